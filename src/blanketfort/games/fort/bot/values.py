"""What things are worth in Fort, in points: resources, levels, actions and cards, by rules of thumb."""

from __future__ import annotations

from typing import Final

from blanketfort.games.fort.bot.table import Table, icons_of
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.box import Action, Box

LIMIT: Final = 13
"""More of one resource than a board can hold."""
IMPOSSIBLE: Final = -1000.0
DIY_MODIFIER: Final = 1
"""By how much advancing is dearer with the perk DIY."""

WEIGHTS: Final[dict[str, float]] = {
    # Resources, by what they are for.
    "next level": 1.3,
    "level after": 0.65,
    "spare": 0.15,
    # Reaching a level: its points, its card, and being nearer to Level 5.
    "level 1": 6.0,
    "level 2": 6.0,
    "level 3": 9.0,
    "level 4": 10.0,
    "level 5": 16.0,
    # One time of each verb.
    "packed": 0.7,
    "tucked": 1.0,
    "trashed": 0.7,
    "trashed rival": 0.5,
    "recruited": 0.4,
    "last of its kind": 2.0,
    # Cards.
    "safe": 0.15,
    "followed": 0.3,
    "advance card": 8.0,
    "second advance card": 2.0,
    "icon": 0.5,
    "denied": 0.3,
    "unknown card": 1.6,
    "thin": 2.2,
    "follow at": 0.1,
    # Dogs and cats.
    "dog": 1.5,
    "dog at home": 2.5,
    "cat": 0.5,
    "cat stays": 0.95,
    "lure": 2.0,
    # From this turn on, cards of the Park are better than those of a Yard: a game must end.
    "patience": 14.0,
}


def _modifiers(box: Box) -> set[int]:
    """By how much advancing may be dearer or cheaper."""
    usual = {DIY_MODIFIER, *(action.modifier for action in box.actions if action is not None)}
    return usual | {modifier + 1 for modifier in usual}


