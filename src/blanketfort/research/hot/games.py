"""Many games side by side: one call carries out a choice in each of a run of them, or writes what is seen there."""

from __future__ import annotations

from typing import Final

from blanketfort.engine.chance import Stream
from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Encoder, Sheet

RUN: Final = 32
"""So many games are best stepped and then looked at in one go: they stay in the processor's cache for that long."""


class Games:
    """Games that wait, each for a choice of the seat that it asks. Whoever holds them deals anew where one is over."""

    def __init__(self, encoder: Encoder, actions: int, states: list[State]) -> None:
        self.encoder = encoder
        self.no_actions = bytes(actions)
        self.states = states

    def runs(self) -> list[tuple[int, int]]:
        """All games in short runs, each from its first place up to, not including, its last."""
        size = len(self.states)
        return [(first, min(first + RUN, size)) for first in range(0, size, RUN)]

    def step(self, first: int, choices: list[int]) -> list[int]:
        """Carry out a lawful choice in each game from the first on; the places of those that are over now.

        Where the choice is -1 nothing happens.
        """
        over: list[int] = []
        for place, choice in enumerate(choices, first):
            if choice < 0:
                continue
            state = self.states[place]
            if choice not in state.legal:
                raise IllegalMove(f"game {place}: {choice} is not legal; legal are: {state.legal}")
            state.apply(choice)
            if state.over:
                over.append(place)
        return over

    def asked(self, first: int, last: int) -> list[int]:
        """The seat that each game of a run asks; -1 where it is over."""
        return [state.top.seat for state in self.states[first:last]]

    def observe(self, first: int, seats: list[int]) -> bytes:
        """What one seat of each game sees, from the first game on."""
        sheet = Sheet()
        for place, seat in enumerate(seats, first):
            self.encoder.write_row(self.states[place], seat, sheet)
        return sheet.rows.getvalue()

    def masks(self, first: int, seats: list[int]) -> bytes:
        """What one seat of each game may do, from the first game on."""
        sheet = Sheet()
        for place, seat in enumerate(seats, first):
            write_mask(self.states[place], seat, self.no_actions, sheet)
        return sheet.rows.getvalue()

    def choose_randomly(self, stream: Stream) -> list[int]:
        """Something lawful in each game."""
        return [state.legal[stream.below(len(state.legal))] for state in self.states]


def write_mask(state: State, seat: int, no_actions: bytes, sheet: Sheet) -> None:
    """A row with a one at each action that the seat may choose now; none when it is not asked."""
    sheet.begin(no_actions)
    if state.top.seat == seat:
        sheet.count(0, state.legal)


def play_randomly_until(state: State, seat: int, streams: dict[int, Stream]) -> None:
    """Let all others choose anything lawful, each by its own stream, until the seat is asked or the game is over."""
    while not state.over and state.top.seat != seat:
        legal = state.legal
        state.apply(legal[streams[state.top.seat].below(len(legal))])
