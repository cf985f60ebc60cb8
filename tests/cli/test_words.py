"""The sentences of `azulejos play`, one for each thing that can happen."""

import pytest

from azulejos import Outcome
from azulejos.cli.azul import rounds, words
from azulejos.cli.azul.reading import compact
from azulejos.cli.screen import wrapped
from azulejos.cli.words import result
from azulejos.data import DraftPreview, PlacementData, TilingPreview


def placement(
    columns: list[int], points: int, *, choice: bool = False, across: int = 1, down: int = 1
) -> PlacementData:
    return {
        "row": 3,
        "columns": columns,
        "choice": choice,
        "horizontal": across,
        "vertical": down,
        "points": points,
    }


def draft(**more: object) -> DraftPreview:
    """Three red from factory 2 to line 3, which is full then; whatever is given is different."""
    data: DraftPreview = {
        "move": "2R3",
        "seat": 0,
        "source": 2,
        "colour": "R",
        "count": 3,
        "leftovers": "",
        "marker": False,
        "line": 3,
        "placed": 3,
        "filled": 3,
        "complete": True,
        "to_floor": 0,
        "to_lid": 0,
        "penalty_before": 0,
        "penalty_after": 0,
        "tiling": placement([2], 7, across=4, down=3),
        "completes_row": False,
        "ends_draft": False,
    }
    data.update(more)  # type: ignore[typeddict-item]
    return data


ONE_FALLS = {"to_floor": 1, "penalty_before": -1, "penalty_after": -2}
TO_FLOOR = {"line": None, "complete": False, "tiling": None}


@pytest.mark.parametrize(
    ("data", "sentences"),
    [
        (draft(), "Line 3 is full: +7 at tiling (4 across, 3 down)."),
        (draft(tiling=placement([2], 1)), "Line 3 is full: +1 at tiling."),
        (draft(tiling=placement([2, 4], 3, choice=True, down=3)), "Line 3 is full: up to +3 at tiling (3 down)."),
        (
            draft(tiling=placement([], 0)),
            "Line 3 is full, but no column takes red: it will all fall to the floor.",
        ),
        (draft(complete=False, tiling=None, filled=2), "Line 3 holds 2 of 3 red."),
        (draft(**ONE_FALLS, tiling=placement([2], 1)), "Line 3 is full: +1 at tiling. 1 tile falls to the floor (−1)."),
        (draft(**TO_FLOOR, to_floor=3, penalty_after=-4), "3 tiles fall to the floor (−4)."),
        (
            draft(**TO_FLOOR, to_floor=2, marker=True, penalty_after=-4),
            "The marker and 2 tiles fall to the floor (−4).",
        ),
        (
            draft(marker=True, penalty_after=-1, complete=False, tiling=None, filled=2),
            "Line 3 holds 2 of 3 red. The marker falls to the floor (−1).",
        ),
        (
            draft(**TO_FLOOR, to_floor=1, to_lid=2, penalty_before=-11, penalty_after=-14),
            "3 tiles fall to the floor (−3), 2 of them for nothing.",
        ),
        (
            draft(**TO_FLOOR, to_lid=3, marker=True, penalty_before=-14, penalty_after=-14),
            "The floor is full, so what falls costs nothing.",
        ),
        (
            draft(completes_row=True, ends_draft=True, tiling=placement([5], 5, across=5)),
            "Line 3 is full: +5 at tiling (5 across). It fills row 3: the last round. "
            "These are the last tiles of the round.",
        ),
        (
            draft(completes_row=True, tiling=placement([5], 5, across=5, choice=True)),
            "Line 3 is full: up to +5 at tiling (5 across). It can fill row 3: the last round.",
        ),
    ],
)
def test_a_draft_move_is_foretold(data: DraftPreview, sentences: str) -> None:
    assert words.preview(data) == sentences


