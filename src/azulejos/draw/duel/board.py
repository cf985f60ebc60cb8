"""One seat's board of Duel as a picture: header, pattern lines, dome, broken tiles, chips."""

from azulejos.data import DuelBoardData, DuelData
from azulejos.draw.canvas import Canvas
from azulejos.draw.duel import words
from azulejos.draw.duel.plates import EDGE, JOINT, cell_place, paint_ground, plate_size
from azulejos.draw.furniture import paint_pill, paint_seal, paint_slab, paint_tag, pill_width
from azulejos.draw.lettering import room_for, shortened
from azulejos.draw.phrases import signed

WIDTH, HEIGHT = 536.0, 376.0
CELL, GAP = 36.0, 2.0
PLATE = plate_size(CELL)
PLATES_APART = 3.0
DOME = 3 * PLATE + 2 * PLATES_APART
LINES = 6 * (CELL + GAP) - GAP
GUTTER = 32.0  # between lines and dome, holds the tags
MARGIN = (WIDTH - LINES - GUTTER - DOME) / 2
ROWS_TOP = 56.0  # from the slab's upper edge
FOOT_TOP = 328.0  # where broken tiles and chips begin
BROKEN, CHIP = 32.0, 29.0


class BoardPainter:
    """Paints the board of one seat at (x, y)."""

    def __init__(self, canvas: Canvas, data: DuelData, seat: int, name: str) -> None:
        self.canvas, self.data, self.seat, self.name = canvas, data, seat, name
        self.board: DuelBoardData = data["boards"][seat]

    def paint(self, x: float, y: float) -> None:
        """The whole board."""
        self.left, self.right = x + MARGIN, x + WIDTH - MARGIN
        self.dome, self.top = self.right - DOME, y + ROWS_TOP
        self.status = words.status(self.data, self.seat)
        paint_slab(self.canvas, x, y, WIDTH, HEIGHT, bool(self.status))
        self._header(y)
        for row in range(6):
            self._line(row)
        self._notes()
        for place in range(9):
            self._plate(place)
        self._broken(y + FOOT_TOP)
        self._chips(y + FOOT_TOP)

    # Header and notes

    def _header(self, y: float) -> None:
        canvas, middle = self.canvas, y + ROWS_TOP / 2 + 2
        paint_seal(canvas, self.name, self.left + 15, middle, 15)
        right = self._score(middle)
        if self.status:
            paint_pill(canvas, self.status, right, middle)
            right -= pill_width(self.status) + 8
        starts = words.starts(self.data, self.seat)
        left = self.left + 40
        name = shortened(self.name, 17, right - left, bold=True)
        canvas.text(left, middle - 1 if starts else middle + 6, name, size=17, weight=650)
        if starts:
            canvas.text(left, middle + 14.5, starts, size=13, colour="ink-2")

    def _score(self, middle: float) -> float:
        score = signed(self.board["score"])
        self.canvas.text(self.right, middle + 11, score, size=34, weight=650, anchor="end", display=True)
        return self.right - max(50, room_for(score, 34, bold=True)) - 6

    def _notes(self) -> None:
        """What is left to take, or how far the tiling has come, in the free triangle over the lines."""
        y = self.top + 15
        if words.places(self.data):
            self._left("Plates to take", "token", self.board["tokens"], y)
            y += 24
        if self.data["phase"] == "draft":
            self._left("Chips to take", "chip-back", self.board["taken"], y)
        elif self.data["phase"] == "over":
            self._goals(y)
        else:
            self.canvas.text(self.left, y, words.tiling_state(self.board), size=14, weight=600, colour="brass-ink")

    def _left(self, label: str, drawing: str, done: int, baseline: float) -> None:
        self.canvas.text(self.left, baseline, label, size=14, colour="ink-2")
        for place in range(words.EACH):
            name = drawing if place < words.EACH - done else "token-used"
            self.canvas.use(name, self.left + 112 + place * 19, baseline - 12.5, 16)

    def _goals(self, baseline: float) -> None:
        points = words.goal_points(self.data, self.seat)
        self.canvas.text(self.left, baseline, "Goals", size=14, colour="ink-2")
        figure = f"+{points}" if points > 0 else signed(points)
        colour = "red" if points < 0 else "ink"
        self.canvas.text(self.left + 82, baseline, figure, size=14, weight=700, colour=colour, anchor="end")

    # Lines and dome

    def _row_top(self, row: int) -> float:
        return self.top + row // 2 * (PLATE + PLATES_APART) + EDGE + row % 2 * (CELL + JOINT)

    def _line(self, row: int) -> None:
        line, y = self.board["lines"][row], self._row_top(row)
        for place in range(line["size"]):
            x = self.left + (5 - place) * (CELL + GAP)
            if line["colour"] is not None and place < line["filled"]:
                self.canvas.tile(line["colour"], x, y, CELL)
            else:
                self.canvas.cell(".", x, y, CELL)
        tag = self.dome - GUTTER / 2 - 10
        paint_tag(self.canvas, row + 1, tag, y + CELL / 2, 9, full=line["filled"] == line["size"])
        if self.status and self.board["pass"] == row + 1:
            self._lit(self.left + (6 - line["size"]) * (CELL + GAP), y, line["size"] * (CELL + GAP) - GAP)

    def _lit(self, x: float, y: float, width: float) -> None:
        """The outline of the line that the tiling has come to."""
        box = (x - 2, y - 2, width + 4, CELL + 4)
        self.canvas.rectangle(*box, radius=4.5, fill=None, stroke="brass", line=2.2)

    def _plate(self, place: int) -> None:
        row, column = divmod(place, 3)
        x, y = self.dome + column * (PLATE + PLATES_APART), self.top + row * (PLATE + PLATES_APART)
        if self.board["plates"][place] is None:
            self.canvas.use("plate-space", x, y, PLATE)
            return
        paint_ground(self.canvas, x, y, CELL)
        for cell in range(4):
            below, beside = divmod(cell, 2)
            self._cell(2 * row + below, 2 * column + beside, *cell_place(x, y, CELL, below, beside))

    def _cell(self, row: int, column: int, x: float, y: float) -> None:
        tile, printed = self.board["cells"][row][column], self.board["pattern"][row][column]
        if tile != ".":
            self.canvas.tile(tile, x, y, CELL)
            return
        self.canvas.plate_cell(printed, x, y, CELL)
        if printed == "*":
            self.canvas.text(
                x + CELL - 4,
                y + CELL - 4,
                str(row + 1),
                size=13,
                weight=650,
                colour="brass-ink",
                anchor="end",
                display=True,
            )

    # Broken tiles and chips

    def _broken(self, top: float) -> None:
        for place, penalty in enumerate(words.PENALTIES):
            x = self.left + place * (BROKEN + 3)
            piece = self.board["broken"][place : place + 1]
            if piece:
                self.canvas.tile(piece, x, top, BROKEN)
            else:
                self.canvas.cell(".", x, top, BROKEN)
            self._figure(penalty, x, top, bool(piece))
        x = self.left + 4 * (BROKEN + 3) + 9
        self._marker(x, top)
        self._penalty(x + BROKEN + 9, top)

    def _marker(self, x: float, top: float) -> None:
        held = self.data["marker"] == self.seat
        if held:
            self.canvas.marker(x, top, BROKEN)
        else:
            middle = (x + BROKEN / 2, top + BROKEN / 2)
            self.canvas.circle(*middle, BROKEN / 2 - 1, fill="empty", stroke="empty-line", line=1.2, dash="3 2.4")
        self._figure(words.MARKER_PENALTY, x, top, held)

    def _figure(self, penalty: int, x: float, top: float, paid: bool) -> None:
        colour, weight = ("red", 700) if paid else ("ink-3", 600)
        words_ = signed(penalty)
        self.canvas.text(x + BROKEN / 2, top - 6, words_, size=13, weight=weight, colour=colour, anchor="middle")

    def _penalty(self, x: float, top: float) -> None:
        penalty = self.board["penalty"]
        self.canvas.text(x, top + 6, "Broken", size=13, colour="ink-2")
        self.canvas.text(
            x,
            top + BROKEN - 4,
            signed(penalty),
            size=20,
            weight=600,
            colour="red" if penalty else "ink-2",
            display=True,
        )

    def _chips(self, top: float) -> None:
        """The chips face up; the used ones small beside their label."""
        board = self.board
        self.canvas.text(self.dome, top - 6, "Chips", size=14, colour="ink-2")
        step = min(CHIP + 5, DOME / max(len(board["chips"]), 1))
        size = min(CHIP, step - 1.5)
        for place, chip in enumerate(board["chips"]):
            self.canvas.chip(chip, self.dome + place * step, top + 2 + (CHIP - size) / 2, size)
        if board["used"]:
            self._used(board["used"], top)

    def _used(self, chips: list[str], top: float) -> None:
        left = self.right - len(chips) * 17 + 2
        self.canvas.text(left - 6, top - 6, "used", size=13, colour="ink-2", anchor="end")
        for place, chip in enumerate(chips):
            self.canvas.chip(chip, left + place * 17, top - 18, 15, opacity=0.55)
