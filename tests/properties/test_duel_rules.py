"""What holds in every game of Azul Duel, whatever is played: components, moves, chance, scores, the order of tiling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise, permutations
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, IllegalMove, InvalidRecord, Move, Position, game_names
from azulejos.data import DuelCounts, DuelData
from tests.properties.duel_games import (
    ALL_PLATES,
    Plan,
    a_move,
    data_of,
    drawn_plates,
    finished_games,
    finished_plans,
    games,
    goals,
    moves_of,
    new_game,
    plans,
    plates_seen,
    played,
    positions,
    trail_of,
)
from tests.properties.games import seeds
from tests.reference import duel, duel_goals
from tests.reference.duel_table import CHIPS, COLOURS
from tests.reference.duel_text import from_text

# Components


def tiles_of(data: DuelData) -> Counter[str]:
    """How many of each colour lie anywhere."""
    everywhere = [
        data["large"]["sun"],
        data["large"]["moon"],
        *[factory["sun"] + factory["moon"] for factory in data["factories"]],
        *[board["broken"] for board in data["boards"]],
        *[(line["colour"] or "") * line["filled"] for board in data["boards"] for line in board["lines"]],
        *[row.replace(".", "").replace("*", "") for board in data["boards"] for row in board["cells"]],
        *[colour * number for pile in (data["bag"], data["tower"]) for colour, number in pile.items()],  # type: ignore[operator]
    ]
    return Counter("".join(everywhere))


@given(finished_games)
def test_there_are_always_thirteen_tiles_of_each_colour(game: Game) -> None:
    for position in trail_of(game):
        assert tiles_of(data_of(position)) == dict.fromkeys(COLOURS, 13)


@given(finished_games)
def test_there_are_always_eighteen_plates_each_once(game: Game) -> None:
    for position in trail_of(game):
        data = data_of(position)
        seen = plates_seen(data)
        assert len(set(seen)) == len(seen)
        assert data["stack"]["count"] == data["stack"]["shuffled"] + len(data["stack"]["returned"])
        drawn_unseen = [plate for plate in drawn_plates(position)[1] if not plate.isdigit()]
        assert len(seen) + data["stack"]["shuffled"] + len(drawn_unseen) == len(ALL_PLATES)


@given(finished_games)
def test_there_are_always_twenty_chips_two_of_a_kind(game: Game) -> None:
    """Four come in each round, so that all of them are with the players in the end."""
    for position in trail_of(game):
        data = data_of(position)
        on_factories = [factory["chip"] for factory in data["factories"] if factory["chip"]]
        with_players = [chip for board in data["boards"] for chip in board["chips"] + board["used"]]
        dealt = 0 if data["phase"] == "opening" and not on_factories else data["round"]
        assert len(on_factories) + len(with_players) == 4 * dealt
        known = Counter([*with_players, *on_factories])
        del known["?"]
        assert set(known) <= set(CHIPS)
        assert max(known.values(), default=0) <= 2
    assert known == dict.fromkeys(CHIPS, 2)


@given(finished_games)
def test_the_stack_shrinks_by_four_and_all_plates_are_used(game: Game) -> None:
    drafts: dict[int, int] = {}
    for position in trail_of(game):
        if position.phase == "draft":
            drafts.setdefault(position.round, data_of(position)["stack"]["count"])
    assert drafts == {1: 13, 2: 9, 3: 5, 4: 1, 5: 0}
    domes = [board["plates"] for board in data_of(game.position)["boards"]]
    assert [sum(plate is not None for plate in dome) for dome in domes] == [9, 9]
    assert set(plates_seen(data_of(game.position))) == ALL_PLATES


@given(finished_games)
def test_a_game_has_five_rounds_and_each_seat_four_actions_for_plates_and_chips(game: Game) -> None:
    assert game.round == 5
    assert sum("deal" in event for event in game.events) == 5
    kinds = Counter(str(move)[0] for move in game.moves)
    assert kinds["x"] == 20
    assert kinds["p"] + kinds["k"] == 18
    assert kinds["l"] == kinds["k"]
    drawn = sum(len(event["look"]) for event in game.events if "look" in event)
    assert kinds["d"] == drawn


@given(finished_games)
def test_the_holder_of_the_first_player_tile_starts_the_next_round(game: Game) -> None:
    trail = trail_of(game)
    for before, after in pairwise(map(data_of, trail)):
        if after["round"] == before["round"]:
            assert after["first"] == before["first"]
        else:
            assert after["first"] == (before["first"] if before["marker"] == "large" else before["marker"])
            assert after["marker"] == "large"
            assert after["turn"] in (None, after["first"])


# Moves

SUN_ORDERS = ["", "/KY", "/YK", "/BYR", "/TTB", "/K", "/KYRB"]
SIMPLE_TEXTS = [
    *[f"s{factory}{colour}{line}{order}" for factory in range(6) for colour in COLOURS for line in "1236-"
      for order in SUN_ORDERS],
    *[f"m{colour}{line}" for colour in COLOURS for line in "01234567-"],
    *[f"{kind}{plate}@{place}r{turns}" for kind in "pk" for plate in range(20) for place in "159" for turns in "034"],
    *["d", "l", *[f"x{factory}" for factory in range(6)], *[f"{line}." for line in range(8)]],
    *[f"u{plate}" for plate in [*range(20), "*", "J", "?"]],
    *[f"{line}@{column}{chips}" for line in range(8) for column in range(8)
      for chips in ("", "+B,B", "+T,TY", "+R,RT,T", "+B,BR,TY,YK")],
]  # fmt: skip


def near(move: str, random: Random) -> str:
    """A text with one letter changed, added or removed."""
    at = random.randrange(len(move) + 1)
    letter = random.choice("0123456789BYRKTsmpxkud@r/-+,.*J ")
    return random.choice(
        [move[:at] + letter + move[at + 1 :], move[:at] + letter + move[at:], move[:at] + move[at + 1 :]]
    )


def outcome_of(position: Position, move: Move | str) -> Position | str:
    """The position after it, or why there is none."""
    try:
        return position.play(move)
    except IllegalMove as error:
        return str(error)


@given(games, seeds)
@settings(max_examples=40)
def test_a_move_is_legal_if_and_only_if_it_can_be_played(game: Game, seed: int) -> None:
    position, events, random = game.position, game.events, Random(seed)
    legal = position.legal_moves
    listed = [str(move) for move in legal]
    others = random.sample(SIMPLE_TEXTS, 150)
    if listed:
        others += [near(random.choice(listed), random) for _ in range(150)]
        for text in random.sample(listed, min(len(listed), 60)):
            assert isinstance(outcome_of(position, text), Position)
    for text in others:
        after = outcome_of(position, text)
        assert (text in legal) == (text in game.legal_moves) == (text in listed) == isinstance(after, Position)
        if isinstance(after, str):
            assert after
            for refuse in (position.preview, position.report, game.push, game.preview):
                with pytest.raises(IllegalMove) as caught:
                    refuse(text)
                assert str(caught.value) == after or game.phase in ("deal", "over")
    assert (game.position, game.events) == (position, events)


@given(positions, seeds)
def test_a_text_and_its_move_do_the_same(position: Position, seed: int) -> None:
    random = Random(seed)
    for text in random.sample(SIMPLE_TEXTS, 100):
        try:
            move = Move.from_text(text, "duel")
        except IllegalMove:
            assert text not in position.legal_moves
            continue
        assert outcome_of(position, text) == outcome_of(position, move)
        assert (move in position.legal_moves) == (text in position.legal_moves)


@given(positions)
def test_legal_moves_are_each_there_once_and_their_texts_and_codes_come_back(position: Position) -> None:
    moves = position.legal_moves
    listed = list(moves)
    assert len(listed) == len(moves) == data_of(position)["legal"]
    assert [moves[index] for index in range(len(moves))] == listed
    assert len(set(listed)) == len({str(move) for move in listed}) == len({move.code for move in listed}) == len(listed)
    for move in listed:
        assert Move.from_text(str(move), "duel") == Move.from_code(move.code) == move
        assert move in moves
    assert position.perft(1) == max(1, len(moves))
    assert (len(moves) == 0) == (position.to_move is None)


def read_as_any_game(text: str) -> Iterator[Move]:
    for game in game_names():
        with suppress(IllegalMove):
            yield Move.from_text(text, game)


@given(st.sampled_from(["p", "k"]), st.integers(1, 18), st.integers(1, 9), st.integers(0, 3))
def test_codes_are_refused_or_come_back_as_texts(kind: str, plate: int, place: int, turns: int) -> None:
    code = Move.from_text(f"{kind}{plate}@{place}r{turns}", "duel").code
    for bit in range(32):
        try:
            move = Move.from_code(code ^ 1 << bit)
        except ValueError:
            continue
        assert move in read_as_any_game(str(move))


# Taking back, and chance


@given(plans)
@settings(max_examples=40)
def test_pop_undoes_push_with_chance_riders_and_what_is_hidden(plan: Plan) -> None:
    game = new_game(plan)
    trail = []
    for move in moves_of(plan, game):
        trail.append((game.to_record(), game.position.text, list(game.legal_moves), game.scores, game.due, game.ply))
        game.push(move)
    for before in reversed(trail):
        game.pop()
        now = (game.to_record(), game.position.text, list(game.legal_moves), game.scores, game.due, game.ply)
        assert now == before


@given(plans)
@settings(max_examples=30)
def test_where_deals_are_given_pop_takes_back_one_event_with_its_rider(plan: Plan) -> None:
    events = played(plan).events
    game = Game("duel", goals=list(plan.goals), first=new_game(plan).first, deals="given")
    trail = []
    for event in events:
        trail.append((game.events, game.position))
        game.push(event)
    assert game.events == events
    for before in reversed(trail):
        game.pop()
        assert (game.events, game.position) == before


@given(plans)
@settings(max_examples=40)
def test_after_taking_back_the_same_moves_bring_the_same_chance(plan: Plan) -> None:
    game = played(plan)
    moves, record = game.moves, game.to_record()
    for _ in moves[len(moves) // 2 :]:
        game.pop()
    for move in moves[len(moves) // 2 :]:
        game.push(move)
    assert game.to_record() == record


def chance_before_the_draft(game: Game, random: Random) -> list[dict[str, Any]]:
    """With the same plates taken first and second, wherever they are laid."""
    while game.phase == "opening":
        plate = min(plate for plate in data_of(game.position)["display"] if plate)
        game.push(random.choice([move for move in game.legal_moves if str(move).startswith(f"p{plate}@")]))
    return [event for event in game.events if "move" not in event]


@given(goals, goals, seeds, seeds, st.booleans())
def test_what_chance_brings_depends_on_the_seed_and_its_number_alone(
    one: tuple[str, ...], other: tuple[str, ...], seed: int, choices: int, special: bool
) -> None:
    first = Game("duel", goals=list(one), seed=seed, first=0)
    second = Game("duel", goals=list(other), five_colours_special=special, seed=seed, first=1)
    assert first.events == second.events
    events = chance_before_the_draft(first, Random(choices))
    assert events == chance_before_the_draft(second, Random(choices + 1))
    assert [next(iter(event)) for event in events] == ["plates", "deal", "plates", "plates"]


@given(plans, st.integers(0, 3))
@settings(max_examples=40)
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
    for move in list(position.legal_moves)[::7]:
        position.play(move)
    assert (position.text, game.to_record()) == (text, record)


# The back of the plate on top


def without_top(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key != "top"}


@given(finished_games, seeds)
@settings(max_examples=40)
def test_a_record_may_leave_backs_unsaid_and_ends_the_same(game: Game, seed: int) -> None:
    random = Random(seed)
    silent = Game(game.ruleset, first=game.first, deals="given")
    for event in game.events:
        silent.push(event if random.random() < 0.5 else without_top(event))
    assert silent.position == game.position
    assert Game.from_record(silent.to_record()).to_record() == silent.to_record()
    mute = Game(game.ruleset, first=game.first, deals="given")
    for event in game.events:
        mute.push(without_top(event))
        known = [top for top in mute.position.text.split(" ")[16].split(",")[0] if top in "*J"]
        assert not known
    assert mute.position == game.position


@given(finished_games, seeds)
@settings(max_examples=40)
def test_a_record_with_one_wrong_back_is_refused(game: Game, seed: int) -> None:
    """In a finished game every plate has shown its front."""
    record, random = game.to_record(), Random(seed)
    places = [at for at in range(len(record)) if record.startswith('"top": "', at)]
    at = random.choice(places) + len('"top": "')
    wrong = record[:at] + ("J" if record[at] == "*" else "*") + record[at + 1 :]
    with pytest.raises(InvalidRecord, match=r"^event \d+: "):
        Game.from_record(wrong)


# Scores


@given(finished_plans)
@settings(max_examples=50)
def test_reports_add_up_to_the_scores(plan: Plan) -> None:
    game = new_game(plan)
    for move in moves_of(plan, game):
        before = game.scores
        game.push(move)
        running = list(before)
        for step in game.report:
            if "points" in step:
                running[step["seat"]] += step["points"]
                assert step["score"] == running[step["seat"]] >= 0
        assert tuple(running) == game.scores


def total(pile: DuelCounts) -> int:
    return sum(cast("dict[str, int]", pile).values())


@given(finished_plans)
@settings(max_examples=50)
def test_reports_lose_no_tile(plan: Plan) -> None:
    """What was taken or breaks lies somewhere; what leaves a line goes to the dome and the tower."""
    game = new_game(plan)
    for move in moves_of(plan, game):
        before = data_of(game.position)
        game.push(move)
        steps = game.report
        taken = sum(step["count"] for step in steps if step["do"] in ("take", "breaks"))
        laid = sum(step["count"] for step in steps if step["do"] in ("place", "broken"))
        lost = sum(len(step["tiles"]) for step in steps if step["do"] == "tower")
        assert taken == laid + lost
        tower = total(before["tower"]) + lost
        tower += sum(step["to_tower"] for step in steps if step["do"] == "tile")
        tower += sum(len(step["tiles"]) for step in steps if step["do"] == "penalty")
        after = data_of(game.position)
        dealt = [step["tiles"] for step in steps if step["do"] == "deal"]
        in_the_bag = total(before["bag"])
        if not dealt or in_the_bag >= 21:
            assert total(after["tower"]) == tower
        for tiles in dealt:
            factories = [factory["sun"] + factory["moon"] for factory in after["factories"]]
            assert sorted(tiles) == sorted("".join([after["large"]["sun"], after["large"]["moon"], *factories]))


@given(finished_games)
def test_the_outcome_is_what_the_rules_say_of_the_last_position(game: Game) -> None:
    outcome, reference = game.outcome, from_text(game.position.text)
    assert outcome is not None
    assert list(outcome.winners) == duel.winners(reference) == data_of(game.position)["winners"]
    assert list(outcome.scores) == duel.scores(reference) == data_of(game.position)["scores"]
    assert outcome.rounds == 5
    told = Counter[tuple[int, str]]()
    for step in game.report:
        if step["do"] == "goal":
            told[step["seat"], step["goal"]] += step["points"] - step["spared"]
    for seat, board in enumerate(reference.boards):
        points = duel_goals.points_of_goals(reference, board)
        assert {goal: told[seat, goal] for goal in points} == points


# Tiling in any order


def tile_a_seat(position: Position, seat: int, choices: Random) -> Position:
    """The seat's whole tiling, with choices that depend on the seat alone."""
    position = position.tiling(seat)
    while position.phase == "tiling" and position.to_move == seat:
        position = position.play(a_move(position, "any", choices))
    return position


@given(finished_plans, seeds)
@settings(max_examples=60)
def test_seats_may_tile_in_either_order(plan: Plan, seed: int) -> None:
    for position in trail_of(played(plan)):
        if position.phase != "tiling" or {board["pass"] for board in data_of(position)["boards"]} == {7}:
            continue
        ends = set()
        for order in permutations((0, 1)):
            after = position
            for seat in order:
                if after.phase == "tiling":
                    after = tile_a_seat(after, seat, Random(seed + seat))
            assert after.phase != "tiling"
            ends.add(after.text)
        assert len(ends) == 1


@given(finished_plans)
@settings(max_examples=30)
def test_asking_for_a_tiling_twice_changes_nothing_more(plan: Plan) -> None:
    for position in trail_of(played(plan)):
        if position.phase == "tiling":
            for seat in (0, 1):
                asked = position.tiling(seat)
                assert asked.tiling(seat) == asked
                assert Position.from_text(asked.text) == asked
