"""Fort's kids by rules of thumb: whom to recruit, keep, tuck away and trash."""

from __future__ import annotations

from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.table import Table, Weighing
from blanketfort.games.fort.bot.values import Deck, Values
from blanketfort.games.fort.rules import options, terms


class Friends:
    """What a player by rules of thumb knows about the cards of a deck."""

    def __init__(self, values: Values, cats: Cats) -> None:
        self.values = values
        self.box = values.box
        self.w = values.w
        self.cats = cats

    def weighings(self) -> dict[str, Weighing]:
        """How each question about a card is weighed."""
        return {
            "fort.draft": self.weigh_drafting,
            "fort.recruit": self.weigh_recruiting,
            "fort.birthday-party": self.weigh_recruiting,
            "fort.recycle": self.weigh_recycling,
            "fort.keep-one": self.weigh_keeping_one,
            "fort.lookout": self.weigh_tucking,
            "fort.settle": self.weigh_settling,
            "fort.trash": self.weigh_trashing,
            "fort.dig": self.weigh_trashing,
            "fort.trash-rival": self.weigh_trashing_rival,
        }

    # New cards.

    def weigh_recruiting(self, table: Table, offered: list[int]) -> list[float]:
        deck = deck_of(self.values, table)
        return [self.recruiting(table, deck, option) for option in offered]

    def recruiting(self, table: Table, deck: Deck, option: int) -> float:
        if option == options.PASS:
            return 0.0 if table.me.rule == terms.SLEEPOVER else self.w["thin"] + 1.0
        if option == options.DECK:
            return self.w["unknown card"]
        card = options.card_of(option)
        worth = self.worth(table, card, deck)
        if option < options.YARD:
            return worth
        overdue = max(0.0, float(table.me.turns) - self.w["patience"])
        return worth + self.w["denied"] * self.values.base[card] - overdue

    def worth(self, table: Table, card: int, deck: Deck, is_own: bool = False) -> float:
        """What a card brings: by what it does, by the made-up rule, and by the cats that it lures with others."""
        worth = self.values.worth(card, deck) + self.for_rule(table, card)
        if not self.cats.are_minded(table):
            return worth
        others = [kind for kind in deck.drawn if kind != card] if is_own else deck.drawn
        return worth + self.cats.luring(table, others, card)

    def for_rule(self, table: Table, card: int) -> float:
        """What a card brings by the made-up rule."""
        icons = self.box.icons[card]
        if table.me.rule == terms.PLAY_PALACE:
            return float(icons[terms.CROWN])
        if table.me.rule == terms.SLIME_LAB:
            return float(icons[terms.BOOK])
        return float(self.box.advances[card]) if table.me.rule == terms.BIG_PLANS else 0.0

    def weigh_drafting(self, table: Table, offered: list[int]) -> list[float]:
        deck = Deck(self.box, sorted(table.me.deck) + table.me.discard, [])
        return [self.values.worth(options.card_of(option), deck) for option in offered]

    def weigh_keeping_one(self, table: Table, offered: list[int]) -> list[float]:
        deck = deck_of(self.values, table)
        return [self.worth(table, options.card_of(option), deck) for option in offered]

    def weigh_recycling(self, table: Table, offered: list[int]) -> list[float]:
        cards = [options.card_of(option) for option in offered]
        return [10.0 * self.box.advances[card] + self.values.base[card] for card in cards]

    def all_in_all(self, table: Table, cards: list[int]) -> float:
        """What it brings to have all these cards: more is not better."""
        deck = deck_of(self.values, table)
        return sum(self.values.worth(card, deck) - self.w["thin"] for card in cards)

    # One's own cards.

    def keeping(self, table: Table, card: int, deck: Deck) -> float:
        """What a card of one's own is worth: never less than its points for the made-up rule."""
        advances = self.box.advances[card]
        if table.me.rule == terms.LONER and self.box.best_friends[card] and not advances:
            return -1.0
        if advances > 0 and deck.advances == advances and table.level < terms.TOP_LEVEL:
            return 20.0
        return self.worth(table, card, deck, is_own=True)

    def weigh_trashing(self, table: Table, offered: list[int]) -> list[float]:
        """The worst cards, as far as they are bad enough."""
        deck = deck_of(self.values, table)
        return [
            -self.w["thin"] if option == options.ENOUGH else -self.keeping(table, options.card_of(option), deck)
            for option in offered
        ]

    def tucking(self, card: int, deck: Deck) -> float:
        """What a card's icons bring in the Lookout, where they serve every turn."""
        icons = self.box.icons[card]
        top = max(deck.demand[: terms.SUITS])
        return sum(icons[suit] * deck.demand[suit] for suit in range(terms.SUITS)) + icons[terms.COIN] * top

    def tucking_own(self, table: Table, card: int, deck: Deck) -> float:
        """The same for a card that could be drawn: less what is missed of its actions."""
        missed = self.keeping(table, card, deck) - self.w["thin"]
        return self.tucking(card, deck) - 0.7 * max(0.0, missed)

    def weigh_tucking(self, table: Table, offered: list[int]) -> list[float]:
        deck = deck_of(self.values, table)
        weights = []
        for option in offered:
            card = options.card_of(option)
            if option == options.ENOUGH:
                weights.append(-3.0)
            elif option == options.DECK:
                weights.append(0.5)
            elif option >= options.YARD:
                is_own = options.owner_of(option) == table.seat
                weights.append(self.tucking(card, deck) + (0.0 if is_own else 1.0))
            elif option < options.TUCK:
                weights.append(self.tucking(card, deck))
            else:
                weights.append(self.tucking_own(table, card, deck))
        return weights

    def weigh_settling(self, table: Table, offered: list[int]) -> list[float]:
        deck = deck_of(self.values, table)
        return [
            -0.5 if option == options.ENOUGH else self.tucking_own(table, options.card_of(option), deck)
            for option in offered
        ]

    def weigh_trashing_rival(self, table: Table, offered: list[int]) -> list[float]:
        weights = [0.0 if option == options.ENOUGH else self.values.base[options.card_of(option)] for option in offered]
        if self.cats.are_minded(table) and len(offered) > 1 and table.played.card == NOTHING:
            wanted = self.weigh_recruiting(table, offered)  # Scratch leaves what one would rather have
            weights[wanted.index(max(wanted))] = -1.0
        return weights


def deck_of(values: Values, table: Table) -> Deck:
    """What the cards of the player who is asked have in common."""
    return Deck(values.box, table.my_cards(), table.lookout)
