"""Duel's plates on the table as a picture: the display, the stack, and the tray of plates drawn or put back."""

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.data import DuelData, PlateBack
from azulejos.draw.canvas import Canvas
from azulejos.draw.duel import words
from azulejos.draw.duel.plates import paint_back, paint_face, paint_plate, plate_size
from azulejos.draw.lettering import fitting, shortened
from azulejos.draw.phrases import initial

CELL = 38.0
PLATE = plate_size(CELL)
DEPTH = PLATE + 18  # with the plates' numbers under them
TRAY_DEPTH = 78.0
TRAY_CELL = 19.0
TITLE = 150.0  # least width of a group that another one follows
GROUPS_APART = 22.0


# Display and stack


def paint_shelf(canvas: Canvas, data: DuelData, x: float, y: float, width: float) -> None:
    """The display at the left, the stack at the right."""
    for place, plate in enumerate(data["display"]):
        left = x + 4 + place * (PLATE + 16)
        if plate is None:
            _paint_gap(canvas, left, y)
        else:
            paint_face(canvas, plate, left, y, CELL)
            canvas.text(left + PLATE / 2, y + DEPTH, str(plate), size=14, colour="ink-2", anchor="middle")
    _paint_stack(canvas, data, x + width - 4 - PLATE, y)


def _paint_gap(canvas: Canvas, x: float, y: float) -> None:
    box = (x + 0.75, y + 0.75, PLATE - 1.5, PLATE - 1.5)
    canvas.rectangle(*box, radius=4, fill="basin", stroke="basin-line", line=1.5, dash="5 4")


def _paint_stack(canvas: Canvas, data: DuelData, x: float, y: float) -> None:
    stack = data["stack"]
    if not stack["count"]:
        _paint_gap(canvas, x, y)
    for layer in range(min(stack["count"], 3) - 1, -1, -1):
        paint_back(canvas, stack["top"], x, y + 3 * layer, CELL)
    right, room = x - 14, 132.0
    title = words.stack_title(data)
    size = fitting(title, 20, room, bold=True)
    canvas.text(right, y + 19, title, size=size, weight=600, anchor="end", display=True)
    for index, line in enumerate(words.stack_lines(data)):
        size = fitting(line, 15, room)
        canvas.text(right, y + 40 + 19 * index, line, size=size, colour="ink-2", anchor="end")


# The tray


@dataclass(frozen=True)
class Group:
    """Plates that belong together: a title, the plates, and what stands under each."""

    title: str
    plates: Sequence[tuple[int | None, PlateBack]]
    labels: Sequence[str]
    lit: bool


def tray_groups(data: DuelData, names: Sequence[str]) -> list[Group]:
    """The plates being drawn, then those that were put back, top to bottom."""
    groups = []
    if data["drawn"]:
        drawn = [(plate["plate"], plate["back"]) for plate in data["drawn"]["plates"]]
        labels = [str(plate) if plate is not None else "" for plate, _ in drawn]
        groups.append(Group(words.drawn_title(data, names), drawn, labels, lit=True))
    if data["stack"]["returned"]:
        returned = data["stack"]["returned"]
        plates = [(plate["plate"], plate["back"]) for plate in returned]
        labels = [_owner(plate["plate"], names[plate["seat"]]) for plate in returned]
        groups.append(Group("Put back, top first", plates, labels, lit=False))
    return groups


def _owner(plate: int | None, name: str) -> str:
    return initial(name) if plate is None else f"{plate} {initial(name)}"


def paint_tray(canvas: Canvas, groups: Sequence[Group], x: float, y: float, width: float) -> None:
    """The groups side by side, in cells as large as they have room for."""
    cell = TRAY_CELL
    while sum(_widths(groups, cell)) > width - 4:
        cell -= 0.5
    left = x + 4
    for group, taken in zip(groups, _widths(groups, cell), strict=True):
        room = x + width - left if group is groups[-1] else taken - GROUPS_APART
        _paint_group(canvas, group, left, y, cell, room)
        left += taken


def _widths(groups: Sequence[Group], cell: float) -> list[float]:
    """What the groups take; all but the last one have room for their titles, too."""
    plates = [len(group.plates) * (plate_size(cell) + 6) for group in groups]
    return [*(max(width, TITLE) + GROUPS_APART - 6 for width in plates[:-1]), plates[-1]]


def _paint_group(canvas: Canvas, group: Group, x: float, y: float, cell: float, room: float) -> None:
    colour = "brass-ink" if group.lit else "ink-2"
    title = shortened(group.title, 14, room)
    canvas.text(x, y + 11, title, size=14, weight=600 if group.lit else 400, colour=colour)
    size = plate_size(cell)
    for place, ((plate, back), label) in enumerate(zip(group.plates, group.labels, strict=True)):
        left = x + place * (size + 6)
        paint_plate(canvas, plate, back, left, y + 18, cell)
        canvas.text(left + size / 2, y + 18 + size + 14, label, size=13, colour="ink-2", anchor="middle")
