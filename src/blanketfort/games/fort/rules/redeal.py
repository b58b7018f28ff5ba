"""States that a seat cannot tell from the real one: all that it has not seen is dealt anew.

Everything is dealt from sorted piles, so nothing depends on where the hidden cards really are. What is kept is what the
seat knows: its own cards, what all saw go into a rival's deck, the suits in the Lookouts, what it passed in the draft,
and which made-up rules were in the stack when it looked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.chance import Stream
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.state import FortState

TRIES: Final = 200
"""How often to deal before giving up on a deal in which the seat asked has a legal option, as it must have."""


def determinize(state: FortState, seat: i64, seed: i64) -> FortState:
    """A state that this seat cannot tell from the real one."""
    dealt = state.clone()
    stream = dealt.become_possible(seat, seed)
    if state.over:
        return dealt
    redeal_rules(dealt, seat, stream)
    for _attempt in range(TRIES):
        redeal_cards(dealt, seat, stream)
        if dealt.propose_again():
            return dealt
    dealt.settle()
    return dealt


def redeal_rules(state: FortState, seat: i64, stream: Stream) -> None:
    """Those who chose after this seat took from what it saw; those who chose before took something else."""
    takers = state.rule_takers
    board = state.boards[seat]
    rule, other_rule = board.first_rule(), board.other_rule
    asked = state.top
    all_rules = list(range(len(terms.RULE_NAMES)))
    earlier = takers
    later: list[int] = []
    if rule != NOTHING:
        earlier = takers[: takers.index(seat)]
        later = takers[takers.index(seat) + 1 :]
        stack = [seen for seen in board.rules_seen if seen != rule]
    elif asked.seat == seat and asked.kind() == "fort.choose-rule":
        stack = sorted(state.rule_stack)
    else:
        stream.shuffle(all_rules)
        stack = all_rules[: len(state.rule_stack)]
    known = [rule, board.rule, other_rule]
    elsewhere = [each for each in all_rules if each not in stack and each not in known]
    stream.shuffle(stack)
    stream.shuffle(elsewhere)
    for taker in earlier:
        state.boards[taker].rule = elsewhere.pop()
    for taker in later:
        state.boards[taker].rule = stack.pop()
    state.rule_stack = stack
    state.rule_box = elsewhere if other_rule == NOTHING else [*elsewhere, other_rule]
    seen = stack
    for taker in reversed(takers):
        seen = [*seen, rule if taker == seat else state.boards[taker].rule]
        state.boards[taker].rules_seen = sorted(seen)
    for taker in takers:
        if taker != seat and state.boards[taker].other_rule != NOTHING:
            redeal_watson(state, taker, stream)


def redeal_watson(state: FortState, taker: i64, stream: Stream) -> None:
    """A rival saw a made-up rule of the box, and unless that is still to be chosen, may have kept it."""
    board = state.boards[taker]
    box = state.rule_box
    board.other_rule = box[-1]
    is_choosing = state.top.seat == taker and state.top.kind() == "fort.swap-rule"
    if not is_choosing and stream.below(2) == 1:
        state.rule_box = [*box[:-1], board.rule]
        board.rule, board.other_rule = board.other_rule, board.rule


class Hidden:
    """The cards that a seat has not seen: the ones it passed in the draft are with rivals, the others anywhere."""

    def __init__(self, state: FortState, seat: i64) -> None:
        self.rivals = [rival for rival in range(state.players) if rival != seat]
        self.known: list[list[int]] = [[] for _rival in range(state.players)]
        """Per rival, cards known to be in hand, deck or unseen Lookout."""
        self.unknown: list[int] = [0] * state.players
        """Per rival, how many more are there."""
        self.unseen: list[list[int]] = [[] for _rival in range(state.players)]
        self.tucked: list[list[int]] = [[] for _rival in range(state.players)]
        """What is dealt to each rival that nobody has seen: into hand and deck, and into the Lookout."""
        self.dogs_out: list[int] = [0] * state.players
        """Per rival, how many of the unseen cards are dogs: known but for a draft, which tells only their sum."""
        self.passed = sorted(state.boards[seat].passed)
        self.bottom = [at for at, knower in enumerate(state.buried) if knower == seat]
        """The places in the Park deck whose cards this seat has put there."""
        self.free = [kind for at, kind in enumerate(state.park_deck) if at not in self.bottom]
        if state.top.seat != seat:
            self.free += state.drawn
        self.dogs = state.dog_box[:]
        """The dogs that may be anywhere."""
        for rival in self.rivals:
            board = state.boards[rival]
            self.known[rival] = board.known_cards()
            self.unknown[rival] = len(board.unseen)
            kids = state.kids_among(board.unseen)
            self.free += kids
            self.dogs += board.unseen[len(kids) :]
            self.dogs_out[rival] = len(board.unseen) - len(kids)
        for kind in self.passed:
            (self.free if kind in self.free else self.dogs).remove(kind)
        self.free.sort()
        self.dogs.sort()
        self.dogs_to_deal = sum(self.dogs_out) - state.box.count_dogs(self.passed)
        """How many dogs rivals have that were not passed to them by this seat."""
        self.is_drafted = state.setup.options.get("setup") == "advanced"
        if state.top.kind() == "fort.draft" and len(self.passed) == 0:
            self.is_drafted = False  # before the first pass all have what they were dealt

    def has_room(self) -> bool:
        """Whether rivals still have places for all the cards passed to them, and for the dogs."""
        if len(self.passed) + self.dogs_to_deal > sum(self.unknown):
            return False
        return self.is_drafted or all(self.unknown[rival] >= self.dogs_out[rival] for rival in self.rivals)


def redeal_cards(state: FortState, seat: i64, stream: Stream) -> None:
    """Deal rivals' hands, decks and Lookouts, the Park deck, and the order of one's own deck."""
    hidden = fill_lookouts(state, seat, stream)
    places: list[int] = []
    for rival in hidden.rivals:
        places += [rival] * hidden.unknown[rival]
    stream.shuffle(places)
    stream.shuffle(hidden.free)
    if state.has_dogs:
        deal_dogs(state, hidden, places, stream)
    for rival in places:
        hidden.unseen[rival].append(hidden.passed.pop() if len(hidden.passed) > 0 else hidden.free.pop())
    for rival in hidden.rivals:
        board = state.boards[rival]
        pool = sorted(hidden.known[rival] + hidden.unseen[rival])
        stream.shuffle(pool)
        board.unseen = sorted(hidden.unseen[rival] + hidden.tucked[rival])
        size = len(board.hand)
        board.hand = sorted(pool[:size])
        board.deck = pool[size:]
    if len(state.drawn) > 0 and state.top.seat != seat:
        state.drawn = sorted([hidden.free.pop(), hidden.free.pop()])
    bottom = [state.park_deck[at] for at in hidden.bottom]
    state.park_deck = hidden.free
    for number, at in enumerate(hidden.bottom):
        state.park_deck.insert(at, bottom[number])
    own = state.boards[seat]
    own.deck = sorted(own.deck)
    if state.top.kind() == "fort.draft":
        for rival in hidden.rivals:
            state.boards[rival].deck.sort()
    else:
        stream.shuffle(own.deck)
    for rival in hidden.rivals:  # what rivals remember of the draft is theirs alone
        state.boards[rival].passed = []


def deal_dogs(state: FortState, hidden: Hidden, places: list[int], stream: Stream) -> None:
    """Deal rivals' unseen dogs: each has a known number, unless they were drafted; the others are in the box."""
    stream.shuffle(hidden.dogs)
    if hidden.is_drafted:
        owners = [places.pop() for _dog in range(hidden.dogs_to_deal)]
    else:
        owners = [rival for rival in hidden.rivals for _dog in range(hidden.dogs_out[rival])]
        for rival in owners:
            places.remove(rival)
    for rival in owners:
        hidden.unseen[rival].append(hidden.dogs.pop())
    state.dog_box = hidden.dogs


