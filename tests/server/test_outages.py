"""Nobody's clock runs while nobody serves: after outages, halts, and clocks that were set."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from blanketfort.server import storage as storages
from blanketfort.server import storage_postgres
from blanketfort.server.guests import COOKIE, Secrets, digest, new_key
from blanketfort.server.hub import Hub
from blanketfort.server.limits import DAY
from blanketfort.server.live import Live
from blanketfort.server.service import open_storage
from blanketfort.server.storage import Note, Row, Steady, Storage
from blanketfort.table.lines import Begin, Clock, Head, Place, StandIn, write_line
from tests.server import postgres
from tests.server.house import Guest, House, arrive, open_house
from tests.server.test_playing import sit_down
from tests.server.test_storage import SET_READ_ONLY, has_lost, read_all, with_storage

FORFEIT = {"per": "move", "then": "forfeit"}
END_WRITERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND query NOT LIKE 'LISTEN%'
"""


def set_clock(storage: Storage, by: float) -> Storage:
    storage.now = Steady(time.time() + by)
    return storage


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    return house.hub.endless[0].get_loop()


def forget(house: House, table: str) -> None:
    """Nobody is there any more, and the table is not in memory."""
    while table in house.hub.rooms:
        house.thread.join(0.05)


def test_a_game_can_be_opened_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """The outage that a wrong clock had noted was yet to come: time was given back for it again and again."""
    database = str(tmp_path / "t")
    with open_house(open_storage(database)) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 86_400})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
    with open_house(set_clock(open_storage(database), 7200)) as house:
        storage = set_clock(house.hub.storage, 7300)
        asyncio.run_coroutine_threadsafe(storage.check(), loop_of(house)).result(10)
    with open_house(set_clock(open_storage(database), 3600)) as house:
        ann.address = house.address
        assert ann.get(f"/api/tables/{table}")["phase"] == "playing"
    assert sum("awake" in row.line for row in read_all(database, table)) == 1


def test_time_is_given_back_before_somebody_speaks(monkeypatch: pytest.MonkeyPatch, binaries: Path) -> None:
    """Who spoke as soon as the database answered made the other lose by the time in which it did not."""
    has_spoken, revive = asyncio.Event(), Hub._revive

    async def revive_late(hub: Hub, live: Live) -> None:
        await has_spoken.wait()
        await revive(hub, live)

    monkeypatch.setattr(Hub, "_revive", revive_late)
    with postgres.running(binaries) as server, open_house(open_storage(server.address)) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 8})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            first.drain()
            server.end()
            time.sleep(7)
            server.start()
            second.say("speak", text="Well?", key="well")
            second.until(lambda m: m["type"] == "done" and m["key"] == "well")
            loop_of(house).call_soon_threadsafe(has_spoken.set)
            time.sleep(2)
            first.drain()
            assert not any(has_lost(told) for told in first.seen)
            assert min(first.state["clocks"]) > 5


def test_an_outage_is_known_to_the_process_that_comes_after(monkeypatch: pytest.MonkeyPatch, binaries: Path) -> None:
    """A restart after it took from all tables that were not in memory what they were to be given back."""
    for module in (storages, storage_postgres):
        monkeypatch.setattr(module, "GRACE", 0.0)
    with postgres.running(binaries) as server:
        with open_house(open_storage(server.address), idle_seconds=0.2) as house:
            ann, bob = Guest(house.address), Guest(house.address)
            table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 3600})
            with ann.sit_at(table) as first, bob.sit_at(table) as second:
                arrive(first, second)
            forget(house, table)
            set_clock(house.hub.storage, 1)  # so that it was serving until now
            server.end()
            time.sleep(1)
            set_clock(house.hub.storage, 1000)
            server.start()
            while house.hub.storage.missed_since(time.time()) < 900:
                time.sleep(0.1)
            time.sleep(1)
        with open_house(open_storage(server.address)) as house:
            set_clock(house.hub.storage, 1000)
            ann.address = house.address
            with ann.sit_at(table) as first:
                assert min(first.until("state")["clocks"]) > 3500


