"""All options of forfort, numbered once. A place is a space of somebody's fort: `seat * 8 + space`."""

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.decision import Catalogue
from blanketfort.games.forfort.rules.faces import NAMES, SYMBOLS, SYMBOLS_ON, WALLS
from blanketfort.games.forfort.rules.spaces import DIRECTIONS, SPACES, SPACES_IN

PLACES: Final[list[str]] = [f"{seat}-{space}" for seat in range(4) for space in SPACES]

CATALOGUE: Final = Catalogue()

# What is done with a card from the hand; the card is named.
BUILD: Final[i64] = CATALOGUE.add_block("build", NAMES[:WALLS])
CAMP_BY: Final[i64] = CATALOGUE.add_block("camp", NAMES[:WALLS])
TRIGGERS: Final[list[tuple[int, int]]] = [(card, symbol) for card in range(WALLS) for symbol in SYMBOLS_ON[card]]
TRIGGER: Final[i64] = CATALOGUE.add_block("trigger", [f"{NAMES[card]}/{SYMBOLS[symbol]}" for card, symbol in TRIGGERS])
DISCARD: Final[i64] = CATALOGUE.add_block("discard", NAMES[:WALLS])

# What mason brings: a card of the discard pile, or the top card of the dungeon.
FETCH: Final[i64] = CATALOGUE.add_block("fetch", NAMES)
REVEAL: Final[i64] = CATALOGUE.add("reveal")

# Where it happens.
WALL_AT: Final[i64] = CATALOGUE.add_block("wall-at", PLACES)
CAMP_AT: Final[i64] = CATALOGUE.add_block("camp-at", PLACES)
RAM_AT: Final[i64] = CATALOGUE.add_block("ram-at", PLACES)
TREBUCHET_AT: Final[i64] = CATALOGUE.add_block("trebuchet-at", PLACES)
TOWER_AT: Final[i64] = CATALOGUE.add_block("tower-at", [str(seat) for seat in range(4)])
ARMY_AT: Final[i64] = CATALOGUE.add_block("army-at", PLACES)
DEFEAT_AT: Final[i64] = CATALOGUE.add_block("defeat-at", PLACES)
MARCH: Final[i64] = CATALOGUE.add_block("march", list(DIRECTIONS))
ADVANCE: Final[i64] = CATALOGUE.add_block("advance", PLACES)
DRAWBRIDGE_AT: Final[i64] = CATALOGUE.add_block("drawbridge-at", PLACES)

# What may be taken or left.
COMBINE: Final[i64] = CATALOGUE.add_block("combine", list(SYMBOLS))
DECLINE: Final[i64] = CATALOGUE.add("decline")


def _in_forts(first: i64) -> list[list[int]]:
    return [[first + seat * 8 + space for space in spaces] for seat in range(4) for spaces in SPACES_IN]


WALLS_AT: Final[list[list[int]]] = _in_forts(WALL_AT)
CAMPS_AT: Final[list[list[int]]] = _in_forts(CAMP_AT)
RAMS_AT: Final[list[list[int]]] = _in_forts(RAM_AT)
TREBUCHETS_AT: Final[list[list[int]]] = _in_forts(TREBUCHET_AT)
ARMIES_AT: Final[list[list[int]]] = _in_forts(ARMY_AT)
DEFEATS_AT: Final[list[list[int]]] = _in_forts(DEFEAT_AT)
DRAWBRIDGES_AT: Final[list[list[int]]] = _in_forts(DRAWBRIDGE_AT)
"""By `seat * 256 + spaces`: the options over that set of spaces of that fort. Never changed: states share them."""


TRIGGERS_OF: Final[list[list[int]]] = [
    [TRIGGER + TRIGGERS.index((card, symbol)) for symbol in SYMBOLS_ON[card] if able >> symbol & 1]
    for card in range(WALLS)
    for able in range(32)
]
"""By `card * 32 + able`: the options of triggering a symbol of that card, where these are able to (as a mask)."""
