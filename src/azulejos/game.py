"""Games: a ruleset, everything that has happened, and the position that it led to."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from azulejos import _core
from azulejos.position import Event, Position
from azulejos.ruleset import Option, Ruleset

if TYPE_CHECKING:
    from azulejos.data import PreviewData, ReportData

Deals = Literal["seed", "given"]


class Outcome(NamedTuple):
    """How a game came out: final scores, the winning seats (several share a victory), and the rounds begun."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int


class Game:
    """A game being played: `Game("azul", players=3, wall="grey", seed=7)`.

    Chance comes from the seed (drawn, if none is given): deal n depends on the seed and n alone, so that it is the same
    again after `pop` and `push`. With `deals="given"` the game stops wherever chance has to act and takes the event
    from outside: `push({"deal": [...]})`. `first` is the seat that starts; it is drawn from the seed if not given, and
    before it what the options leave to chance: `Game("duel", goals="random", seed=7).ruleset` shows the goals in play.
    """

    __slots__ = ("_native",)

    def __init__(
        self,
        game: str | Ruleset = "azul",
        *,
        players: int = 2,
        seed: int | None = None,
        first: int | None = None,
        deals: Deals = "seed",
        **options: Option,
    ) -> None:
        if isinstance(game, Ruleset):
            if options or players not in (2, game.players):
                raise TypeError("a Ruleset says the players and options already")
            ruleset = game._native
        else:
            ruleset = Ruleset(game, players=players, **options)._native
        chance = _chance(seed, deals)
        beginning = secrets.randbits(64) if chance is None else chance
        if first is None:
            first = ruleset.draw_first(beginning)
        self._native = _core.Game.start(ruleset.settled(beginning), first, chance)

    @classmethod
    def _of(cls, native: _core.Game) -> Game:
        game = cls.__new__(cls)
        game._native = native
        return game

    @classmethod
    def from_position(cls, position: Position, *, seed: int | None = None, deals: Deals = "seed") -> Game:
        """A game that begins in a given position, for analysis and exercises."""
        return cls._of(_core.Game.go_on(position._native, _chance(seed, deals)))

    @classmethod
    def from_record(cls, line: str, *, seed: int | None = None) -> Game:
        """Reads a record, checking everything; raises InvalidRecord with the number of the event and the reason.

        With a seed the game can go on with chance from it, else further deals are given from outside.
        """
        return cls._of(_core.Game.read(line, None if seed is None else _checked_seed(seed)))

    # ---- where the game stands

    @property
    def position(self) -> Position:
        return Position._of(self._native.position)

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset._of(self._native.ruleset)

    @property
    def players(self) -> int:
        return self._native.players

    @property
    def first(self) -> int:
        """The seat that started round 1."""
        return self._native.first

    @property
    def seed(self) -> int | None:
        """Where chance comes from; None if it is given from outside."""
        return self._native.seed

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
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        outcome = self._native.outcome
        return None if outcome is None else Outcome(*outcome)

    @property
    def legal_moves(self) -> _core.LegalMoves:
        """The legal moves: count, index, iterate, or ask with `in`, for a Move or its text."""
        return self._native.legal_moves

    # ---- playing

    def push(self, action: _core.Move | str | Event) -> None:
        """Plays a move or an event: a deal where `deals="given"`, or an early end of a game of two.

        In Duel the back of the plate that has come to the top of the stack may stand beside an event, as in a record,
        `{"move": "d", "top": "J"}`, or follow it, `{"top": "J"}`; whatever else is pushed instead leaves it unknown.

        A game with a seed plays the chance that follows, too. Raises IllegalMove with the reason; then nothing happens.
        """
        if isinstance(action, Mapping):
            self._native.push_event(json.dumps(dict(action)))
        else:
            self._native.push(action)

    def pop(self) -> None:
        """Takes back the last push, with the chance that followed; raises IndexError where there is none."""
        self._native.pop()

    def preview(self, move: _core.Move | str) -> PreviewData:
        """What a legal move would do as things stand: line, floor, and the points at tiling."""
        return cast("PreviewData", json.loads(self._native.preview(move)))

    @property
    def report(self) -> ReportData:
        """What the last move did, and the chance after it, step by step and per seat."""
        return cast("ReportData", json.loads(self._native.report()))

    def view(self, seat: int | None) -> Position:
        """What a seat (None: a spectator) may know of the position."""
        return self.position.view(seat)

    # ---- what has happened

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that has happened, as in a record."""
        return cast("list[dict[str, Any]]", json.loads(self._native.events))

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        """The same as a seat (None: a spectator) may know them: what it can be told while the game runs.

        A view of the beginning on which they are played is the view of the position that they led to.
        """
        return cast("list[dict[str, Any]]", json.loads(self._native.events_for(seat)))

    @property
    def moves(self) -> list[_core.Move]:
        """The moves so far."""
        return self._native.moves

    @property
    def ply(self) -> int:
        """How many events there are."""
        return self._native.plies

    def position_at(self, ply: int) -> Position:
        """The position before event `ply` (from 0); `position_at(game.ply)` is the present one."""
        return Position._of(self._native.position_at(ply))

    @property
    def extras(self) -> dict[str, Any]:
        """Keys of the record that the game was read from which mean nothing to the rules."""
        return {key: json.loads(value) for key, value in self._native.extras}

    def to_record(self, **extras: Any) -> str:
        """The game as a record: one line of JSON. More keys may be added: `to_record(seats=["Ann", "greedy"])`."""
        return self._native.record([(key, json.dumps(value, ensure_ascii=False)) for key, value in extras.items()])

    # ---- the rest of Python

    def svg(self, *, theme: Literal["light", "dark"] = "light", names: list[str] | None = None) -> str:
        """A picture of the table."""
        return self.position.svg(theme=theme, names=names)

    def __str__(self) -> str:
        return str(self.position)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Game of {self.ruleset!r}, {self.ply} events, {self.phase}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.seed == other.seed and self.to_record() == other.to_record()

    __hash__ = None  # type: ignore[assignment]  # games change

    def __copy__(self) -> Game:
        return Game._of(self._native.copy())

    def __deepcopy__(self, memo: object) -> Game:
        return Game._of(self._native.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _game_again, (self.to_record(), self.seed)


def _game_again(record: str, seed: int | None) -> Game:
    return Game.from_record(record, seed=seed)


def _chance(seed: int | None, deals: Deals) -> int | None:
    if deals == "given":
        if seed is not None:
            raise ValueError("a game whose deals are given takes no seed")
        return None
    if deals != "seed":
        raise ValueError(f"deals come from the 'seed' or are 'given', not {deals!r}")
    return secrets.randbits(64) if seed is None else _checked_seed(seed)


def _checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    return seed
