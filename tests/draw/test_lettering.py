"""The room that words may take: enough for DejaVu Sans, the widest font that usually stands in."""

import pytest

from azulejos.draw.furniture import notice_width, pill_width
from azulejos.draw.lettering import fitting, room_for, shortened

# As a browser measures them in DejaVu Sans and DejaVu Sans Bold, for 100 px
REAL = [
    ("to move", 411, 457),
    ("Last round: Teresa fills row 1", 1427, 1634),
    ("Special on top", 712, 804),
    ("2 each, all or none", 932, 1046),
    ("Михаил", 401, 445),
    ("winner", 339, 386),
]


@pytest.mark.parametrize(("words", "regular", "bold"), REAL)
def test_room_is_enough_for_a_wide_font_and_not_much_more(words: str, regular: float, bold: float) -> None:
    assert bold <= room_for(words, 100, bold=True) <= 1.12 * bold
    assert regular <= room_for(words, 100) <= 1.14 * regular


def test_pills_have_room_for_their_words() -> None:
    assert pill_width("to move") >= 4.57 * 15 + 12
    assert notice_width("Last round: Teresa fills row 1") >= 16.34 * 15 + 28 + 12


def test_words_keep_their_size_or_get_a_smaller_one() -> None:
    assert fitting("Rows", 18, 200) == 18
    size = fitting("Empty specials", 18, 100, bold=True)
    assert 10 < size < 18
    assert room_for("Empty specials", size, bold=True) <= 101


def test_words_that_are_too_long_are_cut() -> None:
    assert shortened("Kasia", 17, 100) == "Kasia"
    cut = shortened("W" * 100, 17, 100)
    assert cut.endswith("…")
    assert room_for(cut, 17) <= 100
    assert room_for("漢" * 4, 10, bold=True) >= 40