def fill_lookouts(state: FortState, seat: i64, stream: Stream) -> Hidden:
    """Choose a card for each unseen place in a Lookout; return what is left to deal.

    At random first; if that leaves a place without a card of its suits, known cards first, which always does.
    """
    for attempt in range(9):
        hidden = Hidden(state, seat)
        chosen = choose_tucked(state, hidden, stream, attempt < 8)
        if len(chosen) == 0 or (NOTHING not in chosen and hidden.has_room()):
            break
    at = 0
    for rival in hidden.rivals:
        board = state.boards[rival]
        board.lookout = board.lookout[:]
        for place in range(len(board.lookout)):
            if not board.lookout_shown[place]:
                board.lookout[place] = chosen[at]
                at += 1
    return hidden


def choose_tucked(state: FortState, hidden: Hidden, stream: Stream, is_random: bool) -> list[int]:
    """A card for each unseen place in rivals' Lookouts, NOTHING where no card is left that shows its suits."""
    chosen: list[int] = []
    for rival in hidden.rivals:
        board = state.boards[rival]
        for place, kind in enumerate(board.lookout):
            if not board.lookout_shown[place]:
                chosen.append(choose_alike(state, hidden, rival, kind, stream, is_random))
    return chosen


def choose_alike(state: FortState, hidden: Hidden, rival: i64, kind: i64, stream: Stream, is_random: bool) -> i64:
    """Take a card that shows the same suits as `kind` from where this rival may have it."""
    shown = state.box.matches_in_one
    piles = [hidden.known[rival]]
    if hidden.unknown[rival] > 0:
        piles += [hidden.passed, hidden.free]
    found: list[tuple[int, int]] = []
    for number, pile in enumerate(piles):
        found += [(number, card) for card in pile if card < state.box.first_dog and shown[card] == shown[kind]]
    if len(found) == 0:
        return NOTHING
    number, card = found[stream.below(len(found)) if is_random else 0]
    piles[number].remove(card)
    if number > 0:
        hidden.unknown[rival] -= 1
        hidden.tucked[rival].append(card)
    return card
