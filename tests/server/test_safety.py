"""Safe by construction: nobody receives a byte of what they may not know, and nothing wrong does anything."""

from __future__ import annotations

import hashlib
import http.cookies
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from blanketfort.about import is_compiled
from blanketfort.engine.event import Event, Happening
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.engine.writing import as_line
from blanketfort.server import client_files, guests, sockets
from blanketfort.server.guard import PAUSE
from blanketfort.server.limits import Limits, client_at
from tests.server.house import Guest, House, Sitting, open_house, play_out
from tests.server.test_playing import BOT, sit_down


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever only one seat may know carries a word that names this seat."""
    if is_compiled():
        pytest.skip("a compiled engine cannot be given canaries")
    for name in game_names():
        kind = type(find_game(name).new(seed=1))
        monkeypatch.setattr(kind, "view", with_canary(kind))
    seen_by = Event.seen_by

    def seen(event: Event, seat: int | None) -> Happening:
        found = seen_by(event, seat)
        facts = {**found.facts, "canary": f"canary-{seat}"} if event.secret and seat in event.knowers else found.facts
        return found._replace(facts=facts)

    monkeypatch.setattr(Event, "seen_by", seen)
    yield


def with_canary(kind: type[State]) -> object:
    view = kind.view

    def marked(state: State, seat: int | None) -> Any:
        seen = view(state, seat)
        if isinstance(seen, View):
            return seen if seat is None else replace(seen, game=f"canary-{seat}")
        return seen | ({} if seat is None else {"canary": f"canary-{seat}"})

    return marked


@pytest.mark.twice
@pytest.mark.parametrize("game", game_names())
@pytest.mark.usefixtures("canaries")
def test_nobody_receives_a_byte_of_what_only_another_may_know(house: House, ann: Guest, bob: Guest, game: str) -> None:
    """Over a whole game: frames and answers, of both players and of somebody who watches."""
    table = sit_down(ann, bob, game)
    seed = house.hub.rooms[table].room.head.seed
    eve = Guest(ann.address)
    paths = [f"/api/tables/{table}{rest}" for rest in ("", "/replay?seat=open", "/replay?seat=0", "/record", "/proof")]
    with ann.sit_at(table) as first, bob.sit_at(table) as second, eve.sit_at(table) as watching:
        for sitting in (first, second, watching):
            sitting.until("state")
        turns = 0

        def watch() -> None:
            nonlocal turns
            turns += 1
            watching.drain() if turns % 20 == 0 else None
            if turns % 50 == 0:
                for guest in (ann, bob, eve):
                    for path in paths:
                        guest.ask("GET", path)
            if first.state["result"] is None and second.state["result"] is None:
                check_secrets(seed, ann, bob, eve)

        play_out([first, second], watch=watch)
        while watching.state["result"] is None:  # it may have seen the end when it last looked
            watching.until("state")
        assert seed in watching.state["result"]["seed"]
    for guest, foreign in ((ann, "canary-1"), (bob, "canary-0"), (eve, "canary-")):
        assert guest.received
        assert not any(foreign.encode() in data for data in guest.received)


def check_secrets(seed: str, *guests: Guest) -> None:
    """While the game goes on nobody is told the seed, and never who is who."""
    tokens = [guest.cookie.partition("=")[2] for guest in guests]
    secrets = [seed, *filter(None, tokens), *(hashlib.sha256(token.encode()).hexdigest() for token in tokens)]
    for guest in guests:
        for data in guest.received[-20:]:
            assert not any(secret.encode() in data for secret in secrets)


def test_a_choice_that_is_stale_or_comes_twice_is_refused_with_the_fresh_state(ann: Guest) -> None:
    with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
        sitting.until("state")
        stale = sitting.state
        key = stale["question"]["options"][0]["key"]
        sitting.choose(key)
        sitting.choose(key)
        assert sitting.until("refused")["reason"] in ("stale", "not-asked")
        assert sitting.until("state")["version"] > stale["version"]
        sitting.state = sitting.state | {"version": sitting.state["version"] + 5}
        sitting.choose(key)
        assert sitting.until("refused")["reason"] == "stale"


def test_an_unlawful_choice_is_refused(ann: Guest) -> None:
    with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
        sitting.until("state")
        sitting.choose("event:no-such-card")
        assert sitting.until("refused")["reason"] == "unlawful"
        assert sitting.until("state")["question"]["options"]


def test_whoever_is_not_asked_chooses_nothing(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        for sitting in (first, second):
            sitting.until("state")
        other = second if first.is_asked else first
        other.choose("anything")
        assert other.until("refused")["reason"] == "not-asked"


KINDS = ["choose", "undo", "end-turn", "look", "ask-hint", "stand-in", "next-step", "state", "", "head"]
ANY = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | ANY},
    optional=dict.fromkeys(("version", "choice", "seat", "bot", "step", "line"), ANY),
).map(json.dumps)


@pytest.fixture
def fuzzed(ann: Guest) -> Iterator[Sitting]:
    with ann.sit_at(ann.open("fort-sumter", "me", {"kind": "here", "name": "Zoe"})) as sitting:
        sitting.until("state")
        yield sitting


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(MESSAGES | st.text(max_size=60) | st.binary(max_size=60), min_size=1, max_size=8))
def test_whatever_comes_up_a_socket_is_answered_and_harms_nothing(fuzzed: Sitting, frames: list[str | bytes]) -> None:
    for frame in frames:
        fuzzed.socket.send(frame)
        fuzzed.until(lambda message: message["type"] in ("refused", "state", "hint"))
        assert b"Traceback" not in fuzzed.guest.received[-1]
    fuzzed.say("undo", version=-1)
    fuzzed.until(lambda message: message["type"] == "refused")
    assert fuzzed.state["version"] == 0


def test_an_oversized_message_ends_the_connection(ann: Guest) -> None:
    with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting, pytest.raises(ConnectionClosed) as closed:
        sitting.say("speak", text="x" * 20_000)
        sitting.until("refused")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_whoever_sends_frames_without_end_is_cut_off(tmp_path: Path) -> None:
    """Even empty ones, of a message that never ends."""
    with open_house(tmp_path / "tables.sqlite", Limits()) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
            sitting.until("state")
            begun, piece = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
            with pytest.raises((OSError, ConnectionClosed)):
                sitting.socket.socket.sendall(begun)
                for _ in range(100):
                    sitting.socket.socket.sendall(1000 * piece)
                while True:
                    sitting.hear()
        assert ann.get("/healthz") == {"status": "ok"}


@pytest.mark.parametrize(
    "frame", [b"\x82\x80\0\0\0\0", b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"], ids=["empty", "ping", "pong"]
)
def test_thousands_of_tiny_frames_are_too_many_though_they_have_few_bytes(tmp_path: Path, frame: bytes) -> None:
    """A packet of them took 4 MB of memory and a fifth of a second of everybody's time, at each of 200 sockets."""
    with open_house(tmp_path / "tables.sqlite", Limits()) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
            sitting.until("state")
            with pytest.raises((ConnectionError, ConnectionClosed)):
                sitting.socket.socket.sendall(2000 * frame)
                while True:
                    sitting.hear(5)
            assert "refused" not in [message["type"] for message in sitting.seen]


