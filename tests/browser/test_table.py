"""What a table does with what people do: choosing, changing one's mind, looking back, typing, passing the device on."""

from __future__ import annotations

import json
import random
import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page

import azulejos
from tests.browser.conftest import PHONE
from tests.browser.playing import by_mouse, go_on_by_mouse, look, point, prefer, sensible
from tests.browser.screens import in_round, keep, kept, kept_games

TILE = ".choice.legal[data-token^='take:']"
LINE = ".choice.legal[data-token^='line:']"


def open_table(page: Page, name: str, **preferences: Any) -> Page:
    """A kept game; bots answer at once."""
    keep(page.context)
    prefer(page, **({"speed": "none"} | preferences))
    page.goto(f"./#/table/{name}")
    page.wait_for_selector(".choice")
    return page


@pytest.fixture
def azul(page: Page) -> Page:
    """A game of Azul in its fourth round; it's the person's turn."""
    return open_table(page, "azul2")


def events(page: Page, name: str = "azul2") -> list[dict[str, Any]]:
    """What has happened in a kept game."""
    text = page.evaluate(f"localStorage.getItem('azulejos.game.{name}')")
    return cast("list[dict[str, Any]]", json.loads(text)["game"]["events"])


def happened(page: Page, count: int, name: str = "azul2") -> None:
    """Waits until the game has so many events."""
    page.wait_for_function(
        "([name, count]) => JSON.parse(localStorage.getItem(`azulejos.game.${name}`)).game.events.length === count",
        arg=[name, count],
    )


def sentence(page: Page) -> str:
    """What the prompt says."""
    return page.locator(".prompt .sentence").inner_text()


def token(page: Page, selector: str) -> str:
    """The first choice of a kind."""
    found = page.locator(selector).first.get_attribute("data-token")
    assert found is not None
    return found


def listed(page: Page) -> list[str]:
    """The tokens that are picked."""
    return cast("list[str]", page.locator(".choice.picked").evaluate_all("(all) => all.map((it) => it.dataset.token)"))


def your_turn(page: Page) -> None:
    """Waits until the bot has answered."""
    page.locator(".prompt h2").get_by_text("Your turn", exact=True).wait_for()


def answer(page: Page, line: str) -> str:
    """Types a line; what comes back."""
    page.get_by_role("textbox", name="Type or ask").fill(line)
    page.keyboard.press("Enter")
    return page.get_by_role("log").locator("p").last.inner_text().removeprefix("You:\n")


def middle(page: Page, choice: str) -> tuple[float, float]:
    """Of a choice, lit or not."""
    box = page.locator(f".choice[data-token='{choice}']").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def as_text(page: Page) -> None:
    """To the table as text, by the link that skips everything."""
    page.get_by_role("button", name="Table as text", exact=True).first.focus()
    page.keyboard.press("Enter")


def test_a_move_is_seen_before_it_is_made(azul: Page) -> None:
    before, asked = events(azul), sentence(azul)
    azul.mouse.click(*point(azul, token(azul, TILE)))
    azul.mouse.move(*point(azul, token(azul, LINE)))
    assert sentence(azul) not in ("", asked)
    assert events(azul) == before
    azul.mouse.move(5, 300)
    azul.keyboard.press("Escape")
    assert (listed(azul), sentence(azul)) == ([], asked)


def test_what_is_in_the_hand_goes_back(azul: Page) -> None:
    source = token(azul, TILE)
    azul.mouse.click(*point(azul, source))
    assert listed(azul) == [source]
    azul.keyboard.press("Escape")
    assert listed(azul) == []
    for picked in ([source], []):  # once more, and it is put down again
        azul.mouse.click(*middle(azul, source))
        assert listed(azul) == picked


def test_another_source_takes_the_place_of_the_first(azul: Page) -> None:
    one, other = (str(azul.locator(TILE).nth(at).get_attribute("data-token")) for at in (0, 1))
    azul.mouse.click(*point(azul, one))
    azul.mouse.click(*middle(azul, other))
    assert listed(azul) == [other]


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_confirmed_move_waits_for_place(page: Page, way: str) -> None:
    open_table(page, "azul2", confirm=True)
    before = len(events(page))
    page.mouse.click(*point(page, token(page, TILE)))
    line = token(page, LINE)
    page.mouse.click(*point(page, line))
    assert (len(events(page)), line in listed(page)) == (before, True)
    page.get_by_role("button", name="Put back").first.click()
    assert line not in listed(page)
    page.mouse.click(*point(page, line))
    place = page.get_by_role("button", name="Place", exact=True)
    if way == "mouse":
        place.click()
    else:
        place.focus()
        page.keyboard.press("Enter")
    your_turn(page)
    assert len(events(page)) == before + 2
    assert page.evaluate("document.activeElement.matches('.choice')")  # nobody loses their place


