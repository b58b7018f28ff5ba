"""What is said about the game: decisions, options, events, and the sentence of each card, generated from its event."""

from __future__ import annotations

from typing import Any

from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort_sumter.deck import Deck


def say_decision(deck: Deck, kind: str, view: dict[str, Any]) -> Phrase:
    raise NotImplementedError


def say_option(deck: Deck, key: str, view: dict[str, Any]) -> Phrase:
    raise NotImplementedError


def say_event(deck: Deck, event: dict[str, Any]) -> Phrase:
    raise NotImplementedError
