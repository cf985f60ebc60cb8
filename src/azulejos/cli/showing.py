"""`azulejos replay --show`: records as pictures, event by event."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from azulejos import Game, InvalidRecord, Position
from azulejos.cli import tables
from azulejos.cli.colour import colour_on
from azulejos.cli.replay import split_reason, tell_broken
from azulejos.draw import terminal
from azulejos.draw.ink import bold
from azulejos.record import whole_lines


def show_file(name: str, file: BinaryIO) -> bool:
    """Prints all records of a file; tells whether one was broken."""
    found_broken = False
    with file:
        for number, line in enumerate(records(file), 1):
            game, reason = as_far_as_good(line)
            print(heading(name, number, game))
            if game is not None:
                for text in pictures(game):
                    print(f"\n{text}")
            if reason:
                sys.stdout.flush()  # the error comes after what is good, also where both go to one place
                tell_broken(name, [(number, reason)])
                found_broken = True
            print()
    return found_broken


def records(file: BinaryIO) -> Iterator[str]:
    """The lines of a file that are not blank."""
    for piece in whole_lines(file):
        for line in piece.split(b"\n"):
            if line.strip():
                yield line.decode(errors="replace")


def as_far_as_good(line: str) -> tuple[Game | None, str]:
    """The game up to its first error (None if it doesn't even begin), and what that error is."""
    try:
        return Game.from_record(line), ""
    except InvalidRecord as error:
        return begun(line, split_reason(str(error))[0]), str(error)


def begun(line: str, broken_event: int | None) -> Game | None:
    """The game before the event that is wrong."""
    if broken_event is None:
        return None
    try:
        record = json.loads(line)
        good = {key: value for key, value in record.items() if key not in ("scores", "winners", "rounds")}
        return Game.from_record(json.dumps(good | {"events": record["events"][: broken_event - 1]}))
    except (ValueError, KeyError, TypeError, RecursionError):  # the line is no JSON, or more of it is wrong
        return None


def heading(name: str, number: int, game: Game | None) -> str:
    """Which record, and what was played."""
    if game is None:
        rules = "can't be read"
    else:
        rules = tables.ruleset_in_words(game.ruleset.game, game.players, game.ruleset.options)
    return bold(f"{name}: record {number}: {rules}", colour_on())


def pictures(game: Game) -> Iterator[str]:
    """The position before and after each event, which is written above it."""
    names = seat_names(game)
    yield picture(game.position_at(0), names)
    for ply, event in enumerate(game.events):
        after = game.position_at(ply + 1)
        title = f"{ply + 1}. {event_text(event, game.position_at(ply), names)}"
        yield f"{bold(title, colour_on())}\n{picture(after, names)}"


def picture(position: Position, names: list[str] | None) -> str:
    """One position."""
    return terminal(position.data, colour=colour_on(), names=names)


def event_text(event: dict[str, Any], before: Position, names: list[str] | None) -> str:
    """An event in notation, with who did it."""
    if "move" in event:
        seat = before.to_move or 0
        return f"{event['move']}  {names[seat] if names else f'Seat {seat}'}"
    if "end" in event:
        return f"end: seat {event['end']['seat']}, {event['end']['how']}"
    return ", ".join(f"{kind}: {what_happened(what)}" for kind, what in event.items())


def what_happened(what: Any) -> str:
    """What chance did: tiles, plates, a chip, the back of a plate."""
    if isinstance(what, dict):
        return ", ".join(f"{key} {value}" for key, value in what.items())
    return " ".join(map(str, what)) if isinstance(what, list) else str(what)


def seat_names(game: Game) -> list[str] | None:
    """The players' names, if the record has them."""
    names = game.extras.get("seats")
    if isinstance(names, list) and len(names) == game.players and all(isinstance(name, str) for name in names):
        return [f"{name} (seat {seat})" for seat, name in enumerate(names)]
    return None
