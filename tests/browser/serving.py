"""How the tests serve a page: with the real `azulejos serve`, or as any plain server does that knows nothing of us."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page

from tests.cli.running import AZULEJOS, environment

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web/dist"


def start(page: Page) -> None:
    """Opens the page at its home, and waits until it shows something."""
    page.goto("./")
    page.locator("main").wait_for()


@contextmanager
def azulejos_serve() -> Iterator[str]:
    """The address of a page that `azulejos serve` shows, in a process that ends with the block."""
    with subprocess.Popen(
        [*AZULEJOS, "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            told = re.search(r"http://\S+", process.stdout.readline())
            if told is None:
                pytest.fail(process.stderr.read())
            yield told[0]
        finally:
            process.terminate()


class Plain(SimpleHTTPRequestHandler):
    """Files of a folder, and none of our headers."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Unknowing(Plain):
    """The same from a machine that has never heard of WebAssembly."""

    def guess_type(self, path: object) -> str:
        kind = super().guess_type(str(path))
        return "application/octet-stream" if str(path).endswith(".wasm") else kind


@contextmanager
def plain_server(folder: Path, handler: type[Plain] = Plain) -> Iterator[str]:
    """The address of a server of a folder's files."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        server.daemon_threads = True
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()
