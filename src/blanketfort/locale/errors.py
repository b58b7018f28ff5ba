"""What went wrong, in the reader's language: errors are raised in English, for programs and logs, and said in another.

`fr/errors.toml` has a line for each: the English with words in braces for what differs, and what is read instead. So a
room that knows no language need not learn one to refuse something; a test finds each error a command can end with.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from blanketfort.locale.typography import typeset

HERE = Path(__file__).parent
GUESS = re.compile(r"(?P<said>.*); did you mean (?P<word>.+)\?")
MEANT = {"fr": " ; vouliez-vous dire {word} ?"}
"""What `engine.errors.guess` puts at the end of any error."""


def say_error(message: str, language: str) -> str:
    """An error in the language of who reads it, line by line; one that is not listed stays English."""
    listed = patterns_of(language)
    lines = message.split("\n")
    return typeset("\n".join(_say(line, listed, MEANT[language]) for line in lines), language) if listed else message


def _say(message: str, listed: list[tuple[re.Pattern[str], str]], meant: str) -> str:
    guessed = GUESS.fullmatch(message)
    if guessed:
        return _say(guessed["said"], listed, meant) + meant.format(word=guessed["word"])
    for pattern, words in listed:
        found = pattern.fullmatch(message)
        if found:
            return words.format(**{name: _say(part, listed, meant) for name, part in found.groupdict().items()})
    return message


@cache
def patterns_of(language: str) -> list[tuple[re.Pattern[str], str]]:
    """The errors that are listed in a language, those that say most first."""
    path = HERE / language / "errors.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    by_weight = sorted(listed.items(), key=lambda pair: -len(re.sub(r"\{\w+\}", "", pair[0])))
    return [(_read(english), words) for english, words in by_weight]


def _read(english: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", english)
    return re.compile("".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)))
