"""The arena: everybody meets everybody on every side, ratings can be trusted, and no game is lost or played twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from blanketfort.about import is_compiled
from blanketfort.arena.duels import duels, scores_by_deal
from blanketfort.arena.pools import open_pool
from blanketfort.arena.rating import estimate, is_clear, rate
from blanketfort.arena.results import ResultFile
from blanketfort.arena.run import Run
from blanketfort.arena.simulation import Result
from blanketfort.arena.tournament import Fixture, Played, Tournament
from blanketfort.bots.levels import Level, read_master
from blanketfort.bots.own import identify
from blanketfort.cli import run
from blanketfort.engine.shelf import game as find_game
from blanketfort.games.fort_sumter.bot import LEVELS

ARENA = ["arena", "fort-sumter", "--player", "thumb", "--player", "random"]
GAMES = "60"
"""More than can be played before somebody kills it."""
COMMAND = [sys.executable, "-c", "from blanketfort.cli import main; main()"]


def tournament(**changed: Any) -> Tournament:
    asked: dict[str, Any] = {"game": "forfort", "seats": 2, "players": ("a", "b", "c"), "games": 4, "seed": 7}
    return Tournament(**asked | changed)


def fixtures(played: Tournament) -> list[Fixture]:
    return [fixture for table in played.tables for fixture in played.fixtures(table)]


# Who plays whom.


def test_each_two_play_each_deal_on_both_sides() -> None:
    games = [(fixture.deal, fixture.seating) for fixture in fixtures(tournament())]
    pairs = [(one, other) for one in "abc" for other in "abc" if one != other]
    assert sorted(games) == sorted((deal, pair) for deal in (0, 1) for pair in pairs)


def test_a_gauntlet_is_run_by_one_alone() -> None:
    assert tournament(gauntlet="b").tables == [("a", "b"), ("b", "c")]
    assert tournament(gauntlet="b", seats=3).tables == [("a", "a", "b"), ("b", "c", "c")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("players", ["ab", "abc", "abcd", "abcde"])
def test_every_player_has_every_seat_equally_often_at_every_deal(seats: int, players: str) -> None:
    meeting = tournament(seats=seats, players=tuple(players), games=24)
    met: Counter[tuple[str, str]] = Counter()
    for table in meeting.tables:
        for deal in range(meeting.deals(table)):
            seatings = meeting.seatings(table, deal)
            for name in set(table):
                assert len({sum(seating[side] == name for seating in seatings) for side in range(seats)}) == 1
            met.update({pair: len(seatings) for pair in combinations(sorted(set(table)), 2)})
    assert all(games >= 24 for games in met.values()) and len(met) == len(players) * (len(players) - 1) // 2


def test_partners_are_one_player_s() -> None:
    teams = tournament(seats=4, options={"teams": True}, players=("thumb", "random"), games=2)
    assert [teams.sitting(fixture).bots for fixture in fixtures(teams)] == [
        ["random", "thumb", "random", "thumb"],
        ["thumb", "random", "thumb", "random"],
    ]
    played = teams.play(fixtures(teams)[0])
    assert len(duels(teams.sides, played)) == 1, "two teams are compared once"


def test_all_who_meet_are_dealt_the_same() -> None:
    assert len({tournament().sitting(fixture).seed for fixture in fixtures(tournament())}) == 2


def test_a_game_of_several_compares_its_winners_with_all_others() -> None:
    """Points behind the winner place nobody; those who share a victory are even."""
    table = ("a", "b", "c", "a")
    won_by = {
        (1,): [("a", "b", 0), ("b", "c", 1), ("b", "a", 1)],
        (0, 1): [("a", "b", 0.5), ("a", "c", 1), ("b", "c", 1), ("b", "a", 1)],
    }
    for winners, wanted in won_by.items():
        result = Result(1, list(table), list(winners), [9, 9, 5, 7], 10, 0.1, {})
        assert duels([[0], [1], [2], [3]], Played(Fixture(table, 0, table), result)) == wanted


# What it shows.


def test_ratings_are_those_that_the_games_were_played_with() -> None:
    """Three players 200 points apart: their ratings and their errors are found again."""
    chance = random.Random(5)
    strengths = [200.0, 0.0, -200.0]
    inside = 0
    for _tournament in range(40):
        deals = []
        for i, j in [(0, 1), (0, 2), (1, 2)] * 60:
            expected = 1 / (1 + 10 ** ((strengths[j] - strengths[i]) / 400))
            deals.append([(i, j, float(chance.random() < expected)) for _game in range(2)])
        ratings = rate(3, deals)
        assert sum(ratings.values) == pytest.approx(0, abs=1e-6)
        inside += sum(abs(ratings.values[at] - strengths[at]) < 1.96 * ratings.error(at) for at in range(3))
    assert 105 <= inside <= 120, "19 of 20 ranges hold the truth"


def test_games_that_hang_together_count_as_one_observation() -> None:
    """Twice the same result of a deal tells no more than once."""
    chance = random.Random(2)
    once = [[(0, 1, float(chance.random() < 0.6))] for _deal in range(300)]
    twice = [deal * 2 for deal in once]
    assert rate(2, twice).error(0) == pytest.approx(rate(2, once).error(0), rel=0.03)
    mirrored = [[(0, 1, 1.0), (0, 1, 0.0)] for _deal in range(300)]
    assert rate(2, mirrored).error(0) < rate(2, once).error(0) / 5, "where only the deal decides, nobody is stronger"


def test_who_wins_everything_is_strong_but_not_infinitely() -> None:
    ratings = rate(2, [[(0, 1, 1.0)]] * 50)
    assert 300 < ratings.values[0] - ratings.values[1] < 1000
    assert ratings.error_between(0, 1) > 100


def test_looking_again_and_again_seldom_finds_what_is_not_there() -> None:
    chance = random.Random(3)
    wrong = 0
    for _run in range(200):
        scores: list[float] = []
        while len(scores) < 200 and not is_clear(scores):
            scores += [chance.choice([0.0, 0.5, 0.5, 1.0]) for _deal in range(10)]
        wrong += len(scores) < 200
    assert wrong <= 10
    assert is_clear([1.0] * 20) and is_clear([0.0] * 20) and not is_clear([1.0] * 3)


def test_an_estimate_is_never_quite_sure() -> None:
    assert estimate([1.0] * 10).mean == 1 and 0 < estimate([1.0] * 10).low < 1 == estimate([1.0] * 10).high


def test_what_is_clear_stops_early() -> None:
    meeting = Tournament("fort-sumter", 2, ("thumb", "random"), 400, 1)
    stopping = Run(meeting, {}, stops_when_clear=True)
    assert len(list(stopping.play(None))) == len(stopping.results) <= 60
    scores = scores_by_deal(meeting.sides, stopping.results)["thumb", "random"]
    assert is_clear(scores) and scores[0] > 0.5


# The command.


def found_by(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert run([*ARENA, "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_stronger_is_rated_higher(capsys: pytest.CaptureFixture[str]) -> None:
    found = found_by(capsys, "--games", "20")
    best, worst = found["players"]
    assert (best["player"], worst["player"]) == ("thumb", "random")
    assert best["low"] > 0 > worst["high"] and best["games"] == 20 and best["lead"]["elo"] > 0
    assert found["pairs"][0]["score"] > 0.8 and found["pairs"][0]["deals"] == 10
    assert sum(side["share"] for side in found["sides"]) == pytest.approx(1)
    assert sum(found["lengths"]["games"].values()) == 20


def test_the_table_is_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "against"), ("fr", "contre")):
        assert run([*ARENA, "--games", "4", "--lang", language]) == 0
        assert word in capsys.readouterr().out


class Page(HTMLParser):
    """What a page has in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_is_one_page_that_needs_nothing_else(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.html"
    assert run([*ARENA, "--player", "easy", "--games", "4", "--report", str(path), "--lang", language]) == 0
    assert str(path) in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert page.tags["svg"] == 4 and page.tags["section"] == 6 and not page.tags["script"] and not page.addresses
    assert f'lang="{language}"' in text and "prefers-color-scheme: dark" in text and "[arena-" not in text


def test_a_table_of_four_is_played_and_rated(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "forfort", "--players", "4", "--player", "thumb", "--player", "random", "--games", "6", "--json"]
    assert run(asked) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["players"][0]["player"] == "thumb" and len(found["sides"]) == 4
    assert run([*asked, "--option", "teams=yes"]) == 0
    assert len(json.loads(capsys.readouterr().out)["sides"]) == 2


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("arena fort --player thumb", "an arena needs two players at least"),
        ("arena fort --player thumb --player thumb", "each --player should be another one"),
        ("arena fort --player thumb --player genius", "there is no player 'genius' for fort"),
        ("arena chess --player thumb --player random", "there is no game 'chess'"),
        ("arena fort --player thumb --player random --games 0", "--games should be 1 or more"),
        ("arena fort --player thumb --player random --players 7", "Fort is for 2 to 4 players, not 7"),
        ("arena fort --player thumb --player random --resume", "say which by --out FILE"),
        ("arena fort --player thumb --player random --report /no/r.html", "there is no folder '/no'"),
        ("arena fort --player thumb --player random --out /no/r.jsonl", "'/no/r.jsonl' cannot be used"),
        ("arena fort --player thumb --player random --out /tmp", "'/tmp' is a folder"),
        ("arena fort --player thumb --player random --out r --report r", "--report and --out are the same file"),
        pytest.param(
            "arena fort --player thumb --player random --cluster 127.0.0.1:1",
            "the cluster at '127.0.0.1:1' failed",
        ),
        ("simulate fort --cluster 127.0.0.1:1", "the cluster at '127.0.0.1:1' failed"),
        ("simulate fort --cluster local --dataset games", "they do not go with --cluster"),
    ],
)
def test_wrong_use_is_one_line(arguments: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "--cluster" in arguments and find_spec("ray") is None:
        line = "--cluster needs Ray"
    assert run(arguments.split()) == 2
    told = capsys.readouterr()
    assert not told.out and line in told.err and told.err.count("\n") == 1


def test_without_ray_the_cluster_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*ARENA, "--cluster", "local"]) == 2
    assert "pip install 'blanketfort[cluster]'" in capsys.readouterr().err


