"""Whole games by touch, on a phone's screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.playing import by_finger, go_on_by_finger, play_to_the_end, prefer, saved_game, start


@pytest.mark.slow
@pytest.mark.parametrize("page", [PHONE], indirect=True)
@pytest.mark.parametrize(
    ("game", "players", "wall"), [("Azul", 2, "coloured"), ("Azul", 4, "grey"), ("Azul Duel", 2, "")]
)
def test_a_whole_game_by_touch(page: Page, game: str, players: int, wall: str) -> None:
    prefer(page, speed="none")
    start(page, game, players=players, wall=wall)
    play_to_the_end(page, by_finger, go_on_by_finger, random.Random(5))
    assert saved_game(page).outcome is not None
