"""The chapter "Phase 2: Play": the played card, its actions, and the suits added to improve them."""

from __future__ import annotations

from bisect import insort

from blanketfort.engine.state import Step
from blanketfort.games.fort.actions import use
from blanketfort.games.fort.asking import Ask, trash_perk
from blanketfort.games.fort.box import ANY, COIN, DIY, DO_OVER, NONE, SUIT_NAMES, Action
from blanketfort.games.fort.follow import Followers
from blanketfort.games.fort.fort_level import Paying
from blanketfort.games.fort.lookahead import can_start, fewest_icons, fits_fully, lookout_left, may_fall_short
from blanketfort.games.fort.means import Means
from blanketfort.games.fort.options import (
    ADD,
    ADD_ASIDE,
    ENOUGH,
    FINISH,
    LOOK,
    LOOK_ASIDE,
    PASS,
    PLAY,
    SKIP,
    SUIT,
    USE,
    USE_DIY,
    USE_DO_OVER,
)
from blanketfort.games.fort.state import FortState

ACTION_NAMES = ["public", "private"]


class Play(Ask):
    """Play one card from your hand, or skip the phase (fort.play.one-card, fort.play.skip)."""

    def kind(self) -> str:
        return "fort.play"

    def choices(self, state: FortState) -> list[int]:
        options = [SKIP]
        offer_cards(state, self.seat, options)
        if state.boards[self.seat].perk == DIY and Means(state, self.seat).can_pay(1):
            options.append(USE_DIY)
        return options

    def take(self, state: FortState, option: int) -> None:
        if option == SKIP:
            if state.sink is not None:
                state.tell("fort.skipped", self.seat, {})
        elif option == USE_DIY:
            use_diy(state, self.seat)
        else:
            play(state, self.seat, option - PLAY)


def offer_cards(state: FortState, seat: int, options: list[int]) -> None:
    """Add the options to play each card in hand of which an action can be used fully."""
    means = Means(state, seat, -1)
    last = NONE
    for kind in state.boards[seat].hand:
        if kind != last and can_play(state, means, kind):
            options.append(PLAY + kind)
        last = kind


def can_play(state: FortState, means: Means, kind: int) -> bool:
    """Whether a card from the hand can be played: one of its actions can be used fully (fort.play.one-fully)."""
    box = state.box
    if not box.can_be_played(kind):
        return False
    for ref in (2 * kind, 2 * kind + 1):  # the usual case: the card alone will do
        action = box.actions[ref]
        if action is not None and 0 < box.own_times[ref] <= means.full(action):
            return True
    hand = state.boards[means.seat].hand
    is_coin = state.box.icons[kind][COIN] > 0
    if is_coin:  # a coin must not be taken for one that could be added to itself
        hand.remove(kind)
    before, icons = state.played, state.icons
    state.played, state.icons = kind, state.box.icons[kind]
    playable = can_start(state, means, 0) or can_start(state, means, 1)
    state.played, state.icons = before, icons
    if is_coin:
        insort(hand, kind)
    return playable


def play(state: FortState, seat: int, kind: int) -> None:
    """Put a card down as the played card; then its actions, then the followers."""
    if state.played != NONE:  # a Do-Over: the card played before is discarded with the added ones
        state.added.append(state.played)
    state.leave_hand(seat, kind)
    state.played = kind
    state.icons = state.box.icons[kind][:]
    state.looked = []
    state.used = 0
    state.is_full = False
    state.any_suit = NONE
    state.declared = NONE
    state.chosen = NONE
    state.trashes_played = False
    state.followers = 0
    if state.sink is not None:
        state.tell("fort.played", seat, {"card": state.box.ids[kind]})
    state.push(AfterPlaying(seat))
    state.push(Followers(seat))
    state.push(Using(seat))


def use_diy(state: FortState, seat: int) -> None:
    """Trash DIY instead of playing a card: Advance Fort for one more resource (fort.perk.diy)."""
    trash_perk(state, seat)
    if state.sink is not None:
        state.tell("fort.perk-used", seat, {"perk": "diy"})
    state.push(Paying(seat, 1, 0, 0))


class Using(Ask):
    """Use one or both actions in either order, finishing one before the other (fort.play.actions)."""

    def kind(self) -> str:
        return "fort.use"

    def choices(self, state: FortState) -> list[int]:
        means = Means(state, self.seat)
        options = [FINISH] if state.is_full else []
        for which in range(2):
            if can_start(state, means, which):
                options.append(USE + which)
        return options

    def take(self, state: FortState, option: int) -> None:
        if option == FINISH:
            return
        which = option - USE
        state.used |= 1 << which
        state.is_short = False
        state.least = 0
        if state.sink is not None:
            told: dict[str, object] = {"card": state.box.ids[state.played], "action": ACTION_NAMES[which]}
            state.tell("fort.action-used", self.seat, told)
        state.push(Finishing(self.seat, which))
        state.push(Performing(self.seat, which))
        action = state.box.actions[2 * state.played + which]
        if action is not None and action.counts_suit():
            state.push(Adding(self.seat, which))
            if action.measure == ANY:
                state.push(ChoosingSuit(self.seat, which))


