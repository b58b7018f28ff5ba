"""PettingZoo: the games as turn-taking (AEC) environments with action masks."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Options
from blanketfort.research.picture import MODES, render
from blanketfort.research.setting import Setting
from blanketfort.research.sitting import ILLEGAL_REWARD


class raw_env(AECEnv):  # noqa: N801 -- the name that PettingZoo gives to an environment without wrappers
    """A game whose illegal actions raise `blanketfort.IllegalMove`."""

    is_strict = True

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        by_blocks: bool = False,
    ) -> None:
        """With `by_blocks` an observation is a dict of its blocks, by their names."""
        super().__init__()
        self.by_blocks = by_blocks
        self.setting = Setting(game, players, options)
        self.metadata = {
            "name": f"blanketfort_{self.setting.game.name.replace('-', '_')}_v{self.setting.version}",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [name_of(seat) for seat in range(self.setting.players)]
        self.teams = [[name_of(seat) for seat in team] for team in self.setting.teams]
        """The agents that win together."""
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.setting.actions)) for agent in self.possible_agents}
        self.np_random: np.random.Generator
        self.np_random, _seed = seeding.np_random()
        self.table: State

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": self.setting.encoder.space(self.by_blocks),
                "action_mask": Box(0, 1, (len(self.setting.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Dict:
        """The same object for an agent at every call, as PettingZoo asks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of the game's options; a seeded space of its own for each agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: with a seed always the same game, without one the next in a row."""
        if seed is not None:
            self.np_random, _seed = seeding.np_random(seed)
        self.table = self.setting.deal(int(self.np_random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = name_of(self.table.top.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.setting.encoder.present(self.setting.observe(self.table, seat), self.by_blocks),
            "action_mask": self.setting.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is; None for an agent whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent whose game goes on has to act"
        self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            self.table.play(int(action))
        except IllegalMove:
            if self.is_strict:
                raise
            paid = dict.fromkeys(self.agents, 0.0)
            self._finish(paid | {self.agent_selection: ILLEGAL_REWARD})
            return
        if self.table.over:
            self._finish(dict(zip(self.possible_agents, self.setting.returns(self.table), strict=True)))
        else:
            self.agent_selection = name_of(self.table.top.seat)

    def _finish(self, rewards: dict[str, float]) -> None:
        """Pay everybody: before the end there is nothing to be had."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as a spectator sees it, in text or as an image."""
        return render(self.table.view(None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class env(raw_env):  # noqa: N801 -- PettingZoo's name, too
    """A game as PettingZoo's learners want it: an illegal action loses at once.

    PettingZoo has wrappers for that, but they take several times as long as the game.
    """

    is_strict = False


def name_of(seat: int) -> str:
    """The agent that sits there."""
    return f"seat_{seat}"
