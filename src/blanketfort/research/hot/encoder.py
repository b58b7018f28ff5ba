"""Observations as numbers: each always with the same meaning, declared and written in one place.

An observation is a row of bytes, each a number from -127 to 127. It falls into named blocks. A part of an observation
declares its blocks when it is made and writes them when it is asked; what a seat may know is all that a part may read.
The tests re-deal everything else and see that no number moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from blanketfort.engine.game import Game
from blanketfort.engine.state import State

Options: TypeAlias = dict[str, bool | str]

MOST: Final = 127
"""No number is larger: it stands for itself and for all beyond."""


class Block:
    """Some numbers of an observation that belong together, one for each label."""

    def __init__(self, name: str, labels: list[str], about: str, low: int, high: int, start: int) -> None:
        self.name = name
        self.labels = labels
        self.about = about
        self.low = low
        self.high = high
        self.start = start


class Sheet:
    """Rows of numbers, written one below the other. Places are counted within the row that was begun last.

    What is to be written into a row is named first: mypyc computes it twice where it stands in the assignment itself.
    A row is always written anew. To remember its piles and write only those that are others now was tried: asking costs
    as much as counting, since piles are small (instructions a row in two of our games: 5,900 to 6,100, 5,200 to 8,700).
    """

    def __init__(self) -> None:
        self.rows = BytesWriter()
        self.start: i64 = 0

    def take(self) -> bytes:
        """All rows so far; the sheet is empty then, and keeps its memory for the next ones."""
        rows = self.rows.getvalue()
        self.rows.truncate(0)
        return rows

    def begin(self, zeros: bytes) -> None:
        """Begin a row, with nothing in it yet."""
        self.start = len(self.rows)
        self.rows.write(zeros)

    def mark(self, at: i64, thing: i64) -> None:
        """A one at a thing, if there is one: -1 is none."""
        if thing >= 0:
            self.rows[self.start + at + thing] = 1

    def put(self, at: i64, number: i64) -> None:
        """A number as it is."""
        byte = u8(min(max(number, -MOST), MOST) & 255)
        self.rows[self.start + at] = byte

    def put_all(self, at: i64, numbers: list[int]) -> None:
        """All these numbers, one after the other."""
        self.put_part(at, numbers, 0, len(numbers))

    def put_part(self, at: i64, numbers: list[int], first: i64, last: i64) -> None:
        """Those from the first up to, not including, the last."""
        rows, place = self.rows, self.start + at
        while first < last:
            number: i64 = numbers[first]
            byte = u8(min(max(number, -MOST), MOST) & 255)
            rows[place] = byte
            first += 1
            place += 1

    def add(self, at: i64, thing: i64, number: i64) -> None:
        """This many more of a thing."""
        place = self.start + at + thing
        byte = u8((i64(self.rows[place]) + number) & 255)
        self.rows[place] = byte

    def add_all(self, at: i64, numbers: list[int]) -> None:
        """This many more of each thing."""
        rows, place = self.rows, self.start + at
        for number in numbers:
            more: i64 = number
            if more != 0:
                byte = u8((i64(rows[place]) + more) & 255)
                rows[place] = byte
            place += 1

    def count(self, at: i64, things: list[int]) -> None:
        """How many there are of each thing; order does not matter."""
        rows, start = self.rows, self.start + at
        for thing in things:
            place: i64 = start + thing
            more = rows[place] + 1
            rows[place] = more

    def tally(self, at: i64, things: tuple[int, ...]) -> None:
        """The same for things that lie in a tuple."""
        rows, start = self.rows, self.start + at
        for thing in things:
            place: i64 = start + thing
            more = rows[place] + 1
            rows[place] = more

    def mark_bits(self, at: i64, bits: i64) -> None:
        """A one at each thing that is in a mask."""
        while bits > 0:
            if bits & 1:
                self.rows[self.start + at] = 1
            bits >>= 1
            at += 1


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class Encoder:
    """Turns what a seat may know into numbers, always as many. Games derive from it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.blocks: list[Block] = []
        self.size = 0
        self.zeros = b""

    def add(self, name: str, labels: list[str], about: str, high: int = 1, low: int = 0) -> i64:
        """Declare the next block; the place of its first number."""
        start: i64 = self.size
        self.blocks.append(Block(name, labels, about, low, high, start))
        self.size += len(labels)
        self.zeros = bytes(self.size)
        return start

    def add_number(self, name: str, about: str, high: int = MOST) -> i64:
        """Declare a block of a single number."""
        return self.add(name, [""], about, high)

    def add_seats(self, name: str, about: str) -> i64:
        """Declare a block with a number for each seat.

        Seats keep their own numbers in all blocks, because the actions name them so.
        """
        return self.add(name, seat_names(self.players), about)

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        """Write what the seat `me` sees into the row that has been begun."""
        raise NotImplementedError

    def write_row(self, state: State, me: int, sheet: Sheet) -> None:
        """Write what the seat `me` sees into a row of its own."""
        sheet.begin(self.zeros)
        self.write(state, me, sheet)


class Research(NamedTuple):
    """What a game brings for researchers: `RESEARCH` in its module `research`."""

    make_encoder: Callable[[Game, int], Encoder]
    """Its observation with this number of players."""
    version: int
    """The version of its environments: it rises with every change of what agents see, may do or are paid."""
    variants: dict[str, tuple[int, Options]]
    """Environments besides the plain ones, by name: the seats and the options."""


def seat_names(players: int) -> list[str]:
    """The labels of the seats."""
    return [f"seat-{seat}" for seat in range(players)]


class Question:
    """What every observation begins with: who looks, who is asked, and what, if it is the one who looks."""

    def __init__(self, encoder: Encoder, kinds: list[str]) -> None:
        self.me = encoder.add_seats("me", "the seat whose observation this is")
        self.asked = encoder.add_seats("asked", "who is to choose; nobody when the game is over")
        self.kind = encoder.add("kind", kinds, "what you are asked")
        self.places: dict[str, int] = {kind: place for place, kind in enumerate(kinds)}

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        sheet.mark(self.me, me)
        step = state.top
        sheet.mark(self.asked, step.seat)
        if step.seat == me:
            sheet.mark(self.kind, self.places[step.kind()])
