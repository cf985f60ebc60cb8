"""Every screen that the page has, with the kept games that they show: for tests that look at all of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import BrowserContext, Page

import azulejos


@dataclass(frozen=True)
class Screen:
    """One screen; `shown` is what must be seen before it is looked at. Names in addresses are those of `kept_games`."""

    name: str
    address: str
    shown: str
    table: bool = False  # everything on it is seen at once


SCREENS = (
    Screen("home", "#/", "h1"),
    Screen("replays", "#/replays", "h1"),
    Screen("settings", "#/settings", "h1"),
    Screen("about", "#/about", "h1"),
    Screen("learn azul", "#/learn/azul", "h1"),
    Screen("learn duel", "#/learn/duel", "h1"),
    Screen("learn azul, a chapter", "#/learn/azul/floor", ".choice"),
    Screen("learn duel, a chapter", "#/learn/duel/moon", ".choice"),
    Screen("nowhere", "#/nowhere", "h1"),
    Screen("no such table", "#/table/none", "h1"),
    Screen("azul, 2 players", "#/table/azul2", ".choice", table=True),
    Screen("azul, 3 players", "#/table/azul3", ".choice", table=True),
    Screen("azul, 4 players, grey", "#/table/azul4", ".choice", table=True),
    Screen("azul, choosing a column", "#/table/column", ".choice", table=True),
    Screen("duel", "#/table/duel", ".choice", table=True),
    Screen("duel, 4 goals", "#/table/duel4", ".choice", table=True),
    Screen("azul, over", "#/table/over2", "section.end"),
    Screen("azul, over, 4 players", "#/table/over4", "section.end"),
    Screen("duel, over", "#/table/overduel", "section.end"),
    Screen("replay of azul", "#/replay/over2/30", "input[type=range]"),
    Screen("replay of duel", "#/replay/overduel/40", "input[type=range]"),
)


@cache
def kept_games() -> dict[str, str]:
    """Games by their id, as the page keeps them."""
    return {
        "azul2": kept("azul2", "azul", in_round(4)),
        "azul3": kept("azul3", "azul", in_round(3), players=3),
        "azul4": kept("azul4", "azul", in_round(3), players=4, wall="grey"),
        "column": kept("column", "azul", is_choosing_a_column, wall="grey"),
        "duel": kept("duel", "duel", in_round(4)),
        "duel4": kept("duel4", "duel", in_round(5), goals="random4"),
        "over2": kept("over2", "azul", never),
        "over4": kept("over4", "azul", never, players=4),
        "overduel": kept("overduel", "duel", never),
        "bots": kept("bots", "azul", in_round(1), people=0),
    }


Until = Callable[[azulejos.Game], bool]


def in_round(number: int) -> Until:
    """The draft of this round is on, and it is the first seat's turn."""
    return lambda game: (game.round, game.phase, game.to_move) == (number, "draft", 0)


def is_choosing_a_column(game: azulejos.Game) -> bool:
    """The first seat has to choose a cell of the grey wall."""
    return (game.phase, game.to_move) == ("tiling", 0)


def never(_: azulejos.Game) -> bool:
    """Played to the end."""
    return False


def kept(name: str, game: str, until: Until, people: int = 1, **options: Any) -> str:
    """A game that greedy bots have played so far, with people at the first seats from here on."""
    table = azulejos.Game(game, seed=7 * len(name), first=0, **options)
    while table.outcome is None and not until(table):
        table.push(azulejos.choose_move("greedy", table.view(table.to_move), seed=len(table.events)))
    record = json.loads(table.to_record())
    seats = [{"name": "", "bot": None if seat < people else "greedy"} for seat in range(table.ruleset.players)]
    return json.dumps(
        {
            "version": 1,
            "saved": 1_790_000_000_000,  # milliseconds since 1970
            "game": {
                "id": name,
                "ruleset": {key: record[key] for key in ("game", "players", "options")},
                "first": record["first"],
                "seed": "7",
                "start": None,
                "seats": seats,
                "events": record["events"],
            },
            "position": table.view(0).text,
            "outcome": None if table.outcome is None else outcome(table),
        }
    )


def outcome(game: azulejos.Game) -> dict[str, Any]:
    """How it ended."""
    ended = game.outcome
    assert ended is not None
    return {"scores": list(ended.scores), "winners": list(ended.winners), "rounds": ended.rounds}


def keep(context: BrowserContext) -> None:
    """Puts all these games into the browser's storage before a page looks there."""
    games = json.dumps({f"azulejos.game.{name}": text for name, text in kept_games().items()})
    context.add_init_script(
        f"if (location.origin !== 'null') for (const [key, text] of Object.entries({games}))"
        " localStorage.getItem(key) ?? localStorage.setItem(key, text)"
    )


def show(page: Page, screen: Screen) -> None:
    """Goes to a screen and waits until it is there, letters and all."""
    page.goto(f"./{screen.address}")
    page.wait_for_selector(screen.shown)
    page.evaluate("document.fonts.ready.then(() => null)")
