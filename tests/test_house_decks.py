"""House decks: laid over the cards of every game, said and played as they are, refused with all their mistakes."""

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from blanketfort.arena.simulation import play_on
from blanketfort.bots import make_bot
from blanketfort.engine import deckfile
from blanketfort.engine.errors import BadText
from blanketfort.engine.game import Game
from blanketfort.engine.laws import check_decision, walk
from blanketfort.engine.proof import reveal, verify
from blanketfort.engine.shelf import game
from blanketfort.games.fort import GAME as FORT
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.locale import LANGUAGES, Words
from blanketfort.terminal.tables import show_table

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLE = DOCS / "examples" / "my-fort.toml"
SUMTER = """
[[card]]
name = "robert-anderson"
title = "Major Anderson"
value = 1
side = "both"
bar = "secession"
event = "place up-to 2 in fort-sumter or fort-pickens"

[[objective]]
space = "texas"
event = "place 1 in texas"
"""
FORFORT = """
camps = 3
armies = 5

[[arrows]]
name = "far"
spaces = ["e", "sw"]

[[deck]]
name = "A"
wall = [
  { shape = "angled", kind = "regular", symbols = ["garrison"], copies = 5 },
  { shape = "angled", kind = "regular", symbols = ["mason", "ram"], copies = 3 },
  { shape = "angled", kind = "regular", symbols = ["trebuchet", "tower"], copies = 3 },
  { shape = "straight", kind = "regular", symbols = ["ram", "tower"], copies = 3 },
  { shape = "straight", kind = "drawbridge", symbols = ["mason", "trebuchet"], copies = 4 },
  { shape = "straight", kind = "protected", symbols = ["garrison", "tower"], copies = 4 },
]
"""
DECKS = {"fort": EXAMPLE.read_text(encoding="utf-8"), "fort-sumter": SUMTER, "forfort": FORFORT}
decks = pytest.mark.parametrize("name", DECKS)


def housed(name: str) -> Game:
    return game(name).with_deck(DECKS[name], "mine.toml")


def mistakes(name: str, text: str) -> list[str]:
    with pytest.raises(BadText) as error:
        game(name).with_deck(text, "mine.toml")
    return str(error.value).split("\n")


# Every game.


@decks
def test_a_game_with_a_house_deck_keeps_the_laws(name: str) -> None:
    played = housed(name)
    for number, state in enumerate(walk(played, played.players[0], {}, seed=2)):
        if number % 10 == 0:
            check_decision(played, state)


@decks
@pytest.mark.parametrize("bot", ["thumb", "random"])
def test_computer_players_play_with_a_house_deck(name: str, bot: str) -> None:
    played = housed(name)
    for seed in range(3):
        state = played.new(seed=seed)
        play_on(state, [make_bot(played, bot, seat) for seat in range(state.players)])
        assert state.over


@decks
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_as_the_house_deck_has_it(name: str, language: str) -> None:
    played = housed(name)
    words = Words(language, me=0, strict=True)
    for state in walk(played, played.players[0], {}, seed=3):
        if state.decision is not None:
            view = state.view(state.decision.seat)
            assert all(words(played.say_option(option.key, view)) for option in state.decision.options)
    assert show_table(played, state.view(0), words)
    assert all(words(line) for card in played.list_cards() for line in card.lines)


@decks
def test_its_records_are_proved_only_with_it(name: str) -> None:
    played = housed(name)
    state = played.new(seed=1)
    play_on(state, [make_bot(played, "random", seat) for seat in range(state.players)])
    text = reveal(state).to_text()
    assert f"\ndeck {played.digest}\n" in text
    assert verify(text, played).scores() == state.scores()
    with pytest.raises(BadText, match=r"played with the house deck .*, here is the deck of the project"):
        verify(text)


@decks
def test_the_digest_is_of_the_facts_not_of_the_file(name: str) -> None:
    digest = housed(name).digest
    assert len(digest) == 64
    assert game(name).with_deck(f"# A comment\n\n{DECKS[name]}\n").digest == digest
    assert game(name).digest == game(name).with_deck("").digest == ""


