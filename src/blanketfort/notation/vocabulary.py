"""The words of one game: which phrases there are, and what can be measured."""

from collections.abc import Iterable, Mapping

NUMBER = "N"
"""In a phrase, the place of an integer, which may be negative."""


class Vocabulary:
    """What a game's effects may say.

    A phrase is a verb with its arguments, written as it is used: `toy`, `toy N`, `place N in SPACE`. `N` stands for an
    integer, any other upper-case word for one of the words that `slots` lists for it. A verb may have several phrases.
    """

    def __init__(
        self, phrases: Iterable[str], measures: Iterable[str] = (), slots: Mapping[str, Iterable[str]] | None = None
    ) -> None:
        self.measures = tuple(measures)
        self.slots = {name: tuple(words) for name, words in (slots or {}).items()}
        self.phrases: dict[str, list[tuple[str, ...]]] = {}
        """Each verb with the argument patterns it may take."""
        for phrase in phrases:
            verb, *pattern = phrase.split()
            self._check(phrase, pattern)
            self.phrases.setdefault(verb, []).append(tuple(pattern))

    def _check(self, phrase: str, pattern: list[str]) -> None:
        unknown = [place for place in pattern if place.isupper() and place != NUMBER and place not in self.slots]
        if unknown:
            raise ValueError(f"the phrase {phrase!r} has no words for {unknown[0]}")

    def fits(self, place: str, argument: str | int) -> bool:
        """Whether an argument may stand at that place of a pattern."""
        if place == NUMBER:
            return isinstance(argument, int)
        return argument in self.words_at(place)

    def words_at(self, place: str) -> tuple[str, ...]:
        """The words that may stand at that place of a pattern; none where a number belongs."""
        if place == NUMBER:
            return ()
        return self.slots.get(place, (place,))
