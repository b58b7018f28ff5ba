"""A server in a process of its own: started, found, and ended. For whatever drives one: tests, benchmarks, pictures."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from blanketfort.engine.errors import BlanketfortError

PATIENCE = 20.0
"""How many seconds a server may take to end."""


class ServerProcess:
    """`blanketfort serve` at a free port."""

    def __init__(self, database: str, *options: str, errors: IO[Any] | None = None) -> None:
        command = [sys.executable, "-m", "blanketfort", "serve", "--port", "0", "--database", database, *options]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.child.stdout is not None
        found = re.search(r"http://\S+", self.child.stdout.readline())
        if found is None:
            self.end()
            raise BlanketfortError("the server did not start")
        self.address = found[0].replace("localhost", "127.0.0.1")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, if it has not ended; its exit code."""
        self.child.send_signal(how)  # nobody gets it where the process has been waited for
        code = self.child.wait(PATIENCE)
        assert self.child.stdout is not None
        self.child.stdout.close()
        return code


@contextmanager
def serving(database: str, *options: str, errors: IO[Any] | None = None) -> Iterator[ServerProcess]:
    """A server for as long as it is needed."""
    process = ServerProcess(database, *options, errors=errors)
    try:
        yield process
    finally:
        process.end()
