"""What Azul has to say in `azulejos play`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from azulejos.cli import tables
from azulejos.cli.azul import reading, rounds, screen, words
from azulejos.cli.talk import Events, Talk
from azulejos.cli.words import listed

if TYPE_CHECKING:
    from azulejos import Position
    from azulejos.data import AzulData, PreviewData, ReportData, TilingPreview


class AzulTalk(Talk):
    """Azul in words."""

    help = """\
A move is a source (1-9, or c for the centre), a colour (B Y R K W) and a line
(1-5, or - for the floor): 2R4, cK-. `2 red 4` and `centre black floor` do, too.
At the tiling of a grey wall the column alone is enough.
  2R4?        what that move would do
  2R          what each place for red from factory 2 would bring"""

    def picture(self, view: Position, rows: int | None, below: int) -> str:  # noqa: ARG002 - always room for a few
        return screen.screen(data_of(view), self.names, self.seat, self.colour, rows)

    def standings(self, view: Position) -> list[str]:
        return words.standings(data_of(view), self.names)

    def introduction(self, view: Position) -> list[str]:
        del view  # the same wherever the game stands
        return [
            "A move is a source, a colour and a line: 2R4 takes red from factory 2 to line 4.",
            "2R4? tells what it would do, help what else can be typed.",
        ]

    def question(self, view: Position) -> str:
        if view.phase != "tiling":
            return "Your move"
        legal = legal_of(view)
        first = cast("TilingPreview", view.preview(legal[0]))
        columns = listed([move[-1] for move in legal], "or")
        return f"Column for line {first['line']}, {words.colour_of(first['colour'])} ({columns})"

    def offer(self, view: Position) -> list[str]:
        return self.foretold_lines(view, legal_of(view)) if view.phase == "tiling" else []

    def moves(self, view: Position) -> list[str]:
        """The legal moves by source."""
        legal, data = legal_of(view), data_of(view)
        if view.phase != "draft":
            return self.foretold_lines(view, legal)
        last, lines = None, []
        for text, group in sorted(words.groups(legal).items()):
            place = reading.place(text)
            where = "" if place == last else words.source(place).capitalize()
            what = f"{reading.tiles_at(text, data).count(text[1])} {words.colour_of(text[1])}"
            lines.append(f"  {where:<10}  {self.bold(text)}  {what:<9} to {words.places(group)}")
            last = place
        count = tables.counted(len(legal), "legal move")
        return [*lines, f"{count}. A source and a colour alone tell what each place brings."]

    def meant(self, typed: str, view: Position) -> str:
        return reading.move_text(typed, data_of(view), legal_of(view))

    def choices(self, text: str, view: Position) -> list[str]:
        legal = legal_of(view)
        groups = words.groups(legal)
        tiles = reading.tiles_meant(text, data_of(view), legal)
        return [line for group in tiles for line in self.foretold_lines(view, groups[group])]

    def whole(self, text: str) -> str:
        return reading.with_some_line(text)

    def refused(self, text: str, why: str, view: Position) -> list[str]:
        return [reading.reason(text, why), reading.what_instead(text, data_of(view), legal_of(view))]

    def foretold(self, preview: PreviewData) -> str:
        return words.preview(preview)

    def told(self, before: Position, events: Events, steps: ReportData) -> str:
        return words.move_told(steps, before.preview(events[0]["move"]))

    def round_told(self, after: Position, steps: ReportData, scores: Sequence[int]) -> list[str]:
        del after  # the steps tell everything
        return [*rounds.table(steps, self.names, scores), *rounds.notes(steps, self.names)]


def data_of(position: Position) -> AzulData:
    """The position as plain data."""
    data = position.data
    assert data["game"] == "azul"
    return data


def legal_of(position: Position) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in position.legal_moves]
