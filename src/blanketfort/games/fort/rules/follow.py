"""The chapter "Following the leader", and what comes after it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.actions import use
from blanketfort.games.fort.rules.asking import Ask, trash_perk
from blanketfort.games.fort.rules.box import Action
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import full_times


class Followers(Step):
    """After the leader resolved the card, the others may follow in turn order (fort.follow.turn-order)."""

    def run(self, state: FortState) -> None:
        if state.box.actions[2 * state.played.card] is None:
            return
        for distance in range(state.players - 1, 0, -1):
            seat = (self.seat + distance) % state.players
            # What a dog borrows is not the played card, and a dog cannot be trashed (fort.dogs.rough-housing).
            if state.boards[seat].perk == terms.ROUGH_HOUSING and state.played.borrowed == NOTHING:
                state.push(RoughHousing(seat))
        for distance in range(state.players - 1, 0, -1):
            state.push(FOLLOWING[(self.seat + distance) % state.players])
        if state.box.icons[state.played.card][terms.COIN] > 0:
            state.push(Declaring(self.seat))


FOLLOWERS: Final = [Followers(seat) for seat in range(4)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Declaring(Ask):
    """The leader of a coin card declares its suit (fort.follow.coin-leader)."""

    question: ClassVar[str] = "fort.declare"
    clause: ClassVar[str] = "fort.follow.coin-leader"

    def choices(self, state: FortState, offer: Offer) -> None:
        for suit in range(terms.SUITS):
            offer.add(options.SUIT + suit)

    def take(self, state: FortState, option: i64) -> None:
        state.played.declared = option - options.SUIT
        if state.sink is not None:
            state.tell("fort.declared", self.seat, {"suit": terms.SUIT_NAMES[state.played.declared]})


def led_suit(state: FortState) -> i64:
    """The suit that followers must match."""
    declared = state.played.declared
    return declared if declared != NOTHING else state.box.first_suits[state.played.card]


class Following(Ask):
    """Discard one card of a matching suit to use the public action in full, or not (fort.follow.one-card).

    Asked even of a player who can only pass, so that nobody learns who could have followed.
    """

    question: ClassVar[str] = "fort.follow"
    clause: ClassVar[str] = "fort.follow.one-card"

    def is_secretive(self) -> bool:
        return True

    def choices(self, state: FortState, offer: Offer) -> None:
        if len(state.boards[self.seat].hand) > 0:
            offer.add(options.PASS)
            offer_cards(state, self.seat, 0, offer)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.PASS:
            if state.sink is not None:
                state.tell("fort.passed", self.seat, {})
            return
        kind = option - options.FOLLOW
        state.played.followers |= 1 << self.seat
        discard_to_follow(state, self.seat, kind)
        icons = state.box.matches[led_suit(state)][kind]
        if can_copy_cat(state, self.seat):
            state.push(FollowingFurther(self.seat, icons))
        else:
            use_public_action(state, self.seat, icons)


FOLLOWING: Final = [Following(seat) for seat in range(4)]


def can_copy_cat(state: FortState, seat: i64) -> bool:
    """Whether a second card might be discarded, for all that the others know (fort.ruling.copy-cat-counts)."""
    board = state.boards[seat]
    if board.perk != terms.COPY_CAT or len(board.hand) == 0:
        return False
    action = state.box.actions[2 * state.played.card]
    assert action is not None
    return action.counts_suit or state.setup.options["copy-cat"] == "matching"


def discard_to_follow(state: FortState, seat: i64, kind: i64) -> None:
    """Put the card into the follower's discard pile."""
    state.leave_hand(seat, kind)
    state.put_on_discard(seat, [kind])
    state.tell_card("fort.followed", seat, kind)


def offer_cards(state: FortState, seat: i64, icons_before: i64, offer: Offer) -> None:
    """Offer to discard a card of the suit that was led and use the public action (fort.follow.in-full).

    `icons_before` are those of a card that the follower has already discarded.
    """
    matches = state.box.matches[led_suit(state)]
    action = state.box.actions[2 * state.played.card]
    assert action is not None
    means: Means | None = None
    last = NOTHING
    for kind in state.boards[seat].hand:
        icons = matches[kind] if kind != last else 0
        last = kind
        if icons > 0:
            if kind >= state.box.first_dog:  # the last in hand: no kid leaves it, no kid comes to the discard pile
                means = Means(state, seat)
            elif means is None:
                means = Means(state, seat, -1, 1)
            times = times_followed(state, means, action, icons_before + icons)
            if 0 < times <= most_followed(state, means, action):
                offer.add(options.FOLLOW + kind)


def most_followed(state: FortState, means: Means, action: Action) -> i64:
    """How often a follower could do the public action in full, with the resource that the leader chose."""
    if action.verb == terms.RESOURCE and state.played.chosen != NOTHING:
        return means.room(state.played.chosen)
    return full_times(means, action)


def times_followed(state: FortState, means: Means, action: Action, icons: i64) -> i64:
    """How often a follower does the public action: only the icons of the discarded card count (fort.follow.icons)."""
    if not action.counts_suit:
        return means.count(action, state.played.icons)
    if action.measure == terms.ANY or action.measure == led_suit(state):
        return icons * action.amount
    return 0


class FollowingFurther(Ask):
    """With Copy Cat a second card may be discarded; then the action is used (fort.perk.copy-cat).

    Asked even of a player who has no second card, so that nobody learns it.
    """

    question: ClassVar[str] = "fort.copy-cat"
    clause: ClassVar[str] = "fort.perk.copy-cat"

    def __init__(self, seat: i64, icons: i64) -> None:
        self.seat = seat
        self.icons = icons

    def is_secretive(self) -> bool:
        return True

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.ENOUGH)
        offer_cards(state, self.seat, self.icons, offer)

    def take(self, state: FortState, option: i64) -> None:
        icons = self.icons
        if option != options.ENOUGH:
            kind = option - options.FOLLOW
            discard_to_follow(state, self.seat, kind)
            icons += state.box.matches[led_suit(state)][kind]
        use_public_action(state, self.seat, icons)


def use_public_action(state: FortState, seat: i64, icons: i64) -> None:
    """Use the leader's public action in full, with the icons of what was discarded."""
    action = state.box.actions[2 * state.played.card]
    assert action is not None
    use(state, seat, 2 * state.played.card, times_followed(state, Means(state, seat), action, icons))


class RoughHousing(Ask):
    """Instead of following, after all others: trash the leader's played card (fort.perk.rough-housing)."""

    question: ClassVar[str] = "fort.rough-housing"
    clause: ClassVar[str] = "fort.perk.rough-housing"

    def choices(self, state: FortState, offer: Offer) -> None:
        if state.played.followers & (1 << self.seat) == 0:
            offer.add(options.PASS)
            offer.add(options.USE_ROUGH_HOUSING)

    def take(self, state: FortState, option: i64) -> None:
        if option == options.PASS:
            return
        trash_perk(state, self.seat)
        state.played.is_trashed = True
        if state.sink is not None:
            state.tell("fort.perk-used", self.seat, {"perk": "rough-housing", "card": state.box.ids[state.played.card]})
