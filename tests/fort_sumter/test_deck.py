"""The deck of the project keeps every attested fact."""

import tomllib
from collections import Counter
from math import comb
from pathlib import Path

import pytest

import blanketfort.games.fort_sumter
from blanketfort.engine.errors import BadText
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.phrases import say_card, say_card_event, say_note, say_objective_event
from blanketfort.games.fort_sumter.rules.board import (
    BOTH,
    DIMENSIONS,
    HAND_SIZE,
    OUR_NAMES,
    SECESSIONIST,
    SPACES,
    UNIONIST,
)
from blanketfort.games.fort_sumter.rules.deck import LINE_UP, STOP, read_deck
from blanketfort.games.fort_sumter.rules.effects import VOCABULARY
from blanketfort.games.fort_sumter.rules.state import FortSumterState
from blanketfort.locale import LANGUAGES, Words
from blanketfort.notation import parse, to_text
from tests.clauses import clause
from tests.fort_sumter.table import S, U, at, do

DECK = GAME.deck
CARDS = Path(blanketfort.games.fort_sumter.__file__).with_name("cards.toml")
ATTESTED = [
    *["florida-secedes", "beauregard", "fugitive-slave-law", "seizing-federal-armories", "jefferson-davis"],
    *["sam-houston", "william-lloyd-garrison", "harriet-beecher-stowe", "john-browns-body"],
    *["peace-commissioner", "peace-conference", "temporary-truce"],
]
UNSURE = ["robert-anderson", "abraham-lincoln", "louisiana-secedes"]
"""The cards are attested, their titles in several ways."""

TEN_PLACES = " > ".join(["place 1"] * 10)
"""Ten deeds, and nine that put them in a row."""
ROBERT = 'name = "robert-anderson"\nvalue = 1\nside = "unionist"\nbar = "armaments"\nevent = "place 3 in fort-sumter"\n'


def event_of(card: str) -> str:
    return DECK.deeds[DECK.events[DECK.card_number(card)]].text


def test_a_hand_without_an_event_comes_five_times_in_six_thousand() -> None:
    """As the designer says; values are spread over the sides alike."""
    kinds = Counter(zip(DECK.sides, DECK.values, strict=True))
    assert kinds == {(side, value): 4 for side in (UNIONIST, SECESSIONIST) for value in (1, 2)} | {
        (BOTH, value): 8 for value in (1, 2, 3)
    }
    others = sum(side == SECESSIONIST for side in DECK.sides)
    assert round(6000 * comb(others, HAND_SIZE) / comb(len(DECK.cards), HAND_SIZE)) == 5


def test_the_fifteen_attested_titles_are_there_and_said_to_be() -> None:
    titles = [(source["title"], card) for card, source in zip(DECK.cards, DECK.sources, strict=True)]
    assert sorted(card for source, card in titles if source == "printed") == sorted(ATTESTED)
    assert sorted(card for source, card in titles if source == "derived") == sorted(UNSURE)


def test_political_bars_are_fewest_and_there_are_three_armaments() -> None:
    bars = Counter(DIMENSIONS[bar] for bar in DECK.bars)
    assert all(bars["political"] < bars[other] for other in DIMENSIONS if other != "political")
    assert bars["armaments"] >= 3


def test_what_is_known_of_the_attested_events_is_kept() -> None:
    assert event_of("robert-anderson") == "place 3 in fort-sumter"
    law = event_of("fugitive-slave-law")
    assert law.startswith("remove up-to 4") and law.endswith("> place up-to 4 from-pool")
    assert "from armaments" in event_of("seizing-federal-armories")
    assert event_of("seizing-federal-armories").endswith("in political")
    assert event_of("florida-secedes").startswith("place") and "in secession" in event_of("florida-secedes")
    for card in ("fugitive-slave-law", "seizing-federal-armories"):
        assert DECK.sides[DECK.card_number(card)] == BOTH and DECK.values[DECK.card_number(card)] == 3


def test_two_names_of_spaces_are_ours() -> None:
    assert OUR_NAMES == ["richmond", "fire-eaters"] and set(OUR_NAMES) <= set(SPACES)


