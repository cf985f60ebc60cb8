"""Every text of Azul Duel round-trips, and a position's data says what its text says."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, Position, Ruleset
from azulejos.data import DuelBoardData, DuelData
from tests.properties.duel_games import (
    VIEWERS,
    Plan,
    data_of,
    finished_games,
    games,
    goals,
    moves_of,
    new_game,
    plans,
    positions,
    trail_of,
)
from tests.properties.test_texts import event_kinds, extra_keys, json_values
from tests.reference import duel, duel_goals, duel_table
from tests.reference.duel_text import from_text, text

extra_event_keys = extra_keys.filter(lambda key: key not in {*event_kinds, "top"})


@given(finished_games)
def test_position_texts_come_back(game: Game) -> None:
    for position in trail_of(game):
        for seen in {position, *map(position.view, VIEWERS)}:
            line = seen.text
            assert line.isascii()
            assert Position.from_text(line) == seen
            assert Position.from_text(line).text == line
            assert text(from_text(line)) == line  # the reference's reader and writer say the same


@given(positions)
def test_positions_survive_pickling_copying_and_repr(position: Position) -> None:
    for seen in (position, position.view(None)):
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert copy.deepcopy(seen) == seen
        assert eval(repr(seen)) == seen
        assert hash(Position.from_text(seen.text)) == hash(seen)


@given(games)
def test_records_come_back(game: Game) -> None:
    line = game.to_record()
    again = Game.from_record(line)
    assert again.to_record() == line
    assert again.events == game.events
    assert again.moves == game.moves
    assert trail_of(again) == trail_of(game)
    assert (again.outcome, again.first, again.ruleset) == (game.outcome, game.first, game.ruleset)
    assert json.dumps(json.loads(line)) == line
    assert [again.events_for(viewer) for viewer in VIEWERS] == [game.events_for(viewer) for viewer in VIEWERS]


@given(games)
def test_events_come_back_from_the_positions_before_them(game: Game) -> None:
    position = game.position_at(0)
    for ply, event in enumerate(game.events):
        position = position.play(event)
        assert position == game.position_at(ply + 1)


@given(games, st.dictionaries(extra_keys, json_values, max_size=3))
def test_other_keys_of_records_come_back(game: Game, extras: dict[str, Any]) -> None:
    line = game.to_record(**extras)
    again = Game.from_record(line)
    assert again.extras == extras
    assert again.to_record() == line


@given(plans, st.dictionaries(extra_event_keys, json_values, max_size=3))
def test_other_keys_of_events_come_back(plan: Plan, extras: dict[str, Any]) -> None:
    game = new_game(plan)
    for move in moves_of(plan._replace(more=3), game):
        game.push({"move": str(move), **extras})
        pushed = next(event for event in reversed(game.events) if "move" in event)
        assert {key: value for key, value in pushed.items() if key != "top"} == {"move": str(move), **extras}
    assert Game.from_record(game.to_record()).events == game.events


@given(positions)
def test_a_game_that_begins_in_a_position_comes_back(position: Position) -> None:
    for start in (position, position.view(0)):
        game = Game.from_position(start, seed=1)
        for _ in range(5):
            if game.legal_moves:
                game.push(game.legal_moves[-1])
        again = Game.from_record(game.to_record(), seed=1)
        assert again == game
        assert again.position_at(0) == start
        assert again.ruleset == start.ruleset


@given(goals, st.randoms(use_true_random=False), st.booleans())
def test_options_come_back(four: tuple[str, ...], random: Any, special: bool) -> None:
    shuffled = random.sample(four, len(four))
    ruleset = Ruleset("duel", goals=shuffled, five_colours_special=special)
    assert ruleset.options == {"goals": duel_table.goals_in_order(shuffled), "five_colours_special": special}
    assert Ruleset("duel", players=2, **ruleset.options) == ruleset == Game(ruleset, seed=1).ruleset
    assert Game(ruleset, seed=1).position.ruleset == ruleset
    assert eval(repr(ruleset)) == ruleset


def board_of(data: DuelBoardData) -> duel_table.Board:
    return duel_table.Board(
        score=data["score"],
        lines=[(line["colour"] or "") * line["filled"] for line in data["lines"]],
        plates=[f"{plate['plate']}r{plate['turns']}" if plate else "" for plate in data["plates"]],
        cells=data["cells"],
        broken=data["broken"],
        chips=data["chips"],
        used=data["used"],
        tokens=data["tokens"],
        taken=data["taken"],
        line=data["pass"],
    )


def position_of(data: DuelData) -> duel_table.Position:
    """The reference's position, from the data instead of the text."""
    drawn, stack = data["drawn"], data["stack"]
    return duel_table.Position(
        goals=[goal["name"] for goal in data["goals"]],
        a_special_is_a_colour=data["five_colours_special"],
        round=data["round"],
        phase=data["phase"],
        turn=data["turn"],
        due=data["due"] or "",
        first=data["first"],
        marker=None if data["marker"] == "large" else data["marker"],
        sun=data["large"]["sun"],
        moon=data["large"]["moon"],
        factories=[duel_table.SmallFactory(one["sun"], one["moon"], one["chip"] or "") for one in data["factories"]],
        bag=dict(data["bag"]),  # type: ignore[arg-type]
        tower=dict(data["tower"]),  # type: ignore[arg-type]
        display=data["display"],
        shuffled=stack["shuffled"],
        top=(stack["top"] or "") if stack["shuffled"] else "",
        under=[(str(plate["plate"] or plate["back"]), plate["seat"]) for plate in stack["returned"]],
        stage=drawn["stage"][0].replace("r", "u") if drawn else "",
        drawn=[str(plate["plate"] or plate["back"]) for plate in drawn["plates"]] if drawn else [],
        boards=[board_of(board) for board in data["boards"]],
    )


