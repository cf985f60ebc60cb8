"""What is hidden in Azul Duel, and from whom: section 9 of docs/rules/duel.md."""

from __future__ import annotations

from collections import Counter

from tests.reference.duel_table import (
    BACKS,
    PLATES,
    UNKNOWN,
    Position,
    back_of,
    back_of_what_is_known,
    copied,
    twenty_chips,
)


def unseen_plates(position: Position) -> set[int]:
    """Rule 9.1: those whose front is nowhere to be seen in this position (or view)."""
    seen = {int(plate.split("r")[0]) for board in position.boards for plate in board.plates if plate}
    seen |= {plate for plate in position.display if plate is not None}
    seen |= {int(plate) for plate in [*fronts_put_back(position), *position.drawn] if plate.isdigit()}
    return set(PLATES) - seen


def unseen_chips(position: Position) -> Counter[str]:
    """Rule 9.1: chips that lie face down, in the supply or on a factory."""
    seen = Counter(factory.chip for factory in position.factories)
    for board in position.boards:
        seen.update(board.chips + board.used)
    return twenty_chips() - seen


def backs_still_free(position: Position) -> Counter[str]:
    """Rule 9.2: unseen plates by their backs, less those that lie on the table with that back up.

    What is left are the backs that can still turn up.
    """
    free = Counter(back_of(plate) for plate in unseen_plates(position))
    free.subtract(back for back in [position.top, *fronts_put_back(position), *position.drawn] if back in (*BACKS,))
    return free


def fronts_put_back(position: Position) -> list[str]:
    """Rule 9.4: from top to bottom, as the viewer knows them."""
    return [plate for plate, _ in position.under]


def fronts_it_may_have(position: Position, plate: str) -> set[int]:
    """Rule 9.2: one if it is known; else all unseen ones that show this back."""
    if plate.isdigit():
        return {int(plate)}
    return {front for front in unseen_plates(position) if plate in (back_of(front), UNKNOWN)}


def view(position: Position, seat: int | None) -> Position:
    """Rules 9.3 to 9.5: the position as this seat knows it, or (None) a spectator."""
    seen = copied(position)
    seen.under = [(plate_put_back_as_seen_by(seat, plate, who), who) for plate, who in position.under]
    seen.drawn = drawn_plates_as_seen_by(position, seat)
    return seen


def drawn_plates_as_seen_by(position: Position, seat: int | None) -> list[str]:
    """Rule 9.3: backs only, also of plates that had been put back; who drew them sees the fronts when looking.

    For the other one it is then no longer visible which of several equal backs was drawn first.
    """
    if position.stage in ("l", "u") and seat == position.turn:
        return list(position.drawn)
    backs = [back_of_what_is_known(plate) for plate in position.drawn]
    return backs if position.stage == "d" else sorted_backs(backs)


def sorted_backs(backs: list[str]) -> list[str]:
    """Special before joker."""
    return sorted(backs, key=(*BACKS, UNKNOWN).index)


def plate_put_back_as_seen_by(seat: int | None, plate: str, who: int) -> str:
    """Rule 9.4, ruling: who put it there knows the front; nobody else does, whatever could be concluded."""
    return plate if seat == who else back_of_what_is_known(plate)
