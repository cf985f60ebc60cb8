"""What a person would see at once: pages that have to be scrolled; texts cut, off the screen or overlapping."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

FIND = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def faults(page: Page, *, must_fit: bool = True) -> list[str]:
    """What is wrong with how the page lies on the screen; `must_fit`: nothing may have to be scrolled."""
    return cast("list[str]", page.evaluate(FIND, must_fit))
