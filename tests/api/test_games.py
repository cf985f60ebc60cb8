"""Game: how it begins, where chance comes from, what can be pushed, how it ends, and what can be asked on the way."""

from __future__ import annotations

import copy
import json
import pickle
import re
from io import BytesIO
from types import MappingProxyType
from typing import Any

import pytest

import azulejos
from azulejos import Game, IllegalMove, InvalidRecord, Move, Outcome, Position, Ruleset
from tests.api.messages import exactly
from tests.reference.hand_made import board, position_text

DEAL = ["BBYR", "YYKW", "BRKW", "BKWW", "YRRK"]


def finished(**words: Any) -> Game:
    """A game of random moves, played to its end."""
    game = Game(**{"seed": 3, **words})
    while game.outcome is None:
        game.push(game.legal_moves[len(game.events) % len(game.legal_moves)])
    return game


# How it begins


def test_a_game_of_two_on_the_coloured_wall_is_what_you_get() -> None:
    assert Game().ruleset == Game("azul").ruleset == Ruleset("azul", players=2, wall="coloured")


def test_a_ruleset_can_be_given_instead_of_options() -> None:
    grey = Ruleset("azul", players=3, wall="grey")
    assert Game(grey).ruleset == grey
    assert Game(grey, players=3).players == 3
    for words in ({"wall": "grey"}, {"players": 4}):
        with pytest.raises(TypeError, match="a Ruleset says the players and options already"):
            Game(grey, **words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"players": 5}, "Azul is for 2 to 4 players, not 5"),
        ({"wall": "blue"}, "the wall is 'coloured' or 'grey'"),
        ({"floor": "wet"}, "Azul has no option 'floor'"),
        ({"first": 2}, "there is no seat 2"),
        ({"first": -1}, "there is no seat -1"),
        ({"seed": -1}, "a seed is a number from 0 to 2**64 - 1, not -1"),
        ({"seed": 2**64}, f"a seed is a number from 0 to 2**64 - 1, not {2**64}"),
        ({"deals": "rigged"}, "deals come from the 'seed' or are 'given', not 'rigged'"),
        ({"deals": "given", "seed": 7}, "a game whose deals are given takes no seed"),
    ],
)
def test_what_makes_no_game_is_refused_with_the_reason(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=exactly(why)):
        Game("azul", **words)


