"""The command line `azulejos`: one module per subcommand; this one reads arguments and turns errors into exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import cast

from azulejos import __version__
from azulejos.cli import bench, perft, play, replay, serve, show, simulate
from azulejos.cli.arguments import Parser, UsageError

GOOD, FOUND_WRONG, WRONG_USAGE = 0, 1, 2
INTERRUPTED, PIPE_CLOSED = 130, 141  # as a shell tells that the signal INT or PIPE ended a command

COMMANDS = (play, serve, simulate, replay, show, perft, bench)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code: 0 good, 1 something found wrong, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # rather a ? than a traceback on a terminal without our letters
    try:
        return _run(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED


def _run(argv: Sequence[str] | None) -> int:
    parser = _parser()
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as done:  # argparse has said why
        return cast("int", done.code)
    run = cast("Callable[[argparse.Namespace], int]", arguments.run)
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (UsageError, OSError) as error:
        print(f"azulejos {arguments.command}: {_reason(error)}", file=sys.stderr)
        return WRONG_USAGE
    return code


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="azulejos",
        description="Azul and Azul Duel: play in the terminal or the browser, simulate, check records, draw, measure.",
        epilog="`azulejos COMMAND --help` tells more about each.",
    )
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def _reason(error: UsageError | OSError) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _forget_output() -> None:
    """Lets Python flush what nobody reads any more into nothing when it ends."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            os.dup2(nothing, stream.fileno())
    os.close(nothing)
