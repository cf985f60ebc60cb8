"""Sanity of Azul Duel's reference itself: it can only be an oracle if it stands on its own feet."""

from __future__ import annotations

import re
from collections import Counter
from inspect import getdoc, getmembers, isfunction
from itertools import combinations, pairwise, product
from pathlib import Path
from random import Random

import pytest

from tests.reference import duel, duel_chance, duel_goals, duel_hidden, duel_table
from tests.reference.duel_text import from_text, text
from tests.rules import test_duel_draft, test_duel_goals, test_duel_scenarios, test_duel_tiling

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "duel.md"
FOUR_GOALS = ["five_colours", "perimeter", "corners", "empty_specials"]
GAMES = 12


def a_game(seed: int) -> tuple[duel_table.Position, Random]:
    random = Random(seed)
    goals = duel_table.GOALS_OF_A_FIRST_GAME if seed % 2 else FOUR_GOALS
    return duel.start(goals, seed % 3 > 0, random.randrange(2)), random


def a_move(position: duel_table.Position, random: Random) -> str:
    """Every kind of move as often as any other, though there are many more of some."""
    moves = sorted(duel.legal_moves(position))
    kind = random.choice(sorted({move[0] for move in moves}))
    return random.choice([move for move in moves if move[0] == kind])


def step(position: duel_table.Position, random: Random) -> None:
    if position.due == "move":
        duel.play(position, a_move(position, random))
    else:
        duel_chance.happen(position, duel_chance.random_event(position, random))


def tiles_on_the_table(position: duel_table.Position) -> Counter[str]:
    heaps = [position.sun, position.moon]
    for factory in position.factories:
        heaps += [factory.sun, factory.moon]
    for board in position.boards:
        heaps += [*board.lines, *board.cells, board.broken]
    tiles = Counter("".join(heaps)) + Counter(position.bag) + Counter(position.tower)
    return Counter({colour: tiles[colour] for colour in duel_table.COLOURS})


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_tile_plate_or_chip_is_ever_lost_or_doubled(seed: int) -> None:
    position, random = a_game(seed)
    deals = 0
    while position.phase != "over":
        deals += position.due == "deal"
        step(position, random)
        assert tiles_on_the_table(position) == dict.fromkeys("BYRKT", 13), text(position)
        drawn_unseen = sum(not plate.isdigit() for plate in position.drawn)
        assert len(duel_hidden.unseen_plates(position)) == position.shuffled + drawn_unseen, text(position)
        chips = chips_on_the_table(position)
        assert chips.total() == 4 * deals, text(position)
        assert chips - Counter({"?": 4}) <= duel_table.twenty_chips(), text(position)


def chips_on_the_table(position: duel_table.Position) -> Counter[str]:
    chips = Counter(factory.chip for factory in position.factories if factory.chip)
    for board in position.boards:
        chips.update(board.chips + board.used)
    return chips


def test_all_plates_and_chips_come_and_the_stack_holds_13_9_5_and_1() -> None:
    for seed in range(GAMES):
        position, random = a_game(seed)
        stacks = []
        while position.phase != "over":
            before = position.phase
            step(position, random)
            if position.phase == "draft" != before:
                stacks.append(position.shuffled + len(position.under))
                plates = [sum(plate != "" for plate in board.plates) for board in position.boards]
                assert plates == [2 * position.round - 1] * 2
        assert stacks == [13, 9, 5, 1, 0]
        assert position.round == 5
        assert not duel_hidden.unseen_plates(position)
        assert not duel_hidden.unseen_chips(position)
        assert all(len(board.chips + board.used) == 10 for board in position.boards)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_text_gives_the_same_position_again_and_a_copy_is_equal(seed: int) -> None:
    position, random = a_game(seed)
    while position.phase != "over":
        before = text(position)
        assert from_text(before) == position
        copy = duel_table.copied(position)
        assert copy == position
        step(copy, random)
        assert text(position) == before != text(copy)
        for seat in (0, 1, None):
            assert from_text(text(duel_hidden.view(position, seat))) == duel_hidden.view(position, seat)
        position = copy


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_view_played_on_with_masked_events_is_the_view_of_what_follows(seed: int) -> None:
    """What a seat put back and draws again, it doesn't know until it looks (9.3): so what is played is viewed again."""
    position, random = a_game(seed)
    viewers: list[int | None] = [0, 1, None]
    views = {viewer: duel_hidden.view(position, viewer) for viewer in viewers}
    while position.phase != "over":
        if position.due == "move":
            event: dict[str, object] = {"move": a_move(position, random)}
        else:
            event = duel_chance.random_event(position, random)
        turn = position.turn
        if turn is not None and position.due == "move":
            assert duel.legal_moves(views[turn]) == duel.legal_moves(position)
        duel_chance.happen(position, event)
        for viewer in viewers:
            duel_chance.happen(views[viewer], event if viewer == turn else masked(event))
            views[viewer] = duel_hidden.view(views[viewer], viewer)
            assert views[viewer] == duel_hidden.view(position, viewer), text(position)


