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
DEEPEST, LONGEST, MOST_LINES = 8, 1000, 100
"""How many errors may stand in each other (the line, the field, what is wrong with it), the letters of a line, and the
lines: longer ones quote what nobody has to read."""
Pattern = tuple[list[str], str]
"""An error with what is read instead: its parts and its words in braces, in turn."""
MEANT = {"fr": " ; vouliez-vous dire {word} ?"}
"""What `engine.errors.guess` puts at the end of any error."""


def say_error(message: str, language: str) -> str:
    """An error in the language of who reads it, line by line; one that is not listed stays English."""
    listed, lines = patterns_of(language), message.split("\n")
    if not listed or len(lines) > MOST_LINES:
        return message
    return typeset("\n".join(_say(line, listed, MEANT[language]) for line in lines), language)


def _say(message: str, listed: list[Pattern], meant: str, deep: int = 0) -> str:
    if deep == DEEPEST or len(message) > LONGEST:
        return message
    guessed = GUESS.fullmatch(message)
    if guessed:
        return _say(guessed["said"], listed, meant, deep + 1) + meant.format(word=guessed["word"])
    for pattern, words in listed:
        found = _match(pattern, message)
        if found is not None:
            return words.format(**{name: _say(part, listed, meant, deep + 1) for name, part in found.items()})
    return message


@cache
def patterns_of(language: str) -> list[Pattern]:
    """The errors that are listed in a language: first those that only say where, then those that say most."""
    folders = [HERE, *(folder / "words" for folder in game_folders().values())]
    files = [file for folder in folders if (file := folder / language / "errors.toml").exists()]
    listed = {english: said for file in files for english, said in tomllib.loads(file.read_text("utf-8")).items()}
    in_order = sorted(listed, key=lambda english: (not english.endswith(PLACE), -len(re.sub(r"\{\w+\}", "", english))))
    return [(re.split(r"\{(\w+)\}", english), listed[english]) for english in in_order]


def _match(pattern: list[str], message: str) -> dict[str, str] | None:
    """What stands for each word in braces, as little as possible, if the message is of this pattern.

    A message may quote what a stranger sent to a server. So each part between the braces is looked for once, from left
    to right: a regular expression would try every combination, for hours.
    """
    begin, end = pattern[0], pattern[-1]
    if len(pattern) == 1:
        return {} if message == begin else None
    if not (message.startswith(begin) and message.endswith(end)):
        return None
    found, at, last = {}, len(begin), len(message) - len(end)
    for name, after in zip(pattern[1:-1:2], pattern[2:-1:2], strict=False):
        there = message.find(after, at + 1, last)
        if there < 0:
            return None
        found[name], at = message[at:there], there + len(after)
    if at >= last:
        return None
    return found | {pattern[-2]: message[at:last]}
