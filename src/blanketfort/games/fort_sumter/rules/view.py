"""What a player may know, and a full state that fits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blanketfort.engine.chance import Stream
from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.games.fort_sumter.rules.board import (
    DIMENSIONS,
    SIDES,
    SPACE_COUNT,
    SPACES,
    ZONES,
    dimension_of,
    pivotal_of,
)
from blanketfort.games.fort_sumter.rules.deck import CARD_COUNT, LIFT, LIFT_POOL
from blanketfort.games.fort_sumter.rules.events import Either, May, Move, Place, Remove, SetDown
from blanketfort.games.fort_sumter.rules.final_crisis import GiveUp, Rally
from blanketfort.games.fort_sumter.rules.scoring import PivotalBonus, scores
from blanketfort.games.fort_sumter.rules.state import Cards, FortSumterState, replace_card, replace_cards


def view(state: FortSumterState, seat: int | None) -> dict[str, Any]:
    """All that a seat may know; None is a spectator, who sees what lies open to both."""
    return {
        "game": state.setup.game.name,
        "options": state.setup.options,
        "seat": seat,
        "round": state.round,
        "final-crisis": state.is_final_crisis,
        "first-player": state.first_player(),
        "spaces": [_show_space(state, space) for space in range(SPACE_COUNT)],
        "commissioner": _name(state.commissioner),
        "sides": [_show_side(state, side, side == seat) for side in range(2)],
        "scores": scores(state),
        "strategy-deck": len(state.strategy_deck),
        "discard": _cards(state, state.discard),
        "claimable": None if state.claimable == NOTHING else state.deck.cards[state.claimable],
        "objective-deck": len(state.objective_deck),
        "removed-objectives": _spaces(state.removed),
        "pending": _show_pending(state),
        "over": state.over,
        "winners": state.winners,
    }


def _show_space(state: FortSumterState, space: int) -> dict[str, Any]:
    dimension = dimension_of(space)
    return {
        "name": SPACES[space],
        "dimension": DIMENSIONS[dimension],
        "pivotal": space == pivotal_of(dimension),
        "tokens": [state.count(side, space) for side in range(2)],
    }


def _show_side(state: FortSumterState, side: int, is_own: bool) -> dict[str, Any]:
    first = side * len(ZONES)
    offers, kept = state.offers[side], state.kept[side]
    shown: dict[str, Any] = {
        "side": SIDES[side],
        "vp": state.vp(side),
        "pool": state.pool[side],
        "track": state.track[side],
        "boxes": state.boxes[first : first + len(ZONES)],
        "hand": len(state.hands[side]),
        "aside": len(state.asides[side]),
        "order": len(state.orders[side]),
        "offer": len(offers),
        "objective": kept != NOWHERE,
    }
    if is_own:
        shown["hand"] = _cards(state, state.hands[side])
        shown["aside"] = _cards(state, state.asides[side])
        shown["order"] = _cards(state, state.orders[side])
        shown["offer"] = _spaces(offers)
        shown["objective"] = _name(kept)
        shown["returned"] = _name(state.returned[side])
    return shown


def _cards(state: FortSumterState, cards: Cards) -> list[str]:
    return [state.deck.cards[card] for card in cards]


def _spaces(spaces: Sequence[int]) -> list[str]:
    return [SPACES[space] for space in spaces]


def _name(space: int) -> str | None:
    return None if space == NOWHERE else SPACES[space]


def _show_pending(state: FortSumterState) -> dict[str, Any] | None:
    """What is being asked, with what is left to do: a step holds nothing hidden."""
    if state.over:
        return None
    step = state.agenda[-1]
    shown: dict[str, Any] = {"kind": step.kind(), "seat": step.seat}
    if isinstance(step, Place | Remove | Move | Either | May):
        shown["event"] = state.deck.deeds[step.deed].text
    if isinstance(step, PivotalBonus | GiveUp | Rally):
        shown["dimension"] = DIMENSIONS[step.dimension]
    if isinstance(step, Place | Remove | Move | PivotalBonus | GiveUp | Rally):
        shown["left"] = step.left
    if isinstance(step, Move):
        shown["targets"] = _spaces(state.deck.deeds[step.deed].targets)
    if isinstance(step, SetDown):
        shown["lifted"] = "pool" if step.lifted == LIFT_POOL - LIFT else SPACES[step.source()]
        shown["side"] = SIDES[step.side()]
    return shown


def determinize(state: FortSumterState, seat: int, seed: int) -> FortSumterState:
    """Deal all that the seat cannot know anew: the other's cards and objectives, and both decks."""
    copy = state.clone()
    stream = copy.become_possible(seat, seed)
    _deal_cards(copy, seat, stream)
    _deal_objectives(copy, seat, stream)
    copy.settle()
    return copy


def _deal_cards(state: FortSumterState, seat: int, stream: Stream) -> None:
    known = set(state.discard + state.hands[seat] + state.asides[seat] + state.orders[seat])
    unseen = [card for card in range(CARD_COUNT) if card not in known]
    stream.shuffle(unseen)
    other = 1 - seat
    state.hands = replace_cards(state.hands, other, tuple(sorted(_take(unseen, len(state.hands[other])))))
    state.asides = replace_cards(state.asides, other, _take(unseen, len(state.asides[other])))
    state.orders = replace_cards(state.orders, other, _take(unseen, len(state.orders[other])))
    state.strategy_deck = tuple(unseen)


def _deal_objectives(state: FortSumterState, seat: int, stream: Stream) -> None:
    """What the seat shuffled back this round is in the deck, so the other player cannot have it."""
    other = 1 - seat
    mine = state.returned[seat]
    known = {*state.removed, *state.offers[seat], state.kept[seat], mine}
    unseen = [space for space in range(SPACE_COUNT) if space not in known]
    stream.shuffle(unseen)
    state.offers = replace_cards(state.offers, other, tuple(sorted(_take(unseen, len(state.offers[other])))))
    if state.kept[other] != NOWHERE:
        state.kept = replace_card(state.kept, other, unseen.pop())
    if state.returned[other] != NOWHERE:
        state.returned = replace_card(state.returned, other, unseen[-1])
    if mine != NOWHERE:
        unseen.append(mine)
    unseen.sort()
    stream.shuffle(unseen)
    state.objective_deck = tuple(unseen)


def _take(cards: list[int], number: int) -> Cards:
    return tuple([cards.pop() for _card in range(number)])
