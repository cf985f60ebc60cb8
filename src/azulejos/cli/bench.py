"""`azulejos bench`: how fast things are here, for people, for programs, and for the history of figures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from azulejos.cli import tables
from azulejos.cli.arguments import Commands, add_jobs, command
from azulejos.cli.work import Watched

MORE = """Native and WebAssembly take turns, a slice of time each, so that a noisy machine is equally noisy to both; the
figures are medians over the slices.

example:
  azulejos bench rules --seconds 3 --keep benchmarks/history/rules.jsonl
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "bench", "measure how fast the rules are on this machine", MORE)
    parser.add_argument("what", choices=("rules",), metavar="WHAT", help="rules: random games, native and in node")
    parser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="for each figure (default 1)")
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument("--keep", metavar="FILE", help="add the figures to this file, a line of JSON")
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """A time from a hundredth of a second to an hour."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0.01 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"seconds from 0.01 to 3600 are needed, not '{text}'")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Measures."""
    figures = measured(arguments)
    print(json.dumps(figures) if arguments.json else "\n".join(as_text(figures)))
    if arguments.keep is not None:
        Path(arguments.keep).parent.mkdir(parents=True, exist_ok=True)
        with Path(arguments.keep).open("a", encoding="utf-8") as history:
            history.write(json.dumps(figures) + "\n")
    return 0


def measured(arguments: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    from azulejos.cli import engines, measuring

    with ExitStack() as open_things:
        try:
            wasm = open_things.enter_context(engines.wasm_engines(arguments.jobs))
        except engines.MissingError as missing:
            print(f"azulejos bench: WebAssembly is not measured: {missing}", file=sys.stderr)
            wasm = None
        rulesets = measuring.configurations()
        progress = open_things.enter_context(Watched("configurations", len(rulesets)))
        configurations = []
        for ruleset in rulesets:
            configurations.append(measuring.random_games(ruleset, wasm, arguments.jobs, arguments.seconds))
            progress.advance(1)
    figures = {"configurations": configurations, "python": measuring.python_steps(arguments.seconds)}
    return measuring.surroundings() | figures | {"records": measuring.records(arguments.seconds)}


def as_text(figures: dict[str, Any]) -> Iterator[str]:
    """For people, in thousands of games a second."""
    machine = figures["machine"]
    threads = figures["configurations"][0]["native"]["all_threads"]["threads"]
    cores = tables.counted(machine["cores"], "core")
    yield f"azulejos {figures['version']}, {figures['date']}, {machine['cpu']}, {cores}"
    yield f"\nThousands of random games a second, on one thread and on {threads}; millions of moves on one"
    head = ["", "native", "wasm", "ratio", f"native ×{threads}", f"wasm ×{threads}", "moves"]
    yield from tables.columns([head, *(row(entry) for entry in figures["configurations"])])
    yield f"\nPython, move by move: {figures['python']['moves_per_s']:,} moves/s, records included"
    records = figures["records"]
    yield f"Records: {records['written_per_s']:,}/s written, {records['checked_per_s']:,}/s checked, on one thread"


def name_of(entry: dict[str, Any]) -> str:
    """A configuration in words."""
    if entry["game"] == "duel":
        return "Azul Duel"
    return tables.ruleset_in_words(entry["game"], entry["players"], entry["options"])


def row(entry: dict[str, Any]) -> list[str]:
    """A configuration's line."""
    native, wasm = entry["native"], entry["wasm"]
    digits = 0 if native["one_thread"]["games_per_s"] >= 50_000 else 1

    def thousands(engine: dict[str, Any] | None, threads: str) -> str:
        return "-" if engine is None else f"{engine[threads]['games_per_s'] / 1000:.{digits}f}"

    return [
        name_of(entry),
        thousands(native, "one_thread"),
        thousands(wasm, "one_thread"),
        "-" if wasm is None else f"{entry['wasm_per_native']:.2f}",
        thousands(native, "all_threads"),
        thousands(wasm, "all_threads"),
        f"{native['one_thread']['moves_per_s'] / 1e6:.1f}",
    ]
