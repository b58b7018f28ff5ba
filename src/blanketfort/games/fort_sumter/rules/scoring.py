"""The end of a round: pivotal space bonuses, crisis dimensions, objectives and their events."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.board import pivotal_of, spaces_of
from blanketfort.games.fort_sumter.rules.crisis_zones import SettleBreaches
from blanketfort.games.fort_sumter.rules.deck import BONUS_DEED, LIFT, STOP, TAKE
from blanketfort.games.fort_sumter.rules.events import Perform, SetDown, offer_moves
from blanketfort.games.fort_sumter.rules.state import (
    FROM_DIMENSIONS,
    FROM_OBJECTIVES,
    POINT_SOURCES,
    SOURCE_COUNT,
    FortSumterState,
)

BONUS_TOKENS: Final = 2


class PivotalBonuses(Step):
    """The first player performs the bonuses of the pivotal spaces he controls, then the opposing player."""

    def run(self, state: FortSumterState) -> None:
        first = state.first_player()
        state.push(PlayerBonuses(1 - first))
        state.push(PlayerBonuses(first))


class PlayerBonuses(Step):
    """One player's bonuses. Each acts within its own dimension only, so their order makes no difference."""

    def run(self, state: FortSumterState) -> None:
        for dimension in range(len(board.DIMENSIONS) - 1, -1, -1):
            if state.controls(self.seat, pivotal_of(dimension)):
                state.push(PivotalBonus(self.seat, dimension, BONUS_TOKENS))


@mypyc_attr(acyclic=True)
class WithinDimension(Asking):
    """What is done about one dimension, with some tokens still to go."""

    def __init__(self, seat: i64, dimension: i64, left: i64) -> None:
        self.seat = seat
        self.dimension = dimension
        self.left = left


@mypyc_attr(acyclic=True, free_list_len=1)
class PivotalBonus(WithinDimension):
    """Move two tokens, remove two, or move one and remove one, within the dimension of a pivotal space."""

    question: ClassVar[str] = "fort-sumter.bonus"
    clause: ClassVar[str] = "fort-sumter.pivotal.within"

    def propose(self, state: FortSumterState, offer: Offer) -> None:
        if self.left == 0:
            return
        offer.add(STOP)
        spaces = spaces_of(self.dimension)
        for side in range(2):
            for space in spaces:
                if state.can_remove(side, space):
                    offer.add(TAKE + side * board.SPACE_COUNT + space)
        for side in range(2):
            if side == self.seat or not state.rules.pivotal_moves_own:
                offer_moves(state, side, spaces, spaces, offer)

    def choose(self, state: FortSumterState, option: i64) -> None:
        if option == STOP:
            return
        state.push(PivotalBonus(self.seat, self.dimension, self.left - 1))
        if option >= LIFT:
            state.push(SetDown(self.seat, BONUS_DEED + self.dimension, option - LIFT))
        else:
            side, space = (option - TAKE) // board.SPACE_COUNT, (option - TAKE) % board.SPACE_COUNT
            state.remove(side, space, self.seat)


class ScoreDimensions(Step):
    """Each player earns a point for each crisis dimension he controls."""

    def run(self, state: FortSumterState) -> None:
        score_dimensions(state)


def score_dimensions(state: FortSumterState) -> None:
    """A point for each crisis dimension that a player controls (fort-sumter.scoring.dimensions)."""
    for dimension in range(len(board.DIMENSIONS)):
        for seat in range(2):
            if state.controls_dimension(seat, dimension):
                if state.sink is not None:
                    state.tell("fort-sumter.controlled", seat, {"dimension": board.DIMENSIONS[dimension]})
                state.score(seat, FROM_DIMENSIONS, 1)


class ScoreObjectives(Step):
    """Both objectives are revealed; the side that controls one scores it; then owners who scored perform the events."""

    def run(self, state: FortSumterState) -> None:
        kept = state.kept
        state.kept = (NOWHERE, NOWHERE)
        for seat in range(2):
            if kept[seat] != NOWHERE:
                reveal_objective(state, seat, kept[seat])
        for seat in range(2):
            if kept[seat] != NOWHERE:
                score_objective(state, kept[seat])
        first = state.first_player()  # where both perform an event, both have scored a point
        for seat in (1 - first, first):
            if kept[seat] != NOWHERE and state.controls(seat, kept[seat]):
                state.push(PerformObjective(seat, kept[seat]))


def reveal_objective(state: FortSumterState, seat: i64, space: i64) -> None:
    """Turn a kept objective up; it will not come back."""
    state.removed = (*state.removed, space)
    if state.sink is not None:
        state.tell("fort-sumter.revealed", seat, {"objective": board.SPACES[space]})


def score_objective(state: FortSumterState, space: i64) -> None:
    """A point for controlling the space of a revealed objective, one's own or not."""
    for seat in range(2):
        if state.controls(seat, space):
            state.score(seat, FROM_OBJECTIVES, 1)


class PerformObjective(Step):
    """The event of an objective, for its owner who scored it."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: FortSumterState) -> None:
        if state.sink is not None:
            state.tell("fort-sumter.performed", self.seat, {"objective": board.SPACES[self.space]})
        if not state.rules.objective_breach_waits:
            state.push(SettleBreaches(self.seat))
        state.push(Perform(self.seat, state.deck.objectives[self.space]))


def scores(state: FortSumterState) -> list[dict[str, int]]:
    """Per side the points by source, and their `total`."""
    found: list[dict[str, int]] = []
    for side in range(2):
        points = state.points[side * SOURCE_COUNT : (side + 1) * SOURCE_COUNT]
        scored = {POINT_SOURCES[source]: points[source] for source in range(SOURCE_COUNT)}
        scored["total"] = state.vp(side)
        found.append(scored)
    return found


def count_components(state: FortSumterState) -> dict[str, int]:
    """Every token by side, every strategy card and every objective."""
    found: dict[str, int] = {}
    for side in range(2):
        on_map = sum(state.tokens[side * board.SPACE_COUNT : (side + 1) * board.SPACE_COUNT])
        boxed = sum(state.boxes[side * len(board.ZONES) : (side + 1) * len(board.ZONES)])
        found[board.SIDES[side]] = on_map + state.pool[side] + state.track[side] + boxed
    for card in state.strategy_zones():
        name = state.deck.cards[card]
        found[name] = found.get(name, 0) + 1
    for space in state.objective_zones():
        name = "objective " + board.SPACES[space]
        found[name] = found.get(name, 0) + 1
    return dict(sorted(found.items()))
