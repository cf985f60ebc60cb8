"""Azul Duel's tiling, rule by rule, as scenarios: section 6 of docs/rules/duel.md, and the worked examples there."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from azulejos import Position
from tests.reference.duel_hand_made import board
from tests.reference.duel_table import CHIPS, Board
from tests.rules.duel_tables import ALL_THIRTEEN, is_refused, moves, of, on, pile, played, table, tiled

# The top of a dome, with cells  Y K | J B | T R  in row 1 and  T * | T K | B J  in row 2.
TOP = {1: "1r0", 2: "2r0", 3: "3r0"}


def payments(position: Position, cell: str) -> set[str]:
    """The chips that complete the line for this cell."""
    return {move.partition("+")[2] for move in moves(position, f"{cell}+")}


# Lines, one after the other


def test_lines_are_tiled_from_the_first_to_the_sixth() -> None:
    """Rule 6.1: line 1 is placed and has scored before line 2 is asked."""
    sketch = board(5, lines={1: "K", 2: "KK"}, plates={1: "1r0", 2: "5r2", 3: "17r1"}, cells={})
    position = tiled(sketch)  # row 1 shows Y K R T B R, row 2 T * * K K J
    assert (of(position, 0).cells[:2], of(position, 0).score) == ([".K....", "......"], 6)
    assert of(position, 0).line == 2
    assert moves(position) == {"2@4", "2@5", "2@6"}
    assert of(position.play("2@5"), 0).score == 7


def test_a_tile_from_a_line_above_counts_in_the_runs_of_a_line_below() -> None:
    """Rules 6.1 and 6.5: blue goes to row 1 and makes 2 with the joker cell; then black below it makes 2."""
    sketch = board(5, lines={1: "B", 2: "KK"}, plates=TOP, cells={1: "..R...", 2: ".....Y"})
    after = tiled(sketch)
    assert of(after, 0).cells[:2] == ["..RB..", "...K.Y"]
    assert of(after, 0).score == 5 + 2 + 2


def test_an_incomplete_line_stays_with_its_tiles() -> None:
    """Rule 6.1."""
    after = tiled(board(lines={2: "T", 4: "YYY", 6: "KKKKK"}, plates=TOP))
    assert of(after, 0).lines == ["", "T", "", "YYY", "", "KKKKK"]
    assert on(after).tower == pile()


def test_a_tile_goes_to_a_free_cell_of_its_colour_or_a_free_joker_cell_of_its_row() -> None:
    """Rules 6.2 and 6.3."""
    for colour, columns in [("T", "136"), ("K", "46"), ("B", "56")]:
        position = tiled(board(lines={2: colour * 2}, plates=TOP))
        assert moves(position) == {f"2@{column}" for column in columns}
    taken = tiled(board(lines={2: "TT"}, plates=TOP, cells={2: "T....."}))
    assert moves(taken) == {"2@3", "2@6"}
    assert is_refused(taken, "2@1")
    assert is_refused(taken, "2@2")
    assert is_refused(taken, "2@4")
    assert is_refused(taken, "2.")
    assert is_refused(taken, "1@3")


def test_the_only_cell_is_taken_without_a_question_and_must_be() -> None:
    """Rule 6.3."""
    after = tiled(board(lines={2: "YY"}, plates=TOP))
    assert after.phase == "deal"
    assert of(after, 0).cells[1] == ".....Y"
    before = tiled(board(lines={1: "K"}, plates=TOP))
    assert (before.phase, moves(before)) == ("tiling", {"1@2", "1@3"})


def test_a_colour_may_lie_several_times_in_a_row_and_a_column_and_keeps_its_colour_on_a_joker_cell() -> None:
    """Rule 6.3."""
    position = tiled(board(lines={2: "TT"}, plates=TOP, cells={2: "T.T..."}))
    assert of(position, 0).cells[1] == "T.T..T"
    again = tiled(board(lines={1: "T"}, plates={**TOP, 2: "12r0"}, cells={1: "....T.", 2: "......"}))
    assert of(again, 0).cells[0] == "..T.T."


def test_the_other_tiles_of_the_line_go_to_the_tower_and_the_line_is_free() -> None:
    """Rule 6.4."""
    after = tiled(board(lines={4: "KKKK", 5: "Y"}, plates={4: "4r0"}), free={0: (5, 6)})
    assert of(after, 0).cells[3] == ".K...."
    assert of(after, 0).lines == ["", "", "", "", "Y", ""]
    assert on(after).tower == pile(K=3)


# Points


@pytest.mark.parametrize(
    ("line", "cells", "move", "points"),
    [
        ({1: "Y"}, {}, "1@1", 1),
        ({1: "Y"}, {1: ".K...."}, "1@1", 2),
        ({1: "Y"}, {1: ".KB..."}, "", 3),
        ({1: "Y"}, {1: ".K.B.."}, "1@1", 2),
        ({1: "Y"}, {2: "T....."}, "1@1", 2),
        ({1: "B"}, {1: "..Y.T."}, "", 3),
        ({1: "B"}, {1: "..Y.T.", 2: "...K.."}, "", 3 + 2),
        ({1: "B"}, {1: ".....R", 2: "...K.."}, "1@4", 2),
        ({1: "B"}, {1: "YK..TR", 2: "..T..."}, "1@3", 3 + 2),
        ({1: "B"}, {1: "YK..TR"}, "1@4", 3),
        ({2: "KK"}, {1: "...B..", 2: "T.T.BY"}, "", 4 + 2),
        ({2: "KK"}, {1: "...B..", 2: "..T.B.", 3: "...K..", 4: "...Y.."}, "2@4", 3 + 4),
        ({2: "KK"}, {1: "...B..", 4: "...Y.."}, "2@4", 2),
        ({3: "TTT"}, {2: "..T...", 4: "..R..."}, "", 3),
    ],
)
def test_a_tile_scores_the_runs_that_it_lies_in(
    line: dict[int, str], cells: dict[int, str], move: str, points: int
) -> None:
    """Rule 6.5: rows 3 and 4 show T K over R J in columns 3 and 4."""
    position = tiled(board(5, lines=line, plates={**TOP, 5: "12r0"}, cells=cells), free={0: (4, 6)})
    if move:
        position = position.play(move)
    assert of(position, 0).score == 5 + points


def test_special_tiles_count_in_runs() -> None:
    """Rule 6.5: T, special, T: three across, though the special one lies between."""
    cells = {1: "YK....", 2: "T*...."}
    after = tiled(board(5, lines={2: "TT"}, plates=TOP, cells=cells)).play("2@3")
    assert of(after, 0).score == 5 + 3


# The special tile


@pytest.mark.parametrize("row", range(1, 7))
def test_a_special_tile_comes_at_once_and_scores_the_number_of_its_row(row: int) -> None:
    """Rule 6.6: a plate at the left, turned so that its special cell lies in this row; one other cell is free."""
    place = (row - 1) // 2 * 3 + 1
    if row % 2 == 1:  # * T over K Y
        line, colour, points = row + 1, "Y", 2 + 2
        plates, cells = {place: "1r2"}, {row: ".T....", row + 1: "K....."}
    else:  # Y K over T *
        line, colour, points = row, "T", 2
        plates, cells = {place: "1r0"}, {row - 1: "YK...."}
    sketch = board(5, lines={line: colour * line}, plates=plates, cells=cells)
    after = tiled(sketch, rounds=1, free={0: (place + 1, place + 2)})
    assert of(after, 0).cells[row - 1] == ("*T...." if row % 2 == 1 else "T*....")
    assert of(after, 0).score == 5 + points + row


def test_a_special_tile_scores_nothing_for_its_neighbours_and_comes_behind_the_tile_that_brings_it() -> None:
    """Rules 6.5 and 6.6: yellow has one neighbour across and one below, the special one would have more."""
    cells = {1: ".KY...", 2: "T.T.B."}
    sketch = board(5, lines={1: "Y"}, plates=TOP, cells=cells)
    after = tiled(sketch)
    assert of(after, 0).cells[:2] == ["YKY...", "T*T.B."]
    assert of(after, 0).score == 5 + 3 + 2 + 2


def test_a_special_tile_that_has_come_counts_for_the_lines_below() -> None:
    """Rules 6.1, 6.5 and 6.6: the yellow tile of line 1 brings it to row 2, and line 2 makes a run with it."""
    cells = {1: ".KB...", 2: "T....."}
    position = tiled(board(5, lines={1: "Y", 2: "TT"}, plates=TOP, cells=cells))
    assert of(position, 0).score == 5 + 5 + 2
    assert of(position.play("2@3"), 0).score == 5 + 5 + 2 + 3 + 2


def test_a_joker_plate_brings_no_special_tile() -> None:
    """Rule 6.6."""
    cells = {1: "..YB..", 2: "..T..."}
    after = tiled(board(5, lines={2: "KK"}, plates=TOP, cells=cells)).play("2@4")
    assert of(after, 0).cells[1] == "..TK.."
    assert of(after, 0).score == 5 + 2 + 2


# Chips


def test_each_missing_tile_costs_two_chips_that_show_the_colour_or_any_three() -> None:
    """Rule 6.7: the draft brings a black chip besides."""
    position = tiled(board(lines={2: "Y"}, plates=TOP, chips="BR,TY,Y"))
    assert moves(position) == {"2.", *[f"2@6+{chips}" for chips in ("TY,Y", "BR,TY,Y", "BR,TY,K", "BR,Y,K", "TY,Y,K")]}


def test_a_two_coloured_chip_shows_both_colours_but_is_one_chip() -> None:
    """Rule 6.7."""
    one = tiled(board(lines={2: "Y"}, plates=TOP, chips="YK"))
    assert one.phase == "deal"
    two = tiled(board(lines={2: "Y"}, plates=TOP, chips="TY,YK"))
    assert payments(two, "2@6") == {"TY,YK", "TY,YK,K"}
    black = tiled(board(lines={2: "K"}, plates=TOP, chips="TY,YK"))
    assert payments(black, "2@4") == payments(black, "2@6") == {"YK,K", "TY,YK,K"}


@pytest.mark.parametrize(
    ("chips", "missing"),
    [
        ("BR,R,RT,RT,Y", 2),
        ("BR,R,RT,RT,R", 2),
        ("R,R,BR,BR,RT", 3),
        ("B,Y,T,T,KB", 2),
        ("B,B,BR,R,R", 1),
        ("B,B,Y,Y,R", 3),
    ],
)
def test_every_set_of_chips_that_can_be_shared_out_pays_wasteful_ones_too(chips: str, missing: int) -> None:
    """Rule 6.7: tried one by one, for a line of red tiles; the draft brings a black chip besides."""
    plates = {4: "10r0", 5: "1r0", 6: "2r0", 1: "4r0", 7: "5r0", 8: "3r0", 9: "7r0"}
    position = tiled(board(lines={4: "R" * (4 - missing)}, plates=plates, chips=chips), rounds=3, free={0: (2, 3)})
    have = sorted([*chips.split(","), "K"], key=CHIPS.index)
    expected = {
        ",".join(spent)
        for number in range(1, len(have) + 1)
        for spent in combinations(have, number)
        if pays(sum("R" in chip for chip in spent), sum("R" not in chip for chip in spent), missing)
    }
    assert payments(position, "4@1") == expected


def pays(red: int, others: int, missing: int) -> bool:
    """Takes off two red ones, or any three, for each tile."""
    if missing == 0:
        return red == others == 0
    threes = [shown for shown in range(4) if shown <= red and 3 - shown <= others]
    return (red >= 2 and pays(red - 2, others, missing - 1)) or any(
        pays(red - shown, others - 3 + shown, missing - 1) for shown in threes
    )


def test_the_example_of_paying_with_chips() -> None:
    """Rule 6.7: two red tiles of a line of four, and BR, R, RT, RT, Y, K."""
    plates = {4: "10r0", 1: "4r0", 5: "1r0", 6: "2r0", 7: "5r0", 8: "3r0", 9: "7r0"}
    position = tiled(board(lines={4: "RR"}, plates=plates, chips="BR,R,RT,RT,Y"), rounds=3, free={0: (2, 3)})
    ways = payments(position, "4@1")
    numbers = Counter(way.count(",") + 1 for way in ways)
    assert {way for way in ways if way.count(",") == 3} == {"BR,R,RT,RT"}
    assert numbers == {4: 1, 5: 5, 6: 1}  # any five: one of the four different kinds, or one of the two RT, is left out


def test_an_empty_line_can_not_be_completed_with_chips() -> None:
    """Rule 6.7."""
    after = tiled(board(plates=TOP, chips="Y,Y,K"))
    assert after.phase == "deal"


def test_a_line_is_completed_or_left_when_the_pass_comes_to_it() -> None:
    """Rule 6.8, ruling: line 2 is asked before line 3, and what it spends is gone."""
    position = tiled(board(lines={2: "Y", 3: "BB"}, plates={**TOP, 4: "13r0"}, chips="BR,TY,Y"))
    assert {move[0] for move in moves(position)} == {"2"}
    left = position.play("2.")
    assert of(left, 0).lines[1] == "Y"
    assert of(left, 0).chips == ["BR", "TY", "Y", "K"]
    assert {move[0] for move in moves(left)} == {"3"}
    spent = position.play("2@6+TY,Y")
    assert of(spent, 0).chips == ["BR", "K"]
    assert spent.phase == "deal"
    assert of(spent, 0).lines[2] == "BB"


def test_chips_are_spent_only_if_they_complete_the_line_and_only_if_it_has_a_cell() -> None:
    """Rule 6.8, ruling."""
    position = tiled(board(lines={2: "Y"}, plates=TOP, chips="TY,Y,Y"))
    for wrong in (
        "2@6",
        "2@6+",
        "2@6+Y",
        "2@1+Y,Y",
        "2@6+Y,TY",
        "2@6+TY,Y,Y,K",
        "2@6+Y,Y,Y",
        "2@6+T,Y",
        "1.",
        "3.",
        "2",
    ):
        assert is_refused(position, wrong), wrong
    too_few = tiled(board(lines={3: "B"}, plates={**TOP, 4: "13r0"}, chips="B,B,BR"))
    assert too_few.phase == "deal"
    no_cell = tiled(board(lines={3: "B"}, plates=TOP, chips="B,B,BR"), free={0: (4,)}, rounds=2)
    assert no_cell.phase == "deal"


def test_with_chips_the_cell_is_chosen_as_well() -> None:
    """Rules 6.8 and 6.3."""
    position = tiled(board(lines={2: "T"}, plates=TOP, chips="T,TY"))
    assert moves(position) == {"2."} | {f"2@{column}+{chips}" for column in "136" for chips in ("T,TY", "T,TY,K")}
    assert of(position.play("2@3+T,TY"), 0).cells[1] == "..T..."


def test_chips_add_no_tiles_and_are_turned_over_for_good() -> None:
    """Rule 6.9: two of three tiles are real: one to the dome, one to the tower."""
    before = tiled(board(5, lines={3: "BB"}, plates={**TOP, 4: "13r0"}, chips="B,BR", broken=""))
    after = before.play("3@1+B,BR")
    mine = of(after, 0)
    assert mine.cells[2] == "B....."
    assert mine.lines[2] == ""
    assert on(after).tower == pile(B=1)
    assert (mine.chips, "B" in mine.used, "BR" in mine.used) == (["K"], True, True)
    assert mine.score == 6
    tiles = Counter("".join(mine.cells)) + Counter(on(after).bag) + Counter(on(after).tower)
    assert {colour: tiles[colour] for colour in "BYRKT"} == ALL_THIRTEEN


# Lines without a cell


@pytest.mark.parametrize("tiles", ["R", "RR"])
@pytest.mark.parametrize("free", [1, 2, 3])
def test_a_line_without_a_cell_waits_while_one_of_the_three_positions_is_empty(tiles: str, free: int) -> None:
    """Rule 6.10: complete or not."""
    plates = {place: plate for place, plate in {1: "1r0", 2: "5r2", 3: "8r0"}.items() if place != free}
    after = tiled(board(lines={2: tiles}, plates=plates), free={0: (free,)})
    assert of(after, 0).lines[1] == tiles
    assert of(after, 0).score == 5


@pytest.mark.parametrize("tiles", ["R", "RR"])
def test_a_line_without_a_cell_breaks_when_all_three_positions_are_taken(tiles: str) -> None:
    """Rules 6.11 and 6.12: complete or not, and it counts in this round's penalty."""
    after = tiled(board(20, lines={2: tiles}, plates={1: "1r0", 2: "8r0", 3: "13r0"}))
    assert of(after, 0).lines[1] == ""
    assert of(after, 0).score == 20 - (1 if tiles == "R" else 3)
    assert on(after).tower == pile(R=len(tiles))


