"""`azulejos replay`: finds what is broken and says where, sums up what is good, in little memory."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import AZULEJOS, azulejos, compare_with_golden, environment, printed, simulated

Record = dict[str, Any]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of ten good records."""
    simulated(tmp_path / "games.jsonl", "--games", 10, "--seed", 1)
    return tmp_path / "games.jsonl"


def records_of(file: Path) -> list[Record]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def write(file: Path, records: list[Record]) -> None:
    file.write_text("".join(json.dumps(record) + "\n" for record in records))


def moves_of(record: Record) -> list[int]:
    """The events of a record that are moves, from 0."""
    return [index for index, event in enumerate(record["events"]) if "move" in event]


def without_time(text: str) -> str:
    """A summary without its last line, which tells how long it took."""
    return text.rpartition("\n\n")[0]


def test_good_records_are_summed_up(tmp_path: Path) -> None:
    many = tmp_path / "games.jsonl"
    with many.open("wb") as file:
        for players, wall, bots in ((2, "coloured", "greedy"), (4, "grey", "random"), (2, "coloured", "random")):
            options = ("--players", players, "--wall", wall, "--bots", bots)
            file.write(simulated(tmp_path / "some", *options, "--games", 100, "--seed", 2))
    text = without_time(printed("replay", many)).replace(str(many), "games.jsonl")
    compare_with_golden("replayed.txt", text + "\n")


