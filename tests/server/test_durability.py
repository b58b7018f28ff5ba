"""What was acknowledged is never lost: the server is killed under load, and started again."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from blanketfort.server.process import serving
from tests.server.house import Guest
from tests.server.test_playing import BOT

GAMES, THREADS = 200, 8
ENOUGH, MOST_SECONDS = 2 * GAMES, 60.0


QUICK = ("--pace", "0", "--rate", "100000", "--workers", "1")


class Player:
    """A guest with many tables, who notes for each the last version that came back, and what was told of it."""

    def __init__(self, address: str, games: int) -> None:
        self.guest = Guest(address)
        self.tables = [self.guest.open("fort-sumter", "me", BOT) for _ in range(games)]
        self.acknowledged: dict[str, tuple[int, list[object]]] = {}
        self.choices = 0

    def play(self) -> None:
        """Play on at all tables in turn, until the server is gone."""
        try:
            sittings = {table: self.guest.sit_at(table) for table in self.tables}
            for sitting in sittings.values():
                sitting.until("state")
            while True:
                for table, sitting in sittings.items():
                    if sitting.state["result"] is not None:
                        continue
                    sitting.act(self.choices)
                    self.choices += 1
                    self.acknowledged[table] = sitting.state["version"], sitting.state["view"]["spaces"]
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            return


def test_killed_under_load_the_server_has_every_acknowledged_choice(database: str) -> None:
    with serving(database, *QUICK) as process, ThreadPoolExecutor(THREADS) as pool:
        players = list(pool.map(lambda _: Player(process.address, GAMES // THREADS), range(THREADS)))
        playing = [pool.submit(player.play) for player in players]
        begun = time.monotonic()
        while sum(player.choices for player in players) < ENOUGH and time.monotonic() - begun < MOST_SECONDS:
            time.sleep(0.1)
        process.end(signal.SIGKILL)
        for done in playing:
            done.result(30)
    assert any(player.acknowledged for player in players)
    with serving(database, *QUICK) as process:
        for player in players:
            player.guest.address = process.address
            for table, (version, spaces) in player.acknowledged.items():
                check_kept(player.guest, table, version, spaces)


def check_kept(guest: Guest, table: str, version: int, spaces: list[object]) -> None:
    with guest.sit_at(table, f"?since={version - 1}&seat=0") as sitting:
        sitting.until("state")
        assert sitting.state["version"] >= version
        then = [step for step in sitting.state["steps"] if step["version"] == version]
        if then and "view" in then[0]:
            assert then[0]["view"]["spaces"] == spaces


def test_asked_to_stop_the_server_ends_its_sockets_and_itself_and_has_told_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLANKETFORT_LOG", "info")
    database, log = str(tmp_path / "tables.sqlite"), tmp_path / "log"
    with log.open("w") as errors, serving(database, *QUICK, errors=errors) as process:
        assert process.child.stdout is not None and process.child.stdout.readline().strip().endswith(database)
        guest = Guest(process.address)
        table = guest.open("fort-sumter", "me", BOT)
        with guest.sit_at(table) as sitting:
            sitting.until("state")
            sitting.say("ask-hint", version=sitting.state["version"])
            sitting.until("hint")
            os.kill(process.child.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    sitting.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.end() == 0
    told = [
        json.loads(line) for line in log.read_text().splitlines()
    ]  # nothing but the log: nobody left anything behind
    assert {line["message"] for line in told} == {"answered"}
    assert not any(secret in log.read_text() for secret in (table, guest.cookie.partition("=")[2], "127.0.0.1"))


def test_what_stands_in_the_way_is_said_in_one_line(tmp_path: Path) -> None:
    for database in (tmp_path, "postgresql://nobody@127.0.0.1:1/nowhere"):
        command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--database", str(database)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert ended.returncode == 2
        assert ended.stderr.startswith("blanketfort: the database") and ended.stderr.count("\n") == 1
