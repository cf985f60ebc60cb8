"""Counts what a position shows, for tests that compare a picture with it."""

from collections import Counter

from azulejos.data import AzulData


def tiles_on_the_table(data: AzulData) -> Counter[str]:
    """All tiles in sight, by letter: factories, centre, lines, walls, floors (the marker as *)."""
    counts = Counter("".join(data["factories"]) + data["centre"])
    counts["*"] += data["marker"] == "centre"
    for board in data["boards"]:
        counts.update("".join(board["wall"]).replace(".", "") + board["floor"])
        for line in board["lines"]:
            if line["colour"] is not None:
                counts[line["colour"]] += line["filled"]
    return +counts


def engravings(data: AzulData) -> Counter[str]:
    """The free wall cells with a printed colour, by letter."""
    return Counter(
        printed
        for board in data["boards"]
        for tiles, pattern in zip(board["wall"], board["pattern"], strict=True)
        for tile, printed in zip(tiles, pattern, strict=True)
        if tile == "." and printed != "."
    )
