"""The house of a static site, with a browser that is only pretended: what it is asked, tells, keeps and has thought."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.site.house import House
from blanketfort.site.thinker import Thinker, work
from tests import loops

TABLE = {"game": "forfort", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}


class Browser:
    """Keeps a copy of the file where the real one keeps pages, and hears what is sent."""

    def __init__(self, tables: Path) -> None:
        self.tables = tables
        self.kept = b""
        self.is_full = False
        self.heard: list[dict[str, Any]] = []
        self.closed: list[tuple[str, int]] = []
        self.stops = 0

    async def keep(self) -> None:
        if self.is_full:
            raise RuntimeError("QuotaExceededError")
        await asyncio.sleep(0)
        self.kept = self.tables.read_bytes()

    async def think(self, task: str) -> str:
        await asyncio.sleep(0)
        return work(task)

    def stop(self) -> None:
        self.stops += 1

    def open(self, socket: str) -> None:
        pass

    def send(self, socket: str, text: str) -> None:
        self.heard.append(json.loads(text) | {"kept": self.kept})

    def close(self, socket: str, code: int) -> None:
        self.closed.append((socket, code))

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The last message of this kind, as soon as there is one."""
        for _ in range(2000):
            for message in self.heard[::-1]:
                if is_it(message):
                    return message
            await asyncio.sleep(0.01)
        raise AssertionError("nothing came")


class Home:
    """A house on a file, with its browser."""

    def __init__(self, tables: Path) -> None:
        self.browser = Browser(tables)
        self.house = House(self.browser, str(tables), 0)
        assert isinstance(self.house.hub.storage, SqliteStorage)
        self.storage = self.house.hub.storage

    async def ask(
        self, method: str, address: str, body: object = "", key: str = "k" * 16, language: str = "en"
    ) -> tuple[int, Any]:
        status, kind, text = await self.house.ask(key, language, method, address, json.dumps(body) if body else "")
        return status, json.loads(text) if kind == "application/json" else text

    async def open_table(self) -> str:
        status, opened = await self.ask("POST", "/api/tables", TABLE)
        assert status == 201, opened
        return str(opened["table"])


def with_house(tables: Path, play: Callable[[Home], Awaitable[None]]) -> Browser:
    """Open a house, do something in it, and let it vanish as a killed browser does."""

    async def run() -> Browser:
        home = Home(tables)
        await home.house.open()
        try:
            await play(home)
        finally:
            home.storage.connection.close()
            home.storage.lock.close()
        return home.browser

    return loops.run(run())


def is_asked(message: dict[str, Any], after: int = -1) -> bool:
    """Whether it is my turn, at a later version than that."""
    if message["type"] != "state" or message["version"] <= after:
        return False
    return message["question"] is not None and bool(message["question"]["seat"] == 0)


def is_done(message: dict[str, Any], key: str) -> bool:
    return bool(message["type"] == "done" and message["key"] == key)