def test_a_line_breaks_though_chips_could_complete_it_and_its_cells_are_covered_already() -> None:
    """Rules 6.8, ruling, and 6.11: both yellow cells and the joker cell of row 2 are taken."""
    after = tiled(board(20, lines={2: "Y"}, plates=TOP, cells={2: ".....Y"}, chips="Y,Y,TY"))
    assert after.phase == "deal"
    assert of(after, 0).lines[1] == ""
    assert of(after, 0).chips == ["TY", "Y", "Y", "K"]
    assert of(after, 0).score == 19


def test_a_line_that_breaks_fills_the_broken_stack_and_the_rest_goes_to_the_tower() -> None:
    """Rules 6.11 and 5.3: three lie there already, and all that happens before the penalty."""
    plates = {7: "1r0", 8: "8r0", 9: "13r0"}
    after = tiled(board(20, lines={6: "RRRRR"}, plates=plates, broken="BBK"))
    assert of(after, 0).score == 20 - 10
    assert on(after).tower == pile(B=2, K=1, R=5)


def test_a_line_that_waited_full_is_placed_when_its_cell_has_come() -> None:
    """Rules 6.10, 6.11 and 6.3: a plate with a red cell is laid in the draft of the next round."""
    sketch = board(lines={2: "RR"}, plates={1: "1r0", 2: "5r2"}, tokens=1, taken=2)
    before = table(sketch, board(tokens=2, taken=2), display="9,-,-", marker=1, free={0: (3,)})
    after = before.play("p9@4r0")
    assert of(after, 0).lines[1] == "RR"
    hopeless = before.play("p9@3r0")  # T R over B *
    assert (of(hopeless, 0).lines[1], of(hopeless, 0).cells[1]) == ("", "......")
    turned = before.play("p9@3r2")  # * B over R T
    assert (of(turned, 0).lines[1], of(turned, 0).cells[1]) == ("", "....R.")


