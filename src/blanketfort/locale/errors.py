"""What went wrong, in the reader's language: errors are raised in English, for programs and logs, and said in another.

`fr/errors.toml`, here and among the words of each game, has a line for each: the English with words in braces for what
differs, and what is read instead. So a room that knows no language need not learn one to refuse something; a test finds
each error that somebody can meet.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from blanketfort.engine.shelf import game_folders
from blanketfort.locale.typography import typeset

HERE = Path(__file__).parent
GUESS = re.compile(r"(?P<said>.*); did you mean (?P<word>.+)\?")
PLACE = "line {number}: {rest}"
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
    """The errors that are listed in a language: first those that only say where, then those that say most."""
    folders = [HERE, *(folder / "words" for folder in game_folders().values())]
    files = [file for folder in folders if (file := folder / language / "errors.toml").exists()]
    listed = {english: said for file in files for english, said in tomllib.loads(file.read_text("utf-8")).items()}
    in_order = sorted(listed, key=lambda english: (not english.endswith(PLACE), -len(re.sub(r"\{\w+\}", "", english))))
    return [(_read(english), listed[english]) for english in in_order]


def _read(english: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", english)
    return re.compile("".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)))