def test_thousands_of_marks_on_a_letter_take_nobodys_time(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """To put 16 kB of them in order took a third of a second, in which nobody else was served."""
    marks, put_in_order = "a" + 3900 * "\u0345" + 3900 * "\u0334", Mock(side_effect=as_line)
    monkeypatch.setattr(guests, "as_line", put_in_order)
    with ann.sit_at(ann.open("forfort", "me", "open")) as sitting:
        sitting.until("chat")
        sitting.socket.send(json.dumps({"type": "speak", "text": marks}, ensure_ascii=False))
        assert sitting.until("refused")["say"]["say"] == "server-too-long"
    assert len(put_in_order.call_args.args[0]) == 4 * guests.LONGEST_CHAT


def test_pages_of_other_sites_do_nothing(ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", "open")
    body = {"game": "fort", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for headers in ({"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}, {"origin": "null"}):
        answer = ann.ask("POST", "/api/tables", body, **headers)
        assert (answer.status, answer.json["reason"]) == (403, "not-allowed")
        assert ann.ask("POST", f"/api/tables/{table}/begin", {}, **headers).status == 403
        assert ann.ask("DELETE", f"/api/tables/{table}/seats/0", **headers).status == 403
    for content in ("text/plain", "application/x-www-form-urlencoded"):
        assert ann.ask("POST", "/api/tables", body, **{"content-type": content}).status == 400
    with pytest.raises(InvalidStatus):
        ann.sit_at(table, origin="https://evil.example")


def test_a_foreign_token_is_nobodys(ann: Guest) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    mallory = Guest(ann.address)
    for cookie in ("blanketfort=" + "A" * 43, "blanketfort=", "blanketfort=x", ann.cookie[:-1]):
        mallory.cookie = cookie
        assert not mallory.get(f"/api/tables/{table}")["seats"][0]["is_mine"]
        with mallory.sit_at(table) as sitting:
            assert sitting.until("state")["seat"] is None
        assert mallory.ask("DELETE", f"/api/tables/{table}/seats/0").status == 403


def test_the_cookies_of_others_take_nobodys_time(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """To take the quotes off 30 kB of backslashes took a second, in which nobody else was served."""
    ann.open("forfort", "me", BOT)
    own, unquoted = ann.cookie, Mock(side_effect=AssertionError)
    monkeypatch.setattr(http.cookies, "_unquote", unquoted)
    for sent in ('x="' + "\\\\" * 15_000 + f'"; {own}', f"{own};x=y", f'{own}; x="a b"'):
        ann.cookie = sent
        assert len(ann.get("/api/tables")) == 1
    assert not unquoted.called
    for sent in (f"x{own}", f"{own}x", own.replace("=", '="') + '"'):
        ann.cookie = sent
        assert ann.get("/api/tables") == []


def test_files_are_given_out_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred pieces of one took 12 ms: one client that asked no more than it may had half a core."""
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(client_files.Pages.__init__, "__defaults__", (tmp_path, "/"))
    with open_house(tmp_path / "tables.sqlite") as house:
        answer = Guest(house.address).ask("GET", "/index.html", range="bytes=0-0,2-2,4-4")
        assert (answer.status, answer.body) == (200, b"the page")


def test_no_file_is_looked_for_in_thousands_of_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each took 50 ms: one client that asked no more than it may had a whole core, and all others waited."""
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(client_files.Pages.__init__, "__defaults__", (tmp_path, "/"))
    with open_house(tmp_path / "tables.sqlite") as house:
        ann, looked = Guest(house.address), Mock(side_effect=os.lstat)
        monkeypatch.setattr(os, "lstat", looked)
        assert ann.ask("GET", "/a/a/").body == b"the page" and looked.called
        assert ann.ask("GET", "/" + "a/" * 15_000).body == b"the page"
        assert ann.ask("GET", "/assets/" + "a/" * 15_000).status == 404
        assert looked.call_count < 200


def test_markup_in_names_stays_text_and_names_have_an_end(ann: Guest) -> None:
    markup = "<img src=x onerror=a()>"
    table = ann.open("fort-sumter", {"kind": "me", "name": markup}, "open")
    assert ann.get(f"/api/tables/{table}")["seats"][0]["name"] == markup
    long = ann.ask("POST", f"/api/tables/{table}/seats/1", {"name": "x" * 31})
    assert (long.status, long.json["reason"]) == (429, "too-much")
    controls = Guest(ann.address).post(f"/api/tables/{table}/seats/1", {"name": "\u202eB\x00o\nb\u200b"})
    assert controls["seats"][1]["name"] == "B o b"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"game": 1}',
        {"game": "fort", "seats": [], "unknown": 1},
        {"game": "fort", "seats": [{"kind": "king"}]},
        b'{"game": "fort", "seats": [{"kind": "me", "x": ' + 8000 * b"[" + 8000 * b"]" + b"}]}",
    ],
)
def test_malformed_bodies_are_refused_in_words(ann: Guest, body: object) -> None:
    answer = ann.ask("POST", "/api/tables", body)
    assert (answer.status, answer.json["reason"]) == (400, "malformed")
    assert answer.json["say"]["say"] == "server-malformed"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "gandalf"}]},
        {"options": {"no-such": True}},
        {"options": {"vp-floor": "maybe"}},
        {"clock": {"per": "move", "seconds": 1, "then": "bot"}},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "seed": "whose cards I know"},
    ],
)
def test_tables_that_cannot_be_are_refused_with_what_would_be_right(ann: Guest, wrong: dict[str, object]) -> None:
    body = {"game": "fort-sumter", "seats": [{"kind": "me"}, {"kind": "bot"}]} | wrong
    answer = ann.ask("POST", "/api/tables", body)
    assert answer.status == 422, answer.body
    assert answer.json["detail"]


