"""Writes the golden files again: `python -m tests.golden.make`. What changes in them is a change of the rules' answers.

A playthrough is a game with everything that the core says of it, as JSON lines that any language can read:

    {"game": "azul", "players": 2, "options": {...}, "first": 0, "seed": 7, "position": "azul/..."}  the set-up
    {"event": {...}, "position": "azul/...", "legal": "1B{12-} 3B{14}", "report": [...]}             one for each event
    {"scores": [...], "winners": [...], "rounds": 5}                                                 the outcome

`position` and `legal` are those after the event, `report` is what the event did, by itself. In `legal` a word stands
for several moves: braces hold what can stand there, one letter each, or words with a `|` between them. So `1B{14-}` is
1B1, 1B4 and 1B-, `p{8|17}@{12}r0` is p8@1r0, p8@2r0, p17@1r0 and p17@2r0, and `4@2{+B,B|+K,K}` is 4@2+B,B and 4@2+K,K.
Read so, the moves are in order.
The events stay as they are in a file that is written again; where a file is missing, bots play a new game.

A perft table has a position in each line and how many sequences of moves it has: `azul/... ; 1 90 ; 2 7210`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby, product
from pathlib import Path
from typing import Any, NamedTuple

import azulejos
from azulejos import Game, Move, Position, Ruleset
from tests.reference import duel_hand_made

FOLDER = Path(__file__).parent
MOST_SEQUENCES = 20_000_000  # that one line of a table counts, or little more

Events = list[dict[str, Any]]


class Plan(NamedTuple):
    """What a playthrough shows, and a seed of a game in which much happens."""

    ruleset: Ruleset
    seed: int
    way: str = "mixed"


def azul(players: int, wall: str, seed: int) -> Plan:
    return Plan(Ruleset("azul", players=players, wall=wall), seed)


def duel(goals: str, seed: int, way: str = "mixed", *, special: bool = True) -> Plan:
    return Plan(Ruleset("duel", goals=goals.split(), five_colours_special=special), seed, way)


PLANS = {  # columns, colours, lines without a cell, full floors; special tiles, draws of several plates, many chips
    "azul-2-coloured": azul(2, "coloured", 6),
    "azul-2-grey": azul(2, "grey", 5),
    "azul-3-coloured": azul(3, "coloured", 14),
    "azul-3-grey": azul(3, "grey", 26),
    "azul-4-coloured": azul(4, "coloured", 2),
    "azul-4-grey": azul(4, "grey", 3),
    "duel-3-goals": duel("rows columns corners", 103, "draws"),
    "duel-4-goals": duel("five_colours perimeter diagonals empty_specials", 19, special=False),
    "duel-many-chips": duel("five_colours columns diagonals jokers", 91, "saves"),
}


def playthrough_path(name: str) -> Path:
    return FOLDER / f"playthrough-{name}.jsonl"


def perft_path(game: str) -> Path:
    return FOLDER / f"perft-{game}.txt"


# Many moves in few words

Word = tuple[tuple[str, ...], ...]  # for each part of a move what can stand there


def parts(move: str) -> tuple[str, ...]:
    """Cut where moves of one kind differ: line and leftovers, plate and place, column and chips."""
    for form in (r"([^/]*[BYRKWT])([1-6-])(|/.*)", r"([pk])(\d+)@(\d)r(\d)", r"(\d@)(\d)(|\+.*)"):
        if match := re.fullmatch(form, move):
            kind, *rest = match.groups()
            return (kind, rest[0], "@", rest[1], "r", rest[2]) if kind in ("p", "k") else (kind, *rest)
    return (move,)


def packed(moves: Iterable[object]) -> str:
    """Moves that differ in one part only become one word, from the last part on."""
    words: list[Word] = [tuple((part,) for part in parts(str(move))) for move in moves]
    for place in range(5, 0, -1):
        groups = groupby(words, key=lambda word: (len(word), word[:place], word[place + 1 :]))
        words = [merged(list(group), place) for _, group in groups]
    return " ".join("".join(map(alternatives, word)) for word in words)


def merged(words: list[Word], place: int) -> Word:
    first = words[0]
    if len(first) <= place:
        return first
    return (*first[:place], tuple(part for word in words for part in word[place]), *first[place + 1 :])


def alternatives(parts: tuple[str, ...]) -> str:
    if len(parts) == 1:
        return parts[0]
    return "{" + ("" if all(len(part) == 1 for part in parts) else "|").join(parts) + "}"


def unpacked(words: str) -> list[str]:
    return [move for word in words.split() for move in unpacked_word(word)]


def unpacked_word(word: str) -> list[str]:
    pieces = re.split("[{}]", word)  # every other one stood in braces
    choices = [
        [piece] if index % 2 == 0 else piece.split("|") if "|" in piece else list(piece)
        for index, piece in enumerate(pieces)
    ]
    return ["".join(chosen) for chosen in product(*choices)]


# Playthroughs


def playthrough(seed: int, first: int, start: Position, events: Events) -> Iterator[dict[str, Any]]:
    """The lines of a playthrough, without the seed's own deals: the events bring them."""
    ruleset = start.ruleset
    yield {
        "game": ruleset.game,
        "players": ruleset.players,
        "options": dict(ruleset.options),
        "first": first,
        "seed": seed,
        "position": start.text,
    }
    position = start
    for event in events:
        report, position = position.report(event), position.play(event)
        yield {"event": event, "position": position.text, "legal": packed(position.legal_moves), "report": report}
    yield {"scores": list(position.scores), "winners": list(position.winners), "rounds": position.round}


