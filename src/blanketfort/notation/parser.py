"""Text into effects, by recursive descent; one method for each row of the precedence table."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from blanketfort.engine.errors import BadText, guess, listed
from blanketfort.notation.tree import And, Do, Effect, May, Or, Per, Then
from blanketfort.notation.vocabulary import NUMBER, Vocabulary

TOKEN = re.compile(
    r"\s*(?:(?P<word>[A-Za-z]\w*(?:-[A-Za-z]\w*)*)|(?P<number>-?\d{1,9})|(?P<sign>[>,/?()])|(?P<bad>\S))"
)
PER = "x"
END = "the end"


@lru_cache(1000)  # the rules, the words and the picture of a card share one tree
def parse(text: str, vocabulary: Vocabulary) -> Effect | None:
    """The effect that a text stands for, None for empty text; BadText says where it goes wrong and what would do."""
    return None if not text.strip() else _Parser(text, vocabulary).parse()


class _Token:
    """A piece of the text: its value (a sign is itself, a number an int) and the column where it begins."""

    def __init__(self, value: str | int, source: str, column: int) -> None:
        self.value = value
        self.source = source
        self.column = column


def _tokens(text: str) -> list[_Token]:
    found = [_token(match) for match in TOKEN.finditer(text)]
    return [*found, _Token(END, "", len(text.rstrip()))]


def _token(match: re.Match[str]) -> _Token:
    kind = match.lastgroup or "bad"
    source = match[kind]
    return _Token(int(source) if kind == "number" else source, source, match.start(kind))


class _Parser:
    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.tokens = _tokens(text)
        self.at = 0
        self.signs = [PER, *"?>,/"] if vocabulary.measures else [*"?>,/"]
        """What may stand behind an effect: nothing can be counted where there is nothing to measure."""
        self.could_go_on: list[str] = []
        """What could have followed the last phrase to make it longer: for errors."""

    def parse(self) -> Effect:
        effect = self.either()
        if self.next.value is not END:
            raise self.error([*self.could_go_on, *self.signs, END])
        return effect

    # One method for each row of the table, from the loosest to the tightest.

    def either(self) -> Effect:
        parts = [self.both()]
        while self.take("/"):
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Or(tuple(parts))

    def both(self) -> Effect:
        parts = [self.chain()]
        while self.take(","):
            parts.append(self.chain())
        return parts[0] if len(parts) == 1 else And(tuple(parts))

    def chain(self) -> Effect:
        left = self.changed()
        return Then(left, self.chain()) if self.take(">") else left

    def changed(self) -> Effect:
        effect = self.one()
        while True:
            if PER in self.signs and self.take(PER):
                effect = Per(effect, self.measure())
            elif self.take("?"):
                effect = May(effect)
            else:
                return effect

    def one(self) -> Effect:
        if self.take("("):
            effect = self.either()
            if not self.take(")"):
                raise self.error([*self.could_go_on, *self.signs, ")"])
            return effect
        return self.phrase()

    # Words.

    def measure(self) -> str:
        return self.word(self.vocabulary.measures)

    def phrase(self) -> Do:
        """A verb and the longest run of arguments that one of its patterns allows."""
        verb = self.word(self.vocabulary.phrases, "(")
        patterns = self.vocabulary.phrases[verb]
        args: list[str | int] = []
        while True:
            place = len(args)
            longer = [p for p in patterns if len(p) > place]
            fitting = [p for p in longer if self.vocabulary.fits(p[place], self.next.value)]
            if not fitting:
                break
            patterns = fitting
            args.append(self.advance().value)
        self.could_go_on = [word for pattern in longer for word in self.words_at(pattern[place])]
        if not any(len(pattern) == place for pattern in patterns):
            raise self.error(self.could_go_on)
        return Do(verb, tuple(args))

    def words_at(self, place: str) -> tuple[str, ...]:
        return ("a number",) if place == NUMBER else self.vocabulary.words_at(place)

    def word(self, known: Collection[str], *instead: str) -> str:
        word = self.next.value
        if not isinstance(word, str) or word not in known:
            raise self.error([*instead, *known])
        self.advance()
        return word

    # The text.

    @property
    def next(self) -> _Token:
        return self.tokens[self.at]

    def advance(self) -> _Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def take(self, sign: str) -> bool:
        if self.next.value != sign:
            return False
        self.at += 1
        self.could_go_on = []
        return True

    def error(self, expected: list[str]) -> BadText:
        """What was found and expected at the next token, over the text with that token underlined."""
        token = self.next
        found = repr(token.source) if token.source else END
        words = [word if word[0].isalpha() else repr(word) for word in dict.fromkeys(expected)]
        hint = guess(token.source, expected)
        message = f"column {token.column + 1}: found {found}, expected {listed(words)}{hint}"
        underline = " " * token.column + "^" * max(1, len(token.source))
        return BadText(f"{message}\n  {self.text.rstrip()}\n  {underline}")
