"""Nobody can know the deal: everybody adds to the shuffle, and a table whose cards somebody may know says so."""

from pathlib import Path

import pytest

from blanketfort.engine.chance import commitment_to
from blanketfort.table.shuffle import pledge_to
from tests.server.house import Guest, House, arrive, open_house, play_out
from tests.server.test_playing import BOT, sit_down


def test_every_player_adds_a_word_that_was_fixed_before_any_was_told(ann: Guest, bob: Guest) -> None:
    table = ann.open("forfort", "me", "open", salt="mine")
    before = bob.get(f"/api/tables/{table}")["commitment"]
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    with ann.sit_at(table) as first, bob.sit_at(table) as second:
        first.until("about")
        second.until("about")
        ann.post(f"/api/tables/{table}/begin")
        arrive(first, second)
        told = [m["table"]["shuffle"] for m in first.seen if m["type"] == "about" and m["table"]["shuffle"]]
        assert [shuffle["stage"] for shuffle in told] == sorted(shuffle["stage"] for shuffle in told)
        for guest, other in ((ann, bob), (bob, ann)):
            assert not any(word.encode() in data for word in other.words.values() for data in guest.received)
        play_out([first, second])
    proof = ann.get(f"/api/tables/{table}/proof")
    words = [ann.words[table, 0], bob.words[table, 1]]
    assert [share["word"] for share in sorted(proof["shares"], key=lambda share: share["seat"])] == words
    assert all(share["pledge"] == pledge_to(table, share["seat"], share["word"]) for share in proof["shares"])
    assert proof["salt"] == f"mine 0:{words[0]} 1:{words[1]}"
    assert proof["is_proved"] and proof["commitment"] == commitment_to(proof["seed"], proof["salt"])
    assert proof["seed_commitment"] == before == commitment_to(proof["seed"], "mine")


def test_the_deal_does_not_wait_for_those_who_are_away_nor_take_another_word(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite", shuffle_seconds=1.5) as house:
        ann, bob = Guest(house.address), Guest(house.address)
        table = ann.open("forfort", "me", "open")
        bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
        with ann.sit_at(table) as sitting:
            sitting.until("about")
            ann.post(f"/api/tables/{table}/begin")
            sitting.say("pledge", seat=1, digest="0" * 64)
            assert sitting.until("refused")["reason"] == "not-allowed"
            assert ann.ask("POST", f"/api/tables/{table}/begin", {}).status == 409
            sitting.until("state")
        assert house.hub.rooms[table].room.setup.salt == f"0:{ann.words[table, 0]}"


def test_a_player_who_tells_another_word_than_the_one_fixed_is_refused(ann: Guest, bob: Guest) -> None:
    table = ann.open("forfort", "me", "open")
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    with ann.sit_at(table) as sitting:
        sitting.until("about")
        ann.words[table, 0] = "no word at all"
        ann.post(f"/api/tables/{table}/begin")
        assert sitting.until("refused")["say"]["say"] == "server-other-word"


@pytest.mark.parametrize("seats", [["me", "open"], ["me", "here"]])
def test_a_table_whose_cards_somebody_may_know_says_so_to_all(ann: Guest, bob: Guest, seats: list[str]) -> None:
    table = ann.open("forfort", "me", BOT)
    assert not bob.get(f"/api/tables/{table}")["is_known"]
    with ann.sit_at(table) as sitting:
        sitting.until("state")
        play_out([sitting])
    plan = {"step": 0, "seats": [{"kind": kind} for kind in seats], "name": "Ann"}
    branched = ann.post(f"/api/tables/{table}/branch", plan)["table"]
    assert bob.get(f"/api/tables/{branched}")["is_known"]
    seeded = ann.open("forfort", "me", "here", seed="mine")
    assert bob.get(f"/api/tables/{seeded}")["is_known"]


def test_the_host_frees_seats_mutes_and_hands_over(ann: Guest, bob: Guest) -> None:
    table = ann.open("forfort", "me", "open")
    for _ in range(2):
        bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
        with ann.sit_at(table) as host, bob.sit_at(table) as other:
            other.until("about")
            other.say("dismiss", seat=0)
            assert other.until("refused")["reason"] == "not-allowed"
            host.say("mute", seat=1, is_muted=True)
            other.until(lambda m: m["type"] == "about" and m["table"]["seats"][1]["is_muted"])
            other.say("speak", text="hello?")
            assert other.until("refused")["say"]["say"] == "server-muted"
            host.say("mute", seat=1, is_muted=False)
            host.say("dismiss", seat=1)
            other.until(lambda m: m["type"] == "about" and m["table"]["seats"][1]["kind"] == "open")
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    with ann.sit_at(table) as host:
        host.say("hand-over", seat=1)
        host.until(lambda m: m["type"] == "about" and not m["table"]["is_host"])
    assert bob.ask("POST", f"/api/tables/{table}/begin", {}).status == 200


def test_a_muted_player_stays_muted_and_the_next_on_the_seat_is_not(house: House, ann: Guest, bob: Guest) -> None:
    table, cleo = ann.open("forfort", "me", "open"), Guest(house.address)
    bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
    key = bob.get(f"/api/tables/{table}")["seat_links"]["1"].partition("#seat=")[2]
    other_device = Guest(house.address)
    other_device.post(f"/api/tables/{table}/claim", {"key": key})
    with ann.sit_at(table) as host:
        host.say("mute", seat=1, is_muted=True, key="mute")
        host.until("done")
        assert not is_heard(bob, table) and not is_heard(other_device, table)
        host.say("dismiss", seat=1, key="dismiss")
        host.until("done")
    assert not is_heard(bob, table), "nor does he speak as a spectator"
    cleo.post(f"/api/tables/{table}/seats/1", {"name": "Cleo"})
    assert is_heard(cleo, table)


def is_heard(guest: Guest, table: str) -> bool:
    with guest.sit_at(table) as sitting:
        sitting.say("speak", text="hello?", key="hello")
        return bool(sitting.until(lambda m: m["type"] in ("done", "refused"))["type"] == "done")


def test_a_player_who_is_sent_away_in_a_game_cannot_come_back(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob, "forfort")
    key = bob.get(f"/api/tables/{table}")["seat_links"]["1"].partition("#seat=")[2]
    with ann.sit_at(table) as host:
        host.until("state")
        host.say("dismiss", seat=1)
        host.until(lambda m: m["type"] == "about" and m["table"]["seats"][1]["bot"] != "")
        assert bob.ask("POST", f"/api/tables/{table}/claim", {"key": key}).status == 403
        assert not bob.get(f"/api/tables/{table}")["seats"][1]["is_mine"]
        play_out([host])
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    seats = ann.get(f"/api/tables/{again}")["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person"], "nobody waits for who was sent away"
