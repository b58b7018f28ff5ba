"""A game in lines of text: numbered options in words, no colour, no cursor; for ssh and screen readers."""

from __future__ import annotations

import shutil
import sys

from blanketfort.bots import Player
from blanketfort.engine.decision import Decision
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.locale import Words
from blanketfort.terminal.tables import show_status, show_table


class Quit(Exception):
    """A person left the table on purpose."""


def read_line(prompt: str) -> str:
    """What a person types; EOFError where nobody can type any more."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


class PlainTable:
    """One game between people at this keyboard (seats without a bot) and computer players.

    A person is told what happened when they are next asked, as their seat may know it.
    """

    def __init__(self, game: Game, state: State, bots: list[Player | None], names: list[str], language: str) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.voices = [Words(language, names, seat) for seat in range(state.players)]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.log: list[Event] = []
        self.note_events()
        self.told = [0] * state.players
        """How much of the log each seat has been told."""
        self.seated: set[int] = set()
        """The people who have been shown the table."""
        self.last_asked: int | None = None
        self.last_status: list[str] = []

    def play(self) -> None:
        """Play to the end; EOFError and KeyboardInterrupt are the caller's, Quit says that a person left."""
        while (decision := self.state.decision) is not None:
            self.state.apply(self.answer(decision))
            self.note_events()
        self.finish()

    def note_events(self) -> None:
        self.log += self.state.sink or []
        self.state.sink = []

    def answer(self, decision: Decision) -> int:
        bot = self.bots[decision.seat]
        if bot is not None:
            return bot.choose(self.state.view(decision.seat), decision)
        if len(decision.options) == 1:
            return decision.options[0].id
        if decision.seat != self.last_asked and len(self.people) > 1:
            self.hand_over(decision.seat)
        self.tell(decision.seat)
        if decision.seat not in self.seated:
            self.seated.add(decision.seat)
            self.show_table(decision.seat)
        self.last_asked = decision.seat
        return self.ask(decision)

    # Asking.

    def ask(self, decision: Decision) -> int:
        """Ask until one of the options is chosen."""
        self.show_question(decision)
        while True:
            typed = read_line("> ").strip()
            if typed.isdecimal() and 1 <= int(typed) <= len(decision.options):
                return decision.options[int(typed) - 1].id
            self.obey(typed, decision)

    def show_question(self, decision: Decision) -> None:
        view, words = self.state.view(decision.seat), self.voices[decision.seat]
        self.show_status(view, words)
        print(f"\n{words(self.game.say_decision(decision.kind, view))}")
        for number, option in enumerate(decision.options, start=1):
            print(f"  {number}. {words(self.game.say_option(option.key, view))}")

    def show_status(self, view: dict[str, object], words: Words) -> None:
        """What one wants in sight, where it has changed since it was last shown."""
        status = show_status(self.game, view, words)
        if status != self.last_status:
            print("", *status, sep="\n")
        self.last_status = status

    def obey(self, typed: str, decision: Decision) -> None:
        """Carry out a command that is no choice."""
        words = self.voices[decision.seat]
        if typed == "quit":
            raise Quit
        if typed == "table":
            self.show_table(decision.seat)
        elif typed == "log":
            self.say(decision.seat, self.log)
        elif typed == "?":
            print(words(Phrase("house-help", last=len(decision.options))))
            self.show_question(decision)
        elif typed:
            print(words(Phrase("house-no-choice", typed=typed, last=len(decision.options))))

    # Telling.

    def show_table(self, seat: int) -> None:
        view, words = self.state.view(seat), self.voices[seat]
        print("", *show_table(self.game, view, words), sep="\n")
        self.last_status = show_status(self.game, view, words)

    def tell(self, seat: int) -> None:
        """Tell a person what happened since they were last told."""
        self.say(seat, self.log[self.told[seat] :])
        self.told[seat] = len(self.log)

    def say(self, seat: int, events: list[Event]) -> None:
        for event in events:
            print(self.voices[seat](self.game.say_event(event.seen_by(seat))))

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, hide it until the next one sits there."""
        print("\n" * shutil.get_terminal_size().lines)
        read_line(self.voices[seat](Phrase("house-hand-over", player=seat)))

    def finish(self) -> None:
        """Tell how it ended: the last events, each seat's points by source, who won."""
        seat = self.people[0] if self.people else 0
        words = self.voices[seat]
        self.tell(seat)
        print()
        for each, score in enumerate(self.state.scores()):
            sources = [self.game.say_points(source, points) for source, points in score.items() if source != "total"]
            print(words(Phrase("house-score", player=each, total=score["total"], sources=sources)))
        print(words(Phrase("house-won", players=self.state.winners, count=len(self.state.winners))))
