"""Construct a wall: where it may go, what it makes of its neighbours, and the mason, who constructs too."""

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.state import Asking
from blanketfort.games.forfort.camps import place_camp
from blanketfort.games.forfort.choices import CAMP_AT, COMBINE, DECLINE, FETCH, PLACES, REVEAL, WALL_AT
from blanketfort.games.forfort.effects import Effect, Garrison, SiegeTower, Strike
from blanketfort.games.forfort.faces import (
    CAMP,
    FITS,
    GARRISON,
    MASON,
    NAMES,
    SYMBOL_MASK,
    SYMBOLS,
    SYMBOLS_ON,
    TOWER,
    distinct,
    without_card,
)
from blanketfort.games.forfort.fort import SPACES_IN
from blanketfort.games.forfort.scoring import is_complete
from blanketfort.games.forfort.state import NOBODY, ForfortState

NO_PAIRS: Final = [0] * 5


def wall_sites(state: ForfortState, seat: int, freely: bool) -> i64:
    """The spaces where a wall may go, whatever its shape, as a mask: forfort.construct.arrows, forfort.construct.camp.

    Those are the spaces that the arrows name and those of visible camps, or `freely` all; never where an army stands.
    """
    sites: i64 = 255 if freely else state.arrows(seat)
    armies, stacks = state.armies, state.stacks
    place: i64 = seat * 8
    bit: i64 = 1
    while bit < 256:
        if armies[place] != NOBODY:
            sites &= ~bit
        elif len(stacks[place]) > 0 and stacks[place][-1] == CAMP:
            sites |= bit
        place += 1
        bit <<= 1
    return sites


class Place(Asking[ForfortState]):
    """Place the card that was laid open last in one's own fort, by its placement rules.

    `freely` lifts the arrow rule; `pairing` says whether the wall may make pairs.
    """

    def __init__(self, seat: int, freely: int, pairing: int) -> None:
        super().__init__(seat)
        self.freely = freely
        self.pairing = pairing

    def data(self) -> list[int]:
        return [self.seat, self.freely, self.pairing]

    def kind(self) -> str:
        return "forfort.place"

    def options(self, state: ForfortState) -> list[int]:
        first = self.seat * 8
        if state.laid[-1] == CAMP:
            return [CAMP_AT + place for place in range(first, first + 8) if state.is_empty(place)]
        sites = int(wall_sites(state, self.seat, self.freely != 0)) & FITS[state.laid[-1]]
        return [WALL_AT + first + space for space in SPACES_IN[sites]]

    def choose(self, state: ForfortState, option: int) -> None:
        card = state.take_laid()
        if card == CAMP:
            place_camp(state, self.seat, option - CAMP_AT)
        else:
            construct(state, self.seat, option - WALL_AT, card, self.pairing != 0)


def construct(state: ForfortState, seat: int, place: int, card: int, pairing: bool) -> None:
    """Put a wall there, covering what it finds; win by a complete fort, else look for pairs."""
    state.retrieve_bridge(place)
    state.stacks[place] = state.stacks[place] + (card,)
    if state.sink is not None:
        state.tell("forfort.constructed", seat, {"card": NAMES[card], "place": PLACES[place]})
    if is_complete(state, seat):
        win(state, seat)
    elif pairing:
        pairs = count_pairs(state, place)
        if pairs != NO_PAIRS:
            state.push(Combine(seat, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]))


def win(state: ForfortState, seat: int) -> None:
    """The game ends at once, whatever was still to happen: forfort.end.complete."""
    state.champion = seat
    state.agenda = []
    while len(state.laid) > 0:
        state.discard(seat, state.take_laid())
    if state.sink is not None:
        state.tell("forfort.fort-completed", seat, {})


def count_pairs(state: ForfortState, place: int) -> list[int]:
    """For each symbol the pairs that the wall there makes with its two neighbours: forfort.combined.pair."""
    pairs = [0] * 5
    shown = SYMBOL_MASK[state.visible(place)]
    fort, space = place // 8 * 8, place % 8
    for step in (1, 7):
        beside = state.visible(fort + (space + step) % 8)
        if beside >= 0 and shown & SYMBOL_MASK[beside] != 0:
            for symbol in SYMBOLS_ON[beside]:
                pairs[symbol] += shown >> symbol & 1
    return pairs


