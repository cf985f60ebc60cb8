"""The watch over the browser sees all that it is there to see: each of these would fail a test."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, OpenContext
from tests.browser.serving import plain_server
from tests.browser.watching import Watch, origin


def run(page: Page, script: str) -> None:
    """Runs a script in the page, as one of its own."""
    page.goto("./")
    page.evaluate(f"setTimeout(() => {{ {script} }})")


def wait_for(problem: str, watch: Watch, page: Page) -> None:
    """Waits until such a problem was seen, and lets it go, with what else was said about it."""
    for _ in range(100):
        if any(problem in seen for seen in watch.problems):
            break
        page.wait_for_timeout(50)
    watch.forgive(problem)
    watch.problems.clear()


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("console.error('mind the gap')", "console: mind the gap"),
        ("console.assert(1 === 2, 'sums')", "console: "),
        ("throw new Error('thrown')", "uncaught: thrown"),
        ("Promise.reject(new Error('rejected'))", "uncaught: rejected"),
        ("fetch('/nothing')", "404"),
        ("fetch('http://elsewhere.example/').catch(() => 0)", "policy broken: connect-src"),
        ("new WebSocket('ws://elsewhere.example/')", "policy broken: connect-src"),
        ("new Image().src = 'http://elsewhere.example/spy.png'", "policy broken: img-src"),
        ("eval('1 + 1')", "policy broken: script-src"),
        ("document.body.setAttribute('style', 'color: red')", "policy broken: style-src"),
        (
            "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))",
            "policy broken: script-src",
        ),
        ("location = 'http://elsewhere.example/'", "a request to another place: http://elsewhere.example/"),
        ("open('http://elsewhere.example/')", "a request to another place: http://elsewhere.example/"),
    ],
)
def test_it_sees(page: Page, watch: Watch, script: str, problem: str) -> None:
    run(page, script)
    wait_for(problem, watch, page)


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("fetch('http://elsewhere.example/').catch(() => 0)", "another place: http://elsewhere.example/"),
        ("new WebSocket('ws://elsewhere.example/')", "another place: ws://elsewhere.example/"),
        ("new Image().src = 'http://elsewhere.example/spy.png'", "another place: http://elsewhere.example/spy.png"),
        ("new Worker('complains.js')", "console: mind the gap"),
        ("new Worker('throws.js')", "thrown"),
        ("new Worker('strays.js')", "another place: http://elsewhere.example/"),
        ("navigator.serviceWorker.register('strays.js')", "another place: http://elsewhere.example/"),
    ],
)
def test_it_sees_where_no_policy_helps_and_in_workers(
    open_context: OpenContext, watch: Watch, tmp_path: Path, script: str, problem: str
) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><link rel="icon" href="data:,"><main></main>')
    (tmp_path / "complains.js").write_text("console.error('mind the gap')")
    (tmp_path / "throws.js").write_text("throw new Error('thrown')")
    (tmp_path / "strays.js").write_text("fetch('http://elsewhere.example/').catch(() => 0)")
    with plain_server(tmp_path) as home:
        page = open_context(home).new_page()
        run(page, script)
        wait_for(problem, watch, page)


@pytest.mark.parametrize("script", ["console.log('all is well')", "console.warn('careful')", "fetch('./index.html')"])
def test_it_minds_nothing_else(page: Page, watch: Watch, script: str) -> None:
    run(page, script)
    page.wait_for_timeout(300)
    assert watch.problems == []


def test_a_problem_fails_the_test() -> None:
    watch = Watch()
    watch.check()
    watch.problems.append("console: mind the gap")
    with pytest.raises(AssertionError, match="mind the gap"):
        watch.check()
    with pytest.raises(AssertionError, match="nothing like 'bridge' happened"):
        watch.forgive("bridge")
    watch.forgive("gap")
    watch.check()


def test_an_origin_is_scheme_host_and_port() -> None:
    assert origin("http://127.0.0.1:8000/a?b#c") == origin("ws://127.0.0.1:8000/socket") == "http://127.0.0.1:8000"
    assert origin("https://127.0.0.1:8000") != origin("http://127.0.0.1:8000") != origin("http://127.0.0.1:8001")


@pytest.mark.parametrize("page", [PHONE | {"locale": "pl", "color_scheme": "dark"}], indirect=True)
def test_a_test_chooses_its_screen_language_and_colours(page: Page) -> None:
    page.goto("./")
    told = page.evaluate(
        "[innerWidth, innerHeight, navigator.maxTouchPoints > 0, navigator.language, "
        "matchMedia('(prefers-color-scheme: dark)').matches]"
    )
    assert told == [360, 740, True, "pl", True]


def test_contexts_know_nothing_of_each_other(open_context: OpenContext) -> None:
    for _ in range(2):
        page = open_context().new_page()
        page.goto("./")
        assert page.evaluate("localStorage.getItem('mine')") is None
        page.evaluate("localStorage.setItem('mine', 'yes')")
