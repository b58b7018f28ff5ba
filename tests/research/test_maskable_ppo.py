"""The example with a public learner runs from its one command; it needs the extra `learn`, and is skipped without."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"
SMALL = ["--watch", "3", "--steps", "600", "--tables", "2", "--every", "400", "--measure", "4", "--last", "6"]


def test_it_runs_from_its_one_command(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    command = [sys.executable, str(SCRIPT), *SMALL, "--out", str(tmp_path)]
    done = subprocess.run(command, env={"PYTHONPATH": ":".join(sys.path)}, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    rows = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["rows"]
    assert [row["games"] for row in rows] == [4, 4, 4, 6]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "network.zip").exists()
