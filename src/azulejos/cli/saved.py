"""Games of `azulejos play` that are kept: a record, with who plays and where chance comes from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from azulejos import Game, InvalidRecord
from azulejos.cli.arguments import UsageError
from azulejos.cli.files import replacement

OURS = ("seats", "play")  # the keys that are written afresh; all others are kept
YOU = "you"


@dataclass
class SavedGame:
    """A game, and what its file says about who plays; None where it says nothing."""

    game: Game
    seat: int | None
    bots: list[str] | None  # by seat; the person's own has no meaning


def save(file: Path, game: Game, seat: int, bots: Sequence[str]) -> None:
    """Writes the game so that `resume` can go on with it."""
    seats = [YOU if index == seat else bot for index, bot in enumerate(bots)]
    record = game.to_record(seats=seats, play={"seat": seat, "seed": game.seed})
    with replacement(file) as out:
        out.write(f"{record}\n".encode())


def resume(name: str, seed: int) -> SavedGame:
    """Reads a game; chance goes on from its own seed, or from this one if it names none."""
    record = one_record(name)
    notes = record.get("play")
    notes = notes if isinstance(notes, dict) else {}
    ours = {key: record.pop(key, None) for key in OURS}
    try:
        game = Game.from_record(json.dumps(record), seed=number(notes.get("seed"), 2**64, seed))
    except InvalidRecord as error:
        raise UsageError(f"{name}: {error}") from None
    seats = ours["seats"]
    fits = isinstance(seats, list) and len(seats) == game.players and all(isinstance(seat, str) for seat in seats)
    return SavedGame(game, number(notes.get("seat"), game.players, None), seats if fits else None)


def one_record(name: str) -> dict[str, Any]:
    """The only record of a file."""
    with Path(name).open(encoding="utf-8", errors="replace") as file:
        lines = list(islice((line for line in file if line.strip()), 2))
    if len(lines) != 1:
        raise UsageError(f"{name} holds {'more than one game' if lines else 'no game'}; one is needed to go on with")
    try:
        Game.from_record(lines[0])  # says what is wrong better than what follows
        record: dict[str, Any] = json.loads(lines[0])
    except InvalidRecord as error:
        raise UsageError(f"{name}: {error}") from None
    return record


def number(value: object, end: int, otherwise: Any) -> Any:
    """A number below `end`, or something else where it is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < end else otherwise
