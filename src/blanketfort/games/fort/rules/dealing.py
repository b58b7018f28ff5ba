"""The chapters "Basic setup" and "Advanced setup"."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.cats import deal_cats
from blanketfort.games.fort.rules.draw import draw_hand
from blanketfort.games.fort.rules.piles import with_card, without
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.turn import TURN

STARTING_KIDS = 8
STARTING_DOGS = 3
"""Dogs take the places of as many kids (fort.dogs.setup)."""


class Dealing(Step):
    """Lay out the table, and give each player eight kids: by chance (fort.setup.kids), or by a draft."""

    def run(self, state: FortState) -> None:
        state.first = state.draw([state.players])[0]
        state.leader = state.first
        deal_rules_and_perks(state)
        if state.setup.options["cats"]:
            deal_cats(state)
        if state.has_dogs:
            state.dog_box = [kind for kind, is_dog in enumerate(state.box.dogs) if is_dog]
            state.shuffle(state.dog_box)
        state.park_deck = [kind for kind, copies in enumerate(state.box.copies) for _copy in range(copies)]
        state.shuffle(state.park_deck)
        state.park = deal(state, terms.PARK_SIZE)
        if state.sink is not None:
            told: dict[str, object] = {"perks": [terms.PERK_NAMES[perk] for perk in state.perk_row]}
            state.tell("fort.dealt", state.first, told)
        for seat in range(state.players):
            board = state.boards[seat]
            board.discard = state.box.boards[seat]  # Best Friends lie in sight until the decks are formed
            board.hand = deal_hand(state)
            board.unseen = board.hand
        state.push(FormingDecks(state.first))
        if state.setup.options["setup"] == "advanced":
            state.push(DraftRound(state.first, 0))


def deal_hand(state: FortState) -> list[int]:
    """Eight kids, or five kids and three dogs; the other dogs stay in the box, unseen (fort.dogs.unused)."""
    if not state.has_dogs:
        return deal(state, STARTING_KIDS)
    cards = deal(state, STARTING_KIDS - STARTING_DOGS) + state.dog_box[:STARTING_DOGS]
    state.dog_box = state.dog_box[STARTING_DOGS:]
    return sorted(cards)


def deal(state: FortState, count: i64) -> list[int]:
    """The top cards of the Park deck, sorted."""
    below = len(state.park_deck) - count
    cards = sorted(state.park_deck[below:])
    state.park_deck = state.park_deck[:below]
    return cards


def deal_rules_and_perks(state: FortState) -> None:
    """A stack of made-up rules and a row of perks, each one more than players; the rest stay in the box."""
    rules = list(range(len(terms.RULE_NAMES)))
    state.shuffle(rules)
    state.rule_stack = rules[: state.players + 1]
    state.rule_box = rules[state.players + 1 :]
    perks = list(range(len(terms.PERK_NAMES)))
    state.shuffle(perks)
    state.perk_row = perks[: state.players + 1]
    state.perk_box = perks[state.players + 1 :]


class DraftRound(Step):
    """Each keeps one card, all pass the others to the left; eight times (fort.setup.draft)."""

    def __init__(self, seat: i64, passes: i64) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, state: FortState) -> None:
        if self.passes == STARTING_KIDS:
            for board in state.boards:
                board.hand, board.deck = board.deck, []
            return
        state.push(Passing(self.seat, self.passes))
        for distance in range(state.players - 1, -1, -1):
            state.push(Keeping((self.seat + distance) % state.players, self.passes))


class Keeping(Asking):
    """Keep one card facedown. All choose at once, so nobody sees a choice before all have made theirs."""

    question: ClassVar[str] = "fort.draft"
    clause: ClassVar[str] = "fort.setup.draft"

    def __init__(self, seat: i64, passes: i64) -> None:
        self.seat = seat
        self.passes = passes

    def propose(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.KEEP, state.boards[self.seat].hand)

    def is_secretive(self) -> bool:
        return True

    def choose(self, state: FortState, option: i64) -> None:
        kind = option - options.KEEP
        board = state.boards[self.seat]
        board.hand = without(board.hand, kind)
        board.deck = with_card(board.deck, kind)
        if state.sink is not None:
            state.confide("fort.kept", self.seat, {}, {"card": state.box.ids[kind]})


class Passing(Step):
    """All pass what they did not keep to the left."""

    def __init__(self, seat: i64, passes: i64) -> None:
        self.seat = seat
        self.passes = passes

    def run(self, state: FortState) -> None:
        hands = [board.hand for board in state.boards]
        for seat in range(state.players):
            board = state.boards[seat]
            board.passed = sorted([*board.passed, *board.hand])
            board.hand = hands[(seat - 1) % state.players]
            board.unseen = sorted(board.hand + board.deck)
        for board in state.boards:
            for kind in board.hand:
                if kind in board.passed and self.is_back(state, board, kind):
                    board.passed = without(board.passed, kind)
        state.push(DraftRound(self.seat, self.passes + 1))

    def is_back(self, state: FortState, board: Board, kind: int) -> bool:
        """Whether a card in hand is one that its player passed: those come back all together, less what others kept.

        Where the cards were dealt anew, one may come back sooner: then rivals have fewer of its kind than were passed.
        """
        if self.passes + 1 >= state.players:
            return True
        elsewhere = [other for rival in state.boards if rival is not board for other in rival.unseen]
        return elsewhere.count(kind) < board.passed.count(kind)


class FormingDecks(Step):
    """Each shuffles eight kids with the two Best Friends and draws five cards (fort.setup.decks)."""

    def run(self, state: FortState) -> None:
        for seat in range(state.players):
            board = state.boards[seat]
            board.deck = sorted(board.hand + board.discard)
            board.hand = []
            board.discard = []
            state.shuffle(board.deck)
            draw_hand(state, seat)
        state.push(TURN[state.first])
