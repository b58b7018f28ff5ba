"""The Gymnasium environments pass Gymnasium's own checks; the others at the table are computer players."""

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from blanketfort.bots import Player
from blanketfort.bots.random_player import RandomPlayer
from blanketfort.engine.decision import Decision
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import game
from blanketfort.engine.view import View
from blanketfort.research.single_agent import IDS, SingleAgentEnv, id_of
from blanketfort.research.sitting import Sitting
from tests.research.settings import Case, each_case


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_accepts_it(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


@each_case
def test_gymnasium_accepts_every_setting(case: Case) -> None:
    name, players, options = case
    env = gymnasium.make(id_of(game(name), players), options=options, opponents="random", seat=None, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_accepts_blocks_and_images(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="rgb_array", by_blocks=True, opponents="random").unwrapped)


def test_every_game_and_number_of_players_is_registered() -> None:
    plain = [f"blanketfort/{name}" for name in ("Fort-2p", "Fort-3p", "Fort-4p", "FortSumter-2p")]
    found = [id.rpartition("-v")[0] for id in IDS if id.startswith("blanketfort/Fort")]
    assert [id for id in found if id.count("-") == 1] == plain
    assert {"blanketfort/Forfort-4p-teams-v2", "blanketfort/Fort-3p-cats-and-dogs-v2"} <= set(IDS)


def play_through(env: SingleAgentEnv, seed: int) -> float:
    """A game of lawful choices; the last reward."""
    _seen, info = env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    while True:
        lawful = np.flatnonzero(info["action_mask"])
        assert lawful.size and np.array_equal(env.action_masks(), info["action_mask"])
        _seen, reward, terminated, _truncated, info = env.step(choices.choice(lawful))
        if terminated:
            return reward
        assert reward == 0


@each_case
def test_the_reward_is_the_return_of_the_seat(case: Case) -> None:
    env = SingleAgentEnv(*case, opponents="random", seat=None)
    reward = play_through(env, 2)
    assert env.table.over and reward == env.setting.returns(env.table)[env.seat]


def test_the_same_seed_gives_the_same_game() -> None:
    texts = []
    for _time in range(2):
        env = SingleAgentEnv("fort", 3, seat=None)
        play_through(env, 8)
        texts.append(env.table.to_text())
    assert texts[0] == texts[1]


def test_opponents_sit_after_the_agent_and_see_their_own_view() -> None:
    looked: list[tuple[int | None, int]] = []

    class Watcher(RandomPlayer):
        def choose(self, view: View, decision: Decision) -> int:
            looked.append((view.seat, decision.seat))
            return super().choose(view, decision)

    def make(seed: int) -> Player:
        return Watcher(seed)

    play_through(SingleAgentEnv("forfort", 3, opponents=["thumb", make], seat=1), 5)
    assert set(looked) == {(0, 0)}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SingleAgentEnv("fort", 2)
    env.reset(seed=1)
    illegal = np.flatnonzero(env.action_masks() == 0)[0]
    _seen, reward, terminated, _truncated, info = env.step(illegal)
    assert reward == -1 and terminated and "is not legal" in info["illegal"]


@each_case
def test_nothing_hidden_reaches_the_agent(case: Case) -> None:
    """Everything that the agent may not know is dealt anew, and what it is shown stays the same."""
    name, players, options = case
    env = SingleAgentEnv(name, players, options, opponents="random", seat=None)
    seen: Any
    seen, info = env.reset(seed=6)
    luck, over = np.random.default_rng(6), False
    for choice in range(20):
        if over:
            break
        sitting = env.sitting
        assert sitting is not None
        env.sitting = Sitting(sitting.state.determinize(sitting.seat, choice), sitting.seat, {})
        again: Any = env._observe()
        assert np.array_equal(again, seen) and np.array_equal(env.action_masks(), info["action_mask"])
        env.sitting = sitting
        seen, _reward, over, _truncated, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))


def test_the_rendering_shows_what_the_agent_sees() -> None:
    env = SingleAgentEnv("fort-sumter", render_mode="ansi", seat=1)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str) and json.loads(shown)["seat"] == 1


def test_an_opponent_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(BlanketfortError, match="there is no player 'nobody' for fort"):
        gymnasium.make("blanketfort/Fort-2p-v2", opponents="nobody")
