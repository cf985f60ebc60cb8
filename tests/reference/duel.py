"""The rules of Azul Duel in plain Python, one function per rule: to be read beside docs/rules/duel.md.

Here are the decisions: the opening, the draft, the tiling, the end. What chance decides is in duel_chance.py, the
components in duel_table.py, the goals in duel_goals.py, what is hidden in duel_hidden.py. Nothing is clever or fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from tests.reference.duel_goals import points_of_goals
from tests.reference.duel_hidden import fronts_it_may_have
from tests.reference.duel_table import (
    BROKEN,
    CHIPS,
    COLOURS,
    JOKER,
    NO_TILE,
    SPECIAL,
    UNKNOWN,
    Board,
    Position,
    RuleError,
    SmallFactory,
    back_of,
    bare_board,
    copied,
    four_small_factories,
    goals_in_order,
    printed_row,
    room_on_the_broken_stack,
    sorted_chips,
    sorted_tiles,
    spaces_of_a_line,
    the_first_player_tile_lies_on_the_large_factory,
    thirteen_tiles_of_each_colour,
    tiles_go_to_the_tower,
    turned_cells,
    whose_turn,
)

# 2 The set-up


def start(goals: list[str], five_colours_special: bool, first: int) -> Position:
    """Rules 2.1 and 2.2 have been settled; next chance turns up the three plates of the display (2.3)."""
    return Position(
        goals=goals_in_order(goals),
        a_special_is_a_colour=five_colours_special,
        round=1,
        phase="opening",
        turn=None,
        due="plates",
        first=first,
        marker=None,
        sun="",
        moon="",
        factories=four_small_factories(),
        bag=thirteen_tiles_of_each_colour(),
        tower=dict.fromkeys(COLOURS, 0),
        display=[None, None, None],
        shuffled=18,
        top=UNKNOWN,
        under=[],
        stage="",
        drawn=[],
        boards=[bare_board(), bare_board()],
    )


def the_opening_goes_on(position: Position) -> None:
    """Rule 2.5: who isn't first lays a plate, then who is; then the draft begins."""
    for seat in (1 - position.first, position.first):
        if not any(position.boards[seat].plates):
            position.turn, position.due = seat, "move"
            return
    the_draft_begins(position)


def an_opening_plate_is_replaced(position: Position) -> None:
    """Rule 2.6: the display is refilled behind each of the two."""
    position.turn, position.due = None, "plates"


# 4 The draft: taking


def the_draft_begins(position: Position) -> None:
    """Rule 4.1: the first player begins."""
    position.phase = "draft"
    somebody_acts(position, position.first)


def draft_moves(position: Position) -> Iterator[str]:
    """Rule 4.1: a plate, the sun, the moon or a chip; who has begun to draw plates goes on with that (4.3 to 4.6)."""
    if position.stage:
        yield from moves_with_drawn_plates(position)
    else:
        yield from plates_to_take(position)
        yield from takes_from_the_sun(position)
        yield from takes_from_the_moon(position)
        yield from chips_to_take(position)


def the_turn_ends(position: Position) -> None:
    """Rule 4.1: then the other player's begins, once the chips that have come free are turned up (4.13)."""
    if factory_with_a_chip_to_turn_up(position):
        position.due = "chip"
    else:
        assert position.turn is not None
        somebody_acts(position, 1 - position.turn)


def plates_to_take(position: Position) -> Iterator[str]:
    """Rule 4.2: from the display, or the first one from the stack (4.3)."""
    board = whose_turn(position)
    if a_token_is_left(position, board):
        yield from display_plates(position, board)
        if a_plate_can_be_drawn(position, board):
            yield "d"


def a_token_is_left(position: Position, board: Board) -> bool:
    """Rule 4.2: two for each of the rounds 1 to 4, none in the fifth."""
    return position.round < 5 and board.tokens < 2


def display_plates(position: Position, board: Board) -> Iterator[str]:
    """Rules 4.2 and 2.5: each plate in each way of laying it."""
    ways = ways_to_lay_a_plate(board)
    for plate in position.display:
        if plate is not None:
            for way in ways:
                yield f"p{plate}{way}"


def take_from_the_display(position: Position, plate: int, way: str) -> None:
    """Rule 4.2: its place stays empty until the end of the round; at the set-up not even a turn (2.6)."""
    board = whose_turn(position)
    position.display[position.display.index(plate)] = None
    lay_a_plate(board, plate, way)
    if position.phase == "opening":
        an_opening_plate_is_replaced(position)
    else:
        board.tokens += 1
        the_turn_ends(position)


