"""Duel's goals as a picture: cards with mark, rule and how both players stand; four of them share a list."""

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.data import DuelData, GoalData
from azulejos.draw.canvas import Canvas
from azulejos.draw.duel import goals
from azulejos.draw.furniture import paint_seal
from azulejos.draw.lettering import fitting, room_for
from azulejos.draw.phrases import signed

CARD, CARD_DEPTH, BETWEEN = 172.0, 106.0, 10.0
ROW = 31.0
SHARE = 42.0  # room for how far a seat has come: 13/20
MOST_CARDS = 3


@dataclass(frozen=True)
class Place:
    """Where a goal is painted: its upper left corner and its right edge, without the margins."""

    x: float
    y: float
    right: float


def goals_depth(data: DuelData) -> float:
    """How high all goals together are."""
    count = len(data["goals"])
    return CARD_DEPTH if count <= MOST_CARDS else count * ROW + 8


def paint_goals(canvas: Canvas, data: DuelData, names: Sequence[str], x: float, y: float, width: float) -> None:
    """All goals in play, up to three as cards, more as a list."""
    if len(data["goals"]) > MOST_CARDS:
        _paint_list(canvas, data, names, Place(x, y, x + width))
        return
    for place, goal in enumerate(data["goals"]):
        left = x + place * (CARD + BETWEEN)
        _paint_card(canvas, data, goal, names, Place(left, y, left + CARD))


def _paint_slab(canvas: Canvas, place: Place, depth: float) -> None:
    width = place.right - place.x
    canvas.rectangle(place.x + 1, place.y + 2, width - 2, depth, radius=6, fill="shadow", opacity=0.6)
    canvas.rectangle(place.x + 0.5, place.y + 0.5, width - 1, depth - 1, radius=6, fill="slab", stroke="edge")


def _paint_mark(canvas: Canvas, goal: GoalData, x: float, y: float, size: float) -> None:
    canvas.use(f"goal-{goal['name'].replace('_', '-')}", x, y, size)


# Cards


def _paint_card(canvas: Canvas, data: DuelData, goal: GoalData, names: Sequence[str], place: Place) -> None:
    _paint_slab(canvas, place, CARD_DEPTH)
    _paint_mark(canvas, goal, place.x + 12, place.y + 10, 30)
    title, rule = goals.NAMES[goal["name"]], goals.rule(data, goal["name"])
    left, right = place.x + 51, place.right - 10
    size = fitting(title, 18, right - left, bold=True)
    canvas.text(left, place.y + 31, title, size=size, weight=600, display=True)
    left = place.x + 12
    canvas.text(left, place.y + 55, rule, size=fitting(rule, 14, right - left), colour="ink-2")
    left, right = place.x + 12, place.right - 12
    bar = right - _points_room(data) - SHARE - left - 23
    for seat, name in enumerate(names):
        middle = place.y + 70 + seat * 21
        paint_seal(canvas, name, left + 8.5, middle, 8.5)
        have, of = goals.progress(data, goal["name"], seat)
        _paint_bar(canvas, left + 23, middle, bar, have / of if of else 0)
        _paint_figures(canvas, data, goal, seat, right, middle)


def _paint_bar(canvas: Canvas, x: float, middle: float, length: float, share: float) -> None:
    canvas.rectangle(x, middle - 2.5, length, 5, radius=2.5, fill="empty", stroke="empty-line")
    if share:
        canvas.rectangle(x, middle - 2.5, max(5, share * length), 5, radius=2.5, fill="cobalt")


def _paint_figures(canvas: Canvas, data: DuelData, goal: GoalData, seat: int, right: float, middle: float) -> None:
    """So much of so much, and the points."""
    have, of = goals.progress(data, goal["name"], seat)
    points = goal["points"][seat]
    canvas.text(right - _points_room(data), middle + 4.5, f"{have}/{of}", size=13, colour="ink-3", anchor="end")
    canvas.text(
        right,
        middle + 5.5,
        signed(points),
        size=16,
        weight=650,
        colour="red" if points < 0 else "ink",
        anchor="end",
        display=True,
    )


def _points_room(data: DuelData) -> float:
    """The width of the longest points, and some air."""
    figures = (signed(points) for goal in data["goals"] for points in goal["points"])
    return max(room_for(figure, 16, bold=True) for figure in figures) + 9


# The list


def _paint_list(canvas: Canvas, data: DuelData, names: Sequence[str], place: Place) -> None:
    _paint_slab(canvas, place, goals_depth(data))
    for row, goal in enumerate(data["goals"]):
        y = place.y + 4 + row * ROW
        if row:
            canvas.path(f"M{place.x + 12:g} {y:g}H{place.right - 12:g}", fill=None, stroke="hairline", line=1)
        _paint_row(canvas, data, goal, names, Place(place.x + 12, y, place.right - 12))


def _paint_row(canvas: Canvas, data: DuelData, goal: GoalData, names: Sequence[str], place: Place) -> None:
    middle = place.y + ROW / 2
    _paint_mark(canvas, goal, place.x, middle - 11.5, 23)
    title, rule = goals.NAMES[goal["name"]], goals.rule(data, goal["name"])
    size = fitting(title, 17, 114, bold=True)
    canvas.text(place.x + 30, middle + 5.5, title, size=size, weight=600, display=True)
    canvas.text(place.x + 150, middle + 5, rule, size=fitting(rule, 14, 128), colour="ink-2")
    for seat, name in enumerate(names):
        right = place.right - (len(names) - 1 - seat) * 120
        paint_seal(canvas, name, right - 99, middle, 8.5)
        _paint_figures(canvas, data, goal, seat, right, middle)
