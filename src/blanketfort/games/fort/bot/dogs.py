"""Fort's dogs by rules of thumb: which to play and what for."""

from __future__ import annotations

from typing import Final

from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.friends import Friends
from blanketfort.games.fort.bot.stock import Stock
from blanketfort.games.fort.bot.table import Table, Weighing, icons_of
from blanketfort.games.fort.bot.values import Values
from blanketfort.games.fort.rules import options, terms

DOGHOUSE: Final = 7.0
"""Points for the most dogs."""
LATER: Final[dict[int, float]] = {
    terms.DIG: 1.5,
    terms.SWAP_PERK: 1.5,
    terms.SWAP_RULE: 1.5,
    terms.FETCH: 1.0,
    terms.RELIEVE: 0.8,
    terms.HERD: 0.3,
    terms.CALL: 0.3,
}
"""What a dog is worth that does something for later turns."""


class Dogs:
    """What a player by rules of thumb knows about dogs."""

    def __init__(self, values: Values, cats: Cats, friends: Friends, stock: Stock) -> None:
        self.values = values
        self.box = values.box
        self.w = values.w
        self.cats = cats
        self.friends = friends
        self.stock = stock

    def weighings(self) -> dict[str, Weighing]:
        """How each question about dogs is weighed; those about cards and resources are weighed as for kids."""
        return {
            "fort.add-to-dog": self.weigh_adding,
            "fort.mimic": self.weigh_mimicking,
            "fort.herd": self.weigh_herding,
            "fort.herd-to": self.weigh_herding_to,
            "fort.fetch": self.weigh_fetching,
            "fort.declare-coin": self.weigh_declaring_coin,
            "fort.call": self.weigh_calling,
            "fort.advance": self.weigh_advancing,
        }

    # Playing a dog.

    def playing(self, table: Table, dog: int) -> float:
        """What a dog does, what it costs, and what it is worth in its doghouse."""
        need = self.box.need_of(dog)
        saved = self.w["safe"] * float(need.add)
        if self.box.trick_of(dog).verb == terms.STEAL:
            return self.trick_value(table, dog) + saved - self.home_value(table, False)
        cost = self.stock.spending(table, need.spend, need.spending == terms.SPEND_PIZZA)
        return self.trick_value(table, dog) + self.home_value(table, True) + saved - cost

    def home_value(self, table: Table, is_mine: bool) -> float:
        """What one dog more in a doghouse, mine or a rival's, means for the points for having the most."""
        mine = len(table.me.doghouse)
        theirs = max([len(rival.doghouse) for rival in table.rivals()])
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
            return max([self.stock.stolen(table, rival) for rival in table.rivals()])
        if verb == terms.DOG_ADVANCE:
            return max(0.0, self.values.advancing(table, 0))
        return 0.0 if table.is_last_round else LATER.get(verb, 0.0)

    def best_mimicked(self, table: Table) -> float:
        """The best kid in a Yard or the Park."""
        kids = [card for card in cards_about(table) if not self.box.dogs[card]]
        return max([self.mimicking(table, kid) for kid in kids], default=0.0)

    def mimicking(self, table: Table, kid: int) -> float:
        """What a kid's actions would bring whose own icons are not in one's hand."""
        in_hand = icons_of(self.box, [*table.hand, kid])
        return max(0.0, self.values.playing(table, kid, in_hand, icons_of(self.box, table.lookout)))

    def weigh_adding(self, table: Table, offered: list[int]) -> list[float]:
        """Friends who would else be kicked out first, the Lookout last."""
        return [0.0 if option >= options.LOOK else self.cats.saving(options.card_of(option)) for option in offered]

    # What dogs do.

    def weigh_mimicking(self, table: Table, offered: list[int]) -> list[float]:
        return [
            0.01 if option == options.ENOUGH else self.mimicking(table, options.card_of(option)) for option in offered
        ]

    def weigh_herding(self, table: Table, offered: list[int]) -> list[float]:
        """A Yard whose cards are good for oneself, all in all."""
        weights = []
        for option in offered:
            is_yard = options.HERD_YARD <= option < options.HERD_TO
            cards = table.boards[option - options.HERD_YARD].yard if is_yard else []
            weights.append(self.friends.all_in_all(table, cards))
        return weights

    def weigh_herding_to(self, table: Table, offered: list[int]) -> list[float]:
        return [float(option - options.HERD_TO == table.seat) for option in offered]

    def weigh_fetching(self, table: Table, offered: list[int]) -> list[float]:
        """What rivals have tucked away serves them every turn."""
        weights = []
        for option in offered:
            is_own = (option - options.UNTUCK) // options.LOOKOUT_PLACES == table.seat
            weights.append(0.0 if option == options.ENOUGH else -1.0 if is_own else 1.0)
        return weights

    def weigh_declaring_coin(self, table: Table, offered: list[int]) -> list[float]:
        """A suit that was added anyway, so that none more is barred."""
        return [float(table.played.icons[option - options.SUIT]) for option in offered]

    def weigh_calling(self, table: Table, offered: list[int]) -> list[float]:
        cards = cards_about(table)
        weights = []
        for option in offered:
            suit = option - options.SUIT
            called = [card for card in cards if option != options.PASS and self.box.icons[card][suit] > 0]
            weights.append(self.friends.all_in_all(table, called))
        return weights

    def weigh_advancing(self, table: Table, offered: list[int]) -> list[float]:
        return [self.values.advancing(table, 0) if option == options.ADVANCING else 0.0 for option in offered]


def cards_about(table: Table) -> list[int]:
    """The cards in the Park and in all Yards."""
    return table.park + [card for board in table.boards for card in board.yard]
