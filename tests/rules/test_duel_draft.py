"""Azul Duel's draft, rule by rule, as scenarios: sections 4 and 5 of docs/rules/duel.md, and the examples there."""

from __future__ import annotations

from itertools import permutations

import pytest

from azulejos import Position
from tests.reference.duel_hand_made import board
from tests.rules.duel_tables import drawn, is_refused, kinds, moves, of, on, pile, places, played, stack, table

# 4 Taking: turns


@pytest.mark.parametrize("first", [0, 1])
def test_players_take_turns(first: int) -> None:
    """Rule 4.1."""
    position = table(board(), board(), turn=first, first=first, large="BBYRK|", factories="BYRK||?,||BR,||R")
    seats = []
    for move in ("s0B1", "mY2", "x2", "mR-"):
        seats.append(position.to_move)
        position = position.play(move)
    assert seats == [first, 1 - first, first, 1 - first]


def test_a_turn_is_a_plate_a_sun_side_the_moon_sides_or_a_chip() -> None:
    """Rule 4.1."""
    position = table(board(), large="BBYRK|", factories="|K|?,BYRK||?,||BR")
    assert kinds(position) == "dmpsx"
    for move in ("p", "s", "m", "x", "l", "k1@1r0", "u1", "s2", "p1", "1@1", "1.", "x9", "s5B-", "mB7", "mB0", ""):
        assert is_refused(position, move)


# A plate


def test_a_plate_from_the_display_costs_a_token_and_is_not_replaced() -> None:
    """Rule 4.2."""
    before = table(board(), display="16,17,18", large="BY|")
    after = before.play("p17@1r2")
    assert (of(after, 0).tokens, of(after, 0).score) == (1, 5)
    assert of(after, 0).plates[0] == "17r2"
    assert on(after).display == [16, None, 18]
    assert after.to_move == 1
    assert stack(after) == stack(before)
    assert is_refused(after, "p17@1r2")


def test_each_player_takes_two_plates_in_a_round_and_no_third() -> None:
    """Rule 4.2."""
    for tokens, may_take in [(0, True), (1, True), (2, False)]:
        position = table(board(tokens=tokens), large="BY|")
        assert set(kinds(position)) & set("pd") == (set("pd") if may_take else set())


def test_there_are_no_plates_in_the_fifth_round() -> None:
    """Rule 4.2."""
    position = table(board(), rounds=5, large="BYRKT|")
    assert on(position).display == [None] * 3
    assert kinds(position) == "s"


def test_each_plate_drawn_costs_a_point_and_shows_its_back_only() -> None:
    """Rule 4.3: first a joker plate, then a special one."""
    before = table(board(score=3), top="J", large="BY|")
    left = on(before).shuffled
    after = before.play({"move": "d", "top": "*"})
    assert (of(after, 0).score, of(after, 0).tokens, drawn(after)) == (2, 1, "d:J")
    assert stack(after) == f"{left - 1}*"
    assert (after.to_move, moves(after)) == (0, {"d", "l"})
    then = after.play({"move": "d", "top": "J"})
    assert (of(then, 0).score, of(then, 0).tokens, drawn(then)) == (1, 1, "d:J,*")
    assert stack(then) == f"{left - 2}J"


def test_the_last_plate_of_the_stack_can_be_drawn_but_no_more() -> None:
    """Rule 4.3: in the fourth round there is one."""
    before = table(board(), board(), rounds=4, large="BY|")
    assert stack(before)[0] == "1"
    after = before.play("d")
    assert stack(after) == "0"
    assert moves(after) == {"l"}


@pytest.mark.parametrize(
    ("score", "display", "draws", "left"),
    [(0, "16,17,18", 0, 0), (1, "16,17,18", 1, 0), (2, "16,17,18", 2, 0), (0, "-,-,-", 1, 0), (1, "-,-,-", 1, 0)],
)
def test_without_points_nobody_draws_but_one_plate_for_who_finds_no_display(
    score: int, display: str, draws: int, left: int
) -> None:
    """Rule 4.4, ruling."""
    position = table(board(score=score), display=display, large="BY|")
    for _ in range(draws):
        assert "d" in moves(position)
        position = position.play({"move": "d", "top": "*"})
        assert position.to_move == 0
    assert "d" not in moves(position)
    assert is_refused(position, "d")
    assert of(position, 0).score == left


