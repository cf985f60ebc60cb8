"""The sentences about Azul Duel in `azulejos play`, one for each thing that can happen, and how moves are read."""

from typing import cast

import pytest

from azulejos import Game, Outcome
from azulejos.cli.duel import payments, reading, rounds, told, words
from azulejos.cli.words import result
from azulejos.data import DuelData, DuelPlacementData, PreviewData, StepData

NAMES = ["You", "greedy"]


def at_the_beginning() -> DuelData:
    """The first position of a game."""
    return cast("DuelData", Game("duel", goals="first", seed=3, first=1).position.data)


def placement(
    points: int, *, choice: bool = False, across: int = 1, down: int = 1, special: int = 0
) -> DuelPlacementData:
    return {
        "row": 3,
        "columns": [2],
        "choice": choice,
        "why": None,
        "horizontal": across,
        "vertical": down,
        "points": points,
        "points_special": special,
    }


def nowhere(why: str) -> DuelPlacementData:
    return cast("DuelPlacementData", {"row": 3, "columns": [], "choice": False, "why": why})


def preview(kind: str, **more: object) -> PreviewData:
    return cast("PreviewData", {"move": "", "seat": 0, "kind": kind, "ends_draft": False} | more)


def take(**more: object) -> PreviewData:
    """Three red from the sun of factory 2 to line 3, which is full then; whatever is given is different."""
    data = {
        "source": 2,
        "colour": "R",
        "count": 3,
        "leftovers": "",
        "marker": False,
        "line": 3,
        "placed": 3,
        "filled": 3,
        "complete": True,
        "to_broken": 0,
        "to_tower": 0,
        "penalty_before": 0,
        "penalty_after": 0,
        "turned_up": [],
        "tiling": placement(1),
    }
    return preview("sun", **(data | more))


SPECIALS = [{"name": "empty_specials", "before": 0, "after": -3}]


def goal(name: str, before: int, after: int) -> dict[str, object]:
    return {"name": name, "before": before, "after": after}


ALL_BREAK = {"line": None, "complete": False, "tiling": None}
OPEN = {"complete": False, "tiling": None, "filled": 2}


@pytest.mark.parametrize(
    ("data", "sentences"),
    [
        (take(), "Line 3 is full: +1 at tiling."),
        (
            take(tiling=placement(7, across=4, down=3, special=4)),
            "Line 3 is full: +7 at tiling (4 across and 3 down), and +4 for the special tile.",
        ),
        (take(tiling=placement(3, choice=True, down=3)), "Line 3 is full: up to +3 at tiling (3 down)."),
        (take(tiling=nowhere("waits")), "Line 3 is full and waits: no cell for red yet."),
        (take(tiling=nowhere("breaks")), "Line 3 is full and will break: no cell for red any more."),
        (take(**OPEN), "Line 3 holds 2 of 3 red."),
        (take(**OPEN, to_broken=1, penalty_after=-1), "Line 3 holds 2 of 3 red. 1 tile breaks (−1)."),
        (take(**ALL_BREAK, to_broken=3, penalty_after=-6), "3 tiles break (−6)."),
        (
            take(**ALL_BREAK, to_broken=1, to_tower=2, penalty_before=-6, penalty_after=-10),
            "3 tiles break (−4); no room for 2, which cost nothing.",
        ),
        (
            take(**OPEN, marker=True, penalty_after=-2),
            "Line 3 holds 2 of 3 red. The first-player tile comes along (−2).",
        ),
        (
            take(**ALL_BREAK, marker=True, to_broken=1, penalty_after=-3),
            "1 tile breaks and the first-player tile comes along (−3).",
        ),
        (take(turned_up=[2]), "Line 3 is full: +1 at tiling. It turns up a chip on factory 2."),
        (
            take(turned_up=[1, 4], ends_draft=True),
            "Line 3 is full: +1 at tiling. It turns up chips on factories 1 and 4. The draft is over then.",
        ),
        (
            preview("plate", plate=8, place=5, turns=1, cells="KY*B", serves=[2, 5], goals=SPECIALS),
            "Turned once: k y above * b. A cell for your lines 2 and 5. Empty specials −3.",
        ),
        (
            preview("keep", plate=2, place=1, turns=0, cells="JBTK", serves=[], goals=[goal("rows", 3, 3)]),
            "Unturned: j b above t k.",
        ),
        (preview("draw", back="*", points=-1), "You draw a special plate for 1 point, without seeing its face yet."),
        (preview("draw", back="J", points=0), "You draw a joker plate free of charge, without seeing its face yet."),
        (preview("draw", back="?", points=-1), "You draw an unseen plate for 1 point, without seeing its face yet."),
        (preview("look", count=1), "You see its face and lay it."),
        (preview("look", count=3), "You see the faces and keep one of the plates."),
        (preview("put_back", plate=17, back="J"), "Plate 17 goes under the stack."),
        (preview("chip", factory=2, chip="BR"), "You take the chip BR."),
        (preview("leave", line=4, colour="K", filled=1, missing=3), "Line 4 keeps its 1 black; 3 missing."),
        (
            preview(
                "tile",
                line=4,
                column=3,
                colour="K",
                chips=["K", "KB"],
                horizontal=2,
                vertical=1,
                points=2,
                points_special=5,
                special=None,
                to_tower=2,
                goals=[goal("rows", 0, 3), goal("jokers", 0, 8), goal("columns", 7, 7)],
            ),
            "Column 3: +2 (2 across), and +5 for the special tile. Rows +3, Jokers +8. It costs the chips K and KB.",
        ),
    ],
)
def test_a_move_is_foretold(data: PreviewData, sentences: str) -> None:
    assert words.preview(data) == sentences