@pytest.mark.parametrize("event", [*DECK.events, *DECK.objectives])
def test_every_event_prints_back_as_it_was_written(event: int) -> None:
    text = DECK.deeds[event].text
    assert to_text(parse(text, VOCABULARY)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_said_with_its_event_and_its_note(language: str) -> None:
    words = Words(language, strict=True)
    for card in DECK.cards:
        title = say_card(DECK, card)
        assert not isinstance(title, str) and words(title) and words(say_card_event(DECK, card))
        assert words(say_note(card)).endswith((".", "!”", "!\u00a0»"))
    sentences = {words(say_objective_event(DECK, space)) for space in SPACES}
    assert len(sentences) == len(SPACES)


def test_a_card_reads_like_its_event() -> None:
    words = Words("en", strict=True)
    assert words(say_card_event(DECK, "robert-anderson")) == "place 3 tokens in Fort Sumter"
    assert words(say_card_event(DECK, "bleeding-kansas")) == (
        "remove up to 3 opposing tokens from the Border States, "
        "then place up to 3 tokens in Armaments spaces, at most 2 in each space"
    )
    french = Words("fr", strict=True)
    assert words(say_card_event(DECK, "king-cotton")) == (
        "move up to 6 of your tokens from any spaces to Secession spaces or to the Newspapers"
    ), "spaces, not the pool"
    assert words(say_card_event(DECK, "william-seward")) == (
        "move up to 5 tokens of either side from Secession spaces or from Political spaces "
        "to Secession spaces or to Political spaces"
    ), "also from the one to the other"
    assert french(say_card_event(DECK, "robert-anderson")) == "placez 3 pions à Fort Sumter"


@pytest.mark.parametrize("card", DECK.cards)
def test_every_event_can_be_performed_on_a_busy_map(card: str) -> None:
    """Each card in one position: the side that may use it performs its event, always taking the last option."""
    seat = S if DECK.sides[DECK.card_number(card)] == SECESSIONIST else U
    other = next(name for name in DECK.cards if name != card)
    busy = ", ".join(f"{space} = 1" for space in SPACES)
    hand = f'hand = ["{card}", "{other}"]'
    state = at(
        f"agenda = ['PlayCard {seat}']\n"
        f"[unionist]\nmap = {{{busy}}}\n{hand if seat == U else ''}\n"
        f"[secessionist]\nmap = {{{busy}}}\n{hand if seat == S else ''}\n"
    )
    before = state.to_text()
    do(state, f"event:{card}")
    while not state.over:
        state.apply(state.legal[-1])
    assert state.to_text() != before and DECK.card_number(card) in state.discard
    assert state.components()["unionist"] == state.components()["secessionist"] == 25


def changed(old: str, new: str) -> str:
    text = CARDS.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new)


def test_a_house_deck_replaces_cards_and_keeps_the_option_ids() -> None:
    text = changed('name = "beauregard"', 'name = "general-beauregard"\ntitle = "General Beauregard"')
    deck = read_deck(tomllib.loads(text), "digest")
    keys = {option.key: option.id for option in deck.catalogue.options}
    ours = {option.key: option.id for option in DECK.catalogue.options}
    assert keys["event:general-beauregard"] == ours["event:beauregard"] and keys["stop"] == STOP
    assert keys[f"line-up:{deck.cards[0]}"] == LINE_UP and len(keys) == len(ours)
    assert say_card(deck, "general-beauregard") == "General Beauregard"
    assert deck.digest and not DECK.digest


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("place 3 in fort-sumter", "place 3 in fort-sumpter", "the event of robert-anderson: column 12: found"),
        ('name = "beauregard"', 'name = "king-cotton"', "40 different strategy cards, not 39"),
        ('space = "texas"', 'space = "ohio"', "one objective for each of the spaces"),
        ('bar = "political"', 'bar = "cotton"', "there is no dimension"),
        ("value = 3", "value = 4", "should be 1, 2 or 3, not 4"),
        ("place 3 in fort-sumter", "place -3 in fort-sumter", "found -3 in .*, expected a number from 0 to 9"),
        ('value = 1\nside = "unionist"', 'side = "unionist"', "the card robert-anderson should have a value"),
        ("place 3 in fort-sumter", "place 1 / place 2 / place 3 / place 4 / place 5", "at most 4 parts"),
        ("place 3 in fort-sumter", TEN_PLACES + " > place 1", "an event of 21 deeds, expected 20 at most"),
        ('name = "robert-anderson"\n', "", "the card number 1 should have a name"),
        ("# One objective for", "[[card]]\n" + ROBERT + "# One objective for", "40 different strategy cards"),
    ],
)
def test_a_bad_deck_is_refused_with_what_is_wrong(old: str, new: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read_deck(tomllib.loads(changed(old, new)))


@pytest.mark.parametrize("event", ["place 9", "place 1 / place 2 / place 3 / place 4", f"({TEN_PLACES})?"])
def test_nine_tokens_four_parts_and_twenty_deeds_are_not_too_many(event: str) -> None:
    read_deck(tomllib.loads(changed("place 3 in fort-sumter", event)))


@clause("fort-sumter.play.event-text")
@pytest.mark.parametrize(("choices", "tokens"), [(["stop"], 0), (["do"], 2)])
def test_what_an_event_says_you_may_do_can_be_left(choices: list[str], tokens: int) -> None:
    deck = '[[card]]\nname = "robert-anderson"\nevent = "(place 2 in fort-sumter)?"\n'
    game = GAME.with_deck(deck)
    hand = "[unionist]\nhand = ['robert-anderson', 'sam-houston']"
    state = game.from_text(f'game = "fort-sumter"\nstudy = true\nagenda = ["PlayCard 0"]\n{hand}')
    assert isinstance(state, FortSumterState)
    for choice in ["event:robert-anderson", *choices]:
        state.play(choice)
    assert state.count(0, SPACES.index("fort-sumter")) == tokens and state.over
