"""A player who thinks ahead: searches for as long as its budget lasts, and can say what it found."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from blanketfort.bots.levels import brain_of
from blanketfort.bots.search import NO_OPTION, Judge, Possible, Tree
from blanketfort.engine.decision import Decision
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game

LOOKS = 100
"""After how many iterations each time it is seen whether the choice is still in doubt."""
CATCHING_UP = 4
"""A choice is hardly in doubt when another one would need so many times the iterations left to be tried as often."""

Guide = Callable[[Any, Decision], int]
"""How a player who sees only views chooses."""


class Budget(NamedTuple):
    """How long to think about one decision: in iterations, in seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None
    ends_early: bool = False
    """Whether thinking ends before these iterations once the choice is hardly in doubt."""


class Advice(NamedTuple):
    """What the search found out about one option."""

    option: int
    visits: int
    chance: float
    """The estimated chance to win."""


class Thinker:
    """Chooses what its search can count on most; in iterations, the same budget, seed and view give the same choice."""

    def __init__(self, judge: Judge, seed: int, budget: Budget, make_guide: Callable[[], Guide] | None = None) -> None:
        self.judge = judge
        self.make_guide = make_guide
        """Whose choice is favoured until the search refutes it. Made anew for each decision, so that no past counts."""
        self.seed = seed
        self.budget = budget
        self.is_stopped = False

    def decide(self, possible: Possible) -> int:
        """The id of the best option."""
        legal = possible.legal()
        return legal[0] if len(legal) == 1 else self.advise(possible)[0].option

    def advise(self, possible: Possible) -> list[Advice]:
        """All options, the best first."""
        return [Advice(*found) for found in self.search(possible).counsel()]

    def search(self, possible: Possible) -> Tree:
        """Think about a decision, as long as the budget lasts."""
        tree = Tree(possible, self.judge, self.seed, self.find_favourite(possible))
        self.is_stopped = False
        begun = perf_counter()
        # This loop is never compiled: between two iterations Python lets other threads and signals in.
        while not self.is_stopped and not self.is_spent(tree.iterations, perf_counter() - begun):
            tree.iterate()
            if self.budget.ends_early and tree.iterations % LOOKS == 0 and self.is_settled(tree):
                break
        return tree

    def find_favourite(self, possible: Possible) -> int:
        """What the guide would choose."""
        decision = possible.decision()
        if self.make_guide is None or decision is None:
            return NO_OPTION
        return self.make_guide()(possible.view(), decision)

    def is_spent(self, iterations: int, seconds: float) -> bool:
        """Whether the budget is used up."""
        budget = self.budget
        return (budget.iterations is not None and iterations >= budget.iterations) or (
            budget.seconds is not None and seconds >= budget.seconds
        )

    def is_settled(self, tree: Tree) -> bool:
        """Whether the best option is so far ahead in visits that the iterations left will hardly change the choice."""
        if self.budget.iterations is None:
            return False
        best, *others = (visits for _option, visits, _chance in tree.counsel())
        return CATCHING_UP * (best - max(others, default=0)) > self.budget.iterations - tree.iterations

    def stop(self) -> None:
        """Make the search under way end with what it has; may be called from another thread."""
        self.is_stopped = True


def read_budget(text: str) -> Budget:
    """A budget as people write it: `500` iterations, or `0.2s`."""
    if re.fullmatch(r"[1-9]\d*", text):
        return Budget(iterations=int(text))
    if re.fullmatch(r"\d+(\.\d+)?s", text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    raise BlanketfortError(f"a budget is a number of iterations such as 500, or of seconds such as 0.2s, not {text!r}")


def make_thinker(game: Game, seed: int, budget: Budget, judge: Judge | None = None) -> Thinker:
    """A player who searches, with the judge of this game or another, guided by its rules of thumb where it has any."""
    brain = brain_of(game)
    make_thumb = brain.make_thumb
    make_guide = None if make_thumb is None else lambda: make_thumb(seed, game).choose
    return Thinker(judge or brain.make_judge(game), seed, budget, make_guide)
