"""The terminal picture of a Duel position: factories beside goals, plates, and the boards one over the other."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from azulejos.data import DuelBoardData, DuelData, DuelLineData, PlateBack, SmallFactoryData
from azulejos.draw import art, ink
from azulejos.draw.duel import goals, words
from azulejos.draw.ink import cell_text, painted, tile_text
from azulejos.draw.panels import COLUMNS, box, counts_text, headline
from azulejos.draw.phrases import initial, seat_names, signed

FACTORIES = 39  # columns, beside which the goals stand
POINTS = 4  # columns of a seat's points
LABEL, SLOT = 10, 9  # columns of the label before plates, and of a plate with the space after it
NOTES = 31  # columns beside a board's dome
NO_PLATE = ("╭────╮", "╰────╯")

Plate = tuple[str, str, str]  # a heading and the two rows of cells


def text(data: DuelData, colour: bool, names: Sequence[str] | None = None) -> str:
    """The whole picture, lines joined, no newline at the end."""
    seats = [ink.clean(name) for name in seat_names(data["players"], names)]
    lines = [headline(words.heading(data, seats), words.subtitle(data), colour)]
    if words.is_last_round(data):
        lines.append(painted("Last round", ink.BRASS, colour, bold=True))
    lines += ["", *_table(data, seats, colour), "", *_plates(data, seats, colour), *_stock(data, colour), ""]
    for seat, name in enumerate(seats):
        lines += _board(data, seat, name, colour)
    return "\n".join(line.rstrip() for line in lines)


# Factories and goals


def _table(data: DuelData, seats: Sequence[str], colour: bool) -> Iterator[str]:
    rows = zip_longest(_factories(data, colour), _goals(data, seats, colour), fillvalue="")
    return (ink.padded(left, FACTORIES) + right for left, right in rows)


def _factories(data: DuelData, colour: bool) -> Iterator[str]:
    yield painted(f"{'':7}{'Sun':16}Moon, upwards", ink.QUIET, colour)
    large = data["large"]
    moon = _tiles(large["moon"], colour) + (tile_text("*", colour) if data["marker"] == "large" else "")
    yield _factory("Large", _tiles(large["sun"], colour), moon, colour)
    for place, factory in enumerate(data["factories"], 1):
        moon = _factory_chip(factory, colour) + _tiles(factory["moon"], colour)
        yield _factory(str(place), _tiles(factory["sun"], colour), moon, colour)


def _factory(name: str, sun: str, moon: str, colour: bool) -> str:
    nothing = painted(" ·", ink.QUIET, colour)
    return ink.padded(ink.padded(name, 7) + (sun or nothing), 23) + (moon or nothing)


def _factory_chip(factory: SmallFactoryData, colour: bool) -> str:
    """The chip, which lies under the stack."""
    chip = factory["chip"]
    if not chip:
        return ""
    return painted("<?> ", ink.QUIET, colour) if chip == "?" else f"<{_chip(chip, colour)}> "


def _tiles(tiles: str, colour: bool) -> str:
    return "".join(tile_text(tile, colour) for tile in tiles)


def _goals(data: DuelData, seats: Sequence[str], colour: bool) -> Iterator[str]:
    columns = COLUMNS - FACTORIES - POINTS * len(seats)
    initials = "".join(" " * (POINTS - ink.width(initial(name))) + initial(name) for name in seats)
    yield painted("Goals", ink.QUIET, colour) + " " * (columns - 5) + ink.bold(initials, colour)
    for goal in data["goals"]:
        label = f"{goals.NAMES[goal['name']]}: {goals.rule(data, goal['name'])}"
        points = "".join(f"{signed(had):>{POINTS}}" for had in goal["points"])
        yield ink.padded(ink.cut(label, columns), columns) + ink.bold(points, colour)


# Plates


def _plates(data: DuelData, seats: Sequence[str], colour: bool) -> Iterator[str]:
    top, *rest = words.stack_lines(data) or ["", ""]
    notes = [ink.bold(words.stack_title(data), colour), top, ", ".join(rest)]
    if not any([*data["display"], data["stack"]["count"], data["drawn"]]):
        yield painted("All plates are placed", ink.QUIET, colour)
        return
    display = [_plate("", plate, None, colour) for plate in data["display"]]
    for line, note in zip(_rows("Display", display), notes, strict=True):
        yield ink.padded(line, FACTORIES) + note
    if data["drawn"]:
        drawn = [_plate("", plate["plate"], plate["back"], colour) for plate in data["drawn"]["plates"]]
        yield from _rows("Drawn", drawn)
    if data["stack"]["returned"]:
        returned = (
            _plate(f" {initial(seats[plate['seat']])}", plate["plate"], plate["back"], colour)
            for plate in data["stack"]["returned"]
        )
        yield from _rows("Put back", list(returned))


def _rows(label: str, plates: Sequence[Plate]) -> Iterator[str]:
    """Plates side by side, on as many lines as they need."""
    most = (COLUMNS - LABEL) // SLOT
    for start in range(0, len(plates), most):
        for index, parts in enumerate(zip(*plates[start : start + most], strict=True)):
            head = label if start + index == 0 else ""
            yield ink.padded(head, LABEL) + "".join(ink.padded(part, SLOT) for part in parts)


def _plate(owner: str, plate: int | None, back: PlateBack | None, colour: bool) -> Plate:
    """A plate's face, or its back if the face is not known, or a gap where there is none."""
    if plate is not None:
        upper, lower = ("".join(_free_cell(letter, None, colour) for letter in row) for row in art.plate_faces()[plate])
        return f" {plate}{owner}", upper, lower
    if back is None:
        return " –", painted(NO_PLATE[0], ink.QUIET, colour), painted(NO_PLATE[1], ink.QUIET, colour)
    return (f" {words.BACKS[back]}" if not owner else f" back{owner}", f"╭ {back * 2} ╮", f"╰ {back * 2} ╯")


