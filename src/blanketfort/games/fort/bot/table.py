"""Fort's table as the seat that is asked sees it: what the rules of thumb look at.

It is read from a view, or, where a search plays on in a position that it has dealt itself, from that position: the same
boards, without the names in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64

from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.games.fort import GAME
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board, Played
from blanketfort.games.fort.rules.box import Box
from blanketfort.games.fort.rules.state import AWAY, FortState
from blanketfort.games.fort.view import BOXES, FortView
from blanketfort.games.fort.view import Board as SeenBoard
from blanketfort.games.fort.view import Play as SeenPlay

KINDS: Final = GAME.box.kinds
"""The same in every deck."""


class Table:
    """What the rules of thumb look at. Of rivals' boards nothing is read that the seat would not see."""

    def __init__(
        self,
        seat: int,
        boards: list[Board],
        played: Played,
        leader: int,
        park: list[int],
        cats: list[int],
        is_last_round: bool,
        has_sculpture: bool,
    ) -> None:
        self.seat = seat
        self.boards = boards
        self.me = boards[seat]
        self.played = played
        self.leader = leader
        self.park = park
        self.cats = cats
        """Per cat its owner, NOBODY in the row, AWAY in the box; nothing at all without cats."""
        self.is_last_round = is_last_round
        self.has_sculpture = has_sculpture
        """Whether the sculpture is still to be had."""
        me = self.me
        self.level: int = me.level
        self.hand = me.hand
        self.lookout = me.lookout
        self.packed: int = me.pack_pizza + me.pack_toys
        self.pizza: int = me.pizza + me.pack_pizza
        self.toys: int = me.toys + me.pack_toys

    def my_cards(self) -> list[int]:
        """Every card that this player has, those being played too."""
        me = self.me
        cards = me.hand + me.lookout + sorted(me.deck) + me.discard + me.yard
        if self.leader == self.seat:
            cards += self.played.added
            if self.played.card != NOTHING:
                cards.append(self.played.card)
        return cards

    def rivals(self) -> list[Board]:
        """The others' boards."""
        return self.boards[: self.seat] + self.boards[self.seat + 1 :]

    def has_cat(self, seat: int, cat: int) -> bool:
        """Whether a cat is with a player."""
        return len(self.cats) > 0 and self.cats[cat] == seat

    def pack_room(self) -> int:
        """How many resources the Pack can still take."""
        return self.me.pack_limit() - self.packed

    def lookout_room(self) -> int:
        """How many cards the Lookout can still take."""
        return self.me.lookout_limit() - len(self.lookout)

    def tuckable(self, box: Box) -> int:
        """Cards in hand that may go into the Lookout for good; those that advance the Fort are needed in the deck."""
        count = 0
        for kind in self.hand:
            if box.advances[kind] == 0 and not box.dogs[kind]:
                count += 1
        return count

    def turns_left(self) -> int:
        """How many turns one may still have after this one."""
        return 0 if self.is_last_round else max(2, USUAL_TURNS - self.me.turns)


USUAL_TURNS: Final = 13
"""How many turns a game lasts."""
Weighing: TypeAlias = Callable[[Table, list[int]], list[float]]
"""How the options of a question are weighed, in points."""


def table_in_state(state: FortState, seat: int) -> Table:
    """The table of a position whose hidden cards are made up."""
    is_last_round = state.trigger != 0
    return Table(
        seat, state.boards, state.played, state.leader, state.park, state.cats, is_last_round, state.has_sculpture
    )


def table_in_view(view: FortView, seat: int) -> Table:
    """The table that a view shows to the seat that is asked."""
    boards = [board_in_view(board) for board in view.boards]
    cats = [] if view.cats is None else [owner_in_view(view.cats, name) for name in terms.CAT_NAMES]
    is_last_round = view.trigger is not None
    played = played_in_view(view.play)
    return Table(seat, boards, played, view.leader, kinds_of(view.park), cats, is_last_round, view.sculpture)


def board_in_view(seen: SeenBoard) -> Board:
    """A board as far as it is shown. Of a rival's hidden cards, those known to all are taken for the hand."""
    board = Board()
    board.hand = kinds_of(seen.known if seen.hand is None else seen.hand)
    board.deck = kinds_of(seen.deck or [])
    board.discard = kinds_of(seen.discard)
    board.yard = kinds_of(seen.yard)
    if seen.hand is not None:
        board.lookout = [KINDS[tucked.card or ""] for tucked in seen.lookout]
    board.lookout_shown = [True] * len(board.lookout)
    board.doghouse = kinds_of(seen.doghouse or [])
    stuff, pack = seen.stuff, seen.pack
    board.tokens = stuff.pizza | stuff.toys << 8 | pack.pizza << 16 | pack.toys << 24
    board.level = seen.level
    board.turns = seen.turns
    board.rule = NOTHING if seen.rule is None else terms.RULE_NAMES.index(seen.rule)
    board.perk = NOTHING if seen.perk is None else terms.PERK_NAMES.index(seen.perk)
    return board


def played_in_view(seen: SeenPlay) -> Played:
    """The card being played."""
    card, dog = (NOTHING if id is None else KINDS[id] for id in (seen.card, seen.dog))
    played = Played(card, [seen.icons[name] for name in terms.SUIT_NAMES], kinds_of(seen.added), dog)
    played.looked = seen.looked or []
    played.used = sum([1 << BOXES.index(box) for box in seen.used])
    played.followers = len(seen.followers)
    return played


def kinds_of(names: list[str]) -> list[int]:
    """The cards of these names."""
    return [KINDS[name] for name in names]


def owner_in_view(owners: dict[str, int | None], name: str) -> int:
    """Who has one cat."""
    if name not in owners:
        return AWAY
    owner = owners[name]
    return NOBODY if owner is None else owner


SHIFTS: Final[list[int]] = [8 * suit for suit in range(terms.SUIT_SPAN)]
"""Where each suit stands in a sum of icons. A loop over a list knows beforehand how long the new one will be."""


def icons_of(box: Box, cards: list[int]) -> list[int]:
    """How often these cards show each suit, coins standing for every suit."""
    icons: i64 = 0
    for kind in cards:
        icons += box.matches_in_one[kind]
    return [icons >> shift & 255 for shift in SHIFTS]


def without(cards: list[int], taken: tuple[int, ...]) -> list[int]:
    """The cards that are left."""
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left
