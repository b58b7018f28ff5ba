"""Storages: what both promise, and two servers on one database."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from blanketfort.engine.errors import BlanketfortError
from blanketfort.server import keeper, live, presence, storage_sqlite
from blanketfort.server import storage as storages
from blanketfort.server.backup import back_up, restore
from blanketfort.server.guests import COOKIE, Secrets, digest, new_key
from blanketfort.server.hub import Hub
from blanketfort.server.live import Live
from blanketfort.server.process import serving
from blanketfort.server.service import open_storage, try_storage
from blanketfort.server.storage import GRACE, Conflict, Kept, Note, Row, Steady, Storage, Unavailable
from blanketfort.server.storage_postgres import PostgresStorage
from blanketfort.table.lines import Awake, Begin, Clock, Head, Place, read_line, write_line
from tests import loops
from tests.server import postgres
from tests.server.house import Guest, Sitting, arrive, open_house, play_out
from tests.server.test_durability import QUICK
from tests.server.test_playing import BOT, sit_down

Use = Callable[[Storage], Awaitable[None]]


def with_storage(database: str, use: Use) -> None:
    async def run() -> None:
        storage = open_storage(database)
        await storage.open(lambda _kind, _text: None)
        try:
            await use(storage)
        finally:
            await storage.close()

    loops.run(run())


def test_lines_are_added_at_their_number_or_not_at_all(database: str) -> None:
    async def use(storage: Storage) -> None:
        assert await storage.read("lines") == []
        await storage.append("lines", 0, [Row(1.5, "head"), Row(2.5, "bégin\u0001")])
        with pytest.raises(Conflict):
            await storage.append("lines", 1, [Row(3.0, "other")])
        await storage.append("lines", 2, [Row(3.0, "choose", "key")])
        assert await storage.read("lines", 1) == [Row(2.5, "bégin\u0001"), Row(3.0, "choose", "key")]

    with_storage(database, use)
    with_storage(database, lambda storage: check_count(storage, "lines", 3))


async def check_count(storage: Storage, table: str, count: int) -> None:
    assert len(await storage.read(table)) == count


def test_of_many_who_add_the_same_line_one_does_and_the_others_add_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor do they leave anything in the log: it is nothing unusual where several processes serve a table."""
    note = Note("fort", "playing", ["Ann"], [], 1.0, 2.0, ("ann at the race",))

    async def use(storage: Storage) -> None:
        adding = [
            storage.append("race", 0, [Row(0.0, str(number))], note._replace(opened_at=number), Kept(1, str(number)))
            for number in range(20)
        ]
        adding.append(storage.append("beside", 0, [Row(0.0, "head")], note))
        *results, beside = await asyncio.gather(*adding, return_exceptions=True)
        assert beside is None
        assert sum(isinstance(result, Conflict) for result in results) == 19
        added = results.index(None)
        assert await storage.read("race") == [Row(0.0, str(added))]
        assert await storage.kept("race") == Kept(1, str(added))
        assert dict(await storage.tables_of("ann at the race", 9))["race"].opened_at == added

    with_storage(database, use)
    assert not caplog.records


def test_a_line_that_the_database_does_not_take_is_refused_alone(postgresql: str) -> None:
    """All that was to be committed with it failed: one rude client made everybody's choices fail."""

    async def use(storage: Storage) -> None:
        given = {"first": "", "rude": "\0", "last": ""}
        adding = [storage.append(table, 0, [Row(0.0, "head", key)]) for table, key in given.items()]
        first, rude, last = await asyncio.gather(*adding, return_exceptions=True)
        assert first is None and isinstance(rude, psycopg.DataError) and last is None

    with_storage(postgresql, use)


