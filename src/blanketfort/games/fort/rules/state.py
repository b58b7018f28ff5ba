"""The table of a game of Fort: the boards, the Park, the supply, and the card being played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.board import NO_ICONS, Board, Played
from blanketfort.games.fort.rules.box import Box, Level
from blanketfort.games.fort.rules.piles import NO_CARDS, count, with_card, without
from blanketfort.games.fort.rules.tokens import ALL_IN_SUPPLY, ON_BOARD, PLACES, RESOURCES, SUPPLY, count_at, moved

# What triggered the end of the game; 0 while nothing has.
BY_LEVEL: Final = 1
BY_POINTS: Final = 2
BY_PARK: Final = 3
TRIGGER_NAMES: Final = ["", "level-5", "25-points", "empty-park"]

AWAY: Final = -2
"""Instead of an owner: the cat is in the box."""


@mypyc_attr(acyclic=True)
class FortState(State):
    """A game of Fort in progress."""

    def __init__(self, setup: Setup, box: Box, boards: list[Board], has_dogs: bool, open_lookouts: bool) -> None:
        super().__init__(setup)
        self.box = box
        self.boards = boards
        self.has_dogs = has_dogs
        self.open_lookouts = open_lookouts
        self.played = Played(NOTHING, NO_ICONS, NO_CARDS, NOTHING)
        self.park = NO_CARDS
        """Sorted."""
        self.park_deck = NO_CARDS
        """The next card to draw is the last."""
        self.returned = NO_CARDS
        """Cards returned to the box."""
        self.supply: i64 = ALL_IN_SUPPLY
        """Pizza, and eight bits further on toys."""
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
        self.dog_box = NO_CARDS
        """Dogs that were never dealt, unseen."""
        self.cats = NO_CARDS
        """Per cat its owner, NOBODY in the row, AWAY in the box; nothing at all without cats."""
        self.cats_used: i64 = 0
        """The cats whose powers were used before the next card to be played, as bits."""
        self.drawn = NO_CARDS
        """The cards that Cilantro's owner has drawn from the Park deck to choose from."""
        self.buried = NO_CARDS
        """Who knows the lowest cards of the Park deck, from the bottom: those that Cilantro put there."""

    def clone(self) -> FortState:
        boards = [Board(board) for board in self.boards]
        copy = FortState(self.setup, self.box, boards, self.has_dogs, self.open_lookouts)
        self.copy_core(copy)
        copy.played = Played(NOTHING, NO_ICONS, NO_CARDS, NOTHING, self.played)
        copy.park = self.park
        copy.park_deck = self.park_deck
        copy.returned = self.returned
        copy.supply = self.supply
        copy.rule_stack = self.rule_stack
        copy.rule_takers = self.rule_takers
        copy.rule_box = self.rule_box
        copy.perk_row = self.perk_row
        copy.perk_box = self.perk_box
        copy.has_sculpture = self.has_sculpture
        copy.first = self.first
        copy.leader = self.leader
        copy.trigger = self.trigger
        copy.dog_box = self.dog_box
        copy.cats = self.cats
        copy.cats_used = self.cats_used
        copy.drawn = self.drawn
        copy.buried = self.buried
        return copy

    # Telling. Nothing is made for it when nobody listens.

    def tell_card(self, event: str, seat: i64, kind: i64) -> None:
        """Tell everyone what was done with a card."""
        if self.sink is not None:
            self.tell(event, seat, {"card": self.box.ids[kind]})

    def tell_place(self, event: str, seat: i64, place: i64) -> None:
        """Tell everyone from which place of a board a token went."""
        if self.sink is not None:
            self.tell(event, seat, {"from": PLACES[place]})

    # Cards.

    def kids_among(self, cards: list[int]) -> list[int]:
        """Those of the cards that may be trashed or put into a Lookout: not dogs (fort.dogs.no-cruelty)."""
        return self.box.kids_among(cards) if self.has_dogs else cards

    def show(self, seat: i64, kind: i64) -> None:
        """All see a card that is hidden with this player and is about to come out."""
        board = self.boards[seat]
        unseen = count(board.unseen, kind)
        if unseen == 0 or board.count_hidden(kind) > unseen:
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

    def trash(self, seat: i64, kind: i64) -> None:
        """Return a card that has left its place to the box."""
        self.return_to_box(kind)
        self.tell_card("fort.trashed", seat, kind)

    def take_from_park(self, kind: i64) -> None:
        """Take a card from the Park and replace it at once."""
        self.leave_park(kind)
        self.refill_park()

    def leave_park(self, kind: i64) -> None:
        """Take a card out of the Park; it may be the kid whose actions a dog uses."""
        self.park = without(self.park, kind)
        if self.played.borrowed == options.PARK + kind and kind not in self.park and self.setup.rules > 1:
            self.played.borrowed = options.DECK

    def refill_park(self) -> None:
        """Deal from the Park deck until three cards are in the Park, while there are any."""
        while len(self.park) < terms.PARK_SIZE and len(self.park_deck) > 0:
            self.park = with_card(self.park, self.draw_from_park_deck())

    def draw_from_park_deck(self) -> i64:
        """Take the top card of the Park deck; the last one triggers the end of the game."""
        kind = self.pop_park_deck()
        if len(self.park_deck) == 0:
            self.trigger_end(BY_PARK, self.leader)
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
            self.trigger_end(BY_POINTS, seat)

    def trigger_end(self, trigger: i64, seat: i64) -> None:
        """The first trigger, of this player, ends the game with the round under way."""
        if self.trigger == 0:
            self.trigger = trigger
            if self.sink is not None:
                self.tell("fort.end-triggered", seat, {"trigger": TRIGGER_NAMES[trigger]})

    # Resources: 0 is pizza, 1 is toys.

    @property
    def pizza(self) -> i64:
        """Pizza in the supply."""
        return count_at(self.supply, 0)

    @property
    def toys(self) -> i64:
        """Toys in the supply."""
        return count_at(self.supply, 1)

    def tokens_of(self, seat: i64) -> i64:
        """A player's resources and the supply, by place."""
        return self.boards[seat].tokens + (self.supply << 8 * SUPPLY)

    def put_tokens(self, seat: i64, tokens: i64) -> None:
        """Put the tokens where this number says."""
        self.supply = tokens >> 8 * SUPPLY
        self.boards[seat].tokens = tokens & ON_BOARD

    def gain(self, seat: i64, resource: i64, count: i64) -> None:
        """Move tokens from the supply to a player's Stuff; the caller has seen that they are there and fit."""
        if count == 0:
            return
        self.put_tokens(seat, moved(self.tokens_of(seat), SUPPLY + resource, resource, count))
        if self.sink is not None:
            self.tell("fort.gathered", seat, {"resource": RESOURCES[resource], "count": count})


def new_state(setup: Setup, box: Box, boards: list[Board]) -> FortState:
    """A bare table with these boards."""
    options = setup.options
    return FortState(setup, box, boards, options["dogs"] is True, options["lookouts"] == "open")
