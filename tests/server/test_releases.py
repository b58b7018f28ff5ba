"""Tables of every released version are still there: those that were over are shown and proved, the others go on."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House, open_house, play_out

RELEASES = Path(__file__).parent / "releases"
RELEASED = sorted(path.stem for path in RELEASES.glob("*.json"))


def read(release: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RELEASES / f"{release}.json").read_text())
    return found


@pytest.fixture(params=RELEASED)
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def house(release: str, tmp_path: Path) -> Iterator[House]:
    """Today's server on a copy of the database that the release left behind."""
    database = tmp_path / "tables.sqlite"
    database.write_bytes(gzip.decompress((RELEASES / f"{release}.sqlite.gz").read_bytes()))
    with open_house(database) as house:
        yield house


@pytest.fixture
def ann(release: str, house: House) -> Guest:
    """The guest who opened all these tables, with the cookie of that time."""
    guest = Guest(house.address)
    guest.cookie = read(release)["cookie"]
    return guest


def test_every_table_is_listed_and_stands_where_it_stood(release: str, ann: Guest) -> None:
    tables = read(release)["tables"]
    assert {row["id"] for row in ann.get("/api/tables")} == {row["table"] for row in tables}
    for row in tables:
        with ann.sit_at(row["table"]) as sitting:
            sitting.until("about")
            if row["version"] >= 0:
                while sitting.state.get("version") != row["version"]:
                    sitting.until("state")
                assert (sitting.state["result"] is not None) == row["over"]


def test_a_game_that_was_over_is_replayed_and_proved(release: str, ann: Guest) -> None:
    for row in read(release)["tables"]:
        if row["over"]:
            assert len(ann.get(f"/api/tables/{row['table']}/replay?seat=open")["steps"]) > 30
            assert ann.get(f"/api/tables/{row['table']}/proof")["is_proved"]


def test_an_old_table_is_shown_with_the_cards_of_its_time(release: str, ann: Guest) -> None:
    """Of the first release Fort Sumter had another edition of its deck."""
    rules, value = (1, 2) if release == "0.1.0" else (2, 1)
    for row in read(release)["tables"]:
        if row["over"]:
            replay = ann.get(f"/api/tables/{row['table']}/replay?seat=open")
            assert ann.get(f"/api/tables/{row['table']}/proof")["rules"] == rules
            cards = {card["id"]: card for card in ann.get(replay["cards"])}
            if replay["game"] == "fort-sumter":
                assert cards["robert-anderson"]["facts"]["value"] == value
    assert ann.ask("GET", "/api/games/fort-sumter/cards?rules=9").status == 404


def test_a_game_that_was_going_on_is_played_to_its_end(release: str, ann: Guest) -> None:
    for row in read(release)["tables"]:
        if not row["over"] and row["version"] >= 0:
            with ann.sit_at(row["table"]) as sitting:
                sitting.until("state")
                play_out([sitting])
