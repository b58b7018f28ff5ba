"""How many players the server holds: tables of Fort with four people each, who make a choice every five seconds.

    python benchmarks/serving.py [--seconds 10] [--players 500 2000 5000] [--processes 1 2 4]

A row for each: the time from sending a choice to each new view of it, what all server processes together use of a core,
and what they grow by for a table with its four sockets in mid-game. One process has an SQLite file and a core of its
own, several have one PostgreSQL and share all cores with the players: where too few choices were made, the machine was
too small for both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from blanketfort.server.process import ServerProcess, serving
from blanketfort.table.shuffle import pledge_to

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server import postgres

SEATS = 4
THINKING = 5.0
"""Seconds between two choices of a player."""
MID_GAME = 60
"""So many choices after the deal a game of Fort is well under way."""
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 102)]
"""Players come from many addresses: one alone may not have that many sockets."""
AT_ONCE = 16
Message = dict[str, Any]


def memory_of(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_time_of(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Servers:
    """One or several processes that serve the same tables."""

    def __init__(self, processes: list[ServerProcess]) -> None:
        self.ports = [int(process.address.rpartition(":")[2]) for process in processes]
        self.pids = [process.child.pid for process in processes]

    def memory(self) -> int:
        return sum(map(memory_of, self.pids))

    def processor_time(self) -> float:
        return sum(map(processor_time_of, self.pids))


@contextmanager
def started(count: int, binaries: Path | None) -> Iterator[Servers]:
    """One process on a file and a core of its own, or several on one PostgreSQL."""
    with ExitStack() as stack:
        if count == 1:
            database = f"{stack.enter_context(tempfile.TemporaryDirectory())}/tables.sqlite"
        else:
            assert binaries is not None
            database = stack.enter_context(postgres.running(binaries)).address
        servers = Servers([stack.enter_context(serving(database)) for _ in range(count)])
        cores = sorted(os.sched_getaffinity(0))
        if count == 1 and len(cores) > 1:
            os.sched_setaffinity(servers.pids[0], {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        yield servers
        os.sched_setaffinity(0, cores)


class Guest:
    """Somebody with a cookie, at an address of their own."""

    def __init__(self, number: int, ports: list[int]) -> None:
        self.port = ports[number % len(ports)]
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.cookie = ""
        self.word = secrets.token_hex(16)

    async def post(self, path: str, body: Message) -> Message:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answered, _, found = (await reader.read(-1)).partition(b"\r\n\r\n")
        writer.close()
        rows = answered.decode().split("\r\n")
        assert rows[0].split()[1] in ("200", "201"), (path, answered, found)
        for row in rows:
            if row.lower().startswith("set-cookie:"):
                self.cookie = row.partition(":")[2].partition(";")[0].strip()
        return dict(msgspec.json.decode(found))


class Bench:
    """The players, and what they measure."""

    def __init__(self, servers: Servers, players: int) -> None:
        self.servers = servers
        self.tables = players // SEATS
        self.choose = random.Random(1).choice
        self.ready: deque[tuple[ClientConnection, str, Message]] = deque()
        """Whose choice it is, at which table."""
        self.sent: dict[str, float] = {}
        self.versions: dict[tuple[str, int], int] = {}
        self.delays: list[float] = []
        self.made = self.refused = self.arrived = 0
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.sitting: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Open all tables, sit down at them, and see the deal."""
        await asyncio.gather(*(self.open_table(number) for number in range(self.tables)))
        while self.arrived < self.tables * SEATS:
            await asyncio.sleep(0.1)

    async def open_table(self, number: int) -> None:
        async with self.opening:
            guests = [Guest(SEATS * number + seat, self.servers.ports) for seat in range(SEATS)]
            plan = [{"kind": "me"}, *([{"kind": "open"}] * (SEATS - 1))]
            opened = await guests[0].post("/api/tables", {"game": "fort", "seats": plan, "name": "Host"})
            table = opened["table"]
            for seat, guest in enumerate(guests[1:], start=1):
                await guest.post(f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"})
            before = self.arrived
            self.sitting += [asyncio.create_task(self.sit(table, guest)) for guest in guests]
            await guests[0].post(f"/api/tables/{table}/begin", {})
            while self.arrived == before:  # somebody's deal: not all tables shuffle at once
                await asyncio.sleep(0.01)

    async def sit(self, table: str, guest: Guest) -> None:
        """Listen at a table, and note whose choice it is."""
        url = f"ws://localhost:{guest.port}/api/tables/{table}/socket"
        headers = {"Cookie": guest.cookie}
        local = (guest.address, 0)
        async with connect(
            url, additional_headers=headers, host="127.0.0.1", local_addr=local, max_size=None, ping_interval=None
        ) as link:
            async for data in link:
                message: Message = msgspec.json.decode(data)
                if message["type"] == "state":
                    self.hear(link, table, message)
                elif message["type"] == "about":
                    await self.add_word(link, guest, message["table"])
                elif message["type"] == "refused":
                    self.refused += 1

    async def add_word(self, link: ClientConnection, guest: Guest, about: Message) -> None:
        shuffle = about["shuffle"] or {"awaited": []}
        for seat in shuffle["awaited"]:
            if about["seats"][seat]["is_mine"]:
                digest = pledge_to(about["id"], seat, guest.word)
                told = {"digest": digest} if shuffle["stage"] == "pledge" else {"word": guest.word}
                await link.send(msgspec.json.encode({"type": shuffle["stage"], "seat": seat, **told}))

    def hear(self, link: ClientConnection, table: str, message: Message) -> None:
        question, version, seat = message["question"], message["version"], message["seat"]
        before = self.versions.get((table, seat))
        self.arrived += before is None
        if before is not None and version > before and table in self.sent:
            self.delays.append(time.perf_counter() - self.sent[table])
        self.versions[table, seat] = version
        if question is not None and (message["awaits_end"] or (question["seat"] == seat and question["options"])):
            self.ready.append((link, table, message))

    async def drive(self, rate: float, count: int) -> None:
        """Make choices at this rate, each at the table that has waited for one longest."""
        begun = time.perf_counter()
        for number in range(count):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            while self.ready:
                link, table, message = self.ready.popleft()
                if message["version"] == self.versions[table, message["seat"]]:
                    await self.answer(link, table, message)
                    break

    async def answer(self, link: ClientConnection, table: str, message: Message) -> None:
        told: Message = {"type": "end-turn", "version": message["version"]}
        if not message["awaits_end"]:
            told |= {"type": "choose", "choice": self.choose(message["question"]["options"])["key"]}
        self.sent[table] = time.perf_counter()
        self.made += 1
        await link.send(msgspec.json.encode(told))


async def measure(servers: Servers, players: int, seconds: float) -> str:
    bench = Bench(servers, players)
    await bench.arrive()
    await asyncio.sleep(1)
    rate = players / THINKING
    busy, begun = -servers.processor_time(), time.perf_counter()
    await bench.drive(rate, int(rate * seconds))
    took = time.perf_counter() - begun
    busy += servers.processor_time()
    await asyncio.sleep(1)
    for task in bench.sitting:
        task.cancel()
    delays = sorted(bench.delays) or [0.0]
    p50, p99 = (1000 * delays[int(len(delays) * share)] for share in (0.5, 0.99))
    made = f"{bench.made / took:.0f} of {rate:.0f}"
    load = f"{made:>16} {p50:>6.1f} {p99:>7.1f} {busy / took:>6.0%}"
    return f"{players:>8,} {len(servers.pids):>10} {load} {bench.refused:>8}"


async def weigh(servers: Servers, players: int) -> str:
    """What a table takes in mid-game, with its sockets, beside what the first one brings into memory for all."""
    first = Bench(servers, SEATS)
    await first.arrive()
    await first.drive(MID_GAME, MID_GAME)
    before = servers.memory()
    bench = Bench(servers, players)
    await bench.arrive()
    dealt = servers.memory()
    while bench.made < MID_GAME * bench.tables:  # on a busy machine fewer are made than are wanted
        await bench.drive(300, MID_GAME * bench.tables - bench.made)
    await asyncio.sleep(1)
    after = servers.memory()
    for task in first.sitting + bench.sitting:
        task.cancel()
    sizes = [f"{(size - before) / bench.tables / 1000:.0f} kB" for size in (dealt, after)]
    return f"a table with {SEATS} sockets takes {sizes[0]} after the deal, {sizes[1]} in mid-game (wanted: under 200)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--players", type=int, nargs="+", default=[500, 2000, 5000])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    given = parser.parse_args()
    binaries = postgres.find_binaries()
    print(" players  processes  choices a second    p50  p99 ms    CPU  refused")
    for count in given.processes:
        if count > 1 and binaries is None:
            print("several processes need PostgreSQL, which is not on this machine")
            break
        for players in given.players:
            with started(count, binaries) as servers:
                print(asyncio.run(measure(servers, players, given.seconds)), flush=True)
    with started(1, binaries) as servers:
        print(asyncio.run(weigh(servers, 200)))


if __name__ == "__main__":
    main()
