"""Whose turn it is at a table: found out once after each line, for all who ask."""

from __future__ import annotations

from typing import NamedTuple

PERSON = "you"
"""Who sits on a seat that no computer player has."""


class Turn(NamedTuple):
    """For whom a table waits, who answers, until when, and what can still be taken back."""

    seat: int | None = None
    """The seat for which the table waits; None before and after the game."""
    player: str = ""
    """Who has to answer for it: PERSON, or a computer player; empty where nobody has to."""
    due: str | None = None
    """What the computer player has to choose, where it is not free to."""
    held: int = 0
    """How many of the last choices can still be taken back."""
    holder: int | None = None
    """Who can take them back."""
    awaits_end: bool = False
    """Whether the seat has passed the question on, and has only to end its turn."""
    timed: int | None = None
    """The seat whose time is used up."""
    deadline: float | None = None
    """When the person who is asked will have thought too long."""

    @property
    def person(self) -> int | None:
        """The seat, where a person has to answer for it."""
        return self.seat if self.player == PERSON else None

    @property
    def bot(self) -> int | None:
        """The seat, where a computer player has to answer for it."""
        return self.seat if self.player not in ("", PERSON) else None
