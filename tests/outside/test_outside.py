"""A game of another distribution does all that ours do, without one line outside its package."""

import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test

import blanketfort as bf
from blanketfort.bots import bots_of
from blanketfort.cli import run
from blanketfort.engine import shelf
from blanketfort.engine.game import Game
from blanketfort.locale import Words
from blanketfort.research import aec
from blanketfort.research.setting import Setting
from blanketfort.testing import BrokenLaw, check_game, check_lesson
from tests.outside.conftest import SAMPLE
from tests.server.house import Guest, open_house, play_out


def test_a_new_process_finds_it_by_its_entry_point() -> None:
    listed = subprocess.run([sys.executable, "-m", "blanketfort", "games"], capture_output=True, text=True, timeout=60)
    assert "briscola" in listed.stdout and "forfort" in listed.stdout and listed.returncode == 0


def test_it_is_played_recorded_verified_replayed_and_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.record"
    assert run(["play", "briscola", "--seat", "easy,random", "--plain", "--record", str(record), "--lang", "en"]) == 0
    assert run(["verify", str(record), "--lang", "en"]) == 0
    assert run(["replay", str(record), "--whole", "--lang", "fr"]) == 0
    assert run(["analyse", str(record), "--budget", "2", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "takes the trick" in told and "remporte le pli" in told and "[briscola" not in told


def test_a_person_plays_it_in_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("table\n1\n2\nquit\n"))
    assert run(["play", "briscola", "--seat", "you,random", "--plain", "--seed", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Trump: " in told and "Play the " in told and "Hand " in told and "[briscola" not in told


def test_it_is_looked_up_simulated_and_rated(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "briscola", "trump", "--lang", "en"]) == 0
    assert run(["cards", "briscola", "king of cups", "--lang", "en"]) == 0
    assert run(["simulate", "briscola", "--games", "4", "--bots", "random", "--jobs", "1", "--lang", "en"]) == 0
    players = ["--player", "search:3", "--player", "random"]
    assert run(["arena", "briscola", *players, "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "king of cups" in told.lower() and "search:3" in told


def test_it_has_levels_that_search(briscola: Game) -> None:
    assert bots_of(briscola) == ["medium", "random", "easy", "hard", "search"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.filterwarnings("ignore:Observation")
def test_learners_play_it_by_what_its_view_holds(players: int) -> None:
    api_test(aec.env("briscola", players), num_cycles=50)


def test_its_numbers_tell_nothing_hidden() -> None:
    setting = Setting("briscola", 3)
    state = setting.deal(3)
    while not state.over:
        for seat in range(3):
            seen = setting.observe(state, seat)
            assert (seen == setting.observe(state.determinize(seat, 9), seat)).all()
            assert (setting.encoder.low <= seen).all() and (seen <= setting.encoder.high).all()
        state.apply(state.legal[-1])
    own = setting.encoder.index.index("boards.0.hand.ace-of-cups")
    assert setting.encoder.index[own - 1].startswith("boards.0.hand.")


def test_it_is_played_at_the_web_table_and_looked_at_again(tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.sqlite") as house:
        ann = Guest(house.address)
        assert "briscola" in [each["name"] for each in ann.get("/api/games")]
        assert "Quarante cartes" in ann.ask("GET", "/api/games/briscola/words/fr").body.decode()
        assert ann.ask("GET", "/api/games/briscola/words/it").status == 404
        table = ann.open("briscola", "me", {"kind": "bot", "bot": "random"})
        with ann.sit_at(table) as sitting:
            sitting.until("state")
            play_out([sitting])
            assert sitting.state["result"]["winners"]
        replay = ann.get(f"/api/tables/{table}/replay?seat=open")
        assert all(board["hand"] is not None for board in replay["steps"][1]["view"]["boards"])
        assert ann.get(f"/api/tables/{table}/proof")["is_proved"]


# Broken games.


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("tests.outside.nowhere:GAME", "ModuleNotFoundError: No module named 'tests.outside.nowhere'"),
        ("tests.outside:GAME", "AttributeError: module 'tests.outside' has no attribute 'GAME'"),
        ("tests.toy:GAME", "ValueError: its entry point calls it 'broken', it calls itself 'stones'"),
        ("tests.toy:CATALOGUE", "AttributeError: 'Catalogue' object has no attribute 'name'"),
    ],
)
def test_a_broken_game_is_left_off_with_a_clear_line(
    place: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(shelf.places(), "broken", place)
    left_off: dict[str, str] = {}
    monkeypatch.setattr(shelf, "left_off", left_off)
    monkeypatch.setattr("blanketfort.cli.left_off", left_off)
    assert run(["games", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert told.err == f"blanketfort: the game broken is left off the shelf: {why}\n" and "briscola" in told.out
    with pytest.raises(bf.UnknownGame, match="there is no game 'broken': "):
        bf.game("broken")


def test_a_broken_law_is_told_with_the_way_there(briscola: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(briscola, "count_components", lambda state: {"cards": len(state.history)})
    with pytest.raises(
        BrokenLaw, match=r"re-dealing conserves all components\n  to get there again: .*state_at.*seed=1, step=0"
    ):
        check_game(briscola)


def test_the_laws_name_all_words_that_are_missing(briscola: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A field, an answer, an event and the points of a source, in both languages."""
    missing = [f"briscola-{word}" for word in ("event-took", "field-hand-size", "option-play", "score-tricks")]
    find = Words._find
    monkeypatch.setattr(Words, "_find", lambda words, id: None if id in missing else find(words, id))
    wanted = "; ".join(f"{id} in {language}: no such message" for id in missing for language in ("en", "fr"))
    with pytest.raises(BrokenLaw, match=f"^briscola: all that is said of a game has words, but {wanted}$"):
        check_game(briscola)


def test_the_laws_name_an_option_that_is_offered_twice(briscola: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    play = type(briscola.new(players=2, seed=1).top)
    offer_once = play.propose

    def offer_twice(*args: Any) -> None:
        offer_once(*args)
        offer_once(*args)

    monkeypatch.setattr(play, "propose", offer_twice)
    with pytest.raises(BrokenLaw, match=r"each once \(`offer.add_kinds`\), not \['play:"):
        check_game(briscola)


def test_the_laws_play_a_lesson_as_it_is_written(
    briscola: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    position = briscola.new(players=2, seed=1).to_text()
    lesson = f"position = '''\n{position}'''\n[[step]]\nwants = ['draw']\n"
    (tmp_path / "lesson.toml").write_text(lesson, encoding="utf-8")
    monkeypatch.setattr(type(briscola), "folder", tmp_path)
    with pytest.raises(BrokenLaw, match=r"^briscola: its lesson can be played as it is written, but .*'draw'"):
        check_lesson(briscola)


def test_the_laws_say_that_a_game_is_not_installed(briscola: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(briscola, "name", "scopa")
    with pytest.raises(BrokenLaw, match="scopa: a game is on the shelf, but no entry point scopa of blanketfort"):
        check_game(briscola)


def test_it_keeps_all_laws_and_its_own_tests_pass() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=SAMPLE)
    assert done.returncode == 0, done.stdout + done.stderr
