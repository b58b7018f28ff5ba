"""Finished games: replay, record, proof, upload, going on from a step, playing again."""

import json
import re
import socket
import time
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from msgspec import Raw
from pytest import MonkeyPatch

from blanketfort.engine.proof import verify
from blanketfort.engine.shelf import game_names
from blanketfort.locale import errors
from blanketfort.server import reviews
from blanketfort.server.api import Api
from blanketfort.server.finished import make_replay, split_records
from tests.server.house import Guest, House, arrive, open_house, play_out
from tests.server.test_playing import BOT, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all: nothing is done here that another table would notice."""
    with open_house(tmp_path_factory.mktemp("finished") / "tables.sqlite") as house:
        yield house


@pytest.fixture(scope="module")
def table(house: House) -> str:
    """A finished game."""
    ann = Guest(house.address)
    table = ann.open("fort-sumter", "me", BOT)
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        play_out([sitting])
    return table


@pytest.mark.parametrize("path", ["replay", "replay?seat=open", "review", "record", "proof"])
def test_a_game_that_goes_on_cannot_be_looked_into(ann: Guest, path: str) -> None:
    table = ann.open("fort-sumter", "me", BOT)
    answer = ann.ask("GET", f"/api/tables/{table}/{path}")
    assert (answer.status, answer.json["say"]["say"]) == (409, "server-not-over")


def test_a_finished_game_is_stepped_through_with_any_eyes(ann: Guest, bob: Guest, table: str) -> None:
    seen = {eyes: bob.get(f"/api/tables/{table}/replay?seat={eyes}") for eyes in ("0", "1", "open", "")}
    lengths = {len(replay["steps"]) for replay in seen.values()}
    assert len(lengths) == 1
    step = seen["0"]["steps"][3]["view"]["boards"]
    assert isinstance(step[0]["hand"], list) and step[1]["hand"] is None
    step = seen["open"]["steps"][3]["view"]["boards"]
    assert isinstance(step[0]["hand"], list) and isinstance(step[1]["hand"], list)
    keys = [step.get("key") for step in seen["open"]["steps"]]
    assert all(keys[1:]) and not keys[0]
    assert len(seen["open"]["result"]["course"]) == len(keys)
    for wrong in ("7", "-1", "all"):
        assert ann.ask("GET", f"/api/tables/{table}/replay?seat={wrong}").status == 400


def test_a_long_replay_is_written_before_it_is_answered(house: House, ann: Guest, table: str) -> None:
    """To write 338 steps at once took 22 ms, in which nobody else was served."""
    ann.get(f"/api/tables/{table}")
    steps: list[object] = [*make_replay(house.hub.rooms[table].room, "open").steps]
    assert all(isinstance(step, Raw) for step in steps)


def test_a_finished_game_is_judged_piece_by_piece(ann: Guest, bob: Guest, table: str, monkeypatch: MonkeyPatch) -> None:
    """Asking gets what is known and lets the search look on; when all is known, it is the same for everybody."""
    monkeypatch.setattr(reviews, "ITERATIONS", 2)
    monkeypatch.setattr(reviews, "SECONDS", 0.01)
    steps = len(ann.get(f"/api/tables/{table}/replay")["steps"]) - 1
    known = [0]
    while known[-1] < steps:
        review = (ann, bob)[len(known) % 2].get(f"/api/tables/{table}/review")
        assert review["steps"] == steps and review["done"] > known[-1]
        assert len(review["chances"]) == review["done"] + 1
        known.append(review["done"])
    assert len(known) > 2, "it came in pieces"
    assert bob.get(f"/api/tables/{table}/review") == review
    told = {choice["step"]: choice for choice in review["choices"]}
    assert len(told) > 20 and all(sum(now) == 100 and min(now) >= 0 for now in review["chances"])
    for choice in told.values():
        assert 0 <= choice["chance"] <= choice["best"] <= 100
        assert (choice["better"] is None) or choice["better"]["say"]
    assert all(remark["step"] in told for remark in review["turns"] + review["costly"])


def test_the_record_proves_itself(ann: Guest, table: str) -> None:
    text = ann.ask("GET", f"/api/tables/{table}/record")
    assert "attachment" in text.headers["content-disposition"]
    assert verify(text.body.decode()).over
    proof = ann.get(f"/api/tables/{table}/proof")
    assert proof["is_proved"] and proof["record"] == text.body.decode()
    assert proof["commitment"] == ann.get(f"/api/tables/{table}")["commitment"]


def test_a_record_is_uploaded_and_looked_at(ann: Guest, bob: Guest, table: str) -> None:
    text = ann.ask("GET", f"/api/tables/{table}/record").body.decode()
    again = bob.post("/api/records", {"record": text})["table"]
    assert bob.get(f"/api/tables/{again}")["phase"] == "over"
    theirs, ours = (ann.get(f"/api/tables/{id}/replay?seat=open") for id in (table, again))
    assert [step["view"] for step in theirs["steps"]] == [step["view"] for step in ours["steps"]]
    assert bob.get(f"/api/tables/{again}/proof")["is_proved"]
    lines = text.splitlines()
    lines[12], lines[14] = lines[14], lines[12]
    for wrong in ("", "x", "\n".join(lines), text[: len(text) // 2], "blanketfort record 1\ngame chess\n"):
        answer = bob.ask("POST", "/api/records", {"record": wrong})
        assert answer.status == 422
        assert "\n" not in answer.json["detail"]


@pytest.mark.parametrize("asked", ["fr", "fr-CA,fr;q=0.9,en;q=0.8"])
def test_what_is_wrong_is_said_in_the_reader_s_language(ann: Guest, asked: str) -> None:
    wrong = {"record": "blanketfort record 1\ngame chess\n"}
    english = ann.ask("POST", "/api/records", wrong).json
    french = ann.ask("POST", "/api/records", wrong, **{"accept-language": asked}).json
    assert english["detail"].startswith("there is no game 'chess'; there are:")
    assert french["detail"].startswith("il n\N{RIGHT SINGLE QUOTATION MARK}y a pas de jeu 'chess'")
    assert french["say"] == {"say": "server-bad-wish", "args": {"detail": french["detail"]}}
    assert ann.ask("POST", "/api/records", wrong, **{"accept-language": "de"}).json == english


def test_what_is_wrong_is_said_soon_whatever_is_wrong(ann: Guest, monkeypatch: MonkeyPatch) -> None:
    """An option of 16,000 empty lines took a second to be refused in French, in which nobody else was served."""
    wanted = {"game": "fort", "seats": [{"kind": "me"}, BOT], "options": {"setup": "\n" * 16_000}}
    said = Mock(side_effect=errors._say)
    monkeypatch.setattr(errors, "_say", said)
    assert ann.ask("POST", "/api/tables", wanted, **{"accept-language": "fr"}).status == 422
    assert said.call_count <= errors.MOST_LINES


@pytest.mark.parametrize("line", ["seed", "salt", "option vp-floor"])
def test_a_record_with_half_a_letter_is_refused(ann: Guest, table: str, line: str) -> None:
    """It was taken in, and then to look at it was an error of the server."""
    text = ann.ask("GET", f"/api/tables/{table}/record").body.decode()
    half = re.sub(f"^{line} .*$", rf'{line} "\\ud800"', text, flags=re.MULTILINE)
    assert half != text
    refused = ann.ask("POST", "/api/records", {"record": half})
    assert refused.status == 422 and "cannot read" in refused.json["detail"]


def test_records_are_read_as_their_client_reads_them(ann: Guest, house: House, monkeypatch: MonkeyPatch) -> None:
    """Two hundred large ones lay in memory for hours for each client that asked for them and did not read."""
    table, read = ann.open("forfort", "me", BOT), []
    note = Mock(phase="over")

    async def tables_of(_who: str, most: int) -> list[tuple[str, Mock]]:
        return [(table, note)] * most

    async def read_record(_api: Api, id: str, *_client: str) -> str:
        read.append(id)
        return "x" * 1_000_000

    monkeypatch.setattr(house.hub.storage, "tables_of", tables_of)
    monkeypatch.setattr(Api, "read_record", read_record)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", int(house.address.rpartition(":")[2])))
        line.sendall(f"GET /api/records HTTP/1.1\r\nHost: localhost\r\nCookie: {ann.cookie}\r\n\r\n".encode())
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        time.sleep(0.5)
        assert 0 < len(read) < 50


def test_a_record_that_is_padded_is_too_large(ann: Guest, table: str) -> None:
    """It was kept for good: a client could store 48 MB an hour, and be given all of it at once."""
    text = ann.ask("GET", f"/api/tables/{table}/record").body.decode()
    for letter, count in (("0", 60_000), ("\N{GRINNING FACE}", 15_000)):
        body = json.dumps({"record": text.rstrip() + letter * count}, ensure_ascii=False).encode()
        assert ann.ask("POST", "/api/records", body).status == 413


def test_all_of_ones_games_are_taken_along_and_taken_in_elsewhere(ann: Guest, bob: Guest) -> None:
    played = [ann.open(game, "me", BOT) for game in ("forfort", "fort-sumter")]
    ann.open("forfort", "me", BOT)
    for table in played:
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            sitting.say("stand-in", bot="random")
            sitting.until(lambda m: m["type"] == "state" and m["result"] is not None, timeout=60)
    given = ann.ask("GET", "/api/records")
    assert "attachment" in given.headers["content-disposition"]
    records = {ann.ask("GET", f"/api/tables/{table}/record").body.decode() for table in played}
    assert "".join(sorted(records)) == "".join(sorted(split_records(given.body.decode()))), "only those that are over"
    bob.post("/api/records", {"record": given.body.decode()})
    taken_in = bob.get("/api/tables")
    assert {row["game"] for row in taken_in} == {"forfort", "fort-sumter"}
    assert all(bob.get(f"/api/tables/{row['id']}/proof")["is_proved"] for row in taken_in)
    assert len(split_records(bob.ask("GET", "/api/records").body.decode())) == 2
    assert Guest(ann.address).ask("GET", "/api/records").body == b""


@pytest.mark.parametrize("game", game_names())
def test_a_new_table_goes_on_from_any_step_with_new_luck(ann: Guest, bob: Guest, game: str) -> None:
    table = ann.open(game, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        sitting.say("stand-in", bot="random")
        sitting.until(lambda m: m["type"] == "state" and m["result"] is not None, timeout=60)
    replay = ann.get(f"/api/tables/{table}/replay?seat=open")
    middle = len(replay["steps"]) // 2
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}]
    branched = bob.post(f"/api/tables/{table}/branch", {"step": middle, "seats": seats, "name": "Bob"})["table"]
    with bob.sit_at(branched, "?seat=0") as sitting:
        sitting.until("state")
        wanted = ann.get(f"/api/tables/{table}/replay?seat=0")["steps"][middle]["view"]
        assert sitting.state["view"] == wanted
    for step in (len(replay["steps"]) - 1, len(replay["steps"]), -1):
        assert bob.ask("POST", f"/api/tables/{table}/branch", {"step": step, "seats": seats}).status == 422


def test_a_game_that_began_in_the_middle_is_replayed_and_played_again_but_not_proved(ann: Guest, table: str) -> None:
    # In the middle: from a step near the end, the computer may end the second game before anyone has looked.
    middle = len(ann.get(f"/api/tables/{table}/replay")["steps"]) // 2
    body = {"step": middle, "seats": [{"kind": "me"}, BOT]}
    branched = ann.post(f"/api/tables/{table}/branch", body)["table"]
    with ann.sit_at(branched) as sitting:
        sitting.until("state")
        play_out([sitting])
    proof = ann.get(f"/api/tables/{branched}/proof")
    assert not proof["is_proved"] and "position" in proof["detail"]
    assert ann.get(f"/api/tables/{branched}/replay?seat=open")["steps"]
    in_french = ann.ask("GET", f"/api/tables/{branched}/proof", **{"accept-language": "fr"}).json["detail"]
    assert "dans une position" in in_french
    taken_in = ann.ask("POST", "/api/records", {"record": proof["record"]})
    assert (taken_in.status, "position" in taken_in.json["detail"]) == (422, True)  # it may be anybody's invention
    again = ann.post(f"/api/tables/{branched}/rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["phase"] == "playing"


def test_nobody_loses_by_the_clock_a_next_game_that_they_did_not_sit_down_to(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob, clock={"per": "move", "seconds": 60, "then": "forfeit"})
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        arrive(first, second)
        play_out([first, second])
    again = bob.post(f"/api/tables/{table}/rematch")["table"]
    info = bob.get(f"/api/tables/{again}")
    assert (info["phase"], info["is_host"]) == ("gathering", True)
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", "Bob"), ("open", "")]
    assert ann.get(f"/api/tables/{table}")["rematch"] == again
    spectator = Guest(ann.address)
    assert spectator.get(f"/api/tables/{table}")["rematch"] is None, "who could sit down in Ann's stead"
    assert spectator.ask("POST", f"/api/tables/{table}/rematch", {}).status == 403
    ann.post(f"/api/tables/{again}/seats/1", {"name": "Ann"})
    assert bob.post(f"/api/tables/{again}/begin")["shuffle"]["awaited"] == [0, 1]


def test_the_same_people_play_again_one_seat_further(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    assert ann.ask("POST", f"/api/tables/{table}/rematch", {}).status == 409
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        for sitting in (first, second):
            sitting.until("state")
        play_out([first, second])
        assert Guest(ann.address).ask("POST", f"/api/tables/{table}/rematch", {}).status == 403
        again = ann.post(f"/api/tables/{table}/rematch")["table"]
        assert bob.post(f"/api/tables/{table}/rematch")["table"] == again
        second.until(lambda message: message["type"] == "about" and message["table"]["rematch"] == again)
    info = ann.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert info["seats"][1]["is_mine"] and info["shuffle"] == {"stage": "pledge", "awaited": [0, 1]}
