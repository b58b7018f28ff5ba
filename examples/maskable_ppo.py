"""A public learner, as it is: MaskablePPO of sb3-contrib learns a fort game and is measured while it learns.

    pip install 'blanketfort[learn]'
    python examples/maskable_ppo.py --out maskable-ppo

First it has a teacher, who says at each of its decisions what to choose; with `--lessons 0` it begins with nothing.
Then it plays against the rule of thumb. It is measured against that and against a player who plays at random, in the
same deals every time, each of them in both seats, with what it wants most. `--out` gets the curve as a picture and as
numbers, and the network. With `--steps` and the same seed a run can be repeated; `--minutes` ends it in time.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from selfplay import exchange_seats, with_margin
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from blanketfort.arena.charts import draw_chances
from blanketfort.bots import ask, make_bot
from blanketfort.research.single_agent import SingleAgentEnv

TEACHER = "thumb"
"""The rule of thumb: who teaches, and who is to be beaten."""
RIVALS = ("random", TEACHER)
STEPS_OF_A_ROUND = 128
"""How many steps each game goes on before the network learns from them."""
FIRST_MEASURED = 1_000_000
"""The seed of the first deal in which it is measured: none that it learns from."""


class Mirrored(gymnasium.Wrapper):
    """The table as if the agent always sat in seat 0, so that what it learns in one seat it knows in the other.

    Its numbers are small, as networks like them.
    """

    def __init__(self, env: SingleAgentEnv) -> None:
        super().__init__(env)
        encoder, actions = env.setting.encoder, env.setting.actions
        order, size = exchange_seats([*encoder.index, *actions]), len(encoder.index)
        self.columns, self.deeds = order[:size], order[size:] - size
        self.scale = np.sqrt(np.maximum(encoder.high, 1)).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(-128, 127, self.scale.shape, np.float32)

    def reset(self, **wanted: Any) -> tuple[np.ndarray, dict[str, Any]]:
        seen, info = self.env.reset(**wanted)
        return self.turn(seen), info

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        seen, *rest = self.env.step(self.name(action))
        return self.turn(seen), *rest

    def turn(self, seen: np.ndarray) -> np.ndarray:
        """What is seen, as from seat 0."""
        return (seen[self.columns] if self.unwrapped.seat else seen) / self.scale

    def name(self, action: int) -> int:
        """The number of an action in the game, or as from seat 0: it works in both directions."""
        return int(self.deeds[action] if self.unwrapped.seat else action)

    def action_masks(self) -> np.ndarray:
        mask = self.unwrapped.action_masks()
        return mask[self.deeds] if self.unwrapped.seat else mask


def open_table(game: str, rival: str, seat: int | None = None) -> Mirrored:
    """A table for two, with the agent in either seat."""
    return Mirrored(SingleAgentEnv(game, 2, opponents=rival, seat=seat))


def measure(model: MaskablePPO, game: str, rival: str, games: int) -> float:
    """The share of these games that the agent wins; they are played side by side, so that the network is asked less."""
    tables = [open_table(game, rival, number % 2) for number in range(games)]
    seen = [table.reset(seed=FIRST_MEASURED + number // 2)[0] for number, table in enumerate(tables)]
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


class School:
    """Lessons by a teacher, who says at every decision what to choose (this is DAgger).

    In the first lesson it is done as the teacher says; then more and more often as the network wants it, so that it is
    also taught where only the network gets.
    """

    def __init__(self, model: MaskablePPO, game: str, seed: int) -> None:
        self.model, self.tables = model, model.get_env()
        self.luck = np.random.default_rng(seed)
        self.teachers = [make_bot(game, TEACHER, seed + at) for at in range(self.tables.num_envs)]
        self.adam = torch.optim.Adam(model.policy.parameters(), eps=1e-5)
        self.lessons: list[tuple[np.ndarray, ...]] = []
        self.seen = self.tables.reset()

    def say(self) -> np.ndarray:
        """What the teacher would choose at each table."""
        tables = zip(self.tables.envs, self.teachers, strict=True)
        return np.array([table.name(ask(teacher, table.unwrapped.table)) for table, teacher in tables])

    def teach(self, alone: float, steps: int) -> None:
        """A lesson in which the network does what it wants this often."""
        rows = []
        for _step in range(steps):
            masks, said = get_action_masks(self.tables), self.say()
            wanted, _state = self.model.predict(self.seen, action_masks=masks)
            done = np.where(self.luck.random(len(said)) < alone, wanted, said)
            before, (self.seen, paid, over, _infos) = self.seen, self.tables.step(done)
            rows.append((before, said, masks.astype(bool), paid, over))
        seen, said, masks, paid, over = map(np.stack, zip(*rows, strict=True))
        ends, known = look_back(paid, over)
        self.lessons.append((seen[known], said[known], masks[known], ends[known]))

    def learn(self, rate: float) -> None:
        """Go through all lessons once: what to choose, and how it ends."""
        seen, said, masks, ends = (torch.as_tensor(np.concatenate(part)) for part in zip(*self.lessons, strict=True))
        self.adam.param_groups[0]["lr"] = rate
        for part in np.array_split(self.luck.permutation(len(seen)), len(seen) // 512 + 1):
            values, likely, _entropy = self.model.policy.evaluate_actions(seen[part], said[part], masks[part])
            loss = ((values[:, 0] - ends[part]) ** 2).mean() / 2 - likely.mean()
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()


def look_back(paid: np.ndarray, over: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How each game ended that was played at a step, and whether that is known; the first axis is time."""
    ends, known = paid.astype(np.float32), over.copy()
    for at in range(len(over) - 2, -1, -1):
        ends[at] = np.where(over[at], paid[at], ends[at + 1])
        known[at] |= known[at + 1]
    return ends, known


