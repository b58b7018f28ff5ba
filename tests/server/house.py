"""A real server on a free port, and guests who play at it."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from blanketfort.server.hub import Hub
from blanketfort.server.limits import Limits
from blanketfort.server.processes import Processes
from blanketfort.server.service import Server, configure, listen
from blanketfort.server.storage import Storage
from blanketfort.server.storage_sqlite import SqliteStorage
from blanketfort.server.workers import Workers
from blanketfort.table.shuffle import pledge_to

GENEROUS = Limits(messages=10_000, requests=10_000, tables=1e9, sockets=1000, readings=1e9, hints=1e9, lines=1e9)
Json = dict[str, Any]
SEATS = {"fort": 3, "fort-sumter": 2, "forfort": 2}


class House:
    """A server in a thread of this process."""

    def __init__(self, hub: Hub, port: int = 0) -> None:
        self.hub = hub
        self.listening = listen("127.0.0.1", port)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = Server(configure(hub), lambda: None)
        self.thread = Thread(target=self.server.run, args=([self.listening],), daemon=True)

    def start(self) -> House:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


@contextmanager
def open_house(path: Path | Storage, limits: Limits = GENEROUS, port: int = 0, **settings: Any) -> Iterator[House]:
    storage = SqliteStorage(path) if isinstance(path, Path) else path
    hub = Hub(storage, Workers(Processes(0)), pace=0, limits=limits)
    for name, value in {"shuffle_seconds": 1.0, **settings}.items():
        assert hasattr(hub, name)
        setattr(hub, name, value)
    house = House(hub, port).start()
    try:
        yield house
    finally:
        house.stop()


class Answer:
    """What came back."""

    def __init__(self, status: int, body: bytes, headers: Any) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Guest:
    """Somebody with a browser; keeps every byte that came."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.received: list[bytes] = []
        self.words: dict[tuple[str, int], str] = {}
        """What was added to the shuffle of each table, for each seat."""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        given = {"content-type": "application/json", "origin": self.address, "cookie": self.cookie, **headers}
        for name, value in given.items():
            if value:
                request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=20) as response:
                answer = Answer(response.status, response.read(), response.headers)
        except urllib.error.HTTPError as error:
            with error:
                answer = Answer(error.code, error.read(), error.headers)
        self.received.append(answer.body)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer.body
        return answer.json

    def post(self, path: str, body: object = None) -> Any:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status in (200, 201), answer.body
        return answer.json

    def open(self, game: str, *seats: str | Json, **more: Any) -> str:
        """Open a table; a seat is a kind or a whole plan."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return str(self.post("/api/tables", {"game": game, "seats": plans, "name": "Ann", **more})["table"])

    def sit_at(self, table: str, query: str = "", unread: int | None = None, **headers: str) -> Sitting:
        """Open a socket, which takes in that many messages before they are read (None: all; else closing waits)."""
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket{query}"
        given = {"origin": self.address, **({"cookie": self.cookie} if self.cookie else {}), **headers}
        return Sitting(self, connect(address, additional_headers=given, open_timeout=20, max_queue=unread).__enter__())


class Sitting:
    """An open socket to a table."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.state: Json = {}
        self.about: Json = {}
        self.seen: list[Json] = []

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hear(self, timeout: float = 30) -> Json:
        """The next message."""
        data = self.socket.recv(timeout, decode=False)
        assert isinstance(data, bytes)
        self.guest.received.append(data)
        message: Json = json.loads(data)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "about":
            self.about = message["table"]
            self._add_words()
        self.seen.append(message)
        return message

    def _add_words(self) -> None:
        """Add to the shuffle, as every browser does by itself."""
        shuffle, table = self.about["shuffle"] or {"awaited": []}, self.about["id"]
        for seat in shuffle["awaited"]:
            if self.about["seats"][seat]["is_mine"]:
                word = self.guest.words.setdefault((table, seat), secrets.token_hex(16))
                told = {"digest": pledge_to(table, seat, word)} if shuffle["stage"] == "pledge" else {"word": word}
                self.say(shuffle["stage"], seat=seat, key=f"{shuffle['stage']}-{seat}", **told)

    def until(self, is_it: str | Callable[[Json], bool], timeout: float = 30) -> Json:
        """The next message of this type, or that fulfils this."""
        while True:
            message = self.hear(timeout)
            if message["type"] == is_it if isinstance(is_it, str) else is_it(message):
                return message

    def drain(self) -> None:
        """Read what has come so far."""
        while self.catch_up(0.05):
            pass

    def catch_up(self, timeout: float = 0.002) -> bool:
        """Read one message, if there is any."""
        try:
            return bool(self.hear(timeout))
        except TimeoutError:
            return False

    def say(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def choose(self, key: str) -> None:
        self.say("choose", version=self.state["version"], choice=key)

    @property
    def is_asked(self) -> bool:
        question = self.state.get("question")
        return question is not None and question["seat"] == self.state["seat"]

    def act(self, turn: int) -> None:
        """Wait to be asked, then answer somehow, or end the turn."""
        while not self.is_asked:
            self.until("state")
        version = self.state["version"]
        if self.state["awaits_end"]:
            self.say("end-turn", version=version)
        else:
            options = self.state["question"]["options"]
            self.say("choose", version=version, choice=options[turn % len(options)]["key"])
        self.until(lambda message: message["type"] == "refused" or self._is_on(message, version))

    def _is_on(self, message: Json, version: int) -> bool:
        return bool(message["type"] == "state" and message["version"] != version)


def arrive(*sittings: Sitting) -> None:
    """Let all of them add to the shuffle, and see the deal."""
    while not all(sitting.state for sitting in sittings):
        for sitting in sittings:
            sitting.catch_up(0.05)


def play_out(sittings: list[Sitting], most: int = 5000, watch: Callable[[], None] = lambda: None) -> None:
    """Let these people play a game to its end."""
    for turn in range(most):
        for sitting in sittings:
            if sitting.is_asked:
                sitting.act(turn)
                watch()
                break
        else:
            for sitting in sittings:
                sitting.catch_up()
        if all(sitting.state["result"] is not None for sitting in sittings):
            return
    raise AssertionError("the game does not end")
