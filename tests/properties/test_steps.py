"""Moves taken apart into steps: each legal move has one sequence of legal steps, and each sequence ends in a move."""

import re
from pathlib import Path
from random import Random

import pytest

import azulejos

ROOT = Path(__file__).resolve().parents[2]
RULESETS = [
    azulejos.Ruleset("azul"),
    azulejos.Ruleset("azul", players=4, wall="grey"),
    azulejos.Ruleset("duel"),
]


def all_sequences(position: azulejos.Position, steps: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], str]]:
    """Every sequence of legal steps from here, with the move that it makes up."""
    following = position.legal_steps(*steps)
    move = position.move_of_steps(*steps)
    assert bool(following) == (move is None), steps
    assert len(set(following)) == len(following), steps
    assert all(0 <= step < position.step_count for step in following)
    if move is not None:
        return [(steps, str(move))]
    return [sequence for step in following for sequence in all_sequences(position, (*steps, step))]


@pytest.mark.parametrize("ruleset", RULESETS, ids=repr)
def test_steps_and_moves_say_the_same(ruleset: azulejos.Ruleset) -> None:
    """Checked in whole games of the greedy bot against random moves, in every position with few enough moves."""
    random = Random(1)
    for seed in range(4):
        game = azulejos.Game(ruleset, seed=seed)
        while game.to_move is not None:
            position = game.position
            if len(game.legal_moves) <= 400:
                sequences = all_sequences(position)
                assert sorted(move for _, move in sequences) == sorted(map(str, game.legal_moves)), position.text
                steps, move = random.choice(sequences)
                assert tuple(position.steps_of_move(move)) == steps, position.text
            greedy = game.to_move == 0
            game.push(azulejos.choose_move("greedy" if greedy else "random", game.view(game.to_move), seed=game.ply))


def test_steps_that_cannot_come_are_refused() -> None:
    position = azulejos.Game("duel", seed=3).position
    first = position.legal_steps()[0]
    with pytest.raises(azulejos.IllegalMove, match="step 116 can't come at place 1"):
        position.legal_steps(116)
    with pytest.raises(azulejos.IllegalMove, match="step 0 can't come at place 2"):
        position.move_of_steps(first, 0)
    with pytest.raises(azulejos.IllegalMove):
        position.steps_of_move("x1")
    assert position.move_of_steps() is None


def test_the_page_lists_every_step_once() -> None:
    """The tables of docs/steps.md cover 0 to the last step without gaps, for each game."""
    sections = re.split(r"^## ", (ROOT / "docs/steps.md").read_text(), flags=re.MULTILINE)[1:]
    for section, game in zip(sections, ("azul", "duel"), strict=True):
        ranges = re.findall(r"^\| (\d+)(?:-(\d+))? \|", section, flags=re.MULTILINE)
        listed = [step for low, high in ranges for step in range(int(low), int(high or low) + 1)]
        assert listed == list(range(azulejos.Game(game, seed=1).position.step_count)), game


def test_steps_have_the_numbers_of_the_page() -> None:
    azul = azulejos.Game("azul", seed=7).position
    for move in azul.legal_moves:
        text = str(move)
        source, colour, line = text[0], text[1], text[2]
        expected = "BYRKW".index(colour) * 60 + "123456789c".index(source) * 6 + "12345-".index(line)
        assert azul.steps_of_move(move) == [expected]
    duel = azulejos.Game("duel", seed=3).position
    assert duel.steps_of_move("p17@5r1") == [42 + 17 - 1, 60 + 5 - 1, 69 + 1]
