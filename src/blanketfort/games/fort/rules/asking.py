"""The base of every decision of Fort: the Recycling perk may be used at any time on one's own turn."""

from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Asking
from blanketfort.games.fort.rules.box import RECYCLING
from blanketfort.games.fort.rules.options import TAKE, USE_RECYCLING, add_kinds
from blanketfort.games.fort.rules.state import FortState, with_card


class Ask(Asking[FortState]):
    """A decision that gives way to Recycling."""

    def choices(self, state: FortState) -> list[int]:
        """The options of this decision itself, in ascending order."""
        raise NotImplementedError

    def take(self, state: FortState, option: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def options(self, state: FortState) -> list[int]:
        options = self.choices(state)
        if len(options) > 0 and self.seat == state.leader and can_recycle(state, self.seat):
            options.append(USE_RECYCLING)
        return options

    def choose(self, state: FortState, option: int) -> None:
        if option == USE_RECYCLING:
            state.push(self)
            start_recycling(state, self.seat)
        else:
            self.take(state, option)


def can_recycle(state: FortState, seat: int) -> bool:
    """Whether this player has the Recycling card and a discarded card to take (fort.perk.recycling)."""
    board = state.boards[seat]
    return board.perk == RECYCLING and len(board.discard) > 0


def start_recycling(state: FortState, seat: int) -> None:
    """Trash the Recycling card to take a card back."""
    trash_perk(state, seat)
    state.push(Recycling(seat))


def trash_perk(state: FortState, seat: int) -> None:
    """Return a player's perk card to the box."""
    board = state.boards[seat]
    state.perk_box = [*state.perk_box, board.perk]
    board.perk = NOTHING


class Recycling(Asking[FortState]):
    """Take one card from your discard pile into your hand (fort.perk.recycling)."""

    def kind(self) -> str:
        return "fort.recycle"

    def options(self, state: FortState) -> list[int]:
        options: list[int] = []
        add_kinds(options, TAKE, sorted(state.boards[self.seat].discard))
        return options

    def choose(self, state: FortState, option: int) -> None:
        kind = option - TAKE
        board = state.boards[self.seat]
        state.leave_discard(self.seat, kind)
        board.hand = with_card(board.hand, kind)
        if state.sink is not None:
            state.tell("fort.recycled", self.seat, {"card": state.box.ids[kind]})
