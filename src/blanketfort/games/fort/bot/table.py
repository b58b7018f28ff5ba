"""Fort's table in numbers, as the seat that is asked sees it: what the rules of thumb look at.

It is read from a view, or, where a search plays on in a position that it has dealt itself, from that position: the same
numbers, without the names in between.
"""

from __future__ import annotations

from typing import Final

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.games.fort import GAME
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.box import Box
from blanketfort.games.fort.rules.state import AWAY, FortState
from blanketfort.games.fort.view import BOXES, FortView
from blanketfort.games.fort.view import Board as SeenBoard

KINDS: Final = GAME.box.kinds
"""The same in every deck."""
DECLARING: Final = "fort.declare"


class Side:
    """One player's board, as far as everybody sees it."""

    def __init__(self, pizza: int, toys: int, pack_pizza: int, pack_toys: int, yard: list[int], dogs: int) -> None:
        self.pizza = pizza
        self.toys = toys
        self.pack_pizza = pack_pizza
        self.pack_toys = pack_toys
        self.yard = yard
        self.dogs = dogs
        """How many are in the doghouse."""
        self.known: list[int] = []
        """Cards out of sight that all saw go there; counted only to declare a suit, because it takes time."""


class Table:
    """What the rules of thumb look at."""

    def __init__(self, seat: int, sides: list[Side], level: int, pack_limit: int, lookout_limit: int) -> None:
        self.seat = seat
        self.sides = sides
        me = sides[seat]
        self.me = me
        self.level = level
        self.packed = me.pack_pizza + me.pack_toys
        self.pack_room = pack_limit - self.packed
        self.pizza = me.pizza + me.pack_pizza
        self.toys = me.toys + me.pack_toys
        self.lookout_limit = lookout_limit
        self.turns = 0
        self.rule = NOTHING
        self.is_last_round = False
        self.has_sculpture = False
        """Whether the sculpture is still to be had."""
        self.park: list[int] = []
        self.cats: list[int] = []
        """Per cat its owner, NOBODY in the row, AWAY in the box; nothing at all without cats."""
        # The player's own cards.
        self.hand: list[int] = []
        self.lookout: list[int] = []
        self.deck: list[int] = []
        """In no order."""
        self.discard: list[int] = []
        self.doghouse: list[int] = []
        # The card being played.
        self.leader = 0
        self.played = NOTHING
        self.is_dogs_turn = False
        self.added: list[int] = []
        self.looked: list[int] = []
        """The places in the Lookout whose cards are added; the leader's own."""
        self.icons: list[int] = []
        self.used = 0
        self.is_followed = False

    def my_cards(self) -> list[int]:
        """Every card that this player has, those being played too."""
        cards = self.hand + self.lookout + sorted(self.deck) + self.discard + self.me.yard
        if self.leader == self.seat:
            cards += self.added
            if self.played != NOTHING:
                cards.append(self.played)
        return cards

    def rivals(self) -> list[Side]:
        """The others' boards."""
        return self.sides[: self.seat] + self.sides[self.seat + 1 :]

    def has_cat(self, seat: int, cat: int) -> bool:
        """Whether a cat is with a player."""
        return len(self.cats) > 0 and self.cats[cat] == seat

    def lookout_room(self) -> int:
        """How many cards the Lookout can still take."""
        return self.lookout_limit - len(self.lookout)

    def tuckable(self, box: Box) -> int:
        """Cards in hand that may go into the Lookout for good; those that advance the Fort are needed in the deck."""
        count = 0
        for kind in self.hand:
            if box.advances[kind] == 0 and not box.dogs[kind]:
                count += 1
        return count


def table_in_state(state: FortState, seat: int) -> Table:
    """The table of a position whose hidden cards are made up; nothing is read that the seat would not see."""
    is_declaring = state.top.kind() == DECLARING
    board = state.boards[seat]
    sides = [side_of(other, is_declaring) for other in state.boards]
    table = Table(seat, sides, board.level, board.pack_limit(), board.lookout_limit())
    table.turns = board.turns
    table.rule = board.rule
    table.is_last_round = state.trigger != 0
    table.has_sculpture = state.has_sculpture
    table.park = state.park
    table.cats = state.cats
    table.hand = board.hand
    table.lookout = board.lookout
    table.deck = board.deck
    table.discard = board.discard
    table.doghouse = board.doghouse
    table.leader = state.leader
    table.played = state.played.card
    table.is_dogs_turn = state.played.dog != NOTHING
    table.added = state.played.added
    table.looked = state.played.looked if seat == state.leader else []
    table.icons = state.played.icons
    table.used = state.played.used
    table.is_followed = state.played.followers != 0
    return table


def side_of(board: Board, is_declaring: bool) -> Side:
    """What everybody sees of a board."""
    side = Side(board.pizza, board.toys, board.pack_pizza, board.pack_toys, board.yard, len(board.doghouse))
    if is_declaring:
        side.known = board.known_cards()
    return side


def table_in_view(view: FortView, seat: int) -> Table:
    """The table that a view shows to the seat that is asked."""
    is_declaring = view.kind == DECLARING
    board, play = view.boards[seat], view.play
    sides = [side_in_view(other, is_declaring) for other in view.boards]
    table = Table(seat, sides, board.level, board.pack.limit, board.lookout_limit)
    table.turns = board.turns
    table.rule = NOTHING if board.rule is None else terms.RULE_NAMES.index(board.rule)
    table.is_last_round = view.trigger is not None
    table.has_sculpture = view.sculpture
    table.park = kinds_of(view.park)
    table.cats = [] if view.cats is None else cats_in_view(view.cats)
    table.hand = kinds_of(board.hand or [])
    table.lookout = [KINDS[tucked.card or ""] for tucked in board.lookout]
    table.deck = kinds_of(board.deck or [])
    table.discard = kinds_of(board.discard)
    table.doghouse = kinds_of(board.doghouse or [])
    table.leader = view.leader
    table.played = NOTHING if play.card is None else KINDS[play.card]
    table.is_dogs_turn = play.dog is not None
    table.added = kinds_of(play.added)
    table.looked = play.looked or []
    table.icons = [play.icons[name] for name in terms.SUIT_NAMES]
    table.used = sum([1 << BOXES.index(box) for box in play.used])
    table.is_followed = len(play.followers) > 0
    return table


def side_in_view(board: SeenBoard, is_declaring: bool) -> Side:
    """What a view shows of a board to everybody."""
    stuff, pack, dogs = board.stuff, board.pack, board.doghouse or []
    side = Side(stuff.pizza, stuff.toys, pack.pizza, pack.toys, kinds_of(board.yard), len(dogs))
    if is_declaring:
        side.known = kinds_of(board.known)
    return side


def kinds_of(names: list[str]) -> list[int]:
    """The cards of these names."""
    return [KINDS[name] for name in names]


def cats_in_view(owners: dict[str, int | None]) -> list[int]:
    """Who has each cat."""
    return [owner_in_view(owners, name) for name in terms.CAT_NAMES]


def owner_in_view(owners: dict[str, int | None], name: str) -> int:
    """Who has one cat."""
    if name not in owners:
        return AWAY
    owner = owners[name]
    return NOBODY if owner is None else owner


def icons_of(box: Box, cards: list[int]) -> list[int]:
    """How often these cards show each suit, coins standing for every suit."""
    icons = [0] * (terms.COIN + 1)
    for kind in cards:
        at = kind * terms.SUIT_SPAN
        for suit in range(terms.COIN + 1):
            icons[suit] += box.matches[at + suit]
    return icons
