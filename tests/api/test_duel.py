"""Azul Duel through the same classes: its options, what is due, given chance, what is hidden, moves and errors."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from typing import Any, cast

import pytest

import azulejos
from azulejos import Game, IllegalMove, InvalidPosition, InvalidRecord, LegalMoves, Move, Outcome, Position, Ruleset
from azulejos.data import DuelData
from tests.api.messages import exactly
from tests.reference.duel_hand_made import board, position_text
from tests.reference.duel_table import GOALS, GOALS_OF_A_FIRST_GAME

DEAL = ["BBYYR", "BBBB", "BYRK", "BYRT", "BYRT"]
ALL_GOALS = ", ".join(GOALS)
THREE_PLATES = {1: "1r0", 2: "2r0", 3: "3r0"}
# In round 3: seat 0 has drawn three plates; seat 1 had put back plate 10, seat 0 plate 9.
LOOKED = position_text(
    board(3, {1: "K"}, THREE_PLATES, tokens=2, taken=2),
    board(2, {2: "YY"}, {4: "4r0"}, tokens=0, taken=2),
    rounds=3,
    marker=1,
    drawn="l:18,17,16",
    display="-,15,-",
    under="10:1,9:0",
)


def given(first: int = 0, **options: Any) -> Game:
    return Game("duel", **{"goals": "first", "first": first, "deals": "given", **options})


def after_the_opening() -> Game:
    """Seat 0 is to move; factory 1 is all blue, and the back on top is a joker plate's."""
    game = given()
    for event in (
        {"plates": [1, 2, 3], "top": "J"}, {"deal": DEAL}, {"move": "p1@1r0"}, {"plates": [4], "top": "J"},
        {"move": "p2@1r0"}, {"plates": [6], "top": "J"},
    ):  # fmt: skip
        game.push(event)
    return game


def finished(**words: Any) -> Game:
    """A game of random moves, played to its end."""
    game = Game("duel", **{"goals": "first", "seed": 3, **words})
    while game.outcome is None:
        game.push(game.legal_moves[37 * game.ply % len(game.legal_moves)])
    return game


def duel_data(position: Position) -> DuelData:
    return cast("DuelData", position.data)


def stack(position: Position) -> str:
    return position.text.split(" ")[16]


def drawn(position: Position) -> str:
    return position.text.split(" ")[17]


# Options


def test_three_goals_from_the_seed_are_what_you_get() -> None:
    ruleset = Ruleset("duel")
    assert (ruleset.game, ruleset.players) == ("duel", 2)
    assert ruleset.options == {"goals": "random", "five_colours_special": True}
    assert ruleset == Ruleset("duel", goals="random") != Ruleset("duel", goals="random4")
    assert Ruleset("duel") != Ruleset("duel", five_colours_special=False)


def test_the_goals_of_a_first_game_have_a_name() -> None:
    assert Ruleset("duel", goals="first").options["goals"] == GOALS_OF_A_FIRST_GAME
    assert Ruleset("duel", goals="first") == Ruleset("duel", goals=GOALS_OF_A_FIRST_GAME)


def test_goals_may_come_in_any_order() -> None:
    ruleset = Ruleset("duel", goals=["jokers", "perimeter", "rows", "corners"], five_colours_special=False)
    assert ruleset.options == {"goals": ["rows", "perimeter", "corners", "jokers"], "five_colours_special": False}
    assert ruleset == Ruleset("duel", goals=["corners", "rows", "jokers", "perimeter"], five_colours_special=False)
    assert hash(ruleset) == hash(Ruleset("duel", players=2, **dict(ruleset.options)))


@pytest.mark.parametrize("goals", ["random", "random4", "first", ["rows", "columns", "jokers"]])
def test_a_ruleset_can_be_pickled_copied_and_written(goals: Any) -> None:
    ruleset = Ruleset("duel", goals=goals, five_colours_special=False)
    assert pickle.loads(pickle.dumps(ruleset)) == copy.deepcopy(ruleset) == ruleset
    assert eval(repr(ruleset)) == ruleset


