"""Chance: the one door through which every shuffle and every draw comes.

A game's luck is a secret root of 32 bytes and a counter. Each chance event takes its own stream, keyed by both, so
that knowing one shuffle tells nothing about another, and copying a state copies one reference and one number.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

# L'Ecuyer's MRG32k3a: its products stay below 2**53, so the same plain integers serve compiled and uncompiled.
M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443

BLOCK: Final = 16
"""How many chance events are keyed by one hash: its own stream draws their keys."""
KEY: Final = struct.Struct("<6I")

# What roots and keys are hashed by: begun once, because to go on with a copy is quicker than to begin.
ROOTS: Final = hashlib.sha256(b"blanketfort root\n")
KEYS: Final = hashlib.blake2b(digest_size=KEY.size)


def root_of(seed: int | str, salt: str = "") -> bytes:
    """The secret root that a seed and a salt stand for."""
    root = ROOTS.copy()
    root.update(f"{seed}\n{salt}".encode())
    return root.digest()


def commitment_to(seed: int | str, salt: str = "") -> str:
    """What may be published before the deal: it fixes seed and salt and tells neither."""
    return hashlib.sha256(f"blanketfort commitment\n{seed}\n{salt}".encode()).hexdigest()


class Luck:
    """The luck of one game, hidden in its root; shared by all copies of a state, because it never changes."""

    def __init__(self, root: bytes) -> None:
        self.root = root
        self.streams: list[Stream] = []
        """The streams of the events so far, unused: only a memory of what the root implies."""
        self.master: Stream | None = None
        """What draws the keys of a block."""

    def stream(self, event: i64) -> Stream:
        """The stream of one chance event, from its beginning."""
        while len(self.streams) <= event:
            self.streams.append(self.next_stream())
        kept = self.streams[event]
        return Stream(kept.a0, kept.a1, kept.a2, kept.b0, kept.b1, kept.b2)

    def next_stream(self) -> Stream:
        """Draw the key of the next event."""
        master, events = self.master, len(self.streams)
        if master is None or events % BLOCK == 0:
            block = KEYS.copy()
            block.update(self.root + (6 * events).to_bytes(8, "little"))
            self.master = master = stream_from(block.digest())
        return keyed_by(master.word(), master.word(), master.word(), master.word(), master.word(), master.word())


@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """A stream of random integers: where its two recurrences stand."""

    def __init__(self, a0: i64, a1: i64, a2: i64, b0: i64, b1: i64, b2: i64) -> None:
        self.a0 = a0
        self.a1 = a1
        self.a2 = a2
        self.b0 = b0
        self.b1 = b1
        self.b2 = b2

    def below(self, bound: i64) -> i64:
        """The next integer from 0 up to, not including, `bound`; at most 2**31, for compiled integers end."""
        return self.next() * bound // M1

    def word(self) -> i64:
        """The next integer of 32 bits: `below(2**32)` without the product that compiled integers can't hold."""
        number = self.next()
        return number + number * (2**32 - M1) // M1

    def next(self) -> i64:
        """The next integer from 0 up to, not including, M1."""
        a: i64 = (1403580 * self.a1 - 810728 * self.a0) % M1
        self.a0 = self.a1
        self.a1 = self.a2
        self.a2 = a
        b: i64 = (527612 * self.b2 - 1370589 * self.b0) % M2
        self.b0 = self.b1
        self.b1 = self.b2
        self.b2 = b
        return (a - b) % M1

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, in place. Whatever they are: an int is not unpacked to be moved."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def shuffle_noting(self, items: list[Any]) -> list[int]:
        """The same; return the numbers drawn, which `shuffle_by` takes."""
        draws: list[int] = []
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            draws.append(j)
            i -= 1
        return draws


def shuffle_by(items: list[int], draws: list[int]) -> None:
    """Put the items into the order that these draws stand for, in place."""
    at = len(items) - 1
    for other in draws:
        items[at], items[other] = items[other], items[at]
        at -= 1


def keyed_by(a0: i64, a1: i64, a2: i64, b0: i64, b1: i64, b2: i64) -> Stream:
    """The stream that six words of 32 bits key."""
    return Stream(a0 % (M1 - 1) + 1, a1 % M1, a2 % M1, b0 % (M2 - 1) + 1, b1 % M2, b2 % M2)


def stream_from(digest: bytes) -> Stream:
    """The stream that 24 bytes key."""
    a0, a1, a2, b0, b1, b2 = KEY.unpack(digest)
    return keyed_by(a0, a1, a2, b0, b1, b2)


def stream_of(seed: int | str, purpose: str) -> Stream:
    """A stream outside of any game's luck: for players, re-dealing and tests."""
    return stream_from(root_of(seed, purpose)[: KEY.size])
