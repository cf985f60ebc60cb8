"""Writes the golden files again: `python -m tests.golden.make`. What changes in them is a change of the rules' answers.

A playthrough is a game with everything that the core says of it, as JSON lines that any language can read:

    {"game": "azul", "players": 2, "options": {...}, "first": 0, "seed": 7, "position": "azul/..."}  the set-up
    {"event": {...}, "position": "azul/...", "legal": "1B12345- 3B14-", "report": [...]}             one for each event
    {"scores": [...], "winners": [...], "rounds": 5}                                                 the outcome

`position` and `legal` are those after the event, `report` is what the event did, by itself. In `legal` a word stands
for all moves with the same beginning: `1B14-` for 1B1, 1B4 and 1B-, and `3@15` for 3@1 and 3@5; they are in order.
The events stay as they are in a file that is written again; where a file is missing, bots play a new game.

A perft table has a position in each line and how many sequences of moves it has: `azul/... ; 1 90 ; 2 7210`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import azulejos
from azulejos import Game, Position

FOLDER = Path(__file__).parent
# By players and wall: seeds of games in which much happens (columns, colours, a line without a cell, a full floor).
SEEDS = {(2, "coloured"): 6, (2, "grey"): 5, (3, "coloured"): 14, (3, "grey"): 26, (4, "coloured"): 2, (4, "grey"): 3}
PERFT = FOLDER / "perft-azul.txt"
MOST_SEQUENCES = 20_000_000  # that one line of the table counts

Events = list[dict[str, Any]]


def playthrough_path(players: int, wall: str) -> Path:
    return FOLDER / f"playthrough-azul-{players}-{wall}.jsonl"


def packed(moves: Iterable[object]) -> str:
    """Moves that differ only in their last letter as one word."""
    groups = groupby(map(str, moves), key=lambda move: move[:-1])
    return " ".join(beginning + "".join(move[-1] for move in group) for beginning, group in groups)


def unpacked(words: str) -> list[str]:
    return [word[:2] + last for word in words.split() for last in word[2:]]


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


def new_game(players: int, wall: str) -> Game:
    """Between the bots, so that it has bad moves as well as complete rows."""
    game = Game("azul", players=players, wall=wall, seed=SEEDS[players, wall], first=players - 1)
    while (seat := game.to_move) is not None:
        bot = "greedy" if seat % 2 == 0 or game.round > 2 else "random"
        game.push(azulejos.choose_move(bot, game.view(seat), seed=game.ply))
    return game


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


def write_playthrough(players: int, wall: str) -> None:
    path = playthrough_path(players, wall)
    if path.exists():
        lines = playthrough_again(path)
    else:
        game = new_game(players, wall)
        assert game.seed is not None
        lines = dumped(playthrough(game.seed, game.first, game.position_at(0), game.events))
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


def perft_lines() -> Iterator[tuple[Position, list[tuple[int, int]]]]:
    """The positions of the table, with depths and what was counted there."""
    for line in PERFT.read_text(encoding="ascii").splitlines():
        text, *counts = line.split(" ; ")
        depths_and_counts = [tuple(map(int, count.split())) for count in counts]
        yield Position.from_text(text), [(depth, count) for depth, count in depths_and_counts]


def perft_line(position: Position) -> str:
    """As deep as the number of sequences allows, or until all of them have ended."""
    counts = [len(position.legal_moves), position.perft(2)]
    while counts[-1] != counts[-2] and counts[-1] * len(position.legal_moves) < MOST_SEQUENCES:
        counts.append(position.perft(len(counts) + 1))
    return " ; ".join([position.text, *[f"{depth} {count}" for depth, count in enumerate(counts, 1)]])


def positions_to_count() -> list[Position]:
    """From each playthrough: the start of two rounds, the end of some drafts, and the first choices at the tiling."""
    chosen = []
    for players, wall in SEEDS:
        path = playthrough_path(players, wall)
        lines = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()[1:-1]]
        trail = [Position.from_text(line["position"]) for line in lines]
        last_round = max(position.round for position in trail)
        for round_ in (1, 2, 3, last_round):
            drafts = [position for position in trail if position.round == round_ and position.phase == "draft"]
            tilings = [position for position in trail if position.round == round_ and position.phase == "tiling"]
            chosen += [drafts[0]] if round_ in (1, 3) else []
            chosen += [drafts[-4], *tilings[:1]]
    return chosen


def write_perft() -> None:
    positions = [position for position, _ in perft_lines()] if PERFT.exists() else positions_to_count()
    PERFT.write_text("".join(perft_line(position) + "\n" for position in positions), encoding="ascii")


if __name__ == "__main__":
    for configuration in SEEDS:
        write_playthrough(*configuration)
    write_perft()
