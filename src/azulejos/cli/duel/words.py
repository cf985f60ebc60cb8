"""The sentences about Azul Duel's moves before they are made: what each would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from azulejos.cli.words import listed, plus, sentence, signed, tiles
from azulejos.data import (
    ChipPreview,
    DrawPreview,
    DuelPlacementData,
    DuelPreview,
    GoalPreview,
    LeavePreview,
    LookPreview,
    PlatePreview,
    PreviewData,
    PutBackPreview,
    TakePreview,
    TilePreview,
)
from azulejos.draw.duel.goals import NAMES
from azulejos.draw.duel.plates import name_of
from azulejos.draw.duel.words import BY_LETTER

MARKER = "the first-player tile"
TURNS = ("unturned", "turned once", "turned twice", "turned three times")


# ---- small words


def colour_of(letter: str) -> str:
    """'red'."""
    return BY_LETTER[letter]


def colours_of(letters: Iterable[str]) -> str:
    """'red, red and black', in this order."""
    return listed([colour_of(letter) for letter in letters])


def factory(number: int) -> str:
    """'the large factory', 'factory 2'."""
    return "the large factory" if number == 0 else f"factory {number}"


def source(place: object) -> str:
    """'the sun of factory 2', 'the moon'."""
    return f"the sun of {factory(place)}" if isinstance(place, int) else "the moon"


def numbered(noun: str, numbers: Sequence[int]) -> str:
    """'line 3', 'lines 3 and 4'."""
    plural = "factories" if noun == "factory" else f"{noun}s"
    return f"{noun if len(numbers) == 1 else plural} {listed([str(number) for number in numbers])}"


def ranges(numbers: Sequence[int]) -> str:
    """'1-4, 6', of ascending numbers."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


def chips_in_words(chips: Sequence[str]) -> str:
    """'chip BR', 'chips B, BR and RT'."""
    return f"chip{'s' * (len(chips) > 1)} {listed(chips)}"


# ---- what a move would do


def preview(data: PreviewData) -> str:
    """A move's consequences in a sentence or two."""
    told = cast("DuelPreview", data)
    sentences = [*_sentences(told)]
    if told["ends_draft"]:
        sentences.append("The draft is over then.")
    return " ".join(sentences)


def _sentences(data: DuelPreview) -> Iterator[str]:
    if data["kind"] == "sun" or data["kind"] == "moon":
        return take_sentences(data)
    if data["kind"] == "plate" or data["kind"] == "keep":
        return plate_sentences(data)
    if data["kind"] == "tile":
        return tile_sentences(data)
    return iter([_short(data)])


def _short(data: DrawPreview | LookPreview | PutBackPreview | ChipPreview | LeavePreview) -> str:
    """The moves that one sentence is enough for."""
    if data["kind"] == "draw":
        cost = f"for {signed(-data['points'])} point" if data["points"] else "free of charge"
        return f"You draw {name_of(None, data['back'])} {cost}, without seeing its face yet."
    if data["kind"] == "look":
        return "You see its face and lay it." if data["count"] == 1 else "You see the faces and keep one of the plates."
    if data["kind"] == "put_back":
        return f"{sentence(name_of(data['plate'], data['back']))[:-1]} goes under the stack."
    if data["kind"] == "chip":
        return f"You take the chip {data['chip']}."
    return f"Line {data['line']} keeps its {data['filled']} {colour_of(data['colour'])}; {data['missing']} missing."


# ---- taking tiles


def take_sentences(data: TakePreview) -> Iterator[str]:
    """What happens to the line, to the broken stack, and on the factories."""
    if data["line"] is not None:
        yield line_sentence(data)
    breaking = broken_sentence(data)
    if breaking:
        yield breaking
    if data["turned_up"]:
        chips = "a chip" if len(data["turned_up"]) == 1 else "chips"
        yield f"It turns up {chips} on {numbered('factory', data['turned_up'])}."


def line_sentence(data: TakePreview) -> str:
    """'Line 3 is full: +7 at tiling (4 across, 3 down).'"""
    colour = colour_of(data["colour"])
    if data["tiling"] is None:
        return f"Line {data['line']} holds {data['filled']} of {data['line']} {colour}."
    if data["tiling"]["why"] is not None:
        waits = data["tiling"]["why"] == "waits"
        fate = f"waits: no cell for {colour} yet" if waits else f"will break: no cell for {colour} any more"
        return f"Line {data['line']} is full and {fate}."
    most = "up to " if data["tiling"]["choice"] else ""
    return f"Line {data['line']} is full: {most}{points(data['tiling'], ' at tiling')}."


def points(placed: DuelPlacementData | TilePreview, when: str = "") -> str:
    """'+7 (4 across, 3 down), and +4 for the special tile'."""
    lengths = ((placed["horizontal"], "across"), (placed["vertical"], "down"))
    runs = [f"{length} {way}" for length, way in lengths if length > 1]
    special = f", and {plus(placed['points_special'])} for the special tile" if placed["points_special"] else ""
    return f"{plus(placed['points'])}{when}{f' ({listed(runs)})' if runs else ''}{special}"


def broken_sentence(data: TakePreview) -> str:
    """'2 tiles break and the first-player tile comes along (−5).'"""
    breaking = data["to_broken"] + data["to_tower"]
    cost = data["penalty_after"] - data["penalty_before"]
    if not breaking and not data["marker"]:
        return ""
    parts = [f"{tiles(breaking)} {'breaks' if breaking == 1 else 'break'}"] if breaking else []
    parts += [f"{MARKER} comes along"] if data["marker"] else []
    free = f"; no room for {data['to_tower']}, which cost nothing" if data["to_tower"] else ""
    return sentence(f"{listed(parts)} ({plus(cost)}){free}")


# ---- plates


def plate_sentences(data: PlatePreview) -> Iterator[str]:
    """How it would lie, and whom it would serve."""
    upper, lower = (" ".join(letters(half)) for half in (data["cells"][:2], data["cells"][2:]))
    yield f"{TURNS[data['turns']].capitalize()}: {upper} above {lower}."
    if data["serves"]:
        yield f"A cell for your {numbered('line', data['serves'])}."
    changes = goal_changes(data["goals"])
    if changes:
        yield f"{changes}."


def letters(cells: str) -> str:
    """Free cells as the picture shows them: 'yj*k'."""
    return cells.lower()


def goal_changes(goals: Sequence[GoalPreview]) -> str:
    """'Rows +3, Jokers −8'; nothing if none changes."""
    changed = [goal for goal in goals if goal["before"] != goal["after"]]
    return ", ".join(f"{NAMES[goal['name']]} {plus(goal['after'] - goal['before'])}" for goal in changed)


# ---- tiling


def tile_sentences(data: TilePreview) -> Iterator[str]:
    """'Column 3: +5 (3 across, 2 down), and +4 for the special tile. It costs the chips B and BR.'"""
    yield f"Column {data['column']}: {points(data)}."
    changes = goal_changes(data["goals"])
    if changes:
        yield f"{changes}."
    if data["chips"]:
        yield f"It costs the {chips_in_words(data['chips'])}."
