"""Tables in one file: SQLite with a write-ahead log; who does the jobs on it is a writer's business."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.storage import Conflict, Note, Row
from blanketfort.server.writer import ThreadWriter, Writer

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


class SqliteStorage:
    """One file, one process."""

    is_shared = False

    def __init__(self, path: Path, writer: Writer | None = None) -> None:
        self.path = path
        self.writer = writer or ThreadWriter()
        self.served_since = 0.0

    async def open(self, heard: Callable[[str, str], None]) -> None:
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
        self.writer.start(self.connection)

    async def close(self) -> None:
        await self.writer.stop()
        self.connection.close()

    async def secret(self) -> bytes:
        def find(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO secret VALUES ('links', ?)", (secrets.token_bytes(32),))
            return bytes(connection.execute("SELECT value FROM secret WHERE name = 'links'").fetchone()[0])

        return await self.writer.do(find)

    async def append(self, table: str, seq: int, rows: list[Row]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            try:
                for number, row in enumerate(rows, start=seq):
                    connection.execute("INSERT INTO line VALUES (?, ?, ?, ?)", (table, number, row.at, row.line))
            except sqlite3.IntegrityError:
                raise Conflict(table) from None

        await self.writer.do(write)

    async def read(self, table: str, first: int = 0) -> list[Row]:
        def find(connection: sqlite3.Connection) -> list[Row]:
            found = "SELECT at, line FROM line WHERE tableau = ? AND seq >= ? ORDER BY seq"
            return [Row(*row) for row in connection.execute(found, (table, first))]

        return await self.writer.do(find)

    async def note(self, table: str, note: Note, guests: set[str]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            text = msgspec.json.encode(note).decode()
            connection.execute(
                "INSERT OR REPLACE INTO note VALUES (?, ?, ?, ?)", (table, note.phase, note.changed_at, text)
            )
            connection.executemany("INSERT OR IGNORE INTO guest VALUES (?, ?)", [(guest, table) for guest in guests])

        await self.writer.do(write)

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Note]]:
        def find(connection: sqlite3.Connection) -> list[tuple[str, Note]]:
            found = connection.execute(
                "SELECT tableau, note FROM guest JOIN note USING (tableau) WHERE guest = ? "
                "ORDER BY changed_at DESC LIMIT ?",
                (guest, most),
            )
            return [(table, msgspec.json.decode(text, type=Note)) for table, text in found]

        return await self.writer.do(find)

    async def running(self) -> list[str]:
        def find(connection: sqlite3.Connection) -> list[str]:
            return [row[0] for row in connection.execute("SELECT tableau FROM note WHERE phase = 'playing'")]

        return await self.writer.do(find)

    async def shout(self, kind: str, text: str) -> None:
        """Nobody else is there."""
