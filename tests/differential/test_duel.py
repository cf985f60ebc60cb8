"""Azul Duel, native against reference: every part of every position and view, in random and in greedy games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import azulejos
from tests.reference import duel, duel_chance, duel_goals, duel_hidden, duel_table
from tests.reference.duel_hand_made import board, position_text
from tests.reference.duel_text import from_text, text

GAMES = 3000
GAMES_IN_A_CHUNK = 125
FEW_GAMES = 16  # in the fast tests; with seeds of their own
WAYS = ["chance is given", "random", "greedy against random", "greedy", "careful against random", "careful"]
VIEWERS: list[int | None] = [0, 1, None]

chunks = [
    pytest.param(range(start, start + GAMES_IN_A_CHUNK), marks=pytest.mark.slow, id=f"seeds from {start}")
    for start in range(0, GAMES, GAMES_IN_A_CHUNK)
] + [pytest.param(range(GAMES, GAMES + FEW_GAMES), id="a few games")]


# Comparing


def compare_positions(native: azulejos.Position, reference: duel_table.Position, where: str) -> None:
    expected = text(reference)
    assert native.text == expected, f"{where}\nnative    {native.text}\nreference {expected}"
    compare_moves([str(move) for move in native.legal_moves], duel.legal_moves(reference), f"{where}\n{expected}")
    assert native.to_move == (reference.turn if reference.due == "move" else None), where
    assert native.phase == reference.phase, where
    assert native.round == reference.round, where
    assert list(native.scores) == duel.scores(reference), where
    assert list(native.winners) == (duel.winners(reference) if reference.phase == "over" else []), where


def compare_moves(moves: list[str], legal: set[str], where: str) -> None:
    assert len(moves) == len(legal), where
    assert set(moves) == legal, f"{where}\nonly native {set(moves) - legal}, only reference {legal - set(moves)}"


def compare_views(native: azulejos.Position, reference: duel_table.Position, where: str) -> None:
    """Where something is hidden, to all viewers."""
    hidden = reference.under or reference.stage
    for viewer in VIEWERS if hidden else VIEWERS[:1]:
        seen = native.view(viewer)
        expected = text(duel_hidden.view(reference, viewer))
        assert seen.text == expected, f"{where}, viewer {viewer}\nnative    {seen.text}\nreference {expected}"
        if hidden and viewer == reference.turn and reference.due == "move":
            compare_moves([str(move) for move in seen.legal_moves], duel.legal_moves(reference), f"{where}, own view")


def compare_early_tilings(native: azulejos.Position, reference: duel_table.Position, where: str) -> None:
    if reference.phase != "tiling":
        with pytest.raises(ValueError, match=r"."):
            native.tiling(0)
        return
    for seat in (0, 1):
        compare_positions(native.tiling(seat), duel.asked_first(reference, seat), f"{where}, tiling of {seat}")


def compare_outcomes(game: azulejos.Game, reference: duel_table.Position, where: str) -> None:
    assert game.phase == reference.phase, where
    if reference.phase == "over":
        assert game.outcome is not None, where
        assert list(game.outcome.scores) == duel.scores(reference), where
        assert list(game.outcome.winners) == duel.winners(reference), where
        assert game.outcome.rounds == 5, where
    else:
        assert game.outcome is None, where


def compare_all(game: azulejos.Game, reference: duel_table.Position, where: str) -> None:
    native = game.position
    compare_positions(native, reference, where)
    compare_views(native, reference, where)
    compare_outcomes(game, reference, where)
    if reference.phase == "tiling":
        compare_early_tilings(native, reference, where)


def refuses(native: azulejos.Position, action: str | Mapping[str, Any]) -> bool:
    try:
        native.play(action)
    except ValueError as error:
        return str(error) != ""
    return False


# Playing


def options(random: Random) -> tuple[list[str], bool]:
    """Any goals, three or four."""
    sides: dict[str, list[str]] = {}
    for goal, token in duel_table.GOALS.items():
        sides.setdefault(token, []).append(goal)
    tokens = random.sample("ABCD", random.choice([3, 4]))
    return [random.choice(sides[token]) for token in tokens], random.random() < 0.7


def a_move(reference: duel_table.Position, random: Random) -> str:
    """Every kind of move nearly as often as any other, though there are many more of some."""
    moves = sorted(duel.legal_moves(reference))
    if random.random() < 0.5:
        return random.choice(moves)
    kind = random.choice(sorted({move[0] for move in moves}))
    return random.choice([move for move in moves if move[0] == kind])


def a_careful_move(reference: duel_table.Position, random: Random) -> str:
    """The best of a few moves, for domes and tilings as random players never reach them."""
    moves = sorted(duel.legal_moves(reference))
    return max(random.sample(moves, min(len(moves), 10)), key=lambda move: promise(reference, move))


def promise(reference: duel_table.Position, move: str) -> float:
    """What the board of who moves so looks good for then: points, lines that are nearly full and have a cell."""
    after = duel_table.copied(reference)
    assert reference.turn is not None
    duel.carry_out(after, move)
    mine = after.boards[reference.turn]
    lines = [(row, len(tiles) / (row + 1)) for row, tiles in enumerate(mine.lines) if tiles]
    hopes = sum(full * full if duel.cells_for(mine, row) else -full for row, full in lines)
    return mine.score + 3 * hopes - 3 * len(mine.broken) + len(mine.chips)


def carry_on(reference: duel_table.Position, event: Mapping[str, Any]) -> None:
    """An event of a record, known to be possible."""
    if "move" in event:
        duel.carry_out(reference, event["move"])
        if "top" in event:
            duel_chance.turn_up_the_top(reference, event["top"])
    else:
        duel_chance.happen(reference, event)


def masked(event: dict[str, Any]) -> dict[str, Any]:
    """What others than the one whose turn it is get to see."""
    if "look" in event:
        return {**event, "look": "".join(map(duel_table.back_of, event["look"]))}
    if event.get("move", "")[:1] == "u":
        return {**event, "move": "u" + duel_table.back_of(int(event["move"][1:]))}
    return event


def play_with_given_chance(seed: int) -> None:
    """Chance comes from the reference. Some games leave backs unknown; in some the views are played on as well."""
    random = Random(f"given {seed}")
    goals, special = options(random)
    first = random.randrange(2)
    game = azulejos.Game("duel", goals=goals, five_colours_special=special, first=first, deals="given")
    reference = duel.start(goals, special, first)
    tells_backs = random.random() < 0.8
    views = {viewer: game.position.view(viewer) for viewer in VIEWERS} if seed % 3 == 0 else {}
    ply = 0
    while True:
        where = f"given chance, seed {seed}, ply {ply}"
        compare_all(game, reference, where)
        if reference.phase == "over":
            return
        if seed % 5 == 0:
            compare_wrong_actions(game.position, reference, random, where)
        turn = reference.turn
        event = an_event(reference, random, tells_backs=tells_backs or random.random() < 0.5)
        game.push(event)
        for viewer, seen in views.items():
            views[viewer] = seen.play(event if viewer == turn else masked(event)).view(viewer)
            assert views[viewer].text == text(duel_hidden.view(reference, viewer)), f"{where}, viewer {viewer}"
        ply += 1


def an_event(reference: duel_table.Position, random: Random, *, tells_backs: bool) -> dict[str, Any]:
    """What happens next, which has then happened to the reference; with the back on top if chance shows one.

    A back that wasn't told with its event may be told behind it, or it stays unknown.
    """
    if reference.due == "top" and random.random() < 0.7:
        duel_chance.go_on_behind_the_top(reference)
    if reference.due == "move":
        event: dict[str, Any] = {"move": a_move(reference, random)}
        duel.carry_out(reference, event["move"])
    else:
        event = duel_chance.random_event(reference, random)
        duel_chance.happen(reference, event)
    if reference.due == "top" and tells_backs:
        event |= duel_chance.random_event(reference, random)
        duel_chance.turn_up_the_top(reference, event["top"])
    return event


def play_with_native_chance(seed: int, way: str) -> None:
    """Chance comes from the native rules, and the reference has to agree. Who isn't greedy or careful is random."""
    random = Random(f"{way} {seed}")
    goals, special = options(random)
    game = azulejos.Game("duel", goals=goals, five_colours_special=special, seed=seed)
    reference = duel.start(goals, special, from_text(game.position.text).first)
    good = [] if way == "random" else [random.randrange(2)] if way.endswith("against random") else [0, 1]
    happened = 0
    while True:
        where = f"{way}, seed {seed}, ply {happened}"
        events = game.events
        for event in events[happened:]:
            if "move" not in event:
                assert reference.due in event, where
            carry_on(reference, event)
        happened = len(events)
        compare_all(game, reference, where)
        if reference.phase == "over":
            compare_records(game, reference, where)
            return
        if reference.turn in good and way.startswith("careful"):
            move = a_careful_move(reference, random)
        elif reference.turn in good:
            move = str(azulejos.choose_move("greedy", game.view(reference.turn), seed=random.getrandbits(32)))
            assert move in duel.legal_moves(reference), f"{where}, greedy {move}"
        else:
            move = a_move(reference, random)
        game.push(move)