@pytest.mark.parametrize("words", [{"seed": "7"}, {"seed": 1.5}, {"first": "0"}, {"players": "2"}])
def test_what_has_the_wrong_type_is_a_type_error(words: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Game("azul", **words)


def test_without_a_seed_every_game_is_another_one() -> None:
    seeds = {Game().seed for _ in range(10)}
    assert len(seeds) == 10
    seed = Game().seed
    assert seed is not None
    assert Game(seed=seed).events == Game(seed=seed).events


def test_the_first_seat_is_drawn_from_the_seed_or_given() -> None:
    assert {Game(players=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert Game(players=4, seed=7).first == Game(players=4, seed=7).first
    for seat in range(3):
        game = Game(players=3, seed=7, first=seat)
        assert game.first == game.to_move == seat
        assert game.events == Game(players=3, seed=7).events  # the deals stay the same


# Chance


def test_with_a_seed_the_deals_come_by_themselves() -> None:
    game = Game(seed=7)
    assert [list(event) for event in game.events] == [["deal"]]
    while game.round == 1:
        game.push(game.legal_moves[0])
    assert [list(event) for event in game.events[-2:]] == [["move"], ["deal"]]


def test_given_deals_are_waited_for() -> None:
    game = Game(first=1, deals="given")
    assert game.seed is None
    assert (game.phase, game.to_move, game.round, game.events) == ("deal", None, 0, [])
    assert not game.legal_moves
    with pytest.raises(IllegalMove, match=exactly("a deal is due, not a move")):
        game.push("1B1")
    with pytest.raises(IllegalMove, match=exactly("a deal is due: a game can end early only where a move is expected")):
        game.push({"end": {"seat": 0, "how": "resign"}})
    game.push({"deal": DEAL})
    assert (game.phase, game.to_move, game.round) == ("draft", 1, 1)
    assert game.events == [{"deal": DEAL}]
    assert game.position.data["factories"] == DEAL
    game.pop()
    assert game.phase == "deal"


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (DEAL[:4], "4 factories are dealt instead of 5"),
        ([*DEAL, ""], "more than 5 factories are dealt"),
        ([], "0 factories are dealt instead of 5"),
        (["BBY", *DEAL[1:]], "factory 1 gets 3 tiles instead of 4"),
        (["BBYRR", *DEAL[1:]], "factory 1 gets more than four tiles"),
        ([*DEAL[:4], ""], "factory 5 gets 0 tiles instead of 4"),
        (["RBBY", *DEAL[1:]], "factory 1: tiles are not in the order BYRKW"),
        (["BBYT", *DEAL[1:]], "factory 1: 'T' is no colour (they are BYRKW)"),
        (["BB*R", *DEAL[1:]], "factory 1: '*' is no colour (they are BYRKW)"),
    ],
)
def test_deals_that_chance_can_not_bring_are_refused_with_the_reason(deal: list[str], why: str) -> None:
    game = Game(deals="given")
    with pytest.raises(IllegalMove, match=exactly(why)):
        game.push({"deal": deal})
    assert game.events == []


@pytest.mark.parametrize("deal", ["BBYR", 5, None, {"1": "BBYR"}, [1, 2, 3, 4, 5], [["B"]] * 5, [None] * 5])
def test_what_is_no_list_of_texts_is_no_deal(deal: Any) -> None:
    game = Game(deals="given")
    with pytest.raises(IllegalMove):
        game.push({"deal": deal})
    assert game.events == []


def test_the_bag_limits_what_can_be_dealt() -> None:
    bare = position_text(board(), board(), phase="deal", to_move=None, marker=0, bag="B3W1", lid="B17Y20R20K20W19")
    game = Game.from_position(Position.from_text(bare), deals="given")
    with pytest.raises(IllegalMove, match=exactly("factory 1 gets more tiles of a colour than are left")):
        game.push({"deal": ["BBBB", *DEAL[1:]]})
    with pytest.raises(IllegalMove, match=exactly("factory 1 gets more tiles of a colour than are left")):
        game.push({"deal": ["BBWW", *DEAL[1:]]})
    game.push({"deal": ["BBBW", *DEAL[1:]]})
    assert game.report == [{"do": "deal", "tiles": game.report[0]["tiles"], "refilled": True}]


def test_no_deal_is_due_in_the_middle_of_a_round() -> None:
    game = Game(seed=7)
    with pytest.raises(IllegalMove, match=exactly("a move is due, not a deal")):
        game.push({"deal": DEAL})


# Playing


def test_moves_are_pushed_as_texts_moves_or_events() -> None:
    games = [Game(seed=7, first=0) for _ in range(4)]
    text = str(games[0].legal_moves[3])
    games[0].push(text)
    games[1].push(Move.from_text(text))
    games[2].push({"move": text})
    games[3].push(MappingProxyType({"move": text}))
    assert all(game == games[0] for game in games)
    assert games[0].moves == [Move.from_text(text)]
    assert games[0].events[-1] == {"move": text}


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("6B1", "there is no factory 6, only 5"),
        ("cB1", "the centre has no blue tile"),
        ("3@5", "on the coloured wall every tile has its place: there is no column to choose"),
        ("9Q9", "'9Q9' is no move of Azul"),
        ({}, "it holds nothing that can happen: no 'move', 'deal' or 'end'"),
        ({"comment": "hm"}, "it holds nothing that can happen: no 'move', 'deal' or 'end'"),
        ({"move": "1B1", "deal": []}, "it holds both 'move' and 'deal'"),
        ({"move": "1B1", "end": {}}, "it holds both 'move' and 'end'"),
        ({"plates": [1, 2, 3]}, "there is no 'plates' in the game azul"),
        ({"move": 7}, "a string expected"),
        ({"end": {"seat": 0}}, "the end lacks its 'how'"),
        ({"end": {"how": "resign"}}, "the end lacks its 'seat'"),
        ({"end": {"seat": 2, "how": "resign"}}, "there is no seat 2"),
        ({"end": {"seat": 0, "how": "sulk"}}, "a game ends early by 'resign', 'time' or 'leave'"),
    ],
)
def test_what_can_not_happen_is_refused_with_the_reason_and_does_not(action: Any, why: str) -> None:
    game = Game(seed=7)
    before = game.to_record()
    with pytest.raises(IllegalMove, match=re.escape(why)):
        game.push(action)
    assert game.to_record() == before


