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


# Azul Duel

DuelLetter: TypeAlias = Literal["B", "Y", "R", "K", "T"]
DuelPhase: TypeAlias = Literal["opening", "deal", "draft", "tiling", "over"]
DuelDue: TypeAlias = Literal["move", "plates", "deal", "look", "top", "chip"]
GoalName: TypeAlias = Literal[
    "rows",
    "five_colours",
    "columns",
    "perimeter",
    "diagonals",
    "corners",
    "jokers",
    "empty_specials",
]
PlateBack: TypeAlias = Literal["*", "J", "?"]  # a special cell on its face, a joker cell, not seen yet


class DuelCounts(TypedDict):
    """How many tiles of each colour, all five always present."""

    B: int
    Y: int
    R: int
    K: int
    T: int


class GoalData(TypedDict):
    """A goal in play."""

    name: GoalName
    points: list[int]  # what it would give each seat now


class LargeFactoryData(TypedDict):
    """The large factory: tiles by colour."""

    sun: str
    moon: str


class SmallFactoryData(TypedDict):
    """A small factory."""

    sun: str
    moon: str  # bottom to top
    chip: str | None  # "?" face down, else its colour or its two


class ReturnedPlateData(TypedDict):
    """A plate that was put back under the stack."""

    plate: int | None  # None: the one who looks does not know its face
    back: PlateBack
    seat: int  # who put it there


class StackData(TypedDict):
    """The stack of plates."""

    count: int
    shuffled: int  # how many nobody has drawn yet; the returned ones lie under them
    top: PlateBack | None
    returned: list[ReturnedPlateData]  # top to bottom


class DrawnPlateData(TypedDict):
    """A plate drawn from the stack."""

    plate: int | None  # None: its face is not to be seen
    back: PlateBack


class DrawnData(TypedDict):
    """Plates that a seat draws (`drawing`), one of which it keeps (`looked`); the rest goes back (`returning`)."""

    seat: int
    stage: Literal["drawing", "looked", "returning"]
    plates: list[DrawnPlateData]


class PlacedPlateData(TypedDict):
    """A plate on a dome, turned clockwise by so many quarters."""

    plate: int
    turns: int


class DuelLineData(TypedDict):
    """A pattern line: `filled` of `size` spaces hold tiles of `colour`."""

    size: int
    colour: DuelLetter | None
    filled: int


# In tiling the line that is looked at next, 7 when the seat is finished; the key is a keyword, so it needs this form
PassData = TypedDict("PassData", {"pass": int | None})


class DuelBoardData(PassData):
    """One seat's board."""

    score: int
    lines: list[DuelLineData]
    plates: list[PlacedPlateData | None]  # the dome's nine positions in reading order
    cells: list[str]  # six rows of six: a tile's letter, "*" a special tile, "." none
    pattern: list[str]  # what is printed there: a letter, "*" special, "J" joker, "." no plate
    broken: str
    penalty: int  # what the broken tiles and the first-player tile cost together
    chips: list[str]  # face up
    used: list[str]  # turned over for good
    tokens: int  # player tokens put down in this round
    taken: int  # chips taken in this round


class DuelData(TypedDict):
    """A position of Azul Duel."""

    game: Literal["duel"]
    players: int
    goals: list[GoalData]
    five_colours_special: bool  # whether a special tile counts as a colour
    round: int
    phase: DuelPhase
    to_move: int | None
    turn: int | None  # the seat to move, or the one that acted last while chance is due in its turn
    due: DuelDue | None  # None: the game is over
    first: int  # the seat that started this round's draft, or will
    marker: int | Literal["large"]
    large: LargeFactoryData
    factories: list[SmallFactoryData]
    bag: DuelCounts
    tower: DuelCounts
    display: list[int | None]
    stack: StackData
    drawn: DrawnData | None
    boards: list[DuelBoardData]
    legal: int
    scores: list[int]
    winners: list[int] | None


PositionData: TypeAlias = AzulData | DuelData


# What a move would do, and what an action did


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
