"""A player who knows better, and now and then does not think."""

from collections.abc import Callable
from typing import Any

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision

PER_MILLE = 1000


class Careless:
    """Plays like another player, but a share of its decisions it takes without thought."""

    def __init__(self, better: Callable[[dict[str, Any], Decision], int], seed: int, mistakes: float) -> None:
        self.better = better
        self.stream = stream_of(seed, "careless player")
        self.mistakes = round(mistakes * PER_MILLE)

    def choose(self, view: dict[str, Any], decision: Decision) -> int:
        thought = self.better(view, decision)
        if self.stream.below(PER_MILLE) < self.mistakes:
            return decision.options[self.stream.below(len(decision.options))].id
        return thought