@pytest.mark.parametrize(("goals", "number"), [("random", 3), ("random4", 4)])
def test_goals_are_drawn_from_the_seed_each_side_of_each_token_as_often(goals: str, number: int) -> None:
    counts: Counter[str] = Counter()
    games = 800
    for seed in range(games):
        ruleset = Game("duel", goals=goals, seed=seed).ruleset
        drawn = ruleset.options["goals"]
        assert isinstance(drawn, list)
        assert len({GOALS[goal] for goal in drawn}) == len(drawn) == number
        assert ruleset == Ruleset("duel", goals=drawn)
        counts.update(drawn)
    assert all(count == pytest.approx(games * number / 8, rel=0.2) for count in counts.values())
    assert Game("duel", goals=goals, seed=7).ruleset == Game("duel", goals=goals, seed=7).ruleset


def test_the_ruleset_of_a_game_is_settled_and_in_its_record() -> None:
    ruleset = Ruleset("duel", goals="random4", five_colours_special=False)
    game = Game(ruleset, seed=5)
    assert game.ruleset != ruleset
    assert (
        game.ruleset
        == game.position.ruleset
        == Ruleset("duel", goals=game.ruleset.options["goals"], five_colours_special=False)
    )
    assert json.loads(game.to_record())["options"] == dict(game.ruleset.options)
    assert Game.from_record(game.to_record()).ruleset == game.ruleset
    assert Game(game.ruleset, seed=5) == game
    assert len(Game("duel", goals="random", deals="given").ruleset.options["goals"]) == 3  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"players": 3}, "Azul Duel is for 2 players, not 3"),
        ({"players": 1}, "Azul Duel is for 2 players, not 1"),
        ({"goals": "all"}, "the goals are a list of names, or 'random', 'random4' or 'first'"),
        ({"goals": "rows,columns,jokers"}, "the goals are a list of names, or 'random', 'random4' or 'first'"),
        ({"goals": None}, "the goals are a list of names, or 'random', 'random4' or 'first'"),
        ({"goals": 3}, "the goals are a list of names, or 'random', 'random4' or 'first'"),
        ({"goals": {"rows": 1}}, "'goals' is the list of goals in play"),
        ({"goals": []}, "a game has three or four goals, not 0"),
        ({"goals": ["rows", "columns"]}, "a game has three or four goals, not 2"),
        ({"goals": ["rows", "columns", "perimeter"]}, "the goals columns and perimeter are two sides of one token"),
        ({"goals": [*GOALS]}, "the goals rows and five_colours are two sides of one token"),
        ({"goals": ["rows", "rows", "columns"]}, "the goal 'rows' stands there twice"),
        ({"goals": ["stars", "rows", "columns"]}, f"there is no goal 'stars' (they are {ALL_GOALS})"),
        ({"five_colours_special": 1}, "'five_colours_special' is true or false"),
        ({"five_colours_special": "no"}, "'five_colours_special' is true or false"),
        ({"wall": "grey"}, "Azul Duel has no option 'wall'"),
    ],
)
def test_what_is_no_ruleset_is_refused_with_the_reason(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=exactly(why)):
        Ruleset("duel", **words)
    with pytest.raises(ValueError, match=exactly(why)):
        Game("duel", **words)


