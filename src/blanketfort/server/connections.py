"""Connections before they are requests or frames: how many there may be, and how much and how long they may send.

Whatever a client sends takes memory and time of all who play, also what no request and no message ever comes of.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from blanketfort.server.limits import Bucket, Buckets, Limits, Unread, client_at

LARGEST_BURST = 131_072
BYTES = 1024
"""How many bytes a message of a socket may have in the long run; most have less than a hundred."""
FRAME, PIECE = 256, 1024
"""How many bytes a frame costs beside its own, for empty ones take time too; how many are read before that is asked."""
LARGEST_HEAD, LARGEST_REQUEST = 32_768, 262_144
"""How many bytes a request may have up to the end of its headers, and in all."""
MOST_FIELDS = 100
"""How many headers it may have: thousands of empty ones take time, also where the request is refused."""
MOST_PIECES = 1000
"""How many pieces its body may come in: tens of thousands, of a byte each, take time before anybody can refuse them."""
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=14,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 6},
)
"""Each message by itself and quickly: what is remembered between messages would be most of a socket's memory.

Most states are longer than 4 kB: with so small a window they take more time and more bytes, with the largest more time.
"""
MOST_PIPELINED = 16
"""How many requests of one connection may wait for the answer to the one before; browsers send none of these."""
HEAD_SECONDS, BODY_SECONDS = 10.0, 30.0
"""How long the headers of a request may take to come, and then the rest of it, also after it was answered."""
SLOWEST, LEAST_SECONDS = 1000, 20.0
"""How many bytes of an answer a client has to read a second, and how long a short one may take at least."""
WRITABLE = asyncio.Event()
WRITABLE.set()
"""For all sockets that are: an event of its own takes most of a kilobyte."""
Networks = Sequence[IPv4Network | IPv6Network]
PROXIES: Networks = (ip_network("127.0.0.1"), ip_network("::1"))
"""From where a web server on this machine brings the requests of many clients."""


class Doors:
    """How many connections there are, and how fast others come: each takes time, whatever is then asked."""

    def __init__(self, limits: Limits, proxies: Networks) -> None:
        self.limits = limits
        self.proxies = proxies
        self.count = 0
        self.clients: Counter[str] = Counter()
        self.unread = Unread()
        self.arrivals = Buckets(limits.requests, 5 * limits.requests)

    def enter(self, host: str) -> bool:
        """Let one more connection in; whether there was room."""
        client = client_at(host)
        if self.count >= self.limits.connections:
            return False
        is_too_much = self.clients[client] >= 2 * self.limits.sockets or not self.arrivals.take(client)
        if is_too_much and not self._is_proxy(host):
            return False
        self.count += 1
        self.clients[client] += 1
        return True

    def _is_proxy(self, host: str) -> bool:
        """Whether it brings the requests of many; whatever has no address comes from this machine."""
        with contextlib.suppress(ValueError):  # a web server may name somebody otherwise than by an address
            return not host or any(ip_address(host) in network for network in self.proxies)
        return False

    def leave(self, host: str) -> None:
        client = client_at(host)
        self.count -= 1
        self.clients[client] -= 1
        if not self.clients[client]:
            del self.clients[client]

    def keep(self, host: str, more: int) -> bool:
        """Keep so many more bytes until they are read, or fewer; whether they are not too many."""
        return self.unread.keep(client_at(host), more) or self._is_proxy(host)


class Inbox:
    """What came up a socket and is not read yet: for its one reader, and in a tenth of the memory of a queue."""

    __slots__ = ("awaited", "found")

    def __init__(self) -> None:
        self.found: list[Any] = []
        self.awaited: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.found

    def put_nowait(self, message: Any) -> None:
        self.found.append(message)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def get(self) -> Any:
        while not self.found:
            self.awaited = asyncio.get_running_loop().create_future()
            await self.awaited
        return self.found.pop(0)


class Counted(asyncio.Protocol):
    """A connection that was let in: what is written to it, its client may not leave unread for long, nor much of it."""

    doors: Doors
    transport: asyncio.Transport
    client: tuple[str, int] | None
    scope: Any = None
    is_in = True
    reader, unread = "", 0
    """Who has to read what is written, and how many bytes of it wait: a web server only brings the requests of many."""
    reading: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        size, loop = self.transport.get_write_buffer_size(), asyncio.get_running_loop()
        self.reading = loop.call_later(LEAST_SECONDS + size / SLOWEST, self.transport.abort)
        self.reader = host_of(self.scope["client"] if self.scope else self.client)
        if not self._keep(size):
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_reading()
        if self.is_in:
            self.doors.leave(host_of(self.client))
        super().connection_lost(exc)

    def _stop_reading(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self._keep(0)

    def _keep(self, size: int) -> bool:
        more, self.unread = size - self.unread, size
        return self.doors.keep(self.reader, more)


def frames_for(doors: Doors) -> type[WebSocketsSansIOProtocol]:
    """How the frames of sockets are read."""

    class Frames(Counted, WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.conn.available_extensions = [DEFLATE]
            self.queue, self.writable = Inbox(), WRITABLE  # type: ignore[assignment]
            rate = BYTES * doors.limits.messages
            self.bucket = Bucket(rate, max(rate, LARGEST_BURST))

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.transport.set_write_buffer_limits()

        def start_keepalive(self) -> None:
            """It is a socket now: its headers would lie in memory for as long as it is open."""
            super().start_keepalive()
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"] = []

        def pause_writing(self) -> None:
            self.writable = asyncio.Event()
            super().pause_writing()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.writable = WRITABLE

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                piece = data[start : start + PIECE]
                is_early = self.handshake_initiated and not self.handshake_complete  # no browser sends frames yet
                if is_early or not self.bucket.take(len(piece)):
                    self.transport.abort()
                if self.transport.is_closing():
                    return
                super().data_received(piece)
                if self.conn.handshake_exc is not None and not self.transport.is_closing():
                    self._refuse()

        def _refuse(self) -> None:
            """It will never be a socket: uvicorn would neither say so nor end the connection."""
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

        def handle_events(self) -> None:
            if self.bucket.take(FRAME * len(self.conn.events)):
                super().handle_events()
            else:
                self.transport.abort()

        def handle_text(self, event: Frame) -> None:
            self.handle_bytes(event)  # broken letters are refused where messages are decoded, not told to the log

    Frames.doors = doors
    return Frames


def requests_for(doors: Doors) -> type[HttpToolsProtocol]:
    """How requests are read; a connection that becomes a socket is let out by its frames."""

    class Requests(Counted, HttpToolsProtocol):
        size = pieces = 0
        is_in = has_head = False
        unanswered: tuple[RequestResponseCycle, ...] = ()
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            transport.set_write_buffer_limits(0)  # whatever waits to be read pauses writing
            self.is_in = doors.enter(host_of(self.client))
            if self.is_in:
                self._wait(HEAD_SECONDS)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            self.size += len(data)
            if self.size > (LARGEST_REQUEST if self.has_head else LARGEST_HEAD) + len(data):
                self.transport.abort()
            elif self.parser is not None:
                super().data_received(data)

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= MOST_PIPELINED:
                raise ValueError("too many requests at once")  # which ends the connection
            self.size, self.pieces, self.has_head = 0, 0, False
            self._wait(HEAD_SECONDS)
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            if len(self.headers) >= MOST_FIELDS:
                raise ValueError("too many headers")  # which ends the connection
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self.has_head = True
            self._wait(BODY_SECONDS)
            super().on_headers_complete()
            waiting = (cycle for cycle in self.unanswered if not cycle.response_complete)
            self.unanswered = (*waiting, self.cycle) if self.cycle else ()

        def on_body(self, body: bytes) -> None:
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise ValueError("too many pieces")  # which ends the connection
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._stop_waiting()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            """No browser asks for a socket before it has all answers: nothing would hold back what comes after them."""
            self._stop_waiting()
            if self.transport.get_write_buffer_size() or not all(cycle.response_complete for cycle in self.unanswered):
                self.transport.abort()
            else:
                super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            for cycle in self.unanswered:  # uvicorn tells only the last: another answer would be an error in the log
                cycle.disconnected = True
            super().connection_lost(exc)

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self.timer = self.loop.call_later(seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

    Requests.doors = doors
    return Requests


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
