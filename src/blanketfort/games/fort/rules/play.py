"""The chapter "Phase 2: Play": which card is played, and what comes after it."""

from __future__ import annotations

from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules.asking import Ask, trash_perk
from blanketfort.games.fort.rules.box import DIY, DO_OVER
from blanketfort.games.fort.rules.cats import offer_powers, score_jitters, use_power
from blanketfort.games.fort.rules.dogs import play_dog
from blanketfort.games.fort.rules.follow import Followers
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.options import CAT, PASS, PLAY, SKIP, USE_DIY, USE_DO_OVER
from blanketfort.games.fort.rules.playable import offer_cards
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.using import Using, put_down


class Play(Ask):
    """Play one card from your hand, or skip the phase (fort.play.one-card, fort.play.skip)."""

    def kind(self) -> str:
        return "fort.play"

    def choices(self, state: FortState) -> list[int]:
        options = [SKIP]
        offer_cards(state, self.seat, options)
        has_card = len(options) > 1
        if state.cats_used != 0 and has_card:  # who has used a cat still plays a card
            options = options[1:]
        elif state.boards[self.seat].perk == DIY and Means(state, self.seat).can_pay(1):
            options.append(USE_DIY)
        if len(state.cats) > 0:
            offer_powers(state, self.seat, has_card, options)
        return options

    def take(self, state: FortState, option: int) -> None:
        if option == SKIP:
            if state.sink is not None:
                state.tell("fort.skipped", self.seat, {})
        elif option == USE_DIY:
            use_diy(state, self.seat)
        elif option >= CAT:
            state.push(self)
            use_power(state, self.seat, option - CAT)
        else:
            play(state, self.seat, option - PLAY)


def play(state: FortState, seat: int, kind: int) -> None:
    """Put a card down as the played card; then its actions, then the followers."""
    if state.played != NOTHING:  # a Do-Over: the card played before is discarded with the added ones
        state.added = [*state.added, state.played]
    state.cats_used = 0
    state.push(AfterPlaying(seat))
    if kind >= state.box.first_dog:
        play_dog(state, seat, kind)
        return
    state.leave_hand(seat, kind)
    put_down(state, kind, state.box.icons[kind])
    if state.sink is not None:
        state.tell("fort.played", seat, {"card": state.box.ids[kind]})
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
            state.return_to_box(state.played)
            if state.sink is not None:
                state.tell("fort.trashed", self.seat, {"card": state.box.ids[state.played]})
            state.played = NOTHING
        if len(state.cats) > 0:
            score_jitters(state, self.seat)
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
        ways: list[int] = []
        offer_cards(state, self.seat, ways)
        if len(state.cats) > 0:
            offer_powers(state, self.seat, len(ways) > 0, ways)
        return [PASS, USE_DO_OVER] if len(ways) > 0 else []

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
        if len(state.cats) > 0:
            has_card = len(options) > 0
            if not has_card:  # a cat's power may have taken the last card that could be played
                options.append(SKIP)
            offer_powers(state, self.seat, has_card, options)
        return options

    def take(self, state: FortState, option: int) -> None:
        if option >= CAT:
            state.push(self)
            use_power(state, self.seat, option - CAT)
        elif option != SKIP:
            play(state, self.seat, option - PLAY)
