"""What can be done in Azul Duel, as short lists: everything by where it comes from, or what a beginning can become."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from azulejos.cli import tables
from azulejos.cli.duel import payments, words
from azulejos.cli.screen import COLUMNS
from azulejos.cli.words import listed
from azulejos.data import DuelData, PlatePreview, TakePreview, TilePreview
from azulejos.draw.duel.plates import name_of

if TYPE_CHECKING:
    from azulejos import Position

Bold = Callable[[str], str]
FEW, MANY = 6, 40  # payments that are listed unasked, and when asked for; others can be typed all the same
WHERE = 13  # columns of what a line of a list is about


class Lists:
    """The lists for one position, as the person may know it."""

    def __init__(self, view: Position, data: DuelData, bold: Bold) -> None:
        self.view = view
        self.data = data
        self.bold = bold
        self.legal = [str(move) for move in view.legal_moves]

    def starting(self, text: str) -> list[str]:
        """The legal moves that begin so."""
        return [move for move in self.legal if move.startswith(text)]

    # ---- everything

    def everything(self) -> list[str]:
        """All that can be done now."""
        if self.data["phase"] == "tiling":
            lines = self.tiling(MANY)
        elif self.data["drawn"] is not None:
            lines = self.drawn()
        else:
            lines = [*self.tiles(), *self.chips(), *self.plates("p"), *self.stack(), *self.lines()]
        return [*lines, f"{tables.counted(len(self.legal), 'legal move')}."]

    def line(self, where: str, what: str) -> str:
        """A line of a list."""
        return f"  {where:<{WHERE}}  {what}"

    def tiles(self) -> Iterator[str]:
        """Colours by factory, and those of the moon."""
        for begin in ("s0", "s1", "s2", "s3", "s4", "m"):
            groups = sorted({move[: len(begin) + 1] for move in self.starting(begin)})
            takes = [f"{self.bold(group)} {self.take_in_words(group)}" for group in groups]
            if takes:
                where = "Moon" if begin == "m" else f"Sun of {'large' if begin == 's0' else begin[1]}"
                yield self.line(where, ", ".join(takes))

    def take_in_words(self, group: str) -> str:
        """'3 red', and whether the first-player tile comes along."""
        data = cast("TakePreview", self.view.preview(self.starting(group)[0]))
        along = " and (1)" if data["marker"] else ""
        return f"{data['count']} {words.colour_of(data['colour'])}{along}"

    def lines(self, begin: str = "") -> Iterator[str]:
        """The lines that take each colour of the moves that begin so."""
        takes = [move for move in self.starting(begin) if move[0] in "sm"]
        colours: dict[str, list[str]] = {}
        for colour in "BYRKT":
            moves = [move for move in takes if move[2 if move[0] == "s" else 1] == colour]
            if moves:
                ends = {move.partition("/")[0][-1] for move in moves} - {"-"}
                places = words.ranges(sorted(map(int, ends))) or "none"
                colours.setdefault(places, []).append(words.colour_of(colour))
        parts = [f"{', '.join(names)}: {places}" for places, names in colours.items()]
        if parts:
            yield self.line("Lines", f"{'; '.join(parts)}; or - to break")

    def chips(self) -> Iterator[str]:
        """Chips that lie open."""
        moves = self.starting("x")
        if moves:
            chips = [f"{self.bold(move)} {self.data['factories'][int(move[1:]) - 1]['chip']}" for move in moves]
            yield self.line("Chips", ", ".join(chips))

    def plates(self, kind: str) -> Iterator[str]:
        """Plates that can be laid."""
        plates = list(dict.fromkeys(move.partition("@")[0] for move in self.starting(kind)))
        if plates:
            free = sorted({int(move.partition("@")[2][0]) for move in self.starting(kind)})
            what = f"{listed([*map(self.bold, plates)], 'or')} to position {words.ranges(free)}, turned 0-3 times"
            yield self.line("Plates", what)

    def stack(self) -> Iterator[str]:
        """Drawing."""
        if "d" in self.legal:
            cost = "for 1 point" if self.data["boards"][self.data["to_move"] or 0]["score"] else "free of charge"
            plate = name_of(None, self.data["stack"]["top"])
            yield self.line("Stack", f"{self.bold('d')} draws {plate} {cost}, unseen")

    # ---- plates that were drawn

    def drawn(self) -> list[str]:
        """What can be done with them."""
        drawn = self.data["drawn"]
        assert drawn is not None
        if drawn["stage"] == "drawing":
            return [*self.stack(), self.line("Stop", f"{self.bold('l')} looks at what you drew; you keep one plate")]
        if drawn["stage"] == "looked":
            return list(self.plates("k"))
        return [self.line("Put back", f"{', '.join(map(self.bold, self.legal))}: each goes below the one before")]

    def turned(self, plate: str) -> list[str]:
        """A plate's four turns side by side, and the lines that each position would serve: for 'p14'."""
        moves = self.starting(f"{plate}@")
        previews = [cast("PlatePreview", self.view.preview(move)) for move in moves]
        turns = sorted({data["turns"]: data["cells"] for data in previews}.items())
        lines = [self.line("", "".join(f"r{turn:<6}" for turn, _ in turns))]
        for half in (slice(2), slice(2, None)):
            cells = (" ".join(words.letters(cells[half])).ljust(7) for _, cells in turns)
            lines.append(self.line(f"Plate {plate[1:]}" if half.start is None else "", "".join(cells)))
        places: dict[str, list[int]] = {}
        for place in dict.fromkeys(data["place"] for data in previews):
            served = self.served([data for data in previews if data["place"] == place])
            places.setdefault(served, []).append(place)
        lines += [self.line(f"At {words.ranges(at)}", served) for served, at in places.items()]
        return [line.rstrip() for line in lines]

    def served(self, previews: Sequence[PlatePreview]) -> str:
        """The turns of one position that give the most waiting lines a cell."""
        most = max(len(data["serves"]) for data in previews)
        if not most:
            return "no cell for what lies on your lines"
        best = [data for data in previews if len(data["serves"]) == most]
        by_lines: dict[str, list[str]] = {}
        for data in best:
            by_lines.setdefault(words.numbered("line", data["serves"]), []).append(f"r{data['turns']}")
        parts = [f"{listed(turns, 'or')} gives {served} a cell" for served, turns in by_lines.items()]
        return "; ".join(parts)

    # ---- tiling

    def tiling(self, most: int = FEW) -> list[str]:
        """The columns for a line, and the cheapest chips that pay for what it lacks."""
        moves = [move for move in self.legal if "@" in move]
        lines = [self.column(moves, column) for column in payments.columns(moves)]
        leave = next((move for move in self.legal if move.endswith(".")), None)
        if leave is not None:
            lines += [f"  {self.bold(leave)}   leaves it as it is", *self.payments(moves, most)]
        return lines

    def column(self, moves: Sequence[str], column: int) -> str:
        """One column, and what the tile would bring there."""
        data = cast("TilePreview", self.view.preview(payments.cheapest(moves, column)))
        changes = words.goal_changes(data["goals"])
        short = f"{data['line']}@{column}"
        return f"  {self.bold(short)}  {words.points(data)}{f'. {changes}' if changes else ''}"

    def payments(self, moves: Sequence[str], most: int) -> list[str]:
        """The ways to pay, cheapest first, and how they are typed."""
        ways = payments.payments(moves)
        column = payments.columns(moves)[0]
        shown = [f"+{','.join(chips)}" for chips in ways[:most]]
        dearer = f" (the cheapest {len(shown)} of {len(ways):,} ways)" if len(ways) > len(shown) else ""
        cheapest, named = self.bold(f"{column}+"), self.bold(f"{column}{shown[-1]}")
        how = f"{cheapest} takes the cheapest, {named} names them."
        return [f"  Chips pay{dearer}:", *self.in_columns(shown), f"  {how}"]

    def in_columns(self, words: Sequence[str]) -> list[str]:
        """Short words on as few lines as they need."""
        width = max(map(len, words)) + 2
        each = max((COLUMNS - 4) // width, 1)
        rows = (words[begin : begin + each] for begin in range(0, len(words), each))
        return [f"    {''.join(self.bold(word) + ' ' * (width - len(word)) for word in row).rstrip()}" for row in rows]

    # ---- a beginning

    def beginning(self, text: str) -> list[str]:
        """What a beginning can become."""
        moves = self.starting(text)
        if self.data["phase"] == "tiling":
            return self.tiling() if "@" not in text else [self.column(moves, int(text[2])), *self.payments(moves, MANY)]
        if text[0] in "pk":
            return self.of_plate(text, moves)
        if text[0] in "sm":
            return self.of_tiles(text, moves)
        return self.foretold(moves, moves)

    def foretold(self, labels: Sequence[str], moves: Sequence[str]) -> list[str]:
        """What moves would do, one a line."""
        widest = max(map(len, labels))
        return [
            f"  {self.bold(label)}{' ' * (widest - len(label))}  {words.preview(self.view.preview(move))}"
            for label, move in zip(labels, moves, strict=True)
        ]

    def of_plate(self, text: str, moves: Sequence[str]) -> list[str]:
        """Plates, a plate, or a plate at a position."""
        plate, _, place = text.partition("@")
        if place:
            return self.foretold(moves, moves)
        return self.turned(plate) if self.starting(f"{plate}@") else list(self.plates(text[0]))

    def of_tiles(self, text: str, moves: Sequence[str]) -> list[str]:
        """Colours, the lines for one, or the orders in which the others can lie."""
        if len(text) < (3 if text[0] == "s" else 2):
            where = f"Sun of {text[1].replace('0', 'large')}" if len(text) == 2 else {"s": "Sun", "m": "Moon"}[text]
            return [*(line for line in self.tiles() if line.lstrip().startswith(where)), *self.lines(text)]
        wholes = list(dict.fromkeys(move.partition("/")[0] for move in moves))
        first = [next(move for move in moves if move.partition("/")[0] == whole) for whole in wholes]
        others = first[0].partition("/")[2]
        if others and len(wholes) == 1:
            return self.orders(moves)
        lines = self.foretold(wholes, first)
        if others:
            lines.append(f"  Then / and the order in which the others lie on the moon side: {self.bold(first[0])}.")
        return lines

    def orders(self, moves: Sequence[str]) -> list[str]:
        """How the tiles that are left can be stacked."""
        lines = (f"  {self.bold(move)}  {words.colours_of(move.partition('/')[2])} on top" for move in moves)
        return ["In which order shall the others lie on the moon side?", *lines]
