"""The chapter "Phase 5: Draw"."""

from __future__ import annotations

from mypy_extensions import i64

from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.piles import NO_CARDS
from blanketfort.games.fort.rules.state import FortState


def draw_hand(state: FortState, seat: i64) -> None:
    """Draw five cards from your own deck (fort.draw.five)."""
    draw(state, seat, terms.HAND_SIZE)


def draw(state: FortState, seat: i64, count: i64) -> None:
    """Draw cards from your own deck, shuffling only when a card can't be drawn (fort.draw.reshuffle)."""
    board = state.boards[seat]
    held, hand = len(board.hand), board.hand[:]
    while len(hand) < held + count:
        if len(board.deck) == 0:
            if len(board.discard) == 0:
                break
            reshuffle(state, seat)
        below = max(0, len(board.deck) - count - held + len(hand))
        hand += board.deck[below:]
        board.deck = board.deck[:below]
    if state.sink is not None:
        drawn = sorted(hand[held:])
        cards: dict[str, object] = {"cards": [state.box.ids[kind] for kind in drawn]}
        state.confide("fort.drew", seat, {"count": len(drawn)}, cards)
    hand.sort()
    board.hand = hand


def reshuffle(state: FortState, seat: i64) -> None:
    """Shuffle the discard pile, which all have seen, to form a new deck."""
    board = state.boards[seat]
    board.deck = board.discard[:]
    board.discard = NO_CARDS
    state.shuffle(board.deck)
    if state.sink is not None:
        state.tell("fort.reshuffled", seat, {"count": len(board.deck)})
