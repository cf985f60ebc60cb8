"""The reference position of Azul Duel as one line of text, as docs/notation.md describes it, and back."""

from __future__ import annotations

import re

from tests.reference.duel_table import COLOURS, GOALS, Board, Pile, Position, SmallFactory

LARGE_FACTORY = "c"  # where the first-player tile lies while nobody has it


def text(position: Position) -> str:
    """One field after the other, separated by one space."""
    return " ".join(
        [
            "duel",
            ",".join(position.goals) + ("" if position.a_special_is_a_colour else "/plain"),
            str(position.round),
            position.phase,
            "-" if position.turn is None else str(position.turn),
            position.due or "-",
            str(position.first),
            LARGE_FACTORY if position.marker is None else str(position.marker),
            f"{position.sun or '-'}|{position.moon or '-'}",
            *[f"{factory.sun or '-'}|{factory.moon or '-'}|{factory.chip or '-'}" for factory in position.factories],
            text_of_a_pile(position.bag),
            text_of_a_pile(position.tower),
            ",".join("-" if plate is None else str(plate) for plate in position.display),
            ",".join([f"{position.shuffled}{position.top}", *[f"{plate}:{seat}" for plate, seat in position.under]]),
            f"{position.stage}:{','.join(position.drawn)}" if position.stage else "-",
            *[text_of_a_board(board) for board in position.boards],
        ]
    )


def text_of_a_pile(pile: Pile) -> str:
    """Such as B12Y9."""
    return "".join(f"{colour}{pile[colour]}" for colour in COLOURS if pile[colour]) or "-"


def text_of_a_board(board: Board) -> str:
    """Such as 5:B,-,-,-,-,-:-,14r1,-,-,-,-,-,-,-:....../....../....../....../....../......:BY:B,TY:-:1,2:-."""
    return ":".join(
        [
            str(board.score),
            ",".join(line or "-" for line in board.lines),
            ",".join(plate or "-" for plate in board.plates),
            "/".join(board.cells),
            board.broken or "-",
            ",".join(board.chips) or "-",
            ",".join(board.used) or "-",
            f"{board.tokens},{board.taken}",
            "-" if board.line is None else str(board.line),
        ]
    )


def from_text(line: str) -> Position:
    """The position of a text that is known to be right."""
    _, goals, rounds, phase, turn, due, first, marker, large, *rest = line.split()
    *small, bag, tower, display, stack, drawn, one_board, other_board = rest
    sun, moon = large.replace("-", "").split("|")
    top, *under = stack.split(",")
    stage, _, plates = drawn.replace("-", "").partition(":")
    return Position(
        goals=[goal for goal in GOALS if goal in goals.removesuffix("/plain").split(",")],
        a_special_is_a_colour=not goals.endswith("/plain"),
        round=int(rounds),
        phase=phase,
        turn=None if turn == "-" else int(turn),
        due=due.replace("-", ""),
        first=int(first),
        marker=None if marker == LARGE_FACTORY else int(marker),
        sun=sun,
        moon=moon,
        factories=[SmallFactory(*factory.replace("-", "").split("|")) for factory in small],
        bag=pile_from_text(bag),
        tower=pile_from_text(tower),
        display=[None if plate == "-" else int(plate) for plate in display.split(",")],
        shuffled=int(top.rstrip("*J?")),
        top=top.lstrip("0123456789"),
        under=[(plate, int(seat)) for plate, seat in (both.split(":") for both in under)],
        stage=stage,
        drawn=plates.split(",") if plates else [],
        boards=[board_from_text(one_board), board_from_text(other_board)],
    )


def pile_from_text(pile: str) -> Pile:
    """The counts of B12Y9."""
    counts = {colour: int(number) for colour, number in re.findall(r"([A-Z])(\d+)", pile)}
    return {colour: counts.get(colour, 0) for colour in COLOURS}


def board_from_text(board: str) -> Board:
    """The board of 5:B,-,-,-,-,-:-,14r1,-,-,-,-,-,-,-:....../....../....../....../....../......:BY:B,TY:-:1,2:-."""
    score, lines, plates, cells, broken, chips, used, counts, line = board.split(":")
    tokens, taken = counts.split(",")
    return Board(
        score=int(score),
        lines=[tiles.replace("-", "") for tiles in lines.split(",")],
        plates=[plate.replace("-", "") for plate in plates.split(",")],
        cells=cells.split("/"),
        broken=broken.replace("-", ""),
        chips=[] if chips == "-" else chips.split(","),
        used=[] if used == "-" else used.split(","),
        tokens=int(tokens),
        taken=int(taken),
        line=None if line == "-" else int(line),
    )
