"""What people count in Fort Sumter, for the reasons of a hint."""

from __future__ import annotations

from typing import Final

from blanketfort.bots.reasons import Gauge
from blanketfort.engine.nothing import NOWHERE
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.state import FortSumterState


def count_points(state: FortSumterState, side: int) -> float:
    """Victory points."""
    return float(state.vp(side))


def count_spaces(state: FortSumterState, side: int) -> float:
    """Spaces that a side controls."""
    return float(state.count_controlled(side))


def count_dimensions(state: FortSumterState, side: int) -> float:
    """Dimensions that a side controls."""
    return float(sum([state.controls_dimension(side, dimension) for dimension in range(len(board.DIMENSIONS))]))


def count_objectives(state: FortSumterState, side: int) -> float:
    """Whether a side controls the objective that it has kept."""
    return float(state.kept[side] != NOWHERE and state.controls(side, state.kept[side]))


def count_pool(state: FortSumterState, side: int) -> float:
    """Tokens in the pool."""
    return float(state.pool[side])


def count_track(state: FortSumterState, side: int) -> float:
    """Tokens left on the crisis track."""
    return float(state.track[side])


def count_value(state: FortSumterState, side: int) -> float:
    """The value of the cards in hand, and of those set aside for the Final Crisis."""
    return float(sum([state.deck.values[card] for card in state.hands[side] + state.asides[side]]))


GAUGES: Final = [
    Gauge("points", count_points, 0.1),
    Gauge("spaces", count_spaces, 0.03),
    Gauge("dimensions", count_dimensions, 0.09),
    Gauge("objectives", count_objectives, 0.09),
    Gauge("pool", count_pool, 0.012),
    Gauge("track", count_track, 0.012),
    Gauge("value", count_value, 0.015),
]