def compare_records(game: azulejos.Game, reference: duel_table.Position, where: str) -> None:
    again = azulejos.Game.from_record(game.to_record())
    assert again.position.text == text(reference), where
    assert again.events == game.events, where


@pytest.mark.parametrize("seeds", chunks)
def test_games_are_the_same_move_for_move(seeds: range) -> None:
    for seed in seeds:
        way = WAYS[seed % len(WAYS)]
        if way == "chance is given":
            play_with_given_chance(seed // len(WAYS))
        else:
            play_with_native_chance(seed, way)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["greedy", "careful"])
def test_good_players_reach_what_random_ones_do_not(way: str) -> None:
    """Full plates and rows, special tiles, large tilings, goals: else the games above would prove less."""
    reached: Counter[str] = Counter()
    for seed in range(30):
        random = Random(seed)
        game = azulejos.Game("duel", goals=["rows", "columns", "corners", "jokers"], seed=seed)
        while game.phase != "over":
            if game.phase == "tiling":
                reached["choices of a tiling"] = max(reached["choices of a tiling"], len(game.legal_moves))
            if way == "greedy":
                game.push(azulejos.choose_move("greedy", game.view(game.to_move), seed=seed))
            else:
                game.push(a_careful_move(from_text(game.position.text), random))
        reference = from_text(game.position.text)
        for seat in reference.boards:
            reached["tiles"] += sum(cell != "." for cells in seat.cells for cell in cells)
            reached["special tiles"] += "".join(seat.cells).count("*")
            for goal, points in duel_goals.points_of_goals(reference, seat).items():
                reached[goal] += points
    assert reached["tiles"] > 60 * 12
    assert reached["special tiles"] > 20
    assert reached["choices of a tiling"] >= 50 or way == "greedy"  # which may spend its chips at once


