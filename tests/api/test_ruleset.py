"""Ruleset: which game, how many players, which options; frozen, comparable, and clear about what it refuses."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from azulejos import Ruleset, game_names
from tests.api.messages import exactly


def test_it_says_what_is_played_with_the_defaults_filled_in() -> None:
    ruleset = Ruleset("azul")
    assert ruleset.game == "azul"
    assert ruleset.players == 2
    assert ruleset.options == {"wall": "coloured"}
    assert Ruleset("azul", players=4, wall="grey").options == {"wall": "grey"}
    assert game_names() == ["azul", "duel"]


def test_rulesets_that_say_the_same_are_equal() -> None:
    grey = Ruleset("azul", players=3, wall="grey")
    assert Ruleset("azul") == Ruleset("azul", players=2, wall="coloured")
    assert hash(Ruleset("azul")) == hash(Ruleset("azul", wall="coloured"))
    assert len({grey, Ruleset("azul", players=2, wall="grey"), Ruleset("azul", players=3), Ruleset("azul")}) == 4
    assert grey != "azul"


def test_its_repr_makes_it_again() -> None:
    grey = Ruleset("azul", players=3, wall="grey")
    assert repr(grey) == "Ruleset('azul', players=3, wall='grey')"
    assert eval(repr(grey)) == grey


def test_it_can_be_pickled_and_copied() -> None:
    grey = Ruleset("azul", players=4, wall="grey")
    assert pickle.loads(pickle.dumps(grey)) == grey
    assert copy.copy(grey) == grey
    assert copy.deepcopy(grey) == grey


@pytest.mark.parametrize("name", ["game", "players", "options", "colour"])
def test_it_can_not_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Ruleset("azul"), name, 3)


def test_its_options_can_not_be_changed() -> None:
    options: Any = Ruleset("azul").options
    with pytest.raises(TypeError):
        options["wall"] = "grey"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess' (there is: azul, duel)"),
        ({"game": ""}, "there is no game '' (there is: azul, duel)"),
        ({"players": 1}, "Azul is for 2 to 4 players, not 1"),
        ({"players": 5}, "Azul is for 2 to 4 players, not 5"),
        ({"players": -2}, "Azul is for 2 to 4 players, not -2"),
        ({"wall": "gray"}, "the wall is 'coloured' or 'grey'"),
        ({"wall": ""}, "the wall is 'coloured' or 'grey'"),
        ({"wall": True}, "the wall is 'coloured' or 'grey'"),
        ({"wall": ["grey"]}, "the wall is 'coloured' or 'grey'"),
        ({"wall": None}, "the wall is 'coloured' or 'grey'"),
        ({"goals": ["rows"]}, "Azul has no option 'goals'"),
    ],
)
def test_what_is_no_ruleset_is_refused_with_the_reason(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=exactly(why)):
        Ruleset(**words)


@pytest.mark.parametrize("words", [{"players": "three"}, {"players": 2.5}, {"players": None}, {"wall": object()}])
def test_what_has_the_wrong_type_is_a_type_error(words: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Ruleset("azul", **words)
