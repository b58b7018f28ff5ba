"""The options of Fort: every choice that can ever be offered, numbered once."""

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.decision import Catalogue
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.cards import CARD_IDS

CATALOGUE: Final = Catalogue()
KINDS: Final = len(CARD_IDS)

# What is offered most often comes first: Python keeps the smallest ints ready, others are made anew each time.

SKIP: Final[i64] = CATALOGUE.add("skip")
PASS: Final[i64] = CATALOGUE.add("pass")
ENOUGH: Final[i64] = CATALOGUE.add("enough")
FINISH: Final[i64] = CATALOGUE.add("finish")
USE: Final[i64] = CATALOGUE.add_block("use", ["public", "private"])
GATHER: Final[i64] = CATALOGUE.add_block("gather", ["pizza", "toys"])
FROM: Final[i64] = CATALOGUE.add_block("from", ["stuff-pizza", "stuff-toys", "pack-pizza", "pack-toys"])
CONVERTING: Final[i64] = CATALOGUE.add_block("convert", ["stuff-pizza", "stuff-toys", "pack-pizza", "pack-toys"])
PACKING: Final[i64] = CATALOGUE.add_block("pack", ["pizza", "toys", "supply-pizza", "supply-toys"])
SUIT: Final[i64] = CATALOGUE.add_block("suit", terms.SUIT_NAMES)
RIVAL: Final[i64] = CATALOGUE.add_block("rival", ["0", "1", "2", "3"])
PLAY: Final[i64] = CATALOGUE.add_block("play", CARD_IDS)
FOLLOW: Final[i64] = CATALOGUE.add_block("follow", CARD_IDS)
PARK: Final[i64] = CATALOGUE.add_block("park", CARD_IDS)
RULE: Final[i64] = CATALOGUE.add_block("rule", terms.RULE_NAMES)
PERK: Final[i64] = CATALOGUE.add_block("perk", terms.PERK_NAMES)
KEEP: Final[i64] = CATALOGUE.add_block("keep", CARD_IDS)
ADD: Final[i64] = CATALOGUE.add_block("add", CARD_IDS)
ADD_ASIDE: Final[i64] = CATALOGUE.add_block("add-coin-aside", CARD_IDS)
"""Adding a card whose coin is treated as a suit that does not matter here."""
LOOK: Final[i64] = CATALOGUE.add_block("add-from-lookout", CARD_IDS)
LOOK_ASIDE: Final[i64] = CATALOGUE.add_block("add-from-lookout-coin-aside", CARD_IDS)
TUCK: Final[i64] = CATALOGUE.add_block("tuck", CARD_IDS)
TRASHING: Final[i64] = CATALOGUE.add_block("trash", CARD_IDS)
TRASHING_DISCARD: Final[i64] = CATALOGUE.add_block("trash-from-discard", CARD_IDS)
TAKE: Final[i64] = CATALOGUE.add_block("take", CARD_IDS)
YARD: Final[i64] = CATALOGUE.add_block("yard", [f"{seat}:{card}" for seat in range(4) for card in CARD_IDS])
DECK: Final[i64] = CATALOGUE.add("deck")
USE_DIY: Final[i64] = CATALOGUE.add("diy")
USE_DO_OVER: Final[i64] = CATALOGUE.add("do-over")
USE_ROUGH_HOUSING: Final[i64] = CATALOGUE.add("rough-housing")
# Dogs.
LOOKOUT_PLACES: Final = 6
UNTUCK: Final[i64] = CATALOGUE.add_block(
    "lookout", [f"{seat}:{at}" for seat in range(4) for at in range(LOOKOUT_PLACES)]
)
"""A card in somebody's Lookout by its place: rivals' cards there are hidden."""
TUCK_DISCARD: Final[i64] = CATALOGUE.add_block("tuck-from-discard", CARD_IDS)
TRASHING_DECK: Final[i64] = CATALOGUE.add_block("trash-from-deck", CARD_IDS)
HERD_PARK: Final[i64] = CATALOGUE.add("herd-park")
HERD_YARD: Final[i64] = CATALOGUE.add_block("herd-yard", ["0", "1", "2", "3"])
HERD_TO: Final[i64] = CATALOGUE.add_block("herd-to", ["0", "1", "2", "3"])
STEALING: Final[i64] = CATALOGUE.add_block("steal", ["stuff-pizza", "stuff-toys", "pack-pizza", "pack-toys"])
ADVANCING: Final[i64] = CATALOGUE.add("advance")
# Cats.
CAT: Final[i64] = CATALOGUE.add_block("cat", terms.CAT_NAMES)
DISCARDING: Final[i64] = CATALOGUE.add_block("discard", CARD_IDS)
USE_RECYCLING: Final[i64] = CATALOGUE.add("recycle")
"""Last of all, so that it can be put behind the options of any decision."""

CARDS: Final[list[int]] = [
    CARD_IDS.index(word) if word in CARD_IDS else NOTHING
    for word in [option.key.rpartition(":")[2] for option in CATALOGUE.options]
]


def card_of(option: i64) -> i64:
    """The card that an option is about, or NOTHING."""
    return CARDS[option]


def owner_of(option: i64) -> i64:
    """Whose Yard the card of an option lies in."""
    return (option - YARD) // KINDS
