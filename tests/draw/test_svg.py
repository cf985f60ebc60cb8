"""The SVG picture: well formed, complete, standing alone, the same again for the same position."""

import importlib.util
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from azulejos.data import AzulData
from azulejos.draw import art
from azulejos.draw.svg import svg
from tests.draw.counting import engravings, tiles_on_the_table
from tests.draw.samples import load

SVG = "{http://www.w3.org/2000/svg}"
STOCK_SIZE = "20"  # the strip with bag and lid shows one tile per colour, in this size


def placed(picture: str) -> Counter[str]:
    """How often each stamped tile, cell or marker is placed, as 'blue-42'."""
    body = picture.split("</defs>")[1]
    return Counter(re.findall(r'<use href="#a[0-9a-f]{8}-([\w-]+?-\d+)"', body))


def by_letter(picture: str) -> Counter[str]:
    """How often each tile is shown outside bag and lid; the marker as *."""
    letters = {name: letter for letter, name in art.tile_names().items()} | {"marker": "*"}
    counts: Counter[str] = Counter()
    for stamp, count in placed(picture).items():
        name, size = stamp.rsplit("-", 1)
        if name in letters and size != STOCK_SIZE:
            counts[letters[name]] += count
    return counts


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_picture_is_well_formed_and_stands_alone(position: AzulData, theme: art.Theme) -> None:
    picture = svg(position, theme)
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox")
    assert root.get("role") == "img"
    assert not re.search(r"<script|<style|<image|<foreignObject|url\(|var\(|@import|href=\"[^#]", picture)
    assert picture.count("http") == 1  # the namespace
    assert len(picture) < 64_000


def test_every_reference_has_its_target_and_every_id_the_picture_s_prefix(position: AzulData) -> None:
    picture = svg(position)
    ids = re.findall(r' id="([^"]+)"', picture)
    assert len(ids) == len(set(ids))
    assert len({name.split("-")[0] for name in ids}) == 1
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)


def test_all_tiles_are_shown_exactly_once(position: AzulData) -> None:
    assert by_letter(svg(position)) == tiles_on_the_table(position)


def test_free_cells_show_the_engraving_of_their_tile(position: AzulData) -> None:
    cells: Counter[str] = Counter()
    for stamp, count in placed(svg(position)).items():
        if stamp.startswith("cell-"):
            cells[stamp.split("-")[1]] += count
    assert cells == Counter({art.tile_names()[letter]: count for letter, count in engravings(position).items()})


def test_tiles_are_conserved_in_the_samples(position: AzulData) -> None:
    seen = tiles_on_the_table(position)
    for letter in ("B", "Y", "R", "K", "W"):
        assert seen[letter] + position["bag"][letter] + position["lid"][letter] == 20


def texts(picture: str) -> list[str]:
    """All text that the picture shows."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_scores_counts_and_penalties_are_written() -> None:
    data = load("two_last_round")
    shown = texts(svg(data))
    assert {"26", "21", "Bag", "Lid", "50", "−2", "Seat 0", "Seat 1 to move", "to move"} <= set(shown)
    assert "Last round: Seat 0 fills row 1" in shown
    assert not any("-" in text for text in shown), "a minus is written with the real sign"


def test_the_end_names_the_winners_and_the_bonuses() -> None:
    shown = texts(svg(load("two_over"), names=["Teresa", "Kasia"]))
    assert {"Teresa wins, 54 to 39", "winner", "Rows", "+10"} <= set(shown)


def test_a_shared_victory_names_everybody() -> None:
    data = load("two_over")
    data["winners"], data["scores"] = [0, 1], [54, 54]
    assert "Seat 0 and Seat 1 share the victory, 54 each" in texts(svg(data))


def test_a_shown_marker_is_not_told_twice_but_its_holder_is_named_before_the_deal() -> None:
    assert "starts the next round" in texts(svg(load("two_deal")))
    assert "starts the next round" not in texts(svg(load("two_last_round")))


def test_names_are_escaped_shortened_and_counted() -> None:
    data = load("two_draft")
    picture = svg(data, names=["<b>&\x00\"'", "a" * 200])
    assert "<b>&\"'" in texts(picture)
    assert all(len(text) < 80 for text in texts(picture))
    with pytest.raises(ValueError, match="2 names are needed"):
        svg(data, names=["alone"])


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="'light' or 'dark'"):
        svg(load("two_draft"), "sepia")  # type: ignore[arg-type]


def test_description_tells_the_whole_table() -> None:
    description = ElementTree.fromstring(svg(load("two_last_round"))).findtext(f"{SVG}desc") or ""
    assert "Factory 5: 2 blue, 1 yellow, 1 white" in description
    assert "Lid: 50 tiles" in description
    assert "floor: the marker, 1 yellow (−2)" in description


def test_same_position_gives_the_same_picture_and_another_one_other_ids() -> None:
    data = load("two_draft")
    assert svg(data) == svg(deepcopy(data))
    prefixes = {re.findall(r' id="(\w+)-', svg(*args))[0] for args in ((data,), (data, "dark"), (load("two_over"),))}
    assert len(prefixes) == 3


@pytest.mark.parametrize("count", range(28))
def test_a_centre_of_any_size_finds_room(count: int) -> None:
    data = load("four_draft")
    data["centre"] = "".join(sorted(("BYRKW" * 6)[:count], key="BYRKW".index))
    assert by_letter(svg(data)) == tiles_on_the_table(data)
    data["centre"] = ("B" * 20 + "W" * 20)[:count]
    assert by_letter(svg(data)) == tiles_on_the_table(data)


def test_pictures_of_the_docs_are_up_to_date(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    spec = importlib.util.spec_from_file_location("make_pictures", root / "tools" / "make_pictures.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main(tmp_path)
    made = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in (root / "docs" / "pictures").glob("*.svg")}
    assert made == {name: kept.get(name) for name in made}, "run tools/make_pictures.py"