def test_a_tiling_is_foretold() -> None:
    data: TilingPreview = {
        "move": "3@4",
        "seat": 0,
        "line": 3,
        "column": 4,
        "colour": "R",
        "horizontal": 5,
        "vertical": 1,
        "points": 5,
        "to_lid": 2,
        "completes_row": True,
    }
    assert words.preview(data) == "Column 4: +5 (5 across). It fills row 3: the last round."


@pytest.mark.parametrize(
    ("scores", "winners", "event", "sentence"),
    [
        ((47, 38), (0,), {"move": "cK-"}, "You win, 47 to 38."),
        ((47, 58), (1,), {"move": "cK-"}, "greedy wins, 58 to 47."),
        ((40, 40), (0, 1), {"move": "cK-"}, "You and greedy share the victory with 40 each."),
        ((4, 9), (1,), {"end": {"seat": 0, "how": "resign"}}, "You resign: greedy wins."),
        ((4, 9), (0,), {"end": {"seat": 1, "how": "resign"}}, "greedy resigns: You win."),
    ],
)
def test_the_result_is_told(
    scores: tuple[int, ...], winners: tuple[int, ...], event: dict[str, object], sentence: str
) -> None:
    assert result(Outcome(scores, winners, 5), ["You", "greedy"], event) == sentence


def test_three_players_scores_are_told_from_the_best() -> None:
    names = ["greedy 0", "You", "greedy 2"]
    assert result(Outcome((12, 47, 30), (1,), 5), names, {"move": "cK-"}) == "You win, 47 to 30 and 12."


def test_a_round_is_told_as_a_table() -> None:
    table = rounds.table(
        [
            {"do": "tile", "seat": 1, "line": 2, "points": 3},
            {"do": "penalty", "seat": 1, "points": -1, "penalty": -4},
            {"do": "tile", "seat": 0, "line": 5, "points": 10},
            {"do": "over", "why": "row"},
            {"do": "bonus", "seat": 0, "kind": "columns", "points": 14},
        ],
        ["You", "greedy"],
        [20, 0],
    )
    assert [line.split() for line in table] == [
        ["line", "1", "2", "3", "4", "5", "floor", "rows", "columns", "colours", "score"],
        ["You", "·", "·", "·", "·", "+10", "·", "·", "+14", "·", "20", "→", "44"],
        ["greedy", "·", "+3", "·", "·", "·", "−1", "·", "·", "·", "0", "→", "2"],
    ]
    assert max(map(len, table)) <= 80


def test_what_the_table_of_a_round_hides_is_told_beside_it() -> None:
    notes = rounds.notes(
        [
            {"do": "stuck", "seat": 0, "line": 3, "colour": "R", "count": 3},
            {"do": "penalty", "seat": 1, "points": -1, "penalty": -4},
            {"do": "penalty", "seat": 0, "points": -4, "penalty": -4},
            {"do": "over", "why": "barren rounds"},
        ],
        ["You", "greedy"],
    )
    assert list(notes) == [
        "Your line 3 has no column for red: its 3 tiles fell to the floor.",
        "greedy's floor would cost −4, but no score falls below 0.",
        "Three rounds in a row brought no tile to any wall, so the game is over.",
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2R4", "2R4"),
        ("2r4", "2R4"),
        (" 2 r 4 ", "2R4"),
        ("2 red 4", "2R4"),
        ("factory 2, red to line 4", "2R4"),
        ("ck-", "cK-"),
        ("CKF", "cK-"),
        ("centre black floor", "cK-"),
        ("take the black tiles from the centre", "take black from the centre"),
        ("2r", "2R"),
        ("3@5", "3@5"),
        ("3 @ 5", "3@5"),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, meant: str) -> None:
    assert compact(typed) == compact(meant) == (meant if " " not in meant else compact(meant))


def test_long_lines_are_broken_below_their_second_column() -> None:
    line = "  \x1b[1mcR1\x1b[0m  " + "word " * 20
    lines = wrapped(line.rstrip()).splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("       word")
    assert wrapped("short  line") == "short  line"
