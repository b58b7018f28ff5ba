"""What each address of the web table does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from blanketfort.engine.errors import BadText, UnknownGame
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.locale import LANGUAGES
from blanketfort.server import catalogue, wire, wishes
from blanketfort.server.bodies import UNPACKED, Parts, answer, language_of, read_body
from blanketfort.server.catalogue import usual_bot
from blanketfort.server.finished import (
    branch,
    make_proof,
    make_replay,
    open_rematch,
    other_rules,
    record_of,
    split_records,
    take_in,
)
from blanketfort.server.guard import Figures, client_of
from blanketfort.server.guests import (
    clean_name,
    digest,
    give_cookie,
    guest_of,
    key_of,
    own_key,
)
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Allowance, Turns
from blanketfort.server.live import Live
from blanketfort.server.new_table import open_lesson, open_table
from blanketfort.server.openapi import write_document
from blanketfort.server.reviews import Reviews, tell_review
from blanketfort.table import company
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal

T = TypeVar("T")
MOST_LISTED = 50
LARGEST_RECORDS = 240_000
"""Twenty times a long game's."""
LARGEST_DECK = 32_768
MOST_RECORDS = 200
"""How many of a guest's last tables are given out as records."""
MOST_READERS = 2
"""How many finished games are played again at the same time: more would leave no time for those that go on."""


class Caller(NamedTuple):
    """Somebody who wants a change, by its key."""

    who: str
    key: str
    token: str = ""
    """The secret of a guest who is new."""

    def welcome(self, request: Request, response: Response) -> Response:
        if self.token:
            give_cookie(response, self.token, request)
        return response


