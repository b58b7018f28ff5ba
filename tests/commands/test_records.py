"""`play --record`, `verify`, `replay`, `simulate --records`: what a person sees of records."""

from io import StringIO
from pathlib import Path

import pytest

from blanketfort.cli import run
from tests.shelf import playable

GAMES = [game.name for game in playable()]
RECORDS = Path(__file__).parents[1] / "records"
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "my-fort.toml"
games = pytest.mark.parametrize("name", GAMES)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def record_of(name: str, number: int = 1) -> Path:
    return RECORDS / f"{name}-rules1-{number}.txt"


def refused(capsys: Capture, *arguments: str) -> str:
    assert run(list(arguments)) == 2
    told = capsys.readouterr()
    assert not told.out and told.err.startswith("blanketfort: ") and told.err.count("\n") == 1
    return told.err.removeprefix("blanketfort: ").rstrip("\n")


# Writing and proving.


@games
@pytest.mark.parametrize(("language", "proved"), [("en", "a valid record of"), ("fr", "un enregistrement valable")])
def test_a_game_is_written_down_and_proved(
    name: str, language: str, proved: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--seat", "random,random", "--record", str(file), "--lang", language]
    assert run(["play", name, *arguments]) == 0
    told = capsys.readouterr().out
    commitment = told.splitlines()[0].split()[-1]
    assert str(file) in told.splitlines()[-1]
    assert run(["verify", str(file), "--lang", language, "--commitment", commitment]) == 0
    told = capsys.readouterr().out
    assert proved in told and commitment in told and "[" not in told


def test_a_game_that_was_left_is_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert run(["play", "fort", "--plain", "--record", str(tmp_path / "game.txt")]) == 0
    assert not list(tmp_path.iterdir()) and "written down" not in capsys.readouterr().out


def test_a_game_with_a_house_deck_is_proved_with_it_only(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    deck = ["--deck", str(EXAMPLE)]
    assert run(["play", "fort", "--seat", "thumb,thumb", "--record", str(file), *deck]) == 0
    assert run(["verify", str(file), *deck]) == run(["replay", str(file), "--whole", *deck]) == 0
    capsys.readouterr()
    assert "played with the house deck" in refused(capsys, "verify", str(file))
    assert "played with the house deck" in refused(capsys, "replay", str(file))


def test_simulated_games_are_written_down(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "deep" / "records"
    arguments = ["--games", "3", "--seed", "7", "--bots", "random", "--records", str(folder), "--deck", str(EXAMPLE)]
    assert run(["simulate", "fort", *arguments]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["fort-7.txt", "fort-8.txt", "fort-9.txt"]
    assert all(run(["verify", str(path), "--deck", str(EXAMPLE)]) == 0 for path in folder.iterdir())
    capsys.readouterr()


# Going wrong: one line that says what to do.


@pytest.mark.parametrize("command", ["verify", "replay", "check-deck"])
def test_files_that_cannot_be_read_are_told_in_one_line(command: str, tmp_path: Path, capsys: Capture) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "there is no file" in refused(capsys, command, str(tmp_path / "nothing"))
    assert "is a folder; give the path of a " in refused(capsys, command, str(tmp_path))
    assert "is not text in UTF-8" in refused(capsys, command, str(binary))
    (tmp_path / "other").write_text("hello")
    assert refused(capsys, command, str(tmp_path / "other")).startswith(str(tmp_path / "other"))


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("blanketfort record 1", "blanketfort record 2", "line 1: a record begins with 'blanketfort record 1'"),
        ("game fort", "game chess", "there is no game 'chess'"),
        ("rules 1", "rules 7", "this record is of rules 7 of Fort; here are rules 2"),
        ("players 2", "players two", "line 4: cannot read 'players two'"),
        ("players 2", "players 7", "Fort is for 2 to 4 players, not 7"),
        ("choose ", "chose ", "cannot read 'chose "),
        ('"basic"', '"hard"', "option setup cannot be hard"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_broken_record_is_told_with_its_line(
    command: str, old: str, new: str, mistake: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_of("fort").read_text().replace(old, new, 1))
    message = refused(capsys, command, str(file))
    assert message.startswith(f"{file}: ") and mistake in message


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.9])
def test_a_truncated_record_is_not_proved(kept: float, tmp_path: Path, capsys: Capture) -> None:
    text = record_of("fort").read_text()
    file = tmp_path / "game.txt"
    file.write_text(text[: int(kept * len(text))])
    assert refused(capsys, "verify", str(file)).startswith(f"{file}: ")


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path, capsys: Capture) -> None:
    assert "is a folder" in refused(capsys, "play", "fort", "--record", str(tmp_path))
    assert "there is no folder" in refused(capsys, "play", "fort", "--record", str(tmp_path / "no" / "game.txt"))
    (tmp_path / "file").write_text("")
    assert "cannot be made" in refused(capsys, "simulate", "fort", "--records", str(tmp_path / "file" / "x"))


# Looking at a game again.


def replayed(capsys: Capture, monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(typed.replace(" ", "\n") + "\n"))
    assert run(["replay", *arguments]) == 0
    return capsys.readouterr().out


@games
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_told(name: str, language: str, capsys: Capture) -> None:
    assert run(["replay", str(record_of(name, 2)), "--whole", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) > 30 and "[" not in told


def test_steps_go_forward_and_back_and_anywhere(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    told = replayed(capsys, monkeypatch, "n n p 0 p 99999 n t ? q", str(record_of("fort")))
    prompts = [int(part.split("/")[0]) for part in told.split("[")[1:]]
    last = int(told.split("/")[1].split("]")[0])
    assert prompts == [0, 1, 2, 1, 0, 0, last, last, last, last]
    assert "This is the beginning" in told and "This is the end" in told
    assert "In the Park:" in told and "p: the previous one" in told


def test_the_same_step_tells_the_same(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(record_of("forfort"))
    assert replayed(capsys, monkeypatch, "5 9 5 q", file).count(replayed(capsys, monkeypatch, "5 q", file)[-120:]) >= 1


@games
def test_a_seat_sees_only_what_it_saw_and_nobody_s_seat_sees_all(name: str, capsys: Capture) -> None:
    tellings = []
    for seat in ([], ["--seat", "1"], ["--seat", "2"]):
        run(["replay", str(record_of(name)), "--whole", *seat])
        tellings.append(capsys.readouterr().out)
    assert len(set(tellings)) == 3
    if name == "fort":
        assert "Player 2 draws 5 cards." in tellings[1] and "Player 2 draws 5 cards." not in tellings[0]


def test_a_seat_that_is_not_there_is_refused(capsys: Capture) -> None:
    assert refused(capsys, "replay", str(record_of("fort")), "--seat", "3") == "--seat should be from 1 to 2, not 3"


def test_a_record_that_breaks_off_is_told_with_its_line(tmp_path: Path, capsys: Capture) -> None:
    """A shuffle is missing after the last choice: nobody may invent it."""
    rows = record_of("fort").read_text().splitlines()
    later = next(n for n, row in enumerate(rows) if row.startswith("chance") and rows[n - 1].startswith("choose"))
    file = tmp_path / "game.txt"
    file.write_text("\n".join(rows[:later]) + "\n")
    message = refused(capsys, "replay", str(file))
    assert message.startswith(f"{file}: line {later + 1}: the record breaks off, expected 'chance")


def test_a_strangers_record_does_not_command_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.txt"
    file.write_text("blanketfort record 1\ngame fort\nrules 1\nplayers 2\ndeck \033[2J\033[31m\n")
    assert "the house deck ?[2J?[31m" in refused(capsys, "verify", str(file))
