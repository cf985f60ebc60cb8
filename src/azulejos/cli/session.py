"""The game of `azulejos play`: shows the table, asks for moves and commands, lets the bots answer."""

from __future__ import annotations

from pathlib import Path

from azulejos import Game, IllegalMove, Position, choose_move
from azulejos.cli import reading, rounds, words
from azulejos.cli.colour import colour_on
from azulejos.cli.commands import COMMANDS, WHILE_IT_LASTS, Next, named
from azulejos.cli.prompt import Prompt
from azulejos.cli.screen import CLEAR, screen, terminal_rows, wrapped
from azulejos.data import AzulData
from azulejos.draw import ink

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
            elif self.game.phase == "tiling":
                self.news += self.previews(self.legal())
            self.show(self.game.view(self.seat))
            if self.ask_until_something_happens() is Next.LEAVE:
                return

    def greet(self) -> None:
        """Tells what is played, and how."""
        opponents = words.listed([name for name in self.names if name != words.YOU])
        if self.saved_as is not None:
            begins = "The game goes on."
        else:
            begins = "You begin." if self.game.to_move == self.seat else f"{self.names[self.game.first]} begins."
        self.news += [
            f"You play against {opponents}. {begins}",
            "A move is a source, a colour and a line: 2R4 takes red from factory 2 to line 4.",
            "2R4? tells what it would do, help what else can be typed.",
        ]

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
        name = ink.padded(self.names[self.game.to_move or 0], max(map(ink.width, self.names)))
        expected = self.game.preview(move)
        self.game.push(move)
        report = self.game.report
        self.news.append(f"{name}  {self.bold(move)}  {words.move_told(report, expected)}")
        if any(step["do"] in ("deal", "over") for step in report):
            self.end_round()

    def end_round(self) -> None:
        """Tells what the tiling brought; at a terminal there is time to look at it."""
        steps, scores = rounds.last_tiling(self.game)
        self.news += ["", *rounds.table(steps, self.names, scores), *rounds.notes(steps, self.names)]
        if self.prompt.at_terminal and self.game.outcome is None:
            self.show(self.game.position_at(self.game.ply - 1).view(self.seat))
            self.typed_ahead = self.prompt.ask(self.painted(f"Enter deals round {self.game.round}: "))

    # ---- showing

    def show(self, position: Position) -> None:
        """The table, and below it what has happened."""
        rows = terminal_rows() if self.prompt.at_terminal else None
        picture = screen(azul_data(position), self.names, self.seat, self.colour, rows)
        lines = [picture, "", *self.news] if self.news else [picture]
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
        if self.game.phase == "tiling":
            first = self.game.preview(self.game.legal_moves[0])
            columns = words.listed([move[-1] for move in self.legal()], "or")
            return f"Column for line {first['line']}, {words.colour_of(first['colour'])} ({columns}): "
        return "Your move: "

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
        """Plays a move, or tells what it would do (2R4?), or what tiles could do (2R)."""
        data, legal = self.data(), self.legal()
        text = reading.move_text(line.removesuffix("?"), data, legal)
        tiles = reading.tiles_meant(text, data, legal)
        if tiles:
            return self.tell(*(line for group in tiles for line in self.previews(words.groups(legal)[group])))
        try:
            if line.endswith("?"):
                return self.tell(words.preview(self.game.preview(text)))
            self.push(reading.with_some_line(text))
        except IllegalMove as error:
            return self.tell(reading.reason(text, str(error)), reading.what_instead(text, data, legal))
        return Next.GO_ON

    def data(self) -> AzulData:
        return azul_data(self.game.position)

    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves]

    def previews(self, moves: list[str]) -> list[str]:
        return [f"  {self.bold(move)}  {words.preview(self.game.preview(move))}" for move in moves]

    def completions(self) -> list[str]:
        return [*COMMANDS, *self.legal()]


def azul_data(position: Position) -> AzulData:
    """The position as plain data; this session knows Azul only."""
    data = position.data
    assert data["game"] == "azul"
    return data


def seat_names(bots: list[str], seat: int) -> list[str]:
    """'You', and the bots by their names, numbered where two are alike."""
    others = [bot for index, bot in enumerate(bots) if index != seat]
    return [
        words.YOU if index == seat else bot if others.count(bot) == 1 else f"{bot} {index}"
        for index, bot in enumerate(bots)
    ]
