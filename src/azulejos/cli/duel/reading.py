"""Reading Duel's moves as people type them: `s2R4`, `sun 2 red 4`, `2r4`, `p14 5 1`, and at tiling a column alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from azulejos.cli.duel.payments import CHIPS
from azulejos.data import DuelData
from azulejos.draw.duel.words import COLOURS

SHORT = {colour: letter.lower() for letter, colour in COLOURS.items()} | {
    "sun": "s",
    "moon": "m",
    "large": "0",
    "plate": "p",
    "draw": "d",
    "look": "l",
    "stop": "l",
    "keep": "k",
    "put back": "u",
    "back": "u",
    "chip": "x",
    "leave": ".",
    "broken": "-",
    "position": "@",
    "unturned": "r0",
    "turned": "r",
    "turns?": "r",
    "once": "1",
    "twice": "2",
}
FILLERS = re.compile(r"\b(from|to|the|of|on|at|and|it|under|stack|factory|line|column|with|chips|tiles?|order)\b")
SUN = re.compile(r"s?([0-4])([byrkt])([1-6-]?)(/?)([byrkt]*)")
PLATE = re.compile(r"([pk])(\d+)(?:[@ ]+(\d)(?:[r ]+(\d))?)?")
TILING = re.compile(r"(?:([1-6])[@ ]+)?([1-6])([+ ]*)([byrkt, ]*)")


def notation(typed: str, data: DuelData) -> str:
    """What was typed, brought as near to the notation as it can be."""
    text = " ".join(FILLERS.sub(" ", typed.lower().replace(", ", " ")).split())
    for word, letter in SHORT.items():
        text = re.sub(rf"\b{word}\b", letter, text)
    if data["phase"] == "tiling":
        return tiling_text(text, data) or text.replace(" ", "")
    plate = PLATE.fullmatch(re.sub(r" *([@r]) *", r"\1", re.sub(r"^([pk]) +", r"\1", text)))
    if plate:
        return plate_text(plate, data)
    text = text.replace(" ", "")
    sun = SUN.fullmatch(text)
    if sun:
        place, colour, line, slash, order = sun.groups()
        return f"s{place}{colour.upper()}{line}{'/' if slash or order else ''}{order.upper()}"
    return f"m{text[1:].upper()}" if re.fullmatch("m[byrkt][1-6-]?", text) else text


def plate_text(found: re.Match[str], data: DuelData) -> str:
    """A plate on the dome, wherever it comes from."""
    kind, plate, place, turns = found.groups()
    if data["drawn"] is not None:
        kind = "k"
    return f"{kind}{plate}" + (f"@{place}" if place else "") + (f"r{turns}" if turns else "")


def tiling_text(text: str, data: DuelData) -> str:
    """A column for the line that is asked for, with chips in any order; `.` leaves the line."""
    line = line_due(data)
    if text.replace(" ", "") in (".", f"{line}."):
        return f"{line}."
    found = TILING.fullmatch(text)
    if not found:
        return ""
    given, column, plus, chips = found.groups()
    return f"{given or line}@{column}" + ("+" if plus or chips else "") + ",".join(in_order(chips))


def in_order(chips: str) -> list[str]:
    """Chips as the notation lists them: 'rb b' is ['B', 'BR']."""
    names = {frozenset(chip): chip for chip in CHIPS}
    found = [names.get(frozenset(chip), chip) for chip in chips.upper().replace(",", " ").split()]
    return sorted(found, key=lambda chip: CHIPS.index(chip) if chip in CHIPS else len(CHIPS))


def line_due(data: DuelData) -> int:
    """The line that the one who is to move has come to."""
    return data["boards"][data["to_move"] or 0]["pass"] or 1


def beginning(text: str, legal: Sequence[str]) -> bool:
    """Whether a text is a legal move or begins one."""
    return bool(text) and any(move.startswith(text) for move in legal)
