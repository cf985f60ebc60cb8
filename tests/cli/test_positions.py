"""`azulejos show`, `azulejos perft`: a position from the command line or standard input."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from azulejos import Game, Position
from tests.cli.running import azulejos, printed


def middle_of_a_game() -> Position:
    """A position with something of everything."""
    game = Game(players=3, wall="grey", seed=5)
    for number in range(40):
        game.push(game.legal_moves[number % len(game.legal_moves)])
    return game.position


def middle_of_a_duel() -> Position:
    """The same for Duel, where plates are drawn."""
    game = Game("duel", goals="random4", five_colours_special=False, seed=5)
    while game.position.text.split()[17][0] != "l":
        game.push("d" if "d" in game.legal_moves and game.phase == "draft" and game.ply > 30 else game.legal_moves[-1])
    return game.position


POSITIONS = [middle_of_a_game(), middle_of_a_duel()]


@pytest.mark.parametrize("position", POSITIONS)
def test_show_draws_the_terminal_picture(position: Position) -> None:
    assert printed("show", position.text) == f"{position}\n"


def test_a_position_may_come_on_standard_input() -> None:
    position = middle_of_a_game()
    assert printed("show", "-", typed=f"{position.text}\n") == printed("show", position.text)


@pytest.mark.parametrize("position", POSITIONS)
def test_show_writes_an_svg_file(position: Position, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    assert printed("show", "--svg", file, "--theme", "dark", position.text) == ""
    assert file.read_text() == position.svg(theme="dark")
    ElementTree.fromstring(file.read_text())
    assert printed("show", "--svg", "-", position.text) == position.svg()


@pytest.mark.parametrize("position", POSITIONS)
def test_show_gives_plain_data_to_programs(position: Position) -> None:
    assert json.loads(printed("show", "--json", position.text)) == position.data


def test_a_wrong_position_is_refused_with_the_reason() -> None:
    text = middle_of_a_game().text
    done = azulejos("show", text.replace("azul/grey", "azul/pink"))
    assert done.returncode == 2
    assert "azul/pink" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("players", "wall"), [(2, "coloured"), (3, "grey")])
def test_perft_counts_what_the_library_counts(players: int, wall: str) -> None:
    position = Game(players=players, wall=wall, seed=3).position
    arguments = (
        "perft",
        "--players",
        str(players),
        "--wall",
        wall,
        "--seed",
        "3",
        "--depth",
        "2",
        "--divide",
        "--json",
    )
    told = json.loads(printed(*arguments))
    assert told["position"] == position.text
    assert told["perft"] == [position.perft(1), position.perft(2)]
    assert told["depth"] == 2
    assert sum(told["divide"].values()) == position.perft(2)
    assert set(told["divide"]) == {str(move) for move in position.legal_moves}


def test_perft_of_a_new_duel_takes_its_goals() -> None:
    arguments = ("--game", "duel", "--goals", "rows,jokers,perimeter", "--no-five-colours-special", "--seed", "3")
    lines = printed("perft", *arguments, "--depth", "1", "--divide").splitlines()
    position = Position.from_text(lines[0])
    assert position.ruleset.options == {"goals": ["rows", "perimeter", "jokers"], "five_colours_special": False}
    assert len({line.index("1", 9) for line in lines[1:-2]}) == 1  # however long the moves are, counts stand in line
    assert lines[-1].split()[:2] == ["1", str(len(position.legal_moves))]


def test_perft_of_a_position_for_people() -> None:
    position = middle_of_a_game()
    lines = printed("perft", "--depth", "2", "--divide", position.text).splitlines()
    assert lines[0] == position.text
    assert lines[-2].split()[:2] == ["1", str(len(position.legal_moves))]
    assert lines[-1].split()[:2] == ["2", f"{position.perft(2):,}"]
    assert len(lines) == 1 + len(position.legal_moves) + 3
    assert printed("perft", "--depth", "1", "-", typed=position.text).splitlines()[0] == position.text
