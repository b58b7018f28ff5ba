"""A rule-of-thumb player for Fort Sumter.

It counts what each space is worth: the chance to control it, from the lead in tokens, times what control brings in
dimensions, objectives and at the end. Each token goes where that sum grows most, and the card is played that lets it
grow most in this way.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.view import View
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.rules import board, effects
from blanketfort.games.fort_sumter.rules.board import dimension_of, spaces_of
from blanketfort.games.fort_sumter.rules.deck import VALUE_DEED
from blanketfort.games.fort_sumter.rules.effects import Deed
from blanketfort.games.fort_sumter.rules.final_crisis import TOKENS_TO_RALLY
from blanketfort.games.fort_sumter.view import FortSumterView, Task

MAYBE_OBJECTIVE: Final = 0.11
"""What a space is worth because it may be the other player's objective."""
LATER: Final = 0.35
"""What a point in a later round is worth now, for a lead held in this one."""
AT_THE_END: Final = 0.5
TOKEN: Final = 0.05
"""What a token in the pool is worth, and one still on the track."""
TRACK_TOKEN: Final = 0.04


def _chances(steepness: float) -> list[float]:
    """The chance to control a space at the scoring, by the lead in tokens from -4 to 4; a tie is nobody's."""
    return [1 / (1 + math.exp(-steepness * (lead - 0.5))) for lead in range(-board.SPACE_LIMIT, board.SPACE_LIMIT + 1)]


MID_ROUND: Final[list[float]] = _chances(1.1)
LAST_CARD: Final[list[float]] = _chances(2.2)
NOW: Final[list[float]] = _chances(9.0)


