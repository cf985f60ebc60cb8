"""`azulejos serve`: the page on this machine, for the browser."""

from __future__ import annotations

import argparse
import errno
import sys
from threading import Thread
from typing import TYPE_CHECKING

from azulejos.cli.arguments import Commands, UsageError, command

if TYPE_CHECKING:
    from azulejos.cli.hosting import PageServer

MORE = """The page is read once, at the start; Ctrl-C ends the server. It answers to localhost and to the name or
address given as --host, and to no other name. Anything else that sends plain files can host the page as well.

examples:
  azulejos serve --open
  azulejos serve --host 192.168.1.20 --port 8080     # for the other devices in this network
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "serve", "show the page in the browser, from this machine", MORE)
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", type=port, default=8000, metavar="N", help="default 8000; 0: any that is free")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="open the browser, too")
    parser.set_defaults(run=run)


def port(text: str) -> int:
    """A port's number."""
    if not text.isdecimal() or int(text[:9]) > 65535:
        raise argparse.ArgumentTypeError(f"a port from 0 to 65535 is needed, not '{text}'")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Serves until somebody ends it."""
    with listening(arguments.host, arguments.port) as server:
        print(f"Azulejos is at {server.address} (Ctrl-C ends it)", flush=True)
        if arguments.open:
            open_browser(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print(file=sys.stderr)  # behind the ^C of the terminal
    return 0


def listening(host: str, port: int) -> PageServer:
    """A server that is ready to answer, or why there is none."""
    from azulejos.cli import hosting, page

    files = page.read_page(page.find_page())
    try:
        return hosting.PageServer(host, port, files)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            reason = f"port {port} is in use: choose another (--port N), or take any that is free (--port 0)"
        else:
            reason = f"it can't listen on {host}, port {port}: {error.strerror}"
        raise UsageError(reason) from None


def open_browser(address: str) -> None:
    """Opens a browser beside us: some of them don't return before they are closed."""
    import webbrowser

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
