"""Cards as people look them up: what each does, how many there are, and where every fact comes from."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from blanketfort.engine.deckfile import HOUSE
from blanketfort.engine.phrase import Phrase


class Mark(Struct, omit_defaults=True):
    """A piece of an effect as it is drawn: an icon with its number, if it has one, or a sign."""

    icon: str = ""
    count: int | None = None
    sign: str = ""


class Listed(Struct, eq=False):
    """One thing in the box: its sentences, and for each of its facts `printed`, `derived`, `ours` or `house`.

    `group` is the heading it stands under; `name` is what people search for; `mark` is what the printer put on it.
    """

    id: str
    group: Phrase
    name: Phrase | str
    lines: list[Phrase]
    sources: dict[str, str]
    mark: str = ""
    facts: dict[str, Any] = {}
    """What it takes to draw it: plain data, such as suits and effects in the notation."""
    effects: dict[str, list[Mark]] = {}
    """Of each fact that is an effect, what is drawn in its place."""


def source_of(row: dict[str, Any], facts: list[str], ours: str) -> str:
    """Where facts of a row come from: a house deck that gave one of them, else what our own data say."""
    return HOUSE if any(fact in row.get(HOUSE, []) for fact in facts) else ours
