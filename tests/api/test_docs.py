"""The examples of README and docs: Python is run; positions, records and events come back as they stand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import azulejos
from azulejos import Game, Move, Position

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NOTATION = ROOT / "docs" / "notation.md"


class Block(NamedTuple):
    """A fenced block: where it begins, its language, what stands in it."""

    where: str
    language: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(f"{page.name}:{text.count(chr(10), 0, match.start()) + 1}", match[1], match[2])
        for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


def lines_of(language: str) -> list[str]:
    """All lines of the notation page's blocks in this language."""
    return [line for block in blocks_of(NOTATION) if block.language == language for line in block.text.splitlines()]


def words_in_code(section: str) -> set[str]:
    """What stands in `backticks` in a section of the notation page."""
    text = NOTATION.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_python_examples_of_a_page_run_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write a file
    names: dict[str, object] = {}
    for block in blocks_of(page):
        if block.language == "python":
            exec(compile(block.text, block.where, "exec"), names)


def test_the_positions_of_the_notation_page_are_positions() -> None:
    lines = lines_of("position")
    assert len(lines) >= 7
    for line in lines:
        assert Position.from_text(line).text == line


def test_the_records_of_the_notation_page_are_records() -> None:
    lines = lines_of("record")
    assert len(lines) >= 3
    for line in lines:
        assert Game.from_record(line).to_record() == line


def test_the_events_of_the_notation_page_can_happen() -> None:
    lines = lines_of("event")
    assert lines
    for line in lines:
        game = Game(deals="given", first=0)
        game.push(json.loads(line))
        assert game.events == [json.loads(line)]


def test_the_moves_of_the_notation_page_are_moves() -> None:
    moves = {word for word in words_in_code("Moves of Azul") if re.fullmatch(r"...", word)}
    assert moves >= {"2R4", "cK-", "3@5"}
    for move in moves:
        assert str(Move.from_text(move)) == move


def test_the_moves_of_duel_on_the_notation_page_are_moves_and_of_every_kind() -> None:
    words = {
        word
        for word in words_in_code("Azul Duel")
        if re.fullmatch(r"[smpdlkux]|[smpkux][0-6BYRKT].*|[1-6][@.].*", word)
    }
    moves = words - {"s", "m", "p", "k", "u", "x"}
    assert {move[0] for move in moves} >= {*"smpdlkux"}
    assert moves >= {"s2R4/KY", "4@2+B,BR,TY", "4.", "u17"}
    for move in moves:
        assert str(Move.from_text(move, "duel")) == move


def test_the_page_shows_a_position_of_duel_field_by_field_as_it_stands() -> None:
    position = next(line for line in lines_of("position") if line.startswith("duel"))
    first_board = position.split(" ")[18]
    table = words_in_code("Azul Duel")
    for field in [*position.split(" ")[1:18], *first_board.split(":")]:
        assert field in table or field.count("|") == 2  # of the four small factories one is shown
    goals = position.split(" ")[1].split(",")
    assert {*goals, "five_colours", "columns", "diagonals", "jokers", "five_colours_special"} <= table | {*goals}
    assert {"opening", "deal", "draft", "tiling", "over", "plates", "look", "top", "chip"} <= table


def test_the_page_shows_a_view_of_duel_as_it_is() -> None:
    whole, *others = [line for line in lines_of("position") if line.startswith("duel")]
    assert Position.from_text(whole).view(1).text in others


def test_the_page_names_every_key_of_a_record_and_every_kind_of_end() -> None:
    game = Game(seed=1)
    game.push({"end": {"seat": 0, "how": "leave"}})
    keys = {*json.loads(game.to_record()), "start"}
    assert keys | {"resign", "time", "leave"} <= words_in_code("Records")


def test_the_page_shows_the_errors_as_they_are() -> None:
    def complaint(error: type[ValueError], act: Callable[[], object]) -> str:
        with pytest.raises(error) as caught:
            act()
        return f"{caught.value}"

    draft = Position.from_text(lines_of("position")[0])
    record = lines_of("record")[1]
    complaints = {
        complaint(azulejos.IllegalMove, lambda: draft.play("cK5")),
        complaint(azulejos.InvalidRecord, lambda: Game.from_record(record.replace("1B2", "1W2"))),
        complaint(azulejos.InvalidPosition, lambda: Position.from_text(draft.text.replace("B9", "B10"))),
    }
    assert complaints <= words_in_code("Limits and errors")


def test_the_page_names_the_limits_as_they_are() -> None:
    page = NOTATION.read_text(encoding="utf-8")
    assert f"{azulejos.record.most_record_bytes:,} bytes" in page