def draw_a_plate(position: Position) -> None:
    """Rule 4.3: for a point, if there is one (4.4); the token is put down before the first."""
    board = whose_turn(position)
    if not position.stage:
        board.tokens += 1
    position.stage = "d"
    board.score = max(0, board.score - 1)
    position.drawn.append(plate_from_the_top(position))
    if position.top == UNKNOWN:
        position.due = "top"


def plate_from_the_top(position: Position) -> str:
    """Rule 4.3: nobody sees its front. Those that were put back come last (4.6)."""
    if not position.shuffled:
        return position.under.pop(0)[0]
    drawn = position.top
    position.shuffled -= 1
    position.top = UNKNOWN if position.shuffled else ""
    return drawn


def a_plate_can_be_drawn(position: Position, board: Board) -> bool:
    """Rule 4.4, ruling: with 0 points only where the display is empty, only one, and never after reaching 0."""
    if not position.shuffled and not position.under:
        return False
    return board.score > 0 or (not position.drawn and not any(position.display))


def stop_drawing(position: Position) -> None:
    """Rule 4.5: now the fronts are seen."""
    position.due = "look"


def moves_with_drawn_plates(position: Position) -> Iterator[str]:
    """Rules 4.3, 4.5 and 4.6: draw or stop; keep one; put the others back."""
    board = whose_turn(position)
    if position.stage == "d":
        yield "l"
        if a_plate_can_be_drawn(position, board):
            yield "d"
    elif position.stage == "l":
        for plate in position.drawn:
            for front in fronts_it_may_have(position, plate):
                for way in ways_to_lay_a_plate(board):
                    yield f"k{front}{way}"
    else:
        for plate in position.drawn:
            yield f"u{plate}"


def keep_a_plate(position: Position, plate: int, way: str) -> None:
    """Rule 4.5: one of those that were drawn."""
    seen = str(plate) if str(plate) in position.drawn else back_of(plate)
    position.drawn.remove(seen)
    lay_a_plate(whose_turn(position), plate, way)
    put_the_last_one_back(position)


def put_a_plate_back(position: Position, plate: str) -> None:
    """Rule 4.6: under the stack, below those that are there already."""
    assert position.turn is not None
    position.drawn.remove(plate)
    position.under.append((plate, position.turn))
    put_the_last_one_back(position)


def put_the_last_one_back(position: Position) -> None:
    """Rule 4.6: the order of several is a choice; with one there is none."""
    if len(position.drawn) > 1:
        position.stage = "u"
        return
    assert position.turn is not None
    position.under += [(plate, position.turn) for plate in position.drawn]
    position.drawn = []
    position.stage = ""
    the_turn_ends(position)


def ways_to_lay_a_plate(board: Board) -> list[str]:
    """Rule 4.7: on any free position of the dome, turned in any way."""
    free = [position + 1 for position, plate in enumerate(board.plates) if not plate]
    return [f"@{position}r{turns}" for position in free for turns in range(4)]


def lay_a_plate(board: Board, plate: int, way: str) -> None:
    """Rule 4.7: for good."""
    position, turns = way[1:].split("r")
    board.plates[int(position) - 1] = f"{plate}r{turns}"


def takes_from_the_sun(position: Position) -> Iterator[str]:
    """Rules 4.8 and 4.9: every factory, colour and place (5.1), and on a small one every way to stack the others."""
    places = places_for_each_colour(position)
    for colour in set(position.sun):
        for place in places[colour]:
            yield f"s0{colour}{place}"
    for number, factory in enumerate(position.factories, 1):
        for colour in set(factory.sun):
            for order in ways_to_stack(factory.sun.replace(colour, "")):
                for place in places[colour]:
                    yield f"s{number}{colour}{place}{order}"


@cache
def ways_to_stack(leftovers: str) -> list[str]:
    """Rule 4.8: nothing is to be said where all orders look the same."""
    if len(set(leftovers)) < 2:
        return [""]
    return sorted({"/" + "".join(order) for order in permutations(leftovers)})


def take_from_a_small_sun(position: Position, factory: SmallFactory, colour: str, place: str, order: str) -> None:
    """Rule 4.8: the others are stacked on the chip."""
    tiles = colour * factory.sun.count(colour)
    factory.moon = order or factory.sun.replace(colour, "")
    factory.sun = ""
    put_down(position, tiles, place)
    the_turn_ends(position)


