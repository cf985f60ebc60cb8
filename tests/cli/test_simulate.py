"""`azulejos simulate`: the same bytes however the work is shared out, and a file that is whole or not there."""

import json
import os
from itertools import product
from pathlib import Path

import pytest

from azulejos import Game, Ruleset, _core
from tests.cli.running import azulejos, compare_with_golden, printed, simulated

GREY = ("--players", 3, "--wall", "grey", "--seed", 9)


@pytest.mark.parametrize("more", [(), ("--first", 1), ("--bots", "greedy,random,greedy")])
def test_the_file_is_the_same_for_any_number_of_jobs(tmp_path: Path, more: tuple[str | int, ...]) -> None:
    files = [simulated(tmp_path / "games", *GREY, "--games", 700, "--jobs", jobs, *more) for jobs in (1, 2, 5)]
    assert files[0].count(b"\n") == 700
    assert files[0] == files[1] == files[2]


@pytest.mark.parametrize("goals", ["random", "random4", "first", "jokers,rows,perimeter"])
def test_duel_s_file_is_the_same_for_any_number_of_jobs(tmp_path: Path, goals: str) -> None:
    options = ("--game", "duel", "--goals", goals, "--games", 600, "--seed", 2, "--bots", "greedy,random")
    files = [simulated(tmp_path / "games", *options, "--jobs", jobs) for jobs in (1, 3)]
    assert files[0] == files[1]
    played = {tuple(json.loads(line)["options"]["goals"]) for line in files[0].splitlines()}
    assert all(len(names) == (4 if goals == "random4" else 3) for names in played)
    if goals in ("random", "random4"):  # each game draws its own
        assert len(played) == (32 if goals == "random" else 16)
    else:
        assert played == {("rows", "perimeter", "jokers") if "," in goals else ("rows", "columns", "diagonals")}


def test_the_summary_of_duel_names_the_goals() -> None:
    told = azulejos("simulate", "--game", "duel", "--seed", "4", "--goals", "rows,jokers,corners").stderr
    assert "Azul Duel, goals rows, corners, jokers, seed 4: 1 game" in told
    assert "shared" not in told
    figures = json.loads(azulejos("simulate", "--game", "duel", "--no-five-colours-special", "--json").stderr)
    assert figures["options"] == {"goals": "random", "five_colours_special": False}
    told = azulejos("simulate", "--game", "duel", "--goals", "random4", "--no-five-colours-special").stderr
    assert "Azul Duel, four random goals, specials no colour of their own" in told


def test_game_i_depends_on_the_seed_and_on_i_alone(tmp_path: Path) -> None:
    many = simulated(tmp_path / "many", *GREY, "--games", 300)
    few = simulated(tmp_path / "few", *GREY, "--games", 7)
    assert many.startswith(few)
    assert len(set(many.splitlines())) == 300
    assert simulated(tmp_path / "other", *GREY[:-1], 10, "--games", 7) != few


def test_batches_of_games_join_without_a_gap(tmp_path: Path) -> None:
    ruleset = Ruleset(players=3, wall="grey")
    assert simulated(tmp_path / "games", *GREY, "--games", 700, "--jobs", 2) == _core.simulate(
        ruleset._native, ["random"] * 3, 9, None, 0, 700
    )


def test_standard_output_gets_the_same_bytes_as_a_file(tmp_path: Path) -> None:
    arguments = ("simulate", "--seed", "3", "--games", "4")
    assert azulejos(*arguments).stdout.encode() == simulated(tmp_path / "games", *arguments[1:])


def test_first_and_bots_are_those_asked_for(tmp_path: Path) -> None:
    lines = simulated(tmp_path / "games", *GREY, "--games", 20, "--first", 2, "--bots", "random,greedy,random")
    records = [json.loads(line) for line in lines.splitlines()]
    assert {record["first"] for record in records} == {2}
    assert all(record["seats"] == ["random", "greedy", "random"] for record in records)
    drawn = [json.loads(line)["first"] for line in simulated(tmp_path / "games", *GREY, "--games", 40).splitlines()]
    assert set(drawn) == {0, 1, 2}


def test_each_configuration_gives_records_that_can_be_read(tmp_path: Path) -> None:
    for players, wall in product((2, 3, 4), ("coloured", "grey")):
        lines = simulated(tmp_path / "games", "--players", players, "--wall", wall, "--games", 2, "--seed", 1)
        for line in lines.decode().splitlines():
            game = Game.from_record(line)
            assert (game.players, game.ruleset.options["wall"]) == (players, wall)
            assert game.outcome is not None


def test_records_stay_as_they_were() -> None:
    done = azulejos("simulate", "--games", "2", "--seed", "1", "--bots", "greedy,random")
    compare_with_golden("simulated.jsonl", done.stdout)


def test_the_summary_agrees_with_the_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = azulejos("simulate", "--games", "50", "--seed", "4", "--players", "4", "--json", "--out", file)
    told = json.loads(done.stdout)
    games = [Game.from_record(line) for line in file.read_text().splitlines()]
    outcomes = [game.outcome for game in games if game.outcome is not None]
    assert told["games"] == len(outcomes) == 50
    assert told["rounds"] == sum(outcome.rounds for outcome in outcomes)
    assert told["ties"] == sum(len(outcome.winners) > 1 for outcome in outcomes)
    assert told["points"] == [sum(outcome.scores[seat] for outcome in outcomes) for seat in range(4)]
    assert told["wins"] == [sum(seat in outcome.winners for outcome in outcomes) for seat in range(4)]
    assert told["bots"] == ["random"] * 4
    assert {"seed", "first", "options", "seconds", "games_per_s", "out"} <= told.keys()


def test_the_summary_goes_where_the_records_do_not(tmp_path: Path) -> None:
    done = azulejos("simulate", "--games", "3", "--seed", "4")
    assert done.stdout.count("\n") == 3
    assert "seed 4: 3 games" in done.stderr
    assert json.loads(azulejos("simulate", "--seed", "4", "--json").stderr)["games"] == 1
    done = azulejos("simulate", "--games", "3", "--out", tmp_path / "games")
    assert done.stdout == ""
    assert "3 games" in done.stderr
    assert printed("simulate", "--quiet", "--seed", "4", "--out", tmp_path / "games") == ""


def test_without_a_seed_one_is_drawn_and_told(tmp_path: Path) -> None:
    told = [json.loads(azulejos("simulate", "--json", "--out", tmp_path / "games").stdout)["seed"] for _ in range(2)]
    assert told[0] != told[1]
    again = simulated(tmp_path / "again", "--seed", told[1])
    assert (tmp_path / "games").read_bytes() == again


def test_no_games_make_an_empty_file(tmp_path: Path) -> None:
    assert simulated(tmp_path / "games", "--games", 0) == b""


def test_the_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    file, link = tmp_path / "games.jsonl", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    assert simulated(link, "--seed", 1) == file.read_bytes()
    assert link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "link"]


def test_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    azulejos("simulate", "--seed", "1", "--out", pipe)
    assert os.read(reader, 10) == b'{"format":'
    os.close(reader)
    assert pipe.is_fifo()
