"""What a position of Fort is judged by: for each player a few measures, and marks for what he has.

A measure is a number: points, what is missing for the next level, how well the cards go together. A mark stands for one
thing that a player has: a card, a perk, a made-up rule, a Fort Level. What each of them is worth is learned from many
games: see `search_learned.py`.
"""

from __future__ import annotations

from typing import Final

from blanketfort.games.fort.box import (
    ADVANCE,
    ANY,
    CONVERT,
    COPY_PACK,
    COPY_RIVAL_PACK,
    FORT_LEVEL,
    LOOKOUT_COUNT,
    NONE,
    NOTHING,
    PACK_COUNT,
    PERK_NAMES,
    PIZZA,
    RESOURCE,
    RULE_NAMES,
    SCORE,
    SPEND_PIZZA,
    SPEND_TOY,
    SUIT_SPAN,
    SUITS,
    TOP_LEVEL,
    TOY,
    TRACK_END,
    Action,
    Box,
    Level,
)
from blanketfort.games.fort.scoring import score
from blanketfort.games.fort.state import Board, FortState

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

# The ways in which an action may be good.
IN_POINTS: Final = 0
IN_RESOURCES: Final = 1
IN_OTHERS: Final = 2
WAYS: Final = 3
GAINS: Final = {
    SCORE: IN_POINTS,
    PIZZA: IN_RESOURCES,
    TOY: IN_RESOURCES,
    RESOURCE: IN_RESOURCES,
    COPY_PACK: IN_RESOURCES,
    COPY_RIVAL_PACK: IN_RESOURCES,
}
COPIED: Final = 1.5
"""What copying a Pack usually brings."""
DRAWN_WITH: Final = 4.0
"""How many other cards are in hand with a card."""
MOST: Final = 5.0
"""More often than this an action is hardly done."""


class Deed:
    """One action of a card, weighed: what a single time brings, and in which way."""

    def __init__(self, action: Action) -> None:
        self.measure: int = action.measure
        self.amount: float = float(action.amount)
        self.modifier: int = action.modifier
        self.is_advance: bool = action.verb == ADVANCE
        self.gains: list[float] = [0.0] * WAYS
        for verb in (action.verb, action.then, action.also):
            if verb in (NOTHING, ADVANCE):
                continue
            gain = COPIED if verb in (COPY_PACK, COPY_RIVAL_PACK) else 0.2 if verb == CONVERT else 1.0
            if verb in (SPEND_PIZZA, SPEND_TOY):
                self.gains[IN_RESOURCES] -= 0.7
            else:
                self.gains[GAINS.get(verb, IN_OTHERS)] += gain


