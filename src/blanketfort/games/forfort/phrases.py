"""What forfort says to people: phrases, whose words are in the locale."""

from typing import Any

from blanketfort.engine.event import Happening
from blanketfort.engine.phrase import Phrase
from blanketfort.games.forfort.rules.faces import KIND, KINDS, NUMBERS, SHAPE, SHAPES, SYMBOLS, SYMBOLS_ON
from blanketfort.games.forfort.view import ForfortView


def say_decision(kind: str, view: ForfortView) -> Phrase:
    """The question of this kind, about the card that lies open where there is one."""
    name = kind.removeprefix("forfort.")
    if name == "place" and view.laid:
        return Phrase("forfort-decision-place", card=say_card(view.laid[-1].name))
    if name == "direction" and view.aiming:
        return Phrase("forfort-decision-direction", place=say_place(view.aiming))
    return Phrase(f"forfort-decision-{name}")


def say_option(key: str, view: ForfortView) -> Phrase:
    """An option by its verb and what follows the colon: a card, a place, a seat, a direction or a symbol."""
    verb, _, word = key.partition(":")
    id = f"forfort-option-{verb}"
    if verb == "trigger":
        card, _, symbol = word.partition("/")
        return Phrase(id, card=say_card(card), symbol=title_symbol(symbol), effect=Phrase(f"forfort-effect-{symbol}"))
    if verb in ("build", "camp", "discard", "fetch"):
        return Phrase(id, card=say_card(word), player=view.asked)
    if verb == "reveal":
        return Phrase(id, player=view.asked)
    if verb == "tower-at":
        return Phrase(id, rival=int(word))
    if verb == "march":
        place = {"place": say_place(view.aiming)} if view.aiming else {}
        return Phrase(id, direction=say_direction(word), **place)
    if verb == "combine":
        return Phrase(id, symbol=title_symbol(word), effect=Phrase(f"forfort-combined-{word}"))
    if verb.endswith("-at") or verb == "advance":
        return Phrase(id, place=say_place(word), there=say_there(view, word))
    return Phrase(f"{id}-combine" if verb == "decline" and view.kind == "forfort.combine" else id)


def say_there(view: ForfortView, place: str) -> Phrase:
    """What is to be seen at a place."""
    there = view.space(place)
    if there.army is not None:
        return Phrase("forfort-there-army", player=there.army.owner, direction=say_direction(there.army.direction))
    if there.card is None:
        return Phrase("forfort-there-nothing")
    return Phrase("forfort-there-card", card=say_card(there.card.name), covered=len(there.covered))


def say_event(event: Happening) -> Phrase:
    """What happened, to the player it happened to."""
    kind = event.kind.removeprefix("forfort.")
    args: dict[str, object] = {"player": event.seat}
    for name, value in event.facts.items():
        if name in SAYERS:
            args[name] = SAYERS[name](value)
        elif name in ("rival", "extra"):
            args[name] = value
    if kind in AT_HOME and event.facts["place"].startswith(f"{event.seat}-"):
        args["place"] = say_place(event.facts["place"], "forfort-place-own")
    if kind == "drew" and "card" in event.facts:
        kind = "drew-card"
    if kind == "fetched":
        kind = f"fetched-from-{event.facts['source']}"
    return Phrase(f"forfort-event-{kind}", **args)


def say_card(name: str, form: str = "") -> Phrase:
    """A card with its shape, kind and symbols; in the form `.bare` without an article."""
    if name == "camp":
        return Phrase("forfort-card-camp")
    card = NUMBERS[name]
    wall = Phrase(f"forfort-wall-{SHAPES[SHAPE[card]]}-{KINDS[KIND[card]]}{form}")
    symbols = [say_symbol(SYMBOLS[symbol]) for symbol in SYMBOLS_ON[card]]
    return (
        Phrase("forfort-card-wall", wall=wall, symbols=symbols) if symbols else Phrase("forfort-card-blank", wall=wall)
    )


def say_cards(names: list[str]) -> list[Phrase]:
    return [say_card(name) for name in names]


def say_symbol(symbol: str) -> Phrase:
    return Phrase(f"forfort-symbol-{symbol}")


def title_symbol(symbol: str) -> Phrase:
    """A symbol at the head of what it does."""
    return Phrase(f"forfort-symbol-{symbol}.title")


def say_place(place: str, id: str = "forfort-place") -> Phrase:
    """A space, and whose fort it is in."""
    seat, _, space = place.partition("-")
    return Phrase(id, player=int(seat), space=Phrase(f"forfort-space-{space}"))


def say_direction(direction: str) -> Phrase:
    return Phrase(f"forfort-direction-{direction}")


AT_HOME = frozenset(("camp-placed", "constructed", "destroyed", "bridge-lowered", "bridge-retrieved"))
"""Events that name their player first, so that the player's own fort is "their fort"."""
SAYERS: dict[str, Any] = {
    "card": say_card,
    "cards": say_cards,
    "symbol": say_symbol,
    "place": say_place,
    "target": say_place,
    "direction": say_direction,
}
"""How each part of an event is said."""
