"""What a position of Fort Sumter is worth, learned from many games: who controls what, and what is still to come."""

from __future__ import annotations

import math
from typing import Final

from blanketfort.bots.search import Judge
from blanketfort.bots.search_learned import LearnedJudge, Moment
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter.board import (
    DIMENSION_SIZE,
    DIMENSIONS,
    FINAL_CARDS,
    FINAL_CRISIS,
    HAND_SIZE,
    NOWHERE,
    POOL_LEAD,
    ROUNDS,
    SECESSIONIST,
    SPACE_COUNT,
    SPACE_LIMIT,
    SPACES,
    ZONES,
)
from blanketfort.games.fort_sumter.state import FortSumterState

PHASES: Final = [
    *[f"{moment} of round {number}" for number in range(1, ROUNDS + 1) for moment in ("begin", "end")],
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
MARKS: Final = [
    *[f"controls {space}" for space in SPACES],
    *[f"leads by two in {space}" for space in SPACES],
    *[f"leads by three in {space}" for space in SPACES],
    *[f"controls {dimension}" for dimension in DIMENSIONS],
]
IN_DIMENSION: Final = 3 * SPACE_COUNT
CHANCES: Final[list[float]] = [1 / (1 + math.exp(-1.3 * (lead - 0.5))) for lead in range(-SPACE_LIMIT, SPACE_LIMIT + 1)]
"""The chance to control a space at the scoring, by the lead in tokens from -4 to 4; a tie is nobody's."""
PLAYED_IN_ROUND: Final = 2 * HAND_SIZE


class FortSumterJudge(LearnedJudge):
    """Judges by points, control, tokens and cards; what a side does not know of the other is dealt."""

    def __init__(self) -> None:
        super().__init__(PHASES, MEASURES, MARKS)
        self.turns = 2  # the answer to a card counts as much as the card

    def turn(self, state: State) -> int:
        assert isinstance(state, FortSumterState)
        return state.round * SPACE_COUNT * SPACE_COUNT + len(state.discard)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, FortSumterState)
        if state.is_final_crisis:
            left = len(state.orders[0]) + len(state.hands[0])
            return Moment(2 * ROUNDS, 2 * ROUNDS + 1, 1.0 - left / FINAL_CARDS)
        held = len(state.hands[0]) + len(state.hands[1])
        first = 2 * max(0, state.round - 1)
        return Moment(first, first + 1, 1.0 - held / PLAYED_IN_ROUND)

    def mark(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, FortSumterState)
        marks: list[int] = []
        tokens = state.tokens
        mine, theirs = seat * SPACE_COUNT, (1 - seat) * SPACE_COUNT
        for first in range(0, SPACE_COUNT, DIMENSION_SIZE):
            controlled = 0
            for space in range(first, first + DIMENSION_SIZE):
                lead = tokens[mine + space] - tokens[theirs + space]
                if lead > 0:
                    controlled += 1
                    marks.append(space)
                    if lead > 1:
                        marks.append(SPACE_COUNT + space)
                        if lead > 2:
                            marks.append(2 * SPACE_COUNT + space)
            if controlled == DIMENSION_SIZE:
                marks.append(IN_DIMENSION + first // DIMENSION_SIZE)
        return marks

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FortSumterState)
        map = Map(state, seat)
        rival = 1 - seat
        points = state.vp(seat)
        ahead = points - state.vp(rival)
        values = state.deck.values
        return [
            float(points),
            1.0 if ahead > 0 else 0.0,
            1.0 if ahead > 1 else 0.0,
            1.0 if seat == SECESSIONIST else 0.0,
            1.0 if state.top.seat == seat else 0.0,
            float(state.pool[seat]),
            1.0 if state.pool[seat] >= state.pool[rival] + POOL_LEAD else 0.0,
            float(state.track[seat]),
            1.0 if state.is_breached(seat, 0) else 0.0,
            1.0 if state.is_breached(seat, 1) else 0.0,
            1.0 if state.is_breached(seat, FINAL_CRISIS) else 0.0,
            float(sum(state.boxes[seat * len(ZONES) : (seat + 1) * len(ZONES)])),
            1.0 if state.is_breached(rival, FINAL_CRISIS) and not state.is_breached(seat, FINAL_CRISIS) else 0.0,
            float(sum([values[card] for card in state.hands[seat]])),
            float(len(state.hands[seat])),
            float(sum([1 for card in state.hands[seat] if state.deck.sides[card] != rival])),
            float(sum([values[card] for card in state.asides[seat]])),
            map.dimensions,
            map.likely,
            map.but_one,
            map.objective,
            map.objective_led,
            map.their_objective,
            map.spaces,
            map.tokens,
            map.kept,
            map.rallies,
        ]


class Map:
    """What one side has on the map."""

    def __init__(self, state: FortSumterState, seat: int) -> None:
        self.dimensions = 0.0
        self.likely = 0.0
        self.but_one = 0.0
        self.spaces = 0.0
        self.tokens = 0.0
        self.objective = 0.0
        self.objective_led = 0.0
        self.their_objective = 0.0
        self.kept = 0.0
        self.rallies = 0.0
        self.count(state, seat)
        self.weigh_objectives(state, seat)
        self.weigh_rallies(state, seat)

    def count(self, state: FortSumterState, seat: int) -> None:
        """Spaces and dimensions, controlled and likely to be."""
        tokens = state.tokens
        mine, theirs = seat * SPACE_COUNT, (1 - seat) * SPACE_COUNT
        on_map = 0
        for first in range(0, SPACE_COUNT, DIMENSION_SIZE):
            controlled = 0
            likely = 1.0
            for space in range(first, first + DIMENSION_SIZE):
                on_map += tokens[mine + space]
                lead = tokens[mine + space] - tokens[theirs + space]
                is_kept = space == state.commissioner
                if lead > 0:
                    controlled += 1
                    if is_kept:
                        self.kept = 1.0
                likely *= (1.0 if lead > 0 else 0.0) if is_kept else CHANCES[SPACE_LIMIT + lead]
            self.likely += likely
            self.spaces += controlled
            if controlled == DIMENSION_SIZE:
                self.dimensions += 1.0
            elif controlled == DIMENSION_SIZE - 1:
                self.but_one += 1.0
        self.tokens = float(on_map)

    def weigh_objectives(self, state: FortSumterState, seat: int) -> None:
        """Whether this side controls what it was to control, and what the other was to."""
        mine, theirs = state.kept[seat], state.kept[1 - seat]
        if mine != NOWHERE:
            lead = state.count(seat, mine) - state.count(1 - seat, mine)
            self.objective = 1.0 if lead > 0 else 0.0
            self.objective_led = CHANCES[SPACE_LIMIT + lead]
        if theirs != NOWHERE and state.controls(seat, theirs):
            self.their_objective = 1.0

    def weigh_rallies(self, state: FortSumterState, seat: int) -> None:
        """In the Final Crisis: how many cards are still to be revealed whose dimension is in dispute."""
        if not state.is_final_crisis:
            return
        for card in state.orders[seat]:
            bar = state.deck.bars[card]
            if not state.controls_dimension(seat, bar):
                self.rallies += 1.0


def make_judge(_game: Game) -> Judge:
    """The judge of Fort Sumter, whatever its deck."""
    judge = FortSumterJudge()
    judge.remember("fort_sumter")
    return judge
