"""The service: a database, an address, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterator
from ipaddress import ip_network
from pathlib import Path

import uvicorn
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

try:
    import resource
except ImportError:  # another system than Unix
    resource = None  # type: ignore[assignment]

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import left_off
from blanketfort.server.app import make_app
from blanketfort.server.catalogue import list_games
from blanketfort.server.connections import PROXIES, Doors, Networks, frames_for, requests_for
from blanketfort.server.guard import JsonLines
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Limits
from blanketfort.server.processes import Processes
from blanketfort.server.storage import Storage, Unavailable
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.workers import Workers

log = logging.getLogger("blanketfort.server")

LARGEST_MESSAGE = 16_384
PATH = re.compile(r"/?([\w.~-]+/)*[\w.~-]*", re.ASCII)
SPARE_FILES = 100
"""How many open files are left for what is no connection: the database, workers, pages."""


def open_storage(database: str) -> Storage:
    """The storage that an address or a path stands for."""
    if database.startswith(("postgresql://", "postgres://")):
        from blanketfort.server.storage_postgres import PostgresStorage  # its driver is an extra

        return PostgresStorage(database)
    return SqliteStorage(Path(database))


async def try_storage(storage: Storage) -> None:
    """Whatever is wrong with the database is said in one line before the server starts."""
    try:
        await storage.open(lambda _kind, _text: None)
    except Unavailable as error:
        raise BlanketfortError(f"the database cannot be opened: {error}") from None
    await storage.close()


def without_password(database: str) -> str:
    """The database as it may be shown."""
    shown = re.sub(r"(://[^:/@]*):[^@]*@", r"\1@", database)
    return re.sub(r"([?&]password=)[^&]*", r"\1...", shown, flags=re.IGNORECASE)


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell_started()


def run(
    host: str,
    port: int,
    database: str,
    workers: int,
    pace: float,
    limits: Limits,
    names: Collection[str] = (),
    path: str = "/",
    proxies: Collection[str] = (),
    show: Callable[[str], object] | None = None,
) -> int:
    """Serve until told to stop."""
    trusted = read_proxies(proxies)
    begin_log()
    load_games()
    limits = limits._replace(connections=min(limits.connections, raise_open_files() - SPARE_FILES))
    asyncio.run(try_storage(open_storage(database)))
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    hub = Hub(open_storage(database), Workers(Processes(workers), max(1, workers // 2)), pace, limits)
    hub.names = frozenset(name.lower() for name in names)
    hub.path = check_path(path)
    hub.addresses = [f"http://{each}:{port}" for each in find_addresses(host)]

    def tell() -> None:
        print("\n".join(tell_where(address, hub.addresses, database)), flush=True)
        if show is not None:
            show(address)

    server = Server(configure(hub, trusted), tell)
    calm_collector()
    # Uvicorn ends quietly, then sends itself the signal again: it must not cut short what puts the workers away.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    server.run([listening])
    return 0 if server.started else 1


def tell_where(address: str, others: list[str], database: str) -> Iterator[str]:
    """What is said when it serves: where, for whom, and where tables are kept."""
    yield f"Blanketfort serves at {address}"
    yield from (f"Others reach it at {each}" for each in others)
    if others:
        yield "This is plain HTTP: anyone on the way can read along. For the internet see docs/hosting.md."
    yield f"Tables are kept in {without_password(database)}"


def load_games() -> None:
    """Load them all before anybody waits for one."""
    list_games()
    for game in left_off:
        log.warning("the game %s is left off the shelf: %s", game, left_off[game])


def check_path(path: str) -> str:
    """A path with a slash at both ends."""
    if not PATH.fullmatch(path):
        raise BlanketfortError(f"{path!r} is no path to serve at; give one such as /fort/")
    return f"/{path.strip('/')}/".replace("//", "/")


def read_proxies(addresses: Collection[str]) -> Networks:
    """From where web servers bring the requests of others: from this machine, and from these addresses or networks."""
    try:
        return [*PROXIES, *(ip_network(each, strict=False) for each in addresses)]
    except ValueError as error:
        raise BlanketfortError(f"{error}; give an address or a network such as 10.77.0.0/24") from None


def configure(hub: Hub, proxies: Networks = PROXIES) -> uvicorn.Config:
    """How uvicorn serves a hub."""
    doors = Doors(hub.limits, proxies)
    return uvicorn.Config(
        serve_behind(proxies, make_app(hub)),
        log_config=None,
        access_log=False,
        http=requests_for(doors),
        ws=frames_for(doors),
        ws_per_message_deflate=False,  # `Frames` brings its own
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=16,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )


def serve_behind(proxies: Networks, app: ASGIApp) -> ASGIApp:
    """Believe these of whose requests they are, and pack answers; neither lies around a socket while it is open."""
    believe = ProxyHeadersMiddleware(ignore, [str(network) for network in proxies])
    packed = GZipMiddleware(app, minimum_size=1000)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        await believe(scope, receive, send)  # type: ignore[arg-type]
        await (packed if scope["type"] == "http" else app)(scope, receive, send)

    return serve


async def ignore(_scope: object, _receive: object, _send: object) -> None:
    """Do nothing more."""


def begin_log() -> None:
    """One JSON object a line on stderr: what goes wrong; with BLANKETFORT_LOG=info every answer too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    level = os.environ.get("BLANKETFORT_LOG", "warning").upper()
    # Else it tells of every socket, from where and to which table; and anybody could fill the log with broken requests.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.basicConfig(level=level if level in logging.getLevelNamesMapping() else "WARNING", handlers=[handler])


def raise_open_files() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    if resource is None:
        return 1024
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(1_000_000, resource.getrlimit(resource.RLIMIT_NOFILE)[0]) if hard > 0 else 1_000_000


def calm_collector() -> None:
    """Look for cycles seldom: going through all that the tables hold makes everybody wait for a fifth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def find_addresses(host: str) -> list[str]:
    """Where other machines of the network reach a server that listens at this address; none: they do not."""
    if host not in ("0.0.0.0", "::"):
        return [] if host == "localhost" or host.startswith("127.") or host == "::1" else [host]
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
        return [probe.getsockname()[0]]
    return []


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise BlanketfortError(f"cannot listen at {host}:{port}: {error.strerror or error}") from None
    found.set_inheritable(sys.platform != "win32")
    return found
