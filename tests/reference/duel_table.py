"""What lies on a table of Azul Duel (section 1 of docs/rules/duel.md): the components, and a position as plain data.

Tiles, plates and chips are letters and short texts, as docs/notation.md writes them. A position is changed in place;
`copied` makes another one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

COLOURS = "BYRKT"
BROKEN = "-"  # where a line could stand: the broken stack
NO_TILE = "."
SPECIAL = "*"  # a special tile, its cell, or the back of a plate that has one
JOKER = "J"
BACKS = SPECIAL + JOKER
UNKNOWN = "?"  # the back of a plate that nobody has told, or a chip that lies face down

# The cells of each plate: top left, top right, bottom left, bottom right.
CELLS_OF_PLATES = "YKT* JBTK TRBJ KYRJ K*TR TYJK *KRB YBK* TRB* YRJB Y*KR TKRJ BK*T RTYJ TBJY *TYB RJBK *YBR"
PLATES = dict(enumerate(CELLS_OF_PLATES.split(), 1))

CHIPS = "B BR R RT T TY Y YK K KB".split()  # two of each

# The goals in the order in which they are written, and the token whose side they are.
GOALS = {
    "rows": "A",
    "five_colours": "A",
    "columns": "B",
    "perimeter": "B",
    "diagonals": "C",
    "corners": "C",
    "jokers": "D",
    "empty_specials": "D",
}
GOALS_OF_A_FIRST_GAME = ["rows", "columns", "diagonals"]  # the sides with a star

Pile = dict[str, int]


class RuleError(ValueError):
    """A move or an outcome of chance that the rules don't allow."""


@dataclass
class SmallFactory:
    """One of the four small factories (rule 1.2)."""

    sun: str  # sorted
    moon: str  # from bottom to top
    chip: str  # "" none, "?" face down, else turned up


@dataclass
class Board:
    """What lies before one player (rules 1.9 to 1.12)."""

    score: int
    lines: list[str]  # the tiles of each pattern line
    plates: list[str]  # nine positions of the dome in reading order: "14r1", or "" while there is none
    cells: list[str]  # six rows of six: "." where no tile lies
    broken: str  # sorted
    chips: list[str]  # face up
    used: list[str]
    tokens: int  # put down in this round
    taken: int  # chips taken in this round
    line: int | None  # at the tiling the line that comes next, 7 for a board that is finished


@dataclass
class Position:
    """Everything on the table, and what is due."""

    goals: list[str]
    a_special_is_a_colour: bool
    round: int
    phase: str  # "opening", "deal", "draft", "tiling", "over"
    turn: int | None
    due: str  # "move", chance ("plates", "top", "deal", "look", "chip"), or "" when the game is over
    first: int  # who started this round's draft, before the first draft: who will
    marker: int | None  # the holder of the first-player tile; None while it lies on the large factory
    sun: str  # of the large factory, sorted
    moon: str  # of the large factory, sorted
    factories: list[SmallFactory]
    bag: Pile
    tower: Pile
    display: list[int | None]  # three places for plates
    shuffled: int  # plates of the stack that nobody has seen yet
    top: str  # the back of the topmost of them, "" if there is none
    under: list[tuple[str, int]]  # plates put back, from top to bottom: number (or back, for who may not know it), seat
    stage: str  # of drawing: "" nobody draws, "d" drawing, "l" looked, "u" putting back
    drawn: list[str]  # numbers, or backs of those that nobody (or not this viewer) has seen
    boards: list[Board]


# 1 The table


def thirteen_tiles_of_each_colour() -> Pile:
    """Rule 1.1."""
    return dict.fromkeys(COLOURS, 13)


def four_small_factories() -> list[SmallFactory]:
    """Rule 1.2: each with a sun side and a moon side, nothing on them yet. The large one is part of the table."""
    return [SmallFactory("", "", "") for _ in range(4)]


def the_first_player_tile_lies_on_the_large_factory(position: Position) -> bool:
    """Rule 1.3: on its moon side, or a player has it."""
    return position.marker is None


def tiles_go_to_the_tower(position: Position, tiles: str) -> None:
    """Rule 1.4."""
    for tile in tiles:
        position.tower[tile] += 1


@cache
def turned_cells(plate: str) -> str:
    """Rule 1.5: the four cells of a plate such as 14r1, turned clockwise by so many quarters."""
    number, turns = plate.split("r")
    cells = PLATES[int(number)]
    for _ in range(int(turns)):
        top_left, top_right, bottom_left, bottom_right = list(cells)
        cells = bottom_left + top_left + bottom_right + top_right
    return cells


def back_of(plate: int) -> str:
    """Rule 1.6: it shows the type, special or joker."""
    return SPECIAL if SPECIAL in PLATES[plate] else JOKER


def back_of_what_is_known(plate: str) -> str:
    """Rule 1.6, for a plate that is written as its number, its back, or unknown."""
    return back_of(int(plate)) if plate.isdigit() else plate


def twenty_chips() -> Counter[str]:
    """Rule 1.7: two of each."""
    return Counter(dict.fromkeys(CHIPS, 2))


def goals_in_order(goals: list[str]) -> list[str]:
    """Rule 1.8: three or four, no two of them the sides of one token."""
    tokens = [GOALS[goal] for goal in goals]
    if not 3 <= len(goals) <= 4 or len(set(tokens)) < len(tokens):
        raise RuleError(f"{goals} are not the sides of three or four goal tokens")
    return [goal for goal in GOALS if goal in goals]


def spaces_of_a_line(row: int) -> int:
    """Rule 1.9: line 1, the first in a list, has one space."""
    return row + 1


def printed_row(board: Board, row: int) -> str:
    """Rule 1.10: what the six cells of a dome's row show; spaces where no plate lies yet."""
    plates = board.plates[row // 2 * 3 : row // 2 * 3 + 3]
    half = slice(row % 2 * 2, row % 2 * 2 + 2)
    return "".join(turned_cells(plate)[half] if plate else "  " for plate in plates)


def room_on_the_broken_stack(board: Board) -> int:
    """Rule 1.11: it holds four."""
    return 4 - len(board.broken)


def bare_board() -> Board:
    """Rule 1.12: 5 points, and both player tokens still in hand."""
    return Board(5, [""] * 6, [""] * 9, [NO_TILE * 6] * 6, "", [], [], 0, 0, None)


# What is not a rule but needed to state them


def whose_turn(position: Position) -> Board:
    """The board of the player who acts."""
    assert position.turn is not None
    return position.boards[position.turn]


def sorted_tiles(tiles: str) -> str:
    """In the order BYRKT."""
    return "".join(sorted(tiles, key=COLOURS.find))


def sorted_chips(chips: list[str]) -> list[str]:
    """In the order in which chips are written."""
    return sorted(chips, key=CHIPS.index)


def copied(position: Position) -> Position:
    """Another position, equal to this one."""
    return Position(
        **{
            **vars(position),
            "factories": [SmallFactory(factory.sun, factory.moon, factory.chip) for factory in position.factories],
            "bag": dict(position.bag),
            "tower": dict(position.tower),
            "display": list(position.display),
            "under": list(position.under),
            "drawn": list(position.drawn),
            "boards": [copied_board(board) for board in position.boards],
        }
    )


def copied_board(board: Board) -> Board:
    """Another board, equal to this one."""
    lists = ["lines", "plates", "cells", "chips", "used"]
    return Board(**{**vars(board), **{name: list(vars(board)[name]) for name in lists}})
