"""The cards of forfort, for people who look them up: each deck's walls, camps and armies, symbols, arrows."""

from collections.abc import Iterator
from typing import Any

from blanketfort.engine.deckfile import HOUSE
from blanketfort.engine.listing import Listed, source_of
from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.phrases import say_card, say_symbol, title_symbol
from blanketfort.games.forfort.rules.faces import NAMES, SYMBOLS, number_of


def list_cards(data: dict[str, Any]) -> list[Listed]:
    """The walls of every deck, and all that goes with them."""
    walls = [wall for deck in data["deck"] for wall in _walls(deck)]
    return [*walls, *_supply(data), *map(_symbol, SYMBOLS), *map(_arrows, data["arrows"])]


def _walls(deck: dict[str, Any]) -> Iterator[Listed]:
    group = Phrase("forfort-list-deck", deck=deck["name"])
    for wall in deck["wall"]:
        face = NAMES[number_of(wall["shape"], wall["kind"], wall["symbols"])]
        line = Phrase("forfort-list-wall", card=say_card(face, ".bare"), count=wall["copies"])
        sources = {"face": wall.get("from", HOUSE), "copies": wall.get("from", HOUSE)}
        facts = {fact: wall[fact] for fact in ("shape", "kind", "symbols", "copies")} | {"deck": deck["name"]}
        yield Listed(face, group, say_card(face), [line], sources, facts=facts)


def _supply(data: dict[str, Any]) -> Iterator[Listed]:
    for kind in ("camps", "armies"):
        name = Phrase(f"forfort-list-{kind}", count=data[kind])
        source = source_of(data, [kind], data["supply_from"])
        facts = {"copies": data[kind]}
        yield Listed(kind, Phrase("forfort-list-supply"), name, [name], {"copies": source}, facts=facts)


def _symbol(symbol: str) -> Listed:
    line = Phrase(
        "forfort-list-symbol",
        symbol=title_symbol(symbol),
        effect=Phrase(f"forfort-effect-{symbol}"),
        combined=Phrase(f"forfort-combined-{symbol}"),
    )
    return Listed(symbol, Phrase("forfort-list-symbols"), say_symbol(symbol), [line], {"event": "printed"})


def _arrows(pattern: dict[str, Any]) -> Listed:
    spaces = [Phrase(f"forfort-space-{space}") for space in pattern["spaces"]]
    line = Phrase("forfort-list-arrows", name=pattern["name"], spaces=spaces, count=len(spaces))
    source = source_of(pattern, ["spaces"], pattern["from"])
    heading, facts = Phrase("forfort-list-backs"), {"spaces": pattern["spaces"]}
    return Listed(f"arrows-{pattern['name']}", heading, pattern["name"], [line], {"arrows": source}, facts=facts)
