"""Draws the pictures of the docs: docs/pictures/*.svg, from the project's own art and a position of each game."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from azulejos.draw import art
from azulejos.draw.art import Theme
from azulejos.draw.canvas import Canvas
from azulejos.draw.svg import svg

ROOT = Path(__file__).parent.parent
POSITIONS = ROOT / "tests" / "draw" / "positions"
GAMES = {"azul": "two_last_round.json", "duel": "duel/draft.json"}
THEMES: tuple[Theme, ...] = ("light", "dark")
COLUMN = 112.0


def tiles(theme: Theme) -> str:
    """A sheet of all tiles: both sizes, engravings, joker and marker, and how they join."""
    canvas = Canvas(theme, f"tiles-{theme}-")
    letters = art.tile_names()
    width, height = 24 + COLUMN * len(letters), 476
    canvas.rectangle(0, 0, width, height, radius=6, fill="table")
    for column, (letter, name) in enumerate(letters.items()):
        _tile_column(canvas, letter, name, 20 + column * COLUMN)
    left = 20.0
    for drawing, size in (
        ("joker", 96),
        ("marker", 96),
        ("joker", 48),
        ("marker", 48),
        ("joker", 24),
        ("marker", 24),
    ):
        if drawing == "joker":
            canvas.cell(".", left, 362, size)
        canvas.use(drawing if size > art.SMALL_UP_TO else f"{drawing}-small", left, 362, size)
        left += size + 16
    return canvas.document(width, height, "The tiles", "Seven tiles, each in two drawings, as engraving, and joined.")


def _tile_column(canvas: Canvas, letter: str, name: str, left: float) -> None:
    canvas.tile(letter, left, 20, 96)
    canvas.text(left, 138, name.capitalize(), size=16, weight=600)
    canvas.tile(letter, left, 152, 48)
    canvas.cell(letter, left + 52, 152, 44)
    for x, size in ((0, 24), (28, 20), (52, 16)):
        canvas.tile(letter, left + x, 212, size)
    canvas.cell(letter, left + 72, 212, 24)
    for place in range(9):
        row, column = divmod(place, 3)
        canvas.use(f"tile-{name}", left + column * 32, 250 + row * 32, 32)


def pictures() -> Iterator[tuple[str, str]]:
    """All pictures by file name."""
    for theme in THEMES:
        yield f"tiles-{theme}.svg", tiles(theme)
        for game, file in GAMES.items():
            position = json.loads((POSITIONS / file).read_text(encoding="utf-8"))
            yield f"{game}-{theme}.svg", svg(position, theme, names=["Teresa", "Kasia"])


def main(folder: Path = ROOT / "docs" / "pictures") -> int:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures():
        (folder / name).write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
