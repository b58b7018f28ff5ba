"""Processes that think for the computer players of a server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import NamedTuple, TypeVar

from blanketfort.server.errands import Errands

T = TypeVar("T")
DEADLINE = 20.0
"""How many seconds a task may take: many times those of the longest thought. Others wait for the process."""


class Worker(NamedTuple):
    """One process, or one thread, and what gives it work."""

    executor: Executor
    process: int | None

    def end(self) -> None:
        """End it, whatever it does; a thread ends only after its work."""
        if self.process is not None:
            with contextlib.suppress(OSError):  # it is gone already
                os.kill(self.process, signal.SIGTERM)
        # An executor that is still closing its pipes when Python ends complains on standard error (CPython 3.11).
        self.executor.shutdown(wait=self.process is not None, cancel_futures=True)


class Processes:
    """So many processes. With none of them a thread thinks, for tests and small machines."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.free = asyncio.Semaphore(max(1, count))
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.errands = Errands()

    async def do(self, task: Callable[..., T], *args: object) -> T:
        """Let a process do it, when one is free; what is begun goes on, even if nobody waits for it any more."""
        await self.free.acquire()
        job = self.errands.go(self._try(task, *args))
        job.add_done_callback(lambda _: self.free.release())
        return await asyncio.shield(job)

    async def _try(self, task: Callable[..., T], *args: object) -> T:
        try:
            return await self._do(task, *args)
        except BrokenProcessPool:  # somebody killed it: once more, by another
            return await self._do(task, *args)

    async def _do(self, task: Callable[..., T], *args: object) -> T:
        worker = self.idle.pop() if self.idle else await self._start()
        self.busy.add(worker)
        try:
            work = asyncio.get_running_loop().run_in_executor(worker.executor, task, *args)
            return await asyncio.wait_for(work, DEADLINE)
        except (TimeoutError, asyncio.CancelledError, BrokenProcessPool):
            self.busy.discard(worker)
            worker.end()
            raise
        finally:
            if worker in self.busy:
                self.busy.discard(worker)
                self.idle.append(worker)

    async def _start(self) -> Worker:
        if not self.count:
            return Worker(ThreadPoolExecutor(1), None)
        executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=settle_in)
        return Worker(executor, await asyncio.get_running_loop().run_in_executor(executor, os.getpid))

    def close(self) -> None:
        """End them all, also in the midst of a thought."""
        for job in self.errands.tasks:
            job.cancel()
        for worker in [*self.idle, *self.busy]:
            worker.end()


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
