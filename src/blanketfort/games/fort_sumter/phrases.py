"""What is said about the game: decisions, options, events, and the sentence of each card, generated from its event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blanketfort.engine.event import Happening
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SPACES
from blanketfort.games.fort_sumter.rules.deck import Deck
from blanketfort.games.fort_sumter.rules.effects import NO_LIMIT, VOCABULARY, WHOSE, Deed, add_deeds, name_places
from blanketfort.games.fort_sumter.view import FortSumterView, Task
from blanketfort.notation import And, Do, Effect, May, Or, Then, parse

ID = "fort-sumter"

# Names.


def say_card(deck: Deck, card: str) -> Phrase | str:
    """A card's title; one of a house deck may bring its own."""
    return deck.titles.get(card) or Phrase(f"{ID}-card-{card}")


def say_note(card: str) -> Phrase:
    """What truly happened, in one line."""
    return Phrase(f"{ID}-note-{card}")


def say_place(name: str, form: str = "") -> Phrase:
    """A space, a dimension or anywhere: its name, or with `in`, `from` or `to` before it."""
    return Phrase(f"{ID}-place-{name}.{form}" if form else f"{ID}-place-{name}")


def say_side(side: str) -> Phrase:
    """The name of a side."""
    return Phrase(f"{ID}-side-{side}")


def say_value(value: int) -> Phrase:
    """What a card's value lets a player do."""
    return Phrase(f"{ID}-value", count=value)


# The sentence of an event.


def say_card_event(deck: Deck, card: str) -> Phrase:
    """What a card's event does."""
    return say_effect(deck.deeds[deck.events[deck.card_number(card)]].effect)


def say_objective_event(deck: Deck, space: str) -> Phrase:
    """What an objective's event does."""
    return say_effect(deck.deeds[deck.objectives[SPACES.index(space)]].effect)


def say_effect(effect: Effect) -> Phrase:
    """An event in words, from its tree."""
    if isinstance(effect, Then):
        return Phrase(f"{ID}-effect-then", left=say_effect(effect.left), right=say_effect(effect.right))
    if isinstance(effect, And):
        return _chain("effect-then", [say_effect(part) for part in effect.parts])
    if isinstance(effect, Or):
        return _alternatives("effect-or", [say_effect(part) for part in effect.parts])
    if isinstance(effect, May):
        return Phrase(f"{ID}-effect-may", body=say_effect(effect.body))
    assert isinstance(effect, Do), "this vocabulary has nothing to measure"
    return _say_deed(effect)


def _chain(message: str, parts: list[Phrase]) -> Phrase:
    """Parts joined two by two from the left."""
    said = parts[0]
    for part in parts[1:]:
        said = Phrase(f"{ID}-{message}", left=said, right=part)
    return said


