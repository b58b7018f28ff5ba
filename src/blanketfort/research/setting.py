"""One game with its seats and options, as every adapter sees it: actions, observations, masks, returns."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State
from blanketfort.research.encoding import Encoding, Observation, research_of
from blanketfort.research.hot.encoder import Options, Sheet
from blanketfort.research.hot.games import write_mask

Mask: TypeAlias = npt.NDArray[np.int8]


class Setting:
    """A game on the shelf (or one with a house deck), its number of players and its options."""

    def __init__(self, game: str | Game, players: int | None = None, options: Options | None = None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options: Options = dict(options or {})
        self.setup = self.game.make_setup(players, 0, self.options)
        self.players = self.setup.players
        self.actions = [option.key for option in self.game.option_table()]
        """What each action means: the key of the engine's option with that number."""
        self.teams = self.game.teams_of(self.setup)
        self.encoder = Encoding(self.game, self.players)
        self.no_actions = bytes(len(self.actions))

    @property
    def version(self) -> int:
        """The version of the environment."""
        return research_of(self.game).version

    def deal(self, seed: int | str, sink: list[Event] | None = None) -> State:
        """A new game; it keeps no history, because learners play many."""
        state = self.game.begin(self.setup.with_seed(seed), None, sink)
        state.keeps_history = False
        return state

    def observe(self, state: State, seat: int) -> Observation:
        """What the seat sees."""
        return self.encoder.encode(state, seat)

    def mask(self, state: State, seat: int) -> Mask:
        """A one for each action that the seat may choose now; none when it is not asked."""
        sheet = Sheet()
        write_mask(state, seat, self.no_actions, sheet)
        return np.frombuffer(sheet.rows.getvalue(), np.int8).copy()

    def returns(self, state: State) -> list[float]:
        """Who lost pays one, and the winners share it; nothing before the end, or when all win."""
        winners = state.winners
        if not winners:
            return [0.0] * self.players
        share = (self.players - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(self.players)]
