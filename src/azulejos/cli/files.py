"""Files that are written as a whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def output(name: str) -> Iterator[BinaryIO]:
    """Standard output for `-`; else a file that bears its name only once it is complete."""
    target = Path(os.path.realpath(name))  # behind a link, so that the link stays
    if name == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    elif target.exists() and not target.is_file():  # /dev/null, a pipe: not to be replaced
        with target.open("wb") as file:
            yield file
    else:
        with replacement(target) as file:
            yield file


@contextmanager
def replacement(target: Path) -> Iterator[BinaryIO]:
    """A file beside the target that takes its place at the end; it vanishes if anything goes wrong."""
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            yield file
        beside.replace(target)
    except FileNotFoundError:  # named as it was asked for, not as the file beside it
        raise FileNotFoundError(2, "there is no such folder", str(target)) from None
    finally:
        beside.unlink(missing_ok=True)