# Tilings with many chips


def before_a_rich_tiling(random: Random) -> str:
    """The last chip of round 5 is to be taken, and player 0 has nine face up; domes are half full or nearly full."""
    plates = random.sample(range(1, 19), 18)
    left = duel_table.thirteen_tiles_of_each_colour()
    chips = random.sample(sorted(duel_table.twenty_chips().elements()), 20)
    last = chips.pop()
    boards = []
    for seat, numbers in enumerate((plates[:9], plates[9:])):
        sketch = board(
            plates={place: f"{plate}r{random.randrange(4)}" for place, plate in enumerate(numbers, 1)},
            chips=",".join(chips[9 * seat : 9 * seat + random.choice([4, 9])] if seat else chips[:9]),
            taken=1 + seat,
        )
        cover(sketch, left, "", random.choice([0.2, 0.5, 0.8]), random)
        for row in range(6):
            colour = random.choice(duel_table.COLOURS)
            sketch.lines[row] = colour * min(left[colour], random.randrange(row + 2))
            left[colour] -= len(sketch.lines[row])
        boards.append(sketch)
    return position_text(*boards, rounds=5, factories=f"||{last}", marker=random.randrange(2))


def test_tilings_with_many_chips_are_the_same() -> None:
    random = Random("rich")
    largest = 0
    for number in range(60):
        line = before_a_rich_tiling(random)
        native, reference = azulejos.Position.from_text(line), from_text(line)
        where = f"rich tiling {number}"
        move = "x1"
        while True:
            native = native.play(move)
            duel.carry_out(reference, move)
            where = f"{where} {move}"
            compare_positions(native, reference, where)
            if reference.phase == "over":
                break
            compare_early_tilings(native, reference, where)
            moves = sorted(duel.legal_moves(reference))
            largest = max(largest, len(moves))
            move = moves[0] if random.random() < 0.3 else random.choice(moves)
    assert largest > 400


# Wrong actions


