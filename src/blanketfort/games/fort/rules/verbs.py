"""The chapter "Actions": the verbs that move cards, each done one time, and the table of all verbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.box import Action
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.piles import with_card, without
from blanketfort.games.fort.rules.recruit import offer_recruits, recruit
from blanketfort.games.fort.rules.resources import (
    Advance,
    Convert,
    CopyPack,
    CopyRivalPack,
    Gather,
    GatherEither,
    Pack,
    Spend,
    Verb,
)
from blanketfort.games.fort.rules.state import FortState


class Tuck(Verb):
    """Tuck one card from the hand into the Lookout, showing only its suit (fort.actions.lookout).

    With the Bribe it may come from the Park, a Yard or the Park deck (fort.perk.bribe).
    """

    def often(self, means: Means) -> i64:
        return min(means.level + 1 - means.tucked, means.hand + self.elsewhere(means))

    def elsewhere(self, means: Means) -> i64:
        """How many kids a Bribe reaches."""
        if not means.has_perk(terms.BRIBE):
            return 0
        state = means.state
        there = len(state.park) + len(state.park_deck) + means.kids_in_yard(means.seat)
        return there + means.kids_in_rival_yards() - means.taken

    def outcomes(self, means: Means) -> list[Means]:
        if self.often(means) == 0:
            return []
        ways = [means.with_cards(-1, 0, 1)] if means.hand > 0 else []
        if self.elsewhere(means) > 0:
            ways.append(self.bribed(means))
        return ways

    def propose(self, means: Means, offer: Offer) -> None:
        state = means.state
        if self.often(means) == 0:
            return
        bribes = means.has_perk(terms.BRIBE)
        if bribes:
            offer.add_kinds(options.PARK, state.park)
        offer.add_kinds(options.TUCK, state.kids_among(state.boards[means.seat].hand))
        if bribes:
            for seat in range(state.players):
                offer.add_kinds(options.YARD + seat * options.KINDS, state.kids_among(state.boards[seat].yard))
            if len(state.park_deck) > 0:
                offer.add(options.DECK)

    def outcome(self, means: Means, option: i64) -> Means:
        return means.with_cards(-1, 0, 1) if options.TUCK <= option < options.YARD else self.bribed(means)

    def bribed(self, means: Means) -> Means:
        """After tucking a card from elsewhere; by rules 1 that card was still counted there."""
        later = means.with_cards(0, 0, 1)
        later.taken += 1 if means.state.setup.rules > 1 else 0
        return later

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        kind = options.card_of(option)
        if option == options.DECK:
            tuck(state, seat, state.draw_from_park_deck(), "deck", state.open_lookouts)
        elif option >= options.YARD:
            state.leave_yard(options.owner_of(option), kind)
            tuck(state, seat, kind, "yard", True)
        elif option >= options.TUCK:
            if state.open_lookouts:
                state.show(seat, kind)
            board = state.boards[seat]
            board.hand = without(board.hand, kind)
            tuck(state, seat, kind, "hand", state.open_lookouts)
        else:
            state.take_from_park(kind)
            tuck(state, seat, kind, "park", True)


def tuck(state: FortState, seat: i64, kind: i64, source: str, is_shown: bool) -> None:
    """Put a card under the board; the others see its suits, and the card itself if it was in sight before."""
    board = state.boards[seat]
    board.lookout = [*board.lookout, kind]
    board.lookout_shown = [*board.lookout_shown, is_shown]
    if source == "deck" and not is_shown:
        board.unseen = with_card(board.unseen, kind)
    if state.sink is not None:
        told: dict[str, object] = {"from": source, "suits": state.box.suits_of(kind)}
        card: dict[str, object] = {"card": state.box.ids[kind]}
        if is_shown:
            told.update(card)
        state.confide("fort.tucked", seat, told, card)


class Trash(Verb):
    """Return one card from your hand or discard pile to the box (fort.actions.trash)."""

    def often(self, means: Means) -> i64:
        return means.hand + means.discard

    def outcomes(self, means: Means) -> list[Means]:
        ways = [means.with_cards(-1)] if means.hand > 0 else []
        if means.discard > 0:
            ways.append(means.with_cards(0, -1))
        return ways

    def propose(self, means: Means, offer: Offer) -> None:
        board = means.state.boards[means.seat]
        offer.add_kinds(options.TRASHING, means.state.kids_among(board.hand))
        offer.add_kinds(options.TRASHING_DISCARD, sorted(means.state.kids_among(board.discard)))

    def outcome(self, means: Means, option: i64) -> Means:
        return means.with_cards(-1) if option < options.TRASHING_DISCARD else means.with_cards(0, -1)

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        kind = options.card_of(option)
        if option < options.TRASHING_DISCARD:
            state.leave_hand(seat, kind)
        else:
            state.leave_discard(seat, kind)
        state.trash(seat, kind)


class TrashRival(Verb):
    """Return one card from a rival's Yard to the box (fort.actions.trash-rival)."""

    def often(self, means: Means) -> i64:
        return means.kids_in_rival_yards()

    def propose(self, means: Means, offer: Offer) -> None:
        state = means.state
        for seat in range(state.players):
            if seat != means.seat:
                offer.add_kinds(options.YARD + seat * options.KINDS, state.kids_among(state.boards[seat].yard))

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        owner, kind = options.owner_of(option), options.card_of(option)
        state.leave_yard(owner, kind)
        state.return_to_box(kind)
        if state.sink is not None:
            state.tell("fort.trashed-rival", seat, {"card": state.box.ids[kind], "rival": owner})


