"""The chapter "Phase 3: Recruit"."""

from __future__ import annotations

from blanketfort.engine.state import Asking
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.box import BIRTHDAY_PARTY, CILANTRO
from blanketfort.games.fort.rules.options import DECK, KEEP, KINDS, PARK, PASS, YARD, add_kinds
from blanketfort.games.fort.rules.state import FortState


class Recruiting(Ask):
    """You must recruit one card: from the Park, from a rival's Yard, or from the Park deck (fort.recruit.must)."""

    def kind(self) -> str:
        return "fort.recruit"

    def choices(self, state: FortState) -> list[int]:
        options: list[int] = []
        add_kinds(options, PARK, state.park)
        for seat in range(state.players):
            if seat != self.seat:
                add_kinds(options, YARD + seat * KINDS, state.boards[seat].yard)
        if len(state.park_deck) > 0:
            options.append(DECK)
        return options

    def take(self, state: FortState, option: int) -> None:
        recruit(state, self.seat, option)


def recruit(state: FortState, seat: int, option: int) -> None:
    """Move the recruited card into the recruiter's discard pile."""
    told: dict[str, object] = {}
    if option == DECK and state.owns_cat(seat, CILANTRO) and len(state.park_deck) > 1:
        state.drawn = sorted([state.pop_park_deck(), state.pop_park_deck()])
        state.push(KeepingOne(seat))
        return
    if option == DECK:
        kind = state.draw_from_park_deck()
        told["from"] = "deck"
    elif option >= YARD:
        owner, kind = divmod(option - YARD, KINDS)
        state.leave_yard(owner, kind)
        told["from"] = "yard"
        told["rival"] = owner
    else:
        kind = option - PARK
        state.take_from_park(kind)
        told["from"] = "park"
    state.put_on_discard(seat, [kind])
    if state.sink is not None:
        told["card"] = state.box.ids[kind]
        state.tell("fort.recruited", seat, told)


class KeepingOne(Asking[FortState]):
    """With Cilantro you draw two cards from the Park deck and put one at its bottom (fort.cat.cilantro).

    Asked even if both are the same, so that nobody learns it.
    """

    def kind(self) -> str:
        return "fort.keep-one"

    def is_secretive(self) -> bool:
        return True

    def options(self, state: FortState) -> list[int]:
        options: list[int] = []
        add_kinds(options, KEEP, state.drawn)
        return options

    def choose(self, state: FortState, option: int) -> None:
        kept = option - KEEP
        other = state.drawn[1] if state.drawn[0] == kept else state.drawn[0]
        state.drawn = []
        state.park_deck = [other, *state.park_deck]
        state.buried = [self.seat, *state.buried]
        state.put_on_discard(self.seat, [kept])
        if state.sink is not None:
            told: dict[str, object] = {"from": "deck", "card": state.box.ids[kept]}
            state.tell("fort.recruited", self.seat, told)
            state.confide("fort.buried", self.seat, {}, {"card": state.box.ids[other]})


class RecruitPhase(Recruiting):
    """The phase itself, which the Birthday Party makes longer."""

    def take(self, state: FortState, option: int) -> None:
        if state.boards[self.seat].perk == BIRTHDAY_PARTY:
            state.push(BirthdayParty(self.seat))
        recruit(state, self.seat, option)


class BirthdayParty(Ask):
    """At the end of your Recruit phase you may recruit another card, not from a Yard (fort.perk.birthday-party)."""

    def kind(self) -> str:
        return "fort.birthday-party"

    def choices(self, state: FortState) -> list[int]:
        options = [PASS]
        add_kinds(options, PARK, state.park)
        if len(state.park_deck) > 0:
            options.append(DECK)
        return options

    def take(self, state: FortState, option: int) -> None:
        if option != PASS:
            recruit(state, self.seat, option)
