"""Tests a wheel as a stranger gets it: what is in it, and whether it works in an empty environment."""

import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BELONGS = re.compile(
    r"azulejos/([a-z_]+/)*[a-z_]+\.(py|json|mjs|svg|txt)"
    r"|azulejos/(py\.typed|_core\.pyi|_core\.[^/]+\.(so|pyd)|wasm/azulejos\.wasm)"
    r"|azulejos-[^/]+\.dist-info/.+"
)
EXPECTED = {"azulejos/__init__.py", "azulejos/py.typed", "azulejos/_core.pyi", "azulejos/wasm/azulejos.wasm"}


def run(*command: str | Path, folder: Path) -> str:
    """What a command prints; ends everything when the command fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_contents(wheel: Path) -> None:
    """Nothing is missing, and nothing is in it that does not belong there."""
    names = set(zipfile.ZipFile(wheel).namelist())
    strangers = sorted(name for name in names if not BELONGS.fullmatch(name))
    if strangers or not names >= EXPECTED:
        sys.exit(f"{wheel.name}: does not belong there: {strangers}, missing: {sorted(EXPECTED - names)}")


def check_installed(wheel: Path, folder: Path) -> None:
    """Installed in an empty environment, far from the sources, the package and its command work."""
    venv.create(folder / "venv", with_pip=True)
    python, azulejos = folder / "venv/bin/python", folder / "venv/bin/azulejos"
    pip = (python, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--require-hashes", "-r", ROOT / "requirements/package.txt", folder=folder)
    run(*pip, "install", "--no-deps", wheel, folder=folder)
    run(*pip, "check", folder=folder)

    version = run(python, "-c", "import azulejos; print(azulejos.__version__)", folder=folder).strip()
    if f"-{version}-" not in wheel.name:
        sys.exit(f"{wheel.name} says that it is version {version}")
    run(azulejos, "--help", folder=folder)
    run(azulejos, "simulate", "--game", "azul", "--games", "1", "--seed", "1", "--out", "game.jsonl", folder=folder)
    run(azulejos, "replay", "game.jsonl", folder=folder)


def main() -> None:
    """Tests the wheel named on the command line."""
    wheel = Path(sys.argv[1]).resolve()
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        check_installed(wheel, Path(folder))
    print(f"{wheel.name} ({wheel.stat().st_size // 1024} KiB) works in an empty environment")


if __name__ == "__main__":
    main()
