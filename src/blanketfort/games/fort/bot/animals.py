"""Fort's dogs by rules of thumb: which to play and what for; the cats are next door."""

from __future__ import annotations

from collections.abc import Callable

from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.table import Side, Table, icons_of
from blanketfort.games.fort.bot.values import IMPOSSIBLE, Deck
from blanketfort.games.fort.rules import options, terms

Weighing = Callable[[Table, list[int]], list[float]]
DOGHOUSE = 7.0
"""Points for the most dogs."""


class Animals(Cats):
    """The part of a player by rules of thumb that knows dogs and cats."""

    # What the player knows about kids.

    def keeping(self, table: Table, card: int, deck: Deck) -> float:
        """What a card of one's own is worth."""
        raise NotImplementedError

    def tucking(self, table: Table, card: int, deck: Deck) -> float:
        """What a card is worth in the Lookout."""
        raise NotImplementedError

    def weighings_of_animals(self) -> dict[str, Weighing]:
        """How each decision about dogs and cats is weighed; those of one's own cards are weighed as for kids."""
        return {
            "fort.add-to-dog": self.weigh_adding_to_dog,
            "fort.gain": self.weigh_gaining,
            "fort.fill-toys": self.weigh_filling,
            "fort.mimic": self.weigh_mimicking,
            "fort.herd": self.weigh_herding,
            "fort.herd-to": self.weigh_herding_to,
            "fort.fetch": self.weigh_fetching,
            "fort.settle": self.weigh_settling,
            "fort.dig": self.weigh_digging,
            "fort.declare-coin": self.weigh_declaring_coin,
            "fort.call": self.weigh_calling,
            "fort.advance": self.weigh_advancing,
            "fort.visit": self.weigh_visiting,
            "fort.steal": self.weigh_stealing,
            "fort.rob": self.weigh_visiting,
            "fort.rob-pack": self.weigh_stealing,
            "fort.discard": self.weigh_discarding,
        }

    # Playing a dog.

    def dog_value(self, table: Table, dog: int) -> float:
        """What a dog does, what it costs, and what it is worth in its doghouse."""
        need = self.box.need_of(dog)
        cost = self.spending_any(table, need.spend, need.resource)
        saved = self.w["safe"] * float(need.add)
        trick = self.box.trick_of(dog)
        if trick.verb == terms.STEAL:
            return self.trick_value(table, dog) + saved - self.home_value(table, False)
        return self.trick_value(table, dog) + self.home_value(table, True) + saved - cost

    def spending_any(self, table: Table, count: int, resource: int) -> float:
        """What it costs to spend `count` resources of your choice, or all of one kind."""
        best = -IMPOSSIBLE
        for pizza in range(count + 1):
            if (
                resource in (NOTHING, 1 if pizza < count else 0)
                and pizza <= table.pizza
                and count - pizza <= table.toys
            ):
                best = min(best, self.values.losing(table, pizza, count - pizza))
        return best if count > 0 else 0.0

    def home_value(self, table: Table, is_mine: bool) -> float:
        """What one dog more in a doghouse, mine or a rival's, means for the points for having the most."""
        mine = table.me.dogs
        theirs = max([rival.dogs for rival in table.rivals()])
        if table.is_last_round:
            before = DOGHOUSE * (mine >= theirs) - DOGHOUSE * (theirs >= mine)
            after = mine + int(is_mine), theirs + int(not is_mine)
            change = DOGHOUSE * (after[0] >= after[1]) - DOGHOUSE * (after[1] >= after[0]) - before
            return change if is_mine else -change
        is_close = abs(mine - theirs) <= 1
        return self.w["dog at home"] if is_close else 0.5 * self.w["dog at home"]

    def trick_value(self, table: Table, dog: int) -> float:
        """What a dog does, in points."""
        trick = self.box.trick_of(dog)
        verb, amount = trick.verb, trick.amount
        if verb == terms.DOG_SCORE:
            return float(amount)
        if verb == terms.GAIN:
            return max(self.values.gathering(table, pizza, amount - pizza) for pizza in range(amount + 1))
        if verb == terms.FILL_TOYS:
            return max(0.0, self.values.gathering(table, 0, terms.STUFF_LIMIT))
        if verb == terms.MIMIC:
            return self.best_mimicked(table) * (1.0 if amount == 1 else 1.6)
        if verb == terms.STEAL:
            return max([self.stolen(table, rival) for rival in table.rivals()])
        if verb == terms.DOG_ADVANCE:
            return max(0.0, self.values.advancing(table, 0))
        if table.is_last_round:
            return 0.0
        return {
            terms.DIG: 1.5,
            terms.SWAP_PERK: 1.5,
            terms.SWAP_RULE: 1.5,
            terms.FETCH: 1.0,
            terms.HERD: 0.3,
            terms.CALL: 0.3,
            terms.RELIEVE: 0.8,
        }.get(verb, 0.0)

    def best_mimicked(self, table: Table) -> float:
        """The best kid in a Yard or the Park."""
        kids = [card for card in cards_about(table) if not self.box.dogs[card]]
        return max([self.mimicking(table, kid) for kid in kids], default=0.0)

    def mimicking(self, table: Table, kid: int) -> float:
        """What a kid's actions would bring whose own icons are not in one's hand."""
        in_hand = icons_of(self.box, [*table.hand, kid])
        return max(0.0, self.play_value(table, kid, in_hand, icons_of(self.box, table.lookout)))

    def stolen(self, table: Table, rival: Side) -> float:
        """What up to three resources of a rival bring: to oneself, and away from the rival."""
        pizza, toys = rival.pizza + rival.pack_pizza, rival.toys + rival.pack_toys
        best = 0.0
        for taken in range(min(3, pizza) + 1):
            more = min(3 - taken, toys)
            best = max(best, self.values.gathering(table, taken, more) + 0.5 * (taken + more))
        return best

    def weigh_adding_to_dog(self, table: Table, offered: list[int]) -> list[float]:
        """Friends who would else be kicked out first, the Lookout last."""
        return [0.0 if option >= options.LOOK else self.saving(option - options.ADD) for option in offered]

    # What dogs do.

    def weigh_gaining(self, table: Table, offered: list[int]) -> list[float]:
        stock = self.values.stock[table.level]
        now = stock[table.pizza][table.toys]
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.0)
                continue
            pizza = int(option in (options.GATHER, options.PACKING + 2))
            gain = stock[table.pizza + pizza][table.toys + 1 - pizza] - now
            weights.append(gain + (self.w["packed"] if option >= options.PACKING else 0.0))
        return weights

    def weigh_filling(self, table: Table, offered: list[int]) -> list[float]:
        return [
            0.0 if option == options.PASS else self.values.gathering(table, 0, terms.STUFF_LIMIT) for option in offered
        ]

    def weigh_mimicking(self, table: Table, offered: list[int]) -> list[float]:
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(0.01)
            else:
                weights.append(
                    self.mimicking(
                        table,
                        (option - options.YARD) % options.KINDS if option >= options.YARD else option - options.PARK,
                    )
                )
        return weights

    def weigh_herding(self, table: Table, offered: list[int]) -> list[float]:
        """A Yard whose cards are good for oneself, all in all."""
        weights = []
        for option in offered:
            is_yard = options.HERD_YARD <= option < options.HERD_TO
            weights.append(self.friends(table, table.sides[option - options.HERD_YARD].yard if is_yard else []))
        return weights

    def friends(self, table: Table, cards: list[int]) -> float:
        """What it brings to have all these cards: more is not better."""
        deck = Deck(self.box, table.my_cards(), table.lookout)
        return sum(self.values.worth(card, deck) - self.w["thin"] for card in cards)

    def weigh_herding_to(self, table: Table, offered: list[int]) -> list[float]:
        return [float(option - options.HERD_TO == table.seat) for option in offered]

    def weigh_fetching(self, table: Table, offered: list[int]) -> list[float]:
        """What rivals have tucked away serves them every turn."""
        return [
            0.0
            if option == options.ENOUGH
            else -1.0
            if (option - options.UNTUCK) // options.LOOKOUT_PLACES == table.seat
            else 1.0
            for option in offered
        ]

    def weigh_settling(self, table: Table, offered: list[int]) -> list[float]:
        deck = Deck(self.box, table.my_cards(), table.lookout)
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-0.5)
                continue
            card = option - options.TUCK_DISCARD if option >= options.TUCK_DISCARD else option - options.TUCK
            missed = max(0.0, self.keeping(table, card, deck) - self.w["thin"])
            weights.append(self.tucking(table, card, deck) - 0.7 * missed)
        return weights

    def weigh_digging(self, table: Table, offered: list[int]) -> list[float]:
        """The worst cards, as far as they are bad enough."""
        deck = Deck(self.box, table.my_cards(), table.lookout)
        weights = []
        for option in offered:
            if option == options.ENOUGH:
                weights.append(-self.w["thin"])
            else:
                block = options.TRASHING_DECK if option >= options.TRASHING_DECK else options.TRASHING_DISCARD
                weights.append(-self.keeping(table, option - block, deck))
        return weights

    def weigh_declaring_coin(self, table: Table, offered: list[int]) -> list[float]:
        """A suit that was added anyway, so that none more is barred."""
        return [float(table.icons[option - options.SUIT]) for option in offered]

    def weigh_calling(self, table: Table, offered: list[int]) -> list[float]:
        cards = cards_about(table)
        weights = []
        for option in offered:
            suit = option - options.SUIT
            called = [card for card in cards if option != options.PASS and self.box.icons[card][suit] > 0]
            weights.append(self.friends(table, called))
        return weights

    def weigh_advancing(self, table: Table, offered: list[int]) -> list[float]:
        return [self.values.advancing(table, 0) if option == options.ADVANCING else 0.0 for option in offered]

    def weigh_visiting(self, table: Table, offered: list[int]) -> list[float]:
        """The rival with the most to take and the fewest dogs."""
        rivals = [table.sides[option - options.RIVAL] for option in offered]
        return [self.stolen(table, rival) - rival.dogs for rival in rivals]

    def weigh_stealing(self, table: Table, offered: list[int]) -> list[float]:
        return [
            0.0
            if option == options.ENOUGH
            else 0.5
            + self.values.gathering(table, (option - options.STEALING + 1) % 2, (option - options.STEALING) % 2)
            for option in offered
        ]


def cards_about(table: Table) -> list[int]:
    """The cards in the Park and in all Yards."""
    return table.park + [card for side in table.sides for card in side.yard]
