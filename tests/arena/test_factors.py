"""The report on a game's cards: counted right, drawn whole, and asked for at the command."""

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from blanketfort.arena.charts import draw_cards
from blanketfort.arena.factors import report_cards, report_traits
from blanketfort.arena.notes import Notes
from blanketfort.arena.simulation import Result, Sitting, play_game
from blanketfort.cli import run
from blanketfort.engine.event import Event
from blanketfort.games.fort import GAME as FORT
from blanketfort.games.fort.hindsight import find_openings
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort_sumter import GAME


def result(number: int, winner: int, holder: int, bots: tuple[str, str] = ("thumb", "thumb"), event: int = 0) -> Result:
    """A game in which somebody held Beauregard, and played him for his event or not."""
    notes = Notes([(holder, "card", "beauregard")], Counter({"beauregard": 1}), Counter({"beauregard": event}))
    return Result(number, list(bots), [winner], [3, 3], 100, 1.0, {}, notes)


def row_of(results: list[Result], card: str = "beauregard") -> dict[str, Any]:
    return next(row for row in report_cards(GAME, results) if row["card"] == card)


def test_the_share_of_events_is_counted_where_they_were_lawful() -> None:
    row = row_of([result(0, 0, 0, event=1), result(1, 0, 0), result(2, 0, 1)])
    assert (row["side"], row["value"], row["lawful"], row["chosen"], row["held"]) == ("secessionist", 2, 3, 1, 3)


def test_the_shift_is_the_holders_wins_less_what_his_seat_usually_wins() -> None:
    """Seat 0 wins three games of four. Its holder won both of his: +25 points; seat 1 lost as holder: -25."""
    results = [result(0, 0, 0), result(1, 0, 0), result(2, 0, 1), result(3, 1, 1)]
    assert row_of(results[:3])["shift"] == 0, "seat 0 always won: nobody did better than usual"
    assert row_of(results)["shift"] == pytest.approx((25 + 25 - 25 + 75) / 4)


def test_a_strong_player_is_not_taken_for_a_strong_card() -> None:
    """The holder of the card won because they are the better player."""
    strong = [result(0, 0, 0, ("thumb", "random")), result(1, 1, 1, ("random", "thumb"))]
    assert row_of([*strong, *strong])["shift"] == 0


def test_a_card_that_hardly_anybody_held_has_no_shift() -> None:
    assert row_of([result(0, 0, 0)])["shift"] is None
    assert row_of([result(0, 0, 0)], "sam-houston")["held"] == 0


def test_a_game_watched_is_played_like_any_other() -> None:
    plain, watched = (play_game(Sitting("fort-sumter", ["random"] * 2, 5, watches_cards=on)) for on in (False, True))
    assert (plain.totals, plain.decisions) == (watched.totals, watched.decisions)
    assert not plain.notes.traits and len(watched.notes.traits) == 24, "four cards each in three rounds"
    assert 0 < watched.notes.lawful.total() <= 18


def test_the_plot_has_a_bar_and_a_dot_for_each_card() -> None:
    rows = report_cards(
        GAME, [play_game(Sitting("fort-sumter", ["random"] * 2, seed, watches_cards=True)) for seed in range(1, 10)]
    )
    drawn = ElementTree.fromstring(draw_cards("Cats & Dogs", ("<", ">"), rows))
    names = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert set(GAME.deck.cards) < set(names)
    dots = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert all(400 < float(dot.attrib["cx"]) < 720 for dot in dots), "after nine games shifts are large, and in sight"
    assert len(dots) == sum(row["shift"] is not None for row in rows) > 30


def test_the_command_reports_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "fort-sumter", "--games", "6", "--bots", "random", "--report", "cards"]
    plots = [tmp_path / "one.svg", tmp_path / "two.svg"]
    rows = []
    for plot, jobs in zip(plots, "12", strict=True):
        assert run([*asked, "--json", "--jobs", jobs, "--plot", str(plot)]) == 0
        rows.append(json.loads(capsys.readouterr().out)["cards"])
    assert len(rows[0]) == 40 and rows[0] == rows[1], "the same for any number of processes"
    assert plots[0].read_text() == plots[1].read_text()
    assert run(asked) == 0
    assert "robert-anderson" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("forfort --report cards", "forfort has no report on its cards"),
        ("fort-sumter --plot cards.svg", "--plot draws a report: say --report cards too"),
        ("fort-sumter --report cards --plot /nowhere/cards.svg", "there is no folder '/nowhere'"),
    ],
)
def test_what_cannot_be_reported_is_refused(arguments: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", *arguments.split()]) == 2
    assert message in capsys.readouterr().err


# Fort.


def played_fort(games: int = 6) -> list[Result]:
    return [play_game(Sitting("fort", ["thumb", "random"], seed, watches_cards=True)) for seed in range(games)]


def test_fort_tells_by_what_it_was_won() -> None:
    traits: dict[str, list[dict[str, Any]]] = report_traits(FORT, played_fort())
    assert list(traits) == ["card", "rule", "perk", "opening", "end", "order"]
    for name, rows in traits.items():
        assert rows, name
        assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)
    assert sum(row["held"] for row in traits["order"]) == 12 and sum(row["held"] for row in traits["end"]) == 6
    assert {row["trait"] for row in traits["end"]} <= {"level-5", "25-points", "empty-park"}


def test_an_opening_ends_after_four_turns() -> None:
    """What is advanced later is none of it; a seat that never advanced is at level 0."""
    state = FORT.new(players=2, seed=1)
    assert isinstance(state, FortState)

    def told(kind: str, seat: int, **open: object) -> Event:
        return Event(f"fort.{kind}", seat, open, {}, ())

    events = [told("turn-begun", 0, turn=4), told("advanced", 0, level=1), told("advanced", 0, level=2)]
    events += [told("turn-begun", 0, turn=5), told("advanced", 0, level=3)]
    assert find_openings(state, events) == [2, 0]


def test_the_command_reports_on_fort_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "fort.svg"
    asked = ["simulate", "fort", "--games", "4", "--bots", "random", "--report", "cards"]
    assert run([*asked, "--json", "--plot", str(plot)]) == 0
    traits = json.loads(capsys.readouterr().out)["traits"]
    drawn = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    dots = list(drawn.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(dots) == sum(map(len, traits.values()))
    for language, word in (("en", "place in turn order"), ("fr", "ordre du tour")):
        assert run([*asked, "--lang", language]) == 0
        told = capsys.readouterr().out
        assert word in told and "[traits" not in told
