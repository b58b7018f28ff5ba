"""Hints: what a search thinks of the options at hand, from what the seat knows, as data and in words."""

from __future__ import annotations

from typing import NamedTuple

from blanketfort.bots.search import Possible
from blanketfort.bots.thinker import Budget, Thinker, make_thinker
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.engine.view import View

PATIENCE = Budget(seconds=1.0)
"""How long somebody waits for a hint."""
SHOWN = 3


class Hint(NamedTuple):
    """An option, the estimated chance to win with it, and how often the search looked at it."""

    key: str
    chance: float
    visits: int


class Adviser:
    """Somebody to ask about the decision at hand. It is made where the state is, and may be asked in another thread."""

    def __init__(self, game: Game, state: State, budget: Budget | None = None, seed: int = 0) -> None:
        self.game = game
        self.possible = Possible(state, state.top.seat)
        self.keys = {id: state.option_table()[id].key for id in state.legal}
        self.thinker: Thinker = make_thinker(game, seed, budget or PATIENCE)

    def find_hints(self) -> list[Hint]:
        """All options, the best first."""
        found = self.thinker.advise(self.possible)
        return [Hint(self.keys[advice.option], advice.chance, advice.visits) for advice in found]

    def stop(self) -> None:
        """Make it answer at once with what it has found; from another thread."""
        self.thinker.stop()


def say_hints(game: Game, view: View, hints: list[Hint]) -> list[Phrase]:
    """The best options in words: what each is thought to win of a hundred games, and by how much the best is better."""
    lines = []
    wins = [round(100 * hint.chance) for hint in hints]
    for place, hint in enumerate(hints[:SHOWN]):
        said = {"option": game.say_option(hint.key, view), "wins": wins[place], "visits": hint.visits}
        if place == 0 and len(hints) > 1:
            lines.append(Phrase("hint-best", **said, lead=max(0, wins[0] - wins[1])))
        else:
            lines.append(Phrase("hint-next" if place else "hint-only", **said))
    return lines
