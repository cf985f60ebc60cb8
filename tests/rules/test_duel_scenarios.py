"""Azul Duel's rules one by one, as scenarios: the table, the set-up, the deal, rounds and end, and what is hidden.

The numbers are those of docs/rules/duel.md. The draft, the tiling and the goals have files of their own.
"""

from __future__ import annotations

from typing import Any

import pytest

import azulejos
from azulejos import Game, Position
from tests.reference.duel_hand_made import board, position_text, two_domes_without_blue
from tests.reference.duel_table import PLATES, Board, back_of
from tests.rules.duel_tables import (
    ALL_THIRTEEN,
    accepted,
    drawn,
    end_of_a_draft,
    is_refused,
    kinds,
    moves,
    of,
    on,
    pile,
    played,
    stack,
    table,
    tiled,
)

FIRST_DEAL = {"deal": ["BBYRK", "BYRK", "TTTT", "BYRK", "YRKT"]}
STARRED = ["rows", "columns", "diagonals"]


def a_start(first: int = 0, **options: Any) -> Position:
    """Before anything has happened; chance is given."""
    return Game("duel", **{"goals": "first", **options}, first=first, deals="given").position


def opening(first: int = 0) -> Position:
    """Plates 1, 2 and 3 lie on the display, the stack begins with a joker plate, and the tiles are dealt."""
    return played(a_start(first), {"plates": [1, 2, 3], "top": "J"}, FIRST_DEAL)


def before_a_deal(*boards: Board, **fields: Any) -> Position:
    """Round 2 has been tiled, the display is full, and player 1 has the first-player tile, unless said otherwise."""
    fields = {"phase": "deal", "turn": None, "due": "deal", "marker": 1, **fields}
    return table(*(boards or (board(), board())), **fields)


# 1 The table


def test_there_are_thirteen_tiles_of_each_of_five_colours() -> None:
    """Rule 1.1."""
    assert on(a_start()).bag == ALL_THIRTEEN
    assert on(a_start()).tower == pile()


def test_a_position_with_a_tile_too_few_or_too_many_is_refused() -> None:
    """Rule 1.1."""
    text = a_start().text
    for wrong in (text.replace("R13", "R12"), text.replace(":-,-,-,-,-,-:", ":-,R,-,-,-,-:", 1)):
        assert wrong != text
        with pytest.raises(azulejos.InvalidPosition):
            Position.from_text(wrong)


def test_four_small_factories_and_a_large_one_are_dealt() -> None:
    """Rule 1.2."""
    table_now = on(opening())
    assert (table_now.sun, table_now.moon) == ("BBYRK", "")
    assert [(factory.sun, factory.moon) for factory in table_now.factories] == [
        ("BYRK", ""),
        ("TTTT", ""),
        ("BYRK", ""),
        ("YRKT", ""),
    ]
    waiting = played(a_start(), {"plates": [1, 2, 3]})
    assert is_refused(waiting, {"deal": FIRST_DEAL["deal"][:4]})
    assert is_refused(waiting, {"deal": [*FIRST_DEAL["deal"], ""]})


def test_the_first_player_tile_lies_on_the_large_factory_or_belongs_to_a_player() -> None:
    """Rule 1.3."""
    before = table(board(), board(), large="|BR")
    assert on(before).marker is None
    assert on(before.play("mB1")).marker == 0


def test_tiles_that_have_done_their_duty_wait_in_the_tower() -> None:
    """Rule 1.4."""
    plates = {1: "1r0", 2: "2r0"}
    after = tiled(board(lines={2: "TT"}, plates=plates, broken="BK"), board(broken="Y"), free={0: (3,)}).play("2@1")
    assert on(after).tower == pile(T=1, B=1, K=1, Y=1)


@pytest.mark.parametrize("plate", PLATES)
def test_a_plate_turns_its_cells_clockwise(plate: int) -> None:
    """Rule 1.5: all of them, as the data of a position shows them."""
    a, b, c, d = list(PLATES[plate])
    for turns, cells in enumerate([(a + b, c + d), (c + a, d + b), (d + c, b + a), (b + d, a + c)]):
        data: Any = table(board(plates={5: f"{plate}r{turns}"}), rounds=1, free={1: ()}).data
        pattern = data["boards"][0]["pattern"]
        assert (pattern[2][2:4], pattern[3][2:4]) == cells
        assert pattern[0] == "......"


