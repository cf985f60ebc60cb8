"""How a round came out: what the tiling brought each seat, as a table with notes below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from azulejos.cli import tables
from azulejos.cli.azul.words import colour_of
from azulejos.cli.words import plus, possessive, signed, tiles
from azulejos.data import ReportData


def table(steps: ReportData, names: Sequence[str], scores_before: Sequence[int]) -> list[str]:
    """What the tiling brought each seat, line by line, and at the end of the game the bonuses."""
    over = any(step["do"] == "over" for step in steps)
    head = ["", "line 1", "2", "3", "4", "5", "floor", *(["rows", "columns", "colours"] if over else []), "score"]
    rows = [head]
    for seat, name in enumerate(names):
        sums = points_by_column([step for step in steps if step.get("seat") == seat])
        before = scores_before[seat]
        cells = [plus(sums[column]) if column in sums else "·" for column in head_keys(over)]
        rows.append([name, *cells, f"{before} → {before + sum(sums.values())}"])
    return tables.columns(rows)


def head_keys(over: bool) -> list[str]:
    """The columns of `points_by_column` in the order of the table."""
    return ["1", "2", "3", "4", "5", "penalty", *(["rows", "columns", "colours"] if over else [])]


def points_by_column(steps: ReportData) -> dict[str, int]:
    """The points of one seat's steps by line, for the floor, and by bonus."""
    sums: dict[str, int] = {}
    for step in steps:
        if step["do"] == "tile":
            sums[str(step["line"])] = step["points"]
        elif step["do"] == "penalty":
            sums["penalty"] = step["points"]
        elif step["do"] == "bonus":
            sums[step["kind"]] = step["points"]
    return sums


def notes(steps: ReportData, names: Sequence[str]) -> Iterator[str]:
    """What the table doesn't tell."""
    for step in steps:
        if step["do"] == "stuck":
            line = f"{possessive(names[step['seat']])} line {step['line']}"
            colour, count = colour_of(step["colour"]), tiles(step["count"])
            yield f"{line} has no column for {colour}: its {count} fell to the floor."
        elif step["do"] == "penalty" and step["penalty"] != step["points"]:
            floor = f"{possessive(names[step['seat']])} floor"
            yield f"{floor} would cost {signed(step['penalty'])}, but no score falls below 0."
        elif step["do"] == "over":
            yield ENDINGS[step["why"]]


ENDINGS: Mapping[str, str] = {
    "row": "A row of a wall is complete, so the game is over.",
    "barren rounds": "Three rounds in a row brought no tile to any wall, so the game is over.",
    "no tiles": "Not one tile is left to be dealt, so the game is over.",
}
