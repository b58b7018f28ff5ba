"""A deck: the strategy and objective cards of one edition, read from data and numbered for playing.

The numbers of cards, and with them all option ids, are the same for every deck, so that a house deck can stand in.
"""

from typing import Any, Final

from mypy_extensions import i64

from blanketfort.engine.decision import Catalogue
from blanketfort.engine.errors import BadText
from blanketfort.games.fort_sumter.rules.board import BOTH, DIMENSIONS, SIDES, SPACE_COUNT, SPACES
from blanketfort.games.fort_sumter.rules.effects import VOCABULARY, Deed, add_deeds
from blanketfort.notation import Effect, parse

CARD_COUNT: Final = 40
BRANCHES: Final = 4
MOST_TOKENS: Final = 9
MOST_DEEDS: Final = 20
"""How many tokens one deed may be about, and how many deeds an event may have: one without end hangs a game."""
POOL: Final = 24
"""In the place of a side and space: the token is lifted from the pool."""

# Deeds that are no card's: a card's value, the pivotal bonus's move, and the rally of the Final Crisis.
VALUE_DEED: Final = 0
BONUS_DEED: Final = 4
RALLY_DEED: Final = 8

# Options: the first id of each block.
STOP: Final = 0
VALUE: Final = 1
EVENT: Final = VALUE + CARD_COUNT
CLAIM: Final = EVENT + CARD_COUNT
KEEP: Final = CLAIM + CARD_COUNT
PUT: Final = KEEP + SPACE_COUNT
TAKE: Final = PUT + SPACE_COUNT
LIFT: Final = TAKE + 2 * SPACE_COUNT
LIFT_POOL: Final = LIFT + POOL
SET_DOWN: Final = LIFT_POOL + 1
SEND: Final = SET_DOWN + SPACE_COUNT
BRANCH: Final = SEND + SPACE_COUNT
DO: Final = BRANCH + BRANCHES
LINE_UP: Final = DO + 1

FACTS: Final = ["title", "value", "side", "bar", "event"]
SOURCES: Final = ["house", "printed", "derived", "ours"]


class Deck:
    """Forty strategy cards and twelve objectives; a card and an objective are ints, an objective that of its space."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.cards: list[str] = []
        self.titles: dict[str, str] = {}
        self.values: list[int] = []
        self.sides: list[int] = []
        self.bars: list[int] = []
        self.events: list[int] = []
        self.objectives: list[int] = []
        self.sources: list[dict[str, str]] = []
        self.objective_sources: dict[str, str] = {}
        self.deeds: list[Deed] = []
        self.catalogue = Catalogue()

    def allows_event(self, card: i64, seat: i64) -> bool:
        """Whether the card's event is for this side."""
        return self.sides[card] == BOTH or self.sides[card] == seat

    def card_number(self, slug: str) -> i64:
        """The number of a card; BadText when there is none of that name."""
        return number_of(slug, self.cards, "strategy card")


def number_of(slug: object, names: list[str], what: str) -> i64:
    """The place of a name in a list; BadText when it is not there."""
    if slug not in names:
        raise BadText(f"there is no {what} {slug!r}; there are: {', '.join(names)}")
    return names.index(str(slug))


def read_deck(data: dict[str, Any], digest: str = "") -> Deck:
    """The deck that the data of a `cards.toml` describe; BadText names the card that is wrong."""
    deck = Deck(digest)
    for text in own_deeds():
        _add_event(deck, text, "the rules")
    for row in data.get("card", []):
        _add_card(deck, row)
    events = {row.get("space", ""): row.get("event", "") for row in data.get("objective", [])}
    if sorted(events) != sorted(SPACES):
        raise BadText(f"there should be one objective for each of the spaces {', '.join(SPACES)}")
    deck.objective_sources = {row["space"]: _source(row, "event") for row in data["objective"]}
    deck.objectives = [_add_event(deck, events[space], f"the objective {space}") for space in SPACES]
    if len(deck.cards) != CARD_COUNT or len(set(deck.cards)) != CARD_COUNT:
        raise BadText(f"a deck has {CARD_COUNT} different strategy cards, not {len(set(deck.cards))}")
    _number_options(deck)
    return deck


def own_deeds() -> list[str]:
    """The deeds of the rules themselves, in the order of their numbers."""
    values = [f"place up-to {value}" for value in range(VALUE_DEED, BONUS_DEED)]
    bonuses = [f"move up-to 2 any within {dimension}" for dimension in DIMENSIONS]
    rallies = [f"move up-to 2 own to {dimension}" for dimension in DIMENSIONS]
    return values + bonuses + rallies


def _add_event(deck: Deck, text: str, whose: str) -> i64:
    try:
        return add_deeds(read_event(text), deck.deeds)
    except BadText as error:
        raise BadText(f"the event of {whose}: {error}") from None


def read_event(text: str) -> Effect:
    """The event that a card text stands for; BadText says what is wrong with it."""
    effect = parse(text, VOCABULARY)
    if effect is None:
        raise BadText("found no event, expected one")
    deeds: list[Deed] = []
    add_deeds(effect, deeds)
    if len(deeds) > MOST_DEEDS:
        raise BadText(f"found an event of {len(deeds)} deeds, expected {MOST_DEEDS} at most")
    for deed in deeds:
        _check_deed(deed)
    return effect


def _check_deed(deed: Deed) -> None:
    for found, least in ((deed.amount, 0), (deed.at_most, 1)):
        if not least <= found <= MOST_TOKENS:
            raise BadText(f"found {found} in {deed.text!r}, expected a number from {least} to {MOST_TOKENS}")
    if len(deed.parts) > BRANCHES:
        raise BadText(f"{deed.text!r} should have at most {BRANCHES} parts to choose from")


def _add_card(deck: Deck, row: dict[str, Any]) -> None:
    name = row.get("name", f"number {len(deck.cards) + 1}")
    missing = [fact for fact in ("name", *FACTS[1:]) if fact not in row]
    if missing:
        raise BadText(f"the card {name} should have a {missing[0]}")
    deck.cards.append(name)
    if "title" in row:
        deck.titles[name] = row["title"]
    if row["value"] not in (1, 2, 3):
        raise BadText(f"the value of {name} should be 1, 2 or 3, not {row['value']}")
    deck.values.append(row["value"])
    deck.sides.append(number_of(row["side"], SIDES, f"side (of {name})"))
    deck.bars.append(number_of(row["bar"], DIMENSIONS, f"dimension (the bar of {name})"))
    deck.events.append(_add_event(deck, row["event"], name))
    deck.sources.append({fact: _source(row, fact) for fact in FACTS})


def _source(row: dict[str, Any], fact: str) -> str:
    """Where a fact of a card comes from: a house deck, what is printed, what follows from that, or ours."""
    for source in SOURCES[:3]:
        if fact in row.get(source, []):
            return source
    return SOURCES[3]


def _number_options(deck: Deck) -> None:
    catalogue = deck.catalogue
    tokens = [f"{side}:{space}" for side in SIDES[:2] for space in SPACES]
    catalogue.add("stop")
    for verb in ("value", "event", "claim"):
        catalogue.add_block(verb, deck.cards)
    catalogue.add_block("keep", SPACES)
    catalogue.add_block("place", SPACES)
    catalogue.add_block("remove", tokens)
    catalogue.add_block("move", [*tokens, "pool"])
    catalogue.add_block("to", SPACES)
    catalogue.add_block("commissioner", SPACES)
    catalogue.add_block("choose", [str(branch + 1) for branch in range(BRANCHES)])
    catalogue.add("do")
    catalogue.add_block("line-up", deck.cards)
