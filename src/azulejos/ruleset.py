"""Rulesets: a game's name, its number of players and its options, frozen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType

from azulejos import _core

Option = str | bool | list[str]


def game_names() -> list[str]:
    """The names of all games."""
    return _core.game_names().split(", ")


class Ruleset:
    """Which game is played, by how many, with which options: `Ruleset("azul", players=3, wall="grey")`.

    Azul: 2 to 4 players, `wall` is "coloured" (as when nothing is said) or "grey".

    Duel: 2 players. `goals` are three drawn from the seed ("random", as when nothing is said), four ("random4"), those
    of a first game ("first"), or a list of their names; a Game's ruleset shows those that were drawn. Where
    `five_colours_special` is False, a special tile is no colour of its own for the goal five_colours.
    """

    __slots__ = ("_native",)

    def __init__(self, game: str = "azul", *, players: int = 2, **options: Option) -> None:
        self._native = _core.Ruleset(game, players, json.dumps(options))

    @classmethod
    def _of(cls, native: _core.Ruleset) -> Ruleset:
        ruleset = cls.__new__(cls)
        ruleset._native = native
        return ruleset

    @property
    def game(self) -> str:
        return self._native.game

    @property
    def players(self) -> int:
        return self._native.players

    @property
    def options(self) -> Mapping[str, Option]:
        """All options, the defaults included."""
        return MappingProxyType(json.loads(self._native.options))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Ruleset({self.game!r}, players={self.players}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        return _ruleset_again, (self.game, self.players, dict(self.options))

    def _key(self) -> tuple[str, int, str]:
        return self._native.game, self._native.players, self._native.options


def _ruleset_again(game: str, players: int, options: dict[str, Option]) -> Ruleset:
    return Ruleset(game, players=players, **options)
