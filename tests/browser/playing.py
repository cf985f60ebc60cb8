"""Plays at a table in the page, as people do: with the mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

import azulejos

# What a person would see of it: it's their turn, a round has been scored, the screen is to be passed on, it is over. On
# a phone with four players dishes are enlarged before anything can be taken from them.
DISH = ".dish button[aria-haspopup=dialog]"
LOOK = """
() => {
  const DISH = '.dish button[aria-haspopup=dialog]';
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const legal = [...document.querySelectorAll('.choice.legal')].filter(shown).map(({ dataset }) => dataset.token);
  const is = (selector) => { const found = document.querySelector(selector); return found !== null && shown(found); };
  const state = is('section.end') ? 'over' : is('section.review') ? 'review' : is('.hand-over') ? 'hand over'
    : legal.length > 0 ? 'choose' : is('.tray.now') && is(DISH) ? 'dishes' : null;
  return state && { state, legal: [...new Set(legal)] };
}
"""


def prefer(page: Page, **preferences: Any) -> None:
    """Sets preferences before the page looks at them; what the page changes later stays changed."""
    page.add_init_script(
        "if (location.origin !== 'null') localStorage.getItem('azulejos.preferences') ?? "
        f"localStorage.setItem('azulejos.preferences', JSON.stringify({json.dumps(preferences)}))"
    )


def start(page: Page, game: str, *, players: int = 2, wall: str = "coloured", bot: str = "Brisa") -> None:
    """From the front page to a table with bots."""
    page.goto("./")
    card = page.locator("article").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.wait_for()
    folded = card.get_by_role("button", name="Options", exact=True)
    if folded.is_visible():  # on a phone
        folded.click()
    for wish in [str(players), wall] if game == "Azul" else ["any 3"]:
        card.get_by_role("radio", name=wish, exact=True).check()
    card.get_by_role("radio", name=bot, exact=True).check()
    card.get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_selector(".choice")


def look(page: Page, *, timeout: float = 20_000) -> tuple[str, list[str]]:
    """Waits until there is something to do; what it is, and what can be chosen."""
    seen = cast("dict[str, Any]", page.wait_for_function(LOOK, timeout=timeout).json_value())
    return seen["state"], seen["legal"]


def sensible(tokens: Sequence[str], chance: random.Random) -> str:
    """Any choice, but tiles are thrown away only where nothing else can be done, so that games end."""
    good = [token for token in tokens if token not in ("floor", "broken", "draw")]
    return chance.choice(good or list(tokens))


Choose = Callable[[Page, str], None]


def play_to_the_end(page: Page, choose: Choose, go_on: Callable[[Page], None], chance: random.Random) -> None:
    """Plays until the game is over; how things are chosen is the business of `choose`."""
    for _ in range(1500):
        state, legal = look(page)
        if state == "over":
            return
        if state == "choose":
            choose(page, sensible(legal, chance))
        else:
            go_on(page)
    raise AssertionError("the game does not end")


# A point at which a click reaches this choice and nothing that lies over it.
POINT = """
(token) => {
  const SPOTS = [[0.5, 0.5], [0.3, 0.3], [0.7, 0.3], [0.3, 0.7], [0.7, 0.7], [0.1, 0.5], [0.9, 0.5]];
  for (const found of document.querySelectorAll(`.choice.legal[data-token="${token}"]`)) {
    for (const { left, top, width, height } of found.getClientRects()) {
      for (const [across, down] of SPOTS) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest('.choice') === found) return [x, y];
      }
    }
  }
  return null;
}
"""


def point(page: Page, token: str) -> tuple[float, float]:
    """Where this choice can be clicked or touched."""
    where = cast("list[float] | None", page.evaluate(POINT, token))
    assert where is not None, f"{token} is lit, but nowhere to be reached"
    return where[0], where[1]


def by_mouse(page: Page, token: str) -> None:
    """Clicks; and Place, where the move waits for it."""
    page.mouse.click(*point(page, token))
    place = page.get_by_role("button", name="Place", exact=True)
    if place.count() > 0 and place.is_enabled():
        place.click()


def go_on_by_mouse(page: Page) -> None:
    """Leaves what is shown between rounds."""
    page.get_by_role("button", name=re.compile("^(Go on|To the result|I have it)$")).click()


def saved_game(page: Page) -> azulejos.Game:
    """The record that the page saves, as Python reads and checks it."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the record", exact=True).click()
    return azulejos.Game.from_record(Path(waiting.value.path()).read_text(encoding="utf-8").strip())


# Where the focus is, seen from a choice: on it, in the same region (one tab stop for all of it), or elsewhere; in the
# region, the arrow keys that lead nearer.
FOCUS = """
(token) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const target = [...document.querySelectorAll(`.choice[data-token="${token}"]`)].find(shown);
  const active = document.activeElement;
  if (active === target) return 'there';
  const region = (element) => element.closest('[data-region]');
  if (!active.matches('[data-stop]') || region(active) !== region(target)) return 'elsewhere';
  const [a, b] = [active, target].map((element) => element.getBoundingClientRect());
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
  const down = y > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
}
"""


def by_keyboard(page: Page, token: str) -> None:
    """Walks to a choice with Tab and the arrow keys, and presses Enter; once more where the move waits for it."""
    walk_to(page, token)
    page.keyboard.press("Enter")
    if page.get_by_role("button", name="Place", exact=True).is_visible():
        for _ in range(80):
            if page.evaluate("document.activeElement.textContent.trim()") == "Place":
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def walk_to(page: Page, token: str) -> None:
    """Tab from region to region, arrow keys inside; where the straight way is closed, another arrow."""
    chance = random.Random(token)
    for _ in range(200):
        focus = page.evaluate(FOCUS, token)
        if focus == "there":
            return
        if focus == "elsewhere":
            page.keyboard.press("Tab")
        else:
            page.keyboard.press(focus[0] if chance.random() < 0.7 else focus[1])
    raise AssertionError(f"the keyboard does not reach {token}")


def go_on_by_keyboard(page: Page) -> None:
    """What is to be read has the focus, or its button: Enter goes on."""
    page.keyboard.press("Enter")


def by_finger(page: Page, token: str) -> None:
    """Touches; the first touch of a line only shows what would happen, so Place follows."""
    page.touchscreen.tap(*point(page, token))
    place = page.get_by_role("button", name="Place", exact=True)
    if place.count() > 0 and place.is_enabled():
        place.tap()


def go_on_by_finger(page: Page) -> None:
    """The same button, touched; or the first dish, to be enlarged."""
    if page.locator(DISH).count() > 0:
        page.locator(DISH).first.tap()
    else:
        page.get_by_role("button", name=re.compile("^(Go on|To the result|I have it)$")).tap()
