"""A game in lines of text: numbered options in words, no colour, no cursor; for ssh and screen readers."""

from __future__ import annotations

import shutil
import sys

from blanketfort.bots import Player, ask
from blanketfort.bots.hints import Adviser, say_hints
from blanketfort.bots.own import Forfeit, stand_in
from blanketfort.engine.decision import Decision
from blanketfort.engine.event import Happening
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.view import View
from blanketfort.locale import Words
from blanketfort.table import Table
from blanketfort.table.table import say_happening
from blanketfort.terminal.tables import say_results, show_status, show_table

UNDO = -1
"""The answer that takes the last choice back."""


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

    def __init__(self, table: Table, bots: list[Player | None], names: list[str], language: str) -> None:
        self.table = table
        self.game = table.game
        self.bots = bots
        self.voices = [Words(language, names, None if bot else seat) for seat, bot in enumerate(bots)]
        self.seated: set[int] = set()
        """The people who have been shown the table."""
        self.last_asked: int | None = None
        self.last_status: list[str] = []

    def play(self) -> None:
        """Play to the end; EOFError and KeyboardInterrupt are the caller's, Quit says that a person left."""
        while (decision := self.table.decision) is not None:
            chosen = self.answer(decision)
            if chosen == UNDO:
                self.table.undo(decision.seat)
            else:
                self.table.choose(decision.seat, chosen)
        self.finish()

    def answer(self, decision: Decision) -> int:
        bot = self.bots[decision.seat]
        if bot is not None:
            return self.ask_bot(bot, decision.seat)
        if decision.seat != self.last_asked and len(self.table.people) > 1:
            self.hand_over(decision.seat)
        self.tell(decision.seat)
        if decision.seat not in self.seated:
            self.seated.add(decision.seat)
            self.show_table(decision.seat)
        self.last_asked = decision.seat
        return self.ask(decision)

    def ask_bot(self, bot: Player, seat: int) -> int:
        """What a computer player answers; for one that forfeits another one sits down."""
        try:
            return ask(bot, self.table.state)
        except Forfeit as forfeit:
            print(self.voices[0](forfeit.say()))
            self.bots[seat] = other = stand_in(self.game, seat)
            return ask(other, self.table.state)

    # Asking.

    def ask(self, decision: Decision) -> int:
        """Ask until one of the options is chosen, or the last choice is taken back."""
        self.show_question(decision)
        while True:
            typed = read_line("> ").strip().lower()
            if typed.isdecimal() and 1 <= int(typed) <= len(decision.options):
                return decision.options[int(typed) - 1].id
            if typed == "undo" and self.table.can_undo(decision.seat):
                return UNDO
            self.obey(typed, decision)

    def show_question(self, decision: Decision) -> None:
        view, words = self.table.state.view(decision.seat), self.voices[decision.seat]
        self.show_status(view, words)
        print(f"\n{words(self.game.say_decision(decision.kind, view))}")
        for number, option in enumerate(decision.options, start=1):
            print(f"  {number}. {words(self.game.say_option(option.key, view))}")
        final = [number for number, option in enumerate(decision.options, 1) if self.table.is_final(option.id)]
        if final:
            every = len(final) == len(decision.options)
            print(words(Phrase("house-final", numbers=final, every=every, count=len(final))))

    def show_status(self, view: View, words: Words) -> None:
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
            self.say(decision.seat, self.table.happenings(decision.seat))
        elif typed == "hint":
            self.hint(decision)
        elif typed == "undo":
            print(words(Phrase("house-no-undo")))
        elif typed == "?":
            print(words(Phrase("house-help", last=len(decision.options))))
            self.show_question(decision)
        elif typed:
            print(words(Phrase("house-no-choice", typed=typed, last=len(decision.options))))

    def hint(self, decision: Decision) -> None:
        """What a search thinks of the options, from what the seat knows."""
        words = self.voices[decision.seat]
        print(words(Phrase("hint-thinking")), flush=True)
        counsel = Adviser(self.game, self.table.state).give_counsel()
        for phrase in say_hints(self.game, self.table.state.view(decision.seat), counsel):
            print(words(phrase))

    # Telling.

    def show_table(self, seat: int) -> None:
        view, words = self.table.state.view(seat), self.voices[seat]
        print("", *show_table(self.game, view, words), sep="\n")
        self.last_status = show_status(self.game, view, words)

    def tell(self, seat: int) -> None:
        """Tell a person what happened since they were last told."""
        self.say(seat, self.table.happenings(seat, self.table.shown[seat]))
        self.table.note_shown(seat)

    def say(self, seat: int, events: list[Happening]) -> None:
        for event in events:
            print(self.voices[seat](say_happening(self.game, event)))

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, hide it until the next one sits there."""
        print("\n" * shutil.get_terminal_size().lines)
        read_line(self.voices[seat](Phrase("house-hand-over", player=seat)))

    def finish(self) -> None:
        """Tell how it ended: the last events, each seat's points by source, who won."""
        people = self.table.people
        seat = people[0] if people else 0
        words = self.voices[seat]
        self.tell(seat)
        print()
        for phrase in say_results(self.game, self.table.state):
            print(words(phrase))
