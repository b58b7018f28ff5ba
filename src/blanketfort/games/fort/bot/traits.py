"""What a position of Fort is judged by: for each player a few measures, and marks for what he has.

A measure is a number: points, what is missing for the next level, how well the cards go together. A mark stands for one
thing that a player has: a card, a perk, a made-up rule, a Fort Level. What each of them is worth is learned from many
games: see `search_learned.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from blanketfort.bots.learned import Tally
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.bot.table import icons_of
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.box import Action, Box, Level
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import FortState

MEASURES: Final = [
    "points",
    "track",
    "track squared",
    "missing at 0",
    "missing at 1",
    "missing at 2",
    "missing at 3",
    "missing at 4",
    "payable",
    "payable with card in hand",
    "missing for both levels",
    "stock",
    "packed",
    "tucked",
    "cards",
    "cards squared",
    "has advance card",
    "advance cards",
    "share of advance cards",
    "strength in points",
    "strength in resources",
    "strength in other things",
    "hand in points",
    "hand in resources",
    "hand in other things",
    "yard",
    "to move",
    "turn left",
    "dogs at home",
    "most dogs",
    "dogs in deck",
    "cats",
]

POINTS: Final = 0
TRACK: Final = 1
TRACK_SQUARED: Final = 2
MISSING: Final = 3
"""The first of five: by the level that a Fort has."""
PAYABLE: Final = 8
PAYABLE_NOW: Final = 9
MISSING_FOR_BOTH: Final = 10
STOCK: Final = 11
PACKED: Final = 12
TUCKED: Final = 13
CARDS: Final = 14
CARDS_SQUARED: Final = 15
HAS_ADVANCE: Final = 16
ADVANCES: Final = 17
SHARE_OF_ADVANCES: Final = 18
STRENGTH: Final = 19
"""The first of three, as the next is: the gains of actions in points, resources and other things."""
HAND: Final = 22
YARD: Final = 25
TO_MOVE: Final = 26
TURN_LEFT: Final = 27
DOGS_AT_HOME: Final = 28
MOST_DOGS: Final = 29
DOGS_IN_DECK: Final = 30
CATS: Final = 31

GATHERING: Final = (terms.PIZZA, terms.TOY, terms.RESOURCE, terms.COPY_PACK, terms.COPY_RIVAL_PACK)
COPIED: Final = 1.5
"""What copying a Pack usually brings."""
DRAWN_WITH: Final = 4.0
"""How many other cards are in hand with a card."""
MOST: Final = 5.0
"""More often than this an action is hardly done."""
FEWEST: Final = 5.0
"""A hand is not drawn from fewer cards."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Gains:
    """The ways in which an action may be good."""

    def __init__(self) -> None:
        self.points = 0.0
        self.resources = 0.0
        self.others = 0.0

    def add(self, other: Gains, times: float) -> None:
        """These gains this many times more."""
        self.points += times * other.points
        self.resources += times * other.resources
        self.others += times * other.others

    def total(self) -> float:
        """What they are worth, roughly."""
        return self.points + self.resources + 0.5 * self.others


class Deed:
    """One action of a card, weighed: what a single time brings, and in which way."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.is_advance: bool = action.verb == terms.ADVANCE
        self.gains = Gains()
        for verb in (action.verb, action.then, action.also):
            if verb in (terms.NO_VERB, terms.ADVANCE):
                continue
            gain = COPIED if verb in (terms.COPY_PACK, terms.COPY_RIVAL_PACK) else 0.2 if verb == terms.CONVERT else 1.0
            if verb in (terms.SPEND_PIZZA, terms.SPEND_TOY):
                self.gains.resources -= 0.7
            elif verb == terms.SCORE:
                self.gains.points += gain
            elif verb in GATHERING:
                self.gains.resources += gain
            else:
                self.gains.others += gain


class Cards:
    """What a player's cards show together."""

    def __init__(self, box: Box, cards: list[int]) -> None:
        self.size: float = float(len(cards))
        self.advances = 0
        self.dogs = 0
        self.icons = icons_of(box, cards)
        for kind in cards:
            self.advances += box.advances[kind]
            if kind >= box.first_dog:
                self.dogs += 1


