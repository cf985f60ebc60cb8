"""Azul's rules one by one, as scenarios: the numbers are those of docs/rules/azul.md, whose examples are all here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

import azulejos
from azulejos import Game, Position
from tests.reference.hand_made import board, position_text

if TYPE_CHECKING:
    from azulejos.data import AzulData

ALL_TWENTY = {"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20}
NOTHING = {"B": 0, "Y": 0, "R": 0, "K": 0, "W": 0}
WALLS = ["coloured", "grey"]


def table(*boards: str, **fields: Any) -> Position:
    """A position of these boards; the tiles that lie nowhere else are in the bag."""
    return Position.from_text(position_text(*boards, **fields))


def data(position: Position) -> AzulData:
    return cast("AzulData", position.data)


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def after_the_draft(*boards: str, take: str = "cR-", **fields: Any) -> Position:
    """The first of these boards takes the last heap of the draft, a red tile: onto the floor, if not said otherwise."""
    return table(*boards, **{"marker": 1, "centre": "R", **fields}).play(take)


def moves(position: Position) -> set[str]:
    return {str(move) for move in position.legal_moves}


def places(position: Position, heap: str) -> str:
    """Where a heap such as 2Y may go, such as -145: the floor and three lines."""
    return "".join(sorted(str(move)[2] for move in position.legal_moves if str(move).startswith(heap)))


def of(position: Position, seat: int, what: str) -> Any:
    seat_data: Any = data(position)["boards"][seat]
    return seat_data[what]


def lines(position: Position, seat: int) -> list[str]:
    """The tiles of each line."""
    return [(line["colour"] or "") * line["filled"] for line in of(position, seat, "lines")]


def pile(**tiles: int) -> dict[str, int]:
    return {**NOTHING, **tiles}


def is_refused(position: Position, action: str | dict[str, list[str]]) -> bool:
    try:
        position.play(action)
    except ValueError as error:
        return str(error) != ""
    return False


def before_round_1(players: int = 2, wall: str = "coloured", first: int = 0) -> Game:
    return Game("azul", players=players, wall=wall, first=first, deals="given")


# 1 The table


def test_there_are_twenty_tiles_of_each_of_five_colours() -> None:
    """Rule 1.1."""
    assert data(before_round_1().position)["bag"] == ALL_TWENTY
    assert data(before_round_1().position)["lid"] == NOTHING


def test_a_position_with_a_tile_too_few_or_too_many_is_refused() -> None:
    """Rule 1.1."""
    text = before_round_1().position.text
    for wrong in (text.replace("R20", "R19"), text.replace("-,-,-,-,-:", "-,R,-,-,-:", 1)):
        with pytest.raises(azulejos.InvalidPosition, match="red"):
            Position.from_text(wrong)


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_there_are_two_factories_for_each_player_and_one_more(players: int, factories: int) -> None:
    """Rule 1.2."""
    assert data(before_round_1(players).position)["factories"] == [""] * factories


def test_the_marker_lies_in_the_centre_or_belongs_to_a_player() -> None:
    """Rule 1.3."""
    assert data(before_round_1(first=1).position)["marker"] == 1
    drafting = table(board(), board(), centre="BR")
    assert data(drafting)["marker"] == "centre"
    assert data(drafting.play("cB1"))["marker"] == 0


def test_tiles_that_have_done_their_duty_wait_in_the_lid() -> None:
    """Rule 1.4."""
    after = after_the_draft(board(lines="-,-,BBB,-,-", floor="YK"), board(lines="W,-,-,KKKK,-"))
    assert data(after)["lid"] == pile(B=2, Y=1, R=1, K=1 + 3)


def test_the_five_lines_have_one_to_five_spaces() -> None:
    """Rule 1.5."""
    assert [line["size"] for line in of(before_round_1().position, 0, "lines")] == [1, 2, 3, 4, 5]
    for line in range(1, 6):
        after = table(board(), board(), factories="-,BBBB", centre="BBK").play(f"2B{line}")
        assert lines(after, 0)[line - 1] == "B" * min(line, 4)
        assert of(after, 0, "floor") == "B" * max(0, 4 - line)


def test_the_coloured_wall_shows_each_colour_once_in_each_row_and_column() -> None:
    """Rule 1.6."""
    pattern = of(before_round_1().position, 0, "pattern")
    assert pattern == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]


def test_a_tile_on_a_cell_of_another_colour_is_refused_on_the_coloured_wall_only() -> None:
    """Rule 1.6."""
    boards = (board(wall="Y..../...../...../...../....."), board())
    with pytest.raises(azulejos.InvalidPosition):
        table(*boards, centre="B")
    grey = table(*boards, centre="B", wall="grey")
    assert of(grey, 0, "pattern") == ["....."] * 5
    assert of(grey, 1, "pattern") == ["....."] * 5


@pytest.mark.parametrize(
    ("floor", "cost"),
    [("-", 0), ("B", 1), ("BB", 2), ("BBY", 4), ("BBYK", 6), ("BBYKK", 8), ("BBYKKW", 11), ("BBYKKWW", 14)],
)
def test_each_space_of_the_floor_has_its_cost(floor: str, cost: int) -> None:
    """Rule 1.7."""
    before = table(board(), board(20, floor=floor), centre="R", marker=0, to_move=0)
    assert of(before, 1, "penalty") == -cost
    assert before.play("cR1").scores == (1, 20 - cost)


@pytest.mark.parametrize("wall", WALLS)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_starts_with_nothing_and_the_chosen_player_has_the_marker(wall: str, first: int) -> None:
    """Rule 1.8."""
    position = before_round_1(3, wall, first).position
    assert position.text == (
        f"azul/{wall} 0 deal - {first} {first} 0 -,-,-,-,-,-,- - B20Y20R20K20W20 - "
        + " ".join(["0:-,-,-,-,-:...../...../...../...../.....:-"] * 3)
    )


# 2 The deal


def test_every_factory_gets_four_tiles_from_the_bag() -> None:
    """Rule 2.1."""
    game = before_round_1()
    game.push({"deal": ["BBYR", "KKKK", "YYRW", "BRKW", "BYRK"]})
    assert data(game.position)["factories"] == ["BBYR", "KKKK", "YYRW", "BRKW", "BYRK"]
    assert data(game.position)["bag"] == {"B": 16, "Y": 16, "R": 16, "K": 14, "W": 18}
    assert game.phase == "draft"


@pytest.mark.parametrize(
    "deal",
    [
        ["BBYR", "KKKK", "YYRW", "BRKW", "BYR"],
        ["BBYR", "KKKK", "YYRW", "BRKW", "BYRKW"],
        ["BBYR", "KKKK", "YYRW", "BRKW", ""],
        ["BBYR", "KKKK", "YYRW", "BRKW"],
        ["BBYR", "KKKK", "YYRW", "BRKW", "BYRK", "BYRK"],
        ["RYBB", "KKKK", "YYRW", "BRKW", "BYRK"],
        ["BBYT", "KKKK", "YYRW", "BRKW", "BYRK"],
    ],
)
def test_a_deal_that_the_bag_cannot_bring_is_refused(deal: list[str]) -> None:
    """Rule 2.1."""
    assert is_refused(before_round_1().position, {"deal": deal})


def before_a_deal(bag: str) -> Position:
    """Bare boards: what is not in the bag is in the lid."""
    return table(board(), board(), phase="deal", to_move=None, marker=0, bag=bag)


def test_the_lid_goes_into_an_empty_bag_in_mid_deal() -> None:
    """Rule 2.2."""
    position = before_a_deal(bag="B3Y2R1")
    after = position.play({"deal": ["BBBY", "YRKK", "WWWW", "BYRK", "BBBB"]})
    assert data(after)["bag"] == {"B": 20 - 8, "Y": 20 - 3, "R": 20 - 2, "K": 20 - 3, "W": 20 - 4}
    assert data(after)["lid"] == NOTHING


@pytest.mark.parametrize(
    "deal",
    [
        ["BBBY", "YKKK", "WWWW", "BYRK", "BBBB"],  # the red tile stayed in the bag while others came from the lid
        ["BBBY", "KKKK", "YRWW", "BYRK", "BBBB"],
        ["BBYK", "BYRK", "WWWW", "BYRK", "BBBB"],
    ],
)
def test_the_bag_is_emptied_before_the_lid_goes_into_it(deal: list[str]) -> None:
    """Rule 2.2."""
    assert is_refused(before_a_deal(bag="B3Y2R1"), {"deal": deal})


def test_the_lid_stays_when_the_last_draw_of_a_deal_empties_the_bag() -> None:
    """Rule 2.2."""
    after = before_a_deal(bag="B4Y4R4K4W4").play({"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]})
    assert data(after)["bag"] == NOTHING
    assert data(after)["lid"] == {"B": 16, "Y": 16, "R": 16, "K": 16, "W": 16}
    assert is_refused(before_a_deal(bag="B4Y4R4K4W4"), {"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "KWWW"]})


# Four walls, each without one column: 80 tiles, 16 of each colour.
FOUR_WALLS = [
    ".YRKW/.BYRK/.WBYR/.KWBY/.RKWB",
    "B.RKW/W.YRK/K.BYR/R.WBY/Y.KWB",
    "BY.KW/WB.RK/KW.YR/RK.BY/YR.WB",
    "BYR.W/WBY.K/KWB.R/RKW.Y/YRK.B",
]


def full_walls(*lines_of_seats: str, **fields: Any) -> Position:
    """Four players with 30 points each, and all tiles but 20 on the walls."""
    boards = [board(30, tiles, wall) for tiles, wall in zip(lines_of_seats, FOUR_WALLS, strict=True)]
    return table(*boards, rounds=6, **fields)


NONE = "-,-,-,-,-"


def test_a_round_is_played_with_what_there_is_when_bag_and_lid_run_empty() -> None:
    """Rule 2.3."""
    position = full_walls(
        NONE, NONE, NONE, "-,-,-,-,WWWW", phase="deal", to_move=None, marker=2, bag="B4Y4", lid="R4K4"
    )
    after = position.play({"deal": ["BBBY", "BYYY", "RRRK", "RKKK", "", "", "", "", ""]})
    assert data(after)["factories"] == ["BBBY", "BYYY", "RRRK", "RKKK", "", "", "", "", ""]
    assert data(after)["bag"] == data(after)["lid"] == NOTHING
    assert after.to_move == 2


def test_one_factory_may_be_short_and_those_behind_it_are_empty() -> None:
    """Rule 2.3."""
    position = full_walls(NONE, NONE, NONE, "-,-,-,BBB,-", phase="deal", to_move=None, marker=0, bag="-")
    assert data(position)["lid"] == pile(B=1, Y=4, R=4, K=4, W=4)
    assert position.play({"deal": ["BYYY", "YRRR", "RKKK", "KWWW", "W", "", "", "", ""]}).phase == "draft"
    for wrong in (
        ["BYYY", "YRRR", "RKKK", "KWW", "WW", "", "", "", ""],
        ["BYYY", "YRRR", "RKKK", "KWWW", "", "W", "", "", ""],
        ["BYYY", "YRRR", "RKKK", "KWWW", "", "", "", "", ""],
        ["BBYY", "YYRR", "RRKK", "KKWW", "W", "", "", "", ""],
    ):
        assert is_refused(position, {"deal": wrong})


def test_the_marker_goes_to_the_centre_and_its_holder_has_the_first_turn() -> None:
    """Rule 2.4."""
    position = table(board(), board(), board(), phase="deal", to_move=None, first=0, marker=2)
    after = position.play({"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW", "BYRK", "BYRK"]})
    assert data(after)["marker"] == "centre"
    assert (after.to_move, data(after)["first"], data(after)["round"]) == (2, 2, 3)


# 3 The draft


def test_turns_go_round_clockwise_from_the_first_player() -> None:
    """Rule 3.1."""
    position = table(board(), board(), board(), first=2, to_move=2, factories="BBYR,YYYY,KKWW,RRRR")
    turns = []
    for move in ("1B2", "2Y4", "3K2", "4R4", "cW1", "cY5"):
        turns.append(position.to_move)
        position = position.play(move)
    assert turns == [2, 0, 1, 2, 0, 1]
    assert position.to_move == 2


def test_nobody_can_pass() -> None:
    """Rule 3.1: there is always a move, and it takes at least one tile."""
    full = "B,YY,RRR,KKKK,WWWWW"
    position = table(board(lines=full), board(), factories="BBYR", centre="K")
    assert moves(position) == {"1B-", "1Y-", "1R-", "cK-"}


def test_a_take_from_a_factory_is_all_of_one_colour_and_the_rest_goes_to_the_centre() -> None:
    """Rule 3.2."""
    after = table(board(), board(), factories="-,BBYR", centre="RW").play("2B3")
    assert lines(after, 0)[2] == "BB"
    assert data(after)["factories"] == [""] * 5
    assert data(after)["centre"] == "YRRW"
    assert data(after)["marker"] == "centre"


def test_a_take_from_the_centre_is_all_of_one_colour_and_the_rest_stays() -> None:
    """Rule 3.3."""
    after = table(board(), board(), marker=1, centre="BYYYRK").play("cY4")
    assert lines(after, 0)[3] == "YYY"
    assert data(after)["centre"] == "BRK"


def test_only_what_lies_there_can_be_taken() -> None:
    """Rules 3.2 and 3.3."""
    position = table(board(), board(), factories="-,BBYR", centre="K")
    heaps = {str(move)[:2] for move in position.legal_moves}
    assert heaps == {"2B", "2Y", "2R", "cK"}
    for move in ("2K1", "1B1", "cB1", "6B1", "0B1", "2B6", "2B0", "2B", "2b1", "2T1", "c*-", "1@1", ""):
        assert is_refused(position, move), move


def test_the_first_who_takes_from_the_centre_gets_the_marker_before_the_tiles() -> None:
    """Rule 3.4."""
    after = table(board(floor="K"), board(), factories="WWWW", centre="BBYYY").play("cY2")
    assert of(after, 0, "floor") == "K*Y"
    assert data(after)["marker"] == 0
    again = after.play("cB1")
    assert of(again, 1, "floor") == "B"
    assert data(again)["marker"] == 0  # who is to start the next round


def test_the_marker_cannot_be_taken_alone() -> None:
    """Rule 3.4."""
    position = table(board(), board(), factories="BBBB")
    assert data(position)["marker"] == "centre"
    assert moves(position) == {f"1B{place}" for place in "12345-"}


def test_a_marker_taken_with_a_full_floor_costs_nothing_and_its_taker_starts_the_next_round() -> None:
    """Rule 3.5, ruling."""
    after = table(board(20), board(20, floor="BBYYKKW"), to_move=1, first=0, factories="RRRR", centre="W").play("cW1")
    assert of(after, 1, "floor") == "BBYYKKW"
    assert data(after)["marker"] == 1
    tiled = after.play("1R4")
    assert tiled.scores == (20 + 1, 20 + 1 - 14)
    assert tiled.play({"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]}).to_move == 1


def test_a_marker_that_takes_the_last_space_pushes_the_tiles_of_its_take_to_the_lid() -> None:
    """Rules 3.4 and 3.12."""
    after = table(board(floor="BBYYKK"), board(), centre="RRW").play("cR-")
    assert of(after, 0, "floor") == "BBYYKK*"
    assert data(after)["lid"] == pile(R=2)


def test_the_three_first_turns_of_the_example() -> None:
    """Rules 3.1 to 3.4: the example on the page, and in the booklets."""
    position = table(board(), board(), board(), rounds=1, factories="BKKW,YRRR")
    ana = position.play("1K2")
    assert data(ana)["centre"] == "BW"
    rui = ana.play("2Y1")
    assert data(rui)["centre"] == "BRRRW"
    eva = rui.play("cR3")
    assert [lines(eva, seat) for seat in range(3)] == [
        ["", "KK", "", "", ""],
        ["Y", "", "", "", ""],
        ["", "", "RRR", "", ""],
    ]
    assert [of(eva, seat, "floor") for seat in range(3)] == ["", "", "*"]
    assert data(eva)["centre"] == "BW"
    assert data(eva)["marker"] == 2
    assert eva.to_move == 0


def test_all_tiles_of_a_take_go_to_one_line() -> None:
    """Rule 3.6."""
    position = table(board(lines="-,B,-,BB,-"), board(), factories="BBBY", centre="K")
    after = position.play("1B2")
    assert lines(after, 0) == ["", "BB", "", "BB", ""]
    assert of(after, 0, "floor") == "BB"


@pytest.mark.parametrize("wall", WALLS)
def test_a_line_holds_one_colour_only(wall: str) -> None:
    """Rule 3.7."""
    position = table(board(lines="-,Y,BB,BBB,RRRR"), board(), wall=wall, factories="BBYR", centre="K")
    assert places(position, "1B") == "-134"
    assert places(position, "1Y") == "-12"
    assert places(position, "1R") == "-15"
    assert places(position, "cK") == "-1"


def test_a_line_takes_no_colour_that_its_row_of_the_coloured_wall_has() -> None:
    """Rule 3.8."""
    position = table(board(wall="B..../.B.../...../...B./Y...."), board(), factories="BBYR", centre="K")
    assert places(position, "1B") == "-35"
    assert places(position, "1Y") == "-1234"
    assert places(position, "1R") == "-12345"


def test_a_line_takes_no_colour_that_its_row_of_the_grey_wall_has_but_any_other() -> None:
    """Rule 3.8; whether there is a column for it is asked at the tiling only (5.3)."""
    stuck = ".B.../...B./Y.R.K/...../....."
    position = table(board(wall=stuck), board(), wall="grey", factories="BBYR", centre="K")
    assert places(position, "1B") == "-345"
    assert places(position, "1Y") == "-1245"


@pytest.mark.parametrize("wall", WALLS)
def test_a_full_line_takes_no_more_not_even_of_its_own_colour(wall: str) -> None:
    """Rule 3.9."""
    position = table(board(lines="B,BB,BB,-,-"), board(), wall=wall, factories="BBYR", centre="B")
    assert places(position, "1B") == places(position, "cB") == "-345"
    assert is_refused(position, "1B1")
    assert is_refused(position, "1B2")


def test_what_does_not_fit_the_line_falls_to_the_floor() -> None:
    """Rule 3.10."""
    after = table(board(lines="-,-,RR,-,-", floor="Y"), board(), factories="KRRR", centre="K").play("1R3")
    assert lines(after, 0)[2] == "RRR"
    assert of(after, 0, "floor") == "YRR"


def test_everything_may_go_to_the_floor_even_if_a_line_could_take_it() -> None:
    """Rule 3.11."""
    after = table(board(), board(), factories="KRRR", centre="K").play("1R-")
    assert lines(after, 0) == [""] * 5
    assert of(after, 0, "floor") == "RRR"


def test_what_does_not_fit_the_floor_goes_to_the_lid_and_costs_nothing() -> None:
    """Rule 3.12."""
    position = table(board(20, floor="*BBYY"), board(), marker=0, factories="RRRR", centre="W")
    onto_the_floor = position.play("1R-")
    assert of(onto_the_floor, 0, "floor") == "*BBYYRR"
    assert data(onto_the_floor)["lid"] == pile(R=2)
    over_a_line = position.play("1R1")
    assert of(over_a_line, 0, "floor") == "*BBYYRR"
    assert data(over_a_line)["lid"] == pile(R=1)
    assert onto_the_floor.play("cW1").scores == (20 - 14, 1)


def test_the_four_ways_of_the_example_to_put_two_yellow_tiles() -> None:
    """Rules 3.6 to 3.11: the example on the page, and in the booklets."""
    eva = board(lines="-,-,-,B,-", wall="...../..Y../...Y./...../.....")
    position = table(eva, board(), factories="YYKW", centre="R")
    assert places(position, "1Y") == "-15"
    first = position.play("1Y1")
    assert (lines(first, 0)[0], of(first, 0, "floor")) == ("Y", "Y")
    fifth = position.play("1Y5")
    assert (lines(fifth, 0)[4], of(fifth, 0, "floor")) == ("YY", "")
    floor = position.play("1Y-")
    assert (lines(floor, 0), of(floor, 0, "floor")) == (["", "", "", "B", ""], "YY")


def test_the_draft_is_over_when_nothing_lies_on_factories_or_in_the_centre() -> None:
    """Rule 3.13."""
    position = table(board(), board(), factories="BBBY")
    assert position.play("1B-").phase == "draft"
    assert played(position, "1B-", "cY1").phase == "deal"
    assert played(table(board(), board(), factories="BBBB"), "1B-").phase == "deal"


def test_a_marker_that_nobody_took_goes_back_to_who_had_it_last() -> None:
    """Rule 3.14, ruling."""
    position = table(board(9), board(9), first=1, to_move=1, factories="BBBB,YYYY")
    after = played(position, "1B5", "2Y5")
    assert after.phase == "deal"
    assert data(after)["marker"] == 1
    assert after.scores == (9, 9)
    assert after.play({"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]}).to_move == 1


# 4 The tiling


def test_incomplete_lines_stay_for_the_next_round() -> None:
    """Rule 4.1."""
    after = after_the_draft(board(lines="-,B,YY,KKKK,WWWW"), board())
    assert lines(after, 0) == ["", "B", "YY", "", "WWWW"]
    assert of(after, 0, "wall") == [".....", ".....", ".....", ".K...", "....."]


def test_lines_are_tiled_from_top_to_bottom() -> None:
    """Rule 4.1: from below, these two tiles would have earned 5 and 6 points."""
    after = after_the_draft(board(10, "R,YY,-,-,-", "BY.../.B.R./..B../...../....."), board())
    assert after.scores[0] == 10 + 3 + 6 - 1


def test_one_tile_of_a_complete_line_goes_to_the_cell_of_its_colour() -> None:
    """Rule 4.2."""
    after = after_the_draft(board(lines="W,RR,YYY,RRRR,BBBBB"), board())
    assert of(after, 0, "wall") == ["....W", "...R.", "...Y.", "R....", "....B"]


def test_the_other_tiles_of_the_line_go_to_the_lid() -> None:
    """Rule 4.3."""
    after = after_the_draft(board(lines="B,YY,WWW,KKKK,-"), board(), take="cR5")
    assert lines(after, 0) == ["", "", "", "", "R"]
    assert data(after)["lid"] == pile(Y=1, W=2, K=3)


def test_a_complete_and_two_incomplete_lines_as_in_the_booklets() -> None:
    """Rules 4.1 to 4.3: red from the second line and blue from the fourth, one point each."""
    after = after_the_draft(board(lines="-,RR,YY,BBBB,K"), board(), marker=0, take="cR-")
    assert of(after, 0, "wall") == [".....", "...R.", ".....", "...B.", "....."]
    assert lines(after, 0) == ["", "", "YY", "", "K"]
    assert after.scores[0] == 1 + 1 - 1


PICTURES = {  # the wall, the lines, the cell, the points
    "a tile alone": ("...../...../...../...../.....", "-,RR,-,-,-", "2@4", 1),
    "three across": ("B.R../...../...../...../.....", "Y,-,-,-,-", "1@2", 3),
    "three down": ("...../..Y../...../..W../.....", "-,-,BBB,-,-", "3@3", 3),
    "four across and three down": ("..R../.B.RK/..B../...../.....", "-,YY,-,-,-", "2@3", 7),
    "two across": ("B..../...../...../...../.....", "Y,-,-,-,-", "1@2", 2),
    "two down": ("...../...../K..../...../.....", "-,WW,-,-,-", "2@1", 2),
    "two across and two down": ("B..../.B.../...../...../.....", "Y,-,-,-,-", "1@2", 4),
    "a gap ends a run": ("B.R.W/...../...../...../.....", "Y,-,-,-,-", "1@2", 3),
    "a corner is no neighbour": ("B..../...../K.B../...../.....", "-,BB,-,-,-", "2@2", 1),
    "no run goes round the edge": ("B..../...../...../...../.....", "W,-,-,-,-", "1@5", 1),
    "five down": ("B..../W..../K..../R..../.....", "-,-,-,-,YYYYY", "5@1", 5),
    "five across, and the row": ("BYRK./...../...../...../.....", "W,-,-,-,-", "1@5", 5 + 2),
    "five both ways, row and column": ("BYRK./....K/....R/....Y/....B", "W,-,-,-,-", "1@5", 5 + 5 + 2 + 7),
}


@pytest.mark.parametrize("side", WALLS)
@pytest.mark.parametrize("picture", PICTURES)
def test_a_tile_scores_the_runs_that_it_is_part_of(picture: str, side: str) -> None:
    """Rule 4.4: the pictures of the page and of the booklets, and more (a complete row ends the game, 6.4)."""
    wall, tiles, cell, points = PICTURES[picture]
    after = after_the_draft(board(10, tiles, wall), board(), wall=side)
    if after.phase == "tiling":
        after = after.play(cell)
    row, column = int(cell[0]) - 1, int(cell[2]) - 1
    assert of(after, 0, "wall")[row][column] == tiles.replace("-", "").replace(",", "")[0]
    assert after.scores[0] == 10 + points - 1


def test_four_tiles_and_the_marker_on_the_floor_cost_eight_points() -> None:
    """Rule 4.5: the example on the page, and in the booklets."""
    after = after_the_draft(board(20, floor="*BBY"), board(), marker=0)
    assert after.scores[0] == 20 - 8


def test_a_score_never_falls_below_zero() -> None:
    """Rule 4.5."""
    assert after_the_draft(board(5, floor="*BBY"), board(), marker=0).scores[0] == 0
    assert after_the_draft(board(8, floor="*BBY"), board(), marker=0).scores[0] == 0
    assert after_the_draft(board(9, floor="*BBY"), board(), marker=0).scores[0] == 1


def test_the_floor_is_paid_after_the_points_of_the_wall() -> None:
    """Rule 4.5: what the tiles of this round earn can be lost again; what could not be paid before is forgiven."""
    after = after_the_draft(board(0, "B,-,WWW,-,-", floor="*K"), board(), marker=0)
    assert after.scores[0] == max(0, 0 + 1 + 1 - 4)
    after = after_the_draft(board(3, "B,-,WWW,-,-", floor="*K"), board(), marker=0)
    assert after.scores[0] == 3 + 1 + 1 - 4


def test_the_tiles_of_the_floor_go_to_the_lid_and_the_marker_stays_with_its_holder() -> None:
    """Rule 4.6."""
    after = after_the_draft(board(floor="Y*BB"), board(floor="KW"), marker=0)
    assert (of(after, 0, "floor"), of(after, 1, "floor")) == ("", "")
    assert data(after)["lid"] == pile(Y=1, B=2, R=1, K=1, W=1)
    assert data(after)["marker"] == 0


def all_three_choose() -> Position:
    """A grey table on which every seat has one tile with two free cells; seat 1 has started this round."""
    fours = "BYR../...../...../...../....."
    boards = [board(9, "K,-,-,-,-", fours), board(9, "W,-,-,-,-", fours, "*"), board(9, "K,-,-,-,-", fours)]
    return table(*boards, wall="grey", first=1, marker=1, to_move=2, centre="RR").play("cR-")


def test_seats_are_asked_from_the_first_player_of_the_round() -> None:
    """Rule 4.7, ruling."""
    position = all_three_choose()
    asked = []
    while position.phase == "tiling":
        asked.append(position.to_move)
        position = position.play("1@4")
    assert asked == [1, 2, 0]


def test_a_seat_pays_for_its_floor_before_the_next_one_is_asked() -> None:
    """Rule 4.7, ruling."""
    position = all_three_choose()
    assert position.scores == (9, 9, 9)
    position = position.play("1@4")
    assert position.scores == (9, 9 + 4 - 1, 9)
    assert [of(position, seat, "floor") for seat in range(3)] == ["", "", "RR"]
    position = position.play("1@5")
    assert position.scores == (9, 12, 9 + 1 - 2)


def test_players_may_tile_at_the_same_time_and_the_order_makes_no_difference() -> None:
    """Rule 4.7, ruling."""
    position = all_three_choose()
    early = position
    for seat, cell in ((0, "1@4"), (2, "1@5"), (1, "1@4")):
        early = early.tiling(seat)
        assert early.to_move == seat
        early = early.play(cell)
    assert early.text == played(position, "1@4", "1@5", "1@4").text


def test_nobody_tiles_before_the_draft_is_over_or_where_no_seat_is() -> None:
    """Rule 4.7, ruling."""
    with pytest.raises(ValueError, match="tiling"):
        table(board(lines="B,-,-,-,-"), board(), wall="grey", centre="R").tiling(0)
    with pytest.raises(ValueError, match="seat"):
        all_three_choose().tiling(3)


def test_a_seat_without_a_choice_can_be_tiled_early_and_leaves_the_question_to_the_other() -> None:
    """Rule 4.7, ruling."""
    position = grey_after_the_draft(board(9, "B,-,-,-,-"), board(9, "W,-,-,-,-", "BYRK./...../...../...../....."))
    assert position.to_move == 0
    early = position.tiling(1)
    assert (early.to_move, moves(early)) == (0, moves(position))
    assert early.scores == (9, 9 + 5)
    assert early.play("1@1").text == position.play("1@1").text


def test_a_new_round_waits_for_the_deal_unless_the_game_is_over() -> None:
    """Rule 4.8."""
    after = after_the_draft(board(lines="B,-,-,-,-"), board(), marker=1)
    assert (after.phase, after.to_move, data(after)["round"], data(after)["barren"]) == ("deal", None, 2, 0)
    assert moves(after) == set()
    assert data(after)["winners"] is None
    dealt = after.play({"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]})
    assert (dealt.phase, dealt.to_move, data(dealt)["round"]) == ("draft", 1, 3)


# 5 The grey wall


def grey_after_the_draft(*boards: str, **fields: Any) -> Position:
    return after_the_draft(*boards, wall="grey", **fields)


def test_a_tile_may_go_on_any_free_cell_of_its_row_in_whose_column_its_colour_is_not() -> None:
    """Rule 5.1."""
    after = grey_after_the_draft(board(lines="-,-,BBB,-,-", wall="B..../...B./Y..../...../....."), board())
    assert after.phase == "tiling"
    assert moves(after) == {"3@2", "3@3", "3@5"}
    assert of(after.play("3@5"), 0, "wall")[2] == "Y...B"


@pytest.mark.parametrize("cell", ["3@1", "3@4", "2@2", "3@6", "3@0", "1B1", "cB-"])
def test_no_other_cell_may_be_chosen(cell: str) -> None:
    """Rule 5.1: not a taken one, none whose column has the colour, none of another row."""
    after = grey_after_the_draft(board(lines="-,-,BBB,-,-", wall="B..../...B./Y..../...../....."), board())
    assert is_refused(after, cell)


def test_a_grey_wall_with_a_colour_twice_in_a_column_or_a_row_is_refused() -> None:
    """Rules 3.8 and 5.1."""
    for wall in ("B..../B..../...../...../.....", "B...B/...../...../...../....."):
        with pytest.raises(azulejos.InvalidPosition):
            table(board(wall=wall), board(), wall="grey", centre="R")


def test_lines_of_a_grey_wall_are_chosen_for_from_top_to_bottom() -> None:
    """Rules 4.1 and 5.1."""
    position = grey_after_the_draft(board(lines="B,YY,-,-,-"), board())
    assert moves(position) == {f"1@{column}" for column in range(1, 6)}
    position = position.play("1@2")
    assert moves(position) == {f"2@{column}" for column in range(1, 6)}
    position = position.play("2@2")
    assert position.phase == "deal"
    assert position.scores[0] == 1 + 2 - 1


def test_the_only_cell_is_taken_without_asking() -> None:
    """Rule 5.2."""
    after = grey_after_the_draft(board(lines="-,BB,-,-,-", wall="..B../KW.R./...../...../....."), board())
    assert after.phase == "deal"
    assert of(after, 0, "wall")[1] == "KW.RB"


def test_a_tile_from_a_line_above_can_take_the_column() -> None:
    """Rule 5.2: what is free is seen when the line's turn comes."""
    stuck_below = board(9, "B,BB,-,-,-", "...../.YKW./...../...../.....")
    position = grey_after_the_draft(stuck_below, board())
    assert moves(position) == {f"1@{column}" for column in range(1, 6)}
    one_left = position.play("1@1")
    assert one_left.phase == "deal"
    assert of(one_left, 0, "wall")[:2] == ["B....", ".YKWB"]
    assert one_left.scores[0] == 9 + 1 + 4 - 1
    two_left = position.play("1@3")
    assert moves(two_left) == {"2@1", "2@5"}


