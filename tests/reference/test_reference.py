"""Sanity of the reference itself: it can only be an oracle if it stands on its own feet."""

from __future__ import annotations

import re
from collections import Counter
from inspect import getdoc, getmembers, isfunction
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest

from tests.reference import azul
from tests.reference.azul_text import from_text, text
from tests.rules import test_azul_scenarios

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "azul.md"
CONFIGURATIONS = [(players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]


def step(position: azul.Position, random: Random) -> None:
    """One deal or one move, whichever the rules ask for."""
    if position.phase == "deal":
        azul.deal(position, azul.random_deal(position, random))
    else:
        azul.play(position, random.choice(sorted(azul.legal_moves(position))))


def tiles_on_the_table(position: azul.Position) -> Counter[str]:
    heaps = [position.centre, *position.factories]
    for board in position.boards:
        heaps += [*board.lines, *board.wall, board.floor]
    letters = Counter("".join(heaps))
    return Counter({colour: letters[colour] for colour in azul.COLOURS}) + Counter(position.bag) + Counter(position.lid)


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_no_tile_ever_leaves_the_game(players: int, wall: str) -> None:
    random = Random(f"{players} {wall}")
    for _ in range(25):
        position = azul.start(players, wall, random.randrange(players))
        while position.phase != "over":
            step(position, random)
            assert tiles_on_the_table(position) == dict.fromkeys("BYRKW", 20), text(position)


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_a_text_gives_the_same_position_again(players: int, wall: str) -> None:
    random = Random(f"{wall} {players}")
    position = azul.start(players, wall, 0)
    while position.phase != "over":
        step(position, random)
        assert from_text(text(position)) == position
        assert azul.copied(position) == position


@pytest.mark.parametrize(("players", "wall"), CONFIGURATIONS)
def test_walls_never_show_a_colour_twice_in_a_row_or_a_column(players: int, wall: str) -> None:
    random = Random(f"walls {players} {wall}")
    for _ in range(25):
        position = azul.start(players, wall, 0)
        while position.phase != "over":
            step(position, random)
        for board in position.boards:
            columns = ["".join(cells[column] for cells in board.wall) for column in range(5)]
            for cells in [*board.wall, *columns]:
                tiles = cells.replace(azul.NO_TILE, "")
                assert len(set(tiles)) == len(tiles), text(position)


def test_a_copy_can_be_played_without_touching_the_original() -> None:
    random = Random(3)
    position = azul.start(2, "grey", 0)
    while position.phase != "over":
        before = text(position)
        copy = azul.copied(position)
        step(copy, random)
        assert text(position) == before != text(copy)
        position = copy


def test_a_move_or_a_deal_against_the_rules_is_refused_and_changes_nothing() -> None:
    position = azul.start(2, "coloured", 0)
    for wrong in (["BBBB"] * 5 + [""], ["BBBBB", "Y", "", "", ""], ["XYYY"] * 5, ["YBBB"] * 5, ["BBB"] * 5):
        before = text(position)
        with pytest.raises(azul.RuleError):
            azul.deal(position, wrong)
        assert text(position) == before
    azul.deal(position, ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"])
    for wrong_move in ("2B1", "1B6", "cB1", "c--", "", "1@1"):
        with pytest.raises(azul.RuleError):
            azul.play(position, wrong_move)


@pytest.mark.slow
def test_random_games_agree_with_the_known_figures() -> None:
    """Two players, coloured wall, uniformly random moves; within four standard errors of 1,500 games."""
    random = Random(1)
    moves: list[float] = []
    rounds: list[float] = []
    points: list[float] = []
    shared: list[float] = []
    for _ in range(1500):
        position = azul.start(2, "coloured", random.randrange(2))
        taken = 0
        while position.phase != "over":
            taken += position.phase == "draft"
            step(position, random)
        moves.append(taken)
        rounds.append(position.round)
        points.append(mean(azul.scores(position)))
        shared.append(len(azul.winners(position)) > 1)
    for known, sample in [(70.3, moves), (6.595, rounds), (2.95, points), (0.055, shared)]:
        standard_error = stdev(sample) / len(sample) ** 0.5
        assert abs(mean(sample) - known) < 4 * standard_error, (known, mean(sample))


def rules_of_the_page() -> list[str]:
    return re.findall(r"^\*\*(\d\.\d+) ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def rules_cited_in(words: str) -> set[str]:
    return set(re.findall(r"\b(\d\.\d{1,2})\b", words))


def test_every_rule_of_the_page_has_its_anchor_and_follows_the_one_before() -> None:
    rules = rules_of_the_page()
    assert len(rules) > 40
    assert re.findall(r'^<a id="(\d\.\d+)"></a>$', PAGE.read_text(encoding="utf-8"), re.MULTILINE) == rules
    for before, rule in pairwise(rules):
        section, number = map(int, before.split("."))
        assert rule in (f"{section}.{number + 1}", f"{section + 1}.1")


def test_the_page_cites_no_rule_that_it_does_not_have() -> None:
    assert rules_cited_in(PAGE.read_text(encoding="utf-8")) == set(rules_of_the_page())


def test_the_reference_states_every_rule_of_the_page_in_a_function_and_no_other() -> None:
    stated = [getdoc(function) or "" for _, function in getmembers(azul, isfunction)]
    assert rules_cited_in("\n".join(stated)) == set(rules_of_the_page())


def test_the_scenarios_try_every_rule_of_the_page_and_no_other() -> None:
    tried = [getdoc(function) or "" for _, function in getmembers(test_azul_scenarios, isfunction)]
    assert rules_cited_in("\n".join(tried)) == set(rules_of_the_page())