def test_a_cluster_simulates_the_same_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two processes stand for the machines."""
    machines = {"10.0.0.5:6379": 2}
    monkeypatch.setattr("blanketfort.arena.simulation.open_cluster", lambda at: open_pool(machines.pop(at)))
    found = []
    for more in ([], ["--cluster", "10.0.0.5:6379"]):
        assert run(["simulate", "forfort", "--games", "4", "--json", *more]) == 0
        found.append(
            {name: value for name, value in json.loads(capsys.readouterr().out).items() if "second" not in name}
        )
    assert not machines, "the cluster was asked"
    assert found[0] == found[1]


# Kept games.


def test_results_that_are_there_are_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    found_by(capsys, "--games", "4", "--out", str(out))
    assert len(out.read_text().splitlines()) == 5
    assert run([*ARENA, "--out", str(out)]) == 2
    assert "go on with it by --resume" in capsys.readouterr().err


def test_more_games_and_more_players_add_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    found_by(capsys, "--games", "4", "--out", str(out))
    first = out.read_text()
    found_by(capsys, "--player", "easy", "--games", "6", "--out", str(out), "--resume")
    assert out.read_text().startswith(first) and len(out.read_text().splitlines()) == 1 + 3 * 6


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("nonsense\n", ":1: this is no line of an arena's results"),
        ("notes of somebody", ": this is no file of an arena's results"),
        ("{}\n", ":1: this is no file of an arena's results"),
        ('{"format": "blanketfort arena 1", "game": "fort"}\n', "its game was 'fort', now it is 'fort-sumter'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    text: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text(text)
    assert run([*ARENA, "--out", str(out), "--resume"]) == 2
    assert line in capsys.readouterr().err
    assert out.read_text() == text


def test_who_was_named_first_makes_no_difference_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    found_by(capsys, "--games", "4", "--out", str(out))
    first = out.read_text()
    turned = ["arena", "fort-sumter", "--player", "random", "--player", "thumb", "--games", "4", "--out", str(out)]
    assert run([*turned, "--resume"]) == 0
    assert out.read_text() == first


def test_a_game_that_nobody_can_have_played_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    found_by(capsys, "--games", "2", "--out", str(out))
    head, game, *_ = out.read_text().splitlines()
    for name, wrong in (
        ("winners", [7]),
        ("winners", []),
        ("identities", [1]),
        ("totals", [1]),
        ("seating", ["thumb", "thumb"]),
    ):
        out.write_text(f"{head}\n{json.dumps(json.loads(game) | {name: wrong})}\n")
        assert run([*ARENA, "--out", str(out), "--resume"]) == 2
        assert ":2: this is no line of an arena's results" in capsys.readouterr().err


def test_games_of_a_player_who_has_changed_are_not_counted_with_new_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, out = tmp_path / "bot.py", tmp_path / "games.jsonl"
    asked = ["arena", "fort-sumter", "--player", str(bot), "--player", "easy", "--games", "2", "--out", str(out)]
    bot.write_text("class Bot:\n    def choose(self, view, decision):\n        return decision.options[0].id\n")
    assert run(asked) == 0
    assert run([*asked, "--resume"]) == 0
    bot.write_text(bot.read_text().replace("[0]", "[-1]"))
    assert run([*asked, "--resume"]) == 2
    assert f"{bot} has changed since" in capsys.readouterr().err
    monkeypatch.setitem(LEVELS, "easy", Level(overlooks=0.1))
    assert run([*ARENA, "--player", "easy", "--games", "2", "--out", str(out), "--resume"]) == 2
    assert "easy has changed since (overlooks 0.55)" in capsys.readouterr().err


def test_a_master_with_a_budget_is_known_by_what_it_has_learned() -> None:
    game = find_game("forfort")
    learned = json.loads(read_master(game))["digest"][:16]
    assert identify(game, "master:50", 2) == learned
    assert identify(game, "master", 2).endswith(f"iterations, {learned}")
    assert identify(game, "search:50", 2) == identify(game, "thumb", 2) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="locks are others there")
def test_two_runs_do_not_write_into_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blanketfort.arena.results.PATIENCE", 0.1)
    out = tmp_path / "games.jsonl"
    found_by(capsys, "--games", "2", "--out", str(out))
    before = out.read_text()
    first = ResultFile(out, tournament(game="fort-sumter", players=("thumb", "random"), seed=1), resume=True)
    assert run([*ARENA, "--out", str(out), "--resume"]) == 2
    assert "is being written by another run" in capsys.readouterr().err
    first.close()
    assert out.read_text() == before


@pytest.mark.parametrize("name", ["z[/x].py", "[bold]:dog:.py"])
def test_names_are_printed_as_they_are(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = Path(name)
    bot.parent.mkdir(exist_ok=True)
    bot.write_text("class Bot:\n    def choose(self, view, decision):\n        return decision.options[0].id\n")
    for asked in (
        ["arena", "fort-sumter", "--player", name, "--player", "random"],
        ["simulate", "fort-sumter", "--bots", name],
    ):
        assert run([*asked, "--games", "2"]) == 0
        assert name in capsys.readouterr().out


def games_in(path: Path) -> list[dict[str, Any]]:
    """The games of a file that are written whole, without the time they took."""
    lines = path.read_text().split("\n")[1:-1] if path.exists() else []
    return [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]


def test_killed_in_the_middle_it_goes_on_to_the_same_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """kill -9 twice, a torn line besides: no game is lost, none is played twice, and all is as if nothing had been."""
    games = "800" if is_compiled() else GAMES  # a compiled engine has played a few before anybody can stop it
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    wanted = found_by(capsys, "--games", games, "--out", str(whole))
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    # It leaves the processor to the one who watches: on a busy machine it had played all games before it was stopped.
    asked = ["nice", "-n", "19", *COMMAND, *ARENA, "--games", games, "--out", str(torn), "--resume", "--jobs", "2"]
    for enough in (4, 20):
        with subprocess.Popen(asked, env=environ, stdout=subprocess.DEVNULL) as process:
            while len(games_in(torn)) < enough and process.poll() is None:
                time.sleep(0.01)
            process.send_signal(signal.SIGKILL)
    kept = games_in(torn)
    assert 20 <= len(kept) < int(games)
    with torn.open("a") as file:
        file.write('{"table": ["thumb", "ran')
    assert found_by(capsys, "--games", games, "--out", str(torn), "--resume", "--jobs", "2") == wanted
    assert games_in(torn)[: len(kept)] == kept
    assert sorted(map(str, games_in(torn))) == sorted(map(str, games_in(whole)))


def test_workers_never_outlive_whoever_started_them(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    asked = [*COMMAND, *ARENA, "--games", "4000", "--out", str(out), "--jobs", "2"]
    reading, writing = os.pipe()
    with subprocess.Popen(asked, env=environ, stdout=writing) as process:
        os.close(writing)
        while len(games_in(out)) < 4 and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    assert os.read(reading, 1) == b"", "the pipe is closed when the last of them has ended"
    os.close(reading)


@pytest.mark.skipif(find_spec("ray") is None, reason="the extra `cluster` is not installed; make test installs it")
def test_a_ray_cluster_plays_the_same_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a real Ray, started on this machine."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "150")
    wanted = found_by(capsys, "--games", "12")
    code = f"from blanketfort.cli import run; run({[*ARENA, '--games', '12', '--cluster', 'local', '--json']!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240, check=True)
    assert json.loads(done.stdout) == wanted
