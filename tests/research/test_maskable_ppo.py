"""The example with a public learner runs from its one command; it needs the extra `learn`, and is skipped without."""

import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"
SMALL = ["--lessons", "2", "--lesson", "90", "--steps", "400", "--tables", "2", "--measure", "4", "--last", "6"]


def test_it_runs_from_its_one_command(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    command = [sys.executable, str(SCRIPT), *SMALL, "--every", "400", "--out", str(tmp_path)]
    done = subprocess.run(command, env={"PYTHONPATH": ":".join(sys.path)}, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    rows = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["rows"]
    assert [(row["steps"], row["games"]) for row in rows] == [(0, 4), (180, 4), (360, 4), (872, 4), (872, 6)]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "network.zip").exists()


def test_the_agent_sees_the_table_as_from_seat_0_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is told of itself in seat 1 has the numbers that it has in seat 0; actions go there and back."""
    pytest.importorskip("sb3_contrib")
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    open_table = run_path(str(SCRIPT))["open_table"]
    for seat in (0, 1):
        table = open_table("forfort", "thumb", seat)
        seen, _info = table.reset(seed=5)
        setting, game = table.unwrapped.setting, table.unwrapped.table
        index = setting.encoder.index
        me, cards = index.index("me.seat-0"), index.index("seat-0.dungeon")
        assert (seen * table.scale)[[me, cards]] == pytest.approx([1, len(game.dungeons[seat])])
        legal = table.action_masks().nonzero()[0]
        assert {table.name(action) for action in legal} == set(setting.mask(game, seat).nonzero()[0])
        assert [table.name(table.name(action)) for action in legal] == legal.tolist()
