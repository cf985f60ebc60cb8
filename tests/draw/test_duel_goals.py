"""How far a dome has come with a goal."""

from copy import deepcopy

import pytest

from azulejos.data import DuelData, GoalName
from azulejos.draw.duel import goals
from tests.draw.duel_samples import load

CELLS = ["BYRKT*", "B.....", "Y..R..", "R..K..", "K.....", "TB...Y"]
PATTERN = ["BYRKJ*", "BJ*...", "Y..R..", "R.*K..", "K.....", "TJ...Y"]


@pytest.fixture
def dome() -> DuelData:
    """A position in which seat 0 has the dome above."""
    data = deepcopy(load("draft"))
    data["boards"][0]["cells"], data["boards"][0]["pattern"] = CELLS, PATTERN
    return data


@pytest.mark.parametrize(
    ("goal", "progress"),
    [
        ("rows", (1, 6)),
        ("columns", (1, 6)),
        ("diagonals", (6, 12)),
        ("perimeter", (13, 20)),
        ("corners", (9, 16)),
        ("jokers", (2, 3)),
        ("empty_specials", (1, 3)),
        ("five_colours", (1, 6)),
    ],
)
def test_progress_counts_what_the_goal_asks_for(dome: DuelData, goal: GoalName, progress: goals.Progress) -> None:
    assert goals.progress(dome, goal, 0) == progress


def test_a_special_tile_is_a_colour_only_if_the_rule_says_so(dome: DuelData) -> None:
    dome["boards"][0]["cells"][0] = "BYRK.*"
    assert goals.progress(dome, "five_colours", 0) == (1, 6)
    assert goals.rule(dome, "five_colours") == "4 per such row"
    dome["five_colours_special"] = False
    assert goals.progress(dome, "five_colours", 0) == (0, 6)
    assert goals.rule(dome, "five_colours") == "4 each, no specials"
