"""`games`, `cards`, `rules`, `check-deck` and the help: what can be looked up."""

import subprocess
import sys
from pathlib import Path

import pytest

from blanketfort.cli import app, run
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game
from blanketfort.locale import LANGUAGES, Words
from blanketfort.locale.typography import typeset
from tests.shelf import playable

GAMES = [game.name for game in playable()]
SOURCES = {"printed", "derived", "ours", "house"}
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "my-fort.toml"
games = pytest.mark.parametrize("name", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def told(capsys: Capture, *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    assert run(list(arguments)) == 2
    return capsys.readouterr().err


# Cards.


@pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)
@languages
def test_every_card_is_said_with_where_it_comes_from(played: Game, language: str) -> None:
    words = Words(language, strict=True)
    listed = played.list_cards()
    assert len(listed) > 10
    for card in listed:
        assert words(card.group) and all(words(line) for line in card.lines), card.id
        assert card.sources and set(card.sources.values()) <= SOURCES, card.id


@games
@languages
def test_cards_lists_all(name: str, language: str, capsys: Capture) -> None:
    text = told(capsys, "cards", name, "--lang", language)
    assert len(text.splitlines()) > 40 and "[" not in text


@pytest.mark.parametrize("name", ["Chef", "chef", "CHEF"])
def test_a_card_is_found_by_name_and_said_in_the_reader_s_language(name: str, capsys: Capture) -> None:
    text = told(capsys, "cards", "fort", name, "--lang", "en")
    assert "gather 1 pizza per book" in text and "récupérez" not in text
    assert "copies in the Park deck" in text and "face (printed)" in text and "FORT-4" in text
    french = told(capsys, "cards", "fort", name, "--lang", "fr")
    assert "récupérez 1 pizza pour chaque livre" in french and "gather" not in french


def test_a_part_of_a_name_finds_all_that_have_it(capsys: Capture) -> None:
    text = told(capsys, "cards", "fort-sumter", "secedes")
    assert "Florida" in text and "Louisiana" in text


def test_an_unknown_card_is_refused_with_one_that_is_near(capsys: Capture) -> None:
    assert refused(capsys, "cards", "fort", "cheff") == (
        "blanketfort: no card of fort is called 'cheff'; did you mean 'chef'?\n"
    )
    assert "`blanketfort cards forfort` lists them all" in refused(capsys, "cards", "forfort", "zzzzzz")


def test_cards_of_a_house_deck_say_so(capsys: Capture) -> None:
    text = told(capsys, "cards", "fort", "einstein", "--deck", str(EXAMPLE))
    assert (
        "Einstein (two books)" in text
        and "face (from your house deck)" in text
        and "number of copies (our choice)" in text
    )


# Rules.


@games
@languages
def test_rules_reads_all_clauses(name: str, language: str, capsys: Capture) -> None:
    text = told(capsys, "rules", name, "--lang", language)
    for clause in game(name).read_clauses():
        assert clause["id"] in text and typeset(clause["text"][language], language) in text
        assert Words(language)(game(name).say_heading(clause["where"])) in text
    assert "[lookup" not in text and "-where-" not in text


def test_a_word_finds_clauses_in_either_language_whatever_its_accents(capsys: Capture) -> None:
    assert told(capsys, "rules", "fort-sumter", "egalite") == told(capsys, "rules", "fort-sumter", "ÉGALITÉ")
    assert "fort-sumter.first-player.tie" in told(capsys, "rules", "fort-sumter", "tie")


def test_a_ruling_has_its_reason_and_its_option(capsys: Capture) -> None:
    text = told(capsys, "rules", "forfort", "meeting")
    assert "(our ruling)" in text and "Why: " in text and "--option meeting=wait | defeat" in text


def test_a_word_that_is_nowhere_is_refused(capsys: Capture) -> None:
    assert refused(capsys, "rules", "fort", "zeppelin") == "blanketfort: no rule of Fort has 'zeppelin' in it\n"


# Games, decks, help.


@pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)
@languages
def test_every_option_of_a_game_is_explained(played: Game, language: str) -> None:
    words = Words(language, strict=True)
    said = [words(played.say_setting(name)) for name in played.options]
    assert len(said) == len(set(said))


@languages
def test_games_are_listed(language: str, capsys: Capture) -> None:
    text = told(capsys, "games", "--lang", language)
    assert all(f"\n{name}" in f"\n{text}" for name in GAMES) and "[" not in text


@languages
def test_a_good_deck_is_told_with_what_it_changes(language: str, capsys: Capture) -> None:
    text = told(capsys, "check-deck", str(EXAMPLE), "--lang", language)
    assert "level (3)" in text and "kid (3)" in text
    assert text == told(capsys, "check-deck", "fort", str(EXAMPLE), "--lang", language)


def test_a_deck_that_names_no_game_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("camps = 4\n")
    assert f'{file}:1: found no game, expected a line such as game = "fort"' in refused(capsys, "check-deck", str(file))
    assert "It changes nothing" in told(capsys, "check-deck", "forfort", str(file))


def test_every_mistake_of_a_deck_is_a_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('game = "fort"\n[[kid]]\nid = "cheff"\n[[level]]\nlevel = 1\npoints = -1\n')
    for command in (
        ["check-deck"],
        ["play", "fort", "--deck"],
        ["simulate", "fort", "--deck"],
        ["cards", "fort", "--deck"],
    ):
        first, second = refused(capsys, *command, str(file)).splitlines()
        assert f"{file}:3: kid: found" in first and f"{file}:6: points of level 1: found -1" in second


COMMANDS = ["games", "play", "simulate", "verify", "replay", "check-deck", "cards", "rules"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_for_every_argument(command: str, capsys: Capture) -> None:
    text = told(capsys, command, "--help")
    assert "Usage: blanketfort" in text
    for argument in app[command].assemble_argument_collection(parse_docstring=True):
        assert argument.parameter.help, f"{command} {argument.name}"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete_commands_and_options(shell: str) -> None:
    script = app.generate_completion(shell=shell)  # type: ignore[arg-type]
    assert all(command in script for command in COMMANDS) and "deck" in script


def test_looking_up_does_not_load_what_plays() -> None:
    """A command that only reads starts quickly."""
    code = "import sys; from blanketfort.cli import run; run(['games']); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
