"""The base of every decision of Fort: the Recycling perk may be used at any time on one's own turn."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Asking
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.piles import with_card
from blanketfort.games.fort.rules.state import FortState


@mypyc_attr(acyclic=True)
class Ask(Asking):
    """A decision that gives way to Recycling."""

    def choices(self, state: FortState, offer: Offer) -> None:
        """Offer the options of this decision itself, in ascending order."""
        raise NotImplementedError

    def take(self, state: FortState, option: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def look_again(self, state: FortState) -> None:
        """A card came to the hand while this was asked."""

    def propose(self, state: FortState, offer: Offer) -> None:
        self.choices(state, offer)
        if self.seat == state.leader and offer.count > 0 and can_recycle(state, self.seat):
            offer.add(options.USE_RECYCLING)

    def choose(self, state: FortState, option: i64) -> None:
        if option == options.USE_RECYCLING:
            state.push(self)
            start_recycling(state, self.seat)
        else:
            self.take(state, option)


def can_recycle(state: FortState, seat: i64) -> bool:
    """Whether this player has the Recycling card and a discarded card to take (fort.perk.recycling)."""
    board = state.boards[seat]
    return board.perk == terms.RECYCLING and len(board.discard) > 0


def start_recycling(state: FortState, seat: i64) -> None:
    """Trash the Recycling card to take a card back."""
    trash_perk(state, seat)
    state.push(Recycling(seat))


def trash_perk(state: FortState, seat: i64) -> None:
    """Return a player's perk card to the box."""
    board = state.boards[seat]
    state.perk_box = [*state.perk_box, board.perk]
    board.perk = NOTHING


class Recycling(Asking):
    """Take one card from your discard pile into your hand (fort.perk.recycling)."""

    question: ClassVar[str] = "fort.recycle"
    clause: ClassVar[str] = "fort.perk.recycling"

    def propose(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.TAKE, sorted(state.boards[self.seat].discard))

    def choose(self, state: FortState, option: i64) -> None:
        kind = option - options.TAKE
        board = state.boards[self.seat]
        state.leave_discard(self.seat, kind)
        board.hand = with_card(board.hand, kind)
        state.tell_card("fort.recycled", self.seat, kind)
        asked = state.top
        if isinstance(asked, Ask):
            asked.look_again(state)
