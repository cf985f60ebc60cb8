"""Positions: everything on the table at one moment. They never change; playing on one gives another."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, cast

from azulejos import _core
from azulejos.ruleset import Ruleset

if TYPE_CHECKING:
    from azulejos.data import PositionData, PreviewData, ReportData

Event = Mapping[str, Any]  # of a record: {"move": "2R4"}, {"deal": ["BBYR", ...]}


class Position:
    """What lies on the table now, without history and without any knowledge of the future."""

    __slots__ = ("_native",)
    _native: _core.Position

    def __init__(self) -> None:
        raise TypeError("positions come from Position.from_text or from a Game")

    @classmethod
    def _of(cls, native: _core.Position) -> Position:
        position = cls.__new__(cls)
        position._native = native
        return position

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Reads a position string (docs/notation.md); raises InvalidPosition with the reason where it is none."""
        return cls._of(_core.Position.read(text))

    @property
    def text(self) -> str:
        """The whole position on one line; `Position.from_text` reads it again."""
        return self._native.text

    @property
    def data(self) -> PositionData:
        """The position as plain data, for display."""
        return cast("PositionData", json.loads(self._native.data))

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset._of(self._native.ruleset)

    @property
    def players(self) -> int:
        return self._native.players

    @property
    def phase(self) -> str:
        """What is being done: "opening" (Duel's set-up), "deal" (between rounds), "draft", "tiling" or "over"."""
        return self._native.phase

    @property
    def due(self) -> str | None:
        """What comes next: "move", or what chance has to say: "deal", in Duel also "plates", "look", "top" or "chip".

        None once the game is over.
        """
        return self._native.due

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None where chance has to act or the game is over."""
        return self._native.to_move

    @property
    def round(self) -> int:
        """How many rounds have begun."""
        return self._native.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand; once the game is over, with all bonuses."""
        return self._native.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""
        return self._native.winners

    @property
    def legal_moves(self) -> _core.LegalMoves:
        """The legal moves: count, index, iterate, or ask with `in`, for a Move or its text."""
        return self._native.legal_moves

    def legal_steps(self, *steps: int) -> list[int]:
        """The small steps that may come next behind these: moves taken apart, for learning and search.

        Each step is a number below `step_count`; docs/notation.md lists them. Empty where the steps are a whole move.
        """
        return self._native.legal_steps(list(steps))

    def move_of_steps(self, *steps: int) -> _core.Move | None:
        """The move that these legal steps make up; None where they don't end yet."""
        return self._native.move_of_steps(list(steps))

    def steps_of_move(self, move: _core.Move | str) -> list[int]:
        """The only sequence of steps that makes up a legal move."""
        return self._native.steps_of_move(move)

    @property
    def step_count(self) -> int:
        """How many different steps the game has."""
        return self._native.step_count

    def play(self, action: _core.Move | str | Event) -> Position:
        """The position after a move or an event of chance; raises IllegalMove with the reason.

        Where "top" is due, `{"top": "J"}` says it, and whatever else is played leaves it unknown. A view can be played
        on with what its seat is told: `{"look": "*J"}`, `u*`.
        """
        if isinstance(action, Mapping):
            return Position._of(self._native.play_event(json.dumps(dict(action))))
        return Position._of(self._native.play(action))

    def report(self, action: _core.Move | str | Event) -> ReportData:
        """What a move or an event of chance does, step by step and per seat."""
        if isinstance(action, Mapping):
            return cast("ReportData", json.loads(self._native.report_event(json.dumps(dict(action)))))
        return cast("ReportData", json.loads(self._native.report(action)))

    def preview(self, move: _core.Move | str) -> PreviewData:
        """What a legal move would do as things stand: line, floor, and the points at tiling."""
        return cast("PreviewData", json.loads(self._native.preview(move)))

    def view(self, seat: int | None) -> Position:
        """What a seat (None: a spectator) may know of the position."""
        return Position._of(self._native.view(seat))

    def determinise(self, seed: int) -> Position:
        """A view with everything that it doesn't show filled in at random, as it may really be."""
        return Position._of(self._native.determinise(seed))

    def tiling(self, seat: int) -> Position:
        """The position as if this seat were asked to tile first: tilings don't touch each other."""
        return Position._of(self._native.tiling(seat))

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` moves there are; one that meets chance or the end before counts once."""
        return self._native.perft(depth)

    def svg(self, *, theme: Literal["light", "dark"] = "light", names: list[str] | None = None) -> str:
        """A picture of the table."""
        from azulejos.draw import svg

        return svg(self.data, theme=theme, names=names)

    def __str__(self) -> str:
        from azulejos.draw import terminal

        return terminal(self.data, colour=False)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"Position.from_text({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._native == other._native

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Position.from_text, (self.text,)
