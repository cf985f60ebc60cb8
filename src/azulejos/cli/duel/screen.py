"""Azul Duel's picture in `azulejos play`: our own heading, and an order that suits the terminal's height."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.cli.screen import heading
from azulejos.cli.words import YOU
from azulejos.data import DuelData
from azulejos.draw import terminal
from azulejos.draw.duel.words import ROUNDS, is_last_round

YOURS = {"opening": "Your opening plate", "draft": "Your move", "tiling": "Your tiling"}
STAGES = {"drawing": "You draw plates", "looked": "Keep one plate", "returning": "Put the others back"}


def screen(data: DuelData, names: Sequence[str], seat: int, colour: bool, rows: int | None, below: int) -> str:
    """The table as `seat` wants to see it, for a terminal of so many rows with so many lines to come below it."""
    picture = terminal(data, colour=colour, names=names)
    _, factories, plates, boards = (block.splitlines() for block in picture.split("\n\n"))
    heads = headings(data, names, colour)
    lines = [*heads, "", *factories, "", *plates, "", *boards]
    if rows is None or len(lines) + below < rows:
        return "\n".join(lines)
    # Too high: what the seat needs goes to the bottom, the other's board may scroll away
    own, other = boards_of(boards, seat)
    return "\n".join([*other, *heads, *factories, *plates, *own])


def boards_of(lines: Sequence[str], seat: int) -> tuple[list[str], list[str]]:
    """The lines of the own board, and of the other's."""
    begin = next(index for index, line in enumerate(lines) if index > 0 and "╭─" in line and "│" not in line)
    boards = (list(lines[:begin]), list(lines[begin:]))
    return boards[seat], boards[1 - seat]


def headings(data: DuelData, names: Sequence[str], colour: bool) -> list[str]:
    """What the table waits for, the round, and whether it is the last."""
    yours = data["to_move"] is not None and names[data["to_move"]] == YOU
    phase = f" · {data['phase']}" if data["phase"] in ("draft", "tiling") else ""
    right = f"Azul Duel · round {data['round']} of {ROUNDS}{phase}"
    notice = "The last round: no more plates, and the goals count at its end." if is_last_round(data) else ""
    return heading(waiting(data, names), right, yours, notice, colour)


def waiting(data: DuelData, names: Sequence[str]) -> str:
    """What the table waits for."""
    if data["phase"] == "over":
        return "The game is over"
    if data["phase"] == "deal":
        return f"Round {data['round']} is over"
    if data["to_move"] is None:
        return "Chance is next"
    if names[data["to_move"]] != YOU:
        return f"{names[data['to_move']]} to move"
    return STAGES[data["drawn"]["stage"]] if data["drawn"] else YOURS[data["phase"]]
