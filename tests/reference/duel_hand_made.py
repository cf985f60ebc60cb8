"""Positions of Azul Duel made by hand, for tests: what isn't said is completed so that all components are there.

All other tiles lie in the bag, all other plates in the stack; domes and heaps of chips get as many as they have at this
point of a game. Plates that a test doesn't care for lie on the last free positions of a dome.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from tests.reference.duel_hidden import backs_still_free, unseen_plates
from tests.reference.duel_table import (
    BACKS,
    COLOURS,
    GOALS_OF_A_FIRST_GAME,
    JOKER,
    NO_TILE,
    SPECIAL,
    UNKNOWN,
    Board,
    Position,
    SmallFactory,
    copied_board,
    goals_in_order,
    printed_row,
    sorted_chips,
    sorted_tiles,
    thirteen_tiles_of_each_colour,
    turned_cells,
    twenty_chips,
)
from tests.reference.duel_text import pile_from_text, text

TO_BE_COUNTED = -1
BARE = "......"


def board(
    score: int = 5,
    lines: Mapping[int, str] | None = None,
    plates: Mapping[int, str] | None = None,
    cells: Mapping[int, str] | None = None,
    broken: str = "",
    chips: str = "",
    used: str = "",
    tokens: int = TO_BE_COUNTED,
    taken: int = TO_BE_COUNTED,
    line: int | None = None,
) -> Board:
    """One player's board: lines, positions of plates and rows of cells by their numbers, the others empty so far."""
    lines, plates, cells = lines or {}, plates or {}, cells or {}
    return Board(
        score=score,
        lines=[lines.get(number, "") for number in range(1, 7)],
        plates=[plates.get(number, "") for number in range(1, 10)],
        cells=[cells.get(number, BARE) for number in range(1, 7)],
        broken=sorted_tiles(broken),
        chips=chips.split(",") if chips else [],
        used=used.split(",") if used else [],
        tokens=tokens,
        taken=taken,
        line=line,
    )


def position_text(
    *boards: Board,
    goals: list[str] | None = None,
    a_special_is_a_colour: bool = True,
    rounds: int = 2,
    phase: str = "draft",
    turn: int | None = 0,
    due: str = "move",
    first: int = 0,
    marker: int | None = None,
    large: str = "|",
    factories: str = "",
    bag: str | None = None,
    tower: str | None = None,
    display: str | None = None,
    top: str | None = None,
    under: str = "",
    drawn: str = "",
    free: Mapping[int, tuple[int, ...]] | None = None,
) -> str:
    """The text of a position. `free`: by seat, the positions of the dome that have to stay without a plate."""
    sun, moon = large.split("|")
    heaps = [factory.split("|") for factory in factories.split(",")] if factories else []
    stage, _, fronts = drawn.partition(":")
    position = Position(
        goals=goals_in_order(goals or GOALS_OF_A_FIRST_GAME),
        a_special_is_a_colour=a_special_is_a_colour,
        round=rounds,
        phase=phase,
        turn=turn,
        due=due,
        first=first,
        marker=marker,
        sun=sun,
        moon=moon,
        factories=[SmallFactory(*heap) for heap in [*heaps, *[["", "", ""]] * 4][:4]],
        bag={},
        tower={},
        display=[],
        shuffled=0,
        top="",
        under=[(plate, int(seat)) for plate, seat in (both.split(":") for both in under.split(",") if both)],
        stage=stage,
        drawn=fronts.split(",") if fronts else [],
        boards=[copied_board(sketch) for sketch in (*boards, board())[:2]],
    )
    complete_counts(position)
    complete_plates(position, display, top, free or {})
    complete_chips(position)
    complete_tiles(position, bag, tower)
    check_domes(position)
    return text(position)


