"""The player who does anything legal: the measure that every other player is held against."""

from typing import Any

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision


class RandomPlayer:
    """Chooses each option with the same chance."""

    def __init__(self, seed: int) -> None:
        self.stream = stream_of(seed, "random player")

    def choose(self, view: Any, decision: Decision) -> int:
        return self.pick(decision)

    def pick(self, decision: Decision) -> int:
        """Choose without looking."""
        return decision.options[self.stream.below(len(decision.options))].id
