"""How much anybody may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

MOST_CLIENTS = 20_000
"""How many clients are remembered; the one that was quiet longest is forgotten first."""


class Limits(NamedTuple):
    """What one client may do; the numbers are for people, many of whom may share an address."""

    messages: float = 20
    """Messages up one socket, a second in the long run."""
    requests: float = 40
    """Requests of one address, a second in the long run."""
    tables: float = 200
    """Tables opened from one address within an hour."""
    sockets: int = 200
    """Sockets open from one address at a time."""


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