TAKE: list[StepData] = [
    {"do": "take", "seat": 0, "source": 0, "colour": "R", "count": 3},
    {"do": "leftovers", "seat": 0, "source": 0, "tiles": "YT"},
]
TILE: StepData = {"do": "tile", "seat": 0, "line": 4, "row": 4, "column": 2, "colour": "R", "points": 5, "score": 9}
SPECIAL: StepData = {"do": "special", "seat": 0, "row": 3, "column": 2, "points": 3, "score": 12}
STAYS: StepData = {"do": "stays", "seat": 0, "line": 3, "colour": "K", "count": 1}
PLATE: StepData = {"do": "plate", "seat": 1, "plate": 3, "place": 9, "turns": 2}


@pytest.mark.parametrize(
    ("events", "steps", "sentence"),
    [
        (
            [{"move": "s0R5"}],
            [*TAKE, {"do": "place", "seat": 0, "line": 5, "colour": "R", "count": 3}],
            "3 red from the sun of the large factory to line 5, 3 of 5",
        ),
        (
            [{"move": "s0R2"}],
            [
                *TAKE,
                {"do": "marker", "seat": 0},
                {"do": "place", "seat": 0, "line": 2, "colour": "R", "count": 2},
                {"do": "broken", "seat": 0, "colour": "R", "count": 1},
                {"do": "turned_up", "factory": 1, "chip": "BR"},
                {"do": "turned_up", "factory": 3, "chip": "T"},
            ],
            "3 red from the sun of the large factory with the first-player tile to line 2, full, 1 tile broken; "
            "turned up: chip BR on factory 1 and chip T on factory 3",
        ),
        (
            [{"move": "mR-"}],
            [{"do": "take", "seat": 0, "source": "moon", "colour": "R", "count": 2}, {"do": "tower", "seat": 0}],
            "2 red from the moon, all broken",
        ),
        ([{"move": "k3@9r2"}], [PLATE], "plate 3 to position 9, turned twice"),
        (
            [{"move": "k3@9r2"}],
            [PLATE, {"do": "put_back", "seat": 1, "plate": None, "back": "J"}],
            "plate 3 to position 9, turned twice; a joker plate goes under the stack",
        ),
        (
            [{"move": "d"}],
            [{"do": "draw", "seat": 1, "back": "*", "points": -1, "score": 4}],
            "draws a special plate (−1)",
        ),
        ([{"move": "l"}, {"look": [7, 12]}], [], "sees plate 7 and plate 12"),
        ([{"move": "l"}, {"look": "*J"}], [], ""),
        ([{"move": "u7"}], [{"do": "put_back", "seat": 0, "plate": 7, "back": "*"}], "plate 7 goes under the stack"),
        (
            [{"move": "u*"}],
            [{"do": "put_back", "seat": 1, "plate": None, "back": "*"}],
            "a special plate goes under the stack",
        ),
        ([{"move": "x2"}], [{"do": "chip", "seat": 0, "factory": 2, "chip": "TY"}], "takes the chip TY from factory 2"),
        ([{"move": "4@2"}], [TILE, STAYS], "the red tile of line 4, to column 2: +5"),
        (
            [{"move": "4@2+BR,R"}],
            [{"do": "spend", "seat": 0, "line": 4, "chips": ["BR", "R"]}, TILE, SPECIAL, TILE | {"points": 1}],
            "the red tile of line 4, completed with chips BR and R, to column 2: +5, the special tile +3",
        ),
        ([{"move": "4@2"}], [TILE, TILE | {"line": 5}, SPECIAL], "the red tile of line 4, to column 2: +5"),
        ([{"move": "3."}], [STAYS, TILE, SPECIAL], "leaves line 3 as it is"),
    ],
)
def test_a_move_is_told(events: list[dict[str, object]], steps: list[StepData], sentence: str) -> None:
    assert told.told(at_the_beginning(), events, steps) == sentence


