"""forfort on the shelf: seats, options, decks."""

import hashlib

from blanketfort.engine.decision import Option
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.forfort import words
from blanketfort.games.forfort.choices import CATALOGUE
from blanketfort.games.forfort.deck import Decks, read_decks
from blanketfort.games.forfort.position import read_position
from blanketfort.games.forfort.rules import Rules
from blanketfort.games.forfort.state import NOBODY, ForfortState
from blanketfort.games.forfort.turn import SetUp

RULES_VERSION = 1


def option_specs(decks: Decks) -> list[OptionSpec]:
    """The options: the teams, the deck, and the readings of the rulebook where two are playable."""
    names, patterns = decks.names(), decks.patterns()
    return [
        OptionSpec("teams", False, (False, True), "four players: two teams of diagonal partners"),
        OptionSpec("deck", names[0], tuple(names), "which reconstruction of the cards"),
        OptionSpec("arrows", patterns[0], tuple(patterns), "where the two arrows on a card's back point"),
        OptionSpec("advance", "each", ("each", "one"), "how many armies advance at the start of a turn"),
        OptionSpec("inward", "leave", ("leave", "forbidden"), "an army that marches into the dungeon leaves the fort"),
        OptionSpec("covered", "destroyed", ("destroyed", "survive"), "what attacks do to covered protected walls"),
        OptionSpec("strike-armies", False, (False, True), "ram and trebuchet may defeat armies"),
        OptionSpec("meeting", "wait", ("wait", "defeat"), "an army before another one waits, or both are defeated"),
        OptionSpec("mason-camps", True, (True, False), "mason may bring a camp back from the discard pile"),
        OptionSpec("mason-pairs", True, (True, False), "a wall placed by a mason from the hand may make pairs"),
    ]


class Forfort(Game):
    """forfort, for two to four players; `house` is the text of a house deck laid over the project's decks."""

    def __init__(self, house: str = "") -> None:
        decks = read_decks()
        self.decks = decks.overlaid(house) if house else decks
        self.house = house
        self.rules: dict[tuple[int | bool | str, ...], Rules] = {}
        super().__init__("forfort", "forfort", RULES_VERSION, (2, 3, 4), option_specs(self.decks))

    def option_table(self) -> list[Option]:
        return CATALOGUE.options

    def deck_digest(self) -> str:
        return hashlib.sha256(self.house.encode()).hexdigest() if self.house else ""

    def check_combination(self, players: int, options: dict[str, bool | str]) -> None:
        if options["teams"] and players != 4:
            raise BadSetup(f"teams are for 4 players, not {players}")

    def start(self, setup: Setup) -> ForfortState:
        state = ForfortState(setup, self.rules_of(setup))
        state.push(SetUp(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, object]) -> ForfortState:
        return read_position(setup, self.rules_of(setup), data)

    def rules_of(self, setup: Setup) -> Rules:
        """The deck and the readings that this set-up chose; made once, because they never change."""
        key = (setup.players, *setup.options.values())
        if key not in self.rules:
            deck = self.decks.deck(str(setup.options["deck"]), str(setup.options["arrows"]))
            self.rules[key] = Rules(setup, deck)
        return self.rules[key]

    def summarize(self, state: State) -> dict[str, object]:
        assert isinstance(state, ForfortState)
        return {"end": "dungeon" if state.champion == NOBODY else "fort", "turns": state.turns}

    def say_decision(self, kind: str, view: dict[str, object]) -> Phrase:
        return words.say_decision(kind, view)

    def say_option(self, key: str, view: dict[str, object]) -> Phrase:
        return words.say_option(key, view)

    def say_event(self, event: dict[str, object]) -> Phrase:
        return words.say_event(event)
