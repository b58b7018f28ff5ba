"""Cats & Dogs: the dogs that fetch another perk (Eclair) or made-up rule (Watson) from the box."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Asking
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask, Recycling
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.piles import without
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.tokens import PACK_PIZZA, PACK_TOYS, spent


def draw_perk(state: FortState, seat: i64) -> None:
    """Take a random perk from the box; with two, one goes back (fort.dog.eclair)."""
    board = state.boards[seat]
    if len(state.perk_box) == 0:  # in a study: a game has more perks than it deals
        return
    state.perk_box = sorted(state.perk_box)
    perk = state.perk_box[state.draw([len(state.perk_box)])[0]]
    if state.sink is not None:
        state.tell("fort.perk-drawn", seat, {"perk": terms.PERK_NAMES[perk]})
    if board.perk == NOTHING:
        state.perk_box = without(state.perk_box, perk)
        board.perk = perk
    else:
        state.push(Unpacking(seat))
        state.push(SwappingPerk(seat, perk))


class SwappingPerk(Asking):
    """Keep one of two perks; the drawn one is still in the box until it is kept.

    Recycling among them can still be used, which leaves the other one (fort.dogs.eclair-recycling).
    """

    question: ClassVar[str] = "fort.swap-perk"
    clause: ClassVar[str] = "fort.dog.eclair"

    def __init__(self, seat: i64, drawn: i64) -> None:
        self.seat = seat
        self.drawn = drawn

    def propose(self, state: FortState, offer: Offer) -> None:
        board = state.boards[self.seat]
        offer.add_kinds(options.PERK, sorted([self.drawn, board.perk]))
        if terms.RECYCLING in (self.drawn, board.perk) and len(board.discard) > 0:
            offer.add(options.USE_RECYCLING)

    def choose(self, state: FortState, option: i64) -> None:
        board = state.boards[self.seat]
        kept = option - options.PERK
        if option == options.USE_RECYCLING:
            kept = self.drawn if board.perk == terms.RECYCLING else board.perk
            state.push(Recycling(self.seat))
        if kept == self.drawn:
            state.perk_box = [*without(state.perk_box, self.drawn), board.perk]
            board.perk = self.drawn
        if state.sink is not None:
            state.tell("fort.perk-kept", self.seat, {"perk": terms.PERK_NAMES[board.perk]})


class Unpacking(Ask):
    """A Pack without the XXL Backpack holds two less: what is too much goes back to the supply."""

    question: ClassVar[str] = "fort.unpack"
    clause: ClassVar[str] = "fort.dog.eclair"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        for place in (PACK_PIZZA, PACK_TOYS):
            if means.pack_room() < 0 and means.at(place) > 0:
                offer.add(options.FROM + place)

    def take(self, state: FortState, option: i64) -> None:
        state.put_tokens(self.seat, spent(state.tokens_of(self.seat), option - options.FROM))
        state.tell_place("fort.unpacked", self.seat, option - options.FROM)
        state.push(self)


def draw_rule(state: FortState, seat: i64) -> None:
    """Privately take a random made-up rule from the box, then return one of two (fort.dog.watson)."""
    box = sorted(state.rule_box)
    board = state.boards[seat]
    if board.rule == NOTHING:  # in a position set up by hand: there are no two to choose from
        return
    board.other_rule = box[state.draw([len(box)])[0]]
    if state.sink is not None:
        state.confide("fort.rule-drawn", seat, {}, {"rule": terms.RULE_NAMES[board.other_rule]})
    state.push(SwappingRule(seat))


class SwappingRule(Asking):
    """Keep one of two made-up rules; the drawn one is still in the box until it is kept."""

    question: ClassVar[str] = "fort.swap-rule"
    clause: ClassVar[str] = "fort.dog.watson"

    def propose(self, state: FortState, offer: Offer) -> None:
        board = state.boards[self.seat]
        offer.add_kinds(options.RULE, sorted([board.rule, board.other_rule]))

    def choose(self, state: FortState, option: i64) -> None:
        board = state.boards[self.seat]
        if option - options.RULE == board.other_rule:
            state.rule_box = [rule for rule in state.rule_box if rule != board.other_rule] + [board.rule]
            board.rule, board.other_rule = board.other_rule, board.rule
        if state.sink is not None:
            state.confide("fort.rule-kept", self.seat, {}, {"rule": terms.RULE_NAMES[board.rule]})
