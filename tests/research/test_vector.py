"""The vector environment plays what single environments play, with one call for all, in one process or several."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from blanketfort.bots.own import Forfeit
from blanketfort.research.single_agent import IDS, SingleAgentEnv
from blanketfort.research.vector import GameVectorEnv
from tests.research.settings import Case, each_case

GAMES = 3


def choose(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


def same(ours: Any, theirs: Any) -> None:
    assert np.array_equal(ours, theirs)


def follow(env: GameVectorEnv, singles: list[SingleAgentEnv], steps: int) -> int:
    """Play the same in both; how many games ended."""
    seen: Any
    seen, infos = env.reset(seed=4)
    for place, single in enumerate(singles):
        expected, info = single.reset(seed=4 + place)
        same(seen[place], expected)
        same(infos["action_mask"][place], info["action_mask"])
    luck, ended = np.random.default_rng(2), 0
    for _step in range(steps):
        actions = choose(infos["action_mask"], luck)
        seen, rewards, over, truncated, infos = env.step(actions)
        assert not truncated.any()
        for place, single in enumerate(singles):
            expected, reward, terminated, _truncated, info = single.step(actions[place])
            assert (rewards[place], over[place]) == (reward, terminated)
            if terminated:
                ended += 1
                same(infos["final_obs"][place], expected)
                expected, info = single.reset()
            same(seen[place], expected)
            same(infos["action_mask"][place], info["action_mask"])
    return ended


@each_case
def test_it_plays_what_single_environments_play(case: Case) -> None:
    name, players, options = case
    env = GameVectorEnv(name, players, options, opponents="random", seat=None, num_envs=GAMES)
    singles = [SingleAgentEnv(name, players, options, opponents="random", seat=None) for _game in range(GAMES)]
    follow(env, singles, 40)


@pytest.mark.parametrize("workers", [0, 2])
def test_games_go_on_after_their_end_also_in_workers(workers: int) -> None:
    env = GameVectorEnv("forfort", 2, opponents="thumb", num_envs=GAMES, workers=workers, copy=False)
    assert follow(env, [SingleAgentEnv("forfort", 2) for _game in range(GAMES)], 120) >= GAMES
    env.close()


@pytest.mark.parametrize("workers", [0, 1])
def test_a_player_in_a_file_is_an_opponent(workers: int, tmp_path: Path) -> None:
    """As in a single environment; its processes are gone when the environment is closed."""
    bot = tmp_path / "my_bot.py"
    bot.write_text(f"""import os
open(os.path.join({str(tmp_path)!r}, f"{{os.getpid()}}.pid"), "w")
class MyBot:
    def choose(self, view, decision):
        return decision.options[-1]
""")
    env = GameVectorEnv("forfort", 2, opponents=str(bot), num_envs=1, workers=workers)
    single = SingleAgentEnv("forfort", 2, opponents=str(bot))
    assert follow(env, [single], 60) >= 1
    env.close()
    single.close()
    hired = [int(path.stem) for path in tmp_path.glob("*.pid")]
    assert len(hired) > 2 and not [pid for pid in hired if Path(f"/proc/{pid}").exists()]


@pytest.mark.parametrize("workers", [0, 1])
def test_an_opponent_that_forfeits_is_told_of(workers: int, tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("class MyBot:\n    def choose(self, view, decision):\n        return 1 / 0\n")
    env = GameVectorEnv("forfort", 2, opponents=str(bot), num_envs=1, workers=workers, seat=1)
    with pytest.raises(Forfeit, match="forfeits: crash"):
        env.reset(seed=1)
    env.close()


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_makes_it(id: str) -> None:
    env = gymnasium.make_vec(id, 2, vectorization_mode="vector_entry_point", opponents="random")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=1)
    assert seen in env.observation_space and len(infos["action_mask"]) == 2
    seen, *_rest = env.step(choose(infos["action_mask"], np.random.default_rng(1)))
    assert seen in env.observation_space
    env.close()


def test_blocks_are_those_of_single_environments() -> None:
    env = GameVectorEnv("fort", 2, opponents="random", num_envs=GAMES, by_blocks=True)
    seen, _infos = env.reset(seed=4)
    single, _info = SingleAgentEnv("fort", 2, opponents="random", by_blocks=True).reset(seed=5)
    assert isinstance(seen, dict) and isinstance(single, dict) and seen in env.observation_space
    for name, numbers in single.items():
        same(seen[name][1], numbers)


def test_an_illegal_action_ends_its_own_game_only() -> None:
    env = GameVectorEnv("fort", 2, opponents="random", num_envs=GAMES)
    _seen, infos = env.reset(seed=1)
    actions = choose(infos["action_mask"], np.random.default_rng(1))
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    _seen, rewards, over, _truncated, infos = env.step(actions)
    assert list(rewards) == [0, -1, 0] and list(over) == [False, True, False]
    assert list(infos["final_info"]["illegal"]) == [False, True, False]


@each_case
def test_nothing_hidden_reaches_the_agent(case: Case) -> None:
    name, players, options = case
    env = GameVectorEnv(name, players, options, opponents="random", num_envs=GAMES, seat=None)
    seen, infos = env.reset(seed=6)
    assert env.tables is not None
    luck = np.random.default_rng(3)
    for step in range(10):
        states = [sitting.state for sitting in env.tables.sittings]
        seats = [sitting.seat for sitting in env.tables.sittings]
        env.tables.games.states = [state.determinize(seat, step) for state, seat in zip(states, seats, strict=True)]
        assert isinstance(seen, np.ndarray)
        assert env.tables.games.observe(0, seats) == seen.tobytes()
        assert env.tables.games.masks(0, seats) == infos["action_mask"].tobytes()
        env.tables.games.states = states
        seen, *_paid, infos = env.step(choose(infos["action_mask"], luck))
