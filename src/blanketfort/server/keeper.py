"""The keeper of a room: lets computer players answer, watches the clock, and sends stand-ins for those who are away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from blanketfort.server.catalogue import usual_bot
from blanketfort.server.live import HEARTBEAT, Live
from blanketfort.server.storage import Storage, Unavailable
from blanketfort.server.workers import Workers
from blanketfort.table import company
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal
from blanketfort.table.turn import Turn

log = logging.getLogger("blanketfort.server")

PATIENCE = 5.0
"""How long other processes wait for the one that has to let a computer player answer, before they do it."""
UNSEEN = 10
"""How many times longer a computer player's move takes where nobody watches: others shall not wait for such games."""
MOST_FAILURES = 3
"""After how many failures the computer players of a table are not asked any more: others wait for their thoughts."""
LEAST_MISSED = 1.0
"""How many seconds are given back at least: less is not worth a line."""


class Door(Protocol):
    """What a keeper needs of the hub: the one door through which anything changes, and who thinks."""

    pace: float
    away_seconds: float
    shuffle_seconds: float
    storage: Storage
    workers: Workers

    async def do(self, id: str, make: Callable[[Room], Line]) -> Live: ...


class Keeper:
    """Keeps one room, for as long as it is in memory."""

    def __init__(self, hub: Door, live: Live) -> None:
        self.hub = hub
        self.live = live
        self.failures = 0

    async def keep(self) -> None:
        """Let computer players answer and time pass, for as long as the room is in memory."""
        while True:
            self.live.changed.clear()
            try:
                await self._attend()
            except Refusal as refusal:
                if refusal.reason == "too-much":  # whatever it tried again would be refused again
                    await self.live.changed.wait()
                await asyncio.sleep(0.01)  # somebody was faster
            except Unavailable as error:
                log.warning("the database does not answer: %s", error)
                await asyncio.sleep(1)
            except Exception:
                log.exception("keeper failed", extra={"table": self.live.room.id})
                await asyncio.sleep(1)

    async def _attend(self) -> None:
        turn = self.live.room.turn
        if turn.bot is not None and (self.live.is_driven or not self.hub.storage.is_shared):
            await self._answer(turn.bot, turn)
            return
        due = self._next_due()
        try:
            wait = None if due is None else max(0.0, due - self.hub.storage.now())
            await asyncio.wait_for(self.live.changed.wait(), wait)
        except TimeoutError:
            if self.live.room.turn.bot is not None:
                self.live.is_driven = True  # the process that should have let it answer has not
            await self._time_passes()

    async def _answer(self, seat: int, turn: Turn) -> None:
        """Let a computer player answer."""
        room, version = self.live.room, self.live.room.version
        pace = asyncio.sleep(self.hub.pace * (1 if self.live.listeners else UNSEEN))
        if turn.due is not None:
            key = turn.due
            await pace
        else:
            key, _ = await asyncio.gather(self._think(room, turn.player), pace)

        def make(room: Room) -> Line:
            if room.version != version or (room.turn.bot, room.turn.player) != (seat, turn.player):
                raise Refusal("stale", "server-stale")
            return company.answer(room, seat, key)

        await self.hub.do(room.id, make)

    async def _think(self, room: Room, bot: str) -> str:
        """What a computer player chooses; one that fails does the first lawful thing, so that the game goes on."""
        assert room.table is not None and room.table.decision is not None
        state, first = room.table.state, room.table.decision.options[0].key
        if self.failures >= MOST_FAILURES:
            return first
        try:
            return await self.hub.workers.choose(room, state, bot, self.live.clients.values())
        except Exception:
            self.failures += 1
            if self.failures == 1:
                log.exception("a computer player failed", extra={"table": room.id})
            return first

    def _next_due(self) -> float | None:
        """When something happens by itself: somebody's time is over, or somebody has been away too long."""
        turn = self.live.room.turn
        patience = None if turn.bot is None else self.hub.storage.now() + PATIENCE
        dues = [turn.deadline, self._away_at(), patience, self._hurry_at()]
        return min((due for due in dues if due is not None), default=None)

    def _away_at(self) -> float | None:
        """When a computer player will stand in for the person who is asked and gone while others wait.

        Never where there is a clock: that says how long they wait, which may be for days.
        """
        seat = self.live.room.turn.person
        if seat is None or self.live.room.head.clock or len(self.live.online & self.live.room.holders) == 0:
            return None
        holders = self.live.room.seats[seat].holders
        if any(holder in self.live.here for holder in holders):
            return None
        if any(holder in self.live.online for holder in holders):
            return self.hub.storage.now() + HEARTBEAT  # to look again: a process that was killed tells nobody
        gone = time.monotonic() - self.live.gone_since(holders)
        return self.hub.storage.now() + self.hub.away_seconds - gone

    def _hurry_at(self) -> float | None:
        """When the shuffle has waited long enough for everybody's words."""
        room = self.live.room
        if room.shuffle is None or not room.is_shuffling:
            return None
        since = room.shuffle.since
        return since + self.hub.storage.missed_since(since) + self.hub.shuffle_seconds

    async def _time_passes(self) -> None:
        room = self.live.room
        if self._is_past(self._hurry_at()):
            await self.hub.do(room.id, lambda now: company.hurry(now, room.seq))
            return
        seat = room.turn.person
        if seat is None:
            return
        bot, version = usual_bot(room.game), room.version

        def make(room: Room) -> Line:
            if room.version != version or room.turn.person != seat:
                raise Refusal("stale", "server-stale")
            if self._is_past(room.turn.deadline):
                return company.time_out(room, seat, bot)
            if self._is_past(self._away_at()):
                return room.stand_in(seat, bot, is_away=True)
            raise Refusal("stale", "server-stale")

        if self._is_past(room.turn.deadline) or self._is_past(self._away_at()):
            await self.hub.do(room.id, make)

    def _is_past(self, due: float | None) -> bool:
        return due is not None and due <= self.hub.storage.now()


def missed_at(room: Room, storage: Storage) -> float:
    """For how long nobody has served while somebody's time was counted."""
    is_counted = room.head.clock is not None and room.turn.timed is not None
    missed = storage.missed_since(room.changed_at) if is_counted else 0.0
    return missed if missed > LEAST_MISSED else 0.0
