"""The built page in a real browser as `azulejos serve` shows it: the policy holds, and nothing is fetched twice."""

from __future__ import annotations

from playwright.sync_api import Page, Response

from tests.browser.conftest import OpenContext
from tests.browser.serving import start
from tests.browser.watching import Watch


def answers_at_the_start(page: Page) -> list[Response]:
    """What comes from the server until the page shows something."""
    answers: list[Response] = []

    def came(answer: Response) -> None:
        answers.append(answer)

    page.on("response", came)
    start(page)
    return answers


def test_the_page_starts_under_the_policy(page: Page) -> None:
    answers = answers_at_the_start(page)
    assert {answer.status for answer in answers} == {200}
    assert all(answer.headers["content-security-policy"].startswith("default-src 'none'; ") for answer in answers)
    types = {answer.url.rpartition(".")[2]: answer.headers["content-type"] for answer in answers}
    assert types["js"] == "text/javascript; charset=utf-8"
    assert types["css"] == "text/css; charset=utf-8"
    assert types["wasm"] == "application/wasm"


def test_what_the_page_waits_for_comes_packed(page: Page) -> None:
    kinds = ("/", ".js", ".css", ".wasm")
    found = [answer.headers for answer in answers_at_the_start(page) if answer.url.endswith(kinds)]
    large = [headers for headers in found if int(headers["content-length"]) > 500]  # bytes; what is tiny stays as it is
    assert len(large) > 3
    assert {headers.get("content-encoding") for headers in large} == {"gzip"}


def test_nothing_foreign_runs_in_the_page(page: Page, watch: Watch) -> None:
    start(page)
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = true'}))")
    assert page.evaluate("window.ran") is None
    watch.forgive("script-src")


def test_a_second_visit_fetches_nothing_that_is_here(open_context: OpenContext) -> None:
    page = open_context(service_workers="block").new_page()  # the browser's own memory is to be seen
    start(page)
    page.wait_for_load_state("networkidle")  # fonts come last
    page.goto("about:blank")
    start(page)
    [visit] = page.evaluate("performance.getEntriesByType('navigation').map((entry) => entry.toJSON())")
    assert 0 < visit["transferSize"] < visit["encodedBodySize"]  # it asked, and heard that nothing has changed
    parts = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.toJSON())")
    assets = {part["name"]: part["transferSize"] for part in parts if "/assets/" in part["name"]}
    assert len(assets) > 3
    assert set(assets.values()) == {0}
