"""States that a seat cannot tell from the real one: all that it has not seen is dealt anew.

Everything is dealt from sorted piles, so nothing depends on where the hidden cards really are. What is kept is what the
seat knows: its own cards, what all saw go into a rival's deck, the suits in the Lookouts, what it passed in the draft,
and which made-up rules were in the stack when it looked.
"""

from __future__ import annotations

from typing import Final

from blanketfort.engine.chance import Stream
from blanketfort.games.fort.box import NONE, RULE_NAMES
from blanketfort.games.fort.state import FortState

TRIES: Final = 200
"""How often to deal before giving up on a deal in which the seat asked has a lawful option, as it must have."""


def determinize(state: FortState, seat: int, seed: int) -> FortState:
    """A state that this seat cannot tell from the real one."""
    dealt = state.clone()
    stream = dealt.become_possible(seat, seed)
    if state.over:
        return dealt
    redeal_rules(dealt, seat, stream)
    for _attempt in range(TRIES):
        redeal_cards(dealt, seat, stream)
        dealt.legal = dealt.top.options(dealt)
        if len(dealt.legal) > 0:
            return dealt
    dealt.settle()
    return dealt


def redeal_rules(state: FortState, seat: int, stream: Stream) -> None:
    """Those who chose after this seat took from what it saw; those who chose before took something else."""
    takers = state.rule_takers
    rule = state.boards[seat].rule
    asked = state.top
    all_rules = list(range(len(RULE_NAMES)))
    earlier = takers
    later: list[int] = []
    if rule != NONE:
        earlier = takers[: takers.index(seat)]
        later = takers[takers.index(seat) + 1 :]
        stack = [seen for seen in state.boards[seat].rules_seen if seen != rule]
    elif asked.seat == seat and asked.kind() == "fort.choose-rule":
        stack = sorted(state.rule_stack)
    else:
        stream.shuffle(all_rules)
        stack = all_rules[: len(state.rule_stack)]
    elsewhere = [other for other in all_rules if other not in stack and other != rule]
    stream.shuffle(stack)
    stream.shuffle(elsewhere)
    for taker in earlier:
        state.boards[taker].rule = elsewhere.pop()
    for taker in later:
        state.boards[taker].rule = stack.pop()
    state.rule_stack = stack
    state.rule_box = elsewhere
    seen = stack
    for taker in reversed(takers):
        seen = [*seen, state.boards[taker].rule]
        state.boards[taker].rules_seen = tuple(sorted(seen))


class Hidden:
    """The cards that a seat has not seen: the ones it passed in the draft are with rivals, the others anywhere."""

    def __init__(self, state: FortState, seat: int) -> None:
        self.rivals = [rival for rival in range(state.players) if rival != seat]
        self.known: list[list[int]] = [[] for _rival in range(state.players)]
        """Per rival, cards known to be in hand, deck or unseen Lookout."""
        self.unknown: list[int] = [0] * state.players
        """Per rival, how many more are there."""
        self.unseen: list[list[int]] = [[] for _rival in range(state.players)]
        self.tucked: list[list[int]] = [[] for _rival in range(state.players)]
        """What is dealt to each rival that nobody has seen: into hand and deck, and into the Lookout."""
        self.passed = sorted(state.boards[seat].passed)
        self.free = sorted(state.park_deck)
        for rival in self.rivals:
            board = state.boards[rival]
            self.known[rival] = board.known_cards()
            self.unknown[rival] = len(board.unseen)
            self.free += board.unseen
        for kind in self.passed:
            self.free.remove(kind)
        self.free.sort()

    def has_room(self) -> bool:
        """Whether rivals still have places for all the cards passed to them."""
        return len(self.passed) <= sum(self.unknown)


def redeal_cards(state: FortState, seat: int, stream: Stream) -> None:
    """Deal rivals' hands, decks and Lookouts, the Park deck, and the order of one's own deck."""
    hidden = fill_lookouts(state, seat, stream)
    places: list[int] = []
    for rival in hidden.rivals:
        places += [rival] * hidden.unknown[rival]
    stream.shuffle(places)
    stream.shuffle(hidden.free)
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
    state.park_deck = hidden.free
    own = state.boards[seat]
    own.deck = sorted(own.deck)
    if state.top.kind() == "fort.draft":
        for rival in hidden.rivals:
            state.boards[rival].deck.sort()
    else:
        stream.shuffle(own.deck)
    for rival in hidden.rivals:  # what rivals remember of the draft is theirs alone
        state.boards[rival].passed = []


def fill_lookouts(state: FortState, seat: int, stream: Stream) -> Hidden:
    """Choose a card for each unseen place in a Lookout; return what is left to deal.

    At random first; if that leaves a place without a card of its suits, known cards first, which always does.
    """
    for attempt in range(9):
        hidden = Hidden(state, seat)
        chosen = choose_tucked(state, hidden, stream, attempt < 8)
        if len(chosen) == 0 or (NONE not in chosen and hidden.has_room()):
            break
    at = 0
    for rival in hidden.rivals:
        board = state.boards[rival]
        for place in range(len(board.lookout)):
            if not board.lookout_shown[place]:
                board.lookout[place] = chosen[at]
                at += 1
    return hidden


def choose_tucked(state: FortState, hidden: Hidden, stream: Stream, is_random: bool) -> list[int]:
    """A card for each unseen place in rivals' Lookouts, NONE where no card is left that shows its suits."""
    chosen: list[int] = []
    for rival in hidden.rivals:
        board = state.boards[rival]
        for place, kind in enumerate(board.lookout):
            if not board.lookout_shown[place]:
                chosen.append(choose_alike(state, hidden, rival, kind, stream, is_random))
    return chosen


def choose_alike(state: FortState, hidden: Hidden, rival: int, kind: int, stream: Stream, is_random: bool) -> int:
    """Take a card that shows the same suits as `kind` from where this rival may have it."""
    icons = state.box.icons
    piles = [hidden.known[rival]]
    if hidden.unknown[rival] > 0:
        piles += [hidden.passed, hidden.free]
    found: list[tuple[int, int]] = []
    for number, pile in enumerate(piles):
        found += [(number, card) for card in pile if icons[card] == icons[kind]]
    if len(found) == 0:
        return NONE
    number, card = found[stream.below(len(found)) if is_random else 0]
    piles[number].remove(card)
    if number > 0:
        hidden.unknown[rival] -= 1
        hidden.tucked[rival].append(card)
    return card
