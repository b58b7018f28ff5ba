"""Tables in a PostgreSQL database that several servers share.

The transaction that adds a line also wakes the other servers.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.storage import Conflict, Note, Row

try:
    import psycopg
    from psycopg import AsyncConnection
except ImportError:  # the extra that brings it is not installed
    psycopg = None  # type: ignore[assignment]

T = TypeVar("T")
log = logging.getLogger("blanketfort.server")

SCHEMA = """
CREATE TABLE IF NOT EXISTS line (
    tableau text NOT NULL, seq integer NOT NULL, at double precision NOT NULL, line text NOT NULL,
    PRIMARY KEY (tableau, seq)
);
CREATE TABLE IF NOT EXISTS note (
    tableau text PRIMARY KEY, phase text NOT NULL, changed_at double precision NOT NULL, note text NOT NULL
);
CREATE TABLE IF NOT EXISTS guest (guest text NOT NULL, tableau text NOT NULL, PRIMARY KEY (guest, tableau));
CREATE TABLE IF NOT EXISTS secret (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE IF NOT EXISTS served (since double precision NOT NULL);
"""
CHANNEL = "blanketfort"
LOCK = 0x626C616E
"""Held while the schema is made: two servers may start at once."""
SERVING = 0x666F7274
"""Shared by all processes that serve: the one that can hold it alone is the first."""
CONNECTIONS = 4
APPEND = """
WITH added AS (
    INSERT INTO line SELECT %s, seq, at, line FROM unnest(%s::integer[], %s::double precision[], %s::text[])
        AS given (seq, at, line)
)
SELECT pg_notify(%s, %s)
"""
NOTE = """
INSERT INTO note VALUES (%s, %s, %s, %s) ON CONFLICT (tableau) DO UPDATE
    SET phase = excluded.phase, changed_at = excluded.changed_at, note = excluded.note
    WHERE note.changed_at <= excluded.changed_at
"""
BELONG = "INSERT INTO guest SELECT guest, %s FROM unnest(%s::text[]) AS given (guest) ON CONFLICT DO NOTHING"


class PostgresStorage:
    """One database, any number of processes."""

    is_shared = True

    def __init__(self, address: str) -> None:
        if psycopg is None:
            raise BlanketfortError("PostgreSQL needs the extra: pip install 'blanketfort[postgres]'")
        self.address = address
        self.process = secrets.token_hex(6)
        self.free: asyncio.Queue[AsyncConnection[Any] | None] = asyncio.Queue()
        self.listener: asyncio.Task[None] | None = None
        self.served_since = 0.0

    async def open(self, heard: Callable[[str, str], None]) -> None:
        try:
            connection = await self._connect()
        except psycopg.Error as error:
            raise BlanketfortError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute(SCHEMA)
            self.served_since = await self._begin_serving(connection)
        self.free.put_nowait(connection)
        for _ in range(CONNECTIONS - 1):
            self.free.put_nowait(None)
        self.listener = asyncio.create_task(self._listen(heard))

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        for _ in range(CONNECTIONS):
            connection = await self.free.get()
            if connection is not None:
                await connection.close()

    async def _begin_serving(self, connection: AsyncConnection[Any]) -> float:
        """Since when somebody serves: from now on, if nobody does."""
        alone = await connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (SERVING,))
        if await alone.fetchone() == (True,):
            await connection.execute("DELETE FROM served")
            await connection.execute("INSERT INTO served VALUES (%s)", (time.time(),))
        (since,) = await (await connection.execute("SELECT since FROM served")).fetchone() or (time.time(),)
        return float(since)

    async def _connect(self) -> AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)

    async def _use(self, work: Callable[[AsyncConnection[Any]], Awaitable[T]]) -> T:
        """Let this use a connection, and where that was lost a new one: whatever is done here can be done twice."""
        try:
            async with self._borrow() as connection:
                return await work(connection)
        except psycopg.OperationalError:
            async with self._borrow() as connection:
                return await work(connection)

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

    async def secret(self) -> bytes:
        new = "INSERT INTO secret VALUES ('links', %s) ON CONFLICT DO NOTHING"
        await self._use(lambda connection: connection.execute(new, (secrets.token_bytes(32),)))
        ((value,),) = await self._fetch("SELECT value FROM secret WHERE name = 'links'")
        return bytes(value)

    async def append(self, table: str, seq: int, rows: list[Row]) -> None:
        numbers = list(range(seq, seq + len(rows)))
        shout = f"{self.process} line {table}:{numbers[-1]}"
        given = (table, numbers, [row.at for row in rows], [row.line for row in rows], CHANNEL, shout)
        try:
            await self._use(lambda connection: connection.execute(APPEND, given))
        except psycopg.errors.UniqueViolation:
            raise Conflict(table) from None

    async def read(self, table: str, first: int = 0) -> list[Row]:
        wanted = "SELECT at, line FROM line WHERE tableau = %s AND seq >= %s ORDER BY seq"
        return [Row(*row) for row in await self._fetch(wanted, table, first)]

    async def note(self, table: str, note: Note, guests: set[str]) -> None:
        given = table, note.phase, note.changed_at, msgspec.json.encode(note).decode()

        async def write(connection: AsyncConnection[Any]) -> None:
            async with connection.transaction():
                await connection.execute(NOTE, given)
                await connection.execute(BELONG, (table, sorted(guests)))

        await self._use(write)

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Note]]:
        wanted = (
            "SELECT tableau, note FROM guest JOIN note USING (tableau) WHERE guest = %s "
            "ORDER BY changed_at DESC LIMIT %s"
        )
        rows = await self._fetch(wanted, guest, most)
        return [(table, msgspec.json.decode(text, type=Note)) for table, text in rows]

    async def running(self) -> list[str]:
        return [row[0] for row in await self._fetch("SELECT tableau FROM note WHERE phase = 'playing'")]

    async def _fetch(self, wanted: str, *given: object) -> list[tuple[Any, ...]]:
        async def find(connection: AsyncConnection[Any]) -> list[tuple[Any, ...]]:
            return await (await connection.execute(wanted, given)).fetchall()

        return await self._use(find)

    # The others.

    async def shout(self, kind: str, text: str) -> None:
        given = CHANNEL, f"{self.process} {kind} {text}"
        await self._use(lambda connection: connection.execute("SELECT pg_notify(%s, %s)", given))

    async def _listen(self, heard: Callable[[str, str], None]) -> None:
        """Hear the others for ever; whenever the connection was lost, all that is known may be old."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute("SELECT pg_advisory_lock_shared(%s)", (SERVING,))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard("lost", "")
                    async for shout in connection.notifies():
                        process, kind, text = shout.payload.split(" ", 2)
                        if process != self.process:
                            heard(kind, text)
            except psycopg.Error:
                log.warning("the database does not answer: trying again")
            await asyncio.sleep(0.5)
