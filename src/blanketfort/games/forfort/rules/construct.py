"""Construct a wall: where it may go, what it makes of its neighbours, and the mason, who constructs too."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Asking
from blanketfort.games.forfort.rules import choices, faces
from blanketfort.games.forfort.rules.camps import place_camp
from blanketfort.games.forfort.rules.effects import Effect, Garrison, SiegeTower, Strike
from blanketfort.games.forfort.rules.faces import without_card
from blanketfort.games.forfort.rules.scoring import is_complete
from blanketfort.games.forfort.rules.spaces import ALL
from blanketfort.games.forfort.rules.state import ARMIES, CAMPS, SETS, ForfortState


def wall_sites(state: ForfortState, seat: i64, freely: bool) -> i64:
    """The spaces where a wall may go, whatever its shape, as a mask: forfort.construct.arrows, forfort.construct.camp.

    Those are the spaces that the arrows name and those of visible camps, or `freely` all; never where an army stands.
    """
    camps: i64 = state.sets[seat * SETS + CAMPS]
    armies: i64 = state.sets[seat * SETS + ARMIES]
    return (ALL if freely else state.arrows(seat) | camps) & ~armies


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Asking):
    """Place the card that was laid open last in one's own fort, by its placement rules.

    `freely` lifts the arrow rule; `pairing` says whether the wall may make pairs.
    """

    question: ClassVar[str] = "forfort.place"
    clause: ClassVar[str] = "forfort.construct.shape"

    def __init__(self, seat: i64, freely: i64, pairing: i64) -> None:
        self.seat = seat
        self.freely = freely
        self.pairing = pairing

    def propose(self, state: ForfortState, offer: Offer) -> None:
        card = state.laid[-1]
        if card == faces.CAMP:
            offer.add_all(choices.CAMPS_AT[self.seat * 256 + state.empty_spaces(self.seat)])
        else:
            offer.add_all(choices.WALLS_AT[self.seat * 256 + self.sites(state, card)])

    def sites(self, state: ForfortState, card: i64) -> i64:
        """Where that wall may go."""
        return wall_sites(state, self.seat, self.freely != 0) & faces.FITS[card]

    def choose(self, state: ForfortState, option: i64) -> None:
        card = state.take_laid()
        if card == faces.CAMP:
            place_camp(state, self.seat, option - choices.CAMP_AT)
        else:
            construct(state, self.seat, option - choices.WALL_AT, card, self.pairing != 0)


def construct(state: ForfortState, seat: i64, place: i64, card: i64, pairing: bool) -> None:
    """Put a wall there, covering what it finds; win by a complete fort, else look for pairs."""
    state.retrieve_bridge(place)
    state.put_stack(place, state.stacks[place] + (card,))
    if state.sink is not None:
        state.tell("forfort.constructed", seat, {"card": faces.NAMES[card], "place": choices.PLACES[place]})
    if is_complete(state, seat):
        win(state, seat)
    elif pairing:
        combine = find_pairs(state, seat, place)
        if combine is not None:
            state.push(combine)


def win(state: ForfortState, seat: i64) -> None:
    """The game ends at once, whatever was still to happen: forfort.end.complete."""
    state.champion = seat
    state.agenda = []
    while len(state.laid) > 0:
        state.discard(seat, state.take_laid())
    if state.sink is not None:
        state.tell("forfort.fort-completed", seat, {})


@mypyc_attr(acyclic=True, free_list_len=1)
class Combine(Asking):
    """Trigger the combined effects of the pairs just made, in the order of one's choice, or decline.

    The ints after the seat say how many pairs of each symbol wait.
    """

    question: ClassVar[str] = "forfort.combine"
    clause: ClassVar[str] = "forfort.combined.pair"

    def __init__(self, seat: i64, mason: i64, ram: i64, trebuchet: i64, tower: i64, garrison: i64) -> None:
        self.seat = seat
        self.pairs = (mason, ram, trebuchet, tower, garrison)

    def data(self) -> list[int]:
        return [self.seat, *self.pairs]

    def propose(self, state: ForfortState, offer: Offer) -> None:
        for symbol in range(len(self.pairs)):
            if self.pairs[symbol] > 0 and can_trigger(state, self.seat, symbol, True):
                offer.add(choices.COMBINE + symbol)
        if offer.count > 0:
            offer.add(choices.DECLINE)

    def choose(self, state: ForfortState, option: i64) -> None:
        if option == choices.DECLINE:
            return
        symbol = option - choices.COMBINE
        left = [pairs - (at == symbol) for at, pairs in enumerate(self.pairs)]
        if sum(left) > 0:
            state.push(Combine(self.seat, left[0], left[1], left[2], left[3], left[4]))
        if state.sink is not None:
            state.tell("forfort.combined", self.seat, {"symbol": faces.SYMBOLS[symbol]})
        trigger(state, self.seat, symbol, True)


def find_pairs(state: ForfortState, seat: i64, place: i64) -> Combine | None:
    """The pairs of symbols that the wall there makes with its two neighbours, if any: forfort.combined.pair."""
    fort, space = place // 8 * 8, place % 8
    left = shared_symbols(state, place, fort + (space + 7) % 8)
    right = shared_symbols(state, place, fort + (space + 1) % 8)
    if left | right == 0:
        return None
    pairs = [(left >> symbol & 1) + (right >> symbol & 1) for symbol in range(5)]
    return Combine(seat, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4])


def shared_symbols(state: ForfortState, place: i64, beside: i64) -> i64:
    """The symbols that the wall there and the visible card beside it both show, as bits: forfort.ruling.pair."""
    card = state.visible(beside)
    return faces.SYMBOL_MASK[state.visible(place)] & faces.SYMBOL_MASK[card] if card != NOTHING else 0


def can_trigger(state: ForfortState, seat: i64, symbol: i64, combined: bool) -> bool:
    """Whether the symbol's effect has something to act on: forfort.ruling.no-target."""
    return EFFECTS[seat * 10 + symbol * 2 + combined].can_act(state)


