"""Words: phrases are said in each language, to the one who reads them."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.laws import walk
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.state import State
from blanketfort.locale import LANGUAGES, Words, pick_language
from blanketfort.locale.words import HERE
from tests.shelf import playable, word_files

SAMPLE = """
recruited = { $you ->
    [player] You recruit { $card }.
    [rival] { $player } recruits { $card } from you.
   *[none] { $player } recruits { $card } from { $rival }.
}
bug = Bug
    .the = the Bug
pizza = { $count ->
    [one] one pizza
   *[other] { $count } pizza
}
won = { $players } won.
hidden = { $hidden ->
    [yes] hidden
   *[no] open
}
"""


def speaking(me: int | None = None, strict: bool = True) -> Words:
    words = Words("en", ["Ann", "Bob", "Cleo"], me, strict)
    words.bundle = FluentBundle(["en"], use_isolating=False)
    words.bundle.add_resource(FluentResource(SAMPLE + (HERE / "en" / "house.ftl").read_text()))
    return words


RECRUITED = Phrase("recruited", player=0, rival=1, card=Phrase("bug"))


@pytest.mark.parametrize(
    ("me", "text"),
    [
        (None, "Ann recruits Bug from Bob."),
        (0, "You recruit Bug."),
        (1, "Ann recruits Bug from you."),
        (2, "Ann recruits Bug from Bob."),
    ],
)
def test_seats_are_said_by_name_and_the_reader_is_you(me: int | None, text: str) -> None:
    assert speaking(me)(RECRUITED) == text


def test_lists_are_joined_with_commas_and_and() -> None:
    words = speaking()
    assert words(Phrase("won", players=[0, 1, 2])) == "Ann, Bob and Cleo won."
    assert words(Phrase("won", players=[2])) == "Cleo won."
    assert words.listed([Phrase("bug"), Phrase("pizza", count=2)]) == "Bug and 2 pizza"
    assert words.listed([]) == "nothing"


def test_ints_select_plurals_and_bools_say_yes_or_no() -> None:
    words = speaking()
    assert words(Phrase("pizza", count=1)) == "one pizza"
    assert words(Phrase("hidden", hidden=True)) == "hidden"


def test_a_phrase_may_name_an_attribute() -> None:
    assert speaking()(Phrase("bug.the")) == "the Bug"


def test_a_seat_without_a_name_has_its_number() -> None:
    assert Words("fr").name(1) == "Joueur 2"


@pytest.mark.parametrize("phrase", [Phrase("no-such-id"), Phrase("bug.a"), Phrase("won")])
def test_what_is_missing_is_an_error_where_strict_and_shown_elsewhere(phrase: Phrase) -> None:
    with pytest.raises(LookupError, match=phrase.id):
        speaking()(phrase)
    assert speaking(strict=False)(phrase)


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_of_the_system_else_english(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(asked, environ) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BlanketfortError, match="no language 'de'; there are: en, fr"):
        pick_language("de")


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, set[str]]]:
    """Every message and attribute of a language, with its variables; `$you` is each language's own affair."""
    for path in word_files(language):
        for entry in FluentParser().parse(path.read_text()).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                found = Variables()
                found.visit(entry)
                yield f"{path.name}: {entry.id.name}", found.names - {"you"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_with_the_same_variables(language: str) -> None:
    assert dict(messages(language)) == dict(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    ids = [id.partition(": ")[2] for id, _ in messages(language)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)
def test_everything_asked_and_told_in_a_game_is_said(played: Game, language: str) -> None:
    say_all(played, played.new(played.players[-1], seed=5, sink=[]), language)
    for state in walk(played, played.players[-1], {}, seed=5):
        say_all(played, state, language)
    words = Words(language, strict=True)
    assert all(words(played.say_points(source, 2)) for source in state.scores()[0] if source != "total")


YOU = re.compile(r"\b(you|your|yours|vous|votre|vos)\b", re.IGNORECASE)


def say_all(played: Game, state: State, language: str) -> None:
    """Say what just happened to every seat and to a spectator, and what is asked to the seat that is asked."""
    events, state.sink = state.sink or [], []
    onlooker = Words(language, strict=True)
    for told in (onlooker(played.say_event(event.seen_by(next(iter(event.knowers), None)))) for event in events):
        assert not YOU.search(told), f"a replay with all cards open would say this to its reader: {told}"
    for me in [None, *range(state.players)]:
        words = Words(language, me=me, strict=True)
        assert all(words(played.say_event(event.seen_by(me))) for event in events)
    if state.decision is not None:
        words = Words(language, me=state.decision.seat, strict=True)
        view = state.view(state.decision.seat)
        assert words(played.say_decision(state.decision.kind, view))
        said = [words(played.say_option(option.key, view)) for option in state.decision.options]
        assert len(said) == len(set(said)), f"two options of {state.decision} read the same"
