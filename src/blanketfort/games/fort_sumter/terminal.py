"""The table of Fort Sumter in lines of text: the board by crisis dimension, both sides, your cards explained."""

from collections.abc import Iterator
from itertools import groupby

from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.phrases import (
    say_card,
    say_card_event,
    say_objective_event,
    say_place,
    say_side,
    say_value,
)
from blanketfort.games.fort_sumter.rules.board import ZONES, SpaceName
from blanketfort.games.fort_sumter.rules.deck import Deck
from blanketfort.games.fort_sumter.view import Board, FortSumterView, Space
from blanketfort.locale import Words

ID = "fort-sumter-table"


def draw_status(_game: FortSumter, view: FortSumterView, words: Words) -> list[str]:
    """The board, and what both sides have."""
    boards = (_tally(board, seat, words) for seat, board in enumerate(view.boards))
    return [words(phrase) for phrase in (*_dimensions(view), *boards)]


def draw_table(game: FortSumter, view: FortSumterView, words: Words) -> list[str]:
    """The whole table as the seat of this view sees it."""
    boards = (line for seat, board in enumerate(view.boards) for line in _board(game.deck, board, seat, words))
    return [words(phrase) for phrase in (_heading(view), *_dimensions(view), *_claimable(game.deck, view), *boards)]


def _heading(view: FortSumterView) -> Phrase:
    return Phrase(f"{ID}-heading", round=view.round, final=view.final_crisis, deck=view.strategy_deck)


def _dimensions(view: FortSumterView) -> Iterator[Phrase]:
    for dimension, spaces in groupby(view.spaces, key=lambda space: space.dimension):
        said = [_space(space, view.commissioner) for space in spaces]
        yield Phrase(f"{ID}-dimension", dimension=say_place(dimension), spaces=said)


def _space(space: Space, commissioner: SpaceName | None) -> Phrase:
    unionist, secessionist = space.tokens
    return Phrase(
        f"{ID}-space",
        space=say_place(space.name),
        pivotal=space.pivotal,
        commissioner=space.name == commissioner,
        held=_held(unionist, secessionist),
        unionist=unionist,
        secessionist=secessionist,
    )


def _held(unionist: int, secessionist: int) -> str:
    """Whose tokens are there."""
    if unionist and secessionist:
        return "both"
    return "unionist" if unionist else "secessionist" if secessionist else "none"


def _claimable(deck: Deck, view: FortSumterView) -> Iterator[Phrase]:
    if view.claimable is not None:
        yield Phrase(f"{ID}-claimable", card=say_card(deck, view.claimable))


def _board(deck: Deck, board: Board, seat: int, words: Words) -> Iterator[Phrase]:
    """One side: its points and tokens, and what its owner sees of its cards."""
    yield _tally(board, seat, words)
    boxes = [
        Phrase(f"{ID}-box", zone=Phrase(f"fort-sumter-zone-{z}"), count=n)
        for z, n in zip(ZONES, board.boxes, strict=True)
        if n
    ]
    if boxes:
        yield Phrase(f"{ID}-boxes", boxes=boxes)
    if board.hand is None:
        yield Phrase(f"{ID}-hidden", hand=board.hand_size, aside=board.aside_size, objective=board.has_objective)
        return
    yield from (_card(deck, card) for card in board.hand)
    if board.aside:
        yield Phrase(f"{ID}-aside", cards=[say_card(deck, card) for card in board.aside])
    if board.objective is not None:
        event = say_objective_event(deck, board.objective)
        yield Phrase(f"{ID}-objective", objective=say_place(board.objective), effect=event)


def _tally(board: Board, seat: int, words: Words) -> Phrase:
    side = say_side(board.side)
    return Phrase(
        f"{ID}-side",
        player=seat,
        named=words.me == seat or words.name(seat) != words(side),
        side=side,
        points=board.vp,
        pool=board.pool,
        track=board.track,
    )


def _card(deck: Deck, card: str) -> Phrase:
    value = deck.values[deck.card_number(card)]
    return Phrase(f"{ID}-card", card=say_card(deck, card), value=say_value(value), effect=say_card_event(deck, card))
