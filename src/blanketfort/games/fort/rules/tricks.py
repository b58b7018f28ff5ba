"""Cats & Dogs: what each dog does, below the dotted line of its box; those of the neighbouring modules apart."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.piles import with_card, without
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.tokens import SUPPLY
from blanketfort.games.fort.rules.verbs import VERBS, tuck


class GoingHome(Step):
    """Tuck the dog under a doghouse: your own, or for Loki a rival's."""

    def __init__(self, seat: i64, owner: i64) -> None:
        self.seat = seat
        self.owner = owner

    def run(self, state: FortState) -> None:
        board = state.boards[self.owner]
        board.doghouse = with_card(board.doghouse, state.played.dog)
        if state.sink is not None:
            card = state.box.ids[state.played.dog]
            if self.owner == self.seat:
                state.tell("fort.went-home", self.seat, {"card": card})
            else:
                state.tell("fort.moved-in", self.seat, {"card": card, "rival": self.owner})
        state.played.dog = NOTHING


class Counted(Ask):
    """Something that may be done up to `times` times."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left


# Pumpkin, Porkchop, Pesto, Spud; Squeaker.


class Gaining(Counted):
    """Gain up to three resources, any mix, into Stuff and Pack (fort.dog.pumpkin)."""

    question: ClassVar[str] = "fort.gain"
    clause: ClassVar[str] = "fort.dog.pumpkin"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        offer.add(options.ENOUGH)
        for resource in range(2):
            if means.room(resource) > 0:
                offer.add(options.GATHER + resource)
        for resource in range(2):
            if means.pack_room() > 0 and means.at(SUPPLY + resource) > 0:
                offer.add(options.PACKING + 2 + resource)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        if option < options.FROM:
            state.gain(self.seat, option - options.GATHER, 1)
        else:
            VERBS[terms.PACK].do(state, self.seat, option)
        if self.left > 1:
            state.push(Gaining(self.seat, self.left - 1))


class FillingToys(Ask):
    """You may fill your Stuff with toys (fort.dog.squeaker)."""

    question: ClassVar[str] = "fort.fill-toys"
    clause: ClassVar[str] = "fort.dog.squeaker"

    def choices(self, state: FortState, offer: Offer) -> None:
        if Means(state, self.seat).room(1) > 0:
            offer.add(options.PASS)
            offer.add(options.GATHER + 1)

    def take(self, state: FortState, option: i64) -> None:
        if option != options.PASS:
            state.gain(self.seat, 1, Means(state, self.seat).room(1))


# Drover.


class Herding(Ask):
    """You may move all cards of the Park, or of one Yard, to one player's discard pile (fort.dog.drover)."""

    question: ClassVar[str] = "fort.herd"
    clause: ClassVar[str] = "fort.dog.drover"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.PASS)
        if len(state.park) > 0:
            offer.add(options.HERD_PARK)
        for seat in range(state.players):
            if len(state.boards[seat].yard) > 0:
                offer.add(options.HERD_YARD + seat)

    def take(self, state: FortState, option: i64) -> None:
        if option != options.PASS:
            state.push(HerdingTo(self.seat, option))


class HerdingTo(Ask):
    """Whose discard pile the cards go to."""

    question: ClassVar[str] = "fort.herd-to"
    clause: ClassVar[str] = "fort.dog.drover"

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source = source
        """The option that says which cards."""

    def choices(self, state: FortState, offer: Offer) -> None:
        for seat in range(state.players):
            offer.add(options.HERD_TO + seat)

    def take(self, state: FortState, option: i64) -> None:
        receiver = option - options.HERD_TO
        told: dict[str, object] = {"rival": receiver}
        if self.source == options.HERD_PARK:
            cards, state.park = state.park, []
            told["from"] = "park"
        else:
            owner = self.source - options.HERD_YARD
            board = state.boards[owner]
            cards, board.yard = board.yard, []
            told["from"] = "yard"
            told["owner"] = owner
        state.put_on_discard(receiver, cards)
        if state.sink is not None:
            told["cards"] = [state.box.ids[kind] for kind in cards]
            state.tell("fort.herded", self.seat, told)
        state.refill_park()


# Hershey and Ranger.


def offer_lookout(state: FortState, owner: i64, offer: Offer) -> None:
    """Offer to take each card out of a Lookout: by its place, because rivals see only its suits."""
    for place in range(len(state.boards[owner].lookout)):
        offer.add(options.UNTUCK + owner * options.LOOKOUT_PLACES + place)


def untuck(state: FortState, seat: i64, option: i64) -> None:
    """Move a card from a Lookout to this player's discard pile, where all see it."""
    owner, place = divmod(option - options.UNTUCK, options.LOOKOUT_PLACES)
    board = state.boards[owner]
    kind = board.lookout[place]
    if not board.lookout_shown[place]:
        state.show(owner, kind)
    board.lookout = board.lookout[:place] + board.lookout[place + 1 :]
    board.lookout_shown = board.lookout_shown[:place] + board.lookout_shown[place + 1 :]
    state.put_on_discard(seat, [kind])
    if state.sink is not None:
        state.tell("fort.untucked", seat, {"card": state.box.ids[kind], "rival": owner})


class Fetching(Counted):
    """You may move up to two kids from any Lookouts to your discard pile (fort.dog.hershey)."""

    question: ClassVar[str] = "fort.fetch"
    clause: ClassVar[str] = "fort.dog.hershey"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.ENOUGH)
        for owner in range(state.players):
            offer_lookout(state, owner, offer)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        untuck(state, self.seat, option)
        if self.left > 1:
            state.push(Fetching(self.seat, self.left - 1))


