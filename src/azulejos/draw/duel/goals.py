"""Duel's goals in words, and how far a dome has come with each."""

from collections.abc import Callable, Iterable
from itertools import product

from azulejos.data import DuelBoardData, DuelData, GoalName

SIDE = 6  # cells of a dome
NAMES: dict[GoalName, str] = {
    "rows": "Rows",
    "five_colours": "Five colours",
    "columns": "Columns",
    "perimeter": "Perimeter",
    "diagonals": "Diagonals",
    "corners": "Corners",
    "jokers": "Jokers",
    "empty_specials": "Empty specials",
}
_RULES: dict[GoalName, str] = {
    "rows": "3 per full row",
    "five_colours": "4 per such row",
    "columns": "7 per full column",
    "perimeter": "1 per edge tile",
    "diagonals": "10 per diagonal",
    "corners": "3 above, 8 below",
    "jokers": "2 each, all or none",
    "empty_specials": "−3 each",
}
_PLAIN_COLOURS = "4 each, no specials"  # a special tile does not count as a colour

Cells = Iterable[tuple[int, int]]
Progress = tuple[int, int]  # so much of so much


def rule(data: DuelData, goal: GoalName) -> str:
    """What a goal gives, in a few words."""
    plain = goal == "five_colours" and not data["five_colours_special"]
    return _PLAIN_COLOURS if plain else _RULES[goal]


def progress(data: DuelData, goal: GoalName, seat: int) -> Progress:
    """How far a seat has come: full rows, edge tiles, filled jokers and so on, of all there could be."""
    board = data["boards"][seat]
    if goal == "five_colours":
        return _colourful_rows(board, data["five_colours_special"])
    return _PROGRESS[goal](board)


def _colourful_rows(board: DuelBoardData, special: bool) -> Progress:
    ignored = "." if special else ".*"
    return sum(len(set(row) - set(ignored)) >= 5 for row in board["cells"]), SIDE


def _rows(board: DuelBoardData) -> Progress:
    return sum("." not in row for row in board["cells"]), SIDE


def _columns(board: DuelBoardData) -> Progress:
    return sum("." not in column for column in zip(*board["cells"], strict=True)), SIDE


def _tiles(board: DuelBoardData, cells: Cells) -> Progress:
    filled = [board["cells"][row][column] != "." for row, column in cells]
    return sum(filled), len(filled)


def _printed(board: DuelBoardData, kind: str) -> Progress:
    return _tiles(board, [(row, column) for row, column in _ALL if board["pattern"][row][column] == kind])


_ALL = tuple(product(range(SIDE), range(SIDE)))
_EDGE = [cell for cell in _ALL if {0, SIDE - 1} & set(cell)]
_DIAGONALS = [(row, column) for row, column in _ALL if row in (column, SIDE - 1 - column)]
_CORNERS = [(row, column) for row, column in _ALL if row not in (2, 3) and column not in (2, 3)]
_PROGRESS: dict[GoalName, Callable[[DuelBoardData], Progress]] = {
    "rows": _rows,
    "columns": _columns,
    "perimeter": lambda board: _tiles(board, _EDGE),
    "diagonals": lambda board: _tiles(board, _DIAGONALS),
    "corners": lambda board: _tiles(board, _CORNERS),
    "jokers": lambda board: _printed(board, "J"),
    "empty_specials": lambda board: _printed(board, "*"),
}
