"""Events, and all that adds, removes or moves tokens: deeds carried out token by token."""

from __future__ import annotations

from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import Asking, Step
from blanketfort.games.fort_sumter.rules.board import ANYWHERE, SPACE_COUNT
from blanketfort.games.fort_sumter.rules.deck import BRANCH, DO, LIFT, LIFT_POOL, PUT, SEND, SET_DOWN, STOP, TAKE
from blanketfort.games.fort_sumter.rules.effects import ANY, EITHER, MAY, MOVE, OPPOSING, PLACE, REMOVE, SEQUENCE, Deed
from blanketfort.games.fort_sumter.rules.state import FortSumterState


class Perform(Step[FortSumterState]):
    """Carry out a deed."""

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed = deed

    def data(self) -> list[int]:
        return [self.seat, self.deed]

    def run(self, state: FortSumterState) -> None:
        deed = state.deck.deeds[self.deed]
        if deed.verb == PLACE:
            state.push(Place(self.seat, self.deed, deed.amount, 0))
        elif deed.verb == REMOVE:
            state.push(Remove(self.seat, self.deed, deed.amount, 0))
        elif deed.verb == MOVE:
            state.push(Move(self.seat, self.deed, deed.amount))
        elif deed.verb == SEQUENCE:
            for part in reversed(deed.parts):
                state.push(Perform(self.seat, part))
        elif deed.verb == EITHER:
            state.push(Either(self.seat, self.deed))
        elif deed.verb == MAY:
            state.push(May(self.seat, self.deed))
        else:
            state.push(SendCommissioner(self.seat))


class AboutDeed(Asking[FortSumterState]):
    """A question about a deed as a whole."""

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed = deed

    def data(self) -> list[int]:
        return [self.seat, self.deed]


class Either(AboutDeed):
    """Choose one of an event's branches."""

    def kind(self) -> str:
        return "fort-sumter.choose"

    def options(self, state: FortSumterState) -> list[int]:
        return [BRANCH + branch for branch in range(len(state.deck.deeds[self.deed].parts))]

    def choose(self, state: FortSumterState, option: int) -> None:
        state.push(Perform(self.seat, state.deck.deeds[self.deed].parts[option - BRANCH]))


class May(AboutDeed):
    """Carry out a part of an event, or leave it."""

    def kind(self) -> str:
        return "fort-sumter.may"

    def options(self, state: FortSumterState) -> list[int]:
        return [STOP, DO]

    def choose(self, state: FortSumterState, option: int) -> None:
        if option == DO:
            state.push(Perform(self.seat, state.deck.deeds[self.deed].parts[0]))


def count_used(used: int, space: int) -> int:
    """How many tokens a deed has put into or taken from a space; the counts are packed, four bits for each."""
    return (used >> (4 * space)) & 15


def add_used(used: int, space: int) -> int:
    """The packed counts with one more for a space."""
    return used + (1 << (4 * space))


class TokenByToken(Asking[FortSumterState]):
    """A deed with some tokens still to go, which remembers the spaces already used."""

    def __init__(self, seat: int, deed: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.left = left
        self.used = used

    def data(self) -> list[int]:
        return [self.seat, self.deed, self.left, self.used]


class Place(TokenByToken):
    """Add tokens to the map, one at a time."""

    def kind(self) -> str:
        return "fort-sumter.place"

    def options(self, state: FortSumterState) -> list[int]:
        deed = state.deck.deeds[self.deed]
        if self.left == 0 or not state.has_tokens(self.seat, deed.is_pool_only):
            return []
        found = [STOP] if deed.is_up_to else []
        seat, used, most = self.seat, self.used, deed.at_most
        return found + [PUT + s for s in deed.spaces if state.has_room(seat, s) and count_used(used, s) < most]

    def choose(self, state: FortSumterState, option: int) -> None:
        if option == STOP:
            return
        state.place(self.seat, option - PUT)
        state.push(Place(self.seat, self.deed, self.left - 1, add_used(self.used, option - PUT)))


def touches(deed: Deed, seat: int, side: int) -> bool:
    """Whether the deed of a seat reaches the tokens of a side."""
    if deed.whose == ANY:
        return True
    return (side != seat) == (deed.whose == OPPOSING)


class Remove(TokenByToken):
    """Take tokens off the map, one at a time."""

    def kind(self) -> str:
        return "fort-sumter.remove"

    def options(self, state: FortSumterState) -> list[int]:
        deed = state.deck.deeds[self.deed]
        if self.left == 0:
            return []
        found = [STOP] if deed.is_up_to else []
        used, most = self.used, deed.at_most
        for side in range(2):
            if touches(deed, self.seat, side):
                first = TAKE + side * SPACE_COUNT
                found += [first + s for s in deed.spaces if state.can_remove(side, s) and count_used(used, s) < most]
        return found

    def choose(self, state: FortSumterState, option: int) -> None:
        if option == STOP:
            return
        side, space = divmod(option - TAKE, SPACE_COUNT)
        state.remove(side, space, self.seat)
        state.push(Remove(self.seat, self.deed, self.left - 1, add_used(self.used, space)))


class Move(Asking[FortSumterState]):
    """Lift a token that is to be moved, one at a time."""

    def __init__(self, seat: int, deed: int, left: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.left = left

    def data(self) -> list[int]:
        return [self.seat, self.deed, self.left]

    def kind(self) -> str:
        return "fort-sumter.move"

    def options(self, state: FortSumterState) -> list[int]:
        deed = state.deck.deeds[self.deed]
        if self.left == 0:
            return []
        found = [STOP] if deed.is_up_to else []
        for side in range(2):
            if touches(deed, self.seat, side):
                first = LIFT + side * SPACE_COUNT
                found += [first + space for space in deed.spaces if state.can_move(side, space, deed.targets)]
        return found

    def choose(self, state: FortSumterState, option: int) -> None:
        if option == STOP:
            return
        state.push(Move(self.seat, self.deed, self.left - 1))
        state.push(SetDown(self.seat, self.deed, option - LIFT))


class SetDown(Asking[FortSumterState]):
    """Set a lifted token down in another space; until then it counts as where it was."""

    def __init__(self, seat: int, deed: int, lifted: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.lifted = lifted

    def data(self) -> list[int]:
        return [self.seat, self.deed, self.lifted]

    def kind(self) -> str:
        return "fort-sumter.set-down"

    def side(self) -> int:
        """Whose token it is; only a player's own tokens come from a pool."""
        return self.seat if self.source() == NOWHERE else self.lifted // SPACE_COUNT

    def source(self) -> int:
        """The space where it was lifted; nowhere for the pool."""
        return NOWHERE if self.lifted == LIFT_POOL - LIFT else self.lifted % SPACE_COUNT

    def options(self, state: FortSumterState) -> list[int]:
        side, source = self.side(), self.source()
        targets = state.deck.deeds[self.deed].targets
        return [SET_DOWN + space for space in targets if space != source and state.has_room(side, space)]

    def choose(self, state: FortSumterState, option: int) -> None:
        state.move(self.side(), self.source(), option - SET_DOWN, self.seat)


class SendCommissioner(Asking[FortSumterState]):
    """Put the Peace Commissioner into any space of the map."""

    def kind(self) -> str:
        return "fort-sumter.commissioner"

    def options(self, state: FortSumterState) -> list[int]:
        return [SEND + space for space in ANYWHERE]

    def choose(self, state: FortSumterState, option: int) -> None:
        state.send_commissioner(self.seat, option - SEND)
