"""Which folder of the core may include which, and what the rules must not include at all."""

import re
from pathlib import Path

# Each part of core/ and the parts that it may include, besides itself.
RULES = {"base", "games", "games/azul", "games/duel"}
MAY_INCLUDE: dict[str, set[str]] = {
    "base": set(),
    "games": {"base"},
    "games/azul": {"games", "base"},
    "games/duel": {"games", "base"},
    "records": RULES,
    "bots": RULES,
    "selfplay": RULES | {"records", "bots"},
    "any": RULES | {"records", "bots", "selfplay"},
    "bindings/python": RULES | {"records", "bots", "selfplay", "any"},
    "bindings/browser": RULES | {"records", "bots", "selfplay", "any"},
    "soak": RULES | {"records", "bots", "selfplay", "any"},
}

# The rules use no heap, no exceptions, no input or output, and no randomness but the words they are given.
HEAP_FREE = ("base", "games")
NOT_IN_RULES = set(
    "any deque exception forward_list fstream functional future iostream istream list map memory mutex new ostream "
    "queue random regex set sstream stack stdexcept string thread unordered_map unordered_set vector "
    "cstdio cstdlib ctime chrono".split()
)

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def part_of(path: str) -> str | None:
    """The part of the core that a file (named from core/) belongs to: the longest that fits."""
    fitting = [part for part in MAY_INCLUDE if path.startswith(part + "/")]
    return max(fitting, key=len, default=None)


def wrong_includes(path: str, source: str) -> list[str]:
    """What a file of the core (named from core/) includes against the rules, each with the reason."""
    part = part_of(path)
    if part is None:
        return [f"{path}: this folder has no place in MAY_INCLUDE"]
    found = [wrong_include(part, target, quoted=mark == '"') for mark, target in INCLUDE.findall(source)]
    return [f"{path}: {reason}" for reason in found if reason]


def wrong_include(part: str, target: str, *, quoted: bool) -> str | None:
    """Why a file of this part must not include the target; None if it may."""
    if target.startswith("nanobind/"):
        return None if part == "bindings/python" else f"includes {target}, which only bindings/python may"
    if not quoted:
        in_rules = part.split("/")[0] in HEAP_FREE and target in NOT_IN_RULES
        return f"includes <{target}>: the rules know no heap, I/O or exceptions" if in_rules else None
    target_part = part_of(target)
    if target_part is None:
        return f'includes "{target}": write it from core/, as in "base/bits.h"'
    if target_part != part and target_part not in MAY_INCLUDE[part]:
        return f"{part} must not include {target_part} ({target})"
    return None


def core_files(root: Path) -> list[Path]:
    """All C++ files of the core."""
    return sorted([*root.glob("core/**/*.h"), *root.glob("core/**/*.cpp")])
