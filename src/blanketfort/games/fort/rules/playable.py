"""The chapter "Phase 2: Play": which cards of a hand can be played."""

from __future__ import annotations

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import options
from blanketfort.games.fort.rules.lookahead import can_be_used
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.needs import can_meet
from blanketfort.games.fort.rules.piles import without
from blanketfort.games.fort.rules.state import FortState


def offer_cards(state: FortState, seat: i64, offer: Offer) -> bool:
    """Offer to play each card in hand of which an action can be used fully; whether there is one."""
    means = Means(state, seat, -1)
    before = offer.count
    last: i64 = NOTHING
    for kind in state.boards[seat].hand:
        if kind != last and can_play(state, means, kind):
            offer.add(options.PLAY + kind)
        last = kind
    return offer.count > before


def can_play(state: FortState, means: Means, kind: i64) -> bool:
    """Whether a card from the hand can be played: its actions can be used, or the need of a dog can be met."""
    if kind >= state.box.first_dog:
        return can_meet(state, means, kind)
    if not state.box.could_add_itself[kind]:
        return can_be_used(state, means, kind)
    board = state.boards[means.seat]
    hand = board.hand
    board.hand = without(hand, kind)  # a coin must not be taken for one that could be added to itself
    playable = can_be_used(state, means, kind)
    board.hand = hand
    return playable


def can_play_any(state: FortState, means: Means) -> bool:
    """Whether some card in hand could be played with these means."""
    return any(can_play(state, means, kind) for kind in state.boards[means.seat].hand)
