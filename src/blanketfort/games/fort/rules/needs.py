"""Cats & Dogs, the chapter "Using dogs": whether a dog's need can be met, and how it is met."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.box import Box, Need
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.using import look_out
from blanketfort.games.fort.rules.verbs import VERBS


def can_meet(state: FortState, means: Means, dog: i64) -> bool:
    """Whether a dog in hand can be played with these means (fort.dogs.need)."""
    need = state.box.need_of(dog)
    if means.level < need.level or means.tucked < need.lookout or VERBS[need.spending].often(means) < need.spend:
        return False
    if need.add == 0:
        return True
    board = state.boards[means.seat]
    cards = [kind for kind in board.hand if kind != dog]  # its own icon does not fill its need
    if need.manner != terms.DIFFERENT:
        cards += board.lookout
    return count(state.box, need, cards) >= need.add


def count(box: Box, need: Need, cards: list[int]) -> i64:
    """How far these cards fill the need: by icons of a suit, by different suits, or by their number.

    A coin is declared as whatever is still wanted (fort.dogs.coins).
    """
    if need.manner == terms.CARDS:
        return len(cards)
    filled = suits = 0
    for kind in cards:
        if need.manner == terms.DIFFERENT:
            filled += box.icons[kind][terms.COIN]
            suits |= box.suit_bits[kind]
        else:
            filled += box.matches[need.suit][kind]
    for suit in range(terms.SUITS):
        if suit != need.suit and suits & (1 << suit) != 0:
            filled += 1
    return filled


def is_tight(box: Box, need: Need, cards: list[int]) -> bool:
    """Whether no card could be left out: each one that is added serves a purpose (fort.play.serve-a-purpose)."""
    return all(count(box, need, cards[:at] + cards[at + 1 :]) < need.add for at in range(len(cards)))


def can_complete(box: Box, need: Need, cards: list[int], others: list[int]) -> bool:
    """Whether the need can be filled by these cards with some of the others, and none too many."""
    if count(box, need, cards) >= need.add:
        return is_tight(box, need, cards)
    if len(cards) >= need.add:
        return False
    return any(can_complete(box, need, [*cards, others[at]], others[at + 1 :]) for at in range(len(others)))


class AddingToDog(Ask):
    """Add cards until the dog's need is met; a card is offered only if that is still possible with it."""

    question: ClassVar[str] = "fort.add-to-dog"
    clause: ClassVar[str] = "fort.dogs.add"

    def __init__(self, seat: i64, given: i64) -> None:
        self.seat = seat
        self.given = given
        """How many cards were added from the hand."""

    def cards(self, state: FortState) -> list[int]:
        """The cards added so far."""
        lookout = state.boards[self.seat].lookout
        return state.played.added[len(state.played.added) - self.given :] + [
            lookout[place] for place in state.played.looked
        ]

    def choices(self, state: FortState, offer: Offer) -> None:
        need = state.box.need_of(state.played.dog)
        cards = self.cards(state)
        hand = state.boards[self.seat].hand
        lookout = state.boards[self.seat].lookout
        left = [lookout[place] for place in range(len(lookout)) if place not in state.played.looked]
        if need.manner == terms.DIFFERENT:
            left = []
        self.offer_cards(state, cards, hand, left, options.ADD, offer)
        self.offer_cards(state, cards, sorted(left), hand, options.LOOK, offer)

    def offer_cards(
        self, state: FortState, cards: list[int], pile: list[int], others: list[int], block: i64, offer: Offer
    ) -> None:
        """Offer to add a card of this sorted pile."""
        need = state.box.need_of(state.played.dog)
        for at, kind in enumerate(pile):
            if at > 0 and pile[at - 1] == kind:
                continue
            if can_complete(state.box, need, [*cards, kind], pile[:at] + pile[at + 1 :] + others):
                offer.add(block + kind)

    def take(self, state: FortState, option: i64) -> None:
        given = self.given
        if option >= options.LOOK:
            kind = option - options.LOOK
            look_out(state, self.seat, kind)
            if state.sink is not None:
                told: dict[str, object] = {"suits": state.box.suits_of(kind)}
                state.confide("fort.gave-from-lookout", self.seat, told, {"card": state.box.ids[kind]})
        else:
            kind = option - options.ADD
            given += 1
            state.leave_hand(self.seat, kind)
            state.played.added = [*state.played.added, kind]
            state.tell_card("fort.gave", self.seat, kind)
        state.played.icons = state.played.icons[:]
        for suit in range(terms.COIN + 1):
            state.played.icons[suit] += state.box.icons[kind][suit]
        further = AddingToDog(self.seat, given)
        need = state.box.need_of(state.played.dog)
        if count(state.box, need, further.cards(state)) < need.add:
            state.push(further)
