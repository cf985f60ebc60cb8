"""`azulejos play --game duel`: whole games by dialogue, undo, what stays hidden, and lists that fit a terminal."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos import Game, Position
from tests.cli.dialogue import Dialogue, Terminal
from tests.cli.running import azulejos, compare_with_golden, printed

DUEL = ("--game", "duel")

# Line 5 of seat 0 lacks two turquoise tiles, and its ten chips can pay for them in hundreds of ways.
RICH = (
    "duel rows,columns,diagonals 5 tiling 0 move 0 0 -|- -|-|- -|-|- -|-|- -|-|- B2Y4R8K4T1 R1K2 -,-,- 0 - "
    "0:-,K,TT,TTT,TTT,BB:3r1,7r2,18r1,12r2,1r1,14r0,16r0,15r1,2r0:B..R../K....Y/....../...K../....../......:YKKK:"
    "B,BR,BR,R,RT,TY,Y,YK,K,KB:-:0,2:5 "
    "0:B,B,RR,BB,BBBB,YYYY:17r3,6r3,4r3,9r3,10r1,5r1,11r0,13r1,8r2:T...YT/....../..T..K/T...../....../.R....:YY:"
    "B,R,RT,T,T,TY,Y,YK,K,KB:-:0,2:1"
)


def starting_in(position: str, file: Path) -> Path:
    """A record that begins in a position, to go on with."""
    ruleset = Position.from_text(position).ruleset
    record = {"format": "azulejos/1", "game": "duel", "players": 2, "options": dict(ruleset.options), "first": 0}
    file.write_text(json.dumps(record | {"start": position, "events": []}) + "\n")
    return file


# ---- whole games


@pytest.mark.parametrize(
    "arguments",
    [
        ("--goals", "random4", "--seed", "5"),
        ("--goals", "five_colours,corners,jokers", "--no-five-colours-special", "--seed", "6", "--seat", "1"),
        ("--seed", "7", "--seat", "1", "--first", "1", "--bots", "random"),
    ],
)
def test_a_whole_game_by_hints_is_a_good_record(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Dialogue(*DUEL, *arguments) as dialogue:
        for _ in range(6):  # on the way back and forth
            dialogue.type(dialogue.hinted())
        before = dialogue.position()
        dialogue.type(dialogue.hinted())
        assert "Your last move is taken back." in dialogue.type("undo")
        assert dialogue.position() == before
        end = dialogue.play_to_the_end()
        assert "the goals are counted" in end
        dialogue.type(f"save {file}")
        dialogue.type("")
        assert dialogue.code == 0
    assert "1 record, all good" in printed("replay", file)
    game = Game.from_record(file.read_text())
    assert game.outcome is not None
    winner, loser = sorted(game.outcome.scores, reverse=True)
    assert re.search(rf"(You win|greedy wins|random wins), {winner} to {loser}\.", end)


def test_the_tables_of_the_rounds_add_up_to_the_scores() -> None:
    with Dialogue(*DUEL, "--goals", "random4", "--seed", "9", "--bots", "greedy") as dialogue:
        told = dialogue.last
        while not dialogue.last.endswith("undo goes back: "):
            told += dialogue.type(dialogue.hinted())
    rows = re.findall(r"^  (You|greedy) +(.*) (\d+) → (\d+)$", told, re.MULTILINE)
    assert len(rows) == 12  # five rounds and the goals, for two
    for _, points, before, after in rows:
        assert int(after) - int(before) == sum(int(part.replace("−", "-")) for part in points.split() if part != "·")
    assert [row[2] for row in rows[-2:]] == [row[3] for row in rows[-4:-2]]
    assert told.count("  special  broken") == 5


def test_undo_goes_back_to_the_last_decision_and_the_same_game_comes_again() -> None:
    with Dialogue(*DUEL, "--seed", "11") as dialogue:
        positions, moves = [dialogue.position()], []
        for number in range(12):
            moves.append("d" if number in (2, 3) else "l" if number == 4 else dialogue.hinted())
            dialogue.type(moves[-1])
            positions.append(dialogue.position())
        for before in reversed(positions[:-1]):
            assert "taken back" in dialogue.type("undo")
            assert dialogue.position() == before
        assert "nothing of yours to take back" in dialogue.type("undo")
        for move, after in zip(moves, positions[1:], strict=True):
            dialogue.type(move)
            assert dialogue.position() == after


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Dialogue(*DUEL, "--seed", "3", "--goals", "rows,jokers,perimeter", "--bots", "random") as dialogue:
        for move in ("p8@5r0", "d", "d", "l"):
            dialogue.type(move)
        dialogue.type(f"save {file}")
        saved = dialogue.position()
        assert " l:" in saved
        end = dialogue.play_to_the_end()
    with Dialogue("--resume", file) as dialogue:
        assert dialogue.position() == saved
        assert dialogue.play_to_the_end() == end


def test_at_the_end_of_the_script_it_says_how_to_begin_again() -> None:
    options = (*DUEL, "--seed", "1", "--seat", "1", "--goals", "random4", "--no-five-colours-special")
    text = printed("play", *options, typed="")
    again = re.search(r"^  azulejos (play .*)$", text, re.MULTILINE)
    assert again
    assert "--no-five-colours-special" in again[1]
    assert printed(*again[1].split(), typed="") == text


def test_a_saved_game_brings_its_own_goals(tmp_path: Path) -> None:
    done = azulejos("play", "--resume", starting_in(RICH, tmp_path / "game"), "--goals", "first")
    assert (done.returncode, done.stdout) == (2, "")
    assert "brings its own players, options" in done.stderr


# ---- hidden things

PLATES_SHOWN = re.compile(r"plate (\d+)|\b[pku](\d+)\b|^(?:Display|Drawn|Put back) +(.+?)(?:  Stack.*)?$", re.MULTILINE)


def plates_in(text: str) -> set[int]:
    """The numbers of all plates that are printed."""
    shown = (part for found in PLATES_SHOWN.findall(text) for part in found)
    return {int(number) for part in shown for number in re.findall(r"\d+", part)}


def known(view: Position) -> Iterator[int]:
    """The plates whose faces a view shows."""
    data = view.data
    assert data["game"] == "duel"
    yield from (plate for plate in data["display"] if plate)
    yield from (plate["plate"] for plate in data["stack"]["returned"] if plate["plate"])
    yield from (plate["plate"] for plate in (data["drawn"] or {"plates": []})["plates"] if plate["plate"])
    yield from (plate["plate"] for board in data["boards"] for plate in board["plates"] if plate)


def with_secrets(file: Path, seed: int) -> Path:
    """A game in which the bot on seat 1 is drawing several plates."""
    game = Game("duel", seed=seed, first=1)
    while game.phase == "opening":
        game.push(game.legal_moves[0])
    for _ in range(4):
        game.push("d")
    file.write_text(game.to_record() + "\n")
    return file


@pytest.mark.parametrize("seed", [3, 8])
def test_what_only_the_bot_may_know_is_never_printed(seed: int, tmp_path: Path) -> None:
    file = with_secrets(tmp_path / "game.jsonl", seed)
    begin = Game.from_record(file.read_text()).ply
    told, positions = [], []
    with Dialogue("--resume", file, "--seed", str(seed), "--bots", "random") as dialogue:
        while not dialogue.last.endswith("undo goes back: "):
            told.append(dialogue.last + dialogue.type("moves") + dialogue.type("score") + dialogue.type("board"))
            positions.append(dialogue.position())
            dialogue.type(dialogue.hinted())
        told.append(dialogue.last)
        dialogue.type(f"save {file}")
    game = Game.from_record(file.read_text())
    own = [ply for ply in range(begin, game.ply) if game.position_at(ply).to_move == 0]
    assert positions == [game.position_at(ply).view(0).text for ply in own]
    for text, end in zip(told, [*own, game.ply], strict=True):
        seen = {plate for ply in range(begin, end + 1) for plate in known(game.position_at(ply).view(0))}
        assert plates_in(text) <= seen, text
        begin = end
    secrets = set(known(game.position_at(own[0]).view(1))) - set(known(game.position_at(own[0]).view(0)))
    assert len(secrets) >= 3  # what the bot has put back
    assert re.search(r"^random +u[*J]  a (special|joker) plate goes under the stack$", told[0], re.MULTILINE)


# ---- answers


def test_mistakes_are_explained_and_cost_nothing() -> None:
    with Dialogue(*DUEL, "--seed", "3", "--goals", "first", "--first", "1") as dialogue:
        assert "neither a move nor a command" in dialogue.type("zebra")
        before = dialogue.position()
        assert "The game opens with a plate from the display." in dialogue.type("s2R4")
        assert "Plates" in dialogue.type("plate")
        dialogue.type("p8@5r0")
        before = dialogue.position()
        told = dialogue.type("s2K4")
        assert "no black" in told
        assert "Sun of 2 " in told
        assert "is no move of Azul Duel" in dialogue.type("s9K4")
        assert "p8" not in dialogue.type("plates")
        dialogue.type("x1")
        dialogue.type("k3@1r0")
        dialogue.type("u3")
        dialogue.type("l")
        dialogue.type("4@2")
        dialogue.type("")
        assert dialogue.position() == before


def test_a_move_can_be_typed_piece_by_piece_and_in_words() -> None:
    with Dialogue(*DUEL, "--seed", "3", "--goals", "first", "--first", "1") as dialogue:
        told = dialogue.type("p8")
        assert "r0     r1     r2     r3" in told
        assert "At 1-9" in told
        assert dialogue.type("@5").count("  p8@5r") == 4
        assert "Turned once: k y above * b." in dialogue.type("r1?")
        dialogue.type("r1")
        assert "  Plate " not in dialogue.last
        assert re.search(r"^You +p8@5r1  plate 8 to position 5, turned once$", dialogue.last, re.MULTILINE)
        told = dialogue.type("sun 3")
        assert "Sun of 3       s3B 2 blue" in told
        assert "Lines" in told
        told = dialogue.type("sun 3 black")
        assert "  s3K1  Line 1 is full" in told
        assert "Then / and the order" in told
        told = dialogue.type("4")
        assert "In which order" in told
        assert "s3K4/BBR  blue, blue and red on top" in told
        dialogue.type("rbb")
        assert "1 black from the sun of factory 3 to line 4, 1 of 4" in dialogue.last


def test_previews_and_lists_change_nothing() -> None:
    with Dialogue(*DUEL, "--seed", "3", "--goals", "random4", "--first", "1") as dialogue:
        dialogue.type("p8@5r0")
        before = dialogue.position()
        for line in "moves,help,score,s,s1,s1y,m,mY,moon,p9,p9@1,d?,sun 1,hint".split(","):
            told = dialogue.type(line)
            lines = told.splitlines()
            assert len(lines) < 24, line
            assert max(map(len, lines)) <= 80, line
        assert "You draw a special plate for 1 point" in dialogue.type("d?")
        assert dialogue.position() == before


def test_the_help_tells_every_kind_of_move_and_every_command() -> None:
    text = printed("play", *DUEL, "--seed", "1", typed="help\n")
    told = text.partition("plate: help\n")[2].partition("Your opening")[0]
    assert len(told.splitlines()) <= 22
    for move in ("s2R4", "s2R4/KY", "mB2", "p14@5r1", "d", "l", "k3@9r0", "u17", "x3", "4@2", "2+B,BR", "2+", "."):
        assert re.search(rf"(?<!\S){re.escape(move)}(?![\w@])", told), move
    assert all(f"\n  {word}" in told for word in ("moves", "hint", "undo", "save FILE", "position", "resign", "quit"))


# ---- plates and chips


def test_plates_are_drawn_looked_at_kept_and_put_back() -> None:
    with Dialogue(*DUEL, "--seed", "3", "--goals", "first", "--first", "0") as dialogue:
        dialogue.type("p8@5r0" if "p8@5r0" in dialogue.type("moves") or "p8" in dialogue.last else "p17@5r0")
        for _ in range(3):
            told = dialogue.type("draw")
        assert "You draw plates" in told
        assert "3 point" not in told
        assert told.endswith("d draws another one, l looks: ")
        told = dialogue.type("look")
        seen = re.findall(r"plate (\d+)", next(line for line in told.splitlines() if line.startswith("You ")))
        assert len(seen) == 3
        assert told.endswith(f"Keep (k{seen[0]}, k{seen[1]} or k{seen[2]}): ")
        told = dialogue.type(f"keep {seen[1]} 1 2")
        assert told.endswith(f"Under the stack goes (u{seen[0]} or u{seen[2]}): ")
        told = dialogue.type(f"put back {seen[2]}")
        assert f"plate {seen[2]} goes under the stack" in told
        assert "Put back" in told  # the picture shows what I put there


def test_hundreds_of_payments_do_not_flood_the_screen(tmp_path: Path) -> None:
    file = starting_in(RICH, tmp_path / "game.jsonl")
    assert len(Position.from_text(RICH).legal_moves) > 700
    with Dialogue("--resume", file, "--seed", "1") as dialogue:
        question = "Chips for line 5, turquoise, 2 missing (2, 3, 4 or 5, or .): "
        assert dialogue.last.endswith(f"\n{question}")
        assert len(dialogue.last.splitlines()) < 48  # the table included
        assert "  5.   leaves it as it is" in dialogue.last
        assert "Chips pay (the cheapest 6 of 195 ways):\n    +" in dialogue.last
        cheapest = re.search(r"^    \+(\S+)", dialogue.last, re.MULTILINE)
        assert cheapest
        for line in ("moves", "5", "5@2", "hint", "score"):
            lines = dialogue.type(line).splitlines()
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80
        told = dialogue.type("2+")
        chips = cheapest[1].split(",")
        paid_with = f"{', '.join(chips[:-1])} and {chips[-1]}"
        assert f"the turquoise tile of line 5, completed with chips {paid_with}" in " ".join(told.split())
        dialogue.type("undo")
        shuffled = " ".join(reversed(chips)).lower()
        assert f"5@3+{','.join(chips)} " in dialogue.type(f"3 with {shuffled}")
        dialogue.type("undo")
        assert "leaves line 5 as it is" in dialogue.type("leave")
        assert "the goals are counted" in dialogue.play_to_the_end()


# ---- how it looks


def test_a_session_reads_like_this() -> None:
    script = "help\nmoves\np8\np8@5r0\nmoves\ns3\ns3k\ns3k4/rbb\nscore\nundo\nhint\nd\nl\nundo\nundo\nquit\n"
    lines = printed("play", *DUEL, "--goals", "first", "--seed", "3", "--first", "1", typed=script).splitlines()
    said = [line for line in lines if not line.startswith(tuple("│╭╰"))]  # how the table looks is tested elsewhere
    compare_with_golden("session_duel.txt", "\n".join(said) + "\n")


def test_in_24_lines_the_table_the_own_board_and_the_news_are_in_sight() -> None:
    for seat in ("0", "1"):
        with Terminal(24, *DUEL, "--goals", "random4", "--seed", "3", "--seat", seat) as terminal:
            lines = terminal.until("Your opening plate: ").splitlines()[-24:]
            assert any(line.startswith("Your opening plate  ") for line in lines)
            assert any("▶ You" in line for line in lines)
            assert not any("╭─ greedy" in line for line in lines)


def test_in_40_lines_everything_is_in_sight() -> None:
    with Terminal(40, *DUEL, "--goals", "random4", "--seed", "3", "--first", "1") as terminal:
        terminal.until("Your opening plate: ")
        terminal.type("p8@5r0\n")
        lines = terminal.until("Your move: ").splitlines()
        assert len(lines) <= 40
        assert all(any(name in line for line in lines) for name in ("▶ You", "╭─ greedy"))


def test_on_a_terminal_a_round_ends_with_time_to_look() -> None:
    with Terminal(24, *DUEL, "--seed", "7", "--first", "0") as terminal:
        question = r"([\w ,]+ \(.*\)|[\w ,]+looks|Your move|Your opening plate|Enter deals round 2): "
        told = terminal.until(question)
        while "Enter deals" not in told:
            terminal.type("hint\n")
            move = terminal.until(r"would play \S+?\.\s").split()[-1].rstrip(".")
            terminal.until(question)
            terminal.type(f"{move}\n")
            told = terminal.until(question)
        assert "Round 1 is over" in told
        assert "broken" in told
        terminal.type("\n")
        assert "round 2 of 5" in terminal.until("Your move: ")
