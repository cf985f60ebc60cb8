"""What the pictures of `azulejos play` share: the heading, long lines, the size of the terminal."""

from __future__ import annotations

import re
import shutil

from azulejos.draw import ink

COLUMNS = 80
COLUMNS_BEFORE = re.compile(r" *\S+(?: \S+)* {2,}(?:\S+ {2,})?")  # those that stand before a text, one or two
CLEAR = "\x1b[H\x1b[2J"


def heading(left: str, right: str, lit: bool, notice: str, colour: bool) -> list[str]:
    """Whose turn it is, lit if it is yours; which game and round; and what must not be overlooked."""
    shown = ink.painted(left, ink.BRASS, colour, bold=True) if lit else ink.bold(left, colour)
    lines = [ink.padded(shown, COLUMNS - len(right)) + ink.painted(right, ink.QUIET, colour)]
    return [*lines, ink.painted(ink.cut(notice, COLUMNS), ink.BRASS, colour, bold=True)] if notice else lines


def wrapped(line: str) -> str:
    """A line broken between words where it is too long; the rest begins below the line's last column."""
    if ink.width(line) <= COLUMNS:
        return line
    columns = COLUMNS_BEFORE.match(line)
    indent = " " * (ink.width(columns[0]) if columns else len(line) - len(line.lstrip()) + 2)
    lines = [""]
    for word in line.split(" "):
        if ink.width(lines[-1]) + ink.width(word) > COLUMNS:
            lines.append(indent)
        lines[-1] += f"{word} "
    return "\n".join(line.rstrip() for line in lines)


def terminal_rows() -> int:
    """How many lines the terminal has."""
    return shutil.get_terminal_size().lines