@pytest.mark.parametrize("goals", [None, 3, [1, 2, 3], [None], True])
def test_goals_of_the_wrong_type_are_refused_too(goals: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        Ruleset("duel", goals=goals)


def test_the_switch_changes_what_five_colours_count() -> None:
    """Row 1 has four colours and a special tile."""
    mine = board(5, {}, {1: "5r0", 2: "2r0", 3: "12r0"}, {1: "K*YBT.", 2: "TR...."})
    goals = ["five_colours", "columns", "corners"]
    for special, points in ((True, 4), (False, 0)):
        text = position_text(mine, board(), goals=goals, large="|BYR", a_special_is_a_colour=special)
        position = Position.from_text(text)
        assert position.ruleset == Ruleset("duel", goals=goals, five_colours_special=special)
        assert duel_data(position)["goals"][0] == {"name": "five_colours", "points": [points, 0]}


# How it begins, and what is due


def test_the_first_seat_is_drawn_from_the_seed_or_given() -> None:
    assert {Game("duel", seed=seed).first for seed in range(20)} == {0, 1}
    for first in (0, 1):
        game = Game("duel", seed=7, first=first)
        assert (game.first, game.to_move) == (first, 1 - first)  # who is not first lays the first opening plate
        assert game.events == Game("duel", seed=7).events
    with pytest.raises(ValueError, match=exactly("there is no seat 2")):
        Game("duel", first=2)


def test_with_a_seed_chance_comes_by_itself() -> None:
    game = Game("duel", goals="first", seed=7)
    assert [[*event] for event in game.events] == [["plates", "top"], ["deal"]]
    assert (game.phase, game.due, game.round) == ("opening", "move", 1)
    assert len(game.legal_moves) == 3 * 9 * 4
    game.push(game.legal_moves[0])
    assert [[*event] for event in game.events[2:]] == [["move"], ["plates", "top"]]
    game.push(game.legal_moves[0])
    assert (game.phase, game.due, game.to_move) == ("draft", "move", game.first)
    game.push("d")
    assert "top" in game.events[-1]
    game.push("l")
    assert "look" in game.events[-1]
    assert game.due == "move"


def test_given_chance_is_waited_for_kind_by_kind() -> None:
    game = given()
    seen: list[tuple[str, str | None, int | None]] = []

    def push(action: Any) -> None:
        seen.append((game.phase, game.due, game.to_move))
        game.push(action)
        assert game.position.due == game.due

    for action in (
        {"plates": [1, 2, 3]}, {"top": "J"}, {"deal": DEAL}, "p1@1r0", {"plates": [4], "top": "J"}, "p2@1r0",
        {"plates": [6]}, {"top": "J"}, "s1B1", {"chip": {"factory": 1, "chip": "TY"}}, "d", {"top": "*"}, "d",
        {"top": "*"}, "l", {"look": [10, 9]}, "k9@2r3",
    ):  # fmt: skip
        push(action)
    assert seen == [
        ("opening", "plates", None), ("opening", "top", None), ("opening", "deal", None), ("opening", "move", 1),
        ("opening", "plates", None), ("opening", "move", 0), ("opening", "plates", None), ("opening", "top", None),
        ("draft", "move", 0), ("draft", "chip", None), ("draft", "move", 1), ("draft", "top", None),
        ("draft", "move", 1), ("draft", "top", None), ("draft", "move", 1), ("draft", "look", None),
        ("draft", "move", 1),
    ]  # fmt: skip
    assert (game.due, game.to_move) == ("move", 0)
    assert drawn(game.position) == "-"
    assert stack(game.position) == "11*,10:1"


def test_nobody_moves_while_chance_is_due() -> None:
    game = given()
    assert not game.legal_moves
    assert isinstance(game.legal_moves, LegalMoves)
    for due, event in (("plates", {"plates": [1, 2, 3]}), ("deal", {"deal": DEAL})):
        assert game.due == due
        with pytest.raises(IllegalMove, match="is due"):
            game.push("p1@1r0")
        with pytest.raises(IllegalMove, match="a game can end early only where a move is expected"):
            game.push({"end": {"seat": 0, "how": "resign"}})
        game.push({**event, **({"top": "J"} if due == "plates" else {})})
    assert game.due == "move"


@pytest.mark.parametrize(
    ("event", "why"),
    [
        ({"plates": [1, 2]}, "2 plates come instead of 3"),
        ({"plates": [1, 2, 3, 4]}, "4 plates come instead of 3"),
        ({"plates": [1, 1, 2]}, "plate 1 stands there twice"),
        ({"deal": DEAL}, "what is due is 'plates', not 'deal'"),
        ({"look": [1]}, "what is due is 'plates', not 'look'"),
        ({"chip": {"factory": 1, "chip": "B"}}, "what is due is 'plates', not 'chip'"),
        ({"top": "*"}, "no 'top' is due"),
        ({"plates": [1, 2, 3], "deal": DEAL}, "it holds both 'plates' and 'deal'"),
        ({"plates": [1, 2, 3], "top": "?"}, "the back of the plate on top is * or J"),
    ],
)
def test_chance_that_can_not_be_is_refused_with_the_reason(event: dict[str, Any], why: str) -> None:
    game = given()
    before = game.to_record()
    with pytest.raises(IllegalMove, match=exactly(why)):
        game.push(event)
    assert game.to_record() == before


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (DEAL[:4], "4 factories are dealt instead of 5"),
        ([*DEAL, ""], "more than 5 factories are dealt"),
        ([*DEAL[:4], "BYR"], "factory 4 gets 3 tiles instead of 4"),
        (["BBYYRR", *DEAL[1:]], "factory 0 gets more than 5 tiles"),
        (["BBBBB", *DEAL[1:]], "the large factory can't keep five equal tiles"),
        (["YBBYR", *DEAL[1:]], "factory 0: tiles are not in the order BYRKT"),
        (["BBYYW", *DEAL[1:]], "factory 0: 'W' is no colour (they are BYRKT)"),
    ],
)
def test_deals_that_chance_can_not_bring_are_refused_with_the_reason(deal: list[str], why: str) -> None:
    game = given()
    game.push({"plates": [1, 2, 3], "top": "J"})
    with pytest.raises(IllegalMove, match=exactly(why)):
        game.push({"deal": deal})


