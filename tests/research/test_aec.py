"""The PettingZoo environments pass PettingZoo's own checks and keep to the rules of the table."""

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from blanketfort.engine.errors import IllegalMove
from blanketfort.engine.shelf import game_names
from blanketfort.research import aec
from tests.research.settings import Case, each_case

pytestmark = [
    # PettingZoo says so of every environment with masks, but for those of its own that it knows by name.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@each_case
def test_pettingzoo_accepts_it(case: Case) -> None:
    api_test(aec.env(*case), num_cycles=150)


@each_case
def test_a_seed_fixes_everything(case: Case) -> None:
    seed_test(lambda: aec.env(*case), num_cycles=40)


@each_case
def test_it_can_be_driven_as_a_parallel_environment(case: Case) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec.env(*case)), num_cycles=60)


def test_it_can_be_rendered() -> None:
    render_test(lambda **modes: aec.env("fort-sumter", **modes))


def test_the_rendering_shows_what_a_spectator_sees() -> None:
    env: Any = aec.env("fort", 2, render_mode="ansi")
    env.reset(seed=3)
    assert json.loads(env.render())["seat"] is None


@pytest.mark.parametrize("name", game_names())
def test_it_is_drawn_always_as_large(name: str) -> None:
    env: Any = aec.env(name, render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    for _choice in range(10):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    later = env.render()
    assert first.shape == later.shape == (720, 960, 3) and first.dtype == np.uint8
    assert len(np.unique(first)) > 2 and not np.array_equal(first, later)


@each_case
def test_pettingzoo_accepts_observations_by_blocks(case: Case) -> None:
    api_test(aec.env(*case, by_blocks=True), num_cycles=20)


def play_through(env: AECEnv, seed: int) -> dict[str, float]:
    """A game of lawful choices; the rewards of all agents together."""
    env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        paid[agent] += reward
        lawful = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else choices.choice(lawful))
    return paid


@each_case
def test_rewards_are_the_returns_of_the_game(case: Case) -> None:
    env = aec.env(*case)
    paid = play_through(env, 4)
    table, setting = env.unwrapped.table, env.unwrapped.setting
    assert table.over and list(paid.values()) == setting.returns(table)


@each_case
def test_nothing_hidden_reaches_an_agent(case: Case) -> None:
    """Everything that an agent may not know is dealt anew, and what it observes stays the same."""
    env = aec.env(*case)
    env.reset(seed=6)
    raw, luck = env.unwrapped, np.random.default_rng(6)
    for choice in range(40):
        table = raw.table
        for seat, agent in enumerate(env.agents if choice % 8 == 0 else []):
            seen = env.observe(agent)
            raw.table = table.determinize(seat, choice)
            assert all(np.array_equal(env.observe(agent)[part], seen[part]) for part in seen)
            raw.table = table
        env.step(luck.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def test_teammates_are_named_and_paid_alike() -> None:
    env = aec.env("forfort", 4, {"teams": True})
    paid = play_through(env, 1)
    assert env.unwrapped.teams == [["seat_0", "seat_2"], ["seat_1", "seat_3"]]
    assert paid["seat_0"] == paid["seat_2"] == -paid["seat_1"] == -paid["seat_3"] != 0


def test_an_illegal_action_loses_or_raises() -> None:
    env, raw = aec.env("fort", 2), aec.raw_env("fort", 2)
    for each in (env, raw):
        each.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    with pytest.raises(IllegalMove):
        raw.step(illegal)
