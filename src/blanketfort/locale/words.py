"""Phrases into words: the one module that knows the Fluent runtime.

It is loaded only where something is said: the web table sends phrases, which are said by the browser.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game_folders, leave_off
from blanketfort.locale.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")
SEATS = ("player", "rival", "seat")
"""Arguments that hold a seat, which is said by its name."""


def pick_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the system, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BlanketfortError(f"there is no language {asked!r}; there are: {', '.join(LANGUAGES)}")
        return asked
    wanted = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    code = wanted[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def files_of(language: str, game: str = "") -> list[Path]:
    """All files of a language: those of a game, or those of the house. A game that lacks a language is in English."""
    if not game:
        return sorted((HERE / language).glob("*.ftl"))
    return sorted((game_folders()[game] / "words" / (language if speaks(game, language) else "en")).glob("*.ftl"))


def speaks(game: str, language: str) -> bool:
    """Whether a game has words in a language."""
    return (game_folders()[game] / "words" / language).is_dir()


@cache
def load(language: str) -> FluentBundle:
    """All messages of a language. A game of somebody else whose words cannot be read is left off the shelf."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)  # isolation marks are noise in terminals and logs
    for game in ("", *game_folders()):
        try:
            resources = read_words(files_of(language, game), bundle)
        except ValueError as error:
            if not game:
                raise
            leave_off(game, f"its words: {error}")
            continue
        for resource in resources:
            bundle.add_resource(resource)
    return bundle


def read_words(paths: list[Path], bundle: FluentBundle) -> list[Resource]:
    """What files hold that may be added to a bundle; ValueError where one cannot be read or an id comes twice."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message

    resources: list[Resource] = []
    ids: set[str] = set()
    for path in paths:
        resources.append(FluentResource(path.read_text(encoding="utf-8")))
        for entry in resources[-1].body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path.name}: {entry.annotations[0].message}: {(entry.content or '')[:80]!r}")
            if isinstance(entry, Message):
                if entry.id.name in ids or bundle.has_message(entry.id.name):
                    raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                ids.add(entry.id.name)
    return resources


class Words:
    """Says phrases in one language, to one reader: `names` are those of the seats, `me` is the reader's own seat."""

    def __init__(
        self, language: str = "en", names: Sequence[str] = (), me: int | None = None, strict: bool = False
    ) -> None:
        self.language = language
        self.names = names
        self.me = me
        self.strict = strict
        """Whether a missing message or variable is an error; else the id is shown, which beats ending a game."""
        self.bundle = load(language)

    def naming(self, seats: Sequence[Phrase]) -> Words:
        """The same words, with these names for the seats."""
        return Words(self.language, [self(seat) for seat in seats], self.me, self.strict)

    def __call__(self, phrase: Phrase) -> str:
        """The phrase in words."""
        pattern = self._find(phrase.id)
        if pattern is None:
            return self._complain(phrase.id, "no such message")
        args = {name: self._say(name, value) for name, value in phrase.args.items()}
        text, errors = self.bundle.format_pattern(pattern, {**args, "you": self._reader(phrase)})
        return self._complain(phrase.id, str(errors[0])) if errors else typeset(str(text), self.language)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._find(id) is not None

    def listed(self, items: Sequence[object]) -> str:
        """The items joined by commas and "and"; no items are "nothing"."""
        words = [str(self._say("", item)) for item in items]
        if len(words) > 1:
            return self(Phrase("house-list", start=", ".join(words[:-1]), last=words[-1]))
        return words[0] if words else self(Phrase("house-nothing"))

    def name(self, seat: int) -> str:
        """What the player on that seat is called."""
        return self.names[seat] if seat < len(self.names) else self(Phrase("house-seat", number=seat + 1))

    def _find(self, id: str) -> Pattern | None:
        id, _, attribute = id.partition(".")
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _complain(self, id: str, error: str) -> str:
        if self.strict:
            raise LookupError(f"{id} in {self.language}: {error}")
        return f"[{id}]"

    def _say(self, name: str, value: object) -> str | int | float:
        if isinstance(value, Phrase):
            return self(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and name in SEATS:
            return self.name(value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self.listed([self.name(seat) for seat in value] if name == "players" else value)
        return str(value)

    def _reader(self, phrase: Phrase) -> str:
        """Which of the people in a phrase the reader is."""
        if self.me is not None:
            for role in ("player", "rival"):
                if phrase.args.get(role) == self.me:
                    return role
        return "none"