def compare_wrong_actions(
    native: azulejos.Position, reference: duel_table.Position, random: Random, where: str
) -> Counter[str]:
    """Actions near the right ones, and some far from them: how many both accept, and how many both refuse."""
    counts: Counter[str] = Counter()
    for action in wrong_actions(reference, random):
        after = duel_table.copied(reference)
        event = {"move": action} if isinstance(action, str) else action
        try:
            duel_chance.happen(after, event)
        except duel_table.RuleError:
            assert refuses(native, action), f"{where}: {action} is accepted\n{native.text}"
            counts["refused"] += 1
        else:
            played = native.play(action)
            assert played.text == text(after), f"{where}: {action}\nnative    {played.text}\nreference {text(after)}"
            counts["accepted"] += 1
    return counts


def wrong_actions(reference: duel_table.Position, random: Random) -> Iterator[str | dict[str, Any]]:
    """Moves and outcomes of chance, due or not, right or not."""
    yield from random.sample(SOME_MOVES, 12)
    if reference.due == "move":
        yield from changed_moves(random.choice(sorted(duel.legal_moves(reference))), random)
    numbers = [random.randrange(0, 20) for _ in range(3)]
    yield from ({"plates": numbers[:length]} for length in range(4))
    yield from ({"look": numbers[:length]} for length in range(4))
    yield {"look": "Q"}
    yield {"top": random.choice(["*", "J", "?", "", "*J"])}
    chip = random.choice([*duel_table.CHIPS, "KR", "?", ""])
    yield {"chip": {"factory": random.randrange(0, 6), "chip": chip}}
    if reference.due in ("plates", "look"):
        kind = reference.due
        right = duel_chance.random_event(reference, random)[kind]
        yield {kind: right}
        yield {kind: right[::-1]}
        yield {kind: [*right[:-1], random.randrange(1, 19)]}
        yield {kind: [*right[:-1], right[0]]}
        yield {kind: [*right, random.randrange(1, 19)]}
        yield {kind: right[:-1]}
        if kind == "plates":
            yield from ({kind: right, "top": back} for back in "*J")
    if reference.due == "chip":
        yield duel_chance.random_event(reference, random)
        yield {"chip": {"factory": duel.factory_with_a_chip_to_turn_up(reference), "chip": chip}}
    if reference.due == "deal":
        yield from ({"deal": deal} for deal in mutations(duel_chance.random_deal(reference, random), random))


SOME_MOVES = [
    *[f"s{factory}{colour}{place}" for factory in "01234" for colour in "BYRKT" for place in "136-"],
    *[
        f"s{factory}B{place}/{order}"
        for factory in "0124"
        for place in "26-"
        for order in ("YR", "RY", "YYK", "TKR", "K")
    ],
    *[f"m{colour}{place}" for colour in "BYRKT" for place in "123456-"],
    *[
        f"{kind}{plate}@{place}r{turns}"
        for kind in "pk"
        for plate in range(1, 19)
        for place in (1, 5, 9)
        for turns in (0, 3)
    ],
    *["d", "l", "x1", "x2", "x3", "x4", "1.", "3.", "6.", "u1", "u9", "u18", "u*", "uJ"],
    *[f"{line}@{column}{chips}" for line in "1256" for column in "136" for chips in ("", "+B,B", "+T,TY,K", "+R,RT")],
]


def changed_moves(move: str, random: Random) -> Iterator[str]:
    """A character more, less, or another one."""
    place = random.randrange(len(move))
    yield move[:place] + random.choice("0123456789BYRKTsmpxkud@r/-+,.*J ") + move[place + 1 :]
    yield move[:place] + move[place + 1 :]
    yield move + random.choice("0BK/+,- ")


