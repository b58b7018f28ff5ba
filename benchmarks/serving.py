"""How the server holds up: 500 players at 125 tables of Fort, 100 choices a second, on one core with SQLite.

    python benchmarks/serving.py [--seconds 30]

Measured is the time from sending a choice to the others' new view, and what the server's memory grows by. The server
runs on one core and the players on another, so that they do not measure themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import tempfile
import time
import urllib.request
from collections import deque
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from blanketfort.server.process import serving

TABLES, SEATS, RATE = 125, 4, 100
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 12)]
"""Players come from several addresses: one alone may not have that many sockets."""


def part_cores(server: int) -> None:
    """Give the server a core of its own."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server, {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))


def memory_of(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_time_of(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """Somebody with a cookie, at an address of their own."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.cookie = ""

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, source_address=(self.address, 0))
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookie}
        link.request("POST", path, json.dumps(body), headers)
        answer = link.getresponse()
        data = answer.read()
        assert answer.status < 300, f"{path}: {answer.status} {data!r}"
        if found := answer.getheader("Set-Cookie"):
            self.cookie = found.partition(";")[0]
        link.close()
        result: dict[str, Any] = json.loads(data)
        return result


class Bench:
    """The players, and what they measure."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.choose = random.Random(1).choice
        self.ready: deque[tuple[ClientConnection, dict[str, Any]]] = deque()
        """Whose choice it is, at which table."""
        self.sent: dict[str, float] = {}
        self.versions: dict[str, int] = {}
        self.delays: list[float] = []
        self.acknowledged = 0
        self.refused = 0
        self.over = 0

    def open_tables(self) -> list[tuple[str, Guest]]:
        """All tables, begun, with a guest on each seat."""
        number = count()
        seats = [{"kind": "me"}, *([{"kind": "open"}] * (SEATS - 1))]
        sitting = []
        for _table in range(TABLES):
            host = Guest(self.port, next(number))
            id = host.post("/api/tables", {"game": "fort", "seats": seats, "name": "Host"})["table"]
            sitting.append((id, host))
            for seat in range(1, SEATS):
                guest = Guest(self.port, next(number))
                guest.post(f"/api/tables/{id}/seats/{seat}", {"name": f"Guest {seat}"})
                sitting.append((id, guest))
            host.post(f"/api/tables/{id}/begin", {})
        return sitting

    async def sit(self, table: str, guest: Guest) -> None:
        """Listen at a table, and note whose choice it is."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": guest.cookie}
        origin: Any = f"http://127.0.0.1:{self.port}"
        async with connect(
            url, additional_headers=headers, origin=origin, local_addr=(guest.address, 0), max_size=None
        ) as socket:
            async for text in socket:
                self.hear(table, socket, json.loads(text))

    def hear(self, table: str, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self.refused += 1
        if message["type"] != "state":
            return
        question, version, seat = message["question"], message["version"], message["seat"]
        actor = self.versions.get(f"{table} actor")
        if version > self.versions.get(f"{table} {seat}", -1):
            self.versions[f"{table} {seat}"] = version
            if table in self.sent and seat == actor:
                self.acknowledged += 1
            elif table in self.sent:
                self.delays.append(time.perf_counter() - self.sent[table])
        if question is None:
            self.over += seat == 0
        elif message["awaits_end"] or (question["seat"] == seat and question["options"]):
            self.ready.append((socket, {"table": table, **message}))

    async def drive(self, seconds: float) -> None:
        """Make choices at the rate wanted, each at the next table that waits for one."""
        begun = time.perf_counter()
        for number in count():
            await asyncio.sleep(max(0.0, begun + number / RATE - time.perf_counter()))
            if time.perf_counter() - begun > seconds:
                return
            while self.ready:
                socket, message = self.ready.popleft()
                table, version, seat = message["table"], message["version"], message["seat"]
                if version < self.versions[f"{table} {seat}"]:
                    continue
                answer: dict[str, Any] = {"type": "end-turn", "version": version}
                if not message["awaits_end"]:
                    choice = self.choose(message["question"]["options"])["key"]
                    answer = {"type": "choose", "version": version, "choice": choice}
                self.versions[f"{table} actor"] = seat
                self.sent[table] = time.perf_counter()
                await socket.send(json.dumps(answer))
                break


async def run(port: int, pid: int, seconds: float) -> None:
    bench = Bench(port)
    before = memory_of(pid)
    sitting = bench.open_tables()
    opened = memory_of(pid)
    sockets = [asyncio.create_task(bench.sit(table, guest)) for table, guest in sitting]
    await asyncio.sleep(3)
    busy = -processor_time_of(pid)
    await bench.drive(seconds)
    busy += processor_time_of(pid)
    await asyncio.sleep(1)
    after = memory_of(pid)
    for socket in sockets:
        socket.cancel()
    delays = sorted(bench.delays)
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    print(f"{TABLES * SEATS} players at {TABLES} tables of Fort, {RATE} choices a second for {seconds:.0f} s")
    print(f"  told to their player: {bench.acknowledged}, refused: {bench.refused}, games over: {bench.over}")
    print(f"  to the others' view: median {p50:.1f} ms, p99 {p99:.1f} ms (wanted: under 50)")
    print(f"  the server used {busy / seconds:.0%} of its core")
    print(
        f"  memory for each table: {(opened - before) / TABLES / 1000:.0f} kB dealt (wanted: under 200 idle),", end=""
    )
    print(f" {(after - before) / TABLES / 1000:.0f} kB with its {SEATS} sockets in mid-game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/tables.sqlite") as server:
        part_cores(server.child.pid)
        urllib.request.urlopen(f"{server.address}/api/games").read()
        asyncio.run(run(int(server.address.rpartition(":")[2]), server.child.pid, seconds))


if __name__ == "__main__":
    main()
