"""What a seat may know, as a type: JSON, TypeScript, the documentation and a generic encoding are made from it."""

from __future__ import annotations

from typing import Any

import msgspec

from blanketfort.engine.state import State


class View(msgspec.Struct, kw_only=True):
    """The head that the views of all games share; each game's own view adds its table."""

    game: str
    """The game's name."""
    seat: int | None
    """Who looks; None is a spectator."""
    players: int
    """How many seats there are."""
    over: bool
    """Whether the game has ended."""
    winners: list[int]
    """The seats that won; none while the game continues."""
    asked: int | None
    """The seat that is to choose; None when the game is over."""
    kind: str | None
    """What that seat is asked, such as `fort.play`; None to those who may not know, and when the game is over."""

    def seat_order(self) -> list[int]:
        """The seats in turn order, the reader's own first."""
        first = self.seat or 0
        return [(first + step) % self.players for step in range(self.players)]


def head_of(state: State, seat: int | None, is_open: bool = False) -> dict[str, Any]:
    """The head of a view; what is asked is told to the seat that is asked alone, unless all may know."""
    over, top = state.over, state.top
    return {
        "game": state.game.name,
        "seat": seat,
        "players": state.players,
        "over": over,
        "winners": state.winners,
        "asked": None if over else top.seat,
        "kind": top.kind() if not over and (is_open or top.seat == seat) else None,
    }
