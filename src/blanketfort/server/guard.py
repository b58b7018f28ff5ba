"""What every request passes: safe headers, the check of its origin, limits for each client, figures, the log."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import logging
import socket
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Mapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.phrase import Phrase
from blanketfort.server.bodies import fail
from blanketfort.server.guests import is_foreign
from blanketfort.server.limits import Allowance, client_at

log = logging.getLogger("blanketfort.server")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
ANY = "*"
PAUSE = 0.5
"""For how many seconds a connection that asks too much waits for its answer, and so for all that it asked after it."""
SAFE = ("GET", "HEAD", "OPTIONS")
BUCKETS_MS = (1, 3, 10, 30, 100, 300, 1000, 3000)
"""The borders of the histogram of answering times."""


class Figures:
    """What happened so far, for those who watch the server."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.times: Counter[int] = Counter()
        self.time_sum = 0.0
        self.refused: Counter[str] = Counter()
        self.sockets = 0

    def note_answer(self, method: str, status: int, seconds: float) -> None:
        self.answers[method, status] += 1
        self.time_sum += seconds
        for border in BUCKETS_MS:
            self.times[border] += seconds * 1000 <= border

    def write(self, gauges: Mapping[str, float]) -> str:
        """All of it in the text format of Prometheus."""
        rows = ["# TYPE blanketfort_requests_total counter"]
        rows += [
            f'blanketfort_requests_total{{method="{method}",status="{status}"}} {count}'
            for (method, status), count in sorted(self.answers.items())
        ]
        rows.append("# TYPE blanketfort_request_seconds histogram")
        rows += [f'blanketfort_request_seconds_bucket{{le="{ms / 1000:g}"}} {self.times[ms]}' for ms in BUCKETS_MS]
        total = self.answers.total()
        rows.append(f'blanketfort_request_seconds_bucket{{le="+Inf"}} {total}')
        rows += [f"blanketfort_request_seconds_sum {self.time_sum:.6f}", f"blanketfort_request_seconds_count {total}"]
        rows.append("# TYPE blanketfort_refused_total counter")
        rows += [
            f'blanketfort_refused_total{{reason="{reason}"}} {count}' for reason, count in sorted(self.refused.items())
        ]
        for name, value in {**gauges, "sockets": self.sockets}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            rows += [f"# TYPE blanketfort_{name} {kind}", f"blanketfort_{name} {value:g}"]
        return "\n".join(rows) + "\n"


class Guard:
    """The gate in front of the application."""

    def __init__(
        self, app: ASGIApp, sockets: ASGIApp, figures: Figures, allowance: Allowance, names: frozenset[str], path: str
    ) -> None:
        self.app = app
        self.sockets = sockets
        """Apart, for what requests pass through on their way would lie in memory for as long as a socket is open."""
        self.path = path
        self.names = names
        """The names under which it may be asked, beside those that only this machine or network can mean."""
        self.figures = figures
        self.allowance = allowance
        self.open_sockets: Counter[str] = Counter()

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            return self._pass_request(self._place(scope), receive, send)
        if scope["type"] == "websocket":
            return self._pass_socket(self._place(scope), receive, send)
        return self.app(scope, receive, send)

    def _place(self, scope: Scope) -> Scope:
        """Put it under the path of this server: a web server may have taken that off, or left it."""
        root, path = self.path[:-1], scope["path"]
        scope.update(root_path=root, path=path if path.startswith(self.path) else root + path)
        return scope

    async def _pass_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, method = time.perf_counter(), scope["method"]
        status = 500

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(f"{self.path}api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refused = await self._refuse(scope, method)
        try:
            await (self.app if refused is None else refused)(scope, receive, send_safely)
        finally:
            seconds = time.perf_counter() - begun
            self.figures.note_answer(method, status, seconds)
            # Neither addresses with their secret tables nor clients are in the log.
            log.info("answered", extra={"method": method, "status": status, "ms": round(seconds * 1000, 1)})

    async def _refuse(self, scope: Scope, method: str) -> ASGIApp | None:
        """What stands against a request, if anything."""
        if not self.allowance.take("requests", client_of(scope)):
            await asyncio.sleep(PAUSE)
            return self._fail("too-much", "server-too-fast")
        if not self.is_called(HTTPConnection(scope)):
            return self._fail("missing", "server-other-name")
        if method not in SAFE and is_foreign(HTTPConnection(scope)):
            return self._fail("not-allowed", "server-foreign")
        return None

    def is_called(self, connection: HTTPConnection) -> bool:
        """Whether the request names this server: a page of another name could else make a browser reach it."""
        host = connection.headers.get("host", "").lower()
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        return ANY in self.names or name in self.names or is_local(name)

    def _fail(self, reason: str, say: str) -> ASGIApp:
        self.figures.refused[reason] += 1
        return fail(reason, Phrase(say))

    async def _pass_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        is_too_much = self.open_sockets[client] >= self.allowance.sockets
        if is_too_much or not self.allowance.take("requests", client) or not self.is_called(HTTPConnection(scope)):
            self.figures.refused["too-much"] += 1
            await asyncio.sleep(PAUSE)
            await send({"type": "websocket.close", "code": 1008})
            return
        self.open_sockets[client] += 1
        self.figures.sockets += 1
        try:
            await self.sockets(scope, receive, send)
        finally:
            self.figures.sockets -= 1
            self.open_sockets[client] -= 1
            if not self.open_sockets[client]:
                del self.open_sockets[client]


def is_local(name: str) -> bool:
    """Whether a name can only mean a machine of this network: a number, or one that no other network gives out."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(name) is not None
    return name in ("localhost", socket.gethostname().lower()) or name.endswith((".localhost", ".local"))


def client_of(scope: Scope) -> str:
    """Where a request comes from: limits are kept by it."""
    client = scope.get("client")
    return client_at(client[0]) if client else ""


class JsonLines(logging.Formatter):
    """The log as one JSON object a line."""

    KEPT = ("method", "status", "ms", "table")

    def format(self, record: logging.LogRecord) -> str:
        row = {"at": round(record.created, 3), "level": record.levelname.lower(), "message": record.getMessage()}
        row |= {name: getattr(record, name) for name in self.KEPT if hasattr(record, name)}
        if record.exc_info:
            row["trace"] = self.formatException(record.exc_info)
        return json.dumps(row)

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the library's name)
        """Where it happened; not what an error of a game says: that may name cards that nobody should know."""
        kind, error, trace = ei
        told = kind.__name__ if isinstance(error, BlanketfortError) else f"{kind.__name__}: {error}"
        return "".join(traceback.format_tb(trace)) + told