def test_half_of_the_plates_are_special_and_the_backs_say_which() -> None:
    """Rule 1.6: plates 1 and 5 are special, 2 and 3 joker plates."""
    one_drawn = table(board(), drawn="d:*", due="look")
    assert accepted(one_drawn, [{"look": [plate]} for plate in (1, 2, 3, 4, 5)]) == []  # they are on display or domes
    unseen = [plate for plate in PLATES if not is_refused(one_drawn, {"look": [plate]})]
    assert unseen
    assert all("*" in PLATES[plate] for plate in unseen)
    assert sum(back_of(plate) == "*" for plate in PLATES) == 9


def test_there_are_two_chips_of_each_kind() -> None:
    """Rule 1.7."""
    before = table(board(chips="B", used="K"), board(used="K,T"), due="chip", factories="||?")
    kinds_of_chips = "B BR R RT T TY Y YK K KB".split()
    seen = on(before).boards[0].chips + on(before).boards[0].used + on(before).boards[1].used
    possible = [chip for chip in kinds_of_chips if not is_refused(before, {"chip": {"factory": 1, "chip": chip}})]
    assert possible == [chip for chip in kinds_of_chips if seen.count(chip) < 2]
    assert "K" not in possible
    assert is_refused(before, {"chip": {"factory": 1, "chip": "RB"}})


def test_goals_are_sides_of_three_or_four_different_tokens() -> None:
    """Rules 1.8 and 2.1."""
    four = ["empty_specials", "corners", "columns", "five_colours"]
    assert a_start(goals=four).text.split()[1] == "five_colours,columns,corners,empty_specials"
    for wrong in (["rows", "five_colours", "columns"], ["rows", "columns"], ["rows", "rows", "columns"], ["walls"] * 3):
        with pytest.raises(ValueError, match=r"."):
            a_start(goals=wrong)


def test_a_first_game_is_played_for_the_goals_with_a_star() -> None:
    """Rule 1.8, ruling."""
    assert on(a_start(goals="first")).goals == STARRED


def test_the_six_lines_have_one_to_six_spaces() -> None:
    """Rule 1.9."""
    for line in range(1, 7):
        there = max(0, line - 4)
        after = table(board(lines={line: "B" * there}), large="|BBBB").play(f"mB{line}")
        assert of(after, 0).lines[line - 1] == "B" * line
        assert of(after, 0).broken == "B" * (there + 4 - line)


def test_the_dome_has_three_by_three_positions_of_two_by_two_cells() -> None:
    """Rule 1.10: plate 1 on each of them in turn."""
    for position in range(1, 10):
        data: Any = table(board(plates={position: "1r0"}), rounds=1).data
        cells = [list("......") for _ in range(6)]
        above, left = (position - 1) // 3 * 2, (position - 1) % 3 * 2
        cells[above][left : left + 2], cells[above + 1][left : left + 2] = list("YK"), list("T*")
        assert data["boards"][0]["pattern"] == ["".join(row) for row in cells]


@pytest.mark.parametrize(("broken", "cost"), [("", 0), ("B", 1), ("BY", 3), ("BYR", 6), ("BYRK", 10)])
def test_each_tile_on_the_broken_stack_costs_more_than_the_one_below(broken: str, cost: int) -> None:
    """Rules 1.11 and 6.12."""
    assert of(tiled(board(20, broken=broken)), 0).score == 20 - cost


def test_everybody_starts_with_five_points_two_tokens_and_nothing_on_the_board() -> None:
    """Rule 1.12."""
    for seat in (0, 1):
        assert of(a_start(), seat) == board(tokens=0, taken=0)
    assert a_start().scores == (5, 5)


# 2 The set-up


