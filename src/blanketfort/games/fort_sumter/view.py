"""What each side may know of Fort Sumter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, cast

from msgspec import Struct

from blanketfort.engine.nothing import NOTHING, NOWHERE
from blanketfort.engine.view import View, head_of
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.board import (
    SPACE_COUNT,
    ZONES,
    Dimension,
    Side,
    SpaceName,
    dimension_of,
    pivotal_of,
)
from blanketfort.games.fort_sumter.rules.deck import LIFT, LIFT_POOL
from blanketfort.games.fort_sumter.rules.events import Either, May, Move, Place, Remove, SetDown
from blanketfort.games.fort_sumter.rules.final_crisis import GiveUp, Rally
from blanketfort.games.fort_sumter.rules.scoring import PivotalBonus, scores
from blanketfort.games.fort_sumter.rules.state import Cards, FortSumterState

SIDES = cast(list[Side], board.SIDES[:2])
DIMENSIONS = cast(list[Dimension], board.DIMENSIONS)
SPACES = cast(list[SpaceName], board.SPACES)


class Space(Struct, frozen=True):
    """A space of the map."""

    name: SpaceName
    """The space."""
    dimension: Dimension
    """The crisis dimension that it belongs to."""
    pivotal: bool
    """Whether it is the pivotal space of its dimension."""
    tokens: list[int]
    """How many tokens each side has there."""


class Task(Struct, kw_only=True):
    """What the seat that is asked is in the middle of."""

    event: str | None = None
    """The event that is carried out, in the notation of the cards."""
    dimension: Dimension | None = None
    """The crisis dimension that the question is about."""
    left: int | None = None
    """How many tokens are still to go."""
    targets: list[SpaceName] | None = None
    """The spaces that a token may be moved to."""
    lifted: SpaceName | Literal["pool"] | None = None
    """Where the token that is to be set down was lifted."""
    side: Side | None = None
    """Whose token that is."""


class Board(Struct, kw_only=True):
    """What a side has. Its cards and its objective are shown to that side alone."""

    side: Side
    """Which side it is."""
    vp: int
    """Victory points."""
    points: dict[str, int]
    """Victory points by source, and their `total`."""
    pool: int
    """Tokens in the pool."""
    track: int
    """Tokens on the crisis track."""
    boxes: list[int]
    """The bonus tokens in the boxes of the zones Escalation, Tension and Final Crisis."""
    hand: list[str] | None = None
    """The strategy cards in hand."""
    hand_size: int
    """How many cards are in hand."""
    aside: list[str] | None = None
    """The cards set aside for the Final Crisis."""
    aside_size: int
    """How many cards are set aside."""
    order: list[str] | None = None
    """The cards of the Final Crisis that are not yet revealed, the next one first."""
    order_size: int
    """How many cards of the Final Crisis are not yet revealed."""
    offer: list[SpaceName] | None = None
    """The objectives of which one is to be kept."""
    offer_size: int
    """How many objectives there are to choose from."""
    has_objective: bool
    """Whether the side has kept an objective that is still secret."""
    objective: SpaceName | None = None
    """That objective."""
    returned: SpaceName | None = None
    """The objective that the side gave back this round."""


class FortSumterView(View, kw_only=True):
    """The table of Fort Sumter. Seat 0 is the Unionist, seat 1 the Secessionist."""

    options: dict[str, bool | str]
    """The options of this game."""
    round: int
    """The round, counted from 1."""
    final_crisis: bool
    """Whether the Final Crisis has begun."""
    first_player: int
    """The seat that goes first as the points stand."""
    spaces: list[Space]
    """The twelve spaces of the map."""
    commissioner: SpaceName | None
    """Where the Peace Commissioner is; None before it is sent and in the Final Crisis."""
    boards: list[Board]
    """What each side has."""
    strategy_deck: int
    """How many cards are in the strategy deck."""
    discard: list[str]
    """The strategy cards played, the latest last."""
    claimable: str | None
    """The card just played whose event the other side may claim, by the optional rule Event Discard."""
    objective_deck: int
    """How many cards are in the objective deck."""
    removed_objectives: list[SpaceName]
    """The objectives that were revealed, the latest last."""
    task: Task | None
    """What the seat that is asked is in the middle of; None where the kind of the question says it all."""


def view(state: FortSumterState, seat: int | None) -> FortSumterView:
    """All that a seat may know; None is a spectator, who sees what lies open to both."""
    points, tokens = scores(state), state.tokens
    return FortSumterView(
        **head_of(state, seat, is_open=True),
        options=state.setup.options,
        round=state.round,
        final_crisis=state.is_final_crisis,
        first_player=state.first_player(),
        spaces=list(map(view_space, range(SPACE_COUNT), tokens, tokens[SPACE_COUNT:])),
        commissioner=name_space(state.commissioner),
        boards=[view_board(state, side, points[side], side == seat) for side in range(2)],
        strategy_deck=len(state.strategy_deck),
        discard=name_cards(state, state.discard),
        claimable=None if state.claimable == NOTHING else state.deck.cards[state.claimable],
        objective_deck=len(state.objective_deck),
        removed_objectives=name_spaces(state.removed),
        task=view_task(state),
    )


@cache  # 12 spaces, up to 4 tokens of each side
def view_space(space: int, unionist: int, secessionist: int) -> Space:
    """A space of the map with its tokens."""
    dimension = dimension_of(space)
    return Space(SPACES[space], DIMENSIONS[dimension], space == pivotal_of(dimension), [unionist, secessionist])


def view_board(state: FortSumterState, side: int, points: dict[str, int], is_own: bool) -> Board:
    """What a side has; of its cards the other side sees how many there are."""
    first = side * len(ZONES)
    hand, aside, order = state.hands[side], state.asides[side], state.orders[side]
    offer, kept = state.offers[side], state.kept[side]
    seen = Board(
        side=SIDES[side],
        vp=points["total"],
        points=points,
        pool=state.pool[side],
        track=state.track[side],
        boxes=state.boxes[first : first + len(ZONES)],
        hand_size=len(hand),
        aside_size=len(aside),
        order_size=len(order),
        offer_size=len(offer),
        has_objective=kept != NOWHERE,
    )
    if is_own:
        seen.hand = name_cards(state, hand)
        seen.aside = name_cards(state, aside)
        seen.order = name_cards(state, order)
        seen.offer = name_spaces(offer)
        seen.objective = name_space(kept)
        seen.returned = name_space(state.returned[side])
    return seen


def view_task(state: FortSumterState) -> Task | None:
    """What is left to do of what is being done: a step holds nothing hidden."""
    step, deeds = state.top, state.deck.deeds
    if isinstance(step, Move):
        deed = deeds[step.deed]
        return Task(event=deed.text, left=step.left, targets=name_spaces(deed.targets))
    if isinstance(step, (Place, Remove)):
        return Task(event=deeds[step.deed].text, left=step.left)
    if isinstance(step, (Either, May)):
        return Task(event=deeds[step.deed].text)
    if isinstance(step, (PivotalBonus, GiveUp, Rally)):
        return Task(dimension=DIMENSIONS[step.dimension], left=step.left)
    if isinstance(step, SetDown):
        lifted: SpaceName | Literal["pool"] = "pool" if step.lifted == LIFT_POOL - LIFT else SPACES[step.source()]
        return Task(lifted=lifted, side=SIDES[step.side()])
    return None


def name_cards(state: FortSumterState, cards: Cards) -> list[str]:
    """The names of these cards."""
    names = state.deck.cards
    return [names[card] for card in cards]


def name_spaces(spaces: Sequence[int]) -> list[SpaceName]:
    """The names of these spaces."""
    return [SPACES[space] for space in spaces]


def name_space(space: int) -> SpaceName | None:
    """The name of a space; None for nowhere."""
    return None if space == NOWHERE else SPACES[space]
