"""Finished games looked at again by the search: a piece for each that asks, so that no table waits long for it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from blanketfort.bots.review import Judged, Review, find_costly, find_turns
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import house_game
from blanketfort.server import wire_finished
from blanketfort.server.workers import Pool
from blanketfort.table.room import Room

ITERATIONS = 100
"""How many the search has for a choice."""
SECONDS = 0.7
"""How long a worker looks at one piece: a player who waits for the computer waits no longer because of it."""
MOST_KEPT = 50
"""How many games are kept with what was found out about them; the one that was asked for least lately goes first."""


class Reviews:
    """What was found out about finished games; None stands for a choice that was none."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.kept: OrderedDict[str, list[Judged | None]] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()
        """Looking back takes one worker at most: the others are there for those who play."""

    async def look_on(self, room: Room, record: Record) -> list[Judged | None]:
        """What is known of a game, and a piece more, if there is more to be known."""
        judged = self.kept.setdefault(room.id, [])
        self.kept.move_to_end(room.id)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        async with self.one_at_a_time:
            if len(judged) < len(record.choices):
                judged += await self.pool.do(judge_piece, record.to_text(), room.head.house, judged)
        return judged


def judge_piece(text: str, deck: str, judged: list[Judged | None]) -> list[Judged | None]:
    """In the worker: the next choices of a game, as many as there is time for."""
    record = Record.from_text(text)
    game = record.find_game(house_game(record.game, deck))
    review = Review(game, record, list(range(record.players)), ITERATIONS, hindsight=False)
    until = time.monotonic() + SECONDS
    found = []
    for one in review.judge_all(judged):
        found.append(one)
        if time.monotonic() > until:
            break
    return found


def tell_review(record: Record, judged: list[Judged | None]) -> wire_finished.Review:
    """What is known of a game, for its readers."""
    choices = [one for one in judged if one is not None]
    return wire_finished.Review(
        done=len(judged),
        steps=len(record.choices),
        chances=draw_chances(judged, record.players),
        choices=[tell_choice(one) for one in choices],
        turns=[wire_finished.Remark(one.number, one.seat, one.say_turn()) for one in find_turns(choices)],
        costly=[wire_finished.Remark(one.number, one.seat, one.say_cost()) for one in find_costly(choices)],
    )


def tell_choice(one: Judged) -> wire_finished.JudgedChoice:
    """One choice, with what would have been better, if anything."""
    better = None if one.best == one.chosen else one.say_best
    return wire_finished.JudgedChoice(one.number, one.seat, percent(one.chance), percent(one.best_chance), better)


def draw_chances(judged: list[Judged | None], players: int) -> list[list[int]]:
    """Each seat's chance at every step: what its last choice left it, before its first what that one found.

    Each is judged by what that seat knew, so they do not add up by themselves: they are shown in proportion.
    """
    now: dict[int, float] = {}
    for one in reversed(judged):
        if one is not None:
            now[one.seat] = one.best_chance
    course = []
    for one in [None, *judged]:
        if one is not None:
            now[one.seat] = one.chance
        course.append(share_out([now.get(seat, 1 / players) for seat in range(players)]))
    return course


def share_out(chances: list[float]) -> list[int]:
    """In per cent of them all; what rounding leaves over goes to the best."""
    if not any(chances):
        return share_out([1.0] * len(chances))
    total = sum(chances)
    shares = [percent(chance / total) for chance in chances]
    shares[chances.index(max(chances))] += 100 - sum(shares)
    return shares


def percent(chance: float) -> int:
    return round(100 * chance)
