"""Fort on the shelf."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.deckfile import digest_of
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort import eyes, hindsight, phrases, position
from blanketfort.games.fort.listing import list_cards
from blanketfort.games.fort.rules import redeal, scoring
from blanketfort.games.fort.rules.board import Board
from blanketfort.games.fort.rules.cards import DATA, LAYOUT, cards_of, lay_over, read_box
from blanketfort.games.fort.rules.dealing import Dealing
from blanketfort.games.fort.rules.options import CATALOGUE
from blanketfort.games.fort.rules.state import TRIGGER_NAMES, FortState, new_state
from blanketfort.games.fort.view import FortView

OPTIONS = [
    OptionSpec("setup", "basic", ("basic", "advanced")),
    OptionSpec("dogs", False, (False, True)),
    OptionSpec("cats", False, (False, True)),
    OptionSpec("lookouts", "suits", ("suits", "open")),
    OptionSpec("copy-cat", "counting", ("counting", "matching")),
]


class Fort(Game):
    """Fort, for 2 to 4 players."""

    view_type = FortView
    view = staticmethod(eyes.view)
    write_position = staticmethod(position.write_position)
    determinize = staticmethod(redeal.determinize)
    scores = staticmethod(scoring.scores)
    find_winners = staticmethod(scoring.find_winners)
    count_components = staticmethod(scoring.count_components)
    find_traits = staticmethod(hindsight.find_traits)
    say_event = staticmethod(phrases.say_event)

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
        state = new_state(setup, self.box, [Board() for _seat in range(setup.players)])
        state.push(Dealing(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, Any]) -> State:
        return position.read_position(setup, self.box, data)

    def check_position(self, state: FortState) -> None:
        position.check_limits(state)
        self.check_box(state)

    def untold(self, state: FortState, seat: int) -> object:
        """Cards that come to the park, and those that are passed on in the draft."""
        board = state.boards[seat]
        return state.park, board.hand, board.passed

    def with_deck(self, text: str, name: str = "deck file") -> Game:
        return Fort(lay_over(self.data, text, name))

    def list_cards(self) -> list[Listed]:
        return list_cards(self.data)

    def summarize(self, state: FortState) -> dict[str, object]:
        """How the game ended, after how many turns of each player, and how high their Forts stand."""
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
        return hindsight.TRAITS

    def say_decision(self, kind: str, view: FortView) -> Phrase:
        return phrases.say_decision(self.cards, kind, view)

    def say_option(self, key: str, view: FortView) -> Phrase:
        return phrases.say_option(self.cards, key, view)


GAME = Fort(DATA)
