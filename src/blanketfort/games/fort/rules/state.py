"""The table of a game of Fort: the boards, the Park, the supply, and the card being played."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.box import Box, Level

# What triggered the end of the game; 0 while nothing has.
BY_LEVEL: Final = 1
BY_POINTS: Final = 2
BY_PARK: Final = 3
TRIGGER_NAMES: Final = ["", "level-5", "25-points", "empty-park"]

AWAY: Final = -2
"""Instead of an owner: the cat is in the box."""


NO_CARDS: Final[list[int]] = []
NO_ICONS: Final[list[int]] = [0] * (terms.COIN + 1)
"""What a state begins with. Piles and icons are never changed, only replaced, so that copies of a state share them."""


@mypyc_attr(acyclic=True)
class Board:
    """One player's board, cards and markers.

    A pile is never changed once it is there, only replaced: copies of a board share it.
    """

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        yard: list[int],
        lookout: list[int],
        lookout_shown: list[bool],
        unseen: list[int],
        passed: list[int],
    ) -> None:
        self.hand = hand
        """Sorted, as the Yard is: their order means nothing."""
        self.deck = deck
        """The next card to draw is the last."""
        self.discard = discard
        self.yard = yard
        self.lookout = lookout
        self.lookout_shown = lookout_shown
        """Whether the others have seen more of a Lookout card than its suit."""
        self.unseen = unseen
        """Cards in hand, deck or Lookout that no rival has ever seen: the others there were seen to go in."""
        self.passed = passed
        """Cards that this player passed on in the draft and that no rival has shown since."""
        self.pizza: i64 = 0
        self.toys: i64 = 0
        self.pack_pizza: i64 = 0
        self.pack_toys: i64 = 0
        self.level: i64 = 0
        self.score: i64 = 0
        self.rule: i64 = NOTHING
        self.rules_seen: tuple[int, ...] = ()
        """The stack of made-up rules as this player saw it when choosing."""
        self.perk: i64 = NOTHING
        self.has_sculpture = False
        self.turns: i64 = 0
        self.doghouse: tuple[int, ...] = ()
        self.other_rule: i64 = NOTHING
        """The made-up rule that Watson brought from the box, or that was returned for it: in the box, as only its
        former owner knows."""

    def clone(self) -> Board:
        """An independent copy."""
        copy = Board(
            self.hand,
            self.deck,
            self.discard,
            self.yard,
            self.lookout,
            self.lookout_shown,
            self.unseen,
            self.passed,
        )
        copy.pizza = self.pizza
        copy.toys = self.toys
        copy.pack_pizza = self.pack_pizza
        copy.pack_toys = self.pack_toys
        copy.level = self.level
        copy.score = self.score
        copy.rule = self.rule
        copy.rules_seen = self.rules_seen
        copy.perk = self.perk
        copy.has_sculpture = self.has_sculpture
        copy.turns = self.turns
        copy.doghouse = self.doghouse
        copy.other_rule = self.other_rule
        return copy

    def pack_limit(self) -> i64:
        """A Pack holds Level + 1 resources, two more with the XXL Backpack."""
        return self.level + (3 if self.perk == terms.XXL_BACKPACK else 1)

    def lookout_limit(self) -> i64:
        """A Lookout holds Level + 1 cards."""
        return self.level + 1

    def hidden_cards(self) -> list[int]:
        """The cards that rivals do not see now: hand, deck, and what in the Lookout shows only its suit."""
        hidden = self.hand + self.deck
        for place, kind in enumerate(self.lookout):
            if not self.lookout_shown[place]:
                hidden.append(kind)
        return hidden

    def known_cards(self) -> list[int]:
        """Those of the hidden cards that all saw go in, sorted."""
        known = sorted(self.hidden_cards())
        for kind in self.unseen:
            known.remove(kind)
        return known

    def first_rule(self) -> i64:
        """The made-up rule that this player took from the stack, which Watson may have replaced since."""
        return self.other_rule if self.rule not in self.rules_seen and self.other_rule in self.rules_seen else self.rule

    def all_cards(self) -> list[int]:
        """The cards this player has: deck, discard, hand, Yard, Lookout and doghouse."""
        return self.deck + self.discard + self.hand + self.yard + self.lookout + list(self.doghouse)


def new_board() -> Board:
    """A board with nothing on it."""
    return Board([], [], [], [], [], [], [], [])


@mypyc_attr(acyclic=True)
class FortState(State):
    """A game of Fort in progress."""

    def __init__(self, setup: Setup, box: Box, boards: list[Board], has_dogs: bool, open_lookouts: bool) -> None:
        super().__init__(setup)
        self.box = box
        self.boards = boards
        self.park = NO_CARDS
        """Sorted."""
        self.park_deck = NO_CARDS
        """The next card to draw is the last."""
        self.returned = NO_CARDS
        """Cards returned to the box."""
        self.pizza: i64 = terms.TOKENS
        self.toys: i64 = terms.TOKENS
        self.rule_stack = NO_CARDS
        self.rule_takers = NO_CARDS
        """The seats that took a made-up rule, in that order: all saw who chose when."""
        self.rule_box = NO_CARDS
        self.perk_row = NO_CARDS
        self.perk_box = NO_CARDS
        self.has_sculpture = True
        self.first: i64 = 0
        self.leader: i64 = 0
        self.trigger: i64 = 0
        self.open_lookouts = open_lookouts
        # The card being played.
        self.played: i64 = NOTHING
        self.added = NO_CARDS
        self.looked = NO_CARDS
        """The places in the leader's Lookout whose cards are added."""
        self.icons = NO_ICONS
        """Icons of the played and the added cards, added coins as the suits that they are treated as."""
        self.used: i64 = 0
        """The actions used so far: 1 the public, 2 the private, 3 both."""
        self.is_full = False
        """Whether an action has been used fully."""
        self.is_short = False
        """Whether the action under way falls short of full use."""
        self.least: i64 = 0
        """The fewest icons of a card added for the action under way; 0 when none was."""
        self.any_suit: i64 = NOTHING
        """The suit chosen for an action that counts any one suit."""
        self.declared: i64 = NOTHING
        """The suit that the leader declared for a coin card."""
        self.followers: i64 = 0
        """The seats that followed, as bits."""
        self.chosen: i64 = NOTHING
        """The resource that the leader's public action gathered: 0 pizza, 1 toys."""
        self.trashes_played = False
        """Whether the played card returns to the box once all have followed."""
        # Dogs.
        self.has_dogs = has_dogs
        self.dog_box = NO_CARDS
        """Dogs that were never dealt, unseen."""
        self.dog: i64 = NOTHING
        """The dog being played."""
        self.borrowed: i64 = NOTHING
        """Where the dog found the kid whose actions it uses, as the option that chose it: the kid stays there, and
        `played` only names it."""
        # Cats.
        self.cats: tuple[int, ...] = ()
        """Per cat its owner, NOBODY in the row, AWAY in the box; nothing at all without cats."""
        self.cats_used: i64 = 0
        """The cats whose powers were used before the next card to be played, as bits."""
        self.drawn = NO_CARDS
        """The cards that Cilantro's owner has drawn from the Park deck to choose from."""
        self.buried = NO_CARDS
        """Who knows the lowest cards of the Park deck, from the bottom: those that Cilantro put there."""

    def clone(self) -> FortState:
        boards = [board.clone() for board in self.boards]
        copy = FortState(self.setup, self.box, boards, self.has_dogs, self.open_lookouts)
        self.copy_core(copy)
        copy.park = self.park
        copy.park_deck = self.park_deck
        copy.returned = self.returned
        copy.pizza = self.pizza
        copy.toys = self.toys
        copy.rule_stack = self.rule_stack
        copy.rule_takers = self.rule_takers
        copy.rule_box = self.rule_box
        copy.perk_row = self.perk_row
        copy.perk_box = self.perk_box
        copy.has_sculpture = self.has_sculpture
        copy.first = self.first
        copy.leader = self.leader
        copy.trigger = self.trigger
        copy.played = self.played
        copy.added = self.added
        copy.looked = self.looked
        copy.icons = self.icons
        copy.used = self.used
        copy.is_full = self.is_full
        copy.is_short = self.is_short
        copy.least = self.least
        copy.any_suit = self.any_suit
        copy.declared = self.declared
        copy.followers = self.followers
        copy.chosen = self.chosen
        copy.trashes_played = self.trashes_played
        copy.dog_box = self.dog_box
        copy.dog = self.dog
        copy.borrowed = self.borrowed
        copy.cats = self.cats
        copy.cats_used = self.cats_used
        copy.drawn = self.drawn
        copy.buried = self.buried
        return copy

    # Cards.

    def cards_in_play(self) -> list[int]:
        """The cards before the leader: the played one, the added ones, and a dog."""
        cards = self.added[:]
        if self.played != NOTHING and self.borrowed == NOTHING:
            cards.append(self.played)
        if self.dog != NOTHING:
            cards.append(self.dog)
        return cards

    def kids_among(self, cards: list[int]) -> list[int]:
        """Those of the cards that may be trashed or put into a Lookout: not dogs (fort.dogs.no-cruelty)."""
        return self.box.kids_among(cards) if self.has_dogs else cards

    def show(self, seat: i64, kind: i64) -> None:
        """All see a card that is hidden with this player and is about to come out."""
        board = self.boards[seat]
        if len(board.unseen) == 0:
            return
        if kind not in board.unseen or board.hidden_cards().count(kind) > board.unseen.count(kind):
            return  # a card that was seen before, or may be one
        board.unseen = without(board.unseen, kind)
        for other in range(self.players):
            if other != seat and kind in self.boards[other].passed:
                self.boards[other].passed = without(self.boards[other].passed, kind)

    def show_hand(self, seat: i64) -> None:
        """All see the whole hand, which is about to be laid down, card by card."""
        board = self.boards[seat]
        hand = board.hand
        for at, kind in enumerate(hand):
            if len(board.unseen) == 0:
                break
            board.hand = hand[at:]
            self.show(seat, kind)
        board.hand = hand

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand, in sight of all."""
        self.show(seat, kind)
        board = self.boards[seat]
        board.hand = without(board.hand, kind)

    def leave_discard(self, seat: i64, kind: i64) -> None:
        """Take a card out of a discard pile."""
        board = self.boards[seat]
        board.discard = without(board.discard, kind)

    def leave_yard(self, seat: i64, kind: i64) -> None:
        """Take a card out of a Yard."""
        board = self.boards[seat]
        board.yard = without(board.yard, kind)

    def put_on_discard(self, seat: i64, cards: list[int]) -> None:
        """Put cards on a discard pile."""
        board = self.boards[seat]
        board.discard = board.discard + cards

    def return_to_box(self, kind: i64) -> None:
        """Return a card to the box."""
        self.returned = [*self.returned, kind]

    def take_from_park(self, kind: i64) -> None:
        """Take a card from the Park and replace it at once."""
        self.park = without(self.park, kind)
        self.refill_park()

    def refill_park(self) -> None:
        """Deal from the Park deck until three cards are in the Park, while there are any."""
        while len(self.park) < terms.PARK_SIZE and len(self.park_deck) > 0:
            self.park = with_card(self.park, self.draw_from_park_deck())

    def draw_from_park_deck(self) -> i64:
        """Take the top card of the Park deck; the last one triggers the end of the game."""
        kind = self.pop_park_deck()
        if len(self.park_deck) == 0:
            self.trigger_end(BY_PARK)
        return kind

    def pop_park_deck(self) -> i64:
        """Take the top card of the Park deck."""
        kind = self.park_deck[-1]
        self.park_deck = self.park_deck[:-1]
        if len(self.buried) > len(self.park_deck):
            self.buried = self.buried[:-1]
        return kind

    # Cats.

    def owns_cat(self, seat: i64, cat: i64) -> bool:
        """Whether this cat is with this player."""
        return len(self.cats) > 0 and self.cats[cat] == seat

    def levels_of(self, seat: i64) -> list[Level]:
        """The levels as they cost this player: Dumpling makes each one resource dearer (fort.cat.dumpling)."""
        if len(self.cats) == 0:  # the usual case, asked at every turn
            return self.box.levels
        return self.box.dear_levels if self.cats[terms.DUMPLING] == seat else self.box.levels

    # Points and the end.

    def score_points(self, seat: i64, points: i64) -> None:
        """Advance a score marker on the Victory Track."""
        board = self.boards[seat]
        board.score += points
        if self.sink is not None:
            self.tell("fort.scored", seat, {"points": points, "score": board.score})
        if board.score >= terms.TRACK_END:
            self.trigger_end(BY_POINTS)

    def trigger_end(self, trigger: i64) -> None:
        """The first trigger ends the game with the round under way."""
        if self.trigger == 0:
            self.trigger = trigger
            if self.sink is not None:
                self.tell("fort.end-triggered", self.leader, {"trigger": TRIGGER_NAMES[trigger]})

    # Resources: 0 is pizza, 1 is toys.

    def gain(self, seat: i64, resource: i64, count: i64) -> None:
        """Move tokens from the supply to a player's Stuff; the caller has seen that they are there and fit."""
        if count == 0:
            return
        board = self.boards[seat]
        if resource == 0:
            self.pizza -= count
            board.pizza += count
        else:
            self.toys -= count
            board.toys += count
        if self.sink is not None:
            self.tell("fort.gathered", seat, {"resource": RESOURCES[resource], "count": count})

    def remove_resource(self, seat: i64, place: i64) -> None:
        """Return a token to the supply: place 0 Stuff pizza, 1 Stuff toys, 2 Pack pizza, 3 Pack toys."""
        board = self.boards[seat]
        if place == 0:
            board.pizza -= 1
        elif place == 1:
            board.toys -= 1
        elif place == 2:
            board.pack_pizza -= 1
        else:
            board.pack_toys -= 1
        if place % 2 == 0:
            self.pizza += 1
        else:
            self.toys += 1


def new_state(setup: Setup, box: Box, boards: list[Board]) -> FortState:
    """A bare table with these boards."""
    options = setup.options
    return FortState(setup, box, boards, options["dogs"] is True, options["lookouts"] == "open")


RESOURCES: Final = ["pizza", "toys"]
PLACES: Final = ["stuff-pizza", "stuff-toys", "pack-pizza", "pack-toys"]


def without(cards: list[int], kind: i64) -> list[int]:
    """The cards without one of that kind."""
    left = cards[:]
    left.remove(kind)
    return left


def with_card(cards: list[int], kind: i64) -> list[int]:
    """Sorted cards with one more."""
    more = cards[:]
    insort(more, kind)
    return more
