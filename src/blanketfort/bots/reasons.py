"""Why a choice is better than another: what is expected to lie on the table after each, and where that differs.

Hidden cards are dealt anew many times. In each deal both choices are tried, the player goes on as the search would,
then everybody plays on decently until the player's next turn, and a few things that people count are counted. Only what
differs clearly is told.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from blanketfort.bots.search import Node, Tree
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.engine.view import View

HORIZONS = ((1, 40), (3, 120))
"""After how many turns of the player things are counted, and in how many deals: later where nothing shows at first."""
TRIED = 5
"""What the search has tried so often of the player's own choices is followed as it did."""
SURE = 2.5
"""A difference is told from so many standard errors on."""
LEAST = 0.01
"""And if it is worth at least this much of a chance to win."""
CLOSE = 0.03
"""A smaller lead is what estimates are wrong by."""
TOLD = 2
"""How many gains are told, and how many costs."""


class Gauge(NamedTuple):
    """Something that people count, for one seat."""

    name: str
    read: Callable[[Any, int], float]
    worth: float
    """What one more is worth, roughly, in chances to win: it tells what matters, and whether more is better."""


VICTORY = Gauge("won", lambda state, seat: float(seat in state.winners), 1.0)
"""That the game is over, and won: counted in every game."""


class Branch(NamedTuple):
    """An option, and what the search has found out after it."""

    option: int
    node: Node

    def chance(self, seat: int) -> float:
        """The chance to win that the search has seen in it."""
        return self.node.totals[seat] / self.node.visits


class Difference(NamedTuple):
    """What one choice brings more than another on average, until the next turn."""

    gauge: str
    is_own: bool
    """Whether it is the player's, else the opponents'."""
    amount: float
    gain: float
    """What it is worth to the player, roughly, in chances to win."""


class Reason(NamedTuple):
    """Why one choice is better than the other: the differences, those that matter most first."""

    other: str
    """The key of the choice that it is compared with."""
    turns: int
    """After how many turns of the player."""
    rivals: int
    """How many opponents there are."""
    gains: list[Difference]
    costs: list[Difference]
    is_close: bool
    """Whether the other one is about as good."""


class Comparison:
    """Two options of a search, tried in the same deals."""

    def __init__(self, tree: Tree, gauges: Sequence[Gauge]) -> None:
        self.tree = tree
        self.possible = tree.possible
        self.judge = tree.judge
        self.gauges = [VICTORY, *gauges]

    def compare(self, best: Branch, other: Branch, turns: int, deals: int) -> list[Difference]:
        """All that differs clearly after so many turns, what matters most first."""
        rows = []
        for seed in range(deals):
            one, two = (self.count(branch, seed, turns) for branch in (best, other))
            rows.append([mine - theirs for mine, theirs in zip(one, two, strict=True)])
        found = [self.sum_up(number, list(column)) for number, column in enumerate(zip(*rows, strict=True))]
        return sorted((one for one in found if one is not None), key=lambda one: -abs(one.gain))

    def count(self, branch: Branch, seed: int, turns: int) -> list[float]:
        """What each gauge shows in the end, of one's own side and of the others."""
        state = self.possible.deal(seed)
        turn = self.judge.turn(state)
        state.apply(branch.option)
        node: Node | None = branch.node
        while True:
            now = self.judge.turn(state)
            turns, turn = turns - (now != turn), now
            if node is None or turns <= 0 or state.top.seat != self.possible.seat:
                break
            node = find_tried(node, state)
        for _turn in range(turns):  # each by itself: many at once are cut short
            state = self.tree.play_on(state, 1)
        sides = self.sides(state)
        return [sum(gauge.read(state, each) for each in side) for gauge in self.gauges for side in sides]

    def sides(self, state: State) -> tuple[list[int], list[int]]:
        """The seat with its teammate, and their opponents."""
        seat = self.possible.seat
        partner = self.judge.partner(state, seat)
        mine = [each for each in range(state.players) if each in (seat, partner)]
        return mine, [each for each in range(state.players) if each not in mine]

    def sum_up(self, number: int, differences: list[float]) -> Difference | None:
        """One gauge of one side: None where the difference is not clear, or matters little."""
        is_own = number % 2 == 0
        name, _read, worth = self.gauges[number // 2]
        deals = len(differences)
        mean = sum(differences) / deals
        spread = sum((one - mean) ** 2 for one in differences) / (deals - 1)
        gain = mean * worth * (1 if is_own else -1)
        if abs(gain) < LEAST or abs(mean) < SURE * math.sqrt(spread / deals) or round(abs(mean), 1) == 0.0:
            return None
        return Difference(name, is_own, mean, gain)


def find_tried(node: Node, state: State) -> Node | None:
    """Take the option that the search has followed most, in a state; None where it has hardly looked at any."""
    best, option = None, 0
    for legal in state.legal:
        child = node.children.get(legal)
        if child is not None and child.visits >= (TRIED if best is None else best.visits + 1):
            best, option = child, legal
    if best is not None:
        state.apply(option)
    return best


def find_reason(tree: Tree, gauges: Sequence[Gauge], best: Branch, other: Branch, key: str) -> Reason:
    """Why the best option is better than the other, whose key is given: by the next turn, or else a few turns later."""
    comparison = Comparison(tree, gauges)
    players = tree.possible.players
    for turns, deals in HORIZONS:
        found = comparison.compare(best, other, turns * players, deals)
        if sum(one.gain for one in found) > 0:
            break
    else:
        found = []
    gains = [one for one in found if one.gain > 0][:TOLD]
    costs = [one for one in found if one.gain < 0 and gains and -one.gain > gains[0].gain / 3][:TOLD]
    if gains and gains[0].gauge == VICTORY.name:
        gains, costs = gains[:1], []  # nothing else counts then
    rivals = len(comparison.sides(tree.possible.deal(0))[1])
    lead = best.chance(tree.possible.seat) - other.chance(tree.possible.seat)
    return Reason(key, turns, rivals, gains, costs, lead < CLOSE)


def say_reason(game: Game, reason: Reason, view: View) -> Phrase:
    """The reason in words."""
    other, rivals = game.say_option(reason.other, view), reason.rivals
    gains = [say_difference(game, one, rivals) for one in reason.gains]
    costs = [say_difference(game, one, rivals) for one in reason.costs]
    if not gains:
        return Phrase("reason-close" if reason.is_close else "reason-later", other=other)
    if not costs:
        return Phrase("reason-gains", other=other, turns=reason.turns, gains=gains)
    return Phrase("reason-gains-and-costs", other=other, turns=reason.turns, gains=gains, costs=costs)


def say_difference(game: Game, one: Difference, rivals: int) -> Phrase:
    """One difference, as a noun with its number."""
    direction = "more" if one.amount > 0 else "fewer"
    if one.gauge == VICTORY.name:
        games = round(100 * abs(one.amount))
        return Phrase(f"reason-{'wins' if one.is_own else 'losses'}", games=games, direction=direction)
    amount = round(abs(one.amount), 1)
    what = Phrase(f"{game.name}-gauge-{one.gauge}", amount=amount)
    if one.is_own:
        return Phrase("reason-own", amount=amount, what=what, direction=direction)
    return Phrase("reason-others", amount=amount, what=what, direction=direction, rivals=rivals)
