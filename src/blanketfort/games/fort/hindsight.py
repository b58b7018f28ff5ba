"""What told the players of a finished game apart, for statistics: what they owned, chose and did."""

from __future__ import annotations

from typing import Final

from blanketfort.engine.event import Event, Trait
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.state import FortState

TRAITS: Final = ["card", "rule", "perk", "opening", "end", "order"]
OPENING: Final = 4
"""How many turns of each player are the opening."""


def find_traits(state: FortState, events: list[Event]) -> list[Trait]:
    """For each seat: the cards it ended with, rule and perk, its level after the opening, and its place in the order.

    `end` is for the seat that triggered the end: by what.
    """
    traits: list[Trait] = []
    openings = find_openings(state, events)
    for seat, board in enumerate(state.boards):
        for kind in sorted(set(board.all_cards())):
            traits.append((seat, "card", state.box.ids[kind]))
        if board.rule != NOTHING:
            traits.append((seat, "rule", terms.RULE_NAMES[board.rule]))
        if board.perk != NOTHING:
            traits.append((seat, "perk", terms.PERK_NAMES[board.perk]))
        traits.append((seat, "opening", str(openings[seat])))
        traits.append((seat, "order", str((seat - state.first) % state.players + 1)))
    for event in events:
        if event.kind == "fort.end-triggered":
            traits.append((event.seat, "end", str(event.open["trigger"])))
    return traits


def find_openings(state: FortState, events: list[Event]) -> list[int]:
    """Each seat's level when its opening was over, or the game."""
    levels = [0] * state.players
    is_over = [False] * state.players
    for event in events:
        if event.kind == "fort.turn-begun" and event.open["turn"] == OPENING + 1:
            is_over[event.seat] = True
        elif event.kind == "fort.advanced" and not is_over[event.seat]:
            level = event.open["level"]
            assert isinstance(level, int)
            levels[event.seat] = level
    return levels
