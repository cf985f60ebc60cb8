"""The rules of Azul in plain Python, one function per rule: to be read beside docs/rules/azul.md.

Nothing here is clever or fast. Tiles are letters, a heap of tiles is a string or a count per colour, and a
position is changed in place (`copied` makes another one). Its text is written by azul_text.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

COLOURS = "BYRKW"
MARKER = "*"
CENTRE = "c"
FLOOR = "-"
NO_TILE = "."
FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3]

Pile = dict[str, int]


class RuleError(ValueError):
    """A move or a deal that the rules don't allow."""


@dataclass
class Board:
    """What lies before one player (rules 1.5 to 1.7)."""

    score: int
    lines: list[str]  # the tiles of each pattern line
    wall: list[str]  # five rows of five cells, "." where no tile lies
    floor: str  # from left to right, the marker as "*"


@dataclass
class Position:
    """Everything on the table."""

    wall: str  # "coloured" or "grey"
    round: int  # rounds begun
    phase: str  # "deal", "draft", "tiling", "over"
    to_move: int | None
    first: int  # who started this round's draft, before the first round: who will
    marker: int | None  # its holder; None while it lies in the centre
    barren: int  # barren rounds in a row before this one
    placed: bool  # has anybody placed a tile on a wall in this round's tiling?
    factories: list[str]
    centre: str
    bag: Pile
    lid: Pile
    boards: list[Board]


# 1 The table


def twenty_tiles_of_each_colour() -> Pile:
    """Rule 1.1."""
    return dict.fromkeys(COLOURS, 20)


def number_of_factories(players: int) -> int:
    """Rule 1.2."""
    return {2: 5, 3: 7, 4: 9}[players]


def the_marker_lies_in_the_centre(position: Position) -> bool:
    """Rule 1.3: the marker is there, or a player has it."""
    return position.marker is None


def tiles_go_to_the_lid(position: Position, tiles: str) -> None:
    """Rule 1.4."""
    for tile in tiles:
        position.lid[tile] += 1


def spaces_of_a_line(row: int) -> int:
    """Rule 1.5: line 1, the first in a list, has one space."""
    return row + 1


def printed_colour(row: int, column: int) -> str:
    """Rule 1.6: the coloured wall; each row is the one above, moved one cell to the right."""
    return COLOURS[(column - row) % 5]


def cost_of_a_floor(floor: str) -> int:
    """Rule 1.7: every space that has something on it, the marker included, costs points."""
    return sum(FLOOR_COSTS[: len(floor)])


def start(players: int, wall: str, first: int) -> Position:
    """Rule 1.8."""
    return Position(
        wall=wall,
        round=0,
        phase="deal",
        to_move=None,
        first=first,
        marker=first,
        barren=0,
        placed=False,
        factories=[""] * number_of_factories(players),
        centre="",
        bag=twenty_tiles_of_each_colour(),
        lid=dict.fromkeys(COLOURS, 0),
        boards=[Board(0, [""] * 5, [NO_TILE * 5] * 5, "") for _ in range(players)],
    )


# 2 The deal


def deal(position: Position, factories: list[str]) -> None:
    """Rule 2.1: these tiles are drawn, four for each factory, one factory after the other."""
    if position.phase != "deal":
        raise RuleError("there is nothing to deal now")
    if len(factories) != len(position.factories):
        raise RuleError(f"there are {len(position.factories)} factories")
    if any(tiles != sorted_tiles(tiles) for tiles in factories):
        raise RuleError("the tiles of a factory are written in the order BYRKW")
    bag, lid = dict(position.bag), dict(position.lid)
    for tiles in factories:
        fill_a_factory(bag, lid, tiles)
    position.bag, position.lid, position.factories = bag, lid, list(factories)
    the_marker_goes_to_the_centre(position)


def fill_a_factory(bag: Pile, lid: Pile, tiles: str) -> None:
    """Rule 2.1: four tiles from the bag; how they lie in the factory doesn't tell which was drawn first."""
    waiting = list(tiles)
    for _ in range(4):
        refill_an_empty_bag(bag, lid)
        if nothing_is_left_to_draw(bag):
            break
        drawn = next((tile for tile in waiting if bag.get(tile)), None)
        if drawn is None:
            raise RuleError(f"{tiles or 'an empty factory'} can't come from the bag")
        bag[drawn] -= 1
        waiting.remove(drawn)
    if waiting:
        raise RuleError(f"{tiles} is too much for a factory, or for bag and lid")


def refill_an_empty_bag(bag: Pile, lid: Pile) -> None:
    """Rule 2.2: asked whenever a tile is to be drawn, and only then."""
    if not any(bag.values()):
        for colour in COLOURS:
            bag[colour], lid[colour] = lid[colour], 0


