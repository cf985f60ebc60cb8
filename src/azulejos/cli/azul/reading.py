"""Reading moves as people type them: `2R4`, `2r4`, `2 red 4`, `centre white floor`, and a column alone at tiling."""

from __future__ import annotations

import re
from collections.abc import Sequence

from azulejos.cli.azul import words
from azulejos.cli.words import listed, sentence, tiles_in_words
from azulejos.data import AzulData
from azulejos.draw.azul.words import COLOURS

SHORT = {colour: letter for letter, colour in COLOURS.items()} | {"centre": "c", "center": "c", "floor": "-"}
FILLERS = re.compile(r"\b(from|to|the|factory|line|column|tiles?)\b|[\s,]+")


def compact(text: str) -> str:
    """What was typed, brought near to the notation: '2 red 4' is '2R4', 'c w floor' is 'cW-'."""
    text = text.lower()
    for word, letter in SHORT.items():
        text = re.sub(rf"\b{word}\b", letter.lower(), text)
    text = FILLERS.sub("", text)
    drafted = re.fullmatch(r"([1-9c])([byrkw])([0-9f-]?)", text)
    if drafted:
        place, colour, line = drafted.groups()
        return f"{place}{colour.upper()}{line.replace('f', '-')}"
    return text


def move_text(typed: str, data: AzulData, legal: Sequence[str]) -> str:
    """The notation that is meant: at tiling a column is enough."""
    text = compact(typed)
    if data["phase"] == "tiling" and re.fullmatch("[0-9]", text):
        return f"{legal[0][:2]}{text}"
    return text


def tiles_meant(text: str, data: AzulData, legal: Sequence[str]) -> list[str]:
    """The tiles that a source and a colour (`2R`), or a source alone (`2`), name: ['2B', '2R']."""
    if data["phase"] != "draft" or not 1 <= len(text) <= 2:
        return []
    return sorted(group for group in words.groups(legal) if group.startswith(text))


def with_some_line(text: str) -> str:
    """Completes a source and a colour that name no tiles to a move, so that the rules say why."""
    return f"{text}-" if re.fullmatch("[1-9c][BYRKW]", text) else text


def reason(text: str, why: str) -> str:
    """Why something isn't possible; what isn't even like a move needs no lesson in notation."""
    return sentence(why) if re.match("[1-9c]", text) else "That is neither a move nor a command."


def what_instead(text: str, data: AzulData, legal: Sequence[str]) -> str:
    """What can be done instead of a move that isn't possible."""
    if data["phase"] == "tiling":
        return f"The column can be {listed([move[-1] for move in legal], 'or')}."
    group = words.groups(legal).get(text[:2])
    if group:
        return sentence(f"{words.colour_of(text[1])} from {words.source(place(text))} can go to {words.places(group)}")
    if text[:1] == "c" or (text[:1].isdecimal() and 1 <= int(text[0]) <= len(data["factories"])):
        return sentence(f"{words.source(place(text))}: {tiles_in_words(tiles_at(text, data), words.BY_LETTER)}")
    return "`moves` lists what can be done, `help` tells how it is written."


def place(text: str) -> object:
    """The source that a move's text begins with."""
    return "centre" if text[:1] == "c" else text[:1]


def tiles_at(text: str, data: AzulData) -> str:
    """What lies at that source."""
    return data["centre"] if text[:1] == "c" else data["factories"][int(text[0]) - 1]
