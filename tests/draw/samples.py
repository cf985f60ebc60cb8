"""Positions that the pictures are drawn from in these tests: plain data of played games, as JSON files."""

import json
from pathlib import Path

from azulejos.data import AzulData

POSITIONS = Path(__file__).parent / "positions"
NAMES = sorted(path.stem for path in POSITIONS.glob("*.json"))


def load(name: str) -> AzulData:
    """A position by its file's name."""
    data: AzulData = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    return data
