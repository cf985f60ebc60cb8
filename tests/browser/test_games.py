"""Whole games by mouse, from the front page to the saved record, which replays in Python."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.playing import by_mouse, go_on_by_mouse, play_to_the_end, prefer, saved_game, start

TABLES = [("Azul", players, wall) for players in (2, 3, 4) for wall in ("coloured", "grey")] + [("Azul Duel", 2, "")]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "wall"), TABLES)
def test_a_whole_game_against_bots_by_mouse(page: Page, game: str, players: int, wall: str) -> None:
    prefer(page, speed="none")
    start(page, game, players=players, wall=wall)
    play_to_the_end(page, by_mouse, go_on_by_mouse, random.Random(players))

    record = saved_game(page)
    assert record.outcome is not None
    assert record.ruleset.players == players
    shown = page.locator("section.end .score").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == list(record.outcome.scores)
