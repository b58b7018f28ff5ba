"""A player who knows what is good, and does not see all that could be done: as beginners are."""

from collections.abc import Callable

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision, Option
from blanketfort.engine.view import View

PER_MILLE = 1000


class Careless:
    """Takes the best of the options it sees, and overlooks a share of them.

    The first option it always sees: where one may pass, stop or be content with less, that comes first. So it forgets
    to follow, misses what goes together, and plays the second-best card, but nothing without sense.
    """

    def __init__(self, better: Callable[[View, Decision], int], seed: int, overlooks: float) -> None:
        self.better = better
        self.stream = stream_of(seed, "careless player")
        self.overlooks = round(overlooks * PER_MILLE)

    def choose(self, view: View, decision: Decision) -> int:
        seen = tuple(option for option in decision.options if self.sees(option, decision))
        return seen[0].id if len(seen) == 1 else self.better(view, Decision(decision.seat, decision.kind, seen))

    def sees(self, option: Option, decision: Decision) -> bool:
        """Whether it comes upon an option this time."""
        return option is decision.options[0] or self.stream.below(PER_MILLE) >= self.overlooks