def test_nobody_loses_because_the_machine_stood_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen container or a sleeping laptop: the time of whoever was asked was over when it went on."""
    monkeypatch.setattr(storages, "BEAT", 0.5)
    with open_house(tmp_path / "t") as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 5})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            first.drain()
            loop_of(house).call_soon_threadsafe(time.sleep, 6)
            assert min(first.until(lambda m: m["type"] == "state" or has_lost(m))["clocks"]) > 4


def test_no_time_is_counted_of_who_has_called_a_stand_in_either(tmp_path: Path) -> None:
    """It was used up when they came back."""
    database = str(tmp_path / "t")
    table, guest = new_key(), Guest("")
    token = Secrets().token(new_key())
    guest.cookie = f"{COOKIE}={token}"
    places = [Place("person", "Ann", (digest(token),))] * 2
    head = Head("fort-sumter", {}, "seed", "", places, digest(token), Clock("game", 60, "forfeit"))
    given = (head, Begin("random"), StandIn(0, "random"), StandIn(1, "random"))
    rows = [Row(time.time() - 1000, write_line(line)) for line in given]
    with_storage(database, lambda storage: storage.append(table, 0, rows))
    with open_house(open_storage(database)) as house:
        guest.address = house.address
        with guest.sit_at(table) as sitting:
            told: dict[str, Any] = sitting.until(lambda m: m["type"] == "state" and m["version"] > 2)
            assert min(told["clocks"]) > 50


def test_words_for_the_shuffle_are_awaited_after_a_restart_too(tmp_path: Path) -> None:
    """Who came back to find the cards dealt had added nothing to them."""
    table, guests = new_key(), [Guest(""), Guest("")]
    tokens = [Secrets().token(new_key()) for _guest in guests]
    places = [Place("person", name, (digest(token),)) for name, token in zip(("Ann", "Bob"), tokens, strict=True)]
    head = Head("fort-sumter", {}, "seed", "", places, digest(tokens[0]))
    rows = [Row(time.time() - 1000, write_line(line)) for line in (head, Begin("random", is_shared=True))]
    due = Note("fort-sumter", "gathering", ["Ann", "Bob"], [], 0, 0, due=0)
    database = str(tmp_path / "t")
    with_storage(database, lambda storage: storage.append(table, 0, rows, due))
    with open_house(open_storage(database), shuffle_seconds=5) as house, ExitStack() as stack:
        sittings = []
        for guest, token in zip(guests, tokens, strict=True):
            guest.address, guest.cookie = house.address, f"{COOKIE}={token}"
            sittings.append(stack.enter_context(guest.sit_at(table)))
        arrive(*sittings)
    assert sum("word" in row.line for row in read_all(database, table)) == 2


def lose_no_time(house: House, fail: Callable[[], object], go_on: Callable[[], object]) -> None:
    """Play while nothing can be stored, for longer than there is time for a move."""
    ann, bob = Guest(house.address), Guest(house.address)
    table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 5})
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        arrive(first, second)
        first.drain()
        second.drain()
        asked = first if first.is_asked else second
        fail()
        asked.act(0)
        assert asked.seen[-1]["reason"] == "unavailable"
        time.sleep(6)
        go_on()
        asked.until(lambda m: (m["type"] == "state" and min(m["clocks"]) > 4) or has_lost(m))
        assert not any(has_lost(told) for told in asked.seen)


def test_nobody_loses_because_nothing_could_be_written(tmp_path: Path) -> None:
    """On a full disk nothing is stored, though all is read: who was asked had lost as soon as there was room."""
    begun = time.time()
    with open_house(tmp_path / "t") as house:
        write = house.hub.storage.connection.execute  # type: ignore[attr-defined]
        lose_no_time(house, lambda: write("PRAGMA query_only=ON"), lambda: write("PRAGMA query_only=OFF"))
        ((known,),) = write("SELECT value FROM secret WHERE name = 'outages'")
        assert json.loads(known)[-1][1] > begun + 5, "the next process knows of it too"


def test_nobody_loses_because_a_database_only_lets_itself_be_read(binaries: Path) -> None:
    with (
        postgres.running(binaries) as server,
        open_house(open_storage(server.address)) as house,
        psycopg.connect(server.address, autocommit=True) as administrator,
    ):

        def set_read_only(setting: str) -> None:
            administrator.execute(SET_READ_ONLY.format(setting))
            administrator.execute(END_WRITERS)

        lose_no_time(house, lambda: set_read_only("on"), lambda: set_read_only("off"))


def test_no_outage_is_yet_to_come_for_a_process_whose_machine_stood_still(binaries: Path) -> None:
    """Its time was behind that of the others: it gave theirs back in hundreds of lines, until it was as late."""
    with postgres.running(binaries) as server:
        here, there = open_storage(server.address), open_storage(server.address)
        with open_house(here, idle_seconds=0.2) as house, open_house(there, idle_seconds=0.2) as late:
            ann, bob = Guest(house.address), Guest(house.address)
            table = sit_down(ann, bob, clock={**FORFEIT, "seconds": 86_400})
            with ann.sit_at(table) as first, bob.sit_at(table) as second:
                arrive(first, second)
            forget(house, table)
            forget(late, table)
            set_clock(here, 100)
            for one in (house, late):
                one.hub.storage.note_outage(here.now() - 3600)
                sharing = asyncio.run_coroutine_threadsafe(one.hub.storage.share_outages(), loop_of(one))
                sharing.result(10)
            ann.address = late.address
            assert ann.get(f"/api/tables/{table}")["phase"] == "playing"
        assert sum("awake" in row.line for row in read_all(server.address, table)) == 1


def test_no_game_is_lost_because_a_server_was_started_with_a_wrong_clock(tmp_path: Path) -> None:
    """With one that was more than a year ahead it removed all games that went on, for nobody had played for so long."""
    database = str(tmp_path / "t")
    with open_house(open_storage(database)) as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", "here")
    with open_house(set_clock(open_storage(database), 400 * DAY), idle_seconds=0.1) as house:
        while house.hub.tidied_at < 0:
            time.sleep(0.05)
        ann.address = house.address
        assert ann.ask("GET", "/healthz").status == 200  # which the database answers when it has removed what is old
        assert ann.get(f"/api/tables/{table}")["phase"] == "playing"
