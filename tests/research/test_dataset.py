"""Datasets have every decision as it was, nothing that the seat could not know, and survive whatever ends the work."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from blanketfort.arena.simulation import Plan
from blanketfort.cli import run
from blanketfort.engine.errors import BlanketfortError
from blanketfort.research import dataset
from blanketfort.research.setting import Setting
from tests.research.settings import Case, each_case


def write(plan: Plan, folder: Path, values: str = "") -> list[dict[str, Any]]:
    list(dataset.write_dataset(plan, folder, values))
    rows: list[dict[str, Any]] = ds.dataset(folder).to_table().to_pylist()
    return rows


@each_case
def test_a_dataset_replays_and_has_nothing_hidden_in_it(case: Case, tmp_path: Path) -> None:
    """What each row shows is what the seat sees when its game is played again, and when the hidden cards are others."""
    setting = Setting(*case)
    rows = write(Plan(case[0], case[1], 2, 5, ("random",), case[2]), tmp_path / "data")
    states = {seed: setting.deal(seed) for seed in (5, 6)}
    for row in rows:
        state, seat = states[row["game"]], row["seat"]
        assert (state.top.seat, state.top.kind()) == (seat, row["kind"])
        if row["decision"] % 9 == 0:
            for seen in (state, state.determinize(seat, row["decision"])):
                assert row["observation"] == setting.observe(seen, seat).tolist()
                assert row["mask"] == setting.mask(seen, seat).tolist()
        state.apply(row["choice"])
    assert all(state.over for state in states.values())
    returns = {seed: setting.returns(state) for seed, state in states.items()}
    assert all(row["outcome"] == pytest.approx(returns[row["game"]][row["seat"]]) for row in rows)


def test_values_of_a_search_stand_beside_the_lawful_actions(tmp_path: Path) -> None:
    rows = write(Plan("forfort", 2, 1, 3, ("thumb",)), tmp_path / "data", "search:3")
    assert rows and all(len(row["values"]) == len(row["visits"]) == sum(row["mask"]) for row in rows)
    assert all(0 <= value <= 1 for row in rows for value in row["values"])
    with pytest.raises(BlanketfortError, match="a number of iterations"):
        write(Plan("forfort", 2, 1, 3, ("thumb",)), tmp_path / "other", "search:0.1s")


def test_the_metadata_say_what_each_number_and_action_means(tmp_path: Path) -> None:
    write(Plan("forfort", 2, 1, 3, ("random",)), tmp_path / "data")
    about = json.loads(pq.read_schema(tmp_path / "data" / "part-000000.parquet").metadata[b"blanketfort"])
    setting = Setting("forfort", 2)
    assert (about["index"], about["actions"]) == (setting.encoder.index, setting.actions)


def test_memory_stays_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games a part has, no row group is larger than the bound and one game."""
    monkeypatch.setattr(dataset, "ROWS", 100)
    rows = write(Plan("forfort", 2, 12, 3, ("random",)), tmp_path / "data")
    longest = max(row["decision"] + 1 for row in rows)
    written = pq.ParquetFile(tmp_path / "data" / "part-000000.parquet").metadata
    sizes = [written.row_group(at).num_rows for at in range(written.num_row_groups)]
    assert len(sizes) > 3 and max(sizes) < 100 + longest


ARGUMENTS = ["simulate", "forfort", "--bots", "random", "--games", "130", "--seed", "9"]


def test_what_is_killed_goes_on_and_becomes_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn, whole = tmp_path / "torn", tmp_path / "whole"
    command = [sys.executable, "-c", "from blanketfort.cli import main; main()"]
    work = subprocess.Popen([*command, *ARGUMENTS, "--dataset", str(torn)], env={**os.environ})
    deadline = time.monotonic() + 60
    while not list(torn.glob("*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.01)
    work.send_signal(signal.SIGKILL)
    assert work.wait() == -signal.SIGKILL
    done = len(list(torn.glob("*.parquet")))
    assert 1 <= done < 3
    assert run([*ARGUMENTS, "--dataset", str(torn)]) == 0
    assert run([*ARGUMENTS, "--dataset", str(whole), "--jobs", "2"]) == 0
    assert ds.dataset(torn).to_table().equals(ds.dataset(whole).to_table())
    assert "of 130 games in" in capsys.readouterr().out
    assert not list(torn.glob(".part*"))


def test_a_dataset_of_another_plan_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "data")
    assert run([*ARGUMENTS[:5], "2", "--dataset", folder]) == 0
    assert run([*ARGUMENTS[:5], "3", "--dataset", folder]) == 2
    assert "another plan" in capsys.readouterr().err
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear", encoding="utf-8")
    assert run([*ARGUMENTS[:5], "2", "--dataset", str(tmp_path / "letters")]) == 2
    assert "is no dataset" in capsys.readouterr().err


def test_a_file_is_no_place_for_a_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("mine")
    assert run(["simulate", "forfort", "--games", "1", "--dataset", str(file)]) == 2
    assert "is a file; a dataset is a folder of files" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_values_need_a_dataset(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARGUMENTS, "--values", "search:5"]) == 2
    assert "--dataset" in capsys.readouterr().err


def test_arrays_come_out_without_copying_numbers_one_by_one(tmp_path: Path) -> None:
    write(Plan("forfort", 2, 1, 3, ("random",)), tmp_path / "data")
    column = pq.read_table(tmp_path / "data")["observation"].combine_chunks()
    seen = column.flatten().to_numpy().reshape(len(column), -1)
    assert seen.dtype == np.int8 and seen.shape[1] == Setting("forfort", 2).encoder.size