def complete_counts(position: Position) -> None:
    """Tokens, chips taken in this round, and the lines at which a tiling stands."""
    chips_left = sum(factory.chip != "" for factory in position.factories)
    taken = [4 - chips_left - 2, 2] if chips_left < 2 else [0, 4 - chips_left]
    for seat, sketch in enumerate(position.boards):
        if position.phase == "tiling":
            counts = 2 if position.round < 5 else 0, 2
            sketch.line = sketch.line or (1 if seat == 1 - position.first else None)
            assert sketch.line is not None, "the first player's line at the tiling has to be said"
        elif position.phase == "draft":
            counts = int(position.stage != "" and position.turn == seat), taken[seat]
        else:
            counts = 0, 0
        sketch.tokens = counts[0] if sketch.tokens == TO_BE_COUNTED else sketch.tokens
        sketch.taken = counts[1] if sketch.taken == TO_BE_COUNTED else sketch.taken
    if position.phase == "draft":
        assert sum(sketch.taken for sketch in position.boards) + chips_left == 4, "four chips come in a round"


def plates_of(position: Position, seat: int) -> int:
    """How many plates this dome has at this point of a game."""
    sketch = position.boards[seat]
    if position.phase == "opening":
        return sum(plate != "" for plate in sketch.plates)
    if position.phase == "deal":
        return 1 + 2 * (position.round if position.due != "chip" else position.round - 1)
    drawing = position.stage in ("d", "l") and position.turn == seat
    return min(9, 1 + 2 * (position.round - 1) + sketch.tokens) - drawing


def complete_plates(
    position: Position, display: str | None, top: str | None, free: Mapping[int, tuple[int, ...]]
) -> None:
    """Domes first, then the display (three in the draft), then the stack."""
    if display is not None:
        position.display = [None if plate == "-" else int(plate) for plate in display.split(",")]
    for seat, sketch in enumerate(position.boards):
        for place in range(8, -1, -1):
            may_lie_here = not sketch.plates[place] and place + 1 not in free.get(seat, ())
            if may_lie_here and count(sketch) < plates_of(position, seat):
                sketch.plates[place] = f"{min(unseen_plates(position))}r0"
        assert count(sketch) == plates_of(position, seat), f"seat {seat} has {count(sketch)} plates"
    if display is None:
        refilled = position.phase == "draft" or (position.phase == "deal" and position.due != "plates")
        on_display = sorted(unseen_plates(position))[:3] if refilled else []
        position.display = [*on_display, None, None, None][:3]
    masked = [plate for plate in [*position.drawn, *[plate for plate, _ in position.under]] if not plate.isdigit()]
    position.shuffled = len(unseen_plates(position)) - len(masked)
    if position.shuffled:
        position.top = top or max(BACKS, key=lambda back: backs_still_free(position)[back])
        if position.due == "top":
            position.top = UNKNOWN
    assert min(backs_still_free(position).values(), default=0) >= 0, "more backs than plates that show them"


def count(sketch: Board) -> int:
    """The plates on a dome."""
    return sum(plate != "" for plate in sketch.plates)


def complete_chips(position: Position) -> None:
    """Used ones, as many as this player has had."""
    rounds = {
        "opening": 0,
        "deal": position.round,
        "tiling": position.round - 1,
        "draft": position.round - 1,
        "over": 5,
    }
    before = rounds[position.phase] - (position.phase == "deal" and position.due == "chip")
    seen = Counter(factory.chip for factory in position.factories)
    for sketch in position.boards:
        seen.update(sketch.chips + sketch.used)
    assert seen <= twenty_chips() + Counter({"": 4, UNKNOWN: 4}), f"too many chips of a kind: {seen}"
    left = list((twenty_chips() - seen).elements())
    for sketch in position.boards:
        missing = 2 * before + sketch.taken - len(sketch.chips + sketch.used)
        assert missing >= 0, "more chips than a player can have had"
        sketch.used, left = sorted_chips(sketch.used + left[:missing]), left[missing:]
        sketch.chips = sorted_chips(sketch.chips)


