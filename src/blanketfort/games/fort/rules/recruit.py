"""The chapter "Phase 3: Recruit"."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.state import Asking
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.state import FortState


def offer_recruits(state: FortState, recruiter: i64, offer: Offer) -> None:
    """Offer the cards of the Park, of rivals' Yards, and the unseen one on top of the Park deck."""
    offer.add_kinds(options.PARK, state.park)
    for seat in range(state.players):
        if seat != recruiter:
            offer.add_kinds(options.YARD + seat * options.KINDS, state.boards[seat].yard)
    if len(state.park_deck) > 0:
        offer.add(options.DECK)


def recruit(state: FortState, seat: i64, option: i64) -> None:
    """Move the recruited card into the recruiter's discard pile."""
    if option == options.DECK and state.owns_cat(seat, terms.CILANTRO) and len(state.park_deck) > 1:
        state.drawn = sorted([state.pop_park_deck(), state.pop_park_deck()])
        state.push(KeepingOne(seat))
        return
    kind = options.card_of(option)
    if option == options.DECK:
        kind = state.draw_from_park_deck()
    elif option >= options.YARD:
        state.leave_yard(options.owner_of(option), kind)
    else:
        state.take_from_park(kind)
    state.put_on_discard(seat, [kind])
    if state.sink is not None:
        tell_recruited(state, seat, option, kind)


def tell_recruited(state: FortState, seat: i64, option: i64, kind: i64) -> None:
    source = "deck" if option == options.DECK else "yard" if option >= options.YARD else "park"
    told: dict[str, object] = {"from": source}
    if source == "yard":
        told["rival"] = options.owner_of(option)
    told["card"] = state.box.ids[kind]
    state.tell("fort.recruited", seat, told)


class KeepingOne(Asking):
    """With Cilantro you draw two cards from the Park deck and put one at its bottom (fort.cat.cilantro).

    Asked even if both are the same, so that nobody learns it.
    """

    question: ClassVar[str] = "fort.keep-one"
    clause: ClassVar[str] = "fort.cat.cilantro"

    def is_secretive(self) -> bool:
        return True

    def propose(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.KEEP, state.drawn)

    def choose(self, state: FortState, option: i64) -> None:
        kept = option - options.KEEP
        other = state.drawn[1] if state.drawn[0] == kept else state.drawn[0]
        state.drawn = []
        state.park_deck = [other, *state.park_deck]
        state.buried = [self.seat, *state.buried]
        state.put_on_discard(self.seat, [kept])
        if state.sink is not None:
            told: dict[str, object] = {"from": "deck", "card": state.box.ids[kept]}
            state.tell("fort.recruited", self.seat, told)
            state.confide("fort.buried", self.seat, {}, {"card": state.box.ids[other]})


class RecruitPhase(Ask):
    """You must recruit one card: from the Park, from a rival's Yard, or from the Park deck (fort.recruit.must)."""

    question: ClassVar[str] = "fort.recruit"
    clause: ClassVar[str] = "fort.recruit.must"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer_recruits(state, self.seat, offer)

    def take(self, state: FortState, option: i64) -> None:
        if state.boards[self.seat].perk == terms.BIRTHDAY_PARTY:
            state.push(BirthdayParty(self.seat))
        recruit(state, self.seat, option)


RECRUIT_PHASE: Final = [RecruitPhase(seat) for seat in range(4)]


class BirthdayParty(Ask):
    """At the end of your Recruit phase you may recruit another card, not from a Yard (fort.perk.birthday-party)."""

    question: ClassVar[str] = "fort.birthday-party"
    clause: ClassVar[str] = "fort.perk.birthday-party"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.PASS)
        offer.add_kinds(options.PARK, state.park)
        if len(state.park_deck) > 0:
            offer.add(options.DECK)

    def take(self, state: FortState, option: i64) -> None:
        if option != options.PASS:
            recruit(state, self.seat, option)
