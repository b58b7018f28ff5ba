"""Players of the user's own: they play, they see only their view, and whatever they do harms nobody else."""

from __future__ import annotations

import json
import os
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from blanketfort import game
from blanketfort.arena.simulation import Sitting, play_game
from blanketfort.bots import ask
from blanketfort.bots.own import Forfeit, OwnBot, dismiss, hire, write_question
from blanketfort.bots.program import Flooding, Program
from blanketfort.cli import run
from blanketfort.engine.shelf import game_names
from blanketfort.locale import Words

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    """After every test all processes are gone, zombies too."""
    yield
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def write_bot(folder: Path, body: str, head: str = "") -> str:
    """A file with a player whose `choose` does this."""
    path = folder / "bot.py"
    path.write_text(
        f"import os, sys, time, random\n{head}\nclass Bot:\n    def choose(self, view, decision):\n        {body}\n"
    )
    return str(path)


def write_program(folder: Path, body: str) -> str:
    """A program that does this with each line, as the user names it."""
    path = folder / "program"
    path.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}\n")
    return f"cmd:{sys.executable} {path}"


# Playing.


@pytest.mark.parametrize("answer", ["decision.options[0].key", "decision.options[0].id", "decision.options[0]"])
def test_a_class_in_a_file_plays(answer: str, tmp_path: Path) -> None:
    result = play_game(Sitting("fort-sumter", [write_bot(tmp_path, f"return {answer}"), "random"], 1))
    assert result.forfeit is None and result.winners


@pytest.mark.parametrize("answer", ["key", "id"])
def test_any_program_plays(answer: str, tmp_path: Path) -> None:
    name = write_program(
        tmp_path, f"print(json.dumps({{'choice': asked['decision']['options'][0]['{answer}']}}), flush=True)"
    )
    assert play_game(Sitting("fort-sumter", ["random", name], 1)).forfeit is None


@pytest.mark.parametrize("title", game_names())
def test_the_example_in_python_plays_all_games(title: str) -> None:
    assert play_game(Sitting(title, [str(EXAMPLES / "my_bot.py"), "random"], 3)).forfeit is None


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here to run JavaScript")
@pytest.mark.parametrize("title", game_names())
def test_the_example_in_javascript_plays_all_games(title: str) -> None:
    assert play_game(Sitting(title, ["random", f"cmd:node {EXAMPLES / 'bot.js'}"], 3)).forfeit is None


@pytest.mark.parametrize(("name", "liked"), [("my_bot.py", r'"([a-z-]+)"'), ("bot.js", r'startsWith\("([a-z-]+):"')])
def test_the_examples_look_for_options_that_there_are(name: str, liked: str) -> None:
    verbs = {option.key.partition(":")[0] for each in game_names() for option in game(each).option_table()}
    found = re.findall(liked, (EXAMPLES / name).read_text("utf-8"))
    assert len(found) > 1 and set(found) <= verbs


