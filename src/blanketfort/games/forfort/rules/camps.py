"""Camps: placed on any empty space of one's fort, for a card of the hand that is discarded without effect."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules.choices import CAMP_AT, CAMPS_AT, PLACES
from blanketfort.games.forfort.rules.faces import CAMP
from blanketfort.games.forfort.rules.spaces import ALL
from blanketfort.games.forfort.rules.state import ForfortState


def can_camp(state: ForfortState, seat: i64) -> bool:
    """Whether a camp is left and an empty space for it, also in the teammate's fort: forfort.camp.empty-space."""
    if state.camps[seat] == 0:
        return False
    for fort in state.rules.own_forts[seat]:  # noqa: SIM110 -- a plain loop compiles best
        if state.empty_spaces(fort) != 0:
            return True
    return False


def place_camp(state: ForfortState, seat: i64, place: i64) -> None:
    """Lay a camp on a space."""
    state.put_stack(place, (CAMP,))
    if state.sink is not None:
        state.tell("forfort.camp-placed", seat, {"place": PLACES[place]})


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCamp(Asking):
    """Place a camp of one's supply on an empty space; the arrows do not matter: forfort.camp.no-arrows."""

    question: ClassVar[str] = "forfort.camp"
    clause: ClassVar[str] = "forfort.camp.empty-space"

    def propose(self, state: ForfortState, offer: Offer) -> None:
        for fort in state.rules.own_forts[self.seat]:
            offer.add_all(CAMPS_AT[fort * 256 + state.empty_spaces(fort)])

    def choose(self, state: ForfortState, option: i64) -> None:
        state.camps[self.seat] -= 1
        place_camp(state, self.seat, option - CAMP_AT)


class FirstCamp(PlaceCamp):
    """At the set-up each player places one camp around the own dungeon: forfort.setup.camp."""

    question: ClassVar[str] = "forfort.first-camp"
    clause: ClassVar[str] = "forfort.setup.camp"

    def propose(self, state: ForfortState, offer: Offer) -> None:
        offer.add_all(CAMPS_AT[self.seat * 256 + ALL])
