"""A turn: armies advance, a card is played, the drawbridge may be activated, a card is drawn; and the set-up before."""

from typing import ClassVar, Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.forfort.rules import choices, faces
from blanketfort.games.forfort.rules.armies import EVERYWHERE, march
from blanketfort.games.forfort.rules.camps import FirstCamp, PlaceCamp, can_camp
from blanketfort.games.forfort.rules.construct import Place, can_trigger, trigger, wall_sites
from blanketfort.games.forfort.rules.faces import with_card, without_card
from blanketfort.games.forfort.rules.state import DRAWBRIDGES, ForfortState

HAND: Final = 3


class SetUp(Step):
    """Each player shuffles and turns the wall cards, draws three and places a camp; then the first player begins."""

    def run(self, state: ForfortState) -> None:
        if state.rules.first_is_drawn:
            state.first = state.draw([state.players])[0]
        if state.sink is not None:
            state.tell("forfort.began", state.first, {})
        state.push(TAKE_TURN[state.first])
        for step in range(state.players - 1, -1, -1):
            state.push(FirstCamp((state.first + step) % state.players))
        for seat in range(state.players):
            make_dungeon(state, seat)
            for _card in range(HAND):
                draw(state, seat)


def make_dungeon(state: ForfortState, seat: i64) -> None:
    """Shuffle the 22 walls and turn each at random: forfort.setup.shuffle."""
    deck = state.rules.deck
    cards = deck.walls[:]
    state.shuffle(cards)
    turns = state.draw([len(deck.backs)] * len(cards))
    state.dungeons[seat] = tuple(cards)
    state.backs[seat] = tuple([deck.backs[turn] for turn in turns])


def draw(state: ForfortState, seat: i64) -> None:
    """Take the top card of one's dungeon into the hand, if there is one."""
    if len(state.dungeons[seat]) == 0:
        return
    card = state.take_top(seat)
    state.hands[seat] = with_card(state.hands[seat], card)
    if state.sink is not None:
        state.confide("forfort.drew", seat, {}, {"card": faces.NAMES[card]})


class TakeTurn(Step):
    """One turn: armies advance, a card is played, the drawbridge may be activated, a card is drawn."""

    def run(self, state: ForfortState) -> None:
        state.push(END_TURN[self.seat])
        begin_turn(state, self.seat, False)


TAKE_TURN: Final = [TakeTurn(seat) for seat in range(4)]


def begin_turn(state: ForfortState, seat: i64, extra: bool) -> None:
    """All of a turn but its end: an extra turn comes in the middle of another: forfort.turn.order."""
    if state.sink is not None:
        state.tell("forfort.turn-began", seat, {"extra": extra})
    state.turns += 1
    state.extra = extra
    state.push(ACTIVATE_DRAWBRIDGE[seat])
    state.push(PLAY_CARD[seat])
    march(state, seat, EVERYWHERE)


class PlayCard(Asking):
    """Play a card: construct a wall, place a camp or trigger an effect; discard only where none is possible."""

    question: ClassVar[str] = "forfort.play"
    clause: ClassVar[str] = "forfort.turn.play-one"

    def is_secretive(self) -> bool:
        """That a hand leaves no choice is nobody else's business."""
        return True

    def propose(self, state: ForfortState, offer: Offer) -> None:
        cards = state.hands[self.seat]
        sites = wall_sites(state, self.seat, False)
        last: i64 = -1
        for card in cards:
            if card != last and sites & faces.FITS[card] != 0:
                offer.add(choices.BUILD + card)
            last = card
        if can_camp(state, self.seat):
            offer.add_kinds(choices.CAMP_BY, cards)
        offer_triggers(state, self.seat, cards, offer)
        if offer.count == 0:
            offer.add_kinds(choices.DISCARD, cards)

    def choose(self, state: ForfortState, option: i64) -> None:
        if option < choices.CAMP_BY:
            lay_from_hand(state, self.seat, option - choices.BUILD)
            state.push(Place(self.seat, 0, 1))
        elif option < choices.TRIGGER:
            discard_from_hand(state, self.seat, option - choices.CAMP_BY)
            state.push(PlaceCamp(self.seat))
        elif option < choices.DISCARD:
            card, symbol = choices.TRIGGERS[option - choices.TRIGGER]
            trigger_from_hand(state, self.seat, card, symbol)
        else:
            discard_from_hand(state, self.seat, option - choices.DISCARD)


PLAY_CARD: Final = [PlayCard(seat) for seat in range(4)]


