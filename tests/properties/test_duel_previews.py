"""Previews of Azul Duel: what a move would do is what it then does, and the points at tiling are the best there are."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

from hypothesis import given, settings

from azulejos import Move, Position
from azulejos.data import DuelData
from tests.properties.duel_games import Plan, data_of, finished_plans, moves_of, new_game, positions
from tests.reference import duel, duel_goals, duel_table
from tests.reference.duel_text import from_text


def preview_of(position: Position, move: Move | str) -> dict[str, Any]:
    return cast("dict[str, Any]", position.preview(move))


def some(position: Position, random: Random, most: int = 15) -> list[Move]:
    """A few moves of each kind."""
    kinds: dict[str, list[Move]] = {}
    for move in position.legal_moves:
        kinds.setdefault(str(move)[0], []).append(move)
    return [move for moves in kinds.values() for move in (random.sample(moves, most) if len(moves) > most else moves)]


KINDS = {"s": "sun", "m": "moon", "p": "plate", "d": "draw", "l": "look", "k": "keep", "u": "put_back", "x": "chip"}


@given(positions)
@settings(max_examples=80)
def test_a_preview_says_whose_move_of_which_kind_it_is_and_whether_it_ends_the_draft(position: Position) -> None:
    for move in some(position, Random(position.text)):
        preview, letters = preview_of(position, move), str(move)
        assert preview["move"] == letters
        assert preview["seat"] == position.to_move
        assert preview["kind"] == KINDS.get(letters[0], "leave" if letters.endswith(".") else "tile")
        after = position.play(move)
        ends = position.phase == "draft" and after.phase != "draft"
        assert preview["ends_draft"] == ends


@given(positions)
@settings(max_examples=80)
def test_a_preview_of_taking_tiles_says_what_then_lies_where(position: Position) -> None:
    before = data_of(position)
    for move in some(position, Random(position.text), 40):
        if str(move)[0] not in "sm":
            continue
        preview, after = preview_of(position, move), data_of(position.play(move))
        assert preview["count"] == preview["placed"] + preview["to_broken"] + preview["to_tower"]
        old = before["boards"][preview["seat"]]
        assert preview["penalty_before"] == old["penalty"]
        compare_sources(preview, before, after)
        if preview["line"] is None:
            assert (preview["placed"], preview["complete"], preview["tiling"]) == (0, False, None)
        else:
            line = old["lines"][preview["line"] - 1]
            assert preview["filled"] == line["filled"] + preview["placed"] <= line["size"]
            assert preview["complete"] == (preview["filled"] == line["size"]) == (preview["tiling"] is not None)
        if not preview["ends_draft"]:
            compare_boards(preview, before, after)


def compare_sources(preview: dict[str, Any], before: DuelData, after: DuelData) -> None:
    source, colour = preview["source"], preview["colour"]
    if source == "moon":
        tops = sum(factory["moon"].endswith(colour) for factory in before["factories"])
        assert preview["count"] == before["large"]["moon"].count(colour) + tops
        assert preview["leftovers"] == ""
    else:
        sun = before["large"]["sun"] if source == 0 else before["factories"][source - 1]["sun"]
        assert preview["count"] == sun.count(colour)
        assert preview["leftovers"] == sun.replace(colour, "")
        if not preview["ends_draft"]:
            moon = after["large"]["moon"] if source == 0 else after["factories"][source - 1]["moon"]
            assert Counter(moon) == Counter(preview["leftovers"])
    if not preview["ends_draft"]:
        assert preview["marker"] == (before["marker"] != after["marker"])
        up = [number for number, factory in enumerate(after["factories"], 1)
              if factory["chip"] == "?" and not factory["sun"] + factory["moon"]]  # fmt: skip
        assert preview["turned_up"] == up
        assert (after["due"] == "chip") == bool(up)


def compare_boards(preview: dict[str, Any], before: DuelData, after: DuelData) -> None:
    seat, colour = preview["seat"], preview["colour"]
    old, new = before["boards"][seat], after["boards"][seat]
    assert new["penalty"] == preview["penalty_after"]
    assert Counter(new["broken"]) == Counter(old["broken"]) + Counter(colour * preview["to_broken"])
    assert after["tower"][colour] - before["tower"][colour] == preview["to_tower"]  # type: ignore[literal-required]
    if preview["line"] is not None:
        line = new["lines"][preview["line"] - 1]
        assert (line["colour"], line["filled"]) == (colour, preview["filled"])


def points_of(board: duel_table.Board, row: int, column: int, colour: str) -> tuple[int, int]:
    """What a tile scores there, and what the special tile scores that comes with it."""
    tried = duel_table.copied_board(board)
    duel.cover_a_cell(tried, row, column, colour)
    points = duel.points_of_a_tile(tried.cells, row, column)
    score = tried.score
    duel.place_a_special_tile_that_is_due(tried, row, column)
    return points, tried.score - score


@given(positions)
@settings(max_examples=80)
def test_the_points_of_a_preview_are_the_best_that_a_cell_can_bring(position: Position) -> None:
    for move in some(position, Random(position.text), 40):
        preview = preview_of(position, move)
        placement = preview.get("tiling")
        if placement is None:
            continue
        board, row = duel_table.whose_turn(from_text(position.text)), placement["row"] - 1
        board.lines[row] = preview["colour"] * (row + 1)
        cells = {column: points_of(board, row, column, preview["colour"]) for column in duel.cells_for(board, row)}
        assert preview["line"] == placement["row"]
        assert placement["choice"] == (len(cells) > 1)
        if cells:
            best = max(map(sum, cells.values()))
            assert set(placement["columns"]) == {column + 1 for column, points in cells.items() if sum(points) == best}
            assert placement["points"] + placement["points_special"] == best
            runs = [run for run in (placement["horizontal"], placement["vertical"]) if run > 1]
            assert placement["points"] == (sum(runs) or 1)
            assert placement["why"] is None
        else:
            assert placement["columns"] == []
            assert placement["why"] == ("waits" if duel.a_plate_may_still_come(board, row) else "breaks")


@given(positions)
@settings(max_examples=80)
def test_a_preview_of_laying_a_plate_says_what_it_shows_serves_and_brings(position: Position) -> None:
    for move in some(position, Random(position.text), 25):
        preview = preview_of(position, move)
        if preview["kind"] not in ("plate", "keep"):
            continue
        way = f"{preview['plate']}r{preview['turns']}"
        assert preview["cells"] == duel_table.turned_cells(way)
        reference = from_text(position.text)
        board = duel_table.whose_turn(reference)
        before = duel_goals.points_of_goals(reference, board)
        old = [set(duel.cells_for(board, row)) if board.lines[row] else set[int]() for row in range(6)]
        board.plates[preview["place"] - 1] = way
        new = [set(duel.cells_for(board, row)) if board.lines[row] else set[int]() for row in range(6)]
        assert preview["serves"] == [row + 1 for row in range(6) if new[row] - old[row]]
        after = duel_goals.points_of_goals(reference, board)
        assert preview["goals"] == [{"name": goal, "before": before[goal], "after": after[goal]} for goal in before]


@given(positions)
@settings(max_examples=80)
def test_previews_of_draws_and_chips_say_what_then_happens(position: Position) -> None:
    before = data_of(position)
    for move in some(position, Random(position.text), 4):
        preview = preview_of(position, move)
        if preview["kind"] == "draw":
            assert preview["back"] == before["stack"]["top"]
            after = position.play(move)
            assert preview["points"] == after.scores[preview["seat"]] - position.scores[preview["seat"]]
            drawn = data_of(after)["drawn"]
            assert drawn is not None
            assert drawn["plates"][-1]["back"] == preview["back"]
        elif preview["kind"] == "look":
            assert before["drawn"] is not None
            assert preview["count"] == len(before["drawn"]["plates"])
        elif preview["kind"] == "put_back":
            assert preview["back"] == duel_table.back_of(preview["plate"])
        elif preview["kind"] == "chip":
            assert preview["chip"] == before["factories"][preview["factory"] - 1]["chip"]


@given(finished_plans)
@settings(max_examples=60)
def test_a_preview_of_tiling_says_what_then_happens(plan: Plan) -> None:
    game = new_game(plan)
    for move in moves_of(plan, game):
        if game.phase == "tiling":
            for other in some(game.position, Random(game.ply), 5):
                compare_with_the_report(game.position, other)
        game.push(move)


def compare_with_the_report(position: Position, move: Move) -> None:
    preview, steps = preview_of(position, move), [cast("dict[str, Any]", step) for step in position.report(move)]
    reference = from_text(position.text)
    board = duel_table.whose_turn(reference)
    if preview["kind"] == "leave":
        filled = len(board.lines[preview["line"] - 1])
        assert (preview["filled"], preview["missing"]) == (filled, preview["line"] - filled)
        assert steps[0] == {key: preview[key] for key in ("seat", "line", "colour")} | {"do": "stays", "count": filled}
        return
    if preview["chips"]:
        spent = steps.pop(0)
        assert (spent["do"], spent["chips"], spent["line"]) == ("spend", preview["chips"], preview["line"])
    keys = ("seat", "line", "column", "colour", "horizontal", "vertical", "points", "to_tower")
    assert steps[0]["do"] == "tile"
    assert [steps[0][key] for key in keys] == [preview[key] for key in keys]
    special = preview["special"]
    assert preview["points_special"] == (special["points"] if special else 0)
    if special:
        assert {"do": "special", "seat": preview["seat"], **special}.items() <= steps[1].items()
    else:
        assert len(steps) == 1 or steps[1]["do"] != "special"
    before = duel_goals.points_of_goals(reference, board)
    duel.cover_a_cell(board, preview["line"] - 1, preview["column"] - 1, preview["colour"])
    duel.place_a_special_tile_that_is_due(board, preview["line"] - 1, preview["column"] - 1)
    after = duel_goals.points_of_goals(reference, board)
    assert preview["goals"] == [{"name": goal, "before": before[goal], "after": after[goal]} for goal in before]
