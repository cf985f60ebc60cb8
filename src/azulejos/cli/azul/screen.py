"""Azul's picture in `azulejos play`: our own heading, and an order that suits the terminal's height."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.cli.azul import words
from azulejos.cli.screen import heading
from azulejos.cli.words import YOU
from azulejos.data import AzulData
from azulejos.draw import terminal

ROOM_BELOW = 5  # lines for news and the prompt


def screen(data: AzulData, names: Sequence[str], seat: int, colour: bool, rows: int | None) -> str:
    """The table as `seat` wants to see it; `rows` is the height of the terminal, None if it doesn't matter."""
    heads, table, boards = headings(data, names, colour), *blocks(data, names, colour)
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


def headings(data: AzulData, names: Sequence[str], colour: bool) -> list[str]:
    """Whose turn it is, which game and round, and whether it is the last."""
    yours = data["to_move"] is not None and names[data["to_move"]] == YOU
    right = f"Azul · {data['wall']} wall · round {data['round']}"
    return heading(words.heading(data, names), right, yours, words.last_round(data, names), colour)
