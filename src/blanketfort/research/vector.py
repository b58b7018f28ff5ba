"""Gymnasium: many games of one agent, stepped by one call, in this process or in workers of their own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from ctypes import c_int8, c_int64
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from blanketfort.bots.own import USUAL
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.research.batch import NO_CHOICE, open_games
from blanketfort.research.encoding import Observation, Presented
from blanketfort.research.hot.encoder import Options
from blanketfort.research.setting import Mask, Setting
from blanketfort.research.sitting import ILLEGAL_REWARD, Opponent, Opponents, Sitting

Actions = npt.NDArray[np.int64]
Seeds = list[int | None]
STEP = "step"


class Final(NamedTuple):
    """How a game ended: its place, what the agent got and saw last, and whether by an action outside the mask."""

    place: int
    reward: float
    observation: Observation
    illegal: bool


class Tables:
    """Some tables, each with the agent in a seat; what it sees and may do is kept in the arrays given."""

    def __init__(self, opponents: Opponents, observations: Observation, masks: Mask) -> None:
        self.opponents = opponents
        self.setting = opponents.setting
        self.observations = observations
        self.masks = masks
        self.places = np.arange(len(masks))
        self.luck = [seeding.np_random()[0] for _place in self.places]
        self.sittings: list[Sitting] = []
        self.games = open_games(self.setting, [], observations, masks)

    def reset(self, seeds: Seeds) -> None:
        """Deal at every table, with its seed where there is one."""
        for place, seed in enumerate(seeds):
            if seed is not None:
                self.luck[place] = seeding.np_random(seed)[0]
        self.close()
        self.sittings = [self.opponents.sit_down(luck) for luck in self.luck]
        self.games.states = [sitting.state for sitting in self.sittings]
        for first, last in self.games.runs():
            self._look(first, last)

    def step(self, actions: Actions) -> list[Final]:
        """Carry out an action at every table and what the others choose after it; the games that ended."""
        lawful = self.masks[self.places, actions] == 1
        choices = np.where(lawful, actions, NO_CHOICE).tolist()
        finals: list[Final] = []
        for first, last in self.games.runs():
            self.games.step(first, choices[first:last])
            for place in range(first, last):
                self.sittings[place].play_on()
                if choices[place] < 0 or self.sittings[place].state.over:
                    finals.append(self._finish(place, choices[place] < 0))
            self._look(first, last)
        return finals

    def _finish(self, place: int, illegal: bool) -> Final:
        """Sum up a game and deal the next one."""
        done = self.sittings[place]
        reward = ILLEGAL_REWARD if illegal else self.setting.returns(done.state)[done.seat]
        final = Final(place, reward, self.setting.observe(done.state, done.seat), illegal)
        done.close()
        self.sittings[place] = self.opponents.sit_down(self.luck[place])
        self.games.states[place] = self.sittings[place].state
        return final

    def close(self) -> None:
        """Let all opponents go."""
        for sitting in self.sittings:
            sitting.close()

    def _look(self, first: int, last: int) -> None:
        self.games.show(first, [sitting.seat for sitting in self.sittings[first:last]])


class Memory:
    """What all games show and are told, in memory that processes share."""

    def __init__(self, context: Any, setting: Setting, games: int) -> None:
        self.widths = (setting.encoder.size, len(setting.actions))
        self.observed, self.masked = [context.RawArray(c_int8, games * width) for width in self.widths]
        self.told = context.RawArray(c_int64, games)

    def arrays(self) -> tuple[Observation, Mask, Actions]:
        """The same memory as arrays: observations, masks and actions."""
        observations = np.frombuffer(self.observed, np.int8).reshape(-1, self.widths[0])
        masks = np.frombuffer(self.masked, np.int8).reshape(-1, self.widths[1])
        return observations, masks, np.frombuffer(self.told, np.int64)


class Worker:
    """Tables in a process of their own, seen through shared memory."""

    def __init__(self, context: Any, opponents: Opponents, memory: Memory, places: range) -> None:
        self.places = places
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(far_end, opponents, memory, places), daemon=True)
        self.process.start()
        far_end.close()

    def close(self) -> None:
        """Send the process home."""
        self.line.send(None)
        self.process.join()
        self.line.close()


def serve(line: Connection, opponents: Opponents, memory: Memory, places: range) -> None:
    """What a worker does: seeds reset its tables, nothing but a sign steps them by the actions that all share.

    What goes wrong, an opponent that forfeits or that there is not, is for the one who gave the order.
    """
    observations, masks, actions = memory.arrays()
    mine = slice(places.start, places.stop)
    tables = Tables(opponents, observations[mine], masks[mine])
    while (order := line.recv()) is not None:
        finals: list[Final] = []
        try:
            if order == STEP:
                finals = tables.step(actions[mine])
            else:
                tables.reset(order)
        except BlanketfortError as wrong:
            line.send(wrong)
            continue
        line.send([final._replace(place=final.place + places.start) for final in finals])
    tables.close()


class GameVectorEnv(VectorEnv[Presented, Actions, npt.NDArray[Any]]):
    """Games of one agent side by side; `infos["action_mask"]` says what it may do in each.

    A game that ends is dealt anew in the same step: what the agent saw last is in `infos["final_obs"]`. An illegal
    action ends its game with the reward of a loss, and `infos["final_info"]["illegal"]` marks it.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Options | None = None,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        seat: int | None = 0,
        num_envs: int = 1,
        workers: int = 0,
        copy: bool = True,
        by_blocks: bool = False,
        context: str | None = None,
    ) -> None:
        """Opponents and seat are those of `SingleAgentEnv`, and game number `n` is what it plays with that seed.

        Workers are processes that share the games among them (players of one's own have to be picklable then if the
        `context` is "spawn"). With `by_blocks` observations are dicts of blocks. Without `copy` the arrays returned are
        always the same and are overwritten by each step.
        """
        self.setting = Setting(game, players, options)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.by_blocks = by_blocks
        self.single_observation_space = self.setting.encoder.space(by_blocks)
        self.single_action_space = Discrete(len(self.setting.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        chosen = Opponents(self.setting, opponents, seat)
        self.workers = self._hire(workers, context, chosen) if workers else []
        self.tables = None if workers else self._open(chosen)

    def _open(self, opponents: Opponents) -> Tables:
        """All tables in this process."""
        self.observations: Observation = np.zeros((self.num_envs, self.setting.encoder.size), np.int8)
        self.masks: Mask = np.zeros((self.num_envs, len(self.setting.actions)), np.int8)
        return Tables(opponents, self.observations, self.masks)

    def _hire(self, workers: int, name: str | None, opponents: Opponents) -> list[Worker]:
        """Workers who share the tables among them."""
        context = multiprocessing.get_context(name)
        memory = Memory(context, self.setting, self.num_envs)
        self.observations, self.masks, self.actions = memory.arrays()
        bounds = pairwise([self.num_envs * at // workers for at in range(workers + 1)])
        return [Worker(context, opponents, memory, range(first, last)) for first, last in bounds if first < last]

    def reset(
        self, *, seed: int | Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Presented, dict[str, Any]]:
        """Deal everywhere: with a seed, game number `n` has the seed `seed + n`."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games, but {len(seeds)} seeds")
        if self.tables is not None:
            self.tables.reset(seeds)
        else:
            self._order([seeds[worker.places.start : worker.places.stop] for worker in self.workers])
        return self._present(self._shown(self.observations)), {"action_mask": self._shown(self.masks)}

    def _order(self, orders: Sequence[object]) -> list[Final]:
        """Let all workers work at once; the games that ended."""
        for worker, order in zip(self.workers, orders, strict=True):
            worker.line.send(order)
        answers = [worker.line.recv() for worker in self.workers]
        for answer in answers:
            if isinstance(answer, BlanketfortError):
                raise answer
        return [final for answer in answers for final in answer]

    def _present(self, observations: Observation) -> Presented:
        return self.setting.encoder.present(observations, self.by_blocks)

    def _shown(self, array: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        return array.copy() if self.copy else array

    def step(
        self, actions: Actions
    ) -> tuple[Presented, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Carry out the agent's choices and what the others choose after them."""
        if self.tables is not None:
            finals = self.tables.step(np.asarray(actions))
        else:
            self.actions[:] = actions
            finals = self._order([STEP] * len(self.workers))
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for final in finals:
            rewards[final.place], over[final.place] = final.reward, True
        infos = {"action_mask": self._shown(self.masks), **self._last_words(finals)}
        return self._present(self._shown(self.observations)), rewards, over, np.zeros_like(over), infos

    def _last_words(self, finals: list[Final]) -> dict[str, Any]:
        """What Gymnasium wants to be told of games that were dealt anew."""
        infos: dict[str, Any] = {}
        for final in finals:
            told = {"final_obs": self._present(final.observation), "final_info": {"illegal": final.illegal}}
            infos = self._add_info(infos, told, final.place)
        return infos

    def close_extras(self, **_kwargs: Any) -> None:
        """Send the workers home, and all opponents."""
        for worker in self.workers:
            worker.close()
        if self.tables is not None:
            self.tables.close()
