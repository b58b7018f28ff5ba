"""Play over the wire for as long as asked, while servers, connections, clocks and disks fail; nothing may be lost.

    python -m tests.soak --minutes 60 [--postgres] [--players 8] [--seed 1]

Guests play all games through a proxy that delays and cuts their connections. Every change has a key, and is sent again
with it until it is acknowledged. Meanwhile, one after the other: a server is killed; stopped for a while; ended and
started again; upgraded to a version by whose rules some games are not lawful any more (`newer.py`); loses its power
(all that was not synced is gone: `synced.c`); has its clock set by an hour (`clock.c`); finds its disk full; or the
database server is killed. After each fault, and in the end, every acknowledged change has to be there, once and in
order, no version that was seen may be gone, and every finished game has to prove itself.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server import postgres
from tests.server.house import Guest

HERE = Path(__file__).parent
GAMES = ("fort", "fort-sumter", "forfort")
OPTIONS = ("--pace", "0", "--rate", "100000", "--workers", "1")
BETWEEN = 8.0
"""Seconds between two faults."""
PATIENCE = 600.0
"""How long a server may take to start or end: the machine may have much else to do."""
ERRORS = (OSError, TimeoutError, HTTPException, WebSocketException, AssertionError, EOFError)
"""What a guest meets while something fails."""


def build(folder: Path, name: str) -> str:
    """A library to load before a server, if there is a compiler."""
    library = folder / f"{name}.so"
    command = ["cc", "-shared", "-fPIC", "-o", str(library), str(HERE / f"{name}.c"), "-ldl"]
    return str(library) if shutil.which("cc") and subprocess.run(command, check=False).returncode == 0 else ""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Server:
    """One server process, at a port that stays its own."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        self.database, self.port = database, free_port()
        self.errors = (folder / f"server-{number}.log").open("ab")
        self.clock = folder / "offset"
        preloads = [build(folder, name) for name in ("synced", "clock")]
        self.environment = {
            **os.environ,
            "LD_PRELOAD": " ".join(filter(None, preloads)),
            "CLOCK_OFFSET": str(self.clock),
            "NEWER": "0",
        }
        self.start()

    def start(self) -> None:
        program = "tests.newer" if self.environment["NEWER"] != "0" else "blanketfort"
        command = [sys.executable, "-m", program, "serve", "--port", str(self.port), "--database", self.database]
        self.child = subprocess.Popen(
            [*command, *OPTIONS], stdout=subprocess.DEVNULL, stderr=self.errors, env=self.environment
        )
        guest = Guest(f"http://127.0.0.1:{self.port}")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError, ConnectionError):
                if guest.ask("GET", "/healthz").status == 200:
                    return
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def end(self, how: signal.Signals) -> None:
        self.child.send_signal(how)
        self.child.wait(PATIENCE)


