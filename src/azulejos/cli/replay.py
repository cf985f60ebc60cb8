"""`azulejos replay`: reads records of any number, checks every event and outcome, and sums up."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from azulejos.cli import tables
from azulejos.cli.arguments import Commands, UsageError, add_jobs, command, whole_number
from azulejos.cli.work import Watched, in_order

if TYPE_CHECKING:
    from azulejos._core import Ruleset

Broken = tuple[int, str]  # record, from 1, and what is wrong with it

MORE = """Exit code: 0 if all records are good, 1 if one is broken, 2 if a file can't be read.
Of each broken record the first error is told, with its event; later records are checked all the same.
Files of any size are read in little memory.

examples:
  azulejos replay games.jsonl
  sed -n 17p games.jsonl | azulejos replay --show - | less -R
"""


def add_to(commands: Commands[argparse.ArgumentParser]) -> None:
    """Describes this command."""
    parser = command(commands, "replay", "check records of games and sum them up", MORE)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file of records, one a line; - for standard input")
    parser.add_argument("--show", action="store_true", help="print every event and the position after it")
    parser.add_argument(
        "--most", type=whole_number, default=100, metavar="N", help="list N broken records a file at most (default 100)"
    )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="everything as JSON on standard output")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Checks all files; 1 if something is broken."""
    check_files(arguments.files)
    if arguments.show:
        from azulejos.cli.showing import show_file

        if arguments.json:
            raise UsageError("--show is for people, --json for programs: choose one")
        broken = [name for name in arguments.files if show_file(name, opened(name))]
        return int(bool(broken))
    begun = time.perf_counter()
    totals = Totals()
    results = [check_file(name, totals, arguments) for name in arguments.files]
    seconds = time.perf_counter() - begun
    if arguments.json:
        print(json.dumps(as_data(results, totals, seconds)))
    else:
        print("\n".join(summary(results, totals, seconds)))
    return int(any(result.broken for result in results))


# ---- reading


def check_files(names: list[str]) -> None:
    """Refuses files that aren't there before the work on others begins."""
    for name in names:
        if name != "-" and Path(name).is_dir():
            raise UsageError(f"{name} is a folder")
        if name != "-":
            Path(name).stat()


def opened(name: str) -> BinaryIO:
    """The file, or standard input for `-`."""
    return sys.stdin.buffer if name == "-" else Path(name).open("rb")


def size_of(name: str) -> int | None:
    """How many bytes will come, if that is known."""
    return Path(name).stat().st_size if name != "-" and Path(name).is_file() else None


@dataclass
class FileResult:
    """What was found in one file."""

    name: str
    records: int = 0
    broken: int = 0
    listed: list[Broken] = field(default_factory=list)


def check_file(name: str, totals: Totals, arguments: argparse.Namespace) -> FileResult:
    """Checks a file piece by piece, several of them at once; tells people of broken records as they turn up."""
    from azulejos.record import whole_lines

    result = FileResult(name)
    with opened(name) as file, Watched("bytes", size_of(name)) as progress:
        for piece in in_order(check_piece, whole_lines(file), arguments.jobs):
            broken = [(result.records + number, reason) for number, reason in piece.broken]
            result.listed += (told := broken[: max(arguments.most - result.broken, 0)])
            if told and not arguments.json:
                progress.hide()
                tell_broken(name, told)
            result.broken += len(broken)
            result.records += piece.records
            totals.add(piece.totals)
            progress.advance(piece.size)
    return result


@dataclass
class Piece:
    """What was found in some lines of a file; records count from 1 in them."""

    size: int
    records: int
    broken: list[Broken]
    totals: list[dict[str, Any]]


def check_piece(lines: bytes) -> Piece:
    """Checks some lines. A checker of its own for each piece keeps no more than that piece's errors."""
    from azulejos._core import RecordChecker

    checker = RecordChecker()
    broken = checker.check(lines)
    return Piece(len(lines), checker.records, broken, checker.totals)