def complete_tiles(position: Position, bag: str | None, tower: str | None) -> None:
    """Bag or tower, whichever isn't given, holds the rest."""
    heaps = [position.sun, position.moon]
    heaps += [factory.sun + factory.moon for factory in position.factories]
    for sketch in position.boards:
        heaps += [*sketch.lines, *sketch.cells, sketch.broken]
    letters = "".join(heaps)
    rest = {colour: number - letters.count(colour) for colour, number in thirteen_tiles_of_each_colour().items()}
    given = pile_from_text(bag or tower or "-")
    other = {colour: rest[colour] - given[colour] for colour in COLOURS}
    assert min(other.values()) >= 0, f"more than 13 tiles of a colour: {other}"
    position.bag, position.tower = (given, other) if bag is not None else (other, given)
    assert bag is None or tower is None or position.tower == pile_from_text(tower), f"the rest is {position.tower}"


def check_domes(position: Position) -> None:
    """Each tile lies on a cell that it fits, and a special tile where, and only where, it has come."""
    for sketch in position.boards:
        for row, cells in enumerate(sketch.cells):
            for printed, tile in zip(printed_row(sketch, row), cells, strict=True):
                fits = tile in (NO_TILE, printed) or (printed == JOKER and tile != SPECIAL)
                assert fits, f"{tile} lies on {printed or 'no plate'} in row {row + 1}: {printed_row(sketch, row)}"
        for place, plate in enumerate(sketch.plates):
            if plate and SPECIAL in turned_cells(plate):
                above, left = place // 3 * 2, place % 3 * 2
                tiles = sketch.cells[above][left : left + 2] + sketch.cells[above + 1][left : left + 2]
                ordinary = tiles[: turned_cells(plate).index(SPECIAL)] + tiles[turned_cells(plate).index(SPECIAL) + 1 :]
                assert (SPECIAL in tiles) == (NO_TILE not in ordinary), f"the special cell of plate {plate}"


def covered(sketch: Board, mask: list[str]) -> Board:
    """Tiles on the cells with a "#", each of the cell's colour, on joker cells of the rarest; "*" for special tiles."""
    cells = [printed_row(sketch, row) for row in range(6)]
    tiles = [
        [sign if seen == "#" else seen for sign, seen in zip(*both, strict=True)]
        for both in zip(cells, mask, strict=True)
    ]
    for row in tiles:
        for column, tile in enumerate(row):
            if tile == JOKER:
                letters = "".join("".join(line) for line in tiles)
                row[column] = min(COLOURS, key=letters.count)
    return replace(sketch, cells=["".join(row) for row in tiles])


def two_domes_without_blue(
    lines: Mapping[int, str] | None = None, other_lines: Mapping[int, str] | None = None, jokers: str = "YYYRRKKTT"
) -> list[Board]:
    """Both domes complete but for the blue cells. With these jokers that takes all tiles of the other colours."""
    on_jokers = iter(jokers)
    boards = []
    for number, waiting in ((0, lines), (9, other_lines)):
        bare = board(20, plates={place: f"{place + number}r0" for place in range(1, 10)}, lines=waiting)
        cells = "/".join(printed_row(bare, row) for row in range(6)).replace("B", NO_TILE)
        rows = "".join(next(on_jokers) if sign == JOKER else sign for sign in cells).split("/")
        boards.append(replace(bare, cells=without_lonely_specials(rows)))
    return boards


def without_lonely_specials(rows: list[str]) -> list[str]:
    """No special tile on a plate with a free cell."""
    cells = [list(row) for row in rows]
    for above in (0, 2, 4):
        for left in (0, 2, 4):
            places = [(above + down, left + right) for down in (0, 1) for right in (0, 1)]
            if any(cells[row][column] == NO_TILE for row, column in places):
                for row, column in places:
                    cells[row][column] = cells[row][column].replace(SPECIAL, NO_TILE)
    return ["".join(row) for row in cells]