@given(games)
@settings(max_examples=60)
def test_the_data_of_a_position_say_what_its_text_says(game: Game) -> None:
    for position in trail_of(game):
        for seen in {position, position.view(1)}:
            compare_data(seen, data_of(seen))


def compare_data(position: Position, data: DuelData) -> None:
    reference = from_text(position.text)
    assert position_of(data) == reference
    assert (data["game"], data["players"]) == ("duel", 2)
    assert data["to_move"] == position.to_move == (reference.turn if reference.due == "move" else None)
    assert (data["due"], data["phase"], data["round"]) == (position.due, position.phase, position.round)
    assert data["scores"] == duel.scores(reference) == list(position.scores)
    assert data["winners"] == (duel.winners(reference) if reference.phase == "over" else None)
    assert data["stack"]["count"] == reference.shuffled + len(reference.under)
    if reference.drawn:
        assert data["drawn"] is not None
        assert data["drawn"]["seat"] == reference.turn
        backs = [duel_table.back_of_what_is_known(plate) for plate in reference.drawn]
        assert [plate["back"] for plate in data["drawn"]["plates"]] == backs
    for number, face in data["faces"].items():
        assert duel_table.PLATES[int(number)] == face
    compare_boards(position, data, reference)


def compare_boards(position: Position, data: DuelData, reference: duel_table.Position) -> None:
    points = [duel_goals.points_of_goals(reference, board) for board in reference.boards]
    assert {goal["name"]: goal["points"] for goal in data["goals"]} == {
        goal: [seat[goal] for seat in points] for goal in reference.goals
    }
    for seat, (board, table) in enumerate(zip(data["boards"], reference.boards, strict=True)):
        assert [line["size"] for line in board["lines"]] == [1, 2, 3, 4, 5, 6]
        printed = [duel_table.printed_row(table, row).replace(" ", ".") for row in range(6)]
        assert board["pattern"] == printed
        owed = sum(range(1, len(table.broken) + 1)) + 2 * (reference.marker == seat)
        paid = position.phase in ("deal", "over") or table.line == 7
        assert board["penalty"] == (0 if paid else -owed)
