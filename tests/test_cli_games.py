"""The command with the games of the shelf, at whichever speed is installed."""

import json
from io import StringIO

import pytest

from blanketfort.bots import bots_of
from blanketfort.cli import run
from blanketfort.engine.game import Game
from tests.shelf import playable

games = pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)


@games
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_plays_a_whole_game(
    played: Game, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Always choosing 2 ends every game, and every word of it is there."""
    monkeypatch.setattr("sys.stdin", StringIO("2\n" * 5000))
    assert run(["play", played.name, "--seed", "4", "--seat", "you,random", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert f"[{played.name}-" not in told and "[house-" not in told


@games
def test_the_best_bots_play_a_whole_game(played: Game, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(["bot"] * played.players[0])
    assert run(["play", played.name, "--seed", "4", "--seat", seats, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "win" in told.splitlines()[-1]
    assert "You " not in told, "nobody is there to be spoken to"


@games
def test_every_game_is_simulated(played: Game, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ",".join(bots_of(played)[:2])
    assert run(["simulate", played.name, "--games", "4", "--bots", bots, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(report["wins_by_seat"]) == pytest.approx(4, abs=0.1) and report["decisions"]["mean"] > 0
    if type(played).summarize is not Game.summarize:
        assert sum(report["ends"].values()) == 4 and report["turns"]["mean"] > 0


@games
def test_every_option_may_be_given(played: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for spec in played.options.values():
        value = {True: "yes", False: "no"}.get(spec.default) if isinstance(spec.default, bool) else spec.default
        assert (
            run(["simulate", played.name, "--games", "1", "--bots", "random", "--option", f"{spec.name}={value}"]) == 0
        )
        capsys.readouterr()
