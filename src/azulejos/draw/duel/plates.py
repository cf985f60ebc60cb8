"""Duel's dome plates: their faces, and a painter for them in any size."""

from azulejos.data import PlateBack
from azulejos.draw import art
from azulejos.draw.canvas import Canvas

EDGE, JOINT = 2.0, 2.0  # round the four cells and between them
BACK_DRAWINGS = {"*": "plate-back-special", "J": "plate-back-joker", "?": "plate-back"}


def plate_size(cell: float) -> float:
    """How wide a plate with cells of this size is."""
    return 2 * cell + 2 * EDGE + JOINT


def name_of(plate: int | None, back: PlateBack | None = None) -> str:
    """'plate 14'; a face that is not known by its back."""
    if plate is not None:
        return f"plate {plate}"
    return {"*": "a special plate", "J": "a joker plate"}.get(back or "?", "an unseen plate")


def paint_ground(canvas: Canvas, x: float, y: float, cell: float) -> None:
    """The bare plate, on which cells and tiles are painted."""
    size = plate_size(cell)
    canvas.rectangle(x, y + 1.2, size, size, radius=3.5, fill="shadow")
    canvas.rectangle(x + 0.5, y + 0.5, size - 1, size - 1, radius=3.5, fill="plate", stroke="plate-edge")


def cell_place(x: float, y: float, cell: float, row: int, column: int) -> tuple[float, float]:
    """Where a cell of a plate lies."""
    return x + EDGE + column * (cell + JOINT), y + EDGE + row * (cell + JOINT)


def paint_face(canvas: Canvas, plate: int, x: float, y: float, cell: float) -> None:
    """A plate as it lies unturned: its four cells."""
    paint_ground(canvas, x, y, cell)
    for row, printed in enumerate(art.plate_faces()[plate]):
        for column, letter in enumerate(printed):
            canvas.plate_cell(letter, *cell_place(x, y, cell, row, column), cell)


def paint_back(canvas: Canvas, back: PlateBack | None, x: float, y: float, cell: float) -> None:
    """A plate's back: special, joker, or not seen yet."""
    size = plate_size(cell)
    canvas.rectangle(x, y + 1.2, size, size, radius=3.5, fill="shadow")
    canvas.use(BACK_DRAWINGS[back or "?"], x, y, size)


def paint_plate(canvas: Canvas, plate: int | None, back: PlateBack, x: float, y: float, cell: float) -> None:
    """A plate's face if it is known, else its back."""
    if plate is None:
        paint_back(canvas, back, x, y, cell)
    else:
        paint_face(canvas, plate, x, y, cell)
