"""Exercises of both courses, solved and missed by mouse."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.browser.playing import point, prefer


def choose(page: Page, choices: Sequence[str]) -> None:
    """Clicks one after the other; then Place, where the move waits for it."""
    for token in choices:
        page.locator(f".choice.legal[data-token='{token}']").first.wait_for()
        page.mouse.click(*point(page, token))
    place = page.get_by_role("button", name="Place", exact=True)
    if place.count() > 0 and place.is_enabled():
        place.click()


@pytest.mark.parametrize(
    ("chapter", "wrong", "right"),
    [
        ("azul/factory", ["take:3:R", "line:1"], ["take:3:B", "line:2"]),
        ("duel/moon", ["moon:R", "broken"], ["moon:R", "line:3"]),
    ],
)
def test_an_exercise_is_missed_then_solved(page: Page, chapter: str, wrong: list[str], right: list[str]) -> None:
    prefer(page, speed="none")
    page.goto(f"./#/learn/{chapter}")
    task = page.locator("section.task")
    first = task.locator(".what").inner_text()
    choose(page, wrong)
    task.get_by_role("button", name="Try again").click()
    assert page.evaluate("document.activeElement !== document.body")
    choose(page, right)
    page.locator("section.task.solved").wait_for()
    assert len(page.evaluate("JSON.parse(localStorage.getItem('azulejos.learn'))")) == 1
    task.get_by_role("button", name="Next exercise").click()
    task.locator(".what").get_by_text(first, exact=True).wait_for(state="detached")
    assert page.evaluate("document.activeElement !== document.body")
    page.reload()
    page.wait_for_selector(".choice")
    assert task.locator(".what").inner_text() != first  # one goes on where one was


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_whoever_asks_is_helped(page: Page, game: str) -> None:
    prefer(page, speed="none")
    page.goto(f"./#/learn/{game}/aim")
    page.get_by_role("button", name="Hint").click()
    assert page.evaluate("document.activeElement !== document.body")
    page.get_by_role("button", name="Show").click()
    page.locator("section.task.solved").wait_for()