class Cards:
    """What a player's cards show together."""

    def __init__(self, box: Box, cards: list[int]) -> None:
        self.size: float = float(len(cards))
        self.advances = 0
        self.dogs = 0
        self.icons: list[int] = [0] * SUITS
        for kind in cards:
            self.advances += box.advances[kind]
            if kind >= box.first_dog:
                self.dogs += 1
            at = kind * SUIT_SPAN
            for suit in range(SUITS):
                self.icons[suit] += box.matches[at + suit]


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
            + [f"perk {name}" for name in PERK_NAMES]
            + [f"rule {name}" for name in RULE_NAMES]
            + [f"level {level}" for level in range(TOP_LEVEL + 1)]
            + [f"tucked {id}" for id in box.ids]
        )
        self.first_perk = len(box.ids)
        self.first_rule = self.first_perk + len(PERK_NAMES)
        self.first_level = self.first_rule + len(RULE_NAMES)
        self.first_tucked = self.first_level + TOP_LEVEL + 1

    def mark(self, state: FortState, seat: int) -> list[int]:
        """What a player has, as numbers of `marks`."""
        board = state.boards[seat]
        marks = cards_to_draw(state, seat)
        for kind in board.lookout:
            marks.append(self.first_tucked + kind)
        if board.perk != NONE:
            marks.append(self.first_perk + board.perk)
        if board.rule != NONE:
            marks.append(self.first_rule + board.rule)
        marks.append(self.first_level + board.level)
        return marks

    def measure(self, state: FortState, seat: int) -> list[float]:
        """A player's measures, in the order of MEASURES."""
        board = state.boards[seat]
        box = self.box
        drawn = cards_to_draw(state, seat)
        cards = Cards(box, drawn)
        tucked = Cards(box, board.lookout)
        pizza, toys = board.pizza + board.pack_pizza, board.toys + board.pack_toys
        missing = [0.0] * TOP_LEVEL
        both = 0.0
        is_payable = False
        if board.level < TOP_LEVEL:
            levels = state.levels_of(seat)
            lacking = count_missing(levels[board.level + 1], pizza, toys)
            missing[board.level] = float(lacking)
            is_payable = lacking == 0
            if board.level + 1 < TOP_LEVEL:
                both = float(count_missing_for_both(levels[board.level + 1], levels[board.level + 2], pizza, toys))
        strengths = self.weigh_deck(state, board, drawn, cards, tucked)
        has_hand = not (state.leader == seat and (state.played != NONE or state.dog != NONE))
        hand = self.weigh_hand(board, tucked) if has_hand else [0.0] * WAYS
        advances_in_hand = has_hand and any_advance(box, board.hand)
        track = float(board.score) / TRACK_END
        points = float(score(state, seat)["total"])
        dogs = float(len(board.doghouse))
        return [
            points,
            track,
            track * track,
            missing[0],
            missing[1],
            missing[2],
            missing[3],
            missing[4],
            1.0 if is_payable else 0.0,
            1.0 if is_payable and advances_in_hand else 0.0,
            both,
            float(pizza + toys),
            float(board.pack_pizza + board.pack_toys),
            float(len(board.lookout)),
            cards.size,
            cards.size * cards.size / 20.0,
            1.0 if cards.advances > 0 else 0.0,
            float(cards.advances),
            cards.advances / max(cards.size, 5.0),
            strengths[IN_POINTS],
            strengths[IN_RESOURCES],
            strengths[IN_OTHERS],
            hand[IN_POINTS],
            hand[IN_RESOURCES],
            hand[IN_OTHERS],
            float(len(board.yard)),
            1.0 if state.leader == seat else 0.0,
            1.0 if has_turn_left(state, seat) else 0.0,
            dogs,
            1.0 if dogs > 0 and most_dogs(state) == len(board.doghouse) else 0.0,
            float(cards.dogs),
            float(state.cats.count(seat)),
        ]

    def weigh_deck(self, state: FortState, board: Board, drawn: list[int], cards: Cards, tucked: Cards) -> list[float]:
        """What the actions of an average card bring, with the icons that are likely to be at hand."""
        strengths = [0.0] * WAYS
        share = DRAWN_WITH / max(cards.size, 5.0)
        expected = [0.0] * (SUITS + 1)
        for suit in range(SUITS):
            expected[suit] = 1.0 + share * cards.icons[suit] + tucked.icons[suit]
            expected[ANY - 1] = max(expected[ANY - 1], expected[suit])
        for kind in drawn:
            for deed in self.deeds[kind]:
                if deed.is_advance:
                    continue
                times = self.count(deed, board, expected)
                for way in range(WAYS):
                    strengths[way] += times * deed.gains[way]
        return [strength / max(cards.size, 5.0) for strength in strengths]

    def weigh_hand(self, board: Board, tucked: Cards) -> list[float]:
        """What the best card in hand brings, with the others added to it."""
        hand = Cards(self.box, board.hand)
        expected = [0.0] * (SUITS + 1)
        for suit in range(SUITS):
            expected[suit] = float(hand.icons[suit] + tucked.icons[suit])
            expected[ANY - 1] = max(expected[ANY - 1], expected[suit])
        best, best_sum = [0.0] * WAYS, 0.0
        for kind in board.hand:
            gains = [0.0] * WAYS
            for deed in self.deeds[kind]:
                if not deed.is_advance:
                    times = self.count(deed, board, expected)
                    for way in range(WAYS):
                        gains[way] += times * deed.gains[way]
            total = gains[IN_POINTS] + gains[IN_RESOURCES] + 0.5 * gains[IN_OTHERS]
            if total > best_sum:
                best, best_sum = gains, total
        return best

    def count(self, deed: Deed, board: Board, expected: list[float]) -> float:
        """How often an action is done, with so many icons of each suit."""
        measure = deed.measure
        if measure == PACK_COUNT:
            times = float(board.pack_pizza + board.pack_toys)
        elif measure == LOOKOUT_COUNT:
            times = float(len(board.lookout))
        elif measure == FORT_LEVEL:
            times = float(board.level)
        elif measure == ANY:
            times = expected[ANY - 1]
        elif measure >= 0:
            times = expected[measure]
        else:
            times = 1.0
        return min(MOST, times * deed.amount)


def cards_to_draw(state: FortState, seat: int) -> list[int]:
    """The cards that a player draws again and again, those in play among them; not those in the Lookout."""
    board = state.boards[seat]
    cards = board.deck + board.discard + board.hand + board.yard
    if seat == state.leader:
        cards += state.added
        if state.played != NONE and state.borrowed == NONE and not state.trashes_played:
            cards.append(state.played)
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
        nearest = max(nearest, board.score / TRACK_END, board.level / TOP_LEVEL)
    return nearest
