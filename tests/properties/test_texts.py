"""Every text round-trips: positions, moves, records, options; and a position's data says what its text says."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, Position, Ruleset
from azulejos.data import BoardData
from tests.properties.games import (
    CONFIGURATIONS,
    Plan,
    data_of,
    finished_games,
    games,
    moves_of,
    new_game,
    plans,
    positions,
)
from tests.reference import azul
from tests.reference.azul_text import from_text, text

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
record_keys = {"format", "game", "players", "options", "first", "start", "events", "scores", "winners", "rounds"}
extra_keys = st.text(min_size=1).filter(lambda key: key not in record_keys and key != "self")
event_kinds = {"move", "deal", "plates", "look", "chip", "end"}


@given(finished_games)
def test_position_texts_come_back(game: Game) -> None:
    for ply in range(game.ply + 1):
        position = game.position_at(ply)
        line = position.text
        assert line.isascii()
        assert Position.from_text(line) == position
        assert Position.from_text(line).text == line
        assert text(from_text(line)) == line  # the reference's reader and writer say the same


@given(positions)
def test_positions_survive_pickling_copying_and_repr(position: Position) -> None:
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    assert eval(repr(position)) == position
    assert hash(Position.from_text(position.text)) == hash(position)


@given(positions)
def test_everybody_sees_everything(position: Position) -> None:
    for seat in (None, *range(position.players)):
        assert position.view(seat).text == position.text


@given(games)
def test_records_come_back(game: Game) -> None:
    line = game.to_record()
    again = Game.from_record(line)
    assert again.to_record() == line
    assert again.events == game.events
    assert again.moves == game.moves
    assert [again.position_at(ply) for ply in range(game.ply + 1)] == [
        game.position_at(ply) for ply in range(game.ply + 1)
    ]
    assert (again.outcome, again.first, again.ruleset) == (game.outcome, game.first, game.ruleset)
    assert json.dumps(json.loads(line)) == line


@given(games, st.dictionaries(extra_keys, json_values, max_size=3))
def test_other_keys_of_records_come_back(game: Game, extras: dict[str, Any]) -> None:
    line = game.to_record(**extras)
    again = Game.from_record(line)
    assert again.extras == extras
    assert again.to_record() == line


@given(plans, st.dictionaries(extra_keys.filter(lambda key: key not in event_kinds), json_values, max_size=3))
def test_other_keys_of_events_come_back(plan: Plan, extras: dict[str, Any]) -> None:
    game = new_game(plan)
    for move in moves_of(plan._replace(more=3), game):
        event = {"move": str(move), **extras}
        game.push(event)
        assert event in game.events
    assert Game.from_record(game.to_record()).events == game.events


@given(positions)
def test_a_game_that_begins_in_a_position_comes_back(position: Position) -> None:
    game = Game.from_position(position, seed=1)
    for _ in range(5):
        if game.legal_moves:
            game.push(game.legal_moves[-1])
    again = Game.from_record(game.to_record(), seed=1)
    assert again == game
    assert again.position_at(0) == position


def test_options_come_back() -> None:
    for players, wall in CONFIGURATIONS:
        ruleset = Ruleset("azul", players=players, wall=wall)
        assert Ruleset("azul", players=players, **ruleset.options) == ruleset
        assert Game(ruleset, seed=1).ruleset == ruleset == Game(ruleset, seed=1).position.ruleset


def board_of(data: BoardData) -> azul.Board:
    lines = [(line["colour"] or "") * line["filled"] for line in data["lines"]]
    return azul.Board(data["score"], lines, data["wall"], data["floor"])


@given(games)
@settings(max_examples=60)
def test_the_data_of_a_position_say_what_its_text_says(game: Game) -> None:
    for ply in range(game.ply + 1):
        position = game.position_at(ply)
        data, reference = data_of(position), from_text(position.text)
        assert data["game"] == "azul"
        assert data["players"] == len(data["boards"]) == len(reference.boards) == position.players
        assert data["wall"] == reference.wall == position.ruleset.options["wall"]
        assert (data["round"], data["phase"]) == (reference.round, reference.phase) == (position.round, position.phase)
        assert data["to_move"] == reference.to_move == position.to_move
        assert data["first"] == reference.first
        assert data["marker"] == ("centre" if reference.marker is None else reference.marker)
        assert data["barren"] == reference.barren
        assert (data["factories"], data["centre"]) == (reference.factories, reference.centre)
        assert (data["bag"], data["lid"]) == (reference.bag, reference.lid)
        assert [board_of(board) for board in data["boards"]] == reference.boards
        assert data["scores"] == azul.scores(reference) == list(position.scores)
        assert data["legal"] == len(azul.legal_moves(reference))
        assert data["winners"] == (azul.winners(reference) if reference.phase == "over" else None)
        for board, seat in zip(data["boards"], reference.boards, strict=True):
            assert [line["size"] for line in board["lines"]] == [1, 2, 3, 4, 5]
            assert board["penalty"] == -azul.cost_of_a_floor(seat.floor)
            printed = ["".join(azul.printed_colour(row, column) for column in range(5)) for row in range(5)]
            assert board["pattern"] == (printed if data["wall"] == "coloured" else ["....."] * 5)
