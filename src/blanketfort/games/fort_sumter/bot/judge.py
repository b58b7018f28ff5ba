"""What a position of Fort Sumter is worth, learned from many games: who controls what, and what is still to come."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from blanketfort.bots.learned import LearnedJudge, Moment, Tally
from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.state import FortSumterState

PHASES: Final = [
    *[f"{moment} of round {number}" for number in range(1, board.ROUNDS + 1) for moment in ("begin", "end")],
    "final crisis",
    "end",
]
MEASURES: Final = [
    "points",
    "one point ahead",
    "two points ahead",
    "is secessionist",
    "to move",
    "pool",
    "pool lead",
    "track",
    "escalation breached",
    "tension breached",
    "final crisis breached",
    "bonus tokens",
    "late breach",
    "value in hand",
    "cards in hand",
    "events in hand",
    "value set aside",
    "dimensions",
    "likely dimensions",
    "dimensions but one",
    "objective controlled",
    "objective led",
    "their objective controlled",
    "spaces",
    "tokens on map",
    "commissioner keeps",
    "rallies",
]
POINTS: Final[i64] = 0
ONE_AHEAD: Final[i64] = 1
TWO_AHEAD: Final[i64] = 2
IS_SECESSIONIST: Final[i64] = 3
TO_MOVE: Final[i64] = 4
POOL: Final[i64] = 5
LEAD_OF_POOL: Final[i64] = 6
TRACK: Final[i64] = 7
BREACHED: Final[i64] = 8
BONUS_TOKENS: Final[i64] = 11
LATE_BREACH: Final[i64] = 12
VALUE_IN_HAND: Final[i64] = 13
CARDS_IN_HAND: Final[i64] = 14
EVENTS_IN_HAND: Final[i64] = 15
VALUE_ASIDE: Final[i64] = 16
CONTROLLED: Final[i64] = 17
LIKELY: Final[i64] = 18
BUT_ONE: Final[i64] = 19
OBJECTIVE: Final[i64] = 20
OBJECTIVE_LED: Final[i64] = 21
THEIR_OBJECTIVE: Final[i64] = 22
SPACES_HELD: Final[i64] = 23
ON_MAP: Final[i64] = 24
KEPT: Final[i64] = 25
RALLIES: Final[i64] = 26

MARKS: Final = [
    *[f"controls {space}" for space in board.SPACES],
    *[f"leads by two in {space}" for space in board.SPACES],
    *[f"leads by three in {space}" for space in board.SPACES],
    *[f"controls {dimension}" for dimension in board.DIMENSIONS],
]
BY_ONE: Final[i64] = 27
BY_TWO: Final[i64] = 39
BY_THREE: Final[i64] = 51
IN_DIMENSION: Final[i64] = 63
CHANCES: Final[list[float]] = [
    1 / (1 + math.exp(-1.3 * (lead - 0.5))) for lead in range(-board.SPACE_LIMIT, board.SPACE_LIMIT + 1)
]
"""The chance to control a space at the scoring, by the lead in tokens from -4 to 4; a tie is nobody's."""
SURE: Final[list[float]] = [1.0 if lead > 0 else 0.0 for lead in range(-board.SPACE_LIMIT, board.SPACE_LIMIT + 1)]
"""The same where no token can come or go."""
PLAYED_IN_ROUND: Final = 2 * board.HAND_SIZE


class FortSumterJudge(LearnedJudge):
    """Judges by points, control, tokens and cards; what a side does not know of the other is dealt."""

    def __init__(self) -> None:
        super().__init__(PHASES, MEASURES, MARKS)
        self.turns = 2  # the answer to a card counts as much as the card

    def turn(self, state: State) -> int:
        assert isinstance(state, FortSumterState)
        return state.round * board.SPACE_COUNT * board.SPACE_COUNT + len(state.discard)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, FortSumterState)
        if state.is_final_crisis:
            left = len(state.orders[0]) + len(state.hands[0])
            return Moment(2 * board.ROUNDS, 2 * board.ROUNDS + 1, 1.0 - left / board.FINAL_CARDS)
        held = len(state.hands[0]) + len(state.hands[1])
        first = 2 * max(0, state.round - 1)
        return Moment(first, first + 1, 1.0 - held / PLAYED_IN_ROUND)

    def tell(self, state: State, seat: int, tally: Tally) -> None:
        assert isinstance(state, FortSumterState)
        tell_points(state, seat, tally)
        tell_tokens(state, seat, tally)
        tell_cards(state, seat, tally)
        tell_map(state, seat, tally)
        tell_objectives(state, seat, tally)
        if state.is_final_crisis:
            tell_rallies(state, seat, tally)


