"""The words that the pictures of both games share: seats, figures, lists, results, counts of tiles."""

from collections.abc import Mapping, Sequence

MINUS = "\N{MINUS SIGN}"


def seat_names(players: int, names: Sequence[str] | None) -> list[str]:
    """A name for each seat: those given, else 'Seat 0' and so on."""
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if len(names) != players:
        raise ValueError(f"{players} names are needed, one per seat, not {len(names)}.")
    return list(names)


def initial(name: str) -> str:
    """What the seal of a seat shows: the first letter of its name, or the seat's number."""
    return name.removeprefix("Seat ")[:1].upper()


def signed(points: int) -> str:
    """A figure with the real minus sign: −4, 0, 7."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def joined(words: Sequence[str]) -> str:
    """'A', 'A and B', 'A, B and C'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def result(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    """How the game ended."""
    best = scores[winners[0]]
    if len(winners) > 1:
        return f"{joined([names[seat] for seat in winners])} share the victory, {best} each"
    if len(names) == 2:
        return f"{names[winners[0]]} wins, {best} to {scores[1 - winners[0]]}"
    return f"{names[winners[0]]} wins with {best}"


def tiles_in_words(tiles: str, colours: Mapping[str, str]) -> str:
    """'2 blue, 1 red'; the marker `*` by its name; 'empty' for none."""
    parts = ["the marker"] if "*" in tiles else []
    parts += [f"{tiles.count(letter)} {colour}" for letter, colour in colours.items() if letter in tiles]
    return ", ".join(parts) or "empty"


def paragraph(sentences: Sequence[str]) -> str:
    """Sentences begun with a capital and ended with a full stop."""
    return ". ".join(sentence[0].upper() + sentence[1:] for sentence in sentences) + "."
