"""What a game has to say in `azulejos play`: its picture, its questions, its sentences. Each game has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from azulejos.draw import ink

if TYPE_CHECKING:
    from azulejos import Position
    from azulejos.data import PreviewData, ReportData

Events = Sequence[dict[str, Any]]


class Talk(ABC):
    """How one game is spoken about with the person on `seat`. A `view` is always what that seat may know."""

    help: ClassVar[str]

    def __init__(self, names: Sequence[str], seat: int, colour: bool) -> None:
        self.names = names
        self.seat = seat
        self.colour = colour

    # ---- the table

    @abstractmethod
    def picture(self, view: Position, rows: int | None, below: int) -> str:
        """The table, for a terminal of so many rows (None: it doesn't matter) with so many lines to come below it."""

    @abstractmethod
    def standings(self, view: Position) -> list[str]:
        """Everybody's score, and what would change it now."""

    # ---- asking

    @abstractmethod
    def introduction(self, view: Position) -> list[str]:
        """What is told when a session begins."""

    @abstractmethod
    def question(self, view: Position) -> str:
        """What the person is asked."""

    @abstractmethod
    def offer(self, view: Position) -> list[str]:
        """What is told unasked, so that the question can be answered."""

    @abstractmethod
    def moves(self, view: Position) -> list[str]:
        """All that can be done now, in words."""

    # ---- answers

    @abstractmethod
    def meant(self, typed: str, view: Position) -> str:
        """The notation of what was typed, as far as it is a move."""

    @abstractmethod
    def choices(self, text: str, view: Position) -> list[str]:
        """What the beginning of a move can become; nothing where it is a whole move, or none."""

    @abstractmethod
    def whole(self, text: str) -> str:
        """A move from what can't become one, so that the rules say why."""

    @abstractmethod
    def refused(self, text: str, why: str, view: Position) -> list[str]:
        """Why something isn't possible, and what is."""

    # ---- what would happen, and what has happened

    @abstractmethod
    def foretold(self, preview: PreviewData) -> str:
        """A move's consequences in a sentence or two."""

    @abstractmethod
    def told(self, before: Position, events: Events, steps: ReportData) -> str:
        """What a move on the view `before` did, and the chance after it; nothing if that is of no interest."""

    @abstractmethod
    def round_told(self, after: Position, steps: ReportData, scores: Sequence[int]) -> list[str]:
        """What a tiling brought, from the scores before it on; `after` is the view of what came of it."""

    # ---- letters

    def bold(self, text: str) -> str:
        return ink.bold(text, self.colour)

    def foretold_lines(self, view: Position, moves: Sequence[str]) -> list[str]:
        """Moves and what each would do, one a line."""
        widest = max(map(len, moves), default=0)
        return [
            f"  {self.bold(move)}{' ' * (widest - len(move))}  {self.foretold(view.preview(move))}" for move in moves
        ]
