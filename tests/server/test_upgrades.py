"""A game outlives the rules it was begun with: it goes on from where it stood, or shows what was stored, and says so.

Here a stored choice is changed into one that no rule offers, which to a server is the same as a rule that was mended.
"""

import asyncio
import gc
import sqlite3
from pathlib import Path

import pytest

from blanketfort.server.hub import Hub
from blanketfort.server.processes import Processes
from blanketfort.server.storage import Row, Unavailable
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.workers import Workers
from blanketfort.table.lines import Choose, Head, Resume, Speak, read_line, write_line
from tests import loops
from tests.server.house import Guest, Sitting, open_house, play_out

SEATS = ("me", {"kind": "here", "name": "Zoe"})


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def outlaw_a_choice(database: Path, table: str) -> None:
    """Let the fifth choice of a game be one that the rules do not know."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT seq, line FROM line WHERE tableau = ? ORDER BY seq", (table,)).fetchall()
        number, line = [(seq, read_line(text)) for seq, text in rows if isinstance(read_line(text), Choose)][4]
        assert isinstance(line, Choose)
        given = write_line(Choose(line.seat, "no-such-thing")), table, number
        connection.execute("UPDATE line SET line = ? WHERE tableau = ? AND seq = ?", given)
    connection.close()


def play(sitting: Sitting, choices: int) -> None:
    """Play on as the one who holds all seats, to the end at most."""
    for turn in range(choices):
        if sitting.state["result"] is not None:
            return
        while not sitting.is_asked:
            sitting.say("look", seat=sitting.state["question"]["seat"])
            sitting.until("state")
        sitting.act(turn)


def play_to_the_end(database: Path) -> tuple[Guest, str]:
    """A game that was over before the upgrade."""
    with open_house(database) as house:
        ann = Guest(house.address)
        table = ann.open("forfort", "me", {"kind": "bot", "bot": "random"})
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            play_out([sitting])
    return ann, table


@pytest.mark.parametrize("game", ["fort", "fort-sumter", "forfort"])
def test_a_game_whose_choices_are_not_lawful_any_more_goes_on_from_where_it_stood(database: Path, game: str) -> None:
    with open_house(database) as house:
        ann = Guest(house.address)
        table = ann.open(game, *SEATS)
        with ann.sit_at(table, "?seat=0") as sitting:
            sitting.until("state")
            play(sitting, 21)
            seat = sitting.state["question"]["seat"]  # who sees also what can still be taken back
            sitting.say("look", seat=seat)
            before = sitting.until("state")
    outlaw_a_choice(database, table)
    with open_house(database) as house:
        ann.address = house.address
        with ann.sit_at(table, f"?seat={seat}&since={before['version']}") as sitting:
            sitting.until("state")
            assert sitting.about["is_resumed"]
            assert sitting.state["view"] == before["view"]
            assert sitting.state["version"] > before["version"], "no client is shown an older version than it has seen"
            assert [step["version"] for step in sitting.state["steps"]] == [sitting.state["version"]]
            play(sitting, 3)
    with open_house(database) as house:
        ann.address = house.address
        with ann.sit_at(table, "?seat=0") as sitting:
            sitting.until("state")
            play(sitting, 2000)
        assert ann.get(f"/api/tables/{table}/replay?seat=open")["steps"]
        assert "position" in ann.get(f"/api/tables/{table}/proof")["detail"]


def test_a_game_that_was_over_shows_what_was_stored_and_by_which_rules(database: Path) -> None:
    ann, table = play_to_the_end(database)
    with open_house(database) as house:
        ann.address = house.address
        info, record = ann.get(f"/api/tables/{table}"), ann.ask("GET", f"/api/tables/{table}/record").body
    outlaw_a_choice(database, table)
    with open_house(database) as house:
        ann.address = house.address
        again = ann.get(f"/api/tables/{table}")
        assert (again["phase"], again["seats"][0]["name"]) == ("over", info["seats"][0]["name"])
        assert ann.ask("GET", f"/api/tables/{table}/record").body == record
        proof = ann.get(f"/api/tables/{table}/proof")
        assert proof["is_proved"] and proof["rules"] and proof["checked_by"], "the record was not touched"
        assert ann.get(f"/api/tables/{table}/replay?seat=open")["steps"]


def test_a_game_that_was_over_before_there_was_some_option_is_shown_as_it_ended(database: Path) -> None:
    ann, table = play_to_the_end(database)
    with sqlite3.connect(database) as connection:
        younger = r"option end \"drawn\"\n"
        assert connection.execute("UPDATE kept SET kept = replace(kept, ?, '')", (younger,)).rowcount == 1
        assert younger not in connection.execute("SELECT kept FROM kept").fetchone()[0]
    connection.close()
    with open_house(database) as house:
        ann.address = house.address
        with ann.sit_at(table) as sitting:
            assert sitting.until("state")["result"]


def test_a_stored_record_that_today_s_rules_refuse_is_still_shown(database: Path) -> None:
    ann, table = play_to_the_end(database)
    outlaw_a_choice(database, table)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE kept SET kept = replace(kept, 'choose ', 'choose no-such-')")
    connection.close()
    with open_house(database) as house:
        ann.address = house.address
        assert ann.get(f"/api/tables/{table}")["phase"] == "over"
        proof = ann.get(f"/api/tables/{table}/proof")
        assert not proof["is_proved"] and "no-such-" in proof["record"] and proof["checked_by"]
        for path in ("replay", "review"):
            refused = ann.ask("GET", f"/api/tables/{table}/{path}")
            assert (refused.status, refused.json["say"]["say"]) == (409, "server-other-rules")
            assert "detail" not in refused.json


def test_a_table_that_cannot_be_read_is_set_aside_and_no_other_is_harmed(database: Path) -> None:
    with open_house(database) as house:
        ann = Guest(house.address)
        table, other = (ann.open("forfort", *SEATS) for _ in range(2))
        with ann.sit_at(table, "?seat=0") as sitting:
            sitting.until("state")
            play(sitting, 12)
    outlaw_a_choice(database, table)
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM kept")
        lines = connection.execute("SELECT * FROM line").fetchall()
    connection.close()
    with open_house(database) as house:
        ann.address = house.address
        refused = ann.ask("GET", f"/api/tables/{table}")
        assert (refused.status, refused.json["say"]["say"]) == (409, "server-set-aside")
        assert ann.get(f"/api/tables/{other}")["phase"] == "playing"
        assert {row["id"] for row in ann.get("/api/tables")} == {table, other}
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT * FROM line").fetchall() == lines
    connection.close()


def test_a_table_keeps_by_which_rules_cards_and_program_it_was_begun(database: Path) -> None:
    with open_house(database) as house:
        table = Guest(house.address).open("fort", *SEATS)
    with sqlite3.connect(database) as connection:
        (text,) = connection.execute("SELECT line FROM line WHERE tableau = ? AND seq = 0", (table,)).fetchone()
    connection.close()
    head = read_line(text)
    assert isinstance(head, Head) and head.rules >= 2 and head.program and len(head.cards) == 16


@pytest.mark.parametrize("is_new_kind", [False, True])
def test_a_table_that_a_newer_version_has_gone_on_with_is_left_to_that(database: Path, is_new_kind: bool) -> None:
    """In a rolling upgrade the older server heard a line by rules that it does not know, and could not apply it; one
    of a kind that it does not know was an error of 5 kB in the log for each request."""

    new = '{"type":"applaud","seat":0}' if is_new_kind else ""

    async def hear_of_it(table: str) -> None:
        hub = Hub(SqliteStorage(database), Workers(Processes(0)))
        await hub.open()
        live = await hub.find(table)
        line = new or write_line(Resume("", live.room.game.rules_version + 1))
        await hub.storage.append(table, live.room.seq, [Row(0.0, line)])
        with pytest.raises(Unavailable):
            await hub.do(table, lambda _room: Speak(None, "", "hello"))
        assert table not in hub.rooms
        await hub.close()

    with open_house(database) as house:
        table = (ann := Guest(house.address)).open("forfort", *SEATS)
    loops.run(hear_of_it(table))
    with open_house(database) as house:
        ann.address = house.address
        assert ann.ask("GET", f"/api/tables/{table}").status == 503
    with sqlite3.connect(database) as connection:
        (last,) = connection.execute("SELECT line FROM line WHERE tableau = ? ORDER BY seq DESC", (table,)).fetchone()
    connection.close()
    assert last == new or isinstance(read_line(last), Resume)


def test_what_is_refused_when_nobody_waits_for_it_any_more_is_no_error(database: Path) -> None:
    """The log said of it that an exception was never retrieved."""
    told: list[object] = []

    async def hang_up(table: str) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context))
        hub = Hub(SqliteStorage(database), Workers(Processes(0)))
        await hub.open()
        live = await hub.find(table)
        async with live.lock:
            asking = asyncio.create_task(hub.do(table, lambda room: room.end(0, -1)))
            await asyncio.sleep(0.05)
            asking.cancel()
        await asyncio.sleep(0.05)
        gc.collect()
        await hub.close()

    with open_house(database) as house:
        table = Guest(house.address).open("forfort", *SEATS)
    loops.run(hang_up(table))
    assert told == []
