"""What happened, told to a sink outside the state: for logs, animation, statistics and tests."""

Trait = tuple[int, str, str]
"""What statistics may tell a seat by: the seat, what it is about (`card`, `perk`), and which one."""


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

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as that seat may know it (None: a spectator), as plain data."""
        seen: dict[str, object] = {"kind": self.kind, "seat": self.seat}
        seen.update(self.open)
        if seat is not None and seat in self.knowers:
            seen.update(self.secret)
        return seen
