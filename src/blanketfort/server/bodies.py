"""Bodies in and out: read into types of the wire, written from them."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from blanketfort.engine.phrase import Phrase
from blanketfort.locale import LANGUAGES
from blanketfort.server.wire import Failure, encode
from blanketfort.table.seats import Refusal

T = TypeVar("T")
JSON = "application/json"
LARGEST_BODY = 16_384
MOST_SECONDS = 20

STATUS = {
    "malformed": 400,
    "not-allowed": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "cannot": 409,
    "not-asked": 409,
    "unlawful": 422,
    "too-large": 413,
    "too-much": 429,
    "failed": 500,
    "unavailable": 503,
}


class BadBody(Exception):
    """The body is not what it should be."""


UNPACKED = {"Content-Encoding": "identity"}
"""For what is long: to pack it, part by part, would take the time of all others."""


class Parts(StreamingResponse):
    """A long answer, made as its client reads it: the whole of it would lie in memory for as long as that takes."""

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await self.stream_response(send)


def answer(found: object, status: int = 200) -> Response:
    return Response(encode(found), status, media_type=JSON)


def fail(reason: str, say: Phrase, detail: str = "") -> Response:
    failure = Failure(reason, say, detail or msgspec.UNSET)
    return Response(encode(failure), STATUS.get(reason, 400), media_type=JSON)


def language_of(request: Request) -> str:
    """The reader's language, for what travels as text: the client asks for just one."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    return asked if asked in LANGUAGES else LANGUAGES[0]


async def read_bytes(request: Request, largest: int) -> bytes:
    """The body, as long as it is not too large and comes in time."""
    data = b""
    try:
        async with asyncio.timeout(MOST_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > largest:
                    raise Refusal("too-large", "server-too-large")
    except (TimeoutError, ClientDisconnect):
        raise BadBody(f"the body should be there within {MOST_SECONDS} seconds") from None
    return data


async def read_body(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    """The body as one of the wire's types. Only JSON is taken: forms of other sites cannot send that."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise BadBody(f"the body should be {JSON}")
    try:
        return msgspec.json.decode(await read_bytes(request, largest), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadBody(str(error)) from None
