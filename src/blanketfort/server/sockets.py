"""One WebSocket: what comes up is decoded, checked and done; what goes down waits in a queue, so no table waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from blanketfort.bots.reasons import say_reason
from blanketfort.engine.phrase import Phrase
from blanketfort.server import wire, wishes
from blanketfort.server.catalogue import levels_of, usual_bot
from blanketfort.server.guard import client_of
from blanketfort.server.guests import LONGEST_CHAT, clean, guest_of, is_foreign, own_key
from blanketfort.server.hub import Hub
from blanketfort.server.limits import Allowance, Bucket
from blanketfort.server.live import Listener, Live
from blanketfort.server.storage import Unavailable
from blanketfort.table import company
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal

log = logging.getLogger("blanketfort.server")

LARGEST = 16_384
MOST_WAITING, LARGEST_WAITING = 200, 1_000_000
"""How many messages may wait for a slow client before it is cut off, and how many bytes of several of them."""
LEAST_WAITING = 50_000
"""How many bytes of them where too much waits already at all sockets of its address: those that are read stay."""
LOOK = 5
"""How many messages it counts as to be told a whole game anew."""
TOLD, MOST_TOLD = 10, 1000
"""To tell so many listeners of a change takes as long as a change itself; how many of them are counted at most."""
PAUSE = 0.05
"""For how many seconds nobody listens to a client that sends too much."""
POLICY, TOO_BIG, TRY_LATER, NOT_FOUND = 1008, 1009, 1013, 4404

decoder = msgspec.json.Decoder(wishes.Up)


class Socket:
    """One connection to one table."""

    def __init__(self, socket: WebSocket, hub: Hub, live: Live, listener: Listener, allowance: Allowance) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.listener = listener
        self.allowance = allowance
        self.client = client_of(socket.scope)
        self.waiting: list[bytes] = []
        self.waiting_bytes = 0
        self.is_full = False
        self.reading = asyncio.current_task()
        self.writing: asyncio.Task[None] | None = None
        """Only while there is something to write: a task takes memory, and most sockets are silent most of the time."""
        self.bucket = Bucket(hub.limits.messages, 3 * hub.limits.messages)
        listener.send = self.send

    def send(self, message: wire.Down) -> None:
        """Put a message into the queue; who reads too slowly is cut off, and comes back for a fresh state."""
        data = wire.encode(message)
        count, most = len(self.waiting), LARGEST_WAITING if self._keep(len(data)) else LEAST_WAITING
        if count >= MOST_WAITING or (count and self.waiting_bytes > most):
            if self.reading is not None and not self.is_full:
                self.reading.cancel()
            self.is_full = True
        else:
            self.waiting.append(data)
            if self.writing is None:
                self.writing = asyncio.create_task(self._write())

    def _keep(self, more: int) -> bool:
        """Keep so many more bytes until they are read, or fewer; whether its client has not too many at all sockets."""
        self.waiting_bytes += more
        return self.allowance.unread.keep(self.client, more)

    async def run(self) -> None:
        """Listen and answer until either side ends it."""
        self.live.note_client(self.listener.who, self.client)
        await self.hub.welcome_back(self.live, self.listener.who)
        try:
            with self.hub.listening(self.live, self.listener):
                await self._read()
        except asyncio.CancelledError:
            if not self.is_full:
                raise
        finally:
            self.listener.send = ignore
            if self.writing is not None:
                self.writing.cancel()
            self._keep(-self.waiting_bytes)
        if self.is_full:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(TRY_LATER), 1)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it is closed: whoever reads hears of it
            while self.waiting:
                await self.socket.send_text(self.waiting[0].decode())
                self._keep(-len(self.waiting.pop(0)))
        self.writing = None

    async def _read(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            data = text.encode() if text is not None else received.get("bytes") or b""
            if len(data) > LARGEST:
                await self.socket.close(TOO_BIG)
                return
            await self._take(data)

    async def _take(self, data: bytes) -> None:
        """Do what a message wants, or say why not."""
        key = ""
        try:
            cost = 1 + min(len(self.live.listeners), MOST_TOLD) // TOLD
            is_allowed = self.bucket.take() and self.allowance.take("messages", self.client, cost)
            if not is_allowed:
                await asyncio.sleep(PAUSE)  # the next message waits, and no state comes: a flood is not worth it
            message = decoder.decode(data)
            key = getattr(message, "key", "")
            if not is_allowed:
                self.send(wire.Refused("too-much", Phrase("server-too-fast"), key=key))
                return
            await self._do(message)
            if key:
                self.send(wire.Done(key))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(wire.Refused("malformed", Phrase("server-malformed"), str(error)))
        except Refusal as refusal:
            self.send(wire.Refused(refusal.reason, refusal.say, refusal.detail, key))  # type: ignore[arg-type]
            self.hub.crier.tell_state(self.live, self.listener)
        except Unavailable:
            self.send(wire.Refused("unavailable", Phrase("server-busy"), key=key))
        except Exception:
            log.exception("a message failed", extra={"table": self.live.room.id})
            self.send(wire.Refused("failed", Phrase("server-failed"), key=key))

    async def _do(self, message: wishes.Up) -> None:
        if isinstance(message, wishes.Look):
            self._look(message.seat)
        elif isinstance(message, wishes.AskHint):
            await self._hint(message.version)
        elif isinstance(message, wishes.Speak):
            self._check(self.allowance.take("lines", self.client))  # before anything is done with it
            text = clean(message.text, LONGEST_CHAT)
            if text:
                await self._change(lambda room: company.speak(room, self.listener.who, text), message.key)
        elif not is_late(self.live.room, message):
            kind = "lines" if isinstance(message, wishes.Repeatable) else "choices"
            self._check(self.allowance.take(kind, self.client))
            self.live = await self._change(lambda room: self._line(room, message), message.key)

    async def _change(self, make: Callable[[Room], Line], key: str) -> Live:
        self.live.note_client(self.listener.who, self.client)
        return await self.hub.do(self.live.room.id, make, own_key(self.listener.who, key))

    def _check(self, is_allowed: bool) -> None:
        if not is_allowed:
            raise Refusal("too-much", "server-too-fast")

    def _line(self, room: Room, message: wishes.Played | wishes.Arranged) -> Line:
        """What a message wants, as the line that does it."""
        who = self.listener.who or ""
        match message:
            case wishes.Pledge():
                return company.pledge(room, who, message.seat, message.digest)
            case wishes.Word():
                return company.add_word(room, who, message.seat, message.word)
            case wishes.Dismiss():
                return company.dismiss(room, who, message.seat, usual_bot(room.game))
            case wishes.Mute():
                return company.mute(room, who, message.seat, message.is_muted)
            case wishes.HandOver():
                return company.hand_over(room, who, message.seat)
            case wishes.HoldAlone():
                return company.hold_alone(room, who, message.seat)
            case _:
                return self._play(room, message)

    def _play(self, room: Room, message: wishes.Played) -> Line:
        seat = self.listener.eyes
        if seat is None or seat not in room.seats_of(self.listener.who):
            raise Refusal("not-allowed", "server-not-your-seat")
        match message:
            case wishes.Choose():
                return room.choose(seat, message.version, message.choice)
            case wishes.Undo():
                return room.undo(seat, message.version)
            case wishes.EndTurn():
                return room.end(seat, message.version)
            case wishes.NextStep():
                return room.read(seat, message.step)
            case wishes.StandIn():
                if message.bot and message.bot not in levels_of(room.game):
                    raise Refusal("cannot", "server-no-bot")
                return room.stand_in(seat, message.bot)

    def _look(self, seat: int) -> None:
        """Look through the eyes of another of my seats: all is told anew, which counts as much as several messages."""
        self._check(self.bucket.take(LOOK) and self.allowance.take("messages", self.client, LOOK))
        if seat not in self.live.room.seats_of(self.listener.who):
            raise Refusal("not-allowed", "server-not-your-seat")
        self.listener.eyes = seat
        self.listener.since = -1
        self.hub.crier.tell_state(self.live, self.listener)

    async def _hint(self, version: int) -> None:
        """What a search thinks of the options, for the one who is asked."""
        room, seat = self.live.room, self.listener.eyes
        if not room.head.hints:
            raise Refusal("not-allowed", "server-no-hints")
        if room.table is None or room.table.decision is None or room.turn.seat != seat or room.turn.awaits_end:
            raise Refusal("not-asked", "server-not-asked")
        if room.version_for(seat) != version:
            raise Refusal("stale", "server-stale")
        self._check(self.allowance.take("hints", self.client))
        state = room.table.state
        view = state.view(seat)
        hints, reason = await self.hub.workers.advise(room, state, self.client)
        options = [wire.HintOption(*hint, room.game.say_option(hint.key, view)) for hint in hints]
        why = None if reason is None else say_reason(room.game, reason, view)
        self.send(wire.Hint(version, options, why))


async def serve_socket(socket: WebSocket, table: str, hub: Hub, allowance: Allowance) -> None:
    """The end point: check who comes from where, and let them listen."""
    if is_foreign(socket):
        await socket.close(POLICY)
        return
    try:
        live = await hub.find(table, True, client_of(socket.scope))
    except (Refusal, Unavailable) as error:
        await socket.accept()
        await socket.close(NOT_FOUND if isinstance(error, Refusal) else TRY_LATER)
        return
    who = guest_of(socket)  # before its headers are let go
    socket.headers.raw.clear()
    await socket.accept()
    eyes = pick_eyes(live.room, who, socket)
    listener = Listener(who, eyes, read_since(live.room, eyes, socket), ignore)
    with contextlib.suppress(WebSocketDisconnect):
        try:
            await Socket(socket, hub, live, listener, allowance).run()
        except Unavailable:  # their seat could not be given back to them
            await socket.close(TRY_LATER)


def ignore(_message: wire.Down) -> None:
    """Nobody is there to be told."""


def is_late(room: Room, message: wishes.Up) -> bool:
    """Whether a word for the shuffle comes when none is awaited any more: nobody needs to be told."""
    if not isinstance(message, wishes.Pledge | wishes.Word):
        return False
    stage = "pledge" if isinstance(message, wishes.Pledge) else "word"
    return room.shuffle is None or room.shuffle.stage != stage or message.seat not in room.shuffle.awaited


def pick_eyes(room: Room, who: str | None, socket: WebSocket) -> int | None:
    """The seat that was named, else one of mine that is asked, else the first of mine."""
    mine = room.seats_of(who)
    named = socket.query_params.get("seat", "")
    if named.isdecimal() and len(named) < 3 and int(named) in mine:
        return int(named)
    return room.turn.seat if room.turn.seat in mine else mine[0] if mine else None


def read_since(room: Room, eyes: int | None, socket: WebSocket) -> int:
    """The last version that the client has; -1 is nothing. It counts for the eyes that saw it."""
    text, seat = socket.query_params.get("since", ""), socket.query_params.get("seat", "")
    if room.table is None or not text.isdecimal() or len(text) > 9 or seat != ("" if eyes is None else str(eyes)):
        return -1
    return min(int(text), room.version_for(eyes))