# What is broken


@pytest.mark.parametrize(
    ("score", "broken", "marker", "left"),
    [
        (20, "", 1, 20),
        (20, "", 0, 18),
        (20, "BYR", 0, 12),
        (20, "BYRK", 0, 8),
        (7, "BYR", 0, 0),
        (1, "", 0, 0),
        (0, "B", 1, 0),
    ],
)
def test_broken_tiles_and_the_first_player_tile_are_paid_together_but_not_below_nought(
    score: int, broken: str, marker: int, left: int
) -> None:
    """Rule 6.12."""
    after = tiled(board(score, broken=broken), board(20), marker=marker)
    assert of(after, 0).score == left
    assert of(after, 1).score == (18 if marker == 1 else 20)


def test_what_is_broken_is_paid_for_behind_a_choice_in_the_last_line_too() -> None:
    """Rule 6.12: row 6 shows R Y Y and a joker cell at the left."""
    sketch = board(20, lines={6: "YYYYYY"}, plates={7: "10r2", 8: "14r0"}, broken="BYR")
    position = tiled(sketch, free={0: (9,)})
    assert (of(position, 0).line, of(position, 0).score) == (6, 20)
    assert moves(position) == {"6@2", "6@3", "6@4"}
    assert of(position.play("6@3"), 0).score == 20 + 1 - 6


