"""`azulejos perft`: counts the sequences of legal moves from a position, the classic check of rules."""

from __future__ import annotations

import argparse
import json
import signal
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from azulejos.cli.arguments import (
    Commands,
    UsageError,
    add_ruleset,
    add_seed,
    command,
    given,
    position_from,
    positive_number,
    ruleset_from,
    seed_from,
)

if TYPE_CHECKING:
    from azulejos.position import Position

MORE = """A sequence that meets chance or the end of the game before it has that many moves counts once.

examples:
  azulejos perft --players 2 --seed 1 --depth 3
  azulejos perft --game duel --goals first --seed 1
  azulejos perft --divide --depth 2 'azul/coloured 3 draft 0 1 c 0 BBYR,-,KKWW,-,- BYY B12Y9 ...'
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "perft", "count the sequences of legal moves from a position", MORE)
    parser.add_argument("position", nargs="?", metavar="POSITION", help="where to begin (-: standard input)")
    add_ruleset(parser)
    add_seed(parser, "the first deal of a new game")
    parser.add_argument("--depth", type=positive_number, default=3, metavar="D", help="how many moves (default 3)")
    parser.add_argument("--divide", action="store_true", help="for each first move, too")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Counts."""
    position = begin_at(arguments)
    # The core doesn't listen while it counts, and nothing would have to be tidied up.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if arguments.json:
        print(json.dumps(as_data(position, arguments.depth, arguments.divide)))
    else:
        for line in as_text(position, arguments.depth, arguments.divide):
            print(line, flush=True)
    return 0


def begin_at(arguments: argparse.Namespace) -> Position:
    """The position that was given, or the first one of a new game in which somebody is to move."""
    if arguments.position is not None:
        if given(arguments) or arguments.seed is not None:
            raise UsageError("give a position, or a game by its options and --seed, not both")
        return position_from(arguments.position)
    from azulejos.game import Game

    return Game(ruleset_from(arguments), seed=seed_from(arguments)).position


def as_data(position: Position, depth: int, divide: bool) -> dict[str, Any]:
    """For programs: `perft[n - 1]` is the count for n moves."""
    begun = time.perf_counter()
    counts = [position.perft(moves) for moves in range(1, depth + 1)]
    data: dict[str, Any] = {"position": position.text, "depth": depth, "perft": counts}
    if divide:
        data["divide"] = dict(divided(position, depth))
    return data | {"seconds": round(time.perf_counter() - begun, 3)}


def as_text(position: Position, depth: int, divide: bool) -> Iterator[str]:
    """For people: each depth on its way, with its time."""
    yield position.text
    widest = max(map(len, ["moves", *(map(str, position.legal_moves) if divide else ())]))
    if divide:
        for move, count in divided(position, depth):
            yield f"{move:>{widest}}  {count:>18,}"
    yield f"{'moves':>{widest}}  {'sequences':>18}  {'seconds':>8}"
    for moves in range(1, depth + 1):
        begun = time.perf_counter()
        count = position.perft(moves)
        yield f"{moves:>{widest}}  {count:>18,}  {time.perf_counter() - begun:>8.2f}"


def divided(position: Position, depth: int) -> Iterator[tuple[str, int]]:
    """The sequences that begin with each of the legal moves."""
    for move in position.legal_moves:
        yield str(move), position.play(move).perft(depth - 1)
