"""Learn what positions are worth: `python tools/train_judge.py fort`, or another game whose judge learns.

Plays games between rule-of-thumb players, who now and then stumble, with every number of seats and every option of the
game, and notes every player's traits when a turn ends. Then it finds the weights with which the sums of these traits
foretell the winner best (a conditional logit, by gradient descent), tells how well they do on games that were kept
aside, and writes them to where the game's judge reads them. It needs numpy, and takes a few minutes with the compiled
engine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

import blanketfort as bf
from blanketfort.bots import ask, make_bot
from blanketfort.bots.learned import LearnedJudge
from blanketfort.bots.levels import brain_of
from blanketfort.engine.chance import Stream, stream_of
from blanketfort.engine.decision import Decision

SEATS = 4
MISTAKES = (0.0, 0.0, 0.05, 0.1, 0.2)
"""How often players stumble: who only ever sees good moves does not learn what bad ones cost."""
PER_MILLE = 1000
ASIDE = 10
"""One game in this many is not learned from, but shows how well the others have taught."""

Array = Any


class Notes:
    """Positions with the traits of each seat, when they were met, and who won."""

    def __init__(self, judge: LearnedJudge) -> None:
        self.judge = judge
        self.measures: list[Array] = []
        self.marks: list[Array] = []
        self.shares: list[list[float]] = []
        """How much each phase counts in a position."""
        self.games: list[int] = []
        self.winnings: list[list[float]] = []

    def note(self, state: bf.State, game: int) -> None:
        """Note one position."""
        judge = self.judge
        traits = np.zeros((SEATS, len(judge.measures) + len(judge.marks)), np.float32)
        for seat in range(state.players):
            traits[seat] = judge.describe(state, seat)
        self.measures.append(traits[:, : len(judge.measures)])
        self.marks.append(traits[:, len(judge.measures) :].astype(np.uint8))
        moment = judge.moment(state)
        shares = [0.0] * len(judge.phases)
        shares[moment.phase] += 1 - moment.progress
        shares[moment.next_phase] += moment.progress
        self.shares.append(shares)
        self.games.append(game)


def choose_options(game: bf.Game, stream: Stream) -> dict[str, bool | str]:
    """Any options, the usual ones most often."""
    chosen = {}
    for name, option in game.options.items():
        if stream.below(3) == 0:
            chosen[name] = option.values[stream.below(len(option.values))]
    return chosen


class Stumbling:
    """Plays by rules of thumb, but takes a share of its decisions by lot."""

    def __init__(self, game: bf.Game, seed: int, mistakes: float) -> None:
        thumb = make_bot(game, "thumb", seed)
        assert hasattr(thumb, "choose")
        self.thumb = thumb
        self.stream = stream_of(seed, "careless player")
        self.mistakes = round(mistakes * PER_MILLE)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        thought: int = self.thumb.choose(view, decision)
        if self.stream.below(PER_MILLE) < self.mistakes:
            return decision.options[self.stream.below(len(decision.options))].id
        return thought


def play(game: bf.Game, seed: int, notes: Notes) -> None:
    """One game, noted whenever a turn ends."""
    stream = stream_of(seed, "training")
    players = game.players[stream.below(len(game.players))] if stream.below(2) else game.players[0]
    state = game.new(players=players, seed=f"training {seed}", options=choose_options(game, stream))
    mistakes = [MISTAKES[stream.below(len(MISTAKES))] for _seat in range(players)]
    bots = [Stumbling(game, SEATS * seed + seat, mistakes[seat]) for seat in range(players)]
    turn, noted = notes.judge.turn(state), 0
    while not state.over:
        if notes.judge.turn(state) != turn:
            turn = notes.judge.turn(state)
            notes.note(state, seed)
            noted += 1
        state.apply(ask(bots[state.top.seat], state))
    notes.winnings += [notes.judge.rewards(state) + [0.0] * (SEATS - players)] * noted


class Fit:
    """The weights that are being learned."""

    def __init__(self, notes: Notes) -> None:
        games = np.array(notes.games)
        self.judge = notes.judge
        self.count = len(self.judge.measures)
        self.measures = np.array(notes.measures, np.float32)
        self.scale = self.measures.reshape(-1, self.count).std(0) + 1e-3
        self.measures /= self.scale
        self.marks = np.array(notes.marks)
        self.shares = np.array(notes.shares, np.float32)
        self.won = np.array(notes.winnings, np.float32)
        self.there: Array = self.measures.any(2) | self.marks.any(2)
        self.learned = np.flatnonzero(games % ASIDE != 0)
        self.aside = np.flatnonzero(games % ASIDE == 0)
        self.weights = np.zeros((len(self.judge.phases), self.count + len(self.judge.marks)), np.float32)

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

    def write(self, path: Path) -> None:
        """The weights as text; those that came to nothing are left out."""
        names = self.judge.measures + self.judge.marks
        weights = self.weights.copy()
        weights[:, : self.count] /= self.scale
        lines = ["# Made by tools/train_judge.py: what each trait of a position adds to the log odds to win."]
        for phase, name in enumerate(self.judge.phases):
            lines += ["", f'["{name}"]']
            lines += [f'"{names[at]}" = {w:.4f}' for at, w in enumerate(weights[phase]) if abs(w) >= 0.0005]
        path.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--decay", type=float, default=3e-4)
    asked = parser.parse_args()
    game = bf.game(asked.game)
    judge = brain_of(game).make_judge(game)
    assert isinstance(judge, LearnedJudge), "the judge of this game does not learn"
    notes = Notes(judge)
    for seed in range(asked.games):
        play(game, seed, notes)
    print(f"{len(notes.games)} positions from {asked.games} games", file=sys.stderr)
    fit = Fit(notes)
    print(f"nothing learned: {fit.loss():.4f}", file=sys.stderr)
    fit.learn(asked.rounds, asked.decay)
    fit.write(Path(str(game.folder)) / "bot" / "judge.toml")


if __name__ == "__main__":
    main()
