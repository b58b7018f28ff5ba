"""The page with the rules says every heading of every rulebook in both languages."""

import re

import pytest

from blanketfort.engine.game import SHELF, read_clauses
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_heading_is_said_in_both_languages(game: str, language: str) -> None:
    words = Words(language, strict=True)
    for heading in {str(clause["where"]) for clause in read_clauses(game)}:
        slug = re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")
        said = words(Phrase(f"web-{game}-where-{slug}"))
        assert language != "en" or said == heading
