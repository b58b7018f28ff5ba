"""The chapter "Phase 2: Play": which card is played, and what comes after it."""

from __future__ import annotations

from bisect import insort

from blanketfort.engine.state import Step
from blanketfort.games.fort.asking import Ask, trash_perk
from blanketfort.games.fort.box import COIN, DIY, DO_OVER, NONE
from blanketfort.games.fort.follow import Followers
from blanketfort.games.fort.fort_level import Paying
from blanketfort.games.fort.lookahead import can_start
from blanketfort.games.fort.means import Means
from blanketfort.games.fort.options import PASS, PLAY, SKIP, USE_DIY, USE_DO_OVER
from blanketfort.games.fort.state import FortState
from blanketfort.games.fort.using import Using


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
    actions = 0
    for ref in (2 * kind, 2 * kind + 1):  # the usual case: the card alone will do
        action = box.actions[ref]
        if action is not None:
            actions += 1 if box.own_times[ref] > 0 else 2
            if 0 < box.own_times[ref] <= means.full(action):
                return True
    if actions == 1:  # nothing could be added, and there is no other action
        return False
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
