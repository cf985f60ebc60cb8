"""Which rows can end the game in this round: in random games, and in small rounds played out in every way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from azulejos import Game, Position
from tests.properties.games import data_of, finished_games
from tests.reference.hand_made import board, position_text

Rows = frozenset[tuple[int, int]]  # seat and row


def complete_rows(position: Position) -> Rows:
    """Read off the position string, as this is asked so often."""
    walls = [board.split(":")[2].split("/") for board in position.text.split()[11:]]
    return frozenset((seat, row + 1) for seat, wall in enumerate(walls) for row in range(5) if "." not in wall[row])


def possible_rows(position: Position) -> Rows:
    return frozenset((row["seat"], row["row"]) for row in data_of(position)["ending"])


def certain_rows(position: Position) -> Rows:
    return frozenset((row["seat"], row["row"]) for row in data_of(position)["ending"] if row["certain"])


@given(finished_games)
@settings(max_examples=200)
def test_rows_that_end_a_game_were_announced_and_certain_ones_get_complete(game: Game) -> None:
    trail = [game.position_at(ply) for ply in range(game.ply + 1)]
    complete: dict[int, Rows] = {}  # by the end of each round
    for position in trail:
        complete[position.round] = complete_rows(position)
    for position in trail:
        possible = possible_rows(position)
        if position.phase in ("draft", "tiling"):
            assert complete[position.round] - complete_rows(position) <= possible
        else:
            assert not possible
        if possible:
            assert certain_rows(position) <= complete[position.round]


@given(finished_games)
def test_no_round_begins_once_a_row_is_complete(game: Game) -> None:
    for ply in range(game.ply):
        if game.position_at(ply).phase != "tiling":
            assert not complete_rows(game.position_at(ply))


GAP = "Y.RKW/...../...../...../....."
ROUNDS = {
    "the line is complete": position_text(board(3, "B,-,-,-,-", "." + GAP[1:]), board(), wall="grey", factories="BK"),
    "the line can be filled": position_text(board(0, "-,-,-,-,-", GAP), board(), wall="grey", factories="BK,R"),
    "too few tiles are left": position_text(
        board(0, "-,-,B,-,-", "...../...../Y.RKW/...../....."), board(), wall="grey", factories="B,KW"
    ),
    "a line above may take the column": position_text(
        board(0, "-,-,BBB,-,-", "...../...../Y.RKW/...../....."), board(), wall="grey", factories="B,K"
    ),
    "a line above takes another colour": position_text(
        board(0, "K,-,BBB,-,-", "...../.R.../Y.RKW/...../....."), board(), wall="grey", factories="BB,KW"
    ),
    "a line above may be filled up": position_text(
        board(0, "-,B,BBB,-,-", ".R.../...../Y.RKW/...../....."), board(), wall="grey", factories="B,K"
    ),
    "the column has the colour already": position_text(
        board(0, "-,-,BBB,-,-", ".B.../...../Y.RKW/...../....."), board(), wall="grey", factories="B,K"
    ),
    "the other seat, and the coloured wall": position_text(
        board(0, "-,Y,-,-,-", ".YRKW/...../...../...../....."),
        board(0, "B,-,K,-,-", ".YRKW/W.YRK/.WBYR/...../....."),
        factories="BK,KK",
    ),
    "tiling has begun": position_text(
        board(0, "B,-,BBB,-,-", "...../...../Y.RKW/...../....."), board(), wall="grey", phase="tiling", marker=0
    ),
}  # fmt: skip


def play_out(position: Position, known: dict[str, tuple[Rows, Rows]]) -> tuple[Rows, Rows]:
    """The rows that are complete after the round whatever is played, and those that are after something played."""
    if position.phase not in ("draft", "tiling"):
        return complete_rows(position), complete_rows(position)
    if position.text not in known:
        ends = [play_out(position.play(move), known) for move in position.legal_moves]
        always = frozenset.intersection(*[end[0] for end in ends])
        sometimes = frozenset.union(*[end[1] for end in ends])
        assert certain_rows(position) <= always, position.text
        assert certain_rows(position) <= possible_rows(position)
        assert sometimes <= possible_rows(position) | complete_rows(position), position.text
        if position.ruleset.options["wall"] == "coloured":
            assert certain_rows(position) == always, position.text
        known[position.text] = always, sometimes
    return known[position.text]


@pytest.mark.parametrize("name", ROUNDS)
def test_in_rounds_played_out_in_every_way_what_is_said_of_rows_is_true(name: str) -> None:
    known: dict[str, tuple[Rows, Rows]] = {}
    play_out(Position.from_text(ROUNDS[name]), known)
    assert known


@pytest.mark.parametrize(
    ("name", "possible", "certain"),
    [
        ("the line can be filled", True, False),
        ("too few tiles are left", False, False),
        ("a line above may take the column", True, False),
        ("a line above takes another colour", True, True),
        ("the column has the colour already", False, False),
    ],
)
def test_a_row_is_announced_as_it_stands(name: str, possible: bool, certain: bool) -> None:
    position = Position.from_text(ROUNDS[name])
    assert bool(possible_rows(position)) == possible
    assert bool(certain_rows(position)) == certain
