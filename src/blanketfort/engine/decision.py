"""What is asked of a player, and what may be answered."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Option:
    """One possible choice: `id` is an int in a fixed range of the game, `key` the same in stable text."""

    def __init__(self, id: i64, key: str) -> None:
        self.id: i64 = id
        self.key = key

    def __repr__(self) -> str:
        return f"Option({self.id}, {self.key!r})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat: its `kind` is a stable name such as `fort.play`; `options` are sorted and unique."""

    def __init__(self, seat: int, kind: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {[o.key for o in self.options]})"


@mypyc_attr(acyclic=True)
class Offer:
    """The options of one question, filled by the step that asks it.

    The options are those of the catalogue, and the list never shrinks: asking again makes nothing new.
    """

    def __init__(self, table: list[Option]) -> None:
        self.table = table
        self.options: list[Option] = []
        self.count: i64 = 0
        """How many of them are offered now."""

    def blank(self) -> Offer:
        """Another one to be filled, with as many places."""
        fresh = Offer(self.table)
        fresh.options = self.options[: self.count]
        return fresh

    def add(self, option: i64) -> None:
        """Offer one more option; they come in ascending order."""
        if self.count < len(self.options):
            self.options[self.count] = self.table[option]
        else:
            self.options.append(self.table[option])
        self.count += 1

    def add_first(self, option: i64) -> None:
        """Offer an option before all others."""
        self.options.insert(0, self.table[option])
        self.count += 1

    def remove_first(self) -> None:
        """Offer the first one no more."""
        self.options.append(self.options.pop(0))
        self.count -= 1

    def add_all(self, options: list[int]) -> None:
        """Offer some more options."""
        count, places, table = self.count, self.options, self.table
        while len(places) < count + len(options):
            places.append(table[0])
        for option in options:
            places[count] = table[option]
            count += 1
        self.count = count

    def add_kinds(self, block: i64, cards: list[int]) -> None:
        """Offer each different card once, by its option in a block; the cards are sorted."""
        count, places, table = self.count, self.options, self.table
        while len(places) < count + len(cards):
            places.append(table[0])
        last: i64 = -1
        for kind in cards:
            if kind != last:
                places[count] = table[block + kind]
                count += 1
                last = kind
        self.count = count

    def allows(self, option: i64) -> bool:
        """Whether that option is offered."""
        for at in range(self.count):  # noqa: SIM110 -- a plain loop compiles best
            if self.options[at].id == option:
                return True
        return False

    def ids(self) -> list[int]:
        """The ids of what is offered."""
        return [option.id for option in self.options[: self.count]]

    def taken(self) -> tuple[Option, ...]:
        """What is offered, to be kept."""
        return tuple(self.options[: self.count])


class Catalogue:
    """All options of a game, numbered once: option ids never depend on the position."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.ids: dict[str, int] = {}

    def add(self, key: str) -> int:
        """Number the next option and return its id."""
        option = Option(len(self.options), key)
        self.options.append(option)
        self.ids[key] = option.id
        return option.id

    def add_block(self, verb: str, words: list[str]) -> int:
        """Number `verb:word` for each word in a row and return the id of the first."""
        first = len(self.options)
        for word in words:
            self.add(f"{verb}:{word}")
        return first
