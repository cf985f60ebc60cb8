"""The terminal picture of an Azul position: table above, boards below, two side by side."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from azulejos.data import AzulData, BoardData, LineData
from azulejos.draw import ink
from azulejos.draw.azul import words
from azulejos.draw.ink import cell_text, painted, tile_text
from azulejos.draw.panels import COLUMNS, box, counts_text, headline
from azulejos.draw.phrases import seat_names, signed

BOARD = 39  # columns of a board with its border; two and a space fit in 79


def text(data: AzulData, colour: bool, names: Sequence[str] | None = None) -> str:
    """The whole picture, lines joined, no newline at the end."""
    seats = [ink.clean(name) for name in seat_names(data["players"], names)]
    lines = [*_head(data, seats, colour), ""]
    if data["phase"] == "draft":
        lines += [*_factories(data, colour), *_centre(data, colour)]
    lines += [*_stock(data, colour), ""]
    boards = [_board(data, seat, seats[seat], colour) for seat in range(data["players"])]
    for start in range(0, len(boards), 2):
        lines += [" ".join(parts) for parts in zip(*boards[start : start + 2], strict=True)]
    return "\n".join(line.rstrip() for line in lines)


def _head(data: AzulData, seats: Sequence[str], colour: bool) -> Iterator[str]:
    yield headline(words.heading(data, seats), words.subtitle(data), colour)
    notice = words.last_round(data, seats)
    if notice:
        yield painted(ink.cut(notice, COLUMNS), ink.BRASS, colour, bold=True)


# Table


def _factories(data: AzulData, colour: bool) -> Iterator[str]:
    dishes = [_dish(place, tiles, colour) for place, tiles in enumerate(data["factories"], 1)]
    yield from (" ".join(parts) for parts in zip(*dishes, strict=True))


def _dish(place: int, tiles: str, colour: bool) -> list[str]:
    pieces = [tile_text(tile, colour) for tile in tiles] + ["   "] * (4 - len(tiles))
    edge = painted("│", ink.QUIET, colour)
    return [
        painted("╭─ ", ink.QUIET, colour) + _number(place, bool(tiles), colour) + painted(" ──╮", ink.QUIET, colour),
        f"{edge}{pieces[0]}{pieces[1]}{edge}",
        f"{edge}{pieces[2]}{pieces[3]}{edge}",
        painted("╰──────╯", ink.QUIET, colour),
    ]


def _number(place: int, holds_tiles: bool, colour: bool) -> str:
    return ink.bold(str(place), colour) if holds_tiles else painted(str(place), ink.QUIET, colour)


def _centre(data: AzulData, colour: bool) -> Iterator[str]:
    """The centre's tiles by colour, on as many lines as they need."""
    groups = ["*"] if data["marker"] == "centre" else []
    groups += [letter * data["centre"].count(letter) for letter in words.COLOURS if letter in data["centre"]]
    lines = [""]
    for group in groups:
        if len(group) * 3 + ink.width(lines[-1]) > COLUMNS - 9:
            lines.append("")
        lines[-1] += "".join(tile_text(piece, colour) for piece in group) + " "
    for index, line in enumerate(lines):
        yield ("Centre   " if index == 0 else " " * 9) + (line or painted("empty", ink.QUIET, colour))


def _stock(data: AzulData, colour: bool) -> Iterator[str]:
    bag, lid = words.counts(data["bag"]), words.counts(data["lid"])
    yield ink.padded(counts_text("Bag", bag, colour), 41) + counts_text("Lid", lid, colour)


# Boards


def _board(data: AzulData, seat: int, name: str, colour: bool) -> list[str]:
    board = data["boards"][seat]
    body = [_row(data, seat, row, colour) for row in range(5)]
    body += ["", _floor(board, colour)]
    if data["phase"] == "over":
        body.append(_bonuses(board))
    elif data["phase"] == "deal":
        body.append("Starts the next round" if words.starts_next(data, seat) else "")
    winner = seat in (data["winners"] or [])
    mark = "▶ " if seat == data["to_move"] else "★ " if winner else ""
    return box(mark + name, signed(board["score"]), body, BOARD, bool(mark), colour)


def _row(data: AzulData, seat: int, row: int, colour: bool) -> str:
    board = data["boards"][seat]
    line = board["lines"][row]
    full = line["filled"] == line["size"]
    tag = painted(f" {row + 1}▸", ink.BRASS, colour, bold=True) if full else f" {row + 1} "
    cells = "".join(
        tile_text(tile, colour) if tile != "." else cell_text(printed, colour)
        for tile, printed in zip(board["wall"][row], board["pattern"][row], strict=True)
    )
    return f"{_line(line, colour)}{tag} {cells}{_ending(data, seat, row + 1, colour)}"


def _line(line: LineData, colour: bool) -> str:
    free = line["size"] - line["filled"]
    tiles = tile_text(line["colour"], colour) * line["filled"] if line["colour"] is not None else ""
    return "   " * (5 - line["size"]) + cell_text(".", colour) * free + tiles


def _ending(data: AzulData, seat: int, row: int, colour: bool) -> str:
    """A mark after a row that can end the game: ! if it will, ? if it may."""
    for ending in data["ending"]:
        if (ending["seat"], ending["row"]) == (seat, row):
            return painted("!" if ending["certain"] else "?", ink.BRASS, colour, bold=True)
    return ""


def _floor(board: BoardData, colour: bool) -> str:
    spaces = [
        painted(f" {signed(penalty)}"[-3:], ink.QUIET, colour) if piece is None else tile_text(piece, colour)
        for piece, penalty in zip_longest(board["floor"], words.PENALTIES)
    ]
    cost = signed(board["penalty"])
    total = painted(cost, ink.COST, colour, bold=True) if board["penalty"] else cost
    return f"Floor  {''.join(spaces)}   {total}"


def _bonuses(board: BoardData) -> str:
    bonuses = board["bonuses"]
    return f"Rows +{bonuses['rows']}  columns +{bonuses['columns']}  colours +{bonuses['colours']}"
