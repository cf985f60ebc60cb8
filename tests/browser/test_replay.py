"""Replays: every way through a game, addresses to share, records from elsewhere, and nothing that piles up."""

from __future__ import annotations

import json
import re
from typing import cast

import pytest
from playwright.sync_api import Page

import azulejos
from tests.browser.playing import look, prefer
from tests.browser.screens import keep, kept_games

SCRUB = "input[type=range]"


@pytest.fixture
def replay(page: Page) -> Page:
    """A game of two bots, at its beginning."""
    keep(page.context)
    prefer(page, speed="none")
    page.goto("./#/replay/over2/0")
    page.wait_for_selector(SCRUB)
    return page


def moment(page: Page) -> str:
    """Which round, and which move."""
    return cast("str", page.locator(SCRUB).get_attribute("aria-valuetext"))


def press(page: Page, name: str) -> None:
    """A button of the playback."""
    page.get_by_role("button", name=name, exact=True).click()


def moves() -> int:
    """How many there are in this game."""
    return sum("move" in event for event in json.loads(kept_games()["over2"])["game"]["events"])


def test_every_way_through_a_game(replay: Page) -> None:
    last = moves()
    assert moment(replay) == f"Round 1, move 0 of {last}"
    press(replay, "One move on")
    replay.keyboard.press("ArrowRight")
    assert moment(replay) == f"Round 1, move 2 of {last}"
    press(replay, "One move back")
    assert moment(replay) == f"Round 1, move 1 of {last}"
    replay.keyboard.press("End")
    assert moment(replay).endswith(f"move {last} of {last}")
    assert replay.get_by_role("button", name="One move on", exact=True).is_disabled()
    replay.keyboard.press("ArrowRight")  # leads nowhere
    assert moment(replay).endswith(f"move {last} of {last}")
    press(replay, "To the beginning")
    replay.locator(SCRUB).fill("10")
    assert moment(replay).endswith(f"move 10 of {last}")
    replay.get_by_role("row", name=re.compile("^Round 2")).get_by_role("button").click()
    assert moment(replay).startswith("Round 2")
    replay.locator("aside ol button").nth(4).click()
    assert moment(replay) == f"Round 1, move 5 of {last}"


def test_it_plays_by_itself_until_somebody_wants_to_look(replay: Page) -> None:
    press(replay, "Play")
    replay.wait_for_function(f"() => Number(document.querySelector('{SCRUB}').value) >= 2")
    press(replay, "One move back")
    seen = moment(replay)
    replay.wait_for_timeout(1200)
    assert moment(replay) == seen
    replay.locator(SCRUB).fill(str(moves() - 1))
    press(replay, "Play")
    replay.wait_for_function(
        f"() => {{ const {{ value, max }} = document.querySelector('{SCRUB}'); return value === max; }}"
    )
    replay.get_by_role("button", name="Play", exact=True).wait_for()  # it has stopped


def test_the_address_follows_and_leads_back(replay: Page) -> None:
    steps = replay.evaluate("history.length")
    replay.locator(SCRUB).fill("12")
    replay.wait_for_function("() => /\\d\\d$/.test(location.hash)")
    seen = moment(replay)
    assert replay.evaluate("history.length") == steps
    replay.reload()
    replay.wait_for_selector(SCRUB)
    assert moment(replay) == seen


def test_a_shared_moment_opens_elsewhere(replay: Page) -> None:
    replay.locator(SCRUB).fill("12")
    seen = moment(replay)
    press(replay, "Share this moment")
    link = replay.locator("dialog input").input_value()
    assert "/#/record/" in link
    replay.evaluate("localStorage.clear()")
    replay.goto("about:blank")
    replay.goto(link)
    replay.wait_for_selector(SCRUB)
    assert moment(replay) == seen


def test_one_can_play_on_from_a_moment(replay: Page) -> None:
    replay.locator(SCRUB).fill("8")
    press(replay, "Play on from here")
    press(replay, "Play on")
    assert look(replay)[0] == "choose"
    assert "/#/table/" in replay.url


def record() -> str:
    """A whole game, as Python writes it."""
    game = azulejos.Game("azul", seed=11)
    while game.outcome is None:
        game.push(azulejos.choose_move("greedy", game.view(game.to_move), seed=len(game.events)))
    return game.to_record(seats=["Ola", "Jan"])


def broken_records() -> list[str]:
    """Records with one fault each."""
    line = record()
    whole = json.loads(line)
    events = whole["events"]
    illegal = whole | {"events": [*events[:5], {"move": "9W1"}, *events[6:]]}
    return [
        "no record at all",
        line[:-30],
        "{}",
        json.dumps(whole | {"game": "chess"}),
        json.dumps(whole | {"scores": [1, 2]}),
        json.dumps(whole | {"events": events[1:]}),
        json.dumps(illegal),
        json.dumps(whole | {"events": [{"deal": ["BBBB", "BBBB", "BBBB", "BBBB", "BBBB"]}, *events[1:]]}),
        '{"a":' * 1000,
    ]


def test_a_broken_record_gets_the_same_error_as_in_python(page: Page) -> None:
    page.goto("./#/replays")
    press(page, "Paste")
    for line in broken_records():
        with pytest.raises(azulejos.InvalidRecord) as error:
            azulejos.Game.from_record(line)
        page.locator("textarea").fill(line)
        press(page, "Open")
        page.get_by_text(f"Line 1: {error.value}", exact=True).wait_for()
        assert page.locator("textarea").input_value() == line  # to be mended


def test_a_pasted_record_is_shown(page: Page) -> None:
    page.goto("./#/replays")
    press(page, "Paste")
    page.locator("textarea").fill(f"\n\n{record()}\n")
    press(page, "Open")
    page.get_by_role("heading", name="Replay: Ola and Jan", level=1).wait_for()


STEPS = """
async (steps) => {
  // There and back, fifty steps each way.
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  for (let step = 0; step < steps; step++) {
    press(step % 100 < 50 ? 'ArrowRight' : 'ArrowLeft');
    await new Promise((done) => setTimeout(done));
  }
}
"""
# What may differ although nothing piles up: what the browser itself keeps for a while.
SLACK = {"Nodes": 50, "JSEventListeners": 5, "JSHeapUsedSize": 1_500_000}


@pytest.mark.slow
def test_a_thousand_steps_leave_nothing_behind(replay: Page) -> None:
    browser = replay.context.new_cdp_session(replay)
    browser.send("Performance.enable")

    def measured() -> dict[str, float]:
        browser.send("HeapProfiler.collectGarbage")
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in metrics if metric["name"] in SLACK}

    replay.evaluate(STEPS, 200)  # what is loaded or remembered once
    before = measured()
    replay.evaluate(STEPS, 1000)
    grown = {name: value - before[name] for name, value in measured().items()}
    assert {name: by for name, by in grown.items() if by > SLACK[name]} == {}, grown