@pytest.mark.parametrize(
    ("chip", "why"),
    [
        ({"factory": 2, "chip": "B"}, "the chip of factory 1 is turned up now, not that of factory 2"),
        ({"factory": 1, "chip": "KR"}, "'KR' is no chip (they are B BR R RT T TY Y YK K KB)"),
        ({"factory": 1}, 'a chip is written like {"factory": 2, "chip": "BR"}'),
        ({"factory": 1, "chip": "B", "seat": 0}, "a chip has a 'factory' and a 'chip', no 'seat'"),
    ],
)
def test_chips_that_can_not_come_are_refused_with_the_reason(chip: Any, why: str) -> None:
    game = after_the_opening()
    game.push("s1B1")
    with pytest.raises(IllegalMove, match=exactly(why)):
        game.push({"chip": chip})
    game.push({"chip": {"factory": 1, "chip": "TY"}})
    assert duel_data(game.position)["factories"][0]["chip"] == "TY"


# The back on top


def test_a_back_is_said_beside_an_event_behind_it_or_never() -> None:
    beside, behind, never = after_the_opening(), after_the_opening(), after_the_opening()
    beside.push({"move": "d", "top": "*"})
    behind.push("d")
    assert behind.due == "top"
    behind.push({"top": "*"})
    assert beside == behind
    assert beside.events[-1] == {"move": "d", "top": "*"}
    never.push("d")
    assert not never.legal_moves
    never.push("l")
    assert never.events[-2:] == [{"move": "d"}, {"move": "l"}]
    assert stack(never.position) == "12?"
    assert stack(beside.position) == "12*"
    never.pop()
    assert never.due == "top"
    never.pop()
    assert never == after_the_opening()


def test_a_back_that_is_known_must_be_right() -> None:
    game = after_the_opening()
    with pytest.raises(IllegalMove, match=exactly("no 'top' is due")):
        game.push({"top": "J"})
    game.push({"move": "d", "top": "*"})
    game.push({"move": "l", "at": 3})
    with pytest.raises(IllegalMove, match=exactly("plate 8 has another back than the one that lies there")):
        game.push({"look": [8]})
    game.push({"look": [10]})
    assert game.events[-2:] == [{"move": "l", "at": 3}, {"look": [10]}]


def test_the_back_of_a_plate_that_was_put_back_is_known_already() -> None:
    start = position_text(
        board(2, {1: "K"}, THREE_PLATES, tokens=1, taken=2),
        board(2, {2: "YY"}, {4: "4r0"}, tokens=1, taken=2),
        rounds=4,
        marker=1,
        display="-,-,-",
        under="17:0,16:1",
    )
    game = Game.from_position(Position.from_text(start), deals="given")
    for wrong in ({"move": "d", "top": "J"}, {"move": "x1", "top": "J"}):
        with pytest.raises(IllegalMove, match=r"."):
            game.push(wrong)
    game.push({"move": "d", "top": "*"})
    assert (game.due, drawn(game.position), stack(game.position)) == ("move", "d:17", "0,16:1")
    with pytest.raises(IllegalMove, match=exactly("the plate on top of the stack has another back, or there is none")):
        game.push({"move": "d", "top": "*"})


