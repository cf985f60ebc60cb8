"""What holds in every game of Azul, whatever is played: tiles, moves, scores, the order of tiling, the end."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, IllegalMove, Move, Position
from azulejos.data import AzulData, ColourCounts
from tests.properties.games import (
    Plan,
    data_of,
    finished_games,
    finished_plans,
    games,
    moves_of,
    new_game,
    plans,
    played,
    positions,
    seeds,
)
from tests.reference import azul
from tests.reference.azul_text import from_text

ALL_TEXTS = [f"{source}{colour}{place}" for source in "123456789c" for colour in "BYRKW" for place in "12345-"] + [
    f"{line}@{column}" for line in range(1, 6) for column in range(1, 6)
]
ALL_MOVES = [Move.from_text(text) for text in ALL_TEXTS]


def tiles_of(data: AzulData) -> dict[str, int]:
    """How many of each colour lie anywhere."""
    everywhere = "".join(
        [
            *data["factories"],
            data["centre"],
            *[board["floor"] for board in data["boards"]],
            *[row for board in data["boards"] for row in board["wall"]],
            *[(line["colour"] or "") * line["filled"] for board in data["boards"] for line in board["lines"]],
        ]
    )
    bag, lid = data["bag"], data["lid"]
    return {colour: everywhere.count(colour) + bag[colour] + lid[colour] for colour in "BYRKW"}  # type: ignore[literal-required]


@given(finished_games)
def test_there_are_always_twenty_tiles_of_each_colour(game: Game) -> None:
    for ply in range(game.ply + 1):
        assert tiles_of(data_of(game.position_at(ply))) == dict.fromkeys("BYRKW", 20)


def total(counts: ColourCounts) -> int:
    return sum(cast("dict[str, int]", counts).values())


# Moves


def test_the_codes_of_moves_are_those_of_their_texts() -> None:
    codes = []
    for code in range(4096):
        try:
            codes.append(str(Move.from_code(code)))
        except ValueError:
            continue
    assert len(codes) == len(ALL_TEXTS) == 325
    assert set(codes) == set(ALL_TEXTS)


def outcome_of(position: Position, move: Move | str) -> Position | str:
    """The position after it, or why there is none."""
    try:
        return position.play(move)
    except IllegalMove as error:
        return str(error)


@given(games)
@settings(max_examples=60)
def test_a_move_is_legal_if_and_only_if_it_can_be_played(game: Game) -> None:
    position, events = game.position, game.events
    legal = position.legal_moves
    listed = set(legal)
    for text, move in zip(ALL_TEXTS, ALL_MOVES, strict=True):
        after = outcome_of(position, move)
        assert outcome_of(position, text) == after
        assert (move in legal) == (text in legal) == (move in game.legal_moves) == (move in listed)
        assert (move in legal) == isinstance(after, Position)
        if isinstance(after, str):
            assert after
            for refuse in (position.preview, position.report, game.push, game.preview):
                with pytest.raises(IllegalMove) as caught:
                    refuse(move)
                assert str(caught.value) == after or game.phase in ("deal", "over")
        else:
            assert position.preview(move)["move"] == text
    assert (game.position, game.events) == (position, events)


@given(positions)
def test_legal_moves_are_each_there_once_and_in_the_order_of_their_codes(position: Position) -> None:
    moves = position.legal_moves
    listed = list(moves)
    assert len(listed) == len(moves) == data_of(position)["legal"]
    assert [moves[index] for index in range(len(moves))] == listed
    assert sorted({move.code for move in moves}) == [move.code for move in moves]
    assert position.perft(1) == max(1, len(moves))
    assert (len(moves) == 0) == (position.to_move is None)


# Taking back, and chance


@given(plans)
@settings(max_examples=50)
def test_pop_undoes_push(plan: Plan) -> None:
    game = new_game(plan)
    trail = []
    for move in moves_of(plan, game):
        trail.append((game.to_record(), game.position.text, list(game.legal_moves), game.scores, game.phase))
        game.push(move)
    for before in reversed(trail):
        game.pop()
        assert (game.to_record(), game.position.text, list(game.legal_moves), game.scores, game.phase) == before


@given(plans)
@settings(max_examples=50)
def test_after_taking_back_the_same_moves_bring_the_same_chance(plan: Plan) -> None:
    game = played(plan)
    moves, record = game.moves, game.to_record()
    for _ in moves[len(moves) // 2 :]:
        game.pop()
    for move in moves[len(moves) // 2 :]:
        game.push(move)
    assert game.to_record() == record


@given(plans, seeds)
@settings(max_examples=50)
def test_deal_n_depends_on_the_seed_and_n_alone(plan: Plan, other: int) -> None:
    """As long as the bag has not been refilled (then it depends on what lies in it, too)."""
    one, two = new_game(plan), new_game(plan)
    full_rounds = 100 // (4 * (2 * plan.players + 1))
    for game, seed in ((one, plan.seed), (two, other)):
        random = Random(seed)
        while not game.outcome and game.round <= full_rounds:
            game.push(game.legal_moves[random.randrange(len(game.legal_moves))])
    deals = [[event["deal"] for event in game.events if "deal" in event][:full_rounds] for game in (one, two)]
    shared = min(len(deals[0]), len(deals[1]))
    assert shared > 1
    assert deals[0][:shared] == deals[1][:shared]


@given(plans, st.integers(0, 3))
def test_a_game_read_from_its_record_goes_on_with_the_same_chance(plan: Plan, more: int) -> None:
    game = played(plan)
    again = Game.from_record(game.to_record(), seed=plan.seed)
    for _ in range(more * 20):
        if game.outcome:
            break
        for one in (game, again):
            one.push(one.legal_moves[0])
    assert again == game


@given(games)
def test_positions_played_on_leave_the_game_and_each_other_alone(game: Game) -> None:
    position = game.position
    text, record = position.text, game.to_record()
    for move in position.legal_moves:
        position.play(move)
    assert (position.text, game.to_record()) == (text, record)


# Scores


def gains(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    return [new - old for old, new in zip(before, after, strict=True)]


@given(finished_plans)
@settings(max_examples=60)
def test_reports_add_up_to_the_scores(plan: Plan) -> None:
    game = new_game(plan)
    for move in moves_of(plan, game):
        before = game.scores
        game.push(move)
        points, running = [0] * plan.players, list(before)
        for step in game.report:
            if "points" in step:
                seat = step["seat"]
                points[seat] += step["points"]
                running[seat] += step["points"]
                assert step["score"] == running[seat]
        assert points == gains(before, game.scores)


@given(finished_plans)
@settings(max_examples=60)
def test_reports_lose_no_tile(plan: Plan) -> None:
    """What was taken lies somewhere; what leaves a line goes to the wall and the lid; what is dealt was in the bag."""
    game = new_game(plan)
    for move in moves_of(plan, game):
        before = data_of(game.position)
        game.push(move)
        steps = game.report
        taken = sum(step["count"] for step in steps if step["do"] == "take")
        stuck = sum(step["count"] for step in steps if step["do"] == "stuck")
        laid = sum(step["count"] for step in steps if step["do"] in ("place", "floor"))
        lost = sum(len(step["tiles"]) for step in steps if step["do"] == "lid")
        assert taken + stuck == laid + lost
        lid = total(before["lid"]) + lost
        lid += sum(step["to_lid"] for step in steps if step["do"] == "tile")
        lid += sum(len(step["tiles"]) for step in steps if step["do"] == "penalty")
        after = data_of(game.position)
        if any(step.get("refilled") for step in steps):
            assert total(after["lid"]) == 0
        else:
            assert total(after["lid"]) == lid
        for step in steps:
            if step["do"] == "deal":
                assert sorted(step["tiles"]) == sorted("".join(after["factories"]))


@given(finished_games)
def test_the_outcome_is_what_the_rules_say_of_the_last_position(game: Game) -> None:
    data, outcome = data_of(game.position), game.outcome
    assert outcome is not None
    reference = from_text(game.position.text)
    assert list(outcome.winners) == data["winners"] == azul.winners(reference)
    assert list(outcome.scores) == data["scores"] == azul.scores(reference)
    assert outcome.rounds == data["round"]
    bonuses = [sum(cast("dict[str, int]", board["bonuses"]).values()) for board in data["boards"]]
    assert bonuses == [azul.bonus(board) for board in reference.boards]
    told = [
        sum(step["points"] for step in game.report if step["do"] == "bonus" and step["seat"] == seat)
        for seat in range(game.players)
    ]
    assert told == bonuses
    assert game.report[-1]["do"] in ("over", "bonus")


# Tiling in any order


def tile_a_seat(position: Position, seat: int, choices: Random) -> Position:
    """The seat's whole tiling, with choices that depend on the seat alone."""
    position = position.tiling(seat)
    while position.phase == "tiling" and position.to_move == seat:
        moves = position.legal_moves
        position = position.play(moves[choices.randrange(len(moves))])
    return position


@given(finished_plans, seeds)
@settings(max_examples=100)
def test_seats_may_tile_in_any_order(plan: Plan, seed: int) -> None:
    game = played(plan._replace(wall="grey"))
    tilings = [ply for ply in range(game.ply) if game.position_at(ply).phase == "tiling"]
    for ply in tilings[:1] + tilings[-1:]:
        ends = set()
        for order in permutations(range(plan.players)):
            position = game.position_at(ply)
            for seat in order:
                if position.phase == "tiling":
                    position = tile_a_seat(position, seat, Random(seed + seat))
            assert position.phase != "tiling"
            ends.add(position.text)
        assert len(ends) == 1


@given(finished_plans)
@settings(max_examples=30)
def test_asking_for_a_tiling_twice_changes_nothing_more(plan: Plan) -> None:
    game = played(plan._replace(wall="grey"))
    for ply in range(game.ply):
        position = game.position_at(ply)
        if position.phase == "tiling":
            for seat in range(plan.players):
                asked = position.tiling(seat)
                assert asked.tiling(seat) == asked
                assert Position.from_text(asked.text) == asked
