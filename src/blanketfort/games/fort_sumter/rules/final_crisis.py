"""The Final Crisis: three cards each in a secret order, matched by their bars, then the last scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.board import dimension_of, spaces_of
from blanketfort.games.fort_sumter.rules.deck import LIFT, LIFT_POOL, LINE_UP, RALLY_DEED, STOP, TAKE
from blanketfort.games.fort_sumter.rules.events import SetDown, offer_moves
from blanketfort.games.fort_sumter.rules.scoring import WithinDimension, score_dimensions
from blanketfort.games.fort_sumter.rules.state import (
    FROM_FORT_SUMTER,
    FROM_POOL,
    FortSumterState,
    replace_cards,
    without,
)

TOKENS_TO_GIVE_UP: Final = 2
TOKENS_TO_RALLY: Final = 2


class StartFinalCrisis(Step):
    """The Peace Commissioner leaves the game; each player takes up his cards, dealt up to three, and orders them."""

    def run(self, state: FortSumterState) -> None:
        state.is_final_crisis = True
        state.commissioner = NOWHERE
        if state.sink is not None:
            state.tell("fort-sumter.escalated", state.first_player(), {})
        for seat in range(2):
            take_up(state, seat)
        state.push(ScoreFinalCrisis(0))
        for _card in range(board.FINAL_CARDS):
            state.push(RevealCards(0))
        state.push(LineUp(1))
        state.push(LineUp(0))


def take_up(state: FortSumterState, seat: i64) -> None:
    """Take the cards set aside into hand, and strategy cards from the deck up to three."""
    left = len(state.strategy_deck) - max(0, board.FINAL_CARDS - len(state.asides[seat]))
    dealt = state.strategy_deck[left:]
    state.strategy_deck = state.strategy_deck[:left]
    state.hands = replace_cards(state.hands, seat, tuple(sorted(state.asides[seat] + dealt)))
    state.asides = replace_cards(state.asides, seat, ())
    if state.sink is not None and dealt:
        names = [state.deck.cards[card] for card in sorted(dealt)]
        state.confide("fort-sumter.dealt", seat, {"count": len(dealt)}, {"cards": names})


class LineUp(Asking):
    """Fix in secret the order of one's Final Crisis cards, the first to be played first."""

    question: ClassVar[str] = "fort-sumter.line-up"
    clause: ClassVar[str] = "fort-sumter.final.order"

    def is_secretive(self) -> bool:
        return True

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        for card in state.hands[self.seat]:
            offer.add(LINE_UP + card)

    def choose(self, state: FortSumterState, option: i64) -> None:
        line_up(state, self.seat, option - LINE_UP)
        # The last card has its place without a question, for either player alike.
        if len(state.hands[self.seat]) == 1:
            line_up(state, self.seat, state.hands[self.seat][0])
        else:
            state.push(LineUp(self.seat))


def line_up(state: FortSumterState, seat: i64, card: i64) -> None:
    """Put a card behind those already lined up."""
    state.hands = replace_cards(state.hands, seat, without(state.hands[seat], card))
    state.orders = replace_cards(state.orders, seat, (*state.orders[seat], card))
    if state.sink is not None:
        place = len(state.orders[seat])
        state.confide("fort-sumter.lined-up", seat, {"place": place}, {"card": state.deck.cards[card]})


class RevealCards(Step):
    """Both reveal their next card at once; first player first, they give up tokens on a match, rally otherwise."""

    def run(self, state: FortSumterState) -> None:
        bars = [reveal(state, seat) for seat in range(2)]
        first = state.first_player()
        for seat in (1 - first, first):
            if bars[0] == bars[1]:
                state.push(GiveUp(seat, bars[seat], TOKENS_TO_GIVE_UP))
            else:
                state.push(Rally(seat, bars[seat], TOKENS_TO_RALLY))