def test_a_plate_whose_back_is_spoken_for_can_not_come() -> None:
    """Plates 17 and 18 are left: the one on top is special, so the other one was drawn, whatever it looked like."""
    start = position_text(
        board(2, tokens=1, taken=2),
        board(2, tokens=2, taken=2),
        rounds=4,
        marker=1,
        display="-,-,-",
        drawn="d:?",
        top="*",
    )
    game = Game.from_position(Position.from_text(start), deals="given")
    game.push("l")
    with pytest.raises(IllegalMove, match=exactly("plate 18 can't come now")):
        game.push({"look": [18]})
    game.push({"look": [17]})
    assert drawn(game.position) == "l:17"


# What is hidden


def test_each_seat_sees_what_it_put_back_and_looks_at() -> None:
    position = Position.from_text(LOOKED)
    views = {viewer: position.view(viewer) for viewer in (0, 1, None)}
    assert [stack(view).partition(",")[2] for view in views.values()] == [
        "*:1,9:0".replace("*", "J"),
        "10:1,*:0",
        "J:1,*:0",
    ]
    assert [drawn(view) for view in views.values()] == ["l:18,17,16", "l:*,*,J", "l:*,*,J"]
    assert all(Position.from_text(view.text) == view for view in views.values())
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=exactly(f"there is no seat {seat}")):
            position.view(seat)


def test_a_view_is_played_on_with_what_is_told() -> None:
    position = Position.from_text(LOOKED)
    other = position.view(1).play("k18@4r0").play("uJ")
    assert stack(other).endswith(",10:1,*:0,J:0,*:0")
    mine = position.view(0).play("k18@4r0").play("u17")
    assert stack(mine).endswith(",J:1,9:0,17:0,16:0")
    whole = position.play("k18@4r0").play("u17")
    assert (whole.view(0), whole.view(1)) == (mine, other)
    with pytest.raises(IllegalMove, match=exactly("it has to be said which plate goes back")):
        position.play("k18@4r0").play("u*")


def test_a_view_can_be_filled_in() -> None:
    seen = Position.from_text(LOOKED).view(1)
    whole = [seen.determinise(seed) for seed in range(20)]
    assert all(position.view(1) == seen for position in whole)
    assert len(set(whole)) > 5
    assert whole[3] == seen.determinise(3)
    assert Position.from_text(LOOKED).determinise(1) == Position.from_text(LOOKED)
    for seed in (-1, 2**64, "1", None):
        with pytest.raises((TypeError, ValueError)):
            seen.determinise(seed)  # type: ignore[arg-type]


def test_azul_has_nothing_to_fill_in() -> None:
    game = Game("azul", seed=1)
    assert game.position.determinise(5) == game.position
    assert game.events_for(None) == game.events_for(0) == game.events


def test_events_are_told_to_each_as_they_may_know_them() -> None:
    game = after_the_opening()
    for event in ({"move": "d", "top": "*"}, {"move": "d", "top": "J"}, {"move": "d", "top": "J"}, {"move": "l"}):
        game.push(event)
    game.push({"look": [10, 5, 12], "at": 9})
    game.push("k10@5r1")
    game.push({"move": "u12", "at": 10})
    told = {viewer: game.events_for(viewer)[-3:] for viewer in (0, 1, None)}
    assert (
        told[0] == game.events[-3:] == [{"look": [10, 5, 12], "at": 9}, {"move": "k10@5r1"}, {"move": "u12", "at": 10}]
    )
    assert told[1] == told[None] == [{"look": "J*J", "at": 9}, {"move": "k10@5r1"}, {"move": "uJ", "at": 10}]
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=exactly(f"there is no seat {seat}")):
            game.events_for(seat)


