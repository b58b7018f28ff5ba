"""Judges that have learned from many games: every trait of a player's position has a weight, and they add up.

A *measure* is a number (points, tokens in the pool), a *mark* stands for one thing that a player has (a card, control
of a space). The weights differ by phase of the game; between two phases they pass slowly from one to the other.
`tools/train_judge.py` finds the weights with which these sums foretell the winner best.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.state import State


class Weights:
    """What each measure and each mark is worth, in one phase of the game."""

    def __init__(self, measures: list[float], marks: list[float]) -> None:
        self.measures = measures
        self.marks = marks

    def add_up(self, measures: list[float], marks: list[int]) -> float:
        """What these measures and marks are worth in this phase."""
        worth = 0.0
        weights = self.measures
        for at in range(len(measures)):
            worth += measures[at] * weights[at]
        weights = self.marks
        for mark in marks:
            worth += weights[mark]
        return worth


class Moment:
    """Where in the game a position stands: between two phases, so far from the first to the second."""

    def __init__(self, phase: int, next_phase: int, progress: float) -> None:
        self.phase = phase
        self.next_phase = next_phase
        self.progress = progress


class LearnedJudge(Judge):
    """Adds up what the traits of each player's position are worth; games say which traits and phases there are."""

    def __init__(self, phases: list[str], measures: list[str], marks: list[str]) -> None:
        super().__init__()
        self.phases = phases
        self.measures = measures
        self.marks = marks
        self.weights: list[Weights] = []

    def moment(self, state: State) -> Moment:
        """Which weights count."""
        raise NotImplementedError

    def measure(self, state: State, seat: int) -> list[float]:
        """A player's measures, in their order."""
        raise NotImplementedError

    def mark(self, state: State, seat: int) -> list[int]:
        """What a player has, as numbers of marks."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        moment = self.moment(state)
        return share_chances([self.worth(state, seat, moment) for seat in range(state.players)], 1.0)

    def worth(self, state: State, seat: int, moment: Moment) -> float:
        """What a player's position is worth, in log odds."""
        measures, marks = self.measure(state, seat), self.mark(state, seat)
        worth = self.weights[moment.phase].add_up(measures, marks)
        if moment.progress > 0.0:
            worth += moment.progress * (self.weights[moment.next_phase].add_up(measures, marks) - worth)
        return worth

    def remember(self, name: str) -> None:
        """Take the weights that were learned; what has none is worth nothing."""
        data = tomllib.loads(files("blanketfort.bots").joinpath(f"{name}_judge.toml").read_text())
        for phase in self.phases:
            learned = data[phase]
            self.weights.append(
                Weights(
                    [float(learned.get(trait, 0.0)) for trait in self.measures],
                    [float(learned.get(trait, 0.0)) for trait in self.marks],
                )
            )
