"""Many games side by side: one call carries out a choice in each of them and writes what is seen there then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blanketfort.engine.chance import Stream
from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Encoder, Sheet

RUN: Final = 8
"""The number of games stepped and then looked at in one go: few enough to stay in the processor's nearest memory."""


class Games:
    """Games that wait, each for a choice of the seat that it asks. Their owner deals anew where one is over."""

    def __init__(self, encoder: Encoder, actions: int, states: list[State]) -> None:
        self.encoder = encoder
        self.no_actions = bytes(actions)
        self.states = states
        self.sheet = Sheet()

    def step(self, first: int, choices: list[int]) -> list[int]:
        """Carry out a legal choice in each game from the first on; the places of those that are over now.

        Where the choice is -1 nothing happens.
        """
        over: list[int] = []
        for at, choice in enumerate(choices):
            if choice < 0:
                continue
            state = self.states[first + at]
            if not state.offer.allows(choice):
                raise IllegalMove(f"game {first + at}: {choice} is not legal; legal are: {state.legal}")
            state.apply(choice)
            if state.over:
                over.append(first + at)
        return over

    def asked(self, first: int, last: int) -> list[int]:
        """The seat that each game of a run asks; -1 where it is over."""
        return [state.top.seat for state in self.states[first:last]]

    def observe(self, first: int, seats: list[int]) -> bytes:
        """What one seat of each game sees, from the first game on."""
        for at, seat in enumerate(seats):
            self.encoder.write_row(self.states[first + at], seat, self.sheet)
        return self.sheet.take()

    def masks(self, first: int, seats: list[int]) -> bytes:
        """What one seat of each game may do, from the first game on."""
        for at, seat in enumerate(seats):
            write_mask(self.states[first + at], seat, self.no_actions, self.sheet)
        return self.sheet.take()

    def choose_randomly(self, stream: Stream) -> list[int]:
        """Something legal in each game."""
        return [state.offer.options[stream.below(state.offer.count)].id for state in self.states]


class ShownGames(Games):
    """Games that are shown in given memory, one byte for each number of each observation and for each action."""

    def __init__(
        self, encoder: Encoder, actions: int, states: list[State], seen_in: memoryview, masked_in: memoryview
    ) -> None:
        super().__init__(encoder, actions, states)
        self.seen_in = seen_in
        self.masked_in = masked_in

    def runs(self) -> list[tuple[int, int]]:
        """All games in short runs, each from its first place up to, not including, its last."""
        size = len(self.states)
        return [(first, min(first + RUN, size)) for first in range(0, size, RUN)]

    def play(self, choices: list[int], renew: Callable[[int], State]) -> list[int]:
        """Carry out a legal choice in each game and show what comes of it to the seat that is asked now; these seats.

        A game that is over is told by its place, and what comes back takes that place.
        """
        asked: list[int] = []
        for first, last in self.runs():
            for place in self.step(first, choices[first:last]):
                self.states[place] = renew(place)
            seats = self.asked(first, last)
            self.show(first, seats)
            asked += seats
        return asked

    def show(self, first: int, seats: list[int]) -> None:
        """Write what one seat of each game sees and may do, from the first game on."""
        last = first + len(seats)
        width, actions = self.encoder.size, len(self.no_actions)
        self.seen_in[first * width : last * width] = self.observe(first, seats)
        self.masked_in[first * actions : last * actions] = self.masks(first, seats)


def write_mask(state: State, seat: int, no_actions: bytes, sheet: Sheet) -> None:
    """A row with a one at each action that the seat may choose now; none when it is not asked."""
    sheet.begin(no_actions)
    if state.top.seat == seat:
        offer = state.offer
        for at in range(offer.count):
            sheet.mark(0, offer.options[at].id)


def play_randomly_until(state: State, seat: int, streams: dict[int, Stream]) -> None:
    """Let all others choose anything legal, each by its own stream, until the seat is asked or the game is over."""
    while not state.over and state.top.seat != seat:
        offer = state.offer
        state.apply(offer.options[streams[state.top.seat].below(offer.count)].id)
