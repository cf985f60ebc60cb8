"""Games of Azul Duel for properties: any goals, any seed, moves by any mixture of ways to choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, cast

from hypothesis import strategies as st

import azulejos
from azulejos import Game, Move, Position
from azulejos.data import DuelData
from tests.properties import games as azul_games
from tests.properties.games import seeds
from tests.reference.duel_table import GOALS, PLATES, back_of

VIEWERS: list[int | None] = [0, 1, None]

a_side_of_each_token = st.tuples(
    *[st.sampled_from([goal for goal in GOALS if GOALS[goal] == token]) for token in "ABCD"]
)
goals = a_side_of_each_token | a_side_of_each_token.flatmap(
    lambda four: st.sampled_from([(*four[:left], *four[left + 1 :]) for left in range(4)])
)
# Where the moves come from: "any" of them; "kinds" as often as there are, whatever the number of moves of each; "draws"
# as many plates as the points allow; "saves" chips for the last tiling; greedy players fill their domes.
styles = st.sampled_from(["any", "kinds", "draws", "saves", "greedy"])


class Plan(NamedTuple):
    """All that makes a game; small plans are short games with the first of the legal moves."""

    goals: tuple[str, ...]
    special: bool
    seed: int
    choices: bytes  # the first moves, by their index among the legal ones (modulo their number)
    style: str  # how it goes on
    more: int  # that many further moves, or to the end of the game


plans = st.builds(Plan, goals, st.booleans(), seeds, st.binary(max_size=40), styles, st.integers(0, 130))
finished_plans = plans.map(lambda plan: plan._replace(more=10**6))


def new_game(plan: Plan) -> Game:
    return Game("duel", goals=list(plan.goals), five_colours_special=plan.special, seed=plan.seed)


def moves_of(plan: Plan, game: Game) -> Iterator[Move]:
    """The plan's moves; each has to be played on the game before the next one is asked for."""
    return azul_games.moves_of(plan, game, a_move)


def a_move(position: Position, style: str, random: Random) -> Move:
    moves = position.legal_moves
    if style == "greedy":
        return azulejos.choose_move("greedy", position.view(position.to_move), seed=random.getrandbits(64))
    if style == "draws" and "d" in moves and random.random() < 0.8:
        return Move.from_text("d", "duel")
    if style == "saves" and position.phase == "tiling" and position.round < 5 and str(moves[-1]).endswith("."):
        return moves[-1]
    if style == "any":
        return moves[random.randrange(len(moves))]
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(str(move)[0], []).append(move)
    return random.choice(kinds[random.choice(sorted(kinds))])


def played(plan: Plan) -> Game:
    game = new_game(plan)
    for move in moves_of(plan, game):
        game.push(move)
    return game


games = plans.map(played)
finished_games = finished_plans.map(played)
positions = games.map(lambda game: game.position)
games_with_given_deals = goals.map(lambda these: Game("duel", goals=list(these), first=0, deals="given"))


def trail_of(game: Game) -> list[Position]:
    """Every position of a game, from before its first event on."""
    return [game.position_at(ply) for ply in range(game.ply + 1)]


def data_of(position: Position) -> DuelData:
    return cast("DuelData", position.data)


def fields(position: Position) -> list[str]:
    """The position string's fields; the stack is number 16, drawn plates are 17, counted from 0."""
    return position.text.split(" ")


STACK, DRAWN = 16, 17


def plates_put_back(position: Position) -> list[tuple[str, int]]:
    """From top to bottom: the number or the back, and who put it there."""
    return [(plate, int(seat)) for plate, seat in (both.split(":") for both in fields(position)[STACK].split(",")[1:])]


def drawn_plates(position: Position) -> tuple[str, list[str]]:
    """The stage (`d`, `l`, `u` or nothing), and numbers or backs."""
    stage, _, plates = fields(position)[DRAWN].partition(":")
    return stage.removeprefix("-"), plates.split(",") if plates else []


def hides_something(position: Position) -> bool:
    return bool(plates_put_back(position) or drawn_plates(position)[0])


def plates_seen(data: DuelData) -> list[int]:
    """The numbers of all plates that are shown anywhere, as often as they are shown."""
    drawn = data["drawn"]["plates"] if data["drawn"] else []
    known = [plate["plate"] for plate in [*data["stack"]["returned"], *drawn]]
    laid = [plate["plate"] if plate else None for board in data["boards"] for plate in board["plates"]]
    return [plate for plate in [*data["display"], *known, *laid] if plate is not None]


def back(plate: int | str) -> str:
    """Of a plate that is known by its number or by its back."""
    return back_of(int(plate)) if str(plate).isdigit() else str(plate)


def told_to(event: dict[str, Any], viewer: int | None, turn: int | None) -> dict[str, Any]:
    """An event as the notation says that it is told: who doesn't do it learns the backs only."""
    if viewer is not None and viewer == turn:
        return event
    if "look" in event:
        return {**event, "look": "".join(map(back, event["look"]))}
    if event.get("move", "").startswith("u"):
        return {**event, "move": "u" + back(event["move"][1:])}
    return event


ALL_PLATES = set(PLATES)
