"""Fort by rules of thumb: gather for the next level, advance, score, use many friends, keep the deck thin."""

from __future__ import annotations

from functools import cache
from typing import Final

from blanketfort.engine.decision import Decision
from blanketfort.engine.view import View
from blanketfort.games.fort import GAME
from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.dogs import Dogs
from blanketfort.games.fort.bot.friends import Friends
from blanketfort.games.fort.bot.stock import Stock
from blanketfort.games.fort.bot.table import Table, Weighing, icons_of, table_in_state, table_in_view, without
from blanketfort.games.fort.bot.values import DIY_MODIFIER, IMPOSSIBLE, WEIGHTS, Values
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.box import Box
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.view import FortView

PERKS: Final[dict[str, float]] = {
    "diy": 5.0,
    "do-over": 4.0,
    "sticky-fingers": 4.5,
    "xxl-backpack": 3.5,
    "bribe": 3.0,
    "copy-cat": 2.0,
    "birthday-party": 1.5,
    "recycling": 2.5,
    "rough-housing": 1.0,
}
FIRST: Final[dict[int, float]] = {
    terms.ADVANCE: 3.0,
    terms.LOOKOUT: 2.0,
    terms.PACK: 2.0,
    terms.SPEND_PIZZA: -1.0,
    terms.SPEND_TOY: -1.0,
}
"""Which of two actions to use first: what makes room or is counted comes before what counts or spends it."""


