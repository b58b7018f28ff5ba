"""A small network learns a fort game by playing against itself, and is measured against the rule of thumb.

    python examples/selfplay.py --out selfplay

It needs the extra `research` and nothing else: network, gradients and Adam are a page of numpy. It first imitates the
rule-of-thumb player for a while (`--imitate`), so that its first own games make sense, and then learns from its own
games alone, by policy gradients that are kept short (PPO). Nobody is shown what a seat may not know. With
`--cluster ADDRESS` (extra `cluster`; `local` starts a Ray on this machine) the games are played by Ray workers, while
this process learns.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from blanketfort.bots import ask, make_bot
from blanketfort.research.batch import Batch
from blanketfort.research.setting import Setting
from blanketfort.research.vector import GameVectorEnv

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
Actions = npt.NDArray[np.int64]
Weights = dict[str, Floats]

GAMES, STEPS = 256, 64
"""How many games a round of self-play has side by side, and how many decisions it takes in each."""
MINIBATCH, EPOCHS = 512, 3
CLIP, TRACE, ENTROPY, VALUE = 0.2, 0.95, 0.01, 0.5
"""How far a choice's chance may move in a round; how long advantages reach back; what variety and foresight count."""


# The network.


class Network:
    """Two hidden layers; from them the policy, a number for each lawful action, and the value, from -1 to 1."""

    def __init__(self, setting: Setting, hidden: int, seed: int) -> None:
        self.scale: Floats = (1 / np.sqrt(np.maximum(setting.encoder.high, 1))).astype(np.float32)
        luck = np.random.default_rng(seed)
        sizes = {"1": (setting.encoder.size, hidden), "2": (hidden, hidden), "p": (len(setting.actions), hidden)}
        self.weights: Weights = {"wv": np.zeros((hidden, 1), np.float32), "bv": np.zeros(1, np.float32)}
        for name, (rows, columns) in sizes.items():
            spread = 0.01 if name == "p" else 1.4 / np.sqrt(min(rows, 100))
            self.weights[f"w{name}"] = luck.normal(0, spread, (rows, columns)).astype(np.float32)
            self.weights[f"b{name}"] = np.zeros(rows if name == "p" else columns, np.float32)

    def think(self, seen: Bytes, masks: Bytes) -> Thought:
        """What the network makes of some observations. Only lawful actions are thought of: they are few."""
        w = self.weights
        inputs = seen * self.scale
        first = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        values = np.tanh(second @ w["wv"] + w["bv"])[:, 0]
        rows, actions = masks.nonzero()
        starts = np.searchsorted(rows, np.arange(len(seen)))
        logits = np.einsum("ij,ij->i", second[rows], w["wp"][actions]) + w["bp"][actions]
        chances = np.exp(logits - np.maximum.reduceat(logits, starts)[rows])
        chances /= np.add.reduceat(chances, starts)[rows]
        return Thought(inputs, first, second, values, rows, actions, starts, chances)

    def trace_back(self, thought: Thought, by_logits: Floats, by_values: Floats) -> Weights:
        """How the weights bear on a loss that depends so on the logits and on the values."""
        w = self.weights
        by_values = (by_values * (1 - thought.values**2))[:, None]
        spread = np.zeros((len(thought.values), len(w["bp"])), np.float32)
        spread[thought.rows, thought.actions] = by_logits
        by_second = np.add.reduceat(by_logits[:, None] * w["wp"][thought.actions], thought.starts)
        by_second = (by_second + by_values @ w["wv"].T) * (thought.second > 0)
        by_first = (by_second @ w["w2"].T) * (thought.first > 0)
        found: Weights = {"wp": spread.T @ thought.second, "bp": spread.sum(axis=0)}
        layers = {"v": (thought.second, by_values), "2": (thought.first, by_second), "1": (thought.inputs, by_first)}
        for name, (inputs, by_outputs) in layers.items():
            found[f"w{name}"] = inputs.T @ by_outputs
            found[f"b{name}"] = by_outputs.sum(axis=0)
        return found

    def choose_best(self, seen: Bytes, masks: Bytes) -> Actions:
        """The likeliest action in each game."""
        thought = self.think(seen, masks)
        return thought.pick(thought.chances)


