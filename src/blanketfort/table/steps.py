"""The steps of a game at a table: what is told of it, one after the other."""

from __future__ import annotations

from blanketfort.engine.state import State
from blanketfort.table.table import Entry


class Step:
    """One line of the game: the deal, a choice with all that was forced after it, one taken back, or a turn's end."""

    def __init__(self, version: int, seat: int, entries: list[Entry]) -> None:
        self.version = version
        self.seat = seat
        self.entries = entries
        self.state: State | None = None
        """Where the game stood afterwards; forgotten when it is long ago."""
        self.totals: list[int] = []
        """Each seat's points then."""
        self.is_undo = False
        self.is_undone = False
