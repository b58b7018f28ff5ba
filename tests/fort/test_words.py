"""Fort's words: everything asked, answered and told, and what each card does, in both languages."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import blanketfort.games.fort
from blanketfort.engine.errors import BadText
from blanketfort.engine.event import Happening
from blanketfort.engine.laws import walk
from blanketfort.engine.phrase import Phrase
from blanketfort.games.fort import GAME
from blanketfort.games.fort.eyes import view as see
from blanketfort.games.fort.phrases import explain_action, explain_card, say_card
from blanketfort.games.fort.rules.options import CATALOGUE
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.view import FortView
from blanketfort.locale import LANGUAGES, Words
from tests.fort.table import Table, kennel, lead, seat, table

CARDS = GAME.cards
ENGLISH = Words("en", strict=True)
FRENCH = Words("fr", strict=True)


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("pizza x shovel", "gather 1 pizza per shovel", "récupérez 1 pizza pour chaque pelle"),
        (
            "(recruit > toy) x squirtgun",
            "for each squirtgun: recruit 1 card, then gather 1 toy",
            "pour chaque pistolet à eau, recrutez 1 carte, puis récupérez 1 jouet",
        ),
        (
            "(score x book) > trash-this",
            "score 1 point per book, then trash this card",
            "marquez 1 point pour chaque livre, puis détruisez cette carte",
        ),
        ("advance -1", "advance your Fort for 1 fewer resource", "avancez votre Fort pour 1 ressource de moins"),
        ("advance 1", "advance your Fort for 1 extra resource", "avancez votre Fort pour 1 ressource de plus"),
        ("advance > score 2", "advance your Fort, then score 2 points", "avancez votre Fort, puis marquez 2 points"),
        (
            "res x ANY",
            "gather 1 pizza or 1 toy per icon of one suit of your choice",
            "récupérez 1 pizza ou 1 jouet pour chaque icône d’une famille de votre choix",  # noqa: RUF001 (French)
        ),
        (
            "lookout, pack",
            "add 1 card to your Lookout and put 1 resource in your Pack",
            "ajoutez 1 carte à votre Observatoire et mettez 1 ressource dans votre Sac à dos",
        ),
        (
            "score x PACK",
            "score 1 point per resource in your Pack",
            "marquez 1 point pour chaque ressource dans votre Sac à dos",
        ),
        ("toy 2", "gather 2 toys", "récupérez 2 jouets"),
    ],
)
def test_an_action_is_said_from_its_effect_tree(text: str, english: str, french: str) -> None:
    assert ENGLISH(explain_action(text)) == english
    assert FRENCH(explain_action(text)) == french


def test_an_empty_action_box_has_no_words() -> None:
    with pytest.raises(BadText):
        explain_action("")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_explained_and_called_as_printed(card: str, language: str) -> None:
    words = Words(language, strict=True)
    assert words(say_card(card)) == CARDS[card]["name"]
    assert words(explain_card(CARDS, card)).startswith(f"{CARDS[card]['name']} (")


def asked(at: Table, words: Words) -> str:
    return words(GAME.say_decision(at.kind, at.view(at.seat)))


NAMED = Words("en", ["Ann", "Bob"], strict=True)


def test_what_is_asked_several_times_says_how_often_yet() -> None:
    at = lead(hand="rusty", pizza=1, pack_toys=2, pack_pizza=1, level=1, perk="xxl-backpack").play("play:rusty")
    assert asked(at, ENGLISH) == "Fort Level 2: pay with what? (3 to go)"
    assert asked(at, FRENCH).endswith("(encore 3)")
    assert asked(at.play("from:pack-toys"), ENGLISH) == "Fort Level 2: pay with what? (2 to go)"


@pytest.mark.parametrize(
    ("used", "action"),
    [
        ("use:public gather:pizza", "gather 2 pizza"),
        ("use:public gather:toys", "gather 2 toys"),
        ("use:private", "gather 2 pizza or 2 toys"),
    ],
)
def test_who_may_follow_is_told_the_suit_and_what_the_leader_chose(used: str, action: str) -> None:
    at = table(seat(hand="bud, worm") + seat(hand="patch")).play(f"play:bud {used} finish suit:book")
    assert asked(at, NAMED) == f"Follow Ann with a book? You use Bud\u2019s public action: {action}."


def test_a_question_names_its_card_and_does_not_say_all_that_is_on_it() -> None:
    at = kennel(seat(hand="drover, chef, patch") + seat())
    assert asked(at.play("play:drover"), ENGLISH) == "Drover: which card do you add?"
    at = table(seat(hand="bug") + seat(perk="rough-housing", hand="dash"))
    assert asked(at.play("play:bug pass"), NAMED) == "Ann played Bug. Trash it with Rough Housing?"


@pytest.mark.parametrize(("kind", "declined"), [("fort.call", "Declare none"), ("fort.herd", "Herd none")])
def test_declining_says_what_is_declined(kind: str, declined: str) -> None:
    assert ENGLISH(GAME.say_option("pass", replace(view_while_playing(), kind=kind))) == declined


def test_a_heading_says_whose_yard_it_is() -> None:
    yard = Phrase("web-fort-yard-of", player=1)
    assert NAMED(yard) == "Bob\u2019s Yard"
    assert Words("fr", ["Bob", "Ada"], strict=True)(yard) == "Jardin d\u2019Ada"


def test_options_of_somebody_else_are_told_as_theirs() -> None:
    view = view_while_playing()
    told = [Words("en", me=me)(GAME.say_option("trash-from-discard:bug", view)) for me in (view.asked, None)]
    assert told == ["Bug (shovel) from your discard pile", "Bug (shovel) from their discard pile"]


def test_the_end_is_told_with_the_name_of_who_brought_it_on() -> None:
    at = table(seat(hand="doodles", score=24, pack_toys=1) + seat(hand="dash")).play("play:doodles use:private")
    ended = next(event for event in at.events if event.kind == "fort.end-triggered").seen_by(None)
    assert NAMED(GAME.say_event(ended)) == "Ann\u2019s 25 points on the Victory Track have brought on the last round."


def decision_kinds() -> list[str]:
    """Every kind of decision that the rules ask, read off their source."""
    folder = Path(blanketfort.games.fort.__file__).parent
    source = "".join(path.read_text() for path in folder.rglob("*.py"))
    return sorted(set(re.findall(r'return "(fort\.[a-z-]+)"', source)))


def event_kinds() -> set[str]:
    """Every kind of event that the rules tell, read off their source."""
    folder = Path(blanketfort.games.fort.__file__).parent
    source = "".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(r'(?:tell|confide)\("(fort\.[a-z-]+)"', source))


def view_while_playing() -> FortView:
    """What a leader sees while a card is being played."""
    for state in walk(GAME, 4, {}, seed=1):
        if state.decision is not None and state.decision.kind == "fort.use":
            assert isinstance(state, FortState)
            return see(state, state.decision.seat)
    raise AssertionError("no card was played")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_option_is_said(language: str) -> None:
    words, view = Words(language, strict=True), replace(view_while_playing(), rival=1, left=3)
    assert all(words(GAME.say_option(option.key, view)) for option in CATALOGUE.options)
    for kind in decision_kinds():
        assert words(GAME.say_decision(kind, view))
        for key in ("pass", "enough"):  # said in the words of what is declined
            assert words(GAME.say_option(key, replace(view, kind=kind)))


RARE: dict[str, dict[str, object]] = {
    "fort.dealt": {"perks": ["diy", "bribe"]},
    "fort.cats-dealt": {"cats": ["jitters", "bandit"]},
    "fort.unpacked": {"from": "pack-toys"},
    "fort.coin-declared": {"suit": "book"},
    "fort.called": {"suit": "book", "cards": ["doc"]},
    "fort.perk-drawn": {"perk": "bribe"},
    "fort.perk-kept": {"perk": "bribe"},
    "fort.rule-drawn": {"rule": "loner"},
    "fort.rule-kept": {"rule": "loner"},
    "fort.moved-in": {"card": "loki", "rival": 1},
    "fort.herded": {"from": "yard", "owner": 0, "rival": 1, "cards": ["bug"]},
    "fort.untucked": {"card": "bug", "rival": 0},
}
"""What is dealt before anyone listens, and what happens too seldom for a few games."""


def test_every_event_of_whole_games_is_said_to_everybody() -> None:
    told: set[str] = set()
    for seed in range(12):
        players = 2 + seed % 3
        options: dict[str, bool | str] = {"setup": "advanced" if seed % 2 else "basic"}
        options |= {"dogs": seed > 3, "cats": seed > 3}
        for state in walk(GAME, players, options, seed):
            events, state.sink = state.sink or [], []
            told |= {event.kind for event in events}
            for language in LANGUAGES:
                for me in [None, *range(players)]:
                    words = Words(language, me=me, strict=True)
                    assert all(words(GAME.say_event(event.seen_by(me))) for event in events)
    assert all(words(GAME.say_event(Happening(kind, 0, RARE[kind]))) for kind in RARE)
    assert event_kinds() - told <= RARE.keys()
