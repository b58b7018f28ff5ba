"""Every change is done once and stored whole: asked for twice, refused by a rule, or with no disk to write to."""

import json
import logging
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from blanketfort.engine.errors import IllegalMove
from blanketfort.server import schema
from blanketfort.server.guard import JsonLines
from blanketfort.server.storage import Unavailable
from blanketfort.table.room import MOST_UNDOS
from blanketfort.table.table import Table
from tests.server.house import Guest, House, arrive, open_house
from tests.server.test_playing import BOT, sit_down

KEY = "a-key-of-my-own-choosing"


def again(guest: Guest, path: str, body: object) -> tuple[object, object]:
    """Ask for the same change twice, as a browser that never got the first answer, nor its cookie."""
    cookie, answers = guest.cookie, []
    for _ in range(2):
        guest.cookie = cookie
        answers.append(guest.ask("POST", path, body, idempotency_key=KEY))
        assert answers[-1].status in (200, 201), answers[-1].body
    assert answers[0].headers["set-cookie"] == answers[1].headers["set-cookie"]
    return answers[0].json, answers[1].json


def test_a_table_that_is_opened_again_with_the_same_key_is_the_same_for_the_same_guest(ann: Guest) -> None:
    plan = {"game": "fort-sumter", "seats": [{"kind": "me"}, BOT]}
    first, second = again(ann, "/api/tables", plan)
    assert first == second
    assert len(ann.get("/api/tables")) == 1


def test_a_seat_whose_answer_was_lost_is_not_a_ghosts(ann: Guest, bob: Guest) -> None:
    table = ann.open("fort-sumter", "me", "open")
    again(bob, f"/api/tables/{table}/seats/1", {"name": "Bob"})
    assert bob.get(f"/api/tables/{table}")["seats"][1]["is_mine"]