def nothing_is_left_to_draw(bag: Pile) -> bool:
    """Rule 2.3: asked behind rule 2.2, so the lid is empty too."""
    return not any(bag.values())


def the_marker_goes_to_the_centre(position: Position) -> None:
    """Rule 2.4: its holder puts it there, has the first turn, and the round has begun."""
    assert position.marker is not None
    position.first = position.to_move = position.marker
    position.marker = None
    position.round += 1
    position.phase = "draft"


def random_deal(position: Position, random: Random) -> list[str]:
    """One deal as rules 2.1 to 2.3 describe it; the position is left alone."""
    bag, lid = dict(position.bag), dict(position.lid)
    factories = []
    for _ in position.factories:
        tiles = ""
        for _ in range(4):
            refill_an_empty_bag(bag, lid)
            if nothing_is_left_to_draw(bag):
                break
            drawn = random.choices(list(bag), list(bag.values()))[0]
            bag[drawn] -= 1
            tiles += drawn
        factories.append(sorted_tiles(tiles))
    return factories


# 3 The draft


def take(position: Position, source: str, colour: str, place: str) -> None:
    """Rule 3.1: one turn, then the next player's."""
    board = whose_turn(position)
    if source == CENTRE:
        tiles = take_from_the_centre(position, colour)
    else:
        tiles = take_from_a_factory(position, int(source) - 1, colour)
    put_down(position, board, tiles, place)
    if everything_is_taken(position):
        the_draft_ends(position)
    else:
        the_turn_passes_on(position)


def the_turn_passes_on(position: Position) -> None:
    """Rule 3.1: clockwise; nobody can pass, as the floor is always open (3.11)."""
    assert position.to_move is not None
    position.to_move = (position.to_move + 1) % len(position.boards)


def take_from_a_factory(position: Position, factory: int, colour: str) -> str:
    """Rule 3.2: all of one colour; the rest goes to the centre."""
    tiles = position.factories[factory]
    position.centre = sorted_tiles(position.centre + tiles.replace(colour, ""))
    position.factories[factory] = ""
    return colour * tiles.count(colour)


def take_from_the_centre(position: Position, colour: str) -> str:
    """Rule 3.3: all of one colour; the rest stays. The marker comes first (3.4)."""
    if the_marker_lies_in_the_centre(position):
        the_marker_comes_along(position)
    tiles = position.centre
    position.centre = tiles.replace(colour, "")
    return colour * tiles.count(colour)


def the_marker_comes_along(position: Position) -> None:
    """Rule 3.4: to the leftmost free space of the floor, before any tile."""
    board = whose_turn(position)
    position.marker = position.to_move
    if not the_marker_finds_no_space(board):
        board.floor += MARKER


def the_marker_finds_no_space(board: Board) -> bool:
    """Rule 3.5, ruling: then it costs nothing; who took it has it all the same."""
    return len(board.floor) == len(FLOOR_COSTS)


def put_down(position: Position, board: Board, tiles: str, place: str) -> None:
    """Rule 3.6: all tiles to one line, or all of them to the floor."""
    if place == FLOOR:
        fall_to_the_floor(position, board, tiles)
    else:
        put_in_a_line(position, board, tiles, int(place) - 1)


def a_line_holds_one_colour(line: str, colour: str) -> bool:
    """Rule 3.7."""
    return line == "" or line[0] == colour


def the_wall_row_lacks_the_colour(board: Board, row: int, colour: str) -> bool:
    """Rule 3.8: on both walls."""
    return colour not in board.wall[row]


def a_line_is_full(board: Board, row: int) -> bool:
    """Rule 3.9: it takes no more; rule 4.1: it is tiled."""
    return len(board.lines[row]) == spaces_of_a_line(row)


def put_in_a_line(position: Position, board: Board, tiles: str, row: int) -> None:
    """Rule 3.10: what finds no space in the line falls to the floor."""
    room = spaces_of_a_line(row) - len(board.lines[row])
    board.lines[row] += tiles[:room]
    fall_to_the_floor(position, board, tiles[room:])


def places_open_to(board: Board, colour: str) -> list[str]:
    """Rule 3.11: the floor always is, and each line that rules 3.7 to 3.9 allow."""
    lines = [
        str(row + 1)
        for row in range(5)
        if a_line_holds_one_colour(board.lines[row], colour)
        and the_wall_row_lacks_the_colour(board, row, colour)
        and not a_line_is_full(board, row)
    ]
    return [*lines, FLOOR]


def fall_to_the_floor(position: Position, board: Board, tiles: str) -> None:
    """Rule 3.12: from left to right; what finds no space goes to the lid."""
    room = len(FLOOR_COSTS) - len(board.floor)
    board.floor += tiles[:room]
    tiles_go_to_the_lid(position, tiles[room:])


def everything_is_taken(position: Position) -> bool:
    """Rule 3.13."""
    return not position.centre and not any(position.factories)


