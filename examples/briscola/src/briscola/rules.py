"""The cards, the table, and the rules as steps, in the rulebook's order."""

from __future__ import annotations

from blanketfort.engine.decision import Catalogue, Offer
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import Asking, State, Step

SUITS = ["coins", "cups", "swords", "clubs"]
RANKS = ["two", "four", "five", "six", "seven", "jack", "knight", "king", "three", "ace"]
"""The weakest first."""
POINTS = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11]
CARDS = [f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS]
"""A card is a number, its place in this list; people and files know it by its name."""
LEFT_OUT = CARDS.index("two-of-cups")
"""Stays in the box when three play."""
HAND = 3

CATALOGUE = Catalogue()
PLAY = CATALOGUE.add_block("play", CARDS)
"""The option to play card number 0; the others follow it."""


def suit_of(card: int) -> int:
    return card // len(RANKS)


def points_of(cards: list[int]) -> int:
    return sum(POINTS[card % len(RANKS)] for card in cards)


def pack_for(players: int) -> list[int]:
    """All cards of a game."""
    return [card for card in range(len(CARDS)) if players != 3 or card != LEFT_OUT]


class BriscolaState(State):
    """The table. Cards in a hand are sorted; the next card of the stock is its last, the trump its first."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.won: list[list[int]] = [[] for _ in range(self.players)]
        self.stock: list[int] = []
        self.trump = 0
        self.leader = 0
        self.trick: list[int] = []
        """The cards played to this trick, the leader's first."""

    def clone(self) -> BriscolaState:
        copy = BriscolaState(self.setup)
        self.copy_core(copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.won = [pile[:] for pile in self.won]
        copy.stock, copy.trick = self.stock[:], self.trick[:]
        copy.trump, copy.leader = self.trump, self.leader
        return copy

    def draw_card(self, seat: int) -> None:
        """Take the next card of the stock, which nobody else sees; the last one is the trump, which all have seen."""
        card = self.stock.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.confide("briscola.drew", seat, {}, {"card": CARDS[card]})


class Deal(Step):
    """Shuffle, deal three cards to everybody, turn one up (briscola.setup)."""

    def run(self, state: BriscolaState) -> None:
        state.stock = pack_for(state.players)
        state.shuffle(state.stock)
        state.trump = state.stock[0]
        state.tell("briscola.turned-up", self.seat, {"card": CARDS[state.trump]})
        for seat in range(state.players):
            for _card in range(HAND):
                state.draw_card(seat)
        state.push(Play(0))


class Play(Asking):
    """Play any card (briscola.play)."""

    question = "briscola.play"
    clause = "briscola.play.any"

    def propose(self, state: BriscolaState, offer: Offer) -> None:
        for card in state.hands[self.seat]:
            offer.add(PLAY + card)

    def choose(self, state: BriscolaState, option: int) -> None:
        card = option - PLAY
        state.hands[self.seat].remove(card)
        state.trick.append(card)
        state.tell("briscola.played", self.seat, {"card": CARDS[card]})
        is_full = len(state.trick) == state.players
        state.push(TakeTrick(state.leader) if is_full else Play((self.seat + 1) % state.players))


class TakeTrick(Step):
    """The best card takes the trick; then everybody draws, and the taker leads (briscola.trick)."""

    def run(self, state: BriscolaState) -> None:
        best = best_of(state.trick, suit_of(state.trump))
        taker = (state.leader + best) % state.players
        state.won[taker] += state.trick
        state.tell("briscola.took", taker, {"points": points_of(state.trick)})
        state.trick, state.leader = [], taker
        for after in range(state.players if state.stock else 0):
            state.draw_card((taker + after) % state.players)
        if state.hands[taker]:
            state.push(Play(taker))


def best_of(trick: list[int], trump: int) -> int:
    """Which card of a trick takes it: the highest trump, else the highest card of the suit led."""
    suit = trump if any(suit_of(card) == trump for card in trick) else suit_of(trick[0])
    return trick.index(max(card for card in trick if suit_of(card) == suit))
