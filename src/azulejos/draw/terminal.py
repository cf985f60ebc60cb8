"""A position as a picture for the terminal, and its pieces for those who build their own."""

from collections.abc import Sequence

from azulejos.data import PositionData
from azulejos.draw.azul.text import text as azul_text
from azulejos.draw.duel.text import text as duel_text
from azulejos.draw.ink import tile_text

__all__ = ["terminal", "tile_text"]


def terminal(data: PositionData, colour: bool, names: Sequence[str] | None = None) -> str:
    """Draw a position in at most 80 columns, without a newline at its end.

    Tiles are capitals, free cells lower-case letters: colour helps, but nothing is told by it alone.
    """
    return duel_text(data, colour, names) if data["game"] == "duel" else azul_text(data, colour, names)
