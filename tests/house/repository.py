"""The files of this repository, as the tests of the house look at them."""

import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@cache
def repository_files() -> tuple[Path, ...]:
    """Everything that is committed or about to be, relative to the root."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone: which files belong to the project is not known")
    listing = ("git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(Path(name) for name in names.split("\0") if name and (ROOT / name).is_file())


def text_of(path: Path) -> str | None:
    """A file's text; None if it is not a text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None
