"""Every clause of every rulebook has a test, and every mark names a clause."""

from pathlib import Path

import pytest

from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import Asking, Step
from blanketfort.engine.text import steps_of
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.actions import Doing
from blanketfort.games.fort.rules.cats import Discarding, Robbing, RobbingPack, Scavenging
from blanketfort.games.fort.rules.recruit import KeepingOne
from blanketfort.games.fort.rules.verbs import VERBS
from tests.clauses import hollow_tests, marked_tests, read_rulebook, rulebooks

KINDS = {"rule", "example", "ruling"}


@pytest.mark.parametrize("path", rulebooks(), ids=lambda path: path.parent.name)
def test_every_clause_has_a_test(path: Path) -> None:
    marked = marked_tests()
    missing = [clause["id"] for clause in read_rulebook(path) if clause["id"] not in marked]
    assert not missing


def test_every_mark_names_a_clause() -> None:
    known = {clause["id"] for path in rulebooks() for clause in read_rulebook(path)}
    assert not set(marked_tests()) - known


def test_no_marked_test_is_hollow() -> None:
    assert hollow_tests() == []


@pytest.mark.parametrize("path", rulebooks(), ids=lambda path: path.parent.name)
def test_clauses_are_well_formed(path: Path) -> None:
    """Ids are unique, texts are in both languages, and a ruling says why."""
    clauses = read_rulebook(path)
    ids = [clause["id"] for clause in clauses]
    assert len(ids) == len(set(ids))
    for clause in clauses:
        assert clause["kind"] in KINDS, clause["id"]
        assert clause["where"] and clause["text"]["en"] and clause["text"]["fr"], clause["id"]
        if clause["kind"] == "ruling":
            assert clause["why"]["en"] and clause["why"]["fr"], clause["id"]


@pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=lambda game: game.name)
def test_every_question_names_its_clause(game: Game) -> None:
    """So that whoever is asked can be led to the rule."""
    known = {clause["id"] for clause in game.read_clauses()}
    position = game.part("position")
    assert position is not None
    asking = steps_of(position.SHAPE.package, Asking).values()
    assert asking
    assert not [step.__name__ for step in asking if step.clause not in known]


def test_every_verb_names_its_clause() -> None:
    known = {clause["id"] for clause in find_game("fort").read_clauses()}
    assert {verb.clause for verb in VERBS if verb.kind} <= known
    assert Doing(0, 0, terms.PACK, 1, 0).rule() == "fort.actions.pack"


@pytest.mark.parametrize("step", [Scavenging, Discarding, Robbing, RobbingPack, KeepingOne])
def test_the_questions_of_cats_lead_to_the_cats(step: type[Step]) -> None:
    where = {clause["id"]: clause["where"] for clause in find_game("fort").read_clauses()}
    assert where[step.clause] == "Cat cards"
