"""Tables set for one question: positions of forfort from a few words, through the text door."""

from typing import Any

from blanketfort.engine.event import Event
from blanketfort.engine.text import write_toml
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.view import Board, view

Row = dict[str, Any]


def seat(**row: Any) -> Row:
    """One player's part of a position: hand, dungeon (top first), discard, fort, invaders, camps, armies, token ..."""
    return row


def table(*rows: Row, agenda: list[str] | None = None, **rest: Any) -> ForfortState:
    """A position, of any cards, with a seat for each row; without an agenda it is the first seat's turn."""
    data: Row = {"game": "forfort", "study": True, "players": max(2, len(rows)), **rest}
    if agenda is not None:
        data["agenda"] = agenda
    state = GAME.from_text(write_toml({**data, "player": list(rows)}))
    assert isinstance(state, ForfortState)
    return state


def playing(*rows: Row, **rest: Any) -> ForfortState:
    """A position in which the first seat plays a card, and nothing follows."""
    return table(*rows, agenda=["PlayCard 0"], **rest)


def play(state: ForfortState, *keys: str) -> ForfortState:
    """Play these options, one after the other."""
    for key in keys:
        state.play(key)
    return state


def keys(state: ForfortState) -> list[str]:
    """The options that are offered."""
    return [option.key for option in state.decision.options] if state.decision else []


def words_after(state: ForfortState, verb: str) -> list[str]:
    """What follows the colon of each offered option with this verb."""
    return [key.partition(":")[2] for key in keys(state) if key.partition(":")[0] == verb]


def fort(state: ForfortState, owner: int) -> dict[str, str]:
    """The visible card of each space that has one."""
    return {space: found.card.name for space, found in show(state, owner).spaces.items() if found.card}


def armies(state: ForfortState, owner: int) -> dict[str, str]:
    """The armies in a fort: whose, and where they march."""
    found = {space: there.army for space, there in show(state, owner).spaces.items() if there.army}
    return {space: f"{army.owner} {army.direction}" for space, army in found.items()}


def show(state: ForfortState, owner: int) -> Board:
    """One player's part of the table, hand and all."""
    return view(state, owner).boards[owner]


def hand(state: ForfortState, owner: int) -> list[str]:
    """The names of the cards in a hand."""
    return [card.name for card in show(state, owner).hand or []]


def listening(state: ForfortState) -> list[Event]:
    """A sink that hears all that happens from now on."""
    state.sink = []
    return state.sink


def kinds(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind.removeprefix("forfort.") for event in events]
