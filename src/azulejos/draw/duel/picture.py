"""The SVG picture of a Duel position: the table at the left, the two boards at the right."""

from collections.abc import Sequence

from azulejos.data import DuelData
from azulejos.draw.art import Theme
from azulejos.draw.canvas import Canvas, prefix
from azulejos.draw.duel import board, cards, factories, shelf, words
from azulejos.draw.furniture import notice_width, paint_counts, paint_heading, paint_notice
from azulejos.draw.phrases import seat_names

MARGIN = 16.0
TABLE = 536.0  # width of the table's column
HEAD = 84.0  # height of the heading
STOCK = 56.0  # height of the strip with bag and tower
BETWEEN = 14.0  # between the boards
ROOM_FOR_LINE = 26.0  # between factories and plates
WIDTH = 3 * MARGIN + TABLE + board.WIDTH
HEIGHT = 2 * MARGIN + 2 * board.HEIGHT + BETWEEN


def picture(data: DuelData, theme: Theme, names: Sequence[str] | None = None) -> str:
    """A complete SVG document of the position."""
    seats = seat_names(data["players"], names)
    canvas = Canvas(theme, prefix("d", data, theme, seats))
    canvas.rectangle(0, 0, WIDTH, HEIGHT, radius=6, fill="table")
    _paint_heading(canvas, data, seats)
    _paint_table(canvas, data, seats)
    for seat, name in enumerate(seats):
        y = MARGIN + seat * (board.HEIGHT + BETWEEN)
        board.BoardPainter(canvas, data, seat, name).paint(2 * MARGIN + TABLE, y)
    title = f"{words.heading(data, seats)}: {words.subtitle(data)}"
    return canvas.document(WIDTH, HEIGHT, title, words.description(data, seats))


def _paint_heading(canvas: Canvas, data: DuelData, seats: Sequence[str]) -> None:
    heading, subtitle = words.heading(data, seats), words.subtitle(data)
    paint_heading(canvas, heading, subtitle, MARGIN + 4, MARGIN, TABLE - 4)
    if words.is_last_round(data):
        paint_notice(canvas, "Last round", MARGIN + TABLE - notice_width("Last round"), MARGIN + 53)


def _paint_table(canvas: Canvas, data: DuelData, seats: Sequence[str]) -> None:
    """Factories, plates, goals, bag and tower, one under the other, the free height shared out between them."""
    tray = shelf.tray_groups(data, seats)
    depths = [factories.DEPTH, shelf.DEPTH, shelf.TRAY_DEPTH if tray else 0, cards.goals_depth(data), STOCK]
    parts = sum(depth > 0 for depth in depths)
    space = (HEIGHT - 2 * MARGIN - HEAD - sum(depths)) / (parts - 1)
    tops = [MARGIN + HEAD]
    for depth in depths[:-1]:
        tops.append(tops[-1] + depth + (space if depth else 0))
    if space > ROOM_FOR_LINE:
        _paint_line(canvas, tops[1] - space / 2)
    factories.paint_factories(canvas, data, MARGIN, tops[0])
    shelf.paint_shelf(canvas, data, MARGIN, tops[1], TABLE)
    if tray:
        shelf.paint_tray(canvas, tray, MARGIN, tops[2], TABLE)
    cards.paint_goals(canvas, data, seats, MARGIN, tops[3], TABLE)
    _paint_stock(canvas, data, MARGIN, tops[4])


def _paint_line(canvas: Canvas, y: float) -> None:
    canvas.path(f"M{MARGIN:g} {y:.1f}h{TABLE:g}", fill=None, stroke="edge", line=1)


def _paint_stock(canvas: Canvas, data: DuelData, x: float, y: float) -> None:
    _paint_line(canvas, y)
    paint_counts(canvas, "Bag", words.counts(data["bag"]), x + 4, y + 14)
    paint_counts(canvas, "Tower", words.counts(data["tower"]), x + TABLE - 208, y + 14)
