"""forfort on the shelf: seats, options, decks."""

import tomllib
from pathlib import Path
from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.deckfile import DeckFile, Items, Layout, Rows, digest_of, list_of, number, one_of
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.setup import Setup
from blanketfort.games.forfort import phrases, position, view
from blanketfort.games.forfort.listing import list_cards
from blanketfort.games.forfort.rules import redeal, scoring
from blanketfort.games.forfort.rules.choices import CATALOGUE
from blanketfort.games.forfort.rules.deck import Decks
from blanketfort.games.forfort.rules.faces import KINDS, SHAPES, SYMBOLS
from blanketfort.games.forfort.rules.spaces import SPACES
from blanketfort.games.forfort.rules.state import ForfortState, new_state
from blanketfort.games.forfort.rules.turn import SetUp
from blanketfort.games.forfort.rules.variants import Rules
from blanketfort.games.forfort.view import ForfortView

RULES_VERSION = 2
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
    "camps": number(1, 8),
    "armies": number(0, 7),
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
        OptionSpec("team-hands", "secret", ("secret", "shared"), since=2),
        OptionSpec("first-player", "drawn", ("drawn", "first-seat"), since=2, before="first-seat"),
        OptionSpec("end", "drawn", ("drawn", "one-more-turn", "head-start", "rulebook"), since=2, before="rulebook"),
    ]


class Forfort(Game):
    """forfort, for two to four players, with the decks of the project or a house deck."""

    view_type = ForfortView
    view = staticmethod(view.view)

    write_position = staticmethod(position.write_position)
    determinize = staticmethod(redeal.determinize)
    scores = staticmethod(scoring.scores)
    find_winners = staticmethod(scoring.find_winners)
    count_components = staticmethod(scoring.count_components)
    say_decision = staticmethod(phrases.say_decision)
    say_option = staticmethod(phrases.say_option)
    say_event = staticmethod(phrases.say_event)

    def __init__(self, data: dict[str, Any]) -> None:
        self.decks = Decks(data)
        self.digest = digest_of("forfort", DATA, data, LAYOUT)
        self.rules: dict[tuple[int | bool | str, ...], Rules] = {}
        super().__init__("forfort", "forfort", RULES_VERSION, (2, 3, 4), option_specs(self.decks))

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def untold(self, state: ForfortState, seat: int) -> object:
        """Arrow spaces that open or close."""
        return [state.arrows(owner) for owner in range(state.players)]

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
        if options["team-hands"] == "shared" and not options["teams"]:
            raise BadSetup("hands are shared by teammates: team-hands goes with teams")

    def start(self, setup: Setup) -> ForfortState:
        state = new_state(setup, self.rules_of(setup))
        state.push(SetUp(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, object]) -> ForfortState:
        return position.read_position(setup, self.rules_of(setup), data)

    def check_position(self, state: ForfortState) -> None:
        position.check_forts(state)
        self.check_box(state)

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

    def summarize(self, state: ForfortState) -> dict[str, object]:
        return {"end": "dungeon" if state.champion == NOBODY else "fort", "turns": state.turns}
