"""A full state that fits what a seat knows: all that it can't know is dealt anew."""

from __future__ import annotations

from blanketfort.engine.chance import Stream
from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules.board import SPACE_COUNT
from blanketfort.games.fort_sumter.rules.deck import CARD_COUNT
from blanketfort.games.fort_sumter.rules.state import Cards, FortSumterState, replace_card, replace_cards


def determinize(state: FortSumterState, seat: int, seed: int) -> FortSumterState:
    """Deal all that the seat cannot know anew: the other's cards and objectives, and both decks."""
    copy = state.clone()
    stream = copy.become_possible(seat, seed)
    _deal_cards(copy, seat, stream)
    _deal_objectives(copy, seat, stream)
    copy.settle()
    return copy


def _deal_cards(state: FortSumterState, seat: int, stream: Stream) -> None:
    known = set(state.discard + state.hands[seat] + state.asides[seat] + state.orders[seat])
    unseen = [card for card in range(CARD_COUNT) if card not in known]
    stream.shuffle(unseen)
    other = 1 - seat
    state.hands = replace_cards(state.hands, other, tuple(sorted(_take(unseen, len(state.hands[other])))))
    state.asides = replace_cards(state.asides, other, _take(unseen, len(state.asides[other])))
    state.orders = replace_cards(state.orders, other, _take(unseen, len(state.orders[other])))
    state.strategy_deck = tuple(unseen)


def _deal_objectives(state: FortSumterState, seat: int, stream: Stream) -> None:
    """What the seat shuffled back this round is in the deck, so the other player cannot have it."""
    other = 1 - seat
    mine = state.returned[seat]
    known = {*state.removed, *state.offers[seat], state.kept[seat], mine}
    unseen = [space for space in range(SPACE_COUNT) if space not in known]
    stream.shuffle(unseen)
    state.offers = replace_cards(state.offers, other, tuple(sorted(_take(unseen, len(state.offers[other])))))
    if state.kept[other] != NOWHERE:
        state.kept = replace_card(state.kept, other, unseen.pop())
    if state.returned[other] != NOWHERE:
        state.returned = replace_card(state.returned, other, unseen[-1])
    if mine != NOWHERE:
        unseen.append(mine)
    unseen.sort()
    stream.shuffle(unseen)
    state.objective_deck = tuple(unseen)


def _take(cards: list[int], number: int) -> Cards:
    return tuple([cards.pop() for _card in range(number)])
