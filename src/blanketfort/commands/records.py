"""`blanketfort verify` and `blanketfort replay`: what was written down is proved, and looked at again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from blanketfort.commands.shared import DeckOption, FileOption, LangOption, open_game, read_text, write_text
from blanketfort.engine.errors import BadSetup, BadText, BlanketfortError
from blanketfort.engine.event import Event, Happening
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.proof import reveal
from blanketfort.engine.proof import verify as prove
from blanketfort.engine.record import Record
from blanketfort.engine.state import State
from blanketfort.locale import Words, pick_language
from blanketfort.table.moment import Moment
from blanketfort.table.story import tell_story
from blanketfort.terminal.plain import read_line
from blanketfort.terminal.tables import show_table


def write_record(state: State, path: Path) -> None:
    """Write down a finished game, with its seed and seal."""
    write_text(path, reveal(state).to_text())


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Errors within are about this file, and say so."""
    try:
        yield
    except BlanketfortError as error:
        raise BadText(f"{path}: {error}") from None


def open_record(file: Path, deck: Path | None) -> tuple[str, Record, Game]:
    """A record, its text, and the game it is of."""
    text = read_text(file, "record")
    with naming(file):
        record = Record.from_text(text)
        open_game(record.game)
    return text, record, open_game(record.game, deck)


def verify(file: FileOption, /, *, deck: DeckOption = None, commitment: str = "", lang: LangOption = None) -> int:
    """Prove a record: every choice was legal, and every shuffle was fixed before play.

    Replays the game from its seed and compares every line. What was changed (a choice, a chance outcome, the seed, the
    deck, the rules, the result) is named with its line, and the exit code is 2.

    Parameters
    ----------
    commitment
        The commitment as it was told before the deal: the record has to have the same.
    """
    words = Words(pick_language(lang))
    text, record, game = open_record(file, deck)
    with naming(file):
        state = prove(text, game, commitment)
    words = words.naming(game.seat_names(record.players))
    totals = [Phrase("record-total", player=seat, total=score["total"]) for seat, score in enumerate(state.scores())]
    print(words(Phrase("record-proved", file=str(file), game=game.title, choices=len(record.choices))))
    print(words(Phrase("record-chance", count=len(record.chance), commitment=record.commitment)))
    print(words(Phrase("record-result", totals=totals, players=state.winners, count=len(state.winners))))
    return 0


def replay(
    file: FileOption,
    /,
    *,
    seat: int | None = None,
    whole: Annotated[bool, Parameter(negative=())] = False,
    deck: DeckOption = None,
    lang: LangOption = None,
) -> int:
    """Look at a recorded game again, choice by choice, forward and back.

    Type n (or Enter) for the next choice, p for the one before, a number to go there, t for the table, q to leave.

    Parameters
    ----------
    seat
        See only what this player saw, from 1 on; without it, everything is open.
    whole
        Show the whole game at once instead of step by step.
    """
    language = pick_language(lang)
    _text, record, game = open_record(file, deck)
    with naming(file):
        story = tell_story(record, game)
    if seat is not None and not 1 <= seat <= record.players:
        raise BadSetup(f"--seat should be from 1 to {record.players}, not {seat}")
    viewer = Viewer(game, story, None if seat is None else seat - 1, language)
    if whole:
        viewer.tell_all()
    else:
        viewer.run(read_line)
    return 0


class Viewer:
    """Steps through a story in lines of text, as one seat saw it or with everything open."""

    def __init__(self, game: Game, story: list[Moment], seat: int | None, language: str) -> None:
        self.game = game
        self.story = story
        self.seat = seat
        self.words = Words(language, me=seat).naming(game.seat_names(len(story[0].totals)))
        self.at = 0

    def run(self, read: Callable[[str], str]) -> None:
        """Obey until somebody leaves or the input ends."""
        self.show()
        while True:
            try:
                typed = read(self.words(Phrase("record-prompt", at=self.at, last=self.last))).strip().lower()
            except EOFError:
                print()
                return
            if typed in ("q", "quit"):
                return
            self.obey(typed)

    @property
    def last(self) -> int:
        return len(self.story) - 1

    def obey(self, typed: str) -> None:
        if typed in ("t", "table"):
            self.show_table()
        elif typed in ("", "n"):
            self.go(self.at + 1)
        elif typed == "p":
            self.go(self.at - 1)
        elif typed.isascii() and typed.isdecimal():
            self.go(int(typed))
        else:
            print(self.words(Phrase("record-help", last=self.last)))

    def go(self, to: int) -> None:
        """Go to a moment, as far as there are any."""
        if to > self.last:
            print(self.words(Phrase("record-end")))
        elif to < 0:
            print(self.words(Phrase("record-start")))
        self.at = max(0, min(to, self.last))
        self.show()

    def show(self) -> None:
        """Tell what happened at this moment, and who is asked then."""
        moment = self.story[self.at]
        self.tell(moment.events)
        decision = None if moment.after is None else moment.after.decision
        if decision is not None:
            print(self.words(Phrase("record-asked", player=decision.seat)))

    def show_table(self) -> None:
        state = self.story[self.at].after
        assert state is not None
        decision = state.decision
        seat = self.seat if self.seat is not None else decision.seat if decision is not None else 0
        print(*show_table(self.game, state.view(seat), self.words), sep="\n")

    def tell(self, events: list[Event]) -> None:
        for event in events:
            print(self.words(self.game.say_event(self.seen(event))))

    def seen(self, event: Event) -> Happening:
        """An event as this viewer sees it."""
        return event.seen_by_all() if self.seat is None else event.seen_by(self.seat)

    def tell_all(self) -> None:
        for moment in self.story:
            self.tell(moment.events)
        sys.stdout.flush()
