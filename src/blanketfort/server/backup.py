"""Backups: all tables of a server in one SQLite file, from and into either kind of database, also while games go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server.schema import NEWEST, POSTGRES, migrate_sqlite, missing_steps

if TYPE_CHECKING:
    from psycopg import Connection

COLUMNS = {"line": 5, "note": 5, "guest": 2, "secret": 2, "kept": 3}
"""What is backed up, and how wide each is."""
AT_ONCE = 1000


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def back_up(database: str, file: Path) -> int:
    """Write all tables as they stand at one moment into a new file; how many there are."""
    if file.exists():
        raise BlanketfortError(f"{str(file)!r} is there already; give the path of a new file")
    with _make(file) as copy:
        if is_postgres(database):
            _copy_out(database, copy)
        else:
            with _open(Path(database)) as source:
                source.backup(copy)
        return _check(copy)


def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup; how many tables there are."""
    with _open(file) as source:
        if is_postgres(database):
            _copy_in(source, database)
            return _check(source)
        target = Path(database)
        if target.exists():
            raise BlanketfortError(f"{database!r} is there already; a backup is restored into a new database")
        with _make(target) as copy:
            source.backup(copy)
            return _check(copy)


@contextmanager
def _make(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file for this user only, which is there once it is whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(sqlite3.connect(part)) as copy:
            yield copy
        part.replace(path)
    except (OSError, sqlite3.Error) as error:
        raise BlanketfortError(f"{str(path)!r} cannot be written: {error}") from None
    finally:
        with suppress(OSError):
            part.unlink()


@contextmanager
def _open(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise BlanketfortError(f"there is no file {str(path)!r}")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as source:
            source.execute("SELECT 1 FROM line")  # before anything is written
            yield source
    except sqlite3.Error as error:
        raise BlanketfortError(f"{str(path)!r} cannot be read: {error}") from None


def _check(copy: sqlite3.Connection) -> int:
    """Whether a copy is whole; how many tables it has."""
    (found,) = copy.execute("PRAGMA quick_check").fetchone()
    if found != "ok":
        raise BlanketfortError(f"the copy is damaged: {found}")
    return int(copy.execute("SELECT count(DISTINCT tableau) FROM line").fetchone()[0])


@contextmanager
def _connect(database: str) -> Iterator[Connection[Any]]:
    import psycopg  # an extra

    try:
        with psycopg.connect(database) as connection:
            yield connection
    except psycopg.Error as error:
        raise BlanketfortError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None


def _copy_out(database: str, copy: sqlite3.Connection) -> None:
    from psycopg import IsolationLevel  # an extra

    copy.isolation_level = None
    migrate_sqlite(copy)
    with _connect(database) as source, copy:
        source.isolation_level = IsolationLevel.REPEATABLE_READ
        copy.execute("BEGIN")
        for name, width in COLUMNS.items():
            with source.cursor(name=name) as rows:
                rows.execute(f"SELECT * FROM {name}")
                copy.executemany(f"INSERT INTO {name} VALUES ({_places('?', width)})", rows)


def _copy_in(source: sqlite3.Connection, database: str) -> None:
    (version,) = source.execute("PRAGMA user_version").fetchone()
    if version != NEWEST:
        raise BlanketfortError("this backup is of another version: restore it into a file, and let a server open that")
    with _connect(database) as target:
        target.execute("CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL)")
        if target.execute("SELECT 1 FROM schema").fetchone():
            raise BlanketfortError("the database holds tables already; a backup is restored into an empty one")
        for statement in missing_steps(0, POSTGRES):
            target.execute(statement)
        target.execute("INSERT INTO schema VALUES (%s)", (NEWEST,))
        for name, width in COLUMNS.items():
            into = f"INSERT INTO {name} VALUES ({_places('%s', width)})"
            rows = source.execute(f"SELECT * FROM {name}")
            while batch := rows.fetchmany(AT_ONCE):
                target.cursor().executemany(into, batch)


def _places(mark: str, count: int) -> str:
    return ", ".join([mark] * count)
