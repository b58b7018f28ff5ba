"""Breaches of the crisis zones, settled once a card has been played to its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.state import Step
from blanketfort.games.fort_sumter.rules.board import BONUS, ESCALATION, FINAL_CRISIS, LATE_BONUS, TENSION
from blanketfort.games.fort_sumter.rules.events import SendCommissioner
from blanketfort.games.fort_sumter.rules.state import FROM_BREACH, FortSumterState

LAST_FIRST: Final[list[int]] = [FINAL_CRISIS, TENSION, ESCALATION]
"""The zones as they are pushed: what is pushed last is settled first."""


@mypyc_attr(acyclic=True, free_list_len=1)
class SettleBreaches(Step):
    """Settle the zones that a player has breached."""

    def run(self, state: FortSumterState) -> None:
        push_breaches(state, self.seat)


def push_breaches(state: FortSumterState, seat: i64) -> None:
    """What a player has breached is settled next: Escalation, Tension, Final Crisis (fort-sumter.zones.order)."""
    for zone in LAST_FIRST:
        if state.is_breached(seat, zone) and state.has_bonus(seat, zone):
            state.push(Breach(seat, zone))


class Breach(Step):
    """Take the bonus tokens of one breached zone, with what else the breach brings."""

    def __init__(self, seat: i64, zone: i64) -> None:
        self.seat = seat
        self.zone = zone

    def run(self, state: FortSumterState) -> None:
        is_first = state.has_bonus(1 - self.seat, self.zone)
        if self.zone == FINAL_CRISIS:
            breach_final_crisis(state, self.seat, is_first)
            return
        state.take_bonus(self.seat, self.zone, BONUS[self.zone])
        if self.zone == TENSION and (is_first or state.rules.second_breach_moves):
            state.push(SendCommissioner(1 - self.seat))


def breach_final_crisis(state: FortSumterState, seat: i64, is_first: bool) -> None:
    """The first takes four and loses a point; the second takes two, and two stay (fort-sumter.zones.final-first)."""
    state.take_bonus(seat, FINAL_CRISIS, BONUS[FINAL_CRISIS] if is_first else LATE_BONUS)
    if is_first:
        state.score(seat, FROM_BREACH, -1)