def _free_cell(printed: str, row: int | None, colour: bool) -> str:
    """A free cell of a plate; a special one with its points, if it lies on a dome's row."""
    if printed == "J":
        return ink.bold(" j ", colour)
    if printed == "*":
        return painted(f" *{' ' if row is None else row}", ink.BRASS, colour)
    return cell_text(printed, colour)


def _stock(data: DuelData, colour: bool) -> Iterator[str]:
    bag, tower = words.counts(data["bag"]), words.counts(data["tower"])
    yield ink.padded(counts_text("Bag", bag, colour), 41) + counts_text("Tower", tower, colour)


# Boards


def _board(data: DuelData, seat: int, name: str, colour: bool) -> list[str]:
    board = data["boards"][seat]
    rows = [_row(board, row, colour) for row in range(6)]
    body = [
        f"{ink.padded(row, COLUMNS - 4 - NOTES)}{note}"
        for row, note in zip_longest(rows, _notes(data, seat, colour), fillvalue="")
    ]
    status = words.status(data, seat)
    mark = "★ " if status == "winner" else "▶ " if status else ""
    return box(mark + name, signed(board["score"]), body, COLUMNS, bool(mark), colour)


def _row(board: DuelBoardData, row: int, colour: bool) -> str:
    line = board["lines"][row]
    full = line["filled"] == line["size"]
    tag = painted(f" {row + 1}▸", ink.BRASS, colour, bold=True) if full else f" {row + 1} "
    dome = " ".join(_half_plate(board, row, column, colour) for column in range(3))
    return f"{_line(line, colour)}{tag} {dome}"


def _line(line: DuelLineData, colour: bool) -> str:
    free = line["size"] - line["filled"]
    tiles = tile_text(line["colour"], colour) * line["filled"] if line["colour"] is not None else ""
    return "   " * (6 - line["size"]) + cell_text(".", colour) * free + tiles


def _half_plate(board: DuelBoardData, row: int, column: int, colour: bool) -> str:
    """The upper or the lower two cells of a dome position, an empty frame where no plate lies yet."""
    if board["plates"][row // 2 * 3 + column] is None:
        return painted(NO_PLATE[row % 2], ink.QUIET, colour)
    return "".join(_cell(board, row, 2 * column + beside, colour) for beside in range(2))


def _cell(board: DuelBoardData, row: int, column: int, colour: bool) -> str:
    tile = board["cells"][row][column]
    if tile == ".":
        return _free_cell(board["pattern"][row][column], row + 1, colour)
    return _special(colour) if tile == "*" else tile_text(tile, colour)


def _special(colour: bool) -> str:
    """A special tile; the marker, which is written with a star elsewhere, carries a 1 instead."""
    return tile_text("*", colour).replace(" 1 ", " * ") if colour else "[*]"


def _notes(data: DuelData, seat: int, colour: bool) -> Iterator[str]:
    board = data["boards"][seat]
    yield words.starts(data, seat)
    yield _state(data, seat)
    yield _broken(data, seat, colour)
    yield from _chips("Chips", board["chips"], colour)
    if board["used"]:
        yield from _chips("Used", board["used"], colour)


def _state(data: DuelData, seat: int) -> str:
    board = data["boards"][seat]
    if data["phase"] == "draft":
        plates = f"plates {_left(board['tokens'])}  " if words.places(data) else ""
        return f"To take: {plates}chips {_left(board['taken'])}"
    if data["phase"] == "over":
        return f"Goals: {signed(words.goal_points(data, seat))}"
    return words.tiling_state(board)


def _left(done: int) -> str:
    return "●" * (words.EACH - done) + "○" * done


def _broken(data: DuelData, seat: int, colour: bool) -> str:
    board = data["boards"][seat]
    spaces = [
        painted(f" {signed(penalty)}", ink.QUIET, colour) if piece is None else tile_text(piece, colour)
        for piece, penalty in zip_longest(board["broken"], words.PENALTIES)
    ]
    marker = tile_text("*", colour) if data["marker"] == seat else "   "
    cost = signed(board["penalty"])
    total = painted(cost, ink.COST, colour, bold=True) if board["penalty"] else cost
    return f"Broken {''.join(spaces)} {marker}  {total}"


def _chips(label: str, chips: Iterable[str], colour: bool) -> Iterator[str]:
    """Chips by their letters, on as many lines as they need."""
    lines = [f"{label:7}"]
    for chip in chips:
        if ink.width(lines[-1]) + len(chip) > NOTES:
            lines.append(" " * 7)
        lines[-1] += f"{_chip(chip, colour)} "
    return iter(lines)


def _chip(chip: str, colour: bool) -> str:
    return "".join(_letter(letter, colour) for letter in chip)


def _letter(letter: str, colour: bool) -> str:
    face = tile_text(letter, colour)
    return face.replace(f" {letter} ", letter) if colour else letter
