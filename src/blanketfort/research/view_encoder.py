"""Observations of any game, made from the types of its view (docs/research.md).

Each field of a view's type becomes numbers that always mean the same:

* a bool is 0 or 1; an int is itself within the limits of its `msgspec.Meta(ge=..., le=...)`, else from -127 to 127;
* a word needs a vocabulary, a `Literal` or `Meta(extra_json_schema={"enum": [...]})`: a one stands at the word;
* a list of words is how often each word is in it; a dict from words has the numbers of a value for each word;
* any other list has the numbers of an item for each place: as many as its `max_length`, else one for each seat;
* a type within a type has the numbers of all its fields; where there is nothing (None), all numbers are zero, and a
  number before them says whether there is something, unless it is a word.

Of the head, `game` and `players` say nothing that differs within an environment. A `kind` without a vocabulary is left
out: the mask says what may be done. Strings without a vocabulary are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import inspect

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.research.hot.encoder import MOST, Encoder, Research, Sheet, seat_names

Writer = Callable[[Any, Sheet], None]
"""Writes the value of a field into the places that were declared for it."""
SEATS: Final = ("seat", "asked", "winners")
"""The fields of the head that name seats, each said by marks."""
SAID: Final = ("game", "players")
"""The fields of the head that are the same all along."""


def research_by_view(game: Game) -> Research:
    """What a game has for researchers that brings nothing but its view."""
    return Research(make_encoder=ViewEncoder, version=game.rules_version, variants={})


class ViewEncoder(Encoder):
    """Writes the numbers of a view, field by field."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(players)
        self.game = game
        self.writers: list[tuple[str, Writer]] = []
        about = inspect.type_info(game.view_type)
        assert isinstance(about, inspect.StructType)
        for field in about.fields:
            if field.name in SEATS:
                self.writers.append((field.name, self.declare_seats(field.name)))
            elif field.name not in SAID and not (field.name == "kind" and is_free(field.type)):
                self.writers.append((field.name, self.declare(field.name, field.type)))

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        view = self.game.view(state, me)
        for name, write in self.writers:
            write(getattr(view, name), sheet)

    # Declaring a field gives what writes it.

    def declare_seats(self, name: str) -> Writer:
        """A mark for each seat that is named: by a number, or in a list of numbers."""
        at = self.add(name, seat_names(self.players), f"{name}: marks for seats")

        def write(seats: int | list[int] | None, sheet: Sheet) -> None:
            for seat in seats if isinstance(seats, list) else [] if seats is None else [seats]:
                sheet.mark(at, seat)

        return write

    def declare(self, name: str, kind: inspect.Type) -> Writer:
        """The numbers of a field of this type, under this name."""
        kind, may_be_nothing = strip(kind)
        words = vocabulary_of(kind)
        if words is not None:
            return self.declare_word(name, words)
        write = self.declare_there(name, kind)
        if not may_be_nothing:
            return write
        there = self.add_number(f"{name}.there", f"whether there is a {name}", 1)

        def write_if_there(value: Any, sheet: Sheet) -> None:
            if value is not None:
                sheet.put(there, 1)
                write(value, sheet)

        return write_if_there

    def declare_there(self, name: str, kind: inspect.Type) -> Writer:
        """The same, where there is a value."""
        if isinstance(kind, inspect.BoolType):
            at = self.add_number(name, name, 1)
            return lambda value, sheet: sheet.put(at, int(value))
        if isinstance(kind, inspect.IntType):
            return self.declare_int(name, kind)
        if isinstance(kind, inspect.StructType):
            return write_parts(
                {part.name: self.declare(f"{name}.{part.name}", part.type) for part in kind.fields}, getattr
            )
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return self.declare_list(name, kind)
        words = vocabulary_of(strip(kind.key_type)[0]) if isinstance(kind, inspect.DictType) else None
        if words is not None and isinstance(kind, inspect.DictType):
            return write_parts({word: self.declare(f"{name}.{word}", kind.value_type) for word in words}, dict.get)
        wanted = "a Literal, or Annotated[str, Meta(extra_json_schema={'enum': [...]})]"
        raise BlanketfortError(
            f"{self.game.title} has no encoding for learners: its view's {name} needs a vocabulary ({wanted})"
        )

    def declare_int(self, name: str, kind: inspect.IntType) -> Writer:
        low, high = -MOST if kind.ge is None else int(kind.ge), MOST if kind.le is None else int(kind.le)
        low, high = max(low, -MOST), min(high, MOST)
        at = self.add(name, [""], name, high, low)
        return lambda value, sheet: sheet.put(at, min(max(value, low), high))

    def declare_word(self, name: str, words: list[Any]) -> Writer:
        """A one at the word; none where there is none."""
        places = {word: place for place, word in enumerate(words)}
        at = self.add(name, [str(word) for word in words], f"{name}: which one")
        return lambda value, sheet: None if value is None else sheet.mark(at, places[value])

    def declare_list(self, name: str, kind: inspect.ListType | inspect.VarTupleType) -> Writer:
        item, _may_be_nothing = strip(kind.item_type)
        words = vocabulary_of(item)
        if words is not None:
            places = {word: place for place, word in enumerate(words)}
            at = self.add(name, [str(word) for word in words], f"{name}: how many of each", MOST)
            return lambda value, sheet: sheet.count(at, [places[word] for word in value if word is not None])
        size = kind.max_length or self.players
        items = [self.declare(f"{name}.{place}", kind.item_type) for place in range(size)]

        def write(value: Any, sheet: Sheet) -> None:
            if len(value) > size:
                raise BlanketfortError(f"{self.game.title}: its view's {name} has {len(value)} items, not {size}")
            for part, write_item in zip(value, items, strict=False):
                write_item(part, sheet)

        return write


def write_parts(writers: dict[str, Writer], part_of: Callable[[Any, str], Any]) -> Writer:
    """Writes a value part by part; a part that is not there is left out."""

    def write(value: Any, sheet: Sheet) -> None:
        for name, write_part in writers.items():
            part = part_of(value, name)
            if part is not None:
                write_part(part, sheet)

    return write


def strip(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """A type without None, and whether None was allowed; what annotations add to a word's type stays with it."""
    if isinstance(kind, inspect.Metadata) and not isinstance(kind.type, inspect.StrType):
        return strip(kind.type)
    if not isinstance(kind, inspect.UnionType):
        return kind, False
    others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    return (strip(others[0])[0] if len(others) == 1 else kind), len(others) < len(kind.types)


def vocabulary_of(kind: inspect.Type) -> list[Any] | None:
    """The words that a field may hold; None where it holds something else, or any string."""
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.Metadata):
        found = (kind.extra_json_schema or {}).get("enum")
        return None if found is None else list(found)
    return None


def is_free(kind: inspect.Type) -> bool:
    """Whether a field may hold any string."""
    return vocabulary_of(strip(kind)[0]) is None