@decks
def test_all_mistakes_are_told_at_once_in_the_order_of_their_lines(name: str) -> None:
    text = f"colour = 3\ngame = 'chess'\n{DECKS[name].replace('game = ', '# game = ')}\n[[dragon]]\nid = 'tom'\n"
    first, second, third = mistakes(name, text)
    assert first.startswith('mine.toml:1: found "colour", expected game, ')
    assert second == f'mine.toml:2: game: found "chess", expected {name}'
    assert re.match(r'mine\.toml:\d+: found "dragon", expected game, ', third)


@decks
@pytest.mark.parametrize("text", ["[[", "x = ", "a = 1\na = 2", 'game = "fort'])
def test_what_is_not_toml_is_refused_with_its_place(name: str, text: str) -> None:
    (line,) = mistakes(name, text)
    assert line.startswith("mine.toml: this is not TOML: ") and re.search(r"line \d|end of document", line)


# Fort.


def test_the_example_types_in_costs_points_copies_and_a_face() -> None:
    box = FORT.with_deck(DECKS["fort"])
    assert isinstance(box, Fort)
    level = box.box.levels[2]
    assert (level.pizza, level.toys, level.either, level.points) == (2, 1, 0, 5)
    assert box.box.copies[box.box.kinds["chef"]] == 3
    words = Words("en", strict=True)
    einstein = next(card for card in box.list_cards() if card.id == "einstein")
    assert words(einstein.lines[0]).startswith("Einstein (two books). Public: gather 2 pizza or 2 toys.")
    assert einstein.sources == {"face": "house", "copies": "ours"}


def test_the_mistakes_in_the_docs_are_those_that_are_told() -> None:
    page = (DOCS / "house-decks.md").read_text(encoding="utf-8")
    told = page.split("```text\n")[1].split("```")[0].splitlines()
    text = (
        DECKS["fort"].replace("points = 2", 'points = "two"').replace('"chef"', '"cheff"').replace('"res 2"', '"rez 2"')
    )
    assert [line.replace("mine.toml", "my-fort.toml") for line in mistakes("fort", text)] == told


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("[[kid]]\ncopies = 2", "1: found a kid without id, expected id = one of bones, "),
        ("kid = 3", "1: found 3, expected rows that begin with [[kid]]"),
        ("[[kid]]\nid = 3", "2: kid: found 3, expected bones, "),
        ("[[kid]]\nid = 'chef'\ncopies = 10", "3: copies of kid chef: found 10, expected a whole number from 0 to 9"),
        ("[[kid]]\nid = 'chef'\ncopies = true", "3: copies of kid chef: found true, expected a whole number"),
        ("[[kid]]\nid = 'chef'\ncopy = 1", '3: kid chef: found "copy", expected id, suits, public, private or copies'),
        ("[[kid]]\nid = 'chef'\nsuits = ['bok']", '3: suits of kid chef: found "bok", expected book, crown'),
        ("[[kid]]\nid = 'chef'\nsuits = 'book'", '3: suits of kid chef: found "book", expected a list of 0 to 2 of'),
        ("[[kid]]\nid = 'chef'\npublic = 'pizza x'", "3: public of kid chef: column 8: found the end, expected book"),
        ("[[kid]]\nid = 'chef'\npublic = 'pizza 0'", "3: public of kid chef: found 0 in 'pizza 0', expected a number"),
        ("[[kid]]\nid = 'chef'\npublic = 'toy > advance'", "3: public of kid chef: Fort cannot play 'toy > advance'"),
        (
            "[[dog]]\nid = 'drover'\naction = 'home > home'",
            "3: action of dog drover: a dog cannot do 'home > home': write VERB > home",
        ),
        (
            "[[dog]]\nid = 'drover'\naction = '(herd, herd) > home'",
            "3: action of dog drover: a dog cannot do '(herd, herd) > home': write VERB > home",
        ),
        (
            "[[dog]]\nid = 'drover'\naction = 'herd x 9 > home'",
            "3: action of dog drover: column 6: found 'x', expected",
        ),
        ("[[kid]]\nid = 'chef'\npublic = 7", "3: public of kid chef: found 7, expected an effect in the notation"),
        ("[[kid]]\nid = 'chef'\n[[kid]]\nid = 'chef'", '3: found kid "chef" a second time, expected it once'),
        ("[[level]]\nlevel = 1\npizza = 0\ntoys = 1", "1: found a cost of 1 for level 1, expected 2 or more in all"),
        ("[[level]]\nlevel = 0\npizza = 2", "1: found a cost of level 0, expected none"),
        ("[[level]]\nlevel = 6\npizza = 2", "2: level: found 6, expected 0, 1, 2, 3, 4 or 5"),
        ("[[level]]\nlevel = [6]", "2: level: found [6], expected 0, 1, 2, 3, 4 or 5"),
    ],
)
def test_a_mistake_in_a_deck_for_fort_has_its_line(text: str, mistake: str) -> None:
    assert mistakes("fort", text)[0].startswith(f"mine.toml:{mistake}")