def reveal(state: FortSumterState, seat: i64) -> i64:
    """Reveal a player's next card and return the dimension of its bar."""
    card = state.orders[seat][0]
    state.orders = replace_cards(state.orders, seat, state.orders[seat][1:])
    state.discard = (*state.discard, card)
    bar = state.deck.bars[card]
    if state.sink is not None:
        state.tell("fort-sumter.turned", seat, {"card": state.deck.cards[card], "dimension": board.DIMENSIONS[bar]})
    return bar


class GiveUp(WithinDimension):
    """A match: remove one own token from the matched dimension, or two from anywhere, token by token.

    Once a token of that dimension has gone first, the player may stop there.
    """

    question: ClassVar[str] = "fort-sumter.give-up"
    clause: ClassVar[str] = "fort-sumter.final.match"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        offer_tokens(state, self.seat, offer)

    def choose(self, state: FortSumterState, option: i64) -> None:
        space = (option - TAKE) % board.SPACE_COUNT
        state.remove(self.seat, space, self.seat)
        if self.left == 1:
            return
        if dimension_of(space) == self.dimension:
            state.push(GiveUpMore(self.seat))
        else:
            state.push(GiveUp(self.seat, self.dimension, self.left - 1))


class GiveUpMore(Asking):
    """One token of the matched dimension is gone, which is enough; a second may follow, from anywhere."""

    question: ClassVar[str] = "fort-sumter.give-up-more"
    clause: ClassVar[str] = "fort-sumter.final.match"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        offer.add(STOP)
        offer_tokens(state, self.seat, offer)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option != STOP:
            state.remove(self.seat, (option - TAKE) % board.SPACE_COUNT, self.seat)


def offer_tokens(state: FortSumterState, seat: i64, offer: Offer) -> None:
    """Offer to remove one of a player's own tokens, from anywhere."""
    for space in board.ANYWHERE:
        if state.can_remove(seat, space):
            offer.add(TAKE + seat * board.SPACE_COUNT + space)


class Rally(WithinDimension):
    """No match: move up to two own tokens from any spaces or the pool into spaces of one's own card's dimension."""

    question: ClassVar[str] = "fort-sumter.rally"
    clause: ClassVar[str] = "fort-sumter.final.mismatch"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        if self.left == 0:
            return
        targets = spaces_of(self.dimension)
        offer.add(STOP)
        offer_moves(state, self.seat, board.ANYWHERE, targets, offer)
        if state.pool[self.seat] > 0 and has_room_among(state, self.seat, targets):
            offer.add(LIFT_POOL)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == STOP:
            return
        state.push(Rally(self.seat, self.dimension, self.left - 1))
        state.push(SetDown(self.seat, RALLY_DEED + self.dimension, option - LIFT))


def has_room_among(state: FortSumterState, seat: i64, spaces: list[int]) -> bool:
    """Whether one of the spaces takes another token of this player."""
    return any(state.has_room(seat, space) for space in spaces)


class ScoreFinalCrisis(Step):
    """A point for each dimension controlled, for Fort Sumter, and for a pool of at least three tokens more."""

    def run(self, state: FortSumterState) -> None:
        score_dimensions(state)
        for seat in range(2):
            if state.controls(seat, board.FORT_SUMTER):
                state.score(seat, FROM_FORT_SUMTER, 1)
            if state.pool[seat] >= state.pool[1 - seat] + board.POOL_LEAD:
                state.score(seat, FROM_POOL, 1)


def find_winners(state: FortSumterState) -> list[int]:
    """Most points; then Fort Sumter; then most spaces; then the Unionist (fort-sumter.final-scoring.winner)."""
    for seat in (board.UNIONIST, board.SECESSIONIST):
        if state.vp(seat) > state.vp(1 - seat):
            return [seat]
    for seat in (board.UNIONIST, board.SECESSIONIST):
        if state.controls(seat, board.FORT_SUMTER):
            return [seat]
    unionist, secessionist = state.count_controlled(board.UNIONIST), state.count_controlled(board.SECESSIONIST)
    return [board.SECESSIONIST if secessionist > unionist else board.UNIONIST]
