"""Every screen on every size of window, in every language: nothing is cut, overlaps or lies off the screen, and a whole
table is seen without scrolling."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.layout import faults
from tests.browser.screens import SCREENS, keep, show

# (width, height, whether a whole table fits): from the smallest phone, or a desktop's window at 200 %, up to 4K.
SIZES = {
    "laptop": (1366, 768, True),
    "desktop": (1920, 1080, True),
    "4K": (3840, 2160, True),
    "tablet": (1024, 768, True),
    "tablet, upright": (768, 1024, True),
    "phone": (360, 740, True),
    "large phone": (412, 915, True),
    "phone on its side": (740, 360, True),
    "small phone": (320, 568, False),
    "laptop at 200 %": (683, 384, False),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits(open_context: OpenContext, size: str, language: str) -> None:
    width, height, fits = SIZES[size]
    touch = width < 1000
    context = open_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )
    keep(context)
    page = context.new_page()
    found = []
    for screen in SCREENS:
        show(page, screen)
        found += [f"{screen.name}: {fault}" for fault in faults(page, must_fit=screen.table and fits)]
    assert not found, "\n".join(found)
