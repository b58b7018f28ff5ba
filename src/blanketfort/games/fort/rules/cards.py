"""Reads `cards.toml` into a Box: the one place where a card's text becomes an action."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from blanketfort.engine.deckfile import DeckFile, Layout, Rows, list_of, number, readable
from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOTHING
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.box import Action, Attraction, Box, Level, Need, Trick
from blanketfort.notation import And, Do, Effect, May, Per, Then, Vocabulary, parse, to_text

DATA: dict[str, Any] = tomllib.loads(files("blanketfort.games.fort").joinpath("cards.toml").read_text())
CARD_IDS: list[str] = [card["id"] for card in DATA["kid"] + DATA["dog"]]
Cards = dict[str, dict[str, Any]]
"""The data of each card, by its id."""
BOARDS = ["orange", "yellow", "red", "green"]
COUNTED = ["pizza N", "toy N", "res N", "score N", "advance N"]
VOCABULARY = Vocabulary([*terms.VERBS, *COUNTED, "trash-this"], [*terms.SUIT_NAMES[: terms.COIN], *terms.MEASURES])

SUITED = {"SUIT": terms.SUIT_NAMES[: terms.COIN]}
NEEDS = Vocabulary(
    ["level N", "lookouts N", "spend N", "spend-pizza", "add N SUIT", "add-different N SUIT", "add-cards N"], (), SUITED
)
"""What stands above the dotted line of a dog's box."""
DOG_ACTIONS = Vocabulary([*terms.TRICKS, *(f"{verb} N" for verb in terms.TRICKS), "home", "visit"])
ATTRACTIONS = Vocabulary(["cards N", "no-cards", *(f"{suit} N" for suit in terms.SUIT_NAMES[: terms.COIN])])
MANNERS = {"add": terms.SAME, "add-different": terms.DIFFERENT, "add-cards": terms.CARDS}
ANY_NUMBER = 1000


def read_action(text: str) -> Action | None:
    """The action that a card text stands for, or None for an empty box."""
    effect = parse(text, VOCABULARY)
    if effect is None:
        return None
    trashes_this = False
    if isinstance(effect, Then) and effect.right == Do("trash-this", ()):
        effect, trashes_this = effect.left, True
    measure = terms.ONCE
    if isinstance(effect, Per):
        measure = (
            terms.MEASURES[effect.measure]
            if effect.measure in terms.MEASURES
            else terms.SUIT_NAMES.index(effect.measure)
        )
        effect = effect.body
    return _action(effect, text, measure, trashes_this)


def _action(effect: Effect, text: str, measure: int, trashes_this: bool) -> Action:
    then = also = terms.NO_VERB
    then_amount = 1
    if isinstance(effect, Then):
        then, then_amount = _verb(effect.right, text)
        effect = effect.left
    elif isinstance(effect, And) and len(effect.parts) == 2:
        also, _once = _verb(effect.parts[1], text)
        effect = effect.parts[0]
    verb, amount = _verb(effect, text)
    is_whole = then in (terms.NO_VERB, terms.SCORE) and also == terms.NO_VERB and measure == terms.ONCE
    if terms.ADVANCE in (then, also) or (verb == terms.ADVANCE and not is_whole):
        raise BadText(f"Fort cannot play {text!r}: advance stands alone, or before score")
    if verb == terms.ADVANCE:  # its number is not how often, but how much dearer
        return Action(verb, 1, amount, then, then_amount, also, measure, trashes_this)
    return Action(verb, amount, 0, then, then_amount, also, measure, trashes_this)


def _verb(effect: Effect, text: str) -> tuple[int, int]:
    """A verb and its number: how often, or for Advance Fort how much dearer."""
    if not isinstance(effect, Do) or effect.verb not in terms.VERBS:
        raise BadText(f"Fort cannot play {text!r}: write VERB, VERB > VERB or VERB, VERB, times one measure")
    verb = terms.VERBS[effect.verb]
    number = int(effect.args[0]) if effect.args else int(verb != terms.ADVANCE)
    least, most = (-1, 1) if verb == terms.ADVANCE else (1, 9)
    if not least <= number <= most:
        raise BadText(f"found {number} in {text!r}, expected a number from {least} to {most}")
    return verb, number


def cards_of(data: dict[str, Any]) -> Cards:
    """All cards of such data, by id."""
    return {card["id"]: card for card in data["kid"] + data["dog"]}


def read_need(text: str) -> Need:
    """The need that a dog's text stands for."""
    effect = parse(text, NEEDS)
    need = Need()
    for part in effect.parts if isinstance(effect, And) else [effect]:
        if not isinstance(part, Do):
            raise BadText(f"a dog cannot need {text!r}: write needs with commas between them")
        _read_part(need, part)
    return need


def _read_part(need: Need, part: Do) -> None:
    count = _count(part)
    if part.verb == "level":
        need.level = count
    elif part.verb == "lookouts":
        need.lookout = count
    elif part.verb in ("spend", "spend-pizza"):
        need.spend, need.spending = count, terms.SPEND_PIZZA if part.verb == "spend-pizza" else terms.SPEND
    else:
        need.add, need.manner = count, MANNERS[part.verb]
        need.suit = terms.SUIT_NAMES.index(str(part.args[1])) if len(part.args) > 1 else NOTHING


