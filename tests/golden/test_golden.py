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
    PLANS,
    packed,
    perft_lines,
    perft_path,
    playthrough_again,
    playthrough_path,
    set_up_and_events,
    unpacked,
)
from tests.reference import azul, azul_text, duel, duel_chance, duel_table, duel_text

GAMES = azulejos.game_names()
PLAYTHROUGHS = sorted(FOLDER.glob("playthrough-*.jsonl"))
BYTES_IN_ALL = 700_000
SLOW_COUNTS = 3_000  # sequences that the reference is asked to count; it is slow


class Azul:
    """The reference of Azul, as far as these tests need it."""

    from_text = staticmethod(azul_text.from_text)
    copied = staticmethod(azul.copied)
    carry_out = staticmethod(azul.carry_out)
    legal_moves = staticmethod(azul.legal_moves)

    @staticmethod
    def happen(position: azul.Position, event: dict[str, Any]) -> None:
        if "deal" in event:
            azul.deal(position, event["deal"])
        else:
            azul.play(position, event["move"])


class Duel:
    """The same of Azul Duel."""

    from_text = staticmethod(duel_text.from_text)
    copied = staticmethod(duel_table.copied)
    carry_out = staticmethod(duel.carry_out)
    legal_moves = staticmethod(duel.legal_moves)
    happen = staticmethod(duel_chance.happen)


REFERENCES: dict[str, Any] = {"azul": Azul, "duel": Duel}


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
            game.push(event["move"])
    assert game.events == events
    assert game.outcome is not None
    outcome = lines_of(path)[-1]
    assert list(game.outcome.scores) == outcome["scores"]
    assert list(game.outcome.winners) == outcome["winners"]
    assert game.outcome.rounds == outcome["rounds"]


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_obeys_the_reference(path: Path) -> None:
    set_up, *lines, _ = lines_of(path)
    reference = REFERENCES[set_up["game"]]
    position = reference.from_text(set_up["position"])
    for line in lines:
        reference.happen(position, line["event"])
        assert reference.from_text(line["position"]) == position
        assert set(unpacked(line["legal"])) == reference.legal_moves(position)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("1B1 1B4 1B- cK5 3@1 3@5", "1B{14-} cK5 3@{15}"),
        ("p8@1r0 p8@2r0 p17@1r0 p17@2r0", "p{8|17}@{12}r0"),
        ("p8@1r0 p8@2r0 p17@1r0", "p8@{12}r0 p17@1r0"),
        ("s0R4 s0R- s2R4/KY s2R4/YK s2R-/KY s2R-/YK mB2", "s0R{4-} s2R{4-}{/KY|/YK} mB2"),
        ("4@2+B,B 4@2+K,K 4@5+B,B 4@5+K,K 4.", "4@{25}{+B,B|+K,K} 4."),
        ("4@2 4@2+B,B d l x1 x3 u17 u9 k3@9r0", "4@2{|+B,B} d l x1 x3 u17 u9 k3@9r0"),
        ("", ""),
    ],
)
def test_moves_are_packed_and_unpacked_in_order(moves: str, words: str) -> None:
    assert packed(moves.split()) == words
    assert unpacked(words) == moves.split()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_what_a_playthrough_packs_is_all_there(path: Path) -> None:
    for line in lines_of(path)[1:-1]:
        moves = Position.from_text(line["position"]).legal_moves
        assert unpacked(line["legal"]) == [str(move) for move in moves]


def test_every_configuration_has_a_playthrough_and_perft_counts() -> None:
    walls = [Ruleset("azul", players=players, wall=wall) for players in (2, 3, 4) for wall in ("coloured", "grey")]
    counted = {position.ruleset for game in GAMES for position, _ in perft_lines(perft_path(game))}
    planned = {plan.ruleset for plan in PLANS.values()}
    assert {ruleset for ruleset in planned if ruleset.game == "azul"} == set(walls)
    assert planned <= counted
    for name, plan in PLANS.items():
        path = playthrough_path(name)
        assert path.exists(), f"{name} lacks its playthrough: python -m tests.golden.make"
        assert Position.from_text(lines_of(path)[0]["position"]).ruleset == plan.ruleset
    assert sorted(map(playthrough_path, PLANS)) == PLAYTHROUGHS


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_files(game: str) -> None:
    assert any(path.name.startswith(f"playthrough-{game}-") for path in PLAYTHROUGHS)
    assert perft_path(game).exists()