@pytest.mark.skipif(
    shutil.which("rustc") is None or subprocess.run(["rustc", "--version"], capture_output=True).returncode != 0,
    reason="there is no rustc here to compile Rust",
)
def test_the_example_in_rust_plays_all_games(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    subprocess.run(["rustc", EXAMPLES / "bot.rs", "-o", program], check=True)
    for title in game_names():
        assert play_game(Sitting(title, ["random", f"cmd:{program}"], 3)).forfeit is None


def test_a_class_is_chosen_by_its_name(tmp_path: Path) -> None:
    path = write_bot(
        tmp_path, "return decision.options[0].id", "class Other:\n    def choose(self, view, decision): 1 / 0"
    )
    assert play_game(Sitting("fort-sumter", [f"{path}:Bot", "random"], 1)).forfeit is None
    for name, said in ((path, "there are: Other, Bot"), (f"{path}:Nobody", "there is no class Nobody")):
        forfeit = play_game(Sitting("fort-sumter", [name, "random"], 1)).forfeit
        assert forfeit is not None and forfeit.reason == "crash" and said in forfeit.detail


def test_what_a_player_prints_disturbs_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name = write_bot(tmp_path, "print('thinking'); os.write(1, b'hm'); return decision.options[0].id")
    assert play_game(Sitting("fort-sumter", [name, "random"], 1)).forfeit is None
    assert capfd.readouterr() == ("", "")


def test_chance_of_a_player_in_python_is_the_same_with_the_same_seed(tmp_path: Path) -> None:
    name = write_bot(tmp_path, "return random.choice(decision.options)")
    first, again = (play_game(Sitting("fort-sumter", [name, name], 1)) for _ in range(2))
    assert first.totals == again.totals and first.decisions == again.decisions


def test_it_is_sent_only_what_its_seat_may_know() -> None:
    """The very same bytes, whatever the others hold and whatever lies in the piles."""
    for title in game_names():
        state = game(title).new(players=2, seed=5)
        chance = random.Random(1)
        for _decision in range(15):
            state.apply(chance.choice(state.legal))
        assert state.decision is not None
        seat = state.decision.seat
        sent = write_question(title, state.view(seat), state.decision)
        for seed in range(3):
            other = state.determinize(seat, seed)
            assert other.decision is not None
            assert write_question(title, other.view(seat), other.decision) == sent
        assert set(json.loads(sent)) == {"game", "seat", "view", "decision"}


def test_the_seed_of_the_deal_is_not_told(tmp_path: Path) -> None:
    bot = hire("fort-sumter", write_bot(tmp_path, "return 0"), 2 * 4711)
    assert isinstance(bot, OwnBot) and str(4711) not in str(bot.seed)


# Misbehaving.


def limit(reason: str) -> str:
    """Little time for those who never answer, much for the others: the machine may be busy."""
    return "@0.3s" if reason == "hang" else ""


MISBEHAVING = {
    "raises": ("1 / 0", "crash", "ZeroDivisionError: division by zero"),
    "exits": ("os._exit(3)", "crash", "exit code 3"),
    "is killed": ("os.kill(os.getpid(), 9)", "crash", "exit code -9"),
    "hangs": ("time.sleep(60)", "hang", "0.3 s"),
    "turns round": ("while True: pass", "hang", "0.3 s"),
    "names no option": ("return 'fly'", "unlawful", '"fly"'),
    "names a number too high": ("return 10**6", "unlawful", "1000000"),
    "says true": ("return True", "unlawful", "true"),
    "says nothing": ("return None", "unlawful", "null"),
    "answers what JSON cannot": ("return object()", "crash", "TypeError"),
}


@pytest.mark.parametrize(("body", "reason", "detail"), MISBEHAVING.values(), ids=MISBEHAVING)
def test_a_class_that_misbehaves_forfeits(body: str, reason: str, detail: str, tmp_path: Path) -> None:
    # Its second choice is the bad one, for the first may take longer: Python has to start.
    first = "if not hasattr(self, 'asked'):\n            self.asked = True; return decision.options[0].id\n        "
    name = write_bot(tmp_path, first + body) + limit(reason)
    result = play_game(Sitting("fort-sumter", [name, "random"], 1))
    assert result.forfeit is not None and result.winners == [1]
    assert (result.forfeit.seat, result.forfeit.reason) == (0, reason) and detail in result.forfeit.detail


PROGRAMS = {
    "prints garbage": ("print('hello', flush=True)", "garbage", "hello"),
    "prints a list": ("print('[1]', flush=True)", "garbage", "[1]"),
    "prints bytes that are no text": ("os.write(1, bytes([255, 10]))", "garbage", "�"),
    "prints deep nonsense": ("print('[' * 50000, flush=True)", "garbage", "[[["),
    "floods a line": ("while True: os.write(1, b'x' * 10000)", "flood", ""),
    "floods lines": ("while True: os.write(1, b'{}\\n' * 10000)", "garbage", "{}"),
    "answers twice": (
        "os.write(1, 2 * (json.dumps({'choice': asked['decision']['options'][0]['id']}) + '\\n').encode())",
        "flood",
        "",
    ),
    "closes its output": ("os.close(1); time.sleep(60)", "crash", ""),
    "throws as JavaScript does": (
        "print('x.js:3\\n  throw\\n\\nReferenceError: x is not defined\\n  at x.js:3\\n\\nNode.js', file=sys.stderr)\n"
        "    os._exit(1)",
        "crash",
        "ReferenceError: x is not defined",
    ),
    "writes what a terminal would obey": ("print('\\x1b[31mred\\x07', flush=True)", "garbage", " [31mred "),
    "floods stderr": ("while True: os.write(2, b'x' * 10000)", "hang", "1.3 s"),
    "starts others": ("os.fork(); time.sleep(60)", "hang", "1.3 s"),
}


@pytest.mark.parametrize(("body", "reason", "detail"), PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_that_misbehaves_forfeits(
    body: str, reason: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blanketfort.bots.own.STARTING", 1.0)
    result = play_game(Sitting("fort-sumter", ["random", write_program(tmp_path, body) + limit(reason)], 1))
    assert result.forfeit is not None and result.winners == [0]
    assert result.forfeit.reason == reason and detail in result.forfeit.detail


def test_what_it_says_unasked_is_no_answer_to_the_next_question() -> None:
    code = "import time; input(); print('first', flush=True); time.sleep(0.1); print('second', flush=True); input()"
    program = Program([sys.executable, "-c", code], os.environ)
    assert program.ask(b"?", 20) == b"first"
    assert select.select([program.output], [], [], 20)[0]
    with pytest.raises(Flooding):
        program.ask(b"?", 20)
    program.close()


def test_all_that_it_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A grandchild that would write a file in a moment never does."""
    late = tmp_path / "late"
    body = f"os.fork() or (time.sleep(2), open({str(late)!r}, 'w').close())\n        time.sleep(60)"
    monkeypatch.setattr("blanketfort.bots.own.STARTING", 1.0)
    assert play_game(Sitting("fort-sumter", [f"{write_bot(tmp_path, body)}@0.1s", "random"], 1)).forfeit is not None
    time.sleep(1.5)
    assert not late.exists()


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "deaf"
    path.write_text("import time\ntime.sleep(60)\n")
    bot = OwnBot("fort-sumter", "deaf", [sys.executable, str(path)], 1, 0.2)
    state = game("fort-sumter").new(seed=1)
    assert state.decision is not None
    begun = time.monotonic()
    with pytest.MonkeyPatch.context() as patch, pytest.raises(Forfeit, match="hang"):
        patch.setattr("blanketfort.bots.own.STARTING", 0.0)
        view = replace(game("fort").new(seed=1).view(0), game="x" * 10_000_000)
        bot.choose(view, state.decision)
    assert time.monotonic() - begun < 10


def test_thinking_is_ended_from_another_thread(tmp_path: Path) -> None:
    import threading

    bot = hire("fort-sumter", write_bot(tmp_path, "time.sleep(60)"), 1)
    assert isinstance(bot, OwnBot)
    timer = threading.Timer(0.5, bot.stop)
    timer.start()
    with pytest.raises(Forfeit):
        ask(bot, game("fort-sumter").new(seed=1))
    timer.join()


def test_a_player_is_let_go_after_the_game(tmp_path: Path) -> None:
    bot = hire("fort-sumter", write_bot(tmp_path, "return decision.options[0].id"), 1)
    ask(bot, game("fort-sumter").new(seed=1))
    assert isinstance(bot, OwnBot) and bot.program is not None
    dismiss(bot)
    assert bot.program is None


@pytest.mark.parametrize("reason", ["crash", "hang", "unlawful", "garbage", "flood", "start"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_said(reason: str, language: str) -> None:
    assert "bot.py" in Words(language, strict=True)(Forfeit("bot.py", reason, "detail").say())


# At the command.


def test_in_the_arena_a_forfeit_is_a_loss_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = write_bot(tmp_path, "1 / 0")
    asked = ["arena", "fort-sumter", "--player", name, "--player", "random", "--games", "4"]
    report = tmp_path / "report.html"
    assert run([*asked, "--json", "--jobs", "2", "--out", str(tmp_path / "games.jsonl"), "--report", str(report)]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert [row["player"] for row in found["players"]] == ["random", name]
    assert found["forfeits"] == [
        {"player": name, "reason": "crash", "detail": "ZeroDivisionError: division by zero", "games": 4}
    ]
    assert "4 games forfeited by" in report.read_text()
    assert run([*asked, "--out", str(tmp_path / "games.jsonl"), "--resume"]) == 0
    assert "4 games forfeited by" in " ".join(capsys.readouterr().out.split())


def test_who_forfeits_at_a_table_of_three_is_behind_both_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write_bot(tmp_path, "1 / 0")
    asked = ["arena", "fort", "--players", "3", "--player", name, "--player", "random", "--player", "easy"]
    assert run([*asked, "--games", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    scores = {frozenset((row["player"], row["rival"])): row["score"] for row in found["pairs"]}
    assert scores[frozenset((name, "random"))] == scores[frozenset((name, "easy"))] == 1
    assert frozenset(("random", "easy")) not in scores, "of the others nothing is known"


def test_simulate_counts_forfeits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = write_bot(tmp_path, "return 'fly'")
    assert run(["simulate", "fort-sumter", "--bots", f"{name},random", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ends"] == {"forfeit": 2} and found["forfeits"][0]["reason"] == "unlawful"
    assert found["scores"] == found["margins"] == {}, "points of games that did not end say nothing"
    assert run(["simulate", "fort-sumter", "--bots", f"{name},random", "--games", "2", "--lang", "fr"]) == 0
    assert "forfait" in capsys.readouterr().out


def test_in_play_another_player_takes_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 200))
    name = write_bot(tmp_path, "1 / 0")
    assert run(["play", "fort-sumter", "--seat", f"you,{name}", "--seed", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("forfeits: it ended (ZeroDivisionError: division by zero). A simple computer player") == 1
    assert "win" in told


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nobody.py", "there is no file 'nobody.py' with a player"),
        ("cmd:", "cmd: wants the program that plays"),
        ("cmd:nobody-is-called-that", "there is no program 'nobody-is-called-that' to play with"),
        ("cmd:'", "cannot be read as a command"),
        ("cmd:cat@0s", "a player needs some time to choose"),
    ],
)
def test_a_player_that_is_not_there_is_refused_in_one_line(
    name: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for asked in (["play", "fort", "--seat", name], ["arena", "fort", "--player", name, "--player", "random"]):
        assert run(asked) == 2
        told = capsys.readouterr()
        assert line in told.err and told.err.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_is_told_to_end_lets_his_players_go(jobs: str, tmp_path: Path) -> None:
    """At once, even those who do not listen to the end of their input, and whatever they were thinking about."""
    note = tmp_path / "pids"
    bot = write_program(tmp_path, f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\n    time.sleep(600)")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    code = "from blanketfort.cli import main; main()"
    asked = ["arena", "forfort", "--player", f"{bot}@600s", "--player", "random", "--games", "4", "--jobs", jobs]
    with subprocess.Popen([sys.executable, "-c", code, *asked], env=environ, stderr=subprocess.DEVNULL) as arena:
        while not note.exists() and arena.poll() is None:
            time.sleep(0.01)
        arena.send_signal(signal.SIGTERM)
        arena.wait(60)
    assert arena.returncode == 143
    for line in note.read_text().splitlines():
        for _moment in range(100):
            if not Path(f"/proc/{line}").exists():
                break
            time.sleep(0.1)
        else:
            raise AssertionError(f"process {line} is still there")


# For their authors.


def test_a_bot_is_checked_at_every_kind_of_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-bot", str(EXAMPLES / "my_bot.py"), "--game", "forfort", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["forfort for 2", "forfort for 3", "forfort for 4"]


def test_a_fault_is_told_with_its_question_its_log_and_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = write_bot(tmp_path, "print('looking at', decision.kind); return view.no_such_field")
    assert run(["check-bot", bot, "--game", "fort", "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "AttributeError" in said.splitlines()[0] and "asked for fort." in said
    assert "looking at fort." in said
    assert re.findall(r'File "(.*)", line (\d+), in (\w+)', said) == [(bot, "5", "choose")], "only its own lines"


def test_a_bot_that_cannot_be_loaded_is_told_once_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = write_bot(tmp_path, "return 0", head="import nothing_of_this_name")
    assert run(["check-bot", bot, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{bot} cannot be loaded:\nTraceback") and said.count("ModuleNotFoundError") == 1
    assert f'File "{bot}", line 2, in <module>' in said


def test_what_a_bot_printed_is_shown_if_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = write_bot(tmp_path, "print('hello'); return decision.options[0]")
    assert run(["check-bot", bot, "--game", "fort-sumter", "--log"]) == 0
    assert "hello" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", ["play fort --seat {0},{0}", "simulate fort --bots {0}", "arena fort --player {0} --player random"]
)
def test_a_bot_that_cannot_be_loaded_is_refused_before_any_game(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = write_bot(tmp_path, "return 0", head="import nothing_of_this_name")
    assert run(command.format(bot).split()) == 2
    assert "cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_this_name'" in capsys.readouterr().err