@pytest.mark.parametrize(
    "action", ["advance 1", "advance -1", "advance > score", "pizza 9", "toy, score", "toy > score"]
)
def test_a_kid_may_do_this(action: str) -> None:
    FORT.with_deck(f"[[kid]]\nid = 'chef'\npublic = '{action}'")


@pytest.mark.parametrize(
    ("action", "mistake"),
    [
        ("advance 2", "found 2 in 'advance 2', expected a number from -1 to 1"),
        ("advance -2", "found -2 in 'advance -2', expected a number from -1 to 1"),
        ("pizza 10", "found 10 in 'pizza 10', expected a number from 1 to 9"),
        ("advance > toy", "Fort cannot play 'advance > toy': advance stands alone, or before score"),
        ("advance, toy", "Fort cannot play 'advance, toy': advance stands alone, or before score"),
        ("toy, advance", "Fort cannot play 'toy, advance': advance stands alone, or before score"),
        ("advance x crown", "Fort cannot play 'advance x crown': advance stands alone, or before score"),
        ("toy, pizza, score", "Fort cannot play 'toy, pizza, score': write VERB"),
        ("toy?", "Fort cannot play 'toy?': write VERB"),
        ("trash-this", "Fort cannot play 'trash-this': write VERB"),
    ],
)
def test_a_kid_cannot_do_that(action: str, mistake: str) -> None:
    told = mistakes("fort", f"[[kid]]\nid = 'chef'\npublic = '{action}'")
    assert told[0].startswith(f"mine.toml:3: public of kid chef: {mistake}")


@pytest.mark.parametrize("kind", ["pizza", "toys", "either"])
def test_a_level_costs_six_of_a_kind_at_most(kind: str) -> None:
    plain = "[[level]]\nlevel = 3\npizza = 2\ntoys = 2\neither = 2\n".replace(f"{kind} = 2\n", "")
    for cost in (0, 6):
        FORT.with_deck(f"{plain}{kind} = {cost}")
    assert (
        f"{kind} of level 3: found 7, expected a whole number from 0 to 6" in mistakes("fort", f"{plain}{kind} = 7")[0]
    )


def test_a_dog_needs_nine_of_something_at_most() -> None:
    FORT.with_deck("[[dog]]\nid = 'drover'\nneed = 'spend 9'")
    assert "expected a number from 1 to 9" in mistakes("fort", "[[dog]]\nid = 'drover'\nneed = 'spend 10'")[0]


def test_options_of_fort_name_four_seats_and_six_places_of_a_lookout() -> None:
    keys = [option.key for option in FORT.option_table()]
    seats = {key.split(":")[1] for key in keys if key.startswith(("yard:", "lookout:"))}
    assert seats == {"0", "1", "2", "3"}, "a fifth would give all options behind it another number"
    assert [key for key in keys if key.startswith("lookout:3:")][-1] == "lookout:3:5"


def test_a_fort_may_be_worth_points_from_the_beginning() -> None:
    FORT.with_deck("[[level]]\nlevel = 0\npoints = 1")


def test_best_friends_are_never_in_the_park_and_the_park_is_never_too_small() -> None:
    friend = next(card["id"] for card in FORT.data["kid"] if "best_friend" in card)
    assert "each Best Friend is there once" in mistakes("fort", f"[[kid]]\nid = '{friend}'\ncopies = 1")[0]
    kids = [card["id"] for card in FORT.data["kid"] if "best_friend" not in card]
    text = "\n".join(f"[[kid]]\nid = '{id}'\ncopies = 0" for id in kids)
    assert mistakes("fort", text) == ["mine.toml:1: found 0 kids for the Park in all, expected 35 or more"]
    FORT.with_deck(text.replace("copies = 0", "copies = 1", 35))
    FORT.with_deck(f"[[kid]]\nid = '{friend}'\nsuits = ['crown']")