def test_points_of_the_tiling_come_before_the_penalty() -> None:
    """Rules 6.12 and 6.1: with 1 point, 3 more from a tile, and then 3 lost."""
    after = tiled(board(1, lines={1: "Y"}, plates=TOP, cells={1: ".KB..."}, broken="BY"))
    assert of(after, 0).score == 1 + 3 - 3


def test_the_data_of_a_position_says_what_the_penalty_would_be() -> None:
    """Rule 6.12."""
    data: Any = table(board(broken="BYR"), board(broken="B"), large="|Y", marker=1).data
    assert [side["penalty"] for side in data["boards"]] == [-6, -3]


def test_broken_tiles_go_to_the_tower_and_the_first_player_tile_stays() -> None:
    """Rule 6.13."""
    after = tiled(board(broken="BYR"), board(broken="BB"))
    assert (of(after, 0).broken, of(after, 1).broken) == ("", "")
    assert on(after).tower == pile(B=3, Y=1, R=1)
    assert on(after).marker == 1


# Whose tiling


@pytest.mark.parametrize("first", [0, 1])
def test_who_started_the_draft_tiles_first_not_who_has_the_first_player_tile(first: int) -> None:
    """Rule 6.14, ruling: and penalty included."""
    boards: tuple[Board, Board] = (
        board(20, lines={2: "TT"}, plates=TOP, broken="B"),
        board(20, lines={1: "R"}, plates={1: "14r0", 2: "10r0", 3: "15r0"}, broken="YY"),
    )
    position = tiled(*boards, first=first, marker=1 - first)
    assert position.to_move == first
    assert [of(position, seat).line for seat in (first, 1 - first)] == [2 if first == 0 else 1, 1]
    assert of(position, 1 - first).score == 20
    then = position.play("2@1" if first == 0 else "1@1")
    assert then.to_move == 1 - first
    assert of(then, first).line == 7
    assert of(then, first).score == 20 + 1 - (1 if first == 0 else 3)
    after = then.play("1@1" if first == 0 else "2@1")
    assert after.phase == "deal"


