"""The bots: greedy beats random nearly always, every choice is legal, and the same again for the same seed."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import azulejos
from azulejos import Game, Position, Ruleset, _core
from tests.reference.hand_made import board, position_text

CONFIGURATIONS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]
BOTS = azulejos.bot_names()


def play_between(bots: list[str], wall: str, seed: int) -> Game:
    """Each seat has its bot, and the bot sees what its seat may know."""
    game = Game("azul", players=len(bots), wall=wall, seed=seed)
    while (seat := game.to_move) is not None:
        move = azulejos.choose_move(bots[seat], game.view(seat), seed=seed + game.ply)
        assert move in game.legal_moves
        game.push(move)
    return game


def duel_between(bots: list[str], seed: int) -> Game:
    """The same at Duel, with goals of all kinds."""
    game = Game("duel", goals="random" if seed % 4 < 2 else "random4", five_colours_special=seed % 3 != 0, seed=seed)
    while (seat := game.to_move) is not None:
        move = azulejos.choose_move(bots[seat], game.view(seat), seed=seed + game.ply)
        assert move in game.legal_moves
        game.push(move)
    return game


def test_there_are_two_bots() -> None:
    assert BOTS == ("random", "greedy")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_greedy_beats_random_nearly_always(players: int, wall: str) -> None:
    """One greedy seat among random ones."""
    games, won = 200, 0
    for seed in range(games):
        seat = seed % players
        bots = ["greedy" if here == seat else "random" for here in range(players)]
        outcome = play_between(bots, wall, seed).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= games * 0.99


def test_greedy_beats_random_nearly_always_at_duel() -> None:
    games, won, points = 200, 0, 0
    for seed in range(games):
        seat = seed % 2
        outcome = duel_between(["greedy", "random"] if seat == 0 else ["random", "greedy"], seed).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
        points += outcome.scores[seat]
    assert won > games * 0.98
    assert points > games * 50


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_brings_the_same_move_at_duel(bot: str) -> None:
    game = Game("duel", seed=5)
    while (seat := game.to_move) is not None:
        view = game.view(seat)
        moves = [azulejos.choose_move(bot, view, seed=game.ply) for _ in range(2)]
        assert moves[0] == moves[1] == azulejos.choose_move(bot, Position.from_text(view.text), seed=game.ply)
        game.push(moves[0])


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_the_same_seed_brings_the_same_move(bot: str, players: int, wall: str) -> None:
    game = Game("azul", players=players, wall=wall, seed=5)
    while (seat := game.to_move) is not None:
        view = game.view(seat)
        moves = [azulejos.choose_move(bot, view, seed=game.ply) for _ in range(2)]
        assert moves[0] == moves[1] == azulejos.choose_move(bot, Position.from_text(view.text), seed=game.ply)
        game.push(moves[0])


def test_without_a_seed_the_random_bot_is_not_predictable() -> None:
    view = Game(players=4, seed=1).position
    assert len({azulejos.choose_move("random", view) for _ in range(50)}) > 10


def test_the_random_bot_chooses_every_legal_move_equally_often() -> None:
    view = Position.from_text(position_text(board(), board(), factories="BBYR,KKWW", centre="B"))
    expected = 300
    chosen = Counter(
        azulejos.choose_move("random", view, seed=seed) for seed in range(expected * len(view.legal_moves))
    )
    assert set(chosen) == set(view.legal_moves)
    assert all(count == pytest.approx(expected, rel=0.3) for count in chosen.values())


@pytest.mark.parametrize(
    ("view", "best"),
    [
        # Points now: the run of three, not the lonely tile.
        (position_text(board(0, wall="BY.../...../...../...../....."), board(), factories="R,K", marker=0), {"1R1"}),
        # Nothing falls where all can lie in a line.
        (position_text(board(), board(), centre="BBBB", marker=1), {"cB4"}),
        # If all has to fall, it falls; there is but one way.
        (position_text(board(0, "B,YY,RRR,KKKK,YYYYY"), board(), centre="WW", marker=1), {"cW-"}),
        # At the tiling the best cell.
        (
            position_text(
                board(0, "R,-,-,-,-", "BY.../...../...../...../....."), board(), wall="grey", phase="tiling", marker=0
            ),
            {"1@3"},
        ),
    ],
)
def test_greedy_takes_what_looks_best(view: str, best: set[str]) -> None:
    position = Position.from_text(view)
    assert {str(azulejos.choose_move("greedy", position, seed=seed)) for seed in range(20)} == best


@pytest.mark.parametrize(
    ("bot", "view", "why"),
    [
        ("clever", Game(seed=1).position, "there is no bot 'clever' (there are random and greedy)"),
        ("", Game(seed=1).position, "there is no bot '' (there are random and greedy)"),
        ("random", Game(deals="given").position, "nobody is to move"),
    ],
)
def test_what_can_not_be_chosen_is_refused_with_the_reason(bot: str, view: Position, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(why)}$"):
        azulejos.choose_move(bot, view, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**64, "1", 1.5])
def test_a_seed_that_is_none_is_a_type_error(seed: Any) -> None:
    with pytest.raises(TypeError):
        azulejos.choose_move("random", Game(seed=1).position, seed=seed)


def test_simulated_games_of_duel_are_those_of_their_seed_and_index_too() -> None:
    ruleset = Ruleset("duel", goals="random4")._native
    bots = ["greedy", "random"]
    together = _core.simulate(ruleset, bots, 9, None, 0, 12)
    assert together == b"".join(_core.simulate(ruleset, bots, 9, None, index, 1) for index in range(12))
    games = [Game.from_record(line) for line in together.decode().splitlines()]
    assert len({game.to_record() for game in games}) == 12
    assert len({game.ruleset for game in games}) > 3
    assert all(game.extras == {"seats": bots} for game in games)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_simulated_games_are_those_of_their_seed_and_index_whoever_plays_them(wall: str) -> None:
    ruleset = Ruleset("azul", players=3, wall=wall)._native
    bots = ["random", "greedy", "random"]
    together = _core.simulate(ruleset, bots, 9, None, 0, 12)
    assert together == b"".join(_core.simulate(ruleset, bots, 9, None, index, 1) for index in range(12))
    assert len(set(together.splitlines())) == 12
    assert together != _core.simulate(ruleset, bots, 10, None, 0, 12)
    for line in together.decode().splitlines():
        assert Game.from_record(line).extras == {"seats": bots}
