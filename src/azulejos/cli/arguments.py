"""What the commands' arguments share: the parser, its errors, and arguments that mean the same everywhere."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from azulejos.position import Position
    from azulejos.ruleset import Option, Ruleset

Commands = argparse._SubParsersAction  # what `add_subparsers` returns; it has no public name


class UsageError(Exception):
    """Somebody asked for something that can't be; the message says what, and what would be right."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line, and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def command(commands: Commands[argparse.ArgumentParser], name: str, summary: str, more: str = "") -> Parser:
    """A new subcommand; `more` follows the list of its options."""
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    assert isinstance(parser, Parser)
    return parser


# ---- the ruleset


def add_ruleset(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is played."""
    parser.add_argument("--game", metavar="NAME", help="which game: azul (the default) or duel")
    parser.add_argument("--players", type=whole_number, metavar="N", help="how many play Azul (default 2)")
    parser.add_argument("--wall", metavar="WALL", help="Azul's wall: coloured (the default) or grey")
    parser.add_argument(
        "--goals",
        metavar="GOALS",
        help="Duel's goals: random (three, the default), random4, first (for a first game), or a list: rows,jokers,...",
    )
    parser.add_argument(
        "--no-five-colours-special",
        action="store_true",
        help="a special tile is no colour of its own for Duel's goal five_colours",
    )


def ruleset_from(arguments: argparse.Namespace) -> Ruleset:
    """The ruleset that `add_ruleset`'s options name."""
    from azulejos.ruleset import Ruleset

    game = arguments.game or "azul"
    check_options(arguments, game)
    options: dict[str, Option] = {}
    if arguments.wall is not None:
        options["wall"] = arguments.wall
    if arguments.goals is not None:
        options["goals"] = goals_from(arguments.goals)
    if arguments.no_five_colours_special:
        options["five_colours_special"] = False
    players = 2 if arguments.players is None else arguments.players
    try:
        return Ruleset(game, players=players, **options)
    except ValueError as error:
        raise UsageError(str(error)) from None


def check_options(arguments: argparse.Namespace, game: str) -> None:
    """Refuses options that belong to the other game."""
    belongs = {"--wall": "azul", "--goals": "duel", "--no-five-colours-special": "duel"}
    for option in given(arguments):
        if belongs.get(option, game) != game and game in belongs.values():
            raise UsageError(f"{option} is for --game {belongs[option]}, not for {game}")


def given(arguments: argparse.Namespace) -> list[str]:
    """The options of `add_ruleset` that were given."""
    values = {
        "--game": arguments.game,
        "--players": arguments.players,
        "--wall": arguments.wall,
        "--goals": arguments.goals,
        "--no-five-colours-special": arguments.no_five_colours_special or None,
    }
    return [option for option, value in values.items() if value is not None]


def goals_from(text: str) -> Option:
    """A choice of goals by its name, or a comma-separated list of goals."""
    return text if text in ("random", "random4", "first") else [name.strip() for name in text.split(",")]


def options_for(ruleset: Ruleset) -> str:
    """The options that name this ruleset: '--players 3 --wall grey'."""
    if ruleset.game == "azul":
        return f"--players {ruleset.players} --wall {ruleset.options['wall']}"
    goals = ruleset.options["goals"]
    names = goals if isinstance(goals, str) else ",".join(goals) if isinstance(goals, list) else ""
    plain = "" if ruleset.options["five_colours_special"] else " --no-five-colours-special"
    return f"--game {ruleset.game} --goals {names}{plain}"


# ---- numbers


def whole_number(text: str) -> int:
    """A number from 0 on that fits into 64 bits."""
    if not text.isdecimal() or (number := int(text[:40])) >= 2**64:
        raise argparse.ArgumentTypeError(f"a whole number is needed, not '{text}'")
    return number


def positive_number(text: str) -> int:
    """A whole number from 1 on."""
    number = whole_number(text)
    if number == 0:
        raise argparse.ArgumentTypeError("at least 1 is needed, not 0")
    return number


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    """The option that makes chance repeatable."""
    parser.add_argument("--seed", type=whole_number, metavar="S", help=f"{what} (drawn if not given)")


def seed_from(arguments: argparse.Namespace) -> int:
    """The seed that was given, or a new one, short enough to be typed again."""
    return secrets.randbelow(10**9) if arguments.seed is None else int(arguments.seed)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The option that says how many cores to use."""
    parser.add_argument(
        "--jobs", type=positive_number, default=usable_cores(), metavar="N", help="how many cores to use (default: all)"
    )


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- bots and positions


def bots_from(text: str, seats: int, which: str) -> list[str]:
    """The bot of each seat, from one name for all of them or a comma-separated list of one each."""
    from azulejos.bots import bot_names

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bot_names():
            raise UsageError(f"there is no bot '{name}' (there are {' and '.join(bot_names())})")
    if len(names) not in (1, seats):
        raise UsageError(f"name one bot, or one for each of the {seats} {which}, not {len(names)}")
    return names * seats if len(names) == 1 else names


def position_from(text: str) -> Position:
    """The position that was given; `-` stands for what comes on standard input."""
    from azulejos import InvalidPosition
    from azulejos.position import Position

    try:
        return Position.from_text(sys.stdin.read().strip() if text == "-" else text)
    except InvalidPosition as error:
        raise UsageError(f"this is no position: {error}") from None
