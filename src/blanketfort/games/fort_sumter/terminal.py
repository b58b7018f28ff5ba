"""The table of Fort Sumter in lines of text: the board by crisis dimension, both sides, your cards explained."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

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
from blanketfort.games.fort_sumter.rules.board import ZONES
from blanketfort.games.fort_sumter.rules.deck import Deck
from blanketfort.locale import Words

View = dict[str, Any]
ID = "fort-sumter-table"


def draw_status(_game: FortSumter, view: View, words: Words) -> list[str]:
    """The board, and what both sides have."""
    sides = (_tally(side, seat) for seat, side in enumerate(view["sides"]))
    return [words(phrase) for phrase in (*_dimensions(view), *sides)]


def draw_table(game: FortSumter, view: View, words: Words) -> list[str]:
    """The whole table as the seat of this view sees it."""
    sides = (line for seat, side in enumerate(view["sides"]) for line in _side(game.deck, side, seat))
    return [words(phrase) for phrase in (_heading(view), *_dimensions(view), *_claimable(game.deck, view), *sides)]


def _heading(view: View) -> Phrase:
    final = view["final-crisis"]
    return Phrase(f"{ID}-heading", round=view["round"], final=final, deck=view["strategy-deck"])


def _dimensions(view: View) -> Iterator[Phrase]:
    for dimension, spaces in groupby(view["spaces"], key=lambda space: str(space["dimension"])):
        said = [_space(space, view["commissioner"]) for space in spaces]
        yield Phrase(f"{ID}-dimension", dimension=say_place(dimension), spaces=said)


def _space(space: View, commissioner: str | None) -> Phrase:
    unionist, secessionist = space["tokens"]
    return Phrase(
        f"{ID}-space",
        space=say_place(space["name"]),
        pivotal=space["pivotal"],
        commissioner=space["name"] == commissioner,
        held=_held(unionist, secessionist),
        unionist=unionist,
        secessionist=secessionist,
    )


def _held(unionist: int, secessionist: int) -> str:
    """Whose tokens are there."""
    if unionist and secessionist:
        return "both"
    return "unionist" if unionist else "secessionist" if secessionist else "none"


def _claimable(deck: Deck, view: View) -> Iterator[Phrase]:
    if view["claimable"] is not None:
        yield Phrase(f"{ID}-claimable", card=say_card(deck, view["claimable"]))


def _side(deck: Deck, side: View, seat: int) -> Iterator[Phrase]:
    """One side: its points and tokens, and what its owner sees of its cards."""
    yield _tally(side, seat)
    boxes = [
        Phrase(f"{ID}-box", zone=Phrase(f"fort-sumter-zone-{z}"), count=n)
        for z, n in zip(ZONES, side["boxes"], strict=True)
        if n
    ]
    if boxes:
        yield Phrase(f"{ID}-boxes", boxes=boxes)
    if isinstance(side["hand"], int):
        yield Phrase(f"{ID}-hidden", hand=side["hand"], aside=side["aside"], objective=side["objective"])
        return
    yield from (_card(deck, card) for card in side["hand"])
    if side["aside"]:
        yield Phrase(f"{ID}-aside", cards=[say_card(deck, card) for card in side["aside"]])
    if side["objective"] is not None:
        event = say_objective_event(deck, side["objective"])
        yield Phrase(f"{ID}-objective", objective=say_place(side["objective"]), effect=event)


def _tally(side: View, seat: int) -> Phrase:
    name = say_side(side["side"])
    return Phrase(f"{ID}-side", player=seat, side=name, points=side["vp"], pool=side["pool"], track=side["track"])


def _card(deck: Deck, card: str) -> Phrase:
    value = deck.values[deck.card_number(card)]
    return Phrase(f"{ID}-card", card=say_card(deck, card), value=say_value(value), effect=say_card_event(deck, card))
