"""Azulejos: exact and very fast rules of Azul and Azul Duel, with notation, records and bots, as a Python library."""

from azulejos._core import IllegalMove, InvalidPosition, InvalidRecord, LegalMoves, Move
from azulejos._core import version as __version__
from azulejos.bots import bot_names, choose_move
from azulejos.game import Game, Outcome
from azulejos.position import Position
from azulejos.record import read_records
from azulejos.ruleset import Ruleset, game_names

for _shown in (IllegalMove, InvalidPosition, InvalidRecord, LegalMoves, Move):
    _shown.__module__ = __name__  # where people find them, in tracebacks and pickles

__all__ = [
    "Game",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "LegalMoves",
    "Move",
    "Outcome",
    "Position",
    "Ruleset",
    "__version__",
    "bot_names",
    "choose_move",
    "game_names",
    "read_records",
]
