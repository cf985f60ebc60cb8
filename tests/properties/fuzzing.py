"""Texts, records and values that are nearly right, and what has to be true of every refusal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st

from azulejos import Game, IllegalMove, InvalidPosition, InvalidRecord, Position, _core

LETTERS = 'BYRKWT*J.-/:,c+|?#0123456789 @spmdlkuxr"[]{}\\'
WORDS = "- 0 1 2 c deal draft tiling over opening move plates look top chip 0+ 12* 0,17:0 d:*,J l:3,17 -|-|BR".split()
EXPECTED = (IllegalMove, InvalidPosition, InvalidRecord)


def mutated(line: str, random: Random) -> str:
    """A text near this one: letters changed, added, removed, swapped, pieces copied or cut."""
    letters = list(line)
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        at, other = (random.randrange(len(letters) + 1) for _ in range(2))
        low, high = min(at, other), max(at, other)
        match random.randrange(6):
            case 0:
                letters[at : at + 1] = random.choice(LETTERS)
            case 1:
                letters[at:at] = random.choice(LETTERS)
            case 2:
                del letters[at : at + 1]
            case 3:
                letters[at : at + 1], letters[other : other + 1] = letters[other : other + 1], letters[at : at + 1]
            case 4:
                letters[at:at] = letters[low : low + random.randrange(1, 8)]
            case _:
                del letters[low : min(high, low + random.randrange(1, 30))]
    return "".join(letters)


def mutated_words(line: str, random: Random) -> str:
    """Whole fields changed: swapped, doubled, dropped, or taken from other places."""
    words = line.split(" ")
    at, other = random.randrange(len(words)), random.randrange(len(words))
    match random.randrange(4):
        case 0:
            words[at], words[other] = words[other], words[at]
        case 1:
            words[at] = random.choice([*words, *WORDS, ""])
        case 2:
            words.insert(at, words[other])
        case _:
            del words[at]
    return " ".join(words)


def says_something(error: Exception | str) -> bool:
    """Whether it has a message without anything that a terminal might obey."""
    message = str(error)
    return message != "" and not any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in message)


def accepted(line: str) -> Position | None:
    try:
        return Position.from_text(line)
    except InvalidPosition as error:
        assert says_something(error), line  # noqa: PT017
        return None


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(
        ["2R4", "cK-", "3@5", "s2R4/KY", "d", "k3@9r0", "4@2+B,BR", "BBYR", "*J", "KB", "resign", "move"]
    ),
    lambda inner: (
        st.lists(inner, max_size=9)
        | st.dictionaries(
            st.sampled_from(["seat", "how", "move", "deal", "factory", "chip"]) | st.text(max_size=3), inner, max_size=4
        )
    ),
    max_leaves=9,
)


def broken(read: Callable[[str], object], line: str) -> bool:
    try:
        read(line)
    except InvalidRecord as error:
        assert says_something(error), line  # noqa: PT017
        return True
    return False


def checker_refuses(line: bytes) -> bool:
    checker = _core.RecordChecker()
    return bool(checker.check(line))


def compare_readers(line: str) -> None:
    """The reader that keeps the game and the one that only checks agree; what is read can be written and read again."""
    if broken(Game.from_record, line):
        assert checker_refuses(line.encode()) or not line.strip()
        return
    assert not checker_refuses(line.encode())
    game = Game.from_record(line)
    again = Game.from_record(game.to_record())
    assert again.to_record() == game.to_record()
    assert (again.position, again.events, again.extras) == (game.position, game.events, game.extras)


def somewhere_else(value: Any, random: Random) -> Any:
    """A JSON value with something inside it changed."""
    junk = [None, True, -1, 0, 1, 2, 5, 99, 10**20, 1.5, "", "grey", "1B1", "BBYR", [], {}, ["BBYR"], {"seat": 0}]
    if random.random() < 0.2:
        return random.choice(junk)
    if isinstance(value, dict) and value:
        key = random.choice(list(value))
        changed = {**value, key: somewhere_else(value[key], random)}
        if random.random() < 0.2:
            changed[random.choice(["start", "scores", "winners", "rounds", "first", "x", "move"])] = random.choice(junk)
        if random.random() < 0.1:
            del changed[key]
        return changed
    if isinstance(value, list) and value:
        at = random.randrange(len(value))
        one = [somewhere_else(value[at], random)]
        return random.choice([value[:at] + one + value[at + 1 :], value[:at] + value[at + 1 :], value[: at + 1]])
    return random.choice(junk)
