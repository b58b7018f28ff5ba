"""The chapter "Fort Level": paying for the next level, and what a new level gives."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.means import can_complete
from blanketfort.games.fort.rules.piles import without
from blanketfort.games.fort.rules.state import BY_LEVEL, FortState
from blanketfort.games.fort.rules.tokens import count_at, spent


@mypyc_attr(acyclic=True, free_list_len=1)
class Paying(Ask):
    """Pay the cost of the next level from Stuff, Pack, or both, one resource after the other (fort.actions.advance)."""

    question: ClassVar[str] = "fort.pay"
    clause: ClassVar[str] = "fort.level.advance"

    def __init__(self, seat: i64, modifier: i64, pizza: i64, toys: i64) -> None:
        self.seat = seat
        self.modifier = modifier
        self.pizza = pizza
        self.toys = toys
        """What has been paid."""

    def choices(self, state: FortState, offer: Offer) -> None:
        """Every resource whose payment leaves the cost payable."""
        board = state.boards[self.seat]
        level = state.levels_of(self.seat)[board.level + 1]
        pizza = board.pizza + board.pack_pizza
        toys = board.toys + board.pack_toys
        takes_pizza = can_complete(level, self.modifier, self.pizza + 1, self.toys, pizza - 1, toys)
        takes_toys = can_complete(level, self.modifier, self.pizza, self.toys + 1, pizza, toys - 1)
        for place in range(4):
            if count_at(board.tokens, place) > 0 and (takes_pizza if place % 2 == 0 else takes_toys):
                offer.add(options.FROM + place)

    def count_owed(self, state: FortState) -> i64:
        """How many resources are still to be paid."""
        level = state.levels_of(self.seat)[state.boards[self.seat].level + 1]
        return level.pizza + level.toys + level.either + self.modifier - self.pizza - self.toys

    def take(self, state: FortState, option: i64) -> None:
        place = option - options.FROM
        state.put_tokens(self.seat, spent(state.tokens_of(self.seat), place))
        state.tell_place("fort.paid", self.seat, place)
        paid = Paying(self.seat, self.modifier, self.pizza + 1 - place % 2, self.toys + place % 2)
        if paid.count_owed(state) > 0:
            state.push(paid)
        else:
            state.push(Reaching(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Reaching(Step):
    """Move the marker to the next level, and take what it gives (fort.level.advance)."""

    def run(self, state: FortState) -> None:
        board = state.boards[self.seat]
        board.level += 1
        if state.sink is not None:
            state.tell("fort.advanced", self.seat, {"level": board.level})
        if board.level == 1 and board.rule == NOTHING:  # in a study one may have it already
            state.push(ChoosingRule(self.seat))
        elif board.level == 2 and board.perk == NOTHING:
            state.push(ChoosingPerk(self.seat))
        elif board.level == terms.TOP_LEVEL:
            take_sculpture(state, self.seat)


def take_sculpture(state: FortState, seat: i64) -> None:
    """The first at Level 5 takes the macaroni sculpture; reaching it triggers the end (fort.level.sculpture)."""
    if state.has_sculpture:
        state.has_sculpture = False
        state.boards[seat].has_sculpture = True
        if state.sink is not None:
            state.tell("fort.sculpture-taken", seat, {})
    state.trigger_end(BY_LEVEL, seat)


class ChoosingRule(Asking):
    """Privately choose a made-up rule from what is left of the stack (fort.level.rule)."""

    question: ClassVar[str] = "fort.choose-rule"
    clause: ClassVar[str] = "fort.level.rule"

    def propose(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.RULE, sorted(state.rule_stack))

    def choose(self, state: FortState, option: i64) -> None:
        board = state.boards[self.seat]
        board.rule = option - options.RULE
        board.rules_seen = sorted(state.rule_stack)
        state.rule_stack = without(state.rule_stack, board.rule)
        state.rule_takers = [*state.rule_takers, self.seat]
        if state.sink is not None:
            state.confide("fort.rule-chosen", self.seat, {}, {"rule": terms.RULE_NAMES[board.rule]})


class ChoosingPerk(Ask):
    """Choose a face-up perk from the row (fort.level.perk)."""

    question: ClassVar[str] = "fort.choose-perk"
    clause: ClassVar[str] = "fort.level.perk"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.PERK, sorted(state.perk_row))

    def take(self, state: FortState, option: i64) -> None:
        perk = option - options.PERK
        state.perk_row = without(state.perk_row, perk)
        state.boards[self.seat].perk = perk
        if state.sink is not None:
            state.tell("fort.perk-chosen", self.seat, {"perk": terms.PERK_NAMES[perk]})
