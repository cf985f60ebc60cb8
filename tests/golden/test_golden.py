"""The core's answers are those of the golden files; `python -m tests.golden.make` writes them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos import Game, Position, Ruleset
from tests.golden.make import (
    FOLDER,
    PERFT,
    SEEDS,
    packed,
    perft_lines,
    playthrough_again,
    playthrough_path,
    set_up_and_events,
    unpacked,
)
from tests.reference import azul
from tests.reference.azul_text import from_text

PLAYTHROUGHS = sorted(FOLDER.glob("playthrough-*.jsonl"))
BYTES_IN_ALL = 320_000
SLOW_COUNTS = 3_000  # sequences that the reference is asked to count; it is slow


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]


def difference(number: int, old: str, new: str) -> str:
    """What has changed in a line, key by key."""
    before, after = json.loads(old), json.loads(new)
    changes = [
        f"  {key}\n    was {before.get(key)}\n    is  {after.get(key)}"
        for key in {**before, **after}
        if before.get(key) != after.get(key)
    ]
    return "\n".join([f"line {number}, {json.dumps(before.get('event', 'no event'))}:", *changes])


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    old, new = path.read_text(encoding="ascii").splitlines(), playthrough_again(path)
    assert len(old) == len(new)
    drift = [
        difference(number, *pair) for number, pair in enumerate(zip(old, new, strict=True), 1) if pair[0] != pair[1]
    ]
    assert not drift, f"{path.name} has drifted in {len(drift)} lines; the first of them:\n" + "\n".join(drift[:3])


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_the_seed_of_a_playthrough_still_brings_its_deals(path: Path) -> None:
    set_up, events = set_up_and_events(path)
    game = Game(
        Ruleset(set_up["game"], players=set_up["players"], **set_up["options"]),
        seed=set_up["seed"],
        first=set_up["first"],
    )
    for event in events:
        if "move" in event:
            game.push(event)
    assert game.events == events
    assert game.outcome is not None
    outcome = lines_of(path)[-1]
    assert list(game.outcome.scores) == outcome["scores"]
    assert list(game.outcome.winners) == outcome["winners"]
    assert game.outcome.rounds == outcome["rounds"]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_obeys_the_reference(path: Path) -> None:
    set_up, *lines, _ = lines_of(path)
    position = from_text(set_up["position"])
    for line in lines:
        if "deal" in line["event"]:
            azul.deal(position, line["event"]["deal"])
        else:
            azul.play(position, line["event"]["move"])
        assert from_text(line["position"]) == position
        assert set(unpacked(line["legal"])) == azul.legal_moves(position)


def test_packed_moves_can_be_unpacked() -> None:
    moves = "1B1 1B4 1B- cK5 3@1 3@5".split()
    assert packed(moves) == "1B14- cK5 3@15"
    assert unpacked(packed(moves)) == moves
    assert unpacked("") == []


def test_every_configuration_has_a_playthrough_and_perft_counts() -> None:
    rulesets = [Ruleset("azul", players=players, wall=wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]
    for ruleset in rulesets:
        path = playthrough_path(ruleset.players, str(ruleset.options["wall"]))
        assert path.exists(), f"{ruleset} lacks its playthrough: python -m tests.golden.make"
        assert any(position.ruleset == ruleset for position, _ in perft_lines()), f"{ruleset} is not in {PERFT.name}"
    assert set(SEEDS) == {(ruleset.players, ruleset.options["wall"]) for ruleset in rulesets}


@pytest.mark.parametrize("game", azulejos.game_names())
def test_every_game_has_golden_files(game: str) -> None:
    assert any(path.name.startswith(f"playthrough-{game}-") for path in PLAYTHROUGHS)
    assert (FOLDER / f"perft-{game}.txt").exists()


def test_the_playthroughs_show_every_kind_of_step() -> None:
    steps = [step for path in PLAYTHROUGHS for line in lines_of(path)[1:-1] for step in line["report"]]
    assert {step["do"] for step in steps} == {
        "take", "leftovers", "marker", "place", "floor", "lid", "tile", "stuck", "penalty", "bonus", "deal", "over",
    }  # fmt: skip
    assert {step["kind"] for step in steps if step["do"] == "bonus"} == {"rows", "columns", "colours"}
    assert any(step["refilled"] for step in steps if step["do"] == "deal")


def test_the_golden_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in [*PLAYTHROUGHS, PERFT]) < BYTES_IN_ALL


def test_perft_is_as_it_was() -> None:
    for position, counts in perft_lines():
        assert [(depth, position.perft(depth)) for depth, _ in counts] == counts, position.text


def count_slowly(position: azul.Position, depth: int) -> int:
    """Perft by the reference."""
    moves = azul.legal_moves(position)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    sequences = 0
    for move in moves:
        after = azul.copied(position)
        azul.carry_out(after, move)
        sequences += count_slowly(after, depth - 1)
    return sequences


def test_the_reference_counts_the_same() -> None:
    checked = 0
    for position, counts in perft_lines():
        reference = from_text(position.text)
        for depth, count in counts:
            if count <= SLOW_COUNTS:
                assert count_slowly(reference, depth) == count, f"depth {depth} of {position.text}"
                checked += 1
    assert checked > 100


def test_the_perft_table_has_drafts_and_tilings() -> None:
    phases = {(position.ruleset, position.phase) for position, _ in perft_lines()}
    assert {ruleset for ruleset, phase in phases if phase == "tiling"} == {
        Ruleset("azul", players=players, wall="grey") for players in (2, 3, 4)
    }
    assert all(Position.from_text(position.text) == position for position, _ in perft_lines())
