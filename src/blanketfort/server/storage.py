"""What a storage of tables promises. One is a file (SQLite), one a database of several servers (PostgreSQL).

A table is its lines, numbered from 0. A line is added only at its own number, so that of two processes that add the
same one, one is refused and reads again. When `append` returns, the line is there for good.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else has added this line of the table already."""


class Row(NamedTuple):
    """A line, and when it was written."""

    at: float
    line: str


class Note(NamedTuple):
    """What a list of tables tells of one; made again from the lines at any time."""

    game: str
    phase: str
    names: list[str]
    asked: list[str]
    """The guests for whom the table waits."""
    opened_at: float
    changed_at: float


class Storage(Protocol):
    """Where tables are kept."""

    is_shared: bool
    """Whether other processes write to it too."""
    served_since: float
    """Since when there has always been a process that served these tables; known once it is open."""

    async def open(self, heard: Callable[[str, str], None]) -> None:
        """Get ready. `heard(kind, text)` is called for what other processes shout; lost touch is heard as `lost`."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    async def secret(self) -> bytes:
        """The server's own secret, made once and kept."""

    async def append(self, table: str, seq: int, rows: list[Row]) -> None:
        """Add lines from this number on; Conflict if there is one already."""

    async def read(self, table: str, first: int = 0) -> list[Row]:
        """The lines of a table from this number on; none if there is no such table."""

    async def note(self, table: str, note: Note, guests: set[str]) -> None:
        """Keep what lists tell of a table, and whose it is. It may come later than the lines."""

    async def tables_of(self, guest: str, most: int) -> list[tuple[str, Note]]:
        """The tables of a guest, the last changed first."""

    async def running(self) -> list[str]:
        """The tables whose game was not over when last noted."""

    async def shout(self, kind: str, text: str) -> None:
        """Tell the other processes something that need not be kept."""
