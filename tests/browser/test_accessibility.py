"""axe finds nothing wrong on any screen, in either theme, in any language, on a desktop or a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, OpenContext
from tests.browser.screens import SCREENS, keep, show

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = f"axe.run(document, {{resultTypes: ['violations'], runOnly: {RULES}}})"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(open_context: OpenContext, device: dict[str, Any], theme: str, language: str) -> None:
    context = open_context(**device, color_scheme=theme, locale=language, reduced_motion="reduce")
    keep(context)
    page = context.new_page()
    found = []
    for screen in SCREENS:
        show(page, screen)
        page.evaluate(AXE)
        for violation in page.evaluate(RUN)["violations"]:
            places = [node["html"][:160] for node in violation["nodes"][:3]]
            found.append(f"{screen.name}: {violation['id']}: {violation['help']}: {places}")
    assert not found, "\n".join(found)
