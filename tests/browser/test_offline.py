"""After the first visit everything works without a network."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.playing import by_mouse, go_on_by_mouse, look, prefer, sensible, start

# The whole page is here: everything that the service worker wanted to keep is kept.
READY = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL.endsWith('/sw.js'))"


@pytest.fixture
def offline(page: Page) -> Page:
    """A page that was visited once, at home, before the network went away."""
    prefer(page, speed="none")
    page.goto("./")
    assert page.evaluate(READY)
    page.context.set_offline(True)
    page.goto("about:blank")
    return page


def test_a_game_against_a_bot(offline: Page) -> None:
    start(offline, "Azul Duel")
    chance = random.Random(1)
    for _ in range(12):
        state, legal = look(offline)  # bots answer: the worker and its rules are here, too
        if state == "choose":
            by_mouse(offline, sensible(legal, chance))
        else:
            go_on_by_mouse(offline)
    offline.reload()
    assert look(offline)[1]
    assert offline.evaluate("navigator.onLine") is False


def test_every_page_and_language(offline: Page) -> None:
    for address in ("", "replays", "settings", "about", "learn/azul/floor", "learn/duel/moon"):
        offline.goto(f"./#/{address}")
        offline.reload()
        offline.locator("main h1").wait_for()
    offline.locator(".choice").first.wait_for()
    offline.goto("./#/settings")
    for language, heading in (("Polski", "Ustawienia"), ("Русский", "Настройки")):
        offline.locator("select").select_option(label=language)
        offline.get_by_role("heading", name=heading, level=1).wait_for()
    assert offline.evaluate(
        "document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded'))"
    )
