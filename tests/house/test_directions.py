"""Who may use whom, in the core and in the Python package, is as ARCHITECTURE.md draws it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.core_includes import MAY_INCLUDE, core_files, wrong_includes
from tests.house.repository import ROOT


def test_the_core_includes_only_downwards() -> None:
    core = ROOT / "core"
    wrong = [
        reason
        for file in core_files(ROOT)
        for reason in wrong_includes(file.relative_to(core).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("base/bits.h", '#include "games/game.h"'),
        ("games/azul/moves.h", "#include <vector>"),
        ("games/game.h", '#include "games/azul/moves.h"'),
        ("bots/greedy.h", '#include "records/reader.h"'),
        ("records/reader.cpp", "#include <nanobind/nanobind.h>"),
        ("any/any_game.h", '#include "bindings/python/game.h"'),
        ("games/azul/moves.h", '#include "position.h"'),
        ("cellar/wine.h", ""),
    ],
)
def test_a_wrong_include_is_found(path: str, line: str) -> None:
    assert len(wrong_includes(path, line)) == 1


def test_a_right_include_is_let_through() -> None:
    source = '#include <array>\n#include "base/bits.h"\n#include "games/game.h"\n#include "games/azul/wall.h"\n'
    assert wrong_includes("games/azul/moves.h", source) == []


def test_the_table_of_includes_has_no_circle() -> None:
    for part, below in MAY_INCLUDE.items():
        assert all(part not in MAY_INCLUDE[other] for other in below)


def test_the_package_imports_only_downwards() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_importing_the_package_pulls_in_no_library() -> None:
    code = "import sys; before = set(sys.modules); import azulejos; print(*(set(sys.modules) - before))"
    names = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    foreign = {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"azulejos"}
    assert not foreign, f"import azulejos imports {sorted(foreign)}"
