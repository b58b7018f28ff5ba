"""An agent at a table of computer players: who sits where, and how the others play on until the agent is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from blanketfort.bots import Player, ask
from blanketfort.bots.own import dismiss, hire
from blanketfort.bots.random_player import RandomPlayer
from blanketfort.engine.state import State
from blanketfort.research.hot.games import play_randomly_until
from blanketfort.research.setting import Setting

ILLEGAL_REWARD = -1.0
"""What an action outside the mask costs; it also ends the game."""
Opponent = str | Callable[[int], Player]
"""A player by its name (`thumb`, `search:200`, `my_bot.py`), or something that makes one of one's own from a seed."""


class Sitting:
    """One game in which the agent has a seat."""

    def __init__(self, state: State, seat: int, bots: dict[int, Player]) -> None:
        self.state = state
        self.seat = seat
        self.bots = bots
        self.streams = {other: bot.stream for other, bot in bots.items() if type(bot) is RandomPlayer}

    def play_on(self) -> None:
        """Play until the agent is asked, or the game is over."""
        state = self.state
        if len(self.streams) == len(self.bots):
            play_randomly_until(state, self.seat, self.streams)
            return
        while not state.over and state.top.seat != self.seat:
            state.apply(state.find_option(ask(self.bots[state.top.seat], state)))

    def close(self) -> None:
        """Let the others go: some have processes of their own."""
        for bot in self.bots.values():
            dismiss(bot)


class Opponents:
    """Who the agent plays against. They sit in the seats after the agent's, in turn; a single one is taken for all.

    With seat None the agent sits somewhere else each game, by chance.
    """

    def __init__(self, setting: Setting, opponents: Opponent | Sequence[Opponent], seat: int | None) -> None:
        self.setting = setting
        others = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
        for other in others:
            if isinstance(other, str):
                hire(setting.game, other, 0, setting.players)  # one that is not there is refused at once
        self.opponents = [others[at % len(others)] for at in range(setting.players - 1)]
        self.chosen_seat = seat

    def sit_down(self, luck: np.random.Generator) -> Sitting:
        """Deal a game in which the agent is asked at least once: a game may end before its first choice."""
        sitting = self._deal(luck)
        while sitting.state.over:
            sitting.close()
            sitting = self._deal(luck)
        return sitting

    def _deal(self, luck: np.random.Generator) -> Sitting:
        players = self.setting.players
        seat = int(luck.integers(players)) if self.chosen_seat is None else self.chosen_seat
        state = self.setting.deal(int(luck.integers(2**62)))
        bots = {
            (seat + after) % players: self._make(opponent, luck)
            for after, opponent in enumerate(self.opponents, start=1)
        }
        sitting = Sitting(state, seat, bots)
        sitting.play_on()
        return sitting

    def _make(self, opponent: Opponent, luck: np.random.Generator) -> Player:
        seed = int(luck.integers(2**62))
        setting = self.setting
        return hire(setting.game, opponent, seed, setting.players) if isinstance(opponent, str) else opponent(seed)
