"""Judges that have learned from many games: every trait of a player's position has a weight, and they add up.

A *measure* is a number (points, tokens in the pool), a *mark* stands for one thing that a player has (a card, control
of a space). The weights differ by phase of the game; between two phases they pass slowly from one to the other.
`tools/train_judge.py` finds the weights with which these sums foretell the winner best.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.bots.network import Network, Sums, pick, read_network
from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.state import State

STEPS: Final = 120
"""In how many steps the weights pass from one phase to the next."""
NO_ROWS: Final[list[Sums]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """Adds up what the traits of a position are worth, while it is told of them.

    With `amounts` it keeps all that it is told, to be learned from; with `sums` it adds up the hidden units of a
    network, too. These are no classes of their own, because a call that can only mean one thing costs nothing when
    compiled.
    """

    def __init__(
        self,
        weights: list[float],
        amounts: list[float] | None = None,
        rows: list[Sums] = NO_ROWS,
        sums: Sums | None = None,
    ) -> None:
        self.weights = weights
        self.amounts = amounts
        self.rows = rows
        self.sums = sums
        self.is_plain = amounts is None and sums is None
        self.worth = 0.0

    def add(self, trait: i64, amount: float) -> None:
        """This much of a measure is there."""
        self.worth += amount * self.weights[trait]
        if not self.is_plain:
            self.keep(trait, amount)

    def mark(self, trait: i64) -> None:
        """A mark is there."""
        self.worth += self.weights[trait]
        if not self.is_plain:
            self.keep(trait, 1.0)

    def keep(self, trait: i64, amount: float) -> None:
        """What is told, for those who want more than its worth: apart, so that the others are told quickly."""
        if self.amounts is not None:
            self.amounts[trait] += amount
        if self.sums is not None:
            self.sums.add(self.rows[trait], amount)


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
        self.network: Network | None = None
        """What has learned from the search itself; it corrects the sum of the traits."""
        self.quick: Judge | None = None
        """Who is asked at a glance instead, because a network takes its time."""
        self.belief: list[float] = []
        """By trait: how much likelier it is than a deal makes it, in what a seat cannot see of another."""
        self.first_phase: i64 = len(measures) + len(marks)
        self.mixed: dict[int, list[float]] = {}
        """The weights between two phases, by which and how far: made when first met."""

    def moment(self, state: State) -> Moment:
        """Which weights count."""
        raise NotImplementedError

    def tell(self, state: State, seat: int, tally: Tally) -> None:
        """Tell all traits of a player's position."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        return self.add_up(state) if self.network is None else self.foresee(state, self.network)

    def glance(self, state: State) -> list[float]:
        return self.values(state) if self.quick is None else self.quick.values(state)

    def plausibility(self, state: State, seat: int) -> float:
        tally = Tally(self.belief)
        for other in range(state.players):
            if other != seat:
                self.tell(state, other, tally)
        return tally.worth

    def foresee(self, state: State, network: Network) -> list[float]:
        """Each seat's chance by the network."""
        seats = state.players
        moment = self.moment(state)
        weights = self.weigh(moment)
        tallies: list[Tally] = []
        for seat in range(seats):
            sums = network.begin()
            tally = Tally(weights, None, network.rows, sums)
            self.tell(state, seat, tally)
            sums.add(network.rows[self.first_phase + moment.phase], 1.0 - moment.progress)
            sums.add(network.rows[self.first_phase + moment.next_phase], moment.progress)
            tallies.append(tally)
        worths: list[float] = []
        for seat in range(seats):
            own = tallies[seat]
            assert own.sums is not None
            partner = self.partner(state, seat)
            opponents: list[Sums] = []
            for other in range(seats):
                theirs = tallies[other].sums
                if other != seat and other != partner and theirs is not None:
                    opponents.append(theirs)
            worths.append(own.worth + network.worth(own.sums, opponents))
        return self.share_out(state, worths)

    def add_up(self, state: State) -> list[float]:
        """Each seat's chance by the sum of its traits."""
        weights = self.weigh(self.moment(state))
        worths: list[float] = []
        for seat in range(state.players):
            tally = Tally(weights)
            self.tell(state, seat, tally)
            worths.append(tally.worth)
        return self.share_out(state, worths)

    def share_out(self, state: State, worths: list[float]) -> list[float]:
        """Chances of what each seat is worth; teammates, who sit opposite, share theirs."""
        if self.partner(state, 0) == NOBODY:
            return share_chances(worths, 1.0)
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

    def recall(self, text: str, share: float = 1.0) -> None:
        """Take what was learned by `tools/learn.py`: a share of a network and what it adds to the weights; a belief."""
        data = json.loads(text)
        self.network = read_network(data, self.names(), share)
        self.add_weights(self.network.plain)
        self.belief = pick(data, "belief", self.names())

    def recall_glance(self, text: str) -> None:
        """Take only what was learned of options at a glance."""
        self.add_weights(pick(json.loads(text), "glance", self.names()))

    def add_weights(self, more: list[float]) -> None:
        """Add to the weights of every phase."""
        self.weights = [[one + other for one, other in zip(phase, more)] for phase in self.weights]  # noqa: B905
        self.mixed = {}


def mix(weights: list[float], next_weights: list[float], progress: float) -> list[float]:
    """The weights so far on the way to the next."""
    return [one + progress * (other - one) for one, other in zip(weights, next_weights, strict=True)]