def test_the_last_round_is_told_with_its_goals() -> None:
    data = at_the_beginning()
    data["phase"] = "over"
    steps: list[StepData] = [
        TILE,
        SPECIAL,
        {"do": "breaks", "seat": 0, "line": 6, "colour": "T", "count": 2},
        {"do": "penalty", "seat": 0, "count": 2, "marker": True, "penalty": -5, "points": -5},
        {"do": "stays", "seat": 1, "line": 2, "colour": "B", "count": 2},
        {"do": "stays", "seat": 1, "line": 3, "colour": "B", "count": 2},
        {"do": "penalty", "seat": 1, "count": 2, "marker": False, "penalty": -3, "points": -1},
        {"do": "over"},
        {"do": "goal", "seat": 0, "goal": "columns", "points": 7, "score": 14, "spared": 0},
        {"do": "goal", "seat": 1, "goal": "diagonals", "points": -2, "score": 0, "spared": 4},
    ]
    lines = rounds.told(data, steps, NAMES, (4, 1))
    assert [line.split() for line in lines[:3]] == [
        ["line", "1", "2", "3", "4", "5", "6", "special", "broken", "score"],
        ["You", "·", "·", "·", "+5", "·", "·", "+3", "−5", "4", "→", "7"],
        ["greedy", "·", "·", "·", "·", "·", "·", "·", "−1", "1", "→", "0"],
    ]
    assert lines[3:8] == [
        "Your line 6 can't find a cell for turquoise any more: 2 tiles broke.",
        "greedy's line 2 is full and waits for a plate with blue.",
        "greedy's broken tiles would cost −3, but no score falls below 0.",
        "greedy's diagonals would cost 4 more, but no score falls below 0.",
        "The fifth round was the last, so the goals are counted:",
    ]
    assert [line.split() for line in lines[8:]] == [
        ["rows", "columns", "diagonals", "score"],
        ["You", "0", "+7", "0", "7", "→", "14"],
        ["greedy", "0", "0", "−2", "0", "→", "−2"],
    ]


def test_a_tie_is_told_with_who_wins_it() -> None:
    assert (
        result(Outcome((12, 12), (0,), 5), NAMES, {"move": "4@2"})
        == "You win the tie at 12: the first-player tile decides."
    )
    assert result(Outcome((12, 12), (1,), 5), NAMES, {"move": "4@2"}).startswith("greedy wins the tie at 12")


# ---- reading


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("s2R4", "s2R4"),
        ("2r4", "s2R4"),
        ("sun 2 red 4", "s2R4"),
        ("red from the sun of factory 2", "rs2"),
        ("large red 4", "s0R4"),
        ("s2R4/KY", "s2R4/KY"),
        ("s2r4 ky", "s2R4/KY"),
        ("s2r4/", "s2R4/"),
        ("2 turquoise broken", "s2T-"),
        ("mb2", "mB2"),
        ("moon blue to line 2", "mB2"),
        ("p14@5r1", "p14@5r1"),
        ("P14 5 1", "p14@5r1"),
        ("plate 14 at position 5 turned once", "p14@5r1"),
        ("plate 14 to position 5, unturned", "p14@5r0"),
        ("p 14 @ 5", "p14@5"),
        ("p14", "p14"),
        ("draw", "d"),
        ("look", "l"),
        ("put back 17", "u17"),
        ("x 3", "x3"),
        ("chip 3", "x3"),
        ("zebra", "zebra"),
    ],
)
def test_moves_of_the_draft_are_read_as_people_type_them(typed: str, meant: str) -> None:
    assert reading.notation(typed, at_the_beginning()) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", "4@2"),
        ("4@2", "4@2"),
        ("5@2", "5@2"),
        ("4 2", "4@2"),
        ("column 2", "4@2"),
        ("2+", "4@2+"),
        ("2 + rb, b", "4@2+B,BR"),
        ("2 ky r b", "4@2+B,R,YK"),
        ("4@2+B,BR,TY", "4@2+B,BR,TY"),
        ("2 with chips b and br", "4@2+B,BR"),
        (".", "4."),
        ("4.", "4."),
        ("leave", "4."),
        ("leave it", "4."),
    ],
)
def test_tilings_are_read_as_people_type_them(typed: str, meant: str) -> None:
    data = at_the_beginning()
    data["phase"] = "tiling"
    data["to_move"] = 1
    data["boards"][1]["pass"] = 4
    assert reading.notation(typed, data) == meant


def test_a_plate_that_was_drawn_is_kept_whatever_letter_it_gets() -> None:
    data = at_the_beginning()
    data["drawn"] = {"seat": 0, "stage": "looked", "plates": [{"plate": 17, "back": "J"}]}
    assert reading.notation("p17 5 1", data) == reading.notation("keep 17 5 1", data) == "k17@5r1"


def test_payments_come_cheapest_first() -> None:
    moves = ["4@2+B,BR,R", "4@2+BR,R", "4@3+R,R", "4@2+R,R", "4@3+BR,R", "4@2+BR,RT"]
    assert payments.payments(moves) == [("R", "R"), ("BR", "R"), ("BR", "RT"), ("B", "BR", "R")]
    assert payments.columns(moves) == [2, 3]
    assert payments.cheapest(moves, 2) == "4@2+R,R"


def test_numbers_in_a_row_are_told_as_ranges() -> None:
    assert words.ranges([1, 2, 3, 5, 7, 8]) == "1-3, 5, 7-8"
    assert words.ranges([]) == ""