def tell_points(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """Who leads, and who moves."""
    points = state.vp(seat)
    ahead = points - state.vp(1 - seat)
    tally.add(POINTS, float(points))
    if ahead > 0:
        tally.mark(ONE_AHEAD)
    if ahead > 1:
        tally.mark(TWO_AHEAD)
    if seat == board.SECESSIONIST:
        tally.mark(IS_SECESSIONIST)
    if state.top.seat == seat:
        tally.mark(TO_MOVE)


def tell_tokens(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """What is left in the pool, on the track and in the boxes of the zones."""
    pool: i64 = state.pool[seat]
    tally.add(POOL, float(pool))
    if pool >= state.pool[1 - seat] + board.POOL_LEAD:
        tally.mark(LEAD_OF_POOL)
    tally.add(TRACK, state.track[seat])
    for zone in range(len(board.ZONES)):
        if state.is_breached(seat, zone):
            tally.mark(BREACHED + zone)
        tally.add(BONUS_TOKENS, state.boxes[seat * len(board.ZONES) + zone])
    if state.is_breached(1 - seat, board.FINAL_CRISIS) and not state.is_breached(seat, board.FINAL_CRISIS):
        tally.mark(LATE_BREACH)


def tell_cards(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """The values in hand and set aside, and the events that are not the other side's."""
    deck = state.deck
    for card in state.hands[seat]:
        tally.mark(CARDS_IN_HAND)
        tally.add(VALUE_IN_HAND, deck.values[card])
        if deck.sides[card] != 1 - seat:
            tally.mark(EVENTS_IN_HAND)
    for card in state.asides[seat]:
        tally.add(VALUE_ASIDE, deck.values[card])


def tell_map(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """Spaces and dimensions, controlled and likely to be."""
    tokens, commissioner = state.tokens, state.commissioner
    mine: i64 = seat * board.SPACE_COUNT
    theirs: i64 = (1 - seat) * board.SPACE_COUNT
    on_map: i64 = 0
    space: i64 = 0
    for dimension in range(len(board.DIMENSIONS)):
        controlled: i64 = 0
        likely = 1.0
        last: i64 = space + board.DIMENSION_SIZE
        while space < last:
            held: i64 = tokens[mine + space]
            lead: i64 = held - tokens[theirs + space]
            on_map += held
            is_kept = space == commissioner
            if lead > 0:
                controlled += 1
                tell_control(space, lead, is_kept, tally)
            likely *= SURE[board.SPACE_LIMIT + lead] if is_kept else CHANCES[board.SPACE_LIMIT + lead]
            space += 1
        tally.add(LIKELY, likely)
        if controlled == board.DIMENSION_SIZE:
            tally.mark(CONTROLLED)
            tally.mark(IN_DIMENSION + dimension)
        elif controlled == board.DIMENSION_SIZE - 1:
            tally.mark(BUT_ONE)
    tally.add(ON_MAP, float(on_map))


def tell_control(space: i64, lead: i64, is_kept: bool, tally: Tally) -> None:
    """A space that a side controls, and how firmly."""
    tally.mark(SPACES_HELD)
    tally.mark(BY_ONE + space)
    if lead > 1:
        tally.mark(BY_TWO + space)
    if lead > 2:
        tally.mark(BY_THREE + space)
    if is_kept:
        tally.mark(KEPT)


def tell_objectives(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """Whether this side controls what it was to control, and what the other was to."""
    mine, theirs = state.kept[seat], state.kept[1 - seat]
    if mine != NOWHERE:
        lead = state.count(seat, mine) - state.count(1 - seat, mine)
        tally.add(OBJECTIVE_LED, CHANCES[board.SPACE_LIMIT + lead])
        if lead > 0:
            tally.mark(OBJECTIVE)
    if theirs != NOWHERE and state.controls(seat, theirs):
        tally.mark(THEIR_OBJECTIVE)


def tell_rallies(state: FortSumterState, seat: i64, tally: Tally) -> None:
    """In the Final Crisis: how many cards are still to be revealed whose dimension is in dispute."""
    for card in state.orders[seat]:
        if not state.controls_dimension(seat, state.deck.bars[card]):
            tally.mark(RALLIES)


def make_judge(_game: Game) -> FortSumterJudge:
    """The judge of Fort Sumter, whatever its deck."""
    judge = FortSumterJudge()
    judge.remember("blanketfort.games.fort_sumter.bot")
    return judge