def new_game(plan: Plan) -> Game:
    """Between the bots, so that it has bad moves as well as complete rows."""
    game = Game(plan.ruleset, seed=plan.seed, first=plan.ruleset.players - 1)
    while (seat := game.to_move) is not None:
        game.push(habit(game, plan.way) or bot_move(game, seat))
    return game


def bot_move(game: Game, seat: int) -> Move:
    bot = "greedy" if seat % 2 == 0 or game.round > 2 else "random"
    return azulejos.choose_move(bot, game.view(seat), seed=game.ply)


def habit(game: Game, way: str) -> str | None:
    """What is done before anything else: drawing two plates or three, or saving all chips for the last rounds."""
    if way == "draws" and "d" in game.legal_moves:
        return "d" if game.ply % 3 else None
    if way == "saves" and game.phase == "tiling" and game.round < 5:
        return next((str(move) for move in game.legal_moves if str(move).endswith(".")), None)
    return None


def set_up_and_events(path: Path) -> tuple[dict[str, Any], Events]:
    first, *rest = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    return first, [line["event"] for line in rest[:-1]]


def playthrough_again(path: Path) -> list[str]:
    """What the core says today of the game in a file."""
    set_up, events = set_up_and_events(path)
    start = Position.from_text(set_up["position"])
    return dumped(playthrough(set_up["seed"], set_up["first"], start, events))


def dumped(lines: Iterable[dict[str, Any]]) -> list[str]:
    return [json.dumps(line, separators=(",", ":")) for line in lines]


def write_playthrough(name: str) -> None:
    path = playthrough_path(name)
    if path.exists():
        lines = playthrough_again(path)
    else:
        game = new_game(PLANS[name])
        assert game.seed is not None
        lines = dumped(playthrough(game.seed, game.first, game.position_at(0), game.events))
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def positions_of(name: str) -> list[Position]:
    """All positions of a playthrough but the first, which waits for chance."""
    lines = playthrough_path(name).read_text(encoding="ascii").splitlines()[1:-1]
    return [Position.from_text(json.loads(line)["position"]) for line in lines]


# Perft


def perft_lines(path: Path) -> Iterator[tuple[Position, list[tuple[int, int]]]]:
    """The positions of a table, with depths and what was counted there."""
    for line in path.read_text(encoding="ascii").splitlines():
        text, *counts = line.split(" ; ")
        depths_and_counts = [tuple(map(int, count.split())) for count in counts]
        yield Position.from_text(text), [(depth, count) for depth, count in depths_and_counts]


def perft_line(position: Position) -> str:
    """As deep as the number of sequences allows, or until all of them have ended."""
    counts = [len(position.legal_moves), position.perft(2)]
    while counts[-1] != counts[-2] and counts[-1] * len(position.legal_moves) < MOST_SEQUENCES:
        counts.append(position.perft(len(counts) + 1))
    return " ; ".join([position.text, *[f"{depth} {count}" for depth, count in enumerate(counts, 1)]])


def azul_positions() -> list[Position]:
    """From each playthrough: the start of two rounds, the end of some drafts, and the first choices at the tiling."""
    chosen = []
    for name in (name for name in PLANS if name.startswith("azul")):
        trail = positions_of(name)
        last_round = max(position.round for position in trail)
        for round_ in (1, 2, 3, last_round):
            drafts = [position for position in trail if position.round == round_ and position.phase == "draft"]
            tilings = [position for position in trail if position.round == round_ and position.phase == "tiling"]
            chosen += [drafts[0]] if round_ in (1, 3) else []
            chosen += [drafts[-4], *tilings[:1]]
    return chosen


THREE_PLATES = {1: "1r0", 2: "2r0", 3: "3r0"}
THREE_PLATES_IN_HAND = duel_hand_made.position_text(
    duel_hand_made.board(3, {1: "K"}, THREE_PLATES, tokens=2, taken=2),
    duel_hand_made.board(2, {2: "YY"}, {4: "4r0"}, tokens=0, taken=2),
    rounds=3,
    marker=1,
    drawn="l:18,17,16",
    display="-,15,-",
    under="10:1,9:0",
)


def duel_positions() -> list[Position]:
    """From each playthrough: both openings, drafts early and late, each stage of drawing, the richest tilings."""
    chosen = [Position.from_text(THREE_PLATES_IN_HAND)]
    for name in (name for name in PLANS if name.startswith("duel")):
        trail = [position for position in positions_of(name) if position.to_move is not None]
        by_stage = {
            stage: [position for position in trail if position.text.split(" ")[17].startswith(stage)]
            for stage in ("d:", "l:", "u:")
        }
        tilings = sorted((position for position in trail if position.phase == "tiling"), key=many_moves)
        chosen += [position for position in trail if position.phase == "opening"]
        for round_ in (1, 3, 5):
            drafts = [position for position in trail if position.round == round_ and position.phase == "draft"]
            chosen += [drafts[0], drafts[len(drafts) // 2], drafts[-6], drafts[-3]]
        for stage in by_stage.values():
            chosen += [stage[0], stage[-1]] if stage else []
        chosen += [*tilings[:2], *tilings[-3:]]
    return list(dict.fromkeys(chosen))


def many_moves(position: Position) -> int:
    return len(position.legal_moves)


def write_perft(game: str) -> None:
    path = perft_path(game)
    if path.exists():
        positions = [position for position, _ in perft_lines(path)]
    else:
        positions = {"azul": azul_positions, "duel": duel_positions}[game]()
    path.write_text("".join(perft_line(position) + "\n" for position in positions), encoding="ascii")


if __name__ == "__main__":
    for name in PLANS:
        write_playthrough(name)
    for game in azulejos.game_names():
        write_perft(game)
