"""Measures the built page in a real Chromium: what it weighs, how soon it can be played, how fast it answers to clicks,
and whether it stutters while bots think. `make bench` adds a line of JSON to `history/page.jsonl`."""

from __future__ import annotations

import argparse
import json
import random
import shutil
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from azulejos.cli.measuring import surroundings  # noqa: E402
from tests.browser.conftest import ARGUMENTS, DESKTOP, USUAL  # noqa: E402
from tests.browser.playing import by_mouse, look, prefer, sensible  # noqa: E402
from tests.browser.screens import keep  # noqa: E402
from tests.browser.serving import azulejos_serve  # noqa: E402

# Notes, from the page's first moment on, what Chromium itself measures; all times in milliseconds.
WATCH = """
window.measured = { inputs: [], shift: 0, long: [], usable: null };
const watch = (type, note, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
watch('event', ({ name, duration, interactionId }) => {
  if (interactionId) measured.inputs.push({ name, duration });
}, { durationThreshold: 16 });
watch('layout-shift', ({ value }) => { measured.shift += value; });
watch('longtask', ({ duration }) => { measured.long.push(duration); });
const usable = () => {
  if (document.querySelector('.choice.legal') === null) return requestAnimationFrame(usable);
  requestAnimationFrame(() => { measured.usable = performance.now(); });
};
requestAnimationFrame(usable);
"""

# How long every frame of the next so many milliseconds took.
FRAMES = """
(milliseconds) => new Promise((done) => {
  const frames = [];
  let last = performance.now();
  const end = last + milliseconds;
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(frames.slice(1));
  };
  requestAnimationFrame(frame);
})
"""


@contextmanager
def opened(browser: Browser, home: str, *, slower: float = 1, **preferences: Any) -> Iterator[Page]:
    """A page with the kept games of the tests, its processor slowed down so many times."""
    context: BrowserContext = browser.new_context(base_url=home, **(USUAL | DESKTOP))
    keep(context)
    page = context.new_page()
    prefer(page, **preferences)
    page.add_init_script(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page
    context.close()


def weight(browser: Browser, home: str, table: str) -> dict[str, int]:
    """Bytes over the wire, compressed, until a table can be played: by kind."""
    with opened(browser, home) as page:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        kinds: dict[str, str] = {}
        sizes: dict[str, int] = {}
        session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["response"]["url"]}))
        session.on(
            "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])})
        )
        page.goto(f"./#/table/{table}")
        look(page)
        page.wait_for_timeout(300)
        total: dict[str, int] = {}
        for request, url in kinds.items():
            kind = Path(url.partition("#")[0]).suffix.lstrip(".") or "html"
            total[kind] = total.get(kind, 0) + sizes.get(request, 0)
        return dict(sorted(total.items()))


def cold_load(browser: Browser, home: str, table: str, slower: float) -> dict[str, float]:
    """From the request to the first frame in which a choice can be made, nothing in the cache."""
    times = []
    for _ in range(3):
        with opened(browser, home, slower=slower) as page:
            page.goto(f"./#/table/{table}")
            page.wait_for_function("() => measured.usable !== null")
            times.append(page.evaluate("measured.usable"))
    return {"median_ms": round(statistics.median(times)), "worst_ms": round(max(times))}


def inputs(browser: Browser, home: str, table: str, slower: float, speed: str) -> dict[str, Any]:
    """Clicks from choosing to painting, over a stretch of a game against bots; what shifted and what took long."""
    with opened(browser, home, slower=slower, speed=speed, explain=False) as page:
        page.goto(f"./#/table/{table}")
        chance = random.Random(1)
        for _ in range(24):
            state, legal = look(page)
            if state != "choose":
                break
            by_mouse(page, sensible(legal, chance))
        page.wait_for_timeout(500)
        found = page.evaluate("measured")
        # Chromium tells only inputs of 16 ms and more: none told means that all were faster.
        times = [one["duration"] for one in found["inputs"] if one["name"] in ("pointerup", "click")] or [16]
        return {
            "input_to_paint_ms": {"median": statistics.median(times), "worst": max(times)},
            "layout_shift": round(found["shift"], 4),
            "long_tasks_ms": sorted((round(one) for one in found["long"]), reverse=True)[:5],
        }


def fast_exchange(browser: Browser, home: str) -> dict[str, Any]:
    """Frames while bots play each other as fast as the page lets them, tiles flying."""
    with opened(browser, home, speed="fast", explain=False) as page:
        page.goto("./#/table/bots")
        page.wait_for_selector(".choice")
        frames = page.evaluate(FRAMES, 5000)
        usual = statistics.median(frames)
        return {
            "frames": len(frames),
            "frame_ms": round(usual, 1),
            "dropped": sum(round(frame / usual) - 1 for frame in frames if frame > 1.5 * usual),
        }


def main() -> None:
    """Prints the figures; keeps them where it is told to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add a line of JSON")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("there is no chromium (on Debian: sudo apt-get install chromium)")
    with azulejos_serve() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        figures: dict[str, Any] = surroundings() | {"bench": "page"}
        for table in ("azul4", "duel"):
            figures[table] = {
                "compressed_bytes": weight(browser, home, table),
                "cold_load": {f"{slower}x": cold_load(browser, home, table, slower) for slower in (1, 4)},
                "play": {f"{slower}x": inputs(browser, home, table, slower, "normal") for slower in (1, 4)},
            }
        figures["fast_exchange"] = fast_exchange(browser, home)
        browser.close()
    print(json.dumps(figures, indent=2))
    if arguments.keep:
        with arguments.keep.open("a", encoding="utf-8") as history:
            history.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
