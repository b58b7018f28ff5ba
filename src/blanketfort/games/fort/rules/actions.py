"""The chapter "Actions": what each verb of a card does, time after time.

A step here does its verb once, does what follows it (`>`), and goes on until all its times are done or no more can be.
`ref` names the action box: 2 * kind for the public one, one more for the private one; NOTHING outside of an action.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.fort_level import Paying
from blanketfort.games.fort.rules.lookahead import may_fall_short, serve
from blanketfort.games.fort.rules.means import CONVERT_PIZZA, Means
from blanketfort.games.fort.rules.recruit import offer_recruits, recruit
from blanketfort.games.fort.rules.state import PLACES, RESOURCES, FortState, with_card, without


def use(state: FortState, seat: i64, ref: i64, times: i64) -> None:
    """Use an action this many times, as a leader or as a follower."""
    action = state.box.actions[ref]
    assert action is not None
    if action.also != terms.NO_VERB:
        state.push(Also(seat, ref, times))
    do(state, seat, ref, action.verb, action.modifier, times)


def do(state: FortState, seat: i64, ref: i64, verb: i64, modifier: i64, times: i64) -> None:
    """Do a verb this many times, or as often as possible."""
    if verb == terms.SCORE:
        state.score_points(seat, times)
    elif verb in (terms.PIZZA, terms.TOY):
        gather(state, seat, ref, verb - terms.PIZZA, times)
    elif verb == terms.RESOURCE:
        state.push(Gathering(seat, ref, times))
    elif verb == terms.PACK:
        state.push(Packing(seat, ref, times))
    elif verb == terms.LOOKOUT:
        state.push(Tucking(seat, ref, times))
    elif verb == terms.TRASH:
        state.push(Trashing(seat, ref, times))
    elif verb == terms.TRASH_RIVAL:
        state.push(TrashingRival(seat, ref, times))
    elif verb == terms.RECRUIT:
        state.push(RecruitingByAction(seat, ref, times))
    elif verb == terms.ADVANCE:
        push_then(state, seat, ref)
        state.push(Paying(seat, modifier, 0, 0))
    elif verb in (terms.SPEND_PIZZA, terms.SPEND_TOY):
        state.push(Spending(seat, ref, times, 0, verb - terms.SPEND_PIZZA))
    elif verb == terms.COPY_PACK:
        board = state.boards[seat]
        copy_pack(state, seat, board.pack_pizza, board.pack_toys)
    elif verb == terms.COPY_RIVAL_PACK:
        state.push(CopyingRival(seat, ref))
    elif verb == terms.CONVERT:
        state.push(Converting(seat, ref, times, 0, NOTHING))


def push_then(state: FortState, seat: i64, ref: i64) -> None:
    """What the sign for *then* puts after each time of an action (fort.symbols.then)."""
    if ref != NOTHING:
        action = state.box.actions[ref]
        if action is not None and action.then != terms.NO_VERB:
            state.push(Then(seat, ref))


@mypyc_attr(acyclic=True, free_list_len=1)
class Then(Step):
    """Do the right side of *then*, if able."""

    def __init__(self, seat: i64, ref: i64) -> None:
        super().__init__(seat)
        self.ref = ref

    def data(self) -> list[int]:
        return [self.seat, self.ref]

    def run(self, state: FortState) -> None:
        action = state.box.actions[self.ref]
        assert action is not None
        do(state, self.seat, NOTHING, action.then, 0, action.then_amount)


class Also(Step):
    """Do the second of two actions that stand side by side (fort.ruling.side-by-side)."""

    def __init__(self, seat: i64, ref: i64, times: i64) -> None:
        super().__init__(seat)
        self.ref = ref
        self.times = times

    def data(self) -> list[int]:
        return [self.seat, self.ref, self.times]

    def run(self, state: FortState) -> None:
        action = state.box.actions[self.ref]
        assert action is not None
        do(state, self.seat, NOTHING, action.also, 0, self.times)


def gather(state: FortState, seat: i64, ref: i64, resource: i64, times: i64) -> None:
    """Gather pizza (0) or toys (1) into Stuff, as many as fit (fort.actions.gather)."""
    count = min(times, Means(state, seat).room(resource))
    state.gain(seat, resource, count)
    for _time in range(count):
        push_then(state, seat, ref)


def copy_pack(state: FortState, seat: i64, pizza: i64, toys: i64) -> None:
    """Gain what is in a Pack, as far as it fits (fort.actions.copy-pack)."""
    means = Means(state, seat)
    state.gain(seat, 0, min(pizza, means.pizza_room()))
    state.gain(seat, 1, min(toys, means.toys_room()))


@mypyc_attr(acyclic=True)
class Doing(Ask):
    """Do a verb one time by a choice, then go on.

    The leader may stop early when the card's other action is, or can be, used fully and nothing was added for this one.
    """

    def __init__(self, seat: i64, ref: i64, left: i64, done: i64 = 0) -> None:
        super().__init__(seat)
        self.ref = ref
        self.left = left
        self.done = done

    def data(self) -> list[int]:
        return [self.seat, self.ref, self.left, self.done]

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        """Offer what does the verb one time."""
        raise NotImplementedError

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        """The player's counts after one of them, as far as they matter for the other action of the card."""
        return means

    def reading(self, option: i64) -> i64:
        """The verb as that option fixes it for all the times, or NO_VERB if it leaves it open."""
        return terms.NO_VERB

    def do_once(self, state: FortState, option: i64) -> None:
        """Do the verb one time."""
        raise NotImplementedError

    def again(self, option: i64) -> Doing | None:
        """The step for the times that are left."""
        raise NotImplementedError

    def is_own_use(self, state: FortState) -> bool:
        """Whether the leader is using an action of the played card, not following nor obeying a *then*."""
        return self.ref != NOTHING and self.seat == state.leader

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        self.ways(state, means, offer)
        if not self.is_own_use(state) or offer.count == 0:
            return
        if state.is_short and not state.is_full:
            self.withdraw_full(state, means, offer)
        if self.done > 0 and state.least == 0 and may_fall_short(state, means, self.ref % 2, 0, True):
            offer.add_first(options.ENOUGH)

    def withdraw_full(self, state: FortState, means: Means, offer: Offer) -> None:
        """Leave only what still lets the other action of the card be used fully."""
        ways, offer.count = offer.taken(), 0
        for way in ways:
            if self.may_be_short(state, means, way.id):
                offer.add(way.id)

    def may_be_short(self, state: FortState, means: Means, option: i64) -> bool:
        """Whether the action may fall short after that option."""
        after = self.outcome(state, means, option)
        return may_fall_short(state, after, self.ref % 2, self.left - 1, True, self.reading(option))

    def take(self, state: FortState, option: i64) -> None:
        if option == options.ENOUGH:
            state.is_short = True
            return
        if self.left > 1:
            again = self.again(option)
            if again is not None:
                state.push(again)
        push_then(state, self.seat, self.ref)
        self.do_once(state, option)


