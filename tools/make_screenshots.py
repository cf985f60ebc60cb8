"""Takes the docs' pictures of the page, docs/pictures/page-*.webp: the built page in Chromium, with the games that its
tests keep and the move that the greedy bot would make held over its line."""

import base64
import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import azulejos  # noqa: E402
from azulejos.draw.art import Theme  # noqa: E402
from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE  # noqa: E402
from tests.browser.playing import point, prefer  # noqa: E402
from tests.browser.screens import keep, kept_games  # noqa: E402
from tests.browser.serving import azulejos_serve  # noqa: E402

THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Picture:
    """A screen, and the kept game whose next move is shown on it."""

    name: str
    address: str
    game: str = ""
    phone: bool = False


PICTURES = (
    Picture("azul", "#/table/azul2", "azul2"),
    Picture("azul-4", "#/table/azul4", "azul4"),
    Picture("duel", "#/table/duel", "duel"),
    Picture("phone", "#/table/azul2", "azul2", phone=True),
    Picture("home", "#/"),
    Picture("replay", "#/replay/over2/30"),
)


def tokens(game: str) -> list[str]:
    """The choices that lead to the greedy bot's move; of Duel's moves only those that take tiles."""
    position = azulejos.Position.from_text(json.loads(kept_games()[game])["position"])
    move = str(azulejos.choose_move("greedy", position)).partition("/")[0]
    source, colour, line = move[:-2], move[-2], move[-1]
    place = "floor" if line == "-" else f"line:{line}"
    if position.ruleset.game == "azul":
        return [f"take:{'centre' if source == 'c' else source}:{colour}", place]
    return [f"moon:{colour}" if source == "m" else f"sun:{source[1:]}:{colour}", place]


def hold(page: Page, game: str) -> None:
    """Takes tiles, and holds them over a line without letting go."""
    take, place = tokens(game)
    page.mouse.click(*point(page, take))
    page.mouse.move(*point(page, place))
    page.wait_for_timeout(600)


def write(page: Page, path: Path) -> None:
    """As WebP, a third of the size of PNG."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 90})
    path.write_bytes(base64.b64decode(shot["data"]))


def main() -> None:
    """Takes all pictures in both themes."""
    with azulejos_serve() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for picture in PICTURES:
            for theme in THEMES:
                device = PHONE | {"device_scale_factor": 2} if picture.phone else DESKTOP
                context = browser.new_context(base_url=home, locale="en", color_scheme=theme, **device)
                keep(context)
                page = context.new_page()
                prefer(page, confirm=True)
                page.goto(f"./{picture.address}")
                page.wait_for_timeout(1500)
                if picture.game:
                    hold(page, picture.game)
                write(page, ROOT / f"docs/pictures/page-{picture.name}-{theme}.webp")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
