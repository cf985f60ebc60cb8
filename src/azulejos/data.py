"""The types of a position as plain data: what the core hands out as JSON and every picture is drawn from."""

from typing import Literal, NotRequired, Required, TypeAlias, TypedDict

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
    faces: NotRequired[dict[str, str]]  # of each plate shown outside the domes, unturned: upper row, lower row
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


class GoalPreview(TypedDict):
    """What a goal gives before and after a move."""

    name: GoalName
    before: int
    after: int


class DuelPlacementData(TypedDict, total=False):
    """Where the tile of a complete line of Duel would go at tiling, and what it would score as things stand.

    The runs and points are missing where no cell is free.
    """

    row: Required[int]
    columns: Required[list[int]]  # those that bring the most; empty: no cell is free
    choice: Required[bool]  # there is another cell: the points are 'up to'
    why: Required[Literal["waits", "breaks"] | None]  # what happens to the line where no cell is free
    horizontal: int
    vertical: int
    points: int
    points_special: int  # of the special tile that comes with it


class DuelMovePreview(TypedDict):
    """What all previews of Duel have; `kind` says which one it is."""

    move: str
    seat: int
    ends_draft: bool


class TakePreview(DuelMovePreview):
    """What taking tiles would do."""

    kind: Literal["sun", "moon"]
    source: int | Literal["moon"]
    colour: DuelLetter
    count: int
    leftovers: str  # from the sun to the moon side
    marker: bool  # whether the first-player tile is taken, too
    line: int | None  # None: the broken stack
    placed: int
    filled: int  # tiles in the line after it
    complete: bool
    to_broken: int
    to_tower: int  # those for which the broken stack has no room
    penalty_before: int
    penalty_after: int
    turned_up: list[int]  # small factories whose chip would be turned up
    tiling: DuelPlacementData | None  # None: the line is not complete


class PlatePreview(DuelMovePreview):
    """What laying a plate would do, from the display or a drawn one."""

    kind: Literal["plate", "keep"]
    plate: int
    place: int
    turns: int
    cells: str  # as they would lie: upper row, lower row
    serves: list[int]  # lines with tiles that would find a cell on it
    goals: list[GoalPreview]


class DrawPreview(DuelMovePreview):
    """What drawing a plate would do."""

    kind: Literal["draw"]
    back: PlateBack
    points: int  # what it costs, 0 or negative


class LookPreview(DuelMovePreview):
    """What looking at the drawn plates would do."""

    kind: Literal["look"]
    count: int


class PutBackPreview(DuelMovePreview):
    """What putting a plate back under the stack would do."""

    kind: Literal["put_back"]
    plate: int | None
    back: PlateBack


class ChipPreview(DuelMovePreview):
    """What taking a chip would do."""

    kind: Literal["chip"]
    factory: int
    chip: str


class SpecialTileData(TypedDict):
    """A special tile that comes along with another."""

    row: int
    column: int
    points: int


class TilePreview(DuelMovePreview):
    """What putting a line's tile on the dome would do."""

    kind: Literal["tile"]
    line: int
    column: int
    colour: DuelLetter
    chips: list[str]  # to be spent
    horizontal: int
    vertical: int
    points: int
    points_special: int
    special: SpecialTileData | None
    to_tower: int
    goals: list[GoalPreview]


class LeavePreview(DuelMovePreview):
    """What leaving a line incomplete would do."""

    kind: Literal["leave"]
    line: int
    colour: DuelLetter
    filled: int
    missing: int


DuelPreview: TypeAlias = (
    TakePreview | PlatePreview | DrawPreview | LookPreview | PutBackPreview | ChipPreview | TilePreview | LeavePreview
)
PreviewData: TypeAlias = DraftPreview | TilingPreview | DuelPreview


class StepData(TypedDict, total=False):
    """One step of what an action did; `do` says which, and with it which of the other keys are there.

    Azul: take (source, colour, count), leftovers (source, tiles), marker (on_floor), place (line, colour, count), floor
    (colour, count), lid (tiles); at tiling tile (line, column, colour, horizontal, vertical, points, score, to_lid),
    stuck (line, colour, count), penalty (count, penalty, points, score, tiles), bonus (kind, count, points, score);
    deal (tiles, refilled), over (why).

    Duel: take (source, colour, count), leftovers (source, tiles), marker, place (line, colour, count), broken (colour,
    count), tower (tiles), draw (back, points, score), plate (plate, place, turns), put_back (plate, back), chip
    (factory, chip), turned_up (factory, chip); at tiling spend (line, chips), tile (line, row, column, colour,
    horizontal, vertical, points, score, to_tower), special (row, column, points, score), stays and breaks (line,
    colour, count), penalty (count, marker, penalty, points, score, tiles), goal (goal, points, score, spared); plates
    (plate), deal (tiles), over.
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
        "broken",
        "tower",
        "draw",
        "plate",
        "put_back",
        "chip",
        "turned_up",
        "spend",
        "special",
        "stays",
        "breaks",
        "goal",
        "plates",
    ]
    seat: int
    source: int | Literal["centre", "moon"]
    colour: Letter | DuelLetter
    count: int
    tiles: str
    on_floor: bool
    line: int
    row: int
    column: int
    horizontal: int
    vertical: int
    points: int  # what the step really changed the score by
    score: int  # of the seat, after the step
    to_lid: int
    to_tower: int
    penalty: int  # what the floor or the broken stack says; the score never falls below 0
    marker: bool  # the penalty includes the first-player tile's
    kind: Literal["rows", "columns", "colours"]
    goal: GoalName
    spared: int  # what the goals would have cost below 0 points
    plate: int | None  # None: who is told doesn't know it
    back: PlateBack
    place: int
    turns: int
    factory: int
    chip: str
    chips: list[str]
    refilled: bool  # the lid went back into the bag on the way
    why: Literal["row", "barren rounds", "no tiles"]


ReportData: TypeAlias = list[StepData]
