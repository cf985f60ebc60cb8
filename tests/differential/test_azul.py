"""Azul, native against reference: every part of every position, in random games and in small spaces played out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

import azulejos
from tests.reference import azul
from tests.reference.azul_data import data
from tests.reference.azul_text import from_text, text
from tests.reference.hand_made import board, position_text

CONFIGURATIONS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]
GAMES = 2000  # of each configuration
GAMES_IN_A_CHUNK = 250
FEW_GAMES = 20  # of each configuration, in the fast tests; with seeds of their own

chunks = [
    pytest.param(*configuration, seeds, marks=pytest.mark.slow, id=f"{configuration}, seeds from {seeds.start}")
    for configuration in CONFIGURATIONS
    for seeds in (range(start, start + GAMES_IN_A_CHUNK) for start in range(0, GAMES, GAMES_IN_A_CHUNK))
] + [
    pytest.param(*configuration, range(GAMES, GAMES + FEW_GAMES), id=f"{configuration}, a few games")
    for configuration in CONFIGURATIONS
]


def compare(native: azulejos.Game | azulejos.Position, reference: azul.Position, where: str) -> set[str]:
    """Everything that can be asked of a game and of a position alike; the legal moves."""
    expected = text(reference)
    position = native.position if isinstance(native, azulejos.Game) else native
    assert position.text == expected, f"{where}\nnative    {position.text}\nreference {expected}"
    where = f"{where}\n{expected}"
    legal = azul.legal_moves(reference)
    moves = [str(move) for move in native.legal_moves]
    assert set(moves) == legal, f"{where}\nonly native {set(moves) - legal}, only reference {legal - set(moves)}"
    assert len(moves) == len(legal), f"{where}\na move twice in {moves}"
    assert native.to_move == reference.to_move, where
    assert native.phase == reference.phase, where
    assert list(native.scores) == azul.scores(reference), where
    return legal


def compare_early_tilings(native: azulejos.Position, reference: azul.Position, where: str) -> None:
    for seat in range(len(reference.boards)):
        compare(native.tiling(seat), azul.asked_first(reference, seat), f"{where}, tiling of {seat}")


def compare_games(game: azulejos.Game, reference: azul.Position, where: str) -> list[str]:
    """Everything that can be asked of a game; the legal moves in an order to choose from."""
    legal = compare(game, reference, where)
    assert game.round == reference.round, where
    if reference.phase == "over":
        assert game.outcome is not None, where
        assert list(game.outcome.scores) == azul.scores(reference), where
        assert list(game.outcome.winners) == azul.winners(reference), where
    else:
        assert game.outcome is None, where
    return sorted(legal)


def play_with_given_deals(players: int, wall: str, seed: int) -> None:
    """Chance comes from the reference, and every deal is tried in a few wrong forms as well."""
    random = Random(f"{players} {wall} {seed}")
    first = random.randrange(players)
    game = azulejos.Game("azul", players=players, wall=wall, first=first, deals="given")
    reference = azul.start(players, wall, first)
    for ply in count():
        where = f"{players} players, {wall} wall, seed {seed}, ply {ply}"
        legal = compare_games(game, reference, where)
        if reference.phase == "over":
            return
        if reference.phase == "deal":
            deal = azul.random_deal(reference, random)
            compare_deals(game.position, reference, mutations(deal, random), where)
            azul.deal(reference, deal)
            game.push({"deal": deal})
        else:
            if reference.phase == "tiling":
                compare_early_tilings(game.position, reference, where)
            play_a_move(game, reference, random.choice(legal))


def play_with_native_deals(players: int, wall: str, seed: int) -> None:
    """Chance comes from the native rules, and the reference has to accept it."""
    random = Random(f"{seed} {wall} {players}")
    game = azulejos.Game("azul", players=players, wall=wall, seed=seed)
    reference = azul.start(players, wall, game.position.data["first"])
    ply = 0
    while reference.phase != "over":
        where = f"{players} players, {wall} wall, seed {seed} and native deals, ply {ply}"
        if reference.phase == "deal":
            azul.deal(reference, game.events[ply]["deal"])
            ply += 1
        legal = compare_games(game, reference, where)
        play_a_move(game, reference, random.choice(legal))
        ply += 1
    compare_games(game, reference, f"{players} players, {wall} wall, seed {seed}, end")
    assert len(game.events) == ply


def play_a_move(game: azulejos.Game, reference: azul.Position, move: str) -> None:
    game.push(move)
    azul.carry_out(reference, move)


@pytest.mark.parametrize(("players", "wall", "seeds"), chunks)
def test_random_games_are_the_same_move_for_move(players: int, wall: str, seeds: range) -> None:
    for seed in seeds:
        if seed % 2:
            play_with_given_deals(players, wall, seed)
        else:
            play_with_native_deals(players, wall, seed)


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_the_plain_data_of_a_position_are_the_same(players: int, wall: str) -> None:
    for seed in range(5):
        random = Random(f"data {players} {wall} {seed}")
        game = azulejos.Game("azul", players=players, wall=wall, first=0, deals="given")
        reference = azul.start(players, wall, 0)
        while reference.phase != "over":
            if reference.phase == "deal":
                deal = azul.random_deal(reference, random)
                azul.deal(reference, deal)
                game.push({"deal": deal})
            else:
                play_a_move(game, reference, random.choice(sorted(azul.legal_moves(reference))))
            native = {key: value for key, value in game.position.data.items() if key != "ending"}
            assert native == data(reference), text(reference)


# Deals


def mutations(deal: list[str], random: Random) -> Iterator[list[str]]:
    """Deals near this one: some are possible too, most aren't."""
    one, other = random.sample(range(len(deal)), 2)
    yield swapped(deal, one, other)
    yield changed(deal, one, deal[other])
    yield changed(deal, one, "")
    yield changed(deal, one, deal[one][:-1])
    yield changed(deal, one, azul.sorted_tiles(deal[one] + random.choice(azul.COLOURS)))
    yield changed(deal, one, azul.sorted_tiles(deal[one][1:] + random.choice(azul.COLOURS)))
    yield changed(changed(deal, one, deal[one][:-1]), other, azul.sorted_tiles(deal[other] + deal[one][-1:]))
    traded = changed(deal, one, azul.sorted_tiles(deal[one][1:] + deal[other][:1]))
    yield changed(traded, other, azul.sorted_tiles(deal[other][1:] + deal[one][:1]))
    yield changed(deal, one, random.choice(azul.COLOURS) * 4)
    yield changed(deal, one, deal[one][::-1])
    yield changed(deal, one, deal[one][:-1] + random.choice("Tbx*-. "))
    yield [*deal, ""]
    yield deal[:-1]
    yield []