class Stakes:
    """What is at stake for one side as the round stands: what tokens tried out on the map do not change."""

    def __init__(self, view: FortSumterView, me: int) -> None:
        self.me = me
        boxes = [held.boxes[board.FINAL_CRISIS] for held in view.boards]
        self.would_breach: bool = boxes[me] == board.BONUS[board.FINAL_CRISIS]
        self.would_pay: bool = self.would_breach and boxes[1 - me] == board.BONUS[board.FINAL_CRISIS]
        self.chances = _read_chances(view)
        self.is_end = view.final_crisis
        rounds_left = board.ROUNDS - view.round
        self.dimension_worth = 1.0 if self.is_end else 1 + LATER * rounds_left + AT_THE_END
        self.pool_worth = 1.0 if self.is_end else 0.1 if rounds_left else 0.3
        self.worth = self._read_worth(view, rounds_left)

    def _read_worth(self, view: FortSumterView, rounds_left: int) -> list[float]:
        """What control of each space alone is worth."""
        worth = [0.0 if self.is_end else MAYBE_OBJECTIVE * (1 + LATER * rounds_left)] * board.SPACE_COUNT
        worth[board.FORT_SUMTER] += 1.0 if self.is_end else AT_THE_END - 0.1 * rounds_left
        for space in range(0, board.SPACE_COUNT, len(spaces_of(0))):
            worth[space] += 0.0 if self.is_end else 0.15
        for name in view.removed_objectives:
            worth[board.SPACES.index(name)] *= 0.6
        own = view.boards[self.me].objective
        if own is not None:
            worth[board.SPACES.index(own)] += 1.1
        return worth


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """The map as one side sees it, with the worth of what lies there; tokens can be tried out on it."""

    def __init__(self, stakes: Stakes, tokens: list[int], pool: list[int], track: list[int], commissioner: i64) -> None:
        self.stakes = stakes
        self.me = stakes.me
        self.tokens = tokens
        self.pool = pool
        self.track = track
        self.commissioner = commissioner
        self.parts: list[float] = []
        """What each dimension is worth to me less what it is worth to the other side."""

    def lead(self, space: i64) -> i64:
        mine: i64 = self.tokens[self.me * board.SPACE_COUNT + space]
        return mine - self.tokens[(1 - self.me) * board.SPACE_COUNT + space]

    def _weigh(self, dimension: i64) -> float:
        """What a dimension is worth to me less what it is worth to the other side."""
        mine, theirs, total = 1.0, 1.0, 0.0
        for space in range(dimension * board.DIMENSION_SIZE, (dimension + 1) * board.DIMENSION_SIZE):
            lead = self.lead(space)
            chances = NOW if space == self.commissioner else self.stakes.chances
            my_chance, their_chance = chances[board.SPACE_LIMIT + lead], chances[board.SPACE_LIMIT - lead]
            mine *= my_chance
            theirs *= their_chance
            total += self.stakes.worth[space] * (my_chance - their_chance)
        return total + self.stakes.dimension_worth * (mine - theirs)

    def total(self) -> float:
        """How good this is for me."""
        ahead = self.pool[self.me] - self.pool[1 - self.me]
        supply = TOKEN * ahead + TRACK_TOKEN * self.track[self.me]
        if self.stakes.would_breach and self.track[self.me] <= board.ZONE_TOP[board.FINAL_CRISIS]:
            supply += TOKEN * 2 - (0.9 if self.stakes.would_pay else 0)
        supply += self.stakes.pool_worth * (NOW[_clamp(ahead - 2)] - NOW[_clamp(-ahead - 2)])
        total = 0.0
        for part in self.parts:
            total += part
        return total + supply

    # Trying out.

    def add(self, side: i64, space: i64, number: i64) -> None:
        self.tokens[side * board.SPACE_COUNT + space] += number
        self.parts[dimension_of(space)] = self._weigh(dimension_of(space))

    def move(self, side: i64, source: i64, target: i64) -> None:
        """A token goes from one space to another. Nowhere is the pool, and the track where that is empty."""
        if source != NOWHERE:
            self.add(side, source, -1)
        elif self.pool[side] > 0:
            self.pool[side] -= 1
        else:
            self.track[side] -= 1
        if target != NOWHERE:
            self.add(side, target, 1)
        else:
            self.pool[side] += 1

    def foresee(self, side: i64, source: i64, target: i64) -> float:
        """How good it would be after that; all lies as it lay then."""
        parts, pool, track = self.parts, self.pool[side], self.track[side]
        self.parts = parts[:]
        self.move(side, source, target)
        total = self.total()
        self.parts, self.pool[side], self.track[side] = parts, pool, track
        if source != NOWHERE:
            self.tokens[side * board.SPACE_COUNT + source] += 1
        if target != NOWHERE:
            self.tokens[side * board.SPACE_COUNT + target] -= 1
        return total

    def send(self, space: i64) -> None:
        before, self.commissioner = self.commissioner, space
        for changed in (before, space):
            if changed != NOWHERE:
                self.parts[dimension_of(changed)] = self._weigh(dimension_of(changed))

    def copy(self) -> Outlook:
        twin = Outlook(self.stakes, self.tokens[:], self.pool[:], self.track[:], self.commissioner)
        twin.parts = self.parts[:]
        return twin

    def become(self, other: Outlook) -> None:
        """Have it as it is there."""
        self.tokens, self.pool, self.track, self.parts = other.tokens, other.pool, other.track, other.parts
        self.commissioner = other.commissioner

    # What can be tried.

    def has_room(self, side: i64, space: i64) -> bool:
        return space != self.commissioner and self.tokens[side * board.SPACE_COUNT + space] < board.SPACE_LIMIT

    def has_token(self, side: i64, space: i64) -> bool:
        return space != self.commissioner and self.tokens[side * board.SPACE_COUNT + space] > 0


def read_outlook(view: FortSumterView, me: int) -> Outlook:
    """The map as it lies."""
    tokens = [space.tokens[side] for side in range(2) for space in view.spaces]
    pool, track = [held.pool for held in view.boards], [held.track for held in view.boards]
    name = view.commissioner
    outlook = Outlook(Stakes(view, me), tokens, pool, track, NOWHERE if name is None else board.SPACES.index(name))
    outlook.parts = [outlook._weigh(dimension) for dimension in range(len(board.DIMENSIONS))]
    return outlook


def _clamp(lead: i64) -> i64:
    return max(-board.SPACE_LIMIT, min(board.SPACE_LIMIT, lead)) + board.SPACE_LIMIT


