"""The deck has editions: what began with the cards of the first is played, proved and shown with them."""

import random

from blanketfort.engine.proof import reveal, verify
from blanketfort.engine.record import Record
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.server.catalogue import locate_cards
from tests.fort_sumter.table import do, keys

HOUSE = """
[[card]]
name = "beauregard"
title = "General Beauregard"
"""
PLAY = """
game = "fort-sumter"
study = true
agenda = ["PlayCard 0"]
[unionist]
hand = ["abraham-lincoln", "king-cotton"]
"""


def value_of(state: object, card: str) -> int:
    assert isinstance(state, FortSumterState)
    return state.deck.values[state.deck.card_number(card)]


def test_a_position_of_old_rules_has_the_cards_of_the_first_edition() -> None:
    old = GAME.from_text(f"rules = 1\n{PLAY}")
    assert (value_of(old, "robert-anderson"), value_of(GAME.from_text(PLAY), "robert-anderson")) == (2, 1)
    assert isinstance(old, FortSumterState)
    do(old, "event:abraham-lincoln", "place:washington", "place:washington")
    assert "place:newspapers" in keys(old), "two at most in each space; by the second edition, one"
    again = GAME.from_text(old.to_text())
    assert again.to_text() == old.to_text() and value_of(again, "robert-anderson") == 2


def test_a_game_that_began_from_a_position_goes_on_with_its_cards() -> None:
    """Its text names no rules: when it was written there were no others."""
    record = Record("fort-sumter", 1, 2, {}, "", "", PLAY, ["event:abraham-lincoln", "place:washington"])
    assert value_of(record.replay(), "robert-anderson") == 2


def test_a_house_deck_is_laid_over_the_edition_that_a_record_names() -> None:
    house = GAME.with_deck(HOUSE)
    first = house.edition(1)
    assert first.digest and first.digest != house.digest
    assert first.edition(2) is house and house.edition(1) is first
    state, lot = first.begin(first.make_setup(2, "old", {}, rules=1), None), random.Random(1)
    while not state.over:
        state.apply(lot.choice(state.legal))
    text = reveal(state).to_text()
    assert "\nrules 1\n" in text and f"\ndeck {first.digest}\n" in text
    assert verify(text, house).scores() == state.scores()


def test_both_editions_have_the_same_cards_in_the_same_order() -> None:
    """So ids of options are the same, and a note and a drawing serve both."""
    assert FortSumter(1).deck.cards == GAME.deck.cards
    assert [option.key for option in FortSumter(1).option_table()] == [option.key for option in GAME.option_table()]


def test_a_table_is_told_where_the_cards_of_its_time_are() -> None:
    assert locate_cards("", GAME.make_setup(2, 1, {})) == "/api/games/fort-sumter/cards"
    assert locate_cards("", GAME.edition(1).make_setup(2, 1, {}, rules=1)) == "/api/games/fort-sumter/cards?rules=1"
