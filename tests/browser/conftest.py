"""What the tests in a browser share: one Chromium and one served page a worker, and for each test a fresh context in
which nothing may go wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.serving import azulejos_serve
from tests.browser.watching import Watch

ARGUMENTS = [
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",  # a test never reaches the world
    *(["--no-sandbox"] if os.getuid() == 0 else []),  # Chromium's sandbox refuses root
]

# Two screens on which nothing may have to be scrolled; settings for `open_context`, or for `page` by
# `@pytest.mark.parametrize("page", [PHONE | {"locale": "pl"}], indirect=True)`.
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
USUAL: dict[str, Any] = {"locale": "en", "color_scheme": "light", "reduced_motion": "no-preference"}


class OpenContext(Protocol):
    """Makes a browser context; its relative addresses begin at home, and it talks to nobody else."""

    def __call__(self, home: str = ..., **settings: Any) -> BrowserContext: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("NOT TESTED IN A BROWSER: there is no chromium (on Debian: sudo apt-get install chromium)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def served() -> Iterator[str]:
    """The address at which `azulejos serve` shows the built page to all tests of a worker."""
    with azulejos_serve() as address:
        yield address


@pytest.fixture
def watch() -> Watch:
    """What went wrong in the browser so far."""
    return Watch()


@pytest.fixture
def open_context(browser: Browser, served: str, watch: Watch) -> Iterator[OpenContext]:
    """Makes contexts for one test, as many as it needs; the test fails if anything goes wrong in one of them."""
    contexts: list[BrowserContext] = []

    def open_one(home: str = served, **settings: Any) -> BrowserContext:
        context = browser.new_context(base_url=home, **(DESKTOP | USUAL | settings))
        context.set_default_timeout(10_000)
        contexts.append(context)
        watch.over(context, home)
        return context

    yield open_one
    for context in contexts:
        context.close()
    watch.check()


@pytest.fixture
def page(open_context: OpenContext, request: pytest.FixtureRequest) -> Page:
    """An empty page, on a desktop's screen if the test asks for no other settings."""
    return open_context(**getattr(request, "param", {})).new_page()
