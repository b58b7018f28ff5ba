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
    """What the options of one moment may show, found out when first asked and kept for all who ask again."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.chooser = state.top.seat
        self.deals: list[State] = []
        """The cards dealt anew, as often as it was needed so far."""
        self.known: dict[int, bool] = {}

    def may_reveal(self, option: int) -> bool:
        """Whether choosing this may show somebody something new, by the chooser's knowledge alone."""
        if option not in self.known:
            first = self._look(0, option)
            self.known[option] = first is None or any(self._look(deal, option) != first for deal in range(1, DEALS))
        return self.known[option]

    def has_revealed(self, option: int, events: list[Event], after: State) -> bool:
        """Whether choosing this, in this very state, has shown somebody something new."""
        return self.may_reveal(option) or look_at(events, after, self.chooser) != self._look(0, option)

    def _look(self, deal: int, option: int) -> Look | None:
        while len(self.deals) <= deal:
            self.deals.append(self.state.determinize(self.chooser, len(self.deals)))
        return look_after(self.deals[deal], self.chooser, option)

    def forget_deals(self) -> None:
        """Keep only what was found out, and what it takes to see whether it came true."""
        del self.deals[1:]


def look_after(state: State, seat: int, option: int) -> Look | None:
    """What a choice would show its chooser."""
    after = state.clone()
    after.sink = events = list[Event]()
    after.apply(option)
    return look_at(events, after, seat)


def look_at(events: list[Event], after: State, seat: int) -> Look | None:
    """What the chooser is told of a choice, sees beside that, and is asked next; None if others are told more."""
    told: list[object] = []
    for event in events:
        if event.secret and any(knower != seat for knower in event.knowers):
            return None
        told += event.kind, event.seat, event.open, event.secret if seat in event.knowers else None
    asked = None if after.over else (after.top.seat, after.top.kind(), after.top.seat == seat and after.legal)
    return told, after.game.untold(after, seat), asked
