"""Who plays many games: this process, several on this machine, or a Ray cluster; all of them by the same few lines."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Pipe, connection, parent_process
from typing import Any, Protocol, TypeVar

from blanketfort.bots.program import kill_all
from blanketfort.engine.errors import BlanketfortError

T = TypeVar("T")
R = TypeVar("R")

CHUNK_SECONDS = 0.5
"""How long a worker plays before it reports: what a kill can lose, and how smoothly progress is seen."""
LARGEST_CHUNK = 100
AHEAD = 2
"""How many chunks wait or run for each worker, so that none is ever idle."""
KNOCKING = 5
"""How many seconds a cluster has to answer."""


class Pool(Protocol):
    """Workers that take work and promise its result."""

    jobs: int

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Have this done by a worker that is free."""


def play_all(play: Callable[[T], R], tasks: Iterable[T], pool: Pool | None) -> Iterator[R]:
    """The result of every task, in the order in which they are ready; without a pool they are done here."""
    if pool is None:
        yield from map(play, tasks)
        return
    left = iter(tasks)
    under_way: set[Future[tuple[list[R], float]]] = set()
    size = 1
    while True:
        while len(under_way) < AHEAD * pool.jobs and (chunk := list(islice(left, size))):
            under_way.add(pool.submit(play_chunk, play, chunk))
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            results, seconds = future.result()
            size = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS * len(results) / max(seconds, 1e-6))))
            yield from results


def play_chunk(play: Callable[[T], R], tasks: list[T]) -> tuple[list[R], float]:
    """Some results, and how many seconds they took."""
    begun = time.perf_counter()
    return [play(task) for task in tasks], time.perf_counter() - begun


# On this machine.


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.bell, heard = Pipe()
        self.executor = ProcessPoolExecutor(jobs, initializer=_be_a_worker, initargs=(heard,))

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        return self.executor.submit(work, *arguments)


@contextmanager
def open_pool(jobs: int) -> Iterator[Pool | None]:
    """This number of processes, or none where one is enough: this one."""
    if jobs == 1:
        yield None
        return
    pool = Processes(jobs)
    try:
        yield pool
    except BrokenProcessPool:
        raise BlanketfortError(
            "a process that played was ended from outside: the games it had begun are lost"
        ) from None
    except BaseException:
        pool.bell.send(None)  # who wants to end does not wait for the games that are being played
        raise
    finally:
        pool.executor.shutdown(cancel_futures=True)


def _be_a_worker(bell: connection.Connection) -> None:
    """Leave interrupts to the parent, and end when it rings; outlive it never, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, args=(bell,), daemon=True).start()


def _end_with_parent(bell: connection.Connection) -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel, bell])
        kill_all()
        os._exit(1)


# On many machines.


class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self, ray: Any, address: str) -> None:
        alone = {"include_dashboard": False} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level="error", **alone)
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(_do)

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        promised: Future[Any] = self.remote.remote(work, *arguments).future()
        return promised


def _do(work: Callable[..., Any], *arguments: Any) -> Any:
    return work(*arguments)


@contextmanager
def open_cluster(address: str) -> Iterator[Pool]:
    """A Ray cluster by its address; `local` starts one on this machine, `auto` finds the one that runs there."""
    try:
        import ray  # 200 MB that only a cluster needs
    except ImportError:
        raise BlanketfortError("--cluster needs Ray: install it with pip install 'blanketfort[cluster]'") from None
    try:
        knock(address)
        cluster = Cluster(ray, address)
    except (OSError, RuntimeError, ValueError) as error:
        raise _failed(address, error) from None
    try:
        yield cluster
    except ray.exceptions.RayError as error:
        raise _failed(address, error) from None
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is at an address such as `10.0.0.5:6379`; Ray itself would try for a quarter of an hour."""
    host, colon, port = address.removeprefix("ray://").partition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCKING).close()


def _failed(address: str, error: Exception) -> BlanketfortError:
    """One line, for Ray says many: the last one has the cause."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return BlanketfortError(f"the cluster at {address!r} failed: {lines[-1]}")