def test_masked_events_are_for_views_only() -> None:
    game = after_the_opening()
    for event in ({"move": "d", "top": "*"}, "l"):
        game.push(event)
    before = game.to_record()
    with pytest.raises(IllegalMove, match=r"."):
        game.push({"look": "J"})
    assert game.to_record() == before
    with pytest.raises(InvalidRecord, match="event 9: "):
        Game.from_record(json.dumps({**json.loads(before), "events": [*game.events, {"look": "J"}]}))


# Playing


def test_moves_know_their_game_by_their_code_and_texts_by_what_is_said() -> None:
    for text in (
        "s0R4",
        "s2R4/KY",
        "mB-",
        "p14@5r1",
        "d",
        "l",
        "k3@9r0",
        "u17",
        "u*",
        "x3",
        "4@2",
        "4@2+B,BR,TY",
        "4.",
    ):
        move = Move.from_text(text, "duel")
        assert (str(move), repr(move)) == (text, f"Move('{text}')")
        assert pickle.loads(pickle.dumps(move)) == copy.copy(move) == Move.from_code(move.code) == move
    assert Move.from_text("4@2", "duel") != Move.from_text("4@2")
    with pytest.raises(IllegalMove, match="is no move of Azul Duel: write s2R4/KY or mB2"):
        Move.from_text("2R4", "duel")
    with pytest.raises(IllegalMove, match="is no move of Azul: "):
        Move.from_text("s0R4")
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        Move.from_text("e4", "chess")


@pytest.mark.parametrize(
    "text",
    [
        "", "s", "s5B1", "s0W1", "s0B7", "s0B0", "s1B1/", "s1B1/K", "s0B1/KY", "s1B1/KYRB", "m", "mB", "mW1", "p0@1r0",
        "p19@1r0", "p01@1r0", "p1@0r0", "p1@10r0", "p1@1r4", "p1@1", "dd", "d ", "u", "u0", "u19", "u?", "x0", "x5",
        "7@1", "1@7", "1@1+", "1@1+BB", "1@1+BR,B", "1@1+B,B,B", "1@1+B,", "0.", "7.", "1", "3:5",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_and_not_among_the_legal_ones(text: str) -> None:
    with pytest.raises(IllegalMove, match="is no move of Azul Duel"):
        Move.from_text(text, "duel")
    assert text not in Game("duel", seed=1).legal_moves


def test_moves_of_the_other_game_are_illegal_not_a_crash() -> None:
    azul, duel = Game("azul", seed=1), Game("duel", seed=1)
    assert duel.legal_moves[0] not in azul.legal_moves
    assert azul.legal_moves[0] not in duel.legal_moves
    for game, move in ((azul, duel.legal_moves[0]), (duel, azul.legal_moves[0])):
        for act in (game.push, game.preview, game.position.play, game.position.report):
            with pytest.raises(IllegalMove, match=r"."):
                act(move)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("s0K1", "the sun side of factory 0 has no black tile"),
        ("s2B1", "the order of the leftovers is missing: add / and them, bottom to top"),
        ("s1B1/YR", "the order of the leftovers is no choice here: leave it out"),
        ("s2B1/YYR", "these are not the tiles that are left over"),
        ("mB1", "no blue tile lies on top of a moon side"),
        ("p9@2r0", "plate 9 is not on the display"),
        ("p3@1r0", "a plate lies on position 1 of the dome already"),
        ("x1", "the chip of factory 1 is not turned up yet"),
        ("d ", "'d ' is no move of Azul Duel: write s2R4/KY or mB2 (take tiles), p14@5r1 (a plate), d, l, k3@9r0, u17 "
               "(draw, look, keep, put back), x3 (a chip), 4@2, 4@2+B,BR or 4. (tiling)"),
    ],
)  # fmt: skip
def test_illegal_moves_are_refused_with_the_reason(move: str, why: str) -> None:
    game = after_the_opening()
    before = game.to_record()
    for act in (game.push, game.preview, game.position.play, game.position.report):
        with pytest.raises(IllegalMove, match=exactly(why)):
            act(move)
    assert game.to_record() == before


