"""Thinking in a second worker, one task after the other; one that nobody waits for any more is stopped."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Second(Protocol):
    """The second worker, as the first one's script sees it."""

    def think(self, task: str) -> Awaitable[str]: ...

    def stop(self) -> None: ...


class Thinker:
    """The pool of a house that has one other worker."""

    def __init__(self, second: Second) -> None:
        self.second = second
        self.turn = asyncio.Lock()

    async def do(self, task: Callable[..., T], *args: object) -> T:
        async with self.turn:
            try:
                found = await self.second.think(write((task, args)))
            except asyncio.CancelledError:
                self.second.stop()
                raise
        is_done, result = read(found)
        if not is_done:
            raise result
        done: T = result
        return done

    def close(self) -> None:
        self.second.stop()


def work(text: str) -> str:
    """In the second worker: do a task, and say what came of it."""
    task, args = read(text)
    try:
        return write((True, task(*args)))
    except Exception as error:
        return write((False, error))


def write(found: object) -> str:
    return b64encode(pickle.dumps(found)).decode()


def read(text: str) -> Any:
    return pickle.loads(b64decode(text))
