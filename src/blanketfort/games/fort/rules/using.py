"""The chapter "Phase 2: Play": the played card's actions, and the suits added to improve them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.actions import use
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.board import Played
from blanketfort.games.fort.rules.box import Action
from blanketfort.games.fort.rules.lookahead import can_start, fewest_icons, fits_fully, lookout_left, may_fall_short
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import full_times, most_times

ACTION_NAMES = ["public", "private"]


def put_down(state: FortState, card: i64, icons: list[int], dog: i64 = NOTHING) -> None:
    """Make a card, or none, the one whose actions are used: nothing has been done with it yet."""
    state.played = Played(card, icons, state.played.added, dog)


def look_out(state: FortState, seat: i64, kind: i64) -> None:
    """Mark a card in the Lookout as added."""
    lookout = state.boards[seat].lookout
    for place in range(len(lookout)):
        if lookout[place] == kind and place not in state.played.looked:
            state.played.looked = [*state.played.looked, place]
            return


class Using(Ask):
    """Use one or both actions in either order, finishing one before the other (fort.play.actions)."""

    question: ClassVar[str] = "fort.use"
    clause: ClassVar[str] = "fort.play.actions"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        if state.played.is_full:
            offer.add(options.FINISH)
        for which in range(2):
            if can_start(state, means, which):
                offer.add(options.USE + which)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.FINISH:
            return
        which = option - options.USE
        state.played.used |= 1 << which
        state.played.is_short = False
        state.played.least = 0
        if state.sink is not None:
            told: dict[str, object] = {"card": state.box.ids[state.played.card], "action": ACTION_NAMES[which]}
            state.tell("fort.action-used", self.seat, told)
        state.push(Finishing(self.seat, which))
        state.push(Performing(self.seat, which))
        action = state.box.actions[2 * state.played.card + which]
        if action is not None and action.counts_suit:
            state.push(Adding(self.seat, which))
            if action.measure == terms.ANY:
                state.push(ChoosingSuit(self.seat, which))


USING: Final = [Using(seat) for seat in range(4)]


@mypyc_attr(acyclic=True)
class OfAction(Ask):
    """A decision about one action of the played card: 0 the public, 1 the private."""

    def __init__(self, seat: i64, which: i64) -> None:
        self.seat = seat
        self.which = which

    def action(self, state: FortState) -> Action:
        action = state.box.actions[2 * state.played.card + self.which]
        assert action is not None
        return action


class ChoosingSuit(OfAction):
    """Choose any one suit, the coin too, for an action that counts it (fort.symbols.any-one-suit)."""

    question: ClassVar[str] = "fort.any-suit"
    clause: ClassVar[str] = "fort.symbols.any-one-suit"

    def choices(self, state: FortState, offer: Offer) -> None:
        action = self.action(state)
        means = Means(state, self.seat)
        for suit in range(terms.COIN + 1):
            if self.can_count(state, means, action, suit):
                offer.add(options.SUIT + suit)

    def can_count(self, state: FortState, means: Means, action: Action, suit: i64) -> bool:
        if fits_fully(state, means, action, suit):
            return True
        icons = fewest_icons(state, self.seat, suit)
        return icons > 0 and may_fall_short(state, means, self.which, icons * action.amount, False)

    def take(self, state: FortState, option: i64) -> None:
        state.played.any_suit = option - options.SUIT
        if state.sink is not None:
            state.tell("fort.suit-chosen", self.seat, {"suit": terms.SUIT_NAMES[state.played.any_suit]})


@mypyc_attr(acyclic=True, free_list_len=1)
class Adding(OfAction):
    """Add cards from the hand and from the Lookout that show the suit the action counts (fort.play.add)."""

    question: ClassVar[str] = "fort.add"
    clause: ClassVar[str] = "fort.play.add"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        if state.played.icons[counted_suit(state, self.action(state))] > 0:  # whatever was added may stand alone
            offer.add(options.ENOUGH)
        hand = state.boards[self.seat].hand
        self.offer_cards(state, means, hand, options.ADD, offer)
        self.offer_cards(state, means, hand, options.ADD_ASIDE, offer)
        if len(state.boards[self.seat].lookout) > len(state.played.looked):
            lookout = sorted(lookout_left(state, self.seat))
            self.offer_cards(state, means, lookout, options.LOOK, offer)
            self.offer_cards(state, means, lookout, options.LOOK_ASIDE, offer)

    def offer_cards(self, state: FortState, means: Means, cards: list[int], block: i64, offer: Offer) -> None:
        """Offer each different one of these sorted cards that may be added, by its option in a block."""
        action = self.action(state)
        suit = counted_suit(state, action)
        is_aside = block == options.ADD_ASIDE or block == options.LOOK_ASIDE
        matches = state.box.matches_aside[suit] if is_aside else state.box.matches[suit]
        last: i64 = NOTHING
        for kind in cards:
            icons = matches[kind] if kind != last else 0
            last = kind
            if icons > 0:
                leaves_hand = block < options.LOOK and last < state.box.first_dog
                after = means.with_cards(-1) if leaves_hand else means
                times = (state.played.icons[suit] + icons) * action.amount
                if self.has_purpose(state, after, action, suit, most_times(means, action), times) and (
                    times <= full_times(after, action) or self.may_overshoot(state, after, last, suit, is_aside, times)
                ):
                    offer.add(block + last)

    def has_purpose(
        self, state: FortState, after: Means, action: Action, suit: i64, most_before: i64, times: i64
    ) -> bool:
        """Whether a card that makes it so many times, and all before, change the effect (fort.play.serve-a-purpose)."""
        most = most_times(after, action)
        if min(times, most) <= min(state.played.icons[suit] * action.amount, most_before):
            return False
        least = state.played.least if state.setup.rules > 1 else state.played.least * action.amount
        return least == 0 or most > times - least

    def may_overshoot(self, state: FortState, after: Means, kind: i64, suit: i64, is_aside: bool, times: i64) -> bool:
        """Whether the action may fall short with such a card added, whose icons count for the other action too."""
        least, icons = state.played.least, state.played.icons
        brought = self.count_icons(state, kind, suit, is_aside)
        if state.setup.rules == 1:  # its other icons were not looked at
            state.played.icons = icons[:]
            state.played.icons[suit] += brought
        is_lawful = may_fall_short(state, after, self.which, times, False)
        state.played.icons = icons
        state.played.least = least
        return is_lawful

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            return
        suit = counted_suit(state, self.action(state))
        if option >= options.LOOK:
            is_aside = option >= options.LOOK_ASIDE
            kind = option - (options.LOOK_ASIDE if is_aside else options.LOOK)
            brought = self.count_icons(state, kind, suit, is_aside)
            self.add_from_lookout(state, kind, suit, brought)
        else:
            is_aside = option >= options.ADD_ASIDE
            kind = option - (options.ADD_ASIDE if is_aside else options.ADD)
            brought = self.count_icons(state, kind, suit, is_aside)
            self.add_from_hand(state, kind, suit, brought)
        state.push(self)

    def add_from_hand(self, state: FortState, kind: i64, suit: i64, brought: i64) -> None:
        state.leave_hand(self.seat, kind)
        state.played.added = [*state.played.added, kind]
        if state.sink is not None:
            told: dict[str, object] = {"card": state.box.ids[kind], "suit": terms.SUIT_NAMES[suit], "icons": brought}
            state.tell("fort.added", self.seat, told)

    def add_from_lookout(self, state: FortState, kind: i64, suit: i64, brought: i64) -> None:
        look_out(state, self.seat, kind)
        if state.sink is not None:
            told: dict[str, object] = {
                "suits": state.box.suits_of(kind),
                "suit": terms.SUIT_NAMES[suit],
                "icons": brought,
            }
            state.confide("fort.added-from-lookout", self.seat, told, {"card": state.box.ids[kind]})

    def count_icons(self, state: FortState, kind: i64, suit: i64, is_aside: bool) -> i64:
        """Count an added card's icons, its coins as the suit that is wanted (fort.play.added-coin); return how many."""
        icons = state.box.icons[kind]
        brought = icons[suit] if is_aside else state.box.matches[suit][kind]
        state.played.icons = state.played.icons[:]
        for other in range(terms.COIN):
            if other != suit:
                state.played.icons[other] += icons[other]
        state.played.icons[suit] += brought
        times = brought * self.action(state).amount if state.setup.rules > 1 else brought
        state.played.least = times if state.played.least == 0 else min(state.played.least, times)
        return brought


