"""Playing at the web table: whole games, undo, the end of a turn, hot seat, stand-ins, chat, coming back."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import AsyncMock

import pytest
from websockets.exceptions import ConnectionClosed

from blanketfort.engine.shelf import game_names
from blanketfort.server.sockets import TRY_LATER
from blanketfort.server.storage import Kept, Row, Unavailable
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.writer import ThreadWriter
from tests.server.house import SEATS, Guest, House, Sitting, arrive, open_house, play_out

games = pytest.mark.parametrize("game", game_names())
BOT = {"kind": "bot", "bot": "random"}


def sit_down(ann: Guest, bob: Guest, game: str = "fort-sumter", **more: object) -> str:
    """A table of two that has begun."""
    table = ann.open(game, "me", "open", **more)
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    ann.post(f"/api/tables/{table}/begin")
    return table


@games
def test_a_whole_game_against_computer_players(ann: Guest, game: str) -> None:
    table = ann.open(game, "me", *[BOT] * (SEATS[game] - 1))
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        play_out([sitting])
        result = sitting.state["result"]
        assert result["winners"]
        assert len(result["points"]) == SEATS[game]
        assert result["course"][-1] == [points["total"] for points in result["points"]]
        assert result["seed"]
        sitting.drain()
        assert sitting.about["phase"] == "over"


def test_the_shelf_lists_games_cards_and_rules(ann: Guest) -> None:
    names = [game["name"] for game in ann.get("/api/games")]
    assert names == game_names()
    for name in names:
        cards = ann.get(f"/api/games/{name}/cards")
        assert all(card["lines"] for card in cards)
        assert any(card["facts"] for card in cards)
        assert {clause["kind"] for clause in ann.get(f"/api/games/{name}/rules")} >= {"rule", "ruling"}
    assert ann.ask("GET", "/api/games/chess/cards").status == 404


def until_awaiting(sittings: list[Sitting]) -> tuple[Sitting, Sitting]:
    """Play on until somebody's turn waits for its end; that one first."""
    for turn in range(200):
        asked, other = sorted(sittings, key=lambda sitting: not sitting.is_asked)
        if not asked.is_asked:
            other.drain()
            asked.drain()
        elif asked.state["awaits_end"]:
            return asked, other
        else:
            asked.act(turn)
    raise AssertionError("nobody's turn ever waited for its end")


