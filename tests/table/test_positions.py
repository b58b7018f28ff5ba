"""Positions that show rules: each begins with the learner, goes as its text tells, and ends like any game."""

from typing import Any

import pytest

import blanketfort as bf
from blanketfort.bots import ask, make_bot
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.locale import LANGUAGES
from blanketfort.table.lesson import LEARNER, load_lesson, load_positions

ROWS = [(game, row) for game in game_names() for row in load_positions(bf.game(game))]
NAMES = [row["clauses"][0] for _game, row in ROWS]


def at(game: str, row: dict[str, Any]) -> State:
    """Where the learner is asked first."""
    state = bf.game(game).from_text(row["position"])
    for key in row.get("rivals", []):
        assert state.top.seat != LEARNER
        state.play(key)
    return state


@pytest.mark.parametrize(("game", "row"), ROWS, ids=NAMES)
def test_it_goes_as_its_text_tells_and_then_to_its_end(game: str, row: dict[str, Any]) -> None:
    assert set(row["text"]) == set(LANGUAGES)
    state = at(game, row)
    for key in row["tries"]:
        assert state.top.seat == LEARNER
        state.play(key)
    bot = make_bot(game, "easy", 1)
    while not state.over:
        state.apply(ask(bot, state))
    assert state.winners


@pytest.mark.parametrize("game", game_names())
def test_a_clause_is_shown_by_one_position_at_most(game: str) -> None:
    known = {clause["id"] for clause in bf.game(game).read_clauses()}
    shown = [clause for row in load_positions(bf.game(game)) for clause in row["clauses"]]
    assert shown and set(shown) <= known
    assert len(shown) == len(set(shown))


def test_what_is_told_of_some_is_true() -> None:
    """What a player would rub their eyes at, if it were not so."""
    rows = {row["clauses"][0]: at(game, row) for game, row in ROWS}
    won = rows["forfort.end.complete"]
    won.play("build:angled-garrison")
    assert won.over and won.winners == [LEARNER]
    rows["forfort.ram.front"].play("trigger:straight-ram+tower/ram")
    assert "ram-at:1-n" not in keys(rows["forfort.ram.front"]), "the protected wall holds"
    blocked = rows["fort-sumter.commissioner.blocks-placement"]
    blocked.play("value:robert-anderson")
    assert "place:fort-sumter" not in keys(blocked)
    assert {"park:doc", "yard:1:chef", "deck"} <= set(keys(play(rows["fort.recruit.must"], "skip")))


def keys(state: State) -> list[str]:
    return [option.key for option in state.decision.options] if state.decision else []


def play(state: State, key: str) -> State:
    state.play(key)
    return state


def test_a_clause_that_none_shows_is_named() -> None:
    with pytest.raises(BlanketfortError, match=r"no position that shows 'fort\.overview\.seats'"):
        load_lesson(bf.game("fort"), "fort.overview.seats")
