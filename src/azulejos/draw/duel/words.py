"""The sentences that the pictures of Azul Duel share: whose turn it is, what lies where."""

from collections.abc import Sequence

from azulejos.data import (
    DuelBoardData,
    DuelCounts,
    DuelData,
    DuelLetter,
    PlateBack,
    SmallFactoryData,
)
from azulejos.draw import phrases
from azulejos.draw.duel import goals
from azulejos.draw.duel.plates import name_of
from azulejos.draw.phrases import signed

COLOURS: dict[DuelLetter, str] = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "turquoise"}
BY_LETTER: dict[str, str] = dict(COLOURS.items())
PENALTIES = (-1, -2, -3, -4)
MARKER_PENALTY = -2
ROUNDS = 5
EACH = 2  # plates to place and chips to take, per seat and round
BACKS: dict[PlateBack, str] = {"*": "special", "J": "joker", "?": "unseen"}

_STAGES = {
    "drawing": "draws plates",
    "looked": "keeps one of the plates",
    "returning": "puts plates back",
}
_MOVES = {"opening": "to place a plate", "draft": "to move", "tiling": "to tile"}
_CHANCE = {
    "plates": "The display is filled next",
    "deal": "The factories are dealt next",
    "top": "The stack's top is turned up next",
    "chip": "A chip is turned up next",
}


def counts(of: DuelCounts) -> dict[str, int]:
    """How many tiles of each colour, in the colours' order."""
    return {letter: of[letter] for letter in COLOURS}


def heading(data: DuelData, names: Sequence[str]) -> str:
    """What the table waits for, or how the game ended."""
    if data["winners"] is not None:
        return _result(data, names, data["winners"])
    if data["to_move"] is not None:
        drawn = data["drawn"]
        does = _STAGES[drawn["stage"]] if drawn else _MOVES.get(data["phase"], "to move")
        return f"{names[data['to_move']]} {does}"
    if data["due"] == "look" and data["turn"] is not None:
        return f"{names[data['turn']]} sees the plates next"
    return _CHANCE.get(data["due"] or "", "Chance is next")


def _result(data: DuelData, names: Sequence[str], winners: Sequence[int]) -> str:
    if len(winners) == 1 and data["scores"][0] == data["scores"][1]:
        return f"{names[winners[0]]} wins the tie at {data['scores'][0]}"
    return phrases.result(names, data["scores"], winners)


def subtitle(data: DuelData) -> str:
    """The game, the round and its phase."""
    state = {"opening": "set-up", "deal": "between rounds", "over": "game over"}.get(data["phase"], data["phase"])
    return f"Azul Duel · round {data['round']} of {ROUNDS} · {state}"


def status(data: DuelData, seat: int) -> str:
    """What the pill on a board says; empty for none."""
    if data["winners"] is not None:
        return "winner" if seat in data["winners"] else ""
    return _MOVES.get(data["phase"], "to move").removesuffix(" a plate") if seat == data["to_move"] else ""


def is_last_round(data: DuelData) -> bool:
    """Whether the game ends with the round that is played."""
    return data["round"] == ROUNDS and data["phase"] != "over"


def starts(data: DuelData, seat: int) -> str:
    """Whether a seat starts, started or will start a round; empty if it does not."""
    marker = data["marker"]
    nobody = marker == "large"
    if data["phase"] in ("opening", "draft", "tiling"):
        verb = "starts" if data["phase"] == "opening" else "started"
        return f"{verb} this round" if seat == data["first"] else ""
    if data["phase"] == "deal":
        return "starts the next round" if seat == (data["first"] if nobody else marker) else ""
    return "started the last round" if nobody and seat == data["first"] else ""


def places(data: DuelData) -> bool:
    """Whether player tokens matter now."""
    return data["phase"] == "draft" and data["round"] < ROUNDS


def tiling_state(board: DuelBoardData) -> str:
    """How far a seat's pass over its lines has come."""
    if board["pass"] is None:
        return ""
    return "Tiling is done" if board["pass"] > len(board["lines"]) else f"Tiling: line {board['pass']} next"


def goal_points(data: DuelData, seat: int) -> int:
    """What all goals together give a seat."""
    return sum(goal["points"][seat] for goal in data["goals"])


# The stack


def stack_title(data: DuelData) -> str:
    """How many plates the stack holds."""
    count = data["stack"]["count"]
    return f"Stack, {count} left" if count else "Stack, empty"


def stack_lines(data: DuelData) -> list[str]:
    """What is known of the stack."""
    stack = data["stack"]
    if not stack["count"]:
        return []
    top = {"*": "Special on top", "J": "Joker on top"}.get(stack["top"] or "?", "Top not seen yet")
    back = len(stack["returned"])
    return [top, f"{stack['shuffled']} unseen", f"{back} put back"] if back else [top, "Drawing costs 1"]


