"""One seat's board of Azul as a picture: header, pattern lines, wall, floor."""

from dataclasses import dataclass

from azulejos.data import AzulData, BoardData
from azulejos.draw.azul import words
from azulejos.draw.canvas import Canvas
from azulejos.draw.furniture import paint_pill, paint_seal, paint_slab, paint_tag, pill_width
from azulejos.draw.lettering import room_for, shortened
from azulejos.draw.phrases import signed


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
        paint_slab(self.canvas, x, y, self.shape.width, self.shape.height, self._lit)
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

    def _header(self, y: float) -> None:
        canvas, middle = self.canvas, y + self.shape.rows_top / 2 + 2
        seal = 15 if self.shape.figures_above else 14
        paint_seal(canvas, self.name, self.left + seal, middle, seal)
        right = self._score(middle)
        if self._lit:
            word = {"draft": "to move", "tiling": "to tile"}.get(self.data["phase"], "winner")
            paint_pill(canvas, word, right, middle)
            right -= pill_width(word) + 8
        starts = words.starts_next(self.data, self.seat)
        left = self.left + 2 * seal + 10
        name = shortened(self.name, 17, right - left, bold=True)
        canvas.text(left, middle - 1 if starts else middle + 6, name, size=17, weight=650)
        if starts:
            canvas.use("marker-small", left, middle + 3.5, 13)
            canvas.text(left + 18, middle + 14.5, "starts the next round", size=13, colour="ink-2")

    def _score(self, middle: float) -> float:
        """The score, right of which nothing else may stand; gives where it begins."""
        score, size = signed(self.board["score"]), self.shape.score
        baseline = middle + size * 0.33
        self.canvas.text(self.right, baseline, score, size=size, weight=650, anchor="end", display=True)
        return self.right - max(size * 1.45, room_for(score, size, bold=True)) - 6

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
        half = min(9.0, shape.tile / 3.5)
        tag = self.wall - shape.gutter / 2 - half * 1.1
        paint_tag(self.canvas, row + 1, tag, y + shape.tile / 2, half, full=line["filled"] == line["size"])

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
                signed(penalty),
                size=13,
                weight=weight,
                colour=colour,
                anchor="middle",
            )

    def _penalty(self, top: float) -> None:
        penalty = self.board["penalty"]
        colour = "red" if penalty else "ink-2"
        baseline = top + self.shape.floor - (5 if self.shape.figures_above else 6)
        figure = signed(penalty)
        self.canvas.text(self.right, baseline, figure, size=21, weight=600, colour=colour, anchor="end", display=True)
        label = (self.right, baseline - 21) if self.shape.figures_above else (self.right - 34, baseline)
        self.canvas.text(*label, "Floor", size=14, colour="ink-2", anchor="end")
