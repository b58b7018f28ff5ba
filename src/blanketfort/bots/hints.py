"""Hints: what a search thinks of the options at hand, from what the seat knows, as data and in words."""

from __future__ import annotations

from typing import NamedTuple

from blanketfort.bots.levels import brain_of, make_master
from blanketfort.bots.reasons import Branch, Reason, find_reason, say_reason
from blanketfort.bots.search import Possible
from blanketfort.bots.thinker import Budget, Thinker, make_thinker
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.engine.view import View

PATIENCE = Budget(seconds=0.8)
"""How long is thought about a hint: with its reason it is there within a second."""
SHOWN = 3


class Hint(NamedTuple):
    """An option, the estimated chance to win with it, and how often the search looked at it."""

    key: str
    chance: float
    visits: int


class Counsel(NamedTuple):
    """All options, the best first, and why that one."""

    hints: list[Hint]
    reason: Reason | None
    """Compared with the next one; None where there is none, or where the game counts nothing."""


class Adviser:
    """Somebody to ask about the decision at hand. It is made where the state is, and may be asked in another thread."""

    def __init__(self, game: Game, state: State, budget: Budget | None = None, seed: int = 0) -> None:
        self.game = game
        self.possible = Possible(state, state.top.seat)
        self.keys = {id: state.option_table()[id].key for id in state.legal}
        self.gauges = brain_of(game).gauges
        self.thinker: Thinker = make_thinker(game, seed, budget or PATIENCE, make_master(game))

    def give_counsel(self) -> Counsel:
        """All options, and why the best one."""
        tree = self.thinker.search(self.possible)
        found = tree.counsel()
        hints = [Hint(self.keys[option], chance, visits) for option, visits, chance in found]
        branches = [Branch(option, tree.root.children[option]) for option, visits, _chance in found[:2] if visits > 0]
        if len(branches) < 2 or not self.gauges:
            return Counsel(hints, None)
        return Counsel(hints, find_reason(tree, self.gauges, branches[0], branches[1], hints[1].key))

    def stop(self) -> None:
        """Make it answer at once with what it has found; from another thread."""
        self.thinker.stop()


def say_hints(game: Game, view: View, counsel: Counsel) -> list[Phrase]:
    """The best options in words: what each is thought to win of a hundred games, by how much the best is better."""
    hints, reason = counsel
    lines = []
    wins = [round(100 * hint.chance) for hint in hints]
    for place, hint in enumerate(hints[:SHOWN]):
        said = {"option": game.say_option(hint.key, view), "wins": wins[place], "visits": hint.visits}
        if place == 0 and len(hints) > 1:
            lines.append(Phrase("hint-best", **said, lead=max(0, wins[0] - wins[1])))
            if reason is not None:
                lines.append(say_reason(game, reason, view))
        else:
            lines.append(Phrase("hint-next" if place else "hint-only", **said))
    return lines
