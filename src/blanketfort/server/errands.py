"""What is done beside: tasks that nobody waits for, and that are finished before the server ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeVar

from blanketfort.server.storage import Unavailable

T = TypeVar("T")


class Errands:
    """The tasks under way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def go(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def try_to(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[None]:
        """The same, if the database answers: what was lost touch with is looked up again when it does."""
        return self.go(_try(work))

    async def finish(self) -> None:
        """Wait for all of them."""
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _try(work: Coroutine[Any, Any, T]) -> None:
    with contextlib.suppress(Unavailable):
        await work