def read_trick(text: str) -> Trick:
    """What a dog's text makes it do."""
    deed, _end = split_trick(text)
    if isinstance(deed, May):
        deed = deed.body
    if not isinstance(deed, Do) or deed.verb not in terms.TRICKS:
        raise BadText(f"a dog cannot do {text!r}: write VERB > home, VERB? > home or VERB? > visit")
    return Trick(terms.TRICKS[deed.verb], _count(deed))


def split_trick(text: str) -> tuple[Effect, Effect]:
    """What a dog does, and where it goes after that."""
    effect = parse(text, DOG_ACTIONS)
    if not isinstance(effect, Then):
        raise BadText(f"a dog cannot do {text!r}: it should end with > home or > visit")
    return effect.left, effect.right


def read_attraction(text: str) -> Attraction:
    """What attracts a cat."""
    effect = parse(text, ATTRACTIONS)
    if not isinstance(effect, Do):
        raise BadText(f"a cat cannot be attracted by {text!r}: write SUIT N, cards N or no-cards")
    if effect.verb == "no-cards":
        return Attraction(NOTHING, 0, 0)
    suit = NOTHING if effect.verb == "cards" else terms.SUIT_NAMES.index(effect.verb)
    return Attraction(suit, _count(effect), ANY_NUMBER)


def _count(deed: Do) -> int:
    """The number of a deed, one where it has none."""
    count = int(deed.args[0]) if deed.args else 1
    if not 1 <= count <= 9:
        raise BadText(f"found {count} in {to_text(deed)!r}, expected a number from 1 to 9")
    return count


def read_box(data: dict[str, Any]) -> Box:
    """The Box that such data describe."""
    cards = data["kid"] + data["dog"]
    actions: list[Action | None] = []
    for card in cards:
        actions += [read_action(card.get("public", "")), read_action(card.get("private", ""))]
    icons = [[card["suits"].count(suit) for suit in terms.SUIT_NAMES] for card in cards]
    boards = [[k for k, card in enumerate(cards) if card.get("best_friend") == board] for board in BOARDS]
    levels = [Level(x.get("pizza", 0), x.get("toys", 0), x.get("either", 0), x["points"]) for x in data["level"]]
    dogs = [card in data["dog"] for card in cards]
    copies = [card.get("copies", 0) for card in cards]
    needs = [read_need(dog["need"]) for dog in data["dog"]]
    tricks = [read_trick(dog["action"]) for dog in data["dog"]]
    attractions = [read_attraction(cat["attracted_to"]) for cat in data["cat"]]
    ids = [card["id"] for card in cards]
    return Box(ids, icons, actions, copies, boards, dogs, levels, needs, tricks, attractions)


# House decks.

SUITS_SHOWN = list_of(terms.SUIT_NAMES, 0, 2)
LAYOUT: Layout = {
    "kid": Rows(
        "id",
        {
            "suits": SUITS_SHOWN,
            "public": readable(read_action),
            "private": readable(read_action),
            "copies": number(0, 9),
        },
    ),
    "dog": Rows("id", {"suits": SUITS_SHOWN, "need": readable(read_need), "action": readable(read_trick)}),
    "cat": Rows("id", {"attracted_to": readable(read_attraction)}),
    "level": Rows(
        "level", {"pizza": number(0, 6), "toys": number(0, 6), "either": number(0, 6), "points": number(0, 99)}
    ),
}
DEALT = 35
"""Eight kids for each of four players, and three for the Park."""


def lay_over(ours: dict[str, Any], text: str, name: str) -> dict[str, Any]:
    """Our cards with a house deck laid over them; BadText has all its mistakes."""
    file = DeckFile(text, name)
    data = file.lay_over(ours, "fort", LAYOUT)
    for table, key in (("kid", "id"), ("level", "level")):
        rows = {row[key]: row for row in data[table]}
        for at, about in enumerate(file.keys(table, key)):
            mistake = _mistake(table, rows.get(about, {}))
            if mistake:
                file.complain((table, at), mistake)
    copies = sum(card.get("copies", 0) for card in data["kid"])
    if copies < DEALT:
        file.complain(("kid",), f"found {copies} kids for the Park in all, expected {DEALT} or more")
    file.finish()
    return data


def _mistake(table: str, row: dict[str, Any]) -> str:
    """What is wrong with a row as a whole."""
    if table == "kid":
        if "best_friend" in row and "copies" in row:
            return f"found copies of {row['id']}, expected none: each Best Friend is there once, with its board"
        return ""
    cost = sum(row.get(kind, 0) for kind in ("pizza", "toys", "either"))
    if row.get("level") == 0:
        return "found a cost of level 0, expected none: that is where a Fort begins" if cost else ""
    return f"found a cost of {cost} for level {row['level']}, expected 2 or more in all" if row and cost < 2 else ""
