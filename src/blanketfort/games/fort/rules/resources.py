"""The chapter "Actions": what a verb of a card is, and those that move resources, each done one time.

A verb says how often it could be done, what may be chosen when it is done, how that leaves the player, and does it. The
same words serve for doing and for looking ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.tokens import PACK, RESOURCES, SUPPLY, converted, moved, packed, spent

ENDLESS: Final = 1000
"""More often than any action is ever done."""


class Verb:
    """A verb for which nothing is chosen: it is done, or it is not."""

    def __init__(self, kind: str = "", clause: str = "") -> None:
        self.kind = kind
        """The name of the question how to do it."""
        self.clause = clause

    def often(self, means: Means) -> i64:
        """How often it could be done, fully each time."""
        return ENDLESS

    def most(self, means: Means) -> i64:
        """How often it could be done so that it still has an effect."""
        return self.often(means)

    def outcomes(self, means: Means) -> list[Means]:
        """The different ways in which doing it once may leave the player; none if it can't be done."""
        return [means] if self.often(means) > 0 else []

    def propose(self, means: Means, offer: Offer) -> None:
        """Offer what does it once."""
        raise NotImplementedError

    def outcome(self, means: Means, option: i64) -> Means:
        """How one of those leaves the player."""
        return means

    def reading(self, option: i64) -> i64:
        """The verb as that option fixes it for all its times, or NO_VERB if it leaves nothing open."""
        return terms.NO_VERB

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        """Do it once."""
        raise NotImplementedError


# Gathering: pizza, toys, or what is in a Pack.


class Gather(Verb):
    """Gain pizza (0) or toys (1) from the supply into Stuff (fort.actions.gather)."""

    def __init__(self, resource: i64) -> None:
        super().__init__()
        self.resource = resource

    def often(self, means: Means) -> i64:
        return means.room(self.resource)

    def outcomes(self, means: Means) -> list[Means]:
        if means.room(self.resource) == 0:
            return []
        return [means.with_tokens(moved(means.tokens, SUPPLY + self.resource, self.resource))]


class GatherEither(Verb):
    """Gain pizza or toys, all of one kind (fort.actions.gather-all-one-kind)."""

    def often(self, means: Means) -> i64:
        return max(means.room(0), means.room(1))


class CopyPack(Verb):
    """Gain the same resources as are in your Pack (fort.actions.copy-pack)."""

    def often(self, means: Means) -> i64:
        return 1 if means.fits(means.at(PACK), means.at(PACK + 1)) else 0

    def most(self, means: Means) -> i64:
        return 1 if means.takes(means.at(PACK), means.at(PACK + 1)) else 0

    def outcomes(self, means: Means) -> list[Means]:
        return [means.gained(means.at(PACK), means.at(PACK + 1))] if self.most(means) > 0 else []


class CopyRivalPack(Verb):
    """Gain the same resources as are in one rival's Pack (fort.actions.copy-rival-pack)."""

    def often(self, means: Means) -> i64:
        for rival in range(means.state.players):
            if self.fits(means, rival):
                return 1
        return 0

    def most(self, means: Means) -> i64:
        for rival in range(means.state.players):
            if self.takes(means, rival):
                return 1
        return 0

    def fits(self, means: Means, rival: i64) -> bool:
        """Whether that rival's Pack could be copied in full."""
        board = means.state.boards[rival]
        return rival != means.seat and means.fits(board.pack_pizza, board.pack_toys)

    def takes(self, means: Means, rival: i64) -> bool:
        """Whether any of that rival's packed resources would fit."""
        board = means.state.boards[rival]
        return rival != means.seat and means.takes(board.pack_pizza, board.pack_toys)

    def copied(self, means: Means, rival: i64) -> Means:
        """After copying that rival's Pack, as far as it fits."""
        board = means.state.boards[rival]
        return means.gained(board.pack_pizza, board.pack_toys)

    def outcomes(self, means: Means) -> list[Means]:
        return [self.copied(means, rival) for rival in range(means.state.players) if self.takes(means, rival)]


# Moving tokens, one at a time.