def take_back(page: Page) -> None:
    """By the menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Take back", exact=True).click()


def test_a_move_can_be_taken_back(azul: Page) -> None:
    before = events(azul)
    azul.mouse.click(*point(azul, token(azul, TILE)))
    azul.mouse.click(*point(azul, token(azul, LINE)))
    your_turn(azul)
    assert len(events(azul)) == len(before) + 2
    take_back(azul)
    your_turn(azul)
    assert events(azul) == before


def test_a_move_can_be_taken_back_while_the_bot_thinks(page: Page) -> None:
    open_table(page, "azul2", speed="slow")
    before = events(page)
    page.mouse.click(*point(page, token(page, TILE)))
    page.mouse.click(*point(page, token(page, LINE)))
    page.get_by_role("heading", name="Pincel to move").wait_for()
    take_back(page)
    your_turn(page)
    page.wait_for_timeout(1300)  # the bot's answer comes too late
    assert events(page) == before


def test_tiles_can_be_dragged_and_stay_in_the_hand_where_they_are_dropped_elsewhere(azul: Page) -> None:
    before = len(events(azul))
    source = token(azul, TILE)
    azul.mouse.move(*point(azul, source))
    azul.mouse.down()
    azul.mouse.move(300, 60, steps=4)
    azul.set_viewport_size({"width": 1200, "height": 700})  # in the middle of it
    azul.mouse.move(280, 60)
    azul.mouse.up()
    assert (listed(azul), len(events(azul))) == ([source], before)
    line = point(azul, token(azul, LINE))
    azul.keyboard.press("Escape")
    azul.mouse.move(*point(azul, source))
    azul.mouse.down()
    azul.mouse.move(*line, steps=4)
    azul.mouse.up()
    your_turn(azul)
    assert len(events(azul)) == before + 2


def test_one_looks_back_while_the_game_goes_on(page: Page) -> None:
    open_table(page, "azul2", speed="slow")
    before = len(events(page))
    page.mouse.click(*point(page, token(page, TILE)))
    page.mouse.click(*point(page, token(page, LINE)))
    page.get_by_role("complementary", name="Moves").get_by_role("listitem").get_by_role("button").nth(2).click()
    title = page.locator(".prompt h2")
    seen = title.inner_text()
    assert seen.startswith("Round 1, move 3 of ")
    happened(page, before + 2)
    assert title.inner_text().startswith("Round 1, move 3 of ")
    assert page.locator(".choice.legal").count() == 0
    page.get_by_role("button", name="Back to now").first.click()
    your_turn(page)


def scores(name: str) -> re.Pattern[str]:
    """Everybody's, in this order."""
    position = azulejos.Position.from_text(json.loads(kept_games()[name])["position"])
    return re.compile(".*".join(map(str, position.scores)), re.DOTALL)


def test_the_command_line(azul: Page) -> None:
    before = len(events(azul))
    assert "score: " in answer(azul, "help")
    assert scores("azul2").search(answer(azul, "score"))
    assert "neither a move nor a question" in answer(azul, "hello")
    position = azulejos.Position.from_text(json.loads(kept_games()["azul2"])["position"])
    for wrong in ("9R1", "1B9"):
        with pytest.raises(azulejos.IllegalMove) as error:
            position.play(wrong)
        assert answer(azul, wrong) == str(error.value)
    assert len(events(azul)) == before
    answer(azul, str(position.legal_moves[0]).lower())  # capital letters need not be typed
    your_turn(azul)
    assert len(events(azul)) == before + 2
    assert "taken back" in answer(azul, "undo")
    assert len(events(azul)) == before
    assert azul.evaluate("document.activeElement.matches('input')")


@pytest.mark.parametrize(
    ("language", "question"),
    [("ru", "счёт"), ("pl", "wynik"), ("pl", "score"), ("ru", "score")],
)
def test_the_command_line_speaks_every_language(page: Page, language: str, question: str) -> None:
    open_table(page, "azul2", language=language)
    page.locator(".command input").fill(question)
    page.keyboard.press("Enter")
    assert scores("azul2").search(page.get_by_role("log").locator("p").last.inner_text())


@pytest.mark.parametrize("name", ["azul2", "duel"])
def test_the_table_as_text_is_enough_to_play(page: Page, name: str) -> None:
    open_table(page, name)
    moves = 0
    as_text(page)
    assert page.evaluate("document.activeElement.textContent") == "Your turn"
    before = len(events(page, name))
    for _ in range(3):
        page.locator(".text h2", has_text="Your turn").wait_for()
        legal = re.findall(r"[\w@+/.,-]+", answer(page, "moves").partition(":")[2] or answer(page, "moves"))
        move = next(move for move in legal if re.match(r"^[\dcsm]+[0-9]?[BYRKWT][\d-]", move))
        assert answer(page, move) == move  # it has nothing to say against it
        moves += 1
    page.locator(".text h2", has_text="Your turn").wait_for()
    assert len([event for event in events(page, name)[before:] if "move" in event]) >= 2 * moves
    page.get_by_role("button", name="Table as picture").click()
    page.locator(".table .choice").first.wait_for()