@pytest.mark.parametrize("action", [None, 7, 1.5, b"1B1", ["1B1"], ("move", "1B1"), object(), {"move": object()}])
def test_what_is_neither_a_move_nor_an_event_is_a_type_error(action: Any) -> None:
    game = Game(seed=7)
    before = game.to_record()
    with pytest.raises(TypeError):
        game.push(action)
    assert game.to_record() == before


def test_pop_takes_the_last_decision_back_with_the_chance_that_followed() -> None:
    game = Game(seed=7)
    start = game.to_record()
    while game.round == 1:
        before, events = game.position, game.events
        game.push(game.legal_moves[0])
    assert len(game.events) == len(events) + 2
    game.pop()
    assert (game.position, game.events) == (before, events)
    while len(game.events) > 1:
        game.pop()
    assert game.to_record() == start
    with pytest.raises(IndexError, match=exactly("nobody has moved yet, so there is no move to take back")):
        game.pop()
    assert game.to_record() == start


def test_where_deals_are_given_pop_takes_back_one_event() -> None:
    game = Game(deals="given")
    with pytest.raises(IndexError, match=exactly("nothing has happened yet that could be taken back")):
        game.pop()
    game.push({"deal": DEAL})
    game.push("1B1")
    game.pop()
    assert game.events == [{"deal": DEAL}]


def test_positions_on_the_way_can_be_looked_at_again() -> None:
    game = finished()
    assert game.ply == len(game.events)
    assert game.position_at(game.ply) == game.position
    assert game.position_at(0).phase == "deal"
    for ply, event in enumerate(game.events):
        assert game.position_at(ply).play(event) == game.position_at(ply + 1)
    with pytest.raises(IndexError, match="the game has not come so far"):
        game.position_at(game.ply + 1)


def test_previews_and_reports_are_those_of_the_position() -> None:
    game = Game(seed=7)
    before, move = game.position, game.legal_moves[4]
    preview = game.preview(move)
    assert preview == before.preview(move) == game.preview(str(move))
    assert preview["move"] == str(move)
    with pytest.raises(IllegalMove, match="the centre has no blue tile"):
        game.preview("cB1")
    game.push(move)
    assert game.report == before.report(move)
    assert game.report[0]["do"] == "take"


def test_the_report_holds_the_chance_that_followed() -> None:
    game = Game(seed=7)
    assert [step["do"] for step in game.report] == ["deal"]
    while game.round == 1:
        game.push(game.legal_moves[0])
    assert (game.report[0]["do"], game.report[-1]["do"]) == ("take", "deal")


# The end


def test_a_game_that_is_over_has_an_outcome_and_no_moves() -> None:
    game = finished()
    outcome = game.outcome
    assert outcome == Outcome(game.scores, game.position.winners, game.round)
    assert game.scores == game.position.scores
    assert (game.phase, game.to_move) == ("over", None)
    assert not game.legal_moves
    for action in ("1B1", {"deal": DEAL}, {"end": {"seat": 0, "how": "time"}}):
        with pytest.raises(IllegalMove, match=exactly("the game is over")):
            game.push(action)
    game.pop()
    assert game.outcome is None
    assert game.legal_moves


