"""The web table inside a worker of a browser: requests and sockets are messages, files are kept by the browser."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import unquote

from starlette.types import Message, Receive, Scope, Send

from blanketfort.server.app import make_app
from blanketfort.server.errands import Errands
from blanketfort.server.guests import COOKIE
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Limits
from blanketfort.server.storage import Unavailable
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.workers import Workers
from blanketfort.server.writer import Job, answer, commit
from blanketfort.site.thinker import Thinker

T = TypeVar("T")
NO_LIMITS = Limits(*(10**9 for _kind in Limits._fields))
"""Limits are for strangers: this house has one guest."""
GOING_AWAY = 1001


class Browser(Protocol):
    """What the worker's script does for the house."""

    def keep(self) -> Awaitable[None]:
        """Keep for good what was written to the file of the tables."""

    def think(self, task: str) -> Awaitable[str]:
        """Let the second worker do a task, in its own text."""

    def stop(self) -> None:
        """Stop what the second worker does."""

    def open(self, socket: str) -> None:
        """A socket has been accepted."""

    def send(self, socket: str, text: str) -> None:
        """Send a message down a socket."""

    def close(self, socket: str, code: int) -> None:
        """A socket is over."""


class InlineWriter:
    """Does jobs at once: there are no threads. What they have written is kept before anybody hears of it."""

    def __init__(self, keep: Callable[[], Awaitable[None]]) -> None:
        self.keep = keep

    def start(self, connection: sqlite3.Connection) -> None:
        # One file is kept, between two transactions: it has to hold all that was committed.
        connection.execute("PRAGMA journal_mode=MEMORY")
        self.connection = connection

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answers = commit(self.connection, [Job(job, done)])
        try:
            await self.keep()
        except Exception as error:  # the browser's own, such as that it has no space left
            raise Unavailable(str(error)) from None
        answer(answers)
        return await done

    async def stop(self) -> None:
        """Nothing waits."""


class House:
    """The application, and those who talk to it: the pages of one browser."""

    def __init__(self, browser: Browser, tables: str, pace: float) -> None:
        self.browser = browser
        storage = SqliteStorage(Path(tables), InlineWriter(browser.keep))
        self.hub = Hub(storage, Workers(Thinker(browser)), pace, NO_LIMITS)
        self.app = make_app(self.hub)
        self.errands = Errands()
        self.sockets: dict[str, asyncio.Queue[Message]] = {}
        self.headers: list[tuple[bytes, bytes]] = []

    async def open(self) -> None:
        """Get ready for the one guest, who is always the same."""
        begin: asyncio.Queue[Message] = asyncio.Queue()
        begin.put_nowait({"type": "lifespan.startup"})
        ready: asyncio.Queue[Message] = asyncio.Queue()
        self.errands.go(self._run({"type": "lifespan", "asgi": {"version": "3.0"}}, begin.get, ready.put))
        began = await ready.get()
        if began["type"] != "lifespan.startup.complete":
            raise RuntimeError(began.get("message", "the house did not open"))
        token = self.hub.secrets.token("the guest of this browser")
        self.headers = [(b"host", b"localhost"), (b"cookie", f"{COOKIE}={token}".encode())]

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def ask(self, key: str, language: str, method: str, address: str, body: str) -> tuple[int, str, str]:
        """What is answered at an address: status, kind and text. Asked again by the same key it is done once."""
        asked: list[Message] = [{"type": "http.request", "body": body.encode()}]
        told: list[Message] = []

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        scope = self._scope("http", "http", address) | {"method": method, "http_version": "1.1"}
        scope["headers"] += [(b"content-type", b"application/json"), (b"idempotency-key", key.encode())]
        scope["headers"] += [(b"accept-language", language.encode())]
        with contextlib.suppress(Exception):  # it was answered that something failed, and logged
            await self.app(scope, receive, send)
        kinds = [value.decode() for name, value in told[0]["headers"] if name == b"content-type"]
        text = b"".join(message.get("body", b"") for message in told[1:]).decode()
        return told[0]["status"], kinds[0] if kinds else "", text

    def connect(self, socket: str, address: str) -> None:
        """Somebody opens a socket, by a number of their own."""
        self.sockets[socket] = asyncio.Queue()
        self.sockets[socket].put_nowait({"type": "websocket.connect"})
        self.errands.go(self._serve(socket, address))

    def hear(self, socket: str, text: str) -> None:
        """A message has come up a socket."""
        self._take(socket, {"type": "websocket.receive", "text": text})

    def hang_up(self, socket: str) -> None:
        """A socket was closed by its page, or its page is gone."""
        self._take(socket, {"type": "websocket.disconnect", "code": GOING_AWAY})

    def _take(self, socket: str, message: Message) -> None:
        if socket in self.sockets:
            self.sockets[socket].put_nowait(message)

    async def _serve(self, socket: str, address: str) -> None:
        code = GOING_AWAY

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                self.browser.open(socket)
            elif message["type"] == "websocket.send":
                self.browser.send(socket, message["text"])
            else:
                code = message.get("code", GOING_AWAY)

        try:
            await self.app(self._scope("websocket", "ws", address), self.sockets[socket].get, send)
        finally:
            del self.sockets[socket]
            self.browser.close(socket, code)

    def _scope(self, kind: str, scheme: str, address: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "scheme": scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": list(self.headers),
            "client": None,
            "server": ("localhost", 80),
        }
