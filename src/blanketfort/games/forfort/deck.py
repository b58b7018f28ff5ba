"""Decks: what `deck.toml`, and a house deck laid over it, say about the cards of one player."""

from pathlib import Path
from typing import Any, Final

from blanketfort.engine.errors import BadText
from blanketfort.engine.text import read_toml
from blanketfort.games.forfort.faces import KIND, KINDS, SHAPE, SYMBOL_MASK, SYMBOLS, number_of
from blanketfort.games.forfort.fort import SPACES

WALL_CARDS: Final = 22
KIND_COUNTS: Final = [14, 4, 4]
SUPPLY_CARDS: Final = 8


class Deck:
    """One player's cards: 22 walls, camps and armies, and the pairs of spaces that the arrows on backs may name."""

    def __init__(self, walls: list[int], camps: int, armies: int, backs: list[int]) -> None:
        self.walls = walls
        self.camps = camps
        self.armies = armies
        self.backs = backs
        """The two spaces of each possible back, as a mask; all are equally likely."""


class Decks:
    """All decks and arrow patterns that a game can be set up with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.check()

    def names(self) -> list[str]:
        """The decks' names, the default first."""
        return [deck["name"] for deck in self.data["deck"]]

    def patterns(self) -> list[str]:
        """The arrow patterns' names, the default first."""
        return [pattern["name"] for pattern in self.data["arrows"]]

    def deck(self, name: str, pattern: str) -> Deck:
        """The deck of that name with backs of that pattern."""
        walls = _walls(_named(self.data["deck"], name))
        return Deck(walls, self.data["camps"], self.data["armies"], _backs(_named(self.data["arrows"], pattern)))

    def overlaid(self, text: str) -> "Decks":
        """These decks with those of a house deck's text put in the place of the ones of the same name."""
        data = dict(self.data)
        for key, value in read_toml(text, "deck file").items():
            if key not in data:
                raise BadText(f"a deck file has no {key!r}; it has: {', '.join(data)}")
            if type(value) is not type(data[key]):
                raise BadText(f"{key} of a deck file cannot be {value!r}")
            data[key] = _overlay(key, data[key], value) if isinstance(value, list) else value
        return Decks(data)

    def check(self) -> None:
        """BadText says which deck breaks which printed number."""
        if self.data["camps"] + self.data["armies"] != SUPPLY_CARDS:
            raise BadText(f"camps and armies should be {SUPPLY_CARDS} cards together")
        for pattern in self.data["arrows"]:
            _backs(pattern)
        for deck in self.data["deck"]:
            _check_walls(deck["name"], _walls(deck))


def _overlay(key: str, ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    known = {row["name"]: row for row in ours}
    for row in theirs:
        name = row.get("name")
        if name not in known:
            raise BadText(f"a deck file has no {key} {name!r}; it has: {', '.join(known)}")
        known[name] = known[name] | row
    return list(known.values())


def _named(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(row for row in rows if row["name"] == name)


def _walls(deck: dict[str, Any]) -> list[int]:
    walls: list[int] = []
    for number, row in enumerate(deck["wall"], start=1):
        try:
            walls += [number_of(row["shape"], row["kind"], row["symbols"])] * row["copies"]
        except (KeyError, TypeError, ValueError):
            raise BadText(f"deck {deck['name']}, wall {number}: cannot read {row}") from None
    return sorted(walls)


def _check_walls(name: str, walls: list[int]) -> None:
    if len(walls) != WALL_CARDS:
        raise BadText(f"deck {name} should have {WALL_CARDS} walls, not {len(walls)}")
    for kind, wanted in enumerate(KIND_COUNTS):
        count = sum([KIND[card] == kind for card in walls])
        if count != wanted:
            raise BadText(f"deck {name} should have {wanted} {KINDS[kind]} walls, not {count}")
    for symbol in range(5):
        shapes = {SHAPE[card] for card in walls if SYMBOL_MASK[card] >> symbol & 1}
        if len(shapes) < 2:
            raise BadText(f"deck {name} should show {SYMBOLS[symbol]} on angled and straight walls, to make pairs")


def _backs(pattern: dict[str, Any]) -> list[int]:
    named: list[str] = pattern["spaces"]
    if not named:
        return [1 << one | 1 << other for one in range(8) for other in range(one + 1, 8)]
    if len(set(named)) != 2 or not set(named) <= set(SPACES):
        raise BadText(f"arrows {pattern['name']} should name two of {', '.join(SPACES)}, not {', '.join(named)}")
    one, other = SPACES.index(named[0]), SPACES.index(named[1])
    return [1 << (one + turn) % 8 | 1 << (other + turn) % 8 for turn in range(0, 8, 2)]


def read_decks() -> Decks:
    """The decks of the project."""
    return Decks(read_toml(Path(__file__).with_name("deck.toml").read_text(encoding="utf-8"), "deck file"))
