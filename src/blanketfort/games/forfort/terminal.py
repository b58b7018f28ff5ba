"""The table of forfort in lines of text: your own fort first, then the others', space by space."""

from collections.abc import Iterator

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.phrases import say_card, say_cards, say_direction, say_there
from blanketfort.games.forfort.rules.spaces import SpaceName
from blanketfort.games.forfort.view import ForfortView, Lines
from blanketfort.locale import Words


def draw_status(_game: Game, view: ForfortView, words: Words) -> list[str]:
    """Your own fort, but for your hand: that is in the question."""
    return [words(phrase) for phrase in _spaces(view, view.seat or 0)]


def draw_table(_game: Game, view: ForfortView, words: Words) -> list[str]:
    """The whole table as the seat of this view sees it, the seats in turn order from its own."""
    return [words(phrase) for seat in view.seat_order() for phrase in _fort(view, seat)]


def _fort(view: ForfortView, seat: int) -> Iterator[Phrase]:
    board = view.boards[seat]
    yield from _spaces(view, seat)
    opponents = [_facing(other, lines) for other, lines in enumerate(board.lines) if lines is not None]
    yield Phrase("forfort-table-faced", opponents=opponents)
    arrows = [Phrase(f"forfort-space-{space}") for space in board.arrows]
    yield Phrase("forfort-table-dungeon", count=board.dungeon_deck, arrows=arrows)
    yield Phrase("forfort-table-supply", camps=board.camps, armies=board.armies)
    yield Phrase("forfort-table-discard", cards=say_cards(board.discard))
    if board.hand is not None:
        yield Phrase("forfort-table-hand", cards=[say_card(card.name) for card in board.hand])
    else:
        yield Phrase("forfort-table-hidden-hand", count=board.hand_size)


def _facing(player: int, lines: Lines) -> Phrase:
    return Phrase("forfort-table-facing", player=player, side=say_direction(lines.side))


def _spaces(view: ForfortView, seat: int) -> Iterator[Phrase]:
    board = view.boards[seat]
    yield Phrase("forfort-table-fort", player=seat, points=board.points["total"])
    for space, there in board.spaces.items():
        if there.card is not None or there.army is not None:
            yield _space(view, seat, space)


def _space(view: ForfortView, seat: int, space: SpaceName) -> Phrase:
    """A space, what is seen there, and the card below an army."""
    board = view.boards[seat]
    there = board.spaces[space]
    card = say_card(there.card.name) if there.army is not None and there.card is not None else ""
    return Phrase(
        "forfort-table-space",
        space=Phrase(f"forfort-space-{space}"),
        there=say_there(view, f"{seat}-{space}"),
        below=card != "",
        card=card,
        token=board.token == space,
    )
