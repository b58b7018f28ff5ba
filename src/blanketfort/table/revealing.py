"""Whether a choice shows somebody something new, found out by dealing what is hidden anew: no game is asked about it.

A choice shows a seat nothing new if, however the cards lay that the seat cannot see, it would have seen the same.
Before a choice only the chooser's own knowledge is used, so that the answer itself tells nothing; afterwards what
truly happened counts as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from blanketfort.engine.state import State

CHOOSERS_DEALS = 8
OTHERS_DEALS = 4
"""How often the cards are dealt anew: a reveal that passes all of these unnoticed told next to nothing."""

Look = tuple[object, ...]
"""All that a seat sees of a choice."""


class Foresight:
    """What the options of one moment may show, from the chooser's knowledge alone."""

    def __init__(self, state: State) -> None:
        self.chooser = state.top.seat
        self.deals = [state.determinize(self.chooser, seed) for seed in range(CHOOSERS_DEALS)]
        self.others = deal_for_others(self.deals[0])

    def may_reveal(self, option: int) -> bool:
        """Whether choosing this may show somebody something new."""
        return _differ(self.deals, self.chooser, option) or _shows_others(self.others, option)


def has_revealed(state: State, option: int) -> bool:
    """Whether choosing this, in this very state, shows somebody something new."""
    chooser = state.top.seat
    deals = [state, *(state.determinize(chooser, seed) for seed in range(CHOOSERS_DEALS))]
    return _differ(deals, chooser, option) or _shows_others(deal_for_others(state), option)


def deal_for_others(state: State) -> dict[int, list[State]]:
    """For each seat but the chooser's: this state, and others that the seat cannot tell from it."""
    seats = [seat for seat in range(state.players) if seat != state.top.seat]
    return {seat: [state, *(state.determinize(seat, seed) for seed in range(OTHERS_DEALS))] for seat in seats}


def look_after(state: State, seat: int, option: int) -> Look:
    """What the seat is told of a choice, sees on the table then, and is asked next."""
    after = state.clone()
    after.sink = []
    after.apply(option)
    told = [event.seen_by(seat) for event in after.sink]
    asked = None if after.over else (after.top.seat, after.top.kind(), after.top.seat == seat and after.legal)
    return told, after.view(seat), asked


def _shows_others(deals: dict[int, list[State]], option: int) -> bool:
    """Whether anyone but the chooser sees more than what the chooser does."""
    return any(_differ(states, seat, option) for seat, states in deals.items())


def _differ(states: list[State], seat: int, option: int) -> bool:
    looks = _looks(states, seat, option)
    first = next(looks, None)
    return any(look != first for look in looks)


def _looks(states: list[State], seat: int, option: int) -> Iterator[Look]:
    """What the seat would see after this option, in those of the states where it is lawful."""
    return (look_after(state, seat, option) for state in states if option in state.legal)
