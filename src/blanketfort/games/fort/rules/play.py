"""The chapter "Phase 2: Play": which card is played, and what comes after it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask, trash_perk
from blanketfort.games.fort.rules.cats import leaves_card, offer_powers, score_jitters, use_power
from blanketfort.games.fort.rules.dogs import play_dog
from blanketfort.games.fort.rules.follow import FOLLOWERS
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.piles import NO_CARDS
from blanketfort.games.fort.rules.playable import offer_cards
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.using import USING, put_down


class Play(Ask):
    """Play one card from your hand, or skip the phase (fort.play.one-card, fort.play.skip)."""

    question: ClassVar[str] = "fort.play"
    clause: ClassVar[str] = "fort.play.one-card"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.SKIP)
        offer_cards(state, self.seat, offer)
        if state.cats_used != 0 and leaves_card(state, self.seat):  # if you have used a cat, you still play a card
            offer.remove_first()
        elif state.boards[self.seat].perk == terms.DIY and Means(state, self.seat).can_pay(1):
            offer.add(options.USE_DIY)
        if len(state.cats) > 0:
            offer_powers(state, self.seat, offer)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.SKIP:
            if state.sink is not None:
                state.tell("fort.skipped", self.seat, {})
        elif option == options.USE_DIY:
            use_diy(state, self.seat)
        elif option >= options.CAT:
            state.push(self)
            use_power(state, self.seat, option - options.CAT)
        else:
            play(state, self.seat, option - options.PLAY)


PLAY: Final = [Play(seat) for seat in range(4)]


def play(state: FortState, seat: i64, kind: i64) -> None:
    """Put a card down as the played card; then its actions, then the followers."""
    if state.played.card != NOTHING:  # a Do-Over: the card played before is discarded with the added ones
        state.played.added = [*state.played.added, state.played.card]
    state.cats_used = 0
    state.push(AFTER_PLAYING[seat])
    if kind >= state.box.first_dog:
        play_dog(state, seat, kind)
        return
    state.leave_hand(seat, kind)
    put_down(state, kind, state.box.icons[kind])
    state.tell_card("fort.played", seat, kind)
    state.push(FOLLOWERS[seat])
    state.push(USING[seat])


def use_diy(state: FortState, seat: i64) -> None:
    """Trash DIY instead of playing a card: Advance Fort for one more resource (fort.perk.diy)."""
    trash_perk(state, seat)
    if state.sink is not None:
        state.tell("fort.perk-used", seat, {"perk": "diy"})
    state.push(Paying(seat, 1, 0, 0))


class AfterPlaying(Step):
    """The card is resolved; one that trashes itself returns to the box only now (fort.actions.trash-this)."""

    def run(self, state: FortState) -> None:
        if state.played.is_trashed:
            state.trash(self.seat, state.played.card)
            state.played.card = NOTHING
        if len(state.cats) > 0:
            score_jitters(state, self.seat)
        state.played.looked = NO_CARDS
        state.played.used = 0
        if state.boards[self.seat].perk == terms.DO_OVER:
            state.push(DoOver(self.seat))


AFTER_PLAYING: Final = [AfterPlaying(seat) for seat in range(4)]


class DoOver(Ask):
    """After a card was played and followed: trash Do-Over to play a second one (fort.perk.do-over)."""

    question: ClassVar[str] = "fort.do-over"
    clause: ClassVar[str] = "fort.perk.do-over"

    def choices(self, state: FortState, offer: Offer) -> None:
        if state.boards[self.seat].perk != terms.DO_OVER:
            return
        offer_cards(state, self.seat, offer)
        if len(state.cats) > 0:
            offer_powers(state, self.seat, offer)
        if offer.count > 0:  # something could be played
            offer.count = 0
            offer.add(options.PASS)
            offer.add(options.USE_DO_OVER)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.USE_DO_OVER:
            trash_perk(state, self.seat)
            if state.sink is not None:
                state.tell("fort.perk-used", self.seat, {"perk": "do-over"})
            state.push(PlayAgain(self.seat))


class PlayAgain(Ask):
    """Play the second card that a Do-Over allows."""

    question: ClassVar[str] = "fort.play"
    clause: ClassVar[str] = "fort.play.one-card"

    def choices(self, state: FortState, offer: Offer) -> None:
        has_card = offer_cards(state, self.seat, offer)
        if len(state.cats) > 0:
            if not has_card and not (state.cats_used != 0 and leaves_card(state, self.seat)):
                offer.add(options.SKIP)  # Sprightly may have taken the last card that could be played
            offer_powers(state, self.seat, offer)

    def take(self, state: FortState, option: i64) -> None:
        if option >= options.CAT:
            state.push(self)
            use_power(state, self.seat, option - options.CAT)
        elif option != options.SKIP:
            play(state, self.seat, option - options.PLAY)
