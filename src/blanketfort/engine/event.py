"""What happened, told to a sink outside the state: for logs, animation, statistics and tests."""

from __future__ import annotations

from typing import Any, NamedTuple

Trait = tuple[int, str, str]
"""What statistics may tell a seat by: the seat, what it is about (`card`, `perk`), and which one."""


class Happening(NamedTuple):
    """What somebody is told of an event: its kind, the seat it happened to, and the facts that they may know."""

    kind: str
    seat: int
    facts: dict[str, Any]


class Event:
    """One thing that happened to a seat, with what all may know and what only some may.

    `kind` is a past participle with the game's name (`fort.recruited`); `open` is for everyone; `secret` is for the
    seats in `knowers` only.
    """

    def __init__(
        self, kind: str, seat: int, open: dict[str, object], secret: dict[str, object], knowers: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.open = open
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int | None) -> Happening:
        """The event as that seat may know it (None: a spectator)."""
        if seat is not None and seat in self.knowers:
            return Happening(self.kind, self.seat, {**self.open, **self.secret})
        return Happening(self.kind, self.seat, self.open)

    def seen_by_all(self) -> Happening:
        """The event where everything is open: as the seat that knows most sees it."""
        return self.seen_by(self.knowers[0] if self.knowers else None)
