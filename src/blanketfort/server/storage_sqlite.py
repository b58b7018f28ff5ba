"""Tables in one file: SQLite with a write-ahead log, written by one thread that commits what has gathered at once."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import msgspec

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.storage import Conflict, Note, Row

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

SCHEMA = """
CREATE TABLE IF NOT EXISTS line (
    tableau TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, line TEXT NOT NULL, PRIMARY KEY (tableau, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (
    tableau TEXT PRIMARY KEY, phase TEXT NOT NULL, changed_at REAL NOT NULL, note TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guest (
    guest TEXT NOT NULL, tableau TEXT NOT NULL, PRIMARY KEY (guest, tableau)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
MOST_AT_ONCE = 200
"""How many writes are committed together at most."""


class SqliteStorage:
    """One file, one process."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.thread = Thread(target=self._write, name="storage", daemon=True)
        self.loop: asyncio.AbstractEventLoop
        self.served_since = 0.0

    async def open(self, heard: Callable[[str, str], None]) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)  # the shuffles of running games are in it: nobody else's to read
            self.connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.connection.executescript(SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise BlanketfortError(f"the database {str(self.path)!r} cannot be opened: {error}") from None
        self.served_since = time.time()
        self.thread.start()

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.connection.close()

    async def secret(self) -> bytes:
        def find(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO secret VALUES ('links', ?)", (secrets.token_bytes(32),))
            return bytes(connection.execute("SELECT value FROM secret WHERE name = 'links'").fetchone()[0])

        return await self._do(find)

    async def append(self, table: str, seq: int, rows: list[Row]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            try:
                for number, row in enumerate(rows, start=seq):
                    connection.execute("INSERT INTO line VALUES (?, ?, ?, ?)", (table, number, row.at, row.line))
            except sqlite3.IntegrityError:
                raise Conflict(table) from None

        await self._do(write)

    async def read(self, table: str, first: int = 0) -> list[Row]:
        def find(connection: sqlite3.Connection) -> list[Row]:
            found = "SELECT at, line FROM line WHERE tableau = ? AND seq >= ? ORDER BY seq"
            return [Row(*row) for row in connection.execute(found, (table, first))]

        return await self._do(find)

    async def note(self, table: str, note: Note, guests: set[str]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            text = msgspec.json.encode(note).decode()
            connection.execute(
                "INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?)", (table, note.phase, note.changed_at, text)
            )
            connection.executemany("INSERT OR IGNORE INTO guest VALUES (?, ?)", [(guest, table) for guest in guests])

        await self._do(write)

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Note]]:
        def find(connection: sqlite3.Connection) -> list[tuple[str, Note]]:
            found = connection.execute(
                "SELECT tableau, note FROM guest JOIN note USING (tableau) WHERE guest = ? "
                "ORDER BY changed_at DESC LIMIT ?",
                (guest, most),
            )
            return [(table, msgspec.json.decode(text, type=Note)) for table, text in found]

        return await self._do(find)

    async def running(self) -> list[str]:
        def find(connection: sqlite3.Connection) -> list[str]:
            return [row[0] for row in connection.execute("SELECT tableau FROM note WHERE phase = 'playing'")]

        return await self._do(find)

    async def shout(self, kind: str, text: str) -> None:
        """Nobody else is there."""

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Let the writer do it; what it has written is on the disk when this returns."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, done))
        return await done

    # In the writer's thread.

    def _write(self) -> None:
        while True:
            batch = self._gather()
            if batch is None:
                return
            self._commit(batch)

    def _gather(self) -> list[tuple[Job, asyncio.Future[Any]]] | None:
        """The jobs that wait: at least one."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        answers: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job, done in batch:
                try:
                    answers.append((done, job(self.connection), None))
                except Exception as error:
                    answers.append((done, None, error))
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            answers = [(done, None, error) for _job, done in batch]
        self.loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, result, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
