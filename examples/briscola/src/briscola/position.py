"""A position in text, and back: whatever is read is checked."""

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.setup import Setup
from blanketfort.engine.text import read_steps, write_steps, write_toml
from briscola.rules import CARDS, BriscolaState, pack_for


def write_position(state: BriscolaState) -> str:
    """The whole position, secrets and all."""
    data: dict[str, object] = {"game": "briscola", "players": state.players, "options": dict(state.setup.options)}
    data |= {"root": state.luck.root.hex(), "tick": state.tick, "agenda": write_steps(state.agenda)}
    data |= {"trump": CARDS[state.trump], "leader": state.leader}
    data |= {"stock": names(state.stock), "trick": names(state.trick)}
    seats = zip(state.hands, state.won, strict=True)
    return write_toml(data | {"seat": [{"hand": names(hand), "won": names(won)} for hand, won in seats]})


def read_position(setup: Setup, data: dict[str, Any]) -> BriscolaState:
    """The state that this describes; BadText says what is wrong with it."""
    state = BriscolaState(setup)
    seats = data.get("seat", [])
    if len(seats) != state.players:
        raise BadText(f"there should be {state.players} tables [[seat]], not {len(seats)}")
    state.hands = [sorted(numbers(seat.get("hand", []))) for seat in seats]
    state.won = [numbers(seat.get("won", [])) for seat in seats]
    state.stock, state.trick = numbers(data.get("stock", [])), numbers(data.get("trick", []))
    state.trump, state.leader = numbers([data.get("trump")])[0], data.get("leader", 0)
    if state.leader not in range(state.players):
        raise BadText(f"leader should be a seat from 0 to {state.players - 1}, not {state.leader}")
    state.agenda = read_steps(data.get("agenda", []), "briscola")
    cards = [*state.stock, *state.trick, *(card for pile in state.hands + state.won for card in pile)]
    if sorted(cards) != pack_for(state.players):
        raise BadText("every card of the pack should be in exactly one place")
    return state


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def numbers(cards: list[Any]) -> list[int]:
    for card in cards:
        if card not in CARDS:
            raise BadText(f"there is no card {card!r}; a card is called {CARDS[0]!r}, for example")
    return [CARDS.index(card) for card in cards]
