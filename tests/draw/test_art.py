"""The art: every drawing is there, well formed, in the palette's colours, and the tiles can be told apart in grey."""

import itertools
import re
from xml.etree import ElementTree

import pytest

from azulejos.draw import art
from tests.draw.colour_maths import contrast, lightness

TILES = ("blue", "yellow", "red", "black", "white", "turquoise", "special")
THEMES: tuple[art.Theme, ...] = ("light", "dark")


@pytest.mark.parametrize("file", ["tiles.svg", "table.svg"])
def test_art_files_are_well_formed_and_carry_nothing_but_drawings(file: str) -> None:
    text = (art.ART / file).read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert not re.search(r"<script|<style|<image|href|style=|url\(", text)
    assert len(re.findall("<symbol ", text)) == len(set(re.findall('<symbol id="([^"]+)"', text)))


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_two_sizes_and_two_engravings_and_its_colours(tile: str) -> None:
    for suffix in ("", "-small", "-engraving", "-engraving-small"):
        assert art.symbols()[f"tile-{tile}{suffix}"].view_box == 'viewBox="0 0 48 48"'
    colours = art.palette()["tiles"][tile]
    for part in ("engraving", "plate-engraving", "tint"):
        assert set(colours[part]) == {"light", "dark"}


def test_palette_has_a_tile_for_every_drawn_motif_and_the_other_way_round() -> None:
    drawn = {name.split("-")[1] for name in art.symbols() if name.startswith("tile-")}
    assert drawn == set(art.palette()["tiles"]) == set(TILES)
    assert "".join(art.tile_names()) == "BYRKWT*"


@pytest.mark.parametrize("tile", TILES)
def test_faces_use_their_palette_colours_and_engravings_the_current_colour(tile: str) -> None:
    colours = art.palette()["tiles"][tile]
    own = {colours[part] for part in ("ground", "motif", "second", "joint") if part in colours}
    for suffix in ("", "-small"):
        used = set(re.findall("#[0-9A-F]{6}", art.themed(art.symbols()[f"tile-{tile}{suffix}"].body, "light")))
        assert used <= own | {"#FFFFFF"}
        assert colours["ground"] in used
        engraving = art.symbols()[f"tile-{tile}-engraving{suffix}"].body
        assert "currentColor" in engraving
        assert "#" not in engraving


def test_roles_in_the_art_exist_and_fall_back_to_their_light_colour() -> None:
    roles = art.palette()["roles"]
    for symbol in art.symbols().values():
        for name, fallback in re.findall(r"var\(--([\w-]+), (#\w+)\)", symbol.body):
            assert roles[name]["light"] == fallback
        for theme in THEMES:
            assert "var(" not in art.themed(symbol.body, theme)


def test_every_role_has_a_colour_for_both_themes() -> None:
    for name, colours in art.palette()["roles"].items():
        assert set(colours) == {"light", "dark"}, name
        assert all(re.fullmatch("#[0-9A-F]{6}([0-9A-F]{2})?", colour) for colour in colours.values()), name


def test_tiles_keep_their_order_of_lightness_in_greyscale() -> None:
    tiles = art.palette()["tiles"]
    order = ["black", "blue", "red", "turquoise", "yellow", "white"]
    shades = [lightness(tiles[name]["carrier"]) for name in order]
    assert shades == pytest.approx([19, 33, 48, 67, 78, 96], abs=1)
    assert all(darker + 10 < lighter for darker, lighter in itertools.pairwise(shades))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "table", 7),
        ("ink", "slab", 7),
        ("ink", "hot", 7),
        ("ink-2", "table", 4.5),
        ("ink-2", "slab", 4.5),
        ("ink-3", "slab", 4.5),
        ("ink-3", "empty", 4.5),
        ("cobalt", "slab", 4.5),
        ("cobalt-text", "cobalt", 4.5),
        ("brass-ink", "hot", 4.5),
        ("brass-ink", "legal", 4.5),
        ("brass-text", "brass-lit", 4.5),
        ("red", "slab", 4.5),
    ],
)
def test_text_can_be_read_on_its_ground(theme: art.Theme, ink: str, ground: str, least: float) -> None:
    assert contrast(art.role(ink, theme).colour, art.role(ground, theme).colour) >= least


@pytest.mark.parametrize("tile", TILES)
def test_motifs_stand_out_from_their_ground(tile: str) -> None:
    colours = art.palette()["tiles"][tile]
    # the special tile is quiet on purpose: its brass is told from the bisque by its dark outlines
    figure = colours["joint"] if tile == "special" else colours["second"] if tile == "yellow" else colours["motif"]
    least = 2.3 if tile in ("turquoise", "yellow") else 4
    assert contrast(figure, colours["ground"]) >= least
