"""The terminal picture of Duel: within 80 columns, complete with and without colour, hiding what is hidden."""

import re
from collections import Counter
from pathlib import Path

import pytest

from azulejos.data import DuelData
from azulejos.draw import art, ink
from azulejos.draw.terminal import terminal
from tests.draw.duel_samples import NAMES, chips, free_cells, load, tiles_on_the_table

GOLDEN = Path(__file__).parent / "golden"
ROW = re.compile(r"^│ .{18} [1-6][ ▸] (.{6}) (.{6}) (.{6})", re.MULTILINE)


@pytest.fixture(params=NAMES)
def sample(request: pytest.FixtureRequest) -> DuelData:
    """Each of the sample positions in turn."""
    return load(request.param)


def uncoloured(text: str) -> str:
    """Text without colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", text)


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("name", ["x", "Ольга", "a name that is far too long for the header of a board", "漢字" * 40])
def test_no_line_is_wider_than_eighty_columns(sample: DuelData, colour: bool, name: str) -> None:
    picture = terminal(sample, colour, names=[name, name])
    assert max(ink.width(line) for line in picture.splitlines()) <= 80


def test_without_colour_there_are_no_escapes_and_with_it_every_one_is_closed(sample: DuelData) -> None:
    assert "\x1b" not in terminal(sample, colour=False)
    for line in terminal(sample, colour=True).splitlines():
        escapes = re.findall("\x1b\\[[0-9;]*m", line)
        assert escapes[1::2] == ["\x1b[0m"] * (len(escapes) // 2)
        assert len(escapes) % 2 == 0


def test_all_tiles_and_the_marker_are_shown_exactly_once(sample: DuelData) -> None:
    shown = re.findall(r"\[([BYRKT*])\]|\((1)\)", terminal(sample, colour=False))
    assert Counter(letter or marker for letter, marker in shown) == tiles_on_the_table(sample)


def test_free_cells_of_the_domes_show_what_belongs_there(sample: DuelData) -> None:
    rows = ROW.findall(terminal(sample, colour=False))
    assert len(rows) == 12
    printed = "".join("".join(row) for row in rows)
    for letter in "BYRKTJ":
        expected = sum(free_cells(board)[letter] for board in sample["boards"])
        assert printed.count(f" {letter.lower()} ") == expected
    specials = [int(row) for row in re.findall(r" \*(\d)", printed)]
    assert specials == [
        row
        for board in sample["boards"]
        for row, (tiles, pattern) in enumerate(zip(board["cells"], board["pattern"], strict=True), 1)
        for tile, letter in zip(tiles, pattern, strict=True)
        if letter == "*" and tile == "."
    ]


def test_letters_are_there_in_colour_too(sample: DuelData) -> None:
    in_colour = uncoloured(terminal(sample, colour=True))
    without = re.sub(r"[\[\]()]", " ", terminal(sample, colour=False))
    assert [line.rstrip() for line in in_colour.splitlines()] == [line.rstrip() for line in without.splitlines()]


def test_all_chips_are_shown(sample: DuelData) -> None:
    picture = terminal(sample, colour=False)
    shown = Counter(re.findall(r"<([?BYRKT]+)>", picture))
    for line in re.findall(r"(?:Chips|Used) +((?:[BYRKT]{1,2} )+)", picture):
        shown.update(line.split())
    assert shown == chips(sample)


def test_display_shows_the_faces_of_its_plates(sample: DuelData) -> None:
    lines = terminal(sample, colour=False).splitlines()
    start = next((index for index, line in enumerate(lines) if line.startswith("Display")), None)
    if start is None:
        assert not any(sample["display"])
        return
    for slot, plate in enumerate(sample["display"]):
        left = 10 + 9 * slot
        shown = [line[left : left + 6].ljust(6) for line in lines[start : start + 3]]
        if plate is None:
            assert shown[1:] == ["╭────╮", "╰────╯"]
        else:
            assert shown[0].strip() == str(plate)
            assert tuple(row[1] + row[4] for row in shown[1:]) == tuple(
                row.replace("J", "j").lower() for row in art.plate_faces()[plate]
            )


def test_hidden_plates_show_their_backs_only() -> None:
    picture = terminal(load("returning_masked"), colour=False, names=["Teresa", "Kasia"])
    assert "Kasia puts plates back" in picture
    assert re.search(r"Put back +back T +back T +back T\n +╭ JJ ╮", picture)


def test_names_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in terminal(load("draft"), colour=False, names=["\x1b[31mred", "two\nlines"])


@pytest.mark.parametrize("name", ["draft", "looked", "over"])
def test_picture_is_as_it_was(name: str) -> None:
    expected = (GOLDEN / f"duel_{name}.txt").read_text(encoding="utf-8")
    assert terminal(load(name), colour=False) + "\n" == expected
