"""Fort on the shelf."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.deckfile import digest_of
from blanketfort.engine.event import Event, Happening, Trait
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.games.fort import phrases
from blanketfort.games.fort.hindsight import TRAITS, find_traits
from blanketfort.games.fort.listing import list_cards
from blanketfort.games.fort.position import read_position, write_position
from blanketfort.games.fort.rules.cards import DATA, LAYOUT, cards_of, lay_over, read_box
from blanketfort.games.fort.rules.dealing import Dealing
from blanketfort.games.fort.rules.options import CATALOGUE
from blanketfort.games.fort.rules.redeal import determinize
from blanketfort.games.fort.rules.scoring import count_components, find_winners, scores
from blanketfort.games.fort.rules.state import TRIGGER_NAMES, FortState, new_board, new_state
from blanketfort.games.fort.view import FortView, view

OPTIONS = [
    OptionSpec("setup", "basic", ("basic", "advanced")),
    OptionSpec("dogs", False, (False, True)),
    OptionSpec("cats", False, (False, True)),
    OptionSpec("lookouts", "suits", ("suits", "open")),
]


class Fort(Game):
    """Fort, for 2 to 4 players."""

    view_type = FortView

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("fort", "Fort", data["rules_version"], (2, 3, 4), OPTIONS)
        self.data = data
        self.box = read_box(data)
        self.cards = cards_of(data)
        self.cats = {cat["id"]: cat for cat in data["cat"]}
        self.digest = digest_of("fort", DATA, data, LAYOUT)

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def start(self, setup: Setup) -> State:
        state = new_state(setup, self.box, [new_board() for _seat in range(setup.players)])
        state.push(Dealing(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, Any]) -> State:
        return read_position(setup, self.box, data)

    def write_position(self, state: State) -> str:
        assert isinstance(state, FortState)
        return write_position(state)

    def view(self, state: State, seat: int | None) -> FortView:
        assert isinstance(state, FortState)
        return view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, FortState)
        return determinize(state, seat, seed)

    def scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, FortState)
        return scores(state)

    def find_winners(self, state: State) -> list[int]:
        assert isinstance(state, FortState)
        return find_winners(state)

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, FortState)
        return count_components(state)

    def deck_digest(self) -> str:
        return self.digest

    def with_deck(self, text: str, name: str = "deck file") -> Game:
        return Fort(lay_over(self.data, text, name))

    def list_cards(self) -> list[Listed]:
        return list_cards(self.data)

    def summarize(self, state: State) -> dict[str, object]:
        """How the game ended, after how many turns of each player, and how high their Forts stand."""
        assert isinstance(state, FortState)
        summary: dict[str, object] = {
            "end": TRIGGER_NAMES[state.trigger],
            "turns": max(board.turns for board in state.boards),
            "levels": [board.level for board in state.boards],
        }
        if state.has_dogs:
            summary["dogs"] = [len(board.doghouse) for board in state.boards]
        if state.cats:
            summary["cats"] = [state.cats.count(seat) for seat in range(state.players)]
        return summary

    def trait_names(self) -> list[str]:
        return TRAITS

    def find_traits(self, state: State, events: list[Event]) -> list[Trait]:
        assert isinstance(state, FortState)
        return find_traits(state, events)

    def say_decision(self, kind: str, view: View) -> Phrase:
        assert isinstance(view, FortView)
        return phrases.say_decision(self.cards, kind, view)

    def say_option(self, key: str, view: View) -> Phrase:
        assert isinstance(view, FortView)
        return phrases.say_option(self.cards, key, view)

    def say_event(self, event: Happening) -> Phrase:
        return phrases.say_event(event)


GAME = Fort(DATA)
