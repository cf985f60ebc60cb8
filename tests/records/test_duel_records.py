"""Records of Duel: settled goals, the back on top of the stack beside its event, and nothing masked."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from azulejos import Game, IllegalMove, InvalidRecord, Position, Ruleset, _core

Record = dict[str, Any]
SEEDS = range(20)


@cache
def played(seed: int = 1) -> str:
    """The record of a finished game of random moves."""
    random = Random(seed)
    game = Game("duel", goals=random.choice(["random", "random4", "first"]), seed=seed)
    while game.to_move is not None:
        game.push(random.choice(list(game.legal_moves)))
    return game.to_record()


def record(events: list[Record], seed: int = 1) -> Record:
    """An unfinished game: these events instead of the record's own."""
    content = json.loads(played(seed)) | {"events": events}
    return {key: value for key, value in content.items() if key not in ("scores", "winners", "rounds")}


def refusal(content: Record) -> str:
    text = json.dumps(content)
    with pytest.raises(InvalidRecord) as refused:
        Game.from_record(text)
    assert _core.RecordChecker().check(text.encode()) == [(1, str(refused.value))]
    return str(refused.value)


def events_of(seed: int = 1) -> list[Record]:
    events: list[Record] = json.loads(played(seed))["events"]
    return events


def without_top(events: list[Record]) -> list[Record]:
    return [{key: value for key, value in event.items() if key != "top"} for event in events]


def first_draw(events: list[Record]) -> int:
    return next(ply for ply, event in enumerate(events) if event.get("move") == "d" and "top" in event)


def data(position: Position) -> dict[str, Any]:
    return cast("dict[str, Any]", position.data)


