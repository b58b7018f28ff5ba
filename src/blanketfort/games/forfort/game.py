"""forfort on the shelf: seats, options, decks."""

import tomllib
from pathlib import Path
from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.deckfile import DeckFile, Items, Layout, Rows, digest_of, list_of, number, one_of
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.event import Happening
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.engine.view import View
from blanketfort.games.forfort import phrases
from blanketfort.games.forfort.listing import list_cards
from blanketfort.games.forfort.position import read_position, write_position
from blanketfort.games.forfort.rules.choices import CATALOGUE
from blanketfort.games.forfort.rules.deck import Decks
from blanketfort.games.forfort.rules.faces import KINDS, SHAPES, SYMBOLS
from blanketfort.games.forfort.rules.redeal import determinize
from blanketfort.games.forfort.rules.scoring import count_components, find_winners, scores
from blanketfort.games.forfort.rules.spaces import SPACES
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.rules.turn import SetUp
from blanketfort.games.forfort.rules.variants import Rules
from blanketfort.games.forfort.view import ForfortView, view

RULES_VERSION = 1
DATA = tomllib.loads(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"))
"""The decks of the project."""
WALL = Items(
    {
        "shape": one_of(SHAPES),
        "kind": one_of(KINDS),
        "symbols": list_of(SYMBOLS, 0, 2, different=True),
        "copies": number(0, 22),
    }
)
LAYOUT: Layout = {
    "camps": number(0, 8),
    "armies": number(0, 8),
    "arrows": Rows("name", {"spaces": list_of(SPACES, 0, 2, different=True)}),
    "deck": Rows("name", {"wall": WALL}),
}
"""What a house deck may change."""


def row_of(file: DeckFile, table: str, name: str) -> tuple[str | int, ...]:
    """Where a row stands in a deck file."""
    names = file.keys(table, "name")
    return (table, names.index(name)) if name in names else (table,)


def option_specs(decks: Decks) -> list[OptionSpec]:
    """The options: the teams, the deck, and the readings of the rulebook where two are playable."""
    names, patterns = decks.names(), decks.patterns()
    return [
        OptionSpec("teams", False, (False, True)),
        OptionSpec("deck", names[0], tuple(names)),
        OptionSpec("arrows", patterns[0], tuple(patterns)),
        OptionSpec("advance", "each", ("each", "one")),
        OptionSpec("inward", "leave", ("leave", "forbidden")),
        OptionSpec("covered", "destroyed", ("destroyed", "survive")),
        OptionSpec("strike-armies", False, (False, True)),
        OptionSpec("meeting", "wait", ("wait", "defeat")),
        OptionSpec("mason-camps", True, (True, False)),
        OptionSpec("mason-pairs", True, (True, False)),
    ]


class Forfort(Game):
    """forfort, for two to four players, with the decks of the project or a house deck."""

    view_type = ForfortView

    def __init__(self, data: dict[str, Any]) -> None:
        self.decks = Decks(data)
        self.digest = digest_of("forfort", DATA, data, LAYOUT)
        self.rules: dict[tuple[int | bool | str, ...], Rules] = {}
        super().__init__("forfort", "forfort", RULES_VERSION, (2, 3, 4), option_specs(self.decks))

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def deck_digest(self) -> str:
        return self.digest

    def with_deck(self, text: str, name: str = "deck file") -> Game:
        file = DeckFile(text, name)
        data = file.lay_over(self.decks.data, self.name, LAYOUT)
        if not file.mistakes:
            for table, row, mistake in Decks(data).mistakes():
                file.complain(row_of(file, table, row), f"{table} {row}: {mistake}" if row else mistake)
        file.finish()
        return Forfort(data)

    def check_combination(self, players: int, options: dict[str, bool | str]) -> None:
        if options["teams"] and players != 4:
            raise BadSetup(f"teams are for 4 players, not {players}")

    def start(self, setup: Setup) -> ForfortState:
        state = ForfortState(setup, self.rules_of(setup))
        state.push(SetUp(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, object]) -> ForfortState:
        return read_position(setup, self.rules_of(setup), data)

    def write_position(self, state: State) -> str:
        assert isinstance(state, ForfortState)
        return write_position(state)

    def view(self, state: State, seat: int | None) -> ForfortView:
        assert isinstance(state, ForfortState)
        return view(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, ForfortState)
        return determinize(state, seat, seed)

    def scores(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, ForfortState)
        return scores(state)

    def find_winners(self, state: State) -> list[int]:
        assert isinstance(state, ForfortState)
        return find_winners(state)

    def count_components(self, state: State) -> dict[str, int]:
        assert isinstance(state, ForfortState)
        return count_components(state)

    def rules_of(self, setup: Setup) -> Rules:
        """The deck and the readings that this set-up chose; made once, because they never change."""
        key = (setup.players, *setup.options.values())
        if key not in self.rules:
            deck = self.decks.deck(str(setup.options["deck"]), str(setup.options["arrows"]))
            self.rules[key] = Rules(setup, deck)
        return self.rules[key]

    def list_cards(self) -> list[Listed]:
        return list_cards(self.decks.data)

    def teams_of(self, setup: Setup) -> list[list[int]]:
        partners = self.rules_of(setup).partners
        return [[seat, other] for seat, other in enumerate(partners) if seat < other] or super().teams_of(setup)

    def summarize(self, state: State) -> dict[str, object]:
        assert isinstance(state, ForfortState)
        return {"end": "dungeon" if state.champion == NOBODY else "fort", "turns": state.turns}

    def say_decision(self, kind: str, view: View) -> Phrase:
        assert isinstance(view, ForfortView)
        return phrases.say_decision(kind, view)

    def say_option(self, key: str, view: View) -> Phrase:
        assert isinstance(view, ForfortView)
        return phrases.say_option(key, view)

    def say_event(self, event: Happening) -> Phrase:
        return phrases.say_event(event)