def take_from_the_large_sun(position: Position, colour: str, place: str) -> None:
    """Rule 4.9: the others are laid out on its moon side."""
    tiles = colour * position.sun.count(colour)
    the_large_factory_showed_one_colour(position)
    position.moon = position.sun.replace(colour, "")
    position.sun = ""
    put_down(position, tiles, place)
    the_turn_ends(position)


def the_large_factory_showed_one_colour(position: Position) -> None:
    """Rule 4.10, ruling: who takes it takes the first-player tile, too."""
    if len(set(position.sun)) == 1:
        take_the_first_player_tile(position)


def takes_from_the_moon(position: Position) -> Iterator[str]:
    """Rule 4.11: every colour that is to be had on any moon side."""
    places = places_for_each_colour(position)
    tops = "".join(factory.moon[-1:] for factory in position.factories)
    for colour in set(position.moon + tops):
        for place in places[colour]:
            yield f"m{colour}{place}"


def take_from_the_moon(position: Position, colour: str, place: str) -> None:
    """Rule 4.11: all of this colour on the large factory, and the top tile of each stack that shows it."""
    tiles = colour * position.moon.count(colour)
    the_first_player_tile_comes_along(position, tiles)
    position.moon = position.moon.replace(colour, "")
    for factory in position.factories:
        if factory.moon[-1:] == colour:
            factory.moon = factory.moon[:-1]
            tiles += colour
    put_down(position, tiles, place)
    the_turn_ends(position)


def the_first_player_tile_comes_along(position: Position, tiles_from_the_large_moon: str) -> None:
    """Rule 4.12: with the first tiles from the moon side of the large factory; those of small ones don't count."""
    if tiles_from_the_large_moon:
        take_the_first_player_tile(position)


def take_the_first_player_tile(position: Position) -> None:
    """Rules 4.10 and 4.12: once in a round."""
    if the_first_player_tile_lies_on_the_large_factory(position):
        position.marker = position.turn


def factory_with_a_chip_to_turn_up(position: Position) -> int:
    """Rules 4.13 and 4.14: the first small factory with a chip face down and no tile on either side, or 0.

    It is asked at the end of a turn, so the tiles have been put down by then.
    """
    for number, factory in enumerate(position.factories, 1):
        if factory.chip == UNKNOWN and not factory.sun and not factory.moon:
            return number
    return 0


def chips_to_take(position: Position) -> list[str]:
    """Rule 4.15: any that is turned up, but no third one in a round."""
    if whose_turn(position).taken == 2:
        return []
    return [f"x{number}" for number, factory in enumerate(position.factories, 1) if factory.chip not in ("", UNKNOWN)]


def take_a_chip(position: Position, factory: SmallFactory) -> None:
    """Rule 4.15: it is kept face up, from round to round."""
    board = whose_turn(position)
    board.chips = sorted_chips([*board.chips, factory.chip])
    board.taken += 1
    factory.chip = ""
    the_turn_ends(position)


def can_act(position: Position, seat: int) -> bool:
    """Rule 4.16: whether one of the four actions is possible."""
    position.turn = seat
    return next(draft_moves(position), None) is not None


def somebody_acts(position: Position, seat: int) -> None:
    """Rule 4.16: this player, or if that is out, the other; if both are, nothing is left and the draft ends (4.17)."""
    position.due = "move"
    if not can_act(position, seat) and not can_act(position, 1 - seat):
        the_draft_ends(position)


def the_draft_ends(position: Position) -> None:
    """Rule 4.17: no tile, no chip and (in rounds 1 to 4) no player token is left; the tiling follows at once."""
    position.phase = "tiling"
    position.turn = None
    for board in position.boards:
        board.line = 1
    the_tiling_goes_on(position)


# 5 The draft: putting tiles down


def places_for_each_colour(position: Position) -> dict[str, list[str]]:
    """Rule 5.1: one line, or the broken stack."""
    board = whose_turn(position)
    return {colour: [*lines_open_to(board, colour), BROKEN] for colour in COLOURS}


def put_down(position: Position, tiles: str, place: str) -> None:
    """Rule 5.1: all tiles to one line, or all of them to the broken stack."""
    board = whose_turn(position)
    if place == BROKEN:
        break_tiles(position, board, tiles)
    else:
        put_in_a_line(position, board, tiles, int(place) - 1)