class Traits:
    """Measures and marks of positions with the cards of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.deeds: list[list[Deed]] = [
            [Deed(action) for action in box.actions[2 * kind : 2 * kind + 2] if action is not None]
            for kind in range(len(box.ids))
        ]
        self.marks: list[str] = (
            [f"card {id}" for id in box.ids]
            + [f"perk {name}" for name in terms.PERK_NAMES]
            + [f"rule {name}" for name in terms.RULE_NAMES]
            + [f"level {level}" for level in range(terms.TOP_LEVEL + 1)]
            + [f"tucked {id}" for id in box.ids]
        )
        self.first_card = len(MEASURES)
        self.first_perk = self.first_card + len(box.ids)
        self.first_rule = self.first_perk + len(terms.PERK_NAMES)
        self.first_level = self.first_rule + len(terms.RULE_NAMES)
        self.first_tucked = self.first_level + terms.TOP_LEVEL + 1

    def tell(self, state: FortState, seat: int, tally: Tally) -> None:
        """All there is to tell of a player's position."""
        board = state.boards[seat]
        drawn = cards_to_draw(state, seat)
        tucked = Cards(self.box, board.lookout)
        # A player who has played a card or sent a dog this turn is done with the hand.
        has_hand = not (state.leader == seat and (state.played.card != NOTHING or state.played.dog != NOTHING))
        tell_points(state, seat, tally)
        tell_fort(state, seat, has_hand and any_advance(self.box, board.hand), tally)
        self.tell_cards(board, drawn, tucked, tally)
        if has_hand:
            self.tell_hand(board, tucked, tally)
        tell_turn(state, seat, tally)
        tell_animals(state, seat, tally)
        self.tell_things(board, drawn, tally)

    def tell_cards(self, board: Board, drawn: list[int], tucked: Cards, tally: Tally) -> None:
        """How many cards a player draws from, what they can do, and how well they go together."""
        cards = Cards(self.box, drawn)
        size = max(cards.size, FEWEST)
        tally.add(CARDS, cards.size)
        tally.add(CARDS_SQUARED, cards.size * cards.size / 20.0)
        if cards.advances > 0:
            tally.mark(HAS_ADVANCE)
        tally.add(ADVANCES, cards.advances)
        tally.add(SHARE_OF_ADVANCES, cards.advances / size)
        tally.add(DOGS_IN_DECK, cards.dogs)
        share = DRAWN_WITH / size
        expected = [1.0 + share * cards.icons[suit] + tucked.icons[suit] for suit in range(terms.SUITS)]
        expected.append(max(expected))
        gains = Gains()
        for kind in drawn:
            self.weigh(kind, board, expected, gains)
        tally.add(STRENGTH, gains.points / size)
        tally.add(STRENGTH + 1, gains.resources / size)
        tally.add(STRENGTH + 2, gains.others / size)

    def tell_hand(self, board: Board, tucked: Cards, tally: Tally) -> None:
        """What the best card in hand brings, with the others added to it."""
        hand = Cards(self.box, board.hand)
        expected = [float(hand.icons[suit] + tucked.icons[suit]) for suit in range(terms.SUITS)]
        expected.append(max(expected))
        best, best_sum = Gains(), 0.0
        for kind in board.hand:
            gains = Gains()
            self.weigh(kind, board, expected, gains)
            if gains.total() > best_sum:
                best, best_sum = gains, gains.total()
        tally.add(HAND, best.points)
        tally.add(HAND + 1, best.resources)
        tally.add(HAND + 2, best.others)

    def tell_things(self, board: Board, drawn: list[int], tally: Tally) -> None:
        """The cards, the perk, the made-up rule and the Fort Level."""
        for kind in drawn:
            tally.mark(self.first_card + kind)
        for kind in board.lookout:
            tally.mark(self.first_tucked + kind)
        if board.perk != NOTHING:
            tally.mark(self.first_perk + board.perk)
        if board.rule != NOTHING:
            tally.mark(self.first_rule + board.rule)
        tally.mark(self.first_level + board.level)

    def weigh(self, kind: int, board: Board, expected: list[float], gains: Gains) -> None:
        """Add what the actions of a card bring, with these icons of each suit."""
        for deed in self.deeds[kind]:
            if not deed.is_advance:
                gains.add(deed.gains, self.count(deed, board, expected))

    def count(self, deed: Deed, board: Board, expected: list[float]) -> float:
        """How often an action is done, with these icons of each suit."""
        action = deed.action
        if action.measure == terms.ANY:
            times = expected[terms.SUITS]
        elif action.counts_suit:
            times = expected[action.measure]
        else:
            times = float(action.measured(board.pack_pizza + board.pack_toys, len(board.lookout), board.level))
        return min(MOST, times * float(action.amount))


