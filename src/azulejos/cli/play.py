"""`azulejos play`: a game in the terminal against bots."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from azulejos.cli.arguments import (
    Commands,
    UsageError,
    add_ruleset,
    add_seed,
    bots_from,
    command,
    given,
    ruleset_from,
    seed_from,
    whole_number,
)

if TYPE_CHECKING:
    from azulejos.cli.session import Session

MORE = """In the game, `help` tells what can be typed. Without a terminal the lines of standard input are played.

examples:
  azulejos play
  azulejos play --players 3 --wall grey --bots greedy,random
  azulejos play --game duel --goals first
  azulejos play --resume saved.jsonl
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "play", "play a game against bots", MORE)
    add_ruleset(parser)
    parser.add_argument(
        "--bots",
        metavar="BOTS",
        help="who plays against you: greedy (the default) or random, or one for each: greedy,random",
    )
    parser.add_argument("--seat", type=whole_number, metavar="SEAT", help="where you sit, from 0 (default 0)")
    parser.add_argument("--first", type=whole_number, metavar="SEAT", help="the seat that starts (default: drawn)")
    add_seed(parser, "the deals, and who starts")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays."""
    session = begun_anew(arguments) if arguments.resume is None else resumed(arguments)
    session.run()
    return 0


def begun_anew(arguments: argparse.Namespace) -> Session:
    """A new game."""
    from azulejos.cli.session import Session
    from azulejos.game import Game

    ruleset = ruleset_from(arguments)
    seat = checked_seat(arguments.seat or 0, ruleset.players)
    first = None if arguments.first is None else checked_seat(arguments.first, ruleset.players)
    game = Game(ruleset, seed=seed_from(arguments), first=first)
    return Session(game, seat, seated(arguments.bots or "greedy", seat, ruleset.players))


def resumed(arguments: argparse.Namespace) -> Session:
    """A saved game, or any other record that isn't finished."""
    from azulejos.bots import bot_names
    from azulejos.cli.saved import resume
    from azulejos.cli.session import Session

    if given(arguments) or arguments.first is not None:
        raise UsageError("a saved game brings its own players, options and first seat")
    saved = resume(arguments.resume, seed_from(arguments))
    if saved.game.outcome is not None:
        raise UsageError(f"{arguments.resume}: that game is over (azulejos replay --show {arguments.resume})")
    players = saved.game.players
    seat = checked_seat(saved.seat or 0 if arguments.seat is None else arguments.seat, players)
    bots = [bot if bot in bot_names() else "greedy" for bot in saved.bots or ["greedy"] * players]
    if arguments.bots is not None:
        bots = seated(arguments.bots, seat, players)
    return Session(saved.game, seat, bots, arguments.resume)


def checked_seat(seat: int, players: int) -> int:
    """A seat that is there."""
    if seat >= players:
        raise UsageError(f"there is no seat {seat} (seats are 0 to {players - 1})")
    return seat


def seated(text: str, seat: int, players: int) -> list[str]:
    """A bot for each seat; the one on the person's own never plays."""
    bots = bots_from(text, players - 1, "other seats")
    return [*bots[:seat], bots[0], *bots[seat:]]
