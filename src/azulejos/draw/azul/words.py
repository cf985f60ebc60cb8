"""The sentences that the pictures of Azul share: whose turn it is, what round, who can end the game."""

from collections.abc import Sequence

from azulejos.data import AzulData, BoardData, ColourCounts, EndingData, Letter
from azulejos.draw import phrases
from azulejos.draw.phrases import joined, signed

COLOURS: dict[Letter, str] = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
PENALTIES = (-1, -1, -2, -2, -2, -3, -3)


def counts(of: ColourCounts) -> dict[str, int]:
    """How many tiles of each colour, in the colours' order."""
    return {letter: of[letter] for letter in COLOURS}


def heading(data: AzulData, names: Sequence[str]) -> str:
    """What the table waits for, or how the game ended."""
    if data["winners"] is not None:
        return phrases.result(names, data["scores"], data["winners"])
    if data["to_move"] is None:
        return f"Round {data['round'] + 1} is dealt next"
    return f"{names[data['to_move']]} {'to move' if data['phase'] == 'draft' else 'chooses a column'}"


def subtitle(data: AzulData) -> str:
    """The game, the wall and the round."""
    parts = ["Azul", f"{data['wall']} wall"]
    if data["phase"] == "deal":
        parts += [f"after round {data['round']}"] if data["round"] else []
    else:
        state = {"draft": "draft", "tiling": "tiling", "over": "game over"}[data["phase"]]
        parts += [f"round {data['round']}", state]
    return " · ".join(parts)


def last_round(data: AzulData, names: Sequence[str]) -> str:
    """Who ends the game in this round, or that somebody may; empty if nobody can."""
    certain = [ending for ending in data["ending"] if ending["certain"]]
    if not certain:
        return "May be the last round" if data["ending"] else ""
    seats = sorted({ending["seat"] for ending in certain})
    if len(seats) > 1:
        return f"Last round: {joined([names[seat] for seat in seats])} fill rows"
    return f"Last round: {names[seats[0]]} fills {_rows(certain)}"


def _rows(endings: Sequence[EndingData]) -> str:
    rows = [str(ending["row"]) for ending in endings]
    return f"row {rows[0]}" if len(rows) == 1 else f"rows {joined(rows)}"


def starts_next(data: AzulData, seat: int) -> bool:
    """Whether this seat holds the marker and will start, though no floor shows it."""
    shown = "*" in data["boards"][seat]["floor"]
    return data["marker"] == seat and data["phase"] != "over" and not shown


def _in_words(tiles: str) -> str:
    return phrases.tiles_in_words(tiles, {str(letter): colour for letter, colour in COLOURS.items()})


def description(data: AzulData, names: Sequence[str]) -> str:
    """The whole position in words, for those who can't see the picture."""
    dishes = [f"factory {place}: {_in_words(tiles)}" for place, tiles in enumerate(data["factories"], 1)]
    centre = _in_words(("*" if data["marker"] == "centre" else "") + data["centre"])
    stock = [f"bag: {sum(counts(data['bag']).values())} tiles", f"lid: {sum(counts(data['lid']).values())} tiles"]
    boards = [_board_in_words(board, name) for board, name in zip(data["boards"], names, strict=True)]
    ending = last_round(data, names)
    sentences = [subtitle(data), *([ending] if ending else []), *dishes, f"centre: {centre}", *stock, *boards]
    return phrases.paragraph(sentences)


def _board_in_words(board: BoardData, name: str) -> str:
    lines = [
        f"line {line['size']}: {line['filled']} {COLOURS[line['colour']]}"
        for line in board["lines"]
        if line["colour"] is not None
    ]
    rows = [f"row {row}: {_row_in_words(tiles)}" for row, tiles in enumerate(board["wall"], 1) if tiles.strip(".")]
    floor = f"floor: {_in_words(board['floor'])} ({signed(board['penalty'])})"
    return "; ".join([f"{name}, {board['score']} points", *lines, *rows, floor])


def _row_in_words(tiles: str) -> str:
    places = {column: letter for column, tile in enumerate(tiles, 1) for letter in COLOURS if letter == tile}
    return ", ".join(f"{COLOURS[letter]} in column {column}" for column, letter in places.items())
