"""Figures over very many games that are known from elsewhere: what nobody would notice in a single game shows here."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from azulejos import Game, Ruleset, _core
from tests.reference.duel_table import CHIPS

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

# Duel, uniformly random over distinct moves: our own figures over 200,000 games, with goals that random domes meet
# hardly ever and with others; and how much one game deviates from them.
DUEL_GAMES = 20_000
DUEL_ERRORS = 5 / DUEL_GAMES**0.5 * 1.1
DUEL_GOALS = {
    "rows columns diagonals": {"moves": (125.26, 4.5), "points": (0.39, 1.4), "rounds": (5, 0), "ties": (0, 0)},
    "five_colours perimeter corners jokers": {"moves": (125.26, 4.5), "points": (11.54, 6), "ties": (0, 0)},
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


@pytest.mark.slow
@pytest.mark.parametrize("goals", DUEL_GOALS)
def test_random_games_of_duel_have_the_figures_that_they_had(goals: str) -> None:
    measured = figures(Ruleset("duel", goals=goals.split()), DUEL_GAMES)
    for figure, (known, deviation) in DUEL_GOALS[goals].items():
        assert measured[figure] == pytest.approx(known, abs=deviation * DUEL_ERRORS), figure


def test_play_outs_of_duel_agree_with_games_played_one_by_one() -> None:
    ruleset = Ruleset("duel", goals="five_colours perimeter corners jokers".split())
    assert figures.__wrapped__(ruleset, 500) == figures.__wrapped__(ruleset, 500) != figures(ruleset, 500, seed=7)
    lines = _core.simulate(ruleset._native, ["random"], 1, None, 0, 1500).splitlines()
    games = [Game.from_record(line.decode()) for line in lines]
    side_by_side = figures(ruleset, 10_000)
    assert sum(len(game.moves) for game in games) / len(games) == pytest.approx(side_by_side["moves"], rel=0.01)
    assert sum(sum(game.scores) for game in games) / len(games) == pytest.approx(side_by_side["points"], rel=0.15)
    assert {game.round for game in games} == {5}


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


def test_the_seed_chooses_what_comes_in_duel_each_as_often() -> None:
    """Seats, plates on the display, backs on the stack, tiles, and chips."""
    games = 2000
    seats, plates, backs, tiles, chips = (Counter[object]() for _ in range(5))
    for seed in range(games):
        game = Game("duel", seed=seed)
        seats[game.first] += 1
        plates.update(game.events[0]["plates"])
        backs[game.events[0]["top"]] += 1
        tiles.update("".join(game.events[1]["deal"]))
        while game.to_move is not None and game.round == 1:
            game.push(game.legal_moves[-1])
        chips.update(event["chip"]["chip"] for event in game.events if "chip" in event)
    for counts, kinds, tolerance in ((seats, 2, 0.12), (plates, 18, 0.25), (backs, 2, 0.12), (tiles, 5, 0.03)):
        assert len(counts) == kinds
        assert all(count == pytest.approx(counts.total() / kinds, rel=tolerance) for count in counts.values())
    assert chips.total() == 4 * games
    assert all(chips[chip] == pytest.approx(4 * games / len(CHIPS), rel=0.2) for chip in CHIPS)
