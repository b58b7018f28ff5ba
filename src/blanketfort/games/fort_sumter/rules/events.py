"""Events, and all that adds, removes or moves tokens: deeds carried out token by token."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort_sumter.rules.board import ANYWHERE, SPACE_COUNT
from blanketfort.games.fort_sumter.rules.deck import BRANCH, DO, LIFT, LIFT_POOL, PUT, SEND, SET_DOWN, STOP, TAKE
from blanketfort.games.fort_sumter.rules.effects import ANY, EITHER, MAY, MOVE, OPPOSING, PLACE, REMOVE, SEQUENCE, Deed
from blanketfort.games.fort_sumter.rules.state import FortSumterState


@mypyc_attr(acyclic=True, free_list_len=1)
class Perform(Step):
    """Carry out a deed."""

    def __init__(self, seat: i64, deed: i64) -> None:
        self.seat = seat
        self.deed = deed

    def run(self, state: FortSumterState) -> None:
        deed = state.deck.deeds[self.deed]
        if deed.verb == PLACE:
            state.push(Place(self.seat, self.deed, deed.amount, 0))
        elif deed.verb == REMOVE:
            state.push(Remove(self.seat, self.deed, deed.amount, 0))
        elif deed.verb == MOVE:
            state.push(Move(self.seat, self.deed, deed.amount))
        elif deed.verb == SEQUENCE:
            for part in reversed(deed.parts):
                state.push(Perform(self.seat, part))
        elif deed.verb == EITHER:
            state.push(Either(self.seat, self.deed))
        elif deed.verb == MAY:
            state.push(May(self.seat, self.deed))
        else:
            state.push(SendCommissioner(self.seat))


class AboutDeed(Asking):
    """A question about a deed as a whole."""

    def __init__(self, seat: i64, deed: i64) -> None:
        self.seat = seat
        self.deed = deed


class Either(AboutDeed):
    """Choose one of an event's branches."""

    question: ClassVar[str] = "fort-sumter.choose"
    clause: ClassVar[str] = "fort-sumter.play.event-text"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        for branch in range(len(state.deck.deeds[self.deed].parts)):
            offer.add(BRANCH + branch)

    def choose(self, state: FortSumterState, option: i64) -> None:
        state.push(Perform(self.seat, state.deck.deeds[self.deed].parts[option - BRANCH]))


class May(AboutDeed):
    """Carry out a part of an event, or leave it."""

    question: ClassVar[str] = "fort-sumter.may"
    clause: ClassVar[str] = "fort-sumter.play.event-text"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        offer.add(STOP)
        offer.add(DO)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == DO:
            state.push(Perform(self.seat, state.deck.deeds[self.deed].parts[0]))


ONCE_IN: Final[list[int]] = [1 << (4 * space) for space in ANYWHERE]
"""One use of each space. A table, because compiled to C a shifted 1 has 32 bits only."""


def count_used(used: i64, space: i64) -> i64:
    """How many tokens a deed has put into or taken from a space; the counts are packed, four bits for each."""
    return (used >> (4 * space)) & 15


def add_used(used: i64, space: i64) -> i64:
    """The packed counts with one more for a space."""
    return used + ONCE_IN[space]


@mypyc_attr(acyclic=True)
class TokenByToken(Asking):
    """A deed with some tokens still to go, which remembers the spaces already used."""

    def __init__(self, seat: i64, deed: i64, left: i64, used: i64) -> None:
        self.seat = seat
        self.deed = deed
        self.left = left
        self.used = used


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(TokenByToken):
    """Add tokens to the map, one at a time."""

    question: ClassVar[str] = "fort-sumter.place"
    clause: ClassVar[str] = "fort-sumter.tokens.pool-first"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        deed = state.deck.deeds[self.deed]
        if self.left == 0 or not state.has_tokens(self.seat, deed.is_pool_only):
            return
        if deed.is_up_to:
            offer.add(STOP)
        for space in deed.spaces:
            if state.has_room(self.seat, space) and count_used(self.used, space) < deed.at_most:
                offer.add(PUT + space)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == STOP:
            return
        state.place(self.seat, option - PUT)
        state.push(Place(self.seat, self.deed, self.left - 1, add_used(self.used, option - PUT)))