def test_notes_are_found_by_guest_and_by_phase(database: str) -> None:
    async def use(storage: Storage) -> None:
        note = Note("fort", "playing", ["Ann"], ["ann"], 1.0, 2.0, ("ann", "bob"), due=7.0)
        over = note._replace(phase="over", changed_at=3.0, guests=("ann",), due=None)
        await storage.append("a", 0, [Row(0.0, "head")], note)
        await storage.append("b", 0, [Row(0.0, "head")], over)
        assert [id for id, _ in await storage.tables_of("ann", 9)] == ["b", "a"]
        assert await storage.tables_of("bob", 9) == [("a", note)]
        due = await storage.due()
        assert due["a"] == 7.0 and "b" not in due
        assert await storage.secret() == await storage.secret()

    with_storage(database, use)


def test_no_clock_runs_while_nobody_serves(database: str) -> None:
    table, guest = new_key(), Guest("")
    token = Secrets().token(new_key())
    guest.cookie = f"{COOKIE}={token}"
    clock = Clock("game", 60, "forfeit")
    head = Head("fort-sumter", {}, "seed", "", [Place("person", "Ann", (digest(token),))] * 2, digest(token), clock)
    rows = [Row(time.time() - 1000, write_line(line)) for line in (head, Begin("random"))]
    with_storage(database, lambda storage: storage.append(table, 0, rows))
    with open_house(open_storage(database)) as house:
        guest.address = house.address
        with guest.sit_at(table) as sitting:
            sitting.until("state")
            sitting.drain()
            assert not any(seat["is_forfeited"] for seat in sitting.about["seats"])
            assert min(sitting.state["clocks"]) > 50
    woken = [read_line(row.line) for row in read_all(database, table)][2:]
    assert [isinstance(line, Awake) for line in woken] == [True]


