"""The small words that `azulejos play` shares between the games: figures, lists, counts, names, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from azulejos import Outcome
from azulejos.cli import tables

YOU = "You"


def signed(points: int) -> str:
    """A figure with the real minus sign: '−4', '0', '7'."""
    return f"−{-points}" if points < 0 else str(points)


def plus(points: int) -> str:
    """Points won or lost: '+7', '−1', '0'."""
    return f"+{points}" if points > 0 else signed(points)


def listed(parts: Sequence[str], last: str = "and") -> str:
    """'1, 2 and 5'."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def tiles(count: int) -> str:
    """'1 tile', '3 tiles'."""
    return tables.counted(count, "tile")


def tiles_in_words(letters: str, colours: Mapping[str, str]) -> str:
    """'2 blue, 1 red', or 'empty'."""
    return (
        ", ".join(f"{letters.count(letter)} {colour}" for letter, colour in colours.items() if letter in letters)
        or "empty"
    )


def sentence(clause: str) -> str:
    """A clause of the core as a sentence."""
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith((".", "!", "?")) else ".")


def possessive(name: str) -> str:
    """'Your', 'greedy's'."""
    return "Your" if name == YOU else f"{name}'s"


def result(outcome: Outcome, names: Sequence[str], last_event: Mapping[str, Any]) -> str:
    """'You win, 47 to 38.'"""
    scores, best = outcome.scores, [names[seat] for seat in outcome.winners]
    if len(best) > 1:
        return f"{listed(sorted(best, key=lambda name: name != YOU))} share the victory with {max(scores)} each."
    won = f"{best[0]} {'win' if best == [YOU] else 'wins'}"
    if "end" in last_event:
        loser = names[last_event["end"]["seat"]]
        return f"{loser} {'resign' if loser == YOU else 'resigns'}: {won}."
    if scores.count(max(scores)) > 1:
        return f"{won} the tie at {max(scores)}: the first-player tile decides."
    others = sorted((score for seat, score in enumerate(scores) if seat not in outcome.winners), reverse=True)
    return f"{won}, {scores[outcome.winners[0]]} to {listed([str(score) for score in others])}."