# ---- written and read


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_is_written_again_to_the_byte(seed: int) -> None:
    assert Game.from_record(played(seed)).to_record() == played(seed)
    assert _core.RecordChecker().check(played(seed).encode()) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_top_of_the_stack_follows_the_kind_and_means_what_lies_there(seed: int) -> None:
    game = Game.from_record(played(seed))
    for ply, event in enumerate(game.events):
        before, after = data(game.position_at(ply))["stack"], data(game.position_at(ply + 1))["stack"]
        if "top" in event:
            assert list(event)[1] == "top"
            assert event["top"] == after["top"]
        else:
            assert after["count"] == 0 or after["count"] >= before["count"] > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_may_do_without_tops_of_the_stack(seed: int) -> None:
    """Then a back is unknown until the plate turns up; the game goes the same way."""
    content = json.loads(played(seed)) | {"events": without_top(events_of(seed))}
    game = Game.from_record(json.dumps(content))
    assert (game.scores, game.moves) == (Game.from_record(played(seed)).scores, Game.from_record(played(seed)).moves)
    assert Game.from_record(game.to_record()).to_record() == game.to_record()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_of_a_game_can_be_a_start(seed: int) -> None:
    game = Game.from_record(played(seed))
    for ply in range(0, game.ply + 1, 7):
        begun = Game.from_position(game.position_at(ply), deals="given")
        for event in game.events[ply:]:
            begun.push(event)
        assert begun.position == game.position
        assert Game.from_record(begun.to_record()).outcome == game.outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_read_with_its_seed_goes_on_as_it_did(seed: int) -> None:
    """Wherever it was cut off: tops of the stack are numbered among the deals."""
    events = events_of(seed)
    for ply in range(0, len(events), 9):
        game = Game.from_record(json.dumps(record(events[:ply], seed)), seed=seed)
        for event in events[game.ply :]:
            if "move" in event:
                game.push(event["move"])
        assert game.to_record() == played(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_pop_and_push_bring_the_same_chance_again(seed: int) -> None:
    random = Random(seed)
    game = Game("duel", seed=seed)
    while game.to_move is not None:
        move, events, position = random.choice(list(game.legal_moves)), game.events, game.position
        game.push(move)
        after, all_events, report = game.position, game.events, game.report
        game.pop()
        assert (game.events, game.position) == (events, position)
        game.push(move)
        assert (game.events, game.position, game.report) == (all_events, after, report)


# ---- goals


def test_goals_left_to_chance_are_drawn_from_the_seed_and_then_shown() -> None:
    for goals, count in (("random", 3), ("random4", 4)):
        ruleset = Ruleset("duel", goals=goals)
        assert ruleset.options["goals"] == goals
        drawn = {tuple(Game(ruleset, seed=seed).ruleset.options["goals"]) for seed in range(50)}  # type: ignore[arg-type]
        assert {len(names) for names in drawn} == {count}
        assert len(drawn) > 10
        assert Game(ruleset, seed=3).ruleset == Game(ruleset, seed=3).ruleset == Game(ruleset, seed=3).position.ruleset


def test_the_first_seat_is_drawn_after_the_goals_and_set_without_changing_them() -> None:
    for seed in SEEDS:
        game = Game("duel", seed=seed)
        assert Game("duel", seed=seed, first=1 - game.first).ruleset == game.ruleset
    assert {Game("duel", seed=seed).first for seed in SEEDS} == {0, 1}


@pytest.mark.parametrize(
    "goals", [None, "random", "random4", "first", [], ["rows"], ["rows", "five_colours", "jokers"]]
)
def test_a_record_says_which_goals_are_really_in_play(goals: Any) -> None:
    content = json.loads(played())
    content["options"] = {} if goals is None else {"goals": goals}
    assert refusal(content).startswith("'options': ")


# ---- the back on top of the stack


def test_a_top_that_can_not_be_is_refused() -> None:
    events = events_of()
    first = events[0]["top"]
    for top in ("?", "", "**", 1, None, "K"):
        assert refusal(record([events[0] | {"top": top}])).startswith("event 1: ")
    assert refusal(record([{"top": first}])) == "event 1: it holds nothing that can happen: no 'move', 'deal' or 'end'"
    other = "J" if first == "*" else "*"
    assert "another back" in refusal(record([*events[:1], events[1] | {"top": other}]))
    assert Game.from_record(json.dumps(record([*events[:1], events[1] | {"top": first}]))).ply == 2


def test_a_top_that_the_plate_found_there_contradicts_is_refused() -> None:
    events = events_of()
    ply = next(ply for ply, event in enumerate(events) if ply > 0 and "plates" in event)
    other = "J" if events[0]["top"] == "*" else "*"
    changed = [events[0] | {"top": other}, *events[1 : ply + 1]]
    assert refusal(record(changed)).startswith(f"event {ply + 1}: plate {events[ply]['plates'][0]} has another back")


def test_a_top_may_be_pushed_with_its_event_after_it_or_not_at_all() -> None:
    events = events_of()
    ply = first_draw(events)
    at_once, later, never = (Game.from_record(json.dumps(record(events[:ply]))) for _ in range(3))
    at_once.push(events[ply])
    for game in (later, never):
        game.push("d")
        assert (game.due, game.to_move, len(game.legal_moves)) == ("top", None, 0)
    with pytest.raises(IllegalMove):
        later.push({"top": "?"})
    later.push({"top": events[ply]["top"]})
    assert (later.position, later.events) == (at_once.position, at_once.events)
    assert later.due == "move"
    for game in (at_once, later):
        with pytest.raises(IllegalMove, match="no 'top' is due"):
            game.push({"top": events[ply]["top"]})
    never.push("l")
    assert never.events[-2:] == [{"move": "d"}, {"move": "l"}]
    assert never.position_at(ply + 1).due == "top"
    never.pop()
    assert never.due == "top"
    later.pop()
    assert later.to_record() == Game.from_record(json.dumps(record(events[:ply]))).to_record()


def test_positions_take_a_top_as_games_do() -> None:
    events = events_of()
    ply = first_draw(events)
    before = Game.from_record(played()).position_at(ply)
    after = before.play(events[ply])
    assert before.play("d").due == "top"
    assert before.play("d").play({"top": events[ply]["top"]}) == after
    assert data(before.play("d").play("l"))["stack"]["top"] == "?"
    assert data(after.play("l"))["stack"]["top"] == events[ply]["top"]


def test_in_azul_a_top_means_nothing_and_is_kept() -> None:
    game = Game("azul", seed=1)
    game.push({"move": str(game.legal_moves[0]), "top": "J"})
    assert game.events[-1]["top"] == "J"


# ---- what is hidden


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_a_seat_is_told_leads_to_its_view(seed: int, seat: int | None) -> None:
    game = Game.from_record(played(seed))
    view = game.position_at(0).view(seat)
    for ply, event in enumerate(game.events_for(seat), 1):
        view = view.play(event)
        assert view.view(seat) == game.position_at(ply).view(seat)


def test_spectators_are_told_backs_and_seats_their_own_plates() -> None:
    for seed in SEEDS:
        game = Game.from_record(played(seed))
        told = [game.events_for(seat) for seat in (None, 0, 1)]
        for ply, event in enumerate(game.events):
            mover = data(game.position_at(ply))["turn"]
            hidden = "look" in event or str(event.get("move", "")).startswith("u")
            spectator, *seats = (events[ply] for events in told)
            assert (spectator != event) == hidden
            for seat, own in enumerate(seats):
                assert own == (event if seat == mover else spectator)


def test_a_record_holds_nothing_masked() -> None:
    for seed in SEEDS:
        game = Game.from_record(played(seed))
        for ply, event in enumerate(game.events_for(None)):
            if event != game.events[ply]:
                assert refusal(record([*game.events[:ply], event], seed)).startswith(f"event {ply + 1}: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_view_masks_can_be_filled_in(seed: int) -> None:
    game = Game.from_record(played(seed))
    for ply in range(0, game.ply, 5):
        for seat in (None, 0, 1):
            view = game.position_at(ply).view(seat)
            guesses = [view.determinise(words) for words in range(3)]
            for guess in guesses:
                assert Position.from_text(guess.text) == guess
                assert guess.view(seat) == view
            assert view.determinise(0) == guesses[0]
