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
    """The file in pieces of about `size` bytes that end between two lines.

    A line longer than a record may be comes cut to one byte more than that, so that it is refused wherever it is read
    as a record and needs no more memory; the lines after it come as they are.
    """
    rest = b""
    while piece := file.read(size):
        lines, newline, tail = piece.rpartition(b"\n")
        if newline:
            yield _cut_first(rest + lines + newline)
            rest = tail
        elif len(rest) <= most_record_bytes:
            rest = _cut(rest + piece)
    if rest:
        yield rest


def _cut_first(lines: bytes) -> bytes:
    """Cuts the first line if it is too long: only that one can have begun in an earlier piece."""
    if len(lines) <= most_record_bytes:
        return lines
    first, newline, others = lines.partition(b"\n")
    return _cut(first) + newline + others


def _cut(line: bytes) -> bytes:
    # Spaces before a record mean nothing; without them a line that was cut is never blank and passed over.
    return line.lstrip(b" \t\r")[: most_record_bytes + 1]