def test_somebody_serves_on_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All clocks got the time back in which the disk was so, when the server was started again."""

    async def use(storage: Storage) -> None:
        await storage.ask("UPDATE secret SET value = '1000' WHERE name = 'alive'")
        monkeypatch.setattr(storage_sqlite, "LEAST_FREE", 1 << 62)
        with pytest.raises(Unavailable):
            await storage.check()
        ((alive,),) = await storage.ask("SELECT value FROM secret WHERE name = 'alive'")
        assert float(alive) > 1000

    with_storage(str(tmp_path / "tables.sqlite"), use)


def test_the_clock_of_days_runs_on_whenever_the_server_is_started_again(database: str) -> None:
    """Where that was done every night, a player with a day for a move could make the others wait for ever."""
    table, guest = new_key(), Guest("")
    token = Secrets().token(new_key())
    guest.cookie = f"{COOKIE}={token}"
    head = Head(
        "fort-sumter", {}, "s", "", [Place("person", "Ann", (digest(token),))] * 2, "", Clock("move", 5000, "bot")
    )
    begun = time.time() - 1000

    async def serve(storage: Storage) -> None:
        await storage.append(table, 0, [Row(begun, write_line(line)) for line in (head, Begin("random"))])
        alive = str(begun + 400).encode()
        await storage.ask("UPDATE secret SET value = ? WHERE name = 'alive'", alive)
        await storage.ask("DELETE FROM secret WHERE name = 'outages'")

    async def pass_by(_storage: Storage) -> None:
        """Nobody comes to the table."""

    with_storage(database, serve)
    with_storage(database, pass_by)
    with open_house(open_storage(database)) as house:
        guest.address = house.address
        with guest.sit_at(table) as sitting:
            left = sitting.until("state")["clocks"][sitting.state["question"]["seat"]]
    assert 5000 - 400 <= left <= 5000 - 400 + GRACE + 10


def test_what_somebody_has_thought_before_the_server_ended_counts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storages, "GRACE", 0.0)
    with open_house(open_storage(database), idle_seconds=0.1) as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", "here", clock={"per": "game", "seconds": 60, "then": "bot"})
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            time.sleep(2)
    with open_house(open_storage(database)) as house:
        ann.address = house.address
        with ann.sit_at(table) as sitting:
            assert min(sitting.until("state")["clocks"]) < 59


def test_nobody_loses_by_a_clock_because_the_database_was_away(binaries: Path) -> None:
    with (
        postgres.running(binaries) as server,
        open_house(open_storage(server.address)) as here,
        open_house(open_storage(server.address)) as there,
    ):
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob, clock={"per": "move", "seconds": 5, "then": "forfeit"})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            for sitting in (first, second):
                sitting.drain()
            server.end()
            time.sleep(6)
            server.start()
            for sitting in (first, second):
                assert min(sitting.until(lambda m: m["type"] == "state" or has_lost(m))["clocks"]) > 4
            for sitting in (first, second):  # and from then on it runs
                sitting.until(has_lost)


def has_lost(told: dict[str, Any]) -> bool:
    return told["type"] == "about" and any(seat["is_forfeited"] for seat in told["table"]["seats"])


def read_all(database: str, table: str) -> list[Row]:
    found: list[Row] = []

    async def use(storage: Storage) -> None:
        found.extend(await storage.read(table))

    with_storage(database, use)
    return found


def test_somebody_serves_for_as_long_as_one_of_the_processes_does(postgresql: str) -> None:
    async def use(first: Storage) -> None:
        await asyncio.sleep(0.5)  # until it is heard
        second = open_storage(postgresql)
        await second.open(lambda _kind, _text: None)
        assert second.outages == first.outages
        await second.close()

    begun = time.time()
    with_storage(postgresql, use)
    assert begun <= loops.run(since_when(postgresql)) <= time.time()


async def since_when(database: str) -> float:
    storage = open_storage(database)
    await storage.open(lambda _kind, _text: None)
    await storage.close()
    return storage.outages[-1][1]


def test_two_processes_on_one_database_serve_the_players_of_one_table(postgresql: str) -> None:
    with serving(postgresql, *QUICK) as here, serving(postgresql, *QUICK) as there:
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob, "forfort")
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            while not all(seat["is_online"] for seat in first.about["seats"]):
                first.hear()
            first.say("speak", text="over there?")
            second.until(lambda m: m["type"] == "chat" and bool(m["lines"]))
            play_out([first, second])
            assert first.state["result"] == second.state["result"]
        assert [line["id"] for line in bob.get("/api/tables")] == [table]


def wait_for(first: Sitting, second: Sitting) -> None:
    """Both are there, the second knows of the first, who is asked."""
    arrive(first, second)
    while not second.about["seats"][0]["is_online"]:
        second.hear()
    while second.is_asked:
        second.act(0)


def test_who_reloads_the_page_at_another_process_keeps_their_turn(postgresql: str) -> None:
    """The other process didn't know when they had left: a computer player moved for them at once."""
    with (
        open_house(open_storage(postgresql), away_seconds=3) as here,
        open_house(open_storage(postgresql), away_seconds=3) as there,
    ):
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob)
        with bob.sit_at(table) as second:
            with ann.sit_at(table) as first:
                wait_for(first, second)
                time.sleep(3.5)  # longer than anybody may be away
            left = time.monotonic()
            second.until(lambda m: m["type"] == "about" and m["table"]["seats"][0]["bot"] != "")
            assert time.monotonic() - left > 2