def test_the_other_player_can_be_asked_first_with_the_same_result() -> None:
    """Rule 6.14, ruling."""
    boards = (
        board(20, lines={2: "TT"}, plates=TOP, broken="B"),
        board(20, lines={1: "R"}, plates={1: "14r0", 2: "10r0", 3: "15r0"}, broken="YY"),
    )
    position = tiled(*boards)
    early = position.tiling(1)
    assert early.to_move == 1
    assert moves(early) == {"1@1", "1@4"}
    assert position.tiling(0).text == position.text
    finished = early.play("1@4")
    assert (finished.phase, finished.to_move) == ("tiling", 0)
    assert of(finished, 1).line == 7
    assert finished.tiling(1).text == finished.text
    assert finished.play("2@3").text == played(position, "2@3", "1@4").text


def test_who_has_nothing_to_choose_is_finished_by_being_asked() -> None:
    """Rule 6.14, ruling."""
    position = tiled(board(lines={2: "TT"}, plates=TOP), board(20, broken="YY"))
    asked = position.tiling(1)
    assert (asked.to_move, of(asked, 1).line, of(asked, 1).score) == (0, 7, 20 - 3 - 2)
    assert of(position, 1).line == 1


def test_only_at_the_tiling_somebody_can_be_asked_to_tile() -> None:
    """Rule 6.14, ruling."""
    for position in (table(board(), large="BYR|"), tiled(board())):
        with pytest.raises(ValueError, match=r"."):
            position.tiling(0)


