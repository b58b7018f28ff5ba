"""The rooms that are in memory, those who listen to them, and the one door through which anything changes.

A change is checked, made so on a copy, stored, and only then told. Each room has a keeper, who lets computer players
answer and watches the clock. A room that nobody needs is forgotten, and made again from its lines when somebody comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator

from msgspec.structs import replace

import blanketfort
from blanketfort.engine.shelf import house_game
from blanketfort.server.catalogue import digest_cards
from blanketfort.server.crier import Crier, around
from blanketfort.server.errands import Errands
from blanketfort.server.guests import Secrets, is_table_id, new_key
from blanketfort.server.keeper import Keeper, missed_at
from blanketfort.server.kept import is_due, kept_of, not_there, note_of, read_known, resume, retrace, set_aside
from blanketfort.server.lengths import check_length
from blanketfort.server.limits import EXPIRY, Limits, Turns
from blanketfort.server.live import MOST_KEYS, Listener, Live
from blanketfort.server.presence import Presence
from blanketfort.server.storage import Conflict, Kept, Row, Storage, Unavailable
from blanketfort.server.teller import Teller, tell_chat
from blanketfort.server.workers import Workers
from blanketfort.table import company, lines
from blanketfort.table.lines import Line, write_line
from blanketfort.table.room import Room
from blanketfort.table.rooms import read_room
from blanketfort.table.seats import Refusal

log = logging.getLogger("blanketfort.server")

AWAY_SECONDS = 120.0
IDLE_SECONDS = 120.0
MOST_IDLE = 300
"""How many rooms stay in memory that nobody listens to: each takes 0.2 MB, and a client may ask for forty a second."""
SHUFFLE_SECONDS = 10.0
"""How long the words of absent players are awaited."""
PRESENCE_SECONDS = 0.25
"""How long it may take until those who are there hear who comes and goes."""
MOST_READERS = 2
"""How many tables are read at the same time: more would leave no time for those who play."""
TIDY_SECONDS = 3600.0
USUAL_LIMITS = Limits()


class Hub:
    """All rooms of this process."""

    def __init__(self, storage: Storage, workers: Workers, pace: float = 0.5, limits: Limits = USUAL_LIMITS) -> None:
        self.storage = storage
        self.workers = workers
        self.pace = pace
        """How long a computer player's move takes at least where somebody watches, so that people can follow."""
        self.limits = limits
        self.names: frozenset[str] = frozenset()
        """Under which names of the internet it may be asked; `*` is any."""
        self.path = "/"
        """Under which path a web server passes requests on to it."""
        self.addresses: list[str] = []
        """Where others in this network reach it."""
        self.away_seconds = AWAY_SECONDS
        self.idle_seconds = IDLE_SECONDS
        self.shuffle_seconds = SHUFFLE_SECONDS
        self.rooms: dict[str, Live] = {}
        self.due: dict[str, float] = {}
        """The tables not in memory at which something will happen by itself, and when."""
        self.tidied_at = -TIDY_SECONDS
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.readers, self.turns = asyncio.Semaphore(MOST_READERS), Turns()
        self.errands = Errands()
        self.secrets = Secrets()
        self.crier = Crier(self.secrets, self.errands, storage)
        self.presence = Presence(storage, self.errands)
        self.endless: list[asyncio.Task[None]] = []
        self.choices = 0
        """How many choices were made, for the figures."""

    async def open(self) -> None:
        await self.storage.open(self._hear)
        self.due = await self.storage.due()
        self.secrets.secret = await self.storage.secret()
        works = self._sweep(), self.presence.beat(self.rooms), self.storage.beat(self._hear)
        self.endless = [self.errands.go(work) for work in works]

    async def close(self) -> None:
        """Let what was begun be finished, and stop."""
        for begun in [*self.endless, *(work for live in self.rooms.values() for work in (live.keeper, live.telling))]:
            if begun is not None:
                begun.cancel()
        await self.errands.finish()
        for live in self.rooms.values():  # the next server may have other rules
            await self._keep(live)
        self.workers.pool.close()
        await self.storage.close()

    # Finding rooms.

    async def find(self, id: str, is_fresh: bool = False, client: str = "") -> Live:
        """A room, from memory or from its lines; a Refusal if there is none.

        `is_fresh`: with all that other processes have added by now, for a reader who may have seen it there.
        """
        live = self.rooms.get(id)
        if live is None and not is_table_id(id):
            raise not_there()
        if live is None:
            async with self.turns.of(client):
                live = self.rooms.get(id) or await self._load(id)
        elif is_fresh and self.storage.is_shared:
            await self._follow(live)
        live.used_at = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        if id in self.loading:
            return await asyncio.shield(self.loading[id])
        done = self.loading[id] = asyncio.get_running_loop().create_future()
        try:
            live = await self._read(id)
            done.set_result(live)
            return live
        except BaseException as error:
            done.set_exception(error if isinstance(error, Exception) else Unavailable("the server ends"))
            done.exception()
            raise
        finally:
            del self.loading[id]

    async def _read(self, id: str) -> Live:
        """A room from its lines; nobody's clock ran while nobody served."""
        rows, kept = await self.storage.read(id), await self.storage.kept(id)
        if not rows:
            raise not_there()
        entries = read_known(rows)
        async with self.readers:  # many choices are played again: not on the loop
            room = await asyncio.to_thread(retrace, id, entries, kept)
        if room is None:
            room = await self._rescue(id, entries, kept)
        if room.seq > len(rows):
            return await self._read(id)
        if missed := missed_at(room, self.storage):
            await self._amend(room, lines.Awake(missed), room.seq)
            return await self._read(id)
        teller = Teller(room)
        await asyncio.to_thread(teller.told.pack, room.table, len(rows))
        live = self._take_in(room, [row.key for row in rows], teller)
        live.kept = 0 if kept is None else kept.seq
        return live

    async def _rescue(self, id: str, entries: list[tuple[float, Line]], kept: Kept | None) -> Room:
        """A game whose choices are not lawful any more goes on from where it last stood; one that is over shows."""
        if kept is None:
            raise set_aside()
        try:
            if kept.record:
                return await asyncio.to_thread(read_room, id, entries, kept.record)
            line = resume(entries, kept)
            room = await asyncio.to_thread(read_room, id, [*entries, (entries[-1][0], line)])
        except Exception:
            log.exception("nor can it go on from where it stood", extra={"table": id})
            raise set_aside() from None
        await self._amend(room, line, len(entries))
        return room

    async def _amend(self, room: Room, line: Line, seq: int) -> None:
        """Add a line to a table that is not in memory."""
        at = max(self.storage.now(), room.changed_at)
        with contextlib.suppress(Conflict):  # another process may have been faster
            await self.storage.append(room.id, seq, [Row(at, write_line(line))])

    def _take_in(self, room: Room, keys: list[str], teller: Teller) -> Live:
        live = self.rooms[room.id] = Live(room, teller)
        live.keys = dict.fromkeys(keys[-MOST_KEYS:])
        live.keeper = asyncio.create_task(Keeper(self, live).keep())
        return live

    async def create(self, id: str, first: list[Line]) -> Live:
        """Open a new table, unless it is open already: its address was made of the key of the change."""
        now = self.storage.now()
        assert isinstance(first[0], lines.Head)
        cards = digest_cards(house_game(first[0].game, first[0].house).edition(first[0].rules or 1))
        first = [replace(first[0], program=blanketfort.__version__, cards=cards), *first[1:]]
        room = read_room(id, [(now, line) for line in first])
        rows = [Row(now, write_line(line)) for line in first]
        try:
            await self.storage.append(id, 0, rows, note_of(room), kept_of(room))
        except Conflict:
            return await self.find(id)
        live = self._take_in(room, [], Teller(room))
        live.is_driven = True
        return live

    # Changing them.

    async def do(self, id: str, make: Callable[[Room], Line], key: str = "") -> Live:
        """Check, make so on a copy, store, tell. `make` gives the line or refuses; what has this key is done once.

        Once begun it is carried through, even if the client hangs up: what is stored must be told.
        """
        doing = self.errands.go(self._do(await self.find(id), make, key or new_key()))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())  # the asker may not wait for it
        return await asyncio.shield(doing)

    async def _do(self, live: Live, make: Callable[[Room], Line], key: str) -> Live:
        async with live.lock:
            await self._give_back(live)
            await self._add(live, make, key)
        return live

    async def _give_back(self, live: Live) -> None:
        """Before anything else happens: nobody's clock ran while nobody served."""
        if missed_at(live.room, self.storage):
            with contextlib.suppress(Refusal):
                await self._add(live, lambda room: company.awake(missed_at(room, self.storage)), new_key())

    async def _add(self, live: Live, make: Callable[[Room], Line], key: str) -> None:
        while key not in live.keys:
            room = live.room
            line = make(room)
            check_length(room, line)
            at = max(self.storage.now(), room.changed_at)
            after = room.after(at, line)
            note, kept = note_of(after, room.holders), kept_of(after) if is_due(room, after) else None
            try:
                await self.storage.append(room.id, room.seq, [Row(at, write_line(line), key)], note, kept)
            except Conflict:
                await self._catch_up(live)
                continue
            live.is_driven = True
            live.kept = live.kept if kept is None else kept.seq
            self._tell(live, after, line, key)

    def _tell(self, live: Live, after: Room, line: Line, key: str) -> None:
        """Go on with the room that a line has made, which is stored, and tell all who listen."""
        has_turned = around(live.room) != around(after)
        live.take_on(after, key)
        self.choices += isinstance(line, lines.Choose)
        self.crier.tell(live, line, has_turned)
        live.changed.set()

    async def _catch_up(self, live: Live) -> None:
        """Read what other processes have added."""
        for row in await self.storage.read(live.room.id, live.room.seq):
            live.is_driven = False
            try:
                ((_at, line),) = read_known([row], live.room.head)
            except Unavailable:
                self.forget(live)
                raise
            self._tell(live, live.room.after(row.at, line), line, row.key)

    # Other processes.

    def _hear(self, kind: str, text: str) -> None:
        """Another process has said something: it has added a line, or knows who is there; or it could not be heard."""
        table, _, rest = text.partition(":")
        heard = self.rooms.get(table)
        if kind in ("deaf", "lost"):
            self.presence.believe(self.rooms, is_deaf=kind == "deaf")
            for live in self.rooms.values() if kind == "lost" else ():
                self.errands.try_to(self._revive(live))
        elif heard is None:
            return
        elif kind == "line" and int(rest) >= heard.room.seq:
            self.errands.try_to(self._follow(heard))
        elif kind == "here" and self.presence.hear(heard, *rest.split(":")):
            self.crier.tell_about(heard)
            heard.changed.set()

    async def _follow(self, live: Live) -> None:
        """Catch up with what is stored by now; of all who wait for that, the first does it for the others."""
        live.asked += 1
        asked = live.asked
        async with live.lock:
            if live.answered < asked:
                asked = live.asked
                await self._catch_up(live)
                live.answered = asked

    async def _revive(self, live: Live) -> None:
        """Go on after an outage, in which nobody's clock ran."""
        async with live.lock:
            await self._catch_up(live)
            await self._give_back(live)

    # Listening.

    @contextlib.contextmanager
    def listening(self, live: Live, listener: Listener) -> Iterator[None]:
        """While somebody listens; the others see who comes and goes."""
        live.listeners.add(listener)
        if listener.who is not None:
            live.left_at.pop(listener.who, None)
        try:
            self.crier.tell_about(live, [listener])
            self._tell_presence(live)
            listener.send(tell_chat(live.room))
            self.crier.tell_state(live, listener)
            live.changed.set()
            yield
        finally:
            live.listeners.discard(listener)
            live.used_at = time.monotonic()
            if listener.who in live.room.holders and listener.who not in live.online:
                live.left_at[listener.who] = time.monotonic()
            self._tell_presence(live)
            live.changed.set()

    def _tell_presence(self, live: Live) -> None:
        """Tell who is there: soon, for each who comes or goes is told to all, and many may come and go."""

        def tell() -> None:
            live.telling = None
            self.presence.tell(live)
            self.crier.tell_about(live)

        if live.telling is None:
            live.telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, tell)

    async def welcome_back(self, live: Live, who: str | None) -> None:
        """A guest who was only away gets their own seats back."""
        for seat in live.room.seats_of(who):
            if live.room.seats[seat].is_away:
                with contextlib.suppress(Refusal):
                    await self.do(live.room.id, lambda room, seat=seat: room.stand_in(seat, ""))  # type: ignore[misc]

    # Forgetting and remembering.

    async def _sweep(self) -> None:
        await self._wake()
        while True:
            await asyncio.sleep(min(10.0, self.idle_seconds))
            idle = self._find_idle()
            for live in idle:  # all of them at once: meanwhile somebody may come to one
                self.forget(live)
            for live in idle:
                await self._keep(live)
            await self._wake()
            if self.due or any(live.room.head.clock for live in self.rooms.values()):
                with contextlib.suppress(Unavailable):
                    await self.storage.check()  # until now somebody has served: nobody gets that time back
            if time.monotonic() >= self.tidied_at + TIDY_SECONDS:
                self.tidied_at = time.monotonic()
                with contextlib.suppress(Unavailable):
                    await self._tidy()

    async def _wake(self) -> None:
        """Take in the tables at which something is about to happen by itself."""
        soon = self.storage.now() + 2 * self.idle_seconds
        for id in [id for id, at in self.due.items() if at <= soon]:
            at = self.due.pop(id)
            try:
                await self.find(id)
            except Unavailable:
                self.due[id] = at  # it is tried again
            except Exception:
                log.exception("a table could not be read", extra={"table": id})

    async def _tidy(self) -> None:
        """Remove the tables that nobody has played at for long."""
        for phase, seconds in EXPIRY.items():
            since = self.storage.served_since(seconds)
            if count := await self.storage.expire(phase, since):
                log.info("%d tables (%s) have expired", count, phase)
            for live in [one for one in self.rooms.values() if one.room.phase == phase and one.room.changed_at < since]:
                self.forget(live)  # what was added to it now would have no beginning

    def _find_idle(self) -> list[Live]:
        """The rooms that nobody has needed for a while; of very many that were only looked at, all but the last."""
        idle = sorted((live for live in self.rooms.values() if not self._is_needed(live)), key=lambda one: one.used_at)
        since, spare = time.monotonic() - self.idle_seconds, len(idle) - MOST_IDLE
        return [live for number, live in enumerate(idle) if number < spare or live.used_at <= since]

    def _is_needed(self, live: Live) -> bool:
        due, soon = note_of(live.room).due, self.storage.now() + 2 * self.idle_seconds
        return bool(live.listeners) or live.lock.locked() or (due is not None and due <= soon)

    def forget(self, live: Live) -> None:
        self.rooms.pop(live.room.id, None)
        if (due := note_of(live.room).due) is not None:
            self.due[live.room.id] = due
        if live.keeper is not None:
            live.keeper.cancel()

    async def _keep(self, live: Live) -> None:
        """Keep where a game stands, if that is not done yet."""
        kept = kept_of(live.room)
        if kept is not None and kept.seq > live.kept:
            live.kept = kept.seq
            with contextlib.suppress(Unavailable):
                await self.storage.keep(live.room.id, kept)
