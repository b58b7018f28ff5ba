"""The chapter "How to play": the five phases of a turn, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.decision import Offer
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask, can_recycle
from blanketfort.games.fort.rules.cats import attract
from blanketfort.games.fort.rules.dogs import send_dogs_away
from blanketfort.games.fort.rules.draw import draw_hand
from blanketfort.games.fort.rules.piles import NO_CARDS
from blanketfort.games.fort.rules.play import PLAY
from blanketfort.games.fort.rules.recruit import RECRUIT_PHASE
from blanketfort.games.fort.rules.state import FortState

# What is left of a turn after the Recruit phase: Discard, then Draw.
DISCARD: Final = 0
END: Final = 2


class Turn(Step):
    """Cleanup, Play, Recruit, Discard, Draw (fort.turn.phases)."""

    def run(self, state: FortState) -> None:
        state.leader = self.seat
        state.cats_used = 0
        if state.sink is not None:
            state.tell("fort.turn-begun", self.seat, {"turn": state.boards[self.seat].turns + 1})
        state.push(EndingTurn(self.seat, DISCARD))
        state.push(RECRUIT_PHASE[self.seat])
        state.push(PLAY[self.seat])
        cleanup(state, self.seat)


TURN: Final = [Turn(seat) for seat in range(4)]


def cleanup(state: FortState, seat: i64) -> None:
    """Discard all the cards in your Yard; skipped on the first turn (fort.cleanup.yard)."""
    board = state.boards[seat]
    if board.turns == 0 or len(board.yard) == 0:
        return
    if state.has_dogs:
        send_dogs_away(state, seat)
    if state.sink is not None and len(board.yard) > 0:
        state.tell("fort.cleaned-up", seat, {"cards": [state.box.ids[kind] for kind in board.yard]})
    board.discard = board.discard + board.yard
    board.yard = NO_CARDS


@mypyc_attr(acyclic=True, free_list_len=1)
class EndingTurn(Ask):
    """Discard, Draw, and on to the next player: before each of them Recycling can still be used."""

    question: ClassVar[str] = "fort.end-turn"
    clause: ClassVar[str] = "fort.discard.played"

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat = seat
        self.phase = phase

    def choices(self, state: FortState, offer: Offer) -> None:
        offer.add(options.PASS)

    def take(self, state: FortState, option: i64) -> None:
        for phase in range(self.phase, END):
            if phase == DISCARD:
                discard(state, self.seat)
            else:
                draw_hand(state, self.seat)
            if can_recycle(state, self.seat):
                state.push(EndingTurn(self.seat, phase + 1))
                return
        end_turn(state, self.seat)


def discard(state: FortState, seat: i64) -> None:
    """Discard what was played and your Best Friends; the rest of the hand goes to the Yard (fort.discard.yard)."""
    board = state.boards[seat]
    state.show_hand(seat)
    discarded = state.played.cards()
    left = board.yard[:]
    for kind in board.hand:
        if state.box.best_friends[kind]:
            discarded.append(kind)
        else:
            left.append(kind)
    if len(board.yard) > 0:  # a hand is sorted already
        left.sort()
    board.hand = NO_CARDS
    board.yard = left
    if state.sink is not None and len(discarded) + len(board.yard) > 0:
        ids = state.box.ids
        told: dict[str, object] = {"cards": [ids[kind] for kind in discarded]}
        told["yard"] = [ids[kind] for kind in board.yard]
        state.tell("fort.discarded", seat, told)
    board.discard = board.discard + discarded
    state.played.card = NOTHING
    state.played.added = NO_CARDS


def end_turn(state: FortState, seat: i64) -> None:
    """Pass the turn on, unless the end was triggered and all have had as many turns (fort.end.equal-turns)."""
    if len(state.cats) > 0:
        attract(state, seat)
    state.boards[seat].turns += 1
    following = (seat + 1) % state.players
    if state.trigger == 0 or following != state.first:
        state.push(TURN[following])
    elif state.sink is not None:
        for player in range(state.players):
            rule = state.boards[player].rule
            if rule != NOTHING:
                state.tell("fort.rule-revealed", player, {"rule": terms.RULE_NAMES[rule]})
        winners: dict[str, object] = {"winners": state.find_winners()}
        state.tell("fort.ended", seat, winners)
