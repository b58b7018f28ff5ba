"""The table of forfort in lines of text: your own fort first, then the others', space by space."""

from collections.abc import Iterator
from typing import Any

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.phrases import say_card, say_cards, say_there
from blanketfort.locale import Words

View = dict[str, Any]


def draw_status(_game: Game, view: View, words: Words) -> list[str]:
    """Your own fort, but for your hand: that is in the question."""
    return [words(phrase) for phrase in _spaces(view, view["seat"])]


def draw_table(_game: Game, view: View, words: Words) -> list[str]:
    """The whole table as the seat of this view sees it, the seats in turn order from its own."""
    first = view["seat"] or 0
    seats = [(first + step) % view["players"] for step in range(view["players"])]
    return [words(phrase) for seat in seats for phrase in _fort(view, seat)]


def _fort(view: View, seat: int) -> Iterator[Phrase]:
    fort = view["forts"][seat]
    yield from _spaces(view, seat)
    arrows = [Phrase(f"forfort-space-{space}") for space in fort["arrows"]]
    yield Phrase("forfort-table-dungeon", count=fort["dungeon"], arrows=arrows)
    yield Phrase("forfort-table-supply", camps=fort["camps"], armies=fort["armies"])
    yield Phrase("forfort-table-discard", cards=say_cards(fort["discard"]))
    if fort["hand"] is not None:
        yield Phrase("forfort-table-hand", cards=[say_card(card["card"]) for card in fort["hand"]])
    else:
        yield Phrase("forfort-table-hidden-hand", count=fort["hand_size"])


def _spaces(view: View, seat: int) -> Iterator[Phrase]:
    yield Phrase("forfort-table-fort", player=seat, points=view["scores"][seat]["total"])
    for space, there in view["forts"][seat]["spaces"].items():
        if there["card"] is not None or there["army"] is not None:
            yield _space(view, seat, space)


def _space(view: View, seat: int, space: str) -> Phrase:
    """A space, what is seen there, and the card below an army."""
    there = view["forts"][seat]["spaces"][space]
    below = there["army"] is not None and there["card"] is not None
    card = say_card(there["card"]["card"]) if below else ""
    return Phrase(
        "forfort-table-space",
        space=Phrase(f"forfort-space-{space}"),
        there=say_there(view, f"{seat}-{space}"),
        below=below,
        card=card,
        token=there["token"],
    )
