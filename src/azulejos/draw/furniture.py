"""Pieces that the pictures of both games are put together from: slabs, seals, pills, tags, counts of tiles."""

from collections.abc import Mapping

from azulejos.draw.canvas import Canvas, polygon
from azulejos.draw.lettering import fitting, room_for, shortened
from azulejos.draw.phrases import initial

FRAME = 5  # the painted line lies this far inside the slab


def paint_heading(canvas: Canvas, heading: str, subtitle: str, x: float, y: float, width: float) -> None:
    """What the table waits for, as large as it fits, and under it the game and the round."""
    size = max(fitting(heading, 30, width, bold=True), 17)
    heading = shortened(heading, size, width, bold=True)
    canvas.text(x, y + 30, heading, size=size, weight=600, display=True)
    canvas.text(x, y + 58, subtitle, size=16, colour="ink-2")


# Slabs


def paint_slab(canvas: Canvas, x: float, y: float, width: float, height: float, lit: bool = False) -> None:
    """A board's ground with its painted frame; `lit` gives it a brass edge."""
    for spread, drop in ((3, 5), (1, 3)):
        canvas.rectangle(x + spread, y + drop, width - 2 * spread, height, radius=6, fill="shadow", opacity=0.5)
    if lit:
        canvas.rectangle(x - 2, y - 2, width + 4, height + 4, radius=8, fill="brass")
        canvas.rectangle(x - 1.2, y - 1.2, width + 2.4, height + 2.4, radius=7.4, fill="brass-lit")
    inset = 2.0 if lit else 0.5
    canvas.rectangle(
        x + inset,
        y + inset,
        width - 2 * inset,
        height - 2 * inset,
        radius=6 - inset,
        fill="slab",
        stroke=None if lit else "edge",
    )
    _frame(canvas, x + FRAME + 1.5, y + FRAME + 1.5, width - 2 * FRAME - 3, height - 2 * FRAME - 3)


def _frame(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The painted line with its four concave corners and their dots."""
    reach, right, bottom = 9.0, x + width, y + height
    outline = (
        f"M{x + reach:.1f} {y:.1f}H{right - reach:.1f}a9 9 0 0 0 9 9V{bottom - reach:.1f}a9 9 0 0 0 -9 9"
        f"H{x + reach:.1f}a9 9 0 0 0 -9 -9V{y + reach:.1f}a9 9 0 0 0 9 -9z"
    )
    canvas.path(outline, fill=None, stroke="cobalt-line", line=1.3)
    for dot_x in (x + 1.6, right - 1.6):
        for dot_y in (y + 1.6, bottom - 1.6):
            canvas.circle(dot_x, dot_y, 1.8, fill="cobalt-line")


# Seals, pills, tags


def paint_seal(canvas: Canvas, name: str, x: float, y: float, radius: float) -> None:
    """A seat's sign round (x, y): the initial of its name in a ring."""
    size = 16 if radius > 12 else radius * 1.3
    canvas.circle(x, y, radius, fill="slab", stroke="cobalt", line=1.2 if radius > 12 else 1)
    canvas.text(
        x,
        y + size * 0.325,
        initial(name),
        size=size,
        colour="cobalt",
        weight=600,
        anchor="middle",
        display=True,
    )


def pill_width(words: str) -> float:
    """The width of a pill, enough for a wide font."""
    return room_for(words, 15, bold=True) + 16


def paint_pill(canvas: Canvas, words: str, right: float, middle: float) -> None:
    """Words on a brass ground, left of `right`: whose turn it is, who won."""
    width = pill_width(words)
    canvas.rectangle(right - width, middle - 12.5, width, 25, radius=6, fill="hot", stroke="brass")
    canvas.text(right - width / 2, middle + 5, words, size=15, weight=650, colour="ink", anchor="middle")


def notice_width(words: str) -> float:
    """The width of a notice, enough for a wide font."""
    return room_for(words, 15, bold=True) + 44


def paint_notice(canvas: Canvas, words: str, left: float, middle: float) -> None:
    """The round brass pill of the last round, with its little flag; the words keep to its middle in any font."""
    width = notice_width(words)
    canvas.rectangle(left, middle - 13.5, width, 27, radius=13.5, fill="hot", stroke="brass")
    flag = f"M{left + 14:.1f} {middle + 6.5:.1f}v-12.5h10l-2.2 3.5 2.2 3.5h-10"
    canvas.path(flag, fill=None, stroke="brass-ink", line=1.5)
    canvas.text(
        left + (28 + width - 13) / 2,
        middle + 5,
        words,
        size=15,
        weight=600,
        colour="brass-ink",
        anchor="middle",
    )


def paint_tag(canvas: Canvas, number: int, x: float, middle: float, half: float, full: bool) -> None:
    """The pointed tag of a pattern line, `half` of its height; brass when the line is full."""
    shape = [(0, -half), (1.5 * half, -half), (2.3 * half, 0), (1.5 * half, half), (0, half)]
    outline = polygon((x + dx, middle + dy) for dx, dy in shape)
    fill, stroke = ("brass-lit", "brass") if full else ("slab", "edge")
    canvas.path(outline, fill=fill, stroke=stroke, line=1.2)
    canvas.text(
        x + half * 0.95,
        middle + half * 0.52,
        str(number),
        size=half * 1.45,
        weight=700,
        colour="brass-text" if full else "ink-3",
        anchor="middle",
    )


# Counts


def paint_counts(canvas: Canvas, name: str, counts: Mapping[str, int], x: float, y: float) -> None:
    """What the bag or the discarded tiles hold, in all and by colour."""
    canvas.text(x, y + 13, name, size=14, colour="ink-2")
    canvas.text(x, y + 36, str(sum(counts.values())), size=21, weight=650, display=True)
    for index, (letter, count) in enumerate(counts.items()):
        left = x + 50 + index * 31
        canvas.tile(letter, left, y + 1, 20, opacity=1 if count else 0.45)
        weight, colour = (600, "ink") if count else (400, "ink-2")
        canvas.text(left + 10, y + 36, str(count), size=14, weight=weight, colour=colour, anchor="middle")
