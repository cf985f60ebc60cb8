"""How the tests of the command line run it: in a process of its own, as people do."""

import os
import subprocess
import sys
from pathlib import Path

AZULEJOS = (sys.executable, "-m", "azulejos")
GOLDEN = Path(__file__).parent / "golden"


def environment(**more: str) -> dict[str, str]:
    """Ours without what would change colours, sizes or languages."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return kept | {"PYTHONUTF8": "1"} | more


def azulejos(*arguments: str | Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Runs the command; `more` is added to the environment."""
    return subprocess.run(
        [*AZULEJOS, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        check=False,
        timeout=120,
    )


def printed(*arguments: str | Path, typed: str = "") -> str:
    """What a command prints that must succeed and has nothing to complain about."""
    done = azulejos(*arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def simulated(file: Path, *arguments: str | int) -> bytes:
    """The records that `simulate` writes to this file."""
    done = azulejos("simulate", *map(str, arguments), "--out", file)
    assert done.returncode == 0, done.stderr
    return file.read_bytes()


def compare_with_golden(name: str, text: str) -> None:
    """Compares with a file of this folder's golden ones; `GOLDEN=write` in the environment writes it instead."""
    file = GOLDEN / name
    if os.environ.get("GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
