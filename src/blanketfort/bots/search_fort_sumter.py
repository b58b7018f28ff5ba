"""What a position of Fort Sumter is worth: who is likely to control what at the next scoring."""

from __future__ import annotations

import math
from typing import Final

from blanketfort.bots.search import Judge
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter.board import (
    DIMENSION_SIZE,
    FORT_SUMTER,
    NOWHERE,
    POOL_LEAD,
    ROUNDS,
    SPACE_COUNT,
    SPACE_LIMIT,
)
from blanketfort.games.fort_sumter.state import FortSumterState

SHARPNESS: Final = 0.9
LATER: Final = 0.35
"""What a point in a later round is worth now, for a lead held in this one."""
AT_THE_END: Final = 0.5
MAYBE_OBJECTIVE: Final = 0.11
PIVOTAL: Final = 0.15
TOKEN: Final = 0.05
"""What a token in the pool is worth, and one still on the track."""
TRACK_TOKEN: Final = 0.04
POOL_LEAD_WORTH: Final = [0.1, 0.1, 0.3, 1.0]
"""What the lead in the pool is worth, by how near the end is."""
CARD_VALUE: Final = 0.05


def chances_by_lead(steepness: float) -> list[float]:
    """The chance to control a space at the scoring, by the lead in tokens from -4 to 4; a tie is nobody's."""
    return [1 / (1 + math.exp(-steepness * (lead - 0.5))) for lead in range(-SPACE_LIMIT, SPACE_LIMIT + 1)]


EARLY: Final[list[float]] = chances_by_lead(1.1)
LATE: Final[list[float]] = chances_by_lead(2.2)
NOW: Final[list[float]] = chances_by_lead(9.0)


class FortSumterJudge(Judge):
    """Counts points and likely points; the second seat's are the first one's lost."""

    def turn(self, state: State) -> int:
        assert isinstance(state, FortSumterState)
        return state.round * SPACE_COUNT * SPACE_COUNT + len(state.discard)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, FortSumterState)
        lead = state.vp(0) - state.vp(1) + lead_on_map(state) + lead_in_supply(state)
        chance = 1 / (1 + math.exp(-SHARPNESS * lead))
        return [chance, 1 - chance]


def lead_on_map(state: FortSumterState) -> float:
    """By how many points the first seat is ahead for what lies on the map."""
    is_end = state.is_final_crisis
    rounds_left = ROUNDS - state.round
    dimension_worth = 1.0 if is_end else 1 + LATER * rounds_left + AT_THE_END
    worths = worths_of_spaces(state, rounds_left)
    usual = usual_chances(state)
    tokens = state.tokens
    lead = 0.0
    for first in range(0, SPACE_COUNT, DIMENSION_SIZE):
        mine, theirs = 1.0, 1.0
        for space in range(first, first + DIMENSION_SIZE):
            chances = NOW if space == state.commissioner else usual
            ahead = tokens[space] - tokens[SPACE_COUNT + space]
            my_chance, their_chance = chances[SPACE_LIMIT + ahead], chances[SPACE_LIMIT - ahead]
            mine *= my_chance
            theirs *= their_chance
            lead += worths[space] * (my_chance - their_chance)
        lead += dimension_worth * (mine - theirs)
    return lead


def usual_chances(state: FortSumterState) -> list[float]:
    """The fewer cards are still to be played before the scoring, the surer a lead is."""
    held = len(state.hands[0]) + len(state.hands[1])
    if state.is_final_crisis or held == 0:
        return NOW
    return LATE if held <= 4 else EARLY


def worths_of_spaces(state: FortSumterState, rounds_left: int) -> list[float]:
    """What control of each space alone is worth."""
    if state.is_final_crisis:
        worths = [0.0] * SPACE_COUNT
        worths[FORT_SUMTER] = 1.0
        return worths
    worths = [MAYBE_OBJECTIVE * LATER * rounds_left] * SPACE_COUNT
    worths[FORT_SUMTER] += AT_THE_END - 0.1 * rounds_left
    for space in range(0, SPACE_COUNT, DIMENSION_SIZE):
        worths[space] += PIVOTAL
    for space in state.kept:
        if space != NOWHERE:
            worths[space] += 1.1
    return worths


def lead_in_supply(state: FortSumterState) -> float:
    """Tokens not yet on the map, the bonus for the larger pool, and the cards in hand."""
    ahead = state.pool[0] - state.pool[1]
    lead = TOKEN * ahead + TRACK_TOKEN * (state.track[0] - state.track[1])
    nearness = POOL_LEAD_WORTH[ROUNDS if state.is_final_crisis else state.round - 1]
    if ahead >= POOL_LEAD:
        lead += nearness
    elif ahead <= -POOL_LEAD:
        lead -= nearness
    values = state.deck.values
    held = sum([values[card] for card in state.hands[0]]) - sum([values[card] for card in state.hands[1]])
    return lead + CARD_VALUE * held


def make_judge(_game: Game) -> Judge:
    """The judge of Fort Sumter, whatever its deck."""
    return FortSumterJudge()