def test_whoever_stops_drawing_sees_the_fronts_and_keeps_one() -> None:
    """Rules 4.5 and 4.7: any of them, on any of the free positions."""
    looking = table(board(), drawn="d:J,*", display="16,17,18").play("l")
    assert (looking.phase, looking.to_move, on(looking).due) == ("draft", None, "look")
    assert moves(looking) == set()
    for wrong in ([12], [12, 12], [12, 13, 14], [13, 12], [12, 16], [12, 19], [12, 0]):
        assert is_refused(looking, {"look": wrong})
    seen = looking.play({"look": [12, 13]})
    assert drawn(seen) == "l:12,13"
    free = [place for place, plate in enumerate(of(seen, 0).plates, 1) if not plate]
    assert len(free) == 6
    assert moves(seen) == {f"k{plate}@{place}r{turns}" for plate in (12, 13) for place in free for turns in range(4)}
    after = seen.play("k13@2r3")
    assert of(after, 0).plates[1] == "13r3"
    assert after.to_move == 1


def test_the_only_plate_drawn_is_kept_and_none_goes_back() -> None:
    """Rule 4.5."""
    before = table(board(), drawn="l:12", display="16,17,18")
    after = before.play("k12@1r0")
    assert stack(after) == stack(before)
    assert drawn(after) == "-"


@pytest.mark.parametrize("order", list(permutations([1, 4, 5])))
def test_the_others_go_under_the_stack_in_any_order_each_below_the_one_before(order: tuple[int, int, int]) -> None:
    """Rule 4.6: the last one goes by itself."""
    before = table(board(), drawn="l:1,2,4,5", display="16,17,18", under="3:1")
    position = before.play("k2@1r0")
    assert (position.to_move, moves(position)) == (0, {"u1", "u4", "u5"})
    position = position.play(f"u{order[0]}")
    assert (position.to_move, len(moves(position))) == (0, 2)
    position = position.play(f"u{order[1]}")
    assert stack(position) == stack(before) + "".join(f",{plate}:0" for plate in order)
    assert position.to_move == 1


def test_plates_put_back_are_drawn_again_in_their_order_when_the_others_are_gone() -> None:
    """Rules 4.3 and 4.6."""
    before = table(board(score=9), rounds=3, display="16,17,18", under="1:1,2:0,3:1")
    assert stack(before) == "2J,1:1,2:0,3:1"
    after = played(before, {"move": "d", "top": "J"}, "d", "d", {"move": "d", "top": "J"})
    assert drawn(after) == "d:J,J,1,2"
    assert stack(after) == "0,3:1"
    assert is_refused(played(before, {"move": "d", "top": "J"}, "d"), {"move": "d", "top": "*"})  # plate 2 is next
    looking = after.play("l")
    assert is_refused(looking, {"look": [14, 15, 2, 1]})
    assert drawn(looking.play({"look": [15, 14, 1, 2]})) == "l:15,14,1,2"


@pytest.mark.parametrize("turns", range(4))
def test_a_plate_may_lie_on_any_free_position_turned_in_any_way(turns: int) -> None:
    """Rule 4.7."""
    before = table(board(plates={2: "1r0", 5: "2r0", 9: "3r3"}), display="16,17,18")
    assert moves(before, "p16@") == {f"p16@{place}r{turn}" for place in (1, 3, 4, 6, 7, 8) for turn in range(4)}
    assert of(before.play(f"p16@7r{turns}"), 0).plates[6] == f"16r{turns}"
    for wrong in ("p16@2r0", "p16@0r0", "p16@10r0", "p16@1r4", "p1@1r0", "p016@1r0", "p16@1"):
        assert is_refused(before, wrong)


def test_the_example_of_a_drawing() -> None:
    """Rules 4.3 to 4.6: two points, two plates, the 14 in the middle and the 7 back."""
    plates = {1: "1r0", 2: "2r0", 3: "3r0"}
    before = table(board(score=2, plates=plates), top="*", display="16,17,18", large="BY|", free={1: (1,)})
    after = played(before, {"move": "d", "top": "J"}, {"move": "d", "top": "*"})
    assert moves(after) == {"l"}
    after = played(after, "l", {"look": [7, 14]}, "k14@5r0")
    assert of(after, 0).score == 0
    assert of(after, 0).plates[4] == "14r0"
    assert stack(after).endswith(",7:0")
    assert stack(after.view(1)).endswith(",*:0")


# The sun


