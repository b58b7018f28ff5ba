"""The learning loop: a generation is played, learned from and compared, and what is there is not played again."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from blanketfort import game as find_game
from blanketfort.bots.levels import brain_of

pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    module = import_module("learn")
    monkeypatch.setattr(module, "CHUNK", 2)
    return module


class InTurn:
    """Does at once what a pool of processes would do."""

    map = staticmethod(map)


def learner_in(tool: Any, kept: Path) -> Any:
    plan = tool.Plan("forfort", (2,), games=4, iterations=1, duels=2)
    learner = tool.Learner(plan, kept, 1)
    learner.pool = InTurn()
    return learner


def test_a_generation_is_played_learned_from_and_compared(tool: Any, tmp_path: Path) -> None:
    first = learner_in(tool, tmp_path)
    first.play_games(0)
    chunks = sorted(tmp_path.glob("games-*.npz"))
    kept = [chunk.stat().st_mtime_ns for chunk in chunks]
    again = learner_in(tool, tmp_path)
    again.run(1)
    assert [chunk.stat().st_mtime_ns for chunk in chunks] == kept, "what is kept is not played again"
    line = json.loads((tmp_path / "log.jsonl").read_text())
    assert line["generation"] == 0 and line["games"] == 2 and 0 <= line["won"] <= 1
    assert learner_in(tool, tmp_path).done == [line], "another run continues from here"
    learned = (tmp_path / "weights-000.json").read_text()
    assert json.loads(learned)["recipe"]["game"] == "forfort"
    make_teller = brain_of(find_game("forfort")).make_teller
    assert make_teller is not None
    judge = make_teller(find_game("forfort"))
    known = judge.chances(find_game("forfort").new(seed=1))
    judge.recall(learned)
    assert judge.chances(find_game("forfort").new(seed=1)) == pytest.approx(known, abs=0.3)


def test_a_generation_begins_where_the_last_one_ended(tool: Any, tmp_path: Path) -> None:
    learner = learner_in(tool, tmp_path)
    learner.play_games(0)
    learner.learn(0)
    learned = learner.weights_path(0).read_text()
    fit = tool.weights.Value(list(tool.read_games(tmp_path, 0)), tool.make_teller(find_game("forfort")).weights)
    fit.recall(learned)
    assert fit.found() == pytest.approx(tool.np.array(json.loads(learned)["weights"]), rel=1e-3, abs=1e-6)


def test_what_was_learned_from_never_shows_how_well_it_was_learned(tool: Any, tmp_path: Path) -> None:
    """Seven files a generation and one of six aside, counted over three generations: each had others aside."""
    for generation in range(3):
        for chunk in range(7):
            tool.np.savez(tool.chunk_path(tmp_path, generation, chunk), values=[generation, chunk])
    aside = [tuple(file["values"]) for file in tool.read_games(tmp_path, 1) if file["aside"]]
    assert aside == [(1, 0), (1, 6), (2, 0), (2, 6)]
