"""Cats & Dogs, the chapter "Using dogs": the way of a dog from the hand, or from the Yard."""

from __future__ import annotations

from mypy_extensions import i64

from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.actions import Doing
from blanketfort.games.fort.rules.board import NO_ICONS
from blanketfort.games.fort.rules.mimic import Mimicking
from blanketfort.games.fort.rules.needs import AddingToDog
from blanketfort.games.fort.rules.piles import NO_CARDS
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.stealing import Visiting
from blanketfort.games.fort.rules.swaps import draw_perk, draw_rule
from blanketfort.games.fort.rules.tricks import (
    Advancing,
    Calling,
    DeclaringCoins,
    Digging,
    Fetching,
    FillingToys,
    Gaining,
    GoingHome,
    Herding,
    Relieving,
    Settling,
    ShufflingTogether,
)
from blanketfort.games.fort.rules.using import put_down


def send_dogs_away(state: FortState, seat: i64) -> None:
    """Dogs in your Yard go to the discard pile of the player to your left (fort.dogs.wander)."""
    board = state.boards[seat]
    dogs = [kind for kind in board.yard if kind >= state.box.first_dog]
    if len(dogs) == 0:
        return
    left = (seat + 1) % state.players
    board.yard = state.box.kids_among(board.yard)
    state.put_on_discard(left, dogs)
    if state.sink is not None:
        state.tell("fort.wandered", seat, {"cards": [state.box.ids[kind] for kind in dogs], "rival": left})


def play_dog(state: FortState, seat: i64, dog: i64) -> None:
    """Put a dog down: first its need, then its action (fort.dogs.instead)."""
    state.leave_hand(seat, dog)
    put_down(state, NOTHING, NO_ICONS, dog)
    state.tell_card("fort.played", seat, dog)
    need = state.box.need_of(dog)
    state.push(DoingTrick(seat))
    if need.add > 0:
        state.push(AddingToDog(seat, 0))
    if need.spend > 0:
        state.push(Doing(seat, NOTHING, need.spending, need.spend, 0))


class DoingTrick(Step):
    """The need is met: use the dog's action, which ends in a doghouse (fort.doghouse.tuck)."""

    def run(self, state: FortState) -> None:
        seat = self.seat
        trick = state.box.trick_of(state.played.dog)
        verb, amount = trick.verb, trick.amount
        state.played.looked = NO_CARDS
        if verb == terms.STEAL:
            state.push(Visiting(seat, amount))
            return
        state.push(GoingHome(seat, seat))
        if verb == terms.DOG_SCORE:
            state.score_points(seat, amount)
        elif verb == terms.GAIN:
            state.push(Gaining(seat, amount))
        elif verb == terms.FILL_TOYS:
            state.push(FillingToys(seat))
        elif verb == terms.MIMIC:
            state.push(Mimicking(seat, amount, NOTHING))
        elif verb == terms.HERD:
            state.push(Herding(seat))
        elif verb == terms.FETCH:
            state.push(Fetching(seat, amount))
        elif verb == terms.RELIEVE:
            state.push(Settling(seat, amount))
            state.push(Relieving(seat))
        elif verb == terms.DIG:
            state.push(ShufflingTogether(seat))
            state.push(Digging(seat, amount))
        elif verb == terms.CALL:
            state.push(Calling(seat))
            state.push(DeclaringCoins(seat, state.played.icons[terms.COIN]))
        elif verb == terms.DOG_ADVANCE:
            state.push(Advancing(seat))
        elif verb == terms.SWAP_PERK:
            draw_perk(state, seat)
        elif verb == terms.SWAP_RULE:
            draw_rule(state, seat)
