"""Notes all that must not happen in a browser while a test runs: errors, broken policies, requests to strangers."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

INSIDE = ("about", "blob", "data")  # addresses that ask nobody

# Chromium's console tells of a broken policy too, but not always in the same words. This script runs in every page.
TELL_BROKEN_POLICIES = """
document.addEventListener('securitypolicyviolation', (broken) =>
  console.error(`policy broken: ${broken.effectiveDirective}, ${broken.blockedURI}, ${broken.sourceFile}`));
"""


def origin(address: str) -> str:
    """Scheme, host and port, as in http://127.0.0.1:8000; a socket belongs to the page that opens it."""
    parts = urlsplit(address)
    return f"{parts.scheme.replace('ws', 'http', 1)}://{parts.netloc}"


class Watch:
    """Looks on while the pages of some browser contexts run, and finds fault at the end."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def over(self, context: BrowserContext, home: str) -> None:
        """Begins to look at a context, whose pages may talk to their home only."""

        def asked(request: Request) -> None:
            self._address(request.url, home)

        def opened(socket: WebSocket) -> None:
            self._address(socket.url, home)

        def shown(page: Page) -> None:
            page.on("websocket", opened)

        context.add_init_script(TELL_BROKEN_POLICIES)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", asked)
        context.on("page", shown)

    def forgive(self, text: str) -> None:
        """Lets problems go that have this in them: a test wanted them. There must have been one."""
        kept = [problem for problem in self.problems if text not in problem]
        assert len(kept) < len(self.problems), f"nothing like '{text}' happened, only {self.problems}"
        self.problems = kept

    def check(self) -> None:
        """Fails if there was anything."""
        assert not self.problems, "\n".join(["in the browser:", *self.problems])

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.problems.append(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"uncaught: {error.error}")

    def _address(self, address: str, home: str) -> None:
        if urlsplit(address).scheme not in INSIDE and origin(address) != origin(home):
            self.problems.append(f"a request to another place: {address}")
