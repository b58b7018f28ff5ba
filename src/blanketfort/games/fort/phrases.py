"""What Fort says to people: phrases, whose words are in the locale. A card's words are made from its effect tree."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.event import Happening
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort.rules.cards import ATTRACTIONS, NEEDS, VOCABULARY, Cards, split_trick
from blanketfort.games.fort.view import FortView, Tucked
from blanketfort.notation import And, Do, Effect, May, Per, Then, explain, parse

# The words of a card.


@lru_cache(1000)  # every option that names a card is explained, again and again
def explain_action(action: str | Effect) -> Phrase:
    """What an action of a card does."""
    effect = parse(action, VOCABULARY) if isinstance(action, str) else action
    if effect is None:
        raise BadText("an empty action box has no words")
    return explain(_name_costs(effect), "fort")


def _name_costs(effect: Effect) -> Effect:
    """The number of an Advance Fort action is not how often, but how much dearer: it becomes a word of the verb."""
    return _rewrite(effect, _name_cost)


def _name_cost(deed: Do) -> Do:
    if deed.verb != "advance" or not deed.args:
        return deed
    more = int(deed.args[0])
    return Do("advance", ("dearer" if more > 0 else "cheaper", abs(more)))


def _rewrite(effect: Effect, change: Callable[[Do], Do]) -> Effect:
    """The effect with each of its deeds changed."""
    if isinstance(effect, Do):
        return change(effect)
    if isinstance(effect, Per):
        return Per(_rewrite(effect.body, change), effect.measure)
    if isinstance(effect, Then):
        return Then(_rewrite(effect.left, change), _rewrite(effect.right, change))
    if isinstance(effect, And):
        return And(tuple(_rewrite(part, change) for part in effect.parts))
    return effect


def explain_followed(action: str, chosen: str | None) -> Phrase:
    """What a follower does: the resource that the leader chose is no choice any more (fort.follow.chosen-resource)."""
    effect = parse(action, VOCABULARY)
    if effect is None or chosen is None:
        return explain_action(action)
    verb = {"pizza": "pizza", "toys": "toy"}[chosen]
    return explain_action(_rewrite(effect, lambda deed: Do(verb, deed.args) if deed.verb == "res" else deed))


def explain_card(cards: Cards, card: str) -> Phrase:
    """A card with its suits and both actions in words, or a dog with its need and its action."""
    if "need" in cards[card]:
        return explain_dog(cards, card)
    boxes = {box: cards[card].get(box) for box in ("public", "private")}
    actions: dict[str, object] = {box: explain_action(text) for box, text in boxes.items() if text}
    name = "-".join(["fort-explained", *actions])
    return Phrase(name, card=say_card(card), suits=say_suits(cards[card]["suits"]), **actions)


def explain_dog(cards: Cards, card: str) -> Phrase:
    """A dog with its suit, its need, its action, and whose doghouse it goes to."""
    need = parse(cards[card]["need"], NEEDS)
    action, end = split_trick(cards[card]["action"])
    if need is None:
        raise BadText(f"{card} has no need")
    return Phrase(
        "fort-explained-dog",
        card=say_card(card),
        suits=say_suits(cards[card]["suits"]),
        need=explain(need, "fort"),
        action=_say_trick(action.body if isinstance(action, May) else action),
        end=_say_trick(end),
    )


def _say_trick(effect: Effect) -> Phrase:
    """What a dog does: what it may do is said so by the verb's own words."""
    assert isinstance(effect, Do)
    return Phrase(f"fort-trick-{effect.verb}", count=effect.args[0] if effect.args else 1)


def explain_cat(cats: Cards, cat: str) -> Phrase:
    """A cat, what it does and what attracts it."""
    attraction = parse(cats[cat]["attracted_to"], ATTRACTIONS)
    assert isinstance(attraction, Do)
    count = attraction.args[0] if attraction.args else 0
    about = Phrase(f"fort-cat-{cat}.about")
    wanted = Phrase(f"fort-attraction-{attraction.verb}", count=count)
    return Phrase("fort-explained-cat", cat=say_cat(cat), about=about, attraction=wanted)


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


def say_cat(cat: str) -> Phrase:
    return Phrase(f"fort-cat-{cat}")


