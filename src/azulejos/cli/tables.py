"""Figures in columns, as summaries show them."""

from collections.abc import Iterator, Mapping, Sequence

from azulejos.ruleset import Option


def ruleset_in_words(game: str, players: int, options: Mapping[str, Option]) -> str:
    """'Azul, 3 players, grey wall', 'Azul Duel, goals rows, columns and corners'."""
    if game == "duel":
        return ", ".join(["Azul Duel", *_duel_options(options)])
    return ", ".join([game.capitalize(), f"{players} players", *(f"{value} {name}" for name, value in options.items())])


def _duel_options(options: Mapping[str, Option]) -> Iterator[str]:
    goals = options.get("goals")
    if isinstance(goals, list):
        yield f"goals {', '.join(goals)}"
    elif goals is not None:
        yield {"random": "three random goals", "random4": "four random goals"}.get(str(goals), f"{goals} goals")
    if options.get("five_colours_special") is False:
        yield "specials no colour of their own"


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


def shared(game: str, ties: float, games: float) -> str:
    """How many victories are shared; nothing where none can be."""
    return "" if game == "duel" else f", {percent(ties, games)} shared"


def mean(total: float, count: float) -> str:
    """An average with two decimals; '-' of nothing."""
    return f"{total / count:.2f}" if count else "-"


def counted(count: int, noun: str) -> str:
    """'1 record', '1,000 records'."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
