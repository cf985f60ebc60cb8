"""Measuring the rules: random games on each engine in turns, and move by move through Python."""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import azulejos
from azulejos import Game, Ruleset, _core
from azulejos.cli.arguments import usable_cores
from azulejos.cli.engines import Engine, Native, Slice, Wasm

SLICE_S = 0.1  # how long each engine plays before the other's turn
WARM_UP_S = 0.3  # node compiles the core a second time, and better, once it has seen it run
FEWEST_SLICES = 3

# ---- random games


def configurations() -> list[Ruleset]:
    """The seven that are measured. Duel has the goals of a first game: any others cost the same."""
    azul = [Ruleset("azul", players=players, wall=wall) for wall in ("coloured", "grey") for players in (2, 3, 4)]
    return [*azul, Ruleset("duel", goals="first")]


def key_of(ruleset: Ruleset) -> str:
    """A short name for programs: 'azul-3-grey', 'duel-2'."""
    wall = ruleset.options.get("wall")
    return f"{ruleset.game}-{ruleset.players}" + (f"-{wall}" if wall else "")


def random_games(ruleset: Ruleset, wasm: Sequence[Wasm] | None, threads: int, seconds: float) -> dict[str, Any]:
    """One configuration's figures. Native and WebAssembly take turns, on one thread and on all."""
    engines: dict[str, Sequence[Engine]] = {"native": [Native()] * threads}
    if wasm is not None:
        engines["wasm"] = wasm
    games = min(games_in_a_slice(ruleset, engine, seconds) for group in engines.values() for engine in set(group))
    turns = range(max(FEWEST_SLICES, round(seconds / SLICE_S)))
    groups = {(name, count): group[:count] for count in (1, threads) for name, group in engines.items()}
    slices: dict[tuple[str, int], list[Slice]] = {key: [] for key in groups}
    for turn in turns:
        for key, group in groups.items():
            slices[key].append(play_at_once(group, ruleset, turn, games))
    figures: dict[str, Any] = {
        "key": key_of(ruleset),
        "game": ruleset.game,
        "players": ruleset.players,
        "options": dict(ruleset.options),
    }
    figures |= {"native": None, "wasm": None, "wasm_per_native": None}
    for name in engines:
        one, all_of_them = slices[name, 1], slices[name, threads]
        figures[name] = {"one_thread": speed(one, 1), "all_threads": speed(all_of_them, threads)}
    if wasm is not None:
        figures["wasm_per_native"] = round(ratio(slices["wasm", 1], slices["native", 1]), 3)
    return figures


def games_in_a_slice(ruleset: Ruleset, engine: Engine, seconds: float) -> int:
    """How many games take about a slice of time, once the engine is warm."""
    games, spent = 100, 0.0
    while True:
        trial = engine.play(ruleset, 0, games)
        spent += trial.seconds
        if trial.seconds >= SLICE_S / 4 and spent >= min(WARM_UP_S, seconds):
            return max(1, int(games * min(SLICE_S, seconds) / trial.seconds))
        games = games * 2 if trial.seconds < SLICE_S else games


def play_at_once(engines: Sequence[Engine], ruleset: Ruleset, turn: int, games: int) -> Slice:
    """The same number of games on each engine, side by side, and the time until all are done."""
    if len(engines) == 1:
        return engines[0].play(ruleset, turn, games)
    begun = time.perf_counter()
    with ThreadPoolExecutor(len(engines)) as pool:
        tasks = [pool.submit(engine.play, ruleset, turn + number, games) for number, engine in enumerate(engines)]
        done = [task.result() for task in tasks]
    seconds = time.perf_counter() - begun
    return Slice(sum(part.games for part in done), sum(part.moves for part in done), seconds)


def speed(slices: Sequence[Slice], threads: int) -> dict[str, Any]:
    """Medians over the slices."""
    return {
        "threads": threads,
        "games_per_s": round(median(part.games / part.seconds for part in slices)),
        "moves_per_s": round(median(part.moves / part.seconds for part in slices)),
    }


def ratio(slices: Sequence[Slice], others: Sequence[Slice]) -> float:
    """How much faster the first are, compared slice by slice."""
    return median(
        (part.games / part.seconds) / (other.games / other.seconds) for part, other in zip(slices, others, strict=True)
    )


# ---- through Python


def python_steps(seconds: float) -> dict[str, Any]:
    """Move by move with `legal_moves` and `push`, records included: two players, coloured wall, one thread."""
    slices = [python_games(seed, seconds / FEWEST_SLICES) for seed in range(FEWEST_SLICES)]
    return speed(slices, 1)


def python_games(seed: int, seconds: float) -> Slice:
    """Random games for some time."""
    choose = Random(seed).random
    games = moves = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or games == 0:
        game = Game(seed=seed + games)
        while game.to_move is not None:
            legal = game.legal_moves
            game.push(legal[int(choose() * len(legal))])
            moves += 1
        game.to_record()
        games += 1
    return Slice(games, moves, spent)


def records(seconds: float) -> dict[str, Any]:
    """Writing and checking the records of random games in memory: two players, coloured wall, one thread."""
    ruleset = Ruleset()._native
    written: list[float] = []
    checked: list[float] = []
    begun = time.perf_counter()
    while not written or time.perf_counter() - begun < seconds:
        start = time.perf_counter()
        lines = _core.simulate(ruleset, ["random"], 0, None, 1000 * len(written), 1000)
        middle = time.perf_counter()
        if _core.RecordChecker().check(lines):
            raise RuntimeError("a simulated record is broken")
        written.append(1000 / (middle - start))
        checked.append(1000 / (time.perf_counter() - middle))
    return {"written_per_s": round(median(written)), "checked_per_s": round(median(checked))}


# ---- where


def surroundings() -> dict[str, Any]:
    """When and on what it was measured."""
    machine = {
        "cpu": cpu_name(),
        "cores": usable_cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {"bench": "rules", "version": azulejos.__version__, "date": now, "machine": machine}


def cpu_name() -> str:
    """What the processor calls itself."""
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