class Relieving(Ask):
    """You may discard any kids from your own Lookout (fort.dog.ranger)."""

    question: ClassVar[str] = "fort.relieve"
    clause: ClassVar[str] = "fort.dog.ranger"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.ENOUGH)
        offer_lookout(state, self.seat, offer)

    def take(self, state: FortState, option: i64) -> None:
        if option != options.ENOUGH:
            untuck(state, self.seat, option)
            state.push(self)


class Settling(Counted):
    """Then you may add up to two kids to it, from your hand and your discard pile (fort.dog.ranger)."""

    question: ClassVar[str] = "fort.settle"
    clause: ClassVar[str] = "fort.dog.ranger"

    def choices(self, state: FortState, offer: Offer) -> None:
        board = state.boards[self.seat]
        offer.add(options.ENOUGH)
        if len(board.lookout) < board.lookout_limit():
            offer.add_kinds(options.TUCK, state.kids_among(board.hand))
            offer.add_kinds(options.TUCK_DISCARD, sorted(state.kids_among(board.discard)))

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        if option < options.TUCK_DISCARD:
            VERBS[terms.LOOKOUT].do(state, self.seat, option)
        else:
            kind = options.card_of(option)
            state.leave_discard(self.seat, kind)
            tuck(state, self.seat, kind, "discard", True)
        if self.left > 1:
            state.push(Settling(self.seat, self.left - 1))


# Pudge.


class Digging(Counted):
    """You may trash up to three kids from your deck and discard pile, not from your hand (fort.dog.pudge)."""

    question: ClassVar[str] = "fort.dig"
    clause: ClassVar[str] = "fort.dog.pudge"

    def choices(self, state: FortState, offer: Offer) -> None:
        board = state.boards[self.seat]
        offer.add(options.ENOUGH)
        offer.add_kinds(options.TRASHING_DISCARD, sorted(state.kids_among(board.discard)))
        offer.add_kinds(options.TRASHING_DECK, sorted(state.kids_among(board.deck)))

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        board = state.boards[self.seat]
        if option >= options.TRASHING_DECK:
            kind = option - options.TRASHING_DECK
            state.show(self.seat, kind)
            board.deck = without(board.deck, kind)
        else:
            kind = option - options.TRASHING_DISCARD
            state.leave_discard(self.seat, kind)
        state.trash(self.seat, kind)
        if self.left > 1:
            state.push(Digging(self.seat, self.left - 1))


class ShufflingTogether(Step):
    """After that you must shuffle your deck and your discard pile together (fort.dog.pudge)."""

    def run(self, state: FortState) -> None:
        board = state.boards[self.seat]
        board.deck = sorted(board.deck + board.discard)
        board.discard = []
        state.shuffle(board.deck)
        if state.sink is not None:
            state.tell("fort.reshuffled", self.seat, {"count": len(board.deck)})


# Violet.


class DeclaringCoins(Counted):
    """Each coin that was added must be declared as another suit (fort.dogs.coins)."""

    question: ClassVar[str] = "fort.declare-coin"
    clause: ClassVar[str] = "fort.dogs.coins"

    def choices(self, state: FortState, offer: Offer) -> None:
        if self.left > 0:
            for suit in range(terms.SUITS):
                offer.add(options.SUIT + suit)

    def take(self, state: FortState, option: i64) -> None:
        suit = option - options.SUIT
        state.played.icons = state.played.icons[:]
        state.played.icons[suit] += 1
        state.played.icons[terms.COIN] -= 1
        if state.sink is not None:
            state.tell("fort.coin-declared", self.seat, {"suit": terms.SUIT_NAMES[suit]})
        state.push(DeclaringCoins(self.seat, self.left - 1))


class Calling(Ask):
    """You may declare a suit that no added card has, and recruit all with it in Park and Yards (fort.dog.violet)."""

    question: ClassVar[str] = "fort.call"
    clause: ClassVar[str] = "fort.dog.violet"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.PASS)
        for suit in range(terms.SUITS):
            if state.played.icons[suit] == 0 and self.count(state, suit) > 0:
                offer.add(options.SUIT + suit)

    def count(self, state: FortState, suit: i64) -> i64:
        """How many cards would come."""
        found = len(self.showing(state, state.park, suit))
        for board in state.boards:
            found += len(self.showing(state, board.yard, suit))
        return found

    def showing(self, state: FortState, cards: list[int], suit: i64) -> list[int]:
        return [kind for kind in cards if state.box.icons[kind][suit] > 0]

    def take(self, state: FortState, option: i64) -> None:
        if option == options.PASS:
            return
        suit = option - options.SUIT
        cards = self.showing(state, state.park, suit)
        state.park = [kind for kind in state.park if kind not in cards]
        for board in state.boards:
            called = self.showing(state, board.yard, suit)
            board.yard = [kind for kind in board.yard if kind not in called]
            cards += called
        state.put_on_discard(self.seat, cards)
        if state.sink is not None:
            told: dict[str, object] = {"suit": terms.SUIT_NAMES[suit], "cards": [state.box.ids[kind] for kind in cards]}
            state.tell("fort.called", self.seat, told)
        state.refill_park()


# Duke.


class Advancing(Ask):
    """You may advance your Fort at its normal cost (fort.dog.duke)."""

    question: ClassVar[str] = "fort.advance"
    clause: ClassVar[str] = "fort.dog.duke"

    def choices(self, state: FortState, offer: Offer) -> None:
        if Means(state, self.seat).can_pay(0):
            offer.add(options.PASS)
            offer.add(options.ADVANCING)

    def take(self, state: FortState, option: i64) -> None:
        if option != options.PASS:
            state.push(Paying(self.seat, 0, 0, 0))
