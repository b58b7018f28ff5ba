"""Fort by rules of thumb: gather for the next level, advance, score, use many friends, keep the deck thin."""

from __future__ import annotations

from functools import cache
from typing import Final

from blanketfort.engine.decision import Decision
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.view import View
from blanketfort.games.fort import GAME
from blanketfort.games.fort.bot.animals import Animals
from blanketfort.games.fort.bot.table import Table, icons_of, table_in_state, table_in_view
from blanketfort.games.fort.bot.values import (
    DIY_MODIFIER,
    IMPOSSIBLE,
    WEIGHTS,
    Deck,
    Values,
)
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
FIRST: Final = {terms.ADVANCE: 3.0, terms.LOOKOUT: 2.0, terms.PACK: 2.0, terms.SPEND_PIZZA: -1.0, terms.SPEND_TOY: -1.0}
"""Which of two actions to use first: what makes room or is counted comes before what counts or spends it."""


class RuleOfThumb(Animals):
    """Weighs each option by what it brings in points; it looks at nothing but its seat's view."""

    def __init__(self, seed: int, game: Fort = GAME, weights: dict[str, float] = WEIGHTS) -> None:
        self.seed = seed  # the thumb is never in doubt: whatever its seed, it plays the same
        values = usual_values(game.box) if weights is WEIGHTS else Values(weights, game.box)
        super().__init__(game.box, values, weights)
        self.weighings = {
            "fort.draft": self.weigh_keeping,
            "fort.play": self.weigh_playing,
            "fort.use": self.weigh_using,
            "fort.any-suit": self.weigh_any_suit,
            "fort.add": self.weigh_adding,
            "fort.declare": self.weigh_declaring,
            "fort.follow": self.weigh_following,
            "fort.copy-cat": self.weigh_following_further,
            "fort.rough-housing": self.weigh_rough_housing,
            "fort.do-over": self.weigh_do_over,
            "fort.recruit": self.weigh_recruiting,
            "fort.birthday-party": self.weigh_recruiting,
            "fort.recycle": self.weigh_recycling,
            "fort.gather": self.weigh_gathering,
            "fort.pack": self.weigh_packing,
            "fort.lookout": self.weigh_tucking,
            "fort.trash": self.weigh_trashing,
            "fort.trash-rival": self.weigh_trashing_rival,
            "fort.spend": self.weigh_paying,
            "fort.copy-rival-pack": self.weigh_copying,
            "fort.convert": self.weigh_converting,
            "fort.pay": self.weigh_paying,
            "fort.choose-rule": self.weigh_rules,
            "fort.choose-perk": self.weigh_perks,
            "fort.swap-rule": self.weigh_rules,
            "fort.swap-perk": self.weigh_perks,
            "fort.unpack": self.weigh_paying,
            "fort.keep-one": self.weigh_keeping_one,
            **self.weighings_of_animals(),
        }

    def choose(self, view: View, decision: Decision) -> int:
        assert isinstance(view, FortView)
        offered = self.find_doubtful(decision.kind, [option.id for option in decision.options])
        return (
            offered[0] if len(offered) == 1 else self.prefer(table_in_view(view, decision.seat), decision.kind, offered)
        )

    def choose_in(self, state: FortState) -> int:
        """The same choice in a position that a search has dealt itself, without the detour of a view."""
        kind = state.top.kind()
        offered = self.find_doubtful(kind, state.legal)
        return offered[0] if len(offered) == 1 else self.prefer(table_in_state(state, state.top.seat), kind, offered)

    def find_doubtful(self, kind: str, offered: list[int]) -> list[int]:
        """The options that have to be weighed: one where there is no doubt."""
        if kind not in self.weighings:
            return offered[:1]
        return (
            offered[:-1]
            if offered[-1] == options.USE_RECYCLING and kind != "fort.play" and len(offered) > 1
            else offered
        )

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
        weights += [self.cat_value(table, option - options.CAT, best) for option in cats]
        return weights + [self.recycling(table) for _option in offered[len(weights) :]]

    def playing(self, table: Table, option: int, in_hand: list[int], tucked: list[int]) -> float:
        if option == options.SKIP:
            return self.attraction(table, table.hand)
        if option == options.USE_DIY:
            return self.values.advancing(table, DIY_MODIFIER) - 1.5
        kind = option - options.PLAY
        if self.box.dogs[kind]:
            return self.dog_value(table, kind)
        if self.minds_cats(table):
            return self.playing_for_cats(table, kind, table.hand) + self.unfollowed(table, kind)
        return self.play_value(table, kind, in_hand, tucked)

    def play_value(self, table: Table, kind: int, in_hand: list[int], tucked: list[int]) -> float:
        """Both actions of a card with all the icons at hand, less what rivals may gain by following."""
        own = self.box.icons[kind]
        # The played card's own coin counts as nothing but a coin.
        icons = [in_hand[suit] + tucked[suit] - own[terms.COIN] for suit in range(terms.SUITS)]
        icons.append(in_hand[terms.COIN] + tucked[terms.COIN])
        value, best = 0.0, IMPOSSIBLE
        for which in range(2):
            action = self.box.actions[2 * kind + which]
            if action is None:
                continue
            gain = self.values.using(table, action, icons)
            best = max(best, gain)
            if gain > 0:
                value += gain
                if action.counts_suit() and action.measure < terms.SUITS:
                    value += self.w["safe"] * (in_hand[action.measure] - own[action.measure] - own[terms.COIN])
                if which == 0:
                    value -= self.w["followed"] * (3.0 if action.verb == terms.ADVANCE else 1.0)
        return value if best > 0 else best

    def recycling(self, table: Table) -> float:
        """Take an Advance Fort card back when the next level can be paid and no such card is in hand."""
        if any(self.box.advances[kind] > 0 for kind in table.hand):
            return IMPOSSIBLE
        if not any(self.box.advances[kind] > 0 for kind in table.discard):
            return IMPOSSIBLE
        return self.values.advancing(table, 0) - 1.0

    def weigh_using(self, table: Table, offered: list[int]) -> list[float]:
        icons = self.reachable_icons(table)
        weights = []
        for option in offered:
            if option == options.FINISH:
                weights.append(0.0)
                continue
            action = self.box.actions[2 * table.played + option - options.USE]
            assert action is not None
            gain = self.values.using(table, action, icons)
            weights.append(gain + 100.0 * (2.0 + FIRST.get(action.verb, 0.0)) if gain > 0 else gain)
        return weights

    def reachable_icons(self, table: Table) -> list[int]:
        """The icons in play and those that could still be added from hand and Lookout."""
        left = [kind for place, kind in enumerate(table.lookout) if place not in table.looked]
        more = icons_of(self.box, table.hand + left)
        return [table.icons[suit] + more[suit] for suit in range(terms.COIN + 1)]

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
                added = option - options.ADD
                safe = 0.0 if self.box.best_friends[added] else self.w["safe"] * self.values.base[added]
                weights.append(0.2 + safe)
        if offered[0] == options.ENOUGH and not self.wants_more(table):
            weights[0] = 100.0
        return self.weigh_adding_for_cats(table, offered, weights) if self.minds_cats(table) else weights

    def wants_more(self, table: Table) -> bool:
        """Whether doing the action once more would be good: not for trashing good cards or spending what is needed."""
        icons = table.icons
        more = [count + 1 for count in icons]
        for which in range(2):
            action = self.box.actions[2 * table.played + which]
            if not table.used & (1 << which) or action is None or not action.counts_suit():
                continue
            if self.values.using(table, action, more) > self.values.using(table, action, icons) - 0.001:
                return True
        return False

    def weigh_do_over(self, table: Table, offered: list[int]) -> list[float]:
        in_hand, tucked = icons_of(self.box, table.hand), icons_of(self.box, table.lookout)
        plays = [self.play_value(table, kind, in_hand, tucked) for kind in table.hand if self.box.can_be_played(kind)]
        patience = 0.0 if table.is_last_round else 4.0
        return [patience if option == options.PASS else max(plays, default=0.0) for option in offered]

    def weigh_recycling(self, table: Table, offered: list[int]) -> list[float]:
        return [
            10.0 * self.box.advances[option - options.TAKE] + self.values.base[option - options.TAKE]
            for option in offered
        ]

    # Following.

    def weigh_following(self, table: Table, offered: list[int]) -> list[float]:
        """Follow where the action brings more than the card would next turn."""
        action = self.box.actions[2 * table.played]
        assert action is not None
        weights = [self.w["follow at"] if not table.is_last_round else 0.0]
        if len(offered) == 1:
            return weights
        best, spite = self.best_play(table, table.hand), self.spiting(table)
        for option in offered[1:]:
            card = option - options.FOLLOW
            shown = self.box.icons[card]
            icons = [shown[suit] + shown[terms.COIN] for suit in range(terms.COIN + 1)]
            gain = self.values.using(table, action, icons)
            left = table.hand[:]
            left.remove(card)
            weights.append(gain + spite - 0.8 * (best - self.best_play(table, left)))
        return weights

    def best_play(self, table: Table, hand: list[int]) -> float:
        """What this hand would bring on one's own turn."""
        in_hand, tucked = icons_of(self.box, hand), icons_of(self.box, table.lookout)
        best = 0.0
        for kind in hand:
            if self.box.can_be_played(kind) and self.minds_cats(table):
                best = max(best, self.playing_for_cats(table, kind, hand))
            elif self.box.can_be_played(kind):
                best = max(best, self.play_value(table, kind, in_hand, tucked))
        return best

    def weigh_following_further(self, table: Table, offered: list[int]) -> list[float]:
        weights = [0.0]
        best = self.best_play(table, table.hand)
        for option in offered[1:]:
            left = table.hand[:]
            left.remove(option - options.FOLLOW)
            weights.append(1.0 - 0.8 * (best - self.best_play(table, left)))
        return weights

    def weigh_rough_housing(self, table: Table, offered: list[int]) -> list[float]:
        worth = self.values.base[table.played]
        return [4.0 if option == options.PASS else worth for option in offered]

    def weigh_declaring(self, table: Table, offered: list[int]) -> list[float]:
        """The suit that rivals are known to have least."""
        cards = [kind for rival in table.rivals() for kind in rival.known]
        icons = icons_of(self.box, cards)
        return [-float(icons[option - options.SUIT]) for option in offered]

    # Phase 3: Recruit, and choosing among cards.

    def weigh_recruiting(self, table: Table, offered: list[int]) -> list[float]:
        deck = Deck(self.box, table.my_cards(), table.lookout)
        return [self.recruiting(table, deck, option) for option in offered]

    def recruiting(self, table: Table, deck: Deck, option: int) -> float:
        if option == options.PASS:
            return 0.0 if table.rule == terms.SLEEPOVER else self.w["thin"] + 1.0
        if option == options.DECK:
            return self.w["unknown card"]
        card = (option - options.YARD) % options.KINDS if option >= options.YARD else option - options.PARK
        worth = self.values.worth(card, deck) + self.for_rule(table, card) + self.luring(table, deck.drawn, card)
        if option < options.YARD:
            return worth
        overdue = max(0.0, table.turns - self.w["patience"])
        return worth + self.w["denied"] * self.values.base[card] - overdue

    def for_rule(self, table: Table, card: int) -> float:
        """What a card brings by the made-up rule."""
        icons = self.box.icons[card]
        if table.rule == terms.PLAY_PALACE:
            return float(icons[terms.SUIT_NAMES.index("crown")])
        if table.rule == terms.SLIME_LAB:
            return float(icons[terms.SUIT_NAMES.index("book")])
        return float(self.box.advances[card]) if table.rule == terms.BIG_PLANS else 0.0

    def weigh_keeping(self, table: Table, offered: list[int]) -> list[float]:
        deck = Deck(self.box, sorted(table.deck) + table.discard, [])
        return [self.values.worth(option - options.KEEP, deck) for option in offered]

    def weigh_keeping_one(self, table: Table, offered: list[int]) -> list[float]:
        deck = Deck(self.box, table.my_cards(), table.lookout)
        cards = [option - options.KEEP for option in offered]
        return [
            self.values.worth(card, deck) + self.for_rule(table, card) + self.luring(table, deck.drawn, card)
            for card in cards
        ]

    def weigh_trashing(self, table: Table, offered: list[int]) -> list[float]:
        """The worst card; from the discard pile rather than one that could still be used this turn."""
        deck = Deck(self.box, table.my_cards(), table.lookout)
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-self.w["thin"])
            elif option >= options.TRASHING_DISCARD:
                weights.append(-self.keeping(table, option - options.TRASHING_DISCARD, deck))
            else:
                weights.append(-self.keeping(table, option - options.TRASHING, deck))
        return weights

    def keeping(self, table: Table, card: int, deck: Deck) -> float:
        """What a card of one's own is worth: never less than its points for the made-up rule."""
        if table.rule == terms.LONER and self.box.best_friends[card] and not self.box.advances[card]:
            return -1.0
        if self.box.advances[card] > 0 and deck.advances == self.box.advances[card] and table.level < terms.TOP_LEVEL:
            return 20.0
        others = [kind for kind in deck.drawn if kind != card]
        return self.values.worth(card, deck) + self.for_rule(table, card) + self.luring(table, others, card)

    def weigh_tucking(self, table: Table, offered: list[int]) -> list[float]:
        """Cards whose icons serve the deck every turn and whose actions are missed least."""
        deck = Deck(self.box, table.my_cards(), table.lookout)
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-3.0)
            elif option == options.DECK:
                weights.append(0.5)
            elif option >= options.YARD:
                owner, card = divmod(option - options.YARD, options.KINDS)
                weights.append(self.tucking(table, card, deck) + (0.0 if owner == table.seat else 1.0))
            elif option < options.TUCK:
                weights.append(self.tucking(table, option - options.PARK, deck))
            else:
                card = option - options.TUCK
                missed = self.keeping(table, card, deck) - self.w["thin"]
                weights.append(self.tucking(table, card, deck) - 0.7 * max(0.0, missed))
        return weights

    def tucking(self, table: Table, card: int, deck: Deck) -> float:
        icons = self.box.icons[card]
        top = max(deck.demand[: terms.SUITS])
        return sum(icons[suit] * deck.demand[suit] for suit in range(terms.SUITS)) + icons[terms.COIN] * top

    def weigh_trashing_rival(self, table: Table, offered: list[int]) -> list[float]:
        weights = [
            self.values.base[(option - options.YARD) % options.KINDS] if option >= options.YARD else 0.0
            for option in offered
        ]
        if self.minds_cats(table) and len(offered) > 1 and table.played == NOTHING:
            deck = Deck(self.box, table.my_cards(), table.lookout)
            wanted = [self.recruiting(table, deck, option) for option in offered]
            weights[wanted.index(max(wanted))] = -1.0
        return weights

    # Resources.

    def weigh_gathering(self, table: Table, offered: list[int]) -> list[float]:
        gains = [self.values.gathering(table, 1, 0), self.values.gathering(table, 0, 1)]
        more = [self.values.gathering(table, 2, 0), self.values.gathering(table, 0, 2)]
        return [gains[option - options.GATHER] + more[option - options.GATHER] for option in offered]

    def weigh_packing(self, table: Table, offered: list[int]) -> list[float]:
        """From the supply where one may; else what there is more of, which makes room for it."""
        stuff = [table.me.pizza, table.me.toys]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-1.0)
            elif option >= options.PACKING + 2:
                pizza = int(option == options.PACKING + 2)
                stock = self.values.stock[table.level]
                weights.append(10.0 + stock[min(12, table.pizza + pizza)][min(12, table.toys + 1 - pizza)])
            else:
                weights.append(float(stuff[option - options.PACKING]))
        return weights

    def weigh_paying(self, table: Table, offered: list[int]) -> list[float]:
        """Pay from Stuff, and with what is needed less for the level after."""
        level = min(table.level + 1, 5)
        stock = self.values.stock[level]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.0 if self.spends_well(table, offered) else 1000.0)
                continue
            place = option - options.FROM
            pizza = 1 - place % 2
            left = stock[max(0, table.pizza - pizza)][max(0, table.toys - 1 + pizza)]
            packed = 0.5 if self.is_robbed(table) else -0.3
            weights.append(100.0 + left + (packed if place > 1 else 0.0))
        return weights

    def spends_well(self, table: Table, offered: list[int]) -> bool:
        """Whether a point is worth one more of this resource."""
        is_pizza = (offered[-1] - options.FROM) % 2 == 0
        cost = self.values.losing(table, 1, 0) if is_pizza else self.values.losing(table, 0, 1)
        return cost < 1.0

    def weigh_copying(self, table: Table, offered: list[int]) -> list[float]:
        rivals = [table.sides[option - options.RIVAL] for option in offered]
        return [self.values.gathering(table, rival.pack_pizza, rival.pack_toys) for rival in rivals]

    def weigh_converting(self, table: Table, offered: list[int]) -> list[float]:
        stock = self.values.stock[table.level]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(stock[table.pizza][table.toys] + 0.01)
                continue
            place = option - options.CONVERTING
            change = -1 if place % 2 == 0 else 1
            weights.append(stock[table.pizza + change][table.toys - change] - (0.0 if place < 2 else 0.001))
        return weights

    # Fort levels.

    def weigh_rules(self, table: Table, offered: list[int]) -> list[float]:
        cards = table.my_cards() + table.doghouse
        counts = {
            "big-plans": 1.5 + sum(self.box.advances[kind] for kind in cards),
            "friendship-bracelet": sum(count > 0 for count in suits_of(self.box, cards)) + 0.9,
            "loner": 0.5,
            "minimalism": 1.0,
            "piggy-bank": 2.5,
            "pizza-party": 2.5,
            "play-palace": suits_of(self.box, cards)[terms.SUIT_NAMES.index("crown")] + 1.2,
            "popularity": 3.5,
            "secret-stash": 2.5,
            "sleepover": 3.0,
            "slime-lab": suits_of(self.box, cards)[terms.SUIT_NAMES.index("book")] + 1.2,
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
