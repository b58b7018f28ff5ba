"""A small network learns a fort game by playing against itself, and is measured against the rule of thumb.

    python examples/selfplay.py --out selfplay

It needs the extra `research` and nothing else: network, gradients and Adam are a page of numpy. The network has a
policy (what it would do) and a value (how it will end). In the first rounds it watches the rule of thumb (`--watch 0`:
it begins with nothing, and needs several times as long); then it plays by itself. The seat asked tries every legal
action in a deal that might be the real one, as far as the seat can know, and asks the network how that will end; the
policy weighs in, and one of the better actions is taken. The policy then learns to want what this small search found,
and the value to foresee what came of it: this is expert iteration, the idea of AlphaZero, with temporal differences,
as TD-Gammon had them. Nobody sees what a seat may not know.

The games are played by `--workers` processes, or by Ray workers with `--cluster ADDRESS` (extra `cluster`; `local`
starts a Ray on this machine), while this process learns from the round before. With the same seed, workers and
`--rounds` the outcome is the same, if the time does not run out before.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import re
import time
from collections import defaultdict
from concurrent.futures import Future, ProcessPoolExecutor
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

# Before numpy comes: the workers are as many as the cores, and each of them is to use one.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from blanketfort.bots import ask, make_bot
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import Sheet
from blanketfort.research.hot.games import write_mask
from blanketfort.research.setting import Setting

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]
Weights = dict[str, Floats]

MINIBATCH, EPOCHS = 256, 2
TRACE = 0.95
"""How much of what came later counts against what was foreseen one decision later."""
TEMPERATURE = 0.2
"""A worth higher by this makes an action e times likelier than the policy would have it."""
LEAST = 1e-6
"""No legal action is less likely to the policy: a search may still find that it wins."""
STUMBLE = 0.02
"""How often the rule of thumb, while it is watched, does some other thing instead, for each thing there is."""
IMAGINED = 4
"""In how many deals that might be actions are tried when it counts; while learning it is one."""


# What a seat sees.


class Sight:
    """What a seat sees and may do, as if it were seat 0: then the network learns for both seats at once.

    The names of numbers and actions tell which belong together. Where seats are not alike (in Fort Sumter, where one is
    the Union) the names cannot be exchanged, and all stays as it is.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.names, self.actions = setting.encoder.index, setting.actions
        size, order = len(self.names), exchange_seats([*self.names, *self.actions])
        self.columns, self.deeds = order[:size], order[size:] - size
        self.encoder = setting.encoder.encoder

    def observe(self, states: list[State], seats: Ints) -> Bytes:
        """What a seat of each game sees."""
        sheet = Sheet()
        for state, seat in zip(states, seats.tolist(), strict=True):
            self.encoder.write_row(state, seat, sheet)
        return self._turn(sheet, seats, self.columns)

    def masks(self, states: list[State], seats: Ints) -> Bytes:
        """What it may do."""
        sheet = Sheet()
        for state, seat in zip(states, seats.tolist(), strict=True):
            write_mask(state, seat, self.setting.no_actions, sheet)
        return self._turn(sheet, seats, self.deeds)

    def _turn(self, sheet: Sheet, seats: Ints, order: Ints) -> Bytes:
        table = np.frombuffer(sheet.rows.getvalue(), np.int8).reshape(len(seats), -1).copy()
        table[seats == 1] = np.take(table[seats == 1], order, axis=1)
        return table

    def name_in_game(self, actions: Ints, seats: Ints) -> list[int]:
        """The engine's numbers of actions that seats have chosen; it works in both directions."""
        named: list[int] = np.where(seats == 1, self.deeds[actions], actions).tolist()
        return named


def exchange_seats(names: list[str]) -> Ints:
    """Where for each name the one is that says the same of the other seat; all stay if one has no such other."""
    places = {name: place for place, name in enumerate(names)}
    seat = re.compile(r"(seat-|^(?:[a-z-]+[.:])?)([01])(?!\w)")
    others = [seat.sub(lambda found: f"{found[1]}{1 - int(found[2])}", name) for name in names]
    return np.array([places[name] for name in others] if places.keys() >= set(others) else range(len(names)))


