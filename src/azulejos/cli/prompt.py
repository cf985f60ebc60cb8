"""Asking for a line: with history and completion at a terminal, from a script elsewhere."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence

try:
    import readline
except ImportError:  # some systems have none; then there is no history
    readline = None  # type: ignore[assignment]

ESCAPES = re.compile("(\x1b\\[[0-9;]*m)")


class Prompt:
    """Where lines come from."""

    def __init__(self, completions: Callable[[], Sequence[str]]) -> None:
        self.at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._completions = completions
        if self.at_terminal and readline is not None:
            readline.set_completer(self._complete)
            readline.set_completer_delims(" ")
            # Python's readline may be libedit, which has a language of its own
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, question: str) -> str | None:
        """The next line, without spaces around it; None when no more come. A script's lines are printed as if typed."""
        if self.at_terminal:
            try:
                # The editor must know which letters take no space
                return input(ESCAPES.sub("\x01\\1\x02", question) if readline is not None else question).strip()
            except EOFError:
                print()
                return None
        print(question, end="", flush=True)
        line = sys.stdin.readline()
        print(line.strip(), flush=True)
        return line.strip() if line else None

    def _complete(self, text: str, index: int) -> str | None:
        fitting = [word for word in self._completions() if word.lower().startswith(text.lower())]
        return fitting[index] if index < len(fitting) else None