class Api:
    """What the addresses do."""

    def __init__(self, hub: Hub, figures: Figures, allowance: Allowance) -> None:
        self.hub = hub
        self.figures = figures
        self.allowance = allowance
        self.readers, self.turns = asyncio.Semaphore(MOST_READERS), Turns()
        self.reviews = Reviews(hub.workers.pool)

    async def read_through(self, request: Request, work: Callable[..., T], *given: object) -> T:
        """Do what takes a finished game, from its first choice to its last: in a thread, when it is its turn."""
        async with self.turns.of(client_of(request.scope)), self.readers:
            return await asyncio.to_thread(work, *given)

    async def find(self, request: Request) -> Live:
        """The room that an address names."""
        return await self.hub.find(request.path_params["table"], True, client_of(request.scope))

    async def do(self, request: Request, caller: Caller, make: Callable[[Room], Line]) -> Response:
        """Change a table, and show it to the one who did."""
        live = await self.find(request)
        live = await self.hub.do(live.room.id, make, own_key(caller.who, caller.key))
        live.note_client(caller.who, client_of(request.scope))
        return self.show(request, live, caller)

    def show(self, request: Request, live: Live, caller: Caller) -> Response:
        return caller.welcome(request, answer(self.hub.crier.table_info(live, caller.who)))

    async def open(self, request: Request, first: list[Line], caller: Caller) -> Response:
        """Open a table with these lines, for a guest who may be new here."""
        await self.hub.storage.check()
        id = self.hub.secrets.table_id(caller.who, caller.key)
        live = await self.hub.create(id, first)
        live.note_client(caller.who, client_of(request.scope))
        return caller.welcome(request, answer(wire.Opened(id), 201))

    def identify(self, request: Request) -> Caller:
        """Who wants a change, and its key; a new guest gets a secret to keep, the same for the same key."""
        who, key = guest_of(request), key_of(request)
        if who is not None:
            return Caller(who, key)
        token = self.hub.secrets.token(key)
        return Caller(digest(token), key, token)

    async def health(self, request: Request) -> Response:
        await self.hub.storage.check()
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
        game, rules = known_game(request), request.query_params.get("rules", "")
        if rules and rules not in map(str, range(1, game.rules_version + 1)):
            raise Refusal("missing", "server-no-game")
        return answer(catalogue.list_cards(game.edition(int(rules)) if rules else game))

    async def house_cards(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(catalogue.list_cards(live.room.game))

    async def words(self, request: Request) -> Response:
        """For games that the built client does not know."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("missing", "server-no-address")
        return Response(catalogue.read_words(known_game(request), language), media_type="text/plain")

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.list_rules(known_game(request)))

    async def open_table(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.NewTable, LARGEST_DECK)
        caller = self.identify(request)
        if wanted.deck:  # it may be long, and full of mistakes
            if not self.allowance.take("readings", client_of(request.scope)):
                raise Refusal("too-much", "server-too-fast")
            first = await self.read_through(request, open_table, wanted, caller.who)
        else:
            first = open_table(wanted, caller.who)
        return await self.open(request, first, caller)

    async def open_lesson(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.TakeSeat)
        caller = self.identify(request)
        first = open_lesson(known_game(request), caller.who, clean_name(wanted.name))
        return await self.open(request, first, caller)

    async def open_position(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.TakeSeat)
        game, rule = known_game(request), request.path_params["clause"]
        if rule not in catalogue.list_shown(game):
            raise Refusal("missing", "server-no-address")
        caller = self.identify(request)
        return await self.open(request, open_lesson(game, caller.who, clean_name(wanted.name), rule), caller)

    async def my_tables(self, request: Request) -> Response:
        who = guest_of(request)
        async with self.hub.turns.of(client_of(request.scope)):  # they may be many thousands to choose from
            found = [] if who is None else await self.hub.storage.tables_of(who, MOST_LISTED)
        return answer([catalogue.list_table(id, note, who or "") for id, note in found])

    async def table(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(self.hub.crier.table_info(live, guest_of(request)))

    async def take_seat(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.TakeSeat)
        name, seat = clean_name(wanted.name), request.path_params["seat"]
        caller = self.identify(request)
        return await self.do(request, caller, lambda room: company.sit(room, caller.who, seat, name))

    async def leave_seat(self, request: Request) -> Response:
        caller, seat = self.identify(request), request.path_params["seat"]
        return await self.do(request, caller, lambda room: room.leave(caller.who, seat, usual_bot(room.game)))

    async def claim_seat(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.ClaimSeat)
        number, _, key = wanted.key.partition(".")
        seat = int(number) if number.isdecimal() and len(number) < 3 else -1

        def make(room: Room) -> Line:
            if not 0 <= seat < len(room.seats) or not self.hub.secrets.opens(room, seat, key):
                raise Refusal("not-allowed", "server-link-old")
            return company.claim(room, caller.who, seat)

        caller, live = self.identify(request), await self.find(request)
        if seat in live.room.seats_of(caller.who):
            return self.show(request, live, caller)
        return await self.do(request, caller, make)

    async def begin(self, request: Request) -> Response:
        caller = self.identify(request)
        return await self.do(request, caller, lambda room: company.begin(room, caller.who, usual_bot(room.game)))

    async def rematch(self, request: Request) -> Response:
        who, live = guest_of(request) or "", await self.find(request)
        company.check_rematch(live.room, who)  # refused before a table is opened for nothing
        if live.room.rematch is None:
            id = self.hub.secrets.table_id("rematch", live.room.id)
            await self.hub.create(id, open_rematch(live.room, who))
            with contextlib.suppress(Refusal):  # somebody else may have been faster
                live = await self.hub.do(live.room.id, lambda room: company.ask_rematch(room, who, id))
        return answer(wire.Opened(live.room.rematch or ""))

    # Finished games.

    async def replay(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(await self.read_through(request, make_replay, live.room, request.query_params.get("seat", "")))

    async def review(self, request: Request) -> Response:
        live = await self.find(request)
        record = record_of(live.room)
        try:
            async with self.turns.of(client_of(request.scope)):
                return answer(tell_review(record, await self.reviews.look_on(live.room, record)))
        except BadText:
            raise other_rules(record) from None

    async def record(self, request: Request) -> Response:
        live = await self.find(request)
        text = live.room.head.record or record_of(live.room).to_text()
        name = f"{live.room.head.game}-{live.room.id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, headers=headers, media_type="text/plain")

    async def proof(self, request: Request) -> Response:
        live = await self.find(request)
        return answer(await self.read_through(request, make_proof, live.room, language_of(request)))

    async def upload(self, request: Request) -> Response:
        """One game that was played elsewhere, or several, one record after the other: a table for each."""
        wanted = await read_body(request, wishes.Upload, LARGEST_RECORDS)
        caller, client = self.identify(request), client_of(request.scope)
        first, *others = split_records(wanted.record)
        if not all(self.allowance.take(kind, client, len(others)) for kind in ("tables", "readings")):
            raise Refusal("too-much", "server-too-fast")
        opened = [await self.read_through(request, take_in, text, caller.who) for text in (first, *others)]
        for number, lines in enumerate(opened[1:], start=1):
            await self.hub.create(self.hub.secrets.table_id(caller.who, f"{caller.key} {number}"), lines)
        return await self.open(request, opened[0], caller)

    async def my_records(self, request: Request) -> Response:
        """All finished games of a guest, one record after the other: to be kept, or taken in elsewhere."""
        who = guest_of(request)
        found = [] if who is None else await self.hub.storage.tables_of(who, MOST_RECORDS)
        client = client_of(request.scope)
        texts = (await self.read_record(id, client) for id, note in found if note.phase == "over")
        headers = {"Content-Disposition": 'attachment; filename="blanketfort-games.txt"'}
        return Parts(texts, headers={**headers, **UNPACKED}, media_type="text/plain")

    async def read_record(self, id: str, client: str) -> str:
        """The record of a finished game as it was stored; nothing, if it cannot be read."""
        kept = await self.hub.storage.kept(id)
        if kept is not None and kept.record:
            return kept.record
        with contextlib.suppress(Refusal):
            room = (await self.hub.find(id, client=client)).room
            return room.head.record or record_of(room).to_text()
        return ""

    async def branch(self, request: Request) -> Response:
        wanted = await read_body(request, wishes.Branch)
        caller, live = self.identify(request), await self.find(request)
        return await self.open(request, await self.read_through(request, branch, live.room, wanted, caller.who), caller)


def known_game(request: Request) -> Game:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise Refusal("missing", "server-no-game") from None
