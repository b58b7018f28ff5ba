"""Effects as frozen trees: made once, compared by value, shared freely."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Do:
    """One deed: a verb, and the words and numbers that belong to it."""

    verb: str
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Per:
    """The body, once for each of what is measured."""

    body: Effect
    measure: str


@dataclass(frozen=True, slots=True)
class May:
    """The body, or not."""

    body: Effect


@dataclass(frozen=True, slots=True)
class Then:
    """The left, and after it the right."""

    left: Effect
    right: Effect


@dataclass(frozen=True, slots=True)
class And:
    """All parts (two or more), side by side."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """One of the parts (two or more)."""

    parts: tuple[Effect, ...]


Effect: TypeAlias = Do | Per | May | Then | And | Or
