"""What happened, in words: in the game, and at the table."""

from typing import Any

from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.table.table import UNDONE


def say_happening(game: Game, event: dict[str, Any]) -> Phrase:
    """What happened, from `event.seen_by(seat)`."""
    if event["kind"] == UNDONE:
        return Phrase("house-event-undone", player=event["seat"])
    return game.say_event(event)