class Totals:
    """Sums over records, by ruleset in the order in which they turned up; goals, drawn for each game, don't count."""

    def __init__(self) -> None:
        self.by_ruleset: dict[tuple[str, int, str], dict[str, Any]] = {}

    def add(self, totals: list[dict[str, Any]]) -> None:
        """Adds the sums of some records, as the core has counted them."""
        for entry in totals:
            ruleset: Ruleset = entry.pop("ruleset")
            options = {name: value for name, value in json.loads(ruleset.options).items() if name != "goals"}
            key = (ruleset.game, ruleset.players, json.dumps(options))
            known = self.by_ruleset.setdefault(key, {name: _zero(value) for name, value in entry.items()})
            for name, value in entry.items():
                known[name] = _sum(known[name], value)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for (game, players, options), sums in self.by_ruleset.items():
            yield {"game": game, "players": players, "options": json.loads(options), **sums}


def _zero(value: int | list[int]) -> int | list[int]:
    return [0] * len(value) if isinstance(value, list) else 0


def _sum(a: Any, b: Any) -> Any:
    return [x + y for x, y in zip(a, b, strict=True)] if isinstance(a, list) else a + b


# ---- telling


def split_reason(reason: str) -> tuple[int | None, str]:
    """The event, from 1, and what is wrong with it; None where the record as a whole is wrong."""
    words, colon, rest = reason.partition(": ")
    if colon and words.startswith("event ") and words[6:].isdecimal():
        return int(words[6:]), rest
    return None, reason


def tell_broken(name: str, broken: list[Broken]) -> None:
    """Tells people of broken records: 'games.jsonl: record 3: event 17: there is no factory 9, only 5'."""
    for record, reason in broken:
        print(f"{name}: record {record}: {reason}", file=sys.stderr)


def broken_as_data(broken: Broken) -> dict[str, Any]:
    """The same for programs."""
    event, reason = split_reason(broken[1])
    return {"record": broken[0], "event": event, "reason": reason}


def as_data(results: list[FileResult], totals: Totals, seconds: float) -> dict[str, Any]:
    """Everything for programs."""
    files = [
        {
            "file": result.name,
            "records": result.records,
            "broken_records": result.broken,
            "broken": [broken_as_data(broken) for broken in result.listed],
        }
        for result in results
    ]
    records = sum(result.records for result in results)
    speed = {"seconds": round(seconds, 3), "records_per_s": round(records / seconds)}
    broken = sum(result.broken for result in results)
    return {"records": records, "broken_records": broken, "files": files, "rulesets": list(totals), **speed}


def summary(results: list[FileResult], totals: Totals, seconds: float) -> Iterator[str]:
    """Everything for people."""
    for result in results:
        if result.broken > len(result.listed):
            yield f"{result.name}: {result.broken - len(result.listed):,} more broken records"
    for result in results:
        yield f"{result.name}: {tables.counted(result.records, 'record')}, {verdict(result)}"
    for entry in totals:
        yield from ("", *ruleset_summary(entry))
    records = sum(result.records for result in results)
    yield f"\n{tables.counted(records, 'record')} in {seconds:.1f} s, {records / seconds:,.0f} a second"


def verdict(result: FileResult) -> str:
    """Whether a file is good."""
    if result.records == 0:
        return "nothing to check"
    return "all good" if result.broken == 0 else f"{result.broken:,} broken"


def ruleset_summary(sums: dict[str, Any]) -> Iterator[str]:
    """The sums of one ruleset's good records."""
    finished = sums["finished"]
    rules = tables.ruleset_in_words(sums["game"], sums["players"], sums["options"])
    yield f"{rules}: {tables.counted(sums['records'], 'record')}, {finished_in_words(sums)}"
    if finished == 0:
        return
    moves, rounds = tables.mean(sums["finished_moves"], finished), tables.mean(sums["rounds"], finished)
    yield f"  {moves} moves and {rounds} rounds a game{tables.shared(sums['game'], sums['ties'], finished)}"
    yield from tables.columns(
        [
            ["seat", *(str(seat) for seat in range(sums["players"]))],
            ["points", *(tables.mean(points, finished) for points in sums["points"])],
            ["won", *(tables.percent(wins, finished) for wins in sums["wins"])],
        ]
    )


def finished_in_words(sums: dict[str, Any]) -> str:
    """'all finished', '3 finished', '998 finished, 2 of them early'."""
    all_of_them = sums["finished"] == sums["records"]
    early = f", {sums['ended_early']:,} of them early" if sums["ended_early"] else ""
    return f"{'all' if all_of_them else format(sums['finished'], ',')} finished{early}"
