"""`azulejos simulate`: bots play games, and their records are written, the same whatever the number of threads."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from azulejos.cli import tables
from azulejos.cli.arguments import (
    Commands,
    UsageError,
    add_jobs,
    add_ruleset,
    add_seed,
    bots_from,
    command,
    ruleset_from,
    seed_from,
    whole_number,
)
from azulejos.cli.files import output
from azulejos.cli.work import Watched, in_order

if TYPE_CHECKING:
    from azulejos.ruleset import Ruleset

GAMES_AT_ONCE = 256  # some 400 kB of records: enough to be native for a while, little enough to be stopped at once

EXAMPLES = """Game i depends on the seed and on i alone: the file is the same for any number of jobs.

examples:
  azulejos simulate --games 1000 --seed 1 --out games.jsonl
  azulejos simulate --players 3 --wall grey --bots greedy,random,random --games 100 | head -n 1
  azulejos simulate --game duel --goals rows,perimeter,jokers --games 1000 --out games.jsonl
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "simulate", "let bots play games and write their records", EXAMPLES)
    add_ruleset(parser)
    parser.add_argument("--games", type=whole_number, default=1, metavar="N", help="how many games (default 1)")
    add_seed(parser, "where all chance comes from")
    parser.add_argument("--first", type=whole_number, metavar="SEAT", help="the seat that starts (default: drawn)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOTS",
        help="random (the default) or greedy, or one for each seat: random,greedy",
    )
    parser.add_argument("--out", default="-", metavar="FILE", help="where to write (default -: standard output)")
    add_jobs(parser)
    parser.add_argument(
        "--json", action="store_true", help="the summary as JSON, on standard output if the records go to a file"
    )
    parser.add_argument("--quiet", action="store_true", help="no summary")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays, writes, and sums up on standard error."""
    plan = Plan(arguments)
    tally = Tally(plan.ruleset.players)
    begun = time.perf_counter()
    with output(arguments.out) as out, Watched("games", plan.games) as progress:
        for lines in in_order(plan.play, plan.batches(), arguments.jobs):
            out.write(lines)
            tally.count(lines)
            progress.advance(lines.count(b"\n"))
    seconds = time.perf_counter() - begun
    if arguments.json:
        to_file = arguments.out != "-"
        print(json.dumps(plan.figures() | tally.figures(seconds)), file=sys.stdout if to_file else sys.stderr)
    elif not arguments.quiet:
        print("\n".join(summary(plan, tally, seconds)), file=sys.stderr)
    return 0


class Plan:
    """Which games are to be played."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        from azulejos._core import simulate

        self.ruleset: Ruleset = ruleset_from(arguments)
        self.bots = bots_from(arguments.bots, self.ruleset.players, "seats")
        self.seed = seed_from(arguments)
        self.first: int | None = arguments.first
        self.games: int = arguments.games
        self.out: str = arguments.out
        if self.first is not None and self.first >= self.ruleset.players:
            raise UsageError(f"there is no seat {self.first} (seats are 0 to {self.ruleset.players - 1})")
        self._simulate = partial(simulate, self.ruleset._native, self.bots, self.seed, self.first)

    def batches(self) -> Iterator[range]:
        """All games, by their numbers."""
        for begin in range(0, self.games, GAMES_AT_ONCE):
            yield range(begin, min(begin + GAMES_AT_ONCE, self.games))

    def play(self, batch: range) -> bytes:
        """The records of some games."""
        return self._simulate(batch.start, len(batch))

    def figures(self) -> dict[str, Any]:
        """The plan as plain data."""
        rules = {"game": self.ruleset.game, "players": self.ruleset.players, "options": dict(self.ruleset.options)}
        return rules | {"seed": self.seed, "first": self.first, "bots": self.bots, "out": self.out}


@dataclass
class Tally:
    """Sums over the games, by seat where it matters."""

    players: int
    games: int = 0
    rounds: int = 0
    ties: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)  # a shared victory counts for each

    def __post_init__(self) -> None:
        self.points, self.wins = [0] * self.players, [0] * self.players

    def count(self, lines: bytes) -> None:
        """Counts finished games from the end of their records, where the outcome stands."""
        for line in lines.splitlines():
            outcome = json.loads(b"{" + line[line.rindex(b'"scores"') :])
            self.games += 1
            self.rounds += outcome["rounds"]
            self.ties += len(outcome["winners"]) > 1
            for seat, score in enumerate(outcome["scores"]):
                self.points[seat] += score
            for seat in outcome["winners"]:
                self.wins[seat] += 1

    def figures(self, seconds: float) -> dict[str, Any]:
        """The sums as plain data."""
        sums = {"games": self.games, "rounds": self.rounds, "ties": self.ties, "points": self.points, "wins": self.wins}
        return sums | {"seconds": round(seconds, 3), "games_per_s": round(self.games / seconds)}


def summary(plan: Plan, tally: Tally, seconds: float) -> Iterator[str]:
    """What was played and how it came out, for people."""
    rules = tables.ruleset_in_words(plan.ruleset.game, plan.ruleset.players, plan.ruleset.options)
    speed = f"{seconds:.1f} s, {tally.games / seconds:,.0f} games/s"
    yield f"{rules}, seed {plan.seed}: {tables.counted(tally.games, 'game')} ({speed})"
    if tally.games == 0:
        return
    shared = tables.shared(plan.ruleset.game, tally.ties, tally.games)
    yield f"  {tables.mean(tally.rounds, tally.games)} rounds a game{shared}"
    yield from tables.columns(
        [
            ["seat", *(str(seat) for seat in range(plan.ruleset.players))],
            ["bot", *plan.bots],
            ["points", *(tables.mean(points, tally.games) for points in tally.points)],
            ["won", *(tables.percent(wins, tally.games) for wins in tally.wins)],
        ]
    )
