"""What people count in forfort, for the reasons of a hint."""

from __future__ import annotations

from typing import Final

from blanketfort.bots.reasons import Gauge
from blanketfort.engine.nothing import NOBODY
from blanketfort.games.forfort.rules.construct import wall_sites
from blanketfort.games.forfort.rules.faces import CAMP, FITS
from blanketfort.games.forfort.rules.spaces import ALL, SPACES_IN
from blanketfort.games.forfort.rules.state import CAMPS, CARDS, PROTECTED, ForfortState


def count_walls(state: ForfortState, seat: int) -> float:
    """Visible walls."""
    return float(len(SPACES_IN[(state.spaces(seat, CARDS) & ~state.spaces(seat, CAMPS))]))


def count_camps(state: ForfortState, seat: int) -> float:
    """Visible camps."""
    return float(len(SPACES_IN[state.spaces(seat, CAMPS)]))


def count_protected(state: ForfortState, seat: int) -> float:
    """Protected walls."""
    return float(len(SPACES_IN[state.spaces(seat, PROTECTED)]))


def count_armies(state: ForfortState, seat: int) -> float:
    """Armies in the forts of others."""
    return float(sum([army != NOBODY and army // 4 == seat for army in state.armies]))


def count_sites(state: ForfortState, seat: int) -> float:
    """Spaces without a wall where a card in hand can be built at once."""
    fitting = 0
    for card in state.hands[seat]:
        if card != CAMP:
            fitting |= FITS[card]
    walls = state.spaces(seat, CARDS) & ~state.spaces(seat, CAMPS)
    return float(len(SPACES_IN[(wall_sites(state, seat, False) & fitting & ALL & ~walls)]))


def count_points(state: ForfortState, seat: int) -> float:
    """Points, once they are what decides."""
    return float(state.scores()[seat]["total"]) if state.ending else 0.0


GAUGES: Final = [
    Gauge("walls", count_walls, 0.1),
    Gauge("camps", count_camps, 0.04),
    Gauge("protected", count_protected, 0.025),
    Gauge("armies", count_armies, 0.04),
    Gauge("sites", count_sites, 0.03),
    Gauge("points", count_points, 0.06),
]
