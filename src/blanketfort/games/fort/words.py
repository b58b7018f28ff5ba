"""What Fort says to people: phrases, whose words are in the locale. A card's words are made from its effect tree."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort.cards import VOCABULARY, Cards
from blanketfort.notation import And, Do, Effect, Per, Then, explain, parse

# The words of a card.


def explain_action(action: str | Effect) -> Phrase:
    """What an action of a card does."""
    effect = parse(action, VOCABULARY) if isinstance(action, str) else action
    if effect is None:
        raise BadText("an empty action box has no words")
    return explain(_name_costs(effect), "fort")


def _name_costs(effect: Effect) -> Effect:
    """The number of an Advance Fort action is not how often, but how much dearer: it becomes a word of the verb."""
    if isinstance(effect, Do) and effect.verb == "advance" and effect.args:
        more = int(effect.args[0])
        return Do("advance", ("dearer" if more > 0 else "cheaper", abs(more)))
    if isinstance(effect, Per):
        return Per(_name_costs(effect.body), effect.measure)
    if isinstance(effect, Then):
        return Then(_name_costs(effect.left), _name_costs(effect.right))
    if isinstance(effect, And):
        return And(tuple(_name_costs(part) for part in effect.parts))
    return effect


def explain_card(cards: Cards, card: str) -> Phrase:
    """A card with its suits and both actions in words."""
    boxes = {box: cards[card].get(box) for box in ("public", "private")}
    actions: dict[str, object] = {box: explain_action(text) for box, text in boxes.items() if text}
    name = "-".join(["fort-explained", *actions])
    return Phrase(name, card=say_card(card), suits=say_suits(cards[card]["suits"]), **actions)


def say_card(card: str) -> Phrase:
    return Phrase(f"fort-card-{card}")


def say_card_and_suits(cards: Cards, card: str) -> Phrase:
    return Phrase("fort-card-and-suits", card=say_card(card), suits=say_suits(cards[card]["suits"]))


def say_cards(cards: list[str]) -> list[Phrase]:
    return [say_card(card) for card in cards]


def say_suit(suit: str) -> Phrase:
    return Phrase(f"fort-suit-{suit}")


def say_suits(suits: list[str]) -> list[Phrase]:
    """A card's suits; two of the same are said as two."""
    if len(suits) == 2 and suits[0] == suits[1]:
        return [Phrase(f"fort-suit-{suits[0]}.two")]
    return [say_suit(suit) for suit in suits]


def say_perk(perk: str) -> Phrase:
    return Phrase(f"fort-perk-{perk}")


def say_rule(rule: str) -> Phrase:
    return Phrase(f"fort-rule-{rule}")


def say_token(resource: str) -> Phrase:
    """One token: `pizza` or `toys`."""
    return Phrase(f"fort-token-{resource}")


# What is asked.


def say_decision(cards: Cards, kind: str, view: dict[str, Any]) -> Phrase:
    """The question of this kind, with the card being played where it is about one."""
    name = kind.removeprefix("fort.")
    id = f"fort-decision-{name}"
    played = view["play"]["card"]
    if name in ABOUT_THE_PLAYED_CARD and played is not None:
        return Phrase(id, card=say_card(played))
    if name in ("follow", "rough-housing") and played is not None:
        return Phrase(id, card=explain_card(cards, played), player=view["leader"])
    if name == "pay":
        return Phrase(id, level=view["boards"][view["asked"]]["level"] + 1)
    return Phrase(id)


ABOUT_THE_PLAYED_CARD = ("use", "add", "any-suit", "declare", "copy-cat")


# What may be answered.


def say_option(cards: Cards, key: str, view: dict[str, Any]) -> Phrase:
    """An option by its verb and what follows the colon."""
    verb, _, word = key.partition(":")
    id = f"fort-option-{verb}"
    if verb in CARD_OPTIONS:
        return Phrase(id, card=say_card_and_suits(cards, word))
    if verb in EXPLAINED_OPTIONS:
        return Phrase(id, card=explain_card(cards, word))
    if verb == "yard":
        owner, _, card = word.partition(":")
        return Phrase(id, player=int(owner), card=explain_card(cards, card))
    if verb == "use":
        return _say_use(cards, word, view)
    if verb in ("pass", "enough"):
        return Phrase(f"{id}{_about(verb, view)}")
    if verb in OTHER_OPTIONS:
        return Phrase(id, **OTHER_OPTIONS[verb](word))
    return Phrase(f"{id}-{word}") if word else Phrase(id)