def test_the_one_guest_of_a_house_opens_a_table_and_finds_it_again(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        table = await home.open_table()
        _status, mine = await home.ask("GET", "/api/tables")
        assert [line["id"] for line in mine] == [table]

    with_house(tmp_path / "tables.sqlite", play)


def test_what_is_wrong_is_said_in_the_reader_s_language(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        told = [(await home.ask("POST", "/api/records", {"record": "x"}, language=each))[1] for each in ("en", "fr")]
        assert ["a record begins" in told[0]["detail"], "commence par" in told[1]["detail"]] == [True, True]

    with_house(tmp_path / "tables.sqlite", play)


def test_all_of_ones_games_are_taken_along(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        text = (Path(__file__).parents[1] / "records/forfort-rules2-1.txt").read_text("utf-8")
        await home.ask("POST", "/api/records", {"record": text})
        assert await home.ask("GET", "/api/records") == (200, text)

    with_house(tmp_path / "tables.sqlite", play)


def test_what_is_asked_twice_by_one_key_is_done_once(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        assert await home.open_table() == await home.open_table()

    with_house(tmp_path / "tables.sqlite", play)


def test_every_choice_that_was_acknowledged_is_in_the_one_file_that_is_kept(tmp_path: Path) -> None:
    """Nothing may lie in a journal beside it, which nobody keeps."""
    chosen = []

    async def play(home: Home) -> None:
        home.house.connect("a.1", f"/api/tables/{await home.open_table()}/socket")
        version = -1
        for number in range(6):
            state = await home.browser.until(partial(is_asked, after=version))
            version, key = state["version"], f"choice-number-{number:03}"
            if state["awaits_end"]:
                wish = {"type": "end-turn"}
            else:
                wish = {"type": "choose", "choice": state["question"]["options"][0]["key"]}
            home.house.hear("a.1", json.dumps(wish | {"version": state["version"], "key": key}))
            told = await home.browser.until(partial(is_done, key=key))
            (tmp_path / "copy.sqlite").write_bytes(told["kept"])
            with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
                chosen.append(copy.execute("SELECT line FROM line WHERE key LIKE ?", (f"% {key}",)).fetchall())

    with_house(tmp_path / "tables.sqlite", play)
    assert len(chosen) == 6 and all(len(rows) == 1 for rows in chosen)


def test_a_game_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    found: list[dict[str, Any]] = []

    async def begin(home: Home) -> None:
        home.house.connect("a.1", f"/api/tables/{await home.open_table()}/socket")
        found.append(await home.browser.until(is_asked))

    async def continue_it(home: Home) -> None:
        _status, mine = await home.ask("GET", "/api/tables")
        home.house.connect("b.1", f"/api/tables/{mine[0]['id']}/socket")
        found.append(await home.browser.until(is_asked))

    before = with_house(tmp_path / "tables.sqlite", begin)
    (tmp_path / "later.sqlite").write_bytes(before.kept)
    with_house(tmp_path / "later.sqlite", continue_it)
    assert found[0]["question"] == found[1]["question"] and found[0]["version"] == found[1]["version"]


def test_a_browser_without_space_refuses_and_goes_on_when_there_is_some(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        home.browser.is_full = True
        status, failure = await home.ask("POST", "/api/tables", TABLE)
        assert (status, failure["reason"]) == (503, "unavailable")
        home.browser.is_full = False
        await home.open_table()

    with_house(tmp_path / "tables.sqlite", play)


def test_a_socket_to_no_table_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def play(home: Home) -> None:
        home.house.connect("a.1", "/api/tables/nothing-is-there/socket")
        while not home.browser.closed:
            await asyncio.sleep(0.01)

    assert with_house(tmp_path / "tables.sqlite", play).closed == [("a.1", 4404)]


def test_what_breaks_in_the_house_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that waits for ever would be worse."""

    async def play(home: Home) -> None:
        monkeypatch.setattr(home.storage, "tables_of", None)
        assert (await home.ask("GET", "/api/tables"))[0] == 500

    with_house(tmp_path / "tables.sqlite", play)


class Second:
    """A second worker that never comes to an end."""

    def __init__(self) -> None:
        self.stopped = 0

    async def think(self, task: str) -> str:
        await asyncio.Event().wait()
        return task

    def stop(self) -> None:
        self.stopped += 1


def test_thinking_that_nobody_waits_for_is_stopped() -> None:
    async def run() -> int:
        second = Second()
        thinker = Thinker(second)
        tasks = [asyncio.ensure_future(thinker.do(sum, [1, 2])) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks[1].cancel()  # it only waits for its turn: what is being thought goes on
        await asyncio.wait(tasks, timeout=0.01)
        assert second.stopped == 0
        tasks[0].cancel()
        await asyncio.wait(tasks)
        return second.stopped

    assert loops.run(run()) == 1


def test_what_fails_in_the_second_worker_fails_in_the_first() -> None:
    class Willing(Second):
        async def think(self, task: str) -> str:
            return work(task)

    with pytest.raises(ZeroDivisionError):
        loops.run(Thinker(Willing()).do(divmod, 1, 0))
    assert loops.run(Thinker(Willing()).do(divmod, 7, 2)) == (3, 1)


FIRST_TABLE = """
import asyncio, sys
from pathlib import Path
from blanketfort.site.later import LATER, Later, put_off

put_off()
from tests.site.test_house import TABLE, Browser, House, json

async def open_one() -> int:
    house = House(Browser(Path(sys.argv[1])), sys.argv[1], 0)
    await house.open()
    status, _kind, _text = await house.ask("key", "en", "POST", "/api/tables", json.dumps(TABLE))
    return status

print(asyncio.run(open_one()), [name for name in LATER if not isinstance(sys.modules[name], Later)])
import anyio, http.client
print(anyio.Lock.__name__, http.client.responses[200])
"""


def test_a_first_table_waits_for_no_module_that_is_put_off_and_each_is_there_when_asked_for(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", FIRST_TABLE, str(tmp_path / "tables")], capture_output=True, text=True, check=False
    )
    assert told.stdout.splitlines() == ["201 []", "Lock OK"], told.stderr
