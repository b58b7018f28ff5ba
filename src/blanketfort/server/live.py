"""A room in memory, and those who listen to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from blanketfort.server import wire
from blanketfort.server.teller import Teller
from blanketfort.table.room import MOST_SHOWN, Room

MOST_KEYS = 100
"""How many changes of a table are remembered by their keys: who asks again does so soon."""
HEARTBEAT = 30.0
"""How often a process tells the others who is there."""


class Listener:
    """Somebody who looks at a table: a socket. `send` never waits."""

    def __init__(self, who: str | None, eyes: int | None, since: int, send: Callable[[wire.Down], None]) -> None:
        self.who = who
        self.eyes = eyes
        self.since = since
        """The last version that was sent."""
        self.send = send
        self.sent_asked: tuple[int | None, bool] | None = None
        """Who was asked in the last state that was sent, and whether it was a computer player."""


class Live:
    """A room in memory."""

    def __init__(self, room: Room, teller: Teller) -> None:
        self.room = room
        self.teller = teller
        self.kept = 0
        """After how many lines it was last kept where the game stood."""
        self.keys: dict[str, None] = {}
        """The keys of the last changes, in their order."""
        self.clients: dict[str, str] = {}
        """From where each of its people last did something: for each address computer players think in turn."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()
        self.keeper: asyncio.Task[None] | None = None
        self.telling: asyncio.TimerHandle | None = None
        """When it will be told who is there, if that has changed."""
        self.made_at = self.used_at = time.monotonic()
        self.asked = self.answered = 0
        """How often it was asked what other processes have added; how many of these times that was found out."""
        self.is_driven = False
        """Whether this process lets the computer players answer: the one that added the last line does."""
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}
        """Whose sockets other processes have, and when each of these said so."""
        self.left_at: dict[str, float] = {}
        """When the last socket of a guest was closed, here or at another process."""

    def take_on(self, room: Room, key: str) -> None:
        """Go on with the room that a change has made."""
        if room.first_version != self.room.first_version:  # by other rules, from where it last stood
            self.teller = Teller(room)
        if room.table is not None:
            room.table.forget(room.turn.held, MOST_SHOWN)
        self.teller.told.pack(room.table)
        self.room = self.teller.room = room
        self.keys[key] = None
        if len(self.keys) > MOST_KEYS:
            del self.keys[next(iter(self.keys))]

    def note_client(self, who: str | None, client: str) -> None:
        """From where somebody does something; of those who are not its people, or no more, nothing is kept."""
        known = {**self.clients, who or "": client}
        self.clients = {guest: known[guest] for guest in self.room.holders if guest in known}

    @property
    def online(self) -> set[str]:
        """The guests who are there, here or at another process."""
        fresh = time.monotonic() - 2 * HEARTBEAT
        others = [guests for at, guests in self.elsewhere.values() if at > fresh]
        return self.here.union(*others)

    def gone_since(self, guests: list[str]) -> float:
        """When the last of these guests, who are not there, was seen; none of them ever: since it is in memory."""
        seen = [at for at, others in self.elsewhere.values() if not others.isdisjoint(guests)]
        seen += [self.left_at[guest] for guest in guests if guest in self.left_at]
        return max(seen, default=self.made_at)

    @property
    def here(self) -> set[str]:
        return {listener.who for listener in self.listeners if listener.who is not None}

    @property
    def spectators(self) -> int:
        return sum(not self.room.seats_of(listener.who) for listener in self.listeners)
