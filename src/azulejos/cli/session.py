"""The game of `azulejos play`: shows the table, asks for moves and commands, lets the bots answer."""

from __future__ import annotations

from pathlib import Path

from azulejos import Game, IllegalMove, Position, choose_move
from azulejos.cli import rounds, words
from azulejos.cli.azul.talk import AzulTalk
from azulejos.cli.colour import colour_on
from azulejos.cli.commands import COMMANDS, WHILE_IT_LASTS, Next, named
from azulejos.cli.duel.talk import DuelTalk
from azulejos.cli.prompt import Prompt
from azulejos.cli.screen import CLEAR, terminal_rows, wrapped
from azulejos.cli.talk import Talk
from azulejos.draw import ink

TALKS = {"azul": AzulTalk, "duel": DuelTalk}
COBALT = ink.CELL_COLOURS["B"]  # you can act here


class Session:
    """One person, on `seat`, against bots on all others. `bots` has a name for each seat, the person's own included."""

    def __init__(self, game: Game, seat: int, bots: list[str], saved_as: str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.names = seat_names(bots, seat)
        self.saved_as = None if saved_as is None else Path(saved_as)
        self.saved_events = game.events if saved_as else None
        self.colour = colour_on()
        self.talk: Talk = TALKS[game.ruleset.game](self.names, seat, self.colour)
        self.prompt = Prompt(self.completions)
        self.news: list[str] = []  # what is told below the next picture
        self.typed_ahead: str | None = None

    # ---- the course of the game

    def run(self) -> None:
        """Plays until the person leaves."""
        self.greet()
        while True:
            self.let_bots_move()
            if self.game.outcome is not None:
                self.news += ["", self.bold(words.result(self.game.outcome, self.names, self.game.events[-1]))]
            else:
                self.news += self.talk.offer(self.view())
            self.show(self.view())
            if self.ask_until_something_happens() is Next.LEAVE:
                return

    def greet(self) -> None:
        """Tells what is played, and how."""
        opponents = words.listed([name for name in self.names if name != words.YOU])
        if self.saved_as is not None:
            begins = "The game goes on."
        else:
            begins = "You begin." if self.game.first == self.seat else f"{self.names[self.game.first]} begins."
        self.news += [f"You play against {opponents}. {begins}", *self.talk.introduction(self.view())]

    def let_bots_move(self) -> None:
        """Plays until it is the person's turn or the game is over."""
        while self.game.to_move not in (None, self.seat):
            bot = self.bots[self.game.to_move or 0]
            self.push(str(choose_move(bot, self.game.view(self.game.to_move), seed=self.words_for_bot())))

    def words_for_bot(self) -> int:
        """A seed that is the same again when the same position comes again after an undo."""
        return ((self.game.seed or 0) * 1_000_003 + self.game.ply) % 2**64

    def push(self, move: str) -> None:
        """Plays a legal move and notes what is to be told."""
        ply, before = self.game.ply, self.view()
        name = ink.padded(self.names[before.to_move or 0], max(map(ink.width, self.names)))
        self.game.push(move)
        events = self.game.events_for(self.seat)[ply:]
        steps = rounds.steps(self.game, self.seat, ply, self.game.ply)
        told = self.talk.told(before, events, steps)
        if told:
            self.news.append(f"{name}  {self.bold(events[0]['move'])}  {told}")
        if any(step["do"] in ("deal", "over") for step in steps):
            self.end_round()

    def end_round(self) -> None:
        """Tells what the tiling brought; at a terminal there is time to look at it."""
        self.news += ["", *self.talk.round_told(self.view(), *rounds.last_tiling(self.game, self.seat))]
        if self.prompt.at_terminal and self.game.outcome is None:
            self.show(self.game.position_at(rounds.last_move(self.game, self.seat) + 1).view(self.seat))
            self.typed_ahead = self.prompt.ask(self.painted(f"Enter deals round {self.game.round}: "))

    # ---- showing

    def show(self, position: Position) -> None:
        """The table, and below it what has happened."""
        rows = terminal_rows() if self.prompt.at_terminal else None
        picture = self.talk.picture(position, rows, below=len(self.news) + 1)
        lines = [picture, "", *map(wrapped, self.news)] if self.news else [picture]
        fits = rows is not None and "\n".join(lines).count("\n") + 2 <= rows
        print((CLEAR if fits else "\n") + "\n".join(lines))
        self.news = []

    def bold(self, text: str) -> str:
        return ink.bold(text, self.colour)

    def painted(self, text: str) -> str:
        return ink.painted(text, COBALT, self.colour, bold=True)

    def tell(self, *lines: str, to_copy: str = "") -> Next:
        """Answers below the question, long lines wrapped; a command that people may want to copy stays in one piece."""
        print("\n".join(wrapped(line) for line in lines))
        if to_copy:
            print(f"  {to_copy}")
        return Next.ASK

    # ---- asking

    def ask_until_something_happens(self) -> Next:
        """Asks and answers until the game has changed or the person leaves."""
        while True:
            line, self.typed_ahead = self.typed_ahead or self.prompt.ask(self.painted(self.question())), None
            if line is None:
                return COMMANDS["quit"](self, "")
            happened = self.answer(line)
            if happened is not Next.ASK:
                return happened

    def question(self) -> str:
        """What is asked."""
        if self.game.outcome is not None:
            return "Enter leaves, undo goes back: "
        return f"{self.talk.question(self.view())}: "

    def answer(self, line: str) -> Next:
        """Does what a line asks for."""
        if not line:
            return Next.LEAVE if self.game.outcome is not None else Next.ASK
        word, _, rest = line.partition(" ")
        fitting = named(word)
        if len(fitting) > 1:
            return self.tell(f"{word}: {words.listed(fitting, 'or')}?")
        if self.game.outcome is not None and (not fitting or fitting[0] in WHILE_IT_LASTS):
            return self.tell("The game is over. undo takes your last move back, save FILE keeps the game.")
        return COMMANDS[fitting[0]](self, rest.strip()) if fitting else self.answer_move(line)

    def answer_move(self, line: str) -> Next:
        """Plays a move, or tells what it would do (2R4?), or what its beginning can become (2R)."""
        view = self.view()
        text = self.talk.meant(line.removesuffix("?"), view)
        choices = self.talk.choices(text, view)
        if choices:
            return self.tell(*choices)
        try:
            if line.endswith("?"):
                return self.tell(self.talk.foretold(view.preview(text)))
            self.push(self.talk.whole(text))
        except IllegalMove as error:
            return self.tell(*self.talk.refused(text, str(error), view))
        return Next.GO_ON

    def view(self) -> Position:
        """What the person may know."""
        return self.game.view(self.seat)

    def completions(self) -> list[str]:
        return [*COMMANDS, *map(str, self.game.legal_moves)]


def seat_names(bots: list[str], seat: int) -> list[str]:
    """'You', and the bots by their names, numbered where two are alike."""
    others = [bot for index, bot in enumerate(bots) if index != seat]
    return [
        words.YOU if index == seat else bot if others.count(bot) == 1 else f"{bot} {index}"
        for index, bot in enumerate(bots)
    ]
