"""What `import azulejos` brings along: nothing that only pictures, the command line or later parts need."""

from __future__ import annotations

import subprocess
import sys

# Modules that are slow to import, or that only some parts of the project may use.
NOT_NEEDED = {
    "argparse", "asyncio", "azulejos.cli", "azulejos.draw", "concurrent", "dataclasses", "http", "importlib.metadata",
    "importlib.resources", "inspect", "logging", "multiprocessing", "numpy", "rich", "socket", "sqlite3", "subprocess",
    "tempfile", "torch", "unittest", "urllib", "xml",
}  # fmt: skip


def modules_after(statement: str) -> set[str]:
    """What is loaded after it, beyond what Python itself (and an editable installation) loads."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*sorted(set(sys.modules) - before))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(result.stdout.split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = modules_after("import azulejos")
    assert "azulejos._core" in loaded
    assert not loaded & NOT_NEEDED


def test_playing_a_game_loads_nothing_heavy_either() -> None:
    play = "import azulejos; game = azulejos.Game(seed=1); game.push(game.legal_moves[0]); game.to_record()"
    assert not modules_after(play) & NOT_NEEDED


def test_all_names_of_the_package_are_there() -> None:
    import azulejos

    assert sorted(azulejos.__all__) == azulejos.__all__ or set(azulejos.__all__) <= set(dir(azulejos))
    assert all(hasattr(azulejos, name) for name in azulejos.__all__)


def test_the_errors_are_value_errors_of_the_package() -> None:
    import azulejos

    for error in (azulejos.IllegalMove, azulejos.InvalidPosition, azulejos.InvalidRecord):
        assert issubclass(error, ValueError)
        assert error.__module__ == "azulejos"
