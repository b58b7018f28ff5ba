"""Pizza and toys by the places where they are: those of one board, and the supply, in one number.

Each place has eight bits of it. Moving a token is adding here and taking away there, for what is really done as for
what is only looked ahead to.
"""

from typing import Final

from mypy_extensions import i64

STUFF_PIZZA: Final = 0
STUFF_TOYS: Final = 1
PACK_PIZZA: Final = 2
PACK_TOYS: Final = 3
PACK: Final = 2
SUPPLY: Final = 4
"""The place of a resource, 0 pizza or 1 toys: itself in Stuff, this much further on in the Pack and in the supply."""
PACK_BITS: Final = 8 * PACK
SUPPLY_BITS: Final = 8 * SUPPLY
RESOURCES: Final = ["pizza", "toys"]
PLACES: Final = ["stuff-pizza", "stuff-toys", "pack-pizza", "pack-toys"]

TOKENS: Final = 30
"""There are 30 pizza and 30 toys tokens."""
ALL_IN_SUPPLY: Final[i64] = TOKENS << 8 | TOKENS
ON_BOARD: Final[i64] = 2**32 - 1
"""The bits of Stuff and Pack."""


def count_at(tokens: i64, place: i64) -> i64:
    """How many tokens are at a place."""
    return tokens >> 8 * place & 255


def moved(tokens: i64, source: i64, target: i64, count: i64 = 1) -> i64:
    """The tokens after some were moved from one place to another."""
    return tokens - (count << 8 * source) + (count << 8 * target)


def packed(tokens: i64, place: i64) -> i64:
    """After packing from Stuff (0 pizza, 1 toys) or, two further on, from the supply."""
    resource = place % 2
    return moved(tokens, resource if place < 2 else SUPPLY + resource, PACK + resource)


def spent(tokens: i64, place: i64) -> i64:
    """After a token was returned to the supply."""
    return moved(tokens, place, SUPPLY + place % 2)


def converted(tokens: i64, place: i64) -> i64:
    """After a token was replaced with one of the other resource."""
    resource = place % 2
    return moved(spent(tokens, place), SUPPLY + 1 - resource, place + 1 - 2 * resource)
