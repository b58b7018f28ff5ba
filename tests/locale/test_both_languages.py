"""English and French are complete: every message in all its variants, and all that games ask and tell."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import blanketfort
from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game
from blanketfort.engine.laws import walk
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game
from blanketfort.locale import LANGUAGES, Words
from blanketfort.locale.words import HERE, SEATS
from tests.locale.test_words import say_all
from tests.shelf import playable, word_files

SOURCES = Path(blanketfort.__file__).parent
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 2}
languages = pytest.mark.parametrize("language", LANGUAGES)


class Values(visitor.Visitor):
    """Collects the variables of a pattern and of those it refers to, with values that select all variants."""

    def __init__(self, known: dict[str, ast.Pattern]) -> None:
        self.known = known
        self.found: dict[str, list[Any]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        self.visit(self.known[node.id.name + (f".{node.attribute.name}" if node.attribute else "")])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [_key(variant.key) for variant in node.variants]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else PLURALS.get(key.name, key.name)


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute with text, by the id that a phrase names it with."""
    for path in word_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def arguments(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> Iterator[dict[str, Any]]:
    """Arguments that lead through all variants of a message."""
    values = Values(known)
    values.visit(pattern)
    choices = {name: keys or [name] for name, keys in values.found.items()}
    for number in range(max([len(keys) for keys in choices.values()], default=1)):
        yield {name: keys[number % len(keys)] for name, keys in choices.items()}


@languages
def test_every_variant_of_every_message_has_all_its_places_filled(language: str) -> None:
    known = dict(patterns(language))
    for id, pattern in known.items():
        for given in arguments(pattern, known):
            me = {"player": 0, "rival": 1}.get(given.pop("you", "none"))
            seats = {name: number for number, name in enumerate(SEATS) if name in given}
            text = Words(language, ["Ann", "Bob", "Cleo"], me, strict=True)(Phrase(id, **given | seats))
            assert text.strip() or id == "fort-table-empty-line", id
            assert "{" not in text and "$" not in text, id


class Texts(visitor.Visitor):
    """Collects what a pattern says, without its places."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's name)
        self.found.append(node.value)


def test_french_is_french() -> None:
    """No English word was left standing, and apostrophes are typographic."""
    for id, pattern in patterns("fr"):
        texts = Texts()
        texts.visit(pattern)
        text = " ".join(texts.found)
        assert not re.search(r"\b(your|you|with|and|from|cards)\b", text), f"{id}: {text}"
        assert "'" not in text, f"{id}: {text}"


@pytest.mark.parametrize("file", ["house.ftl", "records.ftl"])
def test_no_message_of_the_house_is_idle(file: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    for entry in FluentParser().parse((HERE / "en" / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            assert re.search(rf"[\"']{entry.id.name}[\"']", code), f"nobody says {entry.id.name}"


def set_ups() -> list[tuple[str, int, dict[str, bool | str]]]:
    """Every game and seat count with its defaults, and with all options changed that go together."""
    found: list[tuple[str, int, dict[str, bool | str]]] = []
    for each in playable():
        for players in each.players:
            found += [(each.name, players, {}), (each.name, players, changes(each, players))]
    return found


def changes(played: Game, players: int) -> dict[str, bool | str]:
    chosen: dict[str, bool | str] = {}
    for spec in played.options.values():
        try:
            played.make_setup(players, 0, {**chosen, spec.name: spec.values[-1]})
        except BadSetup:
            continue
        chosen[spec.name] = spec.values[-1]
    return chosen


@languages
@pytest.mark.parametrize(("name", "players", "options"), set_ups(), ids=str)
def test_all_that_seeded_games_ask_and_tell_is_said(
    name: str, players: int, options: dict[str, bool | str], language: str
) -> None:
    """Every event to every seat and to a spectator; every question with its options to the seat that is asked."""
    played = game(name)
    for state in walk(played, players, options, seed=players + len(options)):
        say_all(played, state, language)
    say_all(played, played.new(players, 1, options, sink=[]), language)