def trigger(state: ForfortState, seat: i64, symbol: i64, combined: bool) -> None:
    """Trigger a symbol's effect; siege tower and garrison twice when combined: forfort.ruling.twice."""
    if combined and symbol in (faces.TOWER, faces.GARRISON):
        state.push(effect(seat, symbol, True))
    state.push(effect(seat, symbol, combined))


def effect(seat: i64, symbol: i64, combined: bool) -> Effect:
    """The step that carries out a symbol's effect once."""
    if symbol == faces.MASON:
        return Mason(seat, 1 if combined else 0)
    if symbol == faces.TOWER:
        return SiegeTower(seat)
    if symbol == faces.GARRISON:
        return Garrison(seat)
    return Strike(seat, symbol, 1 if combined else 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Mason(Effect):
    """Choose a card of one's discard pile and place it by its placement rules: forfort.mason.place.

    Combined, also the top card of one's dungeon, and without looking at the arrows: forfort.combined.mason.
    """

    question: ClassVar[str] = "forfort.mason"
    clause: ClassVar[str] = "forfort.mason.place"

    def __init__(self, seat: i64, combined: i64) -> None:
        self.seat = seat
        self.combined = combined

    def can_place(self, state: ForfortState, card: i64) -> bool:
        """Whether a card of the discard pile has a space to go to."""
        if card == faces.CAMP:
            return state.rules.mason_camps and state.empty_spaces(self.seat) != 0
        return wall_sites(state, self.seat, self.combined != 0) & faces.FITS[card] != 0

    def can_reveal(self, state: ForfortState) -> bool:
        """Whether the top card of the dungeon can be constructed: that it may fit nowhere is not known before."""
        return self.combined != 0 and len(state.dungeons[self.seat]) > 0 and wall_sites(state, self.seat, True) != 0

    def can_act(self, state: ForfortState) -> bool:
        for card in state.discards[self.seat]:
            if self.can_place(state, card):
                return True
        return self.can_reveal(state)

    def propose(self, state: ForfortState, offer: Offer) -> None:
        offer.add_kinds(choices.FETCH, [card for card in state.discards[self.seat] if self.can_place(state, card)])
        if self.can_reveal(state):
            offer.add(choices.REVEAL)

    def choose(self, state: ForfortState, option: i64) -> None:
        if option == choices.REVEAL:
            card = state.take_top(self.seat)
        else:
            card = option - choices.FETCH
            state.discards[self.seat] = without_card(state.discards[self.seat], card)
        if state.sink is not None:
            source = "dungeon" if option == choices.REVEAL else "discard"
            state.tell("forfort.fetched", self.seat, {"card": faces.NAMES[card], "source": source})
        state.lay(card)
        pairing = self.combined != 0 or state.rules.mason_pairs
        place = Place(self.seat, self.combined, 1 if pairing else 0)
        if card == faces.CAMP or place.sites(state, card) != 0:
            state.push(place)
        else:  # The card that was revealed fits nowhere: armies stand on all its spaces.
            state.discard(self.seat, state.take_laid())


EFFECTS: Final[list[Effect]] = [
    effect(seat, symbol, combined) for seat in range(4) for symbol in range(5) for combined in (False, True)
]
"""By `seat * 10 + symbol * 2 + combined`: to ask about, never to be pushed."""