class OfAction(Ask):
    """A decision about one action of the played card: 0 the public, 1 the private."""

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def data(self) -> list[int]:
        return [self.seat, self.which]

    def action(self, state: FortState) -> Action:
        action = state.box.actions[2 * state.played + self.which]
        assert action is not None
        return action


class ChoosingSuit(OfAction):
    """Choose any one suit, the coin too, for an action that counts it (fort.symbols.any-one-suit)."""

    def kind(self) -> str:
        return "fort.any-suit"

    def choices(self, state: FortState) -> list[int]:
        action = self.action(state)
        means = Means(state, self.seat)
        return [SUIT + suit for suit in range(COIN + 1) if self.can_count(state, means, action, suit)]

    def can_count(self, state: FortState, means: Means, action: Action, suit: int) -> bool:
        if fits_fully(state, means, action, suit):
            return True
        icons = fewest_icons(state, self.seat, suit)
        return icons > 0 and may_fall_short(state, means, self.which, icons * action.amount, False)

    def take(self, state: FortState, option: int) -> None:
        state.any_suit = option - SUIT
        if state.sink is not None:
            state.tell("fort.suit-chosen", self.seat, {"suit": SUIT_NAMES[state.any_suit]})


class Adding(OfAction):
    """Add cards from the hand and from the Lookout that show the suit the action counts (fort.play.add)."""

    def kind(self) -> str:
        return "fort.add"

    def choices(self, state: FortState) -> list[int]:
        action = self.action(state)
        suit = counted_suit(state, action)
        means = Means(state, self.seat)
        options: list[int] = []
        count = state.icons[suit] * action.amount
        if count > 0 and (count <= means.full(action) or may_fall_short(state, means, self.which, count, False)):
            options.append(ENOUGH)
        self.offer_hand(state, means, action, suit, options)
        self.offer_lookout(state, means, action, suit, options)
        return options

    def offer_hand(self, state: FortState, means: Means, action: Action, suit: int, options: list[int]) -> None:
        hand = state.boards[self.seat].hand
        before = means.most(action)
        after = means.with_hand(-1)
        asides: list[int] = []
        last = NONE
        for kind in hand:
            if kind != last:
                if self.can_add(state, after, action, suit, before, state.box.matching_icons(kind, suit)):
                    options.append(ADD + kind)
                if has_aside(state, kind, suit) and self.can_add(
                    state, after, action, suit, before, state.box.icons[kind][suit]
                ):
                    asides.append(ADD_ASIDE + kind)
            last = kind
        options += asides

    def offer_lookout(self, state: FortState, means: Means, action: Action, suit: int, options: list[int]) -> None:
        kinds = sorted(set(lookout_left(state, self.seat)))
        if len(kinds) == 0:
            return
        most = means.most(action)
        for kind in kinds:
            if self.can_add(state, means, action, suit, most, state.box.matching_icons(kind, suit)):
                options.append(LOOK + kind)
        for kind in kinds:
            if has_aside(state, kind, suit) and self.can_add(
                state, means, action, suit, most, state.box.icons[kind][suit]
            ):
                options.append(LOOK_ASIDE + kind)

    def can_add(self, state: FortState, after: Means, action: Action, suit: int, most_before: int, icons: int) -> bool:
        """Whether a card with so many icons, and all added so far, change the effect (fort.play.serve-a-purpose)."""
        if icons == 0:
            return False
        count = state.icons[suit] * action.amount
        more = count + icons * action.amount
        most = after.most(action)
        if min(more, most) <= min(count, most_before):
            return False
        if state.least > 0 and more - state.least * action.amount >= most:
            return False
        if more <= after.full(action):
            return True
        return self.may_overshoot(state, after, suit, icons, more)

    def may_overshoot(self, state: FortState, after: Means, suit: int, icons: int, times: int) -> bool:
        """Whether the action may fall short with such a card added, which then counts for the other action too."""
        least = state.least
        state.least = icons if least == 0 else min(least, icons)
        state.icons[suit] += icons
        is_lawful = may_fall_short(state, after, self.which, times, False)
        state.icons[suit] -= icons
        state.least = least
        return is_lawful

    def take(self, state: FortState, option: int) -> None:
        if option == ENOUGH:
            return
        suit = counted_suit(state, self.action(state))
        if option >= LOOK:
            is_aside = option >= LOOK_ASIDE
            kind = option - (LOOK_ASIDE if is_aside else LOOK)
            brought = self.count_icons(state, kind, suit, is_aside)
            self.add_from_lookout(state, kind, suit, brought)
        else:
            is_aside = option >= ADD_ASIDE
            kind = option - (ADD_ASIDE if is_aside else ADD)
            brought = self.count_icons(state, kind, suit, is_aside)
            self.add_from_hand(state, kind, suit, brought)
        state.push(self)

    def add_from_hand(self, state: FortState, kind: int, suit: int, brought: int) -> None:
        state.leave_hand(self.seat, kind)
        state.added.append(kind)
        if state.sink is not None:
            told: dict[str, object] = {"card": state.box.ids[kind], "suit": SUIT_NAMES[suit], "icons": brought}
            state.tell("fort.added", self.seat, told)

    def add_from_lookout(self, state: FortState, kind: int, suit: int, brought: int) -> None:
        board = state.boards[self.seat]
        for place in range(len(board.lookout)):
            if board.lookout[place] == kind and place not in state.looked:
                state.looked.append(place)
                break
        if state.sink is not None:
            told: dict[str, object] = {"suits": state.box.suits_of(kind), "suit": SUIT_NAMES[suit], "icons": brought}
            state.confide("fort.added-from-lookout", self.seat, told, {"card": state.box.ids[kind]})

    def count_icons(self, state: FortState, kind: int, suit: int, is_aside: bool) -> int:
        """Count an added card's icons, its coins as the suit that is wanted (fort.play.added-coin); return how many."""
        icons = state.box.icons[kind]
        brought = icons[suit] if is_aside else state.box.matching_icons(kind, suit)
        for other in range(COIN):
            if other != suit:
                state.icons[other] += icons[other]
        state.icons[suit] += brought
        state.least = brought if state.least == 0 else min(state.least, brought)
        return brought


