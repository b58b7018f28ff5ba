"""Whether a card may be played, and how: the rule that one action must be used fully (fort.play.one-fully).

An action may be used partially if the other one is used fully, before or after it. So before a first action falls
short, and at each choice while it does, the table looks ahead whether the other action can still be used fully.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Played
from blanketfort.games.fort.rules.box import Action
from blanketfort.games.fort.rules.means import Means
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.verbs import VERBS, after_once, full_times, most_times

GATHERING: Final = (terms.PIZZA, terms.TOY, terms.RESOURCE, terms.COPY_PACK, terms.COPY_RIVAL_PACK)


def fewest_icons(state: FortState, seat: i64, suit: i64) -> i64:
    """The fewest icons of a suit that could count: those in play, else the fewest that one added card brings."""
    if state.played.icons[suit] > 0:
        return state.played.icons[suit]
    board, matches = state.boards[seat], state.box.matches[suit]
    fewest: i64 = 0
    for kind in board.hand:
        fewest = fewer(fewest, matches[kind])
    if len(board.lookout) > 0:
        for kind in lookout_left(state, seat):
            fewest = fewer(fewest, matches[kind])
    return fewest


def fewer(fewest: i64, icons: i64) -> i64:
    """The fewest icons, with those of one more card; 0 stands for no card."""
    return icons if icons > 0 and (fewest == 0 or icons < fewest) else fewest


def lookout_left(state: FortState, seat: i64) -> list[int]:
    """The cards in a Lookout that have not been added to the played card yet."""
    lookout, looked = state.boards[seat].lookout, state.played.looked
    if len(looked) == 0:
        return lookout
    return [lookout[place] for place in range(len(lookout)) if place not in looked]


def fits_fully(state: FortState, means: Means, action: Action, suit: i64) -> bool:
    """Whether the action can be used fully now, counting this suit if it counts one, with as little added as can be."""
    if not action.counts_suit:
        return 0 < means.count(action, state.played.icons) <= full_times(means, action)
    count = fewest_icons(state, means.seat, suit) * action.amount
    if count > 0 and state.played.icons[suit] == 0 and not _costs_no_kid(state, means.seat, suit):
        means = means.with_cards(-1)
    return 0 < count <= full_times(means, action)


def _costs_no_kid(state: FortState, seat: i64, suit: i64) -> bool:
    """Whether the suit can be added from the Lookout, or by a dog."""
    if state.has_dogs:
        for kind in state.boards[seat].hand:
            if kind >= state.box.first_dog and state.box.icons[kind][suit] > 0:
                return True
    matches = state.box.matches[suit]
    return any(matches[kind] > 0 for kind in lookout_left(state, seat))


def can_use_fully(state: FortState, means: Means, action: Action) -> bool:
    """Whether the action can be used fully now (fort.play.one-fully)."""
    if action.measure != terms.ANY:
        return fits_fully(state, means, action, action.measure)
    return any(fits_fully(state, means, action, suit) for suit in range(terms.COIN + 1))


def least_times(state: FortState, means: Means, action: Action) -> i64:
    """How often the action would be done, with as little added as can be; 0 if it would do nothing."""
    if most_times(means, action) == 0:
        return 0
    if action.measure == terms.ANY:
        return max([fewest_icons(state, means.seat, suit) for suit in range(terms.COIN + 1)]) * action.amount
    if action.counts_suit:
        return fewest_icons(state, means.seat, action.measure) * action.amount
    return means.count(action, state.played.icons)


def other_action(state: FortState, which: i64) -> Action | None:
    """The played card's other action, if it has one that is still to be used."""
    if state.played.used & (2 - which) != 0:
        return None
    return state.box.actions[2 * state.played.card + 1 - which]


