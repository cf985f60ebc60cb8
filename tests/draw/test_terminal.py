"""The terminal picture: within 80 columns, complete with and without colour, readable in its colours."""

import re
from collections import Counter
from pathlib import Path

import pytest

from azulejos.data import AzulData
from azulejos.draw import ink
from azulejos.draw.terminal import terminal, tile_text
from tests.draw.colour_maths import contrast
from tests.draw.counting import engravings, tiles_on_the_table
from tests.draw.samples import load

GOLDEN = Path(__file__).parent / "golden"


def plain(text: str) -> str:
    """Text without colours."""
    return re.sub("\x1b\\[[0-9;]*m", "", text)


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("name", ["x", "Ольга", "a name that is far too long for the header of a board", "漢字" * 30])
def test_no_line_is_wider_than_eighty_columns(position: AzulData, colour: bool, name: str) -> None:
    picture = terminal(position, colour, names=[name] * position["players"])
    assert max(ink.width(line) for line in picture.splitlines()) <= 80


def test_without_colour_there_are_no_escapes_and_with_it_every_one_is_closed(position: AzulData) -> None:
    assert "\x1b" not in terminal(position, colour=False)
    for line in terminal(position, colour=True).splitlines():
        escapes = re.findall("\x1b\\[[0-9;]*m", line)
        assert escapes[1::2] == ["\x1b[0m"] * (len(escapes) // 2)
        assert len(escapes) % 2 == 0


def test_all_tiles_are_shown_exactly_once(position: AzulData) -> None:
    shown = re.findall(r"\[([BYRKW])\]|(\(1\))", terminal(position, colour=False))
    counts = Counter(letter or "*" for letter, _ in shown)
    assert counts == tiles_on_the_table(position)


def test_free_cells_show_small_letters(position: AzulData) -> None:
    rows = re.findall(r"[1-5][ ▸] ((?:\[[BYRKW]\]| [byrkw·] ){5})", terminal(position, colour=False))
    assert len(rows) == 5 * position["players"]
    letters = Counter("".join(rows))
    for letter, count in engravings(position).items():
        assert letters[letter.lower()] == count


def test_letters_are_there_in_colour_too(position: AzulData) -> None:
    in_colour = plain(terminal(position, colour=True))
    without = re.sub(r"[\[\]()]", " ", terminal(position, colour=False))
    assert [line.rstrip() for line in in_colour.splitlines()] == [line.rstrip() for line in without.splitlines()]


@pytest.mark.parametrize("letter", list("BYRKWT*"))
def test_a_tile_is_three_columns_and_its_letter_can_be_read(letter: str) -> None:
    assert ink.width(tile_text(letter, True)) == ink.width(tile_text(letter, False)) == 3
    assert contrast(*(shade(number) for number in ink.TILE_COLOURS[letter])) >= 4.5


@pytest.mark.parametrize("number", [*ink.CELL_COLOURS.values(), ink.BRASS, ink.COST, ink.QUIET])
def test_letters_on_the_terminal_s_own_ground_can_be_read_on_black_and_on_white(number: int) -> None:
    assert min(contrast(shade(number), "#000000"), contrast(shade(number), "#FFFFFF")) >= 3


def shade(number: int) -> str:
    """One of the 256 colours as #RRGGBB."""
    if number >= 232:
        return "#" + f"{8 + (number - 232) * 10:02X}" * 3
    steps = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{steps[step]:02X}" for step in (number // 36, number // 6 % 6, number % 6))


def test_names_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in terminal(load("two_draft"), colour=False, names=["\x1b[31mred", "two\nlines"])


@pytest.mark.parametrize("name", ["two_last_round", "two_over", "three_grey_tiling"])
def test_picture_is_as_it_was(name: str) -> None:
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert terminal(load(name), colour=False) + "\n" == expected
