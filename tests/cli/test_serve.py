"""`azulejos serve`: what it answers, what it refuses, and how it begins and ends. The page here is made by hand."""

from __future__ import annotations

import gzip
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Event, Thread

import pytest

from azulejos.cli import hosting, main, page
from azulejos.cli.hosting import PageServer
from tests.cli.running import environment

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
LONG = b"tiles " * 1000
FILES = {
    "index.html": b"<main>Azulejos</main>" + LONG,
    "manifest.webmanifest": b"{}",
    "sw.js": LONG,
    "assets/index-Bx_9-aZ0.js": LONG,
    "assets/index-DDDDDDDD.css": LONG,
    "assets/azulejos-CCCCCCCC.wasm": b"\0asm" + LONG,
    "assets/source-sans-latin-EEEEEEEE.woff2": LONG,
    "assets/by-hand.js": LONG,
    "icons/icon.svg": LONG,
    "icons/icon-512.png": LONG,
    "strange.xyz": LONG,
}
HASHED = "/assets/index-Bx_9-aZ0.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    for name, body in FILES.items():
        (made / name).parent.mkdir(exist_ok=True)
        (made / name).write_bytes(body)
    (made.parent / "secret.txt").write_text("nobody's business")
    return made


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[PageServer]:
    with serving(folder) as running:
        yield running


@contextmanager
def serving(folder: Path, host: str = "127.0.0.1") -> Iterator[PageServer]:
    """A server at work, in a thread beside the test."""
    with PageServer(host, 0, page.read_page(folder)) as running:
        thread = Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield running
        finally:
            running.shutdown()
            thread.join()


def where(server: PageServer) -> tuple[str, int]:
    """Host and port."""
    return str(server.server_address[0]), server.server_address[1]


@contextmanager
def connection(server: PageServer) -> Iterator[HTTPConnection]:
    """A connection to it, as a browser would have."""
    opened = HTTPConnection(*where(server), timeout=10)
    try:
        yield opened
    finally:
        opened.close()


def ask(server: PageServer, path: str = "/", method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    """The answer to one request, and what came with it; a header's _ stands for -."""
    with connection(server) as opened:
        opened.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = opened.getresponse()
        return answer, answer.read()


def say(server: PageServer, request: bytes) -> bytes:
    """What comes back for these very bytes, until the server hangs up."""
    with socket.create_connection(where(server), timeout=10) as opened:
        opened.sendall(request)
        return b"".join(iter(lambda: opened.recv(65536), b""))


# --- files


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_the_page_is_there(server: PageServer, name: str) -> None:
    answer, body = ask(server, f"/{name}")
    assert (answer.status, body) == (200, FILES[name])
    assert answer.headers["Content-Length"] == str(len(body))


@pytest.mark.parametrize("path", ["/", "/?resume=1", "/index.html"])
def test_the_page_begins_with_index(server: PageServer, path: str) -> None:
    assert ask(server, path)[1] == FILES["index.html"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("assets/index-DDDDDDDD.css", "text/css; charset=utf-8"),
        ("assets/azulejos-CCCCCCCC.wasm", "application/wasm"),
        ("assets/source-sans-latin-EEEEEEEE.woff2", "font/woff2"),
        ("icons/icon.svg", "image/svg+xml"),
        ("icons/icon-512.png", "image/png"),
        ("strange.xyz", "application/octet-stream"),
    ],
)
def test_every_file_has_its_type(server: PageServer, name: str, kind: str) -> None:
    assert ask(server, f"/{name}")[0].headers["Content-Type"] == kind


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/", "/assets", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
     "//secret.txt", "/..%2fsecret.txt", "/index.html/", "/INDEX.HTML", "/index.html%00"],
)  # fmt: skip
def test_nothing_else_is_there(server: PageServer, path: str) -> None:
    answer, body = ask(server, path)
    assert answer.status == 404
    assert body == b"There is nothing here. The page begins at /\n"
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"


def test_names_with_a_hash_are_kept_for_ever_and_others_are_asked_for_again(server: PageServer) -> None:
    for name in FILES:
        kept = ask(server, f"/{name}")[0].headers["Cache-Control"]
        hashed = name.startswith("assets/") and name != "assets/by-hand.js"
        assert kept == ("public, max-age=31536000, immutable" if hashed else "no-cache"), name


def test_what_the_browser_has_is_not_sent_again(server: PageServer) -> None:
    first, _ = ask(server, "/")
    tag = first.headers["ETag"]
    for held in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again, body = ask(server, "/", If_None_Match=held, Accept_Encoding="gzip")
        assert (again.status, body) == (304, b""), held
        for name in ("ETag", "Cache-Control", "Vary"):
            assert again.headers[name] == first.headers[name]
        assert again.headers["Content-Encoding"] is None
    for held in ('"other"', "", ask(server, "/sw.js")[0].headers["ETag"]):
        assert ask(server, "/", If_None_Match=held)[0].status == 200