def test_what_goes_up_a_socket_twice_with_one_key_is_done_once(house: House, ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", "here")
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        sitting.say("speak", text="hello", key=KEY)
        assert sitting.until("done")["key"] == KEY
    house.hub.forget(house.hub.rooms[table])  # as if another process had the table now
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        sitting.say("speak", text="hello", key=KEY)
        choice = sitting.state["question"]["options"][0]["key"]
        for _ in range(2):
            sitting.say("choose", version=sitting.state["version"], choice=choice, key=f"{KEY}-2")
        sitting.until("state")
        sitting.drain()
        assert sitting.state["version"] == 1
        assert [line["text"] for message in sitting.seen if message["type"] == "chat" for line in message["lines"]] == [
            "hello"
        ]
        assert not [message for message in sitting.seen if message["type"] == "refused"]


def test_a_key_that_somebody_else_has_used_is_another_change(ann: Guest, bob: Guest) -> None:
    """It was answered as done, and was not: two programs that count their changes took them from each other."""
    table = ann.open("fort-sumter", "me", "open")
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        for sitting, text in ((first, "hello"), (second, "who is there?")):
            sitting.say("speak", text=text, key="1")
            sitting.until("done")
        first.until(lambda m: m["type"] == "chat" and [line["text"] for line in m["lines"]] == ["who is there?"])


def test_a_key_of_letters_that_no_database_takes_is_refused(ann: Guest) -> None:
    with ann.sit_at(ann.open("fort-sumter", "me", "open")) as sitting:
        sitting.say("speak", text="hello", key="\0")
        assert sitting.until("refused")["reason"] == "malformed"


def test_a_choice_that_breaks_the_rules_code_is_not_stored_and_the_table_goes_on(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open("fort-sumter", "me", "here")
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        with monkeypatch.context() as broken:
            broken.setattr(Table, "_answer_forced", lambda _table: 1 / 0)
            sitting.choose(sitting.state["question"]["options"][0]["key"])
            assert sitting.until("refused")["reason"] == "failed"
        house.hub.forget(house.hub.rooms[table])
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        assert sitting.state["version"] == 0
        sitting.act(0)
        assert sitting.state["version"] == 1


def test_a_choice_that_was_not_stored_leaves_nothing_behind_when_a_stand_in_makes_it(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table took it for one that its person could take back, and waited for that for ever."""
    with ExitStack() as stack:
        table = sit_down(ann, bob)
        sittings = [stack.enter_context(guest.sit_at(table)) for guest in (ann, bob)]
        arrive(*sittings)
        asked, other = sorted(sittings, key=lambda sitting: not sitting.is_asked)
        choice = asked.state["question"]["options"][0]["key"]
        with monkeypatch.context() as outage:
            outage.setattr(house.hub.storage, "append", AsyncMock(side_effect=Unavailable))
            asked.act(0)
            assert asked.seen[-1]["reason"] == "unavailable"
        monkeypatch.setattr(house.hub.workers, "choose", AsyncMock(return_value=choice))
        asked.say("stand-in", bot="easy")
        other.until(lambda _message: other.is_asked)
        other.act(0)


def test_nobody_makes_a_table_grow_by_choosing_and_undoing_without_end(ann: Guest) -> None:
    with ann.sit_at(ann.open("forfort", "me", "here")) as sitting:
        sitting.until("state")
        for _ in range(MOST_UNDOS):
            sitting.act(0)
            assert sitting.state["can_undo"]
            sitting.say("undo", version=sitting.state["version"])
            sitting.until("state")
        sitting.act(0)
        sitting.say("undo", version=sitting.state["version"])
        assert sitting.until("refused")["say"]["say"] == "server-undone-enough"


def test_a_locked_database_makes_everybody_wait_and_nobody_believe_that_the_table_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with open_house(database) as house:
        house.hub.storage.connection.execute("PRAGMA busy_timeout=50")  # type: ignore[attr-defined]
        ann = Guest(house.address)
        table = ann.open("fort-sumter", "me", BOT)
        house.hub.forget(house.hub.rooms[table])
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert ann.ask("GET", f"/api/tables/{table}").status == 503
        assert ann.ask("GET", "/healthz").status == 503
        other.execute("COMMIT")
        other.close()
        assert ann.ask("GET", f"/api/tables/{table}").status == 200


def test_a_full_disk_is_known_and_loses_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite") as house:
        ann = Guest(house.address)
        table = ann.open("fort-sumter", "me", BOT)
        full = house.hub.storage.connection.execute("PRAGMA page_count").fetchone()[0]  # type: ignore[attr-defined]
        house.hub.storage.connection.execute(f"PRAGMA max_page_count={full}")  # type: ignore[attr-defined]
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            while not [message for message in sitting.seen if message["type"] == "refused"]:
                sitting.say("speak", text="x" * 500)
                sitting.until(lambda message: message["type"] in ("chat", "refused"))
            assert sitting.seen[-1]["reason"] == "unavailable"
            house.hub.storage.connection.execute("PRAGMA max_page_count=1000000")  # type: ignore[attr-defined]
            sitting.act(0)
        assert ann.ask("GET", "/healthz").status == 200


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with open_house(database):
        command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--database", str(database)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert "another server has it open" in ended.stderr and ended.stderr.count("\n") == 1


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    newer = sqlite3.connect(database)
    newer.execute(f"PRAGMA user_version = {schema.NEWEST + 1}")
    newer.close()
    command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--database", str(database)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2 and "newer version of Blanketfort" in ended.stderr
    assert sqlite3.connect(database).execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize(
    "request_of",
    [
        {"body": b"{}", "origin": "http://[::1"},
        {"body": b'{"game": "\xff\xfe", "seats": []}'},
        {"body": b'"\xff"'},
    ],
)
def test_broken_addresses_and_broken_letters_are_refused_like_everything_else(
    ann: Guest, request_of: dict[str, object]
) -> None:
    answer = ann.ask("POST", "/api/tables", **request_of)  # type: ignore[arg-type]
    assert answer.status in (400, 403)
    assert "Content-Security-Policy" in answer.headers
    assert json.loads(answer.body)["reason"] in ("malformed", "not-allowed")


def test_a_seat_of_thousands_of_figures_is_no_address(ann: Guest, caplog: pytest.LogCaptureFixture) -> None:
    table = ann.open("forfort", "me", "open")
    assert ann.ask("DELETE", f"/api/tables/{table}/seats/{'9' * 5000}").status == 404
    assert not caplog.records


def test_broken_letters_in_a_message_are_refused_and_leave_no_trace(
    ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with ann.sit_at(ann.open("forfort", "me", "here")) as sitting:
        sitting.until("state")
        sitting.socket.send(b'{"type": "speak", "text": "\xff\xfe"}', text=True)
        assert sitting.until("refused")["reason"] == "malformed"
        sitting.act(0)
    assert not caplog.records


def test_a_client_that_hangs_up_in_mid_request_leaves_no_trace(
    house: House, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = house.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 5) as line:
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Content-Length: 900\r\n\r\n{{".encode())
        assert ann.ask("GET", "/healthz").status == 200
    for _ in range(20):
        assert ann.ask("GET", "/healthz").status == 200
    assert not caplog.records


def test_what_an_error_of_a_game_says_is_not_in_the_log() -> None:
    """It may name the cards of a hand."""
    hand = "secret-card"
    try:
        raise IllegalMove(f"legal are: build:{hand}")
    except IllegalMove:
        record = logging.LogRecord("server", logging.ERROR, "", 0, "a message failed", (), sys.exc_info())
    told = JsonLines().format(record)
    assert "IllegalMove" in told and hand not in told
