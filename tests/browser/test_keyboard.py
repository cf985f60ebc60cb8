"""Whole games without a mouse."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.playing import by_keyboard, go_on_by_keyboard, play_to_the_end, prefer, saved_game, start


@pytest.mark.slow
@pytest.mark.parametrize(("game", "wall"), [("Azul", "coloured"), ("Azul", "grey"), ("Azul Duel", "")])
def test_a_whole_game_by_keyboard_alone(page: Page, game: str, wall: str) -> None:
    prefer(page, speed="none")
    start(page, game, wall=wall)
    play_to_the_end(page, by_keyboard, go_on_by_keyboard, random.Random(4))
    assert saved_game(page).outcome is not None
