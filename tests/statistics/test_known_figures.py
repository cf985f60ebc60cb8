"""Figures over very many games that are known from elsewhere: what nobody would notice in a single game shows here."""

from __future__ import annotations

from functools import cache

import pytest

from azulejos import Game, Ruleset, _core

GAMES = 400_000
# Two players, coloured wall, uniformly random over distinct moves: the known figures, and how far GAMES games may be
# off: the rounding, and five standard errors (one game deviates by 13.6 moves, 1.28 rounds, 5.95 points of both).
ERRORS = 5 / GAMES**0.5
KNOWN = {
    "moves": (70.3, 0.05 + 13.6 * ERRORS),
    "rounds": (6.595, 0.0005 + 1.28 * ERRORS),
    "points": (2 * 2.95, 2 * 0.005 + 5.95 * ERRORS),
    "ties": (0.055, 0.0005 + 0.23 * ERRORS),
}


@cache
def figures(ruleset: Ruleset, games: int, seed: int = 2024) -> dict[str, float]:
    """Of uniformly random games, per game."""
    totals = _core.play_random(ruleset._native, seed, games)
    assert totals["games"] == games
    return {key: total / games for key, total in totals.items()}


@pytest.mark.slow
@pytest.mark.parametrize("figure", KNOWN)
def test_random_games_of_two_have_the_known_figures(figure: str) -> None:
    known, tolerance = KNOWN[figure]
    assert figures(Ruleset("azul"), GAMES)[figure] == pytest.approx(known, abs=tolerance)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_play_outs_are_the_same_again_and_agree_with_games_played_one_by_one(players: int, wall: str) -> None:
    """Two ways to the same figures: many games side by side in the core, and games pushed move for move."""
    ruleset = Ruleset("azul", players=players, wall=wall)
    assert figures.__wrapped__(ruleset, 1000) == figures.__wrapped__(ruleset, 1000) != figures(ruleset, 1000, seed=7)
    side_by_side = figures(ruleset, 20_000)
    moves = rounds = 0
    games = 400
    lines = _core.simulate(ruleset._native, ["random"], 1, None, 0, games).splitlines()
    for line in lines:
        game = Game.from_record(line.decode())
        moves += len(game.moves)
        rounds += game.round
    assert moves / games == pytest.approx(side_by_side["moves"], rel=0.05)
    assert rounds / games == pytest.approx(side_by_side["rounds"], rel=0.06)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_chooses_every_first_seat_and_every_tile_equally_often(players: int) -> None:
    games = 3000
    seats, tiles = [0] * players, dict.fromkeys("BYRKW", 0)
    for seed in range(games):
        game = Game(players=players, seed=seed)
        seats[game.first] += 1
        for tile in "".join(game.events[0]["deal"]):
            tiles[tile] += 1
    assert min(seats) > games / players * 0.88
    dealt = sum(tiles.values())
    assert dealt == games * 4 * (2 * players + 1)
    assert all(count == pytest.approx(dealt / 5, rel=0.03) for count in tiles.values())
