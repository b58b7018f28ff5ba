"""What the browser draws of a card's effects."""

import re
from pathlib import Path

import pytest

from blanketfort.engine.listing import Listed
from blanketfort.engine.shelf import game
from blanketfort.games.fort.listing import VOCABULARIES
from blanketfort.notation import parse, to_text

ICONS = Path(__file__).parents[2] / "web/src/tables/fort/icons.ts"
DRAWN = [card for card in game("fort").list_cards() if card.effects]


@pytest.mark.parametrize("card", DRAWN, ids=lambda card: card.id)
def test_every_word_of_an_effect_has_an_icon(card: Listed) -> None:
    drawn = re.findall(r"^  '?([\w-]+)'?: ", ICONS.read_text(), re.MULTILINE)
    words = {mark.icon for marks in card.effects.values() for mark in marks if mark.icon}
    assert words and words <= set(drawn)


@pytest.mark.parametrize("card", DRAWN, ids=lambda card: card.id)
def test_an_effect_is_drawn_as_the_data_write_it(card: Listed) -> None:
    """Its parentheses too: they are those that the card shows."""
    for fact in card.effects:
        assert to_text(parse(card.facts[fact], VOCABULARIES[fact])) == card.facts[fact]