def _read_chances(view: FortSumterView) -> list[float]:
    if view.final_crisis or view.kind == "fort-sumter.bonus":
        return NOW
    hands = [held.hand_size for held in view.boards]
    return LAST_CARD if max(hands) <= 2 else MID_ROUND


Try = tuple[int, int, int]
"""One thing to try on an outlook: a side, the space a token leaves (nowhere: none), the space it goes to."""


class RuleOfThumb:
    """Plays by counting; the seed decides only what counting cannot."""

    def __init__(self, seed: int, game: FortSumter = GAME) -> None:
        self.deck = game.deck
        self.stream = stream_of(seed, "fort-sumter rule of thumb")

    def choose(self, view: View, decision: Decision) -> int:
        assert isinstance(view, FortSumterView)
        keys = [option.key for option in decision.options]
        outlook = read_outlook(view, decision.seat)
        worths = [self.weigh(key, outlook, view) for key in keys]
        best = worths.index(max(worths))
        if decision.kind == "fort-sumter.line-up":
            # Of equal cards any may come first: nobody shall foresee which.
            equal = [number for number, worth in enumerate(worths) if worth == worths[best]]
            best = equal[self.stream.below(len(equal))]
        return decision.options[best].id

    def weigh(self, key: str, outlook: Outlook, view: FortSumterView) -> float:
        """How good an option is, by what the outlook is after it."""
        task = view.task or Task()
        verb, _, rest = key.partition(":")
        if verb == "keep":
            return self._weigh_objective(outlook, board.SPACES.index(rest))
        if verb == "place":
            return outlook.foresee(outlook.me, NOWHERE, board.SPACES.index(rest))
        if verb == "remove":
            side, space = _token(rest)
            return outlook.foresee(side, space, NOWHERE)
        if verb == "to":
            assert task.side is not None and task.lifted is not None, "a token is set down that was lifted"
            source = NOWHERE if task.lifted == "pool" else board.SPACES.index(task.lifted)
            return outlook.foresee(board.SIDES.index(task.side), source, board.SPACES.index(rest))
        tried = outlook.copy()
        if verb in ("value", "event", "claim"):
            return self._weigh_card(tried, verb, self.deck.cards.index(rest), view.claimable)
        if verb == "line-up":
            # What gains most comes last, when it can no longer be answered.
            _rally(tried, self.deck.bars[self.deck.cards.index(rest)])
            return -tried.total()
        if verb == "choose":
            self._perform(tried, self._find(task.event).parts[int(rest) - 1])
        elif verb == "do":
            self._perform(tried, self._find(task.event).parts[0])
        elif verb == "commissioner":
            tried.send(board.SPACES.index(rest))
        elif verb == "move":
            self._set_down(tried, rest, task)
        return tried.total()

    def _find(self, text: str | None) -> Deed:
        return next(deed for deed in self.deck.deeds if deed.text == text)

    def _weigh_objective(self, outlook: Outlook, space: int) -> float:
        """The objective that is best led already, with its neighbours of the dimension."""
        around = sum([outlook.lead(other) for other in spaces_of(dimension_of(space))])
        return float(outlook.lead(space)) + 0.3 * float(around)

    def _weigh_card(self, outlook: Outlook, verb: str, card: int, claimable: str | None) -> float:
        if verb == "value":
            self._perform(outlook, VALUE_DEED + self.deck.values[card])
        elif verb == "event":
            self._perform(outlook, self.deck.events[card])
        elif claimable is not None:
            self._perform(outlook, self.deck.events[self.deck.cards.index(claimable)])
        return outlook.total()

    def _set_down(self, outlook: Outlook, lifted: str, task: Task) -> None:
        """Move a lifted token to the best of the spaces it may go to."""
        side, source = (outlook.me, NOWHERE) if lifted == "pool" else _token(lifted)
        if task.dimension is not None:
            targets = spaces_of(board.DIMENSIONS.index(task.dimension))
        else:
            targets = [board.SPACES.index(name) for name in task.targets or []]
        tries = [(side, source, target) for target in targets if target != source and outlook.has_room(side, target)]
        _take_best(outlook, tries, must=True)

    # Events, carried out greedily.

    def _perform(self, outlook: Outlook, number: int) -> None:
        deed = self.deck.deeds[number]
        if deed.verb == effects.PLACE:
            _place(outlook, deed)
        elif deed.verb == effects.REMOVE:
            _remove(outlook, deed)
        elif deed.verb == effects.MOVE:
            _move(outlook, deed)
        elif deed.verb == effects.SEND_COMMISSIONER:
            outlook.send(max(board.ANYWHERE, key=lambda space: _weigh_sent(outlook, space)))
        elif deed.verb in (effects.EITHER, effects.MAY):
            self._perform_best(outlook, deed)
        else:
            for part in deed.parts:
                self._perform(outlook, part)

    def _perform_best(self, outlook: Outlook, deed: Deed) -> None:
        tried = [outlook.copy() for _part in deed.parts]
        for twin, part in zip(tried, deed.parts, strict=True):
            self._perform(twin, part)
        best = max(tried, key=Outlook.total)
        if deed.verb == effects.EITHER or best.total() > outlook.total():
            outlook.become(best)


