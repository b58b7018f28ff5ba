"""Cats & Dogs, the module Cats: what attracts them, and the powers of those that are with somebody."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOBODY, NOTHING
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.actions import Doing
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.draw import draw
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.playable import can_play_any
from blanketfort.games.fort.rules.state import AWAY, FortState
from blanketfort.games.fort.rules.stealing import can_steal, steal
from blanketfort.games.fort.rules.tokens import moved
from blanketfort.games.fort.rules.verbs import VERBS

BEFORE_PLAYING = (terms.SCAVENGER, terms.SPRIGHTLY, terms.BANDIT, terms.SCRATCH)
"""The cats whose powers are used just before a card is played."""


def deal_cats(state: FortState) -> None:
    """Deal one cat per player into a face-up row; the others stay in the box (fort.cats.setup)."""
    cats = list(range(len(terms.CAT_NAMES)))
    state.shuffle(cats)
    dealt = cats[: state.players]
    state.cats = [NOBODY if cat in dealt else AWAY for cat in range(len(terms.CAT_NAMES))]
    if state.sink is not None:
        state.tell("fort.cats-dealt", state.first, {"cats": [terms.CAT_NAMES[cat] for cat in sorted(dealt)]})


def attract(state: FortState, seat: i64) -> None:
    """At the end of your turn, cats come to you whose condition your Yard meets (fort.cats.attract)."""
    for cat, owner in enumerate(state.cats):
        if owner not in (AWAY, seat) and is_attracted(state, seat, cat):
            state.cats = [*state.cats[:cat], seat, *state.cats[cat + 1 :]]
            if state.sink is not None:
                tell_attracted(state, seat, cat, owner)


def tell_attracted(state: FortState, seat: i64, cat: i64, owner: i64) -> None:
    if owner == NOBODY:
        state.tell("fort.attracted", seat, {"cat": terms.CAT_NAMES[cat]})
    else:
        state.tell("fort.lured-away", seat, {"cat": terms.CAT_NAMES[cat], "rival": owner})


def is_attracted(state: FortState, seat: i64, cat: i64) -> bool:
    """Whether the Yard shows what the cat wants; coins are only coins (fort.cats.coins)."""
    attraction = state.box.attractions[cat]
    yard = state.boards[seat].yard
    count = len(yard)
    if attraction.suit != NOTHING:
        count = sum([state.box.icons[kind][attraction.suit] for kind in yard])
    return attraction.least <= count <= attraction.most


def score_jitters(state: FortState, seat: i64) -> None:
    """A point if nobody followed the played card, also if nobody could (fort.cat.jitters)."""
    if state.played.followers == 0 and state.owns_cat(seat, terms.JITTERS):
        state.score_points(seat, 1)


# Before you play a card.


def offer_powers(state: FortState, seat: i64, offer: Offer) -> None:
    """Offer to use the cats that act just before a card is played, each once (fort.cats.before)."""
    ready = ready_cats(state, seat)
    for cat in ready:
        if leads_to_card(state, seat, cat) if state.setup.rules > 1 else led_to_card(state, seat, cat, ready):
            offer.add(options.CAT + cat)


def ready_cats(state: FortState, seat: i64) -> list[int]:
    """The player's cats that have not acted yet and would do something."""
    return [
        cat
        for cat in BEFORE_PLAYING
        if state.cats[cat] == seat and state.cats_used & (1 << cat) == 0 and can_use_power(state, seat, cat)
    ]


def leads_to_card(state: FortState, seat: i64, cat: i64) -> bool:
    """Whether a card can be played once this cat has acted, and perhaps other cats (fort.cats.bound)."""
    if cat == terms.SPRIGHTLY:
        return True  # nobody knows what will be drawn
    after = state.clone()
    after.cats_used |= 1 << cat
    return any(leaves_card(way, seat) for way in outcomes(after, seat, cat))


