"""Computer players think elsewhere, so that nobody waits for them but those who play with them.

What they get is a state that was dealt anew for their seat, in text: never the true one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from typing import Protocol, TypeVar

from blanketfort.bots import ask, make_bot
from blanketfort.bots.hints import Adviser, Counsel
from blanketfort.engine.shelf import house_game
from blanketfort.engine.state import State
from blanketfort.server.limits import Turns
from blanketfort.table.room import Room

T = TypeVar("T")


class Pool(Protocol):
    """Where thinking is done. Tasks are functions of modules, and all that goes in and out can be pickled."""

    async def do(self, task: Callable[..., T], *args: object) -> T:
        """What a task returns; one that is cancelled need not be finished."""

    def close(self) -> None:
        """Stop."""


class Workers:
    """What is asked of those who think."""

    def __init__(self, pool: Pool, most: int = 1) -> None:
        self.pool = pool
        self.turns = Turns(most)

    async def choose(self, room: Room, state: State, bot: str, clients: Collection[str]) -> str:
        """What a computer player on the seat that is asked would choose, by key; these clients wait for it."""
        async with self.turns.of(*clients or [""]):
            return await self.pool.do(think, *pack(room, state), bot)

    async def advise(self, room: Room, state: State, client: str) -> Counsel:
        """What a search finds out about the options at hand, and why the best is better than the next."""
        async with self.turns.of(client):
            return await self.pool.do(advise, *pack(room, state))


def pack(room: Room, state: State) -> tuple[str, str, str, int]:
    """The game, its house deck, a possible state in text, and a seed that is the same for every asker."""
    seat = state.top.seat
    seed = int.from_bytes(hashlib.sha256(f"{room.id} {room.version} {seat}".encode()).digest()[:6], "little")
    return room.head.game, room.head.house, state.determinize(seat, seed).to_text(), seed


# In the worker.


def think(game: str, deck: str, position: str, seed: int, bot: str) -> str:
    state = house_game(game, deck).from_text(position)
    return state.option_table()[ask(make_bot(state.game, bot, seed, state.players), state)].key


def advise(game: str, deck: str, position: str, seed: int) -> Counsel:
    state = house_game(game, deck).from_text(position)
    return Adviser(state.game, state, seed=seed).give_counsel()
