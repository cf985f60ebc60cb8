"""Records: what is written is read again to the byte, and every kind of broken one is refused with event and reason."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos import Game, IllegalMove, InvalidRecord, Position, _core, read_records

CONFIGURATIONS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]
Record = dict[str, Any]


@cache
def played(players: int = 2, wall: str = "coloured", seed: int = 1, plies: int | None = None) -> str:
    """The record of a game of random moves, finished unless it is cut off after some events."""
    random = Random(seed)
    game = Game("azul", players=players, wall=wall, seed=seed)
    while game.to_move is not None and (plies is None or game.ply < plies):
        game.push(random.choice(list(game.legal_moves)))
    return game.to_record()


def record(plies: int | None = None, **changes: Any) -> Record:
    """A record of two players on the coloured wall as a dict; keys that are None are left out."""
    content = json.loads(played(plies=plies)) | changes
    return {key: value for key, value in content.items() if value is not None}


def refusal(line: str | Record) -> str:
    """Why a record is refused; reading it and checking it say the same."""
    text = line if isinstance(line, str) else json.dumps(line)
    with pytest.raises(InvalidRecord) as refused:
        Game.from_record(text)
    checker = _core.RecordChecker()
    assert checker.check(text.encode()) == [(1, str(refused.value))]
    return str(refused.value)


def is_stable(line: str) -> Game:
    """Reads a record and sees that what is written then stays as it is."""
    game = Game.from_record(line)
    again = game.to_record()
    assert Game.from_record(again).to_record() == again
    assert Game.from_record(again) == game
    return game


# ---- written and read


def test_a_record_looks_exactly_as_the_notation_says() -> None:
    game = Game("azul", players=3, wall="grey", first=0, deals="given")
    game.push({"deal": ["BBYR", "YYKW", "BYRK", "BYRK", "BYRK", "BYRK", "BYRK"]})
    game.push("1B2")
    game.push("cR-")
    assert game.to_record(seats=["Ann", "Bob", "greedy"]) == (
        '{"format": "azulejos/1", "game": "azul", "players": 3, "options": {"wall": "grey"}, "first": 0, '
        '"events": [{"deal": ["BBYR", "YYKW", "BYRK", "BYRK", "BYRK", "BYRK", "BYRK"]}, {"move": "1B2"}, '
        '{"move": "cR-"}], "seats": ["Ann", "Bob", "greedy"]}'
    )


def test_a_finished_record_ends_with_scores_winners_and_rounds() -> None:
    content = json.loads(played())
    assert list(content) == [
        "format", "game", "players", "options", "first", "events", "scores", "winners", "rounds",
    ]  # fmt: skip
    game = Game.from_record(played())
    assert game.outcome is not None
    assert (content["scores"], content["winners"]) == (list(game.outcome.scores), list(game.outcome.winners))
    assert content["rounds"] == game.outcome.rounds == game.round


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
@pytest.mark.parametrize("plies", [None, 1, 2, 10, 30])
def test_our_own_record_is_written_again_to_the_byte(players: int, wall: str, plies: int | None) -> None:
    for seed in range(5):
        line = played(players, wall, seed, plies)
        assert json.dumps(json.loads(line)) == line, "spaced as Python's json does"
        game = Game.from_record(line)
        assert game.to_record() == line
        assert [str(move) for move in game.moves] == [
            event["move"] for event in json.loads(line)["events"] if "move" in event
        ]


def test_the_game_before_the_first_deal_has_a_record() -> None:
    game = Game("azul", first=1, deals="given")
    content = json.loads(game.to_record())
    assert (content["events"], content["first"]) == ([], 1)
    assert Game.from_record(game.to_record()).to_record() == game.to_record()


def test_a_record_read_with_the_seed_goes_on_as_the_game_did() -> None:
    game = Game("azul", seed=5)
    while game.round < 3:
        game.push(game.legal_moves[0])
    read = Game.from_record(game.to_record(), seed=5)
    while game.to_move is not None:
        game.push(game.legal_moves[-1])
        read.push(read.legal_moves[-1])
    assert read.to_record() == game.to_record()


def test_a_record_read_without_a_seed_waits_for_deals() -> None:
    events = json.loads(played())["events"]
    second_deal = next(ply for ply, event in enumerate(events) if ply > 0 and "deal" in event)
    game = Game.from_record(json.dumps(record(scores=None, winners=None, rounds=None, events=events[:second_deal])))
    assert (game.phase, game.to_move) == ("deal", None)
    game.push(events[second_deal])
    assert game.phase == "draft"


def test_any_order_of_keys_and_any_space_between_them_is_read() -> None:
    content = record()
    backwards = {key: content[key] for key in reversed(content)}
    assert Game.from_record(json.dumps(backwards)).to_record() == played()
    assert Game.from_record(json.dumps(content, separators=(",", ":"))).to_record() == played()
    assert Game.from_record("\t" + json.dumps(content, separators=(" ,\t", " :  ")) + " \r\n").to_record() == played()


def test_missing_options_are_the_defaults_and_are_written_in_full() -> None:
    game = Game.from_record(json.dumps(record(options={})))
    assert game.ruleset.options == {"wall": "coloured"}
    assert game.to_record() == played()


# ---- kept: what a reader doesn't know

EXTRAS = {
    "seats": ["Ann", "Bób 😀"],
    "handovers": [{"ply": 7, "seat": 1, "to": "greedy"}],
    "shuffle": {"seed": "00ff", "bytes": ["aa", "bb"], "hashes": [], "restarts": [{"a": {}}]},
    "comment": 'a "quote", a \\ and a\nline',
    "deep": {"list": [1, 2.5, -3e10, True, False, None, {"x": [[]]}]},
}


def test_unknown_keys_of_the_record_are_kept_in_their_order() -> None:
    line = json.dumps(record() | EXTRAS)
    game = Game.from_record(line)
    assert game.extras == EXTRAS
    assert json.loads(game.to_record()) == json.loads(line)
    assert list(json.loads(game.to_record())) == list(json.loads(line))
    is_stable(line)


def test_unknown_keys_between_the_known_ones_follow_them() -> None:
    content = {"before": 1} | record()
    assert list(json.loads(is_stable(json.dumps(content)).to_record())) == [*record(), "before"]


def test_unknown_values_stay_as_they_were_written() -> None:
    values = '[1.50, 1E+2, -0, 123456789012345678901234567890, "\\u00e4\\/", "ä", { "a" :1}]'
    line = played()[:-1] + f', "values": {values}' + "}"
    assert f'"values": {values}' in Game.from_record(line).to_record()


def test_other_keys_of_events_are_kept_and_mean_nothing() -> None:
    content = record(plies=3)
    content["events"][0] = {"at": 17} | content["events"][0] | {"comment": {"by": "Ann", "text": "ä"}}
    content["events"][2] |= {"clock": [1.5, 2], "top": None, "seat": 9, "": 0}
    game = is_stable(json.dumps(content))
    assert game.events == content["events"]
    assert game.moves == Game.from_record(played(plies=3)).moves


def test_pop_drops_the_other_keys_of_its_event_and_no_more() -> None:
    content = record(plies=4)
    for number, event in enumerate(content["events"]):
        event["number"] = number
    game = Game.from_record(json.dumps(content | {"kept": 1}))
    game.pop()
    game.push(content["events"][3]["move"])
    assert [event.get("number") for event in game.events] == [0, 1, 2, None]
    assert game.extras == {"kept": 1}


def test_pushed_events_keep_their_other_keys() -> None:
    game = Game("azul", seed=1)
    move = str(game.legal_moves[0])
    game.push({"move": move, "at": 1.25})
    assert game.events[-1] == {"move": move, "at": 1.25}


def test_new_members_replace_kept_ones_of_the_same_name() -> None:
    game = Game.from_record(json.dumps(record() | {"seats": ["a", "b"], "event": "x"}))
    assert json.loads(game.to_record(seats=["c", "d"], place=None)) == record() | {
        "event": "x",
        "seats": ["c", "d"],
        "place": None,
    }


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "first", "start", "events", "scores"])
def test_members_cannot_take_the_place_of_what_the_rules_say(key: str) -> None:
    with pytest.raises(ValueError, match=f"'{key}' is a key of the record itself"):
        Game("azul", seed=1).to_record(**{key: []})


def test_members_that_are_not_json_are_refused() -> None:
    with pytest.raises(ValueError, match=r"number|JSON|value"):
        Game("azul", seed=1).to_record(rating=float("nan"))


# ---- refused: the text

BROKEN_TEXTS = [
    ("", "the text ends too early|a record is a JSON object"),
    ("[]", "a record is a JSON object"),
    ('"azulejos/1"', "a record is a JSON object"),
    ("{", "the text ends too early"),
    ("{}", "'format' is missing"),
    ("{} {}", "more text follows"),
    ("﻿{}", "a record is a JSON object"),
    ("{'a': 1}", "a key in double quotes expected"),
    ('{"a": 1,}', "a key in double quotes expected"),
    ('{"a" 1}', "':' expected"),
    ('{"a": }', "a value expected"),
    ('{"a": [1, ]}', "a value expected"),
    ('{"a": [1 2]}', "',' or ']' expected"),
    ('{"a": 1 "b": 2}', "',' or '}' expected"),
    ('{"a": 01}', "leading zero"),
    ('{"a": 1.}', "a digit expected"),
    ('{"a": +1}', "a value expected"),
    ('{"a": NaN}', "a value expected"),
    ('{"a": Infinity}', "a value expected"),
    ('{"a": nul}', "a value expected"),
    ('{"a": "x}', "ends inside a string"),
    ('{"a": "\t"}', "control character"),
    ('{"a": "\\x"}', "no such escape"),
    ('{"a": "\\u12"}', "four hexadecimal digits"),
    ('{"a": "\\ud800"}', "surrogate"),
    ('{"a": "\\udc00"}', "surrogate"),
    ('{"a": "\\ud800\\u0041"}', "surrogate"),
    ('{"a": 1} // comment', "more text follows"),
    ('{"a": 1,\n"b": 2}', "line break"),
]


@pytest.mark.parametrize(("text", "reason"), BROKEN_TEXTS)
def test_what_is_not_strict_json_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=reason):
        Game.from_record(text)


def test_an_error_in_the_text_says_at_which_character() -> None:
    assert refusal('{"format": tru}').startswith("character 12: ")


def test_an_error_in_the_text_of_an_event_says_in_which() -> None:
    line = played(plies=5)
    broken = line.replace('{"move"', '{"move', 1)
    assert refusal(broken).startswith("event 2: character ")
    assert refusal(line[: line.rindex('"move"') + 10]).startswith("event 5: character ")


BROKEN_BYTES = [b"\xff", b"\xc3", b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"]


@pytest.mark.parametrize("broken", BROKEN_BYTES)
def test_bytes_that_are_not_utf_8_are_refused(broken: bytes) -> None:
    line = played(plies=3).encode()
    checker = _core.RecordChecker()
    for text in (line[:-1] + b', "x": "' + broken + b'"}', line.replace(b"wall", broken), line + broken):
        ((_, reason),) = checker.check(text)
        assert "not UTF-8" in reason or "more text follows" in reason


@pytest.mark.parametrize("character", ["\x7f", "é", "€", "😀", "\ud7ff", "\U0010ffff"])
def test_every_character_of_unicode_is_kept(character: str) -> None:
    for ascii_only in (True, False):
        line = json.dumps(record(plies=3, text=character, **{f"k{character}": 1}), ensure_ascii=ascii_only)
        assert Game.from_record(line).extras == {"text": character, f"k{character}": 1}
        is_stable(line)


def twice(line: str, member: str) -> str:
    """The line with the first place where `member` stands holding it twice."""
    assert member in line
    return line.replace(member, f"{member}, {member}", 1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (twice(played(), '"game": "azul"'), "the key 'game'"),
        (twice(played(), f'"first": {json.loads(played())["first"]}'), "the key 'first'"),
        (twice(played(), '"wall": "coloured"'), "the key 'wall'"),
        (played()[:-1] + ', "events": []}', "the key 'events'"),
        (played()[:-1] + ', "x": 1, "y": 2, "x": 1}', "the key 'x'"),
        (played()[:-1] + ', "x": 1, "\\u0078": 1}', "the key '.u0078'"),
        (played()[:-1] + ', "gam\\u0065": "azul"}', "the key 'gam.u0065'"),
        (played()[:-1] + ', "x": {"y": [{"z": 1, "z": 2}]}}', "the key 'z'"),
        (played()[:-1] + ', "x": {' + ", ".join(f'"{n % 99}": 0' for n in range(100)) + "}}", "the key '0'"),
    ],
)  # fmt: skip
def test_a_key_written_twice_in_one_object_is_refused(line: str, reason: str) -> None:
    assert re.search(f"{reason}.*twice", refusal(line))


def test_a_key_written_twice_in_an_event_is_refused_with_its_number() -> None:
    content = played(plies=4)
    third = list(re.finditer(r'\{"move": "[^"]+"\}', content))[1]
    for inside in ('"a": 1, "a": 2', '"move": "1B1"', '"x": {"deep": [{"b": 0, "b": 0}]}', '"at": 1, "\\u0061t": 1'):
        line = content[: third.end() - 1] + ", " + inside + content[third.end() - 1 :]
        assert re.match("event 3: .*twice", refusal(line))


def test_the_same_key_in_different_objects_is_no_repetition() -> None:
    extras = {"x": {"x": {"x": 1}}, "y": [{"x": 1}, {"x": 1}], "move": "2R4"}
    assert Game.from_record(json.dumps(record() | extras)).extras == extras


# ---- limits


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_depth_is_limited() -> None:
    line = played()[:-1] + ', "x": %s}'
    is_stable(line % nested(63))
    assert "deeper than 64" in refusal(line % nested(64))
    assert "deeper than 64" in refusal(line % ("[" * 1_000_000))
    assert "deeper than 64" in refusal(line % ('{"a":' * 1_000_000))


def test_the_length_of_a_line_is_limited() -> None:
    line = played(plies=3)[:-1] + ', "x": "%s"}'
    room = 16 * 2**20 - len(line) + 2
    assert Game.from_record(line % ("a" * room)).extras["x"] == "a" * room
    assert "more than 16777216" in refusal(line % ("a" * (room + 1)))


def test_the_number_of_events_is_limited() -> None:
    assert "more than 100000 events" in refusal(record(events=[{"move": "1B1"}] * 100_001))


def test_many_keys_in_one_object_are_read_quickly() -> None:
    members = {f"key {number}": 0 for number in range(200_000)}
    assert len(Game.from_record(json.dumps(record(plies=3) | {"x": members})).extras["x"]) == 200_000


# ---- refused: what stands before the events


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "first", "events"])
def test_a_record_without_a_required_key_is_refused(key: str) -> None:
    assert refusal(record(**{key: None})) == f"the key '{key}' is missing"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "azulejos/2"}, "the format is 'azulejos/2', not 'azulejos/1'"),
        ({"format": 1}, "'format'.*a string expected"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["azul"]}, "'game'.*a string expected"),
        ({"players": 1}, "2 to 4 players, not 1"),
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": -2}, "'players'.*a whole number"),
        ({"players": 2.0}, "'players'.*a whole number"),
        ({"players": 1e99}, "'players'.*a whole number"),
        ({"players": 10**30}, "'players'.*a whole number"),
        ({"players": "2"}, "'players'.*a whole number"),
        ({"players": True}, "'players'.*a whole number"),
        ({"options": []}, "'options'.*an object expected"),
        ({"options": {"wall": "white"}}, "'options'.*'coloured' or 'grey'"),
        ({"options": {"wall": True}}, "'options'.*'coloured' or 'grey'"),
        ({"options": {"walls": "grey"}}, "'options'.*no option 'walls'"),
        ({"options": {"wall": "coloured", "goals": []}}, "'options'.*no option 'goals'"),
        ({"first": 2}, "'first'.*from 0 to 1"),
        ({"first": -1}, "'first'.*from 0 to 1"),
        ({"first": "0"}, "'first'.*from 0 to 1"),
        ({"events": {}}, "the events must be a list"),
        ({"events": "none"}, "the events must be a list"),
        ({"start": ""}, "'start'|a position begins"),
        ({"start": 7}, "'start'.*a string expected"),
        ({"start": "azul/coloured nonsense"}, "'start'"),
    ],
)
def test_a_wrong_beginning_is_refused_with_its_reason(changes: Record, reason: str) -> None:
    content = record() | changes
    assert re.search(reason, refusal(content))


# ---- refused: events

Change = Callable[[list[Record]], object]


def replace(ply: int, event: object) -> Change:
    return lambda events: events.__setitem__(ply, event)  # type: ignore[call-overload]


FIRST_DEAL = json.loads(played())["events"][0]["deal"]

BROKEN_EVENTS: list[tuple[Change, str]] = [
    (lambda events: events.pop(0), "event 1: a deal is due, not a move"),
    (lambda events: events.insert(1, events[0]), "event 2: a move is due, not a deal"),
    (lambda events: events.append({"move": "1B1"}), r"event \d+: the game is over"),
    (lambda events: events.append({"deal": []}), r"event \d+: the game is over"),
    (lambda events: events.append({"end": {"seat": 0, "how": "time"}}), r"event \d+: the game is over"),
    (replace(4, "2R4"), "event 5: .*an event must be an object"),
    (replace(4, None), "event 5: .*an event must be an object"),
    (replace(4, []), "event 5: .*an event must be an object"),
    (replace(4, {}), "event 5: it holds nothing that can happen"),
    (replace(4, {"moves": "1B1"}), "event 5: it holds nothing that can happen"),
    (replace(4, {"move": "1B1", "deal": []}), "event 5: it holds both 'move' and 'deal'"),
    (replace(4, {"move": "1B1", "plates": [1]}), "event 5: it holds both 'move' and 'plates'"),
    (replace(4, {"end": {}, "x": 1, "move": "1B1"}), "event 5: it holds both 'end' and 'move'"),
    (replace(4, {"plates": [1, 2, 3]}), "event 5: there is no 'plates' in the game azul"),
    (replace(4, {"look": [1]}), "event 5: there is no 'look' in the game azul"),
    (replace(4, {"chip": {"factory": 1, "chip": "B"}}), "event 5: there is no 'chip' in the game azul"),
    (replace(4, {"move": 17}), "event 5: .*a string expected"),
    (replace(4, {"move": None}), "event 5: .*a string expected"),
    (replace(4, {"move": ""}), "event 5: '' is no move"),
    (replace(4, {"move": "1B6"}), "event 5: '1B6' is no move"),
    (replace(4, {"move": "1b1"}), "event 5: '1b1' is no move"),
    (replace(4, {"move": "0B1"}), "event 5: '0B1' is no move"),
    (replace(4, {"move": " 1B1"}), "event 5: ' 1B1' is no move"),
    (replace(4, {"move": "1B1\x00"}), "event 5: '1B1.' is no move"),
    (replace(4, {"move": "s0R4"}), "event 5: 's0R4' is no move|event 5: .*Duel"),
    (replace(4, {"move": "9B1"}), "event 5: there is no factory 9"),
    (replace(4, {"move": "1@1"}), "event 5: .*coloured wall"),
    (replace(0, {"deal": "BBYR"}), "event 1: .*list"),
    (replace(0, {"deal": None}), "event 1: .*list"),
    (replace(0, {"deal": FIRST_DEAL[:4]}), "event 1: 4 factories are dealt instead of 5"),
    (replace(0, {"deal": [*FIRST_DEAL, ""]}), "event 1: more than 5 factories"),
    (replace(0, {"deal": [*FIRST_DEAL[:4], 7]}), "event 1: .*a string expected"),
    (replace(0, {"deal": ["BBY", *FIRST_DEAL[1:]]}), "event 1: factory 1 gets 3 tiles instead of 4"),
    (replace(0, {"deal": ["BBYRK", *FIRST_DEAL[1:]]}), "event 1: factory 1 gets more than four"),
    (replace(0, {"deal": [*FIRST_DEAL[:4], ""]}), "event 1: factory 5 gets 0 tiles instead of 4"),
    (replace(0, {"deal": ["BRYK", *FIRST_DEAL[1:]]}), "event 1: factory 1: .*order"),
    (replace(0, {"deal": ["BBYT", *FIRST_DEAL[1:]]}), "event 1: factory 1: 'T' is no colour"),
    (replace(0, {"deal": ["bbyr", *FIRST_DEAL[1:]]}), "event 1: factory 1: 'b' is no colour"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN_EVENTS)
def test_a_broken_event_is_refused_with_its_number_and_reason(change: Change, reason: str) -> None:
    content = record()
    change(content["events"])
    assert re.match(reason, refusal(content))


def test_more_tiles_of_a_colour_than_there_are_are_refused() -> None:
    content = record(plies=1, players=4, events=[{"deal": ["BBBB"] * 6 + ["YYYY"] * 3}])
    assert "factory 6 gets more tiles of a colour than are left" in refusal(content)


def test_the_first_broken_event_is_the_one_that_is_named() -> None:
    content = record()
    content["events"][7] = {"move": "cB9"}
    content["events"][9] = {"move": "nonsense"}
    assert refusal(content).startswith("event 8: ")


def test_unreadable_text_never_reaches_a_message() -> None:
    content = record()
    content["events"][4] = {"move": "\x1b[31m" + "😀" * 100}
    message = refusal(content)
    assert message.startswith("event 5: ")
    assert message.isprintable()


# ---- refused: the end


@pytest.mark.parametrize("key", ["scores", "winners", "rounds"])
def test_a_finished_game_needs_its_outcome(key: str) -> None:
    assert refusal(record(**{key: None})) == f"the game is finished, but '{key}' is missing"


@pytest.mark.parametrize(("key", "value"), [("scores", [0, 0]), ("winners", [0]), ("rounds", 1), ("scores", None)])
def test_an_unfinished_game_has_no_outcome(key: str, value: object) -> None:
    content = record(plies=9) | {key: value}
    assert refusal(content) == f"the game is not finished, so there can't be '{key}' yet"


def test_a_wrong_outcome_is_refused() -> None:
    content = record()
    (mine, other), (winner, *_), rounds = content["scores"], content["winners"], content["rounds"]
    wrong: list[tuple[str, object]] = [
        ("scores", [mine + 1, other]),
        ("scores", [mine, other, 0]),
        ("scores", [mine]),
        ("scores", []),
        ("scores", [str(mine), other]),
        ("scores", [mine + 0.5, other]),
        ("scores", {"0": mine}),
        ("scores", None),
        ("winners", [1 - winner]),
        ("winners", [winner, winner]),
        ("winners", []),
        ("winners", [0, 1]) if len(content["winners"]) == 1 else ("winners", [0]),
        ("winners", winner),
        ("winners", [2]),
        ("rounds", rounds + 1),
        ("rounds", rounds - 1),
        ("rounds", float(rounds)),
        ("rounds", [rounds]),
    ]
    for key, value in wrong:
        assert f"'{key}'" in refusal(content | {key: value})


def test_a_shared_victory_names_the_winners_in_ascending_order() -> None:
    ties = (json.loads(played(seed=seed)) for seed in range(200))
    content = next(content for content in ties if len(content["winners"]) == 2)
    assert content["winners"] == [0, 1]
    assert "'winners' is [0, 1]" in refusal(content | {"winners": [1, 0]})


# ---- early ends


def ended(plies: int = 12, seat: int = 1, how: str = "resign") -> Game:
    game = Game.from_record(played(plies=plies))
    game.push({"end": {"seat": seat, "how": how}})
    return game


@pytest.mark.parametrize("how", ["resign", "time", "leave"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_of_two_may_end_early_by_either_seat(seat: int, how: str) -> None:
    game = ended(seat=seat, how=how)
    assert game.outcome == azulejos.Outcome(game.scores, (1 - seat,), game.round)
    assert (game.to_move, game.phase, len(game.legal_moves)) == (None, "over", 0)
    content = json.loads(game.to_record())
    assert content["events"][-1] == {"end": {"seat": seat, "how": how}}
    assert content["winners"] == [1 - seat]
    assert is_stable(game.to_record()) == game


def test_an_early_end_leaves_the_scores_as_they_stand() -> None:
    before = Game.from_record(played(plies=40))
    assert ended(plies=40).scores == before.scores == before.position.scores


def test_keys_inside_an_early_end_are_kept() -> None:
    content = json.loads(ended().to_record())
    content["events"][-1] = {"end": {"note": [1], "how": "time", "seat": 0, "at": {"x": 1}}, "y": 2}
    content["winners"] = [1]
    game = is_stable(json.dumps(content))
    assert game.events[-1] == content["events"][-1]


def test_an_early_end_can_be_taken_back() -> None:
    game = ended()
    game.pop()
    assert game.to_record() == played(plies=12)


def test_nothing_follows_an_early_end() -> None:
    content = json.loads(ended().to_record())
    for event in ({"move": "1B1"}, {"deal": FIRST_DEAL}, {"end": {"seat": 0, "how": "leave"}}):
        assert refusal(content | {"events": [*content["events"], event]}) == "event 14: the game is over"


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ({"seat": 2, "how": "time"}, "there is no seat 2"),
        ({"seat": -1, "how": "time"}, "a whole number"),
        ({"seat": "0", "how": "time"}, "a whole number"),
        ({"how": "time"}, "lacks its 'seat'"),
        ({"seat": 0}, "lacks its 'how'"),
        ({"seat": 0, "how": "boredom"}, "'resign', 'time' or 'leave'"),
        ({"seat": 0, "how": 1}, "a string expected|'resign', 'time' or 'leave'"),
        ([0, "time"], "an object expected"),
        ("resign", "an object expected"),
    ],
)
def test_a_wrong_early_end_is_refused(end: object, reason: str) -> None:
    content = json.loads(ended().to_record())
    content["events"][-1] = {"end": end}
    assert re.match(f"event 13: .*({reason})", refusal(content))


def test_a_game_ends_early_only_where_a_move_is_expected() -> None:
    end = {"end": {"seat": 0, "how": "leave"}}
    content = record(events=[end], scores=[0, 0], winners=[1], rounds=0)
    assert refusal(content).startswith("event 1: a deal is due")


def test_a_game_of_more_than_two_never_ends_early() -> None:
    content = json.loads(played(3, "grey", plies=6))
    content["events"].append({"end": {"seat": 0, "how": "resign"}})
    assert refusal(content) == "event 7: only a game of two can end early, this one has 3 players"


def test_the_outcome_of_an_early_end_must_be_right() -> None:
    content = json.loads(ended().to_record())
    assert "'winners' is [0]" in refusal(content | {"winners": [1]})
    assert "'scores' is" in refusal(content | {"scores": [9, 9]})
    assert "'rounds' is 1" in refusal(content | {"rounds": 2})


# ---- a given start


def started(plies: int = 20, wall: str = "coloured", players: int = 2) -> Game:
    game = Game.from_position(Game.from_record(played(players, wall, plies=plies)).position, seed=1)
    for _ in range(5):
        game.push(game.legal_moves[0])
    return game


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_a_record_may_begin_in_a_given_position(players: int, wall: str) -> None:
    game = started(wall=wall, players=players)
    content = json.loads(game.to_record())
    assert list(content)[4:7] == ["first", "start", "events"]
    assert content["start"] == Game.from_record(played(players, wall, plies=20)).position.text
    read = is_stable(game.to_record())
    assert (read.position, read.to_record()) == (game.position, game.to_record())


def test_first_is_kept_but_not_used_where_there_is_a_start() -> None:
    for first in (0, 1):
        line = json.dumps(json.loads(started().to_record()) | {"first": first})
        assert is_stable(line).to_record() == line
        assert Game.from_record(line).position == started().position


def test_events_after_a_start_count_from_one() -> None:
    content = json.loads(started().to_record())
    content["events"][2] = {"move": "9K1"}
    assert refusal(content).startswith("event 3: ")


def test_a_start_of_another_ruleset_is_refused() -> None:
    content = json.loads(started().to_record())
    for changes in ({"players": 3}, {"options": {"wall": "grey"}}):
        assert refusal(content | changes) == "'start' has other players or options than the record"


def test_a_start_that_breaks_a_rule_is_refused() -> None:
    content = json.loads(started().to_record())
    broken = content["start"].replace("azul/coloured ", "azul/coloured 0", 1)
    assert refusal(content | {"start": broken}).startswith("'start': ")


def test_a_start_where_the_game_is_over_is_a_finished_game() -> None:
    over = Game.from_record(played())
    game = Game.from_position(over.position)
    content = json.loads(game.to_record())
    assert content["events"] == []
    assert (game.outcome, content["rounds"]) == (over.outcome, over.round)
    assert is_stable(game.to_record()).outcome == over.outcome


# ---- files


def test_blank_lines_are_skipped_and_not_counted() -> None:
    lines = f"\n  \t\r\n{played()}\n\n{played(3)}\r\n\n"
    checker = _core.RecordChecker()
    assert (checker.check(lines.encode()), checker.records) == ([], 2)
    assert [game.players for game in read_records(lines.splitlines())] == [2, 3]


def test_each_broken_record_of_a_file_is_named_by_its_number() -> None:
    broken = json.dumps(record(rounds=99))
    lines = "\n".join([played(), "", broken, played(3), "nonsense", played()])
    checker = _core.RecordChecker()
    assert [number for number, _ in checker.check(lines.encode())] == [2, 4]
    assert checker.records == 5
    with pytest.raises(InvalidRecord, match="record 2: 'rounds'"):
        list(read_records(lines.splitlines()))


def test_a_file_may_be_checked_in_pieces() -> None:
    checker = _core.RecordChecker()
    for piece in (played() + "\n", "\n", played(3) + "\n" + "{}\n"):
        broken = checker.check(piece.encode())
    assert broken == [(3, "the key 'format' is missing")]


def test_checking_counts_what_it_read() -> None:
    lines = [played(seed=seed) for seed in range(20)] + [ended().to_record(), played(plies=5), played(4, "grey")]
    checker = _core.RecordChecker()
    assert checker.check("\n".join(lines).encode()) == []
    two, four = checker.totals
    contents = [json.loads(line) for line in lines[:21]]
    assert (two["records"], two["finished"], two["ended_early"]) == (22, 21, 1)
    assert two["points"] == [sum(content["scores"][seat] for content in contents) for seat in (0, 1)]
    assert two["wins"] == [sum(seat in content["winners"] for content in contents) for seat in (0, 1)]
    assert two["ties"] == sum(len(content["winners"]) > 1 for content in contents)
    assert two["rounds"] == sum(content["rounds"] for content in contents)
    assert two["moves"] == sum("move" in event for line in lines[:22] for event in json.loads(line)["events"])
    assert (four["ruleset"].players, four["records"]) == (4, 1)


# ---- whatever anybody writes

PIECES = ['"', "\\", "{", "}", "[", "]", ",", ":", "null", "1e5", "-0", '"move": "c', '"end": ', "\\u0041", "\x00", "é"]


@given(st.data())
def test_a_damaged_record_is_refused_or_read_but_never_worse(data: st.DataObject) -> None:
    line = played(data.draw(st.sampled_from([2, 3])), "grey", plies=data.draw(st.sampled_from([None, 8])))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(line)))
        length = data.draw(st.integers(0, 10))
        line = line[:place] + data.draw(st.sampled_from(PIECES) | st.text(max_size=4)) + line[place + length :]
    try:
        line.encode()
        is_stable(line)
    except (InvalidRecord, UnicodeEncodeError):
        pass


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    checker = _core.RecordChecker()
    checker.check(line)
    assert checker.totals == []


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(), children, max_size=4),
)


@given(st.dictionaries(st.text(), json_values, max_size=4), st.booleans())
def test_any_json_is_kept(extras: dict[str, Any], ascii_only: bool) -> None:
    known = set(record()) | {"start"}
    extras = {key: value for key, value in extras.items() if key not in known}
    event = record(plies=2)["events"][-1] | {
        key: value for key, value in extras.items() if key not in ("deal", "move", "end", "plates", "look", "chip")
    }
    line = record(plies=2)
    line["events"][-1] = event
    try:
        text = json.dumps(line | extras, ensure_ascii=ascii_only)
        text.encode()
        json.dumps(extras, ensure_ascii=False).encode()  # no halves of surrogate pairs
    except UnicodeEncodeError:
        return
    game = Game.from_record(text)
    assert game.extras == extras
    assert game.events[-1] == event
    is_stable(text)


def test_every_position_of_a_game_can_be_a_start() -> None:
    game = Game.from_record(played(2, "grey", seed=3))
    for ply in range(game.ply + 1):
        begun = Game.from_position(game.position_at(ply), deals="given")
        for event in game.events[ply:]:
            begun.push(event)
        assert begun.position == game.position
        assert Game.from_record(begun.to_record()).outcome == game.outcome


def test_reading_and_checking_agree_on_legal_moves() -> None:
    """Swaps two neighbouring moves of a game: if that is a game too it is read, else refused at one of the two."""
    events = record()["events"]
    for ply, (one, other) in enumerate(pairwise(events), 1):
        content = record(events=[*events[: ply - 1], other, one, *events[ply + 1 :]])
        try:
            Game.from_record(json.dumps(content))
        except InvalidRecord as error:
            number = re.match(r"event (\d+): ", str(error))
            assert number is None or int(number[1]) >= ply


def test_a_position_takes_events_as_a_record_holds_them() -> None:
    position = Position.from_text(Game("azul", first=0, deals="given").position.text)
    after = position.play({"deal": FIRST_DEAL, "comment": "kept by games, not by positions"})
    assert after.phase == "draft"
    for event in ({"deal": FIRST_DEAL}, {"end": {"seat": 0, "how": "time"}}, {"move": "9B1"}, {}):
        with pytest.raises(IllegalMove):
            after.play(event)
