"""The types of a position as plain data: what the core hands out as JSON and every picture is drawn from."""

from typing import Literal, TypeAlias, TypedDict

Letter: TypeAlias = Literal["B", "Y", "R", "K", "W"]
AzulPhase: TypeAlias = Literal["deal", "draft", "tiling", "over"]
AzulWall: TypeAlias = Literal["coloured", "grey"]


class ColourCounts(TypedDict):
    """How many tiles of each colour, all five always present."""

    B: int
    Y: int
    R: int
    K: int
    W: int


class LineData(TypedDict):
    """A pattern line: `filled` of `size` spaces hold tiles of `colour`."""

    size: int
    colour: Letter | None
    filled: int


class BonusData(TypedDict):
    """The points that the finished rows, columns and colours of a wall would give now."""

    rows: int
    columns: int
    colours: int


class BoardData(TypedDict):
    """One seat's board."""

    score: int
    lines: list[LineData]
    wall: list[str]  # five rows of five: the letter of a tile that is there, "." for a free cell
    pattern: list[str]  # the printed colours; the grey wall prints none: "....."
    floor: str  # left to right, letters and "*" for the marker
    penalty: int  # what the floor costs, 0 or negative
    bonuses: BonusData


class EndingData(TypedDict):
    """A row that can end the game in this round."""

    seat: int
    row: int  # from 1
    certain: bool  # its line is complete, and nothing can keep its tile off the wall any more


class AzulData(TypedDict):
    """A position of Azul. Seats count from 0, rows and factories from 1."""

    game: Literal["azul"]
    players: int
    wall: AzulWall
    round: int  # rounds begun, 0 before the first deal
    phase: AzulPhase
    to_move: int | None  # nobody's turn in the phases deal and over
    first: int  # the seat that started this round's draft
    marker: int | Literal["centre"]
    factories: list[str]
    centre: str
    bag: ColourCounts
    lid: ColourCounts
    boards: list[BoardData]
    barren: int  # rounds in a row in which no tile reached a wall
    legal: int  # how many moves are legal now
    ending: list[EndingData]
    scores: list[int]
    winners: list[int] | None


PositionData: TypeAlias = AzulData


class PlacementData(TypedDict):
    """Where the tile of a complete line would go at tiling, and what it would score as things stand."""

    row: int
    columns: list[int]  # those that bring the most; empty: no column takes the colour, the line would fall
    choice: bool  # the owner chooses, here or for a line above: the points are 'up to'
    horizontal: int  # the runs through the tile
    vertical: int
    points: int


class DraftPreview(TypedDict):
    """What taking tiles would do."""

    move: str
    seat: int
    source: int | Literal["centre"]
    colour: Letter
    count: int
    leftovers: str  # from the factory to the centre
    marker: bool  # whether the marker is taken, too
    line: int | None  # None: the floor
    placed: int
    filled: int  # tiles in the line after it
    complete: bool
    to_floor: int
    to_lid: int
    penalty_before: int
    penalty_after: int
    tiling: PlacementData | None  # None: the line is not complete
    completes_row: bool
    ends_draft: bool


class TilingPreview(TypedDict):
    """What putting a tile into a column of the grey wall would do."""

    move: str
    seat: int
    line: int
    column: int
    colour: Letter
    horizontal: int
    vertical: int
    points: int
    to_lid: int
    completes_row: bool


PreviewData: TypeAlias = DraftPreview | TilingPreview


class StepData(TypedDict, total=False):
    """One step of what an action did; `do` says which, and with it which of the other keys are there.

    take (source, colour, count), leftovers (source, tiles), marker (on_floor), place (line, colour, count), floor
    (colour, count), lid (tiles); at tiling tile (line, column, colour, horizontal, vertical, points, score, to_lid),
    stuck (line, colour, count), penalty (count, penalty, points, score, tiles), bonus (kind, count, points, score);
    deal (tiles, refilled), over (why).
    """

    do: Literal[
        "take",
        "leftovers",
        "marker",
        "place",
        "floor",
        "lid",
        "tile",
        "stuck",
        "penalty",
        "bonus",
        "deal",
        "over",
    ]
    seat: int
    source: int | Literal["centre"]
    colour: Letter
    count: int
    tiles: str
    on_floor: bool
    line: int
    column: int
    horizontal: int
    vertical: int
    points: int  # what the step really changed the score by
    score: int  # of the seat, after the step
    to_lid: int
    penalty: int  # what the floor says; the score never falls below 0
    kind: Literal["rows", "columns", "colours"]
    refilled: bool  # the lid went back into the bag on the way
    why: Literal["row", "barren rounds", "no tiles"]


ReportData: TypeAlias = list[StepData]
