"""`azulejos bench rules`: what it tells, and what it does where WebAssembly is missing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from azulejos import Ruleset
from azulejos.cli import engines, main
from azulejos.cli.engines import MissingError, Native, Slice, Wasm
from azulejos.cli.measuring import ratio, speed


class FakeWasm(Wasm):
    """Plays natively, and says that it took twice as long."""

    def __init__(self) -> None:
        pass

    def play(self, ruleset: Ruleset, seed: int, games: int) -> Slice:
        played = Native().play(ruleset, seed, games)
        return played._replace(seconds=2 * played.seconds)


@contextmanager
def fake_engines(count: int) -> Iterator[list[Wasm]]:
    yield [FakeWasm() for _ in range(count)]


def no_engines(_: int) -> NoReturn:
    raise MissingError("there is no node")


def figures(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """The figures of a very short measurement."""
    assert main(["bench", "rules", "--seconds", "0.02", "--json", *more]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_all_seven_configurations_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engines, "wasm_engines", fake_engines)
    history = tmp_path / "history/rules.jsonl"
    told = figures(capsys, "--jobs", "2", "--keep", str(history))
    assert {"version", "date", "machine", "python", "records"} <= told.keys()
    assert {"cpu", "cores"} <= told["machine"].keys()
    entries = told["configurations"]
    azul = [f"azul-{players}-{wall}" for players in (2, 3, 4) for wall in ("coloured", "grey")]
    assert sorted(entry["key"] for entry in entries) == [*azul, "duel-2"]
    for entry in entries:
        for engine in ("native", "wasm"):
            assert entry[engine]["one_thread"]["threads"] == 1
            assert entry[engine]["all_threads"]["threads"] == 2
            for measured in entry[engine].values():
                assert measured["games_per_s"] > 500
                assert measured["moves_per_s"] > 50 * measured["games_per_s"]
        assert entry["wasm_per_native"] > 0
    assert told["python"]["moves_per_s"] > 10_000
    assert json.loads(history.read_text()) == told


def test_figures_are_medians_over_slices_and_ratios_are_taken_slice_by_slice() -> None:
    fast = [Slice(100, 7000, seconds) for seconds in (1.0, 2.0, 50.0)]
    slow = [Slice(100, 7000, seconds) for seconds in (2.0, 4.0, 50.0)]
    assert speed(fast, 1) == {"threads": 1, "games_per_s": 50, "moves_per_s": 3500}
    assert ratio(slow, fast) == 0.5


def test_without_webassembly_it_says_so_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "wasm_engines", no_engines)
    assert main(["bench", "rules", "--seconds", "0.02", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert "WebAssembly is not measured: there is no node" in told.err
    assert told.out.count(" wall ") == 6
    assert "\n  Azul Duel " in told.out
    assert "moves/s, records included" in told.out


def test_a_broken_module_is_missing_and_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "azulejos.wasm"
    broken.write_bytes(b"\0asm\1\0\0\0")
    monkeypatch.setattr(engines, "WASM_FILES", (broken,))
    with pytest.raises(MissingError), engines.wasm_engines(1):
        pass
    monkeypatch.setattr(engines, "WASM_FILES", ())
    with pytest.raises(MissingError, match="not built"), engines.wasm_engines(1):
        pass


@pytest.mark.parametrize("ruleset", [Ruleset(players=3, wall="grey"), Ruleset("duel", goals="first")])
def test_the_module_that_was_built_plays_in_node(ruleset: Ruleset) -> None:
    with engines.wasm_engines(2) as both:
        for engine in both:
            played = engine.play(ruleset, 1, 50)
            native = Native().play(ruleset, 1, 50)
            assert (played.games, played.moves) == (native.games, native.moves)
            assert played.seconds > 0
