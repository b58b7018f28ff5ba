"""A moment of a game: who chose what, what came of it, and how the game stood before and after."""

from __future__ import annotations

from copy import copy
from typing import Final

from blanketfort.engine.decision import Option
from blanketfort.engine.event import Event
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import State
from blanketfort.table.foresight import Foresight

NO_OPTION: Final = Option(NOTHING, "")
"""What is chosen where nothing is: at the deal, when a choice is taken back, when a turn is ended."""


class Moment:
    """One thing that happened: the deal (nobody's), a choice, a choice taken back, or the end of a turn."""

    __slots__ = (
        "_is_final",
        "after",
        "before",
        "events",
        "foresight",
        "is_bots",
        "is_forced",
        "is_undo",
        "is_undone",
        "option",
        "seat",
        "totals",
        "version",
    )

    def __init__(
        self, version: int, seat: int, option: Option, events: list[Event], before: State | None, after: State
    ) -> None:
        self.version = version
        """The version of the table that it led to: a choice has the same one as all that was forced after it."""
        self.seat = seat
        self.option = option
        self.events = events
        self.before = before
        self.after: State | None = after
        """Where the game stood; forgotten when that is long ago."""
        self.totals = [score["total"] for score in after.scores()]
        """Each seat's points then."""
        self.foresight: Foresight | None = None
        """What is known of the options that there were, until it is known whether this is final."""
        self.is_forced = False
        """Whether there was nothing else to choose."""
        self.is_bots = False
        """Whether a computer player chose: those take nothing back."""
        self.is_undo = False
        self.is_undone = False
        self._is_final: bool | None = None

    @property
    def key(self) -> str:
        """What was chosen; empty where nothing was."""
        return self.option.key

    @property
    def is_final(self) -> bool:
        """Whether it showed somebody something new; found out when first asked, for it takes a while."""
        if self._is_final is None:
            self._is_final = self.is_bots or self._has_revealed()
            self.foresight = None
        return self._is_final

    def _has_revealed(self) -> bool:
        assert self.foresight is not None, "nobody chose this"
        assert self.after is not None
        return self.foresight.has_revealed(self.option.id, self.events, self.after)

    def as_undone(self) -> Moment:
        """The same, taken back."""
        undone = copy(self)
        undone.is_undone = True
        return undone

    def forget(self, last: Moment) -> None:
        """Let go of what takes most of the memory of a long game, and of points that were the same a moment before."""
        self.before = self.after = self.foresight = None
        if self.totals == last.totals:
            self.totals = last.totals
