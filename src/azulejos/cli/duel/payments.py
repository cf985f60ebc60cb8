"""The ways to pay for missing tiles with chips, the cheapest first: there can be hundreds."""

from __future__ import annotations

from collections.abc import Sequence

CHIPS = ("B", "BR", "R", "RT", "T", "TY", "Y", "YK", "K", "KB")  # in the notation's order


def split(move: str) -> tuple[int, tuple[str, ...]]:
    """The column and the chips of a tiling: '4@2+B,BR' is (2, ('B', 'BR'))."""
    column, _, chips = move.partition("@")[2].partition("+")
    return int(column), tuple(chips.split(",")) if chips else ()


def cost(chips: Sequence[str]) -> tuple[int, int, list[int]]:
    """What comes first is spent most lightly: few chips, and rather those that show one colour only."""
    return len(chips), sum(map(len, chips)), [CHIPS.index(chip) for chip in chips]


def payments(moves: Sequence[str]) -> list[tuple[str, ...]]:
    """The chips of these tilings, each way once, the cheapest first."""
    return sorted({split(move)[1] for move in moves}, key=cost)


def columns(moves: Sequence[str]) -> list[int]:
    """Their columns."""
    return sorted({split(move)[0] for move in moves})


def cheapest(moves: Sequence[str], column: int) -> str:
    """The tiling of that column that costs least."""
    return min((move for move in moves if split(move)[0] == column), key=lambda move: cost(split(move)[1]))