def mutations(deal: list[str], random: Random) -> Iterator[list[str]]:
    """Deals near this one: some are possible too, most aren't."""
    one, other = random.sample(range(5), 2)
    yield swapped(deal, one, other)
    yield changed(deal, one, deal[other])
    yield changed(deal, one, "")
    yield changed(deal, one, deal[one][:-1])
    yield changed(deal, one, duel_table.sorted_tiles(deal[one] + random.choice(duel_table.COLOURS)))
    yield changed(deal, one, duel_table.sorted_tiles(deal[one][1:] + random.choice(duel_table.COLOURS)))
    yield changed(deal, 0, duel_table.sorted_tiles(deal[0][1:] + random.choice(duel_table.COLOURS)))
    yield changed(deal, 0, random.choice(duel_table.COLOURS) * 5)
    yield changed(deal, 0, duel_table.sorted_tiles("".join(random.choices(duel_table.COLOURS, k=5))))
    traded = changed(deal, one, duel_table.sorted_tiles(deal[one][1:] + deal[other][:1]))
    yield changed(traded, other, duel_table.sorted_tiles(deal[other][1:] + deal[one][:1]))
    yield changed(deal, one, random.choice(duel_table.COLOURS) * 4)
    yield changed(deal, one, deal[one][::-1])
    yield changed(deal, one, deal[one][:-1] + random.choice("Wbx*-. "))
    yield [*deal, ""]
    yield deal[:-1]
    yield []


def changed(deal: list[str], factory: int, tiles: str) -> list[str]:
    return [*deal[:factory], tiles, *deal[factory + 1 :]]


def swapped(deal: list[str], one: int, other: int) -> list[str]:
    return changed(changed(deal, one, deal[other]), other, deal[one])


# Deals from bags that run empty


