"""Whether a choice shows somebody something new, found out by dealing what is hidden anew: no game is asked about it.

A choice shows its chooser nothing new if, however the cards lay that the chooser cannot see, the chooser would have
seen the same. It shows another seat something new if something is confided to that seat. Before a choice only the
chooser's own knowledge is used, so that the answer itself tells nothing; afterwards what truly happened counts as well.
"""

from __future__ import annotations

from blanketfort.engine.event import Event
from blanketfort.engine.state import State

DEALS = 10
"""How often the cards are dealt anew: a reveal that passes all of these unnoticed told next to nothing."""

Look = tuple[object, ...]
"""All that a seat sees of a choice."""


class Foresight:
    """What the options of one moment may show, from the chooser's knowledge alone."""

    def __init__(self, state: State) -> None:
        self.chooser = state.top.seat
        self.deals = [state.determinize(self.chooser, seed) for seed in range(DEALS)]

    def may_reveal(self, option: int) -> bool:
        """Whether choosing this may show somebody something new."""
        return _differ(self.deals, self.chooser, option)


def has_revealed(state: State, option: int) -> bool:
    """Whether choosing this, in this very state, shows somebody something new."""
    chooser = state.top.seat
    return _differ([state, *(state.determinize(chooser, seed) for seed in range(DEALS))], chooser, option)


def _differ(states: list[State], seat: int, option: int) -> bool:
    looks = (look_after(state, seat, option) for state in states)
    first = next(looks)
    return first is None or any(look != first for look in looks)


def look_after(state: State, seat: int, option: int) -> Look | None:
    """What the chooser is told of a choice, sees on the table then, and is asked next; None if others are told more."""
    after = state.clone()
    after.sink = []
    after.apply(option)
    if any(_is_confided_to_others(event, seat) for event in after.sink):
        return None
    told = [event.seen_by(seat) for event in after.sink]
    asked = None if after.over else (after.top.seat, after.top.kind(), after.top.seat == seat and after.legal)
    return told, after.view(seat), asked


def _is_confided_to_others(event: Event, seat: int) -> bool:
    return bool(event.secret) and any(knower != seat for knower in event.knowers)
