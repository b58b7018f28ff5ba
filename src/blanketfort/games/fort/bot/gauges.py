"""What people count in Fort, for the reasons of a hint."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from blanketfort.bots.reasons import Gauge
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.bot.traits import cards_to_draw, nearness_of_end
from blanketfort.games.fort.rules.scoring import score
from blanketfort.games.fort.rules.state import FortState

LEARNED: Final = tomllib.loads(files("blanketfort.games.fort.bot").joinpath("judge.toml").read_text())
NEAR_EVEN: Final = 25.0
"""By how many games of a hundred the chance to win rises with its log odds, where both sides are about equal."""


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


def count_quality(state: FortState, seat: int) -> float:
    """By how many games of a hundred more a player wins with these cards, as those won who had them."""
    late = nearness_of_end(state)
    odds = 0.0
    for kind in cards_to_draw(state, seat):
        card = f"card {state.box.ids[kind]}"
        odds += (1.0 - late) * LEARNED["early"].get(card, 0.0) + late * LEARNED["late"].get(card, 0.0)
    return NEAR_EVEN * odds


def count_packed(state: FortState, seat: int) -> float:
    """Resources in the Pack, which nothing but its owner's choice spends."""
    board = state.boards[seat]
    return float(board.pack_pizza + board.pack_toys)


def count_perks(state: FortState, seat: int) -> float:
    """Whether there is a perk left to be used."""
    return float(state.boards[seat].perk != NOTHING)


def count_yard(state: FortState, seat: int) -> float:
    """Friends in the Yard, whom others may recruit."""
    return float(len(state.boards[seat].yard))


GAUGES: Final = [
    Gauge("points", count_points, 0.025),
    Gauge("levels", count_levels, 0.05),
    Gauge("resources", count_resources, 0.02),
    Gauge("lookout", count_lookout, 0.02),
    Gauge("cards", count_cards, 0.005),
    Gauge("quality", count_quality, 0.01),
    Gauge("packed", count_packed, 0.011),
    Gauge("perks", count_perks, 0.04),
    Gauge("yard", count_yard, -0.01),
]