def lines_open_to(board: Board, colour: str) -> list[str]:
    """Rules 5.2 and 5.5, and nothing else: what lies or may come on the dome is no matter (5.6)."""
    return [
        str(row + 1)
        for row in range(6)
        if a_line_holds_one_colour(board.lines[row], colour) and not a_line_is_full(board, row)
    ]


def a_line_holds_one_colour(line: str, colour: str) -> bool:
    """Rule 5.2."""
    return line == "" or line[0] == colour


def break_tiles(position: Position, board: Board, tiles: str) -> None:
    """Rule 5.3: four find room, the others go to the tower."""
    room = room_on_the_broken_stack(board)
    board.broken = sorted_tiles(board.broken + tiles[:room])
    tiles_go_to_the_tower(position, tiles[room:])


def put_in_a_line(position: Position, board: Board, tiles: str, row: int) -> None:
    """Rule 5.4: what finds no space in the line breaks."""
    room = spaces_of_a_line(row) - len(board.lines[row])
    board.lines[row] += tiles[:room]
    break_tiles(position, board, tiles[room:])


def a_line_is_full(board: Board, row: int) -> bool:
    """Rule 5.5, ruling: it takes no more; rule 6.1: it is tiled."""
    return len(board.lines[row]) == spaces_of_a_line(row)


# 6 The tiling


def tile_until_there_is_a_choice(position: Position, seat: int) -> bool:
    """Rule 6.1: the lines from top to bottom in one pass. True if a line is a choice.

    Done a second time for the same board, it changes nothing.
    """
    board = position.boards[seat]
    assert board.line is not None
    while board.line < 7:
        if choices_for_a_line(board, board.line - 1):
            return True
        tile_a_line_without_a_choice(position, board, board.line - 1)
        go_on_to_the_next_line(position, seat)
    return False


def go_on_to_the_next_line(position: Position, seat: int) -> None:
    """Rule 6.1; and behind the sixth line, what is broken (6.12, 6.13)."""
    board = position.boards[seat]
    assert board.line is not None
    board.line += 1
    if board.line == 7:
        pay_for_what_is_broken(position, seat)
        sweep_up_what_is_broken(position, board)


def choices_for_a_line(board: Board, row: int) -> list[str]:
    """Rules 6.3 and 6.8: between several cells, or whether and how to complete the line with chips."""
    if not board.lines[row]:
        return []
    cells = [f"{row + 1}@{column + 1}" for column in cells_for(board, row)]
    if a_line_is_full(board, row):
        return cells if len(cells) > 1 else []
    payments = ways_to_complete(board, row) if cells else []
    if not payments:
        return []
    return [f"{row + 1}.", *[f"{cell}+{chips}" for cell in cells for chips in payments]]


def tile_a_line_without_a_choice(position: Position, board: Board, row: int) -> None:
    """Rules 6.1, 6.3, 6.10 and 6.11; an incomplete line that has a cell stays as it is."""
    if not board.lines[row]:
        return
    cells = cells_for(board, row)
    if not cells:
        no_cell_for_a_line(position, board, row)
    elif a_line_is_full(board, row):
        place_a_tile(position, board, row, cells[0])


def cells_for(board: Board, row: int) -> list[int]:
    """Rule 6.2: columns of the free cells in this row that show the line's colour or are joker cells."""
    colour = board.lines[row][0]
    return [
        column
        for column, printed in enumerate(printed_row(board, row))
        if printed in (colour, JOKER) and board.cells[row][column] == NO_TILE
    ]


def place_a_tile(position: Position, board: Board, row: int, column: int) -> None:
    """Rules 6.3 to 6.6: one tile to the dome, the others to the tower, points at once, then the special tile."""
    tile = board.lines[row][0]
    the_rest_of_the_line_goes_to_the_tower(position, board, row)
    cover_a_cell(board, row, column, tile)
    board.score += points_of_a_tile(board.cells, row, column)
    place_a_special_tile_that_is_due(board, row, column)


def cover_a_cell(board: Board, row: int, column: int, tile: str) -> None:
    """Rule 6.3: for good. On a joker cell, too, the tile keeps its colour."""
    cells = board.cells[row]
    board.cells[row] = cells[:column] + tile + cells[column + 1 :]