class Curve(BaseCallback):
    """Measures every so many steps, keeps what it found, and ends the run in time."""

    def __init__(self, model: MaskablePPO, wanted: argparse.Namespace) -> None:
        super().__init__()
        self.model, self.wanted, self.taught = model, wanted, 0
        self.rows: list[dict[str, float]] = []

    @property
    def steps(self) -> int:
        """How many decisions it has learned from, in lessons and by playing."""
        return self.taught + self.num_timesteps

    def _on_step(self) -> bool:
        return time.process_time() < 60 * self.wanted.minutes

    def _on_rollout_end(self) -> None:
        if self.steps >= self.rows[-1]["steps"] + self.wanted.every:
            self.look(self.wanted.measure)

    def look(self, games: int) -> None:
        """Measure now."""
        shares = {rival: measure(self.model, self.wanted.game, rival, games) for rival in RIVALS}
        minutes = round(time.process_time() / 60, 2)
        self.rows.append({"steps": self.steps, "minutes": minutes, "games": games, **shares})
        told = ", ".join(f"{with_margin(share, games)} against {rival}" for rival, share in shares.items())
        print(f"{self.steps} steps, {minutes} minutes of a processor: won {told}", flush=True)
        self.keep()

    def keep(self) -> None:
        """The network, and the curve so far as numbers and as a picture."""
        out, game = self.wanted.out, self.wanted.game
        out.mkdir(parents=True, exist_ok=True)
        self.model.save(out / "network")
        numbers = {"game": game, "seed": self.wanted.seed, "rows": self.rows}
        (out / "curve.json").write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        curves = [(rival, [(int(row["steps"]), row[rival]) for row in self.rows]) for rival in RIVALS]
        title = f"{game}: games won of a hundred by MaskablePPO"
        (out / "curve.svg").write_text(draw_chances(curves, [], title, "steps"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("maskable-ppo"), help="the folder for curve and network")
    parser.add_argument("--game", default="forfort", help="fort, fort-sumter or forfort")
    parser.add_argument("--lessons", type=int, default=8, help="how many lessons the teacher gives")
    parser.add_argument("--lesson", type=int, default=1024, help="how many steps each game goes on in a lesson")
    parser.add_argument("--steps", type=int, default=5_000_000, help="how many steps it plays at most after them")
    parser.add_argument("--minutes", type=float, default=60, help="how many minutes of a processor it has at most")
    parser.add_argument("--tables", type=int, default=64, help="how many games are played side by side")
    parser.add_argument("--every", type=int, default=100_000, help="after how many steps it is measured again")
    parser.add_argument("--measure", type=int, default=400, help="in how many games it is measured against each")
    parser.add_argument("--last", type=int, default=2000, help="in how many it is measured at the end")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: open_table(wanted.game, TEACHER) for _table in range(wanted.tables)]),
        n_steps=STEPS_OF_A_ROUND,
        batch_size=1024,
        n_epochs=3,
        learning_rate=2e-4,
        gamma=1.0,
        ent_coef=0.001,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=wanted.seed,
    )
    curve = Curve(model, wanted)
    curve.look(wanted.measure)
    school = School(model, wanted.game, wanted.seed)
    for lesson in range(wanted.lessons):
        school.teach(lesson / wanted.lessons, wanted.lesson)
        school.learn(1e-3 * (1 - lesson / wanted.lessons))
        curve.taught += wanted.lesson * wanted.tables
        curve.look(wanted.measure)
    model.learn(wanted.steps, callback=curve)
    curve.look(wanted.last)


if __name__ == "__main__":
    main()
