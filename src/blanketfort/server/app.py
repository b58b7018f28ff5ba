"""The web table as an ASGI application: its addresses, and what is answered where something cannot be.

The game itself goes through one socket, `/api/tables/{table}/socket?seat=N&since=VERSION`: both are optional, `seat` is
one of the guest's own seats to look through, `since` the last version that the client has (then only later steps come).
Down it come `wire.Down`, first About, Chat and (once the cards are dealt) State; up it go `wishes.Up`.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.phrase import Phrase
from blanketfort.locale.errors import say_error
from blanketfort.server.api import Api
from blanketfort.server.bodies import BadBody, fail, language_of
from blanketfort.server.client_files import Pages
from blanketfort.server.guard import Figures, Guard, client_of
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Allowance
from blanketfort.server.openapi import ADDRESSES
from blanketfort.server.sockets import serve_socket
from blanketfort.server.storage import Unavailable
from blanketfort.table.seats import Refusal

log = logging.getLogger("blanketfort.server")

SOCKET = re.compile("/api/tables/([^/]+)/socket")
COSTS = {
    "open_table": ("tables",),
    "open_lesson": ("tables",),
    "open_position": ("tables",),
    "rematch": ("tables",),
    "branch": ("tables", "readings"),
    "upload": ("tables", "readings"),
    "replay": ("readings",),
    "review": ("readings",),
    "proof": ("readings",),
    "my_records": ("readings",),
    "claim_seat": ("lines",),
    "leave_seat": ("lines",),
}
"""What an address takes of its client's allowance, beside a request."""


def make_app(hub: Hub) -> ASGIApp:
    """The whole application around a hub."""
    figures = Figures()
    allowance = Allowance(hub.limits)
    api = Api(hub, figures, allowance)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    routes = [
        *make_routes(api),
        Route("/api/openapi.json", api.document),
        Route("/healthz", api.health),
        Route("/metrics", api.metrics),
        Mount("/", Pages(base=hub.path)),
    ]
    handlers: dict[Any, Callable[[Request, Any], Awaitable[Response]]] = {
        Refusal: refuse,
        BadBody: refuse_body,
        BlanketfortError: refuse_wish,
        Unavailable: be_unavailable,
        HTTPException: refuse_address,
        Exception: break_down,
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)

    def serve(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        socket, path = WebSocket(scope, receive, send), scope["path"].removeprefix(scope["root_path"])
        found = SOCKET.fullmatch(path)
        return socket.close() if found is None else serve_socket(socket, found[1], hub, allowance)

    return Guard(app, serve, figures, allowance, hub.names, hub.path)


Handler = Callable[[Request], Awaitable[Response]]


class Number(IntegerConvertor):
    """A number in an address; Python reads none of thousands of figures."""

    regex = "[0-9]{1,18}"


register_url_convertor("int", Number())


def make_routes(api: Api) -> list[Route]:
    """A route for each path: whatever method it does not have is refused with those that it has."""
    paths: dict[str, dict[str, Handler]] = {}
    for place in ADDRESSES:
        paths.setdefault(place.path, {})[place.method] = limited(api, place.name)
    routes = [Route(path, dispatch(handlers)) for path, handlers in paths.items()]
    for route in routes:
        route.methods = None  # any, so that no other route is tried: the pages would take it
    return routes


def limited(api: Api, name: str) -> Handler:
    """What an address does, as long as its client does not do it too often."""
    handler: Handler = getattr(api, name)

    async def handle(request: Request) -> Response:
        client = client_of(request.scope)
        if not all(api.allowance.take(kind, client) for kind in COSTS[name]):
            api.figures.refused["too-much"] += 1
            raise Refusal("too-much", "server-too-fast")
        return await handler(request)

    return handle if name in COSTS else handler


def dispatch(handlers: dict[str, Handler]) -> Handler:
    async def handle(request: Request) -> Response:
        handler = handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            raise HTTPException(405, headers={"Allow": ", ".join(handlers)})
        return await handler(request)

    return handle


# What is not a success.


async def refuse(_request: Request, refusal: Refusal) -> Response:
    return fail(refusal.reason, refusal.say, refusal.detail)


async def refuse_body(_request: Request, error: BadBody) -> Response:
    return fail("malformed", Phrase("server-malformed"), str(error))


async def refuse_wish(request: Request, error: BlanketfortError) -> Response:
    detail = say_error(str(error), language_of(request))
    return fail("unlawful", Phrase("server-bad-wish", detail=detail), detail)


async def be_unavailable(_request: Request, error: Unavailable) -> Response:
    log.warning("the database does not answer: %s", error)
    return fail("unavailable", Phrase("server-busy"))


async def refuse_address(_request: Request, error: HTTPException) -> Response:
    response = fail("method" if error.status_code == 405 else "missing", Phrase("server-no-address"))
    response.headers.update(error.headers or {})
    return response


async def break_down(_request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return fail("failed", Phrase("server-failed"))
