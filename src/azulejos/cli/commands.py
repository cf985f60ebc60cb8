"""What can be typed in `azulejos play` beside moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos import choose_move
from azulejos.cli.arguments import options_for
from azulejos.cli.saved import save as save_game

if TYPE_CHECKING:
    from azulejos.cli.session import Session


class Next(Enum):
    """What follows a line that was typed."""

    ASK = "the same question again"
    GO_ON = "the game has changed"
    LEAVE = "the end of the session"


HELP = """\
  moves       all legal moves in words
  hint        what the greedy bot would play
  undo        back to your last decision
  board       the table again
  score       everybody's points, and what would change them now
  position    the position as one line of text
  save FILE   keep the game; azulejos play --resume FILE goes on with it
  resign      give up a game of two
  quit        leave; quit FILE saves first"""


def show_help(session: Session, _: str) -> Next:
    """How moves are written, and all commands."""
    return session.tell(*session.talk.help.splitlines(), *HELP.splitlines())


def moves(session: Session, _: str) -> Next:
    """The legal moves, in words."""
    return session.tell(*session.talk.moves(session.view()))


def hint(session: Session, _: str) -> Next:
    """What the greedy bot would do here."""
    view = session.view()
    move = str(choose_move("greedy", view, seed=session.words_for_bot()))
    return session.tell(f"greedy would play {session.bold(move)}. {session.talk.foretold(view.preview(move))}")


def undo(session: Session, _: str) -> Next:
    """Back to the person's last decision."""
    game, seat = session.game, session.seat
    if not any(game.position_at(ply).to_move == seat for ply in range(game.ply)):
        return session.tell("There is nothing of yours to take back yet.")
    game.pop()
    while game.to_move != seat:
        game.pop()
    session.news = ["Your last move is taken back."]
    return Next.GO_ON


def board(session: Session, _: str) -> Next:
    """The table again."""
    session.show(session.view())
    return Next.ASK


def score(session: Session, _: str) -> Next:
    """Everybody's points."""
    return session.tell(*session.talk.standings(session.view()))


def position(session: Session, _: str) -> Next:
    """The position as the person knows it, as text, in one piece."""
    print(session.view().text)
    return Next.ASK


def save(session: Session, name: str) -> Next:
    """Writes the game; never over another file."""
    game = session.game
    file = Path(name or session.saved_as or f"azulejos-{game.seed}.jsonl").expanduser()
    if file.exists() and file != session.saved_as:
        return session.tell("There is a file of that name already; choose another one:", to_copy=str(file))
    try:
        save_game(file, game, session.seat, session.bots)
    except OSError as error:
        return session.tell(f"It can't be written: {error.strerror}.", to_copy=str(file))
    session.saved_as, session.saved_events = file, game.events
    if game.outcome is not None:
        return session.tell("Saved. This shows it again:", to_copy=f"azulejos replay --show {file}")
    return session.tell("Saved. This goes on with it:", to_copy=f"azulejos play --resume {file}")


def resign(session: Session, _: str) -> Next:
    """Ends a game of two."""
    if session.game.players != 2:
        return session.tell("Only a game of two can be resigned; quit leaves this one.")
    session.game.push({"end": {"seat": session.seat, "how": "resign"}})
    return Next.GO_ON


def leave(session: Session, name: str) -> Next:
    """Leaves; with a name, the game is saved first. Says how to come back."""
    is_saved = session.saved_events == session.game.events
    if name:
        save(session, name)
        return Next.LEAVE if session.saved_events == session.game.events else Next.ASK
    if session.game.outcome is not None:
        return Next.LEAVE
    if session.saved_as is None:
        session.tell("The game was not saved (`quit FILE` does it). The same deals again:", to_copy=again(session))
    else:
        what = "the game" if is_saved else "the game as it was saved"
        session.tell(f"This goes on with {what}:", to_copy=f"azulejos play --resume {session.saved_as}")
    return Next.LEAVE


def again(session: Session) -> str:
    """The command that begins this game again."""
    game = session.game
    others = ",".join(bot for seat, bot in enumerate(session.bots) if seat != session.seat)
    seats = f"--seat {session.seat} --bots {others} --first {game.first}"
    return f"azulejos play {options_for(game.ruleset)} {seats} --seed {game.seed}"


COMMANDS: Mapping[str, Callable[[Session, str], Next]] = {
    "help": show_help,
    "moves": moves,
    "hint": hint,
    "undo": undo,
    "board": board,
    "score": score,
    "position": position,
    "save": save,
    "resign": resign,
    "quit": leave,
}
WHILE_IT_LASTS = ("moves", "hint", "resign")  # those that mean nothing once the game is over


def named(word: str) -> list[str]:
    """The command of that name, or those that begin so. Nobody resigns by a slip of the finger."""
    word = "help" if word == "?" else word.lower()
    if word in COMMANDS:
        return [word]
    return [name for name in COMMANDS if word.isalpha() and name.startswith(word) and name != "resign"]
