"""A conversation with another program: a line to it, a line from it, and never a wait without end.

The program runs in a session of its own, so that it is ended with all that it has started.
"""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

LONGEST: Final = 65_536
"""How many bytes of an answer are read at most."""
PIECE: Final = 65_536
REMEMBERED: Final = 20_000
"""How much of what it says on stderr is kept, to tell why it ended."""
ERROR: Final = re.compile(r"(Uncaught )?[\w.]*(Error|Exception|Exit|Interrupt)\b")
"""How a line begins that names an error, in most languages."""
ENDING: Final = 1.0
"""How many seconds a program has to end by itself."""


LIVING: Final[set[Program]] = set()
"""All that run now."""


def kill_all() -> None:
    """End all programs at once: for a process that is about to end without another word."""
    for program in list(LIVING):
        program.kill()


class Ended(Exception):
    """The program has ended, or has closed its output."""


class Silent(Exception):
    """The program has not answered in time."""


class Flooding(Exception):
    """The program says more than it was asked for."""


class Program:
    """A program that answers lines by lines."""

    def __init__(self, command: list[str], environ: Mapping[str, str]) -> None:
        """Start it; OSError says why that cannot be."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=dict(environ), start_new_session=True
        )
        LIVING.add(self)
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.complaints = self.process.stderr.fileno()
        self.said = b""
        self.complained = b""
        for pipe_end in (self.input, self.output, self.complaints):
            os.set_blocking(pipe_end, False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line, without the end of the line."""
        if self.said or self._is_speaking():
            raise Flooding
        deadline = time.monotonic() + seconds
        left = line + b"\n"
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.input, selectors.EVENT_WRITE)
            waiting.register(self.output, selectors.EVENT_READ)
            waiting.register(self.complaints, selectors.EVENT_READ)
            while b"\n" not in self.said:
                ready = waiting.select(max(0.0, deadline - time.monotonic()))
                if not ready or time.monotonic() > deadline:
                    raise Silent
                for key, _event in ready:
                    if key.fd == self.input:
                        left = self._write(left)
                        if not left:
                            waiting.unregister(self.input)
                    elif key.fd == self.output:
                        self._read()
                    elif not self._listen():
                        waiting.unregister(self.complaints)
        answer, _, self.said = self.said.partition(b"\n")
        return answer

    def _is_speaking(self) -> bool:
        """Whether it says something without being asked; that it has ended will be seen later."""
        try:
            self.said += os.read(self.output, PIECE)
        except BlockingIOError:
            return False
        return bool(self.said)

    def _write(self, line: bytes) -> bytes:
        """Write as much as the program takes; what is left."""
        try:
            return line[os.write(self.input, line) :]
        except BrokenPipeError:
            return b""  # it has ended, or does not listen: its output will tell

    def _read(self) -> None:
        piece = os.read(self.output, PIECE)
        if not piece:
            raise Ended
        self.said += piece
        if len(self.said) > LONGEST:
            raise Flooding

    def _listen(self) -> bool:
        """Keep the last of what it complains about; whether there may be more."""
        try:
            piece = os.read(self.complaints, PIECE)
        except BlockingIOError:
            return True
        self.complained = (self.complained + piece)[-REMEMBERED:]
        return bool(piece)

    def last_words(self) -> str:
        """The last error that it named, else the last line that it complained in, or the code it ended with."""
        code = self._wait()
        self._listen()
        lines = self.complained.decode("utf-8", "replace").strip().splitlines()
        errors = [line for line in lines if ERROR.match(line)]
        if lines:
            return (errors or lines)[-1].strip()
        return "" if code is None else f"exit code {code}"

    def all_words(self) -> str:
        """All that is remembered of what it said on stderr: its log, and the traceback if it crashed."""
        self._listen()
        return self.complained.decode("utf-8", "replace").rstrip()

    def _wait(self) -> int | None:
        try:
            return self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """End it, with all that it has started; a waiting caller is told. May come from another thread."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it and leave nothing behind."""
        self.kill()
        LIVING.discard(self)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.process.wait()
