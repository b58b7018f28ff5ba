"""What forfort says, in each language."""

from inspect import signature

import pytest

from blanketfort.engine.event import Event
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import Asking
from blanketfort.engine.text import steps_of
from blanketfort.games.forfort import GAME
from blanketfort.games.forfort.position import SHAPE
from blanketfort.games.forfort.research import QUESTIONS
from blanketfort.games.forfort.rules.faces import NUMBERS
from blanketfort.games.forfort.view import FACES
from blanketfort.locale import LANGUAGES, Words
from tests.forfort.table import seat, table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_option_of_the_game_has_words_of_its_own(language: str) -> None:
    state = table(seat(invaders=["n: 1 east"], fort=["s: camp, straight-ram"]), seat(), seat(), seat(), agenda=[])
    words = Words(language, NAMES, me=0, strict=True)
    said = {option.key: words(GAME.say_option(option.key, GAME.view(state, 0))) for option in GAME.option_table()}
    for verb in {key.partition(":")[0] for key in said}:
        same_verb = [text for key, text in said.items() if key.partition(":")[0] == verb]
        assert len(same_verb) == len(set(same_verb)), verb


@languages
def test_every_kind_of_question_is_asked(language: str) -> None:
    words = Words(language, NAMES, me=0, strict=True)
    view = GAME.view(table(seat(), seat()), 0)
    view.laid, view.aiming = [FACES[NUMBERS["angled-ram"]]], "1-n"
    assert all("?" in words(GAME.say_decision(kind, view)) for kind in QUESTIONS)


def test_the_questions_are_those_of_the_rules() -> None:
    asking = [step for step in steps_of(SHAPE.package).values() if issubclass(step, Asking)]
    kinds = {step(*[1] * len(signature(step).parameters)).kind() for step in asking}
    assert kinds | {"forfort.trebuchet"} == set(QUESTIONS), "a strike is by ram or by trebuchet"


@languages
def test_the_reader_is_told_of_what_others_can_t_know(language: str) -> None:
    drew = Event("forfort.drew", 0, {}, {"card": "angled-mason+ram"}, (0,))
    mine = Words(language, NAMES, me=0, strict=True)(GAME.say_event(drew.seen_by(0)))
    theirs = Words(language, NAMES, me=1, strict=True)(GAME.say_event(drew.seen_by(1)))
    assert {"en": "mason", "fr": "maçon"}[language] in mine and "Ann" in theirs


def test_a_march_that_is_to_be_confirmed_names_its_army() -> None:
    view = GAME.view(table(seat(), seat()), 0)
    view.aiming = "1-n"
    march = GAME.say_option("march:south", view)
    sure = Words("en", NAMES, me=0, strict=True)(Phrase(f"{march.id}.sure", **march.args))
    assert sure == "The army on the north side of Bob\u2019s fort will march south."


def test_declining_says_what_is_declined() -> None:
    words, view = Words("en", NAMES, me=0, strict=True), GAME.view(table(seat(), seat()), 0)
    view.kind = "forfort.combine"
    assert words(GAME.say_option("decline", view)) == "Trigger none"
