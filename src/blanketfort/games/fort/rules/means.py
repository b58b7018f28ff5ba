"""What a player could do: the counts that decide whether an action can be used, and how far.

`most` and `can_fully` answer for one moment; `can_rescue` looks ahead, because an action may be used partially only if
the other one of the same card is used fully, also when it comes second.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.box import Action, Level
from blanketfort.games.fort.rules.state import FortState

ENDLESS: Final = 1000
"""More often than any action is ever done."""
CONVERT_PIZZA: Final = 16
CONVERT_TOYS: Final = 17
"""Converting in one direction, which is fixed for a whole action: verbs for looking ahead only."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """The counts of one player at one moment."""

    def __init__(self, state: FortState, seat: i64, hand: i64 = 0, discard: i64 = 0, like: Means | None = None) -> None:
        """The counts as they are, with this many more kids in hand and discard pile; or those of another."""
        board = state.boards[seat]
        self.state = state
        self.seat = seat
        self.leads = state.leader == seat
        self.sticky = self.leads and board.perk == terms.STICKY_FINGERS
        self.bribes = self.leads and board.perk == terms.BRIBE
        if like is not None:
            self.pizza: i64 = like.pizza
            self.toys: i64 = like.toys
            self.pack_pizza: i64 = like.pack_pizza
            self.pack_toys: i64 = like.pack_toys
            self.supply_pizza: i64 = like.supply_pizza
            self.supply_toys: i64 = like.supply_toys
            self.level: i64 = like.level
            self.pack_limit: i64 = like.pack_limit
            self.tucked: i64 = like.tucked
            self.hand: i64 = like.hand
            self.discard: i64 = like.discard
            self.recruited: i64 = like.recruited
            return
        self.pizza = board.pizza
        self.toys = board.toys
        self.pack_pizza = board.pack_pizza
        self.pack_toys = board.pack_toys
        self.supply_pizza = state.pizza
        self.supply_toys = state.toys
        self.level = board.level
        self.pack_limit = board.pack_limit()
        self.tucked = len(board.lookout)
        self.hand = len(board.hand) + hand
        self.discard = len(board.discard) + discard
        """Kids only: dogs are neither trashed nor put into a Lookout (fort.dogs.no-cruelty)."""
        if state.has_dogs:
            self.hand -= state.box.count_dogs(board.hand)
            self.discard -= state.box.count_dogs(board.discard)
        self.recruited = 0
        """Cards that were recruited since, and are still where they were in the state."""

    def clone(self) -> Means:
        return Means(self.state, self.seat, 0, 0, self)

    # How often each verb could be done now.

    def pizza_room(self) -> i64:
        """Stuff holds four pizza; the supply is finite."""
        return min(terms.STUFF_LIMIT - self.pizza, self.supply_pizza)

    def toys_room(self) -> i64:
        """Stuff holds four toys; the supply is finite."""
        return min(terms.STUFF_LIMIT - self.toys, self.supply_toys)

    def room(self, resource: i64) -> i64:
        """Room for pizza (0) or toys (1)."""
        return self.pizza_room() if resource == 0 else self.toys_room()

    def pack_room(self) -> i64:
        """How many resources could be packed: as many as there are, up to the Pack's limit."""
        there = self.pizza + self.toys
        if self.sticky:
            there += self.supply_pizza + self.supply_toys
        return min(self.pack_limit - self.pack_pizza - self.pack_toys, there)

    def lookout_room(self) -> i64:
        """How many cards could be added to the Lookout."""
        there = self.hand
        if self.bribes:
            there += len(self.state.park) + len(self.state.park_deck)
            for seat in range(self.state.players):
                there += self.kids_in_yard(seat)
        return min(self.level + 1 - self.tucked, there)

    def kids_in_yard(self, seat: i64) -> i64:
        """How many kids lie in a Yard."""
        yard = self.state.boards[seat].yard
        return len(yard) - self.state.box.count_dogs(yard) if self.state.has_dogs else len(yard)

    def kids_in_rival_yards(self) -> i64:
        """How many kids lie in rivals' Yards."""
        if not self.state.has_dogs:
            return self.rival_yards()
        return sum([self.kids_in_yard(seat) for seat in range(self.state.players) if seat != self.seat])

    def rival_yards(self) -> i64:
        """How many cards lie in rivals' Yards."""
        count = 0
        for seat in range(self.state.players):
            if seat != self.seat:
                count += len(self.state.boards[seat].yard)
        return count

    def recruits(self) -> i64:
        """How many cards could be recruited."""
        return len(self.state.park) + len(self.state.park_deck) + self.rival_yards() - self.recruited

    def convertible(self, resource: i64) -> i64:
        """How many pizza (0) or toys (1) could be converted into the other resource."""
        if resource == 0:
            return min(self.pack_pizza + min(self.pizza, terms.STUFF_LIMIT - self.toys), self.supply_toys)
        return min(self.pack_toys + min(self.toys, terms.STUFF_LIMIT - self.pizza), self.supply_pizza)

    def fits(self, pizza: i64, toys: i64) -> bool:
        """Whether this many resources could be gained at once."""
        return pizza <= self.pizza_room() and toys <= self.toys_room()

    def can_pay(self, modifier: i64) -> bool:
        """Whether the next Fort Level could be paid, at one resource less or more where the action says so."""
        if self.level >= terms.TOP_LEVEL:
            return False
        level = self.state.levels_of(self.seat)[self.level + 1]
        return can_complete(level, modifier, 0, 0, self.pizza + self.pack_pizza, self.toys + self.pack_toys)

    def often(self, verb: i64, modifier: i64) -> i64:
        """How often a verb could be done, fully each time."""
        if verb == terms.SCORE:
            return ENDLESS
        if verb == terms.PIZZA:
            return self.pizza_room()
        if verb == terms.TOY:
            return self.toys_room()
        if verb == terms.RESOURCE:
            return max(self.pizza_room(), self.toys_room())
        if verb == terms.PACK:
            return self.pack_room()
        if verb == terms.LOOKOUT:
            return self.lookout_room()
        if verb == terms.TRASH:
            return self.hand + self.discard
        if verb == terms.TRASH_RIVAL:
            return self.kids_in_rival_yards()
        if verb == terms.RECRUIT:
            return self.recruits()
        if verb == terms.ADVANCE:
            return 1 if self.can_pay(modifier) else 0
        if verb == terms.SPEND_PIZZA:
            return self.pizza + self.pack_pizza
        if verb == terms.SPEND_TOY:
            return self.toys + self.pack_toys
        if verb == terms.CONVERT:
            return max(self.convertible(0), self.convertible(1))
        if verb == terms.COPY_PACK:
            return self.copies(self.pack_pizza, self.pack_toys)
        if verb == terms.COPY_RIVAL_PACK:
            return 1 if any(self.copies_rival(rival) == 1 for rival in range(self.state.players)) else 0
        return ENDLESS if verb == terms.NO_VERB else 0

    def reading_often(self, verb: i64) -> i64:
        """How often a verb could be done whose choice for all the times is made."""
        if verb == CONVERT_PIZZA:
            return self.convertible(0)
        return self.convertible(1) if verb == CONVERT_TOYS else self.often(verb, 0)

    def copies(self, pizza: i64, toys: i64) -> i64:
        """1 if a Pack of this many resources is not empty and could be copied in full."""
        return 1 if pizza + toys > 0 and self.fits(pizza, toys) else 0

    def copies_rival(self, rival: i64) -> i64:
        """1 if that rival's Pack could be copied in full."""
        if rival == self.seat:
            return 0
        board = self.state.boards[rival]
        return self.copies(board.pack_pizza, board.pack_toys)

    # How far an action could be used now.

    def count(self, action: Action, icons: list[int]) -> i64:
        """How often the action is to be done, with these icons in play."""
        measure = action.measure
        if measure == terms.ONCE:
            return action.amount
        if measure == terms.PACK_COUNT:
            return action.amount * (self.pack_pizza + self.pack_toys)
        if measure == terms.LOOKOUT_COUNT:
            return action.amount * self.tucked
        if measure == terms.FORT_LEVEL:
            return action.amount * self.level
        return action.amount * icons[measure]

    def most(self, action: Action) -> i64:
        """How often the action could be done so that it still has an effect."""
        if action.verb == terms.COPY_PACK:
            return self.copied(self.pack_pizza, self.pack_toys)
        if action.verb == terms.COPY_RIVAL_PACK:
            return max([self.copied_from(rival) for rival in range(self.state.players)])
        often = self.often(action.verb, action.modifier)
        return often if action.also == terms.NO_VERB else max(often, self.often(action.also, 0))

    def copied(self, pizza: i64, toys: i64) -> i64:
        """1 if any of a Pack's resources would fit."""
        return 1 if (pizza > 0 and self.pizza_room() > 0) or (toys > 0 and self.toys_room() > 0) else 0

    def copied_from(self, rival: i64) -> i64:
        """1 if any of that rival's packed resources would fit."""
        if rival == self.seat:
            return 0
        board = self.state.boards[rival]
        return self.copied(board.pack_pizza, board.pack_toys)

    def full(self, action: Action) -> i64:
        """How often the action could be done fully."""
        often = self.often(action.verb, action.modifier)
        if action.then != terms.NO_VERB:
            often = min(often, self.often(action.then, 0) // action.then_amount)
        if action.also != terms.NO_VERB:
            often = min(often, self.often(action.also, 0))
        return often

    def key(self) -> i64:
        """All that changes while an action is done, packed into one number."""
        stock = (((self.pizza << 8 | self.toys) << 8 | self.pack_pizza) << 8) | self.pack_toys
        return ((((stock << 8 | self.level) << 8 | self.tucked) << 8 | self.hand) << 8) | self.discard

    # Looking ahead: what the counts may be after doing a verb once.

    def after(self, verb: i64, modifier: i64) -> list[Means]:
        """The different ways in which doing the verb once may leave this player; none if it can't be done."""
        if verb == terms.PIZZA:
            return [self._with(1, 0, 0, 0)] if self.pizza_room() > 0 else []
        if verb == terms.TOY:
            return [self._with(0, 1, 0, 0)] if self.toys_room() > 0 else []
        if verb == terms.PACK:
            return self._after_packing() if self.pack_room() > 0 else []
        if verb == terms.LOOKOUT:
            return self._after_tucking() if self.lookout_room() > 0 else []
        if verb == terms.TRASH:
            return self._after_trashing()
        if verb in (terms.SPEND_PIZZA, CONVERT_PIZZA):
            return self._after_leaving(0, verb == CONVERT_PIZZA)
        if verb in (terms.SPEND_TOY, CONVERT_TOYS):
            return self._after_leaving(1, verb == CONVERT_TOYS)
        if verb == terms.ADVANCE:
            return self._after_paying(modifier) if self.can_pay(modifier) else []
        if verb in (terms.COPY_PACK, terms.COPY_RIVAL_PACK):
            return self._after_copying(verb)
        if self.often(verb, modifier) == 0:
            return []
        return [self.recruited_one() if verb == terms.RECRUIT else self]

    def _after_tucking(self) -> list[Means]:
        ways = [self.tucked_one(True)] if self.hand > 0 else []
        if self.bribes:
            ways.append(self.tucked_one(False))
        return ways

    def _after_trashing(self) -> list[Means]:
        ways = [self.with_hand(-1)] if self.hand > 0 else []
        if self.discard > 0:
            ways.append(self.with_discard(-1))
        return ways

    def _with(self, pizza: i64, toys: i64, pack_pizza: i64, pack_toys: i64) -> Means:
        """With this many more of each resource, from or to the supply."""
        copy = self.clone()
        copy.pizza += pizza
        copy.toys += toys
        copy.pack_pizza += pack_pizza
        copy.pack_toys += pack_toys
        copy.supply_pizza -= pizza + pack_pizza
        copy.supply_toys -= toys + pack_toys
        return copy

    # After one choice.

    def at(self, place: i64) -> i64:
        """How many there are: place 0 pizza and 1 toys in Stuff, 2 pizza and 3 toys in the Pack."""
        if place < 2:
            return self.pizza if place == 0 else self.toys
        return self.pack_pizza if place == 2 else self.pack_toys

    def packed(self, place: i64) -> Means:
        """After packing pizza (0) or toys (1) from Stuff, or pizza (2) or toys (3) from the supply."""
        if place == 0:
            return self._with(-1, 0, 1, 0)
        if place == 1:
            return self._with(0, -1, 0, 1)
        return self._with(0, 0, 1, 0) if place == 2 else self._with(0, 0, 0, 1)

    def left(self, place: i64) -> Means:
        """After a resource left that place."""
        return self._with(-int(place == 0), -int(place == 1), -int(place == 2), -int(place == 3))

    def converted(self, place: i64) -> Means:
        """After the resource at that place was replaced with the other one."""
        if place < 2:
            return self._with(-1, 1, 0, 0) if place == 0 else self._with(1, -1, 0, 0)
        return self._with(0, 0, -1, 1) if place == 2 else self._with(0, 0, 1, -1)

    def gathered(self, resource: i64, count: i64) -> Means:
        """After gathering this much pizza (0) or this many toys (1)."""
        return self._with(count, 0, 0, 0) if resource == 0 else self._with(0, count, 0, 0)

    def gained(self, pizza: i64, toys: i64) -> Means:
        """After gaining this many resources, as far as they fit."""
        return self._with(min(pizza, self.pizza_room()), min(toys, self.toys_room()), 0, 0)

    def tucked_one(self, from_hand: bool) -> Means:
        """After adding a card to the Lookout."""
        return self._moved(-1 if from_hand else 0, 0, 1)

    def recruited_one(self) -> Means:
        """After recruiting a card."""
        copy = self._moved(0, 1, 0)
        copy.recruited += 1
        return copy

    def with_discard(self, more: i64) -> Means:
        """With this many more cards in the discard pile."""
        return self._moved(0, more, 0)

    def with_hand(self, more: i64) -> Means:
        """With this many more cards in hand."""
        return self._moved(more, 0, 0)

    def _moved(self, hand: i64, discard: i64, tucked: i64) -> Means:
        """With this many more cards in hand, discard pile and Lookout."""
        copy = self.clone()
        copy.hand += hand
        copy.discard += discard
        copy.tucked += tucked
        return copy

    def _after_packing(self) -> list[Means]:
        ways: list[Means] = []
        if self.pizza > 0:
            ways.append(self.packed(0))
        if self.toys > 0:
            ways.append(self.packed(1))
        if self.sticky and self.supply_pizza > 0:
            ways.append(self.packed(2))
        if self.sticky and self.supply_toys > 0:
            ways.append(self.packed(3))
        return ways

    def _after_leaving(self, resource: i64, converts: bool) -> list[Means]:
        """After pizza (0) or toys (1) left Stuff or Pack, the other resource taking its place where it is converted."""
        if converts and self.convertible(resource) == 0:
            return []
        ways: list[Means] = []
        for place in (resource, resource + 2):
            if self.at(place) > 0 and not converts:
                ways.append(self.left(place))
            elif self.at(place) > 0 and (place > 1 or self.at(1 - place) < terms.STUFF_LIMIT):
                ways.append(self.converted(place))
        return ways

    def _after_paying(self, modifier: i64) -> list[Means]:
        level = self.state.levels_of(self.seat)[self.level + 1]
        total = level.pizza + level.toys + level.either + modifier
        ways: list[Means] = []
        for pizza in range(total + 1):
            if not can_complete(level, modifier, 0, 0, pizza, total - pizza):
                continue
            for stuff_pizza in range(min(pizza, self.pizza) + 1):
                for stuff_toys in range(min(total - pizza, self.toys) + 1):
                    pack_pizza, pack_toys = pizza - stuff_pizza, total - pizza - stuff_toys
                    if pack_pizza <= self.pack_pizza and pack_toys <= self.pack_toys:
                        paid = self._with(-stuff_pizza, -stuff_toys, -pack_pizza, -pack_toys)
                        paid.level += 1
                        paid.pack_limit += 1
                        ways.append(paid)
        return ways

    def _after_copying(self, verb: i64) -> list[Means]:
        """After copying a Pack, as far as it fits."""
        if verb == terms.COPY_PACK:
            return self._after_gaining(self.pack_pizza, self.pack_toys)
        ways: list[Means] = []
        if verb == terms.COPY_RIVAL_PACK:
            for rival in range(self.state.players):
                if self.copied_from(rival) == 1:
                    board = self.state.boards[rival]
                    ways += self._after_gaining(board.pack_pizza, board.pack_toys)
        return ways

    def _after_gaining(self, pizza: i64, toys: i64) -> list[Means]:
        if self.copied(pizza, toys) == 0:
            return []
        return [self.gained(pizza, toys)]


def can_complete(level: Level, modifier: i64, pizza_paid: i64, toys_paid: i64, pizza: i64, toys: i64) -> bool:
    """Whether a level's cost, part of it paid, can be completed with this many more resources.

    A cost one lower leaves out one resource of the payer's choice; a cost one higher adds one of either type.
    """
    total = level.pizza + level.toys + level.either + modifier
    still = total - pizza_paid - toys_paid
    if pizza + toys < still:
        return False
    spare = max(0, -modifier)
    # With the most of each type that the rest of the payment can hold, may the fixed parts be covered?
    lacking_pizza = max(0, level.pizza - pizza_paid - pizza)
    lacking_toys = max(0, level.toys - toys_paid - toys)
    if lacking_pizza + lacking_toys > spare:
        return False
    needed = max(0, level.pizza - pizza_paid) + max(0, level.toys - toys_paid)
    return needed - spare <= still
