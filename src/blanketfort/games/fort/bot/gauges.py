"""What people count in Fort, for the reasons of a hint."""

from __future__ import annotations

from typing import Final

from blanketfort.bots.reasons import Gauge
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import FortState


def count_points(state: FortState, seat: int) -> float:
    """All points, the Fort Level's and the made-up rule's among them."""
    return float(score(state, seat)["total"])


def count_levels(state: FortState, seat: int) -> float:
    """Fort Levels."""
    return float(state.boards[seat].level)


def count_resources(state: FortState, seat: int) -> float:
    """Pizza and toys in Stuff and Pack."""
    board = state.boards[seat]
    return float(board.pizza + board.toys + board.pack_pizza + board.pack_toys)


def count_lookout(state: FortState, seat: int) -> float:
    """Cards in the Lookout."""
    return float(len(state.boards[seat].lookout))


def count_cards(state: FortState, seat: int) -> float:
    """Cards that a player draws from: the fewer, the sooner the good ones come again."""
    board = state.boards[seat]
    return float(len(board.hand) + len(board.deck) + len(board.discard) + len(board.yard))


def count_yard(state: FortState, seat: int) -> float:
    """Friends in the Yard, whom others may recruit."""
    return float(len(state.boards[seat].yard))


GAUGES: Final = [
    Gauge("points", count_points, 0.025),
    Gauge("levels", count_levels, 0.05),
    Gauge("resources", count_resources, 0.02),
    Gauge("lookout", count_lookout, 0.02),
    Gauge("cards", count_cards, 0.005),
    Gauge("yard", count_yard, -0.01),
]