def counted_suit(state: FortState, action: Action) -> int:
    """The suit that an action counts."""
    return state.any_suit if action.measure == ANY else action.measure


def has_aside(state: FortState, kind: int, suit: int) -> bool:
    """Whether the card shows the suit and a coin, which may then be treated as another suit."""
    icons = state.box.icons[kind]
    return suit != COIN and icons[COIN] > 0 and icons[suit] > 0


class OfActionStep(Step[FortState]):
    """Something to be done about one action of the played card."""

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def data(self) -> list[int]:
        return [self.seat, self.which]


class Performing(OfActionStep):
    """Do the action as often as the icons in play say."""

    def run(self, state: FortState) -> None:
        ref = 2 * state.played + self.which
        action = state.box.actions[ref]
        assert action is not None
        means = Means(state, self.seat)
        if action.counts_suit():
            times = state.icons[counted_suit(state, action)] * action.amount
        else:
            times = means.count(action, state.icons)
        if times > means.full(action):
            state.is_short = True
        use(state, self.seat, ref, times)


class Finishing(OfActionStep):
    """Note whether the action was used fully, and turn to the other one."""

    def run(self, state: FortState) -> None:
        action = state.box.actions[2 * state.played + self.which]
        assert action is not None
        if not state.is_short:
            state.is_full = True
        if action.trashes_this:
            state.trashes_played = True
        state.push(Using(self.seat))


class AfterPlaying(Step[FortState]):
    """The card is resolved; one that trashes itself returns to the box only now (fort.actions.trash-this)."""

    def run(self, state: FortState) -> None:
        if state.trashes_played:
            state.returned.append(state.played)
            if state.sink is not None:
                state.tell("fort.trashed", self.seat, {"card": state.box.ids[state.played]})
            state.played = NONE
        state.looked = []
        state.used = 0
        state.is_full = False
        if state.boards[self.seat].perk == DO_OVER:
            state.push(DoOver(self.seat))


class DoOver(Ask):
    """After a card was played and followed: trash Do-Over to play a second one (fort.perk.do-over)."""

    def kind(self) -> str:
        return "fort.do-over"

    def choices(self, state: FortState) -> list[int]:
        if state.boards[self.seat].perk != DO_OVER:
            return []
        cards: list[int] = []
        offer_cards(state, self.seat, cards)
        return [PASS, USE_DO_OVER] if len(cards) > 0 else []

    def take(self, state: FortState, option: int) -> None:
        if option == USE_DO_OVER:
            trash_perk(state, self.seat)
            if state.sink is not None:
                state.tell("fort.perk-used", self.seat, {"perk": "do-over"})
            state.push(PlayAgain(self.seat))


class PlayAgain(Ask):
    """Play the second card that a Do-Over allows."""

    def kind(self) -> str:
        return "fort.play"

    def choices(self, state: FortState) -> list[int]:
        options: list[int] = []
        offer_cards(state, self.seat, options)
        return options

    def take(self, state: FortState, option: int) -> None:
        play(state, self.seat, option - PLAY)