def test_from_a_small_sun_side_all_of_a_colour_are_taken_and_the_others_stacked_in_any_order() -> None:
    """Rule 4.8."""
    before = table(board(), factories="BYRK||?,BBRK||?")
    orders = {"".join(order) for order in permutations("YRK")}
    assert moves(before, "s1B6") == {f"s1B6/{order}" for order in orders}
    assert moves(before, "s2B6") == {"s2B6/RK", "s2B6/KR"}
    for order in orders:
        after = on(before.play(f"s1B6/{order}"))
        assert (after.factories[0].sun, after.factories[0].moon, after.factories[0].chip) == ("", order, "?")
        assert after.boards[0].lines[5] == "B"
    for wrong in ("s1B6", "s1B6/YR", "s1B6/YRKK", "s1B6/YRB", "s2B6/BRK", "s1T6/BYR", "s1B6/"):
        assert is_refused(before, wrong)


def test_no_order_is_said_where_all_orders_look_the_same() -> None:
    """Rule 4.8."""
    before = table(board(), factories="BBBY||?,BYYY||?,BBBB||?,BBYY||?")
    assert moves(before, "s1B6") == {"s1B6"}
    assert moves(before, "s1Y6") == {"s1Y6"}
    assert moves(before, "s2B6") == {"s2B6"}
    assert moves(before, "s3B6") == {"s3B6"}
    assert moves(before, "s4Y6") == {"s4Y6"}
    assert on(before.play("s1Y6")).factories[0].moon == "BBB"
    for wrong in ("s1B6/Y", "s2B6/YYY", "s3B6/"):
        assert is_refused(before, wrong)


def test_equal_leftovers_are_told_apart_by_their_places_only() -> None:
    """Rule 4.8."""
    before = table(board(), factories="BYYK||?")
    assert moves(before, "s1B6") == {"s1B6/YYK", "s1B6/YKY", "s1B6/KYY"}
    assert on(before.play("s1B6/YKY")).factories[0].moon == "YKY"


def test_from_the_large_sun_side_all_of_a_colour_are_taken_and_the_others_laid_on_its_moon_side() -> None:
    """Rule 4.9: they are not stacked, so nothing is said about them, and the first-player tile stays."""
    before = table(board(), large="BYRRK|")
    assert places(before, "s0R") == "-123456"
    after = on(before.play("s0R2"))
    assert (after.sun, after.moon, after.marker) == ("", "BYK", None)
    assert after.boards[0].lines[1] == "RR"
    assert is_refused(before, "s0R2/BYK")


@pytest.mark.parametrize("sun", ["BBBBB", "BBB", "B"])
@pytest.mark.parametrize("place", ["6", "-"])
def test_who_takes_a_large_sun_side_of_one_colour_takes_the_first_player_tile_too(sun: str, place: str) -> None:
    """Rule 4.10, ruling."""
    before = table(board(), board(), turn=1, large=f"{sun}|", factories="BYRK||?")
    assert on(before.play(f"s0B{place}")).marker == 1
    assert on(before.play("s1B1/YRK")).marker is None


# The moon


def the_moon() -> Position:
    """The example of rule 4.12."""
    return table(board(), board(), large="|BRR", factories="|KY|?,|YRR|?,|B|?")


def test_from_the_moon_all_tiles_of_a_colour_on_top_and_on_the_large_factory_are_taken_at_once() -> None:
    """Rule 4.11."""
    before = the_moon()
    assert {move[1] for move in moves(before, "m")} == set("BRY")
    after = on(before.play("mR3"))
    assert after.boards[0].lines[2] == "RRR"
    assert after.moon == "B"
    assert [factory.moon for factory in after.factories] == ["KY", "YR", "B", ""]


def test_one_tile_is_taken_from_a_stack_even_if_the_next_has_the_colour_too() -> None:
    """Rule 4.11."""
    after = on(the_moon().play("mR3").play("mR-"))
    assert after.boards[1].broken == "R"
    assert after.factories[1].moon == "Y"


def test_the_sun_sides_are_no_part_of_the_moon() -> None:
    """Rule 4.11."""
    position = table(board(), large="BYRKT|", factories="BBYY||?")
    assert moves(position, "m") == set()
    assert is_refused(position, "mB1")


def test_the_first_player_tile_comes_with_the_first_tiles_from_the_large_moon_side() -> None:
    """Rule 4.12."""
    assert on(the_moon().play("mR3")).marker == 0
    assert on(the_moon().play("mB3")).marker == 0
    small_only = the_moon().play("mY3")
    assert on(small_only).marker is None
    assert on(small_only.play("mR1")).marker == 1
    assert on(played(small_only, "mR1", "mB1")).marker == 1


