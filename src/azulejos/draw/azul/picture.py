"""The SVG picture of an Azul position: the table at the left, the boards at the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi

from azulejos.data import AzulData
from azulejos.draw.art import Theme
from azulejos.draw.azul import words
from azulejos.draw.azul.board import BoardPainter, BoardShape
from azulejos.draw.azul.market import Ring, paint_market, paint_ring, paint_stock
from azulejos.draw.canvas import Canvas, prefix
from azulejos.draw.furniture import paint_heading, paint_notice
from azulejos.draw.lettering import shortened
from azulejos.draw.phrases import seat_names

MARGIN = 16.0
TABLE = 536.0  # width of the table's column
HEAD = 76.0  # height of the heading
STOCK = 60.0  # height of the strip with bag and lid
BETWEEN = 14.0  # between boards


@dataclass(frozen=True)
class Layout:
    """How a picture for so many players is laid out."""

    ring: Ring
    board: BoardShape
    columns: int  # of boards
    rows: int

    @property
    def width(self) -> float:
        """Of the whole picture."""
        return 3 * MARGIN + TABLE + self.columns * (self.board.width + BETWEEN) - BETWEEN

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return 2 * MARGIN + self.rows * (self.board.height + BETWEEN) - BETWEEN


LAYOUTS = {
    2: Layout(
        Ring(dish=144, tile=40, radius_x=196, radius_y=196),
        BoardShape(width=536, height=360, tile=42, gap=4, rows_top=58, floor=36, floor_top=309, score=34),
        columns=1,
        rows=2,
    ),
    3: Layout(
        Ring(dish=112, tile=32, radius_x=208, radius_y=196),
        BoardShape(
            width=424,
            height=248,
            tile=28,
            gap=3,
            rows_top=48,
            floor=28,
            floor_top=208,
            score=27,
            figures_above=False,
        ),
        columns=1,
        rows=3,
    ),
    4: Layout(
        Ring(dish=98, tile=28, radius_x=216, radius_y=186),
        BoardShape(width=410, height=304, tile=32, gap=3, rows_top=54, floor=30, floor_top=257, score=29),
        columns=2,
        rows=2,
    ),
}


def picture(data: AzulData, theme: Theme, names: Sequence[str] | None = None) -> str:
    """A complete SVG document of the position."""
    seats = seat_names(data["players"], names)
    layout = LAYOUTS[data["players"]]
    canvas = Canvas(theme, prefix("a", data, theme, seats))
    canvas.rectangle(0, 0, layout.width, layout.height, radius=6, fill="table")
    _paint_heading(canvas, data, seats)
    _paint_table(canvas, data, layout)
    for seat, name in enumerate(seats):
        row, column = divmod(seat, layout.columns)
        x = 2 * MARGIN + TABLE + column * (layout.board.width + BETWEEN)
        y = MARGIN + row * (layout.board.height + BETWEEN)
        BoardPainter(canvas, layout.board, data, seat, name).paint(x, y)
    title = f"{words.heading(data, seats)}: {words.subtitle(data)}"
    return canvas.document(layout.width, layout.height, title, words.description(data, seats))


def _paint_heading(canvas: Canvas, data: AzulData, seats: Sequence[str]) -> None:
    heading, subtitle = words.heading(data, seats), words.subtitle(data)
    paint_heading(canvas, heading, subtitle, MARGIN + 4, MARGIN, TABLE - 4)
    notice = words.last_round(data, seats)
    if notice:
        paint_notice(canvas, shortened(notice, 15, TABLE - 60, bold=True), MARGIN + 4, MARGIN + 83)


def _paint_table(canvas: Canvas, data: AzulData, layout: Layout) -> None:
    ring = layout.ring
    stock_top = layout.height - MARGIN - STOCK
    free = (MARGIN + HEAD, stock_top)
    # with an odd number of dishes the ring reaches higher above its middle than below
    lowest = ring.radius_y * cos(pi / len(data["factories"]))
    below = lowest + ring.dish / 2
    x = MARGIN + TABLE / 2
    y = (sum(free) + ring.above - below) / 2
    paint_market(canvas, data, x, y)
    paint_ring(canvas, ring, data["factories"], x, y)
    paint_stock(canvas, data, MARGIN, stock_top, TABLE)
