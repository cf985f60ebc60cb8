"""How a round of Azul Duel came out: what the tiling and, at the end, the goals brought each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.cli import tables
from azulejos.cli.duel.words import colour_of
from azulejos.cli.words import plus, possessive, signed, tiles
from azulejos.data import DuelData, GoalName, ReportData, StepData
from azulejos.draw.duel.goals import NAMES

LINES = ("1", "2", "3", "4", "5", "6")


def told(data: DuelData, steps: ReportData, names: Sequence[str], scores: Sequence[int]) -> list[str]:
    """Tables, and notes below them; `data` is what came of it."""
    told_first = [*tiling_table(steps, names, scores), *notes(steps, names)]
    if data["phase"] != "over":
        return told_first
    after = [before + sum(of_tiling(steps, seat).values()) for seat, before in enumerate(scores)]
    return [*told_first, *goal_table([goal["name"] for goal in data["goals"]], steps, names, after)]


def tiling_table(steps: ReportData, names: Sequence[str], scores: Sequence[int]) -> list[str]:
    """What the tiling brought each seat, line by line."""
    rows = [["", "line 1", *LINES[1:], "special", "broken", "score"]]
    for seat, name in enumerate(names):
        sums, before = of_tiling(steps, seat), scores[seat]
        cells = [plus(sums[column]) if column in sums else "·" for column in (*LINES, "special", "penalty")]
        rows.append([name, *cells, change(before, sum(sums.values()))])
    return tables.columns(rows)


def of_tiling(steps: ReportData, seat: int) -> dict[str, int]:
    """One seat's points by line, for special tiles, and for what broke."""
    sums: dict[str, int] = {}
    for step in steps:
        if step.get("seat") == seat and step["do"] in ("tile", "special", "penalty"):
            column = str(step["line"]) if step["do"] == "tile" else step["do"]
            sums[column] = sums.get(column, 0) + step["points"]
    return sums


def goal_table(goals: Sequence[GoalName], steps: ReportData, names: Sequence[str], scores: Sequence[int]) -> list[str]:
    """What the goals gave at the end of the game; there is no step for one that gave nothing."""
    rows = [["", *(NAMES[goal].lower() for goal in goals), "score"]]
    for seat, name in enumerate(names):
        points = {step["goal"]: step["points"] for step in steps if step["do"] == "goal" and step["seat"] == seat}
        cells = [plus(points.get(goal, 0)) for goal in goals]
        rows.append([name, *cells, change(scores[seat], sum(points.values()))])
    return ["The fifth round was the last, so the goals are counted:", *tables.columns(rows)]


def change(before: int, points: int) -> str:
    """'12 → 17'."""
    return f"{signed(before)} → {signed(before + points)}"


def notes(steps: ReportData, names: Sequence[str]) -> Iterator[str]:
    """What the table doesn't tell."""
    for step in steps:
        note = note_on(step, names[step["seat"]] if "seat" in step else "")
        if note:
            yield note


def note_on(step: StepData, name: str) -> str:
    """What is worth telling of a step; nothing of most."""
    if step["do"] == "breaks":
        count, colour = tiles(step["count"]), colour_of(step["colour"])
        return f"{possessive(name)} line {step['line']} can't find a cell for {colour} any more: {count} broke."
    if step["do"] == "stays" and step["count"] == step["line"]:
        return f"{possessive(name)} line {step['line']} is full and waits for a plate with {colour_of(step['colour'])}."
    if step["do"] == "penalty" and step["penalty"] != step["points"]:
        return f"{possessive(name)} broken tiles would cost {signed(step['penalty'])}, but no score falls below 0."
    if step["do"] == "goal" and step["spared"]:
        goal = NAMES[step["goal"]].lower()
        return f"{possessive(name)} {goal} would cost {step['spared']} more, but no score falls below 0."
    return ""


def standings(data: DuelData, names: Sequence[str]) -> list[str]:
    """Everybody's score, and what broken tiles and goals would change now."""
    rows = [["", "score", "broken", *(NAMES[goal["name"]].lower() for goal in data["goals"])]]
    for seat, (board, name) in enumerate(zip(data["boards"], names, strict=True)):
        points = [plus(goal["points"][seat]) for goal in data["goals"]]
        rows.append([name, str(board["score"]), plus(board["penalty"]), *points])
    return tables.columns(rows)
