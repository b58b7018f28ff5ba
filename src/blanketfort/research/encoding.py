"""Observations as numbers: a row of named blocks, each with its labels, so that the index is made and never typed.

A block says in one place what it shows, what its numbers are called and how far they go. What a seat may know is all
that a block may read; the tests re-deal everything else and see that no number moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from blanketfort.engine.state import State

S = TypeVar("S", bound=State)
Observation: TypeAlias = npt.NDArray[np.int16]


class Block(Generic[S]):
    """Some numbers of an observation that belong together, one for each label."""

    def __init__(self, name: str, labels: Sequence[str], about: str, low: int, high: int) -> None:
        self.name = name
        self.labels = list(labels)
        self.about = about
        self.low = low
        self.high = high

    def write(self, state: S, me: int, out: memoryview, at: int) -> None:
        """Write what the seat `me` sees into `out`, which holds zeros, from `at` on."""
        raise NotImplementedError


class Hot(Block[S]):
    """A one at the thing that is read, if any: -1 is none."""

    def __init__(self, name: str, labels: Sequence[str], about: str, read: Callable[[S, int], int]) -> None:
        super().__init__(name, labels, about, 0, 1)
        self.read = read

    def write(self, state: S, me: int, out: memoryview, at: int) -> None:
        found = self.read(state, me)
        if found >= 0:
            out[at + found] = 1


class Count(Block[S]):
    """How many there are of each thing among those read; order does not matter."""

    def __init__(
        self, name: str, labels: Sequence[str], about: str, read: Callable[[S, int], Iterable[int]], high: int = 1
    ) -> None:
        super().__init__(name, labels, about, 0, high)
        self.read = read

    def write(self, state: S, me: int, out: memoryview, at: int) -> None:
        for thing in self.read(state, me):
            out[at + thing] += 1


class Numbers(Block[S]):
    """The numbers that are read, as they are."""

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        about: str,
        read: Callable[[S, int], Sequence[int]],
        high: int,
        low: int = 0,
    ) -> None:
        super().__init__(name, labels, about, low, high)
        self.read = read

    def write(self, state: S, me: int, out: memoryview, at: int) -> None:
        for place, number in enumerate(self.read(state, me), at):
            out[place] = number


def number(name: str, about: str, read: Callable[[S, int], int], high: int) -> Numbers[S]:
    """A block of a single number."""
    return Numbers(name, [""], about, lambda state, me: (read(state, me),), high)


class Encoder:
    """Turns what a seat may know into numbers, always as many, each always with the same meaning."""

    def __init__(self, blocks: Sequence[Block[Any]]) -> None:
        self.blocks = list(blocks)
        self.starts: list[int] = []
        self.index: list[str] = []
        """What each number means: the name of its block and its label."""
        for block in self.blocks:
            self.starts.append(len(self.index))
            self.index += [f"{block.name}.{label}" if label else block.name for label in block.labels]
        self.size = len(self.index)
        sizes = [len(block.labels) for block in self.blocks]
        self.low = np.repeat(np.array([block.low for block in self.blocks], np.int16), sizes)
        self.high = np.repeat(np.array([block.high for block in self.blocks], np.int16), sizes)

    def encode(self, state: State, seat: int) -> Observation:
        """What the seat sees, in an array of its own."""
        out: Observation = np.zeros(self.size, np.int16)
        self.write(state, seat, out)
        return out

    def write(self, state: State, seat: int, out: Observation) -> None:
        """Write what the seat sees into a row of zeros."""
        buffer = out.data
        for block, start in zip(self.blocks, self.starts, strict=True):
            block.write(state, seat, buffer, start)

    def split(self, observation: Observation) -> dict[str, Observation]:
        """An observation by its blocks, without copying: for those who like names better than places."""
        ends = [*self.starts[1:], self.size]
        return {
            block.name: observation[start:end] for block, start, end in zip(self.blocks, self.starts, ends, strict=True)
        }


def seats_of(players: int) -> list[str]:
    """The labels of the seats."""
    return [f"seat-{seat}" for seat in range(players)]


def question(players: int, kinds: Sequence[str]) -> list[Block[State]]:
    """The blocks every game begins with: who looks, who is asked, and what, if it is the one who looks.

    Seats keep their own numbers in all blocks, because the actions name them so.
    """
    places = {kind: place for place, kind in enumerate(kinds)}
    return [
        Hot("me", seats_of(players), "the seat whose observation this is", lambda _state, me: me),
        Hot("asked", seats_of(players), "who is to choose; nobody when the game is over", lambda s, _me: s.top.seat),
        Hot("kind", kinds, "what you are asked", lambda s, me: places[s.top.kind()] if s.top.seat == me else -1),
    ]