class Combine(Asking[ForfortState]):
    """Trigger the combined effects of the pairs just made, in the order of one's choice, or decline.

    The ints after the seat say how many pairs of each symbol wait.
    """

    def __init__(self, seat: int, mason: int, ram: int, trebuchet: int, tower: int, garrison: int) -> None:
        super().__init__(seat)
        self.pairs = (mason, ram, trebuchet, tower, garrison)

    def data(self) -> list[int]:
        return [self.seat, *self.pairs]

    def kind(self) -> str:
        return "forfort.combine"

    def options(self, state: ForfortState) -> list[int]:
        made = [symbol for symbol, pairs in enumerate(self.pairs) if pairs > 0]
        found = [COMBINE + symbol for symbol in made if can_trigger(state, self.seat, symbol, True)]
        return [*found, DECLINE] if len(found) > 0 else []

    def choose(self, state: ForfortState, option: int) -> None:
        if option == DECLINE:
            return
        symbol = option - COMBINE
        left = [pairs - (at == symbol) for at, pairs in enumerate(self.pairs)]
        if sum(left) > 0:
            state.push(Combine(self.seat, left[0], left[1], left[2], left[3], left[4]))
        if state.sink is not None:
            state.tell("forfort.combined", self.seat, {"symbol": SYMBOLS[symbol]})
        trigger(state, self.seat, symbol, True)


def can_trigger(state: ForfortState, seat: int, symbol: int, combined: bool) -> bool:
    """Whether the symbol's effect has something to act on: forfort.ruling.no-target."""
    return effect(seat, symbol, combined).can_act(state)


def trigger(state: ForfortState, seat: int, symbol: int, combined: bool) -> None:
    """Trigger a symbol's effect; siege tower and garrison twice when combined: forfort.ruling.twice."""
    if combined and symbol in (TOWER, GARRISON):
        state.push(effect(seat, symbol, True))
    state.push(effect(seat, symbol, combined))


def effect(seat: int, symbol: int, combined: bool) -> Effect:
    """The step that carries out a symbol's effect once."""
    if symbol == MASON:
        return Mason(seat, 1 if combined else 0)
    if symbol == TOWER:
        return SiegeTower(seat)
    if symbol == GARRISON:
        return Garrison(seat)
    return Strike(seat, symbol, 1 if combined else 0)


class Mason(Effect):
    """Choose a card of one's discard pile and place it by its placement rules: forfort.mason.place.

    Combined, also the top card of one's dungeon, and without looking at the arrows: forfort.combined.mason.
    """

    def __init__(self, seat: int, combined: int) -> None:
        super().__init__(seat)
        self.combined = combined

    def data(self) -> list[int]:
        return [self.seat, self.combined]

    def kind(self) -> str:
        return "forfort.mason"

    def candidates(self, state: ForfortState) -> list[int]:
        found = [FETCH + card for card in distinct(state.discards[self.seat])]
        if self.combined != 0 and len(state.dungeons[self.seat]) > 0:
            found.append(REVEAL)
        return found

    def allows(self, state: ForfortState, option: int) -> bool:
        if option == FETCH + CAMP:
            return state.rules.mason_camps and state.has_empty_space(self.seat)
        sites = wall_sites(state, self.seat, self.combined != 0)
        return sites != 0 if option == REVEAL else sites & FITS[option - FETCH] != 0

    def choose(self, state: ForfortState, option: int) -> None:
        if option == REVEAL:
            card = state.take_top(self.seat)
        else:
            card = option - FETCH
            state.discards[self.seat] = without_card(state.discards[self.seat], card)
        if state.sink is not None:
            source = "dungeon" if option == REVEAL else "discard"
            state.tell("forfort.fetched", self.seat, {"card": NAMES[card], "source": source})
        state.lay(card)
        pairing = self.combined != 0 or state.rules.mason_pairs
        place = Place(self.seat, self.combined, 1 if pairing else 0)
        if len(place.options(state)) > 0:
            state.push(place)
        else:  # The card that was revealed fits nowhere: armies stand on all its spaces.
            state.discard(self.seat, state.take_laid())