# Chips


@pytest.mark.parametrize(
    ("factories", "move"), [("BBBB||?,BYRK||?", "s1B4"), ("|B|?,BYRK||?", "mB4"), ("|B|?,|YB|?", "mB4")]
)
def test_a_chip_is_turned_up_when_the_last_tile_of_its_factory_has_gone(factories: str, move: str) -> None:
    """Rules 4.13 and 4.14, ruling: behind the move, with the tiles put down already; then the other player's turn."""
    before = table(board(taken=1), board(taken=1), factories=factories)
    after = before.play(move)
    assert (after.phase, after.to_move, on(after).due, on(after).turn) == ("draft", None, "chip", 0)
    assert of(after, 0).lines[3].startswith("B")
    assert moves(after) == set()
    for wrong in (
        {"factory": 2, "chip": "YK"},
        {"factory": 1, "chip": "KY"},
        {"factory": 1, "chip": "?"},
        {"factory": 1},
    ):
        assert is_refused(after, {"chip": wrong})
    assert is_refused(after, "x1")
    then = after.play({"chip": {"factory": 1, "chip": "YK"}})
    assert on(then).factories[0].chip == "YK"
    assert then.to_move == 1
    assert "x1" in moves(then)


def test_no_chip_is_turned_up_while_tiles_are_left() -> None:
    """Rule 4.13."""
    before = table(board(), board(), factories="BBBY||?,|YB|?,|YK|?")
    for move in ("s1B1", "mB1"):
        assert before.play(move).to_move == 1


def test_several_chips_are_turned_up_in_the_order_of_the_factories() -> None:
    """Rule 4.14, ruling."""
    after = table(board(), factories="|B|?,|B|?,|YB|?,|B|?").play("mB4")
    for factory, chip in [(1, "T"), (2, "TY"), (4, "YK")]:
        for other in {1, 2, 3, 4} - {factory}:
            assert is_refused(after, {"chip": {"factory": other, "chip": chip}})
        after = after.play({"chip": {"factory": factory, "chip": chip}})
    assert [factory.chip for factory in on(after).factories] == ["T", "TY", "?", "YK"]
    assert after.to_move == 1


def test_a_chip_that_lies_open_is_taken_and_kept_face_up() -> None:
    """Rule 4.15."""
    before = table(board(chips="T", taken=0), board(taken=2), large="BY|", factories="||BR,BYRK||?")
    assert moves(before, "x") == {"x1"}
    assert is_refused(before, "x2")
    after = before.play("x1")
    assert (of(after, 0).chips, of(after, 0).taken) == (["BR", "T"], 1)
    assert on(after).factories[0].chip == ""
    assert is_refused(after, "x1")


def test_nobody_takes_a_third_chip_in_a_round() -> None:
    """Rule 4.15."""
    for taken, may_take in [(0, True), (1, True), (2, False)]:
        position = table(
            board(taken=taken), board(taken=0), factories=",".join(["||BR", "BYRK||?", "||T", "||K"][: 4 - taken])
        )
        assert ("x" in kinds(position)) == may_take


# The end of the draft


def test_who_can_do_nothing_is_out_and_the_other_player_goes_on_alone() -> None:
    """Rule 4.16: player 0 has put down both tokens and has two chips."""
    before = table(board(tokens=1, taken=2), board(taken=0), factories="||B,||T", display="16,17,18")
    position = before.play("p16@1r0")
    for move in ("x2", "p17@1r0", "x1"):
        assert (position.phase, position.to_move) == ("draft", 1)
        position = position.play(move)
    assert (position.phase, position.to_move) == ("draft", 1)
    assert moves(position) >= {"d", "p18@2r0"}
    assert position.play("p18@2r0").phase != "draft"


def test_nobody_passes_who_can_do_something() -> None:
    """Rule 4.16: the only move there is costs points, and is to be made."""
    position = table(board(tokens=2, taken=1), board(tokens=2, taken=2), large="|Y", factories="||B")
    assert moves(position) == {"x1", *[f"mY{place}" for place in "123456-"]}
    after = position.play("x1")
    assert (after.phase, after.to_move) == ("draft", 1)
    assert kinds(after) == "m"


