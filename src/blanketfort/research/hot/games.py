"""Many games side by side: one call carries out a choice in each and writes what everybody then sees."""

from __future__ import annotations

from blanketfort.engine.chance import Stream
from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Encoder, Sheet


class Games:
    """Games that wait, each for a choice of the seat that it asks. Whoever holds them deals anew where one is over."""

    def __init__(self, encoder: Encoder, actions: int, states: list[State]) -> None:
        self.encoder = encoder
        self.no_actions = bytes(actions)
        self.states = states

    def step(self, choices: list[int]) -> list[int]:
        """Carry out a lawful choice in each game, none where it is -1; the places of those that are over now."""
        over: list[int] = []
        states = self.states
        for place in range(len(states)):
            state = states[place]
            choice = choices[place]
            if choice < 0:
                continue
            if choice not in state.legal:
                raise IllegalMove(f"game {place}: {choice} is not legal; legal are: {state.legal}")
            state.apply(choice)
            if state.over:
                over.append(place)
        return over

    def asked(self) -> list[int]:
        """The seat that each game asks; -1 where it is over."""
        return [state.top.seat for state in self.states]

    def observe(self, seats: list[int]) -> bytes:
        """What one seat of each game sees."""
        sheet = Sheet()
        for place in range(len(self.states)):
            self.encoder.write_row(self.states[place], seats[place], sheet)
        return sheet.rows.getvalue()

    def masks(self, seats: list[int]) -> bytes:
        """For each game a one at each action that the seat may choose now; none when it is not asked."""
        sheet = Sheet()
        for place in range(len(self.states)):
            write_mask(self.states[place], seats[place], self.no_actions, sheet)
        return sheet.rows.getvalue()


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