def test_three_goals_are_drawn_if_none_are_named_never_both_sides_of_a_token() -> None:
    """Rule 2.1."""
    tokens = {"rows": "A", "five_colours": "A", "columns": "B", "perimeter": "B", "diagonals": "C", "corners": "C"}
    drawn_goals = [on(Game("duel", goals="random", seed=seed).position).goals for seed in range(60)]
    for goals in drawn_goals:
        assert len({tokens.get(goal, "D") for goal in goals}) == len(goals) == 3
    assert {goal for goals in drawn_goals for goal in goals} == {*tokens, "jokers", "empty_specials"}
    assert [on(Game("duel", goals="random", seed=seed).position).goals for seed in range(60)] == drawn_goals


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_said_or_drawn(first: int) -> None:
    """Rule 2.2."""
    assert on(a_start(first)).first == first
    seeds = range(20)
    assert first in {on(Game("duel", goals="first", seed=seed).position).first for seed in seeds}


def test_three_plates_lie_on_the_display_and_fifteen_in_the_stack() -> None:
    """Rule 2.3."""
    before = a_start()
    assert (before.phase, before.to_move, on(before).due) == ("opening", None, "plates")
    for wrong in ([1, 2], [1, 2, 3, 4], [1, 2, 2], [0, 1, 2], [17, 18, 19]):
        assert is_refused(before, {"plates": wrong})
    after = before.play({"plates": [14, 3, 9], "top": "*"})
    assert on(after).display == [14, 3, 9]
    assert stack(after) == "15*"


def test_the_tiles_of_round_one_come_from_a_full_bag_and_a_chip_lies_on_each_small_factory() -> None:
    """Rule 2.4."""
    after = on(opening())
    assert sum(after.bag.values()) == 65 - 21
    assert [factory.chip for factory in after.factories] == ["?"] * 4


@pytest.mark.parametrize("first", [0, 1])
def test_who_is_not_first_lays_an_opening_plate_and_then_the_first_player_does(first: int) -> None:
    """Rule 2.5."""
    before = opening(first)
    assert before.to_move == 1 - first
    assert kinds(before) == "p"  # and neither the stack nor tiles
    assert len(before.legal_moves) == 3 * 9 * 4
    then = played(before, "p2@5r3", {"plates": [4], "top": "J"})
    assert of(then, 1 - first).plates[4] == "2r3"
    assert of(then, 1 - first).tokens == 0
    assert then.to_move == first
    assert kinds(then) == "p"
    drafting = played(then, "p4@9r0", {"plates": [6], "top": "*"})
    assert (drafting.phase, drafting.to_move) == ("draft", first)
    assert of(drafting, first).tokens == 0
    assert kinds(drafting) == "dps"


def test_the_display_is_refilled_behind_each_opening_plate() -> None:
    """Rule 2.6: the top of the stack was a joker plate."""
    after = opening().play("p2@5r3")
    assert (after.phase, after.to_move, on(after).due) == ("opening", None, "plates")
    assert on(after).display == [1, None, 3]
    assert is_refused(after, {"plates": [2]})  # lies on the dome
    assert is_refused(after, {"plates": [5]})  # special
    assert is_refused(after, {"plates": [4, 6]})
    then = after.play({"plates": [4], "top": "J"})
    assert on(then).display == [1, 4, 3]
    drafting = played(then, "p1@1r0", {"plates": [6], "top": "*"})
    assert on(drafting).display == [6, 4, 3]
    assert stack(drafting) == "13*"


# 3 The deal


def deals(position: Position, *large: str) -> list[str]:
    """Which of these can be dealt to the large factory, with small ones that blue tiles are not missing for."""
    possible = []
    for tiles in large:
        for small in (
            ["YRKT"] * 4,
            ["BBBB", "BBBB", "BBBY", "YRKT"],
            ["BBBB", "BBBB", "", ""],
            ["BBYY", *["YRKT"] * 3],
        ):
            if not is_refused(position, {"deal": [tiles, *small]}):
                possible.append(tiles)
                break
    return possible


def test_the_large_factory_gets_five_tiles_and_each_small_one_four() -> None:
    """Rules 3.1 and 3.2."""
    before = before_a_deal()
    right = ["BBYRK", "BYRK", "BYRK", "BYRK", "YRKT"]
    assert not is_refused(before, {"deal": right})
    for factory, tiles in [(0, "BBYR"), (0, "BBYRKK"), (1, "BYR"), (1, "BYRKK"), (4, ""), (2, "KYRB"), (2, "BYRW")]:
        assert is_refused(before, {"deal": [*right[:factory], tiles, *right[factory + 1 :]]}), tiles


