"""Texts, records, events and options of Duel from a fuzzer: errors as documented, never a crash or a changed game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Game, IllegalMove, Move, Position, Ruleset
from tests.properties.duel_games import (
    VIEWERS,
    Plan,
    a_move,
    data_of,
    finished_games,
    games,
    games_with_given_deals,
    plans,
    played,
    positions,
)
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
from tests.properties.games import seeds
from tests.reference import duel, duel_table
from tests.reference.duel_text import from_text, text

# Positions


def check_a_position_that_was_accepted(line: str, position: Position, random: Random) -> None:
    """It writes back as it stood, and can be played to the end, every position on the way being one as well."""
    assert position.text == line
    assert data_of(position)["legal"] == len(position.legal_moves)
    game = Game.from_position(position, seed=random.getrandbits(64))
    # Bots ask for views; a table on which a seat sees only the backs of what it drew is nobody's.
    style = random.choice(["any", "kinds", "draws", "saves", *(["greedy"] if fronts_are_seen(from_text(line)) else [])])
    check_on_the_way(position)
    while not game.outcome:
        game.push(a_move(game.position, style, random))
        check_on_the_way(game.position)
    assert Game.from_record(game.to_record()).to_record() == game.to_record()
    assert set(range(1, 19)) == {
        plate["plate"] for board in data_of(game.position)["boards"] for plate in board["plates"] if plate
    }


def check_on_the_way(position: Position) -> None:
    reference = from_text(position.text)
    assert text(reference) == position.text
    assert Position.from_text(position.text) == position
    assert (position.to_move is None) == (not position.legal_moves)
    if len(position.legal_moves) < 60:
        assert {str(move) for move in position.legal_moves} == legal_for_the_reference(position, reference)
    if position.phase == "tiling":
        for seat in (0, 1):
            assert Position.from_text(position.tiling(seat).text) == position.tiling(seat)
    for viewer in VIEWERS:
        seen = position.view(viewer)
        assert Position.from_text(seen.text) == seen
        whole = seen.determinise(1)
        assert Position.from_text(whole.text) == whole
        assert whole.view(None) == position.view(None)


def legal_for_the_reference(position: Position, reference: duel_table.Position) -> set[str]:
    """The reference does not say which plates one may keep who sees only their backs."""
    if fronts_are_seen(reference):
        return duel.legal_moves(reference)
    return {str(move) for move in position.legal_moves}


def fronts_are_seen(reference: duel_table.Position) -> bool:
    return reference.stage not in ("l", "u") or all(plate.isdigit() for plate in reference.drawn)


def a_line_of(plan: Plan, random: Random) -> str:
    """A position of the game, where chance is due as well, or what somebody sees of it."""
    game = played(plan)
    position = game.position_at(random.choice([game.ply, random.randrange(game.ply + 1)]))
    return random.choice([position, *map(position.view, VIEWERS)]).text


@given(plans, seeds)
@settings(max_examples=60)
def test_mutated_position_strings_are_refused_or_can_be_played(plan: Plan, seed: int) -> None:
    random = Random(seed)
    line = a_line_of(plan, random)
    for _ in range(200):
        mutant = mutated(line, random) if random.random() < 0.8 else mutated_words(line, random)
        other = accepted(mutant)
        if other is not None and mutant != line:
            check_a_position_that_was_accepted(mutant, other, random)


def move_a_tile(position: duel_table.Position, random: Random) -> None:
    """From one heap to another: the numbers of tiles still add up, all else may be wrong."""
    piles = [pile for pile in (position.bag, position.tower) if any(pile.values())]
    if piles and random.random() < 0.6:
        pile = random.choice(piles)
        colour = random.choice([colour for colour, number in pile.items() if number])
        pile[colour] -= 1
        put_a_tile(position, colour, random)
        return
    board = random.choice(position.boards)
    row = random.randrange(6)
    if board.lines[row] and random.random() < 0.5:
        colour, board.lines[row] = board.lines[row][0], board.lines[row][1:]
        put_a_tile(position, colour, random)
        return
    column = random.randrange(6)
    colour = board.cells[row][column]
    if colour in duel_table.COLOURS:
        duel.cover_a_cell(board, row, column, ".")
        put_a_tile(position, colour, random)


def put_a_tile(position: duel_table.Position, colour: str, random: Random) -> None:
    board, factory = random.choice(position.boards), random.choice(position.factories)
    row, column = random.randrange(6), random.randrange(6)
    match random.randrange(9):
        case 0:
            position.bag[colour] += 1
        case 1:
            position.tower[colour] += 1
        case 2:
            board.broken = duel_table.sorted_tiles(board.broken + colour)
        case 3:
            position.moon = duel_table.sorted_tiles(position.moon + colour)
        case 4:
            position.sun = duel_table.sorted_tiles(position.sun + colour)
        case 5:
            factory.moon += colour
        case 6:
            factory.sun = duel_table.sorted_tiles(factory.sun + colour)
        case 7 if board.cells[row][column] == ".":
            duel.cover_a_cell(board, row, column, colour)
        case _:
            board.lines[row] += colour


BACKS_AND_FRONTS = ["*", "J", *map(str, duel_table.PLATES)]


def move_a_plate(position: duel_table.Position, random: Random) -> None:
    """Swapped, turned, masked, put back or taken from the stack."""
    board, other = random.choice(position.boards), random.choice(position.boards)
    one, place = random.randrange(9), random.randrange(9)
    match random.randrange(7):
        case 0:
            board.plates[one], other.plates[place] = other.plates[place], board.plates[one]
        case 1 if board.plates[one]:
            board.plates[one] = board.plates[one].split("r")[0] + f"r{random.randrange(4)}"
        case 2 if position.under:
            plate, seat = position.under.pop(random.randrange(len(position.under)))
            position.under.insert(
                0, (random.choice([plate, "*", "J", *map(str, range(1, 19))]), random.choice([seat, 0, 1]))
            )
        case 3 if position.shuffled:
            position.shuffled -= 1
            position.under.append((random.choice(BACKS_AND_FRONTS), random.randrange(2)))
        case 4 if position.shuffled:
            position.top = random.choice("*J?")
        case 5 if position.drawn:
            position.drawn[random.randrange(len(position.drawn))] = random.choice(
                ["*", "J", "?", *map(str, range(1, 19))]
            )
        case _:
            position.stage, position.drawn = random.choice("dlu"), random.choices("*J", k=random.randrange(1, 4))
            position.shuffled = max(0, position.shuffled - len(position.drawn))


def move_a_chip(position: duel_table.Position, random: Random) -> None:
    """Spent, come back, exchanged or turned."""
    board, other = random.choice(position.boards), random.choice(position.boards)
    match random.randrange(3):
        case 0 if board.chips:
            board.used = duel_table.sorted_chips([*board.used, board.chips.pop()])
        case 1 if board.chips and other.used:
            board.chips[0], other.used[0] = other.used[0], board.chips[0]
            board.chips, other.used = duel_table.sorted_chips(board.chips), duel_table.sorted_chips(other.used)
        case _:
            random.choice(position.factories).chip = random.choice(["", "?", *duel_table.CHIPS])


def change_a_field(position: duel_table.Position, random: Random) -> None:
    """Another seat, round, phase, score, or another thing that is due."""
    seat = random.choice(position.boards)
    scores = [0, 0, 1, 2, 99, 100, 200, 245, 246, 800, 893, 894, 999, 1000]
    fields: list[tuple[object, str, list[object]]] = [
        (position, "turn", [None, 0, 1]),
        (position, "first", [0, 1]),
        (position, "marker", [None, 0, 1]),
        (position, "round", [1, 2, 3, 4, 5, 6]),
        (position, "phase", ["opening", "deal", "draft", "tiling", "over"]),
        (position, "due", ["move", "plates", "deal", "look", "top", "chip", ""]),
        (position, "goals", [["rows"], ["rows", "columns", "jokers"], list(duel_table.GOALS)]),
        (seat, "score", list(scores)),
        (seat, "tokens", [0, 1, 2, 3]),
        (seat, "taken", [0, 1, 2, 3]),
        (seat, "line", [None, 1, 2, 5, 6, 7, 8]),
        (seat, "broken", ["", "B", "BYRK", "BBBBB"]),
    ]
    where, name, values = random.choice(fields)
    setattr(where, name, random.choice(values))


def rearranged(line: str, random: Random) -> str:
    """A table on which things lie elsewhere."""
    position = from_text(line)
    for _ in range(random.choice([1, 1, 2, 3, 5])):
        change = random.choice([move_a_tile, move_a_tile, move_a_plate, move_a_chip, change_a_field])
        change(position, random)
    return text(position)


@pytest.mark.slow
@given(plans, seeds)
@settings(max_examples=50)
def test_rearranged_tables_are_refused_or_can_be_played(plan: Plan, seed: int) -> None:
    random = Random(seed)
    line = a_line_of(plan, random)
    for _ in range(60):
        mutant = rearranged(line, random)
        other = accepted(mutant)
        if other is not None and mutant != line:
            check_a_position_that_was_accepted(mutant, other, random)


# Moves and events


@given(games, st.text() | st.text(alphabet=LETTERS))
@settings(max_examples=200)
def test_any_text_is_a_move_or_refused(game: Game, line: str) -> None:
    try:
        move = Move.from_text(line, "duel")
    except EXPECTED as error:
        assert says_something(error)  # noqa: PT017
        assert line not in game.legal_moves
    else:
        assert str(move) == line
        assert (line in game.legal_moves) == (move in game.legal_moves)


factories = st.lists(st.text(alphabet="BYRKT", max_size=5).map(duel_table.sorted_tiles), max_size=6)
simple_moves = st.sampled_from("d l x1 x2 u* uJ u1 u2 mB1 mY- s0T- 1. 3.".split())
chips = st.fixed_dictionaries({"factory": st.integers(0, 5), "chip": st.sampled_from([*duel_table.CHIPS, "?"])})
duel_events = st.one_of(
    *[
        st.fixed_dictionaries({kind: values})
        for kind, values in {
            "deal": factories,
            "plates": st.lists(st.integers(0, 19), max_size=4),
            "look": st.lists(st.integers(0, 19), max_size=3) | st.text("*J?", max_size=3),
            "chip": chips,
            "top": st.text("*J?", max_size=2),
            "move": simple_moves,
        }.items()
    ]
)
other_events = st.dictionaries(
    st.sampled_from(["move", "deal", "end", "plates", "look", "chip", "top", "at"]) | st.text(max_size=4),
    json_values | st.fixed_dictionaries({"factory": json_values, "chip": json_values}),
    max_size=3,
)
riders = st.sampled_from([{}, {}, {"top": "*"}, {"top": "J"}, {"top": "?"}, {"top": None}, {"at": 7}])
events = st.builds(lambda event, rider: {**event, **rider}, duel_events | other_events, riders)


@given(games | games_with_given_deals, events)
@settings(max_examples=400)
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


@given(plans, seeds)
@settings(max_examples=60)
def test_mutated_events_on_given_chance_are_refused_or_leave_a_position(plan: Plan, seed: int) -> None:
    random = Random(seed)
    events = played(plan).events
    game = Game(
        "duel",
        goals=list(plan.goals),
        first=Game(goals=list(plan.goals), game="duel", seed=plan.seed).first,
        deals="given",
    )
    for event in events:
        for _ in range(3):
            other = somewhere_else(event, random)
            if not isinstance(other, dict):
                continue
            before = game.to_record()
            try:
                game.push(other)
            except IllegalMove as error:
                assert says_something(error)  # noqa: PT017
                assert game.to_record() == before
                continue
            assert Position.from_text(game.position.text) == game.position
            assert Game.from_record(game.to_record()).position == game.position
            game.pop()
            assert game.to_record() == before
        game.push(event)


@given(positions, events)
@settings(max_examples=200)
def test_views_take_only_what_their_viewer_may_be_told(position: Position, event: dict[str, Any]) -> None:
    for viewer in VIEWERS:
        try:
            after = position.view(viewer).play(event)
        except IllegalMove as error:
            assert says_something(error)  # noqa: PT017
        else:
            assert Position.from_text(after.text) == after


# Records


@given(finished_games, seeds)
@settings(max_examples=40)
def test_mutated_records_are_refused_or_come_back(game: Game, seed: int) -> None:
    random = Random(seed)
    line = game.to_record(seats=["Ána", "x"], notes={"a": [1, None, {"b": "\n"}]})
    for _ in range(120):
        mutant = mutated(line, random)
        if "\n" not in mutant:
            compare_readers(mutant)


@given(games, seeds)
@settings(max_examples=40)
def test_records_with_other_values_are_refused_or_come_back(game: Game, seed: int) -> None:
    random = Random(seed)
    record = json.loads(game.to_record())
    for _ in range(80):
        compare_readers(json.dumps(somewhere_else(record, random)))


# Options

goal_values = (
    json_values
    | st.sampled_from(["random", "random4", "first", "last"])
    | st.lists(st.sampled_from([*duel_table.GOALS, "stars"]) | json_values, max_size=5)
)


@given(
    st.integers(-3, 5) | st.just(2),
    st.dictionaries(st.sampled_from(["goals", "five_colours_special", "wall"]), goal_values | st.booleans()),
    seeds,
)
@settings(max_examples=300)
def test_any_options_are_a_ruleset_or_refused(players: int, options: dict[str, Any], seed: int) -> None:
    try:
        ruleset = Ruleset("duel", players=players, **options)
    except ValueError as error:
        assert says_something(error)  # noqa: PT017
        return
    assert ruleset == Ruleset("duel", players=players, **ruleset.options)
    settled = Game(ruleset, seed=seed).ruleset.options["goals"]
    assert isinstance(settled, list)
    assert len({duel_table.GOALS[goal] for goal in settled}) == len(settled) in (3, 4)
