"""Camps: placed on any empty space of one's fort, for a card of the hand that is discarded without effect."""

from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules.choices import CAMP_AT, CAMPS_AT, PLACES
from blanketfort.games.forfort.rules.faces import CAMP
from blanketfort.games.forfort.rules.spaces import ALL
from blanketfort.games.forfort.rules.state import ForfortState


def can_camp(state: ForfortState, seat: int) -> bool:
    """Whether a camp is left and an empty space for it, also in the teammate's fort: forfort.camp.empty-space."""
    if state.camps[seat] == 0:
        return False
    for fort in state.rules.own_forts[seat]:  # noqa: SIM110 -- a plain loop compiles best
        if state.empty_spaces(fort) != 0:
            return True
    return False


def place_camp(state: ForfortState, seat: int, place: int) -> None:
    """Lay a camp on a space."""
    state.put_stack(place, (CAMP,))
    if state.sink is not None:
        state.tell("forfort.camp-placed", seat, {"place": PLACES[place]})


class PlaceCamp(Asking[ForfortState]):
    """Place a camp of one's supply on an empty space; the arrows do not matter: forfort.camp.no-arrows."""

    def kind(self) -> str:
        return "forfort.camp"

    def options(self, state: ForfortState) -> list[int]:
        found: list[int] = []
        for fort in state.rules.own_forts[self.seat]:
            found += CAMPS_AT[fort * 256 + state.empty_spaces(fort)]
        return found

    def choose(self, state: ForfortState, option: int) -> None:
        state.camps[self.seat] -= 1
        place_camp(state, self.seat, option - CAMP_AT)


class FirstCamp(PlaceCamp):
    """At the set-up each player places one camp around the own dungeon: forfort.setup.camp."""

    def kind(self) -> str:
        return "forfort.first-camp"

    def options(self, state: ForfortState) -> list[int]:
        return CAMPS_AT[self.seat * 256 + ALL]
