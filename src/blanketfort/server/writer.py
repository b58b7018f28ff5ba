"""Who does the jobs on a SQLite file: one thread, which commits what has gathered at once."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from collections.abc import Callable
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from blanketfort.server.storage import Conflict, Unavailable

T = TypeVar("T")
MOST_AT_ONCE = 200
"""How many writes are committed together at most."""


class Writer(Protocol):
    """Does jobs on a connection, one after the other."""

    def start(self, connection: sqlite3.Connection) -> None:
        """Be ready for jobs."""

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job; what it has written is there for good when this returns."""

    async def stop(self) -> None:
        """Do what waits, and end."""


class Job(NamedTuple):
    """What is to be done, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


class ThreadWriter:
    """A writer in a thread of its own, so that the disk makes nobody wait but those who write."""

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = Thread(target=self._write, name="storage", daemon=True)

    def start(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put(Job(job, done))
        return await done

    async def stop(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # In the thread.

    def _write(self) -> None:
        while True:
            batch = self._gather()
            if batch is None:
                return
            self.loop.call_soon_threadsafe(answer, commit(self.connection, batch))

    def _gather(self) -> list[Job] | None:
        """The jobs that wait: at least one."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch


class Answer(NamedTuple):
    """What came of a job."""

    done: asyncio.Future[Any]
    result: Any
    error: Exception | None


def commit(connection: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
    """Do jobs in one transaction; where it fails, all of them have failed."""
    answers: list[Answer] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, done in batch:
            connection.execute("SAVEPOINT job")
            try:
                answers.append(Answer(done, work(connection), None))
            except Conflict as error:
                answers.append(Answer(done, None, error))
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        why = Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error
        return [Answer(done, None, why) for _work, done in batch]
    return answers


def answer(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