def masked(event: dict[str, object]) -> dict[str, object]:
    if isinstance(event.get("look"), list):
        plates = event["look"]
        assert isinstance(plates, list)
        return {"look": "".join(map(duel_table.back_of, plates))}
    move = event.get("move")
    if isinstance(move, str) and move[0] == "u":
        return {"move": "u" + duel_table.back_of(int(move[1:]))}
    return event


def test_early_tilings_in_either_order_give_the_same_result() -> None:
    both = 0
    for seed in range(2 * GAMES):
        position, random = a_game(seed)
        while position.phase != "over":
            if position.phase == "tiling" and position.boards[0].line == position.boards[1].line == 1:
                ends = [tiled_in_order(position, [seat, 1 - seat], seed) for seat in (0, 1)]
                assert text(ends[0]) == text(ends[1])
                both += 1
            step(position, random)
    assert both > 10


def tiled_in_order(position: duel_table.Position, seats: list[int], seed: int) -> duel_table.Position:
    """Each seat chooses by a random generator of its own, so that its choices don't depend on the order."""
    randoms = [Random(seed), Random(seed + 1)]
    rounds = position.round
    for seat in seats:
        while position.phase == "tiling" and position.round == rounds and position.boards[seat].line != 7:
            position = duel.asked_first(position, seat)
            if position.boards[seat].line != 7:
                duel.play(position, a_move(position, randoms[seat]))
    if position.phase == "tiling":  # both are finished, but nobody has moved since
        duel.the_tiling_goes_on(position)
    return position


def test_nobody_can_go_on_drawing_for_ever_and_every_game_ends_after_five_rounds() -> None:
    for seed in range(GAMES):
        position, random = a_game(seed)
        plies = 0
        while position.phase != "over":
            step(position, random)
            plies += 1
            assert plies < 500
        assert position.round == 5
        assert len(duel.winners(position)) == 1


def test_plates_are_all_different_half_of_them_special_and_no_colour_twice_on_one() -> None:
    turned = {duel_table.turned_cells(f"{plate}r{turns}") for plate in duel_table.PLATES for turns in range(4)}
    assert len(turned) == 18 * 4
    assert Counter(map(duel_table.back_of, duel_table.PLATES)) == {"*": 9, "J": 9}
    assert all(len(set(cells)) == 4 for cells in duel_table.PLATES.values())
    assert Counter("".join(duel_table.PLATES.values())) == {**dict.fromkeys("BR", 11), "Y": 10, "K": 11, "T": 11} | {
        "*": 9,
        "J": 9,
    }


def test_chips_pay_exactly_when_they_can_be_shared_out() -> None:
    """Against a search that shares chips out, one missing tile after the other."""
    for missing, matching, others in product(range(1, 6), range(11), range(11)):
        if matching + others <= 10:
            expected = can_be_shared_out(missing, matching, others)
            assert duel.chips_pay(matching, matching + others, missing) == expected, (missing, matching, others)


def can_be_shared_out(missing: int, matching: int, others: int) -> bool:
    if missing == 0:
        return matching == others == 0
    if matching >= 2 and can_be_shared_out(missing - 1, matching - 2, others):
        return True
    return any(
        can_be_shared_out(missing - 1, matching - shown, others - 3 + shown)
        for shown in range(4)
        if shown <= matching and 3 - shown <= others
    )


def test_a_deal_is_accepted_exactly_if_drawing_can_lead_to_it() -> None:
    """Small bags and towers, every deal of the large factory that a search through all drawings finds."""
    piles = [dict(zip("BYRKT", (b, y, r, 0, 0), strict=True)) for b, y, r in product(range(7), range(3), (0, 1))]
    every_draw = ["".join(tiles) for size in range(6) for tiles in combinations("BBBBBYYYYYRR", size)]
    for bag, tower in product(piles[::3], piles[::4]):
        if sum(bag.values()) + sum(tower.values()) > 10:
            continue
        found = large_factories(bag, tower)
        for tiles in set(every_draw):
            accepted: object = None
            try:
                accepted = duel_chance.fill_the_large_factory(dict(bag), dict(tower), tiles)
            except duel_table.RuleError:
                assert tiles not in found, (bag, tower, tiles)
            else:
                assert found.get(tiles) == frozen(accepted), (bag, tower, tiles)


def frozen(piles: object) -> tuple[tuple[int, ...], ...]:
    assert isinstance(piles, tuple)
    return tuple(tuple(pile[colour] for colour in "BYRKT") for pile in piles)


