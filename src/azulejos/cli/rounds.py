"""The tiling that has just ended, as a seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azulejos import Game
    from azulejos.data import ReportData


def last_move(game: Game, seat: int) -> int:
    """The ply of the last move; what follows it is chance."""
    events = game.events_for(seat)
    return max(ply for ply, event in enumerate(events) if "move" in event)


def last_tiling(game: Game, seat: int) -> tuple[ReportData, tuple[int, ...]]:
    """Every step of the moves that it consisted of, the last one of the draft included, and the scores before them."""
    last = begin = last_move(game, seat)
    while begin > 0 and game.position_at(begin).phase == "tiling":
        begin -= 1
    return steps(game, seat, begin, last + 1), game.position_at(begin).scores


def steps(game: Game, seat: int, begin: int, end: int) -> ReportData:
    """What some events did, each as far as the seat may know."""
    events = game.events_for(seat)
    return [step for ply in range(begin, end) for step in game.position_at(ply).view(seat).report(events[ply])]