def changed(deal: list[str], factory: int, tiles: str) -> list[str]:
    return [*deal[:factory], tiles, *deal[factory + 1 :]]


def swapped(deal: list[str], one: int, other: int) -> list[str]:
    return changed(changed(deal, one, deal[other]), other, deal[one])


def compare_deals(
    native: azulejos.Position, reference: azul.Position, deals: Iterator[list[str]], where: str
) -> tuple[int, int]:
    """How many of these deals both accept, and how many both refuse."""
    accepted = refused = 0
    for deal in deals:
        after = azul.copied(reference)
        try:
            azul.deal(after, deal)
        except azul.RuleError:
            assert refuses(native, {"deal": deal}), f"{where}, deal {deal} is accepted\n{native.text}"
            refused += 1
        else:
            compare(native.play({"deal": deal}), after, f"{where}, deal {deal}")
            accepted += 1
    return accepted, refused


def refuses(native: azulejos.Position, action: str | dict[str, list[str]]) -> bool:
    try:
        native.play(action)
    except ValueError as error:
        return str(error) != ""
    return False


def crowded(players: int, wall: str, random: Random) -> azul.Position:
    """A table before a deal whose walls and lines hold so many tiles that bag and lid have few left."""
    position = azul.start(players, wall, random.randrange(players))
    position.round = random.randrange(1, 12)
    left = azul.twenty_tiles_of_each_colour()
    full = random.random() < 0.5
    for seat in position.boards:
        fill_a_board(seat, left, random, full=full)
    for colour, number in left.items():
        position.bag[colour] = random.choice([0, 0, number // 3, number])
        position.lid[colour] = number - position.bag[colour]
    return position


def fill_a_board(seat: azul.Board, left: azul.Pile, random: Random, *, full: bool) -> None:
    for row in range(5):
        bare = {random.randrange(5)} if full or random.random() < 0.7 else set(range(5))
        printed = [azul.printed_colour(row, column) for column in range(5)]
        cells = [azul.NO_TILE if column in bare or not left[tile] else tile for column, tile in enumerate(printed)]
        for tile in cells:
            if tile != azul.NO_TILE:
                left[tile] -= 1
        seat.wall[row] = "".join(cells)
        colour = random.choice([tile for tile in azul.COLOURS if tile not in cells])
        filled = min(left[colour], row if full else random.randint(0, row))
        seat.lines[row] = colour * filled
        left[colour] -= filled


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_deals_from_bags_that_run_empty_are_accepted_and_refused_alike(players: int, wall: str) -> None:
    random = Random(f"crowded {players} {wall}")
    accepted = refused = refilled = short = 0
    for number in range(150):
        reference = crowded(players, wall, random)
        if azul.there_is_nothing_to_deal(reference):
            continue
        where = f"crowded table {number} of {players} players, {wall} wall"
        native = azulejos.Position.from_text(text(reference))
        compare(native, reference, where)
        deal = azul.random_deal(reference, random)
        compare_deals(native, reference, iter([deal]), where)
        both = compare_deals(native, reference, mutations(deal, random), where)
        accepted, refused = accepted + both[0], refused + both[1]
        in_the_bag, dealt = sum(reference.bag.values()), len("".join(deal))
        refilled += dealt > in_the_bag > 0
        short += dealt < 4 * len(deal)
    assert accepted > 100
    assert refused > 1000
    assert refilled > 50
    assert (short > 20) == (players > 2)  # two players can't hold enough tiles back


# Small spaces, played out


def explore(native: azulejos.Position, reference: azul.Position, where: str, seen: set[str], *, early: bool) -> None:
    """Every sequence of moves to the end of the round; what follows from a position seen before is known.

    `early`: at the tiling, every seat may also be asked before its turn.
    """
    legal = compare(native, reference, where)
    known = len(seen)
    seen.add(native.text)
    if len(seen) == known:
        return
    if reference.phase == "tiling":
        compare_early_tilings(native, reference, where)
        if early:
            explore_early_tilings(native, reference, where, seen)
    for move in legal:
        after = azul.copied(reference)
        azul.carry_out(after, move)
        explore(native.play(move), after, f"{where} {move}", seen, early=early)


def explore_early_tilings(native: azulejos.Position, reference: azul.Position, where: str, seen: set[str]) -> None:
    for seat in range(len(reference.boards)):
        asked = azul.asked_first(reference, seat)
        explore(native.tiling(seat), asked, f"{where} tiling({seat})", seen, early=True)


HAND_MADE = {
    "a first round": position_text(board(), board(), rounds=1, factories="-,BBYR", centre="K"),
    "nobody gets near the marker": position_text(
        board(4), board(4, "-,-,YYY,-,-"), first=1, to_move=1, barren="1", factories="BBBB,-,YYYY,-,KKKK"
    ),
    "floors that are full or nearly so": position_text(
        board(3, "-,K,YY,BBB,RRRR", "BYRK./W.YR./KW.../...../.....", "*BYRW"),
        board(1, "B,-,RR,KKK,-", "...../..Y../K..../R..../.....", "YYYYYYY"),
        marker=0,
        to_move=1,
        barren="2",
        factories="-,-,YYKR",
        centre="BWWW",
    ),
    "the marker waits for a full floor": position_text(
        board(7, "-,-,WW,-,KKKK", "BYRK./...../..B../...../.....", "RRRRRRR"),
        board(0, "-,YY,-,-,YYYYY", floor="KKKKKK"),
        to_move=0,
        barren="1",
        factories="-,-,-,WWYK",
        centre="BWW",
    ),
    "three players, rows to complete": position_text(
        board(20, "-,-,-,-,BBBB", "BYRK./WBY../KW.../...../.RKW.", "R"),
        board(18, "R,WW,-,-,-", "BY.KW/...../...../R..B./.....", "*Y"),
        board(0, "-,R,-,YYY,-", "...../WBY.K/...../...../....."),
        marker=1,
        first=2,
        to_move=2,
        factories="-,-,-,-,-,-,BWRR",
        centre="YB",
    ),
    "four players, next to nothing left to deal": position_text(
        board(30, "-,-,-,-,-", ".YRKW/.BYRK/.WBYR/.KWBY/.RKWB"),
        board(30, "-,-,-,-,RRRR", "B.RKW/W.YRK/K.BYR/R.WBY/Y.KWB"),
        board(30, "-,-,-,-,KKKK", "BY.KW/WB.RK/KW.YR/RK.BY/YR.WB"),
        board(30, "-,-,-,BB,WW", "BYR.W/WBY.K/KWB.R/RKW.Y/YRK.B", "*"),
        marker=3,
        rounds=6,
        to_move=3,
        factories="YYYY",
        centre="BBWW",
        bag="-",
    ),
    "grey: a stuck line and a choice": position_text(
        board(4, "K,YY,RR,-,-", "BY.../.B.../..B../...../.....", "*"),
        board(0, "-,-,BB,-,WWWWW", ".B.../...B./Y.R.K/...../....."),
        wall="grey",
        marker=0,
        to_move=1,
        factories="-,-,-,-,BRRW",
    ),
    "grey: two stuck walls in a barren row": position_text(
        board(9, "-,-,BBB,-,-", ".B.../...B./Y.R.K/...../.....", "RRRRR"),
        board(0, "-,-,-,KKK,-", "...K./..K../.K.../YBRW./....."),
        wall="grey",
        barren="2",
        centre="BKY",
    ),
    "grey: three players": position_text(
        board(12, "-,RR,-,-,-", "B..KY/..K../...../...../.....", "*"),
        board(2, "B,-,KKK,-,-", ".YRK./...../...R./...../....."),
        board(5, "-,W,-,-,YYYY", "WBY.R/B..../...../...../....."),
        wall="grey",
        marker=0,
        first=1,
        to_move=2,
        centre="WYY",
    ),
    "grey: four players tile": position_text(
        board(1, "B,YY,-,-,-", "..KRY/.R.BK/...../...../....."),
        board(2, "R,-,KKK,-,-", "B..WK/...../YW..R/...../.....", "*BB"),
        board(3, "-,-,-,WWWW,BBBBB", "...../...../...../YB..R/RY..W"),
        board(4, "-,KK,-,YYYY,-", "...../WB..R/...../.K.WB/.....", "YYYYYYY"),
        wall="grey",
        phase="tiling",
        marker=1,
        first=3,
        to_move=3,
    ),
}


@pytest.mark.parametrize("name", HAND_MADE)
def test_a_round_played_out_in_every_way_is_the_same(name: str) -> None:
    seen: set[str] = set()
    explore(azulejos.Position.from_text(HAND_MADE[name]), from_text(HAND_MADE[name]), name, seen, early=True)
    assert len(seen) > 50


def heaps_left(reference: azul.Position) -> int:
    return sum(len(set(tiles)) for tiles in [*reference.factories, reference.centre])


def late_in_a_round(players: int, wall: str, rounds: int, heaps: int, random: Random) -> azul.Position | None:
    """Where so few heaps are left to take in this round of a random game; None if the game is over before."""
    reference = azul.start(players, wall, random.randrange(players))
    while reference.round < rounds or reference.phase != "draft" or heaps_left(reference) > heaps:
        if reference.phase == "over":
            return None
        if reference.phase == "deal":
            azul.deal(reference, azul.random_deal(reference, random))
        else:
            azul.carry_out(reference, random.choice(sorted(azul.legal_moves(reference))))
    return reference


@pytest.mark.slow
@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_late_rounds_of_random_games_played_out_in_every_way_are_the_same(players: int, wall: str) -> None:
    random = Random(f"late {players} {wall}")
    # In the first rounds nearly every column of a grey wall is a choice, and the ways are too many.
    rounds, heaps = ((1, 2, 3, 4, 5, 5, 5), 4) if wall == "coloured" else ((4, 4, 5, 5, 5), 3)
    for number in rounds:
        reference = late_in_a_round(players, wall, number, heaps, random)
        if reference is not None:
            where = f"round {number} of {players} players, {wall} wall"
            explore(azulejos.Position.from_text(text(reference)), reference, where, set(), early=False)


ALL_MOVES = [f"{source}{colour}{place}" for source in "123456789c" for colour in "BYRKW" for place in "12345-"] + [
    f"{row}@{column}" for row in range(1, 6) for column in range(1, 6)
]


@pytest.mark.parametrize("name", HAND_MADE)
def test_every_other_move_is_refused(name: str) -> None:
    native = azulejos.Position.from_text(HAND_MADE[name])
    legal = azul.legal_moves(from_text(HAND_MADE[name]))
    assert {move for move in ALL_MOVES if not refuses(native, move)} == legal
