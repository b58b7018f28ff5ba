"""The worked example: its gradients are right, it looks back rightly, and it runs from its one command, also on Ray."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from blanketfort.research.setting import Setting

SCRIPT = Path(__file__).parents[2] / "examples" / "selfplay.py"
SMALL = [
    *("--imitate", "2", "--epochs", "1", "--rounds", "2", "--every", "2", "--games", "4", "--steps", "8"),
    *("--measure", "2", "--hidden", "8"),
]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("selfplay", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


selfplay = load()


def test_it_runs_and_draws_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share = selfplay.train(selfplay.read_arguments([*SMALL, "--out", str(tmp_path)]))
    assert 0 <= share <= 1
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "wp" in np.load(tmp_path / "weights.npz")
    assert "at the end: wins" in capsys.readouterr().out


def test_gradients_are_those_of_the_loss() -> None:
    """A small step along any weight changes PPO's loss by what the gradient says."""
    setting = Setting("forfort", 2)
    network = selfplay.Network(setting, 8, 3)
    luck = np.random.default_rng(1)
    for name, weight in network.weights.items():
        network.weights[name] = (weight + luck.normal(0, 0.1, weight.shape)).astype(np.float64)
    network.scale = network.scale.astype(np.float64)
    part = selfplay.watch_thumb(setting, 1, 4)
    part = part._replace(
        advantages=luck.normal(size=len(part.actions)), chances=luck.uniform(0.3, 0.9, len(part.actions))
    )
    thought, by_logits, by_values = selfplay.slopes(network, part)
    found = network.trace_back(thought, by_logits, by_values)
    for name, weight in network.weights.items():
        at = np.unravel_index(np.abs(found[name]).argmax(), weight.shape)
        was = weight[at]
        losses = []
        for nudge in (1e-5, -1e-5):
            weight[at] = was + nudge
            losses.append(loss_of(network, part))
        weight[at] = was
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(found[name][at], rel=2e-2, abs=1e-6), name


def loss_of(network, part) -> float:  # type: ignore[no-untyped-def]
    """PPO's loss, as its authors write it."""
    thought = network.think(part.seen, part.masks)
    gains = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-6)
    ratios = thought.chances[thought.places_of(part.actions)] / part.chances
    clipped = np.clip(ratios, 1 - selfplay.CLIP, 1 + selfplay.CLIP)
    policy = -np.minimum(ratios * gains, clipped * gains).mean()
    entropy = -(thought.chances * np.log(thought.chances + 1e-12)).sum() / len(ratios)
    value = 0.5 * ((thought.values - part.returns) ** 2).mean()
    return float(policy - selfplay.ENTROPY * entropy + selfplay.VALUE * value)


def test_looking_back_pays_each_seat_for_its_own_choices() -> None:
    """One game: seat 0 chooses, then seat 1, who wins; then a new game begins, of which only the value is known."""
    values = np.array([[0.5], [0.25], [0.0]], np.float32)
    seats = np.array([[0], [1], [0]])
    over = np.array([[False], [True], [False]])
    paid = np.array([[[0, 0]], [[-1, 1]], [[0, 0]]], np.float32)
    found = selfplay.look_back(values, seats, over, paid, np.array([0.5], np.float32), np.array([1]))
    assert found[:, 0] == pytest.approx([-1.5, 0.75, -0.5])


def test_what_is_watched_can_be_imitated() -> None:
    setting, luck = Setting("forfort", 2), np.random.default_rng(1)
    watched = selfplay.watch_thumb(setting, 2, 1)
    network = selfplay.Network(setting, 32, 1)
    adam = selfplay.Adam(network.weights, 3e-3)
    shares = [selfplay.imitate(network, adam, watched, luck) for _epoch in range(30)]
    assert shares[-1] > shares[0] + 0.2


def test_a_cluster_plays_for_the_learner(tmp_path: Path) -> None:
    """On a real Ray with two workers, started on this machine by the command itself."""
    pytest.importorskip("ray")
    command = [sys.executable, str(SCRIPT), *SMALL, "--cluster", "local", "--workers", "2", "--out", str(tmp_path)]
    patient = {"RAY_raylet_start_wait_time_s": "150", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, env={**os.environ, **patient}, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert "at the end: wins" in done.stdout