def counted_suit(state: FortState, action: Action) -> i64:
    """The suit that an action counts."""
    return state.played.any_suit if action.measure == terms.ANY else action.measure


@mypyc_attr(acyclic=True)
class OfActionStep(Step):
    """Something to be done about one action of the played card."""

    def __init__(self, seat: i64, which: i64) -> None:
        self.seat = seat
        self.which = which


@mypyc_attr(acyclic=True, free_list_len=1)
class Performing(OfActionStep):
    """Do the action as often as the icons in play say."""

    def run(self, state: FortState) -> None:
        ref = 2 * state.played.card + self.which
        action = state.box.actions[ref]
        assert action is not None
        means = Means(state, self.seat)
        if action.counts_suit:
            times = state.played.icons[counted_suit(state, action)] * action.amount
        else:
            times = means.count(action, state.played.icons)
        if times > full_times(means, action):
            state.played.is_short = True
        use(state, self.seat, ref, times)


@mypyc_attr(acyclic=True, free_list_len=1)
class Finishing(OfActionStep):
    """Note whether the action was used fully, and turn to the other one."""

    def run(self, state: FortState) -> None:
        action = state.box.actions[2 * state.played.card + self.which]
        assert action is not None
        if not state.played.is_short:
            state.played.is_full = True
        if action.trashes_this:
            state.played.is_trashed = True
        state.push(USING[self.seat])
