"""The sentences about Azul: what a move would do, what was done, where the game stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeGuard, cast

from azulejos.cli import tables
from azulejos.cli.words import YOU, listed, plus, possessive, sentence, tiles
from azulejos.data import AzulData, DraftPreview, PlacementData, PreviewData, ReportData, StepData, TilingPreview
from azulejos.draw.azul.words import COLOURS

BY_LETTER: dict[str, str] = dict(COLOURS.items())


def colour_of(letter: str) -> str:
    """'red'."""
    return BY_LETTER[letter]


def source(place: object) -> str:
    """'factory 2', 'the centre'."""
    return "the centre" if place == "centre" else f"factory {place}"


# ---- what a move would do


def preview(data: PreviewData) -> str:
    """A move's consequences in a sentence or two."""
    if is_draft(data):
        return " ".join(draft_sentences(data))
    return tiling_preview(cast("TilingPreview", data))


def is_draft(data: PreviewData) -> TypeGuard[DraftPreview]:
    """Whether a preview is of a draft move, not of a tiling."""
    return "source" in data


def tiling_preview(data: TilingPreview) -> str:
    """'Column 3: +5 (3 across, 2 down).'"""
    ends = f" It fills row {data['line']}: the last round." if data["completes_row"] else ""
    return f"Column {data['column']}: {plus(data['points'])}{runs(data)}.{ends}"


def runs(data: TilingPreview | PlacementData) -> str:
    """Where the points come from, if it is more than the tile itself."""
    parts = [
        f"{length} {way}" for length, way in ((data["horizontal"], "across"), (data["vertical"], "down")) if length > 1
    ]
    return f" ({', '.join(parts)})" if parts else ""


def draft_sentences(data: DraftPreview) -> Iterator[str]:
    """What happens to the line, to the floor, and to the game."""
    line = line_sentence(data)
    if line:
        yield line
    floor = floor_sentence(data)
    if floor:
        yield floor
    if data["completes_row"]:
        fills = "can fill" if up_to(data) else "fills"
        yield f"It {fills} row {data['line']}: the last round."
    if data["ends_draft"]:
        yield "These are the last tiles of the round."


def up_to(data: DraftPreview) -> bool:
    """Whether a choice at tiling decides what the line brings."""
    return data["tiling"] is not None and data["tiling"]["choice"]


def line_sentence(data: DraftPreview) -> str:
    """'Line 3 is full: +7 at tiling.'"""
    if data["line"] is None:
        return ""
    colour = colour_of(data["colour"])
    tiling = data["tiling"]
    if tiling is None:
        return f"Line {data['line']} holds {data['filled']} of {data['line']} {colour}."
    if not tiling["columns"]:
        return f"Line {data['line']} is full, but no column takes {colour}: it will all fall to the floor."
    most = "up to " if tiling["choice"] else ""
    return f"Line {data['line']} is full: {most}{plus(tiling['points'])} at tiling{runs(tiling)}."


def floor_sentence(data: DraftPreview) -> str:
    """'The marker and 2 tiles fall to the floor (−4).'"""
    falling = data["to_floor"] + data["to_lid"]
    cost = data["penalty_after"] - data["penalty_before"]
    if falling == 0 and not data["marker"]:
        return ""
    if cost == 0:
        return "The floor is full, so what falls costs nothing."
    what = listed(["the marker"] * data["marker"] + [tiles(falling)] * (falling > 0))
    verb = "falls" if falling + data["marker"] == 1 else "fall"
    free = f", {data['to_lid']} of them for nothing" if data["to_lid"] else ""
    return sentence(f"{what} {verb} to the floor ({plus(cost)}){free}")


# ---- what was done


def move_told(report: ReportData, expected: PreviewData) -> str:
    """What a move did: '3 red from factory 2 to line 2: full, 1 tile to the floor'."""
    if not is_draft(expected):
        return tile_told(report[0])
    steps = {step["do"]: step for step in report[:DRAFT_STEPS]}
    taken = steps["take"]
    where = f"{taken['count']} {colour_of(taken['colour'])} from {source(taken['source'])}"
    what = f"the marker and {where}" if "marker" in steps else where
    if "place" not in steps:
        return f"{what} to the floor"
    fallen = taken["count"] - steps["place"]["count"]
    filled = "full" if expected["complete"] else f"{expected['filled']} of {expected['line']}"
    return f"{what} to line {expected['line']}: {filled}" + (f", {tiles(fallen)} to the floor" if fallen else "")


DRAFT_STEPS = 6  # at most: take, leftovers, marker, place, floor, lid


def tile_told(step: StepData) -> str:
    """'the red tile of line 3 to column 2: +5'."""
    tile = f"the {colour_of(step['colour'])} tile of line {step['line']}"
    return f"{tile} to column {step['column']}: {plus(step['points'])}"


# ---- where the game stands


def heading(data: AzulData, names: Sequence[str]) -> str:
    """What the table waits for."""
    if data["phase"] == "deal":
        return f"Round {data['round']} is over" if data["round"] else "The game begins"
    if data["phase"] == "over" or data["to_move"] is None:
        return "The game is over"
    yours = names[data["to_move"]] == YOU
    if data["phase"] == "tiling":
        return "Choose a column" if yours else f"{names[data['to_move']]} chooses a column"
    return "Your move" if yours else f"{names[data['to_move']]} to move"


def last_round(data: AzulData, names: Sequence[str]) -> str:
    """Who can end the game in this round, if somebody can: 'The last round: your rows 1 and 2, greedy's row 1.'"""
    certain = [ending for ending in data["ending"] if ending["certain"]]
    rows: dict[int, list[str]] = {}
    for ending in certain or data["ending"]:
        rows.setdefault(ending["seat"], []).append(str(ending["row"]))
    if not rows:
        return ""
    whose = [
        f"{possessive(names[seat]).replace('Your', 'your')} row{'s' * (len(numbers) > 1)} {listed(numbers)}"
        for seat, numbers in rows.items()
    ]
    return f"{'The' if certain else 'Perhaps the'} last round: {', '.join(whose)}."


def standings(data: AzulData, names: Sequence[str]) -> list[str]:
    """Everybody's score, and what floor and bonuses would change now."""
    rows = [["", "score", "floor", "rows", "columns", "colours"]]
    for board, name in zip(data["boards"], names, strict=True):
        bonuses = board["bonuses"]
        extra = [plus(bonuses["rows"]), plus(bonuses["columns"]), plus(bonuses["colours"])]
        rows.append([name, str(board["score"]), plus(board["penalty"]), *extra])
    return tables.columns(rows)


# ---- legal moves


def places(moves: Sequence[str]) -> str:
    """Where moves of one source and colour lead: 'line 1, 3 or the floor'."""
    lines = [move[-1] for move in moves if move[-1] != "-"]
    parts = [f"line {lines[0]}", *lines[1:]] if lines else []
    return listed([*parts, *(["the floor"] if any(move[-1] == "-" for move in moves) else [])], "or")


def groups(moves: Sequence[str]) -> dict[str, list[str]]:
    """Draft moves by source and colour: {'2R': ['2R1', '2R-']}."""
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(move[:2], []).append(move)
    return found
