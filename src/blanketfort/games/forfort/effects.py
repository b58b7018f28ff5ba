"""Trigger the effect of a card: battering ram, trebuchet, siege tower and garrison (mason builds: see construct.py)."""

from blanketfort.engine.state import Asking
from blanketfort.games.forfort.armies import Aim
from blanketfort.games.forfort.attack import can_strike, defeat, strike
from blanketfort.games.forfort.cards import NAMES, RAM, SYMBOLS
from blanketfort.games.forfort.choices import ARMY_AT, DEFEAT_AT, PLACES, RAM_AT, TOWER_AT, TREBUCHET_AT
from blanketfort.games.forfort.state import NOBODY, ForfortState


class Strike(Asking[ForfortState]):
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

    def options(self, state: ForfortState) -> list[int]:
        rules, ram = state.rules, self.symbol == RAM
        reach = rules.ram_reach[self.seat] if ram else rules.trebuchet_reach[self.seat]
        first = RAM_AT if ram else TREBUCHET_AT
        return [first + place for place in reach if can_strike(state, self.seat, place, self.through != 0)]

    def choose(self, state: ForfortState, option: int) -> None:
        place = option - (RAM_AT if self.symbol == RAM else TREBUCHET_AT)
        if state.sink is not None:
            state.tell("forfort.attacked", self.seat, {"symbol": SYMBOLS[self.symbol], "place": PLACES[place]})
        strike(state, place, self.through != 0)


class SiegeTower(Asking[ForfortState]):
    """Destroy the top card of an opponent's dungeon: forfort.tower.destroy."""

    def kind(self) -> str:
        return "forfort.tower"

    def options(self, state: ForfortState) -> list[int]:
        return [TOWER_AT + seat for seat in state.rules.opponents[self.seat] if len(state.dungeons[seat]) > 0]

    def choose(self, state: ForfortState, option: int) -> None:
        rival = option - TOWER_AT
        card = state.take_top(rival)
        state.discard(rival, card)
        if state.sink is not None:
            state.tell("forfort.tower-struck", self.seat, {"rival": rival, "card": NAMES[card]})


class Garrison(Asking[ForfortState]):
    """Place an army on an empty space of an opponent's fort, or defeat an invading army: forfort.garrison.place."""

    def kind(self) -> str:
        return "forfort.garrison"

    def options(self, state: ForfortState) -> list[int]:
        found: list[int] = []
        if state.reserves[self.seat] > 0:
            for rival in state.rules.opponents[self.seat]:
                places = range(rival * 8, rival * 8 + 8)
                found += [ARMY_AT + place for place in places if state.is_empty(place)]
        for seat in state.rules.own_forts[self.seat]:
            places = range(seat * 8, seat * 8 + 8)
            found += [DEFEAT_AT + place for place in places if state.armies[place] != NOBODY]
        return found

    def choose(self, state: ForfortState, option: int) -> None:
        if option >= DEFEAT_AT:
            defeat(state, option - DEFEAT_AT)
        else:
            state.push(Aim(self.seat, option - ARMY_AT))
