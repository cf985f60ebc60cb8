"""What every file of the project keeps to: a first line that says what lives there, no addresses, locked versions."""

import json
import re
from pathlib import Path

from tests.house.repository import ROOT, repository_files, text_of

# How the line that says what lives in a file begins, by the kind of file.
FIRST_LINES = {
    ".py": ('"""', "# "),
    ".h": ("// ",),
    ".cpp": ("// ",),
    ".ts": ("// ",),
    ".svelte": ("<!-- ",),
    ".css": ("/* ",),
    ".js": ("// ",),
    ".sh": ("# ",),
    "Makefile": ("# ",),
    "CMakeLists.txt": ("# ",),
    "run": ("# ",),
}

# Written so that they don't find themselves.
LEAKS = [
    re.compile(r"(registry[.]npmjs|registry[.]yarnpkg|files[.]pythonhosted|pypi)[.]org"),
    re.compile(r"--(extra-)?index[-]url|find[-]links"),
    re.compile(r'"resolved"[:]'),
    re.compile(r"(^|[\s\"'=(:])/(home|root|Users|mnt|workspace)/[\w.]"),
]


def first_line(path: Path) -> str:
    """The line that should describe a file: the first one, or the one after `#!`."""
    lines = [*(text_of(path) or "").splitlines(), "", ""]
    return lines[1] if lines[0].startswith("#!") else lines[0]


def test_every_source_file_opens_with_what_lives_there() -> None:
    starts = {path: FIRST_LINES.get(path.suffix) or FIRST_LINES.get(path.name) for path in repository_files()}
    silent = [str(path) for path, start in starts.items() if start and not first_line(path).startswith(start)]
    assert not silent, f"no first line that says what lives there: {silent}"


def test_no_file_names_a_registry_or_a_path_of_some_machine() -> None:
    leaks = [*LEAKS, re.compile(re.escape(str(ROOT)) + r"\b")]
    found = [
        f"{path}: {match.group().strip()}"
        for path in repository_files()
        for leak in leaks
        if (match := leak.search(text_of(path) or ""))
    ]
    assert not found, "\n".join(found)


def test_every_python_library_is_locked_with_hashes() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        requirements = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
        unlocked = [line for line in requirements if not re.match(r"\S+==\S+.*\\\n +--hash=sha256:", line)]
        assert requirements
        assert not unlocked, f"{lock.name}: {unlocked}"


def test_every_web_library_is_locked_with_a_hash() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    libraries = {name: package for name, package in packages.items() if name}
    assert libraries
    assert [name for name, package in libraries.items() if "integrity" not in package] == []