def _token(text: str) -> tuple[int, int]:
    side, _, space = text.partition(":")
    return board.SIDES.index(side), board.SPACES.index(space)


def _weigh_sent(outlook: Outlook, space: int) -> float:
    tried = outlook.copy()
    tried.send(space)
    return tried.total()


def _rally(outlook: Outlook, dimension: int) -> None:
    """Move up to two own tokens from anywhere or the pool into a dimension, as a card of the Final Crisis allows."""
    me = outlook.me
    for _token_rallied in range(TOKENS_TO_RALLY):
        sources = [NOWHERE] if outlook.pool[me] > 0 else []
        sources += [space for space in board.ANYWHERE if outlook.has_token(me, space)]
        targets = [space for space in spaces_of(dimension) if outlook.has_room(me, space)]
        tries = [(me, source, target) for source in sources for target in targets if source != target]
        if _take_best(outlook, tries, must=False) is None:
            return


def _take_best(outlook: Outlook, tries: list[Try], must: bool) -> Try | None:
    """Do the best of these things; unless one must, only if that is better than nothing."""
    best, best_total = None, -math.inf if must else outlook.total()
    for what in tries:
        total = outlook.foresee(what[0], what[1], what[2])
        if total > best_total:
            best, best_total = what, total
    if best is not None:
        outlook.move(best[0], best[1], best[2])
    return best


def _place(outlook: Outlook, deed: Deed) -> None:
    used = [0] * board.SPACE_COUNT
    for _token_placed in range(deed.amount):
        if outlook.pool[outlook.me] == 0 and (deed.is_pool_only or outlook.track[outlook.me] == 0):
            return
        best, best_total = NOWHERE, outlook.total() if deed.is_up_to else -math.inf
        for space in deed.spaces:
            if outlook.has_room(outlook.me, space) and used[space] < deed.at_most:
                total = outlook.foresee(outlook.me, NOWHERE, space)
                if total >= best_total:  # of equals the last
                    best, best_total = space, total
        if best == NOWHERE:
            return
        used[best] += 1
        outlook.move(outlook.me, NOWHERE, best)


def _sides(outlook: Outlook, deed: Deed) -> list[int]:
    if deed.whose == effects.ANY:
        return [0, 1]
    return [1 - outlook.me] if deed.whose == effects.OPPOSING else [outlook.me]


def _remove(outlook: Outlook, deed: Deed) -> None:
    used = [0] * board.SPACE_COUNT
    for _token_removed in range(deed.amount):
        tries = [
            (side, space, NOWHERE)
            for side in _sides(outlook, deed)
            for space in deed.spaces
            if outlook.has_token(side, space) and used[space] < deed.at_most
        ]
        done = _take_best(outlook, tries, not deed.is_up_to)
        if done is None:
            return
        used[done[1]] += 1


def _move(outlook: Outlook, deed: Deed) -> None:
    for _token_moved in range(deed.amount):
        tries = [
            (side, source, target)
            for side in _sides(outlook, deed)
            for source in deed.spaces
            if outlook.has_token(side, source)
            for target in deed.targets
            if target != source and outlook.has_room(side, target)
        ]
        if _take_best(outlook, tries, not deed.is_up_to) is None:
            return
