"""Processes that think for the computer players of a server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


class Processes:
    """A pool of processes. With none of them a thread thinks, for tests and small machines."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: Executor | None = None

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
            if self.count:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.count, context, initializer=settle_in)
            else:
                self.pool = ThreadPoolExecutor(1)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


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