def steps_of(game: str) -> list[dict[str, Any]]:
    paths = [path for path in PLAYTHROUGHS if path.name.startswith(f"playthrough-{game}-")]
    return [step for path in paths for line in lines_of(path)[1:-1] for step in line["report"]]


def test_the_playthroughs_of_azul_show_every_kind_of_step() -> None:
    steps = steps_of("azul")
    assert {step["do"] for step in steps} == {
        "take", "leftovers", "marker", "place", "floor", "lid", "tile", "stuck", "penalty", "bonus", "deal", "over",
    }  # fmt: skip
    assert {step["kind"] for step in steps if step["do"] == "bonus"} == {"rows", "columns", "colours"}
    assert any(step["refilled"] for step in steps if step["do"] == "deal")


def test_the_playthroughs_of_duel_show_every_kind_of_step_and_much_of_what_is_rare() -> None:
    steps = steps_of("duel")
    assert {step["do"] for step in steps} == {
        "take", "leftovers", "marker", "place", "broken", "tower", "draw", "plate", "put_back", "chip", "turned_up",
        "spend", "tile", "special", "stays", "breaks", "penalty", "goal", "plates", "deal", "over",
    }  # fmt: skip
    assert len({step["goal"] for step in steps if step["do"] == "goal"}) >= 5
    assert any(step["points"] < 0 for step in steps if step["do"] == "goal")
    lines = [line for path in PLAYTHROUGHS if "duel" in path.name for line in lines_of(path)[1:-1]]
    moves = [line["event"]["move"] for line in lines if "move" in line["event"]]
    assert {move[0] for move in moves} >= {*"smpdlkux"}
    assert {"@", "+", "."} <= {letter for move in moves if move[0].isdigit() for letter in move}
    assert any("/" in move for move in moves)
    assert any(len(line["event"].get("look", [])) >= 3 for line in lines)
    assert max(len(unpacked(line["legal"])) for line in lines if " tiling " in line["position"]) > 500


def test_the_golden_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir() if path.is_file()) < BYTES_IN_ALL


@pytest.mark.parametrize("game", GAMES)
def test_perft_is_as_it_was(game: str) -> None:
    for position, counts in perft_lines(perft_path(game)):
        assert [(depth, position.perft(depth)) for depth, _ in counts] == counts, position.text


def count_slowly(reference: Any, position: Any, depth: int) -> int:
    """Perft by the reference."""
    moves = reference.legal_moves(position)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    sequences = 0
    for move in moves:
        after = reference.copied(position)
        reference.carry_out(after, move)
        sequences += count_slowly(reference, after, depth - 1)
    return sequences


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_counts_the_same(game: str) -> None:
    checked, reference = 0, REFERENCES[game]
    for position, counts in perft_lines(perft_path(game)):
        start = reference.from_text(position.text)
        for depth, count in counts:
            if count <= SLOW_COUNTS:
                assert count_slowly(reference, start, depth) == count, f"depth {depth} of {position.text}"
                checked += 1
    assert checked > 100


def test_the_perft_table_of_azul_has_drafts_and_tilings() -> None:
    phases = {(position.ruleset, position.phase) for position, _ in perft_lines(perft_path("azul"))}
    assert {ruleset for ruleset, phase in phases if phase == "tiling"} == {
        Ruleset("azul", players=players, wall="grey") for players in (2, 3, 4)
    }


def test_the_perft_table_of_duel_has_every_phase_and_stage() -> None:
    positions = [position for position, _ in perft_lines(perft_path("duel"))]
    assert {position.phase for position in positions} == {"opening", "draft", "tiling"}
    assert {position.text.split(" ")[17][:1] for position in positions} == {"-", "d", "l", "u"}
    assert {position.text.split(" ")[1].count(",") for position in positions} == {2, 3}
    assert any("+" in str(move) for position in positions for move in position.legal_moves)


def test_perft_tables_hold_positions_as_they_are_written() -> None:
    for game in GAMES:
        assert all(Position.from_text(position.text) == position for position, _ in perft_lines(perft_path(game)))
