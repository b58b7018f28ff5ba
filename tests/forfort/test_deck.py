"""Decks, arrows and house decks."""

import pytest

from blanketfort.engine.errors import BadText
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.game import Forfort
from blanketfort.games.forfort.position import write_back
from blanketfort.games.forfort.rules.faces import FITS, NAMES, NUMBERS, SHAPE
from blanketfort.games.forfort.rules.spaces import SPACES_IN
from blanketfort.games.forfort.rules.state import ForfortState
from tests.clauses import clause, read_rulebook, rulebooks

DECKS = ["A", "B", "C"]
PLAIN = """
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


@clause("forfort.ruling.deck")
@pytest.mark.parametrize("name", DECKS)
def test_each_deck_has_22_walls_11_of_each_shape(name: str) -> None:
    walls = GAME.decks.deck(name, "clockwise").walls
    assert len(walls) == 22 and sum(SHAPE[card] for card in walls) == 11


@clause("forfort.ruling.deck")
def test_a_deck_is_chosen_by_option_and_every_value_says_where_it_comes_from() -> None:
    assert list(GAME.options["deck"].values) == DECKS
    states = [GAME.new(2, 1, {"deck": name}) for name in DECKS]
    assert len({str(state.components()) for state in states}) == 3
    data = GAME.decks.data
    rows = [row for deck in data["deck"] for row in deck["wall"]] + data["arrows"]
    assert {row["from"] for row in rows} <= {"printed", "derived", "ours"}
    assert all(deck["note"] for deck in data["deck"])


@clause("forfort.ruling.arrows")
@pytest.mark.parametrize(
    ("pattern", "first", "count"), [("clockwise", 6, 4), ("counterclockwise", 3, 4), ("far", 18, 4), ("any", 3, 28)]
)
def test_arrows_name_two_spaces_in_every_rotation(pattern: str, first: int, count: int) -> None:
    backs = GAME.decks.deck("A", pattern).backs
    assert first in backs and len(set(backs)) == count
    assert all(back.bit_count() == 2 for back in backs)
    reached = 0
    for back in backs:
        reached |= back
    assert reached == 255, "all eight spaces can be named"


def test_a_house_deck_may_have_other_arrows_and_fewer_camps() -> None:
    house = "camps = 3\narmies = 5\n[[arrows]]\nname = 'far'\nspaces = ['e', 'sw']\n"
    game = GAME.with_deck(house)
    assert isinstance(game, Forfort)
    deck = game.decks.deck("A", "far")
    state = game.new(2, 1)
    assert isinstance(state, ForfortState)
    assert (deck.camps, deck.armies) == (3, 5) and (state.camps, state.reserves) == ([3, 3], [5, 5])
    assert [write_back(back) for back in deck.backs] == ["e+sw", "nw+s", "ne+w", "n+se"]


def test_every_wall_has_its_own_name() -> None:
    assert len(NAMES) == 97 == len(NUMBERS)
    assert NAMES[NUMBERS["straight-drawbridge-mason+trebuchet"]] == "straight-drawbridge-mason+trebuchet"


def test_every_wall_fits_where_its_name_says() -> None:
    assert [SPACES_IN[FITS[NUMBERS[name]]][0] for name in NAMES[:-1]] == [
        0 if name.startswith("angled") else 1 for name in NAMES[:-1]
    ]


def test_options_name_the_spaces_of_four_forts() -> None:
    keys = [option.key for option in GAME.option_table()]
    assert [key for key in keys if key.startswith("wall-at:")][-1] == "wall-at:3-w" and "tower-at:3" in keys
    assert not [key for key in keys if "at:4" in key], "a fifth would give all options behind it another number"


def test_a_house_deck_is_laid_over_ours_and_named_by_its_digest() -> None:
    house = GAME.with_deck(PLAIN)
    assert isinstance(house, Forfort)
    assert "straight-protected-tower+garrison" in [NAMES[card] for card in house.decks.deck("A", "clockwise").walls]
    assert house.decks.deck("B", "any").walls == GAME.decks.deck("B", "any").walls
    assert GAME.digest == "" and len(house.digest) == 64
    assert house.new(2, 1).record.deck == house.digest


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("copies = 5", "copies = 6"), "2: deck A: found 23 walls, expected 22"),
        (('"protected"', '"regular"'), "2: deck A: found 18 regular walls, expected 14"),
        (('["garrison"]', "[]"), "2: deck A: garrison: expected on angled and on straight walls"),
        (('["mason", "ram"]', '["mason", "catapult"]'), '6: symbols of wall of deck A, number 2: found "catapult"'),
        (('["mason", "ram"]', '["mason", "mason"]'), "6: symbols of wall of deck A, number 2: found"),
        (('"angled"', '"round"'), '5: shape of wall of deck A, number 1: found "round", expected angled or straight'),
        (("[[deck]]", "camps = 5\n[[deck]]"), "2: found 9 camps and armies, expected 8 together"),
        (("[[deck]]", "cannons = 5\n[[deck]]"), '2: found "cannons", expected game, camps'),
        (("[[deck]]", "camps = 'four'\n[[deck]]"), '2: camps: found "four", expected a whole number from 1 to 8'),
        (('name = "A"', 'name = "D"'), '3: deck: found "D", expected A, B or C'),
        (("[[deck]]", "[[deck"), "this is not TOML"),
        (("[[deck]]", '[[arrows]]\nname = "far"\nspaces = ["n"]\n[[deck]]'), "2: arrows far: found one space"),
    ],
)
def test_a_wrong_house_deck_is_refused_with_the_lines(change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadText) as error:
        GAME.with_deck(PLAIN.replace(*change), "mine.toml")
    assert f"mine.toml:{message}" in str(error.value).replace("toml: ", "toml:")


def test_every_option_is_a_ruling_and_every_ruling_s_option_exists() -> None:
    path = next(path for path in rulebooks() if path.parent.name == "forfort")
    named = {clause["option"] for clause in read_rulebook(path) if "option" in clause}
    assert named == set(GAME.options)