def say_cats(cats: list[str]) -> list[Phrase]:
    return [say_cat(cat) for cat in cats]


def say_token(resource: str) -> Phrase:
    """One token: `pizza` or `toys`."""
    return Phrase(f"fort-token-{resource}")


# What is asked.


def say_decision(cards: Cards, kind: str, view: FortView) -> Phrase:
    """The question of this kind, and how often it is still to be answered."""
    question = say_question(cards, kind, view)
    return Phrase("fort-asked-again", question=question, count=view.left) if (view.left or 0) > 1 else question


def say_question(cards: Cards, kind: str, view: FortView) -> Phrase:
    """The question of this kind, with the card being played where it is about one."""
    name = kind.removeprefix("fort.")
    id = f"fort-decision-{name}"
    played = view.play.card
    if name in ABOUT_THE_PLAYED_CARD and played is not None:
        return Phrase(id, card=say_card(played))
    if name == "follow" and played is not None and cards[played].get("public"):
        action = explain_followed(cards[played]["public"], view.play.chosen)
        suit = say_suit(view.play.declared or cards[played]["suits"][0])
        return Phrase(id, card=say_card(played), action=action, suit=suit, player=view.leader)
    if name == "rough-housing" and played is not None:
        return Phrase(id, card=say_card(played), player=view.leader)
    if name in ("steal", "rob-pack"):
        return Phrase(id, rival=view.rival)
    if name == "add-to-dog":
        dog = view.play.dog
        return Phrase(id, card=say_card(dog) if dog is not None else Phrase("fort-no-action"))
    if name == "pay":
        return Phrase(id, level=view.boards[view.asked or 0].level + 1)
    return Phrase(id)


ABOUT_THE_PLAYED_CARD = ("use", "add", "any-suit", "declare", "copy-cat")


# What may be answered.


def say_option(cards: Cards, key: str, view: FortView) -> Phrase:
    """An option by its verb and what follows the colon."""
    verb, _, word = key.partition(":")
    id = f"fort-option-{verb}"
    if verb in CARD_OPTIONS:
        return Phrase(id, card=say_card_and_suits(cards, word), player=view.asked)
    if verb in EXPLAINED_OPTIONS:
        return Phrase(id, card=explain_card(cards, word))
    if verb == "yard":
        owner, _, card = word.partition(":")
        return Phrase(id, player=int(owner), card=explain_card(cards, card))
    if verb == "use":
        return _say_use(cards, word, view)
    if verb == "lookout":
        return _say_tucked(cards, word, view)
    if verb in ("pass", "enough"):
        return Phrase(f"{id}{_about(verb, view)}")
    if verb in PLACE_OPTIONS:
        place = word if "-" in word else f"stuff-{word}"
        return Phrase(f"{id}{_about(verb, view)}", **_say_place(place, view.asked))
    if verb in OTHER_OPTIONS:
        return Phrase(f"{id}{_about(verb, view)}", **OTHER_OPTIONS[verb](word))
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
    "tuck-from-discard",
    "trash-from-deck",
    "discard",
)
"""Options about a card whose suits matter."""
EXPLAINED_OPTIONS = ("keep", "play", "take", "park")
"""Options about a card whose actions matter too."""


def _say_use(cards: Cards, which: str, view: FortView) -> Phrase:
    """One of the played card's actions, in words where the card is known."""
    text = cards[view.play.card].get(which) if view.play.card is not None else None
    return Phrase(f"fort-option-use-{which}", action=explain_action(text) if text else Phrase("fort-no-action"))


def _say_tucked(cards: Cards, word: str, view: FortView) -> Phrase:
    """A card in a Lookout: itself where it is known, else its suits."""
    owner, _, place = word.partition(":")
    lookout = view.boards[int(owner)].lookout if int(owner) < view.players else []
    tucked = lookout[int(place)] if int(place) < len(lookout) else Tucked([])
    hidden = Phrase("fort-hidden-card", suits=say_suits(tucked.suits))
    card = say_card_and_suits(cards, tucked.card) if tucked.card is not None else hidden
    return Phrase("fort-option-lookout", player=int(owner), card=card)


