"""What each seat may know: the one place where secrets are kept."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blanketfort.engine.view import View, head_of
from briscola.rules import CARDS, BriscolaState, points_of

Card = Annotated[str, Meta(extra_json_schema={"enum": CARDS})]
"""A card's name. The vocabulary and the limits below let learners see the table as numbers."""
Points = Annotated[int, Meta(ge=0, le=120)]


class Played(Struct):
    """A card of the trick, and who played it."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    card: Card


class Board(Struct, kw_only=True):
    """One player's part of the table."""

    hand: list[Card] | None
    """None to everybody else, until the game is over."""
    hand_size: Annotated[int, Meta(ge=0, le=3)]
    has_trump: bool
    """Whether this player drew the trump that lay open, and still has it."""
    won: list[Card]
    points: Points


class BriscolaView(View, kw_only=True):
    """The table of Briscola."""

    kind: Literal["briscola.play"] | None
    trump: Card
    """The card that was turned up."""
    stock: Annotated[int, Meta(ge=0, le=34)]
    """How many cards are left to draw."""
    trick: Annotated[list[Played], Meta(max_length=4)]
    boards: list[Board]
    """Each seat's part of the table."""


def view(state: BriscolaState, seat: int | None) -> BriscolaView:
    """All that a seat, or a spectator (None), may know."""
    return BriscolaView(
        **head_of(state, seat),
        trump=CARDS[state.trump],
        stock=len(state.stock),
        trick=[Played((state.leader + at) % state.players, CARDS[card]) for at, card in enumerate(state.trick)],
        boards=[view_board(state, owner, owner == seat or state.over) for owner in range(state.players)],
    )


def view_board(state: BriscolaState, owner: int, is_open: bool) -> Board:
    hand, won = state.hands[owner], state.won[owner]
    return Board(
        hand=[CARDS[card] for card in hand] if is_open else None,
        hand_size=len(hand),
        has_trump=state.trump in hand,
        won=[CARDS[card] for card in won],
        points=points_of(won),
    )