class Thought(NamedTuple):
    """The layers of the network for some observations, the values, and the chances of the lawful actions."""

    inputs: Floats
    first: Floats
    second: Floats
    values: Floats
    rows: Actions
    """To which observation each lawful action belongs."""
    actions: Actions
    starts: Actions
    """Where the lawful actions of each observation begin."""
    chances: Floats

    def pick(self, scores: Floats) -> Actions:
        """The action of the highest score for each observation."""
        hits = np.flatnonzero(scores == np.maximum.reduceat(scores, self.starts)[self.rows])
        best = np.zeros(len(self.starts), np.int64)
        best[self.rows[hits]] = self.actions[hits]
        return best

    def places_of(self, chosen: Actions) -> Actions:
        """Where among all lawful actions the chosen ones are, one for each observation."""
        return np.flatnonzero(self.actions == chosen[self.rows])


class Adam:
    """Steps along gradients that are averaged and made even."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradients: Weights) -> None:
        self.steps += 1
        rate = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


# Self-play.


class Experience(NamedTuple):
    """Decisions to learn from."""

    seen: Bytes
    masks: Bytes
    actions: Actions
    chances: Floats
    """How likely each action was to be chosen."""
    advantages: Floats
    returns: Floats


class SelfPlay:
    """Games of the network against itself: one batch, played on from round to round."""

    def __init__(self, game: str, hidden: int, games: int, steps: int, seed: int) -> None:
        self.batch = Batch(Setting(game, 2), games, seed << 32)
        self.network = Network(self.batch.setting, hidden, 0)
        self.steps = steps
        self.luck = np.random.default_rng(seed)

    def play(self, weights: Weights) -> Experience:
        """A round with these weights."""
        self.network.weights = weights
        batch, rows = self.batch, []
        for _step in range(self.steps):
            seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
            thought = self.network.think(seen, masks)
            actions = thought.pick(np.log(thought.chances) + self.luck.gumbel(size=len(thought.chances)))
            chances = thought.chances[thought.places_of(actions)]
            batch.step(actions)
            rows.append((seen, masks, actions, chances, thought.values, seats, batch.over.copy(), batch.returns.copy()))
        seen, masks, actions, chances, values, seats, over, paid = map(np.stack, zip(*rows, strict=True))
        last = self.network.think(batch.observations, batch.masks).values
        advantages = look_back(values, seats, over, paid, last, batch.seats)
        return Experience(
            *(np.concatenate(list(part)) for part in (seen, masks, actions, chances, advantages, advantages + values))
        )


def look_back(
    values: Floats,
    seats: Actions,
    over: npt.NDArray[np.bool_],
    paid: Floats,
    last: Floats,
    last_seats: Actions,
) -> Floats:
    """How much better than foreseen it went on from each decision for the seat that took it (GAE, seat by seat).

    The first axis of the arrays is time, the second the games. What the value of one seat is, the other's is not.
    """
    games = np.arange(values.shape[1])
    ahead = np.stack([-last, -last], axis=1)
    ahead[games, last_seats] = last
    surplus = np.zeros_like(ahead)
    advantages = np.zeros_like(values)
    for at in range(len(values) - 1, -1, -1):
        ahead[over[at]] = paid[at][over[at]]
        surplus[over[at]] = 0
        mine = seats[at]
        advantages[at] = ahead[games, mine] - values[at] + TRACE * surplus[games, mine]
        surplus[games, mine] = advantages[at]
        ahead[games, mine] = values[at]
    return advantages


def shuffled(size: int, luck: np.random.Generator) -> Iterator[Actions]:
    """All numbers below the size, in short random rows."""
    order = luck.permutation(size)
    for first in range(0, size, MINIBATCH):
        yield order[first : first + MINIBATCH]


def learn(network: Network, adam: Adam, experience: Experience, luck: np.random.Generator) -> None:
    """Make what went better than foreseen likelier, but no choice much likelier at once (PPO)."""
    for _epoch in range(EPOCHS):
        for rows in shuffled(len(experience.actions), luck):
            part = Experience(*(column[rows] for column in experience))
            adam.step(network.trace_back(*slopes(network, part)))


def slopes(network: Network, part: Experience) -> tuple[Thought, Floats, Floats]:
    """How PPO's loss depends on the logits and the values of some decisions."""
    size = len(part.actions)
    thought = network.think(part.seen, part.masks)
    taken = thought.places_of(part.actions)
    gains = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-6)
    ratios = thought.chances[taken] / part.chances
    pull = gains * ratios * np.where(gains > 0, ratios < 1 + CLIP, ratios > 1 - CLIP)
    by_logits = thought.chances * pull[thought.rows]
    by_logits[taken] -= pull
    logs = np.log(thought.chances + 1e-12)
    entropy = -np.add.reduceat(thought.chances * logs, thought.starts)
    by_logits += ENTROPY * thought.chances * (logs + entropy[thought.rows])
    by_values = VALUE * (thought.values - part.returns)
    return thought, (by_logits / size).astype(np.float32), (by_values / size).astype(np.float32)


