"""`azulejos play`: whole games by script and by dialogue, undo, saving, and how it looks on a terminal."""

import json
import re
from pathlib import Path

import pytest

from azulejos import Game
from tests.cli.dialogue import Dialogue, Terminal
from tests.cli.running import azulejos, compare_with_golden, printed


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "2", "--wall", "coloured", "--seed", "5"),
        ("--players", "3", "--wall", "grey", "--seed", "6", "--seat", "1", "--bots", "greedy,random"),
        ("--players", "4", "--wall", "coloured", "--seed", "7", "--seat", "3", "--bots", "random"),
    ],
)
def test_a_whole_game_by_hints_is_a_good_record(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Dialogue(*arguments) as dialogue:
        end = dialogue.play_to_the_end()
        assert re.search(r"(wins?, \d+ to|share the victory)", end)
        assert "so the game is over." in end
        dialogue.type(f"save {file}")
        dialogue.type("")
        assert dialogue.code == 0
    assert "1 record, all good" in printed("replay", file)
    game = Game.from_record(file.read_text())
    assert game.outcome is not None
    assert str(game.outcome.scores[game.outcome.winners[0]]) in end


def test_the_table_of_a_round_adds_up_to_the_scores() -> None:
    with Dialogue("--players", "3", "--wall", "grey", "--seed", "8") as dialogue:
        told = dialogue.last
        while not dialogue.last.endswith("undo goes back: "):
            told += dialogue.type(dialogue.hinted())
    rows = re.findall(r"^  (You|greedy \d) +(.*) (\d+) → (\d+)$", told, re.MULTILINE)
    assert len(rows) >= 15
    before = {"You": 0, "greedy 1": 0, "greedy 2": 0}
    for name, points, old, new in rows:
        assert int(old) == before[name]
        assert int(new) - int(old) == sum(int(part.replace("−", "-")) for part in points.split() if part != "·")
        before[name] = int(new)


def test_undo_goes_back_to_the_last_decision_and_the_same_game_comes_again() -> None:
    with Dialogue("--seed", "11") as dialogue:
        positions, moves = [dialogue.position()], []
        for _ in range(14):  # into a later round
            moves.append(dialogue.hinted())
            dialogue.type(moves[-1])
            positions.append(dialogue.position())
        assert " draft " in positions[-1]
        assert int(positions[-1].split()[1]) > 1
        for before in reversed(positions[:-1]):
            assert "taken back" in dialogue.type("undo")
            assert dialogue.position() == before
        assert "nothing of yours to take back" in dialogue.type("undo")
        for move, after in zip(moves, positions[1:], strict=True):
            dialogue.type(move)
            assert dialogue.position() == after


def test_a_game_that_is_over_can_be_taken_back() -> None:
    with Dialogue("--seed", "5") as dialogue:
        end = dialogue.play_to_the_end()
        assert "The game is over" in dialogue.type("moves")
        assert "The game is over" in dialogue.type("1B1")
        assert dialogue.type("undo").endswith("Your move: ")
        assert dialogue.play_to_the_end().splitlines()[-2:] == end.splitlines()[-2:]


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ("--seed", "3", "--wall", "grey", "--players", "3", "--bots", "random,greedy", "--seat", "1")
    with Dialogue(*options) as dialogue:
        for _ in range(5):
            dialogue.type(dialogue.hinted())
        assert f"azulejos play --resume {file}" in dialogue.type(f"save {file}")
        saved = dialogue.position()
        end = dialogue.play_to_the_end()
    record = json.loads(file.read_text())
    assert record["seats"] == ["random", "you", "greedy"]
    with Dialogue("--resume", file) as dialogue:
        assert dialogue.position() == saved
        assert dialogue.play_to_the_end() == end
        dialogue.type(f"save {file}")
    assert json.loads(file.read_text())["seats"] == record["seats"]
    assert "all good" in printed("replay", file)


def test_records_of_others_can_be_gone_on_with_and_keep_their_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = Game(players=2, seed=1, first=0)
    game.push(game.legal_moves[0])
    game.push(game.legal_moves[0])
    file.write_text(game.to_record(event="a club evening") + "\n")
    with Dialogue("--resume", file, "--seed", "1") as dialogue:
        assert dialogue.position() == game.position.text
        dialogue.type(dialogue.hinted())
        dialogue.type(f"save {file}")
    assert json.loads(file.read_text())["event"] == "a club evening"


def test_what_can_t_be_gone_on_with_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = azulejos("simulate", "--games", "2", "--seed", "1").stdout.splitlines(keepends=True)
    for text, reason in [
        (lines[0], "that game is over"),
        ("".join(lines), "more than one game"),
        ("\n", "no game"),
        ("{}\n", "'format' is missing"),
    ]:
        file.write_text(text)
        done = azulejos("play", "--resume", file)
        assert done.returncode == 2
        assert reason in done.stderr
        assert "Traceback" not in done.stderr


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear all")
    script = f"save {file}\nsave {tmp_path}/no/folder/game\nquit {file}\nquit {tmp_path}/game\n"
    text = printed("play", "--seed", "1", typed=script)
    assert text.count("There is a file of that name already") == 2
    assert "can't be written: there is no such folder" in text
    assert file.read_text() == "dear all"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game", "letter.txt"]


def test_mistakes_are_explained_and_cost_nothing() -> None:
    with Dialogue("--seed", "7", "--first", "0") as dialogue:
        before = dialogue.position()
        assert "There is no factory 9, only 5." in dialogue.type("9R1")
        told = dialogue.type("2R4")
        assert "Factory 2 has no red tile." in told
        assert "Factory 2: 1 yellow, 2 black, 1 white." in told
        assert "neither a move nor a command" in dialogue.type("please")
        assert "help or hint?" in dialogue.type("h")
        assert "On the coloured wall every tile has its place" in dialogue.type("3@3")
        assert "is no move" in dialogue.type("2K7")
        assert "Only a game of two" not in dialogue.type("")
        assert dialogue.position() == before
        dialogue.type("2K1")
        told = dialogue.type("5K1")
        assert "Line 1 is full." in told
        assert "Black from factory 5 can go to line 2, 3, 4, 5 or the floor." in told


def test_previews_and_lists_change_nothing() -> None:
    with Dialogue("--seed", "7", "--first", "0") as dialogue:
        before = dialogue.position()
        assert "Line 1 is full: +1 at tiling." in dialogue.type("1B1?")
        assert dialogue.type("1b").count("\n") == 7  # what was typed, and five lines and the floor
        assert dialogue.type("1").count(" of 5 ") == 3
        told = dialogue.type("moves")
        assert "Factory 1   1B  1 blue    to line 1, 2, 3, 4, 5 or the floor" in told
        assert "84 legal moves" in told
        assert "score" in dialogue.type("score")
        assert all(f"  {word}" in dialogue.type("help") for word in ("moves", "hint", "undo", "save FILE", "quit"))
        assert before in dialogue.type("position")
        assert dialogue.position() == before


def test_only_a_game_of_two_can_be_resigned() -> None:
    assert "You resign: greedy wins." in printed("play", "--seed", "1", typed="resign\n")
    assert "Only a game of two can be resigned" in printed("play", "--players", "3", "--seed", "1", typed="resign\n")


def test_at_the_end_of_the_script_it_says_how_to_begin_again() -> None:
    text = printed("play", "--seed", "1", "--bots", "random", "--seat", "1", typed="")
    again = re.search(r"^  azulejos (play .*)$", text, re.MULTILINE)
    assert again
    assert printed(*again[1].split(), typed="") == text


def test_a_session_reads_like_this() -> None:
    script = "help\nmoves\n1b?\n2 red 4\n4R2\nscore\nundo\nhint\nquit\n"
    lines = printed("play", "--seed", "7", "--first", "0", typed=script).splitlines()
    said = [line for line in lines if not line.startswith(tuple("│╭╰"))]  # how the table looks is tested elsewhere
    compare_with_golden("session.txt", "\n".join(said) + "\n")


# ---- at a terminal


def test_on_a_terminal_a_round_ends_with_time_to_look() -> None:
    with Terminal(24, "--seed", "7", "--first", "0") as terminal:
        told = terminal.until("Your move: ")
        while "Enter deals" not in told:
            terminal.type("hint\n")
            move = terminal.until(r"would play \S+\.").split()[-1].rstrip(".")
            terminal.until("Your move: ")
            terminal.type(f"{move}\n")
            told = terminal.until("(Your move|Enter deals round 2): ")
        assert "Round 1 is over" in told
        terminal.type("undo\n")  # typed ahead, instead of Enter
        assert "taken back" in terminal.until("taken back(.|\n)*Your move: ")
        terminal.type("\x04")
        terminal.until("The same deals again")
        assert terminal.process.wait(10) == 0


def test_the_table_of_two_fits_a_terminal_of_24_lines() -> None:
    with Terminal(24, "--seed", "7", "--first", "0") as terminal:
        assert terminal.until("Your move: ").count("\n") < 24
        terminal.type("1B1\n")
        assert terminal.until("greedy  (.|\n)*Your move: ").count("\n") < 24


def test_in_a_low_terminal_of_four_the_table_and_the_own_board_are_at_the_foot() -> None:
    with Terminal(24, "--players", "4", "--seat", "1", "--seed", "7", "--first", "1") as terminal:
        lines = terminal.until("Your move: ").splitlines()[-24:]
        assert any("╭─ 1 ──╮" in line for line in lines)
        assert any("▶ You" in line for line in lines)
        assert not any("╭─ greedy 2" in line for line in lines)


def test_tab_completes_moves_and_commands() -> None:
    with Terminal(40, "--seed", "7", "--first", "0") as terminal:
        terminal.until("Your move: ")
        terminal.type("sco\t\n")
        terminal.until("columns")
