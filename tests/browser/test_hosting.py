"""The built page is plain files: it starts wherever they are put, and whatever the server thinks of WebAssembly."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.browser.conftest import OpenContext
from tests.browser.serving import PAGE, Unknowing, plain_server, start


def core_type(open_context: OpenContext, home: str) -> str:
    """Starts the page at this address; returns the type as which the core came."""
    page = open_context(home).new_page()
    with page.expect_response(lambda answer: answer.url.endswith(".wasm")) as answer:
        start(page)
    assert answer.value.url.startswith(home)
    return answer.value.headers["content-type"]


def test_the_page_starts_from_azulejos_serve(open_context: OpenContext, served: str) -> None:
    assert core_type(open_context, served) == "application/wasm"


def test_the_page_starts_from_a_folder_of_any_server(open_context: OpenContext, tmp_path: Path) -> None:
    shutil.copytree(PAGE, tmp_path / "some/folder")
    with plain_server(tmp_path) as address:
        assert core_type(open_context, f"{address}some/folder/") == "application/wasm"


def test_the_page_starts_from_a_server_that_does_not_know_webassembly(open_context: OpenContext) -> None:
    with plain_server(PAGE, Unknowing) as address:
        assert core_type(open_context, address) == "application/octet-stream"
