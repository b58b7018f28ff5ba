"""What happened at a table, as it crosses the wire: made once for all who may know the same of it.

What is long past is packed, and the events that it was made of are let go: else a long game would take much memory.
"""

from __future__ import annotations

import zlib
from itertools import groupby

import msgspec

from blanketfort.engine.event import Event, Happening
from blanketfort.engine.game import Game
from blanketfort.server import wire
from blanketfort.table.moment import Moment
from blanketfort.table.table import Table, say_happening

MANY = 8
"""How many versions are packed together."""
MOST_PACKS = 2
"""How many packs are made after one line, so that nobody waits for them."""

Known = dict[tuple[int, int | None], msgspec.Raw]
"""What happened, by version and by the seat that may know more of it than others."""


class Told:
    """What was told of one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.late: Known = {}
        self.packs: list[bytes] = []
        self.packed = 0
        """How many moments of the log are in packs."""
        self.opened: tuple[int, Known] | None = None

    def find(self, moments: list[Moment], eyes: int | None) -> msgspec.Raw:
        """What these eyes may know of the moments of one version."""
        version = moments[0].version
        if version < MANY * len(self.packs):
            known = self._open(version // MANY)
            return known.get((version, eyes)) or known[version, None]
        events = [event for moment in moments for event in moment.events]
        return self._tell(version, events, eyes if any(eyes in event.knowers for event in events) else None)

    def _tell(self, version: int, events: list[Event], knower: int | None) -> msgspec.Raw:
        if (version, knower) not in self.late:
            told = [tell_happening(self.game, event.seen_by(knower)) for event in events]
            self.late[version, knower] = msgspec.Raw(wire.encode(told))
        return self.late[version, knower]

    def pack(self, table: Table | None, most: int = MOST_PACKS) -> None:
        """Pack what is so long past that the table has forgotten where the game stood then."""
        if table is None:
            return
        last = table.log[table.forgotten - 1].version if table.forgotten else -1
        for number in range(len(self.packs), min(len(self.packs) + most, (last + 1) // MANY)):
            first, end = self.packed, MANY * (number + 1)
            while table.log[self.packed].version < end:
                self.packed += 1
            self.packs.append(self._pack(table.log[first : self.packed]))

    def _pack(self, moments: list[Moment]) -> bytes:
        told = []
        for version, group in groupby(moments, lambda moment: moment.version):
            events = [event for moment in group for event in moment.events]
            for knower in {None, *(knower for event in events for knower in event.knowers)}:
                told.append((version, knower, self._tell(version, events, knower)))
                del self.late[version, knower]
        for moment in moments:
            moment.events.clear()
        return zlib.compress(msgspec.json.encode(told))

    def _open(self, number: int) -> Known:
        """What is in a pack; those who are told a whole game ask for all of it, one after the other."""
        if self.opened is None or self.opened[0] != number:
            told = msgspec.json.decode(
                zlib.decompress(self.packs[number]), type=list[tuple[int, int | None, msgspec.Raw]]
            )
            self.opened = number, {(version, knower): raw for version, knower, raw in told}
        return self.opened[1]

    def close(self) -> None:
        """Let go of the pack that was opened last."""
        self.opened = None


def tell_happening(game: Game, told: Happening) -> wire.Happening:
    """What one reader is told of an event, with the words for it."""
    return wire.Happening(*told, say_happening(game, told))