class MoveToken(Verb):
    """A verb that moves a token: from which place is chosen."""

    def __init__(self, kind: str, clause: str, event: str, block: i64) -> None:
        super().__init__(kind, clause)
        self.event = event
        self.block = block
        """The first of the options: from place 0."""

    def can_move(self, means: Means, place: i64) -> bool:
        """Whether the token may come from there."""
        raise NotImplementedError

    def moved(self, tokens: i64, place: i64) -> i64:
        """The tokens after that."""
        raise NotImplementedError

    def tell(self, state: FortState, seat: i64, place: i64) -> None:
        """Tell what was done."""
        state.tell_place(self.event, seat, place)

    def outcomes(self, means: Means) -> list[Means]:
        return [self.outcome(means, self.block + place) for place in range(4) if self.can_move(means, place)]

    def propose(self, means: Means, offer: Offer) -> None:
        for place in range(4):
            if self.can_move(means, place):
                offer.add(self.block + place)

    def outcome(self, means: Means, option: i64) -> Means:
        return means.with_tokens(self.moved(means.tokens, option - self.block))

    def do(self, state: FortState, seat: i64, option: i64) -> None:
        place = option - self.block
        state.put_tokens(seat, self.moved(state.tokens_of(seat), place))
        self.tell(state, seat, place)


class Pack(MoveToken):
    """Take one resource from Stuff, or from the supply with Sticky Fingers, into the Pack (fort.actions.pack).

    Place 2 is pizza in the supply, 3 toys.
    """

    def often(self, means: Means) -> i64:
        there = means.stored(0)
        if means.has_perk(terms.STICKY_FINGERS):
            there += means.stored(SUPPLY)
        return min(means.pack_room(), there)

    def can_move(self, means: Means, place: i64) -> bool:
        if place > 1 and not means.has_perk(terms.STICKY_FINGERS):
            return False
        return means.at(place if place < 2 else place + 2) > 0 and means.pack_room() > 0

    def moved(self, tokens: i64, place: i64) -> i64:
        return packed(tokens, place)

    def tell(self, state: FortState, seat: i64, place: i64) -> None:
        if state.sink is not None:
            told: dict[str, object] = {"resource": RESOURCES[place % 2], "from": "stuff" if place < 2 else "supply"}
            state.tell(self.event, seat, told)


class Spend(MoveToken):
    """Return pizza (0), toys (1), or either (2) from Stuff or Pack to the supply (fort.actions.spend)."""

    def __init__(self, resource: i64) -> None:
        super().__init__("fort.spend", "fort.actions.spend", "fort.spent", options.FROM)
        self.resource = resource

    def often(self, means: Means) -> i64:
        return means.both(0) + means.both(1) if self.resource == 2 else means.both(self.resource)

    def can_move(self, means: Means, place: i64) -> bool:
        return (self.resource == place % 2 or self.resource == 2) and means.at(place) > 0

    def moved(self, tokens: i64, place: i64) -> i64:
        return spent(tokens, place)


class Convert(MoveToken):
    """Replace pizza (0) with toys, or toys (1) with pizza, in one direction for the whole action, which may be open
    (2) until the first one is converted (fort.actions.convert).
    """

    def __init__(self, resource: i64) -> None:
        super().__init__("fort.convert", "fort.actions.convert", "fort.converted", options.CONVERTING)
        self.resource = resource

    def often(self, means: Means) -> i64:
        if self.resource < 2:
            return self.converts(means, self.resource)
        return max(self.converts(means, 0), self.converts(means, 1))

    def converts(self, means: Means, resource: i64) -> i64:
        """How many of one resource could be converted into the other."""
        from_stuff = min(means.at(resource), terms.STUFF_LIMIT - means.at(1 - resource))
        return min(means.at(PACK + resource) + from_stuff, means.at(SUPPLY + 1 - resource))

    def can_move(self, means: Means, place: i64) -> bool:
        resource = place % 2
        if self.resource != resource and self.resource != 2:
            return False
        if means.at(place) == 0 or means.at(SUPPLY + 1 - resource) == 0:
            return False
        return place > 1 or means.at(1 - resource) < terms.STUFF_LIMIT

    def moved(self, tokens: i64, place: i64) -> i64:
        return converted(tokens, place)

    def reading(self, option: i64) -> i64:
        return terms.CONVERT_PIZZA + (option - self.block) % 2


class Advance(Verb):
    """Pay for the next Fort Level, one resource more or less where the action says so (fort.actions.advance)."""

    def __init__(self, modifier: i64) -> None:
        super().__init__()
        self.modifier = modifier

    def often(self, means: Means) -> i64:
        return 1 if means.can_pay(self.modifier) else 0