def test_pop_takes_a_decision_back_with_the_chance_behind_it() -> None:
    game = finished()
    trail = [game.to_record()]
    while game.moves:
        moves = len(game.moves)
        game.pop()
        assert len(game.moves) == moves - 1
        trail.append(game.to_record())
    assert [[*event] for event in game.events] == [["plates", "top"], ["deal"]]
    with pytest.raises(IndexError, match=exactly("nobody has moved yet, so there is no move to take back")):
        game.pop()
    assert len(set(trail)) == len(trail)


def test_a_game_that_is_over_has_one_winner_and_no_moves() -> None:
    game = finished()
    assert game.outcome == Outcome(game.scores, game.position.winners, 5)
    assert len(game.position.winners) == 1
    assert (game.phase, game.due, game.to_move, list(game.legal_moves)) == ("over", None, None, [])
    with pytest.raises(IllegalMove, match=exactly("the game is over")):
        game.push("d")


@pytest.mark.parametrize("how", ["resign", "time", "leave"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_can_end_early_where_a_move_is_due(seat: int, how: str) -> None:
    game = Game("duel", goals="first", seed=7)
    for _ in range(20):
        game.push(game.legal_moves[-1])
    game.push("d" if "d" in game.legal_moves else game.legal_moves[0])
    position = game.position
    game.push({"end": {"seat": seat, "how": how}})
    assert game.outcome == Outcome(position.scores, (1 - seat,), position.round)
    assert (game.phase, game.due, list(game.legal_moves)) == ("over", None, [])
    assert game.position == position
    assert game.events_for(1 - seat)[-1] == {"end": {"seat": seat, "how": how}}
    assert Game.from_record(game.to_record()).outcome == game.outcome
    game.pop()
    assert game.position == position
    assert not game.outcome


# Positions


def test_a_game_can_begin_in_any_position() -> None:
    for deals in (4, None):
        start = Position.from_text(LOOKED)
        game = Game.from_position(start, seed=deals) if deals else Game.from_position(start, deals="given")
        assert game.position == start
        assert game.ruleset == Ruleset("duel", goals="first")
        game.push("k18@4r0")
        game.push("u17")
        assert json.loads(game.to_record())["start"] == LOOKED
        again = Game.from_record(game.to_record(), seed=deals)
        assert again == game
        assert again.position_at(0).text == LOOKED


def test_where_chance_is_due_in_a_position_it_acts_at_once_or_waits() -> None:
    before = given().position
    assert Game.from_position(before, deals="given").due == "plates"
    assert Game.from_position(before, seed=7).events == Game("duel", goals="first", seed=7).events
    drawing = after_the_opening()
    drawing.push("d")
    assert Game.from_position(drawing.position, deals="given").due == "top"
    seeded = Game.from_position(drawing.position, seed=7)
    assert (seeded.due, seeded.events) == ("move", [])
    assert stack(seeded.position) in ("12*", "12J")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_copies_are_equal_and_go_on_with_the_same_chance(copied: Any) -> None:
    game = Game("duel", goals="random4", five_colours_special=False, seed=7)
    for _ in range(40):
        game.push("d" if "d" in game.legal_moves else game.legal_moves[0])
    game.push({"move": str(game.legal_moves[0]), "comment": "kept"})
    other = copied(game)
    assert (other, other.seed, other.events, other.ruleset) == (game, game.seed, game.events, game.ruleset)
    assert copied(game.position) == game.position
    for one in (game, other):
        for _ in range(20):
            one.push(one.legal_moves[-1])
    assert other == game


@pytest.mark.parametrize("deals", ["seed", "given"])
def test_copies_keep_a_back_that_was_not_said(deals: Any) -> None:
    game = Game.from_position(after_the_opening().position, deals="given")
    game.push("d")
    other = pickle.loads(pickle.dumps(game))
    assert (other.due, other) == ("top", game)
    other.push({"top": "*"} if deals == "given" else "l")
    assert game.due == "top"


def test_tilings_can_be_asked_for_only_when_they_are_due() -> None:
    with pytest.raises(ValueError, match=exactly("it is not the tiling")):
        Position.from_text(LOOKED).tiling(0)


def test_a_position_tells_where_the_game_stands() -> None:
    position = Position.from_text(LOOKED)
    assert (position.players, position.phase, position.due, position.round) == (2, "draft", "move", 3)
    assert (position.to_move, position.scores, position.winners) == (0, (3, 2), ())
    assert eval(repr(position)) == position
    assert hash(position) == hash(Position.from_text(LOOKED))
    assert position.perft(2) == 2 * len(position.legal_moves)


def test_pictures_can_be_had_everywhere() -> None:
    for view in (Position.from_text(LOOKED), Position.from_text(LOOKED).view(1)):
        assert view.svg().startswith("<svg")
        assert view.svg(theme="dark") != view.svg()
        assert len(str(view).splitlines()) > 5


WORDS = LOOKED.split(" ")
HALF_LOOKED_AT = "plates that were looked at are all shown by their numbers, or all by their backs"
NOT_PUT_BACK = "stack: a plate that was put back is written like 17:0, or like *:0 where its front is hidden"


def with_field(place: int, text: str) -> str:
    """The position with another text in one field, counted from 1."""
    return " ".join([*WORDS[: place - 1], text, *WORDS[place:]])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (with_field(2, "rows,columns"), "a game has three or four goals, not 2"),
        (with_field(2, "columns,rows,diagonals"), "goals: 'rows' stands too late or twice"),
        (with_field(3, "6"), "round: '6' is not a number from 1 to 5"),
        (with_field(3, "03"), "round: '03' is not a number from 1 to 5"),
        (with_field(4, "lunch"), "phase: 'lunch' is no phase (opening, deal, draft, tiling or over)"),
        (with_field(5, "2"), "turn: '2' is not a number from 0 to 1"),
        (with_field(6, "tea"), "due: 'tea' can't be due (move, plates, deal, look, top, chip or -)"),
        (with_field(7, "-"), "first of the round: '-' is not a number from 0 to 1"),
        (with_field(7, ""), "first of the round: '' is not a number from 0 to 1"),
        (with_field(8, "-"), "first-player tile: '-' is not a number from 0 to 1"),
        (with_field(9, "-"), "large factory: it has 1 parts instead of 2 with | between them"),
        (with_field(9, "YB|-"), "large factory: sun side: tiles are not in the order BYRKT"),
        (with_field(10, "-|BBBB|-"), "factory 1: moon side: more than three tiles lie there"),
        (with_field(10, "-|-|RB"), "factory 1: 'RB' is no chip (they are B BR R RT T TY Y YK K KB)"),
        (with_field(14, "B14"), "bag: after B stands a number from 1 to 13"),
        (with_field(15, "K1"), "there are 14 black tiles instead of 13"),
        (with_field(16, "15"), "display: it has 1 places instead of 3"),
        (with_field(16, "-,19,-"), "display: on it lie plates from 1 to 18, or - where none is"),
        (with_field(16, "-,1,-"), "plate 1 is there twice"),
        (with_field(17, "0,10:2,9:0"), NOT_PUT_BACK),
        (
            with_field(18, "l:18,J,16"),
            "plates that were looked at are all shown by their numbers, or all by their backs",
        ),
        (with_field(18, "l:J,*,*"), "the backs of plates that were looked at are written * before J"),
        (with_field(18, "z:18"), "drawn plates: it is -, or begins with d:, l: or u:"),
        (
            LOOKED.replace("......", "YK....", 1).replace("......", "T.....", 1),
            "seat 0: position 1 of the dome lacks its special tile",
        ),
        (LOOKED.replace("/......", "/.*....", 1), "seat 0: position 1 of the dome has its special tile too early"),
        (" ".join(WORDS[:-1]), "a position of Azul Duel has 20 fields, this one has 19"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(InvalidPosition, match=exactly(why)):
        Position.from_text(text)


def test_bots_play_it() -> None:
    game = Game("duel", goals="first", seed=1)
    for bot in azulejos.bot_names():
        assert game.to_move is not None
        move = azulejos.choose_move(bot, game.view(game.to_move), seed=1)
        assert move in game.legal_moves
        game.push(move)
