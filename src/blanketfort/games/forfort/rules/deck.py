"""Decks: what the data of `deck.toml`, or of a house deck laid over it, say about the cards of one player."""

from typing import Any, Final

from mypy_extensions import i64

from blanketfort.games.forfort.rules.faces import KIND, KINDS, SHAPE, SYMBOL_MASK, SYMBOLS, number_of
from blanketfort.games.forfort.rules.spaces import SPACES

WALL_CARDS: Final = 22
KIND_COUNTS: Final = [14, 4, 4]
SUPPLY_CARDS: Final = 8


class Deck:
    """One player's cards: 22 walls, camps and armies, and the pairs of spaces that the arrows on backs may name."""

    def __init__(self, walls: list[int], camps: i64, armies: i64, backs: list[int]) -> None:
        self.walls = walls
        self.camps = camps
        self.armies = armies
        self.backs = backs
        """The two spaces of each possible back, as a mask; all are equally likely."""


class Decks:
    """All decks and arrow patterns that a game can be set up with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

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

    def mistakes(self) -> list[tuple[str, str, str]]:
        """Which printed numbers are broken: in which table, in which of its rows, and how."""
        found: list[tuple[str, str, str]] = []
        supply = self.data["camps"] + self.data["armies"]
        if supply != SUPPLY_CARDS:
            found.append(("camps", "", f"found {supply} camps and armies, expected {SUPPLY_CARDS} together"))
        for pattern in self.data["arrows"]:
            if len(pattern["spaces"]) == 1:
                found.append(("arrows", pattern["name"], "found one space, expected two, or none for any two"))
        for deck in self.data["deck"]:
            found += [("deck", deck["name"], mistake) for mistake in _mistakes(_walls(deck))]
        return found


def _named(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(row for row in rows if row["name"] == name)


def _walls(deck: dict[str, Any]) -> list[int]:
    walls: list[int] = []
    for row in deck["wall"]:
        walls += [number_of(row["shape"], row["kind"], row["symbols"])] * row["copies"]
    return sorted(walls)


def _mistakes(walls: list[int]) -> list[str]:
    """What a deck of these walls lacks."""
    found: list[str] = []
    if len(walls) != WALL_CARDS:
        found.append(f"found {len(walls)} walls, expected {WALL_CARDS}")
    for kind, wanted in enumerate(KIND_COUNTS):
        count = sum([KIND[card] == kind for card in walls])
        if count != wanted:
            found.append(f"found {count} {KINDS[kind]} walls, expected {wanted}")
    for symbol in range(5):
        shapes = {SHAPE[card] for card in walls if SYMBOL_MASK[card] >> symbol & 1}
        if len(shapes) < 2:
            found.append(f"{SYMBOLS[symbol]}: expected on angled and on straight walls, to make pairs")
    return found


def _backs(pattern: dict[str, Any]) -> list[int]:
    named: list[str] = pattern["spaces"]
    if not named:
        return [1 << one | 1 << other for one in range(8) for other in range(one + 1, 8)]
    one, other = SPACES.index(named[0]), SPACES.index(named[1])
    return [1 << (one + turn) % 8 | 1 << (other + turn) % 8 for turn in range(0, 8, 2)]
