"""What each address of the web table does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from blanketfort.engine.errors import UnknownGame
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.locale import LANGUAGES
from blanketfort.server import catalogue, wire, wishes
from blanketfort.server.bodies import answer, read_body
from blanketfort.server.catalogue import usual_bot
from blanketfort.server.finished import branch, make_proof, make_replay, open_rematch, record_of, take_in
from blanketfort.server.guard import Figures
from blanketfort.server.guests import (
    LONGEST_NAME,
    clean,
    digest,
    give_cookie,
    guest_of,
    is_secure,
    new_table_id,
    new_token,
)
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Allowance
from blanketfort.server.live import Live
from blanketfort.server.new_table import open_lesson, open_table
from blanketfort.server.openapi import write_document
from blanketfort.server.reviews import Reviews, tell_review
from blanketfort.server.sockets import serve_socket
from blanketfort.table.lines import Line
from blanketfort.table.seats import Refusal

T = TypeVar("T")
MOST_LISTED = 50
LARGEST_RECORD = 100_000
"""Ten times a long game's."""
MOST_READERS = 2
"""How many finished games are played again at the same time: more would leave no time for those that go on."""


class Api:
    """What the addresses do."""

    def __init__(self, hub: Hub, figures: Figures, allowance: Allowance) -> None:
        self.hub = hub
        self.figures = figures
        self.allowance = allowance
        self.readers = asyncio.Semaphore(MOST_READERS)
        self.reviews = Reviews(hub.workers)

    async def read_through(self, work: Callable[..., T], *given: object) -> T:
        """Do what takes a finished game, from its first choice to its last: in a thread, when it is its turn."""
        async with self.readers:
            return await asyncio.to_thread(work, *given)

    async def find(self, request: Request) -> Live:
        """The room that an address names."""
        return await self.hub.find(request.path_params["table"])

    async def open(self, request: Request, first: list[Line], token: str | None) -> Response:
        """Open a table with these lines, for a guest who may be new here."""
        id = new_table_id()
        await self.hub.create(id, first)
        return welcome(request, answer(wire.Opened(id), 201), token)

    async def health(self, request: Request) -> Response:
        await self.hub.storage.read("nobody's")
        return answer({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        gauges = {"tables_in_memory": len(self.hub.rooms), "choices_total": self.hub.choices}
        return Response(self.figures.write(gauges), media_type="text/plain; version=0.0.4")

    async def document(self, request: Request) -> Response:
        return answer(write_document())

    async def house(self, _request: Request) -> Response:
        return answer(wire.House(self.hub.addresses))

    async def games(self, request: Request) -> Response:
        return answer(catalogue.list_games())

    async def cards(self, request: Request) -> Response:
        return answer(catalogue.list_cards(known_game(request)))

    async def words(self, request: Request) -> Response:
        """For games that the built client does not know."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("missing", "server-no-address")
        return Response(catalogue.read_words(known_game(request), language), media_type="text/plain")

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.list_rules(known_game(request)))

    async def open_table(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.NewTable)
        who, token = identify(request)
        return await self.open(request, open_table(wanted, who), token)

    async def open_lesson(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.TakeSeat)
        who, token = identify(request)
        first = open_lesson(known_game(request), who, clean(wanted.name, LONGEST_NAME))
        return await self.open(request, first, token)

    async def my_tables(self, request: Request) -> Response:
        who = guest_of(request)
        found = [] if who is None else await self.hub.storage.tables_of(who, MOST_LISTED)
        return answer(
            [
                wire.TableLine(id, n.game, n.phase, n.names, who in n.asked, n.opened_at, n.changed_at)  # type: ignore[arg-type]
                for id, n in found
            ]
        )

    async def table(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(self.hub.crier.table_info(live, guest_of(request)))

    async def take_seat(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.TakeSeat)
        name, seat = clean(wanted.name, LONGEST_NAME), request.path_params["seat"]
        who, token = identify(request)
        live = await self.hub.do(request.path_params["table"], lambda room: room.sit(who, seat, name))
        return welcome(request, answer(self.hub.crier.table_info(live, who)), token)

    async def leave_seat(self, request: Request) -> Response:
        who, seat = guest_of(request) or "", request.path_params["seat"]
        live = await self.find(request)
        bot = usual_bot(live.room.game)
        live = await self.hub.do(live.room.id, lambda room: room.leave(who, seat, bot))
        return answer(self.hub.crier.table_info(live, who))

    async def claim_seat(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.ClaimSeat)
        number, _, key = wanted.key.partition(".")
        live = await self.find(request)
        room = live.room
        seat = int(number) if number.isdecimal() and len(number) < 3 else -1
        if not 0 <= seat < len(room.seats) or not self.hub.links.opens(room, seat, key):
            raise Refusal("not-allowed", "server-link-old")
        who, token = identify(request)
        if seat not in room.seats_of(who):
            live = await self.hub.do(room.id, lambda room: room.claim(who, seat))
        return welcome(request, answer(self.hub.crier.table_info(live, who)), token)

    async def begin(self, request: Request) -> Response:
        who = guest_of(request) or ""
        live = await self.find(request)
        bot = usual_bot(live.room.game)
        live = await self.hub.do(live.room.id, lambda room: room.begin(who, bot))
        return answer(self.hub.crier.table_info(live, who))

    async def rematch(self, request: Request) -> Response:
        who = guest_of(request) or ""
        live = await self.find(request)
        if live.room.rematch is None:
            id = new_table_id()
            live.room.ask_rematch(who, id)  # refused before a table is opened for nothing
            await self.hub.create(id, open_rematch(live.room))
            with contextlib.suppress(Refusal):  # somebody else may have been faster
                live = await self.hub.do(live.room.id, lambda room: room.ask_rematch(who, id))
        return answer(wire.Opened(live.room.rematch or ""))

    # Finished games.

    async def replay(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(await self.read_through(make_replay, live.room, request.query_params.get("seat", "")))

    async def review(self, request: Request) -> Response:
        live = await self.find(request)
        record = record_of(live.room)
        return answer(tell_review(record, await self.reviews.look_on(live.room.id, record)))

    async def record(self, request: Request) -> Response:
        live = await self.find(request)
        text = live.room.head.record or record_of(live.room).to_text()
        name = f"{live.room.head.game}-{live.room.id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, headers=headers, media_type="text/plain")

    async def proof(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(await self.read_through(make_proof, live.room))

    async def upload(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.Upload, LARGEST_RECORD)
        who, token = identify(request)
        return await self.open(request, await self.read_through(take_in, wanted.record, who), token)

    async def branch(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.Branch)
        who, token = identify(request)
        live = await self.find(request)
        return await self.open(request, await self.read_through(branch, live.room, wanted, who), token)

    async def socket(self, socket: WebSocket) -> None:
        await serve_socket(socket, self.hub, self.allowance)


def known_game(request: Request) -> Game:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise Refusal("missing", "server-no-game") from None


def identify(request: Request) -> tuple[str, str | None]:
    """Who this is; a new guest gets a secret to keep."""
    who = guest_of(request)
    if who is not None:
        return who, None
    token = new_token()
    return digest(token), token


def welcome(request: Request, response: Response, token: str | None) -> Response:
    if token is not None:
        give_cookie(response, token, is_secure(request))
    return response