def leaves_card(state: FortState, seat: i64) -> bool:
    """Whether a card can be played, at once or after other cats; what Sprightly draws is not known."""
    if can_play_any(state, Means(state, seat, -1)):
        return True
    if state.setup.rules == 1:
        return False
    return any(cat != terms.SPRIGHTLY and leads_to_card(state, seat, cat) for cat in ready_cats(state, seat))


def may_leave(state: FortState, seat: i64) -> bool:
    """Whether a cat may leave the table so; by rules 1 it was not asked whether a card could be played then."""
    return state.setup.rules == 1 or leaves_card(state, seat)


def outcomes(state: FortState, seat: i64, cat: i64) -> list[FortState]:
    """The tables that a cat's power may leave."""
    if cat == terms.BANDIT:
        return [way for rival in range(state.players) for _place, way in robbed(state, seat, rival)]
    if cat == terms.SCRATCH:
        return [way for _option, way in done_once(state, seat, terms.TRASH_RIVAL)]
    ways: list[FortState] = []
    for option, once in done_once(state, seat, terms.CONVERT):
        ways += [once, *[way for _option, way in done_once(once, seat, VERBS[terms.CONVERT].reading(option))]]
    return ways


def done_once(state: FortState, seat: i64, verb: i64) -> list[tuple[int, FortState]]:
    """Each way to do a verb one time, and the table that it leaves."""
    offer = Offer(state.setup.table)
    VERBS[verb].propose(Means(state, seat), offer)
    ways: list[tuple[int, FortState]] = []
    for option in offer.ids():
        after = state.clone()
        VERBS[verb].do(after, seat, option)
        ways.append((option, after))
    return ways


def robbed(state: FortState, seat: i64, rival: i64) -> list[tuple[int, FortState]]:
    """Each place of a rival's Pack from which a resource could be taken, and the table that it leaves."""
    ways: list[tuple[int, FortState]] = []
    for place in packed_to_rob(state, seat, rival):
        after = state.clone()
        steal(after, seat, rival, place)
        ways.append((place, after))
    return ways


def can_use_power(state: FortState, seat: i64, cat: i64) -> bool:
    """Whether the power would do anything."""
    if cat == terms.SPRIGHTLY:
        return len(state.boards[seat].hand) > 0
    if cat == terms.BANDIT:
        return any(len(packed_to_rob(state, seat, rival)) > 0 for rival in range(state.players))
    means = Means(state, seat)
    if cat == terms.SCAVENGER:
        return VERBS[terms.CONVERT].often(means) > 0
    return VERBS[terms.TRASH_RIVAL].often(means) > 0


def use_power(state: FortState, seat: i64, cat: i64) -> None:
    """Use a cat's power; after it a card is still to be played."""
    state.cats_used |= 1 << cat
    if state.sink is not None:
        state.tell("fort.cat-used", seat, {"cat": terms.CAT_NAMES[cat]})
    if cat == terms.SCAVENGER:
        state.push(Scavenging(seat, NOTHING, terms.CONVERT, 2, 0))
    elif cat == terms.SPRIGHTLY:
        state.push(Discarding(seat))
    elif cat == terms.BANDIT:
        state.push(Robbing(seat))
    else:
        state.push(Scratching(seat, NOTHING, terms.TRASH_RIVAL, 1, 0))


class Scratching(Doing):
    """Trash a kid in a rival's Yard, so that a card can still be played (fort.cat.scratch)."""

    clause: ClassVar[str] = "fort.cat.scratch"

    def choices(self, state: FortState, offer: Offer) -> None:
        for option, after in done_once(state, self.seat, self.verb):
            if self.can_end(after, option):
                offer.add(option)

    def can_end(self, after: FortState, option: i64) -> bool:
        """Whether a card can be played after that."""
        return may_leave(after, self.seat)

    def rule(self) -> str:
        return self.clause


