"""The tables of the database, by versions: each step leads from one version to the next, on SQLite and PostgreSQL.

A step that was released is never changed. All that are missing are taken in one transaction when a server opens the
database; one that a newer version of the program has made is refused.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from blanketfort.engine.errors import BlanketfortError

STEPS = (
    # The release of 16 November, which wrote no version.
    """
    CREATE TABLE IF NOT EXISTS line (
        tableau TEXT NOT NULL, seq INTEGER NOT NULL, at {real} NOT NULL, line TEXT NOT NULL, PRIMARY KEY (tableau, seq)
    ) {end};
    CREATE TABLE IF NOT EXISTS note (
        tableau TEXT PRIMARY KEY, phase TEXT NOT NULL, changed_at {real} NOT NULL, note TEXT NOT NULL
    ) {end};
    CREATE TABLE IF NOT EXISTS guest (guest TEXT NOT NULL, tableau TEXT NOT NULL, PRIMARY KEY (guest, tableau)) {end};
    CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value {bytes} NOT NULL) {end};
    CREATE TABLE IF NOT EXISTS served (since {real} NOT NULL)
    """,
    # A line has the key of the change that it came of; a table what is left if its lines cannot be applied any more.
    """
    ALTER TABLE line ADD COLUMN key TEXT NOT NULL DEFAULT '';
    ALTER TABLE note ADD COLUMN due {real};
    UPDATE note SET due = 0 WHERE phase = 'playing';
    CREATE TABLE kept (tableau TEXT PRIMARY KEY, seq INTEGER NOT NULL, kept TEXT NOT NULL) {end};
    CREATE INDEX note_due ON note (due);
    CREATE INDEX note_changed ON note (phase, changed_at)
    """,
)
NEWEST = len(STEPS)
SQLITE = {"real": "REAL", "bytes": "BLOB", "end": "WITHOUT ROWID"}
POSTGRES = {"real": "double precision", "bytes": "bytea", "end": ""}


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Take all missing steps in one transaction."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for statement in missing_steps(version, SQLITE):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {NEWEST}")


def missing_steps(version: int, dialect: dict[str, str]) -> Iterator[str]:
    """The statements that lead from a version to the newest."""
    if version > NEWEST:
        raise BlanketfortError(
            f"the database was made by a newer version of Blanketfort (its schema is {version}, "
            f"this version knows {NEWEST}): install that version, or restore a backup"
        )
    for step in STEPS[version:]:
        yield from (statement.format(**dialect) for statement in step.split(";"))
