"""The web table inside a worker of a browser: requests and sockets are messages, files are kept by the browser."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from starlette.types import Message, Receive, Scope, Send

from blanketfort.server.app import make_app
from blanketfort.server.errands import Errands
from blanketfort.server.guests import COOKIE
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Limits
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

    def keep(self) -> Awaitable[None] | None:
        """Keep for good what was written to files; None where nothing was."""

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

    def __init__(self, keep: Callable[[], Awaitable[None] | None]) -> None:
        self.keep = keep

    def start(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answers = commit(self.connection, [Job(job, done)])
        kept = self.keep()
        if kept is not None:
            await kept
        answer(answers)
        return await done

    async def stop(self) -> None:
        """Nothing waits."""


class House:
    """The application, and those who talk to it: the pages of one browser."""

    def __init__(self, browser: Browser, tables: str) -> None:
        self.browser = browser
        storage = SqliteStorage(Path(tables), InlineWriter(browser.keep))
        self.hub = Hub(storage, Workers(Thinker(browser)), limits=NO_LIMITS)
        self.app = make_app(self.hub)
        self.errands = Errands()
        self.sockets: dict[str, asyncio.Queue[Message]] = {}
        self.codes: dict[str, int] = {}
        """Why a socket was closed by the application."""
        self.headers: list[tuple[bytes, bytes]] = []

    async def open(self) -> None:
        """Get ready for the one guest, who is always the same."""
        ready = asyncio.get_running_loop().create_future()
        begin: asyncio.Queue[Message] = asyncio.Queue()
        begin.put_nowait({"type": "lifespan.startup"})

        async def send(message: Message) -> None:
            ready.set_result(message)

        self.errands.go(self._run({"type": "lifespan", "asgi": {"version": "3.0"}}, begin.get, send))
        began = await ready
        if began["type"] != "lifespan.startup.complete":
            raise RuntimeError(began.get("message", "the house did not open"))
        token = self.hub.secrets.token("the guest of this browser")
        self.headers = [(b"host", b"house"), (b"cookie", f"{COOKIE}={token}".encode())]

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def ask(self, key: str, method: str, address: str, body: str) -> tuple[int, str, str]:
        """What is answered at an address: status, kind and text. Asked again by the same key it is done once."""
        asked: list[Message] = [{"type": "http.request", "body": body.encode()}]
        told: list[Message] = []

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        scope = self._scope("http", "http", address) | {"method": method, "http_version": "1.1"}
        scope["headers"] += [(b"content-type", b"application/json"), (b"idempotency-key", key.encode())]
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
        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                self.browser.open(socket)
            elif message["type"] == "websocket.send":
                self.browser.send(socket, message["text"])
            else:
                self.codes[socket] = message.get("code", GOING_AWAY)

        try:
            await self.app(self._scope("websocket", "ws", address), self.sockets[socket].get, send)
        finally:
            del self.sockets[socket]
            self.browser.close(socket, self.codes.pop(socket, GOING_AWAY))

    def _scope(self, kind: str, scheme: str, address: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        scope: Scope = {
            "type": kind,
            "asgi": {"version": "3.0"},
            "scheme": scheme,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": list(self.headers),
            "client": None,
            "server": ("house", 80),
        }
        return dict(scope)
