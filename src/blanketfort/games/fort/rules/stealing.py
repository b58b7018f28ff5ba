"""Cats & Dogs: Loki, and how he and Bandit take resources from a rival."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import PLACES, FortState
from blanketfort.games.fort.rules.tricks import Counted, GoingHome


class Visiting(Counted):
    """Choose the rival whose things are taken, and to whose doghouse Loki goes (fort.dog.loki)."""

    clause: ClassVar[str] = "fort.dog.loki"

    def kind(self) -> str:
        return "fort.visit"

    def choices(self, state: FortState, offer: Offer) -> None:
        for seat in range(state.players):
            if seat != self.seat:
                offer.add(options.RIVAL + seat)

    def take(self, state: FortState, option: i64) -> None:
        state.push(GoingHome(self.seat, option - options.RIVAL))
        state.push(Stealing(self.seat, self.left, option - options.RIVAL))


class Stealing(Counted):
    """You may take up to three resources from that rival's board into your Stuff (fort.dog.loki)."""

    clause: ClassVar[str] = "fort.dog.loki"

    def __init__(self, seat: i64, left: i64, rival: i64) -> None:
        super().__init__(seat, left)
        self.rival = rival

    def data(self) -> list[int]:
        return [self.seat, self.left, self.rival]

    def kind(self) -> str:
        return "fort.steal"

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
    mine = state.boards[seat]
    if (mine.pizza if place % 2 == 0 else mine.toys) >= terms.STUFF_LIMIT:
        return False
    return Means(state, rival).at(place) > 0


def steal(state: FortState, seat: i64, rival: i64, place: i64) -> None:
    """Take a resource from a rival's board into your Stuff."""
    state.remove_resource(rival, place)
    board = state.boards[seat]
    if place % 2 == 0:
        state.pizza -= 1
        board.pizza += 1
    else:
        state.toys -= 1
        board.toys += 1
    if state.sink is not None:
        state.tell("fort.stole", seat, {"from": PLACES[place], "rival": rival})