# Imitation.


def watch_thumb(setting: Setting, games: int, seed: int) -> Experience:
    """Games of the rule of thumb against itself, decision by decision."""
    rows: list[tuple[Any, ...]] = []
    for number in range(seed, seed + games):
        state = setting.deal(number)
        bots = [make_bot(setting.game, "thumb", 2 * number + seat) for seat in range(setting.players)]
        taken = []
        while not state.over:
            seat = state.top.seat
            action = ask(bots[seat], state)
            taken.append((setting.observe(state, seat), setting.mask(state, seat), action, seat))
            state.apply(action)
        paid = setting.returns(state)
        rows += [(seen, mask, action, 1.0, 0.0, paid[seat]) for seen, mask, action, seat in taken]
    seen, masks, actions, chances, advantages, returns = zip(*rows, strict=True)
    figures = (np.array(column, np.float32) for column in (chances, advantages, returns))
    return Experience(np.stack(seen), np.stack(masks), np.array(actions), *figures)


def imitate(network: Network, adam: Adam, watched: Experience, luck: np.random.Generator) -> float:
    """Make what was watched likelier; how often the network would have chosen the same."""
    agreed = 0
    for rows in shuffled(len(watched.actions), luck):
        part = Experience(*(column[rows] for column in watched))
        thought = network.think(part.seen, part.masks)
        agreed += int((thought.pick(thought.chances) == part.actions).sum())
        by_logits = thought.chances.copy()
        by_logits[thought.places_of(part.actions)] -= 1
        by_values = VALUE * (thought.values - part.returns)
        adam.step(network.trace_back(thought, by_logits / np.float32(len(rows)), by_values / np.float32(len(rows))))
    return agreed / len(watched.actions)


# Measuring.


def measure(network: Network, game: str, games: int, seed: int) -> float:
    """The share of games that the network's likeliest actions win against the rule of thumb, in both seats by turns."""
    won = 0.0
    for seat in range(2):
        half = games // 2
        envs = GameVectorEnv(game, 2, opponents="thumb", seat=seat, num_envs=half, copy=False)
        seen, infos = envs.reset(seed=seed + seat * half)
        waiting = np.ones(half, np.bool_)  # each table's first game counts, so that short ones do not count more
        while waiting.any():
            seen, rewards, over, _truncated, infos = envs.step(network.choose_best(seen, infos["action_mask"]))
            won += ((rewards[waiting & over] > 0) + 0.5 * (rewards[waiting & over] == 0)).sum()
            waiting &= ~over
    return float(won) / (2 * half)


