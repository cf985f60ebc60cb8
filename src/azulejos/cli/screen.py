"""The picture of `azulejos play`: the table with our own heading, in an order that suits the terminal's height."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from azulejos.cli import words
from azulejos.data import AzulData
from azulejos.draw import ink, terminal

COLUMNS = 80
ROOM_BELOW = 5  # lines for news and the prompt
CLEAR = "\x1b[H\x1b[2J"


def screen(data: AzulData, names: Sequence[str], seat: int, colour: bool, rows: int | None) -> str:
    """The table as `seat` wants to see it; `rows` is the height of the terminal, None if it doesn't matter."""
    heads, table, boards = heading(data, names, colour), *blocks(data, names, colour)
    lines = [*heads, "", *table, "", *boards]
    if rows is None or len(lines) + ROOM_BELOW <= rows or data["players"] == 2:
        return "\n".join(lines)
    # Too high: what the seat needs goes to the bottom, the boards of others above may scroll away
    rows_of_boards = (data["players"] + 1) // 2
    height = len(boards) // rows_of_boards
    pairs = [boards[height * index : height * (index + 1)] for index in range(rows_of_boards)]
    own = pairs.pop(seat // 2)
    others = [line for pair in pairs for line in pair]
    return "\n".join([*others, *heads, *table, *own])


def blocks(data: AzulData, names: Sequence[str], colour: bool) -> tuple[list[str], list[str]]:
    """The picture's table and boards, which stand apart from its heading and from each other by an empty line."""
    picture = terminal(data, colour=colour, names=names)
    _, table, boards = picture.split("\n\n")
    return table.splitlines(), boards.splitlines()


def heading(data: AzulData, names: Sequence[str], colour: bool) -> list[str]:
    """Whose turn it is, which game and round, and whether it is the last."""
    left, right = words.heading(data, names), f"Azul · {data['wall']} wall · round {data['round']}"
    yours = data["to_move"] is not None and names[data["to_move"]] == words.YOU
    shown = ink.painted(left, ink.BRASS, colour, bold=True) if yours else ink.bold(left, colour)
    lines = [ink.padded(shown, COLUMNS - len(right)) + ink.painted(right, ink.QUIET, colour)]
    notice = words.last_round(data, names)
    return [*lines, ink.painted(ink.cut(notice, COLUMNS), ink.BRASS, colour, bold=True)] if notice else lines


def wrapped(line: str) -> str:
    """A line broken between words where it is too long; the rest begins below what follows a double space."""
    if ink.width(line) <= COLUMNS:
        return line
    begin, gap, _ = line.lstrip().partition("  ")
    indent = " " * (len(line) - len(line.lstrip()) + (ink.width(begin) + 2 if gap else 2))
    lines = [""]
    for word in line.split(" "):
        if ink.width(lines[-1]) + ink.width(word) > COLUMNS:
            lines.append(indent)
        lines[-1] += f"{word} "
    return "\n".join(line.rstrip() for line in lines)


def terminal_rows() -> int:
    """How many lines the terminal has."""
    return shutil.get_terminal_size().lines
