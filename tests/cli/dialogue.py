"""Sessions of `azulejos play` for the tests: by dialogue through pipes, and on a terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.cli.running import AZULEJOS, environment


class Dialogue:
    """A session of `azulejos play` that answers to what it is told."""

    def __init__(self, *arguments: str | Path) -> None:
        self._process = subprocess.Popen(
            [*AZULEJOS, "play", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )
        self.last = self._until_asked()

    def __enter__(self) -> "Dialogue":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def type(self, line: str) -> str:
        """Types a line; what is told until the next question."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()
        self.last = self._until_asked()
        return self.last

    def _until_asked(self) -> str:
        assert self._process.stdout is not None
        text = b""
        while piece := os.read(self._process.stdout.fileno(), 65536):
            text += piece
            if text.endswith(b": "):  # whatever else is printed ends with a line
                return text.decode()
        self.code = self._process.wait()
        return text.decode()

    def hinted(self) -> str:
        """The move that `hint` names."""
        found = re.search(r"greedy would play (\S+?)\.\s", self.type("hint"))
        assert found, self.last
        return found[1]

    def position(self) -> str:
        """The position as text."""
        return next(line for line in self.type("position").splitlines() if line.startswith(("azul/", "duel ")))

    def play_to_the_end(self) -> str:
        """Plays what is hinted; what is told at the end."""
        while not self.last.endswith("undo goes back: "):
            self.type(self.hinted())
        return self.last


class Terminal:
    """A session on a terminal of some size."""

    def __init__(self, rows: int, *arguments: str | Path) -> None:
        self._written = b""
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self.process = subprocess.Popen(
            [*AZULEJOS, "play", *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(TERM="xterm-256color") | {"LINES": "", "INPUTRC": os.devnull},
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def until(self, wanted: str) -> str:
        """What is written until this pattern comes, without colours; what follows is for the next one."""
        end = time.monotonic() + 30
        while not (found := re.search(wanted, self.plain())):
            ready, _, _ = select.select([self._ours], [], [], end - time.monotonic())
            assert ready, f"{wanted!r} did not come, but {self.plain()!r}"
            self._written += os.read(self._ours, 65536)
        text = self.plain()
        self._written = text[found.end() :].encode()
        return text[: found.end()]

    def plain(self) -> str:
        """What has been written so far, without colours and what else steers a terminal."""
        return re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", self._written.decode(errors="ignore"))

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())
