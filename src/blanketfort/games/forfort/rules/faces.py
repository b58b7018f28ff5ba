"""Cards as ints: every wall that forfort's rules allow has one number, whatever the deck.

A wall is its shape, its kind and its symbols (none, one or two of five); equal walls are interchangeable. A camp is
the number after the last wall. Numbering all possible walls, not those of one deck, keeps option ids the same for all
decks.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from blanketfort.games.forfort.rules.spaces import CORNERS, SIDES

SymbolName = Literal["mason", "ram", "trebuchet", "tower", "garrison"]
SYMBOLS: Final[list[str]] = list(get_args(SymbolName))
MASON: Final = 0
RAM: Final = 1
TREBUCHET: Final = 2
TOWER: Final = 3
GARRISON: Final = 4

Shape = Literal["angled", "straight"]
Kind = Literal["regular", "drawbridge", "protected"]
SHAPES: Final[list[str]] = list(get_args(Shape))
KINDS: Final[list[str]] = list(get_args(Kind))


def _symbol_sets() -> list[list[int]]:
    singles = [[symbol] for symbol in range(5)]
    doubles = [[one, other] for one in range(5) for other in range(one + 1, 5)]
    return [[], *singles, *doubles]


SYMBOL_SETS: Final[list[list[int]]] = _symbol_sets()
WALLS: Final = 96
CAMP: Final = 96

_KIND_WORDS: Final = ["", "drawbridge-", "protected-"]


def _name(card: i64) -> str:
    symbols = "+".join([SYMBOLS[symbol] for symbol in SYMBOL_SETS[card % 16]])
    return f"{SHAPES[card // 48]}-{_KIND_WORDS[card // 16 % 3]}{symbols or 'plain'}"


NAMES: Final[list[str]] = [_name(card) for card in range(WALLS)] + ["camp"]
NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}

SHAPE: Final[list[int]] = [card // 48 for card in range(WALLS)]
KIND: Final[list[int]] = [card // 16 % 3 for card in range(WALLS)]
SYMBOLS_ON: Final[list[list[int]]] = [SYMBOL_SETS[card % 16] for card in range(WALLS)] + [[]]
SYMBOL_MASK: Final[list[int]] = [sum([1 << symbol for symbol in symbols]) for symbols in SYMBOLS_ON]
"""Which symbols a card shows, as a mask: bits `1 << symbol`."""
SYMBOLS_IN: Final[list[list[int]]] = [[symbol for symbol in range(5) if mask >> symbol & 1] for mask in range(32)]
"""The symbols of each mask."""

IS_PROTECTED: Final[list[bool]] = [kind == 2 for kind in KIND] + [False]
HAS_DRAWBRIDGE: Final[list[bool]] = [kind == 1 for kind in KIND] + [False]

FITS: Final[list[int]] = [CORNERS if shape == 0 else SIDES for shape in SHAPE] + [0]
"""The spaces that a wall's shape allows: forfort.construct.shape."""


def number_of(shape: str, kind: str, symbols: list[str]) -> i64:
    """The card of this shape and kind that shows these symbols; ValueError where there is none."""
    chosen = sorted([SYMBOLS.index(symbol) for symbol in symbols])
    return SHAPES.index(shape) * 48 + KINDS.index(kind) * 16 + SYMBOL_SETS.index(chosen)


NO_CARDS: Final[list[int]] = []
"""An empty pile. Piles are replaced, never changed, so that copies of a state share them."""


def with_card(pile: list[int], card: i64) -> list[int]:
    """A sorted pile with one card more."""
    cards = pile[:]
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
    return cards


def without_card(pile: list[int], card: i64) -> list[int]:
    """A pile with one such card less."""
    at: i64 = 0
    while pile[at] != card:
        at += 1
    cards = pile[:]
    del cards[at]
    return cards
