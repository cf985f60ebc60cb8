"""Move and LegalMoves: values with a text, and a list of them that is cheap to ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from azulejos import Game, IllegalMove, LegalMoves, Move, Position
from tests.reference.hand_made import board, position_text

FEW = Position.from_text(position_text(board(), board(), factories="BBYR"))
OVER = position_text(board(wall="BYRKW/...../...../...../....."), board(), phase="over", to_move=None, marker=0)
NOT_MOVES = [
    "",
    "2",
    "2R",
    "2R44",
    "2r4",
    "0R4",
    "2R6",
    "2R0",
    "2T4",
    "cK",
    "c-K",
    "3@6",
    "0@1",
    "3 5",
    " 2R4",
    "2R4\n",
]


def test_a_move_is_its_text() -> None:
    move = Move.from_text("cK-")
    assert str(move) == "cK-"
    assert repr(move) == "Move('cK-')"
    assert Move.from_code(move.code) == move


def test_moves_are_values() -> None:
    assert Move.from_text("2R4") == Move.from_text("2R4")
    assert Move.from_text("2R4") != Move.from_text("2R5")
    assert len({Move.from_text("2R4"), Move.from_text("2R4"), Move.from_text("3@5")}) == 2
    assert Move.from_text("2R4") != "2R4"
    assert Move.from_text("2R4") != Move.from_text("2R4").code
    with pytest.raises(AttributeError):
        Move.from_text("2R4").code = 7  # type: ignore[misc]


def test_moves_can_be_pickled_and_copied() -> None:
    move = Move.from_text("3@5")
    assert pickle.loads(pickle.dumps(move)) == move
    assert copy.copy(move) == move
    assert copy.deepcopy([move]) == [move]


@pytest.mark.parametrize("text", NOT_MOVES)
def test_what_is_no_move_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(IllegalMove, match="is no move of Azul: write source, colour and line, like 2R4") as caught:
        Move.from_text(text)
    assert f"'{text.replace(chr(10), '?')}'" in str(caught.value)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("code", [6, 7, 2047, 2**31, 2**32 - 1])
def test_what_is_no_code_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match="no move of any game has this code"):
        Move.from_code(code)


@pytest.mark.parametrize("code", [-1, 2**32, 1.5, "6", None])
def test_what_is_not_even_a_number_of_the_right_size_is_a_type_error(code: Any) -> None:
    with pytest.raises(TypeError):
        Move.from_code(code)


def test_legal_moves_are_counted_indexed_and_iterated_in_one_order() -> None:
    moves = FEW.legal_moves
    texts = "1B1 1B2 1B3 1B4 1B5 1B- 1Y1 1Y2 1Y3 1Y4 1Y5 1Y- 1R1 1R2 1R3 1R4 1R5 1R-".split()
    assert [str(move) for move in moves] == texts
    assert [str(moves[index]) for index in range(len(moves))] == texts
    assert [str(moves[index]) for index in range(-len(moves), 0)] == texts
    assert len(moves) == len(texts)
    assert str(moves[-1]) == "1R-"
    assert repr(moves) == f"<LegalMoves {' '.join(texts)}>"
    assert list(reversed(moves)) == list(moves)[::-1]


@pytest.mark.parametrize("index", [18, -19, 10**6, -(10**6)])
def test_an_index_beyond_them_is_an_index_error(index: int) -> None:
    with pytest.raises(IndexError, match="there are not so many legal moves"):
        FEW.legal_moves[index]


@pytest.mark.parametrize("index", ["0", None, 1.0, slice(0, 2)])
def test_what_is_no_index_is_a_type_error(index: Any) -> None:
    with pytest.raises(TypeError):
        FEW.legal_moves[index]


def test_in_takes_moves_and_texts() -> None:
    assert "1B1" in FEW.legal_moves
    assert Move.from_text("1B1") in FEW.legal_moves
    assert "1K1" not in FEW.legal_moves
    assert Move.from_text("1K1") not in FEW.legal_moves
    assert "1@1" not in FEW.legal_moves


@pytest.mark.parametrize("junk", [*NOT_MOVES, 0, 1.5, None, b"1B1", ["1B1"], object(), Position, "é", "1B1\0"])
def test_junk_is_simply_not_among_them(junk: object) -> None:
    assert junk not in FEW.legal_moves


def test_where_nobody_decides_there_are_none() -> None:
    for moves in (Game(deals="given").legal_moves, Position.from_text(OVER).legal_moves):
        assert isinstance(moves, LegalMoves)
        assert not moves
        assert len(moves) == 0
        assert list(moves) == []
        assert "1B1" not in moves
        with pytest.raises(IndexError):
            moves[0]
    assert FEW.legal_moves


def test_legal_moves_are_those_of_their_moment() -> None:
    game = Game(seed=1)
    before = game.legal_moves
    texts = [str(move) for move in before]
    game.push(before[0])
    assert [str(move) for move in before] == texts
    assert [str(move) for move in game.legal_moves] != texts
