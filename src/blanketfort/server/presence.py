"""Who is there: each process tells the others whose sockets it has, and says so again from time to time."""

from __future__ import annotations

import asyncio
import math
import secrets
import time

from blanketfort.server.errands import Errands
from blanketfort.server.live import HEARTBEAT, Live
from blanketfort.server.storage import Storage


class Presence:
    """What this process knows of the others, and lets them know."""

    def __init__(self, storage: Storage, errands: Errands) -> None:
        self.storage = storage
        self.errands = errands
        self.process = secrets.token_hex(4)

    def hear(self, live: Live, process: str, guests: str) -> bool:
        """Note whom another process has; whether that changes who is there."""
        is_new, before = process not in live.elsewhere, live.online
        live.elsewhere[process] = time.monotonic(), set(guests.split(",")) - {""}
        live.left_at.update(dict.fromkeys(before - live.online, time.monotonic()))
        if is_new and live.listeners:
            self.tell(live)
        return live.online != before

    def believe(self, rooms: dict[str, Live], is_deaf: bool) -> None:
        """Take those elsewhere to be there still: while nothing is heard of them, nobody can say that they are."""
        now = time.monotonic()
        until, fresh = math.inf if is_deaf else now, now - 2 * HEARTBEAT
        for live in rooms.values():
            live.elsewhere = {
                process: (until if at > fresh else at, guests) for process, (at, guests) in live.elsewhere.items()
            }

    def tell(self, live: Live) -> None:
        """Tell the other processes who of the players is here."""
        if self.storage.is_shared:
            guests = ",".join(sorted(live.here & live.room.holders))
            self.errands.try_to(self.storage.shout("here", f"{live.room.id}:{self.process}:{guests}"))

    async def beat(self, rooms: dict[str, Live]) -> None:
        """Say it again from time to time: a process that is gone says nothing."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in rooms.values():
                if live.listeners:
                    self.tell(live)
