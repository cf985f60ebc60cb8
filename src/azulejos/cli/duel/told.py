"""The sentences about Azul Duel's moves once they are made, as the person may know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from azulejos.cli.duel.words import TURNS, chips_in_words, colour_of, source
from azulejos.cli.talk import Events
from azulejos.cli.words import listed, plus, tiles
from azulejos.data import DuelData, ReportData, StepData
from azulejos.draw.duel.plates import name_of

Steps = Mapping[str, StepData]  # the first of each kind: a move of the draft has one of each at most


def told(before: DuelData, events: Events, steps: ReportData) -> str:
    """What a move did: '3 red from the sun of factory 2 to line 2, full; chip BR turned up on factory 2'."""
    move: str = events[0]["move"]
    turned_up = [f"chip {step['chip']} on factory {step['factory']}" for step in steps if step["do"] == "turned_up"]
    what = looked(events[1]["look"]) if move == "l" else TELLING[move[0]](before, own_steps(steps))
    return f"{what}; turned up: {listed(turned_up)}" if turned_up else what


def own_steps(steps: ReportData) -> Steps:
    """The steps of the move itself by kind, without what follows by the rules: the tiling of other lines."""
    own: dict[str, StepData] = {}
    for step in steps:
        if step["do"] in own or (step["do"] == "tile" and "stays" in own):
            break
        own[step["do"]] = step
    return own


def taken(before: DuelData, steps: Steps) -> str:
    """Tiles, where from and where to."""
    step = steps["take"]
    what = f"{step['count']} {colour_of(step['colour'])} from {source(step['source'])}"
    along = " with the first-player tile" if "marker" in steps else ""
    if "place" not in steps:
        return f"{what}{along}, all broken"
    line, seat = steps["place"]["line"], step["seat"]
    filled = before["boards"][seat]["lines"][line - 1]["filled"] + steps["place"]["count"]
    state = "full" if filled == line else f"{filled} of {line}"
    broken = step["count"] - steps["place"]["count"]
    return f"{what}{along} to line {line}, {state}" + (f", {tiles(broken)} broken" if broken else "")


def laid(before: DuelData, steps: Steps) -> str:
    """A plate on a dome; of two that were drawn the other one goes back by itself."""
    step = steps["plate"]
    other = f"; {put_back(before, steps)}" if "put_back" in steps else ""
    return f"plate {step['plate']} to position {step['place']}, {TURNS[step['turns']]}{other}"


def drawn(_: DuelData, steps: Steps) -> str:
    """A plate drawn unseen."""
    step = steps["draw"]
    return f"draws {name_of(None, step['back'])} ({plus(step['points'])})"


def chip(_: DuelData, steps: Steps) -> str:
    """A chip taken."""
    return f"takes the chip {steps['chip']['chip']} from factory {steps['chip']['factory']}"


def tiled(_: DuelData, steps: Steps) -> str:
    """A line's tile on the dome, or a line left as it is."""
    if "tile" not in steps:
        return f"leaves line {steps['stays']['line']} as it is"
    step = steps["tile"]
    paid = f", completed with {chips_in_words(steps['spend']['chips'])}" if "spend" in steps else ""
    special = f", the special tile {plus(steps['special']['points'])}" if "special" in steps else ""
    tile = f"the {colour_of(step['colour'])} tile of line {step['line']}{paid}"
    return f"{tile}, to column {step['column']}: {plus(step['points'])}{special}"


def put_back(_: DuelData, steps: Steps) -> str:
    """A plate put back under the stack."""
    return f"{name_of(steps['put_back']['plate'], steps['put_back']['back'])} goes under the stack"


def looked(seen: str | Sequence[int]) -> str:
    """The faces that the person has seen; nothing where it was the other who looked."""
    return "" if isinstance(seen, str) else f"sees {listed([name_of(plate) for plate in seen])}"


TELLING: Mapping[str, Callable[[DuelData, Steps], str]] = {
    "s": taken,
    "m": taken,
    "p": laid,
    "k": laid,
    "d": drawn,
    "u": put_back,
    "x": chip,
    **dict.fromkeys("123456", tiled),
}
