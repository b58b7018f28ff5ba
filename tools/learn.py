"""Let a game's master learn by playing with itself: `python tools/learn.py forfort kept/forfort`.

A generation: the search plays games with itself, by what it has learned so far; from these games and those of the
generations before it learns what the traits of positions are worth; the new weights play against the last ones and take
their place if they win more. All is kept in a folder: stopped and started again, it continues where it was. It needs
numpy, and the compiled engine to be of use.

The first generation is played by the game's judge as the other levels have it. All weights are added to that judge's:
what was not learned stays as it was.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import weights

import blanketfort as bf
from blanketfort.bots.learned import LearnedJudge
from blanketfort.bots.levels import brain_of, teach
from blanketfort.bots.search import SEEDS, Judge, Node, Possible, Tree
from blanketfort.engine.chance import Stream, stream_of

SEATS = 4
CHUNK = 10
"""How many games are kept in one file."""
PER_MILLE = 1000
NOTED = 400
"""Of a thousand decisions so many show what would have come of an option."""
STRAYS = 100
"""Of a thousand choices so many are not the best one: who only sees good moves does not learn what bad ones cost."""
UNUSUAL = 3
"""In one game of this many an option is any of its values, each option by itself."""
TRIED = 6
"""From how many visits on an option that was not chosen is learned from, too."""
WINDOW = 3
"""From how many generations is learned."""
ASIDE = 6
"""One file of games in this many is learned from by no generation, but shows how well the others have taught."""

Array = Any


class Plan(NamedTuple):
    """How it learns: together with the code that is the recipe."""

    game: str
    players: tuple[int, ...]
    games: int
    """In a generation."""
    iterations: int
    """In a decision."""
    duels: int
    """How many games new weights play against the last ones."""
    candidates: int = 1
    """Of how many deals one is drawn, by what is believed."""


class Notes:
    """What is learned from: what positions came to, how often options were tried, and what was held."""

    def __init__(self, teller: LearnedJudge) -> None:
        self.teller = teller
        self.traits: list[Array] = []
        self.partners: list[list[int]] = []
        self.values: list[list[float]] = []
        self.ended: list[int] = []
        """The positions from which the game was played on."""
        self.held: list[Array] = []
        """What all others have where one player is asked, as it is, and as it could be by what that player sees."""

    def tell(self, state: bf.State) -> Array:
        """The traits of every seat."""
        traits = np.zeros((SEATS, len(self.teller.names())), np.float16)
        for seat in range(state.players):
            traits[seat] = self.teller.describe_all(state, seat)
        return traits

    def note(self, state: bf.State, values: list[float]) -> None:
        """One position, with what a search thinks each seat wins there."""
        self.traits.append(self.tell(state))
        self.partners.append([self.teller.partner(state, seat) for seat in range(state.players)])
        self.values.append(values)

    def note_held(self, state: bf.State, seed: int) -> None:
        """What the others have, and what they could have."""
        seat = state.top.seat
        others = np.arange(SEATS) != seat
        both = [state, state.determinize(seat, seed)]
        self.held.append(np.array([self.tell(one)[others].sum(0) for one in both], np.float16))

    def end(self, rewards: list[float]) -> None:
        """A game is over: half of what its positions are worth is what came of them."""
        for at in self.ended:
            self.values[at] = [(one + other) / 2 for one, other in zip(self.values[at], rewards, strict=True)]
        self.ended = []

    def write(self, path: Path) -> None:
        """Keep them; a file is there whole or not at all."""
        arrays: dict[str, Any] = {
            "traits": np.array(self.traits),
            "players": np.array([len(partners) for partners in self.partners], np.int8),
            "partners": np.array([(one + [-1] * SEATS)[:SEATS] for one in self.partners], np.int8),
            "values": np.array([(one + [0.0] * SEATS)[:SEATS] for one in self.values], np.float32),
            "held": np.array(self.held),
        }
        unfinished = path.with_suffix(".part.npz")
        np.savez_compressed(unfinished, **arrays)
        unfinished.rename(path)


def judge_by(plan: Plan, path: Path | None) -> Judge:
    """A judge by what is in a file, or the one that the other levels have."""
    game = bf.game(plan.game)
    brain = brain_of(game)._replace(candidates=plan.candidates)
    return brain.make_judge(game) if path is None else teach(brain, game, path.read_text())


def make_teller(game: bf.Game) -> LearnedJudge:
    make = brain_of(game).make_teller
    assert make is not None, f"{game.title} tells no traits to learn from"
    return make(game)


def think(state: bf.State, judge: Judge, seed: int, iterations: int) -> Tree:
    """Search the decision at hand."""
    tree = Tree(Possible(state, state.top.seat), judge, seed)
    for _iteration in range(iterations):
        tree.iterate()
    return tree


def average(node: Node) -> list[float]:
    return [total / node.visits for total in node.totals]


def choose(tree: Tree, stream: Stream) -> int:
    """The best option; now and then another one that was tried, the more likely the more often it was."""
    counsel = tree.counsel()
    if stream.below(PER_MILLE) >= STRAYS:
        return counsel[0][0]
    drawn = stream.below(sum(visits + 1 for _option, visits, _chance in counsel))
    for option, visits, _chance in counsel:
        drawn -= visits + 1
        if drawn < 0:
            return option
    raise AssertionError("one of them was drawn")


def begin(plan: Plan, seed: str) -> bf.State:
    """A deal with some number of players, and options that are mostly the usual ones."""
    game = bf.game(plan.game)
    stream = stream_of(seed, "table")
    options = {}
    for name, option in game.options.items():
        if stream.below(UNUSUAL) == 0:
            options[name] = option.values[stream.below(len(option.values))]
    players = plan.players[stream.below(len(plan.players))]
    try:
        return game.new(players=players, seed=seed, options=options)
    except bf.BlanketfortError:  # not for so many
        return game.new(players=players, seed=seed)


def play(plan: Plan, judge: Judge, notes: Notes, seed: str) -> None:
    """One game of the search with itself. It learns from positions such as it judges: where a turn begins."""
    state, stream = begin(plan, seed), stream_of(seed, "self-play")
    turn = None
    while not state.over:
        if len(state.legal) == 1:
            state.apply(state.legal[0])
            continue
        tree = think(state, judge, stream.below(SEEDS), plan.iterations)
        if judge.turn(state) != turn:
            turn = judge.turn(state)
            notes.ended.append(len(notes.values))
            notes.note(state, average(tree.root))
            notes.note_held(state, stream.below(SEEDS))
        if stream.below(PER_MILLE) < NOTED:
            note_another(state, tree, notes, stream)
        state.apply(choose(tree, stream))
    notes.end(judge.rewards(state))


def note_another(state: bf.State, tree: Tree, notes: Notes, stream: Stream) -> None:
    """Note what the search thinks of one of the options, chosen or not, where the turn ends that it leads to."""
    tried = [option for option, visits, _chance in tree.counsel() if visits >= TRIED]
    if tried:
        option = tried[stream.below(len(tried))]
        after = state.clone()
        after.apply(option)
        after = tree.play_on(after, tree.judge.turns)
        if not after.over:
            notes.note(after, average(tree.root.children[option]))


def play_chunk(plan: Plan, generation: int, learned: Path | None, kept: Path, chunk: int) -> None:
    """Some games, kept in one file."""
    judge = judge_by(plan, learned)
    notes = Notes(make_teller(bf.game(plan.game)))
    for number in range(CHUNK):
        play(plan, judge, notes, f"{generation}-{chunk}-{number}")
    notes.write(chunk_path(kept, generation, chunk))


def chunk_path(kept: Path, generation: int, chunk: int) -> Path:
    return kept / f"games-{generation:03}-{chunk:05}.npz"


def read_games(kept: Path, first: int) -> Iterator[dict[str, Array]]:
    """All that is kept since a generation. The same chunks are aside in each: what one generation has learned from
    would show the next one nothing."""
    for path in sorted(kept.glob("games-???-?????.npz")):
        _games, generation, chunk = path.stem.split("-")
        if int(generation) >= first:
            yield {**np.load(path), "aside": int(chunk) % ASIDE == 0}


def duel(plan: Plan, one: Path, other: Path | None, number: int) -> tuple[float, list[float]]:
    """The same deal twice, half of the seats each, then with seats exchanged.

    The share that the first judge won, and how many seconds of computing either one took.
    """
    judges = [judge_by(plan, one), judge_by(plan, other)]
    won, seconds = 0.0, [0.0, 0.0]
    for first in range(2):
        state = begin(plan, f"duel {number}")
        stream = stream_of(number, "duel")
        while not state.over:
            who, begun = (state.top.seat + first) % 2, time.process_time()
            tree = think(state, judges[who], stream.below(SEEDS), plan.iterations)
            seconds[who] += time.process_time() - begun
            state.apply(tree.counsel()[0][0])
        rewards = judges[0].rewards(state)
        mine = sum(reward for seat, reward in enumerate(rewards) if (seat + first) % 2 == 0)
        won += mine / sum(rewards)
    return won / 2, seconds


class Learner:
    """The loop, and what it has come to."""

    def __init__(self, plan: Plan, kept: Path, jobs: int) -> None:
        self.plan = plan
        self.kept = kept
        self.log = kept / "log.jsonl"
        self.done = [json.loads(line) for line in self.log.read_text().splitlines()] if self.log.exists() else []
        self.pool = ProcessPoolExecutor(jobs)

    def best(self) -> Path | None:
        """The weights that have won last."""
        won = [line["generation"] for line in self.done if line["is_better"]]
        return self.weights_path(won[-1]) if won else None

    def weights_path(self, generation: int) -> Path:
        return self.kept / f"weights-{generation:03}.json"

    def run(self, generations: int) -> None:
        """Until so many generations are done."""
        for generation in range(len(self.done), generations):
            self.play_games(generation)
            self.learn(generation)
            self.compare(generation)

    def play_games(self, generation: int) -> None:
        begun = time.time()
        missing = [
            chunk
            for chunk in range(-(-self.plan.games // CHUNK))
            if not chunk_path(self.kept, generation, chunk).exists()
        ]
        task = partial(play_chunk, self.plan, generation, self.best(), self.kept)
        for number, _done in enumerate(self.pool.map(task, missing)):
            say(f"generation {generation}: {(number + 1) * CHUNK} games, {time.time() - begun:.0f} s", "\r")
        say("")

    def learn(self, generation: int) -> None:
        files = list(read_games(self.kept, generation - WINDOW + 1))
        teller = make_teller(bf.game(self.plan.game))
        value, belief = weights.Value(files, teller.weights), weights.Belief(files)
        last = self.best()
        if last is not None:
            value.recall(last.read_text())
        losses = {"value": weights.learn(value, say), "belief": weights.learn(belief, say)}
        found = {"weights": value.found(), "belief": belief.found()}
        self.losses = {name: round(loss, 4) for name, loss in losses.items()}
        recipe = {**self.plan._asdict(), "generation": generation, "positions": value.size, "losses": self.losses}
        self.weights_path(generation).write_text(weights.write(found, teller.names(), recipe))

    def compare(self, generation: int) -> None:
        task = partial(duel, self.plan, self.weights_path(generation), self.best())
        duels = list(self.pool.map(task, range(self.plan.duels // 2)))
        scores = np.array([score for score, _seconds in duels])
        won, error = float(scores.mean()), float(scores.std() / max(1, len(scores)) ** 0.5)
        line = {
            "generation": generation,
            "losses": self.losses,
            "won": round(won, 4),
            "error": round(error, 4),
            "games": 2 * len(scores),
            "time": round(
                sum(seconds[0] for _score, seconds in duels) / sum(seconds[1] for _score, seconds in duels), 2
            ),
            "is_better": won - error > 0.5,
        }
        self.done.append(line)
        with self.log.open("a") as log:
            log.write(json.dumps(line) + "\n")
        say(f"generation {generation} won {won:.1%} (+-{1.96 * error:.1%}) of {2 * len(scores)} games against the last")


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("kept", type=Path)
    parser.add_argument("--players", type=int, nargs="+", help="how many sit at a table, one of these")
    parser.add_argument("--games", type=int, default=400, help="games in a generation")
    parser.add_argument("--iterations", type=int, default=64, help="iterations in a decision")
    parser.add_argument("--duels", type=int, default=200, help="games against the last generation")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--candidates", type=int, default=1, help="deals of which one is drawn by what is believed")
    asked = parser.parse_args()
    game = bf.game(asked.game)
    players = tuple(asked.players or [game.players[0], *game.players])
    plan = Plan(asked.game, players, asked.games, asked.iterations, asked.duels, asked.candidates)
    asked.kept.mkdir(parents=True, exist_ok=True)
    learner = Learner(plan, asked.kept, asked.jobs)
    learner.run(asked.generations)
    say(f"the best: {learner.best() or 'the judge as it was'}")


if __name__ == "__main__":
    main()
