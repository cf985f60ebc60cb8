"""The SVG picture of Duel: well formed, complete, hiding what is hidden, within its edges even in a wide font."""

import re
from collections import Counter
from copy import deepcopy
from xml.etree import ElementTree

import pytest

from azulejos.data import DuelData, DuelDue
from azulejos.draw import art
from azulejos.draw.lettering import room_for
from azulejos.draw.svg import svg
from tests.draw.duel_samples import NAMES, chips, free_cells, load, tiles_on_the_table

SVG = "{http://www.w3.org/2000/svg}"
STOCK_SIZE = "20"  # the strip with bag and tower shows one tile per colour, in this size
DOME_SIZE = "36"
LETTERS = {name: letter for letter, name in art.tile_names().items()}


@pytest.fixture(params=NAMES)
def sample(request: pytest.FixtureRequest) -> DuelData:
    """Each of the sample positions in turn."""
    return load(request.param)


def placed(picture: str) -> Counter[tuple[str, str]]:
    """How often each stamped tile, cell or chip is placed, as ('blue', '36')."""
    body = picture.split("</defs>")[1]
    return Counter(re.findall(r'<use href="#d[0-9a-f]{8}-([\w-]+?)-([\d.]+)"', body))


def drawings(picture: str) -> Counter[str]:
    """How often each drawing of the art is placed by itself."""
    body = picture.split("</defs>")[1]
    return Counter(re.findall(r'<use href="#d[0-9a-f]{8}-([a-z-]+)"', body))