def pair(page: Page) -> Page:
    """Two people on one screen, in the second round of Duel."""
    game = json.loads(kept("pair", "duel", in_round(2), people=2))
    game["game"]["seats"] = [{"name": "Ola", "bot": None}, {"name": "Jan", "bot": None}]
    text = json.dumps(json.dumps(game))
    page.add_init_script(
        f"localStorage.getItem('azulejos.game.pair') ?? localStorage.setItem('azulejos.game.pair', {text})"
    )
    prefer(page, speed="none")
    page.goto("./#/table/pair")
    page.wait_for_selector(".choice")
    return page


# Everything that anybody could find on the page.
ALL = "document.documentElement.outerHTML + document.title"


def test_secrets_are_shown_only_to_whom_they_belong(page: Page) -> None:
    pair(page)
    for choice in ("draw", "draw", "look"):
        look(page)
        by_mouse(page, choice)
    page.get_by_role("heading", name="Pass the device to Ola").wait_for()
    [plates] = [event["look"] for event in events(page, "pair") if "look" in event][-1:]
    assert len(plates) == 2
    secret = re.compile("|".join(rf"\bplate[:\s-]{plate}\b" for plate in plates), re.IGNORECASE)

    def hidden() -> bool:
        return secret.search(page.evaluate(ALL)) is None

    assert hidden()
    as_text(page)
    assert "moves" in answer(page, "help")
    for question in ("plates", "moves", "board"):
        answer(page, question)
    assert hidden()
    page.get_by_role("button", name="Table as picture").click()
    page.reload()
    page.get_by_role("heading", name="Pass the device to Ola").wait_for()
    assert hidden()

    page.get_by_role("button", name="I have it").click()
    _, legal = look(page)
    assert set(legal) == {f"plate:{plate}" for plate in plates}
    assert not hidden()
    assert page.evaluate("document.activeElement.dataset.token") in legal
    by_mouse(page, f"plate:{plates[0]}")
    by_mouse(page, next(token for token in look(page)[1] if token.startswith("place:")))
    place = page.get_by_role("button", name="Place", exact=True)
    if place.is_visible():  # a plate can be turned before it lies
        place.click()
    for _ in plates[1:]:
        by_mouse(page, look(page)[1][0])
    page.get_by_role("heading", name="Jan to move", level=2).first.wait_for()
    rest = re.compile(rf"\bplate[:\s-]{plates[1]}\b", re.IGNORECASE)
    assert rest.search(page.evaluate(ALL)) is None


def test_a_round_is_explained_step_by_step(page: Page) -> None:
    open_table(page, "azul2")
    chance = random.Random(1)
    while (found := look(page))[0] != "review":
        by_mouse(page, sensible(found[1], chance))
    assert page.evaluate("document.activeElement.id") == "review-title"
    everything = page.locator("section.review .current").inner_text()
    texts = []
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
        texts.append(page.locator("section.review .current").inner_text())
    assert len({everything, *texts}) == 4
    page.get_by_role("button", name="Previous step").click()
    assert page.locator("section.review .current").inner_text() == texts[1]
    go_on_by_mouse(page)
    look(page)
    assert page.evaluate("document.activeElement.matches('.choice')")


def test_language_theme_and_shape_change_in_the_middle_of_a_move(azul: Page) -> None:
    source = token(azul, TILE)
    azul.mouse.click(*point(azul, source))
    azul.get_by_role("button", name="Dark theme").click()
    assert azul.evaluate("document.documentElement.dataset.theme") == "dark"
    assert listed(azul) == [source]
    for width, height in [(360, 740), (740, 360), (1366, 768)]:
        azul.set_viewport_size({"width": width, "height": height})
        azul.locator(f"[data-layout={'wide' if width > 1000 else 'phone' if width < 400 else 'low'}]").first.wait_for()
        assert source in listed(azul)
    line = token(azul, LINE)
    before = len(events(azul))
    azul.goto("./#/settings")
    azul.locator("select").select_option(label="Polski")
    azul.get_by_role("heading", name="Ustawienia", level=1).wait_for()
    azul.go_back()
    azul.get_by_text("Twój ruch").first.wait_for()
    for choice in (source, line):
        azul.mouse.click(*point(azul, choice))
    happened(azul, before + 2)


@pytest.mark.parametrize("page", [PHONE], indirect=True)
def test_a_touch_never_plays_by_itself(azul: Page) -> None:
    before = len(events(azul))
    azul.touchscreen.tap(*point(azul, token(azul, TILE)))
    line = token(azul, LINE)
    azul.touchscreen.tap(*point(azul, line))
    assert len(events(azul)) == before
    assert line in listed(azul)
    azul.touchscreen.tap(*middle(azul, line))
    happened(azul, before + 2)
