"""The texts that players read keep to docs/words.md: its glossary, its lengths, its signs."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from blanketfort.engine.shelf import game, game_names
from blanketfort.locale import LANGUAGES, Words
from blanketfort.locale.typography import ELIDING
from blanketfort.locale.words import HERE
from blanketfort.table.lesson import load_positions
from tests.shelf import word_files

GUIDE = (Path(__file__).parents[2] / "docs" / "words.md").read_text(encoding="utf-8")
FOLDERS = {name: Path(str(game(name).folder)) for name in game_names()}
GAMES = {game(name).title: name for name, folder in FOLDERS.items() if folder.is_relative_to(HERE.parent)}
"""The games of the house, by their titles."""
SECTIONS = re.findall(r"^### (.*)$", GUIDE, re.MULTILINE)
languages = pytest.mark.parametrize("language", LANGUAGES)

Texts = dict[str, str]
"""What is said, by an id; of a message with variants, each of them by itself."""


def lines_of(entry: ast.Pattern) -> list[str]:
    """Each text that a pattern may say, its variables as `¤`; where it selects, one for every variant."""
    said = [""]
    for element in entry.elements:
        if isinstance(element, ast.TextElement):
            said = [start + element.value for start in said]
        elif isinstance(element.expression, ast.SelectExpression):
            ends = [line for variant in element.expression.variants for line in lines_of(variant.value)]
            said = [start + end for start in said for end in ends]
        elif isinstance(element.expression, ast.StringLiteral):
            said = [start + element.expression.value for start in said]
        else:
            said = [start + "¤" for start in said]
    return said


@cache
def messages(language: str) -> dict[Path, Texts]:
    """Every message and attribute, by the file it is in."""
    found: dict[Path, Texts] = {}
    for path in word_files(language):
        texts = found.setdefault(path, {})
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [entry.value, *(attribute.value for attribute in entry.attributes)]
                lines = [line for part in parts if part is not None for line in lines_of(part)]
                texts |= {f"{entry.id.name}#{number}": line for number, line in enumerate(lines)}
    return found


@cache
def written(name: str, language: str) -> Texts:
    """The texts of a game's rulebook, of its lesson, and of the positions that show its rules."""
    played = game(name)
    clauses = {
        f"{clause['id']} {field}": clause[field][language]
        for clause in played.read_clauses()
        for field in ("text", "why", "note")
        if field in clause
    }
    lesson = tomllib.loads((FOLDERS[name] / "lesson.toml").read_text(encoding="utf-8"))
    steps = [*lesson["step"], *load_positions(played)]
    return clauses | {f"{name} step {number}": step["text"][language] for number, step in enumerate(steps, 1)}


def texts_of(section: str, language: str) -> Texts:
    """What a section of the glossary is about: the texts of one game, or all there are."""
    names = [GAMES[section]] if section in GAMES else list(GAMES.values())
    folders = [FOLDERS[name] for name in names] + ([] if section in GAMES else [HERE])
    said = [texts for path, texts in messages(language).items() if any(path.is_relative_to(each) for each in folders)]
    return {id: text for texts in [*said, *(written(name, language) for name in names)] for id, text in texts.items()}


def banned(section: str, language: str) -> dict[str, str]:
    """The words that a section of the glossary does not want, each with what to write instead."""
    _, _, rest = GUIDE.partition(f"### {section}\n")
    rows = [line.split("|") for line in rest.partition("\n### ")[0].splitlines() if line.startswith("| ")]
    column = 2 + 2 * LANGUAGES.index(language)
    return {
        word.strip(): row[column - 1].strip() for row in rows[1:] for word in row[column].split(",") if word.strip()
    }


@languages
@pytest.mark.parametrize("section", SECTIONS)
def test_one_thing_has_one_word(section: str, language: str) -> None:
    assert set(SECTIONS) == {"The house", *GAMES}
    words = banned(section, language)
    found = [
        f"{id}: not {word!r}, but {instead!r} (docs/words.md): {text}"
        for id, text in texts_of(section, language).items()
        for word, instead in words.items()
        if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
    ]
    assert words and not found, "\n".join(found)


LENGTHS = {r"-option-": 40, r"-event-": 80, r"^web-.*-about#": 140}
"""How long a text may be by what its id tells it is; a variable counts as one sign."""
PAGES = ("web-upload-about", "web-verify-about")
"""Paragraphs of pages, not hints at the table."""


@languages
def test_buttons_log_lines_and_hints_are_short(language: str) -> None:
    found = [
        f"{id}: {len(text)}: {text}"
        for texts in messages(language).values()
        for id, text in texts.items()
        for kind, most in LENGTHS.items()
        if re.search(kind, id) and len(text) > most and not id.startswith(PAGES)
    ]
    assert not found, "\n".join(found)


@languages
@pytest.mark.parametrize("name", GAMES.values())
def test_the_steps_of_a_lesson_are_short(name: str, language: str) -> None:
    found = [text for id, text in written(name, language).items() if " step " in id and len(text) > 220]
    assert not found, "\n".join(found)


@languages
@pytest.mark.parametrize("name", GAMES.values())
def test_an_option_is_described_without_the_values_that_a_terminal_types(name: str, language: str) -> None:
    """Where they are buttons, these have words of their own."""
    words, played = Words(language, strict=True), game(name)
    for spec in played.options.values():
        said = words(played.say_setting(spec.name))
        assert not any(f"({value})" in said for value in spec.values), said


SIGNS = {
    "a straight apostrophe": re.compile(r"\w'\w"),
    "a space before an ellipsis": re.compile(r" …"),
    "a hard space typed by hand": re.compile("[\u00a0\u202f]"),
    "two spaces": re.compile(r"\S {2,}\S"),
}
LAID_OUT = re.compile(r"^(house-help|[\w-]+-picture-head)#")
"""Texts whose spaces make columns."""
FRENCH_SIGNS = {
    "a sign without its space": re.compile(r"[\w¤)][;?!»]|[\w¤)]:(?!//)|«\S"),
    "a word that should have been elided": ELIDING,
}


def typos(language: str) -> Iterator[str]:
    signs = SIGNS | (FRENCH_SIGNS if language == "fr" else {})
    for id, text in texts_of("The house", language).items():
        for what, sign in signs.items():
            if sign.search(text) and not (what == "two spaces" and LAID_OUT.match(id)):
                yield f"{id}: {what}: {text}"


@languages
def test_signs_are_those_of_the_language(language: str) -> None:
    found = list(typos(language))
    assert not found, "\n".join(found)