@pytest.mark.parametrize("how", ["resign", "time", "leave"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_of_two_can_end_early(seat: int, how: str) -> None:
    game = Game(seed=7)
    while game.scores == (0, 0):
        game.push(game.legal_moves[0])
    scores, rounds, position = game.scores, game.round, game.position
    game.push({"end": {"seat": seat, "how": how}})
    outcome = game.outcome
    assert outcome == Outcome(scores, (1 - seat,), rounds)
    assert (game.phase, game.to_move, list(game.legal_moves)) == ("over", None, [])
    assert game.position == position  # on the table nothing has changed
    assert game.events[-1] == {"end": {"seat": seat, "how": how}}
    assert game.report == []
    with pytest.raises(IllegalMove, match=exactly("the game is over")):
        game.push("1B1")
    with pytest.raises(IllegalMove, match=exactly("the game is over")):
        game.preview(position.legal_moves[0])
    assert Game.from_record(game.to_record()).outcome == Outcome(scores, (1 - seat,), rounds)
    game.pop()
    assert not game.outcome
    assert list(game.legal_moves) == list(position.legal_moves)


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_it_can_not(players: int) -> None:
    with pytest.raises(IllegalMove, match=exactly(f"only a game of two can end early, this one has {players} players")):
        Game(players=players, seed=7).push({"end": {"seat": 0, "how": "resign"}})


# From a position


def test_a_game_can_begin_in_any_position() -> None:
    text = position_text(board(), board(3, "-,YY,-,-,-"), wall="grey", phase="tiling", to_move=1, marker=0)
    game = Game.from_position(Position.from_text(text), seed=7)
    assert game.position.text == text
    assert game.ruleset.options == {"wall": "grey"}
    game.push("2@4")
    assert (game.round, game.phase, game.scores) == (3, "draft", (0, 4))
    record = json.loads(game.to_record())
    assert record["start"] == text
    again = Game.from_record(game.to_record(), seed=7)
    assert again == game
    assert again.position_at(0).text == text


def test_where_chance_is_due_it_acts_at_once_or_waits() -> None:
    before = Game(deals="given", first=1).position
    assert Game.from_position(before, deals="given").phase == "deal"
    seeded = Game.from_position(before, seed=7)
    assert seeded.phase == "draft"
    assert seeded.events == Game(seed=7).events
    assert Game.from_position(before).seed is not None
    with pytest.raises(ValueError, match="a game whose deals are given takes no seed"):
        Game.from_position(before, seed=7, deals="given")


# Records


def test_a_record_is_one_line_of_json_that_comes_back() -> None:
    game = finished(players=3, wall="grey")
    line = game.to_record()
    assert "\n" not in line
    record = json.loads(line)
    assert line == json.dumps(record, ensure_ascii=False)
    assert record["events"] == game.events
    assert (record["scores"], record["winners"], record["rounds"]) == (
        list(game.scores), list(game.position.winners), game.round,
    )  # fmt: skip
    again = Game.from_record(line)
    assert again.to_record() == line
    assert again.position == game.position


def test_a_record_without_a_seed_gives_a_game_that_waits_for_deals() -> None:
    game = Game(seed=7)
    while game.round == 1:
        game.push(game.legal_moves[0])
    game.pop()
    last = game.legal_moves[0]
    given, seeded = Game.from_record(game.to_record()), Game.from_record(game.to_record(), seed=7)
    assert given.seed is None
    given.push(last)
    assert given.phase == "deal"
    for one in (seeded, game):
        one.push(last)
    assert seeded.events == game.events
    assert seeded == game


def test_more_keys_can_be_written_and_come_back() -> None:
    seats, notes = ["Ána", 'greedy "x" \\', "\u0001\n\u2028😀"], {"deep": [1, 2.5, None, True, {"a": "b"}]}
    line = Game(players=3, seed=7).to_record(seats=seats, notes=notes)
    assert "Ána" in line
    assert "\n" not in line
    game = Game.from_record(line)
    assert game.extras == {"seats": seats, "notes": notes}
    assert game.to_record() == line


def test_a_key_written_again_takes_the_place_of_the_old_one() -> None:
    game = Game.from_record(Game(seed=7).to_record(comment="first", round_table=True))
    again = Game.from_record(game.to_record(comment="second"))
    assert again.extras == {"comment": "second", "round_table": True}
    assert game.extras["comment"] == "first"


@pytest.mark.parametrize("key", [*json.loads(finished().to_record()), "start"])
def test_keys_of_the_record_itself_can_not_be_added(key: str) -> None:
    with pytest.raises(ValueError, match=exactly(f"'{key}' is a key of the record itself")):
        Game(seed=7).to_record(**{key: 1})


@pytest.mark.parametrize("value", [float("nan"), float("inf"), [float("-inf")]])
def test_values_that_json_does_not_know_are_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="'comment'"):
        Game(seed=7).to_record(comment=value)


def test_values_nested_too_deep_are_refused() -> None:
    with pytest.raises(ValueError, match="nested deeper than 64 levels"):
        Game(seed=7).to_record(comment=nested(70))


def test_values_that_are_no_json_at_all_are_a_type_error() -> None:
    with pytest.raises(TypeError):
        Game(seed=7).to_record(comment=object())


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("depth", range(58, 67))
def test_whatever_depth_is_written_can_be_read(depth: int) -> None:
    game = Game(seed=7)
    try:
        game.push({"move": str(game.legal_moves[0]), "note": nested(depth)})
    except IllegalMove:
        assert depth > 61  # the record, its list of events, the event
    try:
        line = game.to_record(comment=nested(depth))
    except ValueError:
        assert depth > 63  # the record
        line = game.to_record()
    assert Game.from_record(line).to_record() == line


def test_keys_beside_a_move_are_kept_until_it_is_taken_back() -> None:
    game = Game(seed=7)
    move = str(game.legal_moves[0])
    game.push({"move": move, "at": 17, "comment": "hm"})
    game.push({"end": {"seat": 1, "how": "time", "after_s": 2.50}, "at": 20})
    assert game.events[1:] == [
        {"move": move, "at": 17, "comment": "hm"},
        {"end": {"seat": 1, "how": "time", "after_s": 2.5}, "at": 20},
    ]
    assert Game.from_record(game.to_record()).events == game.events
    game.pop()
    game.pop()
    game.push(move)
    assert game.events[1:] == [{"move": move}]


@pytest.mark.parametrize("line", ["", " ", "{", "[]", "null", "7", "{}", '{"format": "azulejos/2"}', "é", "\0"])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(InvalidRecord):
        Game.from_record(line)


@pytest.mark.parametrize("line", [None, b"{}", 7, {}])
def test_what_is_no_line_is_a_type_error(line: Any) -> None:
    with pytest.raises(TypeError):
        Game.from_record(line)


def test_a_broken_record_is_refused_with_the_number_of_the_event() -> None:
    record = json.loads(finished().to_record())
    record["events"][3] = {"move": "9W5"}
    with pytest.raises(InvalidRecord, match=exactly("event 4: there is no factory 9, only 5")):
        Game.from_record(json.dumps(record))


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_record_takes_no_impossible_seed(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        Game.from_record(Game(seed=7).to_record(), seed=seed)


# The rest of Python


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_copies_are_equal_and_then_go_their_own_way(copied: Any) -> None:
    game = Game(players=3, wall="grey", seed=7)
    for _ in range(30):
        game.push(game.legal_moves[-1 if len(game.events) % 3 else 0])
    game.push({"move": str(game.legal_moves[0]), "comment": "kept"})
    other = copied(game)
    assert other == game
    assert other.seed == game.seed
    assert other.events == game.events
    line = game.to_record()
    for _ in range(20):
        other.push(other.legal_moves[0])
    assert game.to_record() == line
    while len(game.events) < len(other.events):
        game.push(game.legal_moves[0])
    assert other == game  # the same chance, too
    game.pop()
    assert other != game


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("deals", ["seed", "given"])
def test_copies_keep_where_a_game_began_and_who_deals(copied: Any, deals: Any) -> None:
    text = position_text(board(), board(), factories="BBYR", first=1)
    game = Game.from_position(Position.from_text(text), deals=deals)
    game.push("1B2")
    other = copied(game)
    assert other == game
    assert other.position_at(0).text == text
    assert other.seed == game.seed


def test_games_are_equal_if_the_same_has_happened_and_the_same_will() -> None:
    assert Game(seed=7) == Game(seed=7)
    assert Game(seed=7) != Game(seed=8)
    assert Game(seed=7) != Game.from_record(Game(seed=7).to_record())
    assert Game(seed=7) != "azul"


def test_games_change_so_they_have_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seed=7))


