"""The command: what it plays, what it says, and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from blanketfort import __version__
from blanketfort.cli import run
from blanketfort.engine.laws import check_decision, check_record, walk
from blanketfort.engine.shelf import places
from tests.toy import GAME

STARTED = (
    "import blanketfort, sys; blanketfort.engine.shelf.places()['stones'] = 'tests.toy:GAME'; "
    "from blanketfort.cli import main; main()"
)


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "stones", "tests.toy:GAME")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def launch(*arguments: str, **pipes: Any) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LANG": "en_GB.UTF-8"}
    command = ["sh", "-c", f'exec "$0" -c "$@" {pipes.pop("closed", "")}', sys.executable, STARTED, *arguments]
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | pipes
    return subprocess.Popen(command, **streams, text=True, env=environ)


def start(*arguments: str, typed: str = "", **pipes: Any) -> tuple[int, str]:
    """The exit code and the lines on stderr of the command in a process of its own."""
    with launch(*arguments, **pipes) as process:
        _, errors = process.communicate(typed, timeout=60)
    return process.returncode, errors.strip()


def test_the_toy_game_keeps_the_laws() -> None:
    for state in walk(GAME, 3, {}, seed=1):
        check_decision(GAME, state)
    check_record(state)


# Playing.


def test_a_whole_game_is_played_by_numbers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, *["1"] * 20)
    assert run(["play", "stones", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("\npile: 7\ntaken: 0, 0\n")
    assert "  1. " in told and "  2. " in told
    assert "Player 1" in told or "Basil" in told


def test_the_same_seed_deals_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        type_in(monkeypatch, *["1"] * 20)
        run(["play", "stones", "--seed", "3"])
        told.append([line for line in capsys.readouterr().out.splitlines() if os.environ["XDG_STATE_HOME"] not in line])
    assert told[0] == told[1], "all but the name of the save, which has the time in it"


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "stones", "--seat", "random,random,random", "--seed", "1"]) == 0
    assert "wins." in capsys.readouterr().out


def test_people_on_one_screen_hand_over(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, *["", "1"] * 20)
    assert run(["play", "stones", "--seat", "you,you", "--seed", "1"]) == 0
    assert "Player 2\u2019s turn" in capsys.readouterr().out


def test_table_log_help_and_quit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "1", "table", "log", "?", "quit")
    assert run(["play", "stones", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("pile: ") == 2 and "Type the number" in told and told.endswith("You left the game.\n")


@pytest.mark.parametrize("typed", ["9", "0", "-1", "seven", "²"])
def test_an_illegal_choice_is_explained_and_asked_again(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, typed, *["1"] * 20)
    assert run(["play", "stones", "--seed", "1"]) == 0
    assert f"“{typed}” is not an option: type a number from 1 to 2" in capsys.readouterr().out


def test_the_language_may_be_french(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch, "quit")
    run(["play", "stones", "--lang", "fr"])
    assert capsys.readouterr().out.endswith("Vous avez quitté la partie.\n")


# Saving and going on.


def test_a_game_that_was_left_goes_on_at_the_same_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.save"
    type_in(monkeypatch, "1", "quit")
    run(["play", "stones", "--seed", "3", "--option", "large=yes", "--save", str(path)])
    left = capsys.readouterr().out
    type_in(monkeypatch, "table", "quit")
    assert run(["play", "--resume", str(path)]) == 0
    resumed = capsys.readouterr().out
    assert f"Saved in {path}." in left
    assert "pile: " in resumed and "  1. " in resumed
    last = path.read_text().splitlines()[-1]
    assert '"choose"' in last and '"take:' in last


def test_a_finished_game_leaves_a_record_and_nothing_to_go_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    type_in(monkeypatch, *["1"] * 20)
    assert run(["play", "stones", "--seed", "3", "--save", str(tmp_path / "game.save")]) == 0
    assert not (tmp_path / "game.save").exists()
    assert run(["verify", str(tmp_path / "game.record")]) == 0
    assert run(["play", "--resume"]) == 2
    assert "there is no saved game in" in capsys.readouterr().err


def test_the_last_game_goes_on_where_no_file_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "quit")
    run(["play", "stones"])
    type_in(monkeypatch, *["1"] * 20)
    assert run(["play", "--resume"]) == 0
    assert "win" in capsys.readouterr().out


def test_a_choice_is_taken_back_in_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "undo", "1", "undo", "log", "quit")
    run(["play", "fort-sumter", "--seat", "random,you", "--seed", "1"])
    told = capsys.readouterr().out
    assert "There is nothing to undo." in told


# Simulating.


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run(["simulate", "stones", "--json", *arguments]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_simulate_reports_wins_ends_lengths_scores_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3", "--games", "50", "--bots", "random")
    assert report["ends"] == {"the pile is empty": 50}
    assert sum(report["wins_by_seat"]) == 50
    assert report["wins_by_bot"] == {"random": 50}
    assert report["decisions_per_second"]
    for name in ("turns", "decisions", "scores"):
        assert report[name].keys() >= {"mean", "q1", "median", "q3"}


def test_results_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    reports = [simulated(capsys, "--games", "40", "--jobs", jobs) for jobs in ("1", "2")]
    for report in reports:
        for name in ("seconds", "decisions_per_second", "decisions_per_second_and_core"):
            del report[name]
    assert reports[0] == reports[1]


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "stones", "--games", "10", "--option", "large=yes"]) == 0
    told = capsys.readouterr().out
    assert "10 games of stones" in told and "Player 1" in told and "the pile is empty" in told


# Going wrong: one clear line, and the right exit code.


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("play chess", "there is no game 'chess'; there are: "),
        ("play stone", "; did you mean 'stones'?"),
        ("play stones --option larg=yes", "did you mean 'large'?"),
        ("play stones --seat you,randm", "did you mean 'random'?"),
        ("play stones more words", "'more words' is one word too many; `--help` tells what a command takes"),
        ("serve --port 99999", "Must be <= 65535"),
        ("serve --port -1", "Must be >= 0"),
        ("simulate chess", "there is no game 'chess'; there are: "),
        ("play stones --option colour=red", "Stones has no option 'colour'; it has: large"),
        ("play stones --option large=maybe", "option large cannot be maybe; it may be: no, yes"),
        ("play stones --option large=yse", "option large cannot be yse; it may be: no, yes; did you mean 'yes'?"),
        ("play stones --option large", "--option large: should be name=value"),
        ("play stones --players 7", "Stones is for 2 to 3 players, not 7"),
        ("play stones --seat you,bot,bot,bot", "--seat names 4 players, but the game has 3 seats"),
        ("play stones --seat you,genius", "there is no player 'genius' for stones; there are: medium, random"),
        ("play stones --lang de", "there is no language 'de'; there are: en, fr"),
        ("simulate stones --bots genius", "there is no player 'genius' for stones"),
        ("simulate stones --games 0", "--games should be 1 or more, not 0"),
        ("simulate stones --jobs 0", "--jobs should be 1 or more, not 0"),
        ("simulate stones --games many", 'Invalid value for --games: unable to convert "many"'),
        ("dance", 'Unknown command "dance"'),
        ("play stones --colour", "Unknown option"),
        ("play", "which game? `blanketfort games` lists them"),
    ],
)
def test_wrong_use_is_one_line_and_exit_code_2(arguments: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments.split()) == 2
    told = capsys.readouterr()
    assert not told.out and told.err.startswith("blanketfort: ") and line in told.err and told.err.count("\n") == 1


def test_version_says_which_speed_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out in {
        f"blanketfort {__version__} ({speed})\n" for speed in ("compiled", "pure Python")
    }


def test_games_lists_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    told = capsys.readouterr().out
    assert "stones: Stones, 2 to 3 players" in told and "--option large=no | yes" in told


def test_games_says_what_the_values_mean_that_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "fr"]) == 0
    assert "      open  les cartes\n" in capsys.readouterr().out


def test_processes_end_with_the_same_codes() -> None:
    code, error = start("play", "chess")
    assert code == 2 and error.startswith("blanketfort: there is no game") and "\n" not in error


def test_an_input_that_ends_leaves_the_game_with_one_line() -> None:
    assert start("play", "stones", typed="1\n") == (1, "The terminal was closed: the game stays unfinished.")


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_terminal_closed_from_the_start_ends_in_one_line(closed: str) -> None:
    code, error = start("play", "stones", closed=closed)
    assert code == 1 and "closed" in error and "\n" not in error


def test_a_reader_who_leaves_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    assert start("simulate", "stones", "--games", "5", stdout=writing) == (141, "")
    os.close(writing)


def test_a_letter_that_the_terminal_lacks_is_no_reason_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule with typographic quotes and a reader with Latin letters only."""
    monkeypatch.setenv("PYTHONIOENCODING", "latin1")
    assert start("rules", "fort", "perk") == (0, "")


def test_french_without_accents_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    code, said = start("rules", "fort", "xyzzy", "--lang", "fr")
    assert (code, said) == (2, "blanketfort: aucune regle de Fort ne contient 'xyzzy'")


def test_control_c_is_one_line() -> None:
    # A test runner may ignore interrupts, and its children would too.
    with launch("play", "stones", preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) as process:
        assert process.stdout and process.stderr
        while not process.stdout.readline().startswith("  2. "):
            pass
        time.sleep(0.5)  # until it really waits for an answer
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        assert process.returncode == 130
        assert "blanketfort play --resume" in process.stdout.read(), "where the game is kept"
        assert process.stderr.read().strip() == "Interrupted: the game stays unfinished."
