"""Trigger the effect of a card: battering ram, trebuchet, siege tower and garrison; mason is in construct.py."""

from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.attack import breakable, defeat, strike
from blanketfort.games.forfort.rules.choices import (
    ARMIES_AT,
    ARMY_AT,
    DEFEAT_AT,
    DEFEATS_AT,
    PLACES,
    RAM_AT,
    RAMS_AT,
    TOWER_AT,
    TREBUCHET_AT,
    TREBUCHETS_AT,
)
from blanketfort.games.forfort.rules.faces import NAMES, RAM, SYMBOLS
from blanketfort.games.forfort.rules.state import ARMIES, ForfortState


class Effect(Asking[ForfortState]):
    """A symbol's effect."""

    def can_act(self, state: ForfortState) -> bool:
        """Whether there is any target: forfort.ruling.no-target."""
        raise NotImplementedError


class Strike(Effect):
    """Battering ram: destroy all cards on a space of an opponent's front line; trebuchet: of the second or third line.

    Neither destroys protected walls, unless it is a combined effect (`through`).
    """

    def __init__(self, seat: int, symbol: int, through: int) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.through = through

    def data(self) -> list[int]:
        return [self.seat, self.symbol, self.through]

    def kind(self) -> str:
        return "forfort.ram" if self.symbol == RAM else "forfort.trebuchet"

    def targets(self, state: ForfortState, rival: int) -> int:
        """The spaces of a rival's fort that can be struck."""
        rules = state.rules
        reach = rules.ram_reach if self.symbol == RAM else rules.trebuchet_reach
        return reach[self.seat][rival] & breakable(state, self.seat, rival, self.through != 0)

    def can_act(self, state: ForfortState) -> bool:
        for rival in state.rules.opponents[self.seat]:  # noqa: SIM110 -- a plain loop compiles best
            if self.targets(state, rival) != 0:
                return True
        return False

    def options(self, state: ForfortState) -> list[int]:
        ids = RAMS_AT if self.symbol == RAM else TREBUCHETS_AT
        found: list[int] = []
        for rival in state.rules.opponents[self.seat]:
            found += ids[rival * 256 + self.targets(state, rival)]
        return found

    def choose(self, state: ForfortState, option: int) -> None:
        place = option - (RAM_AT if self.symbol == RAM else TREBUCHET_AT)
        if state.sink is not None:
            state.tell("forfort.attacked", self.seat, {"symbol": SYMBOLS[self.symbol], "place": PLACES[place]})
        strike(state, place, self.through != 0)


class SiegeTower(Effect):
    """Destroy the top card of an opponent's dungeon: forfort.tower.destroy."""

    def kind(self) -> str:
        return "forfort.tower"

    def can_act(self, state: ForfortState) -> bool:
        return len(self.options(state)) > 0

    def options(self, state: ForfortState) -> list[int]:
        rivals = state.rules.opponents[self.seat]
        return [TOWER_AT + rival for rival in rivals if len(state.dungeons[rival]) > 0]

    def choose(self, state: ForfortState, option: int) -> None:
        rival = option - TOWER_AT
        card = state.take_top(rival)
        state.discard(rival, card)
        if state.sink is not None:
            state.tell("forfort.tower-struck", self.seat, {"rival": rival, "card": NAMES[card]})


class Garrison(Effect):
    """Place an army on an empty space of an opponent's fort, or defeat an invading army: forfort.garrison.place."""

    def kind(self) -> str:
        return "forfort.garrison"

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

    def options(self, state: ForfortState) -> list[int]:
        found: list[int] = []
        if state.reserves[self.seat] > 0:
            for rival in state.rules.opponents[self.seat]:
                found += ARMIES_AT[rival * 256 + state.empty_spaces(rival)]
        for fort in state.rules.own_forts[self.seat]:
            found += DEFEATS_AT[fort * 256 + state.spaces(fort, ARMIES)]
        return found

    def choose(self, state: ForfortState, option: int) -> None:
        if option >= DEFEAT_AT:
            defeat(state, option - DEFEAT_AT)
        else:
            state.push(Aim(self.seat, option - ARMY_AT))
