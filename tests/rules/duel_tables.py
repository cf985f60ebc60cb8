"""Tables of Azul Duel for the scenarios: positions made by hand, what can be done there, and what they hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from azulejos import Position
from tests.reference import duel_table
from tests.reference.duel_hand_made import board, position_text
from tests.reference.duel_text import from_text

ALL_THIRTEEN = {"B": 13, "Y": 13, "R": 13, "K": 13, "T": 13}
LAST_CHIP = "||K"  # what is left when the draft is all but over: player 0 takes it


def table(*boards: duel_table.Board, **fields: Any) -> Position:
    """A position of these boards; what isn't said is completed."""
    return Position.from_text(position_text(*boards, **fields))


def played(position: Position, *actions: str | Mapping[str, Any]) -> Position:
    for action in actions:
        position = position.play(action)
    return position


def end_of_a_draft(*boards: duel_table.Board, **fields: Any) -> Position:
    """Player 0 has only to take the last chip, a black one; player 1 has the first-player tile."""
    for seat, sketch in enumerate(boards):
        sketch.tokens = 0 if fields.get("rounds") == 5 else 2
        sketch.taken = 1 + seat
    sketches = [*boards, board(tokens=0 if fields.get("rounds") == 5 else 2, taken=2)][:2]
    return table(*sketches, **{"factories": LAST_CHIP, "display": "-,-,-", "marker": 1, **fields})


def tiled(*boards: duel_table.Board, **fields: Any) -> Position:
    """Behind the last turn of the draft: at the first choice of the tiling, or behind it all."""
    return end_of_a_draft(*boards, **fields).play("x1")


def moves(position: Position, kind: str = "") -> set[str]:
    """The legal moves, or those that begin so."""
    return {str(move) for move in position.legal_moves if str(move).startswith(kind)}


def kinds(position: Position) -> str:
    """The first letters of the legal moves."""
    return "".join(sorted({str(move)[0] for move in position.legal_moves}))


def places(position: Position, take: str) -> str:
    """Where tiles taken so may go, such as -146 for s2Y: the broken stack and three lines."""
    return "".join(sorted({move[len(take)] for move in moves(position, take)}))


def on(position: Position) -> duel_table.Position:
    """What lies on the table, to be read as the reference reads it."""
    return from_text(position.text)


def of(position: Position, seat: int) -> duel_table.Board:
    """What lies before one player."""
    return on(position).boards[seat]


def stack(position: Position) -> str:
    """As the position string shows it."""
    return position.text.split()[16]


def drawn(position: Position) -> str:
    """Likewise."""
    return position.text.split()[17]


def pile(**tiles: int) -> dict[str, int]:
    return {**dict.fromkeys("BYRKT", 0), **tiles}


def is_refused(position: Position, action: str | Mapping[str, Any]) -> bool:
    try:
        position.play(action)
    except ValueError as error:
        return str(error) != ""
    return False


def accepted(position: Position, events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [event for event in events if not is_refused(position, event)]
