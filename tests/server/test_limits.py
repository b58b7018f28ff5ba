"""Nothing that a client can make grow grows without end: connections, headers, names, tables; and clocks go evenly."""

import asyncio
import inspect
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from starlette.types import Receive, Scope, Send

from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.server import (
    api,
    connections,
    crier,
    hub,
    kept,
    lengths,
    limits,
    sockets,
    teller,
    wire,
    wishes,
    workers,
)
from blanketfort.server import storage as storages
from blanketfort.server.api import Api
from blanketfort.server.app import COSTS
from blanketfort.server.errands import Errands
from blanketfort.server.finished import take_in
from blanketfort.server.guests import Secrets
from blanketfort.server.limits import DAY, EXPIRY, Limits
from blanketfort.server.live import Listener, Live
from blanketfort.server.new_table import open_table
from blanketfort.server.process import serving
from blanketfort.server.service import find_addresses, read_proxies, serve_behind, tell_where, without_password
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.teller import Teller, tell_table
from blanketfort.table.lines import Head
from blanketfort.table.room import Room
from blanketfort.table.rooms import read_room
from tests.server.house import GENEROUS, Guest, House, arrive, open_house
from tests.server.test_durability import QUICK
from tests.server.test_playing import BOT, play_six, sit_down


def test_who_comes_to_a_very_long_game_is_told_its_last_steps(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teller, "MOST_STEPS", 5)
    table = ann.open("forfort", "me", BOT)
    with ann.sit_at(table) as sitting:
        play_six(sitting)
    with ann.sit_at(table) as sitting:
        state = sitting.until("state")
        assert [step["version"] for step in state["steps"]] == list(range(state["version"] - 4, state["version"] + 1))


