"""The state of a game: what lies where, and the questions and small deeds that the rules are told in."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.deck import Deck

# Where victory points come from.
FROM_DIMENSIONS: Final = 0
FROM_OBJECTIVES: Final = 1
FROM_BREACH: Final = 2
FROM_FORT_SUMTER: Final = 3
FROM_POOL: Final = 4
SOURCE_COUNT: Final = 5
POINT_SOURCES: Final = ["dimensions", "objectives", "breach", "fort-sumter", "pool"]


Cards: TypeAlias = tuple[int, ...]
"""Cards of one zone. Zones are replaced, never changed in place, so that copies of a state share them."""
EMPTY: Final[tuple[Cards, ...]] = ((), ())
"""A zone that each player has, empty for both."""


def replace_cards(zones: tuple[Cards, ...], seat: i64, cards: Cards) -> tuple[Cards, ...]:
    """The zones of both players with other cards in one."""
    return (cards, zones[1]) if seat == 0 else (zones[0], cards)


def replace_card(cards: Cards, seat: i64, card: i64) -> Cards:
    """The single cards of both players with another for one."""
    return (card, cards[1]) if seat == 0 else (cards[0], card)


def without(cards: Cards, card: i64) -> Cards:
    """The cards but one."""
    return tuple([other for other in cards if other != card])


class Rules:
    """The options of a game, read once."""

    def __init__(self, options: dict[str, bool | str]) -> None:
        self.event_discard = options["event-discard"] is True
        self.vp_floor = options["vp-floor"] is True
        self.pivotal_moves_own = options["pivotal-moves"] == "own"
        self.second_breach_moves = options["second-tension-breach"] == "moves-commissioner"
        self.objective_breach_waits = options["objective-breach"] == "next-card"


@mypyc_attr(acyclic=True)
class FortSumterState(State):
    """One game of Fort Sumter. Seat 0 is the Unionist, seat 1 the Secessionist."""

    def __init__(
        self,
        setup: Setup,
        deck: Deck,
        rules: Rules,
        tokens: list[int],
        pool: list[int],
        track: list[int],
        boxes: list[int],
        points: list[int],
    ) -> None:
        super().__init__(setup)
        self.deck = deck
        self.rules = rules
        self.round: i64 = 0
        self.is_final_crisis = False
        self.tokens = tokens
        """By `side * SPACE_COUNT + space`."""
        self.pool = pool
        self.track = track
        self.boxes = boxes
        self.points = points
        self.commissioner: i64 = NOWHERE
        self.strategy_deck: Cards = ()
        """Face down; the top card is the last."""
        self.discard: Cards = ()
        """Face up, in the order in which they were played: out of the game."""
        self.claimable: i64 = NOTHING
        """With Event Discard: the card just played that the other side may claim."""
        self.hands = EMPTY
        self.asides = EMPTY
        """Set aside face down for the Final Crisis."""
        self.orders = EMPTY
        """The cards of the Final Crisis in the order of play, known to their player only until each is revealed."""
        self.objective_deck: Cards = ()
        self.offers = EMPTY
        """The objectives dealt, of which one is to be kept."""
        self.kept: Cards = (NOWHERE, NOWHERE)
        self.returned: Cards = (NOWHERE, NOWHERE)
        """What a player shuffled back this round: he remembers that nobody can have kept it."""
        self.removed: Cards = ()
        """Objectives that were revealed, and are out of the game."""

    def clone(self) -> FortSumterState:
        tokens, pool, track, boxes, points = self.tokens[:], self.pool[:], self.track[:], self.boxes[:], self.points[:]
        copy = FortSumterState(self.setup, self.deck, self.rules, tokens, pool, track, boxes, points)
        self.copy_core(copy)
        copy.round = self.round
        copy.is_final_crisis = self.is_final_crisis
        copy.commissioner = self.commissioner
        copy.strategy_deck = self.strategy_deck
        copy.discard = self.discard
        copy.claimable = self.claimable
        copy.hands = self.hands
        copy.asides = self.asides
        copy.orders = self.orders
        copy.objective_deck = self.objective_deck
        copy.offers = self.offers
        copy.kept = self.kept
        copy.returned = self.returned
        copy.removed = self.removed
        return copy

    # Questions.

    def count(self, side: i64, space: i64) -> i64:
        """How many tokens a side has in a space."""
        return self.tokens[side * board.SPACE_COUNT + space]

    def controls(self, side: i64, space: i64) -> bool:
        """A side controls a space where it has more tokens than the other (fort-sumter.control.space)."""
        return self.tokens[side * board.SPACE_COUNT + space] > self.tokens[(1 - side) * board.SPACE_COUNT + space]

    def controls_dimension(self, side: i64, dimension: i64) -> bool:
        """A side controls a dimension when it controls all its spaces (fort-sumter.control.dimension)."""
        first = dimension * board.DIMENSION_SIZE
        return self.controls(side, first) and self.controls(side, first + 1) and self.controls(side, first + 2)

    def count_controlled(self, side: i64) -> i64:
        """How many spaces a side controls."""
        controlled: i64 = 0
        for space in range(board.SPACE_COUNT):
            if self.controls(side, space):
                controlled += 1
        return controlled

    def vp(self, side: i64) -> i64:
        """A side's victory points."""
        first = side * SOURCE_COUNT
        total: i64 = 0
        for at in range(first, first + SOURCE_COUNT):
            total += self.points[at]
        return total

    def first_player(self) -> i64:
        """The side with the most victory points now; a tie is the Unionist's (fort-sumter.first-player.highest)."""
        return board.SECESSIONIST if self.vp(board.SECESSIONIST) > self.vp(board.UNIONIST) else board.UNIONIST

    def has_tokens(self, side: i64, is_pool_only: bool) -> bool:
        """Whether a side has a token to place: in its pool, or else on its crisis track."""
        return self.pool[side] > 0 or (not is_pool_only and self.track[side] > 0)

    def has_room(self, side: i64, space: i64) -> bool:
        """Whether a token of this side may be put into a space: not full, no Peace Commissioner there."""
        return space != self.commissioner and self.tokens[side * board.SPACE_COUNT + space] < board.SPACE_LIMIT

    def can_remove(self, side: i64, space: i64) -> bool:
        """Whether a token of this side can be taken out of a space: there is one, and no Peace Commissioner."""
        return space != self.commissioner and self.tokens[side * board.SPACE_COUNT + space] > 0

    def can_move(self, side: i64, space: i64, targets: list[int]) -> bool:
        """Whether a token of this side can be lifted from a space and set down in another of the targets."""
        if not self.can_remove(side, space):
            return False
        for target in targets:  # noqa: SIM110 -- a plain loop compiles best
            if target != space and self.has_room(side, target):
                return True
        return False

    def is_breached(self, side: i64, zone: i64) -> bool:
        """Whether the first token of a crisis zone is gone from the track."""
        return self.track[side] <= board.ZONE_TOP[zone]

    def has_bonus(self, side: i64, zone: i64) -> bool:
        """Whether the bonus tokens of a zone still wait in its box, all of them."""
        return self.boxes[side * len(board.ZONES) + zone] == board.BONUS[zone]

    # Deeds.

    def place(self, side: i64, space: i64) -> None:
        """Add a token to the map: from the pool first, else from the highest-numbered space of the track."""
        is_from_pool = self.pool[side] > 0
        if is_from_pool:
            self.pool[side] -= 1
        else:
            self.track[side] -= 1
        self.tokens[side * board.SPACE_COUNT + space] += 1
        if self.sink is not None:
            source = "pool" if is_from_pool else "track"
            self.tell("fort-sumter.placed", side, {"space": board.SPACES[space], "source": source})

    def remove(self, side: i64, space: i64, by: i64) -> None:
        """Take a token of a side off the map, into its owner's pool."""
        self.tokens[side * board.SPACE_COUNT + space] -= 1
        self.pool[side] += 1
        if self.sink is not None:
            self.tell("fort-sumter.removed", by, {"side": board.SIDES[side], "from": board.SPACES[space]})

    def move(self, side: i64, source: i64, target: i64, by: i64) -> None:
        """Pick a token up from a space (nowhere: the pool) and set it down in another."""
        if source == NOWHERE:
            self.pool[side] -= 1
        else:
            self.tokens[side * board.SPACE_COUNT + source] -= 1
        self.tokens[side * board.SPACE_COUNT + target] += 1
        if self.sink is not None:
            origin = "pool" if source == NOWHERE else board.SPACES[source]
            self.tell("fort-sumter.moved", by, {"side": board.SIDES[side], "from": origin, "to": board.SPACES[target]})

    def take_bonus(self, side: i64, zone: i64, amount: i64) -> None:
        """Take bonus tokens from a zone's box into the pool."""
        self.boxes[side * len(board.ZONES) + zone] -= amount
        self.pool[side] += amount
        if self.sink is not None:
            self.tell("fort-sumter.breached", side, {"zone": board.ZONES[zone], "tokens": amount})

    def send_commissioner(self, seat: i64, space: i64) -> None:
        """Put the Peace Commissioner into a space, from wherever it is."""
        self.commissioner = space
        if self.sink is not None:
            self.tell("fort-sumter.sent", seat, {"space": board.SPACES[space]})

    def score(self, side: i64, source: i64, points: i64) -> None:
        """Gain or lose victory points."""
        if points < 0 and self.rules.vp_floor and self.vp(side) + points < 0:
            return
        self.points[side * SOURCE_COUNT + source] += points
        if self.sink is not None:
            told: dict[str, object] = {"source": POINT_SOURCES[source], "points": points, "vp": self.vp(side)}
            self.tell("fort-sumter.scored", side, told)

    def strategy_zones(self) -> Cards:
        """All strategy cards, wherever they lie."""
        cards = self.strategy_deck + self.discard
        for side in range(2):
            cards = cards + self.hands[side] + self.asides[side] + self.orders[side]
        return cards

    def objective_zones(self) -> Cards:
        """All objective cards, wherever they lie."""
        cards = self.objective_deck + self.removed + self.offers[0] + self.offers[1]
        return cards + tuple([space for space in self.kept if space != NOWHERE])


def new_state(setup: Setup, deck: Deck) -> FortSumterState:
    """An empty map, with all tokens on the tracks and in the boxes."""
    tokens, track, points = [0] * (2 * board.SPACE_COUNT), [board.TRACK_LENGTH] * 2, [0] * (2 * SOURCE_COUNT)
    return FortSumterState(setup, deck, Rules(setup.options), tokens, [0, 0], track, board.BONUS * 2, points)