def test_a_bag_that_runs_empty_is_refilled_from_the_tower_in_mid_deal() -> None:
    """Rule 3.3: six tiles in the bag: five go to the large factory, the sixth is the first of factory 1."""
    before = before_a_deal(bag="B4Y1R1")
    after = before.play({"deal": ["BBBBY", "RTTT", "KKKK", "TTTT", "YYYY"]})
    assert on(after).tower == pile()
    assert sum(on(after).bag.values()) == 65 - 21
    assert is_refused(before, {"deal": ["BBBBY", "TTTT", "KKKK", "TTTT", "YYYY"]})
    assert is_refused(before, {"deal": ["BBYYR", "RTTT", "KKKK", "TTTT", "YYYY"]})


def test_a_bag_that_the_last_draw_empties_stays_empty_until_the_next_deal() -> None:
    """Rule 3.3."""
    before = before_a_deal(bag="B5Y4R4K4T4")
    after = before.play({"deal": ["BBBBY", "BRRR", "YKKK", "YTTT", "YRKT"]})
    assert on(after).bag == pile()
    assert sum(on(after).tower.values()) == 65 - 21


def test_with_bag_and_tower_empty_one_factory_is_short_and_the_rest_are_empty() -> None:
    """Rules 3.4 and 3.9: all that is left are seven blue tiles and a yellow one."""
    domes = two_domes_without_blue({5: "BBB"}, {6: "BBB"}, jokers="YY.RRKKTT")
    before = before_a_deal(*domes, rounds=4, bag="B7Y1")
    for wrong in (
        ["BBBBY", "", "BBB", "", ""],
        ["BBBBY", "BB", "B", "", ""],
        ["BBBB", "BBBY", "", "", ""],
        ["BBBBY", "BBBB", "", "", ""],
        ["BBBBY", "BB", "", "", ""],
    ):
        assert is_refused(before, {"deal": wrong})
    after = before.play({"deal": ["BBBBY", "BBB", "", "", ""]})
    assert (on(after).bag, on(after).tower) == (pile(), pile())
    assert [factory.chip for factory in on(after).factories] == ["?"] * 4


def test_a_round_can_begin_without_a_single_tile() -> None:
    """Rules 3.4, 3.8 and 3.9: a deal of nothing, and all four chips are turned up."""
    before = before_a_deal(*two_domes_without_blue({6: "BBBBB", 5: "BBB"}, {6: "BBBBB"}), rounds=4, bag="-", tower="-")
    assert is_refused(before, {"deal": ["B", "", "", "", ""]})
    after = before.play({"deal": ["", "", "", "", ""]})
    assert on(after).round == 5
    left = on(after)
    chips = unseen(after)
    for factory, chip in enumerate(chips, 1):
        assert (after.phase, after.to_move, on(after).due) == ("deal", None, "chip")
        assert is_refused(after, {"chip": {"factory": factory % 4 + 1, "chip": chip}})
        after = after.play({"chip": {"factory": factory, "chip": chip}})
    assert left.first == 1
    assert (after.phase, after.to_move) == ("draft", 1)
    assert moves(after) == {"x1", "x2", "x3", "x4"}
    over = played(after, "x1", "x2", "x3", "x4")
    assert over.phase == "over"


def unseen(position: Position) -> list[str]:
    """The chips that lie face down, as many as there are."""
    seen = [chip for sketch in on(position).boards for chip in sketch.chips + sketch.used]
    return [chip for chip in "B BR R RT T TY Y YK K KB".split() for _ in range(2 - seen.count(chip))]


def test_five_equal_tiles_are_never_on_the_large_factory_while_there_are_others() -> None:
    """Rule 3.5."""
    assert deals(before_a_deal(), "BBBBB", "BBBBY") == ["BBBBY"]
    assert deals(before_a_deal(bag="B6Y1"), "BBBBB", "BBBBY", "YYRRK") == ["BBBBY"]
    assert on(before_a_deal(bag="B9Y1K5R4T4").play({"deal": ["BBBBY", *["BRKT"] * 4]})).tower == pile(
        B=4, Y=12, R=9, K=8, T=9
    )


