"""Tables in one file: SQLite with a write-ahead log, written by one thread that commits what has gathered at once."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.schema import migrate_sqlite
from blanketfort.server.storage import KEEP, Conflict, Kept, Note, Row, Span, Steady, Storage, Unavailable, write_text
from blanketfort.server.writer import ThreadWriter, Writer

try:
    import fcntl
except ImportError:  # another system than Unix, or a browser: nobody else is kept out
    fcntl = None  # type: ignore[assignment]


LEAST_FREE = 50_000_000
"""How many bytes of the disk are left to the games that go on: with less, no table is opened."""


class SqliteStorage(Storage):
    """One file, one process."""

    is_shared = False

    def __init__(self, path: Path, writer: Writer | None = None) -> None:
        self.path = path
        self.writer = writer or ThreadWriter()
        self.now: Callable[[], float] = Steady(time.time())
        self.outages: list[Span] = []

    async def open(self, heard: Callable[[str, str], None]) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = take_alone(self.path)
            self.path.touch(mode=0o600)  # the shuffles of running games are in it: nobody else's to read
            self.connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
                self.connection.execute(f"PRAGMA {pragma}")
            migrate_sqlite(self.connection)
        except (OSError, sqlite3.Error) as error:
            raise BlanketfortError(f"the database {str(self.path)!r} cannot be opened: {error}") from None
        self.writer.start(self.connection)
        await self.begin_serving(is_first=True)

    async def close(self) -> None:
        await self.writer.stop()
        self.connection.close()
        self.lock.close()

    async def ask(self, wanted: str, *given: object) -> list[tuple[Any, ...]]:
        return await self.writer.do(lambda connection: list(connection.execute(wanted, given)))

    async def check(self) -> None:
        await super().check()
        if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
            raise Unavailable("the disk is nearly full")

    async def append(
        self, table: str, seq: int, rows: list[Row], note: Note | None = None, kept: Kept | None = None
    ) -> None:
        def write(connection: sqlite3.Connection) -> None:
            given = [(table, number, *row) for number, row in enumerate(rows, start=seq)]
            try:
                connection.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?)", given)
            except sqlite3.IntegrityError:
                raise Conflict(table) from None
            if note is not None:
                told = table, note.phase, note.changed_at, write_text(note), note.due
                connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?, ?)", told)
                connection.executemany("INSERT OR IGNORE INTO guest VALUES (?, ?)", [(g, table) for g in note.guests])
            if kept is not None:
                connection.execute(KEEP, (table, kept.seq, write_text(kept)))

        async with self.noticing():
            await self.writer.do(write)

    async def expire(self, phase: str, before: float) -> int:
        def remove(connection: sqlite3.Connection) -> int:
            old = connection.execute("SELECT tableau FROM note WHERE phase = ? AND changed_at < ?", (phase, before))
            tables = old.fetchall()
            for place in ("line", "guest", "kept", "note"):
                connection.executemany(f"DELETE FROM {place} WHERE tableau = ?", tables)
            return len(tables)

        return await self.writer.do(remove)

    async def shout(self, kind: str, text: str) -> None:
        """Nobody else is there."""


def take_alone(path: Path) -> IO[str]:
    """A file that is locked for as long as it is open: a second server would not hear what the first one writes."""
    file = path.with_name(f"{path.name}.lock").open("w")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise OSError("another server has it open; several servers need PostgreSQL") from None
    return file
