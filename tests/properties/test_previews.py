"""Previews: what a move would do is what it then does, and the points at tiling are the best there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

from hypothesis import given, settings

from azulejos import Move, Position
from azulejos.data import AzulData, DraftPreview, StepData, TilingPreview
from tests.properties.games import Plan, data_of, finished_plans, moves_of, new_game, positions
from tests.reference import azul
from tests.reference.azul_text import from_text


def draft_preview(position: Position, move: Move) -> DraftPreview:
    return cast("DraftPreview", position.preview(move))


def tiling_preview(position: Position, move: Move) -> TilingPreview:
    return cast("TilingPreview", position.preview(move))


def heap(data: AzulData, source: int | str) -> str:
    return data["centre"] if isinstance(source, str) else data["factories"][source - 1]


def some(moves: list[Move], random: Random, most: int = 12) -> list[Move]:
    return moves if len(moves) <= most else random.sample(moves, most)


@given(positions)
@settings(max_examples=150)
def test_a_preview_of_taking_tiles_says_what_then_lies_where(position: Position) -> None:
    if position.phase != "draft":
        return
    before = data_of(position)
    for move in position.legal_moves:
        preview, after = draft_preview(position, move), data_of(position.play(move))
        seat, line = preview["seat"], preview["line"]
        old = before["boards"][seat]
        assert preview["seat"] == position.to_move
        assert preview["count"] == heap(before, preview["source"]).count(preview["colour"])
        assert preview["count"] == preview["placed"] + preview["to_floor"] + preview["to_lid"]
        assert preview["penalty_before"] == old["penalty"]
        assert preview["ends_draft"] == (after["phase"] != "draft")
        if not preview["ends_draft"]:
            compare_with_the_board_after(preview, before, after)
        if line is None:
            assert (preview["placed"], preview["complete"], preview["tiling"]) == (0, False, None)
        else:
            assert preview["filled"] == old["lines"][line - 1]["filled"] + preview["placed"] <= line
            assert preview["complete"] == (preview["filled"] == line) == (preview["tiling"] is not None)


def compare_with_the_board_after(preview: DraftPreview, before: AzulData, after: AzulData) -> None:
    seat, line, colour = preview["seat"], preview["line"], preview["colour"]
    old, new = before["boards"][seat], after["boards"][seat]
    assert new["penalty"] == preview["penalty_after"]
    marker = "*" if preview["marker"] and len(old["floor"]) < 7 else ""
    assert new["floor"] == old["floor"] + marker + colour * preview["to_floor"]
    assert after["lid"][colour] - before["lid"][colour] == preview["to_lid"]
    assert preview["marker"] == (before["marker"] != after["marker"])
    gone = preview["colour"] * preview["count"] if preview["source"] == "centre" else ""
    assert Counter(after["centre"]) == Counter(before["centre"]) - Counter(gone) + Counter(preview["leftovers"])
    if line is not None:
        filled = new["lines"][line - 1]
        assert (filled["colour"], filled["filled"]) == (colour, preview["filled"])


def best_placement(position: azul.Position, board: azul.Board, row: int) -> tuple[int, set[int], bool]:
    """The most points that a complete line can bring, its best columns, and whether anything is chosen on the way."""
    top = next(line for line in range(5) if azul.a_line_is_full(board, line))
    columns: list[int | None] = [*azul.columns_for(position, board, top)]
    found: list[tuple[int, set[int], bool]] = []
    for column in columns or [None]:
        other = azul.Board(board.score, list(board.lines), list(board.wall), board.floor)
        if column is not None:
            azul.place_a_tile(azul.copied(position), other, top, column)
        other.lines[top] = ""
        if top < row:
            found.append(best_placement(position, other, row))
        elif column is None:
            found.append((0, set(), False))
        else:
            found.append((other.score - board.score, {column + 1}, False))
    points = max(end[0] for end in found)
    best = set[int]().union(*[end[1] for end in found if end[0] == points])
    return points, best, len(columns) > 1 or any(end[2] for end in found)


@given(positions)
@settings(max_examples=150)
def test_the_points_of_a_preview_are_the_best_that_the_line_can_bring(position: Position) -> None:
    if position.phase != "draft":
        return
    for move in some(list(position.legal_moves), Random(position.text)):
        preview = draft_preview(position, move)
        placement = preview["tiling"]
        if placement is None:
            assert not preview["completes_row"]
            continue
        reference = from_text(position.text)
        board, row = azul.whose_turn(reference), placement["row"] - 1
        board.lines[row] = preview["colour"] * (row + 1)
        points, columns, choice = best_placement(reference, board, row)
        assert (placement["points"], set(placement["columns"]), placement["choice"]) == (points, columns, choice)
        assert preview["completes_row"] == bool(columns and board.wall[row].count(".") == 1)
        assert placement["row"] == preview["line"]
        if columns:
            runs = [run for run in (placement["horizontal"], placement["vertical"]) if run > 1]
            assert placement["points"] == (sum(runs) or 1)


def tiles_laid(steps: list[StepData], seat: int) -> Iterator[StepData]:
    return (step for step in steps if step["do"] == "tile" and step["seat"] == seat)


@given(finished_plans)
@settings(max_examples=150)
def test_on_the_coloured_wall_the_last_move_of_a_draft_brings_what_its_preview_promised(plan: Plan) -> None:
    plan = plan._replace(wall="coloured")
    game = new_game(plan)
    for move in moves_of(plan, game):
        preview = draft_preview(game.position, move)
        game.push(move)
        if preview["ends_draft"] and preview["tiling"] is not None:
            step = next(step for step in tiles_laid(game.report, preview["seat"]) if step["line"] == preview["line"])
            keys = ("horizontal", "vertical", "points")
            assert [step.get(key) for key in keys] == [preview["tiling"].get(key) for key in keys]
            assert [step["column"]] == preview["tiling"]["columns"]
            assert not preview["tiling"]["choice"]


@given(finished_plans)
@settings(max_examples=150)
def test_a_preview_of_tiling_says_what_then_happens(plan: Plan) -> None:
    plan = plan._replace(wall="grey")
    game = new_game(plan)
    for move in moves_of(plan, game):
        if game.phase == "tiling":
            for other in game.legal_moves:
                compare_with_the_report(game.position, other)
        game.push(move)


def compare_with_the_report(position: Position, move: Move) -> None:
    preview = tiling_preview(position, move)
    step = position.report(move)[0]
    assert step["do"] == "tile"
    keys = ("seat", "line", "column", "colour", "horizontal", "vertical", "points", "to_lid")
    assert [step.get(key) for key in keys] == [preview.get(key) for key in keys]
    assert preview["seat"] == position.to_move
    row = data_of(position)["boards"][preview["seat"]]["wall"][preview["line"] - 1]
    assert row[preview["column"] - 1] == "."
    assert preview["completes_row"] == (row.count(".") == 1)