def texts(picture: str) -> list[str]:
    """All text that the picture shows."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture_is_well_formed_and_stands_alone(sample: DuelData, theme: art.Theme) -> None:
    picture = svg(sample, theme)
    root = ElementTree.fromstring(picture)
    assert root.get("viewBox")
    assert root.get("role") == "img"
    assert not re.search(r"<script|<style|<image|<foreignObject|url\(|var\(|@import|href=\"[^#]", picture)
    assert picture.count("http") == 1  # the namespace
    assert len(picture) < 96_000


def test_every_reference_has_its_target_and_every_id_the_picture_s_prefix(sample: DuelData) -> None:
    picture = svg(sample)
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    assert len({name.split("-")[0] for name in ids}) == 1
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)


def test_all_tiles_and_the_marker_are_shown_exactly_once(sample: DuelData) -> None:
    counts: Counter[str] = Counter()
    for (name, size), count in placed(svg(sample)).items():
        if name in LETTERS and size != STOCK_SIZE:
            counts[LETTERS[name]] += count
        elif name == "marker":
            counts["1"] += count
    assert counts == tiles_on_the_table(sample)


def test_free_cells_of_the_domes_show_what_belongs_there(sample: DuelData) -> None:
    shown = {name: count for (name, size), count in placed(svg(sample)).items() if size == DOME_SIZE}
    for letter, name in [*art.tile_names().items(), ("J", "joker")]:
        expected = sum(free_cells(board)[letter] for board in sample["boards"])
        assert shown.get(f"plate-{name}", 0) == expected
    empty = sum(plate is None for board in sample["boards"] for plate in board["plates"])
    assert drawings(svg(sample))["plate-space"] == empty


def test_display_shows_the_faces_of_its_plates(sample: DuelData) -> None:
    shown = Counter({name: count for (name, size), count in placed(svg(sample)).items() if size == "38"})
    faces = "".join("".join(art.plate_faces()[plate]) for plate in sample["display"] if plate)
    for letter, name in [*art.tile_names().items(), ("J", "joker")]:
        assert shown[f"plate-{name}"] == faces.count(letter)
    assert {str(plate) for plate in sample["display"] if plate} <= set(texts(svg(sample)))


def test_all_chips_are_shown(sample: DuelData) -> None:
    counts: Counter[str] = Counter()
    for (name, _), count in placed(svg(sample)).items():
        if name.startswith("chip-"):
            counts[name.removeprefix("chip-").replace("back", "?")] += count
    assert counts == chips(sample)


@pytest.mark.parametrize("names", [None, ["Wilhelmina Grzegorzewska-Łąkowa", "MMMMMMMMMMMMMMMM"]])
def test_no_text_leaves_the_picture_or_its_board_even_in_a_wide_font(sample: DuelData, names: list[str] | None) -> None:
    for element in ElementTree.fromstring(svg(sample, names=names)).iter(f"{SVG}text"):
        words, size = element.text or "", float(element.get("font-size", 0))
        width = room_for(words, size, bold=int(element.get("font-weight", 400)) > 500)
        x = float(element.get("x", 0))
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "start")]
        begin, end = (16, 552) if x < 560 else (568, 1104)
        assert begin <= left + 1, words
        assert left + width <= end + 1, words


# What is written


def test_scores_stack_goals_and_penalties_are_written() -> None:
    shown = texts(svg(load("draft"), names=["Михаил", "Kasia"]))
    assert {"Kasia to move", "to move", "started this round", "Stack, 1 left", "Special on top"} <= set(shown)
    assert {"25", "22", "−3", "Perimeter", "7/20", "2/20", "1/3", "Bag", "17", "Tower"} <= set(shown)
    assert not any("-" in text for text in shown), "a minus is written with the real sign"


def test_the_last_round_says_so_and_no_plates_are_to_take() -> None:
    shown = texts(svg(load("last_round")))
    assert "Last round" in shown
    assert "Plates to take" not in shown
    assert "Plates to take" in texts(svg(load("draft")))


def test_used_tokens_and_taken_chips_are_told_from_those_left() -> None:
    data = load("draft")
    data["boards"][0]["tokens"], data["boards"][1]["taken"] = 2, 1
    shown = drawings(svg(data))
    assert (shown["token"], shown["chip-back"], shown["token-used"]) == (2, 3, 3)


def test_tiling_shows_how_far_each_seat_has_come() -> None:
    data = load("tiling")
    assert {"Tiling: line 4 next", "to tile"} <= set(texts(svg(data)))
    data["boards"][1]["pass"] = 7
    assert "Tiling is done" in texts(svg(data))


def test_drawn_plates_show_no_more_than_is_known() -> None:
    before, after = svg(load("drawing")), svg(load("looked"))
    assert "Seat 1 drew" in texts(before)
    assert drawings(before)["plate-back-joker"] >= 3
    assert "Seat 1 keeps one" in texts(after) or "Seat 0 keeps one" in texts(after)
    masked = load("returning_masked")
    shown = drawings(svg(masked))
    hidden = len(masked["stack"]["returned"]) + len((masked["drawn"] or {"plates": []})["plates"])
    pile = min(3, masked["stack"]["count"])
    assert shown["plate-back-joker"] + shown["plate-back-special"] == hidden + pile


def test_a_stack_s_top_that_nobody_has_seen_is_not_made_up() -> None:
    data = load("draft")
    data["stack"]["top"] = "?"
    assert drawings(svg(data))["plate-back"] == 1
    assert "Top not seen yet" in texts(svg(data))


@pytest.mark.parametrize(
    ("due", "heading"),
    [
        ("plates", "The display is filled next"),
        ("deal", "The factories are dealt next"),
        ("look", "Seat 1 sees the plates next"),
        ("top", "The stack's top is turned up next"),
        ("chip", "A chip is turned up next"),
    ],
)
def test_heading_tells_what_chance_does_next(due: DuelDue, heading: str) -> None:
    data = load("draft")
    data["to_move"], data["due"] = None, due
    assert heading in texts(svg(data))


def test_the_end_names_the_winner_the_goals_and_a_tie_that_the_marker_broke() -> None:
    data = load("over")
    assert {"Kasia wins, 65 to 42", "winner", "Goals", "+15", "+12"} <= set(texts(svg(data, names=["Teresa", "Kasia"])))
    data["scores"] = [36, 36]
    assert "Kasia wins the tie at 36" in texts(svg(data, names=["Teresa", "Kasia"]))


def test_who_starts_is_known_before_the_first_deal_and_between_rounds() -> None:
    assert texts(svg(load("opening"))).count("starts this round") == 1
    data = load("deal")
    assert texts(svg(data)).count("starts the next round") == 1
    data["marker"] = "large"  # nobody took it: the last one to start does it again
    assert texts(svg(data)).count("starts the next round") == 1


def test_four_goals_find_room() -> None:
    shown = texts(svg(load("last_round")))
    assert {"Columns", "Diagonals", "Corners", "Empty specials", "−3 each"} <= set(shown)


def test_many_plates_in_the_tray_find_room() -> None:
    data = load("looked")
    data["stack"]["returned"] = data["stack"]["returned"][:1] * 11
    root = ElementTree.fromstring(svg(data))
    places = [float(use.get("x", 0)) for use in root.iter(f"{SVG}use")]
    assert max(x for x in places if x < 560) <= 552


def test_description_tells_the_whole_table() -> None:
    description = ElementTree.fromstring(svg(load("draft"))).findtext(f"{SVG}desc") or ""
    assert "Factory 1: sun empty; moon, bottom to top: red, black, black; chip face down" in description
    assert "Factory 4: sun empty; chip blue" in description
    assert "Display: plate 15, plate 18, plate 4. Stack, 1 left; Special on top" in description
    assert "Goal perimeter (1 per edge tile): Seat 0 2, Seat 1 7" in description
    assert "position 2: plate 1 turned 1" in description
    assert "broken: the marker, 1 turquoise (−3)" in description
    assert "chips: blue, turquoise, turquoise, turquoise and yellow" in description
    masked = load("returning_masked")
    description = ElementTree.fromstring(svg(masked)).findtext(f"{SVG}desc") or ""
    assert "a joker plate by Seat 0" in description


def test_names_are_escaped_and_counted() -> None:
    assert "<b>&\"'" in texts(svg(load("draft"), names=["<b>&\x00\"'", "x"]))
    with pytest.raises(ValueError, match="2 names are needed"):
        svg(load("draft"), names=["alone"])


def test_same_position_gives_the_same_picture_and_another_one_other_ids() -> None:
    data = load("draft")
    assert svg(data) == svg(deepcopy(data))
    prefixes = {re.findall(r' id="(\w+)-', svg(*args))[0] for args in ((data,), (data, "dark"), (load("over"),))}
    assert len(prefixes) == 3
