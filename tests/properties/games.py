"""Games of Azul for properties: any configuration, any seed, moves by any mixture of ways to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, Protocol, cast

from hypothesis import strategies as st

import azulejos
from azulejos import Game, Move, Position
from azulejos.data import AzulData

CONFIGURATIONS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]

seeds = st.integers(0, 2**64 - 1)
configurations = st.sampled_from(CONFIGURATIONS)
# Where the moves come from: "any" of them; "lines" never take more than a line holds if they can help it, so walls fill
# and games are long; "floor" mostly wastes tiles, so rounds are barren and floors overflow.
styles = st.sampled_from(["any", "any", "lines", "floor", "greedy"])


class Plan(NamedTuple):
    """All that makes a game; small plans are short games with the first of the legal moves."""

    players: int
    wall: str
    seed: int
    choices: bytes  # the first moves, by their index among the legal ones (modulo their number)
    style: str  # how it goes on
    more: int  # that many further moves, or to the end of the game


plans = st.builds(
    lambda configuration, *rest: Plan(*configuration, *rest),
    configurations,
    seeds,
    st.binary(max_size=40),
    styles,
    st.integers(0, 120),
)
finished_plans = plans.map(lambda plan: plan._replace(more=10**6))


def new_game(plan: Plan) -> Game:
    return Game("azul", players=plan.players, wall=plan.wall, seed=plan.seed)


class Choices(Protocol):
    """What a plan for any game says of its moves."""

    @property
    def seed(self) -> int: ...
    @property
    def choices(self) -> bytes: ...
    @property
    def style(self) -> str: ...
    @property
    def more(self) -> int: ...


def a_move(position: Position, style: str, random: Random) -> Move:
    moves = position.legal_moves
    if style == "greedy":
        return azulejos.choose_move("greedy", position, seed=random.getrandbits(64))
    if style == "lines" and position.phase == "draft":
        harmless = [move for move in moves if not position.preview(move)["to_floor"]]  # type: ignore[typeddict-item]
        return random.choice(harmless or list(moves))
    if style == "floor" and random.random() < 0.8:
        floor = [move for move in moves if str(move).endswith("-")]
        return random.choice(floor or list(moves))
    return random.choice(list(moves))


def moves_of(plan: Choices, game: Game, choose: Callable[[Position, str, Random], Move] = a_move) -> Iterator[Move]:
    """The plan's moves; each has to be played on the game before the next one is asked for."""
    for choice in plan.choices:
        if game.outcome:
            return
        yield game.legal_moves[choice % len(game.legal_moves)]
    random = Random(plan.seed)
    for _ in range(plan.more):
        if game.outcome:
            return
        yield choose(game.position, plan.style, random)


def played(plan: Plan) -> Game:
    game = new_game(plan)
    for move in moves_of(plan, game):
        game.push(move)
    return game


games = plans.map(played)
games_with_given_deals = configurations.map(lambda these: Game("azul", players=these[0], wall=these[1], deals="given"))
finished_games = finished_plans.map(played)
positions = games.map(lambda game: game.position)


def data_of(position: Position) -> AzulData:
    return cast("AzulData", position.data)


def to_the_end(game: Game, random: Random) -> Iterator[Position]:
    """The positions of a game played on by random moves, the present one included."""
    yield game.position
    while not game.outcome:
        game.push(game.legal_moves[random.randrange(len(game.legal_moves))])
        yield game.position
