"""A table: a game's state, who sits where, the log of all that happened, and undo up to the last reveal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from blanketfort.engine.decision import Decision
from blanketfort.engine.errors import BlanketfortError, IllegalMove
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.table.foresight import Foresight, has_revealed

PERSON = "you"
"""Who sits on a seat that no computer player has."""

UNDONE = "house.undone"
"""The event of taking a choice back: the only thing that happens at a table and not in a game."""


class Entry:
    """One line of the log, never changed: the deal (no seat, no key), a choice, or a choice taken back (no key)."""

    def __init__(self, seat: int, key: str, events: list[Event], before: State | None, is_forced: bool = False) -> None:
        self.seat = seat
        self.key = key
        self.events = events
        self.before = before
        """Where the game stood."""
        self.is_forced = is_forced
        """Whether there was nothing else to choose."""
        self.is_bots = False
        """Whether a computer player chose: those take nothing back."""

    @cached_property
    def is_final(self) -> bool:
        """Whether it showed somebody something new; found out when first asked, for it takes a while."""
        assert self.before is not None, "nobody chose this"
        return self.is_bots or has_revealed(self.before, self.before.find_option(self.key))


class Glimpse(NamedTuple):
    """What another seat did in a row, as one seat may see it, and what lay on the table afterwards."""

    seat: int
    events: list[dict[str, object]]
    view: dict[str, object]


class Table:
    """One game and those who play it. `sitting` names each seat's player: PERSON, or a computer player.

    Computer players are asked by whoever runs the table, through `choose` like everybody else. `keep` is told every
    accepted choice before it takes effect: what it has stored can never be lost.
    """

    def __init__(self, game: Game, setup: Setup, sitting: list[str], asks_all: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.sitting = sitting
        self.asks_all = asks_all
        """Whether people are asked even where they have only one thing to choose: else others see that they had not."""
        self.keep: Callable[[str], None] = _forget
        self.log: list[Entry] = []
        self.standing: list[Entry] = []
        """The choices that have not been taken back."""
        self.settled = 0
        """How many of these stand for good, because whoever made them has said so."""
        self.shown = [0] * setup.players
        """How much of the log each seat has been shown."""
        self._foresight: Foresight | None = None
        self._final: dict[int, bool] = {}
        events: list[Event] = []
        self.state = game.begin(setup, None, events)
        self.log.append(Entry(NOBODY, "", events, None))
        self._answer_forced()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.sitting) if player == PERSON]

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.state.decision

    # Choosing.

    def choose(self, seat: int, choice: str | int) -> None:
        """Carry out a seat's choice, named by key or id; IllegalMove says why it cannot be."""
        if self.decision is not None and self.decision.seat != seat:
            raise IllegalMove(f"seat {seat} is not asked now: seat {self.decision.seat} is")
        option = self.state.find_option(choice)
        self.keep(f"choose {self.state.option_table()[option].key}")
        self._carry_out(option, is_forced=False)
        self._answer_forced()

    def _carry_out(self, option: int, is_forced: bool) -> None:
        before = self.state
        seat, key = before.top.seat, before.option_table()[option].key
        events: list[Event] = []
        self._set_state(before.clone(), events)
        self.state.apply(option)
        entry = Entry(seat, key, events, before, is_forced)
        entry.is_bots = self.sitting[seat] != PERSON
        self.log.append(entry)
        self.standing.append(entry)

    def _answer_forced(self) -> None:
        """A person with only one thing to choose is not asked, unless that would tell others something."""
        while not self.asks_all and (decision := self.decision) is not None:
            if len(decision.options) > 1 or self.sitting[decision.seat] != PERSON:
                return
            self._carry_out(decision.options[0].id, is_forced=True)

    def _set_state(self, state: State, sink: list[Event]) -> None:
        self.state = state
        self.state.sink = sink
        self._foresight = None
        self._final = {}

    # Taking back.

    def is_final(self, option: int) -> bool:
        """Whether this option, once chosen, may not be taken back; told beforehand, from what the chooser knows."""
        if option not in self._final:
            self._foresight = self._foresight or Foresight(self.state)
            self._final[option] = self._foresight.may_reveal(option)
        return self._final[option]

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's, and neither it nor what followed showed anybody anything new."""
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take this seat's last choice back."""
        count = self._undoable(seat)
        if count is None:
            raise BlanketfortError(f"seat {seat} has nothing that can be taken back")
        self.keep("undo")
        taken = self.standing[-count]
        assert taken.before is not None
        self.log.append(Entry(seat, "", [Event(UNDONE, seat, {}, {}, ())], self.state))
        del self.standing[-count:]
        self._set_state(taken.before.clone(), [])

    def settle(self) -> None:
        """Let all choices so far stand for good."""
        self.settled = len(self.standing)

    def count_held(self) -> int:
        """How many of the last choices can still be taken back, one after the other."""
        held = 0
        for count, entry in enumerate(reversed(self.standing[self.settled :]), start=1):
            if entry.seat != self.standing[-1].seat or entry.is_final:
                break
            held = held if entry.is_forced else count
        return held

    def _undoable(self, seat: int) -> int | None:
        """How many of the standing choices go when the seat takes its last own one back."""
        for count, entry in enumerate(reversed(self.standing[self.settled :]), start=1):
            if entry.seat != seat or entry.is_final:
                return None
            if not entry.is_forced:
                return count
        return None

    # Looking.

    def happenings(self, seat: int | None, first: int = 0) -> list[dict[str, object]]:
        """What happened from that line of the log on, as the seat may know it."""
        return [event.seen_by(seat) for entry in self.log[first:] for event in entry.events]

    def glimpses(self, seat: int) -> list[Glimpse]:
        """What the others did since this seat was last shown the table, one player after the other."""
        found: list[Glimpse] = []
        for number in range(self.shown[seat], len(self.log)):
            entry = self.log[number]
            events = [event.seen_by(seat) for event in entry.events]
            if found and found[-1].seat == entry.seat:
                events = found.pop().events + events
            found.append(Glimpse(entry.seat, events, self._after(number).view(seat)))
        return [glimpse for glimpse in found if glimpse.seat != seat and glimpse.events]

    def note_shown(self, seat: int) -> None:
        """Note that the seat has been shown all that happened so far."""
        self.shown[seat] = len(self.log)

    def _after(self, number: int) -> State:
        """Where the game stood after that line of the log."""
        following = self.log[number + 1].before if number + 1 < len(self.log) else None
        return following or self.state


def _forget(line: str) -> None:
    """Keep nothing."""
