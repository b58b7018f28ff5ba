"""Tree search where cards are hidden: information-set Monte Carlo tree search over the engine's small decisions.

Each iteration deals anew all that the seat has not seen and walks down one tree that all these deals share: a node
stands for the choices that lead to it, whatever the hidden cards are. Among the options that this deal allows, it takes
the one of the best promise, and a little the one that was seldom tried when it could have been. A new leaf is played on
to the end of a turn, each seat as a decent player would, or else by what the game's judge thinks of the next position,
and judged there.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.chance import Stream, stream_of
from blanketfort.engine.decision import Decision
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.state import State

if TYPE_CHECKING:
    from blanketfort.engine.view import View

SEEDS: Final = 2**31
CURIOSITY: Final = 0.15
"""How much the search tries what it has seldom tried: little, for the judge tells options apart by little."""
TRUST: Final = 2.0
"""How many visits the judge's first word on an option counts for."""
FAVOUR: Final = 0.05
"""By how much an option that was favoured from outside is thought to be better, until it has had some visits."""
FAITH: Final = 20.0
"""How many visits halve that."""
TRIES: Final = 3
"""How often each option of the decision at hand is tried, whatever is thought of it."""
CERTAIN: Final = 10.0
"""More than any promise."""
NO_OPTION: Final = -1
LONGEST: Final = 40
"""How many decisions a leaf is played on at most."""


class Possible:
    """The states that one seat cannot tell from the real one. It keeps none but such: none leads back to the truth."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.players = state.players
        self._one = state.determinize(seat, 0)

    def deal(self, seed: int) -> State:
        """One of them. Dealing again from a state already dealt anew gives what the real one would: a law."""
        return self._one.determinize(self.seat, seed)

    def view(self) -> View:
        """What the seat may know: the same as the view of the real state."""
        return self._one.view(self.seat)

    def decision(self) -> Decision | None:
        """What is asked; the options are those of the real state, if it is the seat that is asked."""
        return self._one.decision

    def legal(self) -> list[int]:
        """The ids of these options."""
        return self._one.legal[:]


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside is plain Python
class Judge:
    """What a game's positions are worth; every game has its own."""

    def __init__(self) -> None:
        self.turns = 1
        """How many ends of turns a leaf is played on to."""
        self.glances = 6
        """How many options are looked at, at most, before one is taken on the way there."""
        self.candidates = 1
        """Of how many deals of the hidden cards one is drawn, by how plausible they are."""

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, from a position that is not over."""
        raise NotImplementedError

    def turn(self, state: State) -> int:
        """A number that changes when a turn ends: positions are best judged there."""
        raise NotImplementedError

    def favourite(self, state: State) -> int:
        """The option that a decent player would take at once; NO_OPTION where there is no such player to ask."""
        return NO_OPTION

    def rewards(self, state: State) -> list[float]:
        """What each seat has got from a game that is over: the victory, or its share; a team of two wins whole."""
        winners = state.find_winners()
        rewards = [0.0] * state.players
        for seat in winners:
            rewards[seat] = (1.0 if self.partner(state, seat) == NOBODY else 2.0) / len(winners)
        return rewards

    def partner(self, state: State, seat: int) -> int:
        """The seat that wins with this one, or NOBODY."""
        return NOBODY

    def plausibility(self, state: State, seat: int) -> float:
        """By what the others have done, how likely it is that they hold this; the logarithm of a share."""
        return 0.0

    def values(self, state: State) -> list[float]:
        """What a position is worth to each seat, over or not."""
        return self.rewards(state) if state.over else self.chances(state)

    def glance(self, state: State) -> list[float]:
        """The same at a glance: to see which options deserve a closer look, and to play on."""
        return self.values(state)


def share_chances(worths: list[float], sharpness: float) -> list[float]:
    """Make chances to win that sum to one of what each seat's position is worth, in the same list."""
    seats, best, total = len(worths), worths[0], 0.0
    for seat in range(1, seats):
        if worths[seat] > best:
            best = worths[seat]
    for seat in range(seats):
        power = math.exp(sharpness * (worths[seat] - best))
        worths[seat] = power
        total += power
    for seat in range(seats):
        worths[seat] = worths[seat] / total
    return worths


class Node:
    """What came of one choice, in all deals in which it was tried."""

    def __init__(self, players: int, hope: float, favour: float) -> None:
        self.hope = hope
        """What the judge thought of it at first, for the seat that chooses it."""
        self.favour = favour
        self.lift = 0.0
        """What makes the judge's word on options comparable to what has come of this node: see `Tree.open_first`."""
        self.is_guided = False
        """Whether a decent player was asked what to take here."""
        self.visits = 0
        self.available = 0
        """In how many visits to the node above this choice was allowed."""
        self.totals: list[float] = [0.0] * players
        self.children: dict[int, Node] = {}

    def add(self, values: list[float]) -> None:
        """Note how one iteration ended."""
        self.visits += 1
        totals = self.totals
        for seat in range(len(values)):
            totals[seat] = totals[seat] + values[seat]  # in place it is done with objects

    def mean(self, seat: i64) -> float:
        """The chance to win that this choice has shown, the first hope counted in."""
        return (self.totals[seat] + TRUST * self.hope) / (self.visits + TRUST)

    def doubt(self) -> float:
        """By how much the mean may be wrong: the more, the less often this was tried when it could have been."""
        return CURIOSITY * math.sqrt(math.log(self.available + 1.0) / (self.visits + TRUST))

    def promise(self, seat: i64) -> float:
        """The best that may be hoped for: what the search follows."""
        return self.mean(seat) + self.doubt() + self.favour * FAITH / (self.visits + FAITH)

    def assurance(self, seat: i64) -> float:
        """The least that may be counted on: what is chosen in the end."""
        return self.mean(seat) - self.doubt()