def test_the_sums_are_those_of_the_simulation(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulated_sums = json.loads(azulejos("simulate", "--games", "600", "--json", "--out", file).stdout)
    told = json.loads(printed("replay", "--json", "--jobs", "3", file))
    assert told["records"] == 600
    assert told["broken_records"] == 0
    (sums,) = told["rulesets"]
    assert all(sums[key] == simulated_sums[key] for key in ("rounds", "ties", "points", "wins", "players", "options"))
    events = [event for record in records_of(file) for event in record["events"]]
    assert sums["moves"] == sums["finished_moves"] == sum("move" in event for event in events)
    assert sums["deals"] == sum("deal" in event for event in events)


def test_of_each_broken_record_the_first_error_is_told(games: Path) -> None:
    records = records_of(games)
    move = moves_of(records[2])[5]
    records[2]["events"][move]["move"] = "9R1"
    records[2]["events"][-1]["move"] = "never reached"
    records[4]["events"][0]["deal"][0] = "BBBBB"
    records[6]["scores"][1] += 1
    records[7]["winners"] = []
    del records[8]["first"]
    write(games, records)
    done = azulejos("replay", games)
    assert done.returncode == 1
    told = done.stderr.splitlines()
    assert len(told) == 5
    assert told[0] == f"{games}: record 3: event {move + 1}: there is no factory 9, only 5"
    assert told[1].startswith(f"{games}: record 5: event 1: factory 1 ")
    assert told[2].startswith(f"{games}: record 7: 'scores' is [")
    assert told[3].startswith(f"{games}: record 8: 'winners' is [")
    assert told[4] == f"{games}: record 9: the key 'first' is missing"
    assert f"{games}: 10 records, 5 broken" in done.stdout
    assert "Azul, 2 players, coloured wall: 5 records, all finished" in done.stdout


def test_broken_records_as_json(games: Path) -> None:
    lines = games.read_text().splitlines()
    lines[1] = '{"format": "azulejos/1", '
    lines[3] = lines[3].replace('"move": "', '"move": "x', 1)
    games.write_text("\n\n".join(lines) + "\n")  # blank lines between them
    done = azulejos("replay", "--json", games)
    assert done.returncode == 1
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["broken_records"] == 2
    (file,) = told["files"]
    assert file["file"] == str(games)
    assert [(broken["record"], broken["event"]) for broken in file["broken"]] == [(2, None), (4, 2)]
    assert "is no move" in file["broken"][1]["reason"]


def test_numbers_of_records_go_on_from_piece_to_piece(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = simulated(file, "--games", 2000, "--seed", 1).splitlines(keepends=True)  # some 3 MB
    for number in (700, 1999):
        lines[number] = lines[number].replace(b'"move": "', b'"move": "x', 1)
    file.write_bytes(b"".join(lines))
    for jobs in ("1", "3"):
        told = azulejos("replay", "--jobs", jobs, file).stderr.splitlines()
        assert [line.split(": ")[1:3] for line in told] == [["record 701", "event 2"], ["record 2000", "event 2"]]


def test_a_long_list_of_broken_records_ends_with_a_count(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n" * 1000)
    done = azulejos("replay", "--most", "3", file)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 3
    assert f"{file}: 997 more broken records" in done.stdout
    assert f"{file}: 1,000 records, 1,000 broken" in done.stdout


def test_several_files_are_checked_and_told_apart(games: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no record\n")
    done = azulejos("replay", broken, games)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{broken}: record 1: ")
    assert f"{games}: 10 records, all good" in done.stdout


def test_standard_input_is_read(games: Path) -> None:
    assert "-: 10 records, all good" in printed("replay", "-", typed=games.read_text())
    assert azulejos("replay", "-", typed="{}").returncode == 1
    assert "-: 0 records, nothing to check" in printed("replay", "-")


def test_unfinished_games_and_early_ends_are_counted(games: Path) -> None:
    records = records_of(games)[:3]
    for record in records[:2]:
        for key in ("scores", "winners", "rounds"):
            del record[key]
        record["events"] = record["events"][:4]
    records[1]["events"].append({"end": {"seat": 0, "how": "resign"}})
    records[1] |= {"scores": [0, 0], "winners": [1], "rounds": 1}
    write(games, records)
    assert "3 records, 2 finished, 1 of them early" in printed("replay", games)


def test_show_prints_every_event_and_position(games: Path) -> None:
    first = records_of(games)[0]
    write(games, [first])
    text = printed("replay", "--show", games)
    assert text.startswith(f"{games}: record 1: Azul, 2 players, coloured wall\n")
    assert text.count("Floor") == 2 * (len(first["events"]) + 1)
    for number, event in enumerate(first["events"], 1):
        assert f"\n{number}. {event['move'] if 'move' in event else 'deal: ' + ' '.join(event['deal'])}" in text
    assert "random (seat 0)" in text


def test_show_goes_as_far_as_a_record_is_good(games: Path) -> None:
    records = records_of(games)[:2]
    move = moves_of(records[0])[3]
    records[0]["events"][move]["move"] = "9R1"
    write(games, records)
    done = azulejos("replay", "--show", games)
    assert done.returncode == 1
    assert done.stderr == f"{games}: record 1: event {move + 1}: there is no factory 9, only 5\n"
    shown = done.stdout.partition("record 2")[0]
    assert f"\n{move}. " in shown
    assert f"\n{move + 1}. " not in shown


def test_show_survives_what_is_no_record(games: Path) -> None:
    games.write_text('[]\n{"events": 3}\n' + "[" * 100_000 + "\n\x00\xff\n")
    done = azulejos("replay", "--show", games)
    assert done.returncode == 1
    assert done.stderr.count(f"{games}: record ") == 4
    assert "Traceback" not in done.stderr


# ---- Duel


@pytest.fixture
def duels(tmp_path: Path) -> Path:
    """A file of thirty good records of Duel, with goals of their own."""
    simulated(tmp_path / "duels.jsonl", "--game", "duel", "--games", 30, "--seed", 1, "--bots", "greedy,random")
    return tmp_path / "duels.jsonl"


def test_duel_is_summed_up_whatever_the_goals(duels: Path, games: Path, tmp_path: Path) -> None:
    assert len({tuple(record["options"]["goals"]) for record in records_of(duels)}) > 5
    options = ("--game", "duel", "--goals", "first", "--no-five-colours-special")
    plain = simulated(tmp_path / "plain.jsonl", *options, "--games", 3, "--seed", 1)
    both = tmp_path / "both.jsonl"
    both.write_bytes(duels.read_bytes() + games.read_bytes() + plain)
    text = printed("replay", both)
    assert "\nAzul Duel: 30 records, all finished\n" in text
    assert "\nAzul Duel, specials no colour of their own: 3 records, all finished\n" in text
    assert text.count("shared") == 1  # of Azul alone
    told = json.loads(printed("replay", "--json", duels))
    (sums,) = told["rulesets"]
    assert (sums["game"], sums["options"], sums["rounds"]) == ("duel", {"five_colours_special": True}, 150)
    outcomes = [record["scores"] for record in records_of(duels)]
    assert sums["points"] == [sum(scores[seat] for scores in outcomes) for seat in range(2)]


def test_broken_records_of_duel_are_told_with_the_event(duels: Path) -> None:
    records = records_of(duels)
    move = moves_of(records[1])[7]
    records[1]["events"][move]["move"] = "s9R1"
    records[3]["events"][0]["plates"] = [3, 3, 4]
    del records[5]["options"]["goals"]
    records[7]["options"]["goals"].append("worms")
    chip = next(index for index, event in enumerate(records[9]["events"]) if "chip" in event)
    records[9]["events"][chip]["chip"]["chip"] = "BB"
    records[11]["winners"] = [0, 1]
    write(duels, records)
    done = azulejos("replay", "--json", duels)
    assert done.returncode == 1
    told = json.loads(done.stdout)["files"][0]["broken"]
    assert [(broken["record"], broken["event"]) for broken in told] == [
        (2, move + 1),
        (4, 1),
        (6, None),
        (8, None),
        (10, chip + 1),
        (12, None),
    ]


def test_show_prints_every_event_of_duel(duels: Path) -> None:
    first = records_of(duels)[0]
    write(duels, [first])
    text = printed("replay", "--show", duels)
    assert text.count("Moon, upwards") == len(first["events"]) + 1
    for number, event in enumerate(first["events"], 1):
        assert f"\n{number}. {event.get('move') or next(iter(event))}" in text
    chip = next(event["chip"] for event in first["events"] if "chip" in event)
    assert f"chip: factory {chip['factory']}, chip {chip['chip']}\n" in text
    assert "{" not in text


# ---- memory

# getrusage would tell the peak of the process that started this one, if that is larger; Linux knows this one's own.
MEASURED = """
import re, sys
from pathlib import Path
from azulejos.cli import main
code = main(["replay", "--json", "--jobs", "2", "-"])
print(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1], file=sys.stderr)
sys.exit(code)
"""


def replayed_in_memory(source: list[str]) -> tuple[dict[str, Any], int]:
    """What `replay` says of a stream, and the most memory it took, in kB."""
    with subprocess.Popen(source, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment()) as stream:
        done = subprocess.run(
            [sys.executable, "-c", MEASURED], stdin=stream.stdout, capture_output=True, env=environment(), check=False
        )
    return json.loads(done.stdout), int(done.stderr)


def test_memory_does_not_grow_with_the_file() -> None:
    def stream(games: int) -> list[str]:
        return [*AZULEJOS, "simulate", "--seed", "1", "--games", str(games)]

    few, little = replayed_in_memory(stream(3500))
    many, much = replayed_in_memory(stream(35_000))  # some 60 MB
    assert (few["records"], many["records"]) == (3500, 35_000)
    assert much - little < 12_000


def test_a_line_without_end_is_refused_in_little_memory_and_what_follows_is_checked(games: Path) -> None:
    code = (
        "import sys\n"
        "record = open(sys.argv[1]).readline()\n"
        "sys.stdout.write(record)\n"
        "for _ in range(60): sys.stdout.write('x' * 1000000)\n"
        "sys.stdout.write('\\n' + record + record[:-9])\n"
    )
    told, kilobytes = replayed_in_memory([sys.executable, "-c", code, str(games)])
    assert told["records"] == 4
    assert [broken["record"] for broken in told["files"][0]["broken"]] == [2, 4]
    assert "more than 16777216" in told["files"][0]["broken"][0]["reason"]
    assert kilobytes < 150_000
