"""Sentences of the engine as they cross the wire: the browser says them in its reader's language."""

from __future__ import annotations

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.server.wire import Say
from blanketfort.table.table import UNDONE


def say(phrase: Phrase) -> Say:
    """A phrase, with the phrases inside it."""
    return Say(phrase.id, {name: _say_any(value) for name, value in phrase.args.items()})


def _say_any(value: object) -> object:
    if isinstance(value, Phrase):
        return say(value)
    if isinstance(value, list | tuple):
        return [_say_any(item) for item in value]
    return value


def say_happening(game: Game, event: dict[str, object]) -> Say:
    """What happened, from `event.seen_by(seat)`."""
    if event["kind"] == UNDONE:
        return Say("house-event-undone", {"player": event["seat"]})
    return say(game.say_event(event))
