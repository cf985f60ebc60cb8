"""The bots that live in the core, by name."""

from __future__ import annotations

import secrets

from azulejos import _core
from azulejos.position import Position


def bot_names() -> tuple[str, ...]:
    """The core's bots: `random` (uniform over the legal moves), `greedy` (the move that looks best at once)."""
    return _core.bot_names()


def choose_move(bot: str, view: Position, *, seed: int | None = None) -> _core.Move:
    """The move that a bot chooses, shown only what its seat may know; the same again for the same seed."""
    return _core.choose_move(bot, view._native, secrets.randbits(64) if seed is None else seed)
