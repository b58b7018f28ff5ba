"""Piles of cards: never changed, only replaced, so that copies of a state share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CARDS: Final[list[int]] = []


def count(cards: list[int], kind: i64) -> i64:
    """How many cards are of that kind."""
    found: i64 = 0
    for card in cards:
        if card == kind:
            found += 1
    return found


def without(cards: list[int], kind: i64) -> list[int]:
    """The cards without one of that kind."""
    at: i64 = 0
    while cards[at] != kind:
        at += 1
    left = cards[:]
    del left[at]
    return left


def with_card(cards: list[int], kind: i64) -> list[int]:
    """Sorted cards with one more."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > kind:
        at -= 1
    more = cards[:]
    more.insert(at, kind)
    return more