class Proxy:
    """Passes connections on to the servers in turn, late, and cuts some of them."""

    def __init__(self, servers: list[Server], chance: random.Random) -> None:
        self.servers, self.chance = servers, chance
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = self.listening.getsockname()[1]
        self.is_rough = True
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            client, _address = self.listening.accept()
            server = self.chance.choice(self.servers)
            try:
                there = socket.create_connection(("127.0.0.1", server.port), 5)
            except OSError:
                client.close()
                continue
            for here, other in ((client, there), (there, client)):
                threading.Thread(target=self.pump, args=(here, other), daemon=True).start()

    def pump(self, here: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(65_536):
                if self.is_rough and self.chance.random() < 0.002:
                    break
                if self.is_rough and self.chance.random() < 0.01:
                    time.sleep(self.chance.random())
                other.sendall(data)
        for line in (here, other):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
                line.close()


class Player(threading.Thread):
    """A guest who plays one game after the other, says something now and then, and never gives up."""

    def __init__(self, soak: Soak, number: int) -> None:
        super().__init__(daemon=True)
        self.soak, self.number = soak, number
        self.chance = random.Random(number)
        self.guest = Guest(soak.address)
        self.tables: list[str] = []
        self.said: dict[str, list[str]] = {}
        """What was said at each table and acknowledged, in its order."""
        self.seen: dict[str, int] = {}
        """The last version that was seen of each table."""
        self.acknowledged = 0
        self.wrong: list[str] = []

    def ask(self, path: str, body: object) -> Any:
        """A change over HTTP, again and again until it is done."""
        key = secrets.token_hex(16)
        while not self.soak.is_over:
            with suppress(*ERRORS):
                answer = self.guest.ask("POST", path, body, idempotency_key=key)
                if answer.status in (200, 201):
                    self.acknowledged += 1
                    return answer.json
                assert answer.status in (502, 503, 504), answer.body
            time.sleep(0.2)
        raise EOFError

    def run(self) -> None:
        with suppress(EOFError):
            while not self.soak.is_over:
                game = self.chance.choice(GAMES)
                seats = [{"kind": "me"}, self.chance.choice([{"kind": "bot", "bot": "random"}, {"kind": "here"}])]
                self.play(str(self.ask("/api/tables", {"game": game, "seats": seats, "name": "Ann"})["table"]))

    def play(self, table: str) -> None:
        self.tables.append(table)
        self.said[table] = []
        unanswered: list[dict[str, Any]] = []
        while not self.soak.is_over:
            self.soak.may_play.wait()
            with suppress(*ERRORS), self.sit(table) as link:
                for message in unanswered:
                    link.send(json.dumps(message))
                if self.talk(table, link, unanswered):
                    return
            time.sleep(0.1)

    def sit(self, table: str) -> ClientConnection:
        address = f"{self.soak.address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"origin": self.soak.address, "cookie": self.guest.cookie}
        return connect(address, additional_headers=headers, open_timeout=10, close_timeout=1)

    def talk(self, table: str, link: ClientConnection, unanswered: list[dict[str, Any]]) -> bool:
        """Play on until the game is over (True), or it is time to rest."""
        state: dict[str, Any] | None = None
        while self.soak.may_play.is_set():
            message = json.loads(link.recv(20))
            if message["type"] == "done":
                self.note_done(table, message["key"], unanswered)
            elif message["type"] == "refused":
                self.note_refused(message, unanswered)
            elif message["type"] == "state":
                seen = self.seen.get(f"{table} {message['seat']}", -1)
                if message["version"] < seen:
                    self.wrong.append(f"{table}: version {message['version']} after {seen}")
                self.seen[f"{table} {message['seat']}"] = max(seen, message["version"])
                state = message
            if state is not None and not unanswered:
                if state["result"] is not None:
                    return True
                self.answer(link, state, unanswered)
                state = None
        return False

    def note_done(self, table: str, key: str, unanswered: list[dict[str, Any]]) -> None:
        for message in [message for message in unanswered if message["key"] == key]:
            unanswered.remove(message)
            self.acknowledged += 1
            if message["type"] == "speak":
                self.said[table].append(message["text"])

    def note_refused(self, refused: dict[str, Any], unanswered: list[dict[str, Any]]) -> None:
        """What cannot be stored now is sent again; whatever else is refused was nobody's to lose."""
        if refused["reason"] == "failed":
            self.wrong.append(f"failed: {refused}")
        if refused["reason"] in ("unavailable", "too-much"):
            raise TimeoutError
        unanswered[:] = [message for message in unanswered if message["key"] != refused["key"]]

    def answer(self, link: ClientConnection, state: dict[str, Any], unanswered: list[dict[str, Any]]) -> None:
        question, version = state["question"], state["version"]
        if state["hand_over"] is not None:
            link.send(json.dumps({"type": "look", "seat": state["hand_over"]}))
            return
        if question["seat"] != state["seat"]:
            return
        if self.chance.random() < 0.2:
            self.send(link, unanswered, type="speak", text=secrets.token_hex(8))
        if state["awaits_end"]:
            self.send(link, unanswered, type="end-turn", version=version)
        elif state["can_undo"] and self.chance.random() < 0.1:
            self.send(link, unanswered, type="undo", version=version)
        elif question["options"]:
            self.send(
                link, unanswered, type="choose", version=version, choice=self.chance.choice(question["options"])["key"]
            )

    def send(self, link: ClientConnection, unanswered: list[dict[str, Any]], **fields: Any) -> None:
        message = {**fields, "key": secrets.token_hex(16)}
        unanswered.append(message)
        link.send(json.dumps(message))

    def check(self, table: str) -> None:
        """Everything that was acknowledged at a table is there, once and in order."""
        for _ in range(20):
            with suppress(*ERRORS), self.sit(table) as link:
                chat: list[str] | None = None
                version = seat = None
                while chat is None or version is None:
                    message = json.loads(link.recv(20))
                    if message["type"] == "chat" and chat is None:
                        chat = [line["text"] for line in message["lines"]]
                    if message["type"] == "state":
                        version, seat = message["version"], message["seat"]
                said = self.said[table][-100:]
                found = [text for text in chat if text in set(said)]
                if found != said:
                    self.wrong.append(f"{table}: said {len(said)}, found {len(found)}")
                if version < self.seen.get(f"{table} {seat}", -1):
                    self.wrong.append(f"{table}: stands at {version}, was seen at {self.seen[f'{table} {seat}']}")
                return
            time.sleep(0.3)
        self.wrong.append(f"{table}: does not answer")


class Soak:
    """All of it."""

    def __init__(self, minutes: float, players: int, seed: int, with_postgres: bool) -> None:
        self.until = time.monotonic() + 60 * minutes
        self.chance = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="soak"))
        self.is_over = False
        self.may_play = threading.Event()
        self.faults: Counter[str] = Counter()
        binaries = postgres.find_binaries() if with_postgres else None
        assert binaries or not with_postgres, "there is no PostgreSQL on this machine"
        self.postgres = postgres.Postgres(binaries) if binaries else None
        self.database = self.postgres.address if self.postgres else str(self.folder / "tables.sqlite")
        self.servers = [Server(self.database, self.folder, number) for number in range(2 if with_postgres else 1)]
        self.proxy = Proxy(self.servers, random.Random(seed))
        self.address = f"http://127.0.0.1:{self.proxy.port}"
        self.players = [Player(self, number) for number in range(players)]

    def run(self) -> bool:
        self.may_play.set()
        for player in self.players:
            player.start()
        while time.monotonic() < self.until:
            time.sleep(BETWEEN)
            fault = self.chance.choice(self.kinds())
            self.faults[fault] += 1
            getattr(self, fault)(self.chance.choice(self.servers))
            self.check()
            if self.wrong():
                break
        self.check(is_last=True)
        return self.report()

    def kinds(self) -> list[str]:
        usual = ["kill", "kill", "stop", "restart", "upgrade", "set_clock"]
        return usual + (["kill_database"] if self.postgres else ["lose_power", "fill_disk"])

    # The faults.

    def kill(self, server: Server) -> None:
        server.end(signal.SIGKILL)
        server.start()

    def restart(self, server: Server) -> None:
        server.end(signal.SIGTERM)
        server.start()

    def upgrade(self, _server: Server) -> None:
        """The next version of the program, on one server after the other."""
        for server in self.servers:
            server.end(signal.SIGTERM)
            server.environment["NEWER"] = str(int(server.environment["NEWER"]) + 1)
            server.start()

    def stop(self, server: Server) -> None:
        server.child.send_signal(signal.SIGSTOP)
        time.sleep(3)
        server.child.send_signal(signal.SIGCONT)

    def set_clock(self, server: Server) -> None:
        server.clock.write_text(str(self.chance.choice([-3600, 0, 3600])))

    def lose_power(self, server: Server) -> None:
        """Only what was synced is left."""
        server.end(signal.SIGKILL)
        for name in ("tables.sqlite", "tables.sqlite-wal"):
            file, synced = self.folder / name, self.folder / f"{name}.synced"
            if synced.exists():
                shutil.copy(synced, file)
        (self.folder / "tables.sqlite-shm").unlink(missing_ok=True)
        server.start()

    def fill_disk(self, server: Server) -> None:
        """No file of the server may grow any more, for a while."""
        size = max((self.folder / f"tables.sqlite{part}").stat().st_size for part in ("", "-wal"))
        limit = ["prlimit", f"--pid={server.child.pid}", f"--fsize={size}:unlimited"]
        subprocess.run(limit, check=True)
        time.sleep(3)
        subprocess.run([*limit[:2], "--fsize=unlimited:unlimited"], check=True)

    def kill_database(self, _server: Server) -> None:
        assert self.postgres is not None
        self.postgres.end(signal.SIGQUIT)
        time.sleep(2)
        self.postgres.start()

    # What must hold.

    def check(self, is_last: bool = False) -> None:
        self.may_play.clear()
        self.proxy.is_rough = False
        time.sleep(1)
        for player in self.players:
            for table in player.tables if is_last else player.tables[-2:]:
                player.check(table)
            for table in player.tables[:-1] if is_last else []:
                proof = player.guest.ask("GET", f"/api/tables/{table}/proof")
                is_resumed = player.guest.get(f"/api/tables/{table}")["is_resumed"]
                if (
                    proof.status == 200 and proof.json["is_proved"] == is_resumed
                ):  # what was resumed has no deal to prove
                    player.wrong.append(f"{table}: {proof.json['detail']}")
        self.proxy.is_rough = True
        if is_last:
            self.is_over = True
        self.may_play.set()

    def wrong(self) -> list[str]:
        return [text for player in self.players for text in player.wrong]

    def report(self) -> bool:
        changes = sum(player.acknowledged for player in self.players)
        tables = sum(len(player.tables) for player in self.players)
        logs = [log.read_text() for log in self.folder.glob("*.log")]
        resumed = sum(log.count("a game is not lawful by these rules") for log in logs)
        print(f"{tables} tables, {resumed} resumed by newer rules, {changes} changes acknowledged,", end=" ")
        print(f"faults {dict(self.faults)}, wrong {len(self.wrong())}")
        for text in self.wrong():
            print(f"  {text}")
        for server in self.servers:
            server.end(signal.SIGTERM)
            server.errors.close()
        traces = [line for log in self.folder.glob("*.log") for line in log.read_text().splitlines() if "trace" in line]
        print(f"{len(traces)} traces in the logs" + (f", the first: {traces[0][:2000]}" if traces else ""))
        if self.postgres is not None:
            self.postgres.end()
            shutil.rmtree(self.postgres.folder, ignore_errors=True)
        is_good = not self.wrong() and not traces
        if is_good:
            shutil.rmtree(self.folder)
        else:
            print(f"all of it is in {self.folder}")
        return is_good


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    sys.exit(0 if Soak(given.minutes, given.players, given.seed, given.postgres).run() else 1)
