"""Judges that have learned from many games: every trait of a player's position has a weight, and they add up.

A *measure* is a number (points, tokens in the pool), a *mark* stands for one thing that a player has (a card, control
of a space). The weights differ by phase of the game; between two phases they pass slowly from one to the other.
`tools/train_judge.py` finds the weights with which these sums foretell the winner best; `tools/learn.py` finds better
ones for a master, from games that the search played with itself.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.state import State

STEPS: Final = 120
"""In how many steps the weights pass from one phase to the next."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """Adds up what the traits of a position are worth, while it is told of them.

    With `amounts` it keeps all that it is told, to be learned from. That is no class of its own, because a call that
    can only mean one thing costs nothing when compiled.
    """

    def __init__(self, weights: list[float], amounts: list[float] | None = None) -> None:
        self.weights = weights
        self.amounts = amounts
        self.worth = 0.0

    def add(self, trait: i64, amount: float) -> None:
        """This much of a measure is there."""
        self.worth += amount * self.weights[trait]
        if self.amounts is not None:
            self.amounts[trait] += amount

    def mark(self, trait: i64) -> None:
        """A mark is there."""
        self.worth += self.weights[trait]
        if self.amounts is not None:
            self.amounts[trait] += 1.0


@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """Where in the game a position stands: between two phases, so far from the first to the second."""

    def __init__(self, phase: i64, next_phase: i64, progress: float) -> None:
        self.phase = phase
        self.next_phase = next_phase
        self.progress = progress


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class LearnedJudge(Judge):
    """Adds up what the traits of each player's position are worth; games say which traits and phases there are."""

    def __init__(self, phases: list[str], measures: list[str], marks: list[str]) -> None:
        super().__init__()
        self.phases = phases
        self.measures = measures
        self.marks = marks
        self.weights: list[list[float]] = []
        """By phase what each measure is worth, and after them each mark."""
        self.quick: Judge | None = None
        """Who is asked at a glance instead, where that takes less time."""
        self.belief: list[float] = []
        """By trait: how much likelier it is than a deal makes it, in what a seat cannot see of another."""
        self.mixed: dict[int, list[float]] = {}
        """The weights between two phases, by which and how far: made when first met."""

    def moment(self, state: State) -> Moment:
        """Which weights count."""
        raise NotImplementedError

    def tell(self, state: State, seat: int, tally: Tally) -> None:
        """Tell all traits of a player's position."""
        raise NotImplementedError

    def glance(self, state: State) -> list[float]:
        return self.values(state) if self.quick is None else self.quick.values(state)

    def plausibility(self, state: State, seat: int) -> float:
        tally = Tally(self.belief)
        for other in range(state.players):
            if other != seat:
                self.tell(state, other, tally)
        return tally.worth

    def chances(self, state: State) -> list[float]:
        weights = self.weigh(self.moment(state))
        worths: list[float] = []
        for seat in range(state.players):
            tally = Tally(weights)
            self.tell(state, seat, tally)
            worths.append(tally.worth)
        if self.partner(state, 0) == NOBODY:
            return share_chances(worths, 1.0)
        # Teammates, who sit opposite, share their chances.
        first, second = share_chances([worths[0] + worths[2], worths[1] + worths[3]], 1.0)
        return [first, second, first, second]

    def describe(self, state: State, seat: int) -> list[float]:
        """All that can be told of a player's position: the measures, and after them how often each mark is there."""
        amounts = [0.0] * (len(self.measures) + len(self.marks))
        self.tell(state, seat, Tally(amounts, amounts))
        return amounts

    def names(self) -> list[str]:
        """What `describe_all` tells of, in the same order."""
        return [*self.measures, *self.marks, *self.phases]

    def describe_all(self, state: State, seat: int) -> list[float]:
        """All that can be told of a player's position, and after that how much each phase counts."""
        shares = [0.0] * len(self.phases)
        moment = self.moment(state)
        shares[moment.phase] += 1.0 - moment.progress
        shares[moment.next_phase] += moment.progress
        return self.describe(state, seat) + shares

    def weigh(self, moment: Moment) -> list[float]:
        """The weights of a moment."""
        step: i64 = int(moment.progress * STEPS + 0.5)
        key = (moment.phase * len(self.phases) + moment.next_phase) * (STEPS + 1) + step
        weights = self.mixed.get(key)
        if weights is None:
            weights = mix(self.weights[moment.phase], self.weights[moment.next_phase], step / STEPS)
            self.mixed[key] = weights
        return weights

    def remember(self, package: str) -> None:
        """Take the weights that were learned, in `judge.toml` of a package; what has none is worth nothing."""
        data = tomllib.loads(files(package).joinpath("judge.toml").read_text())
        for phase in self.phases:
            learned = data[phase]
            self.weights.append([float(learned.get(trait, 0.0)) for trait in [*self.measures, *self.marks]])

    def recall(self, text: str) -> None:
        """Take what was learned by `tools/learn.py`: what it adds to the weights of each phase, and a belief.

        A trait that it has not learned of, such as a card of a house deck, is worth what it was.
        """
        data = json.loads(text)
        names, traits = data["traits"], self.names()
        self.belief = pick(names, data["belief"], traits)
        more = [pick(names, phase, traits) for phase in data["weights"]]
        self.weights = [
            [one + other for one, other in zip(known, learned)]  # noqa: B905
            for known, learned in zip(self.weights, more, strict=True)
        ]
        self.mixed = {}


def pick(names: list[str], weights: list[float], traits: list[str]) -> list[float]:
    """One weight for each of these traits, 0 for those that nothing was learned of."""
    known = dict(zip(names, weights, strict=True))
    return [known.get(trait, 0.0) for trait in traits]


def mix(weights: list[float], next_weights: list[float], progress: float) -> list[float]:
    """The weights so far on the way to the next."""
    return [one + progress * (other - one) for one, other in zip(weights, next_weights, strict=True)]
