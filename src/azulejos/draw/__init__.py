"""Pictures of a position, drawn from its plain data: as SVG and as text for the terminal."""

from azulejos.draw.svg import svg
from azulejos.draw.terminal import terminal, tile_text

__all__ = ["svg", "terminal", "tile_text"]
