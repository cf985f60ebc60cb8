"""`azulejos show`: a picture of a position, in the terminal or as SVG."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from azulejos.cli.arguments import Commands, command, position_from
from azulejos.cli.colour import colour_on

MORE = """A position is one line, in quotes: docs/notation.md tells what stands in it.

example:
  azulejos show --svg table.svg 'azul/coloured 3 draft 0 1 c 0 BBYR,-,KKWW,-,- BYY B12Y9 ...'
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "show", "draw a position in the terminal or as SVG", MORE)
    parser.add_argument("position", metavar="POSITION", help="a position string (-: from standard input)")
    parser.add_argument("--svg", metavar="FILE", help="write an SVG picture instead (-: to standard output)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="of the SVG (default light)")
    parser.add_argument("--json", action="store_true", help="the position as plain data instead")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draws."""
    position = position_from(arguments.position)
    if arguments.svg == "-":
        sys.stdout.write(position.svg(theme=arguments.theme))
    elif arguments.svg is not None:
        Path(arguments.svg).write_text(position.svg(theme=arguments.theme), encoding="utf-8")
    if arguments.json:
        print(json.dumps(position.data))
    elif arguments.svg is None:
        from azulejos.draw import terminal

        print(terminal(position.data, colour=colour_on()))
    return 0
