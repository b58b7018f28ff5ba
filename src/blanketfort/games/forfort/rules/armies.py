"""Armies: they advance at the start of their owner's turn, destroy what they enter, and leave or fall."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOBODY, NOWHERE
from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules.attack import defeat, destroy, is_protected
from blanketfort.games.forfort.rules.choices import ADVANCE, MARCH, PLACES
from blanketfort.games.forfort.rules.faces import NO_CARDS
from blanketfort.games.forfort.rules.spaces import DIRECTIONS, DUNGEON, ONWARD, SPACES_IN
from blanketfort.games.forfort.rules.state import ARMIES, ForfortState

PLACE_BIT: Final[list[int]] = [1 << place for place in range(32)]
"""Each place as a mask. A table, because compiled to C a shifted 1 has 32 bits only, one of them for the sign."""
EVERYWHERE: Final[i64] = sum(PLACE_BIT)
"""All places, as a mask."""


def own_armies(state: ForfortState, seat: i64) -> list[int]:
    """The places where this player's armies stand."""
    if state.reserves[seat] + state.defeated[seat] == state.rules.deck.armies:
        return NO_CARDS
    places: list[int] = []
    for fort in state.rules.opponents[seat]:
        for space in SPACES_IN[state.spaces(fort, ARMIES)]:
            if state.armies[fort * 8 + space] // 4 == seat:
                places.append(fort * 8 + space)
    return places


def destination(state: ForfortState, place: i64) -> i64:
    """Where the army there steps next; NOWHERE when that is out of the fort (also into the dungeon)."""
    onward = ONWARD[place % 8 * 4 + state.armies[place] % 4]
    return place // 8 * 8 + onward if onward >= 0 else NOWHERE


def can_advance(state: ForfortState, place: i64) -> bool:
    """An army can't step into another one, unless both are to fall: forfort.ruling.armies-meet."""
    target = destination(state, place)
    return target == NOWHERE or state.armies[target] == NOBODY or state.rules.meeting_defeats


def advance(state: ForfortState, place: i64) -> None:
    """Move an army one space in its direction."""
    if not can_advance(state, place):
        return
    target = destination(state, place)
    if target == NOWHERE:
        leave(state, place)
    elif state.armies[target] != NOBODY:
        defeat(state, place)
        defeat(state, target)
    else:
        enter(state, place, target)


def leave(state: ForfortState, place: i64) -> None:
    """An army that exits the fort goes back to its owner: forfort.armies.exit."""
    owner = state.armies[place] // 4
    state.put_army(place, NOBODY)
    state.reserves[owner] += 1
    if state.sink is not None:
        state.tell("forfort.army-left", owner, {"place": PLACES[place]})


def enter(state: ForfortState, place: i64, target: i64) -> None:
    """An army destroys what it enters, and is defeated by a protected wall: forfort.armies.destroy."""
    army = state.armies[place]
    state.put_army(place, NOBODY)
    state.put_army(target, army)
    if state.sink is not None:
        state.tell("forfort.army-advanced", army // 4, {"place": PLACES[place], "target": PLACES[target]})
    if not is_protected(state, target):
        destroy(state, target, False)
    if len(state.stacks[target]) > 0:
        defeat(state, target)


def get_in_the_way(state: ForfortState, one: i64, other: i64) -> bool:
    """Whether it matters which of two armies advances first: not if they stand face to face."""
    there, here = destination(state, one), destination(state, other)
    return (there == other) != (here == one) or (there == here and there != NOWHERE)


def matters_who_goes_first(state: ForfortState, places: list[int]) -> bool:
    """Whether some two of these armies get in each other's way."""
    for at, one in enumerate(places):
        for other in places[at + 1 :]:
            if get_in_the_way(state, one, other):
                return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class March(Asking):
    """Advance each of one's armies, in the order of one's choice: forfort.armies.advance.

    `waiting` is the set of places whose armies have not advanced yet, as a mask.
    """

    question: ClassVar[str] = "forfort.advance"
    clause: ClassVar[str] = "forfort.armies.advance"

    def __init__(self, seat: i64, waiting: i64) -> None:
        self.seat = seat
        self.waiting = waiting

    def propose(self, state: ForfortState, offer: Offer) -> None:
        """One army after another; all at once are offered only where the order matters."""
        places = [place for place in own_armies(state, self.seat) if self.waiting >> place & 1]
        if state.rules.advance_one:
            places = [place for place in places if can_advance(state, place)]
        elif not matters_who_goes_first(state, places):
            places = places[:1]
        offer.add_kinds(ADVANCE, places)

    def choose(self, state: ForfortState, option: i64) -> None:
        place = option - ADVANCE
        advance(state, place)
        if not state.rules.advance_one:
            march(state, self.seat, self.waiting & ~PLACE_BIT[place])


def march(state: ForfortState, seat: i64, among: i64) -> None:
    """The player's armies among these places are to advance; one that fell meanwhile leaves no order behind."""
    waiting: i64 = 0
    for place in own_armies(state, seat):
        waiting |= among & PLACE_BIT[place]
    if waiting != 0:
        state.push(March(seat, waiting))


@mypyc_attr(acyclic=True, free_list_len=1)
class Aim(Asking):
    """Indicate the direction in which a new army will attack, for good: forfort.garrison.direction."""

    question: ClassVar[str] = "forfort.direction"
    clause: ClassVar[str] = "forfort.garrison.direction"

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def propose(self, state: ForfortState, offer: Offer) -> None:
        for way in range(4):
            if not state.rules.inward_forbidden or ONWARD[self.place % 8 * 4 + way] != DUNGEON:
                offer.add(MARCH + way)

    def choose(self, state: ForfortState, option: i64) -> None:
        direction = option - MARCH
        state.reserves[self.seat] -= 1
        state.put_army(self.place, self.seat * 4 + direction)
        if state.sink is not None:
            where: dict[str, object] = {"place": PLACES[self.place], "direction": DIRECTIONS[direction]}
            state.tell("forfort.army-placed", self.seat, where)