def _alternatives(message: str, parts: list[Phrase]) -> Phrase:
    """Parts joined by commas, and the last by what the message says."""
    return _chain(message, [_chain("comma", parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def _say_deed(effect: Do) -> Phrase:
    deeds: list[Deed] = []
    deed = deeds[add_deeds(effect, deeds)]
    if effect.verb == "send-commissioner":
        return Phrase(f"{ID}-effect-send-commissioner")
    args: dict[str, object] = {"upto": deed.is_up_to, "count": deed.amount}
    if effect.verb == "place":
        limit = 0 if deed.at_most == NO_LIMIT else deed.at_most
        return Phrase(f"{ID}-effect-place", **args, pool=deed.is_pool_only, where=_where(effect, "in"), each=limit)
    args["whose"] = WHOSE[deed.whose]
    if effect.verb == "remove":
        limit = 0 if deed.at_most == NO_LIMIT else deed.at_most
        return Phrase(f"{ID}-effect-remove", **args, where=_where(effect, "from"), each=limit)
    if "within" not in effect.args:
        return Phrase(f"{ID}-effect-move", **args, origin=_where(effect, "from"), where=_where(effect, "to"))
    if "or" not in effect.args:
        return Phrase(f"{ID}-effect-move-within", **args, where=_where(effect, "within", "in"))
    # From each of the places to each: “in A or in B” could mean that a token stays in the one where it is.
    origin, where = _where(effect, "within", "from"), _where(effect, "within", "to")
    return Phrase(f"{ID}-effect-move", **args, origin=origin, where=where)


def _where(effect: Do, preposition: str, form: str = "") -> Phrase:
    """The places after a preposition, joined by `or`; anywhere when none is named."""
    names = name_places(effect, effect.args.index(preposition)) if preposition in effect.args else ["anywhere"]
    return _alternatives("or", [say_place(name, form or preposition) for name in names])


# Decisions.


def say_decision(kind: str, view: FortSumterView) -> Phrase:
    """What is asked, with whose step it is and what is left to do."""
    assert view.asked is not None, "nobody is asked anything: the game is over"
    board, task = view.boards[view.asked], view.task or Task()
    name = kind.partition(".")[2]
    args: dict[str, object] = {"side": say_side(board.side)}
    if task.left is not None:
        args["count"] = task.left
    if task.dimension is not None:
        args["dimension"] = say_place(task.dimension)
    if task.side is not None:
        args["token"] = Phrase(f"{ID}-token", side=task.side)
    if name == "may":
        args["effect"] = _part(task, 0)
    if name == "play":
        args["count"] = board.hand_size - 1
    return Phrase(f"{ID}-decision-{name}", **args)


# Options.


def say_option(deck: Deck, key: str, view: FortSumterView) -> Phrase:
    """What choosing an option means."""
    verb, _, rest = key.partition(":")
    id = f"{ID}-option-{verb}"
    if verb in ("value", "event", "claim", "line-up"):
        return _say_card_option(deck, id, verb, rest, view)
    if verb == "keep":
        return Phrase(id, space=say_place(rest), effect=say_objective_event(deck, rest))
    if verb in ("place", "commissioner"):
        return Phrase(id, where=say_place(rest, "in"))
    if verb == "to":
        return Phrase(id, where=say_place(rest, "to"))
    if rest == "pool":
        return Phrase(f"{ID}-option-move-pool", player=view.asked)
    if verb in ("remove", "move"):
        side, _, space = rest.partition(":")
        return Phrase(id, token=Phrase(f"{ID}-token", side=side), where=say_place(space, "from"))
    if verb == "choose":
        return Phrase(id, effect=_part(view.task, int(rest) - 1))
    return Phrase(id)


def _say_card_option(deck: Deck, id: str, verb: str, card: str, view: FortSumterView) -> Phrase:
    number = deck.card_number(card)
    title = say_card(deck, card)
    if verb == "value":
        return Phrase(id, card=title, value=say_value(deck.values[number]))
    if verb == "event":
        return Phrase(id, card=title, effect=say_card_event(deck, card))
    if verb == "line-up":
        return Phrase(id, card=title, dimension=say_place(DIMENSIONS[deck.bars[number]]))
    claimed = str(view.claimable)
    return Phrase(id, card=title, claimed=say_card(deck, claimed), effect=say_card_event(deck, claimed))


def _part(task: Task | None, number: int) -> Phrase:
    """One branch of the event that is carried out, in words."""
    assert task is not None and task.event is not None, "a branch of an event is chosen where there is one"
    effect = parse(task.event, VOCABULARY)
    assert isinstance(effect, Or | May)
    return say_effect(effect.parts[number] if isinstance(effect, Or) else effect.body)


# Events.

SECRETS = {"dealt": "cards", "offered": "objectives", "kept": "objective", "set-aside": "cards", "lined-up": "card"}
"""The events with a secret, and the field that holds it."""


def say_event(deck: Deck, event: Happening) -> Phrase:
    """What happened, as far as the listener may know it."""
    args: dict[str, object] = {}
    for field, value in event.facts.items():
        if field in SAYERS:
            name, say = SAYERS[field]
            args[name] = say(deck, value)
        elif field not in ("source", "use"):
            args[field] = value
    return Phrase(f"{ID}-event-{_event_name(event)}", player=event.seat, **args)


def _event_name(event: Happening) -> str:
    """The name of an event's message: some have one for each variant, or one for those who may not know."""
    name, facts = event.kind.partition(".")[2], event.facts
    if name in SECRETS and SECRETS[name] not in facts:
        return f"{name}-unseen"
    if facts.get("from") == "pool":
        return f"{name}-pool"
    variant = facts.get("use") or facts.get("source")
    return f"{name}-{variant}" if variant else name


SAYERS: dict[str, tuple[str, Callable[[Deck, Any], object]]] = {
    "card": ("card", say_card),
    "cards": ("cards", lambda deck, cards: [say_card(deck, card) for card in cards]),
    "objectives": ("objectives", lambda _deck, spaces: [say_place(space) for space in spaces]),
    "objective": ("objective", lambda _deck, space: say_place(space)),
    "dimension": ("dimension", lambda _deck, dimension: say_place(dimension)),
    "side": ("token", lambda _deck, side: Phrase(f"{ID}-token", side=side)),
    "zone": ("zone", lambda _deck, zone: Phrase(f"{ID}-zone-{zone}")),
    "space": ("where", lambda _deck, space: say_place(space, "in")),
    "from": ("origin", lambda _deck, origin: origin if origin == "pool" else say_place(origin, "from")),
    "to": ("where", lambda _deck, space: say_place(space, "to")),
}
"""The fields of an event that are said: as which argument of its message, and how."""
