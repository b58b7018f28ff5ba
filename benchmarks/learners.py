"""What learners feel: steps with observation and mask, in single environments and in batches, beside other games.

Every contender chooses at random among what is legal, and every one pays for its deals. Four ways to step our games,
from the most to the least comfortable:

- PettingZoo: one game through the documented environment, `last()` with a new observation and a new mask in arrays of
  their own, then `step(action)`;
- observed: one game by the functions under it, `observe`, `mask` and `apply`, each of which is a call of compiled code;
- batched: `Batch.step(actions)` through its documented door, all games by one call, which writes the observations and
  masks of those who are asked into the same two arrays; the seats, ends and returns are written too;
- unseen: one game after the other in our compiled loop, without observation or mask. No batch can be faster, because it
  has this to do as well: what it is ahead of the others bounds what a batch can be.
"""

from __future__ import annotations

import random
import time
import warnings
from typing import Any

from blanketfort.engine.playout import play_randomly
from blanketfort.research import aec
from blanketfort.research.batch import Batch
from blanketfort.research.setting import Setting

SECONDS = 0.7
GAMES = 1024
FEW = 64
"""As many games as fit into a processor's second cache; of thousands, each step fetches its game from afar."""
Work = tuple[int, float]


class Clock:
    """Processor time, looked at once a game."""

    def __init__(self) -> None:
        self.begun = time.process_time()

    def spent(self) -> float:
        return time.process_time() - self.begun

    def is_left(self) -> bool:
        return self.spent() < SECONDS


class Observed:
    """One of our games with the observation and the mask of the seat that is asked."""

    def __init__(self, game: str, players: int) -> None:
        self.setting = Setting(game, players)
        self.choose = random.Random(1).choice
        self.seed = 0

    def __call__(self) -> Work:
        setting, steps, clock = self.setting, 0, Clock()
        while clock.is_left():
            self.seed += 1
            state = setting.deal(self.seed)
            while not state.over:
                seat = state.top.seat
                setting.observe(state, seat)
                setting.mask(state, seat)
                state.apply(self.choose(state.legal))
                steps += 1
        return steps, clock.spent()


class Batched:
    """Many of our games at once, with the observations and masks of all who are asked."""

    def __init__(self, game: str, players: int, games: int = GAMES) -> None:
        self.batch = Batch(Setting(game, players), games, seed=1)
        self.games = games

    def __call__(self) -> Work:
        steps, clock = 0, Clock()
        while clock.is_left():
            self.batch.step(self.batch.choose_randomly())
            steps += self.games
        return steps, clock.spent()


class Unseen:
    """Our games in the compiled loop, seen by nobody."""

    def __init__(self, game: str, players: int) -> None:
        self.setting = Setting(game, players)
        self.seed = 0

    def __call__(self) -> Work:
        steps, clock = 0, Clock()
        while clock.is_left():
            self.seed += 1
            steps += play_randomly(self.setting.deal(self.seed), self.seed)
        return steps, clock.spent()


class Driven:
    """A PettingZoo environment, driven as its users do."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.choose = random.Random(1).choice
        self.seed = 0

    def __call__(self) -> Work:
        env, steps, clock = self.env, 0, Clock()
        while clock.is_left():
            self.seed += 1
            env.reset(seed=self.seed)
            for _agent in env.agent_iter():
                seen, _reward, terminated, truncated, _info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(int(self.choose(seen["action_mask"].nonzero()[0])))
                steps += 1
        return steps, clock.spent()


def our_env(game: str, players: int) -> Driven:
    return Driven(aec.env(game, players))


def their_env() -> Driven:
    """PettingZoo's gin rummy; its last version is in PettingZoo 1.24."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import gin_rummy_v4

    return Driven(gin_rummy_v4.env())


class GinRummy:
    """RLCard's gin rummy, which gives observation and legal actions with every step."""

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("gin-rummy", config={"seed": 1})
        self.choose = random.Random(1).choice

    def __call__(self) -> Work:
        env, steps, clock = self.env, 0, Clock()
        while clock.is_left():
            state, _player = env.reset()
            while not env.is_over():
                state, _player = env.step(self.choose(list(state["legal_actions"])))
                steps += 1
        return steps, clock.spent()


def hearts_with_tensor() -> Work:
    """OpenSpiel's hearts (C++) with its tensor and its mask, its deal included as ours is."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    steps, clock = 0, Clock()
    while clock.is_left():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            state.information_state_tensor()
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps, clock.spent()


OURS = (("fort", 2), ("fort", 4), ("fort-sumter", 2), ("forfort", 2))


def contenders() -> dict[str, Any]:
    return {
        "gin rummy of RLCard": GinRummy(),
        "gin rummy of PettingZoo": their_env(),
        "hearts with its tensor": hearts_with_tensor,
        **{f"{game}, {players} players, PettingZoo": our_env(game, players) for game, players in OURS},
        **{f"{game}, {players} players, observed": Observed(game, players) for game, players in OURS},
        **{f"{game}, {players} players, batched": Batched(game, players) for game, players in OURS},
        **{f"{game}, {players} players, {FEW} batched": Batched(game, players, FEW) for game, players in OURS},
        **{f"{game}, {players} players, unseen": Unseen(game, players) for game, players in OURS},
    }


def ratios(rates: dict[str, float]) -> list[tuple[str, float, str]]:
    """What is promised, what was reached: game by game."""
    found = []
    for game, players in OURS:
        name = f"{game}, {players} players"
        ways = ("PettingZoo", "observed", "batched", f"{FEW} batched", "unseen")
        single, observed, batched, few, unseen = (rates[f"{name}, {way}"] for way in ways)
        found += [
            (f"{name}: PettingZoo / gin there", single / rates["gin rummy of PettingZoo"], "at least 10"),
            (f"{name}: observed / RLCard's gin", observed / rates["gin rummy of RLCard"], "at least 10"),
            (f"{name}: observed / hearts, tensor", observed / rates["hearts with its tensor"], "at least 2"),
            (f"{name}: batched / PettingZoo", batched / single, "beside how users step one game"),
            (f"{name}: {FEW} batched / PettingZoo", few / single, "those fit into a cache"),
            (f"{name}: batched / observed", batched / observed, "at least 3"),
            (f"{name}: unseen / observed", unseen / observed, "no batch is beyond it"),
        ]
    return found