def test_a_tower_that_went_in_during_a_drawing_of_five_equal_tiles_stays_in_the_bag() -> None:
    """Rule 3.5: three blue tiles and two from the tower may have been blue; all go back, and anything may come."""
    before = before_a_deal(bag="B3")
    assert deals(before, "YYRRK", "BYYRR", "BBBYY", "BBBBY", "BBBBB") == ["YYRRK", "BYYRR", "BBBYY", "BBBBY"]
    after = before.play({"deal": ["YYRRK", "BBBB", "BBBB", "BBBB", "BYYY"]})
    assert on(after).tower == pile()
    assert deals(before_a_deal(bag="B3Y1"), "YYRRK", "BBBYY") == ["BBBYY"]


def test_a_bag_of_one_colour_only_gets_the_tower_before_five_equal_tiles_are_drawn_again() -> None:
    """Rule 3.6, ruling."""
    for bag in ("B5", "B8", "B13"):
        before = before_a_deal(bag=bag)
        assert deals(before, "BBBBB", "BBBBY", "YYRRK") == ["BBBBY", "YYRRK"]
        after = before.play({"deal": ["YYRRK", "BYRK", "BYRK", "BYRK", "YRKT"]})
        assert on(after).tower == pile()
        assert on(after).bag == pile(B=10, Y=7, R=7, K=8, T=12)


@pytest.mark.parametrize("bag", ["B13", "B8", "B5", "B3", "-"])
def test_five_equal_tiles_stay_if_bag_and_tower_have_no_other_colour(bag: str) -> None:
    """Rule 3.7, ruling."""
    before = before_a_deal(*two_domes_without_blue(), rounds=4, bag=bag)
    after = before.play({"deal": ["BBBBB", "BBBB", "BBBB", "", ""]})
    assert on(after).sun == "BBBBB"
    assert is_refused(before, {"deal": ["BBBB", "BBBB", "BBBB", "B", ""]})


def test_each_small_factory_gets_a_chip_in_each_round() -> None:
    """Rules 3.8 and 3.10: nobody has seen it; and the first-player tile is back on the large factory."""
    before = before_a_deal()
    assert [factory.chip for factory in on(before).factories] == [""] * 4
    after = before.play({"deal": ["BBYRK", "BYRK", "BYRK", "BYRK", "YRKT"]})
    assert [factory.chip for factory in on(after).factories] == ["?"] * 4
    assert on(before).marker == 1
    assert on(after).marker is None


def test_the_chip_of_a_small_factory_that_was_dealt_nothing_is_turned_up_before_the_draft() -> None:
    """Rule 3.9: thirteen blue tiles are left: the third and fourth small factory get none."""
    before = before_a_deal(*two_domes_without_blue(), rounds=4, bag="B13")
    after = before.play({"deal": ["BBBBB", "BBBB", "BBBB", "", ""]})
    one, other, *_ = unseen(before)
    assert is_refused(after, "s0B-")
    after = played(after, {"chip": {"factory": 3, "chip": one}}, {"chip": {"factory": 4, "chip": other}})
    assert [factory.chip for factory in on(after).factories] == ["?", "?", one, other]
    assert (after.phase, after.to_move) == ("draft", 1)
    assert moves(after, "x") == {"x3", "x4"}


# 7 The next round


def test_the_game_goes_on_behind_four_rounds_and_ends_behind_the_fifth() -> None:
    """Rule 7.1."""
    for rounds in (1, 2, 3, 4):
        after = tiled(board(), rounds=rounds)
        assert (after.phase, on(after).round) == ("deal", rounds)
    assert tiled(board(), rounds=5).phase == "over"


def test_tokens_come_back_and_chips_taken_are_counted_anew() -> None:
    """Rule 7.2."""
    before = end_of_a_draft(board())
    assert [(of(before, seat).tokens, of(before, seat).taken) for seat in (0, 1)] == [(2, 1), (2, 2)]
    after = before.play("x1")
    assert [(of(after, seat).tokens, of(after, seat).taken) for seat in (0, 1)] == [(0, 0), (0, 0)]