def test_too_large_bodies_are_not_read(ann: Guest) -> None:
    answer = ann.ask("POST", "/api/tables", b"[" + b" " * 40_000)
    assert answer.status == 413


def test_every_answer_has_the_headers_that_keep_a_browser_safe(ann: Guest) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/nowhere", "/healthz"):
        headers = ann.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert ann.ask("GET", "/api/nowhere").json["reason"] == "missing"


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(ann: Guest) -> None:
    body = {"game": "fort", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    cookie = ann.ask("POST", "/api/tables", body).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" not in cookie  # this was plain http


def test_a_client_that_asks_too_much_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(messages=2, requests=2, tables=3, sockets=2)
    with open_house(tmp_path_factory.mktemp("db") / "t", limits) as house:
        ann = Guest(house.address)
        table = ann.open("fort-sumter", "me", BOT)
        with ann.sit_at(table) as sitting:
            while not sitting.is_asked:
                sitting.until("state")
            for _ in range(20):
                sitting.say("undo", version=0)
            reasons = [sitting.until("refused")["reason"] for _ in range(20)]
            assert reasons[-1] == "too-much"
            sitting.seen.clear()
            sitting.drain()
            assert "state" not in [message["type"] for message in sitting.seen]
        begun = time.monotonic()
        statuses = [ann.ask("GET", "/api/games").status for _ in range(16)]
        assert set(statuses) == {200, 429}
        assert time.monotonic() - begun >= PAUSE * statuses.count(429)


def test_a_whole_game_is_not_told_again_and_again(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite", Limits()) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("fort-sumter", "me", "here")) as sitting:
            sitting.until("state")
            for _ in range(20):
                sitting.say("look", seat=0)
            told = [sitting.until(lambda m: m["type"] in ("state", "refused"))["type"] for _ in range(20)]
            assert "refused" in told and told[:5] == ["state"] * 5


def test_what_costs_much_is_rationed_whatever_its_address(tmp_path: Path) -> None:
    """Lessons are tables too; hints take a worker, chat a place on the disk, replays the time of all."""
    limits = Limits(messages=1000, requests=1000, tables=3, readings=0.05, hints=0.05, lines=0.1)
    with open_house(tmp_path / "tables.sqlite", limits) as house:
        ann = Guest(house.address)
        with ann.sit_at(ann.open("fort-sumter", "me", BOT)) as sitting:
            version = sitting.until("state")["version"]
            for type, fields in (("speak", {"text": "hello"}), ("ask-hint", {"version": version})):
                sitting.say(type, **fields)
                assert sitting.until(lambda m: m["type"] in ("chat", "hint") and m.get("lines") != [])
                sitting.say(type, **fields)
                assert sitting.until("refused")["reason"] == "too-much"
        lessons = [ann.ask("POST", "/api/tutorials/fort", {"name": ""}).status for _ in range(3)]
        assert lessons == [201, 201, 429]
        replays = [ann.ask("GET", f"/api/tables/{'A' * 16}/replay").status for _ in range(2)]
        assert replays == [404, 429]


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_limits_are_kept_for_an_address_or_for_a_whole_network_of_one_home(host: str, client: str) -> None:
    assert client_at(host) == client


def test_whoever_does_not_read_is_cut_off_before_much_waits(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 10**9)  # not because of how many wait: because of their bytes
    with ann.sit_at(ann.open("fort", "me", BOT), unread=1) as sitting, pytest.raises(ConnectionClosed) as closed:
        for _ in range(3000):
            sitting.say("look", seat=0)
        while True:
            sitting.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013  # browsers come back


def test_health_and_figures(ann: Guest) -> None:
    assert ann.get("/healthz") == {"status": "ok"}
    ann.open("fort", "me", BOT)
    text = ann.ask("GET", "/metrics").body.decode()
    assert "blanketfort_tables_in_memory 1" in text
    assert 'blanketfort_requests_total{method="POST",status="201"} 1' in text
