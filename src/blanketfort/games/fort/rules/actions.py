"""The chapter "Actions": using an action of a card, time after time.

`ref` names the action box: 2 * kind for the public one, one more for the private one; NOTHING outside of an action.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.lookahead import may_fall_short, serve
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.resources import CopyRivalPack
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import VERBS


def use(state: FortState, seat: i64, ref: i64, times: i64) -> None:
    """Use an action this many times, as a leader or as a follower."""
    action = state.box.actions[ref]
    assert action is not None
    if action.also != terms.NO_VERB:
        has_first = VERBS[action.verb].often(Means(state, seat)) > 0
        state.push(Also(seat, ref, times, 1 if has_first else 0))
    do(state, seat, ref, action.verb, action.modifier, times, 0)


def do(state: FortState, seat: i64, ref: i64, verb: i64, modifier: i64, times: i64, done: i64) -> None:
    """Do a verb this many times, or as often as possible; `done` says whether the action has done something before."""
    if verb == terms.SCORE:
        state.score_points(seat, times)
    elif verb == terms.PIZZA or verb == terms.TOY:
        gather(state, seat, ref, verb - terms.PIZZA, times)
    elif verb == terms.RESOURCE:
        state.push(Gathering(seat, ref, times))
    elif verb == terms.ADVANCE:
        push_then(state, seat, ref)
        state.push(Paying(seat, modifier, 0, 0))
    elif verb == terms.COPY_PACK:
        board = state.boards[seat]
        copy_pack(state, seat, board.pack_pizza, board.pack_toys)
    elif verb == terms.COPY_RIVAL_PACK:
        state.push(CopyingRival(seat, ref))
    else:
        state.push(Doing(seat, ref, verb, times, done))


def push_then(state: FortState, seat: i64, ref: i64) -> None:
    """What the sign for *then* puts after each time of an action (fort.symbols.then)."""
    if ref != NOTHING:
        action = state.box.actions[ref]
        assert action is not None
        if action.then != terms.NO_VERB:
            state.push(Then(seat, ref))


@mypyc_attr(acyclic=True, free_list_len=1)
class Then(Step):
    """Do the right side of *then*, if able."""

    def __init__(self, seat: i64, ref: i64) -> None:
        self.seat = seat
        self.ref = ref

    def run(self, state: FortState) -> None:
        action = state.box.actions[self.ref]
        assert action is not None
        do(state, self.seat, NOTHING, action.then, 0, action.then_amount, 0)


class Also(Step):
    """Do the second of two actions that stand side by side (fort.ruling.side-by-side).

    `done` says whether the first one has been done, so that this one need not be.
    """

    def __init__(self, seat: i64, ref: i64, times: i64, done: i64) -> None:
        self.seat = seat
        self.ref = ref
        self.times = times
        self.done = done

    def run(self, state: FortState) -> None:
        ref = self.ref if state.setup.rules > 1 else NOTHING
        do(state, self.seat, ref, self.verb(state), 0, self.times, self.done)

    def verb(self, state: FortState) -> i64:
        action = state.box.actions[self.ref]
        assert action is not None
        return action.also


def gather(state: FortState, seat: i64, ref: i64, resource: i64, times: i64) -> None:
    """Gather pizza (0) or toys (1) into Stuff, as many as fit (fort.actions.gather)."""
    count = min(times, Means(state, seat).room(resource))
    state.gain(seat, resource, count)
    for _time in range(count):
        push_then(state, seat, ref)


def copy_pack(state: FortState, seat: i64, pizza: i64, toys: i64) -> None:
    """Gain what is in a Pack, as far as it fits (fort.actions.copy-pack)."""
    means = Means(state, seat)
    state.gain(seat, 0, min(pizza, means.room(0)))
    state.gain(seat, 1, min(toys, means.room(1)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Doing(Ask):
    """Do a verb one time by a choice, then what follows it (`>`), until all its times are done or no more can be.

    The leader may stop early when the card's other action is, or can be, used fully and nothing was added for this one.
    """

    clause: ClassVar[str] = "fort.symbols.per"

    def __init__(self, seat: i64, ref: i64, verb: i64, left: i64, done: i64) -> None:
        self.seat = seat
        self.ref = ref
        self.verb = verb
        self.left = left
        self.done = done

    def kind(self) -> str:
        return VERBS[self.verb].kind

    def rule(self) -> str:
        return VERBS[self.verb].clause

    def again(self, verb: i64) -> Doing:
        """The step for the times that are left."""
        return Doing(self.seat, self.ref, verb, self.left - 1, self.done + 1)

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        VERBS[self.verb].propose(means, offer)
        if self.ref == NOTHING or offer.count == 0:
            return
        if self.verb == terms.CONVERT:
            self.withdraw_directions(state, means, offer)
        if self.seat != state.leader:
            return
        if state.played.is_short and not state.played.is_full:
            self.withdraw_full(state, means, offer)
        if (
            state.played.least == 0
            and self.may_stop(state, means)
            and may_fall_short(state, means, self.ref % 2, 0, True)
        ):
            offer.add_first(options.ENOUGH)

    def may_stop(self, state: FortState, means: Means) -> bool:
        """Whether something was done, or can be by the other of two actions side by side (fort.ruling.partial)."""
        if self.done > 0 or state.depth < 2 or state.setup.rules == 1:
            return self.done > 0
        below = state.steps[state.depth - 2]
        return isinstance(below, Also) and VERBS[below.verb(state)].often(means) > 0

    def look_again(self, state: FortState) -> None:
        """With a recycled card to tuck the action may be used fully after all (fort.ruling.recycling-full)."""
        action = state.box.actions[self.ref] if self.ref != NOTHING and state.setup.rules > 1 else None
        if action is None or action.verb != terms.LOOKOUT or self.verb != action.verb or action.then != terms.NO_VERB:
            return
        means = Means(state, self.seat)
        if self.left <= VERBS[self.verb].often(means):
            state.played.is_short = self.left + self.done > VERBS[action.also].often(means)

    def withdraw_directions(self, state: FortState, means: Means, offer: Offer) -> None:
        """Leave only directions that do for all the times, unless the action may fall short."""
        ways, offer.count = offer.taken(), 0
        for way in ways:
            most = VERBS[VERBS[self.verb].reading(way.id)].often(means)
            if most >= self.left or (
                self.seat == state.leader and serve(state, most, self.left) and self.may_be_short(state, means, way.id)
            ):
                offer.add(way.id)

    def withdraw_full(self, state: FortState, means: Means, offer: Offer) -> None:
        """Leave only what still lets the other action of the card be used fully."""
        ways, offer.count = offer.taken(), 0
        for way in ways:
            if self.may_be_short(state, means, way.id):
                offer.add(way.id)

    def may_be_short(self, state: FortState, means: Means, option: i64) -> bool:
        """Whether the action may fall short after that option."""
        verb = VERBS[self.verb]
        after = verb.outcome(means, option)
        return may_fall_short(state, after, self.ref % 2, self.left - 1, True, verb.reading(option))

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            state.played.is_short = True
            below = state.top
            if self.done == 0 and isinstance(below, Also):  # then that one has to be done
                state.pop()
                state.push(Also(below.seat, below.ref, below.times, 0))
            return
        verb = VERBS[self.verb]
        further = self.verb
        if further == terms.CONVERT:
            further = verb.reading(option)
            if VERBS[further].often(Means(state, self.seat)) < self.left:
                state.played.is_short = True
        if self.left > 1:
            state.push(self.again(further))
        push_then(state, self.seat, self.ref)
        verb.do(state, self.seat, option)


@mypyc_attr(acyclic=True, free_list_len=1)
class Gathering(Ask):
    """Choose pizza or toys, all of one kind (fort.actions.gather-all-one-kind)."""

    question: ClassVar[str] = "fort.gather"
    clause: ClassVar[str] = "fort.actions.gather"

    def __init__(self, seat: i64, ref: i64, times: i64) -> None:
        self.seat = seat
        self.ref = ref
        self.times = times

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        for resource in range(2):
            if self.can_gather(state, means, resource):
                offer.add(options.GATHER + resource)

    def can_gather(self, state: FortState, means: Means, resource: i64) -> bool:
        """All of it, unless the action may fall short; a follower gathers what the leader chose."""
        room = means.room(resource)
        if self.ref == NOTHING:
            return room > 0
        if self.seat != state.leader:
            return room >= self.times and state.played.chosen in (NOTHING, resource)
        if room >= self.times:
            return True
        if room == 0 or not serve(state, room, self.times):
            return False
        after = means.gained(room, 0) if resource == 0 else means.gained(0, room)
        return may_fall_short(state, after, self.ref % 2, 0, True)

    def take(self, state: FortState, option: i64) -> None:
        resource = option - options.GATHER
        if self.ref != NOTHING and self.seat == state.leader:
            if Means(state, self.seat).room(resource) < self.times:
                state.played.is_short = True
            if self.ref % 2 == 0:
                state.played.chosen = resource
        gather(state, self.seat, self.ref, resource, self.times)


class CopyingRival(Ask):
    """Gain the same resources as are in one rival's Pack (fort.actions.copy-rival-pack)."""

    question: ClassVar[str] = "fort.copy-rival-pack"
    clause: ClassVar[str] = "fort.actions.copy-rival-pack"

    def __init__(self, seat: i64, ref: i64) -> None:
        self.seat = seat
        self.ref = ref

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        for rival in range(state.players):
            if self.can_copy(state, means, rival):
                offer.add(options.RIVAL + rival)

    def can_copy(self, state: FortState, means: Means, rival: i64) -> bool:
        """All of it, unless the action may fall short."""
        verb = CopyRivalPack()
        if verb.fits(means, rival):
            return True
        if not verb.takes(means, rival) or self.ref == NOTHING or self.seat != state.leader:
            return False
        return may_fall_short(state, verb.copied(means, rival), self.ref % 2, 0, True)

    def take(self, state: FortState, option: i64) -> None:
        rival = option - options.RIVAL
        if not CopyRivalPack().fits(Means(state, self.seat), rival):
            state.played.is_short = True
        if state.sink is not None:
            state.tell("fort.copied", self.seat, {"rival": rival})
        board = state.boards[rival]
        copy_pack(state, self.seat, board.pack_pizza, board.pack_toys)
