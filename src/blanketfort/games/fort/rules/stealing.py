"""Cats & Dogs: Loki, and how he and Bandit take resources from a rival."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.tokens import PLACES, SUPPLY, count_at, moved, spent
from blanketfort.games.fort.rules.tricks import Counted, GoingHome


class Visiting(Counted):
    """Choose the rival whose things are taken, and to whose doghouse Loki goes (fort.dog.loki)."""

    question: ClassVar[str] = "fort.visit"
    clause: ClassVar[str] = "fort.dog.loki"

    def choices(self, state: FortState, offer: Offer) -> None:
        for seat in range(state.players):
            if seat != self.seat:
                offer.add(options.RIVAL + seat)

    def take(self, state: FortState, option: i64) -> None:
        state.push(GoingHome(self.seat, option - options.RIVAL))
        state.push(Stealing(self.seat, self.left, option - options.RIVAL))


class Stealing(Counted):
    """You may take up to three resources from that rival's board into your Stuff (fort.dog.loki)."""

    question: ClassVar[str] = "fort.steal"
    clause: ClassVar[str] = "fort.dog.loki"

    def __init__(self, seat: i64, left: i64, rival: i64) -> None:
        super().__init__(seat, left)
        self.rival = rival

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.ENOUGH)
        for place in range(4):
            if can_steal(state, self.seat, self.rival, place):
                offer.add(options.STEALING + place)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        steal(state, self.seat, self.rival, option - options.STEALING)
        if self.left > 1:
            state.push(Stealing(self.seat, self.left - 1, self.rival))


def can_steal(state: FortState, seat: i64, rival: i64, place: i64) -> bool:
    """Whether the rival has a resource there, and your Stuff has room for it."""
    has_room = count_at(state.boards[seat].tokens, place % 2) < terms.STUFF_LIMIT
    return has_room and count_at(state.boards[rival].tokens, place) > 0


def steal(state: FortState, seat: i64, rival: i64, place: i64) -> None:
    """Take a resource from a rival's board into your Stuff."""
    resource = place % 2
    state.put_tokens(rival, spent(state.tokens_of(rival), place))
    state.put_tokens(seat, moved(state.tokens_of(seat), SUPPLY + resource, resource))
    if state.sink is not None:
        state.tell("fort.stole", seat, {"from": PLACES[place], "rival": rival})