def test_the_display_is_refilled_to_three_from_left_to_right() -> None:
    """Rule 7.3: two plates had been left, one in the second place and one in the third."""
    after = tiled(board(), display="-,17,18", top="J")
    assert (after.to_move, on(after).due) == (None, "plates")
    possible = [plate for plate in PLATES if not is_refused(after, {"plates": [plate]})]
    assert possible
    assert all(back_of(plate) == "J" for plate in possible)
    assert is_refused(after, {"plates": possible[:2]})
    assert is_refused(after, {"deal": FIRST_DEAL["deal"]})
    refilled = after.play({"plates": possible[:1], "top": "*"})
    assert on(refilled).display == [possible[0], 17, 18]
    assert on(refilled).due == "deal"


def test_plates_that_were_put_back_come_up_last() -> None:
    """Rule 7.3: the only shuffled plate is on top of two that were put back, so all three are known beforehand."""
    before = tiled(board(), rounds=3, display="-,-,-", under="17:0,18:1,3:0")
    [shuffled] = [plate for plate in PLATES if not is_refused(before, {"plates": [plate, 17, 18]})]
    assert is_refused(before, {"plates": [shuffled, 18, 17]})
    after = before.play({"plates": [shuffled, 17, 18]})
    assert stack(after) == "0,3:0"
    assert on(after).due == "deal"  # the back of plate 3 is known already


def test_no_plates_come_before_the_fifth_round() -> None:
    """Rule 7.3: all eighteen lie on the domes."""
    after = tiled(board(), rounds=4)
    assert on(after).due == "deal"
    assert stack(after) == "0"
    assert [len([plate for plate in of(after, seat).plates if plate]) for seat in (0, 1)] == [9, 9]