# Worked examples

ANAS_PLATES = {1: "1r0", 2: "14r0", 4: "2r1", 5: "7r0", 6: "9r1", 7: "8r0", 9: "10r0"}
ANAS_CELLS = {1: "YKR...", 3: "....B.", 4: ".....R"}


def test_the_worked_example_of_a_tiling() -> None:
    """Rules 6.1 to 6.12, and 6.7 above all."""
    lines = {1: "K", 2: "BB", 3: "T", 4: "KKK", 6: "YYYYYY"}
    ana = board(10, lines=lines, plates=ANAS_PLATES, cells=ANAS_CELLS, broken="R", chips="T,TY,YK")
    position = tiled(ana, rounds=3, marker=0, free={0: (3, 8)})
    data: Any = position.data
    assert data["boards"][0]["pattern"] == ["YKRT..", "T*YJ..", "TJ*KBT", "KBRB*R", "YB..YR", "K*..JB"]
    assert of(position, 0).line == 4
    assert moves(position, "4@") == {f"4@1+{chips}" for chips in ("YK,K", "T,TY,YK", "T,TY,K", "T,YK,K", "TY,YK,K")}
    assert len(moves(position)) == 6
    after = position.play("4@1+YK,K")
    mine = of(after, 0)
    assert mine.score == 10
    assert mine.lines == ["K", "", "T", "", "", ""]
    assert mine.cells == ["YKR...", "...B..", "....B.", "K....R", "......", "....Y."]
    assert mine.chips == ["T", "TY"]
    assert on(after).tower == pile(B=1, K=2, Y=5, R=1)


def test_the_worked_example_of_a_special_tile() -> None:
    """Rules 6.5 and 6.6."""
    cells = {**ANAS_CELLS, 2: "...B..", 4: "K....R", 6: "....Y."}
    ana = board(10, lines={3: "TTT", 4: "BBBB"}, plates=ANAS_PLATES, cells=cells)
    position = tiled(ana, rounds=4)
    assert moves(position) == {"3@1", "3@2", "3@6"}
    position = position.play("3@6")
    assert of(position, 0).cells[2:4] == ["....BT", "K...*R"]
    assert of(position, 0).score == 10 + 4 + 4
    assert moves(position) == {"4@2", "4@4"}
    assert of(position.play("4@4"), 0).score == 10 + 4 + 4 + 3
