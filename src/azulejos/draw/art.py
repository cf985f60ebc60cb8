"""Reads the project's art: the palette by theme, and the drawings as SVG symbols."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" (viewBox="[^"]*")>\s*(.*?)\s*</symbol>', re.DOTALL)
_PAINT_BY_ROLE = re.compile(r'(fill|stroke)="var\(--([\w-]+), #\w+\)"')
ART = Path(__file__).parent.parent / "art"
DRAWINGS = ("tiles.svg", "table.svg", "duel.svg")
SMALL_UP_TO = 26  # the size in pixels up to which a tile takes its small drawing


@dataclass(frozen=True)
class Symbol:
    """One drawing of the art: its box and the SVG inside."""

    view_box: str
    body: str


@dataclass(frozen=True)
class Paint:
    """A colour as SVG 1.1 wants it: opaque, and its opacity apart."""

    colour: str
    opacity: float = 1.0

    @classmethod
    def of(cls, value: str) -> "Paint":
        """Split #RRGGBB or #RRGGBBAA."""
        return cls(value) if len(value) == 7 else cls(value[:7], int(value[7:], 16) / 255)


def _text(name: str) -> str:
    return (ART / name).read_text(encoding="utf-8")


@cache
def palette() -> dict[str, Any]:
    """The whole palette, as art/palette.json has it."""
    loaded: dict[str, Any] = json.loads(_text("palette.json"))
    return loaded


@cache
def symbols() -> dict[str, Symbol]:
    """All drawings by name, still with their colours as roles."""
    text = "".join(map(_text, DRAWINGS))
    return {name: Symbol(box, body) for name, box, body in _SYMBOL.findall(text)}


@cache
def plate_faces() -> dict[int, tuple[str, str]]:
    """The faces of Duel's plates by number, unturned: the upper and the lower row."""
    plates: dict[str, list[str]] = json.loads(_text("plates.json"))["plates"]
    return {int(number): (upper, lower) for number, (upper, lower) in plates.items()}


@cache
def tile_names() -> dict[str, str]:
    """The tile that a letter means: {"B": "blue", ...}."""
    return {tile["letter"]: name for name, tile in palette()["tiles"].items()}


def role(name: str, theme: Theme) -> Paint:
    """The paint that a role of the palette has in a theme."""
    return Paint.of(palette()["roles"][name][theme])


def tile_role(tile: str, part: str, theme: Theme) -> str:
    """The colour of a tile's `engraving` or `tint`, which differ by theme."""
    return str(palette()["tiles"][tile][part][theme])


def themed(body: str, theme: Theme) -> str:
    """A drawing with its roles replaced by a theme's colours, for viewers that know no CSS variables."""

    def paint(match: re.Match[str]) -> str:
        found = role(match[2], theme)
        opacity = "" if found.opacity == 1 else f' {match[1]}-opacity="{found.opacity:.2g}"'
        return f'{match[1]}="{found.colour}"{opacity}'

    return _PAINT_BY_ROLE.sub(paint, body)