@pytest.mark.parametrize(("first", "marker"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_holder_of_the_first_player_tile_starts_the_next_round(first: int, marker: int) -> None:
    """Rules 7.4 and 3.10."""
    before = before_a_deal(first=first, marker=marker)
    after = before.play({"deal": ["BBYRK", "BYRK", "BYRK", "BYRK", "YRKT"]})
    assert (on(before).round, on(after).round) == (2, 3)
    assert (after.phase, after.to_move) == ("draft", marker)
    assert (on(after).first, on(after).marker) == (marker, None)


@pytest.mark.parametrize("first", [0, 1])
def test_if_nobody_took_the_first_player_tile_nobody_pays_and_the_same_player_starts_again(first: int) -> None:
    """Rule 7.5, ruling."""
    after = tiled(board(10), board(10), marker=None, first=first)
    assert after.scores == (10, 10)
    then = before_a_deal(first=first, marker=None).play({"deal": ["BBYRK", "BYRK", "BYRK", "BYRK", "YRKT"]})
    assert then.to_move == first


@pytest.mark.parametrize("first", [0, 1])
def test_if_nobody_took_the_first_player_tile_in_the_fifth_round_its_last_holder_wins_a_tie(first: int) -> None:
    """Rules 7.5, ruling, and 8.3."""
    after = tiled(board(10), board(10), rounds=5, marker=None, first=first)
    assert after.scores == (10, 10)
    assert tuple(after.winners) == (first,)


# 8 The end of the game (its goals are in test_duel_goals.py)


def test_goals_are_counted_once_behind_the_fifth_tiling() -> None:
    """Rule 8.1: a complete top row is worth nothing before."""
    plates = {1: "2r0", 2: "3r0", 3: "6r0"}
    sketch = board(20, plates=plates, cells={1: "KBTRTY"})
    for rounds, points in [(2, 20), (3, 20), (4, 20), (5, 23)]:
        assert of(tiled(sketch, rounds=rounds, goals=STARRED), 0).score == points


def test_losses_and_gains_are_added_up_before_anybody_is_raised_to_nought() -> None:
    """Rules 8.2, ruling, and 8.1: 1 point, five empty special cells, four joker cells all covered."""
    joker_plates = {1: "2r0", 2: "3r0", 3: "6r0", 4: "10r0"}
    special_plates = {5: "1r0", 6: "5r0", 7: "7r0", 8: "8r0", 9: "9r0"}
    cells = {1: "K.....", 2: "...KB.", 4: "Y....."}
    sketch = board(1, plates=joker_plates | special_plates, cells=cells)
    goals = ["jokers", "columns", "rows"]
    assert of(tiled(sketch, rounds=5, goals=goals), 0).score == 1 + 8
    goals = ["empty_specials", "columns", "rows"]
    assert of(tiled(sketch, rounds=5, goals=goals), 0).score == 0
    sketch.score = 20
    assert of(tiled(sketch, rounds=5, goals=goals), 0).score == 5


def test_gains_of_one_goal_make_up_for_losses_of_another() -> None:
    """Rule 8.2, ruling: 1 point, a row for 3 and one empty special cell; the order of goals is no matter."""
    plates = {1: "2r0", 2: "3r0", 3: "6r0", 4: "4r0", 5: "10r0", 6: "12r0", 7: "14r0", 8: "15r0", 9: "1r0"}
    sketch = board(1, plates=plates, cells={1: "KBTRTY"})
    assert of(tiled(sketch, rounds=5, goals=["rows", "columns", "empty_specials"]), 0).score == 1 + 3 - 3
    sketch.score = 0
    assert of(tiled(sketch, rounds=5, goals=["rows", "columns", "empty_specials"]), 0).score == 0
    sketch.score = 2
    sketch.cells = ["......"] * 6
    assert of(tiled(sketch, rounds=5, goals=["rows", "columns", "empty_specials"]), 0).score == 0


@pytest.mark.parametrize(("scores", "winner"), [((12, 11), 0), ((11, 14), 1), ((10, 12), 1), ((12, 14), 1)])
def test_most_points_win_and_the_first_player_tile_decides_a_tie(scores: tuple[int, int], winner: int) -> None:
    """Rule 8.3: player 1 has it, and pays 2 points for it."""
    after = tiled(board(scores[0]), board(scores[1]), rounds=5, goals=STARRED)
    assert after.scores == (scores[0], scores[1] - 2)
    assert tuple(after.winners) == (winner,)


def test_a_tie_goes_to_player_nought_who_has_the_first_player_tile() -> None:
    """Rule 8.3."""
    after = tiled(board(12), board(10), rounds=5, marker=0, goals=STARRED)
    assert after.scores == (10, 10)
    assert tuple(after.winners) == (0,)


# 9 What is hidden


def test_a_position_knows_neither_chips_that_lie_face_down_nor_the_order_of_the_stack() -> None:
    """Rule 9.1: any chip may turn up that isn't seen, any tile be dealt, any plate come that isn't seen."""
    before = table(board(), factories="B||?,|Y|?,|Y|?,|Y|?")
    after = before.play("s1B1")
    chips = unseen(after)
    assert (
        len(accepted(after, [{"chip": {"factory": 1, "chip": chip}} for chip in dict.fromkeys(chips)]))
        == len(set(chips))
        > 5
    )
    looking = table(board(), drawn="d:?", due="look")
    seen = [int(plate.split("r")[0]) for sketch in on(looking).boards for plate in sketch.plates if plate]
    seen += [plate for plate in on(looking).display if plate]
    possible = [plate for plate in PLATES if not is_refused(looking, {"look": [plate]})]
    assert possible == [plate for plate in PLATES if plate not in seen]


def test_the_backs_of_the_top_and_of_drawn_plates_are_public() -> None:
    """Rule 9.2: a plate with another back can't turn out to be there."""
    before = table(board(), top="J")
    for seat in (0, 1, None):
        assert stack(before.view(seat)) == stack(before)
    after = before.play({"move": "d", "top": "*"})
    assert (drawn(after), stack(after)[-1]) == ("d:J", "*")
    for seat in (0, 1, None):
        assert drawn(after.view(seat)) == "d:J"
    looking = after.play("l")
    possible = [plate for plate in PLATES if not is_refused(looking, {"look": [plate]})]
    assert possible
    assert all(back_of(plate) == "J" for plate in possible)


def test_a_back_that_nobody_told_stays_unknown() -> None:
    """Rule 9.2: a position can do without."""
    after = played(table(board(), top="J"), "d", "l")
    assert stack(after)[-1] == "?"
    known = played(table(board(), top="J"), {"move": "d", "top": "*"}, "l")
    assert stack(known)[-1] == "*"


def test_a_back_that_no_unseen_plate_can_have_is_refused() -> None:
    """Rule 9.2: all special plates but one lie open, and that one is drawn already."""
    specials = [plate for plate in PLATES if back_of(plate) == "*"]
    domes = [
        board(plates={place: f"{plate}r0" for place, plate in enumerate(side, 1)})
        for side in (specials[:3], specials[3:6])
    ]
    before = table(*domes, display=f"{specials[6]},{specials[7]},-", top="*")
    assert is_refused(before, {"move": "d", "top": "*"})
    assert is_refused(before, {"move": "d", "top": "Q"})
    assert not is_refused(before, {"move": "d", "top": "J"})


def test_nobody_knows_drawn_plates_before_looking_not_even_one_that_was_put_back_by_the_same_player() -> None:
    """Rule 9.3."""
    before = table(board(), rounds=4, display="-,17,18", under="3:0,9:1", top="J")
    assert stack(before).startswith("0,")
    after = played(before, "d", "d")
    assert drawn(after) == "d:3,9"
    for seat in (0, 1, None):
        assert drawn(after.view(seat)) == "d:J,*"
    looked = played(after, "l", {"look": [3, 9]})
    assert is_refused(after.play("l"), {"look": [9, 3]})
    assert [drawn(looked.view(seat)) for seat in (0, 1, None)] == ["l:3,9", "l:*,J", "l:*,J"]


def test_the_other_player_sees_the_backs_of_the_hand_without_their_order() -> None:
    """Rule 9.3: a special plate is kept out of two; which of them is not to be seen."""
    looked = table(board(), drawn="l:1,2,5", display="16,17,18")
    other = looked.view(1)
    assert drawn(other) == "l:*,*,J"
    for kept in ("k1@1r0", "k5@1r0"):
        assert drawn(played(other, kept)) == drawn(looked.play(kept).view(1)) == "u:*,J"


def test_who_put_a_plate_back_knows_it_and_nobody_else() -> None:
    """Rule 9.4, ruling."""
    before = table(board(), drawn="l:1,2", display="16,17,18", under="3:1")
    after = before.play("k1@1r0")
    assert stack(after).endswith(",3:1,2:0")
    assert stack(after.view(0)).endswith(",J:1,2:0")
    assert stack(after.view(1)).endswith(",3:1,J:0")
    assert stack(after.view(None)).endswith(",J:1,J:0")


def test_a_view_is_played_on_with_masked_events() -> None:
    """Rules 9.3 and 9.4: what comes of it is the view of what really happened."""
    before = table(board(score=9), top="*", display="16,17,18")
    events: list[Any] = [{"move": "d", "top": "J"}, {"move": "d", "top": "*"}, {"move": "d", "top": "*"}, "l"]
    drawing = played(before, *events)
    fronts = [plate for plate in PLATES if not is_refused(drawing, {"look": [plate, plate, plate]})]
    assert fronts == []
    free = [plate for plate in PLATES if plate in unseen_plates(drawing)]
    special, other = [plate for plate in free if back_of(plate) == "*"][:2]
    joker = next(plate for plate in free if back_of(plate) == "J")
    steps: list[tuple[Any, Any]] = [
        *[(event, event) for event in events],
        ({"look": [special, joker, other]}, {"look": "*J*"}),
        (f"k{joker}@1r0", f"k{joker}@1r0"),
        (f"u{other}", "u*"),
    ]
    true, seen = before, before.view(1)
    for event, masked in steps:
        true, seen = true.play(event), seen.play(masked)
        assert seen.text == true.view(1).text
    assert stack(true).endswith(f",{other}:0,{special}:0")
    assert is_refused(played(before.view(1), *events), {"look": "**J"})


def unseen_plates(position: Position) -> list[int]:
    """Those that lie neither on a dome nor on the display."""
    laid = [int(plate.split("r")[0]) for sketch in on(position).boards for plate in sketch.plates if plate]
    return [plate for plate in PLATES if plate not in laid and plate not in on(position).display]


def test_everything_else_is_the_same_for_everybody() -> None:
    """Rule 9.5."""
    before = table(board(chips="B,T"), board(), large="|BYR", factories="|KY|?,||BR,BYRK||?,YYRK||?")
    for seat in (0, 1, None):
        assert before.view(seat).text == before.text


def test_the_text_of_a_hand_made_table_is_the_text_of_its_position() -> None:
    """Rule 1.1 and all of section 1: nothing is lost on reading."""
    text = position_text(board(), board(), large="|BYR")
    assert Position.from_text(text).text == text
