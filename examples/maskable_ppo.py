"""A public learner, as it is: MaskablePPO of sb3-contrib learns a fort game and is measured while it learns.

    pip install 'blanketfort[learn]'
    python examples/maskable_ppo.py --out maskable-ppo

First it watches the rule of thumb; with `--watch 0` it begins with nothing. Then it plays: three games of four against
the rule of thumb, and one against a player that plays at random, so that it does not forget how to win there. It is
measured against both, in the same deals every time, with what it wants most. `--out` gets the curve as a picture and as
numbers, and the network. With `--steps` and the same seed a run can be repeated; `--minutes` ends it in time.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from blanketfort.arena.charts import draw_chances
from blanketfort.bots import ask, make_bot
from blanketfort.research.single_agent import SingleAgentEnv

RIVALS = ("random", "thumb")
STEPS_OF_A_ROUND = 256
"""How many steps each game goes on before the network learns from them."""
FIRST_WATCHED = 1_000_000
"""The seed of the first game that is watched: none in which it is measured."""
STUMBLE = 0.1
"""How often something else happens than what the rule of thumb chose: so it is also seen where it would never get."""
TIMES = 6
"""How often the network goes through all that it watched."""


class Evenly(gymnasium.ObservationWrapper):
    """Numbers from 0 to about 1, as networks like them; the mask is handed on."""

    def __init__(self, env: SingleAgentEnv) -> None:
        super().__init__(env)
        self.highest = np.maximum(env.setting.encoder.high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(-128, 127, self.highest.shape, np.float32)

    def observation(self, seen: np.ndarray) -> np.ndarray:
        return seen / self.highest

    def action_masks(self) -> np.ndarray:
        return self.unwrapped.action_masks()


def open_table(game: str, rival: str) -> Evenly:
    """A table for two, with the agent in either seat."""
    return Evenly(SingleAgentEnv(game, 2, opponents=rival, seat=None))


def measure(model: MaskablePPO, game: str, rival: str, games: int) -> float:
    """The share of these games that the agent wins; they are played side by side, so that the network is asked less."""
    tables = [open_table(game, rival) for _game in range(games)]
    seen = [table.reset(seed=seed)[0] for seed, table in enumerate(tables)]
    playing, won = list(range(games)), 0.0
    while playing:
        masks = np.stack([tables[at].action_masks() for at in playing])
        actions, _state = model.predict(np.stack([seen[at] for at in playing]), action_masks=masks, deterministic=True)
        still = []
        for at, action in zip(playing, actions, strict=True):
            seen[at], paid, over, _cut, _info = tables[at].step(action)
            won += (1 + paid) / 2 if over else 0
            if not over:
                still.append(at)
        playing = still
    return won / games


def watch(model: MaskablePPO, game: str, games: int, luck: np.random.Generator) -> None:
    """Learn what the rule of thumb would choose, and how its games end."""
    seen, masks, chosen, ended = [], [], [], []
    for number in range(games):
        table, begun = open_table(game, "thumb"), len(seen)
        sight, _info = table.reset(seed=FIRST_WATCHED + number)
        teacher, over, paid = make_bot(table.unwrapped.setting.game, "thumb", number), False, 0.0
        while not over:
            mask, choice = table.action_masks(), ask(teacher, table.unwrapped.table)
            for row, what in ((seen, sight), (masks, mask), (chosen, choice)):
                row.append(what)
            done = luck.choice(mask.nonzero()[0]) if luck.random() < STUMBLE else choice
            sight, paid, over, _cut, _info = table.step(done)
        ended += [paid] * (len(seen) - begun)
    rows = [torch.as_tensor(np.array(each)) for each in (seen, chosen, masks, ended)]
    adam = torch.optim.Adam(model.policy.parameters(), lr=3e-4, eps=1e-5)
    for _time in range(TIMES):
        for part in np.array_split(luck.permutation(len(seen)), len(seen) // 512 + 1):
            sights, choices, legal, ends = (row[part] for row in rows)
            values, likely, _entropy = model.policy.evaluate_actions(sights, choices, action_masks=legal)
            loss = ((values[:, 0] - ends) ** 2).mean() / 2 - likely.mean()
            adam.zero_grad()
            loss.backward()
            adam.step()


class Curve(BaseCallback):
    """Measures every so many steps, keeps what it found, and ends the run in time."""

    def __init__(self, game: str, every: int, games: int, minutes: float, out: Path) -> None:
        super().__init__()
        self.game, self.every, self.games, self.out = game, every, games, out
        self.end = time.monotonic() + 60 * minutes
        self.rows: list[dict[str, float]] = []

    def _on_training_start(self) -> None:
        self.look()

    def _on_step(self) -> bool:
        return time.monotonic() < self.end

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.rows[-1]["steps"] + self.every:
            self.look()

    def look(self, games: int | None = None) -> None:
        """Measure now."""
        count = games or self.games
        shares = {rival: measure(self.model, self.game, rival, count) for rival in RIVALS}
        self.rows.append(
            {"steps": self.num_timesteps, "minutes": round(time.process_time() / 60, 2), "games": count, **shares}
        )
        told = ", ".join(f"{share:.1%} against {rival}" for rival, share in shares.items())
        print(f"{self.num_timesteps} steps, {self.rows[-1]['minutes']} minutes of a processor: won {told}", flush=True)
        self.keep()

    def keep(self) -> None:
        """The curve so far, as numbers and as a picture."""
        self.out.mkdir(parents=True, exist_ok=True)
        numbers = {"game": self.game, "seed": self.model.seed, "rows": self.rows}
        (self.out / "curve.json").write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        curves = [(rival, [(int(row["steps"]), row[rival]) for row in self.rows]) for rival in RIVALS]
        title = f"{self.game}: games won of a hundred by MaskablePPO"
        (self.out / "curve.svg").write_text(draw_chances(curves, [], title, "steps"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("maskable-ppo"), help="the folder for curve and network")
    parser.add_argument("--game", default="forfort", help="fort, fort-sumter or forfort")
    parser.add_argument("--watch", type=int, default=6000, help="how many games of the rule of thumb it watches first")
    parser.add_argument("--steps", type=int, default=3_000_000, help="how many steps are taken at most")
    parser.add_argument("--minutes", type=float, default=60, help="how long it learns at most")
    parser.add_argument("--tables", type=int, default=16, help="how many games are played side by side")
    parser.add_argument("--every", type=int, default=100_000, help="after how many steps it is measured again")
    parser.add_argument("--measure", type=int, default=200, help="in how many games it is measured against each")
    parser.add_argument("--last", type=int, default=1000, help="in how many it is measured at the end")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv(
        [lambda rival=RIVALS[at % 4 > 0]: open_table(wanted.game, rival) for at in range(wanted.tables)]
    )
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS_OF_A_ROUND,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-4,
        clip_range=0.1,
        gamma=1.0,
        ent_coef=0.002,
        policy_kwargs={"net_arch": [256, 256]},
        seed=wanted.seed,
    )
    if wanted.watch:
        watch(model, wanted.game, wanted.watch, np.random.default_rng(wanted.seed))
    curve = Curve(wanted.game, wanted.every, wanted.measure, wanted.minutes, wanted.out)
    model.learn(wanted.steps, callback=curve)
    curve.look(wanted.last)
    model.save(wanted.out / "network")


if __name__ == "__main__":
    main()
