"""Throw anything at a server: frames up its sockets, requests at its addresses, bytes at its port.

    python -m tests.fuzz --frames 1000000 --requests 100000 [--seed 1] [--minutes 30]

Nothing may be answered with 500, leave a trace in the log, or make the server grow.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import socket
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

import blanketfort as bf
from blanketfort.server.process import ServerProcess
from tests.server.house import Guest

WISHES = {
    "choose": ["version", "choice"],
    "undo": ["version"],
    "end-turn": ["version"],
    "look": ["seat"],
    "speak": ["text"],
    "ask-hint": ["version"],
    "stand-in": ["bot"],
    "next-step": ["step"],
    "pledge": ["seat", "digest"],
    "word": ["seat", "word"],
    "dismiss": ["seat"],
    "mute": ["seat", "is_muted"],
    "hand-over": ["seat"],
    "hold-alone": ["seat"],
}
"""What goes up a socket, and what it needs."""
GAMES = ["fort", "fort-sumter", "forfort"]
LIKELY: dict[str, list[Any]] = {
    "version": [*range(20)],
    "choice": [option.key for name in GAMES for option in bf.game(name).option_table()],
    "seat": [0, 1, 2, None],
    "text": ["hello", "<b>é\u200d"],
    "bot": ["", "random", "nobody"],
    "step": [0, 1],
    "digest": ["0" * 64, "0"],
    "word": ["0" * 32, "0"],
    "is_muted": [True, False],
}
"""What may well be right for each."""
ODD = ["", "0", -1, 2**63, 1e308, None, True, [], {}, "\u0000", "\ud800", "é" * 200, "../..", "__class__", {"a": [[]]}]
FIELDS = ["version", "choice", "seat", "text", "bot", "step", "digest", "word", "is_muted", "key", "type", "extra"]
PATHS = ["/api/tables", "/api/tables/{t}", "/api/tables/{t}/seats/1", "/api/tables/{t}/claim", "/api/records", "/t/{t}"]
PATHS += [
    "/api/tables/{t}/begin",
    "/api/tables/{t}/rematch",
    "/api/tables/{t}/branch",
    "/api/tables/{t}/proof",
    "/%ff%00",
]
PATHS += [
    "/api/tables/{t}/replay?seat=%80",
    "/api/games/{t}/cards",
    "/api/tutorials/fort",
    "/assets/../../etc",
    "//",
    "*",
]
ODD_BYTES = [b"\xff", b"\x00", b"\xc0\xaf", b"\xed\xa0\x80", b"\r\n", b"[::1", b"%", b"{", b'"', b"\\u"]
AT_ONCE = 150
"""Frames up one socket: a server does not let more than 200 answers wait for a slow reader."""


def mask(data: bytes, is_text: bool) -> bytes:
    """A frame as a client sends it, by a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([0x81 if is_text else 0x82]) + size + bytes(4) + data


def send_all(line: socket.socket, data: bytes) -> None:
    with suppress(OSError):
        line.sendall(data)


def read_until(line: socket.socket, end: bytes) -> bool:
    """Whether this comes before the connection ends."""
    kept = b""
    while data := line.recv(65_536):
        if end in kept + data:
            return True
        kept = data[-len(end) :]
    return False