def can_start(state: FortState, means: Means, which: i64) -> bool:
    """Whether the leader may use this action of the played card now."""
    action = state.box.actions[2 * state.played.card + which]
    if action is None or state.played.used & (1 << which) != 0:
        return False
    if state.played.is_full:
        return least_times(state, means, action) > 0
    if can_use_fully(state, means, action):
        return True
    other = other_action(state, which)
    if other is None:
        return False
    times = least_times(state, means, action)
    return times > 0 and can_rescue(state, means, action, _readings(action), times, False, other)


def can_be_used(state: FortState, means: Means, kind: i64) -> bool:
    """Whether the card could be the played one: one of its actions can be used fully (fort.play.one-fully)."""
    box = state.box
    actions, has_effect = 0, False
    for ref in range(2 * kind, 2 * kind + 2):  # the usual case: the card alone will do
        action = box.actions[ref]
        if action is not None:
            actions += 1 if box.own_times[ref] > 0 else 2
            if 0 < box.own_times[ref] <= full_times(means, action):
                return True
            has_effect = has_effect or most_times(means, action) > 0
    if actions == 1 or not has_effect:  # nothing could be added, and there is no other action; or neither does anything
        return False
    before = state.played
    state.played = Played(kind, box.icons[kind], before.added, before.dog)
    usable = can_start(state, means, 0) or can_start(state, means, 1)
    state.played = before
    return usable


def serve(state: FortState, most: i64, times: i64) -> bool:
    """Whether each card added for an action changes what is done, if it can be done so often at the most."""
    return state.played.least == 0 or most > times - state.played.least


def may_fall_short(
    state: FortState, means: Means, which: i64, left: i64, has_begun: bool, reading: i64 = terms.NO_VERB
) -> bool:
    """Whether the leader's action under way may be less than full, with this many times of it still to do.

    `reading` is its verb with the direction of a conversion, once that is chosen.
    """
    if state.played.is_full:
        return True
    other = other_action(state, which)
    action = state.box.actions[2 * state.played.card + which]
    if other is None or action is None:
        return False
    readings = _readings(action) if reading == terms.NO_VERB else [reading]
    return can_rescue(state, means, action, readings, left, has_begun, other)


def can_rescue(
    state: FortState,
    means: Means,
    action: Action,
    readings: list[int],
    left: i64,
    has_begun: bool,
    other: Action,
) -> bool:
    """Whether the other action can be used fully after this one was done up to `left` more times.

    It is done at least once. It is done as often as can be when cards were added to it, which must serve their purpose,
    and when it gathers.
    """
    goes_on = state.played.least > 0 or action.verb in GATHERING
    for verb in readings:
        if not has_begun and not serve(state, _most(means, action, verb), left):
            continue
        if has_begun:
            ways, further = [means], left
        else:
            ways, further = after_once(means, action, verb), left - 1
        if _rescues(state, ways, action, verb, further, goes_on, other):
            return True
    return False


def _most(means: Means, action: Action, verb: i64) -> i64:
    """How often the action has an effect, its verb read as this one; by rules 1 what stands beside it did not count."""
    often = VERBS[verb].often(means)
    if action.also == terms.NO_VERB or means.state.setup.rules == 1:
        return often
    return max(often, VERBS[action.also].often(means))


def _readings(action: Action) -> list[int]:
    """The verb, with the choice made that holds for all its times."""
    if action.verb == terms.RESOURCE:
        return [terms.PIZZA, terms.TOY]
    if action.verb == terms.CONVERT:
        return [terms.CONVERT_PIZZA, terms.CONVERT_TOYS]
    return [action.verb]


def _rescues(
    state: FortState, ways: list[Means], action: Action, verb: i64, left: i64, goes_on: bool, other: Action
) -> bool:
    seen: set[int] = set()
    while len(ways) > 0:
        further: list[Means] = []
        for means in ways:
            onward = after_once(means, action, verb) if left > 0 else []
            if (not goes_on or len(onward) == 0) and can_use_fully(state, means, other):
                return True
            for way in onward:
                key = way.key()
                if key not in seen:
                    seen.add(key)
                    further.append(way)
        ways = further
        left -= 1
    return False
