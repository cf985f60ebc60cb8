"""Record files: games as lines of JSON, read one at a time whatever the size of the file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import BinaryIO

from azulejos import _core
from azulejos.game import Game

most_record_bytes: int = _core.most_record_bytes


def read_records(lines: BinaryIO | Iterable[str]) -> Iterator[Game]:
    """The games of a record file (opened for reading bytes, or any lines); blank lines are skipped.

    Raises InvalidRecord for the first broken one, naming its number in the file.
    """
    number = 0
    for line in lines:
        text = line if isinstance(line, str) else line.decode()
        if not text.strip():
            continue
        number += 1
        try:
            yield Game.from_record(text)
        except _core.InvalidRecord as error:
            raise _core.InvalidRecord(f"record {number}: {error}") from None


def whole_lines(file: BinaryIO, size: int = 1 << 20) -> Iterator[bytes]:
    """The file in pieces of about `size` bytes that end between two lines; a longer line is refused."""
    rest = b""
    while piece := file.read(size):
        lines, newline, tail = piece.rpartition(b"\n")
        if newline:
            yield rest + lines + newline
            rest = tail
        else:
            rest += piece
            if len(rest) > most_record_bytes:
                raise _core.InvalidRecord(f"a line is longer than {most_record_bytes} bytes")
    if rest:
        yield rest
