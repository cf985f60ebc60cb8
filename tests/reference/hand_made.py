"""Positions of Azul made by hand, for tests: what isn't said is empty, and all other tiles lie in the bag."""

from __future__ import annotations

from tests.reference.azul import COLOURS, Pile, sorted_tiles
from tests.reference.azul_text import pile_from_text, text_of_a_pile

NO_LINES = "-,-,-,-,-"
BARE_WALL = "...../...../...../...../....."


def board(score: int = 0, lines: str = NO_LINES, wall: str = BARE_WALL, floor: str = "-") -> str:
    """The text of one player's board."""
    return f"{score}:{lines}:{wall}:{floor}"


def position_text(
    *boards: str,
    wall: str = "coloured",
    rounds: int = 2,
    phase: str = "draft",
    to_move: int | None = 0,
    first: int = 0,
    marker: int | str = "c",
    barren: str = "0",
    factories: str = "",
    centre: str = "-",
    bag: str | None = None,
    lid: str | None = None,
) -> str:
    """The text of a position with 20 tiles of each colour: bag or lid, whichever isn't given, holds the rest."""
    heaps = [*factories.split(","), *[""] * (2 * len(boards) + 1)][: 2 * len(boards) + 1]
    rest = tiles_not_in("".join([*heaps, centre, *boards]))
    if bag is None:
        lid = lid or "-"
        bag = without(rest, lid)
    elif lid is None:
        lid = without(rest, bag)
    assert without(rest, bag, lid) == "-", f"bag and lid together should be {text_of_a_pile(rest)}"
    seat = "-" if to_move is None else to_move
    places = ",".join(sorted_tiles(heap) or "-" for heap in heaps)
    table = f"azul/{wall} {rounds} {phase} {seat} {first} {marker} {barren} {places} {sorted_tiles(centre)} {bag} {lid}"
    return " ".join([table, *boards])


def tiles_not_in(letters: str) -> Pile:
    """How many of each colour are missing there."""
    return {colour: 20 - letters.count(colour) for colour in COLOURS}


def without(pile: Pile, *taken: str) -> str:
    """What is left of a pile."""
    left = dict(pile)
    for counts in map(pile_from_text, taken):
        left = {colour: left[colour] - counts[colour] for colour in COLOURS}
    assert min(left.values()) >= 0, f"more than 20 tiles of a colour: {left}"
    return text_of_a_pile(left)
