"""The goals of Azul Duel, one function per rule: section 8 of docs/rules/duel.md, from rule 8.4 on."""

from __future__ import annotations

from tests.reference.duel_table import COLOURS, JOKER, NO_TILE, SPECIAL, Board, Position, printed_row


def points_of_goals(position: Position, board: Board) -> dict[str, int]:
    """What each goal in play would give this board now."""
    return {goal: points_of_a_goal(goal, board, position.a_special_is_a_colour) for goal in position.goals}


def points_of_a_goal(goal: str, board: Board, a_special_is_a_colour: bool) -> int:
    """One of the eight."""
    if goal == "five_colours":
        return five_colours(board, a_special_is_a_colour)
    return ALL_BUT_FIVE_COLOURS[goal](board)


def is_covered(board: Board, row: int, column: int) -> bool:
    """Rule 8.4: every tile counts, a special one like any other."""
    return board.cells[row][column] != NO_TILE


def rows(board: Board) -> int:
    """Rule 8.5."""
    return 3 * sum(all(is_covered(board, row, column) for column in range(6)) for row in range(6))


def five_colours(board: Board, a_special_is_a_colour: bool) -> int:
    """Rule 8.6: in a row, gaps or not; a special tile is a colour of its own, unless the game says otherwise."""
    counted = COLOURS + SPECIAL if a_special_is_a_colour else COLOURS
    return 4 * sum(sum(colour in cells for colour in counted) >= 5 for cells in board.cells)


def columns(board: Board) -> int:
    """Rule 8.7."""
    return 7 * sum(all(is_covered(board, row, column) for row in range(6)) for column in range(6))


def perimeter(board: Board) -> int:
    """Rule 8.8: the 20 cells at the rim."""
    rim = [(row, column) for row in range(6) for column in range(6) if {row, column} & {0, 5}]
    return sum(is_covered(board, row, column) for row, column in rim)


def diagonals(board: Board) -> int:
    """Rule 8.9."""
    falling = all(is_covered(board, step, step) for step in range(6))
    rising = all(is_covered(board, 5 - step, step) for step in range(6))
    return 10 * (falling + rising)


def corners(board: Board) -> int:
    """Rule 8.10: 3 for each plate at the top, 8 for each at the bottom, if all four cells are covered."""
    plates = [(0, 0, 3), (0, 4, 3), (4, 0, 8), (4, 4, 8)]
    return sum(
        points
        for row, column, points in plates
        if all(is_covered(board, row + down, column + right) for down in (0, 1) for right in (0, 1))
    )


def jokers(board: Board) -> int:
    """Rule 8.11: 2 for each joker cell if all of them are covered."""
    covered = [is_covered(board, row, column) for row, column in cells_that_show(board, JOKER)]
    return 2 * len(covered) if all(covered) else 0


def empty_specials(board: Board) -> int:
    """Rule 8.12."""
    return -3 * sum(not is_covered(board, row, column) for row, column in cells_that_show(board, SPECIAL))


def cells_that_show(board: Board, sign: str) -> list[tuple[int, int]]:
    """Rule 1.10: of the plates that lie on the dome."""
    return [(row, column) for row in range(6) for column, shown in enumerate(printed_row(board, row)) if shown == sign]


ALL_BUT_FIVE_COLOURS = {
    "rows": rows,
    "columns": columns,
    "perimeter": perimeter,
    "diagonals": diagonals,
    "corners": corners,
    "jokers": jokers,
    "empty_specials": empty_specials,
}
