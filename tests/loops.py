"""Coroutines in tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives, run in a thread of its own: Playwright, where a browser is open, keeps the main one's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