def test_all_tiles_of_a_line_without_a_cell_fall_to_the_floor_and_count_in_this_round() -> None:
    """Rule 5.3."""
    stuck = board(20, "-,-,BBB,-,-", ".B.../...B./Y.R.K/...../.....", "*")
    after = grey_after_the_draft(stuck, board(), marker=0)
    assert after.phase == "deal"
    assert lines(after, 0) == [""] * 5
    assert of(after, 0, "wall") == [".B...", "...B.", "Y.R.K", ".....", "....."]
    assert after.scores[0] == 20 - 8  # the marker, a red tile, and three blue ones
    assert data(after)["lid"] == pile(B=3, R=1)


def test_what_a_line_without_a_cell_drops_beyond_the_floor_goes_to_the_lid() -> None:
    """Rules 5.3 and 3.12."""
    stuck = board(20, "-,-,BBB,-,-", ".B.../...B./Y.R.K/...../.....", "*KKKK")
    after = grey_after_the_draft(stuck, board(), marker=0)
    assert after.scores[0] == 20 - 14
    assert data(after)["lid"] == pile(B=3, R=1, K=4)


def test_lines_below_one_that_falls_are_tiled_all_the_same() -> None:
    """Rules 4.1 and 5.3."""
    stuck = board(20, "-,-,BBB,WWWW,-", ".B.../...B./Y.R.K/...../.....")
    position = grey_after_the_draft(stuck, board(), marker=0)
    assert of(position, 0, "floor") == "RBBB"
    assert moves(position) == {f"4@{column}" for column in range(1, 6)}
    assert position.play("4@2").scores[0] == 20 + 1 - 6


