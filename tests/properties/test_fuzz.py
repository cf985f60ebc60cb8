"""Texts, records, events and options from a fuzzer: errors as documented, never a crash, never a changed game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, IllegalMove, Move, Position, Ruleset, _core
from tests.properties.fuzzing import (
    EXPECTED,
    LETTERS,
    accepted,
    compare_readers,
    json_values,
    mutated,
    mutated_words,
    says_something,
    somewhere_else,
)
from tests.properties.games import (
    CONFIGURATIONS,
    Plan,
    data_of,
    finished_games,
    games,
    games_with_given_deals,
    plans,
    played,
    positions,
    seeds,
    to_the_end,
)
from tests.reference import azul
from tests.reference.azul_text import from_text, text


def move_a_tile(position: azul.Position, random: Random) -> None:
    """From one heap of the table to another: the numbers of tiles still add up, all else may be wrong."""
    colour = random.choice(azul.COLOURS)
    taken = [take for take in takers(position, colour) if take is not None]
    if taken:
        random.choice(taken)()
        random.choice(list(givers(position, colour)))()


def takers(position: azul.Position, colour: str) -> Iterator[Callable[[], None]]:
    for pile in (position.bag, position.lid):
        if pile[colour]:
            yield lambda pile=pile: pile.update({colour: pile[colour] - 1})  # type: ignore[misc]
    if colour in position.centre:
        yield lambda: setattr(position, "centre", position.centre.replace(colour, "", 1))
    for board in position.boards:
        for row in range(5):
            if colour in board.wall[row]:
                yield lambda board=board, row=row: change(board.wall, row, board.wall[row].replace(colour, ".", 1))  # type: ignore[misc]
            if colour in board.lines[row]:
                yield lambda board=board, row=row: change(board.lines, row, board.lines[row][1:])  # type: ignore[misc]


def givers(position: azul.Position, colour: str) -> Iterator[Callable[[], None]]:
    for pile in (position.bag, position.lid):
        yield lambda pile=pile: pile.update({colour: pile[colour] + 1})  # type: ignore[misc]
    yield lambda: setattr(position, "centre", azul.sorted_tiles(position.centre + colour))
    for board in position.boards:
        yield lambda board=board: setattr(board, "floor", board.floor + colour)  # type: ignore[misc]
        for row in range(5):
            yield lambda board=board, row=row: change(board.lines, row, board.lines[row] + colour)  # type: ignore[misc]
            for column in range(5):
                old = board.wall[row]
                new = old[:column] + colour + old[column + 1 :]
                if old[column] == ".":
                    yield lambda board=board, row=row, new=new: change(board.wall, row, new)  # type: ignore[misc]


def change(rows: list[str], row: int, new: str) -> None:
    rows[row] = new


def change_a_field(position: azul.Position, random: Random) -> None:
    """Another seat, round, phase, score, or another marker on a floor."""
    seat = random.randrange(len(position.boards))
    fields: list[tuple[str, list[object]]] = [
        ("first", [seat]),
        ("marker", [None, seat]),
        ("to_move", [None, seat]),
        ("round", [0, 1, 12, 200, 254, 255, 256]),
        ("barren", [0, 1, 2, 3, 4]),
        ("placed", [True, False]),
        ("phase", ["deal", "draft", "tiling", "over"]),
        ("score", [0, 1, 300, 400, 654, 655, 900, 904, 905, 999, 1000]),
        ("floor", [position.boards[seat].floor + "*"]),
    ]
    name, values = random.choice(fields)
    where = position.boards[seat] if name in ("score", "floor") else position
    setattr(where, name, random.choice(values))


def rearranged(line: str, random: Random) -> str:
    """A table on which things lie elsewhere."""
    position = from_text(line)
    for _ in range(random.randrange(8)):
        move_a_tile(position, random)
    if random.random() < 0.5:
        change_a_field(position, random)
    return text(position)


def check_a_position_that_was_accepted(line: str, position: Position, random: Random) -> None:
    """It writes back as it stood, and can be played to the end, every position on the way being one as well."""
    assert position.text == line
    assert data_of(position)["legal"] == len(position.legal_moves)
    for after in to_the_end(Game.from_position(position, seed=random.getrandbits(64)), random):
        assert Position.from_text(after.text) == after
        reference = from_text(after.text)
        assert text(reference) == after.text
        assert {str(move) for move in after.legal_moves} == azul.legal_moves(reference)
        assert (after.to_move is None) == (not after.legal_moves)
        if after.phase == "tiling":
            for seat in range(after.players):
                assert Position.from_text(after.tiling(seat).text) == after.tiling(seat)


@given(plans, seeds)
@settings(max_examples=100)
def test_mutated_position_strings_are_refused_or_can_be_played(plan: Plan, seed: int) -> None:
    line, random = played(plan).position.text, Random(seed)
    for _ in range(300):
        mutant = mutated(line, random) if random.random() < 0.8 else mutated_words(line, random)
        position = accepted(mutant)
        if position is not None and mutant != line:
            check_a_position_that_was_accepted(mutant, position, random)


@pytest.mark.slow
@given(plans, seeds)
@settings(max_examples=100)
def test_rearranged_tables_are_refused_or_can_be_played(plan: Plan, seed: int) -> None:
    line, random = played(plan).position.text, Random(seed)
    for _ in range(40):
        mutant = rearranged(line, random)
        position = accepted(mutant)
        if position is not None:
            check_a_position_that_was_accepted(mutant, position, random)


@given(st.text() | st.text(alphabet=LETTERS) | st.text(alphabet="azul/colouredgrey 0-,:"))
@settings(max_examples=200)
def test_any_text_is_a_text_or_refused(line: str) -> None:
    for read in (Position.from_text, Move.from_text, Game.from_record):
        try:
            read(line)
        except EXPECTED as error:
            assert says_something(error)  # noqa: PT017
    assert isinstance(line in Game(seed=1).legal_moves, bool)


@given(st.integers())
def test_any_number_is_a_code_or_refused(code: int) -> None:
    try:
        move = Move.from_code(code)
    except (ValueError, TypeError):
        return
    assert Move.from_text(str(move)).code == code


events = st.dictionaries(
    st.sampled_from(["move", "deal", "end", "plates", "look", "chip", "at"]) | st.text(max_size=4),
    json_values | st.fixed_dictionaries({"seat": json_values, "how": json_values}),
    max_size=3,
) | st.builds(lambda value: {"deal": value}, st.lists(st.text(alphabet="BYRKWT", max_size=5), max_size=10))


@given(games | games_with_given_deals, events)
@settings(max_examples=300)
def test_any_event_happens_or_is_refused_and_then_nothing_has_changed(game: Game, event: dict[str, Any]) -> None:
    before, position = game.to_record(), game.position
    try:
        game.push(event)
    except IllegalMove as error:
        assert says_something(error)  # noqa: PT017
        assert game.to_record() == before
        assert game.position == position
        with pytest.raises(IllegalMove):
            position.play(event)
    else:
        assert Game.from_record(game.to_record()).events == game.events
        game.pop()
        assert game.to_record() == before


@given(positions, st.lists(st.lists(st.sampled_from("BYRKW"), max_size=5), max_size=9))
def test_any_deal_is_refused_or_leaves_a_position(position: Position, factories: list[list[str]]) -> None:
    deal = [azul.sorted_tiles("".join(tiles)) for tiles in factories]
    start = Game(position.ruleset, first=0, deals="given").position
    for table in (start, position):
        try:
            after = table.play({"deal": deal})
        except IllegalMove:
            continue
        assert Position.from_text(after.text) == after


@given(finished_games, seeds)
@settings(max_examples=60)
def test_mutated_records_are_refused_or_come_back(game: Game, seed: int) -> None:
    random = Random(seed)
    line = game.to_record(seats=["Ána", "x"], notes={"a": [1, None, {"b": "\n"}]})
    for _ in range(200):
        mutant = mutated(line, random)
        if "\n" not in mutant:
            compare_readers(mutant)


@given(games, seeds)
@settings(max_examples=60)
def test_records_with_other_values_are_refused_or_come_back(game: Game, seed: int) -> None:
    random = Random(seed)
    record = json.loads(game.to_record())
    for _ in range(100):
        compare_readers(json.dumps(somewhere_else(record, random)))


@given(st.binary(max_size=200) | st.text(alphabet='{}[]",:\\ umovedlBYRK1-\n').map(str.encode))
def test_the_checker_takes_any_bytes(lines: bytes) -> None:
    checker = _core.RecordChecker()
    for number, why in checker.check(lines):
        assert 1 <= number <= checker.records
        assert says_something(why)


@given(
    st.sampled_from(["azul", "duel", ""]) | st.text(max_size=5),
    st.integers(-(2**31), 2**31 - 1) | st.integers(1, 5),
    st.dictionaries(st.sampled_from(["wall", "goals"]) | st.text(max_size=4), json_values | st.sampled_from(["grey"])),
)
def test_any_options_are_a_ruleset_or_refused(game: str, players: int, options: dict[str, Any]) -> None:
    words = {key: value for key, value in options.items() if key not in ("game", "players", "self")}
    try:
        ruleset = Ruleset(game, players=players, **words)
    except ValueError as error:
        assert says_something(error)  # noqa: PT017
    else:
        assert ruleset == Ruleset(game, players=players, **ruleset.options)
        assert ruleset.game == "duel" or (ruleset.players, ruleset.options["wall"]) in CONFIGURATIONS