def test_who_is_out_for_now_takes_a_chip_that_the_other_one_frees() -> None:
    """Rules 4.16 and 4.13: player 1 has put down both tokens and no chip was open before the last tile went."""
    before = table(board(tokens=2, taken=2), board(tokens=2, taken=1), factories="|B|?")
    after = played(before, "mB1", {"chip": {"factory": 1, "chip": "T"}})
    assert moves(after) == {"x1"}
    assert after.to_move == 1
    assert after.play("x1").phase == "deal"


def test_the_draft_goes_on_until_tiles_chips_and_tokens_are_gone() -> None:
    """Rule 4.17."""
    last_tile = table(board(tokens=2, taken=2), board(tokens=2, taken=2), large="|Y")
    assert last_tile.play("mY1").phase == "deal"
    token_left = table(board(tokens=2, taken=2), board(tokens=1, taken=2), large="|Y")
    assert (token_left.play("mY1").phase, token_left.play("mY1").to_move) == ("draft", 1)
    own_token = table(board(tokens=1, taken=2), board(tokens=2, taken=2), large="|Y")
    assert (own_token.play("mY1").phase, own_token.play("mY1").to_move) == ("draft", 0)
    chip_left = table(board(tokens=2, taken=2), board(tokens=2, taken=1), large="|Y", factories="||B")
    assert (chip_left.play("mY1").phase, chip_left.play("mY1").to_move) == ("draft", 1)
    fifth = table(board(tokens=0, taken=2), board(tokens=0, taken=2), rounds=5, large="|Y")
    assert fifth.play("mY1").phase == "over"


# 5 Putting tiles down


def test_all_tiles_go_to_one_line_or_all_to_the_broken_stack() -> None:
    """Rule 5.1."""
    before = table(board(), large="BBBYR|")
    assert places(before, "s0B") == "-123456"
    for place in "123456":
        tiles = of(before.play(f"s0B{place}"), 0)
        assert [len(line) for line in tiles.lines] == [min(3, int(place)) * (row == int(place)) for row in range(1, 7)]
    broken = of(before.play("s0B-"), 0)
    assert (broken.broken, broken.lines) == ("BBB", [""] * 6)


def test_a_line_that_holds_tiles_takes_only_more_of_their_colour() -> None:
    """Rule 5.2."""
    before = table(board(lines={2: "B", 4: "Y", 6: "BBB"}), large="BBYRK|")
    assert places(before, "s0B") == "-12356"
    assert places(before, "s0Y") == "-1345"
    assert places(before, "s0R") == "-135"
    assert of(before.play("s0B6"), 0).lines[5] == "BBBBB"
    for wrong in ("s0B4", "s0Y2", "s0R6"):
        assert is_refused(before, wrong)


@pytest.mark.parametrize("there", ["", "K", "KK", "KKY", "KKYY"])
def test_the_broken_stack_holds_four_and_the_others_go_to_the_tower_for_nothing(there: str) -> None:
    """Rule 5.3."""
    before = table(board(broken=there), large="BBBYR|")
    after = before.play("s0B-")
    fitting = min(3, 4 - len(there))
    assert sorted(of(after, 0).broken) == sorted(there + "B" * fitting)
    assert on(after).tower == pile(B=3 - fitting)


def test_what_finds_no_space_in_the_line_breaks() -> None:
    """Rules 5.4 and 5.3."""
    before = table(board(lines={3: "BB"}, broken="YK"), large="BBBBR|")
    after = before.play("s0B3")
    assert of(after, 0).lines[2] == "BBB"
    assert of(after, 0).broken == "BBYK"
    assert on(after).tower == pile(B=1)


def test_a_full_line_takes_no_more_tiles_not_even_of_its_colour() -> None:
    """Rule 5.5, ruling: whether it was filled in this round or has waited from an earlier one."""
    before = table(board(lines={1: "B", 3: "BBB", 5: "BBB"}), large="BBYRK|")
    assert places(before, "s0B") == "-2456"
    assert is_refused(before, "s0B3")


def test_a_line_takes_colours_that_its_row_has_no_cell_for_or_has_already() -> None:
    """Rule 5.6: row 1 is complete and shows yellow, black, black, turquoise, red and turquoise."""
    plates = {1: "1r0", 2: "12r1", 3: "3r1"}
    sketch = board(plates=plates)
    assert places(table(sketch, large="BYRKT|"), "s0R") == "-123456"
    full = board(plates={1: "1r0", 2: "5r0", 3: "4r0"}, cells={1: "YKK.KY"})
    for colour in "BYRKT":
        assert places(table(full, large="BYRKT|"), f"s0{colour}") == "-123456"