def large_factories(bag: dict[str, int], tower: dict[str, int]) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Tile by tile, drawing and drawing again, until no new bag turns up."""
    found: dict[str, tuple[tuple[int, ...], ...]] = {}
    seen: list[object] = []
    waiting = [(dict(bag), dict(tower))]
    while waiting:
        before = waiting.pop()
        if before in seen:
            continue
        seen.append(before)
        for tiles, (left, rest) in drawn_in_every_way(*before):
            others = [colour for colour in "BYRKT" if colour not in tiles and left[colour] + rest[colour]]
            if len(tiles) < 5 or len(set(tiles)) > 1 or not others:
                assert found.setdefault(tiles, frozen((left, rest))) == frozen((left, rest))
                continue
            left[tiles[0]] += 5
            if not any(left[colour] for colour in others):
                left = {colour: left[colour] + rest[colour] for colour in "BYRKT"}
                rest = dict.fromkeys("BYRKT", 0)
            waiting.append((left, rest))
    return found


def drawn_in_every_way(
    bag: dict[str, int], tower: dict[str, int]
) -> list[tuple[str, tuple[dict[str, int], dict[str, int]]]]:
    ways = {"": (dict(bag), dict(tower))}
    for _ in range(5):
        longer = {}
        for tiles, (left, rest) in ways.items():
            if not any(left.values()):
                left, rest = rest, dict.fromkeys("BYRKT", 0)
            if not any(left.values()):
                longer[tiles] = left, rest
            for colour in "BYRKT":
                if left[colour]:
                    longer[duel_table.sorted_tiles(tiles + colour)] = {**left, colour: left[colour] - 1}, dict(rest)
        ways = longer
    return [(tiles, (dict(left), dict(rest))) for tiles, (left, rest) in ways.items()]


def test_a_move_or_an_outcome_against_the_rules_is_refused_and_changes_nothing() -> None:
    position, _ = a_game(0)
    wrong: list[dict[str, object]] = [
        {"plates": [1, 2]},
        {"plates": [1, 2, 2]},
        {"plates": [1, 2, 19]},
        {"deal": ["BBYYR", "BBBB", "YYYY", "RRRR", "KKKK"]},
        {"look": [1]},
        {"chip": {"factory": 1, "chip": "B"}},
        {"move": "p1@1r0"},
        {"top": "*"},
        {"plates": [1, 2, 3], "top": "Q"},
        {},
    ]
    for event in wrong:
        before = text(position)
        with pytest.raises(duel_table.RuleError):
            duel_chance.happen(position, event)
        assert text(position) == before


def rules_of_the_page() -> list[str]:
    return re.findall(r"^\*\*(\d\.\d+) ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_cited_in(words: str) -> set[str]:
    return set(re.findall(r"\b(\d\.\d{1,2})\b", words))


def is_function(member: object) -> bool:
    return isfunction(member) or hasattr(member, "cache_info")


def rules_cited_by_functions_of(*modules: object) -> set[str]:
    docs = [getdoc(function) or "" for module in modules for _, function in getmembers(module, is_function)]
    return rules_cited_in("\n".join(docs))


def test_every_rule_of_the_page_has_its_anchor_and_follows_the_one_before() -> None:
    rules = rules_of_the_page()
    assert len(rules) > 70
    assert re.findall(r'^<a id="(\d\.\d+)"></a>$', PAGE.read_text(encoding="utf-8"), re.MULTILINE) == rules
    for before, rule in pairwise(rules):
        section, number = map(int, before.split("."))
        assert rule in (f"{section}.{number + 1}", f"{section + 1}.1")


def test_the_page_cites_no_rule_that_it_does_not_have() -> None:
    assert rules_cited_in(PAGE.read_text(encoding="utf-8")) == set(rules_of_the_page())


def test_the_reference_states_every_rule_of_the_page_in_a_function_and_no_other() -> None:
    modules = duel, duel_chance, duel_goals, duel_hidden, duel_table
    assert rules_cited_by_functions_of(*modules) == set(rules_of_the_page())


def test_the_scenarios_try_every_rule_of_the_page_and_no_other() -> None:
    modules = test_duel_scenarios, test_duel_draft, test_duel_tiling, test_duel_goals
    assert rules_cited_by_functions_of(*modules) == set(rules_of_the_page())


def test_the_page_shows_the_plates_chips_and_goals_of_the_reference() -> None:
    page = PAGE.read_text(encoding="utf-8")
    tables = re.findall(r"^\| ([\w*]+ [\w*]+ \|.*)\|$", page, re.MULTILINE)
    halves = [[cell.replace(" ", "") for cell in row.strip(" |").split("|")] for row in tables]
    plates = [top + bottom for row in (0, 2) for top, bottom in zip(halves[row], halves[row + 1], strict=True)]
    assert dict(enumerate(plates, 1)) == duel_table.PLATES
    chips = page[page.index("**1.7 ") : page.index('<a id="1.8">')]
    assert sorted(re.findall(r"`(\w+)`", chips)) == sorted(duel_table.CHIPS)
    goals = re.findall(r"^\| ([ABCD]) \| ([a-z ]+?)( ★)? \| ([a-z ]+) \|$", page, re.MULTILINE)
    named = {side.replace(" ", "_"): token for token, *sides in goals for side in (sides[0], sides[2])}
    assert named == duel_table.GOALS
    assert [side.replace(" ", "_") for _, side, star, _ in goals if star] == duel_table.GOALS_OF_A_FIRST_GAME
