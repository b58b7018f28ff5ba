"""A game looked at again: by what its players knew, the same every time, and blunders are found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from blanketfort import game
from blanketfort.bots import ask, make_bot
from blanketfort.bots.review import Judged, Review, find_costly, find_turns
from blanketfort.cli import run
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.record import Record
from blanketfort.engine.state import State

RECORDS = Path(__file__).parents[1] / "records"
SVG = "{http://www.w3.org/2000/svg}"
SHORT = str(RECORDS / "fort-sumter-rules1-1.txt")


def review_of(title: str, hindsight: bool = False, iterations: int = 8) -> Review:
    empty = Record(title, 1, 2, {}, "", "", "", [])
    return Review(game(title), empty, [0, 1], iterations, hindsight)


def asked_in(title: str, decisions: int) -> State:
    state = game(title).new(seed=8)
    thumb = make_bot(title, "thumb", 1)
    while decisions > 0 or len(state.legal) < 2:
        state.apply(ask(thumb, state))
        decisions -= 1
    return state


@pytest.mark.parametrize("title", ["fort", "fort-sumter", "forfort"])
def test_a_choice_is_judged_by_what_its_player_knew(title: str) -> None:
    """However the hidden cards lay, the judgement is the same; only hindsight may differ."""
    state = asked_in(title, 25)
    chosen = state.option_table()[state.legal[0]]
    wanted = review_of(title).judge(1, state, chosen)
    for seed in range(3):
        assert review_of(title).judge(1, state.determinize(state.top.seat, seed), chosen) == wanted
    open_cards = review_of(title, hindsight=True).judge(1, state, chosen)
    assert 0 <= open_cards.chance <= 1 and open_cards.chosen == chosen.key


def test_a_review_goes_on_where_another_stopped() -> None:
    text = Path(SHORT).read_text()
    reviews = [Review(game("fort-sumter"), Record.from_text(text), [0, 1], 2, hindsight=False) for _ in range(2)]
    whole = list(reviews[0].judge_all())
    assert whole[:40] + list(reviews[1].judge_all(whole[:40])) == whole


def test_hindsight_sees_the_cards_as_they_lay() -> None:
    """Other hidden cards, another judgement; what chance still brings is open in both."""
    state = asked_in("fort-sumter", 12)
    chosen = state.option_table()[state.legal[0]]
    others = [state.determinize(state.top.seat, seed) for seed in range(6)]
    judged = {review_of("fort-sumter", hindsight=True).judge(1, other, chosen).chance for other in others}
    assert len(judged) > 1
    assert state.luck is not others[0].luck


def wins_at_once(state: State, option: int) -> bool:
    after = state.clone()
    after.apply(option)
    return after.winners == [state.top.seat]


def test_what_a_win_at_once_is_worth_is_known() -> None:
    """A player who took it has won; one who missed it could have."""
    thumb = make_bot("forfort", "thumb", 1)
    tried = 0
    for seed in range(4):
        state = game("forfort").new(seed=seed)
        while not state.over:
            wins = [id for id in state.legal if wins_at_once(state, id)]
            missed = [id for id in state.legal if id not in wins]
            if wins and missed:
                keys = state.option_table()
                took, left = (
                    review_of("forfort", iterations=60).judge(1, state, keys[ids[0]]) for ids in (wins, missed)
                )
                assert took.chance == 1 and took.cost == 0
                assert left.best_chance > 0.97 and left.cost == pytest.approx(left.best_chance - left.chance)
                tried += 1
            state.apply(ask(thumb, state))
    assert tried


def judged(number: int, shift: float = 0.0, cost: float = 0.0) -> Judged:
    return Judged(number, 0, "", "", "", 0.5, 0.5 + cost, shift, Phrase(""), Phrase(""), None)


def test_turning_points_are_few_and_in_their_order() -> None:
    game_of = [judged(number, shift=number / 10 if number % 2 else -number / 10) for number in range(8)]
    assert [one.number for one in find_turns(game_of)] == [3, 4, 5, 6, 7]
    assert find_turns([judged(1, 0.05)]) == []


def test_costly_choices_are_few_and_the_worst_comes_first() -> None:
    assert [one.number for one in find_costly([judged(n, cost=n / 100) for n in range(9)])] == [8, 7, 6, 5, 4]


def analysed(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert run(["analyse", SHORT, "--budget", "2", "--json", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_command_judges_every_choice_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "chances.svg"
    found = analysed(capsys, "--plot", str(plot))
    assert found["choices"] and {choice["seat"] for choice in found["choices"]} == {0, 1}
    assert all(0 <= choice["chance"] <= 1 and choice["cost"] >= 0 for choice in found["choices"])
    drawn = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    curves = [path for path in drawn.iter("{http://www.w3.org/2000/svg}path") if path.get("class") == "curve"]
    assert len(curves) == 2
    assert analysed(capsys, "--seat", "2")["choices"] == [
        choice for choice in found["choices"] if choice["seat"] == 1
    ], "one seat's judgements do not hang on the other's"


@pytest.mark.parametrize(("language", "word"), [("en", "chosen"), ("fr", "choisi")])
def test_the_command_prints_a_table(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", SHORT, "--budget", "2", "--seat", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert word in told and "[analysis" not in told


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ("--seat 3", "--seat should be from 1 to 2, not 3"),
        ("--budget 0", "--budget should be 1 or more"),
        ("--plot chances.png", "--plot draws SVG: give a file such as chances.svg"),
        ("--plot /no/chances.svg", "there is no folder '/no'"),
    ],
)
def test_wrong_use_is_one_line(more: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", SHORT, *more.split()]) == 2
    told = capsys.readouterr()
    assert line in told.err and told.err.count("\n") == 1


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.txt"
    path.write_text("hello\n")
    assert run(["analyse", str(path)]) == 2
    assert f"{path}: line 1: a record begins with" in capsys.readouterr().err


def test_partners_win_together_in_the_picture(tmp_path: Path) -> None:
    asked = ["--players", "4", "--option", "teams=yes", "--bots", "thumb", "--games", "1", "--records", str(tmp_path)]
    assert run(["simulate", "forfort", *asked]) == 0
    record, plot = next(tmp_path.glob("*.txt")), tmp_path / "chances.svg"
    assert run(["analyse", str(record), "--budget", "2", "--plot", str(plot)]) == 0
    drawn = ElementTree.parse(plot).getroot()
    curves = [path.get("d", "") for path in drawn.iter(f"{SVG}path") if path.get("class") == "curve"]
    ends = sorted(float(curve.split()[-1]) for curve in curves)
    assert ends[0] == ends[1] < ends[2] == ends[3], "two at the top, two at the bottom"
    names = [float(text.get("y", "")) for text in drawn.iter(f"{SVG}text") if (text.text or "").startswith("Player")]
    assert len({*names}) == 4, "no name is written over another"


def test_a_record_of_more_players_than_can_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "record.txt"
    wrong.write_text(Path(SHORT).read_text().replace("players 2", f"players {2 * 10**25}"))
    assert run(["analyse", str(wrong)]) == 2
    assert "players" in capsys.readouterr().err


def test_a_budget_of_nothing_is_not_the_fault_of_the_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", SHORT, "--budget", "0"]) == 2
    told = capsys.readouterr().err
    assert "--budget should be 1 or more" in told and SHORT not in told