# --- compression


@pytest.mark.parametrize("coding", ["gzip", "br, gzip, zstd", "gzip;q=0.5", "GZIP ; q=1.0", "identity, gzip;q=0.001"])
@pytest.mark.parametrize("name", ["index.html", "sw.js", "assets/azulejos-CCCCCCCC.wasm", "icons/icon.svg"])
def test_text_and_webassembly_come_packed_to_those_who_can_unpack(server: PageServer, name: str, coding: str) -> None:
    answer, body = ask(server, f"/{name}", Accept_Encoding=coding)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Length"] == str(len(body))
    assert len(body) < len(FILES[name]) / 10
    assert gzip.decompress(body) == FILES[name]


@pytest.mark.parametrize("coding", ["", "identity", "br", "gzip;q=0", "gzip; q=0.000", "gzipped", "x;gzip"])
def test_others_get_them_as_they_are(server: PageServer, coding: str) -> None:
    answer, body = ask(server, HASHED, Accept_Encoding=coding)
    assert answer.headers["Content-Encoding"] is None
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert body == LONG


@pytest.mark.parametrize(
    "name", ["icons/icon-512.png", "assets/source-sans-latin-EEEEEEEE.woff2", "manifest.webmanifest"]
)
def test_what_would_not_get_smaller_is_never_packed(server: PageServer, name: str) -> None:
    answer, body = ask(server, f"/{name}", Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] is None
    assert body == FILES[name]


# --- what every answer carries


@pytest.mark.parametrize(
    ("status", "method", "path", "headers"),
    [
        (200, "GET", "/", {}),
        (200, "GET", HASHED, {"Accept-Encoding": "gzip"}),
        (200, "HEAD", "/", {}),
        (304, "GET", "/", {"If-None-Match": "*"}),
        (404, "GET", "/nothing", {}),
        (405, "POST", "/", {}),
        (421, "GET", "/", {"Host": "evil.example"}),
        (431, "GET", "/", {"Long": "x" * 70_000}),
        (414, "GET", "/" + "x" * 70_000, {}),
    ],
)
def test_every_answer_carries_the_policy(
    server: PageServer, status: int, method: str, path: str, headers: dict[str, str]
) -> None:
    with connection(server) as opened:
        opened.request(method, path, headers=headers)
        answer = opened.getresponse()
    assert answer.status == status
    assert answer.headers.get_all("Content-Security-Policy") == [POLICY]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Server"] == "azulejos"


@pytest.mark.parametrize(
    "request_line", [b"nonsense", b"GET / HTTP/9.9", b"GET / nonsense", b"\x16\x03\x01\x02", b"POST /"]
)
def test_even_nonsense_is_answered_with_the_policy(server: PageServer, request_line: bytes) -> None:
    answer = say(server, request_line + b"\r\n\r\n")
    assert re.match(rb"HTTP/1\.1 (400|505) ", answer)
    assert f"\r\nContent-Security-Policy: {POLICY}\r\n".encode() in answer


# --- methods and connections


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "BREW"])
def test_only_get_and_head_are_answered(server: PageServer, method: str) -> None:
    answer, body = ask(server, "/", method)
    assert answer.status == 405
    assert answer.headers["Allow"] == "GET, HEAD"
    assert body == b"Only GET and HEAD are answered here.\n"


@pytest.mark.parametrize("path", ["/", HASHED, "/nothing"])
def test_head_is_get_without_the_file(server: PageServer, path: str) -> None:
    (head, no_body), (get, _) = ask(server, path, "HEAD"), ask(server, path)
    assert no_body == b""
    assert (head.status, dict(head.headers) | {"Date": ""}) == (get.status, dict(get.headers) | {"Date": ""})
    answer = say(server, f"HEAD {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    assert answer.endswith(b"\r\n\r\n")  # http.client would not have looked for more


def test_a_connection_serves_many_requests(server: PageServer) -> None:
    with connection(server) as opened:
        sockets = set()
        for method, path in (("GET", "/"), ("HEAD", "/sw.js"), ("GET", "/nothing"), ("GET", HASHED)):
            opened.request(method, path, headers={"If-None-Match": "*"} if path == "/" else {})
            opened.getresponse().read()
            sockets.add(opened.sock)
        assert len(sockets) == 1
        assert None not in sockets


def test_what_comes_with_a_request_is_not_taken_for_another(server: PageServer) -> None:
    inner = b"GET /sw.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    outer = b"%s / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
    for method in (b"GET", b"POST"):
        assert say(server, outer % (method, len(inner)) + inner).count(b"HTTP/1.1 ") == 1


# --- names


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:81", "127.0.0.1", "127.0.0.1:8000", "[::1]", "[::1]:8000"])
def test_it_answers_to_this_machine_s_names(server: PageServer, host: str) -> None:
    assert ask(server, Host=host)[0].status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.20",
     "localhost@evil.example", "::1", "", ":8000", "0.0.0.0", "local", "localhost:80.evil.example"],
)  # fmt: skip
def test_it_answers_to_no_other_name(server: PageServer, host: str) -> None:
    answer, body = ask(server, Host=host)
    assert answer.status == 421
    assert b"azulejos serve --host NAME" in body
    assert b"tiles" not in body


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: evil.example\r\n"])
def test_it_wants_exactly_one_name(server: PageServer, hosts: bytes) -> None:
    assert say(server, b"GET / HTTP/1.1\r\n" + hosts + b"\r\n").startswith(b"HTTP/1.1 400 ")