def tell_points(state: FortState, seat: int, tally: Tally) -> None:
    """Points, and how far a player is on the Victory Track."""
    track = float(state.boards[seat].score) / terms.TRACK_END
    tally.add(POINTS, score(state, seat)["total"])
    tally.add(TRACK, track)
    tally.add(TRACK_SQUARED, track * track)


def tell_fort(state: FortState, seat: int, advances_in_hand: bool, tally: Tally) -> None:
    """Resources, and what is missing for the next Fort Levels."""
    board = state.boards[seat]
    pizza, toys = board.pizza + board.pack_pizza, board.toys + board.pack_toys
    if board.level < terms.TOP_LEVEL:
        levels = state.levels_of(seat)
        missing = count_missing(levels[board.level + 1], pizza, toys)
        tally.add(MISSING + board.level, missing)
        if missing == 0:
            tally.mark(PAYABLE)
            if advances_in_hand:
                tally.mark(PAYABLE_NOW)
        if board.level + 1 < terms.TOP_LEVEL:
            both = count_missing_for_both(levels[board.level + 1], levels[board.level + 2], pizza, toys)
            tally.add(MISSING_FOR_BOTH, both)
    tally.add(STOCK, float(pizza + toys))
    tally.add(PACKED, float(board.pack_pizza + board.pack_toys))
    tally.add(TUCKED, len(board.lookout))


def tell_turn(state: FortState, seat: int, tally: Tally) -> None:
    """Whose turn it is, who has one left, and who may be recruited until one's own."""
    tally.add(YARD, len(state.boards[seat].yard))
    if state.leader == seat:
        tally.mark(TO_MOVE)
    if has_turn_left(state, seat):
        tally.mark(TURN_LEFT)


def tell_animals(state: FortState, seat: int, tally: Tally) -> None:
    """Dogs in the doghouse, and cats."""
    dogs = len(state.boards[seat].doghouse)
    tally.add(DOGS_AT_HOME, dogs)
    if dogs > 0 and most_dogs(state) == dogs:
        tally.mark(MOST_DOGS)
    tally.add(CATS, state.cats.count(seat))


def cards_to_draw(state: FortState, seat: int) -> list[int]:
    """The cards that a player draws again and again, those in play among them; not those in the Lookout."""
    board = state.boards[seat]
    cards = board.deck + board.discard + board.hand + board.yard
    if seat == state.leader:
        cards += state.played.added
        if state.played.card != NOTHING and state.played.borrowed == NOTHING and not state.played.is_trashed:
            cards.append(state.played.card)
    return cards


def any_advance(box: Box, cards: list[int]) -> bool:
    """Whether one of these cards advances the Fort."""
    return any(box.advances[kind] > 0 for kind in cards)


def count_missing(level: Level, pizza: int, toys: int) -> int:
    """How many resources are missing for a level."""
    spare = max(0, pizza - level.pizza) + max(0, toys - level.toys)
    return max(0, level.pizza - pizza) + max(0, level.toys - toys) + max(0, level.either - spare)


def count_missing_for_both(first: Level, second: Level, pizza: int, toys: int) -> int:
    """How many resources are missing for two levels."""
    need_pizza, need_toys = first.pizza + second.pizza, first.toys + second.toys
    spare = max(0, pizza - need_pizza) + max(0, toys - need_toys)
    return max(0, need_pizza - pizza) + max(0, need_toys - toys) + max(0, first.either + second.either - spare)


def has_turn_left(state: FortState, seat: int) -> bool:
    """Whether a player has a turn in the last round, the one under way included; always, before it."""
    if state.trigger == 0:
        return True
    last = (state.first + state.players - 1) % state.players
    places_to_end = (last - state.leader) % state.players
    return (seat - state.leader) % state.players <= places_to_end


def most_dogs(state: FortState) -> int:
    """How many dogs are in the fullest doghouse."""
    most = 0
    for board in state.boards:
        most = max(most, len(board.doghouse))
    return most


def nearness_of_end(state: FortState) -> float:
    """From 0 at the beginning to nearly 1 when the next step of somebody triggers the end."""
    nearest = 0.0
    for board in state.boards:
        nearest = max(nearest, board.score / terms.TRACK_END, board.level / terms.TOP_LEVEL)
    return nearest
