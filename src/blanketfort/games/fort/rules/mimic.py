"""Cats & Dogs: Echo and Barkley, who use the actions of kids in a Yard or the Park as if those were played."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.board import NO_ICONS
from blanketfort.games.fort.rules.follow import FOLLOWERS
from blanketfort.games.fort.rules.lookahead import can_be_used
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.using import USING, put_down


class Mimicking(Ask):
    """You may use the actions of a kid in any Yard or the Park (fort.dog.echo, fort.dog.barkley)."""

    question: ClassVar[str] = "fort.mimic"
    clause: ClassVar[str] = "fort.dog.echo"

    def __init__(self, seat: i64, left: i64, before: i64, copies: i64 = 0) -> None:
        self.seat = seat
        self.left = left
        self.before = before
        """The kid used before this one, as the option that chose it, or NOTHING."""
        self.copies = copies
        """How many such kids were there then."""

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.ENOUGH)
        means = Means(state, self.seat)
        self.offer_kids(state, means, options.PARK, state.park, offer)
        for owner in range(state.players):
            self.offer_kids(state, means, options.YARD + owner * options.KINDS, state.boards[owner].yard, offer)

    def offer_kids(self, state: FortState, means: Means, block: i64, cards: list[int], offer: Offer) -> None:
        last = NOTHING
        for kind in cards:
            if kind != last and self.is_another(block + kind, cards.count(kind)) and can_be_used(state, means, kind):
                offer.add(block + kind)
            last = kind

    def is_another(self, option: i64, copies: i64) -> bool:
        """Whether this is not the kid used before: one kid is not two, but one that has left makes room for another."""
        return option != self.before or copies > 1 or copies < self.copies

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        if option < options.YARD:
            kind, cards = option - options.PARK, state.park
        else:
            owner, kind = divmod(option - options.YARD, options.KINDS)
            cards = state.boards[owner].yard
        if self.left > 1:
            copies = cards.count(kind) if state.setup.rules > 1 else 0
            state.push(Mimicking(self.seat, self.left - 1, option, copies))
        state.push(AfterMimicking(self.seat))
        state.push(FOLLOWERS[self.seat])
        state.push(USING[self.seat])
        put_down(state, kind, state.box.icons[kind], state.played.dog)
        state.played.borrowed = option
        state.tell_card("fort.mimicked", self.seat, kind)


class AfterMimicking(Step):
    """The kid stays where it is, unless its own action trashes it (fort.dogs.mimic-trash-this)."""

    def run(self, state: FortState) -> None:
        if state.played.is_trashed:
            self.trash(state, state.played.card)
        next = state.top
        if state.played.borrowed == options.DECK and isinstance(next, Mimicking):
            state.pop()
            state.push(Mimicking(next.seat, next.left, NOTHING))
        put_down(state, NOTHING, NO_ICONS, state.played.dog)

    def trash(self, state: FortState, kind: i64) -> None:
        """Return the kid to the box from where it lies."""
        if state.played.borrowed == options.DECK:
            return
        owner = NOBODY if state.played.borrowed < options.YARD else options.owner_of(state.played.borrowed)
        if kind not in (state.park if owner == NOBODY else state.boards[owner].yard):
            return
        if owner == NOBODY:
            state.leave_park(kind)
        else:
            state.leave_yard(owner, kind)
        state.trash(self.seat, kind)
        state.refill_park()
