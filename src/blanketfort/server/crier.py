"""What is told to those who listen to a room: the table around the game, the game, and what was said."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from blanketfort.server import wire
from blanketfort.server.errands import Errands
from blanketfort.server.guests import Secrets
from blanketfort.server.live import Listener, Live
from blanketfort.server.storage import Storage
from blanketfort.server.teller import tell_chat, tell_table
from blanketfort.table import lines
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.table import Table

AT_ONCE = 16
"""Of how many options it is found out at once whether they are final: then others have their turn."""

States = dict[tuple[int | None, ...], wire.State]
"""What was told of a change, by eyes, the last version that these had seen, and the seats of their owner."""


class Crier:
    """Tells listeners, each what they may know."""

    def __init__(self, secrets: Secrets, errands: Errands, storage: Storage) -> None:
        self.secrets = secrets
        self.errands = errands
        self.storage = storage

    def tell(self, live: Live, line: Line, has_turned: bool) -> None:
        """Tell all who listen what a line changed; `has_turned`, if the table around the game did too."""
        if isinstance(line, lines.Speak):
            said = tell_chat(live.room, -1)
            for listener in live.listeners:
                listener.send(said)
            return
        if has_turned or not isinstance(line, lines.Choose | lines.Undo | lines.End):
            self.tell_about(live)
        told: States | None = None if isinstance(line, lines.Awake) else {}  # the clocks are told again
        for listener in list(live.listeners):
            self.tell_state(live, listener, told)

    def tell_about(self, live: Live, listeners: Iterable[Listener] | None = None) -> None:
        """Tell all (or these) of the table around the game: whoever has no part in it is told the same, made once."""
        holders, present = live.room.holders, (live.online, live.spectators)
        told: dict[str | None, wire.About] = {}
        for listener in list(live.listeners if listeners is None else listeners):
            who = listener.who if listener.who in holders else None
            if who not in told:
                told[who] = wire.About(wire.PROTOCOL, self._tell_table(live.room, who, *present))
            listener.send(told[who])

    def table_info(self, live: Live, who: str | None) -> wire.TableInfo:
        return self._tell_table(live.room, who, live.online, live.spectators)

    def _tell_table(self, room: Room, who: str | None, online: set[str], spectators: int) -> wire.TableInfo:
        links = {str(seat): self.secrets.link(room, seat) for seat in room.seats_of(who)}
        return tell_table(room, who, online, spectators, links)

    def tell_state(self, live: Live, listener: Listener, told: States | None = None) -> None:
        """Send the game as it stands; to one of many (`told`) only if anything has changed for these eyes."""
        room = live.room
        if room.table is None:
            return
        mine = room.seats_of(listener.who)
        if listener.eyes is not None and listener.eyes not in mine:
            listener.eyes, listener.since = None, -1
        asked = room.turn.seat, room.turn.bot is not None
        version = room.version_for(listener.eyes)
        if told is None:
            told = {}
        elif (version, asked) == (listener.since, listener.sent_asked):
            return
        key = listener.eyes, listener.since, *mine
        if key not in told:
            told[key] = live.teller.tell_state(listener.eyes, mine, listener.since, self.storage.now())
        state = told[key]
        listener.since, listener.sent_asked = version, asked
        listener.send(state)
        if state.question is not None and len(state.question.options) > 1:
            self.errands.go(self._tell_finality(live, room.table, listener, version))

    async def _tell_finality(self, live: Live, table: Table, listener: Listener, version: int) -> None:
        """Afterwards, a little at a time: which options cannot be taken back."""
        assert table.decision is not None
        final = []
        for number, option in enumerate(table.decision.options):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0.005)
                if live.room.version != table.version:
                    return
            if table.is_final(option.id):
                final.append(option.key)
        if table.foresight is not None:
            table.foresight.forget_deals()
        listener.send(wire.Finality(version, final))


def around(room: Room) -> tuple[str, list[str]]:
    """What may change around the game by a choice in it: its phase, and who plays for whom."""
    return room.phase, [seat.player for seat in room.seats]
