"""A table with a house deck: everybody there sees it, and all that is done at a table is done with its cards."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Guest, House, open_house, play_out
from tests.test_house_decks import DECKS

DECK = DECKS["forfort"]
BOT = {"kind": "bot", "bot": "easy"}


def test_a_game_with_a_house_deck_is_played_looked_at_and_continued(house: House) -> None:
    ann = Guest(house.address)
    table = ann.open("forfort", "me", BOT, deck=DECK)
    with ann.sit_at(table) as sitting:
        while not sitting.is_asked:
            sitting.until("state")
        assert sitting.about["deck"] and sitting.about["cards"] == f"/api/tables/{table}/cards"
        sitting.say("ask-hint", version=sitting.state["version"])
        sitting.until("hint")
        play_out([sitting])
    assert ann.get(sitting.about["cards"]) != ann.get("/api/games/forfort/cards")
    assert ann.get(f"/api/tables/{table}/proof")["is_proved"]
    assert ann.get(f"/api/tables/{table}/review")["done"] > 0
    replay = ann.get(f"/api/tables/{table}/replay?seat=0")
    assert replay["cards"] == sitting.about["cards"]
    branch = {"step": len(replay["steps"]) // 2, "seats": [{"kind": "me"}, BOT], "name": "Ann"}
    for address, body in (("branch", branch), ("rematch", {})):
        again = ann.post(f"/api/tables/{table}/{address}", body)["table"]
        assert ann.get(f"/api/tables/{again}")["deck"] == sitting.about["deck"]
    record = ann.ask("GET", f"/api/tables/{table}/record").body.decode()
    refused = ann.ask("POST", "/api/records", {"record": record})
    assert refused.status == 422 and "the house deck" in refused.json["detail"]


def test_a_table_goes_on_with_its_deck_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite") as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", BOT, deck=DECK)
        before = ann.get(f"/api/tables/{table}")["deck"]
    with open_house(tmp_path / "tables.sqlite") as house:
        ann.address = house.address
        assert ann.get(f"/api/tables/{table}")["deck"] == before
        with ann.sit_at(table) as sitting:
            sitting.act(0)


def test_whoever_comes_to_a_table_sees_that_its_cards_are_others(house: House) -> None:
    table = Guest(house.address).open("forfort", "me", "open", deck=DECK)
    assert Guest(house.address).get(f"/api/tables/{table}")["deck"]


def test_a_deck_that_changes_nothing_is_none(house: House) -> None:
    ann = Guest(house.address)
    about = ann.get(f"/api/tables/{ann.open('forfort', 'me', BOT, deck='# nothing')}")
    assert about["deck"] == "" and about["cards"] == "/api/games/forfort/cards"


def test_a_bad_deck_is_refused_with_every_mistake_and_its_line(house: House) -> None:
    plan = {"game": "forfort", "name": "Ann", "seats": [{"kind": "me"}, BOT]}
    refused = Guest(house.address).ask("POST", "/api/tables", plan | {"deck": "camps = 99\n\nnobody = 1\n"})
    lines = refused.json["detail"].splitlines()
    assert refused.status == 422 and [line.split(": ")[0] for line in lines] == ["deck.toml:1", "deck.toml:3"]
    assert Guest(house.address).ask("POST", "/api/tables", plan | {"deck": "camps = ["}).status == 422
    assert Guest(house.address).ask("POST", "/api/tables", plan | {"deck": DECK, "day": "2026-11-17"}).status == 422
    assert Guest(house.address).ask("POST", "/api/tables", plan | {"deck": "#" * 70_000}).status == 413