def draw_curve(points: list[tuple[float, float]], title: str) -> str:
    """Minutes of training, and the share of games won against the rule of thumb."""
    width, height, left, foot = 560, 320, 50, 40
    far = max(minutes for minutes, _share in points) or 1
    places = [
        (left + (width - 2 * left) * minutes / far, 30 + (height - 70) * (1 - share)) for minutes, share in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    marks = [
        f'<path d="M{left} {30 + (height - 70) * (1 - share):.0f}H{width - left}" stroke="#bbb"/>'
        f'<text x="{left - 6}" y="{34 + (height - 70) * (1 - share):.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
            'font-size="11" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            f'<text x="{left}" y="16">{escape(title)}</text>',
            *marks,
            f'<polyline points="{line}" fill="none" stroke="#b5403e" stroke-width="2"/>',
            f'<text x="{width - left}" y="{height - foot + 28}" text-anchor="end">{far:.1f} minutes</text>',
            "</svg>",
            "",
        ]
    )


# Playing here or on a cluster.


class Here:
    """Self-play in this process."""

    def __init__(self, *arguments: Any) -> None:
        self.players = SelfPlay(*arguments, 1)

    def play(self, weights: Weights) -> Experience:
        return self.players.play(weights)


class Cluster:
    """Self-play by Ray workers, each with games of its own."""

    def __init__(self, address: str, workers: int, *arguments: Any) -> None:
        import ray

        self.ray = ray
        alone: dict[str, Any] = {"include_dashboard": False, "num_cpus": workers} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level="error", **alone)
        worker = ray.remote(num_cpus=1)(SelfPlay)
        self.workers = [worker.remote(*arguments, 1 + number) for number in range(workers)]

    def play(self, weights: Weights) -> Experience:
        shared = self.ray.put(weights)
        rounds = self.ray.get([worker.play.remote(shared) for worker in self.workers])
        return Experience(*map(np.concatenate, zip(*rounds, strict=True)))


def train(arguments: argparse.Namespace) -> float:
    """Imitate, play, learn, measure; the last share of games won."""
    begun = time.monotonic()
    setting, luck = Setting(arguments.game, 2), np.random.default_rng(arguments.seed)
    network = Network(setting, arguments.hidden, arguments.seed)
    points: list[tuple[float, float]] = []

    def report(about: str, games: int = arguments.measure) -> None:
        share = measure(network, arguments.game, games, 10**6)
        points.append(((time.monotonic() - begun) / 60, share))
        used = f"{points[-1][0]:5.1f} min ({time.process_time() / 60:.1f} of processor time)"
        print(f"{used}  {about}: wins {share:.1%} against the rule of thumb", flush=True)
        title = f"{setting.game.title}: games won against the rule of thumb"
        arguments.out.mkdir(parents=True, exist_ok=True)
        (arguments.out / "curve.svg").write_text(draw_curve(points, title), encoding="utf-8")
        np.savez(arguments.out / "weights.npz", **network.weights)

    report("untrained")
    adam = Adam(network.weights, arguments.rate)
    if arguments.imitate:
        watched = watch_thumb(setting, arguments.imitate, 10**7)
        for _epoch in range(arguments.epochs):
            agreed = imitate(network, adam, watched, luck)
        report(f"imitating, as the rule of thumb in {agreed:.0%}")
    adam = Adam(network.weights, arguments.rate)
    games = (arguments.game, arguments.hidden, arguments.games, arguments.steps)
    players = Cluster(arguments.cluster, arguments.workers, *games) if arguments.cluster else Here(*games)
    for number in range(1, arguments.rounds + 1):
        if time.monotonic() - begun > 60 * arguments.minutes:
            break
        learn(network, adam, players.play(network.weights), luck)
        if number % arguments.every == 0:
            report(f"round {number}")
    report("at the end", 5 * arguments.measure)
    return points[-1][1]


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn a fort game by self-play.")
    parser.add_argument("--game", default="forfort")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=10**6)
    parser.add_argument("--imitate", type=int, default=2000, help="games of the rule of thumb to learn from first")
    parser.add_argument("--epochs", type=int, default=6, help="how often to go through them")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--every", type=int, default=25, help="rounds between two measurements")
    parser.add_argument("--measure", type=int, default=200, help="games in a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("selfplay"))
    parser.add_argument("--cluster", help="address of a Ray cluster; `local` starts one on this machine")
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args(words)


if __name__ == "__main__":
    train(read_arguments())
