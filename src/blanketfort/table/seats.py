"""The seats of a table, their clocks, and why something is refused."""

from __future__ import annotations

from blanketfort.engine.phrase import Phrase
from blanketfort.table.lines import Clock, Place
from blanketfort.table.turn import PERSON
from blanketfort.table.twin import twin

BOT_NAMES = ("Ada", "Basil", "Cleo", "Dante")
"""What computer players are called, by seat."""


class Refusal(Exception):
    """Why something cannot be done: a reason for programs, and the id of a message for people."""

    def __init__(self, reason: str, say: str, detail: str = "", **args: object) -> None:
        super().__init__(say)
        self.reason = reason
        self.say = Phrase(say, **args)
        self.detail = detail


class Seat:
    """One seat: who holds it, and who plays for it now."""

    def __init__(self, place: Place) -> None:
        self.kind = place.kind
        self.name = place.name
        self.bot = place.bot
        self.holders = list(place.holders)
        """The guests who may play for it: one person's devices."""
        self.taken_with = 1
        """The number of the line with which it was taken: its link is good until somebody else takes it."""
        self.stand_in = ""
        """The computer player that has the seat of its person now."""
        self.is_away = False
        self.is_hurried = False
        """Whether the stand-in makes only this move, because its person thought too long."""
        self.may_return = True
        self.is_forfeited = False

    @property
    def player(self) -> str:
        """Who plays now: PERSON, or a computer player."""
        return self.bot or self.stand_in or PERSON

    @property
    def is_timed(self) -> bool:
        """Whether its time is used up when it is asked: also while a stand-in thinks that its person has called.

        Else a player who called one and took the seat back, again and again, could make the others wait for ever.
        """
        return self.kind == "person" and not (self.is_away or self.is_hurried)

    def take(self, name: str, holder: str, seq: int) -> None:
        self.kind, self.name, self.holders, self.taken_with = "person", name, [holder], seq

    def admit(self, holder: str, most: int) -> None:
        """Another device of the same person; of too many the oldest is let go, but never the one that took the seat."""
        if holder not in self.holders:
            self.holders = [*self.holders[:1], *self.holders[1:][2 - most :], holder]

    def empty(self) -> None:
        self.kind, self.name, self.holders = "open", "", []

    def become_bot(self, bot: str, number: int) -> None:
        self.kind, self.bot, self.name = "bot", bot, BOT_NAMES[number % len(BOT_NAMES)]


class Timer:
    """How long each seat has thought."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.used = [0.0] * seats
        self.since: float | None = None
        """Since when the seat that is asked thinks, as far as that is not in `used`."""

    def clone(self) -> Timer:
        other = twin(self)
        other.used = self.used[:]
        return other

    def charge(self, at: float, asked: int | None) -> None:
        """Add up to now what the asked seat has used."""
        if asked is not None and self.since is not None:
            self.used[asked] += max(0.0, at - self.since)
        self.since = at

    def skip(self, at: float, seconds: float | None) -> None:
        """Let so many seconds until now be nobody's; None: all since the last line."""
        if self.since is not None:
            self.since = at if seconds is None else min(at, self.since + seconds)

    def pass_on(self, asked: int | None) -> None:
        """Another seat is asked; on a clock for moves it starts anew."""
        if asked is not None and self.clock is not None and self.clock.per == "move":
            self.used[asked] = 0.0

    def left(self, now: float, asked: int | None) -> list[float] | None:
        """Seconds left for each seat."""
        if self.clock is None:
            return None
        used = self.used[:]
        if asked is not None and self.since is not None:
            used[asked] += max(0.0, now - self.since)
        return [max(0.0, self.clock.seconds - spent) for spent in used]

    def deadline(self, asked: int) -> float | None:
        """When the asked seat will have no time left."""
        if self.clock is None or self.since is None:
            return None
        return self.since + self.clock.seconds - self.used[asked]
