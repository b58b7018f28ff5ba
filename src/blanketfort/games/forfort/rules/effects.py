"""Trigger the effect of a card: battering ram, trebuchet, siege tower and garrison; mason is in construct.py."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules import choices
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.attack import breakable, defeat, strike
from blanketfort.games.forfort.rules.faces import NAMES, RAM, SYMBOLS
from blanketfort.games.forfort.rules.state import ARMIES, ForfortState


@mypyc_attr(acyclic=True)
class Effect(Asking):
    """A symbol's effect."""

    def can_act(self, state: ForfortState) -> bool:
        """Whether there is any target: forfort.ruling.no-target."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike(Effect):
    """Battering ram: destroy all cards on a space of an opponent's front line; trebuchet: of the second or third line.

    Neither destroys protected walls, unless it is a combined effect (`through`).
    """

    clause: ClassVar[str] = "forfort.ram.front"

    def __init__(self, seat: i64, symbol: i64, through: i64) -> None:
        self.seat = seat
        self.symbol = symbol
        self.through = through

    def kind(self) -> str:
        return "forfort.ram" if self.symbol == RAM else "forfort.trebuchet"

    def targets(self, state: ForfortState, rival: i64) -> i64:
        """The spaces of a rival's fort that can be struck."""
        rules = state.rules
        reach = rules.ram_reach if self.symbol == RAM else rules.trebuchet_reach
        return reach[self.seat][rival] & breakable(state, self.seat, rival, self.through != 0)

    def can_act(self, state: ForfortState) -> bool:
        for rival in state.rules.opponents[self.seat]:  # noqa: SIM110 -- a plain loop compiles best
            if self.targets(state, rival) != 0:
                return True
        return False

    def propose(self, state: ForfortState, offer: Offer) -> None:
        ids = choices.RAMS_AT if self.symbol == RAM else choices.TREBUCHETS_AT
        for rival in state.rules.opponents[self.seat]:
            offer.add_all(ids[rival * 256 + self.targets(state, rival)])

    def choose(self, state: ForfortState, option: i64) -> None:
        place = option - (choices.RAM_AT if self.symbol == RAM else choices.TREBUCHET_AT)
        if state.sink is not None:
            state.tell("forfort.attacked", self.seat, {"symbol": SYMBOLS[self.symbol], "place": choices.PLACES[place]})
        strike(state, place, self.through != 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class SiegeTower(Effect):
    """Destroy the top card of an opponent's dungeon: forfort.tower.destroy."""

    question: ClassVar[str] = "forfort.tower"
    clause: ClassVar[str] = "forfort.tower.destroy"

    def can_act(self, state: ForfortState) -> bool:
        for rival in state.rules.opponents[self.seat]:  # noqa: SIM110 -- a plain loop compiles best
            if len(state.dungeons[rival]) > 0:
                return True
        return False

    def propose(self, state: ForfortState, offer: Offer) -> None:
        for rival in state.rules.opponents[self.seat]:
            if len(state.dungeons[rival]) > 0:
                offer.add(choices.TOWER_AT + rival)

    def choose(self, state: ForfortState, option: i64) -> None:
        rival = option - choices.TOWER_AT
        card = state.take_top(rival)
        state.discard(rival, card)
        if state.sink is not None:
            state.tell("forfort.tower-struck", self.seat, {"rival": rival, "card": NAMES[card]})


@mypyc_attr(acyclic=True, free_list_len=1)
class Garrison(Effect):
    """Place an army on an empty space of an opponent's fort, or defeat an invading army: forfort.garrison.place."""

    question: ClassVar[str] = "forfort.garrison"
    clause: ClassVar[str] = "forfort.garrison.place"

    def can_act(self, state: ForfortState) -> bool:
        rules = state.rules
        if state.reserves[self.seat] > 0:
            for rival in rules.opponents[self.seat]:
                if state.empty_spaces(rival) != 0:
                    return True
        for fort in rules.own_forts[self.seat]:  # noqa: SIM110 -- a plain loop compiles best
            if state.spaces(fort, ARMIES) != 0:
                return True
        return False

    def propose(self, state: ForfortState, offer: Offer) -> None:
        if state.reserves[self.seat] > 0:
            for rival in state.rules.opponents[self.seat]:
                offer.add_all(choices.ARMIES_AT[rival * 256 + state.empty_spaces(rival)])
        for fort in state.rules.own_forts[self.seat]:
            offer.add_all(choices.DEFEATS_AT[fort * 256 + state.spaces(fort, ARMIES)])

    def choose(self, state: ForfortState, option: i64) -> None:
        if option >= choices.DEFEAT_AT:
            defeat(state, option - choices.DEFEAT_AT)
        else:
            state.push(Aim(self.seat, option - choices.ARMY_AT))
