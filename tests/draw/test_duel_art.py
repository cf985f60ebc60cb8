"""Duel's art: the drawings are there and whole, and the plates are those of the rules."""

import re
from xml.etree import ElementTree

import pytest

from azulejos.data import DuelData
from azulejos.draw import art
from azulejos.draw.duel import goals
from azulejos.draw.duel.words import COLOURS
from tests.draw.duel_samples import NAMES, chips, load, plates, tiles_on_the_table

# As the rules list them: number, upper row, lower row
PLATES = """
1 YK T*   7 *K RB  13 BK *T
2 JB TK   8 YB K*  14 RT YJ
3 TR BJ   9 TR B*  15 TB JY
4 KY RJ  10 YR JB  16 *T YB
5 K* TR  11 Y* KR  17 RJ BK
6 TY JK  12 TK RJ  18 *Y BR
"""


def test_plates_are_those_of_the_rules() -> None:
    words = iter(PLATES.split())
    assert art.plate_faces() == {int(number): (next(words), next(words)) for number in words}


def test_every_plate_has_one_special_or_joker_cell_and_three_different_colours() -> None:
    faces = ["".join(face) for face in art.plate_faces().values()]
    assert [sum(kind in face for face in faces) for kind in "*J"] == [9, 9]
    assert all(len(set(face)) == 4 and len(set(face) & set("*J")) == 1 for face in faces)


def test_art_file_is_well_formed_and_carries_nothing_but_drawings() -> None:
    text = (art.ART / "duel.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert not re.search(r"<script|<style|<image|href|style=|url\(", text)


def test_no_name_is_drawn_twice() -> None:
    names = [name for file in art.DRAWINGS for name in re.findall('<symbol id="([^"]+)"', (art.ART / file).read_text())]
    assert sorted(names) == sorted(art.symbols())


@pytest.mark.parametrize("colour", COLOURS.values())
def test_every_colour_has_its_chip_and_both_halves_in_its_tile_s_colours(colour: str) -> None:
    tile = art.palette()["tiles"][colour]
    for part in ("", "-left", "-right"):
        used = set(re.findall("#[0-9A-F]{6}", art.symbols()[f"chip-{colour}{part}"].body))
        assert tile["ground"] in used
        assert used <= {tile[key] for key in ("ground", "motif", "second") if key in tile}


def test_every_goal_has_its_mark_its_name_and_its_rule() -> None:
    for goal, name in goals.NAMES.items():
        assert f"goal-{goal.replace('_', '-')}" in art.symbols()
        assert name.lower().replace(" ", "_") == goal
        assert goals.rule(load("draft"), goal)


# The samples keep to the rules


@pytest.fixture(params=NAMES)
def sample(request: pytest.FixtureRequest) -> DuelData:
    """Each of the sample positions in turn."""
    return load(request.param)


def test_tiles_are_conserved_in_the_samples(sample: DuelData) -> None:
    seen = tiles_on_the_table(sample)
    for letter in COLOURS:
        assert seen[letter] + sample["bag"][letter] + sample["tower"][letter] == 13


def test_plates_and_chips_are_conserved_in_the_samples(sample: DuelData) -> None:
    known = plates(sample)
    assert len(known) == len(set(known))
    returned = sample["stack"]["returned"]
    assert sample["stack"]["count"] == sample["stack"]["shuffled"] + len(returned)
    hidden = [*returned, *(sample["drawn"] or {"plates": []})["plates"]]
    assert len(known) + sum(plate["plate"] is None for plate in hidden) + sample["stack"]["shuffled"] == 18
    assert all(count <= 2 for chip, count in chips(sample).items() if chip != "?")


def test_printed_cells_are_those_of_the_turned_plates(sample: DuelData) -> None:
    for board in sample["boards"]:
        printed = [["."] * 6 for _ in range(6)]
        for place, plate in enumerate(board["plates"]):
            if plate is None:
                continue
            upper, lower = art.plate_faces()[plate["plate"]]
            for _ in range(plate["turns"]):
                upper, lower = lower[0] + upper[0], lower[1] + upper[1]
            for below, row in enumerate((upper, lower)):
                for beside, letter in enumerate(row):
                    printed[place // 3 * 2 + below][place % 3 * 2 + beside] = letter
        assert ["".join(row) for row in printed] == board["pattern"]
