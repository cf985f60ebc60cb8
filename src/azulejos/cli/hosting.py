"""The web server behind `azulejos serve`: answers GET and HEAD with the page's files, and nothing else."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from typing import Any

from azulejos.cli.page import ON_EVERY_ANSWER, File

OURSELVES = ("localhost", "127.0.0.1", "[::1]")
ANY_ADDRESS = ("0.0.0.0", "::")

WHY = {
    HTTPStatus.NOT_FOUND: "There is nothing here. The page begins at /",
    HTTPStatus.METHOD_NOT_ALLOWED: "Only GET and HEAD are answered here.",
    HTTPStatus.MISDIRECTED_REQUEST: "This server has another name. `azulejos serve --host NAME` changes it.",
}
GZIP = re.compile(r"\s*gzip\s*(;\s*q\s*=\s*(?!0(\.0*)?\s*$)[\d.]+\s*)?", re.IGNORECASE)  # but not with q=0


class PageServer(ThreadingTCPServer):
    """Listens from the beginning; every connection has a thread of its own."""

    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"  # there it would let two servers share a port
    request_queue_size = 64

    def __init__(self, host: str, port: int, files: Mapping[str, File]) -> None:
        self.address_family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        self.files = files
        self.name = in_address(host)
        super().__init__((host, port), Conversation)

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        return f"http://{self.name}:{self.server_address[1]}/"

    def goes_by(self, name: str) -> bool:
        """Whether this is our name, whatever the port. A stranger's page can point its own name at this machine, and
        would then read what is here as if it were its own; but it can't make browsers say our name."""
        return re.sub(r":\d*$", "", name).lower() in (*OURSELVES, self.name)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers hang up whenever they like; other errors are told."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Conversation(BaseHTTPRequestHandler):
    """One connection: requests and answers, until the browser hangs up or says nothing for a while."""

    server: PageServer
    protocol_version = "HTTP/1.1"  # keeps the connection
    default_request_version = "HTTP/1.0"  # what can't be read is answered with headers, too
    disable_nagle_algorithm = True
    timeout = 60  # seconds

    def do_GET(self) -> None:
        """Answers with a file, or says why not."""
        if "Content-Length" in self.headers or "Transfer-Encoding" in self.headers:
            self.close_connection = True  # what follows would be taken for the next request
        names = self.headers.get_all("Host", [])
        if len(names) != 1:
            self.send_error(HTTPStatus.BAD_REQUEST)
        elif not self.server.goes_by(names[0]):
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)
        elif (file := self.server.files.get(self.path.partition("?")[0])) is None:
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            self.send_file(file)

    def do_HEAD(self) -> None:
        """The same, without the file."""
        self.do_GET()

    def send_file(self, file: File) -> None:
        """Sends a file, or nothing if the browser has it."""
        if self.has_already(file.headers["ETag"]):
            headers = {name: value for name, value in file.headers.items() if name != "Content-Type"}
            self.send(HTTPStatus.NOT_MODIFIED, headers, None)
        elif file.gzipped is not None and self.takes_gzip():
            self.send(HTTPStatus.OK, file.headers | {"Content-Encoding": "gzip"}, file.gzipped)
        else:
            self.send(HTTPStatus.OK, file.headers, file.body)

    def has_already(self, tag: str) -> bool:
        """Whether the browser holds what bears this tag."""
        held = [text.strip().removeprefix("W/") for text in self.headers.get("If-None-Match", "").split(",")]
        return "*" in held or tag.removeprefix("W/") in held

    def takes_gzip(self) -> bool:
        """Whether the browser can unpack."""
        return any(GZIP.fullmatch(coding) for coding in self.headers.get("Accept-Encoding", "").split(","))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Says in a line of text why there is no file; the base class tells us here what it can't read."""
        status = HTTPStatus.METHOD_NOT_ALLOWED if code == HTTPStatus.NOT_IMPLEMENTED else HTTPStatus(code)
        headers = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}
        if status == HTTPStatus.METHOD_NOT_ALLOWED:
            headers["Allow"] = "GET, HEAD"
        if status != HTTPStatus.NOT_FOUND:
            headers["Connection"] = "close"  # what follows on the connection can't be relied on
        self.send(status, headers, f"{WHY.get(status) or explain or message or status.phrase}\n".encode())

    def send(self, status: HTTPStatus, headers: Mapping[str, str], body: bytes | None) -> None:
        """Sends an answer."""
        self.send_response(status)
        for name, value in {**ON_EVERY_ANSWER, **headers}.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body is not None and self.command != "HEAD":
            self.wfile.write(body)

    def version_string(self) -> str:
        """Nobody needs to know which Python this is."""
        return "azulejos"

    def log_message(self, *_: object) -> None:
        """Nothing: the terminal shows only where the page is."""


def in_address(host: str) -> str:
    """A host as it is written in an address."""
    if host in ANY_ADDRESS:
        return "localhost"
    return f"[{host}]" if ":" in host else host.lower()
