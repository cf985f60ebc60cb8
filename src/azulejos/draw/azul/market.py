"""The table of Azul as a picture: the ring of dishes, the market in its middle, bag and lid."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import cos, hypot, pi, sin

from azulejos.data import AzulData
from azulejos.draw.azul.words import COLOURS, counts
from azulejos.draw.canvas import Canvas
from azulejos.draw.furniture import paint_counts

MARKET = 222.0  # across
MARKET_RIM = 13.0
LONGEST_GROUP = 6  # longer groups of one colour are split over rows


@dataclass(frozen=True)
class Ring:
    """The measures of the dishes' ring."""

    dish: float  # across
    tile: float
    radius_x: float
    radius_y: float

    @property
    def above(self) -> float:
        """How far the ring reaches above its middle."""
        return self.radius_y + self.dish / 2


# Dishes


def paint_ring(canvas: Canvas, ring: Ring, factories: Sequence[str], x: float, y: float) -> None:
    """All dishes round (x, y), number 1 at twelve o'clock, clockwise."""
    for place, tiles in enumerate(factories):
        angle = 2 * pi * place / len(factories)
        middle = (x + ring.radius_x * sin(angle), y - ring.radius_y * cos(angle))
        _paint_dish(canvas, ring, place + 1, tiles, middle, angle)


def _paint_dish(canvas: Canvas, ring: Ring, number: int, tiles: str, middle: tuple[float, float], angle: float) -> None:
    x, y = middle
    half = ring.dish / 2
    canvas.circle(x, y + 2.5, half, fill="shadow")
    canvas.use("dish" if tiles else "dish-empty", x - half, y - half, ring.dish)
    # beside small dishes the number moves outwards, off the tiles
    reach, halo = (half - 7.5, 9.5) if ring.dish > 120 else (half - 2, 8.5)
    label_x, label_y = x + reach * sin(angle), y - reach * cos(angle)
    canvas.circle(label_x, label_y, halo, fill="slab")
    colour = "cobalt" if tiles else "ink-3"
    canvas.text(
        label_x,
        label_y + 4.8,
        str(number),
        size=14.5,
        weight=650,
        colour=colour,
        anchor="middle",
        display=True,
    )
    gap = _gap(ring.tile)
    step = ring.tile + gap
    for place, tile in enumerate(tiles):
        row, column = divmod(place, 2)
        canvas.tile(tile, x - step + gap / 2 + column * step, y - step + gap / 2 + row * step, ring.tile)


# Market


def paint_market(canvas: Canvas, data: AzulData, x: float, y: float) -> None:
    """The centre: the marker, if it lies there, then the tiles grouped by colour, as large as they fit."""
    canvas.use("market", x - MARKET / 2, y - MARKET / 2, MARKET)
    groups = (["*"] if data["marker"] == "centre" else []) + list(_groups(data["centre"]))
    if not groups:
        return
    size, rows = _arranged(groups)
    gap = _gap(size)
    top = y - (len(rows) * (size + 2 * gap) - 2 * gap) / 2
    for index, row in enumerate(rows):
        _paint_row(canvas, row, size, x - _row_width(row, size) / 2, top + index * (size + 2 * gap))


def _paint_row(canvas: Canvas, row: Sequence[str], size: float, left: float, top: float) -> None:
    gap = _gap(size)
    for group in row:
        for piece in group:
            if piece == "*":
                canvas.marker(left, top, size)
            else:
                canvas.tile(piece, left, top, size)
            left += size + gap
        left += 2 * gap


def _groups(tiles: str) -> Iterator[str]:
    for letter in COLOURS:
        count = tiles.count(letter)
        parts = -(-count // LONGEST_GROUP)
        for part in range(parts):
            yield letter * (count // parts + (part < count % parts))


def _arranged(groups: Sequence[str]) -> tuple[float, list[list[str]]]:
    """The largest tiles, and the roundest rows of them, that lie within the market's rim."""
    for size in range(38, 8, -1):
        fitting = [
            (reach, rows) for rows in _splits(groups) if (reach := _reach(rows, size)) <= MARKET / 2 - MARKET_RIM
        ]
        if fitting:
            return size, min(fitting)[1]
    raise ValueError("The centre holds more tiles than the game has.")


def _splits(groups: Sequence[str]) -> Iterator[list[list[str]]]:
    """Every way to break the groups into rows, in order."""
    for count in range(len(groups)):
        for breaks in combinations(range(1, len(groups)), count):
            edges = (0, *breaks, len(groups))
            yield [list(groups[start:end]) for start, end in pairwise(edges)]


def _reach(rows: Sequence[Sequence[str]], size: float) -> float:
    """How far the farthest corner lies from the middle."""
    pitch = size + 2 * _gap(size)
    top = -(len(rows) * pitch - 2 * _gap(size)) / 2
    edges = [max(abs(top + index * pitch), abs(top + index * pitch + size)) for index in range(len(rows))]
    return max(hypot(_row_width(row, size) / 2, edge) for row, edge in zip(rows, edges, strict=True))


def _row_width(row: Sequence[str], size: float) -> float:
    gap = _gap(size)
    return sum(len(group) * (size + gap) - gap for group in row) + 3 * gap * (len(row) - 1)


def _gap(size: float) -> float:
    return 4 if size >= 34 else 3 if size > 26 else 2


# Bag and lid


def paint_stock(canvas: Canvas, data: AzulData, x: float, y: float, width: float) -> None:
    """The strip at the table's foot: what the bag and the lid hold, by colour."""
    canvas.path(f"M{x:g} {y:g}h{width:g}", fill=None, stroke="edge", line=1)
    paint_counts(canvas, "Bag", counts(data["bag"]), x + 14, y + 12)
    paint_counts(canvas, "Lid", counts(data["lid"]), x + width - 210, y + 12)
