"""What the browser has to load before a table can be played stays small."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.screens import keep

# Bytes over the wire, compressed.
MOST_SCRIPT = 120_000
MOST_CORE = 100_000


@pytest.mark.parametrize("table", ["azul4", "duel"])
def test_a_table_needs_few_bytes(open_context: OpenContext, table: str) -> None:
    context = open_context()
    keep(context)
    page = context.new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: int(answer.headers.get("content-length", 0))}))
    page.goto(f"./#/table/{table}")
    page.wait_for_selector(".choice.legal")
    loaded = {ending: sum(size for url, size in sizes.items() if url.endswith(ending)) for ending in (".js", ".wasm")}
    assert 50_000 < loaded[".js"] <= MOST_SCRIPT
    assert 50_000 < loaded[".wasm"] <= MOST_CORE
