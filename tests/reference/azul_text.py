"""The reference position of Azul as one line of text, as docs/notation.md describes it, and back."""

from __future__ import annotations

import re

from tests.reference.azul import CENTRE, COLOURS, Board, Pile, Position


def text(position: Position) -> str:
    """One field after the other, separated by one space."""
    return " ".join(
        [
            f"azul/{position.wall}",
            str(position.round),
            position.phase,
            "-" if position.to_move is None else str(position.to_move),
            str(position.first),
            CENTRE if position.marker is None else str(position.marker),
            f"{position.barren}{'+' if position.placed else ''}",
            ",".join(tiles or "-" for tiles in position.factories),
            position.centre or "-",
            text_of_a_pile(position.bag),
            text_of_a_pile(position.lid),
            *[text_of_a_board(board) for board in position.boards],
        ]
    )


def text_of_a_pile(pile: Pile) -> str:
    """Such as B12Y9."""
    return "".join(f"{colour}{pile[colour]}" for colour in COLOURS if pile[colour]) or "-"


def text_of_a_board(board: Board) -> str:
    """Such as 12:B,YY,-,-,-:.Y..W/...../...../...../.....:*BY."""
    lines = ",".join(line or "-" for line in board.lines)
    return f"{board.score}:{lines}:{'/'.join(board.wall)}:{board.floor or '-'}"


def from_text(line: str) -> Position:
    """The position of a text that is known to be right."""
    game, rounds, phase, to_move, first, marker, barren, factories, centre, bag, lid, *boards = line.split()
    return Position(
        wall=game.removeprefix("azul/"),
        round=int(rounds),
        phase=phase,
        to_move=None if to_move == "-" else int(to_move),
        first=int(first),
        marker=None if marker == CENTRE else int(marker),
        barren=int(barren.removesuffix("+")),
        placed=barren.endswith("+"),
        factories=[tiles.replace("-", "") for tiles in factories.split(",")],
        centre=centre.replace("-", ""),
        bag=pile_from_text(bag),
        lid=pile_from_text(lid),
        boards=[board_from_text(board) for board in boards],
    )


def pile_from_text(pile: str) -> Pile:
    """The counts of B12Y9."""
    counts = {colour: int(number) for colour, number in re.findall(r"([A-Z])(\d+)", pile)}
    return {colour: counts.get(colour, 0) for colour in COLOURS}


def board_from_text(board: str) -> Board:
    """The board of 12:B,YY,-,-,-:.Y..W/...../...../...../.....:*BY."""
    score, lines, wall, floor = board.split(":")
    tiles = [line.replace("-", "") for line in lines.split(",")]
    return Board(int(score), tiles, wall.split("/"), floor.replace("-", ""))
