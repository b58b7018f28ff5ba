"""The rulebook's terms as ints: suits, actions, made-up rules, perks, what dogs do, cats, and a few figures."""

from typing import Final

# Suits, those of them that a rule names. The six real ones come first, so that `range(SUITS)` runs over them; the coin
# stands for any of them.
BOOK: Final = 0
CROWN: Final = 1
COIN: Final = 6
SUITS: Final = 6
SUIT_SPAN: Final = 7
"""The six suits and the coin."""
SUIT_NAMES: Final = ["book", "crown", "glue", "shovel", "skateboard", "squirtgun", "coin"]

# What an action is multiplied by: a suit (its number), or one of these.
ONCE: Final = -1
ANY: Final = 7
PACK_COUNT: Final = 8
LOOKOUT_COUNT: Final = 9
FORT_LEVEL: Final = 10
MEASURES: Final = {"ANY": ANY, "PACK": PACK_COUNT, "LOOKOUT": LOOKOUT_COUNT, "FORT": FORT_LEVEL}

# Verbs: the actions of the rulebook's chapter "Actions".
NO_VERB: Final = 0
PIZZA: Final = 1
TOY: Final = 2
RESOURCE: Final = 3
PACK: Final = 4
LOOKOUT: Final = 5
TRASH: Final = 6
TRASH_RIVAL: Final = 7
RECRUIT: Final = 8
ADVANCE: Final = 9
SCORE: Final = 10
SPEND_PIZZA: Final = 11
SPEND_TOY: Final = 12
COPY_PACK: Final = 13
COPY_RIVAL_PACK: Final = 14
CONVERT: Final = 15
# With the choice made that holds for all its times; and what some dogs want spent, of either resource.
CONVERT_PIZZA: Final = 16
CONVERT_TOYS: Final = 17
SPEND: Final = 18
# Advancing at one resource less or more.
ADVANCE_CHEAPLY: Final = 19
ADVANCE_DEARLY: Final = 20
VERBS: Final = {
    "pizza": PIZZA,
    "toy": TOY,
    "res": RESOURCE,
    "pack": PACK,
    "lookout": LOOKOUT,
    "trash": TRASH,
    "trash-rival": TRASH_RIVAL,
    "recruit": RECRUIT,
    "advance": ADVANCE,
    "score": SCORE,
    "spend-pizza": SPEND_PIZZA,
    "spend-toy": SPEND_TOY,
    "copy-pack": COPY_PACK,
    "copy-rival-pack": COPY_RIVAL_PACK,
    "convert": CONVERT,
}

RULE_NAMES: Final = [
    "big-plans",
    "friendship-bracelet",
    "loner",
    "minimalism",
    "piggy-bank",
    "pizza-party",
    "play-palace",
    "popularity",
    "secret-stash",
    "sleepover",
    "slime-lab",
]
BIG_PLANS: Final = 0
FRIENDSHIP_BRACELET: Final = 1
LONER: Final = 2
MINIMALISM: Final = 3
PIGGY_BANK: Final = 4
PIZZA_PARTY: Final = 5
PLAY_PALACE: Final = 6
POPULARITY: Final = 7
SECRET_STASH: Final = 8
SLEEPOVER: Final = 9
SLIME_LAB: Final = 10

PERK_NAMES: Final = [
    "birthday-party",
    "bribe",
    "copy-cat",
    "diy",
    "do-over",
    "recycling",
    "rough-housing",
    "sticky-fingers",
    "xxl-backpack",
]
BIRTHDAY_PARTY: Final = 0
BRIBE: Final = 1
COPY_CAT: Final = 2
DIY: Final = 3
DO_OVER: Final = 4
RECYCLING: Final = 5
ROUGH_HOUSING: Final = 6
STICKY_FINGERS: Final = 7
XXL_BACKPACK: Final = 8

# What a dog's need says about the suits to be added.
SAME: Final = 0
DIFFERENT: Final = 1
CARDS: Final = 2

# What dogs do: the verbs below the dotted line.
HERD: Final = 0
FETCH: Final = 1
MIMIC: Final = 2
FILL_TOYS: Final = 3
GAIN: Final = 4
RELIEVE: Final = 5
SWAP_PERK: Final = 6
STEAL: Final = 7
DIG: Final = 8
CALL: Final = 9
SWAP_RULE: Final = 10
DOG_SCORE: Final = 11
DOG_ADVANCE: Final = 12
TRICKS: Final = {
    "herd": HERD,
    "fetch": FETCH,
    "mimic": MIMIC,
    "fill-toys": FILL_TOYS,
    "gain": GAIN,
    "relieve": RELIEVE,
    "swap-perk": SWAP_PERK,
    "steal": STEAL,
    "dig": DIG,
    "call": CALL,
    "swap-rule": SWAP_RULE,
    "score": DOG_SCORE,
    "advance": DOG_ADVANCE,
}

CAT_NAMES: Final = ["scavenger", "sprightly", "bandit", "scratch", "kingsly", "cilantro", "dumpling", "jitters"]
SCAVENGER: Final = 0
SPRIGHTLY: Final = 1
BANDIT: Final = 2
SCRATCH: Final = 3
KINGSLY: Final = 4
CILANTRO: Final = 5
DUMPLING: Final = 6
JITTERS: Final = 7

STUFF_LIMIT: Final = 4
TOP_LEVEL: Final = 5
PARK_SIZE: Final = 3
HAND_SIZE: Final = 5
TRACK_END: Final = 25
SCULPTURE_POINTS: Final = 4
