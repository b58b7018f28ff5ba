"""Errors are said in the reader's language: every one that a command can end with is listed."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from blanketfort.cli import run
from blanketfort.engine.errors import BadText
from blanketfort.engine.shelf import game
from blanketfort.locale.errors import HERE, say_error

SOURCE = HERE.parent
ROOMS = [
    *("cli.py", "commands/*.py", "arena/*.py", "terminal/*.py", "site/*.py", "locale/words.py", "research/dataset.py"),
    *("bots/__init__.py", "bots/own.py", "bots/thinker.py", "engine/*.py", "games/*/*.py", "games/*/rules/*.py"),
    *("server/*.py", "table/*.py"),
]
"""Where something of the user's is refused."""
RAISED = {"BlanketfortError", "BadSetup", "BadText", "UnknownGame", "complain"}
WHOLE = re.compile(r"\{\}: \{\}|\{\}")
"""What only puts a place before another error."""
LINE = re.compile(r"^line (\{\}|\d): ")
FILES = [HERE / "fr/errors.toml", *sorted(SOURCE.glob("games/*/words/fr/errors.toml"))]
LISTED = {english: said for file in FILES for english, said in tomllib.loads(file.read_text("utf-8")).items()}


def texts_in(path: Path) -> Iterator[str]:
    """The errors that a module raises, with {} for what differs."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED and node.args:
            text = node.args[0]
            if isinstance(text, ast.Constant):
                yield str(text.value)
            elif isinstance(text, ast.JoinedStr):
                shape = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)
                yield shape.replace("{}{}", "{}")


def raised() -> set[str]:
    files = [path for room in ROOMS for path in sorted(SOURCE.glob(room))]
    texts = {LINE.sub("", text) for path in files for text in texts_in(path)}
    return {text for text in texts if not WHOLE.fullmatch(text)}


def test_every_error_that_a_command_can_end_with_is_listed() -> None:
    shapes = {re.sub(r"\{\w+\}", "{}", english) for english in LISTED}
    found = raised()
    assert len(found) > 70
    assert sorted(text for text in found if text not in shapes and text.removesuffix("{}") not in shapes) == []


def test_what_is_listed_has_the_same_words_in_braces() -> None:
    for english, french in LISTED.items():
        assert sorted(re.findall(r"\{\w+\}", english)) == sorted(re.findall(r"\{\w+\}", french)), english


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["play", "frot"],
            "il n'y a pas de jeu 'frot' ; il y a : fort, fort-sumter, forfort ; vouliez-vous dire 'fort' ?",
        ),
        (["play", "fort", "--players", "9"], "Fort se joue de 2 à 4, et non à 9"),
        (["play", "fort", "--nope"], "il n'y a pas d'option --nope"),
        (["play", "fort", "extra"], "'extra' est de trop ; `--help` dit ce qu'attend une commande"),
        (["verify", "nothing.txt"], "il n'y a pas de fichier 'nothing.txt' ; indiquez une partie enregistrée"),
    ],
)
def test_a_french_reader_reads_french(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(arguments) == 2
    said = re.sub(r"\s", " ", capsys.readouterr().err.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    assert said.strip() == f"blanketfort: {told}"


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (
            """my.toml:14: points of level 1: found "two", expected a whole number from 0 to 99
my.toml:32: kid: found "cheff", expected bones, chef or ...; did you mean 'chef'?""",
            """my.toml:14: points (level 1) : trouvé "two", attendu : un nombre entier de 0 à 99
my.toml:32: kid : trouvé "cheff", attendu : bones, chef ou ... ; vouliez-vous dire 'chef' ?""",
        ),
        (
            "my.toml:44: public of kid einstein: column 1: found 'rez', expected '(', pizza or ...",
            "my.toml:44: public (kid einstein) : colonne 1 : trouvé 'rez', attendu : '(', pizza ou ...",
        ),
        (
            'd.toml:3: suits of kid chef: found "book", expected a list of 0 to 2 of book, crown or glue',
            'd.toml:3: suits (kid chef) : trouvé "book", attendu : une liste de 0 à 2 mots parmi book, crown ou glue',
        ),
        (
            "my.toml:1: level 1: found a cost of 1 for level 1, expected 2 or more in all",
            "my.toml:1: level 1 : trouvé un coût de 1 pour le niveau 1, attendu : 2 ou plus en tout",
        ),
        (
            "game.txt: line 212: 'play:bug' is not legal for seat 1 here; legal are: pass",
            "game.txt: ligne 212 : 'play:bug' n'est pas permis ici au joueur 1 ; choix permis : pass",
        ),
        (
            "game.txt: line 9: found 'chance 3 1 0', expected 'chance 1 2 0'",
            "game.txt: ligne 9 : trouvé 'chance 3 1 0', attendu : 'chance 1 2 0'",
        ),
        (
            "here.toml: line 12: left should be -1, or the turns to come when a dungeon has run out, not 3",
            "here.toml: ligne 12 : left doit être -1, ou le nombre de tours à venir quand un donjon est vide, et non 3",
        ),
        (
            "line 4: the step Gain cannot lie at the bottom of the agenda",
            "ligne 4 : l'étape Gain ne peut pas être au fond de l'agenda",
        ),
        (
            "d.toml: this is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 2)",
            "d.toml : ce n'est pas du TOML : il manque '=' après un nom (ligne 1, colonne 2)",
        ),
        (
            "this is not a position: Unclosed array (at end of document)",
            "ce n'est pas une position : liste non fermée (à la fin du fichier)",
        ),
        (
            "game.txt: line 2: there is no game 'frot'; there are: fort",
            "game.txt: ligne 2 : il n'y a pas de jeu 'frot' ; il y a : fort",
        ),
    ],
)
def test_what_is_wrong_inside_a_deck_a_record_or_a_position_is_said_too(english: str, french: str) -> None:
    said = say_error(english, "fr").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert re.sub(r"[^\S\n]", " ", said) == french
    assert say_error(english, "en") == english


def test_no_mistake_in_a_house_deck_stays_english(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("""
game = "fort"
colour = 1
[[kid]]
copies = 2
[[kid]]
id = "chef"
copies = 10
suits = "book"
public = "pizza x"
private = 7
[[kid]]
id = "chef"
[[level]]
level = 1
pizza = 0
toys = 0
""")
    with pytest.raises(BadText) as refused:
        game("fort").with_deck(deck.read_text(encoding="utf-8"), "deck.toml")
    said = say_error(str(refused.value), "fr").splitlines()
    assert len(said) >= 7
    assert [line for line in said if re.search(r"\b(found|expected|of|or|a|the)\b", line)] == []


def test_what_is_not_listed_stays_as_it_is() -> None:
    assert say_error("the moon is made of cheese", "fr") == "the moon is made of cheese"
    assert say_error("interrupted", "en") == "interrupted"


@pytest.mark.parametrize("part", [" of a: found b, expected ", "line 1: ", "; did you mean 'x'?", "x"])
def test_what_a_stranger_repeats_thousands_of_times_ends_soon(part: str) -> None:
    """By regular expressions the first of these would take hours."""
    for count in (30, 3000):
        assert say_error(part * count, "fr")
