"""Thousands of games stepped by one call: for self-play, and for agents that drive all seats.

batch = Batch(Setting("fort", 2), games=1000, seed=1)
while learning:
    actions = policy(batch.observations, batch.masks)   # one for the seat that each game asks, `batch.seats`
    batch.step(actions)                                 # `batch.over` says which games ended, `batch.returns` how
"""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
import numpy.typing as npt

from blanketfort.engine.chance import stream_of
from blanketfort.engine.state import State
from blanketfort.research.encoding import Observation
from blanketfort.research.hot.games import ShownGames
from blanketfort.research.setting import Mask, Setting

NO_CHOICE = -1
"""What leaves a game as it is."""


class Batch:
    """Games side by side, each seen by the seat that it asks; one that ends is dealt anew in the same step.

    The arrays are the caller's own where they are given (C-contiguous, int8), and always the same: copy what is to be
    kept. Game number `n`, in the order of dealing, has the seed `seed + n`.
    """

    def __init__(
        self,
        setting: Setting,
        games: int,
        seed: int = 0,
        observations: Observation | None = None,
        masks: Mask | None = None,
    ) -> None:
        self.setting = setting
        self.seeds = count(seed)
        self.observations = fitting(observations, (games, setting.encoder.size))
        """What the asked seat of each game sees."""
        self.masks = fitting(masks, (games, len(setting.actions)))
        """What it may do."""
        self.over: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Which games ended in the last step."""
        self.returns: npt.NDArray[np.float32] = np.zeros((games, setting.players), np.float32)
        """What every seat got in the last step: something only where a game ended."""
        self.games = open_games(setting, [self._deal() for _game in range(games)], self.observations, self.masks)
        self.seats: npt.NDArray[np.int64] = np.array(self.games.play([NO_CHOICE] * games, self._renew), np.int64)
        """The seat that each game asks."""
        self.stream = stream_of(seed, "batch")

    def _deal(self) -> State:
        return self.setting.deal(next(self.seeds))

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Carry out one action in each game, and show what comes of it; IllegalMove names the first that is not legal.

        The games before that one have gone on then: this is the end of the batch, not a way to try actions.
        """
        self.over.fill(False)
        self.returns.fill(0)
        self.seats[:] = self.games.play(actions.tolist(), self._renew)

    def _renew(self, place: int) -> State:
        """Pay for the game that has ended there, and deal the next one."""
        self.over[place] = True
        self.returns[place] = self.setting.returns(self.games.states[place])
        return self._deal()

    def choose_randomly(self) -> npt.NDArray[np.int64]:
        """Something legal in each game, for agents without a policy yet."""
        return np.array(self.games.choose_randomly(self.stream), np.int64)


def fitting(given: npt.NDArray[np.int8] | None, shape: tuple[int, int]) -> npt.NDArray[np.int8]:
    """The caller's array, if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, np.int8)
    if given.shape != shape or given.dtype != np.int8:
        raise ValueError(f"the array should be int8 of {shape}, not {given.dtype} of {given.shape}")
    if not given.flags.c_contiguous:
        raise ValueError("the array should be C-contiguous, not a part or a view of another")
    return given


def open_games(setting: Setting, states: list[State], observations: Observation, masks: Mask) -> ShownGames:
    """Games that are shown in these arrays: compiled code writes into their memory."""
    shown = [memoryview(array).cast("B") for array in (observations, masks)]  # type: ignore[arg-type]
    return ShownGames(setting.encoder.encoder, len(setting.actions), states, *shown)
