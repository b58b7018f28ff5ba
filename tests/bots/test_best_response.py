"""The best response to a level: it finds what wins, and never by what it cannot see."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from blanketfort.bots.levels import brain_of
from blanketfort.engine.decision import Decision
from tests.toy import GAME, TAKE_ONE, Stones, StonesView

TOOLS = Path(__file__).parents[2] / "tools"


class Taker:
    """Takes so many stones of a pile of some size, and one of any other."""

    def __init__(self, taken: dict[int, int]) -> None:
        self.taken = taken

    def choose(self, view: StonesView, _decision: Decision) -> int:
        return TAKE_ONE - 1 + self.taken.get(view.pile, 1)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("best_response")


def win(tool: Any, levels: list[Taker], pile: int) -> float:
    """In how many worlds, one for each of these levels, who has to take from this pile can win."""
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, Stones)
    state.pile = pile
    worlds = [tool.World(number, state, level) for number, level in enumerate(levels)]
    return float(tool.Response(brain_of(GAME).make_judge(GAME), state.top.seat).win(worlds))


@pytest.mark.parametrize(("pile", "won"), [(1, 1), (2, 1), (3, 0), (4, 1), (5, 1), (6, 0)])
def test_it_wins_what_can_be_won(tool: Any, pile: int, won: int) -> None:
    """Who takes from three or six stones loses to a player who leaves three."""
    assert win(tool, [Taker({5: 2, 2: 2})], pile) == won


def test_what_it_cannot_tell_apart_it_plays_the_same(tool: Any) -> None:
    """Against the one level it has to take one of six stones, against the other two."""
    one, other = Taker({2: 2}), Taker({5: 2, 4: 2, 2: 2})
    assert win(tool, [one], 6) == win(tool, [other], 6) == 1
    assert win(tool, [one, other], 6) == 1
