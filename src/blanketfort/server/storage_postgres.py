"""Tables in a PostgreSQL database that several servers share.

The transaction that adds a line also wakes the other servers.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.schema import NEWEST, POSTGRES, missing_steps
from blanketfort.server.storage import (
    GRACE,
    UNLESS_LATER,
    Conflict,
    Kept,
    Note,
    Row,
    Span,
    Steady,
    Storage,
    Unavailable,
    write_text,
)

try:
    import psycopg
    from psycopg import AsyncConnection
except ImportError:  # the extra that brings it is not installed
    psycopg = None  # type: ignore[assignment]

T = TypeVar("T")
log = logging.getLogger("blanketfort.server")

CHANNEL = "blanketfort"
LOCK = 0x626C616E
"""Held while the schema is made: two servers may start at once."""
SERVING = 0x666F7274
"""Shared by all processes that serve: the one that can hold it alone is the first."""
TIME_SECONDS = 2.0
"""How long a process that begins waits to hear from the others what time it is."""
CONNECTIONS = 4
SILENCE = {"connect_timeout": 10, "tcp_user_timeout": 20_000, "keepalives_idle": 10, "keepalives_interval": 5}
"""After how many seconds (or thousandths) a database that is cut off without a word is given up, unless its address
says otherwise: the system waits for a quarter of an hour, and for two hours where it only listens."""
MOST_AT_ONCE = 200
"""How many changes are committed together at most."""
APPEND = f"""
WITH lines AS (
    INSERT INTO line
        SELECT * FROM unnest(%s::text[], %s::integer[], %s::double precision[], %s::text[], %s::text[])
), notes AS (
    INSERT INTO note
        SELECT * FROM unnest(%s::text[], %s::text[], %s::double precision[], %s::text[], %s::double precision[])
        ON CONFLICT (tableau) DO UPDATE
        SET phase = excluded.phase, changed_at = excluded.changed_at, note = excluded.note, due = excluded.due
), guests AS (
    INSERT INTO guest SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING
), keeping AS (
    INSERT INTO kept SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[]) {UNLESS_LATER}
)
SELECT pg_notify('{CHANNEL}', shout) FROM unnest(%s::text[]) AS given (shout)
"""
"""All that several changes add, in one statement: it is one transaction and one way there and back."""
EXPIRE = """
WITH old AS (DELETE FROM note WHERE phase = ? AND changed_at < ? RETURNING tableau),
    a AS (DELETE FROM line USING old WHERE line.tableau = old.tableau),
    b AS (DELETE FROM guest USING old WHERE guest.tableau = old.tableau),
    c AS (DELETE FROM kept USING old WHERE kept.tableau = old.tableau)
