"""Coloured text for the terminal: tiles, free cells, emphasis, in the 256 colours that every terminal knows."""

import re
import unicodedata

RESET = "\x1b[0m"
# Nearest of the 256 colours to the palette's tiles: letter, face
TILE_COLOURS = {
    "B": (231, 25),
    "Y": (52, 178),
    "R": (231, 124),
    "K": (255, 236),
    "W": (23, 255),
    "T": (16, 73),
    "*": (230, 94),
}
# Middle shades that can be read on dark and on light terminals
CELL_COLOURS = {"B": 68, "Y": 136, "R": 131, "K": 102, "W": 66, "T": 30}
BRASS, COST, QUIET = 136, 167, 102
_ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def tile_text(letter: str, colour: bool) -> str:
    """A tile, or the marker `*`, three columns wide: its letter on its colour, or in brackets."""
    if not colour:
        return "(1)" if letter == "*" else f"[{letter}]"
    ink, face = TILE_COLOURS[letter]
    return f"\x1b[1;38;5;{ink};48;5;{face}m {letter.replace('*', '1')} {RESET}"


def cell_text(letter: str, colour: bool) -> str:
    """A free cell, three columns wide: the letter that belongs there in lower case, or a dot."""
    if letter not in CELL_COLOURS:
        return painted(" · ", QUIET, colour)
    return painted(f" {letter.lower()} ", CELL_COLOURS[letter], colour)


def painted(text: str, shade: int, colour: bool, bold: bool = False) -> str:
    """Text in one of the 256 colours, if there is colour."""
    return f"\x1b[{'1;' if bold else ''}38;5;{shade}m{text}{RESET}" if colour else text


def bold(text: str, colour: bool) -> str:
    """Text that stands out, if the terminal can."""
    return f"\x1b[1m{text}{RESET}" if colour else text


def clean(text: str) -> str:
    """Text from outside without control characters, which could otherwise steer the terminal."""
    return "".join(character for character in text if unicodedata.category(character)[0] != "C")


def width(text: str) -> int:
    """The columns that a text takes: escapes and combining marks none, wide letters two."""
    return sum(map(_columns, _ESCAPE.sub("", text)))


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, columns: int) -> str:
    """Uncoloured text, shortened to so many columns if it is longer."""
    if width(text) <= columns:
        return text
    while width(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def padded(text: str, columns: int) -> str:
    """Text filled with spaces to so many columns."""
    return text + " " * (columns - width(text))
