"""Computer players think in processes of their own.

What they get is a state that was dealt anew for their seat, in text: never the true one.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from blanketfort.bots import ask, make_bot
from blanketfort.bots.hints import Adviser, Hint
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State

T = TypeVar("T")


class Workers:
    """Processes that think. With none of them a thread does, for tests and small machines."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Executor | None = None

    async def choose(self, table: str, version: int, state: State, bot: str) -> str:
        """What a computer player on the seat that is asked would choose, by key."""
        return await self.do(think, *pack(table, version, state), bot)

    async def advise(self, table: str, version: int, state: State) -> list[Hint]:
        """What a search finds out about the options at hand, best first."""
        return await self.do(advise, *pack(table, version, state))

    async def do(self, task: Callable[..., T], *args: object) -> T:
        """Run it in the pool; a pool whose process was killed is replaced once."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, task, *args)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self._open(), task, *args)

    def _open(self) -> Executor:
        if self.pool is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, context, initializer=settle_in)
            else:
                self.pool = ThreadPoolExecutor(1)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def pack(table: str, version: int, state: State) -> tuple[str, str, int]:
    """The game, a possible state in text, and a seed that is the same for every asker."""
    seat = state.top.seat
    seed = int.from_bytes(hashlib.sha256(f"{table} {version} {seat}".encode()).digest()[:6], "little")
    return state.game.name, state.determinize(seat, seed).to_text(), seed


# In the worker.


def settle_in() -> None:
    """Leave interrupts to the server, and end when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(game: str, position: str, seed: int, bot: str) -> str:
    state = find_game(game).from_text(position)
    return state.option_table()[ask(make_bot(game, bot, seed, state.players), state)].key


def advise(game: str, position: str, seed: int) -> list[Hint]:
    chosen = find_game(game)
    return Adviser(chosen, chosen.from_text(position), seed=seed).find_hints()
