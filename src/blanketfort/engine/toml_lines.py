"""On which line of a TOML text each thing stands: what errors need and the parser of the standard library forgets."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from blanketfort.engine.errors import BlanketfortError

Path = tuple[str | int, ...]
"""The way to a thing: names of keys and numbers of rows, such as ("kid", 2, "copies")."""

TOKEN = re.compile(
    r'(?P<string>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<comment>\#[^\n]*)|(?P<sign>[\[\]{},=.\n])|(?P<word>[^\s\[\]{},=.\#\"']+)",
    re.DOTALL,
)

DEEPEST = 8
"""No data of ours lie deeper; what does stands on the line of what holds it."""


def find_lines(text: str) -> dict[Path, int]:
    """The line of each table, row, key and item of a text that is known to be TOML."""
    return _Scanner(text).scan()


class Told(dict[str, Any]):
    """Data of a TOML text that know what was asked of them last: when that is wrong, its line can be named."""

    def __init__(self, data: dict[str, Any], path: Path = (), asked: list[Path] | None = None) -> None:
        self.path = path
        self.asked: list[Path] = [()] if asked is None else asked
        """The way to what was asked last, in one place for all tables; nothing where that is left out of the text."""
        super().__init__({name: self._tell(value, (*path, name)) for name, value in data.items()})

    def _tell(self, value: Any, path: Path) -> Any:
        if isinstance(value, dict):
            return Told(value, path, self.asked)
        if isinstance(value, list):
            return [self._tell(item, (*path, number)) for number, item in enumerate(value)]
        return value

    def __getitem__(self, name: str) -> Any:
        self.asked[0] = (*self.path, name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.asked[0] = (*self.path, name) if name in self else ()
        return super().get(name, default)

    @contextmanager
    def naming_lines(self, text: str) -> Iterator[None]:
        """Errors within are about what was asked last, and name its line."""
        try:
            yield
        except BlanketfortError as error:
            line = find_lines(text).get(self.asked[0])
            raise type(error)(f"line {line}: {error}") if line else error from None


class _Scanner:
    """Walks over the tokens; it only has to understand what a TOML parser has accepted."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}
        """The number of the last row of each array of tables."""
        self.tokens: list[tuple[str, int]] = []
        line, at = 1, 0
        for match in TOKEN.finditer(text):
            line, at = line + text.count("\n", at, match.start()), match.start()
            if match.lastgroup != "comment":
                self.tokens.append((match[0], line))
        self.tokens.append(("", 0))
        self.at = 0

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        while self.next:
            line = self.line
            if self.take("\n"):
                continue
            if self.take("["):
                table = self.header(self.take("["))
                self.lines.setdefault(table, line)
            else:
                self.entry(table)
        return self.lines

    def header(self, is_row: bool) -> Path:
        """`[table]` or `[[row]]`, up to the end of the brackets; parts that have rows mean their last row."""
        names = self.names("]")
        path: Path = ()
        for name in names[:-1]:
            path = self.last_row((*path, name))
        path = (*path, names[-1])
        if is_row:
            self.take("]")
            self.lines.setdefault(path, self.line)
            self.rows[path] = self.rows.get(path, -1) + 1
        return self.last_row(path)

    def last_row(self, path: Path) -> Path:
        return (*path, self.rows[path]) if path in self.rows else path

    def names(self, end: str) -> list[str]:
        """A dotted key, up to and with the sign after it."""
        names: list[str] = []
        while not self.take(end):
            token = self.advance()
            if token != ".":
                names.append(_bare(token))
        return names

    def entry(self, table: Path) -> None:
        line = self.line
        path = (*table, *self.names("="))
        for length in range(len(table) + 1, len(path) + 1):
            self.lines.setdefault(path[:length], line)
        self.value(path)

    def value(self, path: Path) -> None:
        if self.take("["):
            self.items(path)
        elif self.take("{"):
            while not self.take("}"):
                if not self.take(",") and not self.take("\n"):
                    self.entry(path)
        else:
            while self.next not in (",", "]", "}", "\n", ""):
                self.advance()

    def items(self, path: Path) -> None:
        number = 0
        while not self.take("]"):
            if self.take("\n") or self.take(","):
                continue
            place = (*path, number) if len(path) < DEEPEST else path
            self.lines.setdefault(place, self.line)
            self.value(place)
            number += 1

    # The tokens.

    @property
    def next(self) -> str:
        return self.tokens[self.at][0]

    @property
    def line(self) -> int:
        return self.tokens[self.at][1]

    def advance(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1][0]

    def take(self, token: str) -> bool:
        if self.next != token:
            return False
        self.at += 1
        return True


def _bare(name: str) -> str:
    """A key without its quotes."""
    return next(iter(tomllib.loads(f"{name} = 0"))) if name[0] in "\"'" else name
