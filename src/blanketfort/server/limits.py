"""How much anybody may ask for: buckets that fill with time."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from typing import NamedTuple

MOST_CLIENTS = 20_000
"""How many clients are remembered; the one that was quiet longest is forgotten first."""
MOST_UNREAD = 16_000_000
"""How many bytes may wait for one client, at all of its connections: each may be a long game's."""
MOST_CHOICES = 40_000
"""For how many seconds' worth of choices are kept at once: a hundred people, at one address, play for hours."""


DAY = 24 * 3600.0
EXPIRY = {"gathering": 30 * DAY, "playing": 365 * DAY}
"""For how long a table is kept at which nothing happens. A game that was played to its end is kept for good."""


class Limits(NamedTuple):
    """What one client may do; the numbers are for people, many of whom may share an address."""

    messages: float = 20
    """Messages up one socket, a second in the long run; up all sockets of one address, ten times as many."""
    requests: float = 40
    """Requests of one address, a second in the long run; so many new connections too."""
    tables: float = 200
    """Tables opened from one address within an hour."""
    sockets: int = 200
    """Sockets open from one address at a time; connections of all kinds, twice as many."""
    connections: int = 10_000
    """Connections of all clients at a time; fewer where the system allows fewer open files."""
    readings: float = 1
    """Finished games played again for one address (replay, proof, upload, branch) and house decks read, a second."""
    hints: float = 0.5
    """Hints for one address, a second in the long run."""
    lines: float = 2
    """Lines of chat, and about who has which seat, from one address, a second: a table has room for so many in all."""
    choices: float = 5
    """Choices made and taken back from one address, a second in the long run: each is kept, in half a kilobyte."""


class Bucket:
    """Lets `burst` things through at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Whether there was enough."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, amount: float = 1) -> bool:
        bucket = self.found.get(client)
        if bucket is None:
            bucket = self.found[client] = Bucket(self.rate, self.burst)
            if len(self.found) > MOST_CLIENTS:
                self.found.popitem(last=False)
        self.found.move_to_end(client)
        return bucket.take(amount)


class Unread:
    """How many bytes wait until each client has read what comes before them."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def keep(self, client: str, more: int) -> bool:
        """Keep so many more, or fewer; whether they are not too many."""
        self.counts[client] += more
        if not self.counts[client]:
            del self.counts[client]
        return self.counts[client] <= MOST_UNREAD


class Allowance:
    """What each client may still do, by the kinds of `Limits`."""

    def __init__(self, limits: Limits) -> None:
        self.unread = Unread()
        self.sockets = limits.sockets
        self.buckets = {
            "requests": Buckets(limits.requests, 5 * limits.requests),
            "messages": Buckets(10 * limits.messages, 30 * limits.messages),
            "tables": Buckets(limits.tables / 3600, limits.tables),
            "readings": Buckets(limits.readings, 20 * limits.readings),
            "hints": Buckets(limits.hints, 20 * limits.hints),
            "lines": Buckets(limits.lines, 10 * limits.lines),
            "choices": Buckets(limits.choices, MOST_CHOICES * limits.choices),
        }

    def take(self, kind: str, client: str, amount: float = 1) -> bool:
        """Whether the client may do this now."""
        return self.buckets[kind].take(client, amount)


class Turns:
    """For each client a row of its own: whoever wants much at once waits for that, and nobody else does."""

    def __init__(self, most: int = 1) -> None:
        self.most = most
        """How much is done for one client at a time."""
        self.rows: dict[str, asyncio.Semaphore] = {}
        self.lengths: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def of(self, *clients: str) -> AsyncIterator[None]:
        """Wait in the row of one client; of several, in the shortest."""
        client = min(clients, key=self.lengths.__getitem__)
        self.lengths[client] += 1
        try:
            async with self.rows.setdefault(client, asyncio.Semaphore(self.most)):
                yield
        finally:
            self.lengths[client] -= 1
            if not self.lengths[client]:
                del self.rows[client], self.lengths[client]


def client_at(host: str) -> str:
    """Whom limits are kept for: an address, or the network of a home that has billions of them."""
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.is_loopback:
        return str(address)
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))
