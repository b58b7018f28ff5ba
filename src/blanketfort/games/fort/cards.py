"""Reads `cards.toml` into a Box: the one place where a card's text becomes an action."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.games.fort.box import ADVANCE, COIN, MEASURES, NOTHING, ONCE, SUIT_NAMES, VERBS, Action, Box, Level
from blanketfort.notation import And, Do, Effect, Per, Then, Vocabulary, parse

DATA: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text())
CARD_IDS: list[str] = [card["id"] for card in DATA["kid"] + DATA["dog"]]
Cards = dict[str, dict[str, Any]]
"""The data of each card, by its id."""
BOARDS = ["orange", "yellow", "red", "green"]
COUNTED = ["pizza N", "toy N", "res N", "score N", "advance N"]
VOCABULARY = Vocabulary([*VERBS, *COUNTED, "trash-this"], [*SUIT_NAMES[:COIN], *MEASURES])


def read_action(text: str) -> Action | None:
    """The action that a card text stands for, or None for an empty box."""
    effect = parse(text, VOCABULARY)
    if effect is None:
        return None
    trashes_this = False
    if isinstance(effect, Then) and effect.right == Do("trash-this", ()):
        effect, trashes_this = effect.left, True
    measure = ONCE
    if isinstance(effect, Per):
        measure = MEASURES[effect.measure] if effect.measure in MEASURES else SUIT_NAMES.index(effect.measure)
        effect = effect.body
    return _action(effect, text, measure, trashes_this)


def _action(effect: Effect, text: str, measure: int, trashes_this: bool) -> Action:
    then = also = NOTHING
    then_amount = 1
    if isinstance(effect, Then):
        then, then_amount = _verb(effect.right, text)
        effect = effect.left
    elif isinstance(effect, And) and len(effect.parts) == 2:
        also, _once = _verb(effect.parts[1], text)
        effect = effect.parts[0]
    verb, amount = _verb(effect, text)
    if verb == ADVANCE:  # its number is not how often, but how much dearer
        return Action(verb, 1, amount, then, then_amount, also, measure, trashes_this)
    return Action(verb, amount, 0, then, then_amount, also, measure, trashes_this)


def _verb(effect: Effect, text: str) -> tuple[int, int]:
    if not isinstance(effect, Do) or effect.verb not in VERBS:
        raise BadText(f"Fort cannot play {text!r}: write VERB, VERB > VERB or VERB, VERB, times one measure")
    verb = VERBS[effect.verb]
    return verb, int(effect.args[0]) if effect.args else int(verb != ADVANCE)


def cards_of(data: dict[str, Any]) -> Cards:
    """All cards of such data, by id."""
    return {card["id"]: card for card in data["kid"] + data["dog"]}


def read_box(data: dict[str, Any]) -> Box:
    """The Box that such data describe."""
    cards = data["kid"] + data["dog"]
    actions: list[Action | None] = []
    for card in cards:
        actions += [read_action(card.get("public", "")), read_action(card.get("private", ""))]
    icons = [[card["suits"].count(suit) for suit in SUIT_NAMES] for card in cards]
    boards = [[k for k, card in enumerate(cards) if card.get("best_friend") == board] for board in BOARDS]
    levels = [Level(x.get("pizza", 0), x.get("toys", 0), x.get("either", 0), x["points"]) for x in data["level"]]
    dogs = [card in data["dog"] for card in cards]
    copies = [card.get("copies", 0) for card in cards]
    return Box([card["id"] for card in cards], icons, actions, copies, boards, dogs, levels)
