"""Positions of Duel that the pictures are drawn from in these tests, and counts of what they show."""

import json
from collections import Counter

from azulejos.data import DuelBoardData, DuelData
from tests.draw.samples import POSITIONS

FOLDER = POSITIONS / "duel"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> DuelData:
    """A position by its file's name."""
    data: DuelData = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


def tiles_on_the_table(data: DuelData) -> Counter[str]:
    """All tiles in sight, by letter: factories, lines, domes, broken ones; special tiles as *, the marker as 1."""
    counts = Counter(data["large"]["sun"] + data["large"]["moon"])
    for factory in data["factories"]:
        counts.update(factory["sun"] + factory["moon"])
    for board in data["boards"]:
        counts.update("".join(board["cells"]).replace(".", "") + board["broken"])
        for line in board["lines"]:
            if line["colour"] is not None:
                counts[line["colour"]] += line["filled"]
    return counts + Counter("1")


def free_cells(board: DuelBoardData) -> Counter[str]:
    """The free cells of a dome's plates, by what is printed there."""
    return Counter(
        printed
        for tiles, pattern in zip(board["cells"], board["pattern"], strict=True)
        for tile, printed in zip(tiles, pattern, strict=True)
        if tile == "." and printed != "."
    )


def chips(data: DuelData) -> Counter[str]:
    """All chips that lie somewhere, a face-down one as ?."""
    counts = Counter(factory["chip"] for factory in data["factories"] if factory["chip"])
    for board in data["boards"]:
        counts.update(board["chips"] + board["used"])
    return counts


def plates(data: DuelData) -> list[int]:
    """The numbers of all plates whose faces are known."""
    numbers = [*data["display"], *(plate["plate"] for plate in data["stack"]["returned"])]
    numbers += [plate["plate"] for plate in (data["drawn"] or {"plates": []})["plates"]]
    numbers += [plate["plate"] for board in data["boards"] for plate in board["plates"] if plate]
    return [number for number in numbers if number is not None]