# Fort Sumter; tests/forfort/test_deck.py has forfort.


def test_a_house_deck_for_fort_sumter_changes_cards_and_objectives() -> None:
    played = housed("fort-sumter")
    assert isinstance(played, FortSumter)
    deck = played.deck
    card = deck.card_number("robert-anderson")
    assert (deck.values[card], deck.titles["robert-anderson"]) == (1, "Major Anderson")
    assert set(deck.sources[card].values()) == {"house"} and deck.objective_sources["texas"] == "house"
    said = [Words("en", strict=True)(line) for line in played.list_cards()[0].lines]
    assert said == [
        "Major Anderson (both sides, Secession). Value: place up to 1 token anywhere. "
        "Event: place up to 2 tokens in Fort Sumter or in Fort Pickens"
    ]


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("value = 1", "value = 4", "5: value of card robert-anderson: found 4, expected a whole number from 1 to 3"),
        (
            '"both"',
            '"north"',
            '6: side of card robert-anderson: found "north", expected unionist, secessionist or both',
        ),
        ('"secession"', '"cotton"', '7: bar of card robert-anderson: found "cotton", expected secession'),
        ("up-to 2 in", "up-to -2 in", "8: event of card robert-anderson: found -2 in 'place up-to -2"),
        ("up-to 2 in", "99999999 in", "8: event of card robert-anderson: found 99999999 in 'place 99999999 in"),
        ("fort-pickens", "texas at-most 10 each", "8: event of card robert-anderson: found 10 in 'place up-to 2"),
        ("up-to 2 in", "9" * 10 + " in", "8: event of card robert-anderson: column 16: found '9', expected "),
        ("or fort-pickens", "x 9", "8: event of card robert-anderson: column 30: found 'x', expected "),
        ("place 1 in", "place 1 > " * 20 + "place 1 in", "12: event of objective texas: found an event of 41 deeds, "),
        ('"place 1 in texas"', '""', "12: event of objective texas: found no event, expected one"),
        ("texas", "ohio", '11: objective: found "ohio", expected '),
        ('"Major Anderson"', '""', '4: title of card robert-anderson: found "", expected a line of text'),
        ("Major", "M\\u202Eajor", '4: title of card robert-anderson: found "M\\u202eajor Anderson", expected a line'),
        ("Major", "M" * 60, '4: title of card robert-anderson: found "MMM'),
    ],
)
def test_a_mistake_in_a_deck_for_fort_sumter_has_its_line(old: str, new: str, mistake: str) -> None:
    assert mistakes("fort-sumter", SUMTER.replace(old, new, 1))[0].startswith(f"mine.toml:{mistake}")


@pytest.mark.parametrize(
    "text",
    [
        "camps = " + "[\n" * 9000,
        "camps = " + "9" * 900 * 5,
        "x = 1\n" * 9,
        "a." * 480 + "b = 1",
        f'"{"x" * 2000}" = 1',
        '"\\U0001F600" = 1',
        '"a\tb" = 1',
    ],
    ids=["nested", "large", "twice", "deep", "long", "emoji", "tab"],
)
@decks
def test_what_no_deck_could_be_is_refused_like_any_other_mistake(name: str, text: str) -> None:
    """Anybody may send one to a server."""
    with pytest.raises(BadText, match=r"^mine\.toml"):
        game(name).with_deck(text, "mine.toml")


@decks
def test_after_so_many_mistakes_no_more_are_looked_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To guess what was meant takes a while, and anybody may send a deck with thousands of mistakes to a server."""
    guess = Mock(return_value="")
    monkeypatch.setattr(deckfile, "guess", guess)
    with pytest.raises(BadText) as told:
        game(name).with_deck("\n".join(f"x{number} = 1" for number in range(2000)), "mine.toml")
    lines = [line.split(": ")[0] for line in str(told.value).splitlines()]
    assert lines == [f"mine.toml:{number}" for number in range(1, 51)] and guess.call_count == 50
