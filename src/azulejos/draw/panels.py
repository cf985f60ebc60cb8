"""Pieces that the terminal pictures of both games are put together from: the headline, boxes with a title, counts."""

from collections.abc import Iterable, Mapping

from azulejos.draw import ink
from azulejos.draw.ink import painted

COLUMNS = 80


def headline(heading: str, subtitle: str, colour: bool) -> str:
    """What the table waits for at the left, the game and the round at the right."""
    heading = ink.cut(heading, COLUMNS - len(subtitle) - 2)
    return ink.padded(ink.bold(heading, colour), COLUMNS - len(subtitle)) + painted(subtitle, ink.QUIET, colour)


def box(title: str, figure: str, body: Iterable[str], columns: int, lit: bool, colour: bool) -> list[str]:
    """Lines in a frame that carries a title and, at the right, a figure; `lit` paints it in brass."""
    shade = ink.BRASS if lit else ink.QUIET
    edge = painted("│", shade, colour)
    bottom = painted(f"╰{'─' * (columns - 2)}╯", shade, colour)
    lines = (f"{edge} {ink.padded(line, columns - 4)} {edge}" for line in body)
    return [_top(title, figure, columns, shade, lit, colour), *lines, bottom]


def _top(title: str, figure: str, columns: int, shade: int, lit: bool, colour: bool) -> str:
    title, figure = f" {ink.cut(title, columns - 8 - len(figure))} ", f" {figure} "
    line = "─" * (columns - 4 - ink.width(title) - len(figure))
    return "".join(
        (
            painted("╭─", shade, colour),
            painted(title, shade, colour, bold=True) if lit else ink.bold(title, colour),
            painted(line, shade, colour),
            ink.bold(figure, colour),
            painted("─╮", shade, colour),
        )
    )


def counts_text(name: str, counts: Mapping[str, int], colour: bool) -> str:
    """How many tiles there are somewhere, in all and by colour."""
    total = ink.bold(f"{sum(counts.values()):>3}", colour)
    parts = [painted(f"{letter}{count:<3}", ink.CELL_COLOURS[letter], colour) for letter, count in counts.items()]
    return f"{name} {total}   {' '.join(parts)}"
