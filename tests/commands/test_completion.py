"""What a shell is told at the key Tab."""

from pathlib import Path

import pytest

from blanketfort.cli import app, run


def complete(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The candidates for the last of these words, as a shell asks for them."""
    assert run(["__complete", *words]) == 0
    _before, begin, told = capsys.readouterr().out.partition("\x1fbegin\n")
    assert begin
    return [line.split("\t")[0] for line in told.splitlines()]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "cards", "rules"])
def test_games(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert {"fort", "fort-sumter", "forfort"} <= set(complete(capsys, command, "f"))


def test_players_after_those_who_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").touch()
    assert {"you", "hard", "my_bot.py"} <= set(complete(capsys, "play", "fort", "--seat", ""))
    assert {"you,hard", "you,my_bot.py"} <= set(complete(capsys, "play", "fort", "--seat", "you,h"))
    assert {"easy", "thumb"} <= set(complete(capsys, "arena", "fort", "--player", "thumb", "--player", ""))
    assert "you" not in complete(capsys, "simulate", "fort", "--bots", "")


def test_options_of_the_game_that_was_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert {"dogs=yes", "dogs=no"} <= set(complete(capsys, "play", "fort", "--option", ""))
    assert "teams=yes" in complete(capsys, "simulate", "forfort", "--option", "")
    assert complete(capsys, "play", "nothing", "--option", "") == []


def test_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert complete(capsys, "rules", "fort", "--lang", "") == ["en", "fr"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_asks(shell: str) -> None:
    assert "__complete" in app.generate_completion(shell=shell)  # type: ignore[arg-type]
