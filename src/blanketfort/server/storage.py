"""What a storage of tables promises. One is a file (SQLite), one a database of several servers (PostgreSQL).

A table is its lines, numbered from 0. A line is added only at its own number, so that of two processes that add the
same one, one is refused and reads again. When `append` returns, the line is there for good, with all that goes with it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import takewhile
from typing import Any, NamedTuple, Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has added this line of the table already."""


class Unavailable(Exception):
    """The database does not answer, or its disk is full: what was wanted may be tried again later."""


class Row(NamedTuple):
    """A line, when it was written, and the key of the change that it came of."""

    at: float
    line: str
    key: str = ""


class Note(NamedTuple):
    """What a list of tables tells of one; made again from the lines at any time."""

    game: str
    phase: str
    names: list[str]
    asked: list[str]
    """The guests for whom the table waits."""
    opened_at: float
    changed_at: float
    guests: tuple[str, ...] = ()
    """Whose table it is, as far as that is new."""
    due: float | None = None
    """When something happens at the table by itself: 0 at once, None never."""
    occasion: str = ""
    results: tuple[tuple[str, bool, int], ...] = ()
    """Whether each guest with one seat of a finished game won, and with how many points."""


class Kept(NamedTuple):
    """What is left of a table whose lines a later version cannot apply any more: kept beside them."""

    seq: int
    """After how many lines."""
    position: str
    """Where the game stood, in text."""
    record: str = ""
    """The record of a game that is over."""
    rules: int = 0


def write_text(found: Note | Kept) -> str:
    return msgspec.json.encode(found).decode()


class Steady:
    """The time, from a first look at a clock on: it goes on evenly, also when somebody sets that clock."""

    def __init__(self, now: float) -> None:
        self.offset = now - time.monotonic()

    def __call__(self) -> float:
        return self.offset + time.monotonic()


UNLESS_LATER = """ON CONFLICT (tableau) DO UPDATE
    SET seq = excluded.seq, kept = excluded.kept WHERE excluded.seq > kept.seq
"""
KEEP = f"INSERT INTO kept VALUES (?, ?, ?) {UNLESS_LATER}"


Span = tuple[float, float]
MOST_OUTAGES = 1000
BEAT = 5.0
"""How often it is looked whether time has gone on without this process, in seconds."""
GRACE = 30.0
"""How many seconds before an outage nobody's clock runs either: players need a moment to come back."""


def unite(spans: list[Span]) -> list[Span]:
    """The same times without overlaps, in their order."""
    united: list[Span] = []
    for begin, end in sorted(spans):
        if united and begin <= united[-1][1]:
            united[-1] = united[-1][0], max(end, united[-1][1])
        else:
            united.append((begin, end))
    return united


