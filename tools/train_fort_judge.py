"""Learn what positions of Fort are worth: `python tools/train_fort_judge.py src/blanketfort/bots/fort_judge.toml`.

Plays games between rule-of-thumb players, some of them careless, with 2 to 4 seats, with and without dogs and cats, and
notes every player's traits when a turn ends. Then it finds the weights with which the sums of these traits foretell the
winner best (a conditional logit, by gradient descent), tells how well they do on games that were kept aside, and writes
them. It needs numpy, and takes a few minutes with the compiled engine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

import blanketfort as bf
from blanketfort.bots import ask, make_bot
from blanketfort.bots.careless import Careless
from blanketfort.bots.search_fort import PHASES, FortJudge, make_judge
from blanketfort.bots.search_fort_traits import MEASURES, Traits, nearness_of_end
from blanketfort.engine.chance import stream_of
from blanketfort.games.fort.state import FortState

SEATS = 4
MISTAKES = (0.0, 0.0, 0.05, 0.1, 0.2)
"""How careless the players are: who only ever sees good moves does not learn what bad ones cost."""
ASIDE = 10
"""One game in so many is not learned from, but used to see how well the others have taught."""

Array = Any


class Notes:
    """Positions with the traits of each seat, when they were met, and who won."""

    def __init__(self, traits: Traits) -> None:
        self.traits = traits
        self.measures: list[list[list[float]]] = []
        self.marks: list[Array] = []
        self.shares: list[list[float]] = []
        """How much each phase counts in a position."""
        self.games: list[int] = []
        self.winnings: list[list[float]] = []

    def note(self, state: FortState, game: int) -> None:
        """Note one position."""
        measures = [self.traits.measure(state, seat) for seat in range(state.players)]
        self.measures.append(measures + [[0.0] * len(MEASURES)] * (SEATS - state.players))
        marks = np.zeros((SEATS, len(self.traits.marks)), np.uint8)
        for seat in range(state.players):
            np.add.at(marks[seat], self.traits.mark(state, seat), 1)
        self.marks.append(marks)
        nearness = nearness_of_end(state)
        self.shares.append([0.0, 0.0, 1.0] if state.trigger else [1.0 - nearness, nearness, 0.0])
        self.games.append(game)


def play(game: bf.Game, seed: int, notes: Notes, judge: FortJudge) -> None:
    """One game, noted whenever a turn ends."""
    stream = stream_of(seed, "train")
    players = (2, 2, 2, 3, 4)[stream.below(5)]
    options = {"dogs": stream.below(3) == 0, "cats": stream.below(3) == 0, "setup": ("basic", "advanced")[seed % 2]}
    state = game.new(players=players, seed=f"train {seed}", options=options)
    assert isinstance(state, FortState)
    bots = []
    for seat in range(players):
        thumb = make_bot(game, "thumb", seat)
        mistakes = MISTAKES[stream.below(len(MISTAKES))]
        bots.append(Careless(thumb.choose, 9 * seed + seat, mistakes) if mistakes else thumb)  # type: ignore[union-attr]
    turn = 0
    noted = 0
    while not state.over:
        if judge.turn(state) != turn:
            turn = judge.turn(state)
            notes.note(state, seed)
            noted += 1
        state.apply(ask(bots[state.top.seat], state))
    rewards = judge.rewards(state)
    notes.winnings += [rewards + [0.0] * (SEATS - players)] * noted


class Fit:
    """The weights that are being learned."""

    def __init__(self, notes: Notes) -> None:
        games = np.array(notes.games)
        self.measures = np.array(notes.measures, np.float32)
        self.scale = self.measures.reshape(-1, len(MEASURES)).std(0) + 1e-3
        self.measures /= self.scale
        self.marks = np.array(notes.marks)
        self.shares = np.array(notes.shares, np.float32)
        self.won = np.array(notes.winnings, np.float32)
        self.there = self.marks.any(2)
        self.learned = np.flatnonzero(games % ASIDE != 0)
        self.aside = np.flatnonzero(games % ASIDE == 0)
        self.weights = np.zeros((len(PHASES), len(MEASURES) + self.marks.shape[2]), np.float32)

    def traits(self, chosen: Array) -> Array:
        return np.concatenate([self.measures[chosen], self.marks[chosen].astype(np.float32)], 2)

    def chances(self, chosen: Array, traits: Array) -> Array:
        worths = np.einsum("pst,pt->ps", traits, self.shares[chosen] @ self.weights)
        worths = np.where(self.there[chosen], worths, -1e9)
        powers = np.exp(worths - worths.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def loss(self) -> float:
        """What foretelling the games kept aside costs, in nats a position."""
        total = 0.0
        for chosen in np.array_split(self.aside, 1 + len(self.aside) // 4096):
            chances = self.chances(chosen, self.traits(chosen))
            total -= float((self.won[chosen] * np.log(chances + 1e-9)).sum())
        return total / len(self.aside)

    def learn(self, rounds: int, decay: float) -> None:
        """Gradient descent by Adam over all positions, again and again."""
        rng = np.random.default_rng(1)
        first, second = np.zeros_like(self.weights), np.zeros_like(self.weights)
        step = 0
        for number in range(rounds):
            rate = 0.02 * (1 - number / rounds)
            order = rng.permutation(self.learned)
            for chosen in np.array_split(order, 1 + len(order) // 1024):
                step += 1
                traits = self.traits(chosen)
                error = self.chances(chosen, traits) - self.won[chosen]
                slope = self.shares[chosen].T @ np.einsum("ps,pst->pt", error, traits) / len(chosen)
                slope += decay * self.weights
                first += 0.1 * (slope - first)
                second += 0.001 * (slope * slope - second)
                self.weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            print(f"round {number + 1}: {self.loss():.4f} nats a position kept aside", file=sys.stderr)

    def write(self, path: Path, marks: list[str]) -> None:
        """The weights as text; those that came to nothing are left out."""
        names = MEASURES + marks
        weights = self.weights.copy()
        weights[:, : len(MEASURES)] /= self.scale
        lines = ["# Made by tools/train_fort_judge.py: what each trait of a position adds to the log odds to win."]
        for phase, name in enumerate(PHASES):
            lines += ["", f"[{name}]"]
            lines += [f'"{names[at]}" = {w:.4f}' for at, w in enumerate(weights[phase]) if abs(w) >= 0.0005]
        path.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--decay", type=float, default=1e-4)
    asked = parser.parse_args()
    game = bf.game("fort")
    judge = make_judge(game)
    assert isinstance(judge, FortJudge)
    notes = Notes(judge.traits)
    for seed in range(asked.games):
        play(game, seed, notes, judge)
    print(f"{len(notes.games)} positions from {asked.games} games", file=sys.stderr)
    fit = Fit(notes)
    print(f"nothing learned: {fit.loss():.4f}", file=sys.stderr)
    fit.learn(asked.rounds, asked.decay)
    fit.write(asked.path, notes.traits.marks)


if __name__ == "__main__":
    main()
