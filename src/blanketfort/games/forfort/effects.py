"""Trigger the effect of a card: battering ram, trebuchet, siege tower and garrison; mason is in construct.py."""

from blanketfort.engine.state import Asking
from blanketfort.games.forfort.armies import Aim
from blanketfort.games.forfort.attack import can_strike, defeat, strike
from blanketfort.games.forfort.choices import ARMY_AT, DEFEAT_AT, PLACES, RAM_AT, TOWER_AT, TREBUCHET_AT
from blanketfort.games.forfort.faces import NAMES, RAM, SYMBOLS
from blanketfort.games.forfort.state import NOBODY, ForfortState


class Effect(Asking[ForfortState]):
    """A symbol's effect: what it could ever act on, and what it can act on now."""

    def candidates(self, state: ForfortState) -> list[int]:
        """All options that this seat's effect could have in some position, in ascending order."""
        raise NotImplementedError

    def allows(self, state: ForfortState, option: int) -> bool:
        """Whether a candidate is lawful now."""
        raise NotImplementedError

    def options(self, state: ForfortState) -> list[int]:
        return [option for option in self.candidates(state) if self.allows(state, option)]

    def can_act(self, state: ForfortState) -> bool:
        """Whether there is any target: forfort.ruling.no-target."""
        for option in self.candidates(state):  # noqa: SIM110 -- a plain loop compiles best
            if self.allows(state, option):
                return True
        return False


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

    def first(self) -> int:
        """The first option id of the symbol's targets."""
        return RAM_AT if self.symbol == RAM else TREBUCHET_AT

    def candidates(self, state: ForfortState) -> list[int]:
        rules = state.rules
        return rules.ram_targets[self.seat] if self.symbol == RAM else rules.trebuchet_targets[self.seat]

    def allows(self, state: ForfortState, option: int) -> bool:
        return can_strike(state, self.seat, option - self.first(), self.through != 0)

    def choose(self, state: ForfortState, option: int) -> None:
        place = option - self.first()
        if state.sink is not None:
            state.tell("forfort.attacked", self.seat, {"symbol": SYMBOLS[self.symbol], "place": PLACES[place]})
        strike(state, place, self.through != 0)


class SiegeTower(Effect):
    """Destroy the top card of an opponent's dungeon: forfort.tower.destroy."""

    def kind(self) -> str:
        return "forfort.tower"

    def candidates(self, state: ForfortState) -> list[int]:
        return state.rules.tower_targets[self.seat]

    def allows(self, state: ForfortState, option: int) -> bool:
        return len(state.dungeons[option - TOWER_AT]) > 0

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

    def candidates(self, state: ForfortState) -> list[int]:
        return state.rules.garrison_targets[self.seat]

    def allows(self, state: ForfortState, option: int) -> bool:
        if option >= DEFEAT_AT:
            return state.armies[option - DEFEAT_AT] != NOBODY
        return state.reserves[self.seat] > 0 and state.is_empty(option - ARMY_AT)

    def choose(self, state: ForfortState, option: int) -> None:
        if option >= DEFEAT_AT:
            defeat(state, option - DEFEAT_AT)
        else:
            state.push(Aim(self.seat, option - ARMY_AT))
