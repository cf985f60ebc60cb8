"""What Azul Duel has to say in `azulejos play`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from azulejos.cli.duel import payments, reading, rounds, screen, told, words
from azulejos.cli.duel.lists import Lists
from azulejos.cli.talk import Events, Talk
from azulejos.cli.words import listed, sentence, tiles_in_words
from azulejos.draw.duel.words import BY_LETTER

if TYPE_CHECKING:
    from azulejos import Position
    from azulejos.data import DuelData, PreviewData, ReportData


class DuelTalk(Talk):
    """Azul Duel in words."""

    help = """\
A move begins with what you do, and goes on with what and where:
  s2R4      sun: red from factory 2 (0: large) to line 4 (-: let all break)
  s2R4/KY   ... and the others to its moon side, bottom to top: yellow on top
  mB2       moon: blue from all moon sides to line 2
  p14@5r1   plate 14 to position 5 (of 1-9 in reading order), turned right once
  d   l     draw a plate from the stack;  look at those you drew
  k3@9r0    keep plate 3 of those, and lay it;  u17 puts 17 under the stack
  x3        take the chip of factory 3
  2         in the tiling: the column alone;  4@2 says the line, too
  2+B,BR    with the chips B and BR;  2+ with the cheapest;  . leaves the line
Words do, too: `sun 2 red 4`, `moon blue 2`, `plate 14 5 1`, `chip 3`, `leave`.
What is missing is asked for: s2R, p14. A ? tells what a move would do: s2R4?"""

    def __init__(self, names: Sequence[str], seat: int, colour: bool) -> None:
        super().__init__(names, seat, colour)
        self._begun = ("", "")  # the beginning of a move that was typed last, and where

    # ---- the table

    def picture(self, view: Position, rows: int | None, below: int) -> str:
        return screen.screen(data_of(view), self.names, self.seat, self.colour, rows, below)

    def standings(self, view: Position) -> list[str]:
        return rounds.standings(data_of(view), self.names)

    # ---- asking

    def introduction(self, view: Position) -> list[str]:
        if view.phase == "opening":  # there is something else to begin with
            return []
        return ["moves tells what can be done, help how it is written and what else there is."]

    def question(self, view: Position) -> str:
        data = data_of(view)
        if data["phase"] == "tiling":
            return self._tiling_question(view, data)
        if data["drawn"] is None:
            return "Your opening plate" if data["phase"] == "opening" else "Your move"
        plates = [str(plate["plate"]) for plate in data["drawn"]["plates"]]
        if data["drawn"]["stage"] == "drawing":
            return "d draws another one, l looks" if "d" in view.legal_moves else "l looks"
        verb, letter = ("Keep", "k") if data["drawn"]["stage"] == "looked" else ("Under the stack goes", "u")
        return f"{verb} ({listed([letter + plate for plate in plates], 'or')})"

    def _tiling_question(self, view: Position, data: DuelData) -> str:
        lists = self._lists(view)
        moves = [move for move in lists.legal if "@" in move]
        columns = listed([str(column) for column in payments.columns(moves)], "or")
        number = reading.line_due(data)
        line = data["boards"][self.seat]["lines"][number - 1]
        what = f"line {number}, {words.colour_of(line['colour'] or '')}"
        if line["filled"] == number:
            return f"Column for {what} ({columns})"
        return f"Chips for {what}, {number - line['filled']} missing ({columns}, or .)"

    def offer(self, view: Position) -> list[str]:
        data = data_of(view)
        if data["phase"] == "tiling":
            return self._lists(view).tiling()
        if data["drawn"] is not None:
            return self._lists(view).drawn()
        return self._opening(data) if data["phase"] == "opening" else []

    def _opening(self, data: DuelData) -> list[str]:
        plate = next((plate for plate in data["display"] if plate is not None), 0)
        return [f"p{plate}@5r1 lays plate {plate} on position 5, turned once; help and moves tell more."]

    def moves(self, view: Position) -> list[str]:
        return self._lists(view).everything()

    def _lists(self, view: Position) -> Lists:
        return Lists(view, data_of(view), self.bold)

    # ---- answers

    def meant(self, typed: str, view: Position) -> str:
        data, legal = data_of(view), [str(move) for move in view.legal_moves]
        where, begun = self._begun
        text = reading.notation(typed, data)
        if not reading.beginning(text, legal) and begun and where == view.text:
            joined = reading.notation(f"{begun} {typed}", data)
            text = joined if reading.beginning(joined, legal) else text
        if text.endswith("+") and reading.beginning(text, legal):
            return payments.cheapest([move for move in legal if move.startswith(text)], int(text[2]))
        return text

    def choices(self, text: str, view: Position) -> list[str]:
        lists = self._lists(view)
        if text in lists.legal or not lists.starting(text or " "):
            return []
        self._begun = (view.text, text)
        return lists.beginning(text)

    def whole(self, text: str) -> str:
        return text

    def refused(self, text: str, why: str, view: Position) -> list[str]:
        lists, data = self._lists(view), data_of(view)
        if not text or text[0] not in "smpdlkux0123456789":
            return ["That is neither a move nor a command.", "`moves` lists what can be done, `help` tells how."]
        if data["phase"] != "draft" or data["drawn"] is not None:
            return [sentence(why), *(self.offer(view))]
        near = next((text[:end] for end in (3, 2) if text[0] in "sm" and lists.starting(text[:end])), "")
        if near and near != text:
            return [sentence(why), *lists.beginning(near)]
        if text[:1] == "s" and text[1:2].isdecimal() and int(text[1]) < 5:
            return [sentence(why), self._what_lies_at(int(text[1]), data)]
        return [sentence(why), "`moves` lists what can be done, `help` tells how it is written."]

    def _what_lies_at(self, number: int, data: DuelData) -> str:
        sun = (data["large"] if number == 0 else data["factories"][number - 1])["sun"]
        return sentence(f"{words.source(number)}: {tiles_in_words(sun, BY_LETTER)}")

    # ---- what would happen, and what has happened

    def foretold(self, preview: PreviewData) -> str:
        return words.preview(preview)

    def told(self, before: Position, events: Events, steps: ReportData) -> str:
        return told.told(data_of(before), events, steps)

    def round_told(self, after: Position, steps: ReportData, scores: Sequence[int]) -> list[str]:
        return rounds.told(data_of(after), steps, self.names, scores)


def data_of(position: Position) -> DuelData:
    """The position as plain data."""
    data = position.data
    assert data["game"] == "duel"
    return data
