"""One seat's board of Azul as a picture: header, pattern lines, wall, floor."""

from dataclasses import dataclass

from azulejos.data import AzulData, BoardData
from azulejos.draw.azul import words
from azulejos.draw.canvas import Canvas, polygon

FRAME = 5  # the painted line lies this far inside the slab


@dataclass(frozen=True)
class BoardShape:
    """The measures of a board, in pixels of the picture."""

    width: float
    height: float
    tile: float
    gap: float
    rows_top: float  # from the slab's upper edge to the first row
    floor: float  # size of a floor space
    floor_top: float  # from the slab's upper edge
    score: float  # size of the score's figures
    gutter: float = 32  # between lines and wall, holds the tags
    figures_above: bool = True  # penalties stand above the floor's spaces, else inside them

    @property
    def pitch(self) -> float:
        """From one tile to the next."""
        return self.tile + self.gap

    @property
    def block(self) -> float:
        """The width of five tiles."""
        return 5 * self.pitch - self.gap

    @property
    def margin(self) -> float:
        """Beside the lines and the wall."""
        return (self.width - 2 * self.block - self.gutter) / 2


class BoardPainter:
    """Paints the board of one seat at (x, y)."""

    def __init__(self, canvas: Canvas, shape: BoardShape, data: AzulData, seat: int, name: str) -> None:
        self.canvas, self.shape, self.data, self.seat, self.name = canvas, shape, data, seat, name
        self.board: BoardData = data["boards"][seat]

    def paint(self, x: float, y: float) -> None:
        """The whole board."""
        self.left = x + self.shape.margin
        self.right = x + self.shape.width - self.shape.margin
        self.wall = self.right - self.shape.block
        self.top = y + self.shape.rows_top
        self._slab(x, y)
        self._header(y)
        for row in range(5):
            self._line(row)
            self._wall_row(row)
        self._outlines()
        if self.data["phase"] == "over":
            self._bonuses()
        self._floor(y + self.shape.floor_top)

    # Slab and header

    @property
    def _lit(self) -> bool:
        winners = self.data["winners"]
        return self.seat == self.data["to_move"] or (winners is not None and self.seat in winners)

    def _slab(self, x: float, y: float) -> None:
        canvas, width, height = self.canvas, self.shape.width, self.shape.height
        for spread, drop in ((3, 5), (1, 3)):
            canvas.rectangle(x + spread, y + drop, width - 2 * spread, height, radius=6, fill="shadow", opacity=0.5)
        if self._lit:
            canvas.rectangle(x - 2, y - 2, width + 4, height + 4, radius=8, fill="brass")
            canvas.rectangle(x - 1.2, y - 1.2, width + 2.4, height + 2.4, radius=7.4, fill="brass-lit")
        inset = 2.0 if self._lit else 0.5
        canvas.rectangle(
            x + inset,
            y + inset,
            width - 2 * inset,
            height - 2 * inset,
            radius=6 - inset,
            fill="slab",
            stroke=None if self._lit else "edge",
        )
        _frame(canvas, x + FRAME + 1.5, y + FRAME + 1.5, width - 2 * FRAME - 3, height - 2 * FRAME - 3)

    def _header(self, y: float) -> None:
        canvas, middle = self.canvas, y + self.shape.rows_top / 2 + 2
        seal = 15 if self.shape.figures_above else 14
        canvas.circle(self.left + seal, middle, seal, fill="slab", stroke="cobalt", line=1.2)
        initial = self.name.removeprefix("Seat ")[:1].upper()
        canvas.text(
            self.left + seal,
            middle + 5.2,
            initial,
            size=16,
            colour="cobalt",
            weight=600,
            anchor="middle",
            display=True,
        )
        starts = words.starts_next(self.data, self.seat)
        name_left = self.left + 2 * seal + 10
        room = self.right - name_left - self.shape.score * 1.9 - (78 if self._lit else 0)
        canvas.text(
            name_left,
            middle - 1 if starts else middle + 6,
            shortened(self.name, 17, room),
            size=17,
            weight=650,
        )
        if starts:
            canvas.use("marker-small", name_left, middle + 3.5, 13)
            canvas.text(name_left + 18, middle + 14.5, "starts the next round", size=13, colour="ink-2")
        score = words.signed(self.board["score"])
        canvas.text(
            self.right,
            middle + self.shape.score * 0.33,
            score,
            size=self.shape.score,
            weight=650,
            anchor="end",
            display=True,
        )
        if self._lit:
            self._status(self.right - self.shape.score * 1.55, middle)

    def _status(self, right: float, middle: float) -> None:
        word = {"draft": "to move", "tiling": "to tile"}.get(self.data["phase"], "winner")
        self.canvas.rectangle(right - 70, middle - 12.5, 68, 25, radius=6, fill="hot", stroke="brass")
        self.canvas.text(right - 36, middle + 5, word, size=15, weight=650, colour="ink", anchor="middle")

    # Lines, tags, wall

    def _line(self, row: int) -> None:
        line, shape = self.board["lines"][row], self.shape
        y = self.top + row * shape.pitch
        for place in range(line["size"]):
            x = self.left + (4 - place) * shape.pitch
            if line["colour"] is not None and place < line["filled"]:
                self.canvas.tile(line["colour"], x, y, shape.tile)
            else:
                self.canvas.cell(".", x, y, shape.tile)
        self._tag(row + 1, y + shape.tile / 2, full=line["filled"] == line["size"])

    def _tag(self, number: int, middle: float, full: bool) -> None:
        half = min(9.0, self.shape.tile / 3.5)
        x = self.wall - self.shape.gutter / 2 - half * 1.1
        shape = [(0, -half), (1.5 * half, -half), (2.3 * half, 0), (1.5 * half, half), (0, half)]
        outline = polygon((x + dx, middle + dy) for dx, dy in shape)
        fill, stroke = ("brass-lit", "brass") if full else ("slab", "edge")
        self.canvas.path(outline, fill=fill, stroke=stroke, line=1.2)
        colour = "brass-text" if full else "ink-3"
        self.canvas.text(
            x + half * 0.95,
            middle + half * 0.52,
            str(number),
            size=half * 1.45,
            weight=700,
            colour=colour,
            anchor="middle",
        )

    def _wall_row(self, row: int) -> None:
        y = self.top + row * self.shape.pitch
        for column, tile in enumerate(self.board["wall"][row]):
            x = self.wall + column * self.shape.pitch
            if tile == ".":
                self.canvas.cell(self.board["pattern"][row][column], x, y, self.shape.tile)
            else:
                self.canvas.tile(tile, x, y, self.shape.tile)

    def _outlines(self) -> None:
        """What is complete (lit), and the rows that can end the game (dashed if certain, dotted if not)."""
        wall, shape = self.board["wall"], self.shape
        for row in range(5):
            if "." not in wall[row]:
                self._run(self.wall, self.top + row * shape.pitch, shape.block, shape.tile)
        for column in range(5):
            if self.data["phase"] == "over" and all(tiles[column] != "." for tiles in wall):
                self._run(self.wall + column * shape.pitch, self.top, shape.tile, shape.block)
        for ending in self.data["ending"]:
            if ending["seat"] == self.seat:
                self._ending(self.top + (ending["row"] - 1) * shape.pitch, ending["certain"])

    def _run(self, x: float, y: float, width: float, height: float) -> None:
        out = min(3.0, self.shape.gap)
        box = (x - out, y - out, width + 2 * out, height + 2 * out)
        self.canvas.rectangle(*box, radius=5, fill=None, stroke="slab", line=4.5)
        self.canvas.rectangle(*box, radius=5, fill=None, stroke="brass-lit", line=2.5)

    def _ending(self, y: float, certain: bool) -> None:
        out = min(3.0, self.shape.gap)
        box = (self.wall - out, y - out, self.shape.block + 2 * out, self.shape.tile + 2 * out)
        dash, line, cap = ("6 3.5", 2.0, "butt") if certain else ("0 4.5", 2.2, "round")
        self.canvas.rectangle(*box, radius=5, fill=None, stroke="brass", dash=dash, line=line, cap=cap)

    def _bonuses(self) -> None:
        """The end's bonuses, in the free triangle over the lines."""
        step = min(20.0, self.shape.pitch * 0.68)
        bonuses = self.board["bonuses"]
        for index, (word, points) in enumerate(
            (("Rows", bonuses["rows"]), ("Columns", bonuses["columns"]), ("Colours", bonuses["colours"]))
        ):
            y = self.top + step * (index + 1) - 4
            self.canvas.text(self.left, y, word, size=14, colour="ink-2")
            weight, colour = (700, "ink") if points else (400, "ink-3")
            figure = f"+{points}" if points else "0"
            self.canvas.text(self.left + 82, y, figure, size=14, weight=weight, colour=colour, anchor="end")

    # Floor

    def _floor(self, top: float) -> None:
        shape = self.shape
        for place, penalty in enumerate(words.PENALTIES):
            x = self.left + place * (shape.floor + min(shape.gap, 3))
            self._floor_space(x, top, self.board["floor"][place : place + 1], penalty)
        self._penalty(top)

    def _floor_space(self, x: float, y: float, piece: str, penalty: int) -> None:
        size = self.shape.floor
        if piece == "":
            self.canvas.cell(".", x, y, size)
        elif piece == "*":
            self.canvas.marker(x, y, size)
        else:
            self.canvas.tile(piece, x, y, size)
        if self.shape.figures_above or piece == "":
            baseline = y - 6 if self.shape.figures_above else y + size / 2 + 4.5
            colour, weight = ("red", 700) if piece else ("ink-3", 600)
            self.canvas.text(
                x + size / 2,
                baseline,
                words.signed(penalty),
                size=13,
                weight=weight,
                colour=colour,
                anchor="middle",
            )

    def _penalty(self, top: float) -> None:
        penalty = self.board["penalty"]
        colour = "red" if penalty else "ink-2"
        baseline = top + self.shape.floor - (5 if self.shape.figures_above else 6)
        figure = words.signed(penalty)
        self.canvas.text(self.right, baseline, figure, size=21, weight=600, colour=colour, anchor="end", display=True)
        label = (self.right, baseline - 21) if self.shape.figures_above else (self.right - 34, baseline)
        self.canvas.text(*label, "Floor", size=14, colour="ink-2", anchor="end")


def _frame(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The painted line with its four concave corners and their dots."""
    reach, right, bottom = 9.0, x + width, y + height
    outline = (
        f"M{x + reach:.1f} {y:.1f}H{right - reach:.1f}a9 9 0 0 0 9 9V{bottom - reach:.1f}a9 9 0 0 0 -9 9"
        f"H{x + reach:.1f}a9 9 0 0 0 -9 -9V{y + reach:.1f}a9 9 0 0 0 9 -9z"
    )
    canvas.path(outline, fill=None, stroke="cobalt-line", line=1.3)
    for dot_x in (x + 1.6, right - 1.6):
        for dot_y in (y + 1.6, bottom - 1.6):
            canvas.circle(dot_x, dot_y, 1.8, fill="cobalt-line")


def shortened(name: str, size: float, room: float) -> str:
    """A name cut to the room it has; letters are taken as a bit over half their size wide."""
    most = max(3, int(room / (size * 0.54)))
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"
