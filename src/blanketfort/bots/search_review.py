"""What a finished game is looked at through: with the cards open, and after a choice."""

from __future__ import annotations

from blanketfort.bots.search import Possible
from blanketfort.engine.state import State


class Open(Possible):
    """Hindsight: all cards lie as they lay. Only what was still to be shuffled or drawn by chance is open."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.players = state.players
        self._one = state.clone()
        self._one.become_possible(seat, 0)

    def deal(self, seed: int) -> State:
        state = self._one.clone()
        state.become_possible(self.seat, seed)
        return state


class After(Possible):
    """What is possible after an option was chosen."""

    def __init__(self, before: Possible, option: int) -> None:
        self.before = before
        self.option = option
        self.seat = before.seat
        self.players = before.players
        self._one = before.deal(0)
        self._one.apply(option)

    def deal(self, seed: int) -> State:
        state = self.before.deal(seed)
        state.apply(self.option)
        return state
