"""Rules are shown under the headings of the rulebook, in both languages."""

import json
from pathlib import Path

import pytest

from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.locale import LANGUAGES, Words

TABLES = Path(__file__).parents[2] / "web" / "src" / "tables"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_heading_is_said_in_both_languages(game: str, language: str) -> None:
    words = Words(language, strict=True)
    for heading in headings(game).values():
        said = words(find_game(game).say_heading(heading))
        assert language != "en" or said == heading


def headings(game: str) -> dict[str, str]:
    """Every heading of a rulebook, by what stands for it in an address."""
    found = {str(clause["where"]) for clause in find_game(game).read_clauses()}
    return {find_game(game).say_heading(heading).id.partition("-where-")[2]: heading for heading in found}


@pytest.mark.parametrize("game", game_names())
def test_what_lies_on_the_table_leads_to_a_heading_of_its_rulebook(game: str) -> None:
    assert set(json.loads((TABLES / game / "rules.json").read_text()).values()) <= set(headings(game))
