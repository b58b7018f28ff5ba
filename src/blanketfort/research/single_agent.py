"""Gymnasium: one seat for the agent, computer players in the others.

Importing this module registers `blanketfort/Fort-2p-v2` and the like.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete

from blanketfort.bots.own import USUAL
from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import all_games
from blanketfort.engine.state import State
from blanketfort.research.encoding import Presented, research_of
from blanketfort.research.hot.encoder import Options
from blanketfort.research.picture import MODES, render
from blanketfort.research.setting import Mask, Setting
from blanketfort.research.sitting import ILLEGAL_REWARD, Opponent, Opponents, Sitting


class SingleAgentEnv(gymnasium.Env[Presented, np.int64]):
    """The agent sits in one seat; `info["action_mask"]` and `action_masks()` say what it may do.

    An illegal action ends the game with the reward of a loss, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own attribute

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Options | None = None,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        seat: int | None = 0,
        render_mode: str | None = None,
        by_blocks: bool = False,
    ) -> None:
        """With seat None the agent sits somewhere else each game, by chance; with `by_blocks` it sees a dict of blocks.

        The opponents sit in the seats after the agent's, in turn; a single one is taken for all.
        """
        self.setting = Setting(game, players, options)
        self.opponents = Opponents(self.setting, opponents, seat)
        self.render_mode = render_mode
        self.by_blocks = by_blocks
        self.observation_space = self.setting.encoder.space(by_blocks)
        self.action_space = Discrete(len(self.setting.actions))
        self.sitting: Sitting | None = None

    @property
    def table(self) -> State:
        """The game."""
        return self._seated().state

    @property
    def seat(self) -> int:
        """Where the agent sits."""
        return self._seated().seat

    def _seated(self) -> Sitting:
        assert self.sitting is not None, "reset comes first"
        return self.sitting

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Presented, dict[str, Any]]:
        """Deal a game in which the agent is asked at least once."""
        super().reset(seed=seed)
        self.close()
        self.sitting = self.opponents.sit_down(self.np_random)
        return self._observe(), {"action_mask": self.action_masks()}

    def step(self, action: np.int64) -> tuple[Presented, float, bool, bool, dict[str, Any]]:
        """Carry out the agent's choice and what the others choose after it."""
        info: dict[str, Any] = {}
        try:
            self.table.play(int(action))
        except IllegalMove as wrong:
            info["illegal"] = str(wrong)
        else:
            self._seated().play_on()
        info["action_mask"] = self.action_masks()
        illegal = "illegal" in info
        reward = ILLEGAL_REWARD if illegal else self.setting.returns(self.table)[self.seat]
        return self._observe(), reward, illegal or self.table.over, False, info

    def _observe(self) -> Presented:
        return self.setting.encoder.present(self.setting.observe(self.table, self.seat), self.by_blocks)

    def action_masks(self) -> Mask:
        """A one for each action that is legal now."""
        return self.setting.mask(self.table, self.seat)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the agent sees it, in text or as an image."""
        return render(self.table.view(self.seat), self.render_mode)

    def close(self) -> None:
        """Let the opponents go."""
        if self.sitting is not None:
            self.sitting.close()
            self.sitting = None


def id_of(game: Game, players: int, variant: str = "") -> str:
    """The id under which Gymnasium knows a game: `blanketfort/Fort-2p-v2`."""
    title = "".join(word.capitalize() for word in game.name.split("-"))
    return f"blanketfort/{title}-{players}p{variant and f'-{variant}'}-v{research_of(game).version}"


Environment = tuple[str, int, Options]


def environments(game: Game) -> dict[str, Environment]:
    """The environments of a game by id: each number of players, and what else the game names."""
    plain: dict[str, Environment] = {id_of(game, players): (game.name, players, {}) for players in game.players}
    variants = research_of(game).variants.items()
    return plain | {id_of(game, players, name): (game.name, players, options) for name, (players, options) in variants}


def register_all() -> list[str]:
    """Register every game with every number of players, and its variants; the ids."""
    found = {id: setting for each in all_games() for id, setting in environments(each).items()}
    for id, (name, players, options) in found.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                f"{__name__}:SingleAgentEnv",
                kwargs={"game": name, "players": players, "options": options},
                vector_entry_point="blanketfort.research.vector:GameVectorEnv",
            )
    return list(found)


IDS = register_all()