class Storage(Protocol):
    """Where tables are kept. What is asked of either kind of database in the same words is asked here."""

    now: Callable[[], float]
    """The time of all processes that share it."""

    is_shared: bool
    """Whether other processes write to it too."""
    outages: list[Span]
    """From when to when nobody served these tables; known once it is open."""
    failing_since: float | None = None
    """Since when nothing can be stored, while that is so."""

    async def open(self, heard: Callable[[str, str], None]) -> None:
        """Get ready. `heard(kind, text)` is called for what other processes shout.

        `deaf`: nothing is heard of them any more; `lost`: it is again, and what they said meanwhile was missed.
        """

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    async def ask(self, wanted: str, *given: object) -> list[tuple[Any, ...]]:
        """Carry out a statement, with what is given in the place of each ?; the rows that it finds."""

    async def check(self) -> None:
        """Write that somebody serves until now: Unavailable if that cannot be."""
        async with self.noticing():
            await self._put("alive", str(self.now()).encode())

    @asynccontextmanager
    async def noticing(self) -> AsyncIterator[None]:
        """While something is stored: where that cannot be, there is an outage until it can be again."""
        try:
            yield
        except Unavailable:
            if self.failing_since is None:
                self.failing_since = self.now() - GRACE
            raise
        if self.failing_since is not None:
            begin, self.failing_since = self.failing_since, None
            await self.end_outage(begin)

    async def _put(self, name: str, value: bytes) -> None:
        put = "INSERT INTO secret VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.ask(put, name, value)

    async def begin_serving(self, is_first: bool) -> None:
        """Find out when nobody served; the first that does again writes it down for all."""
        found = await self.ask("SELECT value FROM secret WHERE name = 'alive'")
        alive = float((found and found[0][0]) or 0)  # unknown of the first releases: all before was an outage
        if alive > self.now():
            self.now = Steady(alive)  # the clock was set back: time never goes back, or outages would be yet to come
        if is_first:
            self.note_outage(alive - GRACE)
        await self.share_outages()
        await self._put("alive", str(self.now()).encode())

    async def beat(self, heard: Callable[[str, str], None]) -> None:
        """Notice for ever when the machine stood still: nobody served then."""
        while True:
            before = self.now()
            await asyncio.sleep(BEAT)
            if self.now() > before + 2 * BEAT:
                await self.end_outage(before - GRACE)
                heard("lost", "")

    async def share_outages(self) -> None:
        """Write down when nobody served, for those who come later, and learn what others have."""
        found = await self.ask("SELECT value FROM secret WHERE name = 'outages'")
        known = msgspec.json.decode(found[0][0], type=list[Span]) if found else []
        self.outages = unite([*known, *self.outages])[-MOST_OUTAGES:]
        if self.outages and self.outages[-1][1] > self.now():
            self.now = Steady(self.outages[-1][1])  # this machine stood still: no outage is yet to come
        await self._put("outages", msgspec.json.encode(self.outages))

    async def end_outage(self, begin: float) -> None:
        """Note that nobody has served since then, for all; where that is not stored, it is with the next one."""
        self.note_outage(begin)
        with suppress(Unavailable):
            await self.share_outages()

    def note_outage(self, begin: float) -> None:
        """Note that nobody has served since then, till now."""
        self.outages = unite([*self.outages, (begin, self.now())])

    def missed_since(self, at: float) -> float:
        """For how many seconds nobody has served since then."""
        if self.failing_since is not None:
            self.note_outage(self.failing_since)
        later = takewhile(lambda outage: outage[1] > at, reversed(self.outages))
        return sum(end - max(begin, at) for begin, end in later)

    def served_since(self, seconds: float) -> float:
        """Since when somebody has served for so long in all."""
        since = self.now() - seconds
        for begin, end in reversed(self.outages):
            since -= end - begin if end > since else 0.0
        return since

    async def secret(self) -> bytes:
        """The server's own secret, made once and kept."""
        await self.ask("INSERT INTO secret VALUES ('links', ?) ON CONFLICT DO NOTHING", secrets.token_bytes(32))
        ((value,),) = await self.ask("SELECT value FROM secret WHERE name = 'links'")
        return bytes(value)

    async def append(
        self, table: str, seq: int, rows: list[Row], note: Note | None = None, kept: Kept | None = None
    ) -> None:
        """Add lines from this number on, and what goes with them; Conflict if there is one already."""

    async def read(self, table: str, first: int = 0) -> list[Row]:
        """The lines of a table from this number on; none if there is no such table."""
        wanted = "SELECT at, line, key FROM line WHERE tableau = ? AND seq >= ? ORDER BY seq"
        return [Row(*row) for row in await self.ask(wanted, table, first)]

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep something beside the lines of a table, unless something later is."""
        await self.ask(KEEP, table, kept.seq, write_text(kept))

    async def kept(self, table: str) -> Kept | None:
        """What was last kept of a table beside its lines."""
        found = await self.ask("SELECT kept FROM kept WHERE tableau = ?", table)
        return msgspec.json.decode(found[0][0], type=Kept) if found else None

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Note]]:
        """The tables of a guest, the last changed first."""
        wanted = "SELECT tableau, note FROM guest JOIN note USING (tableau) WHERE guest = ?"
        rows = await self.ask(f"{wanted} ORDER BY changed_at DESC LIMIT ?", guest, most)
        return [(table, msgspec.json.decode(text, type=Note)) for table, text in rows]

    async def due(self) -> dict[str, float]:
        """The tables at which something happens by itself, and when."""
        return dict(await self.ask("SELECT tableau, due FROM note WHERE due IS NOT NULL"))

    async def expire(self, phase: str, before: float) -> int:
        """Remove all tables in this phase that nothing has happened at since then; how many they were."""

    async def shout(self, kind: str, text: str) -> None:
        """Tell the other processes something that need not be kept."""