class Recruit(Verb):
    """Recruit one card exactly as in the Recruit phase (fort.actions.recruit)."""

    def often(self, means: Means) -> i64:
        state = means.state
        count: i64 = len(state.park) + len(state.park_deck) - means.taken
        for seat in range(state.players):
            if seat != means.seat:
                count += len(state.boards[seat].yard)
        return count

    def outcomes(self, means: Means) -> list[Means]:
        if self.often(means) == 0:
            return []
        state = means.state
        kids = len(state.park) + len(state.park_deck) + means.kids_in_rival_yards()
        ways = [self.recruited(means, 1)] if kids > 0 else []
        if kids < self.often(means) + means.taken:
            ways.append(self.recruited(means, 0))
        return ways

    def propose(self, means: Means, offer: Offer) -> None:
        offer_recruits(means.state, means.seat, offer)

    def outcome(self, means: Means, option: i64) -> Means:
        return self.recruited(means, 1 if options.card_of(option) < means.state.box.first_dog else 0)

    def recruited(self, means: Means, kids: i64) -> Means:
        """After recruiting a kid, or a dog: that can't be trashed from the discard pile."""
        later = means.with_cards(0, kids)
        later.taken += 1
        return later

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        recruit(state, seat, option)


VERBS: Final[list[Verb]] = [
    Verb(),
    Gather(0),
    Gather(1),
    GatherEither(),
    Pack("fort.pack", "fort.actions.pack", "fort.packed", options.PACKING),
    Tuck("fort.lookout", "fort.actions.lookout"),
    Trash("fort.trash", "fort.actions.trash"),
    TrashRival("fort.trash-rival", "fort.actions.trash-rival"),
    Recruit("fort.recruit", "fort.actions.recruit"),
    Advance(0),
    Verb(),
    Spend(0),
    Spend(1),
    CopyPack(),
    CopyRivalPack(),
    Convert(2),
    Convert(0),
    Convert(1),
    Spend(2),
    Advance(-1),
    Advance(1),
]
"""By the number of the verb. Nothing, and a point, are always to be had."""


def full_times(means: Means, action: Action) -> i64:
    """How often the action could be done fully."""
    often = VERBS[action.doing].often(means)
    if action.then != terms.NO_VERB:
        often = min(often, VERBS[action.then].often(means) // action.then_amount)
    if action.also != terms.NO_VERB:
        often = min(often, VERBS[action.also].often(means))
    return often


def most_times(means: Means, action: Action) -> i64:
    """How often the action could be done so that it still has an effect."""
    often = VERBS[action.doing].most(means)
    return often if action.also == terms.NO_VERB else max(often, VERBS[action.also].most(means))


def after_once(means: Means, action: Action, verb: i64) -> list[Means]:
    """The ways in which doing the action once more may leave the player, its verb read as this one."""
    ways: list[Means] = []
    for way in VERBS[action.doing if verb == terms.ADVANCE else verb].outcomes(means):
        follow_ups = VERBS[action.then].outcomes(way) if action.then != terms.NO_VERB else []
        ways += follow_ups or [way]
    if action.also != terms.NO_VERB:
        ways += VERBS[action.also].outcomes(means)
    return ways
