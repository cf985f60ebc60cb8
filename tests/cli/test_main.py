"""The command as a whole: help, wrong usage, interruption, closed pipes, and that it starts fast."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import azulejos as package
from azulejos.cli import COMMANDS, main
from tests.cli.running import AZULEJOS, azulejos, environment, printed

COMMAND_NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


def test_help_lists_all_commands() -> None:
    text = printed("--help")
    assert all(f"  {name} " in text for name in COMMAND_NAMES)


@pytest.mark.parametrize("name", COMMAND_NAMES)
def test_each_command_has_help_and_an_example(name: str) -> None:
    done = azulejos(name, "--help", COLUMNS="80")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: azulejos {name}")
    assert max(map(len, done.stdout.splitlines())) <= 110
    assert "\nexample" in done.stdout


def test_version_is_the_package_s() -> None:
    assert printed("--version") == f"azulejos {package.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (
            ["simulate", "--bots", "gready"],
            "azulejos simulate: there is no bot 'gready' (there are random and greedy)\n",
        ),
        (
            ["simulate", "--bots", "greedy,random", "--players", "3"],
            "name one bot, or one for each of the 3 seats, not 2",
        ),
        (["simulate", "--game", "chess"], "there is no game 'chess'"),
        (["simulate", "--game", "duel", "--wall", "grey"], "--wall is for --game azul, not for duel"),
        (["simulate", "--goals", "first"], "--goals is for --game duel, not for azul"),
        (["perft", "--no-five-colours-special"], "--no-five-colours-special is for --game duel, not for azul"),
        (["play", "--game", "duel", "--players", "3"], "Azul Duel is for 2 players, not 3"),
        (["simulate", "--game", "duel", "--goals", "rows,columns"], "three or four goals, not 2"),
        (["simulate", "--game", "duel", "--goals", "rows,columns,worms"], "there is no goal 'worms' (they are rows, "),
        (["simulate", "--game", "duel", "--goals", "rows,five_colours,jokers"], "two sides of one token"),
        (["perft", "--goals", "first", "nonsense"], "not both"),
        (["simulate", "--wall", "pink"], "'coloured' or 'grey'"),
        (["simulate", "--players", "5"], "2 to 4 players, not 5"),
        (["simulate", "--games", "-3"], "argument --games"),
        (["simulate", "--games", "many"], "a whole number is needed, not 'many'"),
        (["simulate", "--first", "2"], "there is no seat 2 (seats are 0 to 1)"),
        (["simulate", "--jobs", "0"], "at least 1 is needed"),
        (["simulate", "--seed", "18446744073709551616"], "a whole number is needed"),
        (["simulate", "--out", "no/such/folder/games.jsonl"], "there is no such folder"),
        (["simulate", "--out", "/"], "Is a directory"),
        (["replay", "missing.jsonl"], "missing.jsonl: No such file or directory"),
        (["replay", "/"], "/ is a folder"),
        (["replay", "--show", "--json", "-"], "choose one"),
        (["show", "nonsense"], "this is no position: "),
        (["perft", "nonsense"], "this is no position: "),
        (["perft", "nonsense", "--seed", "1"], "not both"),
        (["perft", "--depth", "0"], "at least 1 is needed"),
        (["bench", "tables"], "invalid choice: 'tables'"),
        (["bench", "rules", "--seconds", "0"], "seconds from 0.01"),
        (["play", "--seat", "2"], "there is no seat 2"),
        (["play", "--bots", "greedy,greedy"], "name one bot, or one for each of the 1 other seats, not 2"),
        (["play", "--resume", "missing.jsonl"], "missing.jsonl: No such file or directory"),
    ],
)
def test_wrong_usage_is_explained_in_one_line_and_exits_with_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err
    assert told.err.count("\n") == 1
    assert told.err.startswith("azulejos")


def test_starting_needs_no_library() -> None:
    code = "import sys; from azulejos.cli import main; main(['--help']); print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "azulejos.cli.simulate" in names
    assert not {"rich", "azulejos.draw", "concurrent.futures.process", "azulejos.cli.session"} & set(names)


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [*AZULEJOS, "simulate", "--games", "100000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(10) == b'{"format":'
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == b""


def test_a_pipe_that_nobody_reads_ends_quietly_for_short_texts_too() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [*AZULEJOS, "perft", "--depth", "1"], stdout=write_end, stderr=subprocess.PIPE, env=environment(), check=False
    )
    os.close(write_end)
    assert (done.returncode, done.stderr) == (141, b"")


def interrupted(command: list[str | Path], folder: Path) -> subprocess.CompletedProcess[bytes]:
    """What comes of a long command to which somebody says Ctrl-C once it is under way."""
    with subprocess.Popen(
        [*AZULEJOS, *map(str, command)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=folder,
    ) as process:
        time.sleep(1.0)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        return subprocess.CompletedProcess(command, process.returncode, out, err)


def test_an_interrupted_simulation_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("what was there before\n")
    done = interrupted(["simulate", "--games", "100000000", "--bots", "greedy", "--out", "games.jsonl"], tmp_path)
    assert done.returncode == 130
    assert b"Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]
    assert (tmp_path / "games.jsonl").read_text() == "what was there before\n"


def test_perft_can_be_interrupted_while_the_core_counts(tmp_path: Path) -> None:
    done = interrupted(["perft", "--seed", "1", "--depth", "12"], tmp_path)
    assert done.returncode == -signal.SIGINT  # 130 in a shell
    assert b"Traceback" not in done.stderr


def test_play_can_be_interrupted(tmp_path: Path) -> None:
    done = interrupted(["play", "--seed", "1"], tmp_path)
    assert done.returncode == 130
    assert done.stderr == b"\n"


def on_terminal(command: list[str], **more: str) -> bytes:
    """What a command writes whose output and errors go to one terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([*AZULEJOS, *command], stdout=theirs, stderr=theirs, env=environment(**more)) as process:
        os.close(theirs)
        written = b""
        while True:
            try:
                piece = os.read(ours, 4096)
            except OSError:  # Linux says so when the last writer has gone
                break
            if not piece:
                break
            written += piece
        assert process.wait(60) == 0
    os.close(ours)
    return written


def test_long_work_shows_its_progress_on_a_terminal(tmp_path: Path) -> None:
    simulate = ["simulate", "--game", "duel", "--bots", "greedy", "--jobs", "1", "--out", str(tmp_path / "games.jsonl")]
    written = on_terminal([*simulate, "--games", "5000"], TERM="xterm")
    assert "━".encode() in written
    assert b"5,000 games" in written
    assert "━".encode() not in on_terminal([*simulate, "--games", "1"], TERM="xterm")


def test_colours_are_for_terminals_and_no_color_is_honoured() -> None:
    text = package.Game(seed=1).position.text
    assert b"\x1b[" in on_terminal(["show", text], TERM="xterm")
    assert b"\x1b[" not in on_terminal(["show", text], TERM="xterm", NO_COLOR="1")
    assert b"\x1b[" not in on_terminal(["show", text], TERM="dumb")
    assert "\x1b[" not in printed("show", text)
    assert "\x1b[" in azulejos("show", text, FORCE_COLOR="1").stdout