def test_who_does_not_come_back_from_a_process_that_was_killed_is_stood_in_for(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That process never said that they were gone: those who only waited waited for ever."""
    for module in (live, keeper):
        monkeypatch.setattr(module, "HEARTBEAT", 3.0)
    with serving(postgresql, *QUICK) as here, open_house(open_storage(postgresql), away_seconds=1) as there:
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob)
        with bob.sit_at(table) as second:
            with ann.sit_at(table) as first:
                wait_for(first, second)
                here.end(signal.SIGKILL)
            second.until(lambda m: m["type"] == "about" and m["table"]["seats"][0]["bot"] != "", timeout=15)


def test_nobody_is_taken_to_be_away_because_the_database_was(monkeypatch: pytest.MonkeyPatch, binaries: Path) -> None:
    """The other process had not heard of them for long: a computer player had their seat once it could be written."""
    for module in (live, keeper):
        monkeypatch.setattr(module, "HEARTBEAT", 1.0)
    monkeypatch.setattr(presence, "HEARTBEAT", 1.5)
    with (
        postgres.running(binaries) as server,
        open_house(open_storage(server.address), away_seconds=1) as here,
        open_house(open_storage(server.address), away_seconds=1) as there,
    ):
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob)
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            for sitting in (first, second):
                while not all(seat["is_online"] for seat in sitting.about["seats"]):
                    sitting.hear()
            server.end()
            time.sleep(5)
            server.start()
            time.sleep(4)
            for sitting in (first, second):
                sitting.drain()
                assert [seat["bot"] for seat in sitting.about["seats"]] == ["", ""]


def test_when_all_connections_are_lost_no_choice_is_refused_and_all_hear_of_it(postgresql: str) -> None:
    with open_house(open_storage(postgresql)) as here, open_house(open_storage(postgresql)) as there:
        ann, bob = Guest(here.address), Guest(there.address)
        table = sit_down(ann, bob)
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            for turn in range(3):
                with psycopg.connect(postgresql) as connection:
                    connection.execute(END_ALL)
                asked, other = sorted((first, second), key=lambda sitting: not sitting.is_asked)
                before = other.state["version"]
                while asked.is_asked:
                    asked.act(turn)
                    assert not [message for message in asked.seen if message["type"] == "refused"]
                other.until(lambda m, before=before: m["type"] == "state" and m["version"] > before)  # type: ignore[misc]


END_ALL = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def test_who_comes_to_another_process_sees_nothing_older_than_before(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if that process has the table and has not yet heard of the last choice."""
    monkeypatch.setattr(Hub, "_hear", lambda _hub, _kind, _text: None)
    with open_house(open_storage(postgresql)) as here, open_house(open_storage(postgresql)) as there:
        ann = Guest(here.address)
        table = ann.open("forfort", "me", "here")
        for turn, address in enumerate([there.address, here.address] * 3):
            with ann.sit_at(table) as sitting:
                sitting.until("state")
                sitting.act(turn)
                seat, version = sitting.state["seat"], sitting.state["version"]
            ann.address = address
            with ann.sit_at(table, f"?seat={seat}") as sitting:
                sitting.until("state")
                assert sitting.state["version"] == version


def test_an_outage_is_told_in_lines_of_the_log_without_a_trace(tmp_path: Path, binaries: Path) -> None:
    log = tmp_path / "log"
    with (
        postgres.running(binaries) as database,
        log.open("w") as errors,
        serving(database.address, *QUICK, errors=errors) as process,
    ):
        ann = Guest(process.address)
        table, other = ann.open("forfort", "me", "here"), ann.open("forfort", "me", BOT)
        with ann.sit_at(table) as sitting, ann.sit_at(other):
            sitting.until("state")
            database.end(signal.SIGQUIT)
            sitting.act(0)
            assert sitting.seen[-1]["reason"] == "unavailable"
            for path in ("/api/tables", f"/api/tables/{'A' * 16}", "/healthz"):
                assert ann.ask("GET", path).status == 503
            database.start()
            while sitting.seen[-1]["type"] != "state":
                sitting.act(0)
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told and not [row for row in told if row["level"] != "warning" or "trace" in row]
    assert all(row["message"].startswith("the database does not answer") for row in told)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()
    await writer.wait_closed()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system knows no such thing")
def test_a_database_that_is_cut_off_without_a_word_is_given_up_unless_its_address_says_otherwise(
    postgresql: str,
) -> None:
    """After its machine had failed, who only listens was deaf for two hours: players at two processes saw nothing."""
    folder = psycopg.conninfo.conninfo_to_dict(postgresql)["host"]

    passing = list[asyncio.Task[None] | None]()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passing.append(asyncio.current_task())
        above, below = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        await asyncio.gather(pump(reader, below), pump(above, writer))

    async def look(wish: str) -> list[int]:
        async with await asyncio.start_server(pass_on, "127.0.0.1", 0) as network:
            port = network.sockets[0].getsockname()[1]
            connection = await PostgresStorage(f"postgresql://table@127.0.0.1:{port}/postgres{wish}")._connect()
            async with connection:
                with socket.socket(fileno=os.dup(connection.pgconn.socket)) as found:
                    options = (socket.TCP_USER_TIMEOUT, socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL)
                    told = [found.getsockopt(socket.IPPROTO_TCP, option) for option in options]
            await asyncio.gather(*(task for task in passing if task is not None))
            passing.clear()
        return told

    assert loops.run(look("")) == [20_000, 10, 5]
    assert loops.run(look("?keepalives_idle=60")) == [20_000, 60, 5]


SET_READ_ONLY = "ALTER DATABASE postgres SET default_transaction_read_only = {}"


def test_a_database_that_only_lets_itself_be_read_is_an_outage_too(tmp_path: Path, binaries: Path) -> None:
    """Whatever was asked was answered 500 with two traces in the log; hosts set it so when a disk is full."""
    log = tmp_path / "log"
    with (
        postgres.running(binaries) as database,
        log.open("w") as errors,
        serving(database.address, *QUICK, errors=errors) as process,
        psycopg.connect(database.address, autocommit=True) as administrator,
    ):
        ann = Guest(process.address)
        with ann.sit_at(ann.open("forfort", "me", "here")) as sitting:
            sitting.until("state")
            for setting in ("on", "off"):
                administrator.execute(SET_READ_ONLY.format(setting))
                administrator.execute(END_ALL)
                sitting.act(0)
                if setting == "on":
                    assert sitting.seen[-1]["reason"] == "unavailable"
                    assert ann.ask("GET", "/healthz").status == 503
                    with pytest.raises(BlanketfortError, match=r"cannot be opened: [^\n]+read-only[^\n]+$"):
                        with_storage(database.address, lambda storage: storage.check())
            assert sitting.seen[-1]["type"] == "state"
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told and not [row for row in told if row["level"] != "warning" or "trace" in row]


def test_a_file_that_cannot_be_written_is_said_in_a_line(tmp_path: Path) -> None:
    """A server that was started on a full disk ended with a trace."""
    with open_house(tmp_path / "t"):
        pass
    with sqlite3.connect(tmp_path / "t") as full:
        full.execute("CREATE TRIGGER full BEFORE INSERT ON secret BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
    with pytest.raises(BlanketfortError, match="cannot be opened: disk is full"):
        loops.run(try_storage(open_storage(str(tmp_path / "t"))))


def test_of_many_who_want_to_see_a_table_as_it_is_one_reads_for_all(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred requests for a table were as many readings, and who played at it waited for them for seconds."""
    visitors, come, readings = 20, [], []
    follow = Hub._follow
    with open_house(open_storage(postgresql)) as house, ThreadPoolExecutor(visitors) as pool:
        table = Guest(house.address).open("forfort", "me", "here")
        read = house.hub.storage.read

        async def note_coming(hub: Hub, live: Live) -> None:
            come.append(live)
            await follow(hub, live)

        async def read_when_all_are_there(wanted: str, first: int = 0) -> list[Row]:
            if wanted == table:
                readings.append(first)
                while len(come) < visitors:
                    await asyncio.sleep(0.01)
            return await read(wanted, first)

        monkeypatch.setattr(Hub, "_follow", note_coming)
        monkeypatch.setattr(house.hub.storage, "read", read_when_all_are_there)
        asked = [pool.submit(Guest(house.address).get, f"/api/tables/{table}") for _ in range(visitors)]
        assert {found.result(20)["id"] for found in asked} == {table}
    assert len(readings) == 2, "what was asked for after the first reading began is in the second"


def test_a_process_goes_on_with_the_computer_players_of_one_that_was_killed(postgresql: str) -> None:
    with serving(postgresql, *QUICK) as here, serving(postgresql, *QUICK) as there:
        ann = Guest(here.address)
        table = ann.open("forfort", "me", BOT)
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            sitting.act(0)
        here.end(signal.SIGKILL)
        ann.address = there.address
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            for turn in range(3):
                while not sitting.is_asked and sitting.state["result"] is None:
                    sitting.until("state", timeout=20)
                sitting.act(turn)


def test_a_backup_made_while_games_go_on_is_restored_into_either_kind_of_database(
    database: str, postgresql: str, tmp_path: Path
) -> None:
    with open_house(open_storage(database)) as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", "here")
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            sitting.act(0)
            count = back_up(database, tmp_path / "backup")
            sitting.act(1)
    with psycopg.connect(postgresql) as connection:
        connection.execute("DROP TABLE IF EXISTS line, note, guest, secret, kept, served, schema")
    for target in (str(tmp_path / "again.sqlite"), postgresql):
        assert restore(tmp_path / "backup", target) == count
        with pytest.raises(BlanketfortError, match="already"):
            restore(tmp_path / "backup", target)
        with open_house(open_storage(target)) as house:
            ann.address = house.address
            with ann.sit_at(table) as sitting:
                sitting.until("state")
                assert sitting.state["version"] == 1


def test_a_file_that_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    """An empty database was left: the right backup was then refused, and a server found no tables in it."""
    (tmp_path / "backup").write_text("nothing of the kind, " * 100)
    with sqlite3.connect(tmp_path / "other") as other:
        other.execute("CREATE TABLE another (thing)")
    for file in ("backup", "other"):
        with pytest.raises(BlanketfortError, match="cannot be read"):
            restore(tmp_path / file, str(tmp_path / "new.sqlite"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "other"]


def test_a_backup_is_of_the_file_that_was_named_whatever_its_name(tmp_path: Path) -> None:
    """What comes after `#` and `?` was cut off: another file was opened, or made."""
    for name in ("fort#1.sqlite", "fort?mode=rwc", "fort%41"):
        with open_house(tmp_path / name) as house:
            Guest(house.address).open("forfort", "me", "here")
        assert back_up(str(tmp_path / name), tmp_path / f"copy of {name}") == 1
        assert restore(tmp_path / f"copy of {name}", str(tmp_path / f"new {name}")) == 1
    assert not (tmp_path / "fort").exists()


@pytest.mark.parametrize("database", ["postgresql://table@127.0.0.1:1/none", "none/of/these.sqlite"])
def test_a_database_that_is_not_there_is_said_in_a_line(database: str, tmp_path: Path) -> None:
    with pytest.raises(BlanketfortError, match=r"^[^\n]+$"):
        back_up(database, tmp_path / "backup")
    (tmp_path / "taken").write_text("a file, not a folder")
    with open_house(tmp_path / "tables.sqlite"), pytest.raises(BlanketfortError, match=r"cannot be written: [^\n]+$"):
        back_up(str(tmp_path / "tables.sqlite"), tmp_path / "taken" / "backup")


def test_processes_agree_on_the_time_whatever_the_clock_of_the_database_is_set_to(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who came to the process that was started an hour later by that clock had lost the seat."""
    with open_house(open_storage(postgresql)) as here:
        looked = PostgresStorage._look_at_clock

        async def look(storage: PostgresStorage, connection: Any) -> Steady:
            return Steady((await looked(storage, connection))() + 3600)

        monkeypatch.setattr(PostgresStorage, "_look_at_clock", look)
        with open_house(open_storage(postgresql)) as there:
            assert abs(there.hub.storage.now() - here.hub.storage.now()) < 10
