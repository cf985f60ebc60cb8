"""A position as a standalone SVG picture."""

from collections.abc import Sequence

from azulejos.data import PositionData
from azulejos.draw.art import Theme
from azulejos.draw.azul.picture import picture as azul_picture
from azulejos.draw.duel.picture import picture as duel_picture


def svg(data: PositionData, theme: Theme = "light", names: Sequence[str] | None = None) -> str:
    """Draw a position. `names` are the players' names by seat; without them they are 'Seat 0' and so on."""
    if theme not in ("light", "dark"):
        raise ValueError(f"There is no theme {theme!r}; use 'light' or 'dark'.")
    return duel_picture(data, theme, names) if data["game"] == "duel" else azul_picture(data, theme, names)
