"""Fort Sumter on the shelf."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from blanketfort.engine.decision import Option
from blanketfort.engine.deckfile import DeckFile, Layout, Rows, digest_of, number, one_of, readable, text
from blanketfort.engine.event import Event, Happening, Trait
from blanketfort.engine.game import Game, OptionSpec
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter import phrases, position, view
from blanketfort.games.fort_sumter.listing import list_cards
from blanketfort.games.fort_sumter.rules import final_crisis, redeal, scoring
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, ROUNDS, SECESSIONIST, SIDES, UNIONIST
from blanketfort.games.fort_sumter.rules.deck import read_deck, read_event
from blanketfort.games.fort_sumter.rules.rounds import SetUp
from blanketfort.games.fort_sumter.rules.state import FortSumterState, new_state
from blanketfort.games.fort_sumter.view import FortSumterView

OPTIONS = [
    OptionSpec("event-discard", False, (False, True)),
    OptionSpec("vp-floor", False, (False, True)),
    OptionSpec("pivotal-moves", "any", ("any", "own")),
    OptionSpec("second-tension-breach", "nothing", ("nothing", "moves-commissioner")),
    OptionSpec("objective-breach", "at-once", ("at-once", "next-card")),
]
EDITIONS = {
    rules: tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    for rules, name in ((1, "cards_1.toml"), (2, "cards.toml"))
}
"""The cards of the project, by the version of the rules that they came with."""
NEWEST = max(EDITIONS)
EVENT = readable(read_event)
LAYOUT: Layout = {
    "card": Rows(
        "name",
        {"title": text, "value": number(1, 3), "side": one_of(SIDES), "bar": one_of(DIMENSIONS), "event": EVENT},
    ),
    "objective": Rows("space", {"event": EVENT}),
}
"""What a house deck may change."""


class FortSumter(Game):
    """Fort Sumter, with an edition of the project's deck or a house deck laid over it."""

    view_type = FortSumterView
    view = staticmethod(view.view)

    write_position = staticmethod(position.write_position)
    determinize = staticmethod(redeal.determinize)
    scores = staticmethod(scoring.scores)
    find_winners = staticmethod(final_crisis.find_winners)
    count_components = staticmethod(scoring.count_components)
    say_decision = staticmethod(phrases.say_decision)

    def __init__(self, edition: int = NEWEST, house: DeckFile | None = None) -> None:
        super().__init__("fort-sumter", "Fort Sumter", NEWEST, (2,), OPTIONS)
        self.house = house
        ours = data = EDITIONS[max(known for known in EDITIONS if known <= edition)]
        if house is not None:
            data = house.lay_over(ours, self.name, LAYOUT)
            house.finish()
        self.digest = digest_of(self.name, ours, data, LAYOUT)
        self.deck = read_deck(data, self.digest)
        self.editions: dict[int, FortSumter] = {edition: self}

    def option_table(self) -> list[Option]:
        return self.deck.catalogue.options

    def start(self, setup: Setup) -> FortSumterState:
        state = new_state(setup, self.deck)
        state.push(SetUp(0))
        return state

    def read_position(self, setup: Setup, data: dict[str, Any]) -> FortSumterState:
        return position.read_position(setup, self.deck, data)

    def check_position(self, state: FortSumterState) -> None:
        position.check_cards(state)
        self.check_box(state)

    def untold(self, state: FortSumterState, seat: int) -> object:
        """Nothing: events tell it all."""
        return None

    def edition(self, rules: int) -> Game:
        if rules not in self.editions:
            other = FortSumter(rules, self.house)
            other.editions = self.editions
            self.editions[rules] = other
        return self.editions[rules]

    def with_deck(self, text: str, name: str = "deck file") -> Game:
        return FortSumter(NEWEST, DeckFile(text, name))

    def list_cards(self) -> list[Listed]:
        return list_cards(self.deck)

    def say_option(self, key: str, view: FortSumterView) -> Phrase:
        return phrases.say_option(self.deck, key, view)

    def say_event(self, event: Happening) -> Phrase:
        return phrases.say_event(self.deck, event)

    def seat_names(self, players: int) -> list[Phrase]:
        return [phrases.say_side(side) for side in SIDES[:players]]

    def summarize(self, state: FortSumterState) -> dict[str, object]:
        """A turn is a round; the Final Crisis came early or after the third round, and a tie may have decided."""
        end = "third-round" if state.round == ROUNDS else "early-crisis"
        return {"end": end, "turns": state.round, "tie": state.vp(UNIONIST) == state.vp(SECESSIONIST)}

    def card_facts(self) -> dict[str, dict[str, object]]:
        rows = zip(self.deck.cards, self.deck.sides, self.deck.values, strict=True)
        return {card: {"side": SIDES[side], "value": value} for card, side, value in rows}

    def trait_names(self) -> list[str]:
        return ["card"]

    def find_traits(self, state: State, events: list[Event]) -> list[Trait]:
        """Who was dealt which cards."""
        deals = [event for event in events if event.kind == "fort-sumter.dealt"]
        cards = [(event.seat, event.secret.get("cards")) for event in deals]
        return sorted({(seat, "card", card) for seat, dealt in cards if isinstance(dealt, list) for card in dealt})

    def find_event_choice(self, keys: list[str], chosen: str) -> tuple[str, bool] | None:
        use, _, card = chosen.partition(":")
        return (card, use == "event") if f"event:{card}" in keys else None
