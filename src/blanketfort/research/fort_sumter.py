"""What a side of Fort Sumter sees, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from blanketfort.engine.state import Step
from blanketfort.games.fort_sumter.board import BONUS, DIMENSIONS, NOWHERE, ROUNDS, SIDES, SPACE_LIMIT, SPACES, ZONES
from blanketfort.games.fort_sumter.board import TOKENS as ALL_TOKENS
from blanketfort.games.fort_sumter.events import Either, May, Move, Place, Remove, SetDown
from blanketfort.games.fort_sumter.final_crisis import GiveUp, Rally
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.scoring import PivotalBonus
from blanketfort.games.fort_sumter.state import POINT_SOURCES, SOURCE_COUNT, FortSumterState
from blanketfort.research.encoding import Block, Count, Hot, Numbers, number, question

KINDS = [
    f"fort-sumter.{kind}"
    for kind in (
        *("keep", "play", "choose", "may", "place", "remove", "move", "set-down", "commissioner", "bonus"),
        *("line-up", "give-up", "give-up-more", "rally"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
BOTH_SIDES = SIDES[:2]
MOST_POINTS = 99


def blocks(game: FortSumter, players: int) -> list[Block[Any]]:
    """All blocks of an observation of Fort Sumter."""
    cards = game.deck.cards
    found: list[Block[Any]] = [*question(players, KINDS), *pending(game), *table(cards)]
    for seat, side in enumerate(BOTH_SIDES):
        found += public(side, seat)
    return found + own(cards)


def pending(game: FortSumter) -> list[Block[FortSumterState]]:
    """What is being done, by whoever is asked."""
    deeds = [f"{place} {deed.text}" for place, deed in enumerate(game.deck.deeds)]
    origins = [*(f"{side}:{space}" for side in BOTH_SIDES for space in SPACES), "pool"]
    return [
        Hot("deed", deeds, "the event or bonus being carried out", lambda s, _me: deed_of(s.top)),
        Hot("dimension", DIMENSIONS, "the dimension it is about", lambda s, _me: dimension_of(s.top)),
        number("left", "how many times more", lambda s, _me: left_of(s.top), 99),
        Hot("lifted", origins, "where the token in hand was lifted", lambda s, _me: lifted_of(s.top)),
    ]


def deed_of(step: Step[Any]) -> int:
    """The deed that is being carried out."""
    return step.deed if isinstance(step, Place | Remove | Move | Either | May) else NOWHERE


def dimension_of(step: Step[Any]) -> int:
    """The dimension that the question is about."""
    return step.dimension if isinstance(step, PivotalBonus | GiveUp | Rally) else NOWHERE


def left_of(step: Step[Any]) -> int:
    """How many tokens are still to be moved, placed, removed or given up."""
    return step.left if isinstance(step, Place | Remove | Move | PivotalBonus | GiveUp | Rally) else 0


def lifted_of(step: Step[Any]) -> int:
    """Where the token was lifted that is to be set down."""
    return step.lifted if isinstance(step, SetDown) else NOWHERE


def table(cards: list[str]) -> list[Block[FortSumterState]]:
    """What lies open on the table."""
    tokens = [f"{side}:{space}" for side in BOTH_SIDES for space in SPACES]
    return [
        number("round", "the round", lambda s, _me: s.round, ROUNDS),
        number("final-crisis", "whether the Final Crisis is on", lambda s, _me: int(s.is_final_crisis), 1),
        Hot("first-player", BOTH_SIDES, "who goes first as points stand", lambda s, _me: s.first_player()),
        Numbers("tokens", tokens, "tokens in each space", lambda s, _me: s.tokens, SPACE_LIMIT),
        Hot("commissioner", SPACES, "where the Peace Commissioner is", lambda s, _me: s.commissioner),
        number("strategy-deck", "cards in the strategy deck", lambda s, _me: len(s.strategy_deck), len(cards)),
        Count("discard", cards, "strategy cards played", lambda s, _me: s.discard),
        Hot("claimable", cards, "the card whose event may be claimed", lambda s, _me: s.claimable),
        number("objective-deck", "cards in the objective deck", lambda s, _me: len(s.objective_deck), len(SPACES)),
        Count("removed", SPACES, "objectives out of the game", lambda s, _me: s.removed),
    ]


def public(side: str, seat: int) -> list[Block[FortSumterState]]:
    """What everybody sees of a side."""
    first, last = seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT
    sizes = ["pool", "track", "hand", "aside", "order", "offer", "objective"]
    boxes = slice(seat * len(ZONES), (seat + 1) * len(ZONES))
    return [
        Numbers(
            f"{side}.points",
            POINT_SOURCES,
            "victory points by source",
            lambda s, _me: s.points[first:last],
            MOST_POINTS,
            -MOST_POINTS,
        ),
        Numbers(f"{side}.boxes", ZONES, "bonus tokens in the zones' boxes", lambda s, _me: s.boxes[boxes], max(BONUS)),
        Numbers(side, sizes, "how many tokens and cards", lambda s, _me: figures(s, seat), ALL_TOKENS),
    ]


def figures(state: FortSumterState, seat: int) -> tuple[int, ...]:
    """How many tokens and cards a side has where."""
    zones: Sequence[Sequence[Sequence[int]]] = (state.hands, state.asides, state.orders, state.offers)
    sizes = [len(zone[seat]) for zone in zones]
    return (state.pool[seat], state.track[seat], *sizes, int(state.kept[seat] != NOWHERE))


def own(cards: list[str]) -> list[Block[FortSumterState]]:
    """What only the side itself knows."""
    return [
        Count("my.hand", cards, "your hand", lambda s, me: s.hands[me]),
        Count("my.aside", cards, "your cards set aside for the Final Crisis", lambda s, me: s.asides[me]),
        Numbers("my.order", cards, "your order for the Final Crisis: 1 is next", order, len(cards)),
        Count("my.offer", SPACES, "objectives you may keep", lambda s, me: s.offers[me]),
        Hot("my.objective", SPACES, "the objective you kept", lambda s, me: s.kept[me]),
        Hot("my.returned", SPACES, "the objective you gave back this round", lambda s, me: s.returned[me]),
    ]


def order(state: FortSumterState, me: int) -> list[int]:
    """For each card its place in the own order; 0 for those that are not in it."""
    mine = state.orders[me]
    return [mine.index(card) + 1 if card in mine else 0 for card in range(len(state.deck.cards))]