def _about(verb: str, view: FortView) -> str:
    """What is said in other words about some questions: declining above all."""
    kind = (view.kind or "").removeprefix("fort.")
    return f"-{kind}" if (verb, kind) in IN_OTHER_WORDS else ""


IN_OTHER_WORDS = {
    ("pass", "follow"),
    ("pass", "end-turn"),
    ("pass", "birthday-party"),
    ("pass", "do-over"),
    ("pass", "rough-housing"),
    ("pass", "herd"),
    ("pass", "call"),
    ("enough", "add"),
    ("enough", "copy-cat"),
    ("rival", "visit"),
    ("from", "unpack"),
}


def _say_place(word: str, owner: int | None) -> dict[str, object]:
    """A token, and where its owner has it."""
    zone, _, resource = word.partition("-")
    return {"token": say_token(resource), "zone": Phrase(f"fort-their-{zone}", player=owner)}


PLACE_OPTIONS = ("from", "convert", "pack")
"""Options about a token of the player's own."""


OTHER_OPTIONS: dict[str, Any] = {
    "suit": lambda word: {"suit": say_suit(word)},
    "rival": lambda word: {"rival": int(word)},
    "rule": lambda word: {"rule": say_rule(word), "about": Phrase(f"fort-rule-{word}.about")},
    "perk": lambda word: {"perk": say_perk(word), "about": Phrase(f"fort-perk-{word}.about")},
    "steal": lambda word: {**_say_place(word, None), "zone": Phrase(f"fort-rival-{word.partition('-')[0]}")},
    "cat": lambda word: {"cat": say_cat(word), "about": Phrase(f"fort-cat-{word}.about")},
    "herd-yard": lambda word: {"player": int(word)},
    "herd-to": lambda word: {"player": int(word)},
}
"""How what follows the colon is said, by verb."""


# What happened.


def say_event(event: Happening) -> Phrase:
    """What somebody is told of an event."""
    kind, facts = event.kind.removeprefix("fort."), event.facts
    args: dict[str, object] = {"player": event.seat}
    for name, value in facts.items():
        if name in SAYERS:
            args[name] = SAYERS[name](value)
        elif name in PLAIN:
            args[name] = value
    if kind in ("paid", "spent", "converted", "unpacked"):
        args |= _say_place(facts["from"], event.seat)
    elif kind == "stole":
        zone, _, resource = facts["from"].partition("-")
        args |= {"token": say_token(resource), "zone": Phrase(f"fort-zone-{zone}")}
    elif kind in ("packed", "recruited", "tucked", "herded"):
        args["seat"] = facts.get("owner", event.seat)
        kind = f"{kind}-from-{facts['from']}"
    elif kind == "gathered":
        args["amount"] = Phrase(f"fort-amount-{facts['resource']}", count=facts["count"])
    elif kind == "perk-used":
        kind = f"used-{facts['perk']}"
    elif kind == "end-triggered":
        kind = f"{kind}-{facts['trigger']}"
    elif kind == "ended":
        args = {"players": facts["winners"], "count": len(facts["winners"])}
    return Phrase(f"fort-event-{kind}{_closeness(kind, event.seat, facts)}", **args)


def _closeness(kind: str, seat: int, facts: dict[str, Any]) -> str:
    """Who may know more of a hidden happening is told more; cards left or not left in the Yard read differently."""
    if kind in HIDDEN and not facts.keys() & {"card", "cards", "rule"}:
        return "-unseen"
    if kind in ("added-from-lookout", "gave-from-lookout", "tucked-from-hand", "tucked-from-deck") and (
        "card" not in facts
    ):
        return "-unseen"
    if kind == "untucked":
        return "-own" if facts["rival"] == seat else ""
    if kind == "discarded":
        return "" if facts["cards"] and facts["yard"] else "-only" if facts["cards"] else "-yard"
    return ""


HIDDEN = ("drew", "kept", "rule-chosen", "rule-drawn", "rule-kept", "buried")


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
    "cat": say_cat,
    "cats": say_cats,
    "resource": say_token,
    "action": lambda which: Phrase(f"fort-box-{which}"),
}
"""How each part of an event is said."""
PLAIN = ("rival", "turn", "count", "points", "score", "level")
