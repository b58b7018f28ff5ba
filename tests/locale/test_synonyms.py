"""Other words for the things of a game: each leads to a word that its rules or cards have."""

import unicodedata

import pytest

from blanketfort.engine.shelf import game, game_names
from blanketfort.locale import LANGUAGES


def plain(text: str) -> str:
    """As the search reads it (`web/src/lib/search.ts`)."""
    bare = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return bare.lower().replace("-", " ").replace("\u2019", "'")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_other_words_lead_to_words_that_are_there(name: str, language: str) -> None:
    played = game(name)
    rules = plain("\n".join(clause["text"][language] for clause in played.read_clauses()))
    lines = (played.folder / "words" / language / "synonyms.txt").read_text(encoding="utf-8").splitlines()
    heads, others = zip(*(line.split(": ") for line in lines), strict=True)
    assert [head for head in heads if any(word not in rules for word in plain(head).split())] == []
    words = [plain(word) for row in others for word in row.split(", ")]
    assert sorted(words) == sorted(set(words)), "a word leads to one thing"