def share_words(names: list[str]) -> Floats:
    """A column for each word that several names of a group have, as `build:angled-mason` and `build:angled-ram`.

    The group of a name is all but its label, the last part.
    """
    found: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    for place, name in enumerate(names):
        *group, label = re.split(r"[.:]", name)
        for word in sorted({"", *re.split(r"[^a-z]+", label)}):
            found[*group, word].append(place)
    shared = [places for places in found.values() if len(places) > 1]
    words = np.zeros((len(names), len(shared)), np.float32)
    for column, places in enumerate(shared):
        words[places, column] = 1
    return words


# The network.


class Thought(NamedTuple):
    """What the network makes of some observations, layer by layer."""

    inputs: Floats
    first: Floats
    second: Floats
    values: Floats
    """How the game will end for who sees this, from -1 to 1."""


class Network:
    """Two hidden layers; from them the value, and the policy, a number for each action.

    Names that share words share weights: what is learned of one card helps with those like it.
    """

    def __init__(self, sight: Sight, hidden: int, seed: int) -> None:
        self.scale = (1 / np.sqrt(np.maximum(sight.setting.encoder.high, 1))).astype(np.float32)[:, None]
        self.words, self.deeds = share_words(sight.names) / np.float32(2), share_words(sight.actions)
        luck = np.random.default_rng(seed)
        weights = {
            "w1": luck.normal(0, 0.14, (len(self.words), hidden)),
            "w2": luck.normal(0, 1.4 / np.sqrt(hidden), (hidden, hidden)),
            "words": np.zeros((self.words.shape[1], hidden)),
            "wp": np.zeros((len(self.deeds), hidden)),
            "deeds": np.zeros((self.deeds.shape[1], hidden)),
            "wv": np.zeros((hidden, 1)),
            "bp": np.zeros(len(self.deeds)),
            "bv": np.zeros(1),
            "b1": np.zeros(hidden),
            "b2": np.zeros(hidden),
        }
        self.take({name: weight.astype(np.float32) for name, weight in weights.items()})

    def take(self, weights: Weights) -> None:
        """Think with these weights; after a change of them they have to be taken anew."""
        self.weights = weights
        self.first = self.scale * weights["w1"] + self.words @ weights["words"]
        self.policy = weights["wp"] + self.deeds @ weights["deeds"]

    def think(self, seen: Bytes) -> Thought:
        w = self.weights
        inputs = seen.astype(np.float32)
        first = np.maximum(inputs @ self.first + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return Thought(inputs, first, second, np.tanh(second @ w["wv"] + w["bv"])[:, 0])

    def wish(self, second: Floats, masks: Bytes) -> Floats:
        """The chances of all actions, nothing for what is not legal."""
        return weigh(second @ self.policy.T + self.weights["bp"], masks)

    def trace_back(self, thought: Thought, by_values: Floats, asked: Ints, by_logits: Floats) -> Weights:
        """How the weights bear on a loss that depends so on the values, and on the logits of those who are asked."""
        w = self.weights
        by_values = (by_values * (1 - thought.values**2))[:, None]
        by_second = by_values @ w["wv"].T
        by_second[asked] += by_logits @ self.policy
        by_second *= thought.second > 0
        by_first = (by_second @ w["w2"].T) * (thought.first > 0)
        found: Weights = {"wp": by_logits.T @ thought.second[asked], "bp": by_logits.sum(axis=0)}
        layers = {"v": (thought.second, by_values), "2": (thought.first, by_second), "1": (thought.inputs, by_first)}
        for name, (inputs, by_outputs) in layers.items():
            found[f"w{name}"] = inputs.T @ by_outputs
            found[f"b{name}"] = by_outputs.sum(axis=0)
        found |= {"words": self.words.T @ found["w1"], "deeds": self.deeds.T @ found["wp"]}
        found["w1"] *= self.scale
        return found


def weigh(wishes: Floats, masks: Bytes) -> Floats:
    """Chances from wishes, among what is legal (softmax)."""
    lawful = np.where(masks == 1, wishes, -np.inf)
    chances = np.exp(lawful - lawful.max(axis=1, keepdims=True)).astype(np.float32)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


class Adam:
    """Steps along gradients that are averaged and made even."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.steps = weights, 0
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradients: Weights, rate: float) -> None:
        self.steps += 1
        rate = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


# Self-play.


class Experience(NamedTuple):
    """Decisions to learn from; what is told of both seats has one axis more, the first."""

    seen: Bytes
    returns: Floats
    """What the value should have been, for both seats."""
    seats: Ints
    """Who was asked."""
    masks: Bytes
    aims: Floats
    """What the policy should have been: the chances that the search gave to the actions."""


class Worker:
    """Plays games of the network against itself, on from round to round, and measures it."""

    def __init__(self, game: str, hidden: int, games: int, steps: int, number: int) -> None:
        self.setting = Setting(game, 2)
        self.sight = Sight(self.setting)
        self.network = Network(self.sight, hidden, 0)
        self.number, self.steps = number, steps
        self.luck = np.random.default_rng(number)
        self.thumb = make_bot(game, "thumb", number)
        self.states = [self._deal() for _game in range(games)]

    def do(self, task: str, *arguments: Any) -> Any:
        """One of the things below.

        States hold no cycles: looking for some would take a quarter of the time.
        """
        gc.disable()
        try:
            return getattr(self, task)(*arguments)
        finally:
            gc.enable()

    def play(self, weights: Weights, by_thumb: bool) -> tuple[Experience, int]:
        """A round with these weights, or by the rule of thumb, and how many games ended in it."""
        self.network.take(weights)
        parts = [self._step(by_thumb) for _step in range(self.steps)]
        seen, values, seats, masks, aims, over, paid = map(np.stack, zip(*parts, strict=True))
        returns = look_back(values, over, paid, self._think_of_both()[1].values.reshape(2, -1))
        both = (np.concatenate(list(part), axis=1) for part in (seen, returns))
        return Experience(*both, *map(np.concatenate, (seats, masks, aims))), int(over.sum())

    def _deal(self) -> State:
        return self.setting.deal(self._seed())

    def _seed(self) -> int:
        return int(self.luck.integers(1 << 62))

    def _step(self, by_thumb: bool) -> tuple[npt.NDArray[Any], ...]:
        """One decision in every game."""
        seen, thought = self._think_of_both()
        seats, masks, wishes = self.ask_thumb(self.states) if by_thumb else self.search(self.states, 1)
        aims = weigh(wishes, masks)
        chances = aims + STUMBLE * masks if by_thumb else aims
        heaps = chances.cumsum(axis=1)
        actions = (heaps > heaps[:, -1:] * self.luck.random((len(seats), 1), np.float32)).argmax(axis=1)
        over, paid = np.zeros(len(seats), np.bool_), np.zeros((2, len(seats)), np.float32)
        for place, action in enumerate(self.sight.name_in_game(actions, seats)):
            state = self.states[place]
            state.apply(action)
            if state.over:
                over[place], paid[:, place] = True, self.setting.returns(state)
                self.states[place] = self._deal()
        return seen, thought.values.reshape(2, -1), seats, masks, aims, over, paid

    def _think_of_both(self) -> tuple[Bytes, Thought]:
        """What either seat sees, and what the network makes of that."""
        seats = np.arange(2).repeat(len(self.states))
        seen = self.sight.observe(self.states * 2, seats)
        return seen.reshape(2, len(self.states), -1), self.network.think(seen)

    def ask_thumb(self, states: list[State]) -> tuple[Ints, Bytes, Floats]:
        """Who is asked in each game, what is legal, and what the rule of thumb wishes: one thing only."""
        seats = np.array([state.top.seat for state in states])
        masks = self.sight.masks(states, seats)
        chosen = self.sight.name_in_game(np.array([ask(self.thumb, state) for state in states]), seats)
        wishes = np.full(masks.shape, -np.inf, np.float32)
        wishes[np.arange(len(states)), chosen] = 0
        return seats, masks, wishes

    def search(self, states: list[State], imagined: int) -> tuple[Ints, Bytes, Floats]:
        """Who is asked in each game, what is legal, and how much each action is wished for."""
        seats = np.array([state.top.seat for state in states])
        masks = self.sight.masks(states, seats)
        chances = self.network.wish(self.network.think(self.sight.observe(states, seats)).second, masks)
        wishes = np.where(masks == 1, np.log(chances + np.float32(LEAST)), -np.inf)
        if imagined:
            worths = sum(self._look_ahead(states, seats, masks) for _deal in range(imagined)) / imagined
            wishes = wishes + worths / TEMPERATURE
        return seats, masks, wishes

    def _look_ahead(self, states: list[State], seats: Ints, masks: Bytes) -> Floats:
        """What each legal action leads to, in a deal that might be."""
        rows, actions = masks.nonzero()
        possible = [state.determinize(seat, self._seed()) for state, seat in zip(states, seats.tolist(), strict=True)]
        tried = [possible[row].clone() for row in rows]
        for state, action in zip(tried, self.sight.name_in_game(actions, seats[rows]), strict=True):
            state.apply(action)
        worths = np.zeros(masks.shape, np.float32)
        worths[rows, actions] = self.network.think(self.sight.observe(tried, seats[rows])).values
        for row, column, state in zip(rows, actions, tried, strict=True):
            if state.over:
                worths[row, column] = self.setting.returns(state)[seats[row]]
        return worths

    def measure(self, weights: Weights, games: int, imagined: int) -> float:
        """How many of these games the network wins against the rule of thumb, each deal in both seats."""
        self.network.take(weights)
        seed = self.number << 32
        won, tables = 0.0, [Table(self.setting, seed + number // 2, number % 2) for number in range(games)]
        while tables:
            won += sum(table.points() for table in tables if table.state.over)
            tables = [table for table in tables if not table.state.over]
            if tables:
                seats, _masks, wishes = self.search([table.state for table in tables], imagined)
                for table, action in zip(tables, self.sight.name_in_game(wishes.argmax(axis=1), seats), strict=True):
                    table.play(action)
        return won

    def processor_time(self) -> float:
        """The seconds that this worker has used a processor."""
        return time.process_time()


class Table:
    """A game of the network, in a seat, against the rule of thumb."""

    def __init__(self, setting: Setting, seed: int, seat: int) -> None:
        self.setting, self.seat, self.state = setting, seat, setting.deal(seed)
        self.thumb = make_bot(setting.game, "thumb", seed)
        self._answer()

    def play(self, action: int) -> None:
        self.state.apply(action)
        self._answer()

    def _answer(self) -> None:
        while not self.state.over and self.state.top.seat != self.seat:
            self.state.apply(ask(self.thumb, self.state))

    def points(self) -> float:
        """One for a game won, half of one if both won."""
        return (1 + self.setting.returns(self.state)[self.seat]) / 2


def look_back(values: Floats, over: npt.NDArray[np.bool_], paid: Floats, last: Floats) -> Floats:
    """What came of each position for both seats: the end, or what was foreseen later, the nearer the more (TD(lambda)).

    The first axis is time, the second the seats, the third the games; `last` is what is foreseen at the end of time.
    """
    returns = np.zeros_like(values)
    foreseen = came = last
    for at in range(len(values) - 1, -1, -1):
        came = np.where(over[at], paid[at], foreseen + np.float32(TRACE) * (came - foreseen))
        returns[at], foreseen = came, values[at]
    return returns


# Learning.


def learn(network: Network, adam: Adam, experience: Experience, luck: np.random.Generator, rate: float) -> None:
    """Draw the policy to what the search wished, and the value to what came of it."""
    size = len(experience.seats)
    order = np.concatenate([luck.permutation(size) for _epoch in range(EPOCHS)])
    for first in range(0, len(order), MINIBATCH):
        rows = order[first : first + MINIBATCH]
        part = Experience(
            experience.seen[:, rows], experience.returns[:, rows], *(column[rows] for column in experience[2:])
        )
        adam.step(network.trace_back(*slopes(network, part)), rate)
        network.take(network.weights)


def slopes(network: Network, part: Experience) -> tuple[Thought, Floats, Ints, Floats]:
    """How the loss depends on values and logits: half the values' squared error, half the policy's cross entropy."""
    size = len(part.seats)
    thought = network.think(part.seen.reshape(2 * size, -1))
    asked = part.seats * size + np.arange(size)
    chances = network.wish(thought.second[asked], part.masks)
    by_values = (thought.values - part.returns.reshape(-1)) / np.float32(2 * size)
    return thought, by_values, asked, (chances - part.aims) / np.float32(2 * size)


# Who plays: processes of this machine, or Ray workers.


class Processes:
    """Workers in processes of this machine."""

    def __init__(self, workers: int, *arguments: Any) -> None:
        self.pools = [
            ProcessPoolExecutor(1, initializer=begin_work, initargs=(*arguments, number)) for number in range(workers)
        ]

    def ask(self, task: str, *arguments: Any) -> list[Future[Any]]:
        """Set all workers to a task; they do one after the other."""
        return [pool.submit(work, task, *arguments) for pool in self.pools]

    def hear(self, answers: list[Future[Any]]) -> list[Any]:
        return [answer.result() for answer in answers]

    def close(self) -> None:
        for pool in self.pools:
            pool.shutdown()


def begin_work(*arguments: Any) -> None:
    """What a process begins with."""
    globals()["worker"] = Worker(*arguments)


def work(task: str, *arguments: Any) -> Any:
    """What it does then."""
    return globals()["worker"].do(task, *arguments)


class Cluster:
    """Workers on a cluster, by Ray."""

    def __init__(self, address: str, workers: int, *arguments: Any) -> None:
        import ray

        self.ray = ray
        alone: dict[str, Any] = {"include_dashboard": False, "num_cpus": workers} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **alone)
        self.workers = [ray.remote(num_cpus=1)(Worker).remote(*arguments, number) for number in range(workers)]

    def ask(self, task: str, *arguments: Any) -> list[Any]:
        """Set all workers to a task; they do one after the other."""
        shared = [self.ray.put(argument) for argument in arguments]
        return [worker.do.remote(task, *shared) for worker in self.workers]

    def hear(self, answers: list[Any]) -> list[Any]:
        return list(self.ray.get(answers))

    def close(self) -> None:
        self.ray.shutdown()


# The whole.


class Point(NamedTuple):
    """How the network does after a number of games: what share it wins with looking ahead, and by its policy alone."""

    games: int
    ahead: float
    policy: float


class Training:
    """A network, who plays for it, and what was measured."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.begun = time.monotonic()
        self.setting = Setting(arguments.game, 2)
        self.network = Network(Sight(self.setting), arguments.hidden, arguments.seed)
        work = (arguments.workers, arguments.game, arguments.hidden, arguments.games, arguments.steps)
        self.crew = Cluster(arguments.cluster, *work) if arguments.cluster else Processes(*work)
        self.games = self.rounds = 0
        self.points: list[Point] = []

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    @property
    def progress(self) -> float:
        """How much of the training is done: 1 is all."""
        return max(self.minutes / self.arguments.minutes, self.rounds / self.arguments.rounds)

    def run(self) -> None:
        """Learn from each round while the next one is played, more and more carefully; measure now and then."""
        adam, luck = Adam(self.network.weights), np.random.default_rng(self.arguments.seed)
        self.report(self.arguments.measure)
        playing = self.crew.ask("play", self.snapshot(), self.arguments.watch > 0)
        while (progress := self.progress) < 1:
            parts, ended = zip(*self.crew.hear(playing), strict=True)
            playing = self.crew.ask("play", self.snapshot(), self.rounds + 1 < self.arguments.watch)
            for part in parts:
                learn(self.network, adam, part, luck, self.arguments.rate * (1 - progress))
            self.games, self.rounds = self.games + sum(ended), self.rounds + 1
            if self.rounds % self.arguments.every == 0:
                self.report(self.arguments.measure)
        self.crew.hear(playing)

    def snapshot(self) -> Weights:
        """The weights as they are now: they go to the workers while they change here."""
        return {name: weight.copy() for name, weight in self.network.weights.items()}

    def report(self, games: int) -> Point:
        """Measure, say it, draw it, and save the weights."""
        point = Point(self.games, *(self.measure(games, imagined) for imagined in (IMAGINED, 0)))
        self.points.append(point)
        used = sum(self.crew.hear(self.crew.ask("processor_time"))) + time.process_time()
        print(
            f"{self.minutes:5.1f} min ({used / 60:.1f} of processor time), round {self.rounds}, {self.games} games: "
            f"wins {with_margin(point.ahead, games)} against the rule of thumb, {point.policy:.1%} by its policy alone",
            flush=True,
        )
        out = self.arguments.out
        out.mkdir(parents=True, exist_ok=True)
        title = f"{self.setting.game.title}: games won against the rule of thumb"
        (out / "curve.svg").write_text(draw_curve(self.points, title), encoding="utf-8")
        np.savez(out / "weights.npz", **self.network.weights)
        return point

    def measure(self, games: int, imagined: int) -> float:
        """The share of games won against the rule of thumb."""
        share = games // self.arguments.workers
        won = self.crew.hear(self.crew.ask("measure", self.snapshot(), share, imagined))
        return sum(won) / (share * self.arguments.workers)


def with_margin(share: float, games: int) -> str:
    """A share of games with its 95 % interval."""
    return f"{share:.1%} (+-{1.96 * (share * (1 - share) / games) ** 0.5:.1%})"


def draw_curve(points: list[Point], title: str) -> str:
    """The share of games won, by games watched and played."""
    left, right, top, foot = 50, 440, 30, 280
    far = max(point.games for point in points) or 1

    def at(games: float, share: float) -> tuple[float, float]:
        return left + (right - left) * games / far, foot - (foot - top) * share

    def trace(shares: list[float], colour: str, name: str) -> str:
        places = [at(point.games, share) for point, share in zip(points, shares, strict=True)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        label = f'<text x="{right + 6}" y="{places[-1][1] + 4:.0f}" fill="{colour}">{name} {shares[-1]:.0%}</text>'
        return f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>{label}'

    marks = [
        f'<path d="M{left} {at(0, share)[1]:.0f}H{right}" stroke="{"#777" if share == 0.5 else "#ddd"}"/>'
        f'<text x="{left - 6}" y="{at(0, share)[1] + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    ticks = [
        f'<text x="{at(far * part, 0)[0]:.0f}" y="{foot + 18}" text-anchor="middle">{far * part:,.0f}</text>'
        for part in (0, 0.5, 1)
    ]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif" font-size="11"',
            ' role="img">',
            f"<title>{escape(title)}</title>",
            '<rect width="600" height="320" fill="#fff"/>',
            f'<text x="{left}" y="16">{escape(title)}</text>',
            *marks,
            *ticks,
            f'<text x="{right}" y="{foot + 34}" text-anchor="end">games watched and played</text>',
            trace([point.ahead for point in points], "#b5403e", "one step ahead"),
            trace([point.policy for point in points], "#3565a8", "policy alone"),
            "</svg>",
            "",
        ]
    )