def drawn_title(data: DuelData, names: Sequence[str]) -> str:
    """Whose the drawn plates are, and what happens to them."""
    drawn = data["drawn"]
    if drawn is None:
        return ""
    does = {"drawing": "drew", "looked": "keeps one", "returning": "puts back"}[drawn["stage"]]
    return f"{names[drawn['seat']]} {does}"


# The whole position


def description(data: DuelData, names: Sequence[str]) -> str:
    """The whole position in words, for those who can't see the picture."""
    large = data["large"]
    moon = ("*" if data["marker"] == "large" else "") + large["moon"]
    sentences = [
        subtitle(data),
        f"large factory: sun {_tiles(large['sun'])}; moon {_tiles(moon)}",
        *(_factory(place, factory) for place, factory in enumerate(data["factories"], 1)),
        f"display: {', '.join('empty' if plate is None else name_of(plate) for plate in data['display'])}",
        *_stack(data, names),
        f"bag: {sum(counts(data['bag']).values())} tiles",
        f"tower: {sum(counts(data['tower']).values())} tiles",
        *(_goal(data, place, names) for place in range(len(data["goals"]))),
        *(_board(data, seat, name) for seat, name in enumerate(names)),
    ]
    return phrases.paragraph(sentences)


def _tiles(tiles: str) -> str:
    return phrases.tiles_in_words(tiles, BY_LETTER)


def colours_in_words(letters: str) -> str:
    """'blue and red'."""
    return phrases.joined([BY_LETTER[letter] for letter in letters])


def _factory(place: int, factory: SmallFactoryData) -> str:
    parts = [f"sun {_tiles(factory['sun'])}"]
    if factory["moon"]:
        parts.append(f"moon, bottom to top: {', '.join(BY_LETTER[tile] for tile in factory['moon'])}")
    chip = factory["chip"]
    if chip:
        parts.append("chip face down" if chip == "?" else f"chip {colours_in_words(chip)}")
    return f"factory {place}: {'; '.join(parts)}"


def _stack(data: DuelData, names: Sequence[str]) -> list[str]:
    sentences = ["; ".join([stack_title(data), *stack_lines(data)])]
    returned = data["stack"]["returned"]
    if returned:
        plates = (f"{name_of(plate['plate'], plate['back'])} by {names[plate['seat']]}" for plate in returned)
        sentences.append(f"under it, top to bottom: {', '.join(plates)}")
    if data["drawn"]:
        plates = (name_of(plate["plate"], plate["back"]) for plate in data["drawn"]["plates"])
        sentences.append(f"{drawn_title(data, names)}: {', '.join(plates)}")
    return sentences


def _goal(data: DuelData, place: int, names: Sequence[str]) -> str:
    goal = data["goals"][place]
    points = ", ".join(f"{name} {signed(had)}" for name, had in zip(names, goal["points"], strict=True))
    return f"goal {goals.NAMES[goal['name']].lower()} ({goals.rule(data, goal['name'])}): {points}"


def _board(data: DuelData, seat: int, name: str) -> str:
    board = data["boards"][seat]
    parts = [f"{name}, {board['score']} points", *filter(None, [starts(data, seat), tiling_state(board)])]
    if places(data):
        parts.append(f"{EACH - board['tokens']} plates to place")
    if data["phase"] == "draft":
        parts.append(f"{EACH - board['taken']} chips to take")
    parts += [
        f"line {line['size']}: {line['filled']} {COLOURS[line['colour']]}"
        for line in board["lines"]
        if line["colour"] is not None
    ]
    parts += [
        f"position {place}: {name_of(plate['plate'])} turned {plate['turns']}"
        for place, plate in enumerate(board["plates"], 1)
        if plate is not None
    ]
    parts += [f"row {row}: {_row(tiles)}" for row, tiles in enumerate(board["cells"], 1) if tiles.strip(".")]
    marker = "*" if data["marker"] == seat else ""
    parts.append(f"broken: {_tiles(marker + board['broken'])} ({signed(board['penalty'])})")
    parts += [
        f"{word}: {_chips(chips)}" for word, chips in (("chips", board["chips"]), ("used", board["used"])) if chips
    ]
    return "; ".join(parts)


def _row(tiles: str) -> str:
    names = BY_LETTER | {"*": "special"}
    return ", ".join(f"{names[tile]} in column {column}" for column, tile in enumerate(tiles, 1) if tile != ".")


def _chips(chips: Sequence[str]) -> str:
    return ", ".join(colours_in_words(chip) for chip in chips)