@pytest.mark.parametrize("name", ["position", "scores", "to_move", "events", "seed", "comment"])
def test_a_game_changes_only_by_pushes_and_pops(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Game(seed=7), name, 3)


def test_changing_what_it_hands_out_does_not_change_it() -> None:
    game = Game(seed=7)
    before = game.to_record()
    game.events.clear()
    game.moves.append(Move.from_text("1B1"))
    game.events[0]["deal"][0] = "WWWW"
    assert game.to_record() == before


def test_its_repr_says_what_it_is() -> None:
    assert repr(Game(players=3, wall="grey", seed=7)) == (
        "<Game of Ruleset('azul', players=3, wall='grey'), 1 events, draft>"
    )


def test_pictures_of_a_game_are_those_of_its_position() -> None:
    game = Game(seed=7)
    assert str(game) == str(game.position)
    assert game._repr_svg_() == game.svg() == game.position.svg()


def test_record_files_are_read_one_game_at_a_time() -> None:
    records = [Game(seed=seed).to_record() for seed in (1, 2)]
    lines = [records[0] + "\n", "\n", " \n", records[1]]
    assert [game.to_record() for game in azulejos.read_records(lines)] == records
    assert [game.to_record() for game in azulejos.read_records(BytesIO("".join(lines).encode()))] == records
    games = azulejos.read_records([lines[0], "\n", "{}"])
    next(games)
    with pytest.raises(InvalidRecord, match=exactly("record 2: the key 'format' is missing")):
        next(games)
