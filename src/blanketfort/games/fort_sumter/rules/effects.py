"""The words in which events are written, and the deeds into which they are read.

    place up-to 3 from-pool in secession or washington at-most 1 each
    remove 2 opposing from armaments > place 2
    move up-to 2 own from armaments to political
    send-commissioner / place 1

A number alone is to be done in full, as far as that can be done; `up-to` leaves the player the choice, down to none.
Places are spaces, dimensions or `anywhere`, which is also meant where no place is named.
"""

from itertools import product
from typing import Final

from mypy_extensions import i64

from blanketfort.games.fort_sumter.rules.board import ANYWHERE, DIMENSIONS, SPACE_LIMIT, SPACES, spaces_of
from blanketfort.notation import And, Do, Effect, May, Or, Then, Vocabulary, to_text

PLACE: Final = 0
REMOVE: Final = 1
MOVE: Final = 2
SEND_COMMISSIONER: Final = 3
SEQUENCE: Final = 4
EITHER: Final = 5
MAY: Final = 6

OWN: Final = 0
OPPOSING: Final = 1
ANY: Final = 2
WHOSE: Final = ["own", "opposing", "any"]

AMOUNTS: Final = ["N", "up-to N"]
PLACES: Final = ["PLACE", "PLACE or PLACE", "PLACE or PLACE or PLACE"]
LIMITS: Final = ["", "at-most N each"]
NO_LIMIT: Final = 2 * SPACE_LIMIT


class Deed:
    """One node of an event, made for playing: a verb with its numbers and spaces, or a node with parts."""

    def __init__(self, verb: i64, effect: Effect) -> None:
        self.verb = verb
        self.effect = effect
        self.text = to_text(effect)
        self.amount = 0
        self.is_up_to = False
        self.is_pool_only = False
        self.whose = OWN
        self.spaces: list[int] = ANYWHERE
        self.targets: list[int] = ANYWHERE
        self.at_most = NO_LIMIT
        self.parts: list[int] = []


def _phrases() -> list[str]:
    """All phrases: each verb with every combination of what may be said of it."""
    where = ["", *(f"in {places}" for places in PLACES)]
    out_of = ["", *(f"from {places}" for places in PLACES)]
    found = [
        *(["place", *words] for words in product(AMOUNTS, ["", "from-pool"], where, LIMITS)),
        *(["remove", *words] for words in product(AMOUNTS, ["WHOSE"], out_of, LIMITS)),
        *(["move", *words] for words in product(AMOUNTS, ["WHOSE"], out_of, [f"to {places}" for places in PLACES])),
        *(["move", *words] for words in product(AMOUNTS, ["WHOSE"], [f"within {places}" for places in PLACES])),
        ["send-commissioner"],
    ]
    return [" ".join(words) for words in found]


VOCABULARY = Vocabulary(_phrases(), slots={"PLACE": ["anywhere", *DIMENSIONS, *SPACES], "WHOSE": WHOSE})
VERBS: Final = {"place": PLACE, "remove": REMOVE, "move": MOVE, "send-commissioner": SEND_COMMISSIONER}


def add_deeds(effect: Effect, deeds: list[Deed]) -> i64:
    """Append the deeds of an effect, its own last, and return its number."""
    deed = _read_phrase(effect) if isinstance(effect, Do) else _read_group(effect, deeds)
    deeds.append(deed)
    return len(deeds) - 1


def _read_group(effect: Effect, deeds: list[Deed]) -> Deed:
    verb, effects = _parts(effect)
    deed = Deed(verb, effect)
    deed.parts = [add_deeds(part, deeds) for part in effects]
    return deed


def _parts(effect: Effect) -> tuple[int, list[Effect]]:
    if isinstance(effect, Then):
        return SEQUENCE, [effect.left, effect.right]
    if isinstance(effect, And):
        return SEQUENCE, list(effect.parts)
    if isinstance(effect, Or):
        return EITHER, list(effect.parts)
    assert isinstance(effect, May), "this vocabulary has nothing to measure"
    return MAY, [effect.body]


def _read_phrase(effect: Do) -> Deed:
    deed = Deed(VERBS[effect.verb], effect)
    for number, word in enumerate(effect.args):
        before = effect.args[number - 1] if number > 0 else ""
        if isinstance(word, int):
            if before == "at-most":
                deed.at_most = word
            else:
                deed.amount = word
        elif word == "up-to":
            deed.is_up_to = True
        elif word == "from-pool":
            deed.is_pool_only = True
        elif word in WHOSE:
            deed.whose = WHOSE.index(word)
        elif word in ("in", "from", "within"):
            deed.spaces = read_places(effect, number)
        if word in ("to", "within"):
            deed.targets = read_places(effect, number)
    return deed


def read_places(effect: Do, preposition: i64) -> list[int]:
    """The spaces that stand after the preposition at this place of a phrase, in the board's order."""
    return sorted({space for name in name_places(effect, preposition) for space in _spaces(name)})


def name_places(effect: Do, preposition: i64) -> list[str]:
    """The names that stand after the preposition at this place of a phrase, joined by `or`."""
    names = [str(effect.args[preposition + 1])]
    at = preposition + 2
    while at < len(effect.args) and effect.args[at] == "or":
        names.append(str(effect.args[at + 1]))
        at += 2
    return names


def _spaces(name: str) -> list[int]:
    if name == "anywhere":
        return ANYWHERE
    return spaces_of(DIMENSIONS.index(name)) if name in DIMENSIONS else [SPACES.index(name)]
