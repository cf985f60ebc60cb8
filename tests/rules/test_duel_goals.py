"""Azul Duel's eight goals on domes made by hand: rules 8.4 to 8.12 of docs/rules/duel.md.

A dome is drawn as six rows: "#" a tile of the cell's own colour (on a joker cell any), "*" a special tile, "." none.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.reference.duel_hand_made import board, covered
from tests.reference.duel_table import GOALS, Board
from tests.rules.duel_tables import end_of_a_draft, of, tiled

# Y K J B T R    Plates 1 to 9 as they are, in reading order.
# T * T K B J
# K Y K * T Y
# R J T R J K
# * K Y B T R
# R B K * B *
NINE = {place: f"{place}r0" for place in range(1, 10)}
BARE = ["......"] * 6
FULL = ["######", "#*####", "###*##", "######", "*#####", "###*#*"]


def a_dome(*rows: str, plates: dict[int, str] = NINE) -> Board:
    return covered(board(50, plates=plates), list(rows))


def points(goal: str, dome: Board, *, a_special_is_a_colour: bool = True) -> int:
    """What the goal adds to 50 points at the end, and what the data says that it gives before."""
    others = [other for other in ("rows", "columns", "corners", "jokers") if GOALS[other] != GOALS[goal]][:2]
    fields: dict[str, Any] = {"rounds": 5, "a_special_is_a_colour": a_special_is_a_colour}
    data: Any = end_of_a_draft(dome, goals=[goal, *others], **fields).data
    now = {counted["name"]: counted["points"][0] for counted in data["goals"]}
    after = of(tiled(dome, goals=[goal, *others], **fields), 0).score
    assert after == 50 + sum(now.values())
    return int(now[goal])


def test_a_bare_dome_gives_nothing_and_loses_for_its_special_cells() -> None:
    """Rules 8.5 to 8.12."""
    given = {goal: points(goal, a_dome(*BARE)) for goal in GOALS}
    assert given == {**dict.fromkeys(GOALS, 0), "empty_specials": -3 * 5}


def test_a_full_dome_gives_all_there_is() -> None:
    """Rules 8.4 to 8.12; five colours (8.6) depend on what lies on joker cells."""
    given = {goal: points(goal, a_dome(*FULL)) for goal in GOALS if goal != "five_colours"}
    assert given == {
        "rows": 6 * 3,
        "columns": 6 * 7,
        "perimeter": 20,
        "diagonals": 2 * 10,
        "corners": 3 + 3 + 8 + 8,
        "jokers": 4 * 2,
        "empty_specials": 0,
    }


@pytest.mark.parametrize("missing", range(6))
def test_each_full_row_of_six_gives_three_points(missing: int) -> None:
    """Rules 8.4 and 8.5: rows 1 and 4 have no special cell; one cell less, and a row gives nothing."""
    one = a_dome("######", *BARE[1:])
    two = a_dome("######", *BARE[:2], "######", *BARE[:2])
    short = a_dome("#" * missing + "." + "#" * (5 - missing), *BARE[:2], "######", *BARE[:2])
    assert [points("rows", dome) for dome in (one, two, short)] == [3, 6, 3]


def test_a_special_tile_fills_a_row_like_any_other() -> None:
    """Rules 8.4 and 8.5: row 2 is complete with it."""
    assert points("rows", a_dome("##....", "#*####", *BARE[2:])) == 3
    assert points("rows", a_dome("#.....", "#.####", *BARE[2:])) == 0


@pytest.mark.parametrize("missing", range(6))
def test_each_full_column_of_six_gives_seven_points(missing: int) -> None:
    """Rules 8.4 and 8.7: column 5 has no special cell."""
    column = ["....#."] * 6
    short = [*column[:missing], "......", *column[missing + 1 :]]
    assert points("columns", a_dome(*column)) == 7
    assert points("columns", a_dome(*short)) == 0
    assert points("columns", a_dome(*["...." + "##"] * 5, "....#*")) == 14
    assert points("columns", a_dome(*["...." + "##"] * 4, "....#.", "....#.")) == 7


@pytest.mark.parametrize("missing", range(6))
def test_each_long_diagonal_gives_ten_points(missing: int) -> None:
    """Rules 8.4 and 8.9: plates laid so that special cells lie outside of them, but for one."""
    plates = {1: "2r0", 2: "1r0", 3: "3r0", 4: "5r0", 5: "4r0", 6: "7r0", 7: "6r0", 8: "8r0", 9: "10r0"}
    falling = ["." * row + "#" + "." * (5 - row) for row in range(6)]
    rising = [row[::-1] for row in falling]
    both = [
        "".join("#" if "#" in pair else "." for pair in zip(*rows, strict=True))
        for rows in zip(falling, rising, strict=True)
    ]
    assert [points("diagonals", a_dome(*rows, plates=plates)) for rows in (falling, rising, both)] == [10, 10, 20]
    short = [*both[:missing], "......", *both[missing + 1 :]]
    assert points("diagonals", a_dome(*short, plates=plates)) == 0
    one_end = [*both[:missing], falling[missing], *both[missing + 1 :]]
    assert points("diagonals", a_dome(*one_end, plates=plates)) == 10


def test_a_special_tile_completes_a_diagonal() -> None:
    """Rules 8.4 and 8.9: plate 1 in the corner, with its special cell on the diagonal."""
    plates = {1: "1r0", 5: "4r0", 9: "10r0", 2: "2r0", 3: "3r0", 4: "5r0", 6: "7r0", 7: "6r0", 8: "8r0"}
    rest = ["..#...", "...#..", "....#.", ".....#"]
    assert points("diagonals", a_dome("##....", "#*....", *rest, plates=plates)) == 10
    assert points("diagonals", a_dome("##....", "......", *rest, plates=plates)) == 0


@pytest.mark.parametrize(
    ("cells", "expected"),
    [("YKBBTR", 4), ("YK.BTR", 4), ("YKB.TR", 4), (".KBBTR", 0), (".KYBTR", 4), ("YK..TR", 0), (".....R", 0)],
)
def test_a_row_with_five_colours_gives_four_points_with_gaps_or_without(cells: str, expected: int) -> None:
    """Rule 8.6: the third cell is a joker cell."""
    dome = board(50, plates=NINE, cells={1: cells})
    assert points("five_colours", dome) == expected
    assert points("five_colours", dome, a_special_is_a_colour=False) == expected


def test_a_special_tile_counts_as_a_colour_of_its_own_unless_the_game_says_otherwise() -> None:
    """Rule 8.6: row 2 has turquoise, special, black, blue and, on the joker cell, red."""
    dome = board(50, plates=NINE, cells={1: "YK....", 2: "T*.KBR"})
    assert points("five_colours", dome) == 4
    assert points("five_colours", dome, a_special_is_a_colour=False) == 0
    with_all_five = board(50, plates={**NINE, 2: "12r0", 3: "17r0"}, cells={1: "YK....", 2: "T*RYBK"})
    assert points("five_colours", with_all_five) == 4
    assert points("five_colours", with_all_five, a_special_is_a_colour=False) == 4


def test_a_colour_that_lies_twice_in_a_row_counts_once() -> None:
    """Rule 8.6: six tiles, four colours."""
    plates = {**NINE, 2: "12r0"}
    dome = board(50, plates=plates, cells={1: "YKTKTR"})
    assert points("five_colours", dome) == 0


def test_several_rows_with_five_colours_count_each() -> None:
    """Rule 8.6: rows 1 and 3."""
    dome = board(50, plates=NINE, cells={1: "YK.BTR", 3: "KYK.TY"})
    assert points("five_colours", dome) == 4
    dome = board(50, plates=NINE, cells={1: "YK.BTR", 4: "RBTRYK"})
    assert points("five_colours", dome) == 8


@pytest.mark.parametrize(
    ("row", "column"), [(row, column) for row in range(6) for column in range(6) if FULL[row][column] == "#"]
)
def test_each_tile_at_the_rim_gives_a_point(row: int, column: int) -> None:
    """Rule 8.8: one tile on each ordinary cell in turn."""
    tile = "." * column + "#" + "." * (5 - column)
    dome = a_dome(*BARE[:row], tile, *BARE[row + 1 :])
    assert points("perimeter", dome) == (1 if row in (0, 5) or column in (0, 5) else 0)


def test_special_tiles_at_the_rim_count_too() -> None:
    """Rules 8.4 and 8.8: plates 7 and 9 in the corners below."""
    assert points("perimeter", a_dome(*BARE[:4], "*#....", "##....")) == 4 - 1
    assert points("perimeter", a_dome(*BARE[:4], "....##", "....#*")) == 4 - 1


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["##....", "#*....", *BARE[2:]], 3),
        (["....##", "....##", *BARE[2:]], 3),
        ([*BARE[:4], "*#....", "##...."], 8),
        ([*BARE[:4], "....##", "....#*"], 8),
        (["..##..", "..##..", *BARE[2:]], 0),
        ([*BARE[:2], "..#*..", "..##..", *BARE[:2]], 0),
        (["#.....", "#.....", *BARE[2:]], 0),
        (["....#.", "....##", *BARE[2:]], 0),
        (["##..##", "#*..##", *BARE[:2], "*#..##", "##..#*"], 22),
        (["##..##", "#*..##", *BARE[:2], ".#..##", ".#..#*"], 14),
    ],
)
def test_each_full_corner_plate_gives_three_points_above_and_eight_below(rows: list[str], expected: int) -> None:
    """Rules 8.4 and 8.10."""
    assert points("corners", a_dome(*rows)) == expected


def test_joker_cells_give_two_points_each_if_all_are_covered() -> None:
    """Rule 8.11: four of them, in rows 1, 2 and 4."""
    assert points("jokers", a_dome("..#...", ".....#", "......", ".#..#.", *BARE[4:])) == 8
    assert points("jokers", a_dome("..#...", ".....#", "......", ".#....", *BARE[4:])) == 0
    assert points("jokers", a_dome("......", ".....#", "......", ".#..#.", *BARE[4:])) == 0


def test_a_dome_without_joker_cells_gives_nothing_for_them() -> None:
    """Rule 8.11: all nine special plates."""
    plates = {place: f"{plate}r0" for place, plate in enumerate([1, 5, 7, 8, 9, 11, 13, 16, 18], 1)}
    assert points("jokers", a_dome(*BARE, plates=plates)) == 0


def test_each_empty_special_cell_costs_three_points() -> None:
    """Rule 8.12: five of them, fewer with each special tile that has come."""
    assert points("empty_specials", a_dome(*BARE)) == -15
    assert points("empty_specials", a_dome("##....", "#*....", *BARE[2:])) == -12
    assert points("empty_specials", a_dome("##....", "#*....", *BARE[:2], "*#..##", "##..#*")) == -6
    assert points("empty_specials", a_dome(*FULL)) == 0


def test_each_player_is_given_what_the_own_dome_is_worth() -> None:
    """Rules 8.4 to 8.12, both seats at once."""
    other = {place: f"{plate}r0" for place, plate in enumerate([10, 12, 14, 11, 13, 15, 16, 17, 18], 1)}
    dome = covered(board(50, plates=other), ["######", *BARE[1:]])
    mine = a_dome("######", *BARE[:2], "######", *BARE[:2])
    data: Any = end_of_a_draft(mine, dome, goals=["rows", "perimeter", "empty_specials"], rounds=5).data
    given = {counted["name"]: counted["points"] for counted in data["goals"]}
    assert given == {"rows": [6, 3], "perimeter": [8, 6], "empty_specials": [-15, -12]}