# 6 The end of the game

ROW_TO_COMPLETE = "BYRK./...../...../...../....."


def test_the_game_ends_after_the_tiling_in_which_somebody_completes_a_row() -> None:
    """Rule 6.1."""
    after = after_the_draft(board(10, "W,-,-,-,-", ROW_TO_COMPLETE), board(4, "-,BB,-,-,-"))
    assert (after.phase, after.to_move) == ("over", None)
    assert after.scores == (10 + 5 - 1 + 2, 4 + 1)
    assert data(after)["winners"] == [0]
    assert moves(after) == set()
    assert is_refused(after, {"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]})


def test_everybody_finishes_the_tiling_before_the_game_ends() -> None:
    """Rule 6.1: also who comes after the player with the row, and with a choice to make."""
    after = grey_after_the_draft(board(10, "W,-,-,-,-", ROW_TO_COMPLETE), board(4, "-,BB,-,-,-"))
    assert (after.phase, after.to_move) == ("tiling", 1)
    assert after.scores == (10 + 5 - 1, 4)
    over = after.play("2@3")
    assert over.phase == "over"
    assert over.scores == (10 + 5 - 1 + 2, 4 + 1)


def test_a_complete_column_or_colour_does_not_end_the_game() -> None:
    """Rule 6.1."""
    column = after_the_draft(board(lines="-,-,-,-,YYYYY", wall="B..../W..../K..../R..../....."), board())
    assert (column.phase, column.scores[0]) == ("deal", 5 - 1)
    colour = after_the_draft(board(lines="-,-,-,-,BBBBB", wall="B..../.B.../..B../...B./....."), board())
    assert (colour.phase, colour.scores[0]) == ("deal", 1 - 1)


def test_the_game_ends_with_its_bonuses_when_not_one_tile_can_be_dealt() -> None:
    """Rule 6.2, ruling."""
    position = full_walls(
        NONE, "-,B,-,-,RRRR", "-,-,-,-,KKKK", "-,-,-,BBB,WWW", factories="YYYY", centre="W", to_move=3, bag="-"
    )
    assert data(position)["lid"] == NOTHING
    over = played(position, "cW5", "1Y5")
    assert (over.phase, data(over)["round"], data(over)["barren"]) == ("over", 6, 1)
    assert over.scores == (30 + 28, 30 + 28, 30 + 28, 30 - 1 + 28)
    assert data(over)["winners"] == [0, 1, 2]


def test_one_tile_in_the_lid_is_enough_for_another_round() -> None:
    """Rule 6.2, ruling."""
    position = full_walls(
        NONE, "-,B,-,-,RRRR", "-,-,-,-,KKKK", "-,-,-,BBB,WWW", factories="YYYY", centre="W", to_move=3, bag="-"
    )
    after = played(position, "cW-", "1Y5")
    assert after.phase == "deal"
    assert data(after)["lid"] == pile(W=1)
    next_round = after.play({"deal": ["W", "", "", "", "", "", "", "", ""]})
    assert (next_round.to_move, moves(next_round)) == (3, {"1W5", "1W-"})


FIVE_COLOURS = {"deal": ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]}


def test_three_barren_rounds_in_a_row_end_the_game_with_its_bonuses() -> None:
    """Rule 6.3, ruling."""
    boards = (board(20, wall="B..../W..../K..../R..../Y...."), board(50))
    position = table(*boards, phase="deal", to_move=None, marker=1)
    for barren, phase in ((1, "deal"), (2, "deal"), (3, "over")):
        position = played(position.play(FIVE_COLOURS), "1B-", "2Y-", "3R-", "4K-", "5W-")
        assert (position.phase, data(position)["barren"]) == (phase, barren)
    assert position.scores == (7, 50 - 3 * 14)
    assert data(position)["winners"] == [1]


def test_a_single_tile_on_a_wall_makes_the_barren_rounds_count_from_the_start_again() -> None:
    """Rule 6.3, ruling."""
    after = after_the_draft(board(), board(), take="cR1", barren="2")
    assert (after.phase, data(after)["barren"]) == ("deal", 0)
    stubborn = played(after.play(FIVE_COLOURS), "1B-", "2Y-", "3R-", "4K-", "5W-")
    assert (stubborn.phase, data(stubborn)["barren"]) == ("deal", 1)


def test_a_grey_wall_that_is_stuck_ends_the_game_after_three_rounds() -> None:
    """Rules 5.3 and 6.3, ruling: complete lines that find no cell place nothing."""
    wall = ".B.../...B./Y.R.K/...../....."
    position = table(board(40, "-,-,BBB,-,-", wall), board(), wall="grey", marker=1, barren="2", centre="R")
    over = position.play("cR-")
    assert (over.phase, data(over)["barren"]) == ("over", 3)
    assert over.scores == (40 - 6, 0)
    assert of(over, 0, "wall") == wall.split("/")


def test_a_tile_that_one_player_places_keeps_the_game_of_the_others_going() -> None:
    """Rule 6.3, ruling: a barren round is one in which nobody placed a tile."""
    boards = (board(40, "-,-,BBB,-,-", ".B.../...B./Y.R.K/...../....."), board(0, "W,-,-,-,-"))
    position = table(*boards, wall="grey", marker=1, barren="2", centre="R").play("cR-")
    assert (position.phase, position.to_move) == ("tiling", 1)
    after = position.play("1@1")
    assert (after.phase, data(after)["barren"]) == ("deal", 0)


def test_rows_columns_and_colours_score_once_more_at_the_end() -> None:
    """Rule 6.4."""
    wall = "BYRK./WB.../K.B../R..B./Y...B"
    before = table(board(), board(7, "W,KK,-,-,-", wall), marker=0, centre="R")
    assert of(before, 1, "bonuses") == {"rows": 0, "columns": 7, "colours": 10}
    over = before.play("cR-")
    assert of(over, 1, "bonuses") == {"rows": 2, "columns": 7, "colours": 10}
    assert over.scores == (0, 7 + 5 + 2 + 2 + 7 + 10)


def test_five_equal_tiles_on_a_grey_wall_are_a_complete_colour_too() -> None:
    """Rule 6.4."""
    wall = "BYRK./..B../...B./.B.../....."
    over = grey_after_the_draft(board(1, "W,-,-,-,BBBBB", wall), board())
    assert over.phase == "over"
    assert over.scores[0] == 1 + 5 + 1 - 1 + 2 + 10


def test_most_points_win() -> None:
    """Rule 6.5: also against who completed the row."""
    over = after_the_draft(board(10, "W,-,-,-,-", ROW_TO_COMPLETE), board(17), board(17 - 1))
    assert over.scores == (16, 17, 16)
    assert data(over)["winners"] == [1]


def test_among_equals_more_complete_rows_win() -> None:
    """Rule 6.6."""
    over = after_the_draft(board(10, "W,-,-,-,-", ROW_TO_COMPLETE), board(16))
    assert over.scores == (16, 16)
    assert data(over)["winners"] == [0]


def test_who_is_equal_in_points_and_rows_shares_the_victory() -> None:
    """Rule 6.6."""
    row = "W,-,-,-,-"
    over = after_the_draft(board(10, row, ROW_TO_COMPLETE), board(16), board(9, row, ROW_TO_COMPLETE))
    assert over.scores == (16, 16, 16)
    assert data(over)["winners"] == [0, 2]


# The worked examples of the page


def test_the_worked_example_of_a_tiling_on_the_coloured_wall() -> None:
    """Rules 4.1 to 4.6."""
    rui = board(12, "R,YY,WW,RRRR,K", "BY.../.B.R./..B../...../.....", "*KKR")
    after = table(rui, board(), marker=0, to_move=1, centre="R").play("cR1")
    assert after.text.split()[11] == board(16, "-,-,WW,-,K", "BYR../.BYR./..B../R..../.....")
    assert data(after)["marker"] == 0
    assert data(after)["lid"] == pile(Y=1, R=3 + 1, K=2)


def test_the_worked_example_of_a_line_without_a_column() -> None:
    """Rule 5.3."""
    stuck = board(9, "-,-,BBB,-,-", ".B.../...B./Y.R.K/...../.....", "*")
    after = table(stuck, board(), wall="grey", marker=0, to_move=1, centre="R").play("cR-")
    assert after.scores == (3, 0)


def test_the_worked_example_of_the_last_count() -> None:
    """Rules 6.4 to 6.6: sixty points each, and Rui has more rows."""
    ana = board(36, "W,-,-,-,-", "BYRK./WB.../K.B../R..B./Y...B")
    rui = board(45, "W,KK,-,-,-", "BYRK./WBYR./...../...../.....")
    over = table(ana, rui, marker=0, to_move=1, centre="R").play("cR-")
    assert [sum(of(over, seat, "bonuses").values()) for seat in (0, 1)] == [19, 4]
    assert over.scores == (60, 60)
    assert data(over)["winners"] == [1]