def test_the_given_host_is_a_name_of_ours(folder: Path) -> None:
    with serving(folder, "127.0.0.2") as other:
        assert other.address.startswith("http://127.0.0.2:")
        assert ask(other)[0].status == 200
        assert ask(other, Host="localhost")[0].status == 200
        assert ask(other, Host="127.0.0.3")[0].status == 421


def has_version_six() -> bool:
    """Whether this machine has an address of that kind; some have none."""
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


def test_version_six_of_the_internet_works_where_there_is_one(folder: Path) -> None:
    if has_version_six():
        with serving(folder, "::1") as other:
            assert other.address == f"http://[::1]:{other.server_address[1]}/"
            assert ask(other)[0].status == 200


@pytest.mark.parametrize(
    ("host", "written"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("Home", "home")],
)
def test_an_address_is_one_that_a_browser_can_open(host: str, written: str) -> None:
    assert hosting.in_address(host) == written


# --- the command


def test_the_installed_page_goes_before_the_one_built_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed, built = tmp_path / "installed", tmp_path / "built"
    monkeypatch.setattr(page, "FOLDERS", (installed, built))
    for here in (built, installed):
        here.mkdir()
        (here / "index.html").touch()
        assert page.find_page() == here


def test_without_a_page_it_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "FOLDERS", (tmp_path,))
    assert main(["serve", "--port", "0"]) == 2
    told = capsys.readouterr()
    assert (
        told.err == "azulejos serve: the page is not built: `make play` in the project's folder builds and opens it\n"
    )
    assert told.out == ""


def test_a_port_that_is_taken_is_told_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, server: PageServer
) -> None:
    monkeypatch.setattr(page, "FOLDERS", (folder,))
    taken = server.server_address[1]
    assert main(["serve", "--port", str(taken)]) == 2
    told = capsys.readouterr()
    assert told.err == (
        f"azulejos serve: port {taken} is in use: choose another (--port N), or take any that is free (--port 0)\n"
    )
    assert told.out == ""


def test_a_host_that_is_not_here_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    monkeypatch.setattr(page, "FOLDERS", (folder,))
    assert main(["serve", "--host", "192.0.2.1", "--port", "0"]) == 2  # an address that is nobody's, for examples
    assert capsys.readouterr().err.startswith("azulejos serve: it can't listen on 192.0.2.1, port 0: ")


def test_open_opens_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    opened: list[str] = []
    has_opened = Event()

    def browser(address: str) -> None:
        opened.append(address)
        has_opened.set()

    def interrupted(_: PageServer) -> None:
        assert has_opened.wait(10)
        raise KeyboardInterrupt

    monkeypatch.setattr(page, "FOLDERS", (folder,))
    monkeypatch.setattr(webbrowser, "open", browser)
    monkeypatch.setattr(PageServer, "serve_forever", interrupted)
    assert main(["serve", "--port", "0", "--open"]) == 0
    assert capsys.readouterr().out == f"Azulejos is at {opened[0]} (Ctrl-C ends it)\n"


def test_ctrl_c_ends_it_quietly(folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from azulejos.cli import main, page\n"
        "page.FOLDERS = (Path(sys.argv[1]),); sys.exit(main(['serve', '--port', '0', '--no-open']))"
    )
    command = [sys.executable, "-c", code, str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(PYTHONUNBUFFERED="")
    ) as process:
        assert process.stdout is not None
        told = re.fullmatch(
            r"Azulejos is at http://127\.0\.0\.1:(\d+)/ \(Ctrl-C ends it\)\n", process.stdout.readline()
        )
        assert told is not None
        with socket.create_connection(("127.0.0.1", int(told[1])), timeout=10) as still_open:
            still_open.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert still_open.recv(15) == b"HTTP/1.1 200 OK"
            still_open.recv(65536)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=10)
    assert (process.returncode, out, err) == (0, "", "\n")


def test_a_browser_that_hangs_up_is_nobody_s_error(server: PageServer, capfd: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        with socket.create_connection(where(server), timeout=10) as opened:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # hangs up at once
            opened.sendall(b"GET /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
    assert ask(server)[0].status == 200
    assert capfd.readouterr().err == ""