def the_rest_of_the_line_goes_to_the_tower(position: Position, board: Board, row: int) -> None:
    """Rule 6.4: one tile of it lies on the dome."""
    tiles_go_to_the_tower(position, board.lines[row][1:])
    board.lines[row] = ""


def points_of_a_tile(cells: list[str], row: int, column: int) -> int:
    """Rule 6.5: the run across and the run down, each if the tile is not alone in it; else 1."""
    across = length_of_the_run(cells[row], column)
    down = length_of_the_run("".join(line[column] for line in cells), row)
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    return points or 1


def length_of_the_run(cells: str, place: int) -> int:
    """Rule 6.5: how many tiles lie side by side, special ones as well, the one at this place among them."""
    before = cells[:place].split(NO_TILE)[-1]
    behind = cells[place + 1 :].split(NO_TILE)[0]
    return len(before) + 1 + len(behind)


def place_a_special_tile_that_is_due(board: Board, row: int, column: int) -> None:
    """Rule 6.6: once the other three cells of its plate are covered; it scores the number of its row."""
    above, left = row // 2 * 2, column // 2 * 2
    shown = turned_cells(board.plates[row // 2 * 3 + column // 2])
    if SPECIAL not in shown:
        return
    covered = [board.cells[above + cell // 2][left + cell % 2] != NO_TILE for cell in range(4)]
    special = shown.index(SPECIAL)
    if covered.count(False) == 1 and not covered[special]:
        special_row = above + special // 2
        cover_a_cell(board, special_row, left + special % 2, SPECIAL)
        board.score += special_row + 1


def ways_to_complete(board: Board, row: int) -> list[str]:
    """Rule 6.7: every set of chips that pays for all that is missing, as text."""
    colour = board.lines[row][0]
    missing = spaces_of_a_line(row) - len(board.lines[row])
    have = Counter(board.chips)
    kinds = [chip for chip in CHIPS if have[chip]]
    ways = []
    for numbers in product(*[range(have[chip] + 1) for chip in kinds]):
        matching = sum(number for chip, number in zip(kinds, numbers, strict=True) if colour in chip)
        if chips_pay(matching, sum(numbers), missing):
            spent = [chip for chip, number in zip(kinds, numbers, strict=True) for _ in range(number)]
            ways.append(",".join(spent))
    return ways


def chips_pay(matching: int, chips: int, missing: int) -> bool:
    """Rule 6.7: so many tiles by two chips that show the colour, the others by any three chips each."""
    return any(
        2 * pairs <= matching and 2 * pairs + 3 * threes == chips
        for pairs in range(missing + 1)
        for threes in [missing - pairs]
    )


def complete_with_chips(position: Position, row: int, column: int, chips: list[str]) -> None:
    """Rule 6.9: the chips are used up and add no tiles; the line goes on as a complete one."""
    board = whose_turn(position)
    for chip in chips:
        board.chips.remove(chip)
    board.used = sorted_chips(board.used + chips)
    place_a_tile(position, board, row, column)


def no_cell_for_a_line(position: Position, board: Board, row: int) -> None:
    """Rules 6.10 and 6.11: it waits for a plate that may bring the cell; when none can come any more, it breaks."""
    if a_plate_may_still_come(board, row):
        return
    tiles, board.lines[row] = board.lines[row], ""
    break_tiles(position, board, tiles)


def a_plate_may_still_come(board: Board, row: int) -> bool:
    """Rule 6.10: one of the three positions that this row runs through is empty."""
    return "" in board.plates[row // 2 * 3 : row // 2 * 3 + 3]


def pay_for_what_is_broken(position: Position, seat: int) -> None:
    """Rule 6.12: and for the first-player tile, both together, once, and never below 0."""
    board = position.boards[seat]
    cost = [0, 1, 3, 6, 10][len(board.broken)]
    if position.marker == seat:
        cost += 2
    board.score = max(0, board.score - cost)


def sweep_up_what_is_broken(position: Position, board: Board) -> None:
    """Rule 6.13."""
    tiles_go_to_the_tower(position, board.broken)
    board.broken = ""


def the_tiling_goes_on(position: Position) -> None:
    """Rule 6.14, ruling: who has been asked finishes; then who started this round's draft, then the other one."""
    seats = [] if position.turn is None else [position.turn]
    for seat in [*seats, position.first, 1 - position.first]:
        if tile_until_there_is_a_choice(position, seat):
            position.turn, position.due = seat, "move"
            return
    the_round_ends(position)


def asked_first(position: Position, seat: int) -> Position:
    """Rule 6.14, ruling: the position with this seat asked before the other, or done if it has no choice."""
    if position.phase != "tiling":
        raise RuleError("it is not the tiling")
    other = copied(position)
    if tile_until_there_is_a_choice(other, seat):
        other.turn = seat
    return other


# 7 The next round


def the_round_ends(position: Position) -> None:
    """Rule 7.1: the fifth round is the last one."""
    position.turn = None
    the_player_tokens_come_back(position)
    if position.round == 5:
        the_game_ends(position)
    else:
        position.phase = "deal"
        position.due = "plates" if plates_to_come(position) else "deal"


def the_player_tokens_come_back(position: Position) -> None:
    """Rule 7.2; and the two chips of a round (4.15) are counted anew."""
    for board in position.boards:
        board.tokens = board.taken = 0
        board.line = None


def plates_to_come(position: Position) -> int:
    """Rule 7.3: three plates lie on the display again, as far as the stack has any."""
    return min(position.display.count(None), position.shuffled + len(position.under))


def who_starts_the_next_round(position: Position) -> int:
    """Rule 7.4, and rule 7.5, ruling: if nobody took the first-player tile, who started this one."""
    return position.first if position.marker is None else position.marker


# 8 The end of the game


def the_game_ends(position: Position) -> None:
    """Rules 8.1 and 8.2: what the goals give is added up and counted once, and nobody falls below 0."""
    position.phase, position.due = "over", ""
    for board in position.boards:
        board.score = max(0, board.score + sum(points_of_goals(position, board).values()))


def winners(position: Position) -> list[int]:
    """Rule 8.3: most points; a tie goes to the holder of the first-player tile (7.5: or who had it last)."""
    ahead = position.boards[0].score - position.boards[1].score
    if ahead:
        return [0 if ahead > 0 else 1]
    return [who_starts_the_next_round(position)]


# Moves, and what is not a rule but needed to write one down


def legal_moves(position: Position) -> set[str]:
    """All moves as text, such as s2R4/KY, p14@5r1 or 4@2+B,BR."""
    if position.due != "move":
        return set()
    board = whose_turn(position)
    if position.phase == "opening":
        return set(display_plates(position, board))
    if position.phase == "draft":
        return set(draft_moves(position))
    assert board.line is not None
    return set(choices_for_a_line(board, board.line - 1))


def play(position: Position, move: str) -> None:
    """A move, if the rules allow it."""
    if move not in legal_moves(position):
        raise RuleError(f"{move} is not allowed here")
    carry_out(position, move)


def carry_out(position: Position, move: str) -> None:
    """A move that is known to be allowed."""
    kind, rest = move[0], move[1:]
    if position.phase == "tiling":
        tile_as_chosen(position, move)
    elif kind in "pk":
        take = take_from_the_display if kind == "p" else keep_a_plate
        plate, way = rest.split("@")
        take(position, int(plate), "@" + way)
    elif kind == "d":
        draw_a_plate(position)
    elif kind == "l":
        stop_drawing(position)
    elif kind == "u":
        put_a_plate_back(position, rest)
    elif kind == "m":
        take_from_the_moon(position, colour=rest[0], place=rest[1])
    elif kind == "x":
        take_a_chip(position, position.factories[int(rest) - 1])
    elif rest[0] == "0":
        take_from_the_large_sun(position, colour=rest[1], place=rest[2])
    else:
        factory = position.factories[int(rest[0]) - 1]
        take_from_a_small_sun(position, factory, colour=rest[1], place=rest[2], order=rest[4:])


def tile_as_chosen(position: Position, move: str) -> None:
    """A move of the tiling, for the line that was asked: leave it, choose a cell, or complete it as well."""
    board = whose_turn(position)
    assert board.line is not None
    assert position.turn is not None
    row, column = board.line - 1, move[2:].partition("+")[0]
    if "+" in move:
        complete_with_chips(position, row, int(column) - 1, move.partition("+")[2].split(","))
    elif "@" in move:
        place_a_tile(position, board, row, int(column) - 1)
    go_on_to_the_next_line(position, position.turn)
    the_tiling_goes_on(position)


def scores(position: Position) -> list[int]:
    """The points as they stand; behind the end of the game with those of the goals."""
    return [board.score for board in position.boards]