def test_house_decks_that_are_refused_cost_too(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite", GENEROUS._replace(readings=0.1)) as house:
        wanted = {"game": "fort", "seats": [{"kind": "me"}, BOT], "deck": "nobody = 1"}
        asked = [Guest(house.address).ask("POST", "/api/tables", wanted).status for _ in range(3)]
        assert asked == [422, 422, 429]
        assert Guest(house.address).open("fort", "me", BOT)


@pytest.mark.parametrize(
    ("name", "is_known"),
    [("fort.example.org", False), ("evil.example", False), ("[::1]:80", True), ("my-pc.local", True)],
)
def test_only_names_of_this_server_are_answered(ann: Guest, name: str, is_known: bool) -> None:
    assert (ann.ask("GET", "/api/games", host=name).status == 200) == is_known


def test_a_name_of_the_internet_is_answered_if_it_was_given(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite", names=frozenset({"fort.example.org"})) as house:
        assert Guest(house.address).ask("GET", "/api/games", host="fort.example.org:8443").status == 200


@pytest.mark.parametrize(("spectators", "is_refused"), [(0, False), (25, True)])
def test_a_message_costs_more_where_many_are_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spectators: int, is_refused: bool
) -> None:
    """A choice that 190 sockets of one client are told of takes 20 ms: fifty a second left no time for anybody else."""
    monkeypatch.setattr(sockets, "TOLD", 1)
    with open_house(tmp_path / "t", GENEROUS._replace(messages=10)) as house, ExitStack() as stack:
        ann = Guest(house.address)
        table = ann.open("fort", "me", BOT)
        for _ in range(spectators):
            stack.enter_context(Guest(house.address).sit_at(table)).until("state")
        sitting = stack.enter_context(ann.sit_at(table))
        sitting.until("state")
        for _ in range(20):
            sitting.say("undo", version=99)
        refused = [sitting.until("refused")["reason"] for _ in range(20)]
        assert ("too-much" in refused) == is_refused


def test_who_has_very_many_tables_lists_them_once_at_a_time(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 100,000 tables a list takes 40 ms of the one thread that writes: forty a second let nobody else write."""
    ann.open("fort", "me", BOT)
    now, most = 0, 0
    found = house.hub.storage.tables_of

    async def find(guest: str, count: int) -> Any:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.1)
        now -= 1
        return await found(guest, count)

    monkeypatch.setattr(house.hub.storage, "tables_of", find)
    with ThreadPoolExecutor(6) as pool:
        listed = list(pool.map(lambda _: ann.get("/api/tables"), range(6)))
    assert most == 1 and all(len(each) == 1 for each in listed)


def test_of_many_tables_that_nobody_listens_to_few_stay_in_memory(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had opened 5,000 in a day could have all of them in memory, 0.9 GB, by looking at one after the other."""
    monkeypatch.setattr(hub, "MOST_IDLE", 2)
    tables = [ann.open("fort", "me", "here") for _ in range(5)]
    with ann.sit_at(tables[0]) as sitting:
        sitting.until("state")
        for table in reversed(tables):
            ann.get(f"/api/tables/{table}")
        assert [live.room.id for live in house.hub._find_idle()] == [tables[4], tables[3]]


def test_no_password_of_a_database_is_shown() -> None:
    for address in ("postgresql://me:secret@here/fort", "postgresql://me@here/fort?password=secret&sslmode=require"):
        assert "secret" not in without_password(address)


def test_a_server_for_others_says_where_they_reach_it_and_what_plain_http_means(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda _socket, _address: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _socket: ("192.168.1.7", 40_000))
    others = [f"http://{each}:8000" for each in find_addresses("0.0.0.0")]
    told = list(tell_where("http://localhost:8000", others, "tables.sqlite"))
    assert told[:2] == ["Blanketfort serves at http://localhost:8000", "Others reach it at http://192.168.1.7:8000"]
    assert "plain HTTP" in told[2]


def test_a_server_for_its_own_computer_warns_of_nothing(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), *QUICK) as process:
        assert process.child.stdout is not None
        assert process.child.stdout.readline().startswith("Tables are kept in ")
        assert Guest(process.address).get("/api/house") == {"addresses": []}


@pytest.mark.parametrize("name", ["Аnn", "ANN", "A\u200dnn", "\u3164Ann", "Ａnn", "A\u0301\u0301\u0301nn"])  # noqa: RUF001
def test_nobody_takes_a_name_that_looks_like_anothers(ann: Guest, bob: Guest, name: str) -> None:
    table = ann.open("forfort", "me", "open")
    refused = bob.ask("POST", f"/api/tables/{table}/seats/1", {"name": name})
    assert refused.status == 409 and refused.json["say"]["say"] == "server-name-taken"


def test_a_name_of_nothing_is_no_name(ann: Guest, bob: Guest) -> None:
    table = ann.open("forfort", "me", "open")
    shown = bob.post(f"/api/tables/{table}/seats/1", {"name": "\u3164\u200d\u2800"})
    assert shown["seats"][1]["name"] == ""


def test_tables_that_nobody_plays_at_expire_and_say_when(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storages, "BEAT", 1e6)  # the days go by with somebody serving
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    begun = time.time()
    with open_house(storage) as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", "open")
        expires = ann.get(f"/api/tables/{table}")["expires_at"]
        assert expires % DAY == 0 and 0 <= expires - begun - EXPIRY["gathering"] < DAY + 60
        storage.now = lambda: expires
        assert ann.ask("GET", "/healthz").status == 200  # somebody has served until then
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    storage.now = lambda: expires + 60
    with open_house(storage, idle_seconds=0.1, tidied_at=-1e9) as house:
        ann.address = house.address
        deadline = time.monotonic() + 10
        while ann.ask("GET", f"/api/tables/{table}").status == 200 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert ann.ask("GET", f"/api/tables/{table}").status == 404
        assert ann.get("/api/tables") == []


def test_no_table_expires_before_it_said_nor_goes_on_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lines were removed while somebody looked at it: a game that was then begun could never be read again."""
    monkeypatch.setattr(storages, "BEAT", 1e6)  # as above
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    now, days = storage.now, 0
    storage.now = lambda: now() + days * DAY
    with open_house(storage, idle_seconds=0.1) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        silent, talking = (ann.open("forfort", "me", "open") for _ in range(2))
        with ann.sit_at(silent), ann.sit_at(talking) as sitting:
            days = 29
            sitting.say("speak", text="I am still here", key="1")
            sitting.until("done")
            days, house.hub.tidied_at = 32, -1e9
            while house.hub.tidied_at < 0:
                time.sleep(0.05)
            ann.ask("GET", "/healthz")  # which the database answers when it has removed them
            taken = [bob.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Bob"}) for table in (silent, talking)]
            assert [answer.status for answer in taken] == [404, 200]
    with open_house(tmp_path / "tables.sqlite") as house:
        ann.address = house.address
        assert [table["id"] for table in ann.get("/api/tables")] == [talking]
        assert ann.get(f"/api/tables/{talking}")["seats"][1]["name"] == "Bob"


def test_a_table_with_a_slow_clock_leaves_memory_and_its_clock_still_ends(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite", idle_seconds=0.2) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, "forfort", clock={"per": "move", "seconds": 5, "then": "forfeit"})
        with ann.sit_at(table) as sitting:
            sitting.until("state")
        deadline = time.monotonic() + 4
        while table in house.hub.rooms and time.monotonic() < deadline:
            time.sleep(0.05)
        assert table not in house.hub.rooms and table in house.hub.due
        time.sleep(5)
        with ann.sit_at(table) as sitting:
            sitting.until(lambda m: m["type"] == "about" and any(seat["is_forfeited"] for seat in m["table"]["seats"]))


def test_nobody_forfeits_because_somebody_set_the_clock(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.open("forfort", "me", BOT, clock={"per": "game", "seconds": 60, "then": "forfeit"})
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 3600)
        sitting.act(0)
        sitting.drain()
        assert not any(seat["is_forfeited"] for seat in sitting.about["seats"]) and min(sitting.state["clocks"]) > 30


def test_all_who_only_watch_are_told_of_the_table_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each of them it was made anew, by counting all of them: a thousand made everybody wait for half a second."""
    plan = wishes.NewTable("forfort", [wishes.SeatPlan("me"), wishes.SeatPlan("open")])
    room = read_room("A" * 16, [(0.0, line) for line in open_table(plan, "ann")])
    live = Live(room, Teller(room))
    told: dict[str | None, wire.Down] = {}
    for who in ("ann", "eve", "mallory", None):
        live.listeners.add(Listener(who, None, -1, lambda message, who=who: told.update({who: message})))  # type: ignore[misc]
    made = Mock(side_effect=tell_table)
    monkeypatch.setattr(crier, "tell_table", made)
    crier.Crier(Secrets(), Errands(), Mock()).tell_about(live)
    assert made.call_count == 2
    assert isinstance(told["ann"], wire.About) and isinstance(told["eve"], wire.About)
    assert told["ann"].table.is_host and told["ann"].table.seat_links and told["ann"].table.spectators == 3
    assert not told["eve"].table.is_host and not told["eve"].table.seat_links
    assert told["eve"] is told["mallory"] is told[None]


def test_many_who_come_and_go_are_told_to_the_others_once(ann: Guest) -> None:
    """Each was told to all at once: one who came and went without end made work for everybody."""
    table = ann.open("forfort", "me", "open")
    with ann.sit_at(table) as sitting:
        sitting.until(lambda message: message["type"] == "about" and message["table"]["seats"][0]["is_online"])
        time.sleep(0.5)
        sitting.drain()
        sitting.seen.clear()
        begun = time.monotonic()
        for _ in range(20):
            with Guest(ann.address).sit_at(table) as watching:
                assert watching.until("about")["table"]["spectators"] >= 1
        sitting.until(lambda message: message["type"] == "about" and message["table"]["spectators"] == 0)
        told = [message for message in sitting.seen if message["type"] == "about"]
        assert len(told) <= 2 + (time.monotonic() - begun) / hub.PRESENCE_SECONDS


def test_only_a_few_tables_are_read_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reader in a thread of its own leaves less time to those who play."""
    with open_house(tmp_path / "tables.sqlite") as house:
        tables = [Guest(house.address).open("forfort", "me", BOT) for _ in range(8)]
    reading = most = 0

    def retrace(*given: Any) -> Room | None:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        time.sleep(0.1)
        reading -= 1
        return kept.retrace(*given)

    def look(number: int, address: str) -> int:
        return Guest(house.address).ask("GET", f"/api/tables/{tables[number]}", x_forwarded_for=address).status

    monkeypatch.setattr(hub, "retrace", retrace)
    with open_house(tmp_path / "tables.sqlite") as house, ThreadPoolExecutor(8) as many:
        assert set(many.map(lambda number: look(number, f"192.0.2.{number}"), range(8))) == {200}
        assert most == hub.MOST_READERS
    with open_house(tmp_path / "tables.sqlite") as house, ThreadPoolExecutor(8) as many:
        rude = [many.submit(look, number, "192.0.2.1") for number in range(7)]
        time.sleep(0.15)
        assert look(7, "192.0.2.2") == 200 and not rude[-1].done(), "nobody else waits for all tables of one address"
        assert {each.result() for each in rude} == {200}


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that computer players have thought about, each for long."""
    think, thought = workers.think, list[str]()

    def think_long(game: str, *given: Any) -> str:
        thought.append(game)
        time.sleep(0.1)
        return think(game, *given)

    monkeypatch.setattr(workers, "think", think_long)
    return thought


def leave_alone(house: House, game: str, address: str) -> None:
    """Open a table and let computer players play it."""
    guest, plan = Guest(house.address), {"game": game, "seats": [{"kind": "me"}, BOT]}
    table = guest.ask("POST", "/api/tables", plan, x_forwarded_for=address).json["table"]
    assert guest.ask("DELETE", f"/api/tables/{table}/seats/0", x_forwarded_for=address).status == 200


def test_who_opens_many_tables_does_not_stop_the_computer_players_of_others(house: House, thought: list[str]) -> None:
    """Each strong one thinks for up to a second: two hundred, each of a new guest, made all others wait for minutes."""
    for _ in range(8):
        leave_alone(house, "forfort", "192.0.2.1")
    while len(thought) < 8:
        time.sleep(0.01)
    thought.clear()
    leave_alone(house, "fort-sumter", "192.0.2.2")
    while "fort-sumter" not in thought:
        time.sleep(0.01)
    assert thought.index("fort-sumter") <= 3


@pytest.mark.parametrize("is_sent_away", [True, False])
def test_nobody_makes_the_computer_players_of_a_table_wait_for_their_own_many(
    house: House, ann: Guest, bob: Guest, thought: list[str], is_sent_away: bool
) -> None:
    """Not even by asking again for a change of before; they think for those of its people who have the least to do."""
    table, bobs = ann.open("fort", "me", BOT, "open"), {"x_forwarded_for": "192.0.2.2"}
    seat = f"/api/tables/{table}/seats/2"
    assert bob.ask("POST", seat, {"name": "Bob"}, idempotency_key="the-first-of-all", **bobs).status == 200
    with ann.sit_at(table) as sitting:
        sitting.until("about")
        if is_sent_away:
            sitting.say("dismiss", seat=2, key="1")
            sitting.until("done")
        ann.post(f"/api/tables/{table}/begin")
        sitting.until("state")
    for _ in range(8):
        leave_alone(house, "forfort", "192.0.2.2")
    assert ann.ask("DELETE", f"/api/tables/{table}/seats/0").status == 200
    assert bob.ask("DELETE", seat, **bobs).status == (403 if is_sent_away else 200)
    assert bob.ask("POST", seat, {"name": "Bob"}, idempotency_key="the-first-of-all", **bobs).status == 200
    thought.clear()
    while len(thought) < 12:
        time.sleep(0.01)
    assert thought[:12].count("fort") >= 3


def test_who_looks_at_many_finished_games_does_not_stop_others_from_looking(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty replays of a long game made everybody else wait for theirs for half a minute."""
    asked = list[str]()

    def replay_long(_room: Room, seat: str) -> str:
        asked.append(seat)
        time.sleep(0.2)
        return ""

    def look(address: str) -> int:
        return (
            Guest(house.address)
            .ask("GET", f"/api/tables/{table}/replay?seat={address}", x_forwarded_for=address)
            .status
        )

    table = Guest(house.address).open("forfort", "me", BOT)
    monkeypatch.setattr(api, "make_replay", replay_long)
    with ThreadPoolExecutor(9) as many:
        rude = [many.submit(look, "192.0.2.1") for _ in range(8)]
        while not asked:
            time.sleep(0.01)
        time.sleep(0.05)
        assert look("192.0.2.2") == 200 and len(asked) <= 3
        assert {each.result() for each in rude} == {200}


def test_every_address_that_opens_a_table_costs_one() -> None:
    opening = {
        name
        for name, work in inspect.getmembers(Api, inspect.isfunction)
        if name != "open" and any(call in inspect.getsource(work) for call in ("self.open(", "hub.create("))
    }
    assert {"open_table", "open_position", "upload", "rematch"} <= opening
    assert {name for name in opening if "tables" not in COSTS.get(name, ())} == set()


def test_a_rude_player_who_fills_the_table_is_stood_in_for_and_sent_away(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(ann, bob, "forfort")
    with ann.sit_at(table) as sitting, bob.sit_at(table) as rude:
        arrive(sitting, rude)
        room = house.hub.rooms[table].room
        monkeypatch.setattr(lengths, "MOST_LINES", room.seq)
        rude.say("stand-in", bot="random")
        assert rude.until("refused")["say"]["say"] == "server-table-full"
        assert lengths.is_needed(room.stand_in(1, "random", is_away=True))
        sitting.say("dismiss", seat=1)
        assert sitting.until(
            lambda m: m["type"] == "refused" or (m["type"] == "about" and m["table"]["seats"][1]["bot"])
        )
        assert sitting.about["seats"][1]["bot"]


def test_lines_of_chat_are_counted_before_they_are_put_in_order(tmp_path: Path) -> None:
    """Two thousand marks take 15 ms; two hundred such lines, all but twenty refused, stopped the server for seconds."""
    with open_house(tmp_path / "tables.sqlite", GENEROUS._replace(lines=0.1)) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("forfort", "me", BOT)) as sitting:
            said = []
            for _ in range(2):
                sitting.say("speak", text="\u0f73" * 2001)
                said.append(sitting.until("refused")["say"]["say"])
            assert said == ["server-too-long", "server-too-fast"]


def test_a_refusal_of_haste_names_what_is_refused(tmp_path: Path) -> None:
    """Browsers took it for unanswered, and did it when they came back, though nobody wanted it any more."""
    with open_house(tmp_path / "t", GENEROUS._replace(messages=1)) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("forfort", "me", "here")) as sitting:
            for number in range(5):
                sitting.say("speak", text="Well?", key=f"well-{number}")
            assert sitting.until("refused")["key"] == "well-3"


def test_choices_are_counted_for_they_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred a second, of one address, filled the disk with 9 GB a day, by one game after the other."""
    monkeypatch.setattr(limits, "MOST_CHOICES", 1)
    with open_house(tmp_path / "t", GENEROUS._replace(choices=3)) as house:
        ann = Guest(house.address)
        said = []
        for _ in range(2):
            with ann.sit_at(ann.open("forfort", "me", "here")) as sitting:
                sitting.until("state")
                for _ in range(10):
                    sitting.say("choose", version=0, choice="", key="1")
                    said.append(sitting.until("refused")["reason"])
        assert said[:3] == ["unlawful"] * 3 and "too-much" in said


def test_what_can_be_done_and_undone_without_end_is_counted_too(tmp_path: Path) -> None:
    """Claims of one seat filled a table in 32 seconds: nobody could talk, mute or take a choice back any more."""
    with open_house(tmp_path / "tables.sqlite", GENEROUS._replace(lines=0.2)) as house:
        ann = Guest(house.address)
        table = ann.open("fort-sumter", "me", BOT)
        key = ann.get(f"/api/tables/{table}")["seat_links"]["0"].partition("#seat=")[2]
        claims = [Guest(house.address).ask("POST", f"/api/tables/{table}/claim", {"key": key}) for _ in range(3)]
        assert [claim.status for claim in claims] == [200, 200, 429]
        assert ann.ask("DELETE", f"/api/tables/{table}/seats/0").status == 429
        with ann.sit_at(table) as sitting:
            for type, given in (("stand-in", {"bot": "random"}), ("hold-alone", {"seat": 0})):
                sitting.say(type, **given)
                assert sitting.until("refused")["say"]["say"] == "server-too-fast"
            sitting.act(0)


def test_nobody_is_kept_out_by_what_was_said(ann: Guest) -> None:
    """Five hundred lines of rare letters were more than may wait for a reader: whoever came was cut off at once."""
    table = ann.open("forfort", "me", BOT)
    with Guest(ann.address).sit_at(table) as watching:
        for _ in range(501):
            watching.say("speak", text="\U00020000" * 500, key="")
        watching.say("speak", text="the last", key="last")
        watching.until("done")
    with ann.sit_at(table) as sitting:
        said = sitting.until("chat")["lines"]
        assert said[-1]["text"] == "the last" and 1 < len(said) <= 1 + teller.MOST_SAID // 500
        assert sitting.until("state")


def test_who_talks_without_end_leaves_room_for_those_who_play(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A spectator who filled the table with talk kept a player from coming back to it by the link of the seat."""
    monkeypatch.setattr(lengths, "MOST_LINES", 12)
    table = ann.open("forfort", "me", "here")
    with Guest(ann.address).sit_at(table) as watching:
        for _ in range(12):
            watching.say("speak", text="hello", key=str(len(watching.seen)))
            watching.until(lambda m: m["type"] in ("done", "refused"))
        assert watching.seen[-1]["type"] != "done"
    link = ann.get(f"/api/tables/{table}")["seat_links"]["0"]
    bob.post(f"/api/tables/{table}/claim", {"key": link.partition("seat=")[2]})
    monkeypatch.setattr(lengths, "MOST_LINES", house.hub.rooms[table].room.seq)
    with ann.sit_at(table) as sitting:  # who has lost the link to somebody still gets rid of them
        sitting.say("hold-alone", seat=0)
        answer = sitting.until(
            lambda m: m["type"] == "refused" or (m["type"] == "about" and m["table"]["seats"][0]["devices"] == 1)
        )
        assert answer["type"] == "about"


def test_a_game_without_end_has_one_and_its_keeper_rests(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lengths, "MOST_LINES", 10)
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        live, tried = house.hub.rooms[table], Mock(side_effect=house.hub.do)
        monkeypatch.setattr(house.hub, "do", tried)
        sitting.say("stand-in", bot="random")
        sitting.until(lambda _: live.room.seq == 20)
        assert live.room.turn.bot is not None and kept.note_of(live.room).due is None
        time.sleep(0.2)
        before = tried.call_count
        time.sleep(0.5)
        assert live.room.seq == 20 and tried.call_count == before


def test_a_web_server_elsewhere_is_believed_if_it_was_named() -> None:
    proxies = read_proxies(["10.77.0.9/24"])
    doors = connections.Doors(Limits(sockets=1), proxies)
    entered = {
        host: [doors.enter(host) for _ in range(3)] for host in ("10.77.0.3", "::1", "", "10.78.0.3", "fe80::1%2")
    }
    many, few = [True, True, True], [True, True, False]
    assert entered == {"10.77.0.3": many, "::1": many, "": many, "10.78.0.3": few, "fe80::1%2": few}
    clients = list[str]()

    async def note(scope: Scope, _receive: Receive, _send: Send) -> None:
        clients.append(scope["client"][0])

    async def ask(host: str) -> None:
        scope = {"type": "websocket", "client": (host, 1), "headers": [(b"x-forwarded-for", b"192.0.2.7")]}
        await serve_behind(proxies, note)(scope, Mock(), Mock())

    for host in ("127.0.0.1", "::1", "10.77.0.3", "10.78.0.3"):
        asyncio.run(ask(host))
    assert clients == ["192.0.2.7", "192.0.2.7", "192.0.2.7", "10.78.0.3"]
    with pytest.raises(BlanketfortError, match=r"such as 10\.77"):
        read_proxies(["caddy"])


def test_only_who_went_on_from_a_game_is_told_which_one_it_was() -> None:
    plan = wishes.NewTable("forfort", [wishes.SeatPlan("me"), wishes.SeatPlan("open")])
    head, *others = open_table(plan, "ann")
    assert isinstance(head, Head)
    room = read_room("A" * 16, [(0.0, line) for line in (replace(head, origin="B" * 16), *others)])
    assert tell_table(room, "ann", set(), 0, {}).origin == wire.Origin("B" * 16, 0)
    room.host = "bob"
    assert [tell_table(room, who, set(), 0, {}).origin for who in ("ann", "bob", None)] == [None] * 3


def test_records_that_are_no_games_are_not_taken_in() -> None:
    text = "blanketfort record 1\ngame forfort\nrules 1\nplayers 2\n"
    with pytest.raises(BadText, match="2001 choices"):
        take_in(text + "choose pass\n" * 2001, "ann")
