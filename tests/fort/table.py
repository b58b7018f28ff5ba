"""A table of Fort for tests: short positions, choices by their keys, and what the players see."""

from __future__ import annotations

import blanketfort as bf
from blanketfort.engine.event import Event
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.text import write_toml
from blanketfort.games.fort.eyes import view
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.cards import DATA
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.view import FortView

PARK = "doc, captain, dot"
DECK = 60
"""How many kids the Park deck has before anything is dealt."""
FOR_HOUSE_DECKS = [kid["id"] for kid in DATA["kid"] if kid.get("copies") == 0]
EVERY_KID = bf.game("fort").with_deck("".join(f"[[kid]]\nid = '{id}'\ncopies = 1\n" for id in FOR_HOUSE_DECKS))
"""Fort with a copy of those kids too that are only for house decks: with this, all kids can be tested alike."""


class Table:
    """A position of Fort, and the hands that move its cards."""

    def __init__(self, state: FortState) -> None:
        self.state = state
        self.events: list[Event] = []
        state.sink = self.events

    def play(self, keys: str) -> Table:
        """Carry out choices, given as keys with spaces between them."""
        for key in keys.split():
            self.state.play(key)
        return self

    @property
    def keys(self) -> list[str]:
        """What may be chosen now."""
        decision = self.state.decision
        return [] if decision is None else [option.key for option in decision.options]

    @property
    def kind(self) -> str:
        """What is asked now."""
        decision = self.state.decision
        return "" if decision is None else decision.kind

    @property
    def seat(self) -> int:
        """Who is asked now."""
        decision = self.state.decision
        assert decision is not None
        return decision.seat

    def board(self, seat: int) -> Board:
        return self.state.boards[seat]

    def stuff(self, seat: int = 0) -> tuple[int, int]:
        """Pizza and toys in Stuff."""
        return self.board(seat).pizza, self.board(seat).toys

    def pack(self, seat: int = 0) -> tuple[int, int]:
        """Pizza and toys in the Pack."""
        return self.board(seat).pack_pizza, self.board(seat).pack_toys

    def score(self, seat: int = 0) -> int:
        """Points on the Victory Track."""
        return self.board(seat).score

    def level(self, seat: int = 0) -> int:
        return self.board(seat).level

    def cards(self, place: str, seat: int = 0) -> list[str]:
        """The cards of a player's hand, deck, discard, yard or lookout."""
        pile: list[int] = getattr(self.board(seat), place)
        return [self.state.box.ids[kind] for kind in pile]

    @property
    def park(self) -> list[str]:
        return [self.state.box.ids[kind] for kind in self.state.park]

    @property
    def returned(self) -> list[str]:
        """The cards returned to the box."""
        return [self.state.box.ids[kind] for kind in self.state.returned]

    def perk(self, seat: int = 0) -> str:
        perk = self.board(seat).perk
        return "" if perk == NOTHING else terms.PERK_NAMES[perk]

    def rule(self, seat: int = 0) -> str:
        rule = self.board(seat).rule
        return "" if rule == NOTHING else terms.RULE_NAMES[rule]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The events of one kind since the position was set up, as everyone may know them."""
        seen = [event.seen_by(None) for event in self.events if event.kind == f"fort.{kind}"]
        return [{"kind": told.kind, "seat": told.seat, **told.facts} for told in seen]

    def until(self, kind: str) -> Table:
        """Pass over everything until such a decision is asked: no card is played, nobody follows."""
        while self.kind != kind:
            keys = self.keys
            self.state.play(next((key for key in ("finish", "skip", "pass", "enough") if key in keys), keys[0]))
        return self

    def view(self, seat: int | None) -> FortView:
        return view(self.state, seat)


def table(position: str, players: int = 2, deck: str = "") -> Table:
    """Set up a study; unless it says otherwise there are three cards in the Park, of which one can choose."""
    park = "" if "park =" in position else f'park = "{PARK}"\n'
    game = bf.game("fort").with_deck(deck) if deck else EVERY_KID
    state = game.from_text(f'game = "fort"\nstudy = true\nplayers = {players}\n{park}{position}')
    assert isinstance(state, FortState)
    return Table(state)


def seat(**values: object) -> str:
    """One seat of a position: `seat(hand="bug, the-moles", pizza=2)`."""
    return "[[seat]]\n" + write_toml(values)


def lead(**values: object) -> Table:
    """A table for two at which this player leads and the rival has an empty board."""
    return table(seat(**values) + seat())


def kennel(position: str, players: int = 2) -> Table:
    """A position with dogs; unless it says otherwise the kids in the Park have nothing to do for an empty board."""
    park = "" if "park =" in position else 'park = "spike, skids, the-ant"\n'
    return table(f"options = {{dogs = true}}\n{park}{position}", players)


def lead_dog(dog: str, rival: str = "", **values: object) -> Table:
    """A table for two at which the leader has a dog in hand with what `hand` holds, and plays it."""
    values["hand"] = ", ".join([dog, *str(values.get("hand", "")).split(", ")]).strip(", ")
    return kennel(seat(**values) + (rival or seat())).play(f"play:{dog}")


def cattery(owners: dict[str, int], position: str, players: int = 2, dogs: bool = False) -> Table:
    """A position with cats: whose they are, or -1 in the row."""
    cats = ", ".join(f"{cat} = {owner}" for cat, owner in owners.items())
    options = f"options = {{cats = true, dogs = {str(dogs).lower()}}}\n"
    return table(f"{options}cats = {{{cats}}}\n{position}", players)