class RuleOfThumb:
    """Weighs each option by what it brings in points; it looks at nothing but its seat's view."""

    def __init__(self, seed: int, game: Fort = GAME, weights: dict[str, float] = WEIGHTS) -> None:
        self.seed = seed  # the thumb is never in doubt: whatever its seed, it plays the same
        self.values = usual_values(game.box) if weights is WEIGHTS else Values(weights, game.box)
        self.box = game.box
        self.w = weights
        self.cats = Cats(self.values)
        self.friends = Friends(self.values, self.cats)
        self.stock = Stock(self.values, self.cats)
        self.dogs = Dogs(self.values, self.cats, self.friends, self.stock)
        self.weighings: dict[str, Weighing] = {
            "fort.play": self.weigh_playing,
            "fort.use": self.weigh_using,
            "fort.any-suit": self.weigh_any_suit,
            "fort.add": self.weigh_adding,
            "fort.declare": self.weigh_declaring,
            "fort.follow": self.weigh_following,
            "fort.copy-cat": self.weigh_following_further,
            "fort.rough-housing": self.weigh_rough_housing,
            "fort.do-over": self.weigh_do_over,
            "fort.discard": self.cats.weigh_discarding,
            "fort.choose-rule": self.weigh_rules,
            "fort.choose-perk": self.weigh_perks,
            "fort.swap-rule": self.weigh_rules,
            "fort.swap-perk": self.weigh_perks,
            **self.friends.weighings(),
            **self.stock.weighings(),
            **self.dogs.weighings(),
        }

    def choose(self, view: View, decision: Decision) -> int:
        assert isinstance(view, FortView)
        offered = self.find_doubtful(decision.kind, [option.id for option in decision.options])
        if len(offered) == 1:
            return offered[0]
        return self.prefer(table_in_view(view, decision.seat), decision.kind, offered)

    def choose_in(self, state: FortState) -> int:
        """The same choice in a position that a search has dealt itself, without the detour of a view."""
        kind = state.top.kind()
        offered = self.find_doubtful(kind, state.legal)
        return offered[0] if len(offered) == 1 else self.prefer(table_in_state(state, state.top.seat), kind, offered)

    def find_doubtful(self, kind: str, offered: list[int]) -> list[int]:
        """The options that have to be weighed: one where there is no doubt."""
        if kind not in self.weighings:
            return offered[:1]
        is_last = offered[-1] == options.USE_RECYCLING and kind != "fort.play" and len(offered) > 1
        return offered[:-1] if is_last else offered

    def prefer(self, table: Table, kind: str, offered: list[int]) -> int:
        """The option of the greatest weight, the first of equals."""
        weights = self.weighings[kind](table, offered)
        return offered[weights.index(max(weights))]

    # Phase 2: Play.

    def weigh_playing(self, table: Table, offered: list[int]) -> list[float]:
        in_hand = icons_of(self.box, table.hand)
        tucked = icons_of(self.box, table.lookout)
        cards = [option for option in offered if option < options.CAT]
        weights = [self.playing(table, option, in_hand, tucked) for option in cards]
        best = max(weights, default=0.0)
        cats = [option for option in offered if options.CAT <= option < options.USE_RECYCLING]
        weights += [self.cats.using(table, option - options.CAT, best) for option in cats]
        return weights + [self.recycling(table) for _option in offered[len(weights) :]]

    def playing(self, table: Table, option: int, in_hand: list[int], tucked: list[int]) -> float:
        if option == options.SKIP:
            return self.cats.attraction(table, table.hand)
        if option == options.USE_DIY:
            return self.values.advancing(table, DIY_MODIFIER) - 1.5
        kind = options.card_of(option)
        if self.box.dogs[kind]:
            return self.dogs.playing(table, kind)
        if self.cats.are_minded(table):
            return self.cats.playing(table, kind, table.hand) + self.cats.unfollowed(table, kind)
        return self.values.playing(table, kind, in_hand, tucked)

    def recycling(self, table: Table) -> float:
        """Take an Advance Fort card back when the next level can be paid and no such card is in hand."""
        if any(self.box.advances[kind] > 0 for kind in table.hand):
            return IMPOSSIBLE
        if not any(self.box.advances[kind] > 0 for kind in table.me.discard):
            return IMPOSSIBLE
        return self.values.advancing(table, 0) - 1.0

    def weigh_using(self, table: Table, offered: list[int]) -> list[float]:
        icons = self.reachable_icons(table)
        weights = []
        for option in offered:
            if option == options.FINISH:
                weights.append(0.0)
                continue
            action = self.box.actions[2 * table.played.card + option - options.USE]
            assert action is not None
            gain = self.values.using(table, action, icons)
            weights.append(gain + 100.0 * (2.0 + FIRST.get(action.verb, 0.0)) if gain > 0 else gain)
        return weights

    def reachable_icons(self, table: Table) -> list[int]:
        """The icons in play and those that could still be added from hand and Lookout."""
        left = [kind for place, kind in enumerate(table.lookout) if place not in table.played.looked]
        more = icons_of(self.box, table.hand + left)
        return [table.played.icons[suit] + more[suit] for suit in range(terms.SUIT_SPAN)]

    def weigh_any_suit(self, table: Table, offered: list[int]) -> list[float]:
        icons = self.reachable_icons(table)
        return [float(icons[option - options.SUIT]) for option in offered]

    def weigh_adding(self, table: Table, offered: list[int]) -> list[float]:
        """Add what improves the action: first friends who would else be kicked out, the Lookout last."""
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.0)
            elif option >= options.LOOK_ASIDE:
                weights.append(0.05)
            elif option >= options.LOOK:
                weights.append(0.1)
            elif option >= options.ADD_ASIDE:
                weights.append(0.15)
            else:
                added = options.card_of(option)
                safe = 0.0 if self.box.best_friends[added] else self.w["safe"] * self.values.base[added]
                weights.append(0.2 + safe)
        if offered[0] == options.ENOUGH and not self.wants_more(table):
            weights[0] = 100.0
        return self.cats.weigh_adding(table, offered, weights) if self.cats.are_minded(table) else weights

    def wants_more(self, table: Table) -> bool:
        """Whether doing the action once more would be good: not for trashing good cards or spending what is needed."""
        icons = table.played.icons
        more = [count + 1 for count in icons]
        for which in range(2):
            action = self.box.actions[2 * table.played.card + which]
            if not table.played.used & (1 << which) or action is None or not action.counts_suit:
                continue
            if self.values.using(table, action, more) > self.values.using(table, action, icons) - 0.001:
                return True
        return False

    def weigh_do_over(self, table: Table, offered: list[int]) -> list[float]:
        in_hand, tucked = icons_of(self.box, table.hand), icons_of(self.box, table.lookout)
        kinds = [kind for kind in table.hand if self.box.can_be_played(kind)]
        best = max([self.values.playing(table, kind, in_hand, tucked) for kind in kinds], default=0.0)
        patience = 0.0 if table.is_last_round else 4.0
        return [patience if option == options.PASS else best for option in offered]

    # Following.

    def weigh_following(self, table: Table, offered: list[int]) -> list[float]:
        """Follow where the action brings more than the card would next turn."""
        action = self.box.actions[2 * table.played.card]
        assert action is not None
        weights = [self.w["follow at"] if not table.is_last_round else 0.0]
        if len(offered) == 1:
            return weights
        best, spite = self.best_play(table, table.hand), self.cats.spiting(table)
        for option in offered[1:]:
            card = options.card_of(option)
            shown = self.box.icons[card]
            icons = [shown[suit] + shown[terms.COIN] for suit in range(terms.SUIT_SPAN)]
            gain = self.values.using(table, action, icons)
            weights.append(gain + spite - 0.8 * (best - self.best_play(table, without(table.hand, (card,)))))
        return weights

    def best_play(self, table: Table, hand: list[int]) -> float:
        """What this hand would bring on one's own turn."""
        in_hand, tucked = icons_of(self.box, hand), icons_of(self.box, table.lookout)
        best = 0.0
        for kind in hand:
            if self.box.can_be_played(kind) and self.cats.are_minded(table):
                best = max(best, self.cats.playing(table, kind, hand))
            elif self.box.can_be_played(kind):
                best = max(best, self.values.playing(table, kind, in_hand, tucked))
        return best

    def weigh_following_further(self, table: Table, offered: list[int]) -> list[float]:
        weights = [0.0]
        best = self.best_play(table, table.hand)
        for option in offered[1:]:
            left = without(table.hand, (options.card_of(option),))
            weights.append(1.0 - 0.8 * (best - self.best_play(table, left)))
        return weights

    def weigh_rough_housing(self, table: Table, offered: list[int]) -> list[float]:
        worth = self.values.base[table.played.card]
        return [4.0 if option == options.PASS else worth for option in offered]

    def weigh_declaring(self, table: Table, offered: list[int]) -> list[float]:
        """The suit that rivals are known to have least."""
        icons = icons_of(self.box, [kind for rival in table.rivals() for kind in rival.known_cards()])
        return [-float(icons[option - options.SUIT]) for option in offered]

    # Fort levels.

    def weigh_rules(self, table: Table, offered: list[int]) -> list[float]:
        cards = table.my_cards() + table.me.doghouse
        suits = suits_of(self.box, cards)
        counts = {
            "big-plans": 1.5 + sum(self.box.advances[kind] for kind in cards),
            "friendship-bracelet": sum(count > 0 for count in suits) + 0.9,
            "loner": 0.5,
            "minimalism": 1.0,
            "piggy-bank": 2.5,
            "pizza-party": 2.5,
            "play-palace": suits[terms.CROWN] + 1.2,
            "popularity": 3.5,
            "secret-stash": 2.5,
            "sleepover": 3.0,
            "slime-lab": suits[terms.BOOK] + 1.2,
        }
        return [float(counts[terms.RULE_NAMES[option - options.RULE]]) for option in offered]

    def weigh_perks(self, table: Table, offered: list[int]) -> list[float]:
        return [PERKS[terms.PERK_NAMES[option - options.PERK]] for option in offered]


def suits_of(box: Box, cards: list[int]) -> list[int]:
    """How often these cards show each suit, coins not counted for others."""
    return [sum(box.icons[kind][suit] for kind in cards) for suit in range(terms.SUITS)]


@cache
def usual_values(box: Box) -> Values:
    """The usual weights with the cards of a box: all its players share them."""
    return Values(WEIGHTS, box)