class Tree:
    """The search of one decision; every iteration makes it wiser."""

    def __init__(self, possible: Possible, judge: Judge, seed: int, favourite: int = NO_OPTION) -> None:
        self.possible = possible
        self.judge = judge
        self.favourite = favourite
        """The option of the seat that somebody else would take: it has to be refuted."""
        self.stream: Stream = stream_of(seed, "search")
        self.root = Node(possible.players, 0.5, 0.0)
        self.iterations = 0

    def iterate(self) -> None:
        """Deal, walk down, play on, judge, and note that all the way up."""
        state = self.deal()
        node = self.root
        path = [node]
        while node.visits > 0 and not state.over:
            option = self.select(node, state)
            node = node.children[option]
            state.apply(option)
            path.append(node)
        values = self.judge.values(self.play_on(state, self.judge.turns))
        for passed in path:
            passed.add(values)
        self.iterations += 1

    def deal(self) -> State:
        """Deal what the seat cannot see; of several deals, the more plausible ones are taken more often."""
        chosen = self.possible.deal(self.stream.below(SEEDS))
        if self.judge.candidates == 1:
            return chosen
        seat = self.possible.seat
        total = math.exp(self.judge.plausibility(chosen, seat))
        for _candidate in range(1, self.judge.candidates):
            other = self.possible.deal(self.stream.below(SEEDS))
            share = math.exp(self.judge.plausibility(other, seat))
            total += share
            if float(self.stream.below(SEEDS)) * total < share * SEEDS:
                chosen = other
        return chosen

    def select(self, node: Node, state: State) -> int:
        """The most promising of the options that this deal allows."""
        seat = state.top.seat
        if len(node.children) == 0:
            self.open_first(node, state)
        best, best_promise = NO_OPTION, -1.0
        offer = state.offer
        for at in range(offer.count):
            option = offer.options[at].id
            child = node.children.get(option)
            if child is None:
                child = self.open(node, state, option)
            child.available += 1
            promise = child.promise(seat)
            if child.visits < TRIES and node is self.root:
                promise += CERTAIN
            if promise > best_promise:
                best, best_promise = option, promise
        return best

    def open_first(self, node: Node, state: State) -> None:
        """Open a node. In mid-turn the judge may like every option less than what the turn comes to in the end:

        so its word is lifted until the best option is hoped to be as good as the node has been.
        """
        seat = state.top.seat
        favourite = self.judge.favourite(state)
        if favourite != NO_OPTION:
            self.open_alike(node, state, favourite)
            return
        best = 0.0
        for at in range(state.offer.count):
            hope = self.open(node, state, state.offer.options[at].id).hope
            if hope > best:
                best = hope
        node.lift = node.totals[seat] / node.visits - best
        for child in node.children.values():
            child.hope += node.lift

    def open_alike(self, node: Node, state: State, favourite: int) -> None:
        """Open a node where a decent player can be asked: all options are hoped to be as good as the node has been,

        and what that player would take is favoured.
        """
        node.is_guided = True
        for at in range(state.offer.count):
            option = state.offer.options[at].id
            child = self.open(node, state, option)
            if option == favourite:
                child.favour = FAVOUR

    def open(self, node: Node, state: State, option: i64) -> Node:
        """A child for an option that is met for the first time."""
        if node.is_guided:
            hope = node.totals[state.top.seat] / node.visits
        else:
            after = state.clone()
            after.apply(option)
            hope = self.judge.glance(after)[state.top.seat] + node.lift
        is_favoured = option == self.favourite and node is self.root
        child = Node(state.players, hope, FAVOUR if is_favoured else 0.0)
        node.children[option] = child
        return child

    def play_on(self, state: State, turns: int) -> State:
        """Play to the end of so many turns, each seat what looks best at once; how it stands then."""
        turn = self.judge.turn(state)
        for _decision in range(LONGEST):
            if state.over:
                break
            now = self.judge.turn(state)
            if now != turn:
                turn = now
                turns -= 1
            if turns <= 0:
                break
            option = self.judge.favourite(state)
            if option == NO_OPTION:
                state = self.take_greedily(state)
            else:
                state.apply(option)
        return state

    def take_greedily(self, state: State) -> State:
        """Try some options, the last in the position itself: the one that the judge likes best; of equals, any."""
        seat, options, count = state.top.seat, state.offer.options, state.offer.count
        start = self.stream.below(count)
        glances: i64 = min(count, self.judge.glances)
        best, best_value = state, -1.0
        for glance in range(glances):
            after = state.clone() if glance < glances - 1 else state
            after.apply(options[(start + glance * count // glances) % count].id)
            value = self.judge.glance(after)[seat]
            if value > best_value:
                best, best_value = after, value
        return best

    def counsel(self) -> list[tuple[int, int, float]]:
        """The options of the seat, best first, each with its visits and its estimated chance to win."""
        seat = self.possible.seat
        ranked: list[tuple[float, int]] = []
        for option in self.possible.legal():
            child = self.root.children.get(option)
            ranked.append((-1.0 if child is None else child.assurance(seat), -option))
        ranked.sort(reverse=True)
        return [self.sum_up(-minus, seat) for _assurance, minus in ranked]

    def sum_up(self, option: int, seat: int) -> tuple[int, int, float]:
        """An option with its visits and its chance; one never met has none of either."""
        child = self.root.children.get(option)
        return (option, 0, 0.0) if child is None else (option, child.visits, child.mean(seat))