@mypyc_attr(acyclic=True, free_list_len=1)
class Gathering(Ask):
    """Choose pizza or toys, all of one kind (fort.actions.gather-all-one-kind)."""

    clause: ClassVar[str] = "fort.actions.gather"

    def __init__(self, seat: i64, ref: i64, times: i64) -> None:
        super().__init__(seat)
        self.ref = ref
        self.times = times

    def data(self) -> list[int]:
        return [self.seat, self.ref, self.times]

    def kind(self) -> str:
        return "fort.gather"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        for resource in range(2):
            if self.can_gather(state, means, resource):
                offer.add(options.GATHER + resource)

    def can_gather(self, state: FortState, means: Means, resource: i64) -> bool:
        """All of it, unless the action may fall short; a follower gathers what the leader chose."""
        room = means.room(resource)
        if self.ref == NOTHING:
            return room > 0
        if self.seat != state.leader:
            return room >= self.times and state.chosen in (NOTHING, resource)
        if room >= self.times:
            return True
        after = means.gathered(resource, room)
        return room > 0 and serve(state, room, self.times) and may_fall_short(state, after, self.ref % 2, 0, True)

    def take(self, state: FortState, option: i64) -> None:
        resource = option - options.GATHER
        if self.ref != NOTHING and self.seat == state.leader:
            if Means(state, self.seat).room(resource) < self.times:
                state.is_short = True
            if self.ref % 2 == 0:
                state.chosen = resource
        gather(state, self.seat, self.ref, resource, self.times)