def test_a_choice_that_can_be_taken_back_is_seen_by_others_only_when_the_turn_is_ended(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        for sitting in (first, second):
            sitting.until("state")
        asked, other = until_awaiting([first, second])
        assert asked.state["can_undo"]
        other.drain()
        assert other.state["version"] < asked.state["version"]
        assert other.state["question"]["seat"] == asked.state["seat"]
        heard, known = len(other.seen), other.state["version"]
        asked.say("undo", version=asked.state["version"])
        asked.until("state")
        assert not asked.state["awaits_end"]
        assert asked.state["steps"][-1]["happenings"][-1]["kind"] == "house.undone"
        other.drain()
        assert [message for message in other.seen[heard:] if message["type"] == "state"] == []
        while not asked.state["awaits_end"]:
            asked.act(1)
        asked.say("end-turn", version=asked.state["version"])
        other.until(lambda message: message["type"] == "state" and message["version"] > known)
        assert [step["version"] for step in other.state["steps"]] == list(range(known + 1, other.state["version"] + 1))
        kinds = {happening["kind"] for step in other.state["steps"] for happening in step["happenings"]}
        assert kinds and "house.undone" not in kinds
        *before, last = other.state["steps"]
        assert all(step["view"] for step in before) and "view" not in last  # it is the state's own


def test_nobody_makes_anothers_choice_final_by_calling_a_stand_in(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        arrive(first, second)
        asked, other = until_awaiting([first, second])
        other.drain()
        known = other.state["version"]
        for number, bot in enumerate(("random", "", "random")):
            other.say("stand-in", bot=bot, key=str(number))
            other.until("done")
        assert other.state["version"] == known, "what can be taken back is seen by nobody else"
        asked.say("undo", version=asked.state["version"])
        assert asked.until(lambda m: m["type"] in ("refused", "state"))["type"] == "state"
        assert not asked.state["awaits_end"]


def test_versions_do_not_tell_others_how_often_somebody_thought_again(ann: Guest, bob: Guest) -> None:
    seen = []
    for count in (0, 3):
        table = ann.open("forfort", "me", "here", seed="the same cards")
        with ann.sit_at(table) as sitting, bob.sit_at(table) as watching:
            sitting.until("state")
            for _ in range(count):
                sitting.act(0)
                assert sitting.state["can_undo"]
                sitting.say("undo", version=sitting.state["version"])
                sitting.until("state")
            while not sitting.state["awaits_end"]:
                sitting.act(0)
            sitting.act(0)
            last = sitting.state["version"]
            watching.until(lambda message: message["type"] == "state" and message["version"] > 0)
            watching.drain()
        states = [message for message in watching.seen if message["type"] == "state"]
        assert last == states[-1]["version"] + 2 * count, "who thought again knows it"
        seen.append([(state["version"], state["view"], state["steps"]) for state in states])
    assert seen[0] == seen[1]


def test_which_options_are_final_is_told_afterwards(ann: Guest) -> None:
    with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
        sitting.until("finality")
        final = sitting.seen[-1]["final"]
        assert set(final) <= {option["key"] for option in sitting.state["question"]["options"]}


def test_several_people_at_one_screen_look_through_one_seat_at_a_time(ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", {"kind": "here", "name": "Zoe"})
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        for turn in range(40):
            if sitting.state["hand_over"] is not None:
                break
            sitting.act(turn)
        seat, other = sitting.state["seat"], sitting.state["hand_over"]
        assert other == 1 - seat
        assert sitting.state["view"]["boards"][other]["hand"] is None
        sitting.say("look", seat=other)
        sitting.until("state")
        assert sitting.state["seat"] == other
        assert sitting.is_asked
        assert isinstance(sitting.state["view"]["boards"][other]["hand"], list)
        sitting.say("look", seat=7)
        assert sitting.until("refused")["reason"] == "not-allowed"


def test_spectators_see_the_public_table_and_choose_nothing(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table), bob.sit_at(table) as watching:
        watching.until("state")
        assert watching.state["seat"] is None
        assert watching.state["question"]["options"] == []
        watching.choose("anything")
        assert watching.until("refused")["reason"] == "not-allowed"
        watching.drain()
        assert watching.about["spectators"] == 1


def test_a_guest_comes_back_from_another_device_by_the_link_of_the_seat(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    link = ann.get(f"/api/tables/{table}")["seat_links"]["0"]
    assert bob.get(f"/api/tables/{table}")["seat_links"] == {}
    key = link.partition("#seat=")[2]
    phone = Guest(ann.address)
    for wrong in (key[:-1], "0.", "1" + key[1:], "", "x.y", "99." + key):
        assert phone.ask("POST", f"/api/tables/{table}/claim", {"key": wrong}).status == 403
    assert phone.post(f"/api/tables/{table}/claim", {"key": key})["seats"][0]["is_mine"]
    with phone.sit_at(table) as sitting:
        assert sitting.until("state")["seat"] == 0


def test_who_comes_by_the_link_of_a_seat_is_told_to_its_holder_and_can_be_let_go(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    key = ann.get(f"/api/tables/{table}")["seat_links"]["0"].partition("#seat=")[2]
    with ann.sit_at(table) as sitting:
        assert sitting.until("about")["table"]["seats"][0]["devices"] == 1
        thieves = [Guest(ann.address) for _ in range(9)]
        for thief in thieves:
            thief.post(f"/api/tables/{table}/claim", {"key": key})
        told = sitting.until(
            lambda message: message["type"] == "about" and message["table"]["seats"][0]["devices"] == 8
        )
        assert told["table"]["seats"][0]["is_mine"]  # however many came, the first is not let go
        assert bob.get(f"/api/tables/{table}")["seats"][0]["devices"] == 0
        with thieves[-1].sit_at(table) as stolen:
            stolen.say("hold-alone", seat=0)
            assert stolen.until("refused")["reason"] == "not-allowed"
            sitting.say("hold-alone", seat=0)
            told = stolen.until(
                lambda message: message["type"] == "about" and not message["table"]["seats"][0]["is_mine"]
            )
            assert stolen.until("state")["seat"] is None and not told["table"]["seat_links"]
        sitting.drain()
        assert sitting.about["seats"][0]["devices"] == 1
        assert bob.ask("POST", f"/api/tables/{table}/claim", {"key": key}).status == 403
        sitting.act(0)


def test_who_comes_by_a_link_while_it_becomes_void_does_not_have_the_seat(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thieves who kept coming were back in the seat, and saw its hand, as soon as its owner had got rid of them."""
    table = ann.open("fort-sumter", "me", BOT)
    key = ann.get(f"/api/tables/{table}")["seat_links"]["0"].partition("#seat=")[2]
    bob.post(f"/api/tables/{table}/claim", {"key": key})
    append, writing = house.hub.storage.append, Event()

    async def append_slowly(*given: Any) -> None:
        writing.set()
        await asyncio.sleep(0.5)
        await append(*given)

    monkeypatch.setattr(house.hub.storage, "append", append_slowly)
    with ann.sit_at(table) as sitting:
        sitting.say("hold-alone", seat=0, key="alone")
        assert writing.wait(10)
        assert Guest(ann.address).ask("POST", f"/api/tables/{table}/claim", {"key": key}).status == 403
        sitting.until("done")
    assert ann.get(f"/api/tables/{table}")["seats"][0]["devices"] == 1


def test_a_link_of_a_seat_is_void_once_somebody_else_has_the_seat(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", "open")
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    key = bob.get(f"/api/tables/{table}")["seat_links"]["1"].partition("#seat=")[2]
    assert bob.ask("DELETE", f"/api/tables/{table}/seats/1").status == 200
    Guest(ann.address).post(f"/api/tables/{table}/seats/1", {"name": "Cleo"})
    assert bob.ask("POST", f"/api/tables/{table}/claim", {"key": key}).status == 403


def play_six(sitting: Sitting) -> None:
    """Answer six times, and wait until asked again."""
    sitting.until("state")
    for turn in range(6):
        sitting.act(turn)
    while not sitting.is_asked:
        sitting.until("state")


def test_a_client_that_was_cut_off_gets_only_what_it_missed(ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table) as sitting:
        play_six(sitting)
        version, question = sitting.state["version"], sitting.state["question"]
    with ann.sit_at(table, f"?since={version}&seat=0") as sitting:
        sitting.until("state")
        assert sitting.state["steps"] == []
        assert sitting.state["question"] == question
    with ann.sit_at(table) as sitting:
        assert len(sitting.until("state")["steps"]) > 3


def test_a_stand_in_plays_and_gives_the_seat_back(ann: Guest) -> None:
    table = ann.open("forfort", "me", BOT)
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        version = sitting.state["version"]
        sitting.say("stand-in", bot="gandalf")
        assert sitting.until("refused")["reason"] == "cannot"
        sitting.say("stand-in", bot="random")
        sitting.until(lambda m: m["type"] == "about" and m["table"]["seats"][0]["bot"] == "random")
        sitting.until(lambda m: m["type"] == "state" and m["version"] > version + 2)
        sitting.say("stand-in", bot="")
        sitting.until(lambda m: m["type"] in ("refused", "about") or (m["type"] == "state" and bool(m["result"])))


def play_until_the_other_is_away(first: Sitting) -> None:
    """Until a computer player has the other's seat."""
    first.until("state")
    for turn in range(60):
        if not first.is_asked:
            break
        first.act(turn)
    first.until(lambda m: m["type"] == "about" and m["table"]["seats"][1]["bot"] != "")


def test_a_computer_player_stands_in_for_who_is_away_and_gives_back_at_once(tmp_path: Path) -> None:
    with open_house(tmp_path / "t", away_seconds=0.2) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob)
        with ann.sit_at(table) as first:
            play_until_the_other_is_away(first)
            with bob.sit_at(table) as second:
                second.until(lambda m: m["type"] == "about" and m["table"]["seats"][1]["bot"] == "")


def test_who_comes_back_while_nothing_can_be_written_is_told_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each time a trace came into the log, as often as their browser tried."""
    with open_house(tmp_path / "t", away_seconds=0.2) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob)
        with ann.sit_at(table) as first:
            play_until_the_other_is_away(first)
            monkeypatch.setattr(house.hub.storage, "append", AsyncMock(side_effect=Unavailable))
            with bob.sit_at(table) as second, pytest.raises(ConnectionClosed) as closed:
                second.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_LATER
    assert not [record for record in caplog.records if record.exc_info]


def test_who_is_away_has_all_the_time_that_a_clock_gives(tmp_path: Path) -> None:
    """A rival who stayed at the table for two minutes had a computer player make one's move, with days left for it."""
    with open_house(tmp_path / "t", away_seconds=0.2) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={"per": "move", "seconds": 600_000, "then": "forfeit"})
        with ann.sit_at(table) as first:
            first.until("state")
            turn = 0
            while first.is_asked:
                first.act(turn)
                turn += 1
            time.sleep(1)
            first.drain()
            assert not first.about["seats"][1]["is_online"] and first.about["seats"][1]["bot"] == ""


def test_a_clock_lets_a_computer_player_move_for_who_thinks_too_long(house: House, ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob, clock={"per": "move", "seconds": 500, "then": "bot"})
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        for sitting in (first, second):
            assert sitting.until("state")["clocks"]
        asked = first if first.is_asked else second
        seat = time_out(house, table, asked)
        asked.until(lambda m: m["type"] == "about" and m["table"]["seats"][seat]["bot"] == "", timeout=3)


@contextmanager
def out_of_time(path: Path) -> Iterator[tuple[Sitting, Sitting, Sitting, int]]:
    """The host, the one whose time is up, for whom a computer player moves now, the other one, and that seat."""
    with open_house(path, pace=0.5) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={"per": "move", "seconds": 5, "then": "bot"})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            for sitting in (first, second):
                sitting.until("state")
            asked, other = (first, second) if first.is_asked else (second, first)
            yield first, asked, other, time_out(house, table, asked)


def test_nobody_stops_the_clock_by_taking_back_a_seat_again_and_again(tmp_path: Path) -> None:
    with out_of_time(tmp_path / "t") as (_host, asked, other, _seat):
        asked.say("stand-in", bot="")
        assert asked.until("refused")["say"]["say"] == "server-hurried"
        other.until(lambda m: m["type"] == "state" and m["version"] > 0, timeout=5)


def test_who_was_sent_away_after_thinking_too_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    with out_of_time(tmp_path / "t") as (host, _asked, other, seat):
        host.say("dismiss", seat=seat)
        while not other.is_asked:
            other.until("state")
        host.drain()
        assert host.about["seats"][seat]["bot"] != "", "nobody could play for it any more"


def time_out(house: House, table: str, asked: Sitting) -> int:
    """Put the clock forward, until a computer player moves for the seat that is asked; the number of the seat."""
    room = house.hub.rooms[table].room
    assert room.timer.since is not None
    room.timer.since -= 1000
    room._turn = None  # the deadline is found once a line: let it be found again
    assert isinstance(house.hub.storage, SqliteStorage) and isinstance(house.hub.storage.writer, ThreadWriter)
    house.hub.storage.writer.loop.call_soon_threadsafe(house.hub.rooms[table].changed.set)
    seat = int(asked.state["seat"])
    asked.until(lambda m: m["type"] == "about" and m["table"]["seats"][seat]["bot"] != "")
    return seat


def test_chat_reaches_all_and_is_there_for_who_comes_later(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        first.say("speak", text="  <b>hello</b>\u202e \n&amp; you ")
        second.until(lambda m: m["type"] == "chat" and bool(m["lines"]))
        line = second.seen[-1]["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>hello</b> &amp; you")
        first.say("speak", text="x" * 501)
        assert first.until("refused")["reason"] == "too-much"
    with bob.sit_at(table) as again:
        assert [line["text"] for line in again.until("chat")["lines"]] == ["<b>hello</b> &amp; you"]


def test_hints_are_given_to_who_is_asked_where_the_table_allows_them(ann: Guest) -> None:
    with ann.sit_at(ann.open("forfort", "me", BOT, options={"first-player": "first-seat"})) as sitting:
        sitting.until("state")
        sitting.say("ask-hint", version=sitting.state["version"])
        hint = sitting.until("hint")
        keys = {option["key"] for option in sitting.state["question"]["options"]}
        assert {option["key"] for option in hint["options"]} == keys
    with ann.sit_at(ann.open("forfort", "me", BOT, hints=False)) as sitting:
        sitting.until("state")
        sitting.say("ask-hint", version=sitting.state["version"])
        assert sitting.until("refused")["reason"] == "not-allowed"


def test_tables_of_a_guest_are_listed_with_whose_turn_it_is(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    with ann.sit_at(table) as here, bob.sit_at(table) as there:
        here.until("state"), there.until("state")
    waiting = ann.open("fort", "me", "open")
    listed = {line["id"]: line for line in ann.get("/api/tables")}
    assert set(listed) == {table, waiting}
    assert listed[waiting]["phase"] == "gathering"
    assert [line["id"] for line in bob.get("/api/tables")] == [table]
    turns = [line["is_my_turn"] for guest in (ann, bob) for line in guest.get("/api/tables") if line["id"] == table]
    assert listed[table]["names"] == ["Ann", "Bob"]
    assert sorted(turns) == [False, True]
    assert Guest(ann.address).get("/api/tables") == []


def test_restart_resumes_where_the_table_stood(tmp_path: Path) -> None:
    with open_house(tmp_path / "t") as house:
        ann = Guest(house.address)
        table = ann.open("fort", "me", BOT, BOT)
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            for turn in range(5):
                sitting.act(turn)
            stood = sitting.state
    with open_house(tmp_path / "t") as house:
        ann.address = house.address
        with ann.sit_at(table) as sitting:
            sitting.until(lambda m: m["type"] == "state" and m["version"] >= stood["version"])
            assert sitting.state["version"] >= stood["version"]
            sitting.act(1)


def test_a_table_that_nobody_needs_is_forgotten_and_made_again(tmp_path: Path) -> None:
    with open_house(tmp_path / "t", idle_seconds=0.1) as house:
        ann = Guest(house.address)
        table = ann.open("fort-sumter", "me", BOT)
        with ann.sit_at(table) as sitting:
            before = sitting.until("state")
        for _ in range(100):
            if table not in house.hub.rooms:
                break
            house.thread.join(0.05)
        assert table not in house.hub.rooms
        with ann.sit_at(table) as sitting:
            assert sitting.until("state") == before


def test_who_comes_while_tables_are_forgotten_is_told_what_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table was forgotten under the socket: it told nothing more, and the clock went on."""
    with open_house(tmp_path / "t", idle_seconds=0.2) as house:
        ann = Guest(house.address)
        tables = [ann.open("fort-sumter", "me", BOT) for _ in range(2)]
        is_keeping, has_come, keep = Event(), Event(), house.hub.storage.keep

        async def keep_slowly(table: str, kept: Kept) -> None:
            is_keeping.set()
            await asyncio.to_thread(has_come.wait, 10)
            await keep(table, kept)

        monkeypatch.setattr(house.hub.storage, "keep", keep_slowly)
        with ann.sit_at(tables[0]) as first, ann.sit_at(tables[1]) as second:
            first.until("state")
            second.until("state")
        assert is_keeping.wait(10)
        with ann.sit_at(tables[0]) as sitting:
            sitting.until("state")
            has_come.set()
            for turn in range(3):
                sitting.act(turn)


def test_time_is_over_at_a_table_that_could_not_be_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clock stood still until somebody came to the table."""
    with open_house(tmp_path / "t", idle_seconds=0.2) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = sit_down(ann, bob, clock={"per": "move", "seconds": 5, "then": "forfeit"})
        with ann.sit_at(table) as first, bob.sit_at(table) as second:
            arrive(first, second)
            waiting = bob if first.is_asked else ann
        for _ in range(40):
            if table not in house.hub.rooms:
                break
            house.thread.join(0.05)
        tried, read = Event(), house.hub.storage.read

        async def read_later(table: str, first: int = 0) -> list[Row]:
            if tried.is_set():
                return await read(table, first)
            tried.set()
            raise Unavailable

        monkeypatch.setattr(house.hub.storage, "read", read_later)
        assert tried.wait(10)
        for _ in range(100):
            if waiting.get("/api/tables")[0]["is_my_turn"]:
                break
            house.thread.join(0.1)
        assert waiting.get("/api/tables")[0]["is_my_turn"]
