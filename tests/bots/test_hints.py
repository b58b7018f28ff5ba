"""Hints: from what the seat knows, best first, in words of both languages, at every table."""

from __future__ import annotations

import random
import threading
import time
from io import StringIO

import pytest

from blanketfort import game
from blanketfort.bots.hints import Adviser, Counsel, Hint, say_hints
from blanketfort.bots.thinker import Budget
from blanketfort.cli import run
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.locale import LANGUAGES, Words

FEW = Budget(iterations=20)


def asked_in(title: str, decisions: int = 12) -> State:
    state = game(title).new(seed=4)
    chance = random.Random(3)
    while decisions > 0 or len(state.legal) < 3:
        state.apply(chance.choice(state.legal))
        decisions -= 1
    return state


@pytest.mark.parametrize("title", game_names())
def test_hints_name_all_options_and_come_from_what_the_seat_knows(title: str) -> None:
    state = asked_in(title)
    counsel = Adviser(game(title), state, FEW).give_counsel()
    hints = counsel.hints
    assert state.decision is not None
    assert {hint.key for hint in hints} == {option.key for option in state.decision.options}
    assert all(0 <= hint.chance <= 1 for hint in hints)
    for seed in (1, 2):
        assert Adviser(game(title), state.determinize(state.top.seat, seed), FEW).give_counsel() == counsel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", game_names())
def test_hints_are_said(title: str, language: str) -> None:
    state = asked_in(title)
    counsel = Adviser(game(title), state, FEW).give_counsel()
    words = Words(language, me=state.top.seat, strict=True)
    said = [words(phrase) for phrase in say_hints(game(title), state.view(state.top.seat), counsel)]
    assert len(said) == 4 and all("100" in line for line in said if line != said[1])


def test_the_best_is_compared_with_the_next() -> None:
    state = game("forfort").new(seed=1)
    keys = [state.option_table()[id].key for id in state.legal[:2]]
    hints = [Hint(keys[0], 0.62, 340), Hint(keys[1], 0.57, 1)]
    best, then = (
        Words("en", strict=True)(phrase) for phrase in say_hints(game("forfort"), state.view(0), Counsel(hints, None))
    )
    assert best.endswith("Wins about 62 of 100 games (340 simulations), 5 more than the next one.")
    assert best.startswith("Best: ") and then.endswith("About 57 of 100 (1 simulation).")


def test_a_hint_that_nobody_waits_for_ends_at_once() -> None:
    adviser = Adviser(game("forfort"), asked_in("forfort"), Budget(seconds=60))
    threading.Timer(0.1, adviser.stop).start()
    begun = time.monotonic()
    assert adviser.give_counsel().hints and time.monotonic() - begun < 10


def test_a_hint_is_asked_for_in_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("hint\nHint \nquit\n"))
    monkeypatch.setattr("blanketfort.bots.hints.PATIENCE", FEW)
    assert run(["play", "forfort", "--seed", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("Best: ") == 2 and "of 100" in told
