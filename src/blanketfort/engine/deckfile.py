"""House decks: a small TOML file laid over the cards of a game.

It has the same tables as the game's own data, with only the rows and facts that differ. It is checked whole: every
mistake is named with file, line, what was found and what was expected, up to fifty of them at once.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Collection
from functools import cached_property
from typing import Any

from blanketfort.engine.errors import BadText, guess, listed
from blanketfort.engine.toml_lines import Path, find_lines
from blanketfort.engine.writing import is_name, is_shown

Data = dict[str, Any]
Check = Callable[[object], str]
"""Looks at a value: says what was found and expected, or nothing where all is well."""
LONGEST_LINE = 1000
LONGEST_NAME = 60
MOST_TOLD = 50
"""After how many mistakes no more are looked for: to guess what was meant takes a while."""
HOUSE = "house"
"""In a row: the facts that the house deck gave."""


class Rows:
    """A table whose rows (`[[kid]]`) are told apart by a key; a house deck may change these facts of them."""

    def __init__(self, key: str, facts: dict[str, Check | Items]) -> None:
        self.key = key
        self.facts = facts


class Items:
    """A fact that is a list of small tables, replaced as a whole; each of them has all of these facts."""

    def __init__(self, facts: dict[str, Check]) -> None:
        self.facts = facts


Layout = dict[str, Rows | Check]
"""What a house deck of one game may hold."""


class DeckFile:
    """A house deck while it is read, with the mistakes found so far."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.mistakes: list[tuple[int, str]] = []
        for number, line in enumerate(text.split("\n"), start=1):
            if len(line) > LONGEST_LINE:
                raise BadText(f"{name}:{number}: found {len(line)} characters, expected {LONGEST_LINE} at most")
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers and nestings beyond all measure
            raise BadText(f"{name}: this is not TOML: {error}") from None
        self.text = text

    @cached_property
    def lines(self) -> dict[Path, int]:
        """Where everything stands; found out when first asked: most decks have no mistake."""
        return find_lines(self.text)

    def complain(self, path: Path, message: str) -> None:
        """Note a mistake at a place, or at what holds that place."""
        while path and path not in self.lines:
            path = path[:-1]
        self.mistakes.append((self.lines.get(path, 1), message))
        if len(self.mistakes) == MOST_TOLD:
            self.finish()

    def finish(self) -> None:
        """BadText with the mistakes, in the order of their lines."""
        if self.mistakes:
            raise BadText("\n".join(f"{self.name}:{line}: {message}" for line, message in sorted(self.mistakes)))

    def lay_over(self, ours: Data, game: str, layout: Layout) -> Data:
        """Our data with this deck's facts in the place of ours; the mistakes are noted, and such facts left out."""
        data = dict(ours)
        for name, value in self.data.items():
            if name == "game":
                self._check((name,), "game", value, one_of([game]))
            elif name not in layout:
                self.complain((name,), _found(name, ["game", *layout]))
            else:
                rule = layout[name]
                if not isinstance(rule, Rows):
                    if self._check((name,), name, value, rule):
                        data[name] = value
                        data[HOUSE] = [*data.get(HOUSE, []), name]
                elif isinstance(value, list) and all(isinstance(row, dict) for row in value):
                    data[name] = self._rows(name, ours[name], value, rule)
                else:
                    self.complain((name,), f"found {_word(value)}, expected rows that begin with [[{name}]]")
        return data

    def keys(self, table: str, key: str) -> list[object]:
        """What the rows of a table in this file are about, in their order; None for what cannot be told."""
        rows = self.data.get(table, [])
        found = [row.get(key) if isinstance(row, dict) else None for row in rows] if isinstance(rows, list) else []
        return [None if isinstance(name, list | dict) else name for name in found]

    def _rows(self, table: str, ours: list[Data], theirs: list[Data], rule: Rows) -> list[Data]:
        rows = {row[rule.key]: row for row in ours}
        seen: set[object] = set()
        for number, row in enumerate(theirs):
            path: Path = (table, number)
            key = row.get(rule.key)
            if rule.key not in row:
                self.complain(path, f"found a {table} without {rule.key}, expected {rule.key} = one of {listed(rows)}")
            elif isinstance(key, list | dict) or key not in rows:
                self.complain((*path, rule.key), f"{table}: {_found(key, rows)}")
            elif key in seen:
                self.complain(path, f"found {table} {_word(key)} a second time, expected it once")
            else:
                seen.add(key)
                rows[key] = self._row(path, f"{table} {key}", rows[key], row, rule)
        return list(rows.values())

    def _row(self, path: Path, whose: str, ours: Data, theirs: Data, rule: Rows) -> Data:
        good: Data = {}
        for name, value in theirs.items():
            if name == rule.key:
                continue
            if name not in rule.facts:
                self.complain((*path, name), f"{whose}: {_found(name, [rule.key, *rule.facts])}")
            elif self._fact((*path, name), f"{name} of {whose}", value, rule.facts[name]):
                good[name] = value
        return {**ours, **good, HOUSE: list(good)}

    def _fact(self, path: Path, whose: str, value: object, rule: Check | Items) -> bool:
        if not isinstance(rule, Items):
            return self._check(path, whose, value, rule)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.complain(path, f"{whose}: found {_word(value)}, expected a list of tables")
            return False
        before = len(self.mistakes)
        for number, item in enumerate(value):
            self._item((*path, number), f"{whose}, number {number + 1}", item, rule)
        return len(self.mistakes) == before

    def _item(self, path: Path, whose: str, item: Data, rule: Items) -> None:
        for name in item.keys() - rule.facts.keys():
            self.complain((*path, name), f"{whose}: {_found(name, rule.facts)}")
        for name, check in rule.facts.items():
            if name in item:
                self._check((*path, name), f"{name} of {whose}", item[name], check)
            else:
                self.complain(path, f"{whose}: found no {name}, expected {listed(rule.facts)}")

    def _check(self, path: Path, whose: str, value: object, check: Check) -> bool:
        mistake = check(value)
        if mistake:
            self.complain(path, f"{whose}: {mistake}")
        return not mistake


