"""Duel's five factories as a picture: each a stadium, half sun and half moon."""

from collections.abc import Iterator, Sequence

from azulejos.data import DuelData, SmallFactoryData
from azulejos.draw.canvas import Canvas

WIDTH, HEIGHT = 170.0, 126.0  # of a small factory
LARGE_WIDTH, LARGE_HEIGHT = 176.0, 278.0
BETWEEN = (536 - 2 * WIDTH - LARGE_WIDTH) / 2  # beside the large one
DEPTH = LARGE_HEIGHT + 4  # of all together

SUN_TILE, MOON_TILE, LARGE_TILE = 31.0, 34.0, 38.0
RISE = 20.0  # what each tile of a stack adds to its height
CHIP = 40.0
_ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}  # pieces of the large factory, from the split outwards


def paint_factories(canvas: Canvas, data: DuelData, x: float, y: float) -> None:
    """All five: 1 and 2 above, 3 and 4 below, the large one between them."""
    _paint_large(canvas, data, x + WIDTH + BETWEEN, y)
    for place, factory in enumerate(data["factories"]):
        row, column = divmod(place, 2)
        left = x + column * (WIDTH + LARGE_WIDTH + 2 * BETWEEN)
        _paint_small(canvas, place + 1, factory, left, y + 2 + row * (HEIGHT + 22))


# Small factories


def _paint_small(canvas: Canvas, number: int, factory: SmallFactoryData, x: float, y: float) -> None:
    canvas.rectangle(x, y + 2.5, WIDTH, HEIGHT, radius=57, fill="shadow")
    canvas.use("factory", x, y, WIDTH, HEIGHT)
    middle = y + HEIGHT / 2
    if factory["sun"]:
        _paint_square(canvas, factory["sun"], x + 49, middle)
    else:
        canvas.use("sun-small", x + 30, middle - 17, 34)
    _paint_moon(canvas, factory, x + 124, middle)
    _paint_number(canvas, number, x + WIDTH / 2, y + 2)


def _paint_number(canvas: Canvas, number: int, x: float, y: float) -> None:
    canvas.circle(x, y, 10.5, fill="slab", stroke="edge")
    canvas.text(x, y + 4.8, str(number), size=14, colour="cobalt", weight=650, anchor="middle", display=True)


def _paint_square(canvas: Canvas, tiles: str, x: float, y: float) -> None:
    step = SUN_TILE + 3
    for place, tile in enumerate(tiles):
        row, column = divmod(place, 2)
        canvas.tile(tile, x - step + 1.5 + column * step, y - step + 1.5 + row * step, SUN_TILE)


def _paint_moon(canvas: Canvas, factory: SmallFactoryData, x: float, y: float) -> None:
    """The chip, and on it the stack, in which every tile is seen and the top one whole."""
    chip, stack = factory["chip"], factory["moon"]
    if not stack:
        if chip:
            canvas.chip(chip, x - CHIP / 2, y - CHIP / 2, CHIP)
        return
    height = MOON_TILE + RISE * (len(stack) - 1) + (RISE if chip else 0)
    foot = y + height / 2
    if chip:
        canvas.chip(chip, x - MOON_TILE / 2 - 1, foot - MOON_TILE - 2, MOON_TILE + 2)
        foot -= RISE
    for place, tile in enumerate(stack):
        canvas.tile(tile, x - MOON_TILE / 2, foot - MOON_TILE - place * RISE, MOON_TILE)


# The large factory


def _paint_large(canvas: Canvas, data: DuelData, x: float, y: float) -> None:
    canvas.rectangle(x, y + 2.5, LARGE_WIDTH, LARGE_HEIGHT, radius=68, fill="shadow")
    canvas.use("factory-large", x, y, LARGE_WIDTH, LARGE_HEIGHT)
    middle, split = x + LARGE_WIDTH / 2, y + LARGE_HEIGHT / 2
    large = data["large"]
    if large["sun"]:
        _paint_pieces(canvas, large["sun"], middle, split - 64, -1)
    else:
        canvas.use("sun", middle - 27, split - 92, 54)
    _paint_pieces(canvas, large["moon"] + ("*" if data["marker"] == "large" else ""), middle, split + 64, 1)


def _paint_pieces(canvas: Canvas, pieces: str, x: float, y: float, outwards: int) -> None:
    """Up to five tiles, the marker `*` among them, in rows round (x, y), the longer row by the split."""
    step = LARGE_TILE + 4
    rows = list(_in_rows(pieces))
    for index, row in enumerate(rows):
        top = y + outwards * (index - (len(rows) - 1) / 2) * step - LARGE_TILE / 2
        left = x - (len(row) * step - 4) / 2
        for place, piece in enumerate(row):
            if piece == "*":
                canvas.marker(left + place * step, top, LARGE_TILE)
            else:
                canvas.tile(piece, left + place * step, top, LARGE_TILE)


def _in_rows(pieces: Sequence[str]) -> Iterator[Sequence[str]]:
    begin = 0
    for count in _ROWS.get(len(pieces), ()):
        yield pieces[begin : begin + count]
        begin += count