def offer_triggers(state: ForfortState, seat: i64, cards: list[int], offer: Offer) -> None:
    """Offer the effects that can be triggered with these cards: forfort.trigger.one-symbol."""
    shown: i64 = 0
    for card in cards:
        symbols: i64 = faces.SYMBOL_MASK[card]
        shown |= symbols
    able: i64 = 0
    for symbol in faces.SYMBOLS_IN[shown]:
        if can_trigger(state, seat, symbol, False):
            able |= 1 << symbol
    last: i64 = -1
    for card in cards:
        if card != last:
            last = card
            for option in choices.TRIGGERS_OF[last * 32 + able]:
                offer.add(option)


def lay_from_hand(state: ForfortState, seat: i64, card: i64) -> None:
    """Lay a card of the hand open on the table."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.lay(card)


def discard_from_hand(state: ForfortState, seat: i64, card: i64) -> None:
    """Put a card of the hand on one's discard pile, without effect."""
    state.hands[seat] = without_card(state.hands[seat], card)
    state.discard(seat, card)
    if state.sink is not None:
        state.tell("forfort.discarded", seat, {"card": faces.NAMES[card]})


def trigger_from_hand(state: ForfortState, seat: i64, card: i64, symbol: i64) -> None:
    """Trigger a symbol of a card of the hand; the card is discarded afterwards: forfort.trigger.then-discard."""
    lay_from_hand(state, seat, card)
    if state.sink is not None:
        state.tell("forfort.triggered", seat, {"card": faces.NAMES[card], "symbol": faces.SYMBOLS[symbol]})
    state.push(DISCARD_TRIGGERED[seat])
    trigger(state, seat, symbol, False)


class DiscardTriggered(Step):
    """The card whose effect is over goes to its owner's discard pile."""

    def run(self, state: ForfortState) -> None:
        state.discard(self.seat, state.take_laid())


DISCARD_TRIGGERED: Final = [DiscardTriggered(seat) for seat in range(4)]


class ActivateDrawbridge(Asking):
    """Place the token on a visible drawbridge wall of one's fort; then draw a card and take an extra turn.

    The token that already lies in the fort can't be placed.
    """

    question: ClassVar[str] = "forfort.drawbridge"
    clause: ClassVar[str] = "forfort.drawbridge.activate"

    def propose(self, state: ForfortState, offer: Offer) -> None:
        walls = state.spaces(self.seat, DRAWBRIDGES)
        if walls != 0 and state.bridges[self.seat] == NOWHERE:
            offer.add_all(choices.DRAWBRIDGES_AT[self.seat * 256 + walls])
            offer.add(choices.DECLINE)

    def choose(self, state: ForfortState, option: i64) -> None:
        if option == choices.DECLINE:
            return
        place = option - choices.DRAWBRIDGE_AT
        state.bridges[self.seat] = place % 8
        if state.sink is not None:
            state.tell("forfort.bridge-lowered", self.seat, {"place": choices.PLACES[place]})
        draw_last(state, self.seat)
        begin_turn(state, self.seat, True)


ACTIVATE_DRAWBRIDGE: Final = [ActivateDrawbridge(seat) for seat in range(4)]


class EndTurn(Step):
    """Draw one card of one's dungeon; then comes the next player's turn: forfort.draw.one.

    When a dungeon has run out the turns that are left are counted down: forfort.end.equal-turns.
    """

    def run(self, state: ForfortState) -> None:
        draw_last(state, self.seat)
        if state.left == 0:
            if state.sink is not None:
                state.tell("forfort.ended", self.seat, {})
        else:
            if state.left > 0:
                state.left -= 1
            state.push(TAKE_TURN[(self.seat + 1) % state.players])


END_TURN: Final = [EndTurn(seat) for seat in range(4)]


def draw_last(state: ForfortState, seat: i64) -> None:
    """The card at the end of a turn; then it is known whether a dungeon ran out in it."""
    draw(state, seat)
    if state.ending and state.left == NOTHING:
        count_turns_left(state, seat)


def count_turns_left(state: ForfortState, seat: i64) -> None:
    """How many turns follow this one, in which a dungeon ran out: forfort.end.equal-turns, forfort.ruling.end."""
    players = state.players
    if state.rules.end == "drawn":
        state.left = state.draw([players])[0] + 1
    elif state.rules.end == "one-more-turn":
        state.left = players - 1
    else:
        state.left = (state.first - 1 - seat) % players
    if state.left > 0 and state.sink is not None:
        state.tell("forfort.last-turn", (seat + state.left) % players, {})