def a_marker_that_nobody_took_goes_back(position: Position) -> None:
    """Rule 3.14, ruling: to the first player of this round, who had it last."""
    if the_marker_lies_in_the_centre(position):
        position.marker = position.first


def the_draft_ends(position: Position) -> None:
    """Rules 3.13 and 3.14; what needs no choice in the tiling follows at once."""
    a_marker_that_nobody_took_goes_back(position)
    position.phase = "tiling"
    position.to_move = None
    the_tiling_goes_on(position)


# 4 The tiling


def tile_until_there_is_a_choice(position: Position, board: Board) -> bool:
    """Rule 4.1: complete lines from top to bottom, then the floor. True if a line's cell is a choice (5.1).

    Done a second time for the same board, it changes nothing.
    """
    for row in range(5):
        if a_line_is_full(board, row):
            columns = columns_for(position, board, row)
            if len(columns) > 1:
                return True
            if columns:
                place_a_tile(position, board, row, columns[0])
            else:
                no_cell_for_the_tile(position, board, row)
    pay_for_the_floor(board)
    sweep_the_floor(position, board)
    return False


def columns_for(position: Position, board: Board, row: int) -> list[int]:
    """Rules 4.2 and 5.1: where the tile of a complete line may go."""
    colour = board.lines[row][0]
    if position.wall == "coloured":
        return [the_cell_of_its_colour(row, colour)]
    return columns_free_for(board, row, colour)


def the_cell_of_its_colour(row: int, colour: str) -> int:
    """Rule 4.2; it is free, by rule 3.8."""
    return next(column for column in range(5) if printed_colour(row, column) == colour)


def place_a_tile(position: Position, board: Board, row: int, column: int) -> None:
    """Rules 4.2 to 4.4: one tile to the wall, the others to the lid, points at once."""
    tile = board.lines[row][0]
    old = board.wall[row]
    board.wall[row] = old[:column] + tile + old[column + 1 :]
    the_rest_of_the_line_goes_to_the_lid(position, board, row)
    board.score += points_of_a_tile(board.wall, row, column)
    position.placed = True


def the_rest_of_the_line_goes_to_the_lid(position: Position, board: Board, row: int) -> None:
    """Rule 4.3: one tile of it is on the wall now."""
    tiles_go_to_the_lid(position, board.lines[row][1:])
    board.lines[row] = ""


def points_of_a_tile(wall: list[str], row: int, column: int) -> int:
    """Rule 4.4: the run across and the run down, each if the tile is not alone in it; else 1."""
    across = length_of_the_run(wall[row], column)
    down = length_of_the_run("".join(cells[column] for cells in wall), row)
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    return points or 1


def length_of_the_run(cells: str, place: int) -> int:
    """Rule 4.4: how many tiles lie side by side, the one at this place among them."""
    before = cells[:place].split(NO_TILE)[-1]
    behind = cells[place + 1 :].split(NO_TILE)[0]
    return len(before) + 1 + len(behind)


def pay_for_the_floor(board: Board) -> None:
    """Rule 4.5: once, and never below 0."""
    board.score = max(0, board.score - cost_of_a_floor(board.floor))


def sweep_the_floor(position: Position, board: Board) -> None:
    """Rule 4.6: the tiles go to the lid; the marker doesn't, its holder still has it."""
    tiles_go_to_the_lid(position, board.floor.replace(MARKER, ""))
    board.floor = ""


def the_tiling_goes_on(position: Position) -> None:
    """Rule 4.7, ruling: who has been asked finishes; then in order from the round's first player."""
    seats = [] if position.to_move is None else [position.to_move]
    for seat in seats + seats_from(position, position.first):
        if tile_until_there_is_a_choice(position, position.boards[seat]):
            position.to_move = seat
            return
    the_round_ends(position)


def asked_first(position: Position, seat: int) -> Position:
    """Rule 4.7, ruling: the position with this seat asked before the others, or done if it has no choice."""
    if position.phase != "tiling":
        raise RuleError("it is not the tiling")
    other = copied(position)
    if tile_until_there_is_a_choice(other, other.boards[seat]):
        other.to_move = seat
    return other


def the_round_ends(position: Position) -> None:
    """Rule 4.8: the next round begins with a deal, unless this was the last round (6.1 to 6.3)."""
    position.to_move = None
    position.barren = 0 if position.placed else position.barren + 1
    position.placed = False
    if it_was_the_last_round(position):
        the_game_ends(position)
    else:
        position.phase = "deal"


def it_was_the_last_round(position: Position) -> bool:
    """Rules 6.1 to 6.3."""
    return a_row_is_complete(position) or there_is_nothing_to_deal(position) or three_rounds_were_barren(position)


# 5 The grey wall


