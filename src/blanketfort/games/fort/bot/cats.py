"""Fort's cats by rules of thumb: when to use them, what to leave in the Yard for them, and how to live with others'."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.games.fort.bot.table import Table, icons_of, without
from blanketfort.games.fort.bot.values import IMPOSSIBLE, Values
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.state import AWAY

POWER: Final = {
    terms.SCAVENGER: 0.13,
    terms.SPRIGHTLY: 0.13,
    terms.BANDIT: 0.57,
    terms.SCRATCH: 0.29,
    terms.KINGSLY: 0.0,
    terms.CILANTRO: 0.0,
    terms.DUMPLING: -0.4,
    terms.JITTERS: 0.53,
}
"""What a cat brings each turn: measured by games in which one player had it all the time, the other never."""
DUMPLINGS_STAY: Final = 3
"""How many turns Dumpling stays; others are seldom lured away."""
KINGSLY_POINTS: Final = 2.0
BEFORE_ANYTHING: Final = 500.0
"""A cat that is used at all is used before a card is played."""
SELDOM_FOLLOWED: Final = 0.5
"""What is left of Jitters' point when a card can be followed."""


class Cats:
    """What a player by rules of thumb knows about cats."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.box = values.box
        self.w = values.w

    def are_minded(self, table: Table) -> bool:
        """Whether there are cats, and this player cares."""
        return len(table.cats) > 0 and self.w["cat"] > 0

    # Using them.

    def using(self, table: Table, cat: int, best: float) -> float:
        """Whether to use a cat before playing a card, if there is a card worth playing."""
        if best <= 0:
            return IMPOSSIBLE
        if cat in (terms.BANDIT, terms.SCRATCH):
            return BEFORE_ANYTHING
        if cat == terms.SCAVENGER:
            return BEFORE_ANYTHING if self.values.converting(table, 2) > 0.2 else IMPOSSIBLE
        return BEFORE_ANYTHING if cat == terms.SPRIGHTLY and len(table.hand) > 1 else IMPOSSIBLE

    def weigh_discarding(self, table: Table, offered: list[int]) -> list[float]:
        """For Sprightly: the card that the best play of the others misses least."""
        weights = []
        for option in offered:
            card = options.card_of(option)
            left = without(table.hand, (card,))
            plays = [self.playing(table, kind, left) for kind in left if self.box.can_be_played(kind)]
            weights.append(max(plays, default=0.0) + self.saving(card) * 0.1)
        return weights

    def saving(self, card: int) -> float:
        """How good it is that a card goes from the hand to one's own discard pile."""
        if self.box.best_friends[card]:
            return 0.01
        return 1.0 + self.values.base[card] - 2.0 * self.box.icons[card][terms.COIN]

    def unfollowed(self, table: Table, kind: int) -> float:
        """What Jitters brings to the player who leads with this card."""
        if not self.are_minded(table) or not table.has_cat(table.seat, terms.JITTERS):
            return 0.0
        return 1.0 if self.box.actions[2 * kind] is None else SELDOM_FOLLOWED

    def spiting(self, table: Table) -> float:
        """What it is worth that the leader's Jitters brings nothing because one follows."""
        if not self.are_minded(table) or table.played.followers != 0 or table.played.dog != NOTHING:
            return 0.0
        return 1.0 / len(table.rivals()) if table.has_cat(table.leader, terms.JITTERS) else 0.0

    def is_robbed(self, table: Table) -> bool:
        """Whether a rival has Bandit, so that nothing is safe in a Pack."""
        return self.are_minded(table) and table.cats[terms.BANDIT] not in (AWAY, NOBODY, table.seat)

    # Attracting them.

    def attraction(self, table: Table, left: list[int]) -> float:
        """What the cats bring that come when these cards are left in hand for the Yard."""
        if not self.are_minded(table):
            return 0.0
        yard = [card for card in left if not self.box.best_friends[card]]
        value = 0.0
        for cat, owner in enumerate(table.cats):
            if owner in (AWAY, table.seat):
                continue
            wanted = self.box.attractions[cat]
            count = len(yard) if wanted.suit == NOTHING else sum([self.box.icons[kind][wanted.suit] for kind in yard])
            if wanted.least <= count <= wanted.most:
                value += self.cat_worth(table, cat, owner)
        return value if table.is_last_round else self.w["cat"] * value

    def cat_worth(self, table: Table, cat: int, owner: int) -> float:
        """What a cat brings until the end, and what a rival loses who had it."""
        power = self.power_left(table, cat)
        special = KINGSLY_POINTS if cat == terms.KINGSLY else 0.0
        worth = power + self.at_the_end(table, 1.0 + table.cats.count(table.seat) + special)
        if owner == NOBODY:
            return worth
        return worth + (power + self.at_the_end(table, table.cats.count(owner) + special)) / len(table.rivals())

    def power_left(self, table: Table, cat: int) -> float:
        """What a cat's power brings in the turns to come."""
        if cat == terms.DUMPLING and table.level == terms.TOP_LEVEL:
            return 0.0
        turns = table.turns_left()
        return POWER[cat] * (min(turns, DUMPLINGS_STAY) if cat == terms.DUMPLING else turns)

    def at_the_end(self, table: Table, points: float) -> float:
        """Points for a cat that may have moved on by then."""
        return points * self.w["cat stays"] ** table.turns_left()

    def luring(self, table: Table, cards: list[int], card: int) -> float:
        """What a new card brings by attracting cats, with the cards that one has."""
        if not self.are_minded(table) or table.is_last_round:
            return 0.0
        own = [kind for kind in cards if not self.box.best_friends[kind]]
        value = 0.0
        for cat, owner in enumerate(table.cats):
            suit = self.box.attractions[cat].suit
            if owner not in (AWAY, table.seat) and suit != NOTHING and self.box.icons[card][suit] > 0:
                more = self.chance(suit, [*own, card], len(cards) + 1) - self.chance(suit, own, len(cards))
                value += self.w["lure"] * self.cat_worth(table, cat, owner) * more
        return value

    def chance(self, suit: int, cards: list[int], size: int) -> float:
        """How likely two icons of a suit are in one hand, roughly: on one card, or on two."""
        shown = [self.box.icons[kind][suit] for kind in cards if self.box.icons[kind][suit] > 0]
        drawn = min(1.0, terms.HAND_SIZE / max(size, 1))  # whoever has no card at all draws none
        pairs = len(shown) * (len(shown) - 1) / 2
        return min(1.0, drawn * sum(icons > 1 for icons in shown) + drawn * drawn * pairs)

    # Choosing what to add, and so what to leave.

    def playing(self, table: Table, kind: int, hand: list[int]) -> float:
        """The best of all ways to play a card of such a hand: what is not added to it is left in the Yard."""
        rest = without(hand, (kind,))
        tucked = icons_of(self.box, table.lookout)
        return max(
            self.values.playing(table, kind, icons_of(self.box, [kind, *added]), tucked)
            + self.attraction(table, without(rest, added))
            for added in self.additions(kind, rest)
        )

    def additions(self, kind: int, cards: list[int]) -> list[tuple[int, ...]]:
        """All that could be added to this card from such a hand, from nothing to everything."""
        actions = [action for action in self.box.actions[2 * kind : 2 * kind + 2] if action is not None]
        suits = {action.measure for action in actions if action.counts_suit}
        fit = [
            card
            for card in cards
            if terms.ANY in suits or any(self.box.matches[suit][card] > 0 for suit in suits if suit < terms.SUITS)
        ]
        return [added for size in range(len(fit) + 1) for added in combinations(fit, size)]

    def weigh_adding(self, table: Table, offered: list[int], weights: list[float]) -> list[float]:
        """Add only those cards that are worth more than the cats that they would attract."""
        plans = [(self.added_value(table, added), added) for added in self.additions(table.played.card, table.hand)]
        best = max(plans)[1]
        for at, option in enumerate(offered):
            if option != options.ENOUGH and option < options.LOOK and options.card_of(option) not in best:
                weights[at] = -1.0
        return weights

    def added_value(self, table: Table, added: tuple[int, ...]) -> float:
        """What the actions under way bring with these cards and the whole Lookout, and what the Yard then attracts."""
        tucked = [card for place, card in enumerate(table.lookout) if place not in table.played.looked]
        more = icons_of(self.box, [*added, *tucked])
        icons = [count + more[suit] for suit, count in enumerate(table.played.icons)]
        value = self.w["safe"] * len(added) + self.attraction(table, without(table.hand, added))
        for which in range(2):
            action = self.box.actions[2 * table.played.card + which]
            if table.played.used & (1 << which) and action is not None and action.counts_suit:
                value += self.values.using(table, action, icons)
        return value
