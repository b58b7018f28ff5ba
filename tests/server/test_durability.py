"""What was acknowledged is never lost: the server is killed under load, and started again."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Guest
from tests.server.test_playing import BOT

GAMES, THREADS = 200, 8
ENOUGH, MOST_SECONDS = 2 * GAMES, 60.0


class Process:
    """A real server process."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--pace", "0", "--rate", "100000"]
        self.child = subprocess.Popen(
            [*command, "--workers", "1", "--database", database], stdout=subprocess.PIPE, text=True
        )
        assert self.child.stdout is not None
        self.address = self.child.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        assert self.child.stdout.readline().strip().endswith(database)

    def kill(self, how: signal.Signals) -> int:
        self.child.send_signal(how)
        code = self.child.wait(20)
        assert self.child.stdout is not None
        self.child.stdout.close()
        return code


@contextmanager
def serving(database: str) -> Iterator[Process]:
    process = Process(database)
    try:
        yield process
    finally:
        if process.child.poll() is None:
            process.kill(signal.SIGKILL)


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
    with serving(database) as process, ThreadPoolExecutor(THREADS) as pool:
        players = list(pool.map(lambda _: Player(process.address, GAMES // THREADS), range(THREADS)))
        playing = [pool.submit(player.play) for player in players]
        begun = time.monotonic()
        while sum(player.choices for player in players) < ENOUGH and time.monotonic() - begun < MOST_SECONDS:
            time.sleep(0.1)
        process.kill(signal.SIGKILL)
        for done in playing:
            done.result(30)
    assert any(player.acknowledged for player in players)
    with serving(database) as process:
        for player in players:
            player.guest.address = process.address
            for table, (version, spaces) in player.acknowledged.items():
                check_kept(player.guest, table, version, spaces)


def check_kept(guest: Guest, table: str, version: int, spaces: list[object]) -> None:
    with guest.sit_at(table, f"?since={version - 1}") as sitting:
        sitting.until("state")
        assert sitting.state["version"] >= version
        then = [step for step in sitting.state["steps"] if step["version"] == version]
        if then and "view" in then[0]:
            assert then[0]["view"]["spaces"] == spaces


def test_asked_to_stop_the_server_ends_its_sockets_and_itself(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as process:
        guest = Guest(process.address)
        with guest.sit_at(guest.open("fort-sumter", "me", BOT)) as sitting:
            sitting.until("state")
            os.kill(process.child.pid, signal.SIGTERM)
            try:
                while True:
                    sitting.hear()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1012
        assert process.child.wait(20) in (0, -signal.SIGTERM)
        process.kill(signal.SIGTERM) if process.child.poll() is None else process.child.stdout.close()  # type: ignore[union-attr]


def test_what_stands_in_the_way_is_said_in_one_line(tmp_path: Path) -> None:
    for database in (tmp_path, "postgresql://nobody@127.0.0.1:1/nowhere"):
        command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--database", str(database)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert ended.returncode == 2
        assert ended.stderr.startswith("blanketfort: the database") and ended.stderr.count("\n") == 1
