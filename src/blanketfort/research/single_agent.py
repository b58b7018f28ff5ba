"""Gymnasium: one seat for the agent, computer players in the others.

Importing this module registers `blanketfort/Fort-2p-v1` and the like.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from blanketfort.bots import Player, ask, make_bot
from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.game import SHELF, Game
from blanketfort.engine.game import game as find_game
from blanketfort.engine.state import State
from blanketfort.research.encoding import Observation
from blanketfort.research.setting import VERSIONS, Mask, Options, Setting

ILLEGAL_REWARD = -1.0
Opponent = str | Callable[[int], Player]
"""A computer player by its name, or something that makes a player of one's own from a seed."""


class SingleAgentEnv(gymnasium.Env[Observation, np.int64]):
    """The agent sits in one seat; `info["action_mask"]` and `action_masks()` say what it may do.

    An illegal action ends the game with the reward of a loss, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own attribute

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Options | None = None,
        opponents: Opponent | Sequence[Opponent] = "thumb",
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """With seat None the agent sits somewhere else each game, by chance.

        The opponents sit in the seats after the agent's, in turn; a single one is taken for all.
        """
        self.setting = Setting(game, players, options)
        others = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
        self.opponents: list[Opponent] = [others[at % len(others)] for at in range(self.setting.players - 1)]
        self.chosen_seat = seat
        self.render_mode = render_mode
        encoder = self.setting.encoder
        self.observation_space = Box(encoder.low, encoder.high, dtype=np.int16)
        self.action_space = Discrete(len(self.setting.actions))
        self.table: State
        self.seat = 0
        self.bots: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game in which the agent is asked at least once."""
        super().reset(seed=seed)
        self._deal()
        while self.table.over:  # a game may end before the agent's first choice
            self._deal()
        return self.setting.observe(self.table, self.seat), {"action_mask": self.action_masks()}

    def _deal(self) -> None:
        players = self.setting.players
        self.seat = int(self.np_random.integers(players)) if self.chosen_seat is None else self.chosen_seat
        self.table = self.setting.deal(int(self.np_random.integers(2**62)))
        self.bots = {
            (self.seat + after) % players: self._seat(opponent)
            for after, opponent in enumerate(self.opponents, start=1)
        }
        self._let_bots_play()

    def _seat(self, opponent: Opponent) -> Player:
        seed = int(self.np_random.integers(2**62))
        return make_bot(self.setting.game, opponent, seed) if isinstance(opponent, str) else opponent(seed)

    def _let_bots_play(self) -> None:
        """Play on until the agent is asked, or the game is over."""
        while (decision := self.table.decision) is not None and decision.seat != self.seat:
            self.table.play(ask(self.bots[decision.seat], self.table))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the agent's choice and what the others choose after it."""
        info: dict[str, Any] = {}
        try:
            self.table.play(int(action))
        except IllegalMove as wrong:
            info["illegal"] = str(wrong)
        else:
            self._let_bots_play()
        info["action_mask"] = self.action_masks()
        illegal = "illegal" in info
        reward = ILLEGAL_REWARD if illegal else self.setting.returns(self.table)[self.seat]
        return self.setting.observe(self.table, self.seat), reward, illegal or self.table.over, False, info

    def action_masks(self) -> Mask:
        """A one for each action that is lawful now."""
        return self.setting.mask(self.table, self.seat)

    def render(self) -> str | None:
        """The table as the agent sees it, in text."""
        return json.dumps(self.table.view(self.seat), indent=1) if self.render_mode == "ansi" else None


def id_of(game: str, players: int, teams: bool = False) -> str:
    """The id under which Gymnasium knows a game: `blanketfort/Fort-2p-v1`."""
    title = "".join(word.capitalize() for word in game.split("-"))
    return f"blanketfort/{title}-{players}p{'-teams' if teams else ''}-v{VERSIONS[game]}"


def register_all() -> list[str]:
    """Register every game with every number of players, and the team game; the ids."""
    kwargs = {id_of(name, players): {"game": name, "players": players} for name, players in _games()}
    kwargs[id_of("forfort", 4, True)] = {"game": "forfort", "players": 4, "options": {"teams": True}}
    for id, arguments in kwargs.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:SingleAgentEnv", kwargs=arguments)
    return list(kwargs)


def _games() -> list[tuple[str, int]]:
    return [(name, players) for name in SHELF for players in find_game(name).players]


IDS = register_all()