def touches(deed: Deed, seat: i64, side: i64) -> bool:
    """Whether the deed of a seat reaches the tokens of a side."""
    if deed.whose == ANY:
        return True
    return (side != seat) == (deed.whose == OPPOSING)


@mypyc_attr(acyclic=True, free_list_len=1)
class Remove(TokenByToken):
    """Take tokens off the map, one at a time."""

    question: ClassVar[str] = "fort-sumter.remove"
    clause: ClassVar[str] = "fort-sumter.tokens.removed"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        deed = state.deck.deeds[self.deed]
        if self.left == 0:
            return
        if deed.is_up_to:
            offer.add(STOP)
        for side in range(2):
            if touches(deed, self.seat, side):
                for space in deed.spaces:
                    if state.can_remove(side, space) and count_used(self.used, space) < deed.at_most:
                        offer.add(TAKE + side * SPACE_COUNT + space)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == STOP:
            return
        side, space = (option - TAKE) // SPACE_COUNT, (option - TAKE) % SPACE_COUNT
        state.remove(side, space, self.seat)
        state.push(Remove(self.seat, self.deed, self.left - 1, add_used(self.used, space)))


def offer_moves(state: FortSumterState, side: i64, spaces: list[int], targets: list[int], offer: Offer) -> None:
    """Offer to lift each token of a side that can be set down in another of the targets."""
    for space in spaces:
        if state.can_move(side, space, targets):
            offer.add(LIFT + side * SPACE_COUNT + space)


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Asking):
    """Lift a token that is to be moved, one at a time."""

    question: ClassVar[str] = "fort-sumter.move"
    clause: ClassVar[str] = "fort-sumter.tokens.move"

    def __init__(self, seat: i64, deed: i64, left: i64) -> None:
        self.seat = seat
        self.deed = deed
        self.left = left

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        deed = state.deck.deeds[self.deed]
        if self.left == 0:
            return
        if deed.is_up_to:
            offer.add(STOP)
        for side in range(2):
            if touches(deed, self.seat, side):
                offer_moves(state, side, deed.spaces, deed.targets, offer)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == STOP:
            return
        state.push(Move(self.seat, self.deed, self.left - 1))
        state.push(SetDown(self.seat, self.deed, option - LIFT))


@mypyc_attr(acyclic=True, free_list_len=1)
class SetDown(Asking):
    """Set a lifted token down in another space; until then it counts as where it was."""

    question: ClassVar[str] = "fort-sumter.set-down"
    clause: ClassVar[str] = "fort-sumter.tokens.move"

    def __init__(self, seat: i64, deed: i64, lifted: i64) -> None:
        self.seat = seat
        self.deed = deed
        self.lifted = lifted

    def side(self) -> i64:
        """Whose token it is; only a player's own tokens come from a pool."""
        return self.seat if self.source() == NOWHERE else self.lifted // SPACE_COUNT

    def source(self) -> i64:
        """The space where it was lifted; nowhere for the pool."""
        return NOWHERE if self.lifted == LIFT_POOL - LIFT else self.lifted % SPACE_COUNT

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        side, source = self.side(), self.source()
        for space in state.deck.deeds[self.deed].targets:
            if space != source and state.has_room(side, space):
                offer.add(SET_DOWN + space)

    def choose(self, state: FortSumterState, option: i64) -> None:
        state.move(self.side(), self.source(), option - SET_DOWN, self.seat)


class SendCommissioner(Asking):
    """Put the Peace Commissioner into any space of the map."""

    question: ClassVar[str] = "fort-sumter.commissioner"
    clause: ClassVar[str] = "fort-sumter.ruling.commissioner-anywhere"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        for space in ANYWHERE:
            offer.add(SEND + space)

    def choose(self, state: FortSumterState, option: i64) -> None:
        state.send_commissioner(self.seat, option - SEND)
