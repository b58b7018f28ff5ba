"""Piles of cards: never changed, only replaced, so that copies of a state share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CARDS: Final[list[int]] = []


def without(cards: list[int], kind: i64) -> list[int]:
    """The cards without one of that kind."""
    left = cards[:]
    left.remove(kind)
    return left


def with_card(cards: list[int], kind: i64) -> list[int]:
    """Sorted cards with one more."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > kind:
        at -= 1
    more = cards[:]
    more.insert(at, kind)
    return more