def columns_free_for(board: Board, row: int, colour: str) -> list[int]:
    """Rule 5.1: free cells of the row in whose column the colour doesn't lie yet."""
    return [
        column
        for column in range(5)
        if board.wall[row][column] == NO_TILE and all(cells[column] != colour for cells in board.wall)
    ]


def choices_of_a_cell(position: Position) -> set[str]:
    """Rule 5.2: the topmost complete line has several cells (where it has one or none, nobody is asked)."""
    board = whose_turn(position)
    row = next(row for row in range(5) if a_line_is_full(board, row))
    return {f"{row + 1}@{column + 1}" for column in columns_for(position, board, row)}


def no_cell_for_the_tile(position: Position, board: Board, row: int) -> None:
    """Rule 5.3: all tiles of the line fall to the floor, which is paid for later in this tiling (4.5)."""
    tiles, board.lines[row] = board.lines[row], ""
    fall_to_the_floor(position, board, tiles)


# 6 The end of the game


def a_row_is_complete(position: Position) -> bool:
    """Rule 6.1."""
    return any(complete_rows(board) for board in position.boards)


def there_is_nothing_to_deal(position: Position) -> bool:
    """Rule 6.2, ruling."""
    return not any(position.bag.values()) and not any(position.lid.values())


def three_rounds_were_barren(position: Position) -> bool:
    """Rule 6.3, ruling: in a row."""
    return position.barren == 3


def the_game_ends(position: Position) -> None:
    """Rules 6.1 to 6.4."""
    position.phase = "over"
    for board in position.boards:
        board.score += bonus(board)


def bonus(board: Board) -> int:
    """Rule 6.4."""
    return 2 * complete_rows(board) + 7 * complete_columns(board) + 10 * complete_colours(board)


def complete_rows(board: Board) -> int:
    """Rule 6.4."""
    return sum(NO_TILE not in cells for cells in board.wall)


def complete_columns(board: Board) -> int:
    """Rule 6.4."""
    return sum(all(cells[column] != NO_TILE for cells in board.wall) for column in range(5))


def complete_colours(board: Board) -> int:
    """Rule 6.4: all five tiles of a colour, one in each row."""
    return sum(all(colour in cells for cells in board.wall) for colour in COLOURS)


def winners(position: Position) -> list[int]:
    """Rule 6.5: the most points; among equals, rule 6.6."""
    best = max(position.boards, key=strength)
    return [seat for seat, board in enumerate(position.boards) if strength(board) == strength(best)]


def strength(board: Board) -> tuple[int, int]:
    """Rule 6.6: points first, then complete rows; equal in both means a shared victory."""
    return board.score, complete_rows(board)


# Moves, and what is not a rule but needed to write one down


def legal_moves(position: Position) -> set[str]:
    """All moves as text: a take such as 2R4 or cK-, or a cell such as 3@5."""
    if position.phase == "draft":
        return set(takes(position))
    if position.phase == "tiling":
        return choices_of_a_cell(position)
    return set()


def takes(position: Position) -> Iterator[str]:
    """Every source (3.2, 3.3), colour and place (3.6)."""
    board = whose_turn(position)
    places = {colour: places_open_to(board, colour) for colour in COLOURS}
    sources = [(str(number), tiles) for number, tiles in enumerate(position.factories, 1)]
    for source, tiles in [*sources, (CENTRE, position.centre)]:
        for colour in set(tiles):
            for place in places[colour]:
                yield source + colour + place


def play(position: Position, move: str) -> None:
    """A move, if the rules allow it."""
    if move not in legal_moves(position):
        raise RuleError(f"{move} is not allowed here")
    carry_out(position, move)


def carry_out(position: Position, move: str) -> None:
    """A move that is known to be allowed."""
    if position.phase == "draft":
        take(position, source=move[0], colour=move[1], place=move[2])
    else:
        row, column = move.split("@")
        place_a_tile(position, whose_turn(position), int(row) - 1, int(column) - 1)
        the_tiling_goes_on(position)


def whose_turn(position: Position) -> Board:
    """The board of the player who is asked."""
    assert position.to_move is not None
    return position.boards[position.to_move]


def seats_from(position: Position, first: int) -> list[int]:
    """Clockwise."""
    players = len(position.boards)
    return [(first + step) % players for step in range(players)]


def scores(position: Position) -> list[int]:
    """The points as they stand; behind the end of the game with what rule 6.4 adds."""
    return [board.score for board in position.boards]


def sorted_tiles(tiles: str) -> str:
    """In the order BYRKW."""
    return "".join(sorted(tiles, key=COLOURS.find))


def copied(position: Position) -> Position:
    """Another position, equal to this one."""
    return Position(
        **{
            **vars(position),
            "factories": list(position.factories),
            "bag": dict(position.bag),
            "lid": dict(position.lid),
            "boards": [Board(b.score, list(b.lines), list(b.wall), b.floor) for b in position.boards],
        }
    )
