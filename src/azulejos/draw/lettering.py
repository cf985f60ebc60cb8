"""How much room words may take: the pictures bring no fonts, so boxes are made for the widest one that may stand in."""

from math import floor
from unicodedata import east_asian_width

# In parts of the size, a little over DejaVu Sans Bold; what is not named here is small or a figure
_NARROW, _SLIM, _COMMON, _CAPITAL, _BROAD = 0.38, 0.49, 0.7, 0.82, 1.08
_NAMED = (
    dict.fromkeys(" .,:;!|/'·iIjJlł()", _NARROW)
    | dict.fromkeys("frt-[]*", _SLIM)
    | dict.fromkeys("−+<>=", _CAPITAL)
    | dict.fromkeys("mwMW…%&жшщюыфмЖШЩЮЫФМ", _BROAD)
)
_REGULAR = 0.9  # how much narrower than bold


def room_for(words: str, size: float, bold: bool = False) -> float:
    """The width that a line of text may take in a wide font."""
    return sum(map(_width, words)) * size * (1 if bold else _REGULAR)


def _width(character: str) -> float:
    if character in _NAMED:
        return _NAMED[character]
    if east_asian_width(character) in "WF":
        return _BROAD
    return _CAPITAL if character.isupper() else _COMMON


def fitting(words: str, size: float, room: float, bold: bool = False) -> float:
    """The size, or a smaller one in which the words have room even in a wide font."""
    return floor(10 * size * min(1, room / max(room_for(words, size, bold), 1))) / 10


def shortened(words: str, size: float, room: float, bold: bool = False) -> str:
    """Words cut to the room they have."""
    if room_for(words, size, bold) <= room:
        return words
    while len(words) > 3 and room_for(words + "…", size, bold) > room:
        words = words[:-1]
    return words.rstrip() + "…"