def train(arguments: argparse.Namespace) -> float:
    """Train and measure; the share of games won in the end."""
    training = Training(arguments)
    training.run()
    share = training.report(5 * arguments.measure).ahead
    training.crew.close()
    return share


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn a fort game by self-play.")
    parser.add_argument("--game", default="forfort")
    parser.add_argument("--minutes", type=float, default=17, help="how long to learn at most")
    parser.add_argument("--rounds", type=int, default=1200, help="how many rounds to learn at most")
    parser.add_argument("--watch", type=int, default=60, help="in how many of them to watch the rule of thumb first")
    parser.add_argument("--workers", type=int, default=2, help="how many play side by side")
    parser.add_argument("--cluster", help="address of a Ray cluster to play on; `local` starts one on this machine")
    parser.add_argument("--games", type=int, default=128, help="games of a worker side by side")
    parser.add_argument("--steps", type=int, default=32, help="decisions in each of them in a round")
    parser.add_argument("--hidden", type=int, default=128, help="how wide the network is")
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns in the beginning")
    parser.add_argument("--every", type=int, default=30, help="rounds between two measurements")
    parser.add_argument(
        "--measure", type=int, default=200, help="games in a measurement; five times as many in the last"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("selfplay"))
    return parser.parse_args(words)


if __name__ == "__main__":
    train(read_arguments())
