"""`whole_lines`: pieces that end between lines, lines without end cut, whatever the size of the pieces."""

import io

import pytest

from azulejos import record
from azulejos.record import whole_lines

TEXTS = [
    b"",
    b"\n",
    b"a",
    b"a\nbb\nccc\n",
    b"a\nbb\nccc",
    b"\n\n  \n\na\n\n",
    b"aaaaaaaaaa\nbb\ncccccccccc\n",
    b"    a\n\t\tb\n",
]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 100])
@pytest.mark.parametrize("text", TEXTS)
def test_pieces_end_between_lines_and_nothing_but_leading_space_is_lost(text: bytes, size: int) -> None:
    pieces = list(whole_lines(io.BytesIO(text), size))
    assert all(piece.endswith(b"\n") for piece in pieces[:-1])
    assert [line.strip() for line in b"".join(pieces).splitlines()] == [line.strip() for line in text.splitlines()]
    assert all(len(piece) <= 10 + size for piece in pieces)


@pytest.mark.parametrize("size", [1, 3, 7, 1000])
def test_a_line_without_end_is_cut_and_still_too_long(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "most_record_bytes", 20)
    text = b"first\n" + b"x" * 500 + b"\nsecond\n" + b" " * 100 + b"y" * 500 + b"\n" + b"z" * 500
    lines = b"".join(whole_lines(io.BytesIO(text), size)).splitlines()
    assert (lines[0], lines[2]) == (b"first", b"second")
    assert len(lines) == 5
    if size < 100:
        assert [len(lines[index]) for index in (1, 3, 4)] == [21, 21, 21]
    assert all(len(lines[index]) > 20 for index in (1, 3, 4))


def test_memory_stays_small_for_a_line_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "most_record_bytes", 50)
    sizes = [len(piece) for piece in whole_lines(io.BytesIO(b"x" * 100_000), 10)]
    assert sizes == [51]