SELECT count(*) FROM old
"""


class Change(NamedTuple):
    """What is to be added to a table, and who waits for it."""

    table: str
    seq: int
    rows: list[Row]
    note: Note | None
    kept: Kept | None
    done: asyncio.Future[None]


class PostgresStorage(Storage):
    """One database, any number of processes."""

    is_shared = True

    def __init__(self, address: str) -> None:
        if psycopg is None:
            raise BlanketfortError("PostgreSQL needs the extra: pip install 'blanketfort[postgres]'")
        self.address = address
        self.process = secrets.token_hex(6)
        self.free: asyncio.Queue[AsyncConnection[Any] | None] = asyncio.Queue()
        self.listener: asyncio.Task[None] | None = None
        self.waiting: list[Change] = []
        self.writing: asyncio.Task[None] | None = None
        self.now: Callable[[], float] = Steady(time.time())
        self.outages: list[Span] = []

    async def open(self, heard: Callable[[str, str], None]) -> None:
        try:
            await self._begin(await self._connect())
        except psycopg.Error as error:
            await self._drop_idle()
            raise BlanketfortError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None
        for _ in range(CONNECTIONS - 1):
            self.free.put_nowait(None)
        self.listener = asyncio.create_task(self._listen(heard))

    async def _begin(self, connection: AsyncConnection[Any]) -> None:
        """Bring the schema up to date, and find out what time it is and whether others serve."""
        self.free.put_nowait(connection)
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await self._migrate(connection)
            alone = await connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (SERVING,))
            is_first = await alone.fetchone() == (True,)
            self.now = (None if is_first else await self._ask_time()) or await self._look_at_clock(connection)
            await self.begin_serving(is_first)

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        for _ in range(CONNECTIONS):
            connection = await self.free.get()
            if connection is not None:
                await connection.close()

    async def _migrate(self, connection: AsyncConnection[Any]) -> None:
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL)")
        (version,) = await (await connection.execute("SELECT version FROM schema")).fetchone() or (0,)
        for statement in missing_steps(version, POSTGRES):
            await connection.execute(statement)
        if version < NEWEST:
            await connection.execute("DELETE FROM schema")
            await connection.execute("INSERT INTO schema VALUES (%s)", (NEWEST,))

    async def _look_at_clock(self, connection: AsyncConnection[Any]) -> Steady:
        """The database's clock, for the first process."""
        (now,) = await (await connection.execute("SELECT extract(epoch FROM clock_timestamp())")).fetchone() or (0,)
        return Steady(float(now))

    async def _ask_time(self) -> Steady | None:
        """What time it is for those who serve already: the database's clock may have been set since they looked at it.

        Players' time would be over for one process, and not for the other.
        """
        async with await self._connect() as asking:
            await asking.execute(f"LISTEN {CHANNEL}")
            await asking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.process} when now"))
            async for shout in asking.notifies(timeout=TIME_SECONDS):
                _process, kind, text = shout.payload.split(" ", 2)
                asker, _, now = text.partition(" ")
                if (kind, asker) == ("now", self.process):
                    return Steady(float(now))
        return None

    async def _connect(self) -> AsyncConnection[Any]:
        given = psycopg.conninfo.conninfo_to_dict(self.address)
        return await psycopg.AsyncConnection.connect(**{**SILENCE, **given}, autocommit=True)  # type: ignore[arg-type]

    async def _use(self, work: Callable[[AsyncConnection[Any]], Awaitable[T]]) -> T:
        """Let this use a connection, and where that was lost a new one: whatever is done here can be done twice."""
        lost = psycopg.OperationalError, psycopg.InternalError  # the latter where nothing may be written
        try:
            async with self._borrow() as connection:
                return await work(connection)
        except lost:
            try:
                async with self._borrow() as connection:
                    return await work(connection)
            except lost as error:
                raise Unavailable(str(error)) from None

    @asynccontextmanager
    async def _borrow(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection that nobody else uses meanwhile, made when it is needed."""
        connection = await self.free.get()
        try:
            connection = connection or await self._connect()
            yield connection
        finally:
            if connection is not None and connection.closed:
                connection = None
                await self._drop_idle()
            self.free.put_nowait(connection)

    async def _drop_idle(self) -> None:
        """Where one connection was lost, the others will have been too."""
        idle = [self.free.get_nowait() for _ in range(self.free.qsize())]
        for _ in idle:
            self.free.put_nowait(None)
        for connection in idle:
            if connection is not None:
                await connection.close()

    async def ask(self, wanted: str, *given: object) -> list[tuple[Any, ...]]:
        async def work(connection: AsyncConnection[Any]) -> list[tuple[Any, ...]]:
            done = await connection.execute(wanted.replace("?", "%s"), given)
            return await done.fetchall() if done.description else []

        return await self._use(work)

    async def append(
        self, table: str, seq: int, rows: list[Row], note: Note | None = None, kept: Kept | None = None
    ) -> None:
        change = Change(table, seq, rows, note, kept, asyncio.get_running_loop().create_future())
        self.waiting.append(change)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
        async with self.noticing():
            await change.done

    async def _write(self) -> None:
        """Commit what has gathered at once, as often as there is something.

        PostgreSQL lets only one transaction commit at a time that wakes others, so many small ones would queue up.
        """
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            batch.sort(key=lambda change: change.table)  # two processes that wait for each other would wait for ever
            await self._add(batch)

    async def _add(self, batch: list[Change]) -> None:
        """Add changes all together; where one of them cannot be, one by one: it is nobody else's fault."""
        columns = self._columns(batch)
        error: Exception | None = None
        try:
            await self._use(lambda connection: connection.execute(APPEND, columns))
        except psycopg.Error as found:
            if len(batch) > 1:
                for change in batch:
                    await self._add([change])
                return
            is_taken = isinstance(found, psycopg.errors.UniqueViolation)
            error = Conflict(batch[0].table) if is_taken else found
        except Exception as found:
            error = found
        for change in batch:
            if not change.done.done():
                change.done.set_result(None) if error is None else change.done.set_exception(error)

    def _columns(self, batch: list[Change]) -> list[list[Any]]:
        """What `APPEND` adds, column by column."""
        lines = [(c.table, number, *row) for c in batch for number, row in enumerate(c.rows, start=c.seq)]
        noted = [(c.table, c.note) for c in batch if c.note is not None]
        notes = [(table, note.phase, note.changed_at, write_text(note), note.due) for table, note in noted]
        guests = sorted((guest, table) for table, note in noted for guest in note.guests)
        kept = [(c.table, c.kept.seq, write_text(c.kept)) for c in batch if c.kept is not None]
        shouts = [(f"{self.process} line {c.table}:{c.seq + len(c.rows) - 1}",) for c in batch]
        given: list[tuple[list[Any], int]] = [(lines, 5), (notes, 5), (guests, 2), (kept, 3), (shouts, 1)]
        return [[row[column] for row in rows] for rows, width in given for column in range(width)]

    async def expire(self, phase: str, before: float) -> int:
        ((count,),) = await self.ask(EXPIRE, phase, before)
        return int(count)

    # The others.

    async def shout(self, kind: str, text: str) -> None:
        await self.ask("SELECT pg_notify(?, ?)", CHANNEL, f"{self.process} {kind} {text}")

    async def _listen(self, heard: Callable[[str, str], None]) -> None:
        """Hear the others for ever; whenever the connection was lost, all that is known may be old."""
        lost_at = 0.0
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if lost_at:
                        begin, lost_at = lost_at, 0.0
                        await self.end_outage(begin)
                    heard("lost", "")
                    async for shout in connection.notifies():
                        process, kind, text = shout.payload.split(" ", 2)
                        if process != self.process and kind == "when":
                            with suppress(Unavailable):
                                await self.shout("now", f"{process} {self.now()}")
                        elif process != self.process:
                            heard(kind, text)
            except psycopg.Error:
                lost_at = lost_at or self.now() - GRACE
                self.note_outage(lost_at)
                heard("deaf", "")
                log.warning("the database does not answer: trying again")
            await asyncio.sleep(0.5)
