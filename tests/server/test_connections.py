"""Connections before they are requests: how many there may be, what they may send, and how slowly they may read."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blanketfort.server import api, connections, limits
from blanketfort.server.limits import Limits
from tests.server.house import GENEROUS, Guest, House, open_house


def dial(house: House) -> socket.socket:
    port = int(house.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def is_cut_off(line: socket.socket) -> bool:
    """Whether the other side ends the connection before anything else."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_headers_without_end_are_cut_off_early(house: House) -> None:
    with dial(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        sent = 0
        with pytest.raises(OSError):
            while sent < 50_000_000:
                sent += line.send(b"x" * 65_536)
        assert sent < 10_000_000  # what the system itself holds on the way


def test_trailers_without_end_are_cut_off_too(house: House) -> None:
    with dial(house) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: {house.address}\r\n"
        line.sendall(f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ".encode())
        sent = 0
        with pytest.raises(OSError):
            while sent < 50_000_000:
                sent += line.send(b"x" * 65_536)


def test_a_connection_that_asks_nothing_is_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    with dial(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: local")
        assert is_cut_off(line)


def test_a_connection_whose_request_does_not_end_is_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was answered; one byte more, and nothing ever ended the connection."""
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)
    with dial(house) as line:
        line.sendall(b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        assert line.recv(4096).startswith(b"HTTP/1.1 404")
        line.sendall(b" ")
        assert is_cut_off(line)


def test_a_socket_outlives_the_time_for_a_request(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    with ann.sit_at(ann.open("forfort", "me", {"kind": "bot"})) as sitting:
        sitting.until("state")
        time.sleep(0.4)
        sitting.say("speak", text="still here", key="here")
        assert sitting.until("done")


def test_thousands_of_headers_are_not_read(house: House) -> None:
    """Eight thousand empty ones, in 32 kB, took 3 ms: a few hundred such requests a second, all refused, had it all."""
    with dial(house) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 99 + b"\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
    with dial(house) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 100 + b"\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 400")


HANDSHAKE = (
    b"GET /api/tables/AAAAAAAAAAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def send_until_ended(house: House, *pieces: bytes) -> None:
    with dial(house) as line, contextlib.suppress(ConnectionError):
        for piece in pieces:
            line.sendall(piece)
            time.sleep(0.1)
        while line.recv(4096):
            pass


@pytest.mark.parametrize("header", ["X-Forwarded-For: " + "1.1.1.1, " * 1000, "Content-Length: 3"])
def test_what_never_becomes_a_socket_is_ended(house: House, header: str) -> None:
    """It was never answered, and held its connection for good: behind a web server one client could take them all."""
    send_until_ended(house, HANDSHAKE + header.encode() + b"\r\n\r\nabc")


def slowly(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def do(*given: Any) -> Any:
        await asyncio.sleep(0.3)
        return await work(*given)

    return do


def test_nobody_fills_the_log_with_frames_sent_before_there_is_a_socket(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each broken one left 1 kB of errors: a client that came no more often than it may filled 3 GB a day."""
    monkeypatch.setattr(house.hub.storage, "read", slowly(house.hub.storage.read))
    send_until_ended(house, HANDSHAKE + b"\r\n", b"\xff\xff\xff\xff")
    assert caplog.records == []


def test_a_body_of_thousands_of_pieces_is_not_read(house: House) -> None:
    """Forty thousand of a byte each, refused or not: a few hundred such requests stopped the server for seconds."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    for count, told in ((1000, b"malformed"), (1001, b"Invalid HTTP request")):
        with dial(house) as line:
            line.sendall(head + b"1\r\nx\r\n" * count + b"0\r\n\r\n")
            assert told in line.makefile("rb").read()


def test_nobody_fills_the_log_with_requests_that_are_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each time it had 8 kB more: a client that asked no more than it may could fill a disk in a day."""
    monkeypatch.setattr(house.hub.storage, "check", slowly(house.hub.storage.check))
    with dial(house) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2 + b"nothing\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 400")
        time.sleep(0.8)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_client_that_does_not_read_its_answers_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LEAST_SECONDS", 0.5)
    monkeypatch.setattr(connections, "SLOWEST", 1_000_000)
    monkeypatch.setattr(connections, "MOST_PIPELINED", 1000)
    open_now = house.server.server_state.connections
    with dial(house) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        deadline = time.monotonic() + 20
        while not open_now and time.monotonic() < deadline:
            time.sleep(0.01)
        assert open_now
        while open_now and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not open_now


def ask_for_socket(table: str, guest: Guest) -> bytes:
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nCookie: {guest.cookie}\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
    return f"{head}Connection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n".encode()


def test_a_socket_that_nobody_reads_is_let_go(house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was cut off but never ended, and what was written to it lay in memory for ever."""
    monkeypatch.setattr(connections, "LEAST_SECONDS", 0.5)
    monkeypatch.setattr(connections, "SLOWEST", 1_000_000)
    table, open_now = ann.open("fort", "me", "here"), house.server.server_state.connections
    deadline = time.monotonic() + 30
    with dial(house) as line, contextlib.suppress(ConnectionError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(ask_for_socket(table, ann))
        assert line.recv(12) == b"HTTP/1.1 101"
        while open_now and time.monotonic() < deadline:
            line.sendall(b'\x81\x98\0\0\0\0{"type":"look","seat":0}')
            time.sleep(0.001)
    assert time.monotonic() < deadline


def test_a_client_that_leaves_much_unread_at_many_sockets_keeps_those_that_it_reads(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A megabyte for each of two hundred, of one address: a tenth of that may wait at its requests."""
    house.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # else the system keeps it on the way
    table = ann.open("forfort", "me", "here")
    with contextlib.ExitStack() as stack:
        sitting = stack.enter_context(ann.sit_at(table))
        lines = [stack.enter_context(dial(house)) for _ in range(4)]
        for line in lines:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(ask_for_socket(table, ann))
            assert line.recv(12) == b"HTTP/1.1 101"
        listeners = house.hub.rooms[table].listeners
        monkeypatch.setattr(limits, "MOST_UNREAD", 300_000)
        for number in range(150):
            sitting.say("speak", text="\U00020000" * 500, key=str(number))
            sitting.until("done")
        assert len(listeners) < 5


def test_nothing_becomes_a_socket_before_its_answers_are_read(house: House, ann: Guest) -> None:
    """Nothing held back what was written to it: eight took 220 MB in half a minute, and kept it."""
    answered = b""
    with dial(house) as line, contextlib.suppress(ConnectionError):
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line.sendall(asked + ask_for_socket(ann.open("fort", "me", "here"), ann))
        line.settimeout(3)
        while part := line.recv(65_536):
            answered += part
    assert b"HTTP/1.1 101" not in answered


@pytest.mark.parametrize("brought", ["", "X-Forwarded-For: 203.0.113.7\r\n", "X-Forwarded-For: somebody\r\n"])
def test_a_client_that_leaves_much_unread_at_many_connections_keeps_only_some_of_them(
    house: House, monkeypatch: pytest.MonkeyPatch, brought: str
) -> None:
    """Eighty that asked for a long game held 180 MB, each for half an hour; one address could have four hundred.

    Through a web server it could have any number of them: it was that one's address which was not counted.
    """
    if not brought:
        monkeypatch.setattr(connections.Doors, "_is_proxy", lambda _doors, _host: False)
    written = Mock(return_value="x" * 15_000_000)
    monkeypatch.setattr(api, "write_document", written)
    open_now = house.server.server_state.connections
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(dial(house)) for _ in range(4)]
        for line in lines:
            line.sendall(f"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n{brought}\r\n".encode())
        deadline = time.monotonic() + 20
        while (written.call_count < 4 or len(open_now) != 1) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert written.call_count == 4 and len(open_now) == 1
    monkeypatch.undo()
    assert Guest(house.address).ask("GET", "/api/openapi.json").status == 200


def test_only_a_few_requests_of_a_connection_wait_for_the_one_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten thousand of them, in one packet, took 10 MB."""
    waiting = Mock(side_effect=HttpToolsProtocol.on_message_begin, autospec=True)
    monkeypatch.setattr(HttpToolsProtocol, "on_message_begin", lambda protocol: waiting(protocol))
    with dial(house) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000)
        answered = b""
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65_536):
                answered += part
    assert b"HTTP/1.1 400" in answered and waiting.call_count <= 100
    assert Guest(house.address).ask("GET", "/healthz").status == 200


def test_a_client_that_reads_slowly_gets_its_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LEAST_SECONDS", 0.5)
    size = len(Guest(house.address).ask("GET", "/api/openapi.json").body)
    with dial(house) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        parts = []
        while part := line.recv(8192):
            parts.append(part)
            time.sleep(0.05)
    assert len(b"".join(parts).partition(b"\r\n\r\n")[2]) == size


@pytest.mark.parametrize("limits", [GENEROUS._replace(connections=6), GENEROUS._replace(sockets=3)])
def test_there_are_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: Limits) -> None:
    monkeypatch.setattr(connections.Doors, "_is_proxy", lambda _doors, _host: False)
    with open_house(tmp_path / "tables.sqlite", limits) as house:
        lines = [dial(house) for _ in range(6)]
        time.sleep(0.2)
        with dial(house) as one_too_many:
            assert is_cut_off(one_too_many)
        for line in lines:
            line.close()
        time.sleep(0.2)
        assert Guest(house.address).ask("GET", "/healthz").status == 200


def test_who_comes_too_often_is_not_let_in(tmp_path: Path) -> None:
    """Thousands of connections a second, each ended for what it asked, made all others wait."""
    with open_house(tmp_path / "tables.sqlite", GENEROUS._replace(requests=2)) as house:

        def is_let_in(host: str) -> bool:
            address = "127.0.0.1", int(house.address.rpartition(":")[2])
            with socket.create_connection(address, timeout=10, source_address=(host, 0)) as line:
                with contextlib.suppress(ConnectionError):
                    line.sendall(b"nothing\r\n\r\n")
                return not is_cut_off(line)

        assert [is_let_in("127.0.0.5") for _ in range(20)].count(True) in (10, 11, 12)
        assert is_let_in("127.0.0.6") and all(is_let_in("127.0.0.1") for _ in range(20)), "only that one"