@mypyc_attr(acyclic=True, free_list_len=1)
class Packing(Doing):
    """Take one resource from Stuff, or from the supply with Sticky Fingers, into the Pack (fort.actions.pack)."""

    clause: ClassVar[str] = "fort.actions.pack"

    def kind(self) -> str:
        return "fort.pack"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        if means.pack_room() == 0:
            return
        if means.pizza > 0:
            offer.add(options.PACKING)
        if means.toys > 0:
            offer.add(options.PACKING + 1)
        if means.sticky and means.supply_pizza > 0:
            offer.add(options.PACKING + 2)
        if means.sticky and means.supply_toys > 0:
            offer.add(options.PACKING + 3)

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.packed(option - options.PACKING)

    def do_once(self, state: FortState, option: i64) -> None:
        place = option - options.PACKING
        board = state.boards[self.seat]
        if place == 0:
            board.pizza -= 1
        elif place == 1:
            board.toys -= 1
        elif place == 2:
            state.pizza -= 1
        else:
            state.toys -= 1
        if place % 2 == 0:
            board.pack_pizza += 1
        else:
            board.pack_toys += 1
        if state.sink is not None:
            told = {"resource": RESOURCES[place % 2], "from": "stuff" if place < 2 else "supply"}
            state.tell("fort.packed", self.seat, dict(told))

    def again(self, option: i64) -> Doing:
        return Packing(self.seat, self.ref, self.left - 1, self.done + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tucking(Doing):
    """Tuck one card from the hand into the Lookout, showing only its suit (fort.actions.lookout)."""

    clause: ClassVar[str] = "fort.actions.lookout"

    def kind(self) -> str:
        return "fort.lookout"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        if means.lookout_room() == 0:
            return
        if means.bribes:
            offer.add_kinds(options.PARK, state.park)
        offer.add_kinds(options.TUCK, state.kids_among(state.boards[self.seat].hand))
        if means.bribes:
            for seat in range(state.players):
                offer.add_kinds(options.YARD + seat * options.KINDS, state.kids_among(state.boards[seat].yard))
            if len(state.park_deck) > 0:
                offer.add(options.DECK)

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.tucked_one(options.TUCK <= option < options.YARD)

    def do_once(self, state: FortState, option: i64) -> None:
        if option == options.DECK:
            self.tuck(state, state.draw_from_park_deck(), "deck", state.open_lookouts)
        elif option >= options.YARD:
            owner, kind = divmod(option - options.YARD, options.KINDS)
            state.leave_yard(owner, kind)
            self.tuck(state, kind, "yard", True)
        elif option >= options.TUCK:
            if state.open_lookouts:
                state.show(self.seat, option - options.TUCK)
            board = state.boards[self.seat]
            board.hand = without(board.hand, option - options.TUCK)
            self.tuck(state, option - options.TUCK, "hand", state.open_lookouts)
        else:
            state.take_from_park(option - options.PARK)
            self.tuck(state, option - options.PARK, "park", True)

    def tuck(self, state: FortState, kind: i64, source: str, is_shown: bool) -> None:
        """Put a card under the board; the others see its suits, and the card itself if it was in sight before."""
        board = state.boards[self.seat]
        board.lookout = [*board.lookout, kind]
        board.lookout_shown = [*board.lookout_shown, is_shown]
        if source == "deck" and not is_shown:
            board.unseen = with_card(board.unseen, kind)
        if state.sink is not None:
            told: dict[str, object] = {"from": source, "suits": state.box.suits_of(kind)}
            card: dict[str, object] = {"card": state.box.ids[kind]}
            if is_shown:
                told.update(card)
            state.confide("fort.tucked", self.seat, told, card)

    def again(self, option: i64) -> Doing:
        return Tucking(self.seat, self.ref, self.left - 1, self.done + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Trashing(Doing):
    """Return one card from your hand or discard pile to the box (fort.actions.trash)."""

    clause: ClassVar[str] = "fort.actions.trash"

    def kind(self) -> str:
        return "fort.trash"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        board = state.boards[self.seat]
        offer.add_kinds(options.TRASHING, state.kids_among(board.hand))
        offer.add_kinds(options.TRASHING_DISCARD, sorted(state.kids_among(board.discard)))

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.with_hand(-1) if option < options.TRASHING_DISCARD else means.with_discard(-1)

    def do_once(self, state: FortState, option: i64) -> None:
        if option < options.TRASHING_DISCARD:
            kind = option - options.TRASHING
            state.leave_hand(self.seat, kind)
        else:
            kind = option - options.TRASHING_DISCARD
            state.leave_discard(self.seat, kind)
        state.return_to_box(kind)
        if state.sink is not None:
            state.tell("fort.trashed", self.seat, {"card": state.box.ids[kind]})

    def again(self, option: i64) -> Doing:
        return Trashing(self.seat, self.ref, self.left - 1, self.done + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class TrashingRival(Doing):
    """Return one card from a rival's Yard to the box (fort.actions.trash-rival)."""

    clause: ClassVar[str] = "fort.actions.trash-rival"

    def kind(self) -> str:
        return "fort.trash-rival"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        for seat in range(state.players):
            if seat != self.seat:
                offer.add_kinds(options.YARD + seat * options.KINDS, state.kids_among(state.boards[seat].yard))

    def do_once(self, state: FortState, option: i64) -> None:
        owner, kind = divmod(option - options.YARD, options.KINDS)
        state.leave_yard(owner, kind)
        state.return_to_box(kind)
        if state.sink is not None:
            state.tell("fort.trashed-rival", self.seat, {"card": state.box.ids[kind], "rival": owner})

    def again(self, option: i64) -> Doing:
        return TrashingRival(self.seat, self.ref, self.left - 1, self.done + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitingByAction(Doing):
    """Recruit one card exactly as in the Recruit phase (fort.actions.recruit)."""

    clause: ClassVar[str] = "fort.actions.recruit"

    def kind(self) -> str:
        return "fort.recruit"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        offer_recruits(state, self.seat, offer)

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.recruited_one()

    def do_once(self, state: FortState, option: i64) -> None:
        recruit(state, self.seat, option)

    def again(self, option: i64) -> Doing:
        return RecruitingByAction(self.seat, self.ref, self.left - 1, self.done + 1)


@mypyc_attr(acyclic=True)
class DoingToResource(Doing):
    """What is done to pizza (0), to toys (1), or to either where NOTHING is said."""

    def __init__(self, seat: i64, ref: i64, left: i64, done: i64, resource: i64) -> None:
        super().__init__(seat, ref, left, done)
        self.resource = resource

    def data(self) -> list[int]:
        return [self.seat, self.ref, self.left, self.done, self.resource]


@mypyc_attr(acyclic=True, free_list_len=1)
class Spending(DoingToResource):
    """Return resources from Stuff or Pack to the supply (fort.actions.spend)."""

    clause: ClassVar[str] = "fort.actions.spend"

    def kind(self) -> str:
        return "fort.spend"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        for place in range(4):
            if self.resource in (NOTHING, place % 2) and means.at(place) > 0:
                offer.add(options.FROM + place)

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.left(option - options.FROM)

    def do_once(self, state: FortState, option: i64) -> None:
        state.remove_resource(self.seat, option - options.FROM)
        if state.sink is not None:
            state.tell("fort.spent", self.seat, {"from": PLACES[option - options.FROM]})

    def again(self, option: i64) -> Doing:
        return Spending(self.seat, self.ref, self.left - 1, self.done + 1, self.resource)


class CopyingRival(Ask):
    """Gain the same resources as are in one rival's Pack (fort.actions.copy-rival-pack)."""

    clause: ClassVar[str] = "fort.actions.copy-rival-pack"

    def __init__(self, seat: i64, ref: i64) -> None:
        super().__init__(seat)
        self.ref = ref

    def data(self) -> list[int]:
        return [self.seat, self.ref]

    def kind(self) -> str:
        return "fort.copy-rival-pack"

    def choices(self, state: FortState, offer: Offer) -> None:
        means = Means(state, self.seat)
        for rival in range(state.players):
            if self.can_copy(state, means, rival):
                offer.add(options.RIVAL + rival)

    def can_copy(self, state: FortState, means: Means, rival: i64) -> bool:
        """All of it, unless the action may fall short."""
        if means.copies_rival(rival) == 1:
            return True
        if means.copied_from(rival) == 0 or self.ref == NOTHING or self.seat != state.leader:
            return False
        board = state.boards[rival]
        return may_fall_short(state, means.gained(board.pack_pizza, board.pack_toys), self.ref % 2, 0, True)

    def take(self, state: FortState, option: i64) -> None:
        rival = option - options.RIVAL
        if Means(state, self.seat).copies_rival(rival) == 0:
            state.is_short = True
        board = state.boards[rival]
        if state.sink is not None:
            state.tell("fort.copied", self.seat, {"rival": rival})
        copy_pack(state, self.seat, board.pack_pizza, board.pack_toys)


class Converting(DoingToResource):
    """Replace one pizza or toy with the other, in one direction for the whole action (fort.actions.convert).

    Which is converted may be open (NOTHING) until the first one is.
    """

    clause: ClassVar[str] = "fort.actions.convert"

    def kind(self) -> str:
        return "fort.convert"

    def ways(self, state: FortState, means: Means, offer: Offer) -> None:
        for place in range(4):
            if self.can_convert(state, means, place):
                offer.add(options.CONVERTING + place)

    def can_convert(self, state: FortState, means: Means, place: i64) -> bool:
        """The other resource must have room where this one leaves, and the direction must do for all the times."""
        resource = place % 2
        if self.resource not in (NOTHING, resource) or means.at(place) == 0 or means.convertible(resource) == 0:
            return False
        if place < 2 and means.at(1 - place) >= terms.STUFF_LIMIT:
            return False
        if self.resource != NOTHING or means.convertible(resource) >= self.left or self.ref == NOTHING:
            return True
        if self.seat != state.leader or not serve(state, means.convertible(resource), self.left):
            return False
        return self.may_be_short(state, means, options.CONVERTING + place)

    def outcome(self, state: FortState, means: Means, option: i64) -> Means:
        return means.converted(option - options.CONVERTING)

    def reading(self, option: i64) -> i64:
        return CONVERT_PIZZA + (option - options.CONVERTING) % 2

    def do_once(self, state: FortState, option: i64) -> None:
        place = option - options.CONVERTING
        if self.resource == NOTHING and Means(state, self.seat).convertible(place % 2) < self.left:
            state.is_short = True
        state.remove_resource(self.seat, place)
        board = state.boards[self.seat]
        if place == 0:
            board.toys += 1
        elif place == 1:
            board.pizza += 1
        elif place == 2:
            board.pack_toys += 1
        else:
            board.pack_pizza += 1
        if place % 2 == 0:
            state.toys -= 1
        else:
            state.pizza -= 1
        if state.sink is not None:
            state.tell("fort.converted", self.seat, {"from": PLACES[place]})

    def again(self, option: i64) -> Doing:
        return Converting(self.seat, self.ref, self.left - 1, self.done + 1, (option - options.CONVERTING) % 2)