CARD_OPTIONS = (
    "add",
    "add-coin-aside",
    "add-from-lookout",
    "add-from-lookout-coin-aside",
    "follow",
    "tuck",
    "trash",
    "trash-from-discard",
)
"""Options about a card whose suits matter."""
EXPLAINED_OPTIONS = ("keep", "play", "take", "park")
"""Options about a card whose actions matter too."""


def _say_use(cards: Cards, which: str, view: dict[str, Any]) -> Phrase:
    """One of the played card's actions, in words where the card is known."""
    text = cards[view["play"]["card"]].get(which) if view["play"]["card"] is not None else None
    return Phrase(f"fort-option-use-{which}", action=explain_action(text) if text else Phrase("fort-no-action"))


def _about(verb: str, view: dict[str, Any]) -> str:
    """Declining is said in the words of what is declined."""
    kind = str(view.get("kind", "")).removeprefix("fort.")
    return f"-{kind}" if (verb, kind) in DECLINING else ""


DECLINING = {
    ("pass", "follow"),
    ("pass", "end-turn"),
    ("pass", "birthday-party"),
    ("pass", "do-over"),
    ("pass", "rough-housing"),
    ("enough", "add"),
    ("enough", "copy-cat"),
}


def _say_place(word: str) -> dict[str, object]:
    zone, _, resource = word.partition("-")
    return {"token": say_token(resource), "zone": Phrase(f"fort-your-{zone}")}


OTHER_OPTIONS: dict[str, Any] = {
    "suit": lambda word: {"suit": say_suit(word)},
    "rival": lambda word: {"rival": int(word)},
    "rule": lambda word: {"rule": say_rule(word), "about": Phrase(f"fort-rule-{word}.about")},
    "perk": lambda word: {"perk": say_perk(word), "about": Phrase(f"fort-perk-{word}.about")},
    "from": _say_place,
    "convert": _say_place,
    "pack": lambda word: _say_place(word if "-" in word else f"stuff-{word}"),
}
"""How what follows the colon is said, by verb."""


# What happened.


def say_event(event: dict[str, Any]) -> Phrase:
    """What happened, as `event.seen_by(seat)` tells it."""
    kind = str(event["kind"]).removeprefix("fort.")
    args: dict[str, object] = {"player": event["seat"]}
    for name, value in event.items():
        if name in SAYERS:
            args[name] = SAYERS[name](value)
        elif name in PLAIN:
            args[name] = value
    if kind in ("paid", "spent", "converted"):
        zone, _, resource = event["from"].partition("-")
        args |= {"token": say_token(resource), "zone": Phrase(f"fort-their-{zone}", player=event["seat"])}
    elif kind in ("packed", "recruited", "tucked"):
        kind = f"{kind}-from-{event['from']}"
    elif kind == "gathered":
        args["amount"] = Phrase(f"fort-amount-{event['resource']}", count=event["count"])
    elif kind == "perk-used":
        kind = f"used-{event['perk']}"
    elif kind == "ended":
        args = {"players": event["winners"], "count": len(event["winners"])}
    return Phrase(f"fort-event-{kind}{_closeness(kind, event)}", **args)


def _closeness(kind: str, event: dict[str, Any]) -> str:
    """Who may know more of a hidden happening is told more; cards left or not left in the Yard read differently."""
    if kind in ("drew", "kept", "rule-chosen") and not event.keys() & {"card", "cards", "rule"}:
        return "-unseen"
    if kind in ("added-from-lookout", "tucked-from-hand", "tucked-from-deck") and "card" not in event:
        return "-unseen"
    if kind == "discarded":
        return "" if event["cards"] and event["yard"] else "-only" if event["cards"] else "-yard"
    return ""


def _say_trigger(trigger: str) -> Phrase:
    return Phrase(f"fort-trigger-{trigger}")


def _say_perks(perks: list[str]) -> list[Phrase]:
    return [say_perk(perk) for perk in perks]


SAYERS: dict[str, Any] = {
    "card": say_card,
    "cards": say_cards,
    "yard": say_cards,
    "suit": say_suit,
    "suits": say_suits,
    "perk": say_perk,
    "perks": _say_perks,
    "rule": say_rule,
    "resource": say_token,
    "trigger": _say_trigger,
    "action": lambda which: Phrase(f"fort-box-{which}"),
}
"""How each part of an event is said."""
PLAIN = ("rival", "turn", "count", "points", "score", "level")
