"""The processes that think: none is lost to one table for long, and all end with the server."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from blanketfort.server import processes
from blanketfort.server.processes import Processes
from tests import loops
from tests.server.house import Guest, open_house
from tests.server.test_playing import BOT


def is_there(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # also while it was read
        return False


async def is_gone(process: int) -> bool:
    for _ in range(100):
        if not is_there(process):
            return True
        await asyncio.sleep(0.1)
    return False


@pytest.mark.skipif(not Path("/proc").exists(), reason="there is no list of processes on this machine")
def test_a_thought_without_end_is_ended_and_another_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = Processes(1)
        first = await pool.do(os.getpid)
        assert await pool.do(os.getpid) == first, "a process is used again"
        with pytest.raises(ValueError):
            await pool.do(int, "x")
        assert await pool.do(os.getpid) == first, "a task that fails harms no process"
        monkeypatch.setattr(processes, "DEADLINE", 0.3)
        with pytest.raises(TimeoutError):
            await pool.do(time.sleep, 600)
        monkeypatch.undo()
        assert await is_gone(first)
        second = await pool.do(os.getpid)
        assert second != first
        thought = asyncio.create_task(pool.do(time.sleep, 600))
        await asyncio.sleep(0.2)
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await is_gone(second), "it ends in the midst of a thought"

    loops.run(run())


def test_a_computer_player_that_fails_is_logged_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with open_house(tmp_path / "tables.sqlite") as house:
        asked = 0

        async def fail(*_: object) -> str:
            nonlocal asked
            asked += 1
            raise TimeoutError

        monkeypatch.setattr(house.hub.workers, "choose", fail)
        ann = Guest(house.address)
        table = ann.open("forfort", "me", BOT)
        with ann.sit_at(table) as sitting:
            for turn in range(8):
                sitting.act(turn)
            version = sitting.state["version"]
        assert version >= 8 and asked == 3
        assert [record.message for record in caplog.records].count("a computer player failed") == 1