def crowded(random: Random) -> str:
    """A table before the last deal whose domes hold so many tiles that bag and tower have few left."""
    plates = random.sample(range(1, 19), 18)
    left = duel_table.thirteen_tiles_of_each_colour()
    bare = random.choice([0.0, 0.05, 0.2, 0.6])
    hoarded = random.choice(["", *duel_table.COLOURS, *duel_table.COLOURS])  # its cells stay free
    boards = []
    for numbers in (plates[:9], plates[9:]):
        sketch = board(plates={place: f"{plate}r{random.randrange(4)}" for place, plate in enumerate(numbers, 1)})
        cover(sketch, left, hoarded, bare, random)
        boards.append(sketch)
    in_the_bag = {colour: random.choice([0, number // 3, number]) for colour, number in left.items()}
    if hoarded and random.random() < 0.7:
        in_the_bag = dict.fromkeys(duel_table.COLOURS, 0) | {hoarded: min(left[hoarded], random.randrange(14))}
    bag = "".join(f"{colour}{number}" for colour, number in in_the_bag.items() if number) or "-"
    first, marker = random.randrange(2), random.choice([0, 1, None])
    return position_text(
        *boards, rounds=4, phase="deal", due="deal", turn=None, first=first, marker=marker, bag=bag, display="-,-,-"
    )


def cover(sketch: duel_table.Board, left: duel_table.Pile, hoarded: str, bare: float, random: Random) -> None:
    """Tiles on the dome's cells, and special tiles where they come."""
    for row in range(6):
        for column, printed in enumerate(duel_table.printed_row(sketch, row)):
            colour = printed
            if printed == duel_table.JOKER:
                colour = max((colour for colour in left if colour != hoarded), key=lambda colour: left[colour])
            if colour in (duel_table.SPECIAL, hoarded) or not left[colour] or random.random() < bare:
                continue
            left[colour] -= 1
            duel.cover_a_cell(sketch, row, column, colour)
    for row in range(6):
        for column in range(6):
            duel.place_a_special_tile_that_is_due(sketch, row, column)
    sketch.score = random.randrange(60)


def test_deals_from_bags_that_run_empty_are_accepted_and_refused_alike() -> None:
    random = Random("crowded")
    counts: Counter[str] = Counter()
    for number in range(400):
        line = crowded(random)
        reference = from_text(line)
        where = f"crowded table {number}"
        native = azulejos.Position.from_text(line)
        compare_positions(native, reference, where)
        deal = duel_chance.random_deal(reference, random)
        for tried in [deal, *mutations(deal, random)]:
            counts[compare_a_deal(native, reference, tried, where)] += 1
        in_the_bag, everywhere = (
            sum(reference.bag.values()),
            sum(reference.bag.values()) + sum(reference.tower.values()),
        )
        dealt = len("".join(deal))
        counts["refilled"] += dealt > in_the_bag > 0
        counts["short"] += dealt < 21
        counts["nothing"] += everywhere == 0
        counts["five equal"] += duel_chance.five_equal(deal[0])
        one_colour_in_the_bag = len([number for number in reference.bag.values() if number]) == 1
        counts["five equal and all back"] += one_colour_in_the_bag and everywhere > in_the_bag
    assert counts["accepted"] > 500
    assert counts["refused"] > 3000
    for case in ("refilled", "short", "five equal", "five equal and all back"):
        assert counts[case] > 10, (case, counts)


def compare_a_deal(native: azulejos.Position, reference: duel_table.Position, deal: list[str], where: str) -> str:
    after = duel_table.copied(reference)
    try:
        duel_chance.happen(after, {"deal": deal})
    except duel_table.RuleError:
        assert refuses(native, {"deal": deal}), f"{where}, deal {deal} is accepted\n{native.text}"
        return "refused"
    compare_positions(native.play({"deal": deal}), after, f"{where}, deal {deal}")
    return "accepted"


# Small spaces, played out


def explore(native: azulejos.Position, reference: duel_table.Position, where: str, seen: set[str], start: int) -> None:
    """Every sequence of moves until chance decides or the round has ended."""
    compare_positions(native, reference, where)
    if native.text in seen:
        return
    seen.add(native.text)
    compare_views(native, reference, where)
    if reference.phase == "tiling":
        compare_early_tilings(native, reference, where)
    if reference.round != start or reference.due == "deal":
        return
    if reference.due != "move":
        if reference.due in ("look", "chip"):
            event = duel_chance.random_event(reference, Random(where))
            after = duel_table.copied(reference)
            duel_chance.happen(after, event)
            explore(native.play(event), after, f"{where} {event}", seen, start)
        return
    for move in sorted(duel.legal_moves(reference)):
        after = duel_table.copied(reference)
        duel.carry_out(after, move)
        explore(native.play(move), after, f"{where} {move}", seen, start)


TOP_PLATES = {1: "1r0", 2: "2r0", 3: "3r0"}
HAND_MADE = {
    "two small heaps and two chips to take": position_text(
        board(3, {2: "T"}, TOP_PLATES, {1: "YK...."}, "B", "TY,Y", tokens=2, taken=1),
        board(0, {1: "R", 6: "KKKKKK"}, {4: "4r0", 5: "10r1"}, {}, "RRRR", "T,T", tokens=2, taken=1),
        rounds=3,
        marker=0,
        factories="|KY|?,||BR",
    ),
    "two plates to take and nothing to pay with": position_text(
        board(1, {1: "K"}, TOP_PLATES, {}, "", "", tokens=1, taken=2),
        board(0, {2: "YY"}, {4: "4r0"}, {}, "", "", tokens=1, taken=2),
        rounds=4,
        marker=1,
        display="-,-,-",
        under="17:0",
    ),
    "three plates in hand": position_text(
        board(1, {1: "K"}, TOP_PLATES, {}, "", "", tokens=2, taken=2),
        board(0, {2: "YY"}, {4: "4r0"}, {}, "", "", tokens=1, taken=2),
        rounds=3,
        marker=1,
        drawn="l:18,17,16",
        display="-,15,-",
    ),
    "a tiling with many chips": position_text(
        board(
            30,
            {2: "T", 3: "TT", 4: "KKK", 5: "RRRR", 6: "YYYYYY"},
            {1: "1r0", 2: "14r0", 3: "3r0", 4: "2r1", 5: "7r0", 6: "9r1", 7: "8r0", 8: "5r0", 9: "10r0"},
            {1: "YK.TTR", 3: "....B.", 4: ".....R"},
            "B",
            "BR,RT,T,TY,YK,K",
            line=2,
        ),
        board(8, {1: "B", 2: "RR", 5: "TT"}, {1: "11r2", 2: "12r0"}, {}, "YY", "T,TY"),
        phase="tiling",
        rounds=4,
        marker=0,
    ),
}


@pytest.mark.parametrize("name", HAND_MADE)
def test_a_round_played_out_in_every_way_is_the_same(name: str) -> None:
    seen: set[str] = set()
    reference = from_text(HAND_MADE[name])
    explore(azulejos.Position.from_text(HAND_MADE[name]), reference, name, seen, reference.round)
    assert len(seen) > 30


@pytest.mark.parametrize("name", HAND_MADE)
def test_every_other_move_is_refused(name: str) -> None:
    native = azulejos.Position.from_text(HAND_MADE[name])
    legal = duel.legal_moves(from_text(HAND_MADE[name]))
    tried = legal | set(SOME_MOVES)
    assert {move for move in tried if not refuses(native, move)} == legal
