"""Chance: the one door through which every shuffle and every draw comes.

A game's luck is a secret root of 32 bytes and a counter. Each chance event takes its own stream, keyed by both, so
that knowing one shuffle tells nothing about another, and copying a state copies one reference and one number.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64

# L'Ecuyer's MRG32k3a: its products stay below 2**53, so the same plain integers serve compiled and uncompiled.
M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443


def root_of(seed: int | str, salt: str = "") -> bytes:
    """The secret root that a seed and a salt stand for."""
    return hashlib.sha256(f"blanketfort root\n{seed}\n{salt}".encode()).digest()


def commitment_to(seed: int | str, salt: str = "") -> str:
    """What may be published before the deal: it fixes seed and salt and tells neither."""
    return hashlib.sha256(f"blanketfort commitment\n{seed}\n{salt}".encode()).hexdigest()


class Stream:
    """A stream of random integers, fixed by a root and the number of the chance event."""

    def __init__(self, root: bytes, event: int) -> None:
        words = struct.unpack("<6I", hashlib.sha256(root + event.to_bytes(8, "little")).digest()[:24])
        self.a0: i64 = words[0] % (M1 - 1) + 1
        self.a1: i64 = words[1] % M1
        self.a2: i64 = words[2] % M1
        self.b0: i64 = words[3] % (M2 - 1) + 1
        self.b1: i64 = words[4] % M2
        self.b2: i64 = words[5] % M2

    def below(self, bound: i64) -> i64:
        """The next integer from 0 up to, not including, `bound`."""
        a: i64 = (1403580 * self.a1 - 810728 * self.a0) % M1
        self.a0 = self.a1
        self.a1 = self.a2
        self.a2 = a
        b: i64 = (527612 * self.b2 - 1370589 * self.b0) % M2
        self.b0 = self.b1
        self.b1 = self.b2
        self.b2 = b
        return ((a - b) % M1) * bound // M1

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
