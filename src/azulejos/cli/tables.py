"""Figures in columns, as summaries show them."""

from collections.abc import Mapping, Sequence

from azulejos.ruleset import Option


def ruleset_in_words(game: str, players: int, options: Mapping[str, Option]) -> str:
    """'Azul, 3 players, grey wall'."""
    return ", ".join([game.capitalize(), f"{players} players", *(_option(*option) for option in options.items())])


def _option(name: str, value: Option) -> str:
    if isinstance(value, bool):
        return name if value else f"no {name}"
    return f"{value} {name}" if isinstance(value, str) else f"{name} {' '.join(value)}"


def columns(rows: Sequence[Sequence[str]], indent: str = "  ") -> list[str]:
    """Lines with the first column to the left and the others to the right, each as wide as it needs."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        indent
        + row[0].ljust(widths[0])
        + "".join(f"  {cell:>{size}}" for cell, size in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]


def percent(part: float, whole: float) -> str:
    """A share as '5.5%'; '-' of nothing."""
    return f"{100 * part / whole:.1f}%" if whole else "-"


def mean(total: float, count: float) -> str:
    """An average with two decimals; '-' of nothing."""
    return f"{total / count:.2f}" if count else "-"


def counted(count: int, noun: str) -> str:
    """'1 record', '1,000 records'."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
