"""What a player could do: the counts that decide whether an action can be used, and how far."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.box import Action, Level
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.tokens import ON_BOARD, PACK, PACK_BITS, SUPPLY, SUPPLY_BITS, moved


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """The counts of one player at one moment, or at one that is looked ahead to."""

    def __init__(self, state: FortState, seat: i64, hand: i64 = 0, discard: i64 = 0, like: Means | None = None) -> None:
        """The counts as they are, with this many more kids in hand and discard pile; or those of another."""
        self.state = state
        self.seat = seat
        if like is not None:
            self.tokens: i64 = like.tokens
            self.level: i64 = like.level
            self.tucked: i64 = like.tucked
            self.hand: i64 = like.hand
            self.discard: i64 = like.discard
            self.taken: i64 = like.taken
            return
        board = state.boards[seat]
        self.tokens = board.tokens + (state.supply << SUPPLY_BITS)
        self.level = board.level
        self.tucked = len(board.lookout)
        self.hand = len(board.hand) + hand
        self.discard = len(board.discard) + discard
        """Kids only: dogs are neither trashed nor put into a Lookout (fort.dogs.no-cruelty)."""
        if state.has_dogs:
            self.hand -= state.box.count_dogs(board.hand)
            self.discard -= state.box.count_dogs(board.discard)
        self.taken = 0
        """Cards that were recruited or bribed since, and are still where they were in the state."""

    def has_perk(self, perk: i64) -> bool:
        """Whether the player leads and has this perk."""
        return self.state.leader == self.seat and self.state.boards[self.seat].perk == perk

    # Tokens.

    def at(self, place: i64) -> i64:
        """How many tokens there are: place 0 pizza and 1 toys in Stuff, 2 and 3 in the Pack, 4 and 5 in the supply."""
        return self.tokens >> 8 * place & 255

    def both(self, resource: i64) -> i64:
        """How many there are in Stuff and Pack together."""
        tokens = self.tokens >> 8 * resource
        return (tokens & 255) + (tokens >> PACK_BITS & 255)

    def room(self, resource: i64) -> i64:
        """Stuff holds four pizza (0) and four toys (1); the supply is finite."""
        tokens = self.tokens >> 8 * resource
        return min(terms.STUFF_LIMIT - (tokens & 255), tokens >> SUPPLY_BITS & 255)

    def stored(self, place: i64) -> i64:
        """How many resources are in Stuff (0), in the Pack (2), or in the supply (4)."""
        tokens = self.tokens >> 8 * place
        return (tokens & 255) + (tokens >> 8 & 255)

    def pack_room(self) -> i64:
        """How many resources the Pack can still take: it holds as many more as the Fort has levels."""
        board = self.state.boards[self.seat]
        return board.pack_limit() + self.level - board.level - self.stored(PACK)

    def fits(self, pizza: i64, toys: i64) -> bool:
        """Whether a Pack of this many resources is not empty and could be copied in full."""
        return pizza + toys > 0 and pizza <= self.room(0) and toys <= self.room(1)

    def takes(self, pizza: i64, toys: i64) -> bool:
        """Whether any of a Pack's resources would fit."""
        return (pizza > 0 and self.room(0) > 0) or (toys > 0 and self.room(1) > 0)

    def can_pay(self, modifier: i64) -> bool:
        """Whether the next Fort Level could be paid, at one resource less or more where the action says so."""
        if self.level >= terms.TOP_LEVEL:
            return False
        level = self.state.levels_of(self.seat)[self.level + 1]
        return can_complete(level, modifier, 0, 0, self.both(0), self.both(1))

    # Cards.

    def kids_in_yard(self, seat: i64) -> i64:
        """How many kids lie in a Yard."""
        yard = self.state.boards[seat].yard
        return len(yard) - self.state.box.count_dogs(yard) if self.state.has_dogs else len(yard)

    def kids_in_rival_yards(self) -> i64:
        """How many kids lie in rivals' Yards."""
        count: i64 = 0
        for seat in range(self.state.players):
            if seat != self.seat:
                count += self.kids_in_yard(seat)
        return count

    # Actions.

    def count(self, action: Action, icons: list[int]) -> i64:
        """How often the action is to be done, with these icons in play."""
        if action.counts_suit:
            return action.amount * icons[action.measure]
        if action.measure == terms.ONCE:
            return action.amount
        return action.amount * action.measured(self.stored(PACK), self.tucked, self.level)

    # What the counts may be later.

    def with_tokens(self, tokens: i64) -> Means:
        """With the tokens elsewhere."""
        later = Means(self.state, self.seat, 0, 0, self)
        later.tokens = tokens
        return later

    def with_cards(self, hand: i64, discard: i64 = 0, tucked: i64 = 0) -> Means:
        """With this many more kids in hand, discard pile and Lookout."""
        later = Means(self.state, self.seat, 0, 0, self)
        later.hand += hand
        later.discard += discard
        later.tucked += tucked
        return later

    def gained(self, pizza: i64, toys: i64) -> Means:
        """After gaining this many resources, as far as they fit."""
        tokens = moved(self.tokens, SUPPLY, 0, min(pizza, self.room(0)))
        return self.with_tokens(moved(tokens, SUPPLY + 1, 1, min(toys, self.room(1))))

    def key(self) -> i64:
        """All that changes while an action is done, packed into one number: the supply follows from the rest."""
        cards = ((self.level << 8 | self.tucked) << 8 | self.hand) << 8 | self.discard
        return cards << 32 | self.tokens & ON_BOARD


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
