"""What a position of Fort is worth: learned from many games, in a few hundred numbers.

Each player has measures and marks (see `search_fort_traits.py`), each of them a weight, and their sum is what his
position is worth. `tools/train_fort_judge.py` finds the weights with which these worths foretell the winner best.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from blanketfort.bots.fort import RuleOfThumb
from blanketfort.bots.search import NO_OPTION, Judge, share_chances
from blanketfort.bots.search_fort_traits import MEASURES, Traits, nearness_of_end
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.state import FortState

PHASES: Final = ["early", "late", "last"]
"""At the beginning of the game, just before its end is triggered, and in the last round."""
LAST: Final = 2
TURNS: Final = 1


class Weights:
    """What each measure and each mark is worth, in one phase of the game."""

    def __init__(self, measures: list[float], marks: list[float]) -> None:
        self.measures = measures
        self.marks = marks


class FortJudge(Judge):
    """Adds up what the traits of each player's position are worth; plays on by rules of thumb."""

    def __init__(self, game: Fort, weights: list[Weights], turns: int = TURNS) -> None:
        super().__init__(turns)
        self.traits = Traits(game.box)
        self.weights = weights
        self.thumb = RuleOfThumb(0, game)

    def turn(self, state: State) -> int:
        assert isinstance(state, FortState)
        return sum([board.turns for board in state.boards])

    def favourite(self, state: State) -> int:
        decision = state.decision
        return NO_OPTION if decision is None else self.thumb.choose(state.view(decision.seat), decision)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, FortState)
        return share_chances([self.worth(state, seat) for seat in range(state.players)], 1.0)

    def worth(self, state: FortState, seat: int) -> float:
        """What a player's position is worth, in log odds."""
        measures, marks = self.traits.measure(state, seat), self.traits.mark(state, seat)
        if state.trigger != 0:
            return add_up(self.weights[LAST], measures, marks)
        nearness = nearness_of_end(state)
        early, late = add_up(self.weights[0], measures, marks), add_up(self.weights[1], measures, marks)
        return early + nearness * (late - early)


def add_up(weights: Weights, measures: list[float], marks: list[int]) -> float:
    """What these measures and marks are worth in one phase."""
    worth = 0.0
    for at in range(len(measures)):
        worth += measures[at] * weights.measures[at]
    for mark in marks:
        worth += weights.marks[mark]
    return worth


def read_weights(traits: Traits) -> list[Weights]:
    """The weights that were learned; what has none is worth nothing."""
    data = tomllib.loads(files("blanketfort.bots").joinpath("fort_judge.toml").read_text())
    return [
        Weights(
            [float(data[phase].get(name, 0.0)) for name in MEASURES],
            [float(data[phase].get(name, 0.0)) for name in traits.marks],
        )
        for phase in PHASES
    ]


def make_judge(game: Game) -> Judge:
    """The judge of Fort with the cards of this game."""
    assert isinstance(game, Fort)
    return FortJudge(game, read_weights(Traits(game.box)))
