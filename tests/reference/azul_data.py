"""The reference position of Azul as plain data, as `position.data` gives it, without the rows that may end the game."""

from __future__ import annotations

from typing import Any

from tests.reference import azul


def data(position: azul.Position) -> dict[str, Any]:
    """Rows, columns, lines and factories count from 1, seats from 0."""
    return {
        "game": "azul",
        "players": len(position.boards),
        "wall": position.wall,
        "round": position.round,
        "phase": position.phase,
        "to_move": position.to_move,
        "first": position.first,
        "marker": "centre" if position.marker is None else position.marker,
        "factories": position.factories,
        "centre": position.centre,
        "bag": position.bag,
        "lid": position.lid,
        "boards": [board_data(board, position.wall) for board in position.boards],
        "barren": position.barren,
        "legal": len(azul.legal_moves(position)),
        "scores": azul.scores(position),
        "winners": azul.winners(position) if position.phase == "over" else None,
    }


def board_data(board: azul.Board, wall: str) -> dict[str, Any]:
    """One player's board, with what its floor costs and its wall would add now."""
    return {
        "score": board.score,
        "lines": [line_data(row, tiles) for row, tiles in enumerate(board.lines)],
        "wall": board.wall,
        "pattern": [pattern_row(row, wall) for row in range(5)],
        "floor": board.floor,
        "penalty": -azul.cost_of_a_floor(board.floor),
        "bonuses": {
            "rows": 2 * azul.complete_rows(board),
            "columns": 7 * azul.complete_columns(board),
            "colours": 10 * azul.complete_colours(board),
        },
    }


def line_data(row: int, tiles: str) -> dict[str, Any]:
    """One pattern line."""
    return {"size": azul.spaces_of_a_line(row), "colour": tiles[:1] or None, "filled": len(tiles)}


def pattern_row(row: int, wall: str) -> str:
    """The colours printed on a row of the wall."""
    return "".join(azul.printed_colour(row, column) if wall == "coloured" else "." for column in range(5))