def digest_of(game: str, ours: Data, data: Data, layout: Layout) -> str:
    """Identifies the cards of a house deck by their facts, whatever the file looks like; nothing if all are ours."""
    facts = _facts(data, layout)
    if facts == _facts(ours, layout):
        return ""
    return hashlib.sha256(json.dumps([game, facts], sort_keys=True).encode()).hexdigest()


def _facts(data: Data, layout: Layout) -> Data:
    return {name: _playing(data[name], rule) for name, rule in layout.items()}


def _playing(value: Any, rule: Rows | Items | Check) -> Any:
    """A value without what is only about it: notes, and where it comes from."""
    if isinstance(rule, Rows):
        facts = rule.facts
        return [{rule.key: row[rule.key]} | {f: _playing(row[f], facts[f]) for f in facts if f in row} for row in value]
    if isinstance(rule, Items):
        return [{fact: item[fact] for fact in rule.facts} for item in value]
    return value


# What facts may be.


def number(least: int, most: int) -> Check:
    def check(value: object) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return ""
        return f"found {_word(value)}, expected a whole number from {least} to {most}"

    return check


def text(value: object) -> str:
    if isinstance(value, str) and is_name(value, LONGEST_NAME):
        return ""
    return f"found {_word(value)}, expected a line of text: 1 to {LONGEST_NAME} characters that can be seen"


def one_of(words: Collection[str]) -> Check:
    def check(value: object) -> str:
        return "" if isinstance(value, str) and value in words else _found(value, words)

    return check


def list_of(words: Collection[str], least: int, most: int, different: bool = False) -> Check:
    """This number of these words; where they have to be different, none twice."""

    def check(value: object) -> str:
        if not isinstance(value, list) or not least <= len(value) <= most:
            return f"found {_word(value)}, expected a list of {least} to {most} of {listed(words)}"
        if different and len(set(map(str, value))) < len(value):
            return f"found {_word(value)}, expected different words"
        return next((_found(word, words) for word in value if not isinstance(word, str) or word not in words), "")

    return check


def readable(read: Callable[[str], object]) -> Check:
    """A text that this reads without BadText."""

    def check(value: object) -> str:
        if not isinstance(value, str):
            return f"found {_word(value)}, expected an effect in the notation of cards"
        try:
            read(value)
        except BadText as error:
            return str(error).partition("\n")[0]
        except RecursionError:
            return "found parentheses nested too deep, expected an effect in the notation of cards"
        return ""

    return check


def _found(value: object, expected: Collection[object]) -> str:
    hint = guess(str(value), [str(word) for word in expected])
    return f"found {_word(value)}, expected {listed(expected)}{hint}"


def _word(value: object) -> str:
    """A value as it stands in the file, but nothing in it is unseen."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return "".join(letter if is_shown(letter) else json.dumps(letter)[1:-1] for letter in text)
