"""A game in this browser survives whatever happens to its page: reloads, ways back, other tabs, damaged storage."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenContext
from tests.browser.playing import by_mouse, go_on_by_mouse, look, prefer, sensible, start
from tests.browser.screens import keep, kept_games

# Every tile and plate that lies on the table, by its place.
TABLE = """
() => [...document.querySelectorAll('[data-place]')].map((lies) => {
  const tile = lies.dataset.colour ? lies : lies.querySelector('[data-colour]');
  return `${lies.dataset.place} ${tile?.dataset.colour}`;
}).sort()
"""
GAMES = """
() => Object.keys(localStorage).filter((key) => key.startsWith('azulejos.game.')).sort()
  .map((key) => JSON.parse(localStorage.getItem(key)).game)
"""


def table(page: Page) -> list[str]:
    """What lies on the table, once it is somebody's turn here."""
    look(page)
    return cast("list[str]", page.evaluate(TABLE))


def the_game(page: Page) -> dict[str, Any]:
    """The only game that this browser keeps."""
    [game] = page.evaluate(GAMES)
    return cast("dict[str, Any]", game)


def play_on(page: Page, steps: int, chance: random.Random) -> None:
    """Makes so many choices or some more, until nothing is left in the hand or to be read."""
    for step in range(100):
        state, legal = look(page)
        if state != "choose":
            go_on_by_mouse(page)
        elif step < steps or page.locator(".choice.picked").count() > 0:
            by_mouse(page, sensible(legal, chance))
        else:
            return


@pytest.mark.parametrize("game", ["Azul", "Azul Duel"])
def test_a_reload_keeps_everything_and_the_game_goes_on(page: Page, game: str) -> None:
    chance = random.Random(3)
    prefer(page, speed="none")
    start(page, game)
    for _ in range(3):
        play_on(page, 4, chance)
        lies, events = table(page), the_game(page)["events"]
        page.reload()
        assert table(page) == lies
        assert the_game(page)["events"] == events
    assert len(the_game(page)["events"]) > 8


def test_a_reload_while_a_bot_thinks_loses_nothing(page: Page) -> None:
    prefer(page, speed="slow")
    start(page, "Azul")
    look(page)
    before = len(the_game(page)["events"])
    by_mouse(page, next(token for token in look(page)[1] if token.startswith("take:")))
    by_mouse(page, sensible(look(page)[1], random.Random(1)))
    page.get_by_role("heading", name="Brisa to move").wait_for()
    page.reload()
    look(page)
    assert [("move" in event) for event in the_game(page)["events"][before:]] == [True, True]


def test_the_ways_back_and_forward_lead_to_the_same_table(page: Page) -> None:
    prefer(page, speed="none")
    start(page, "Azul")
    play_on(page, 4, random.Random(2))
    lies, address = table(page), page.url
    page.goto("./#/settings")
    page.locator("h1").get_by_text("Settings").wait_for()
    page.go_back()
    assert (table(page), page.url) == (lies, address)
    page.go_back()
    page.get_by_role("link", name="Continue: ").click()
    assert (table(page), page.url) == (lies, address)


def test_two_tabs_show_one_game(open_context: OpenContext) -> None:
    context = open_context()
    one = context.new_page()
    prefer(one, speed="none")
    start(one, "Azul")
    play_on(one, 2, random.Random(5))
    other = context.new_page()
    prefer(other, speed="none")
    other.goto(one.url)
    for playing, watching in [(one, other), (other, one), (one, other)]:
        play_on(playing, 2, random.Random(5))
        lies = table(playing)
        watching.wait_for_function(f"(lies) => JSON.stringify(({TABLE})()) === JSON.stringify(lies)", arg=lies)
    events = the_game(one)["events"]
    one.wait_for_timeout(400)  # neither answers the other
    assert the_game(other)["events"] == events


def test_clicks_faster_than_anybody_make_one_move(page: Page) -> None:
    prefer(page, speed="normal")
    start(page, "Azul")
    _, legal = look(page)
    before = len(the_game(page)["events"])
    page.evaluate(
        """(source) => { for (let times = 0; times < 9; times++) {
          document.querySelector(`.choice[data-token="${source}"]`)?.click();
          document.querySelector('.choice.legal[data-token^="line:"]')?.click();
        } }""",
        next(token for token in legal if token.startswith("take:")),
    )
    look(page)
    assert len(the_game(page)["events"]) - before <= 2  # the person's, and the bot's answer


DAMAGED: dict[str, dict[str, Any]] = {
    "game": {"ruleset": {"game": "chess", "players": 2, "options": {}}},
    "seats": {"seats": []},
    "bot": {"seats": [{"name": "", "bot": None}, {"name": "", "bot": "nobody"}]},
    "list": {"events": "none"},
    "events": {"events": [1, None]},
    "move": {"events": [{"move": "9W1"}]},
}


def test_damaged_games_harm_nothing_else(page: Page) -> None:
    kept = json.loads(kept_games()["azul2"])
    broken = {name: json.dumps(kept | {"game": kept["game"] | damage}) for name, damage in DAMAGED.items()}
    keep(page.context)
    page.add_init_script(
        f"for (const [id, text] of Object.entries({json.dumps(broken)}))"
        " localStorage.setItem(`azulejos.game.${id}`, text)"
    )
    page.goto("./")
    page.get_by_role("link", name="Continue: ").first.wait_for()
    for name, text in broken.items():
        page.goto(f"./#/table/{name}")
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save what is kept").click()
        assert Path(waiting.value.path()).read_text(encoding="utf-8") == text, name
        assert page.evaluate(f"localStorage.getItem('azulejos.game.{name}')") == text


def test_strange_settings_are_not_taken(page: Page) -> None:
    prefer(page, language="xx", theme=5, speed=None, name=["x"])
    page.goto("./#/settings")
    assert page.get_by_role("heading", level=1).inner_text() == "Settings"


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        ("get() { throw new DOMException('', 'SecurityError') }", "This browser does not let us keep games"),
        (
            "value: { length: 0, getItem: () => null, key: () => null, removeItem() {},"
            " setItem() { throw new DOMException('', 'QuotaExceededError') } }",
            "The browser’s storage is full",
        ),
    ],
    ids=["off", "full"],
)
def test_without_storage_one_can_play_and_is_told(page: Page, trouble: str, told: str) -> None:
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ {trouble} }})")
    start(page, "Azul")
    page.get_by_text(told).wait_for()
    for _ in range(2):
        by_mouse(page, next(token for token in look(page)[1] if token.startswith("take:")))
        by_mouse(page, sensible(look(page)[1], random.Random(1)))
        page.get_by_role("heading", name="Your turn", level=2, exact=True).first.wait_for()