class Values:
    """The weights, made into tables that are looked up, for the cards of one box."""

    def __init__(self, weights: dict[str, float], box: Box) -> None:
        self.w = weights
        self.box = box
        self.stock = [[[self._stock(level, p, t) for t in range(LIMIT)] for p in range(LIMIT)] for level in range(6)]
        self.advances = {
            modifier: [
                [[self._advance(level, modifier, p, t) for t in range(LIMIT)] for p in range(LIMIT)]
                for level in range(6)
            ]
            for modifier in _modifiers(box)
        }
        self.base = [self._base(kind) for kind in range(len(self.box.ids))]
        """What a card is worth in any deck."""

    # Resources and levels.

    def _stock(self, level: int, pizza: int, toys: int) -> float:
        """This much pizza and this many toys at this level: most for the next level, less for the one after."""
        total = 0.0
        for ahead, name in ((1, "next level"), (2, "level after")):
            if level + ahead <= terms.TOP_LEVEL:
                cost = self.box.levels[level + ahead]
                paid_pizza, paid_toys = min(pizza, cost.pizza), min(toys, cost.toys)
                pizza, toys = pizza - paid_pizza, toys - paid_toys
                either = min(pizza + toys, cost.either)
                from_pizza = min(either, max(0, (either + pizza - toys + 1) // 2), pizza)
                pizza, toys = pizza - from_pizza, toys - (either - from_pizza)
                if toys < 0:
                    pizza, toys = pizza + toys, 0
                total += self.w[name] * float(paid_pizza + paid_toys + either)
        return total + self.w["spare"] * (pizza + toys)

    def _advance(self, level: int, modifier: int, pizza: int, toys: int) -> float:
        """Reaching the next level with this stock, paid in the best way; IMPOSSIBLE if it can't be paid."""
        if level >= terms.TOP_LEVEL:
            return IMPOSSIBLE
        cost = self.box.levels[level + 1]
        total = cost.pizza + cost.toys + cost.either + modifier
        spare = max(0, -modifier)
        best = IMPOSSIBLE
        for paid_pizza in range(min(total, pizza) + 1):
            paid_toys = total - paid_pizza
            lacking = max(0, cost.pizza - paid_pizza) + max(0, cost.toys - paid_toys)
            if paid_toys <= toys and lacking <= spare:
                best = max(best, self.stock[level + 1][pizza - paid_pizza][toys - paid_toys])
        if best == IMPOSSIBLE:
            return best
        return best - self.stock[level][pizza][toys] + self.w[f"level {level + 1}"]

    def gathering(self, table: Table, pizza: int, toys: int) -> float:
        """Gaining a number of resources, as far as they fit."""
        pizza = min(pizza, terms.STUFF_LIMIT - table.me.pizza)
        toys = min(toys, terms.STUFF_LIMIT - table.me.toys)
        if table.is_last_round:
            return self._kept_for_rule(table, pizza, toys)
        stock = self.stock[table.level]
        return stock[table.pizza + pizza][table.toys + toys] - stock[table.pizza][table.toys]

    def _kept_for_rule(self, table: Table, pizza: int, toys: int) -> float:
        kept = pizza if table.me.rule == terms.PIZZA_PARTY else toys if table.me.rule == terms.PIGGY_BANK else 0
        return kept + 0.01 * (pizza + toys)

    def losing(self, table: Table, pizza: int, toys: int) -> float:
        """What losing this many resources would cost."""
        if table.is_last_round:
            return self._kept_for_rule(table, pizza, toys)
        stock = self.stock[table.level]
        return stock[table.pizza][table.toys] - stock[table.pizza - pizza][table.toys - toys]

    def advancing(self, table: Table, modifier: int) -> float:
        """The Advance Fort action; in the last round only points count."""
        value = self.advances[modifier + int(table.has_cat(table.seat, terms.DUMPLING))][table.level][table.pizza][
            table.toys
        ]
        if value == IMPOSSIBLE:
            return value
        if table.is_last_round:
            value = float(self.box.levels[table.level + 1].points - self.box.levels[table.level].points)
            value += 4.0 if table.level + 1 == terms.TOP_LEVEL and table.has_sculpture else 0.0
        if table.me.rule == terms.MINIMALISM and table.level in (1, 2):
            stake = 8.0 if table.is_last_round else 4.0
            value += stake if table.level == 1 else -stake
        return value

    # Actions.

    def using(self, table: Table, action: Action, icons: list[int]) -> float:
        """Using an action with these icons to count; below zero for what had better be left alone."""
        times = self.count(table, action, icons)
        if times == 0:
            return IMPOSSIBLE
        value = self.doing(table, action, times)
        if action.also != terms.NO_VERB:
            value += self.repeating(table, action.also, times)
        if action.trashes_this and not table.is_last_round:
            value -= self.w["last of its kind"]
        return value

    def count(self, table: Table, action: Action, icons: list[int]) -> int:
        """How often the action would be done."""
        if action.measure == terms.ANY:
            return action.amount * max(icons[: terms.SUITS])
        if action.counts_suit:
            return action.amount * icons[action.measure]
        return action.amount * action.measured(table.packed, len(table.lookout), table.level)

    def doing(self, table: Table, action: Action, times: int) -> float:
        """The verb this many times, with what follows each time."""
        verb = action.verb
        if verb == terms.ADVANCE:
            value = self.advancing(table, action.modifier)
            return value + float(action.then_amount) if action.then == terms.SCORE else value
        if verb in (terms.SPEND_PIZZA, terms.SPEND_TOY):
            return self.spending(table, verb, times)
        value = self.repeating(table, verb, times)
        if action.then == terms.SCORE:
            return value + self.often(table, verb, times)
        if action.then == terms.TOY:
            return value + self.gathering(table, 0, times)
        if action.then == terms.RESOURCE and value > 0:
            return value + max(self.gathering(table, 1, 0), self.gathering(table, 0, 1))
        return value

    def often(self, table: Table, verb: int, times: int) -> int:
        """How often a verb that moves cards can be done."""
        if verb == terms.TRASH:
            return min(times, max(0, len(table.hand) - 1) + len(table.me.discard))
        return times

    def spending(self, table: Table, verb: int, times: int) -> float:
        """A point for each resource, as many as pay."""
        is_pizza = verb == terms.SPEND_PIZZA
        best = -0.1
        for spent in range(1, min(times, table.pizza if is_pizza else table.toys) + 1):
            cost = self.losing(table, spent, 0) if is_pizza else self.losing(table, 0, spent)
            best = max(best, spent - cost)
        return best

    def repeating(self, table: Table, verb: int, times: int) -> float:
        """A verb this many times."""
        w = self.w
        if verb == terms.SCORE:
            return float(times)
        if verb == terms.PIZZA:
            return self.gathering(table, times, 0)
        if verb == terms.TOY:
            return self.gathering(table, 0, times)
        if verb == terms.RESOURCE:
            return max(self.gathering(table, times, 0), self.gathering(table, 0, times))
        if verb == terms.COPY_PACK:
            return self.gathering(table, table.me.pack_pizza, table.me.pack_toys)
        if verb == terms.COPY_RIVAL_PACK:
            return max([self.gathering(table, rival.pack_pizza, rival.pack_toys) for rival in table.rivals()])
        if verb == terms.CONVERT:
            return self.converting(table, times)
        if table.is_last_round:
            return self._repeating_last(table, verb, times)
        if verb == terms.PACK:
            return w["packed"] * float(min(times, table.pack_room(), table.me.pizza + table.me.toys))
        if verb == terms.LOOKOUT:
            tucks, tuckable = min(times, table.lookout_room()), table.tuckable(self.box)
            return w["tucked"] * tucks if tucks < tuckable else w["tucked"] * tuckable - w["advance card"]
        if verb == terms.TRASH:
            return self.trashing(table, times)
        if verb == terms.TRASH_RIVAL:
            return w["trashed rival"] * min(times, sum([len(rival.yard) for rival in table.rivals()]))
        return w["recruited"] * times if verb == terms.RECRUIT else 0.0

    def _repeating_last(self, table: Table, verb: int, times: int) -> float:
        """In the last round, moving cards and resources is only for made-up rules."""
        if verb == terms.LOOKOUT and table.me.rule == terms.POPULARITY:
            return float(min(times, table.lookout_room()))
        if verb == terms.PACK and table.me.rule == terms.SECRET_STASH:
            return float(min(times, table.pack_room()))
        if verb == terms.RECRUIT and table.me.rule == terms.SLEEPOVER:
            return 0.5 * times
        return 0.0

    def converting(self, table: Table, times: int) -> float:
        """The better direction, as often as it pays."""
        stock = self.stock[table.level]
        now = stock[table.pizza][table.toys]
        best = -0.1
        for done in range(1, times + 1):
            if done <= table.pizza and table.me.toys + done <= terms.STUFF_LIMIT:
                best = max(best, stock[table.pizza - done][table.toys + done] - now)
            if done <= table.toys and table.me.pizza + done <= terms.STUFF_LIMIT:
                best = max(best, stock[table.pizza + done][table.toys - done] - now)
        return best

    def trashing(self, table: Table, times: int) -> float:
        """Trashing the worst of what may be trashed, as far as it is bad enough."""
        cards = table.hand + table.me.discard
        there = sorted([self.base[kind] for kind in cards if not self.box.dogs[kind]])
        return sum([self.w["trashed"] * (self.w["thin"] - worth) for worth in there[:times]])

    # Cards.

    def playing(self, table: Table, kind: int, in_hand: list[int], tucked: list[int]) -> float:
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
            gain = self.using(table, action, icons)
            best = max(best, gain)
            if gain > 0:
                value += gain
                if action.counts_suit and action.measure < terms.SUITS:
                    value += self.w["safe"] * (in_hand[action.measure] - own[action.measure] - own[terms.COIN])
                if which == 0:
                    value -= self.w["followed"] * (3.0 if action.verb == terms.ADVANCE else 1.0)
        return value if best > 0 else best

    def _base(self, kind: int) -> float:
        """What a card is worth before one knows the deck: its actions, and its icons for others' actions."""
        value = self.w["icon"] * (sum(self.box.icons[kind]) + self.box.icons[kind][terms.COIN])
        value += self.w["dog"] * self.box.dogs[kind]
        for action in self.box.actions[2 * kind : 2 * kind + 2]:
            if action is not None:
                value += self.usual(action, 2.0 if action.counts_suit else 1.0)
        return value

    def usual(self, action: Action, icons: float) -> float:
        """What an action usually brings when this many icons are counted."""
        if action.verb == terms.ADVANCE:
            return self.w["second advance card"]
        if action.trashes_this:
            return 0.5 * icons
        if action.measure in (terms.PACK_COUNT, terms.LOOKOUT_COUNT, terms.FORT_LEVEL):
            return USUAL[action.verb] * 1.6
        times = icons if action.counts_suit else float(action.amount)
        return (USUAL[action.verb] + USUAL[action.then]) * min(times, 3.5) + USUAL[action.also]

    def worth(self, kind: int, deck: Deck) -> float:
        """What a card is worth in this deck: its actions with the icons to expect, its icons for others' actions."""
        value = 0.0
        for ref in range(2 * kind, 2 * kind + 2):
            action = self.box.actions[ref]
            if action is None:
                continue
            if action.verb == terms.ADVANCE:
                value += self.w["second advance card"] if deck.advances > 0 else self.w["advance card"]
            else:
                value += self.usual(action, deck.expected(action.measure) if action.counts_suit else 1.0)
        shown, icon = self.box.icons[kind], self.w["icon"]
        for suit in range(terms.SUITS):
            if shown[suit] > 0:
                value += icon * shown[suit] * deck.demand[suit]
        return value + icon * shown[terms.COIN] * 1.5 + (self.w["dog"] if self.box.dogs[kind] else 0.0)


ONE_TIME: Final[dict[int, float]] = {
    terms.NO_VERB: 0.0,
    terms.PIZZA: 0.8,
    terms.TOY: 0.8,
    terms.RESOURCE: 1.0,
    terms.PACK: 0.4,
    terms.LOOKOUT: 0.7,
    terms.TRASH: 0.5,
    terms.TRASH_RIVAL: 0.3,
    terms.RECRUIT: 0.3,
    terms.ADVANCE: 1.0,
    terms.SCORE: 1.0,
    terms.SPEND_PIZZA: -0.5,
    terms.SPEND_TOY: -0.5,
    terms.COPY_PACK: 1.3,
    terms.COPY_RIVAL_PACK: 1.0,
    terms.CONVERT: 0.2,
}
"""What one time of a verb usually brings."""
USUAL: Final[list[float]] = [ONE_TIME[verb] for verb in range(len(ONE_TIME))]
"""The same by the number of the verb."""


class Deck:
    """What a player's cards have in common: which suits they show, and which their actions count."""

    def __init__(self, box: Box, cards: list[int], lookout: list[int]) -> None:
        self.drawn = cards[:]
        """The cards that can be drawn: all but those in the Lookout."""
        for kind in lookout:
            self.drawn.remove(kind)
        self.size = max(1, len(self.drawn))
        self.icons = icons_of(box, cards)
        self.tucked = icons_of(box, lookout)
        self.demand = demand = [0.0] * (terms.COIN + 1)
        self.advances = 0
        """How many Advance Fort actions of kids can still be drawn: Duke is too choosy to be counted on."""
        for kind in lookout:
            self.advances -= box.advances[kind]
        for kind in cards:
            self.advances += 0 if box.dogs[kind] else box.advances[kind]
            for ref in range(2 * kind, 2 * kind + 2):
                action = box.actions[ref]
                if action is not None and action.counts_suit and action.measure < terms.SUITS:
                    usual = USUAL[action.verb] + USUAL[action.then]
                    demand[action.measure] = demand[action.measure] + usual  # in place it is done with objects
        for suit in range(terms.SUITS):
            demand[suit] = demand[suit] * (4.0 / self.size)

    def expected(self, suit: int) -> float:
        """How many icons of a suit a card may count: its own, those likely in hand, those in the Lookout."""
        if suit == terms.ANY:
            suit = self.icons.index(max(self.icons[: terms.SUITS]))
        in_deck = self.icons[suit] - self.tucked[suit]
        return 1.0 + 4.0 * in_deck / max(self.size, 5) + self.tucked[suit]
