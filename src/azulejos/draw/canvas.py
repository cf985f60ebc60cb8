"""A small SVG writer that knows the palette's roles and the art's symbols."""

import json
import re
import zlib
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from azulejos.draw import art
from azulejos.draw.art import Paint, Theme

TEXT_FONT = "'Source Sans 3','Source Sans Pro',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"
DISPLAY_FONT = "'Brygada 1918',Georgia,'Noto Serif',serif"
CELL_TINT = 0.42  # how much of the tile's tint a wall cell carries
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A coordinate, short: at most two decimals, no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def plain(text: str) -> str:
    """Text made safe for XML content; characters that XML forbids are left out."""
    return escape(_NOT_XML.sub("", text))


def prefix(letter: str, *content: object) -> str:
    """What all ids of a picture begin with: different pictures get different ids, the same one always the same."""
    return f"{letter}{zlib.crc32(json.dumps(content, sort_keys=True).encode()):08x}-"


class Canvas:
    """Collects shapes and the symbols they use; `document` makes the picture of them.

    A colour is a role of the palette ("slab"), a plain "#RRGGBB", or None for nothing.
    All ids carry the prefix, so that several pictures can share a page.
    """

    def __init__(self, theme: Theme, prefix: str) -> None:
        self.theme = theme
        self.prefix = prefix
        self._shapes: list[str] = []
        self._symbols: dict[str, str] = {}
        self._stamps: dict[str, str] = {}

    # Shapes

    def rectangle(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0,
        **paint: str | float | None,
    ) -> None:
        """A rectangle, optionally with round corners."""
        box = _attributes(x=x, y=y, width=width, height=height)
        self._add("rect", box + (_attributes(rx=radius) if radius else ""), paint)

    def circle(self, x: float, y: float, radius: float, **paint: str | float | None) -> None:
        """A circle round (x, y)."""
        self._add("circle", _attributes(cx=x, cy=y, r=radius), paint)

    def path(self, data: str, **paint: str | float | None) -> None:
        """Any outline, in SVG's path language."""
        self._add("path", f' d="{data}"', paint)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float,
        colour: str = "ink",
        weight: int = 400,
        anchor: str = "start",
        display: bool = False,
    ) -> None:
        """One line of text on the baseline y."""
        font = f" font-family={quoteattr(DISPLAY_FONT)}" if display else ""
        place = _attributes(x=x, y=y, font_size=size)
        heavy = f' font-weight="{weight}"' if weight != 400 else ""
        where = f' text-anchor="{anchor}"' if anchor != "start" else ""
        paint = self._paint({"fill": colour})
        self._shapes.append(f"<text{place}{heavy}{where}{font}{paint}>{plain(words)}</text>")

    # Art

    def use(self, name: str, x: float, y: float, width: float, height: float | None = None) -> None:
        """A drawing of the art, by its name there; square if only its width is given."""
        self._shapes.append(self._art(name, _attributes(x=x, y=y, width=width, height=height or width)))

    def tile(self, letter: str, x: float, y: float, size: float, opacity: float = 1) -> None:
        """A tile that lies on something, in the drawing for its size."""
        name = art.tile_names()[letter]
        shadow = f"<rect{_attributes(y=1, width=size, height=size, rx=size / 15)}{self._paint({'fill': 'shadow'})}/>"
        drawing = self._art(f"tile-{name}{_suffix(size)}", _attributes(width=size, height=size))
        self._stamp(f"{name}-{number(size)}", shadow + drawing, x, y, opacity)

    def marker(self, x: float, y: float, size: float) -> None:
        """The first player's marker."""
        half = size / 2
        shadow = f"<circle{_attributes(cx=half, cy=half + 1, r=half)}{self._paint({'fill': 'shadow'})}/>"
        drawing = self._art(f"marker{_suffix(size)}", _attributes(width=size, height=size))
        self._stamp(f"marker-{number(size)}", shadow + drawing, x, y)

    def cell(self, letter: str, x: float, y: float, size: float) -> None:
        """A free space; with the engraving of the tile that belongs there, if one does (a letter, not ".")."""
        if letter == ".":
            self._stamp(f"free-{number(size)}", self._free(size), x, y)
        else:
            name = art.tile_names()[letter]
            self._stamp(f"cell-{name}-{number(size)}", self._free(size) + self._engraving(name, size), x, y)

    def plate_cell(self, letter: str, x: float, y: float, size: float) -> None:
        """A free cell of a dome plate: a colour's, a special one `*` or a joker `J`."""
        if letter == "J":
            face = self._ground(size, "joker-cell", "empty-line")
            drawing = self._art(f"joker{_suffix(size)}", _attributes(width=size, height=size))
            self._stamp(f"plate-joker-{number(size)}", face + drawing, x, y)
            return
        name = art.tile_names()[letter]
        face = self._ground(size, art.tile_role(name, "tint", self.theme), None)
        drawing = self._lines(name, "plate-engraving", size)
        self._stamp(f"plate-{name}-{number(size)}", face + drawing, x, y)

    def chip(self, colours: str, x: float, y: float, size: float, opacity: float = 1) -> None:
        """A bonus chip of one colour or of two, the first one left; "?" shows its back."""
        half = size / 2
        shadow = f"<circle{_attributes(cx=half, cy=half + 1, r=half)}{self._paint({'fill': 'shadow'})}/>"
        self._stamp(
            f"chip-{colours.replace('?', 'back')}-{number(size)}", shadow + self._chip(colours, size), x, y, opacity
        )

    def _chip(self, colours: str, size: float) -> str:
        box, names = _attributes(width=size, height=size), [art.tile_names().get(colour, "") for colour in colours]
        if colours == "?":
            return self._art("chip-back", box)
        if len(names) == 1:
            return self._art(f"chip-{names[0]}", box) + self._art("chip-rim", box)
        halves = "".join(
            self._art(f"chip-{name}-{side}", box) for name, side in zip(names, ("left", "right"), strict=True)
        )
        return halves + self._art("chip-joint", box) + self._art("chip-rim", box)

    def _ground(self, size: float, fill: str, stroke: str | None) -> str:
        box = _attributes(x=0.5, y=0.5, width=size - 1, height=size - 1, rx=size / 15)
        return f"<rect{box}{self._paint({'fill': fill, 'stroke': stroke} if stroke else {'fill': fill})}/>"

    def _free(self, size: float) -> str:
        return self._ground(size, "empty", "empty-line")

    def _engraving(self, tile: str, size: float) -> str:
        tint = self._paint({"fill": art.tile_role(tile, "tint", self.theme), "opacity": CELL_TINT})
        box = _attributes(x=0.5, y=0.5, width=size - 1, height=size - 1, rx=size / 15)
        return f"<rect{box}{tint}/>{self._lines(tile, 'engraving', size)}"

    def _lines(self, tile: str, part: str, size: float) -> str:
        colour = art.tile_role(tile, part, self.theme)
        lines = self._art(f"tile-{tile}-engraving{_suffix(size)}", _attributes(width=size, height=size))
        return f'<g color="{colour}">{lines}</g>'

    def _art(self, name: str, box: str) -> str:
        if name not in self._symbols:
            symbol = art.symbols()[name]
            tidy = re.sub(r"\n\s*", "", art.themed(symbol.body, self.theme))
            self._symbols[name] = f'<symbol id="{self.prefix}{name}" {symbol.view_box}>{tidy}</symbol>'
        return f'<use href="#{self.prefix}{name}"{box}/>'

    def _stamp(self, name: str, body: str, x: float, y: float, opacity: float = 1) -> None:
        """Something drawn often in one size: described once, then only placed."""
        self._stamps.setdefault(name, f'<g id="{self.prefix}{name}">{body}</g>')
        faded = _attributes(opacity=opacity) if opacity != 1 else ""
        self._shapes.append(f'<use href="#{self.prefix}{name}"{_attributes(x=x, y=y)}{faded}/>')

    # The picture

    def document(self, width: float, height: float, title: str, description: str) -> str:
        """The whole picture, standing alone: no scripts, no links, scales by its viewBox."""
        names = f"{self.prefix}title {self.prefix}description"
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
                f'{_attributes(width=width, height=height)} role="img" aria-labelledby="{names}">',
                f'<title id="{self.prefix}title">{plain(title)}</title>',
                f'<desc id="{self.prefix}description">{plain(description)}</desc>',
                f"<defs>{''.join([*self._symbols.values(), *self._stamps.values()])}</defs>",
                f'<g font-family={quoteattr(TEXT_FONT)} style="font-variant-numeric:lining-nums tabular-nums">',
                *self._shapes,
                "</g>",
                "</svg>",
                "",
            ]
        )

    def _add(self, element: str, geometry: str, paint: dict[str, str | float | None]) -> None:
        self._shapes.append(f"<{element}{geometry}{self._paint(paint)}/>")

    def _paint(self, paint: dict[str, str | float | None]) -> str:
        return "".join(self._paint_one(name, value) for name, value in paint.items())

    def _paint_one(self, name: str, value: str | float | None) -> str:
        if name not in ("fill", "stroke"):
            known = {
                "line": "stroke-width",
                "dash": "stroke-dasharray",
                "opacity": "opacity",
                "cap": "stroke-linecap",
            }
            return f' {known[name]}="{value if isinstance(value, str) else number(value or 0)}"'
        if value is None:
            return f' {name}="none"'
        text = str(value)
        paint = Paint.of(text) if text.startswith("#") else art.role(text, self.theme)
        faint = "" if paint.opacity == 1 else f' {name}-opacity="{number(paint.opacity)}"'
        return f' {name}="{paint.colour}"{faint}'


def _suffix(size: float) -> str:
    return "-small" if size <= art.SMALL_UP_TO else ""


def _attributes(**values: float) -> str:
    return "".join(f' {name.replace("_", "-")}="{number(value)}"' for name, value in values.items())


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """The path of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"