class Fuzz:
    """One server, and all that is thrown at it."""

    def __init__(self, seed: int, minutes: float = 1e6) -> None:
        self.chance = random.Random(seed)
        self.until = time.monotonic() + 60 * minutes
        self.frames = self.requests = self.broken = 0
        self.folder = Path(tempfile.mkdtemp(prefix="fuzz"))
        self.log = (self.folder / "log").open("w")
        options = ("--pace", "0", "--rate", "1000000", "--workers", "1")
        self.server = ServerProcess(str(self.folder / "tables.sqlite"), *options, errors=self.log)
        self.guest = Guest(self.server.address)
        self.table = self.guest.open("fort-sumter", "me", "here")
        self.statuses: dict[int, int] = {}

    def memory(self) -> float:
        pages = int(Path(f"/proc/{self.server.child.pid}/statm").read_text().split()[1])
        return pages * 4096 / 1e6

    def sit(self) -> ClientConnection:
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"origin": self.server.address, "cookie": self.guest.cookie}
        return connect(address, additional_headers=headers, close_timeout=0.1)

    def spoil(self, data: bytes) -> bytes:
        """Change a text somewhere, perhaps."""
        while self.chance.random() < 0.4:
            at = self.chance.randrange(len(data) + 1)
            data = data[:at] + self.chance.choice(ODD_BYTES) + data[at + self.chance.randrange(3) :]
        return data

    def make_frame(self) -> bytes:
        """One message in three is likely to be right, the others are odd somewhere."""
        wish = self.chance.choice([*WISHES])
        message = {"type": wish, **{name: self.chance.choice(LIKELY[name]) for name in WISHES[wish]}}
        if self.chance.random() < 1 / 3:
            return json.dumps(message).encode()
        fields = self.chance.sample(FIELDS, self.chance.randrange(5))
        return self.spoil(json.dumps(message | {name: self.chance.choice(ODD) for name in fields}).encode())

    def throw_frames(self, count: int) -> None:
        """Many at once; those count that the server has gone through, for it has answered the last of them."""
        last = self.frames + count
        while self.frames < last and time.monotonic() < self.until:
            batch = min(last - self.frames, AT_ONCE)
            with suppress(OSError), self.open_line() as line:
                end = f"the-end-of-{self.frames}"
                frames = [mask(self.make_frame(), self.chance.random() < 0.7) for _ in range(batch)]
                frames.append(mask(json.dumps({"type": "undo", "version": -1, "key": end}).encode(), True))
                sending = Thread(target=send_all, args=(line, b"".join(frames)))
                sending.start()
                if read_until(line, end.encode()):
                    self.frames += batch
                else:
                    self.broken += 1
                sending.join()

    def open_line(self) -> socket.socket:
        """A socket by hand: what is sent is not checked by any library, and none waits for answers."""
        host, _, port = self.server.address[7:].partition(":")
        line = socket.create_connection((host, int(port)), 30)
        head = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            f"Origin: {self.server.address}",
            f"Cookie: {self.guest.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        line.sendall("\r\n".join(head).encode() + b"\r\n\r\n")
        read_until(line, b"\r\n\r\n")
        return line

    def make_request(self) -> bytes:
        path = self.chance.choice(PATHS).replace("{t}", self.chance.choice([self.table, "A" * 16, "%ff"]))
        method = self.chance.choice(["GET", "POST", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "BREW"])
        names = ["game", "seats", "options", "name", "clock", "salt", "seed", "record", "step", "key"]
        body = json.dumps({name: self.chance.choice(ODD) for name in self.chance.sample(names, 3)}).encode()
        body = self.spoil(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.server.address[7:]}",
            f"Origin: {self.chance.choice([self.server.address, 'http://[::1', 'null', 'https://evil.example'])}",
            f"Cookie: {self.chance.choice([self.guest.cookie, 'blanketfort=', 'blanketfort=' + 'x' * 43])}",
            f"Content-Type: {self.chance.choice(['application/json', 'text/plain'])}",
            f"Idempotency-Key: {self.chance.choice(['', 'k' * 20, 'é', 'k' * 5000])}",
            f"Content-Length: {self.chance.choice([len(body)] * 9 + [len(body) + 9, -1, '', 'x'])}",
        ]
        data = "\r\n".join(head).encode("latin-1", "replace")
        return (self.spoil(data) if self.chance.random() < 0.3 else data) + b"\r\n\r\n" + body

    def throw_requests(self, count: int) -> None:
        host, _, port = self.server.address[7:].partition(":")
        for _ in range(count):
            if time.monotonic() > self.until:
                return
            self.requests += 1
            with suppress(OSError), socket.create_connection((host, int(port)), 5) as line:
                line.sendall(self.make_request())
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(65_536)
                found = re.match(rb"HTTP/1.1 (\d+)", answer)
                status = int(found[1]) if found else 0
                self.statuses[status] = self.statuses.get(status, 0) + 1

    def run(self, frames: int, requests: int) -> bool:
        self.throw_frames(min(frames, 2000))
        self.throw_requests(min(requests, 500))
        before = self.memory()
        for part in range(1, 101):  # by turns, so that there is some of both when the time is over
            self.table = self.guest.open(self.chance.choice(GAMES), "me", "here", hints=part % 20 == 0)
            self.throw_frames(frames * part // 100 - self.frames)
            self.throw_requests(requests * part // 100 - self.requests)
        after = self.memory()
        with self.sit() as link:
            while json.loads(link.recv(20))["type"] != "state":
                pass
        self.server.end()
        self.log.close()
        told = (self.folder / "log").read_text()
        print(f"{self.frames} frames ({self.broken} sockets were closed), {self.requests} requests", end=", ")
        print(f"answers {dict(sorted(self.statuses.items()))}")
        print(f"memory {before:.0f} to {after:.0f} MB, {told.count('trace')} traces in the log")
        if "trace" in told:
            print(told[:3000])
        return 500 not in self.statuses and "trace" not in told and after < before + 60


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6)
    given = parser.parse_args()
    sys.exit(0 if Fuzz(given.seed, given.minutes).run(given.frames, given.requests) else 1)
