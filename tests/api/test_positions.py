"""Position: a value that never changes, made from text or by a game, and asked for everything that is to be seen."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from azulejos import Game, IllegalMove, InvalidPosition, Move, Position, Ruleset
from tests.api.messages import exactly
from tests.reference.hand_made import board, position_text

WALL = ".Y..W/.B.../...../...../....."
TEXT = position_text(board(12, "B,-,RR,-,-", WALL), board(5, floor="*"), marker=1, centre="BYY")
TILING = position_text(board(), board(3, "-,YY,-,-,-"), wall="grey", phase="tiling", to_move=1, marker=0)


def test_it_can_only_come_from_a_text_or_a_game() -> None:
    with pytest.raises(TypeError, match=exactly("positions come from Position.from_text or from a Game")):
        Position()


def test_it_tells_where_the_game_stands() -> None:
    position = Position.from_text(TEXT)
    assert position.text == TEXT
    assert position.ruleset == Ruleset("azul", players=2, wall="coloured")
    assert (position.players, position.phase, position.to_move, position.round) == (2, "draft", 0, 2)
    assert position.scores == (12, 5)
    assert position.winners == ()


def test_playing_gives_another_position() -> None:
    position = Position.from_text(TEXT)
    after = position.play("cY2")
    assert position.text == TEXT
    assert after != position
    assert after.to_move == 1
    assert after == position.play(Move.from_text("cY2")) == position.play({"move": "cY2", "comment": "kept nowhere"})


def test_chance_is_played_as_an_event() -> None:
    before = Game(players=2, first=1, deals="given").position
    deal = {"deal": ["BBYR", "YYKW", "BRKW", "BKWW", "YRRK"]}
    assert before.phase == "deal"
    after = before.play(deal)
    assert (after.phase, after.to_move, after.round) == ("draft", 1, 1)
    assert [step["do"] for step in before.report(deal)] == ["deal"]


def test_a_position_has_no_early_end() -> None:
    with pytest.raises(IllegalMove, match="a game can end early, a position can't"):
        Position.from_text(TEXT).play({"end": {"seat": 0, "how": "resign"}})


@pytest.mark.parametrize("act", ["play", "preview", "report"])
def test_illegal_moves_are_refused_with_the_reason(act: str) -> None:
    position = Position.from_text(TEXT)
    with pytest.raises(IllegalMove, match=exactly("row 2 of the wall has its blue tile already")):
        getattr(position, act)("cB2")
    assert position.text == TEXT


@pytest.mark.parametrize("act", ["play", "preview", "report"])
@pytest.mark.parametrize("junk", [None, 7, 1.5, b"cY2", ["cY2"], object()])
def test_what_is_no_move_at_all_is_a_type_error(act: str, junk: Any) -> None:
    with pytest.raises(TypeError):
        getattr(Position.from_text(TEXT), act)(junk)


def test_every_seat_and_every_spectator_sees_all_of_azul() -> None:
    position = Position.from_text(TEXT)
    assert position.view(0) == position.view(1) == position.view(None) == position
    for seat in (-1, 2, 100):
        with pytest.raises(ValueError, match=exactly(f"there is no seat {seat}")):
            position.view(seat)


def test_tilings_can_be_asked_for_only_when_they_are_due() -> None:
    assert Position.from_text(TILING).tiling(1).to_move == 1
    with pytest.raises(ValueError, match=exactly("it is not the tiling")):
        Position.from_text(TEXT).tiling(0)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=exactly(f"there is no seat {seat}")):
            Position.from_text(TILING).tiling(seat)


def test_perft_counts_sequences_of_moves() -> None:
    position = Position.from_text(TILING)
    assert [position.perft(depth) for depth in range(4)] == [1, 5, 5, 5]
    with pytest.raises(ValueError, match="the depth can't be negative"):
        position.perft(-1)


def test_positions_are_values() -> None:
    position, same = Position.from_text(TEXT), Position.from_text(TEXT)
    assert position == same
    assert hash(position) == hash(same)
    assert len({position, same, position.play("cY2")}) == 2
    assert position != TEXT


def test_its_repr_makes_it_again() -> None:
    position = Position.from_text(TEXT)
    assert eval(repr(position)) == position


def test_it_can_be_pickled_and_copied() -> None:
    position = Position.from_text(TILING)
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.copy(position) == position
    assert copy.deepcopy({"here": position}) == {"here": position}


@pytest.mark.parametrize("name", ["text", "data", "scores", "to_move", "note"])
def test_it_can_not_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Position.from_text(TEXT), name, 3)


def test_changing_its_data_does_not_change_it() -> None:
    position = Position.from_text(TEXT)
    position.data["boards"][0]["score"] = 99
    assert position.data["boards"][0]["score"] == 12


def test_pictures_can_be_had_everywhere() -> None:
    position = Position.from_text(TEXT)
    assert position.svg().startswith("<svg")
    assert position.svg(theme="dark") != position.svg()
    assert position._repr_svg_() == position.svg()
    assert len(str(position).splitlines()) > 5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position begins with the name of its game (azul, duel), not with ''"),
        ("chess 1", "a position begins with the name of its game (azul, duel), not with 'chess 1'"),
        ("azul/blue 1", "it begins with 'azul/blue' instead of azul/coloured or azul/grey"),
        (TEXT + " ", "there are 5 factories instead of 7 for 3 players"),
        (TEXT.rsplit(" ", 1)[0], "a position has eleven fields and two to four boards, this one has 12 fields"),
        (TEXT.replace(" 2 draft", " 02 draft"), "the round is not a number from 0 to 255"),
        (TEXT.replace(" 2 draft", " 256 draft"), "the round is not a number from 0 to 255"),
        (TEXT.replace("draft", "lunch"), "'lunch' is no phase (deal, draft, tiling or over)"),
        (TEXT.replace("draft 0", "draft 2"), "to move: '2' is no seat from 0 to 1"),
        (TEXT.replace("draft 0", "draft -"), "somebody is to move in the draft"),
        (TEXT.replace(" BYY ", " YYB "), "centre: tiles are not in the order BYRKW"),
        (TEXT.replace("B,-,RR", "B,-,RY"), "seat 0: line 3: tiles are not in the order BYRKW"),
        (TEXT.replace("B,-,RR", "B,-,YR"), "seat 0: line 3 holds two colours"),
        (TEXT.replace("B,-,RR", "B,RRR,-"), "seat 0: line 2 has only 2 spaces"),
        (TEXT.replace("RR,-,-:", "RR,-,-,:"), "seat 0: there are 6 lines instead of 5"),
        (TEXT.replace("/.....:*", "/...../:*"), "seat 1: the wall has 6 rows instead of 5"),
        (TEXT.replace(":*", ":"), "seat 1: an empty floor is written as -"),
        (TEXT.replace("12:B", "12:W"), "seat 0: line 1 holds white tiles though its wall row has that colour"),
        (TEXT.replace(".Y..W/", "Y...W/"), "seat 0: the yellow tile of row 1 is not on its cell of the coloured wall"),
        (TEXT.replace("R18", "R17"), "there are 19 red tiles instead of 20"),
        (TEXT.replace(f"{WALL}:-", f"{WALL}:*"), "the marker is on the floor of seat 0, who doesn't hold it"),
        (TILING.replace("-,YY", "YY,-"), "seat 1: line 1 has only 1 spaces"),
        (TILING.replace("-,YY", "-,Y").replace("Y18", "Y19"), "seat 1 has nothing to choose"),
        (TILING.replace("grey", "coloured"), "on the coloured wall nothing is to be chosen at the tiling"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(InvalidPosition, match=exactly(why)) as caught:
        Position.from_text(text)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("junk", [None, 7, b"azul", TEXT.encode()])
def test_what_is_no_text_is_a_type_error(junk: Any) -> None:
    with pytest.raises(TypeError):
        Position.from_text(junk)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (position_text(board(), board(), barren="3", factories="B"), "after three barren rounds the game is over"),
        (position_text(board(990), board(), factories="B"), "seat 0: a score of 990 could rise above 999"),
    ],
)
def test_positions_from_which_play_would_lead_beyond_what_can_be_written_are_refused(text: str, why: str) -> None:
    with pytest.raises(InvalidPosition, match=exactly(why)):
        Position.from_text(text)


def test_rounds_beyond_what_can_be_written_are_not_counted() -> None:
    position = Position.from_text(position_text(board(), board(), rounds=255, factories="B", marker=0))
    game = Game.from_position(position, seed=1)
    game.push("1B1")
    assert game.round == 255
    assert Position.from_text(game.position.text) == game.position
