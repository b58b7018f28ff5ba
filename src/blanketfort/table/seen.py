"""What everybody has seen happen at a table: others never see what was taken back, or still can be."""

from __future__ import annotations

from itertools import groupby

from blanketfort.table.moment import Moment
from blanketfort.table.table import Table
from blanketfort.table.turn import Turn

Moments = list[list[Moment]]
"""By version: a choice and all that was forced after it are one."""


class Seen:
    """What each eyes have seen until one line of a table, found out when first asked."""

    def __init__(self) -> None:
        self.now: dict[int | None, Moments] = {}
        self.made: dict[int, list[Moment]] = {}
        """The moments of one version, in one place for all eyes that see them."""
        self.past: dict[int | None, tuple[int, Moments]] = {}
        """The same without what can still be taken back: how much of the log it covers, and what was seen of that."""

    def go_on(self) -> Seen:
        """For the next line: what is past stays as it is."""
        other = Seen()
        other.past = self.past.copy()
        return other

    def by(self, eyes: int | None, table: Table, turn: Turn) -> Moments:
        if eyes not in self.now:
            hidden = table.standing[-turn.held :] if turn.held else []
            end = table.log.index(hidden[0]) if hidden else len(table.log)
            done, past = self.past.get(eyes, (0, []))
            if done < end:
                past = past + self._show(table.log[done:end], eyes, [])
                self.past[eyes] = end, past
            late = self._show(table.log[end:], eyes, [] if eyes == turn.holder else hidden) if hidden else []
            self.now[eyes] = past + late if late else past
        return self.now[eyes]

    def _show(self, moments: list[Moment], eyes: int | None, hidden: list[Moment]) -> Moments:
        seen = [
            moment
            for moment in moments
            if (moment.seat == eyes if moment.is_undo or moment.is_undone else moment not in hidden)
        ]
        groups = [(version, list(group)) for version, group in groupby(seen, lambda moment: moment.version)]
        return [made if (made := self.made.setdefault(version, group)) == group else group for version, group in groups]