class Scavenging(Scratching):
    """Convert up to two resources on your board, both in one direction (fort.cat.scavenger)."""

    clause: ClassVar[str] = "fort.cat.scavenger"

    def choices(self, state: FortState, offer: Offer) -> None:
        super().choices(state, offer)
        if self.done > 0 and offer.count > 0 and may_leave(state, self.seat):
            offer.add_first(options.ENOUGH)

    def can_end(self, after: FortState, option: i64) -> bool:
        """Whether a card can be played after this conversion, or after one more the same way."""
        if may_leave(after, self.seat):
            return True
        further = done_once(after, self.seat, VERBS[self.verb].reading(option)) if self.left > 1 else []
        return any(leaves_card(way, self.seat) for _option, way in further)

    def again(self, verb: i64) -> Doing:
        return Scavenging(self.seat, NOTHING, verb, self.left - 1, self.done + 1)


class Discarding(Ask):
    """Discard a card from your hand to draw one from your own deck (fort.cat.sprightly)."""

    question: ClassVar[str] = "fort.discard"
    clause: ClassVar[str] = "fort.cat.sprightly"

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add_kinds(options.DISCARDING, state.boards[self.seat].hand)

    def take(self, state: FortState, option: i64) -> None:
        kind = option - options.DISCARDING
        state.leave_hand(self.seat, kind)
        state.put_on_discard(self.seat, [kind])
        state.tell_card("fort.discarded-one", self.seat, kind)
        draw(state, self.seat, 1)


def packed_to_rob(state: FortState, seat: i64, rival: i64) -> list[int]:
    """The places of a rival's Pack from which a resource could be taken."""
    return [place for place in (2, 3) if rival != seat and can_steal(state, seat, rival, place)]


class Robbing(Ask):
    """Take one resource from a rival's Pack into your Stuff: from whom (fort.cat.bandit)."""

    question: ClassVar[str] = "fort.rob"
    clause: ClassVar[str] = "fort.cat.bandit"

    def choices(self, state: FortState, offer: Offer) -> None:
        for rival in range(state.players):
            if any(may_leave(way, self.seat) for _place, way in robbed(state, self.seat, rival)):
                offer.add(options.RIVAL + rival)

    def take(self, state: FortState, option: i64) -> None:
        state.push(RobbingPack(self.seat, option - options.RIVAL))


class RobbingPack(Ask):
    """Take one resource from a rival's Pack into your Stuff: which (fort.cat.bandit)."""

    question: ClassVar[str] = "fort.rob-pack"
    clause: ClassVar[str] = "fort.cat.bandit"

    def __init__(self, seat: i64, rival: i64) -> None:
        self.seat = seat
        self.rival = rival

    def choices(self, state: FortState, offer: Offer) -> None:
        for place, after in robbed(state, self.seat, self.rival):
            if may_leave(after, self.seat):
                offer.add(options.STEALING + place)

    def take(self, state: FortState, option: i64) -> None:
        steal(state, self.seat, self.rival, option - options.STEALING)


# By rules 1, for games that began with them: cats helped each other less.


def led_to_card(state: FortState, seat: i64, cat: i64, ready: list[int]) -> bool:
    """Whether a card can be played now, or once this cat has acted and perhaps others that are ready now."""
    means = Means(state, seat, -1)
    if cat == terms.SPRIGHTLY or can_play_any(state, means):
        return True
    ways = foreseen(state, means, cat)
    for other in ready:
        if other != cat:
            ways += [after for way in ways for after in foreseen(state, way, other)]
    return any(can_play_any(state, way) for way in ways)


def foreseen(state: FortState, means: Means, cat: i64) -> list[Means]:
    """The ways in which a cat's power may leave the player, rivals' Packs and Stuff being as they are now."""
    ways: list[Means] = []
    if cat == terms.SCAVENGER:
        for verb in (VERBS[terms.CONVERT_PIZZA], VERBS[terms.CONVERT_TOYS]):
            for way in verb.outcomes(means):
                ways += [way, *verb.outcomes(way)]
    elif cat == terms.BANDIT:
        for rival in range(state.players):
            for place in packed_to_rob(state, means.seat, rival):
                ways.append(means.with_tokens(moved(means.tokens, place + 2, place - 2)))
    elif cat == terms.SCRATCH:
        ways.append(means)
    return ways
