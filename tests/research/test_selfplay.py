"""The worked example: it does not peek, its gradients are right, and it runs from its one command, also on Ray."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from blanketfort.bots import ask, make_bot
from blanketfort.research.setting import Setting

SCRIPT = Path(__file__).parents[2] / "examples" / "selfplay.py"
SMALL = [
    *("--rounds", "2", "--every", "2", "--games", "3", "--steps", "4", "--measure", "2", "--hidden", "8"),
    *("--watch", "1", "--workers", "2"),
]
GAMES = ["forfort", "fort", "fort-sumter"]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("selfplay", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


selfplay = load()


@pytest.mark.parametrize(
    "place",
    [pytest.param([], id="processes"), pytest.param(["--cluster", "local"], id="ray")],
)
def test_it_runs_from_its_one_command(tmp_path: Path, place: list[str]) -> None:
    """With two workers: processes of this machine, or those of a real Ray that the command starts on it."""
    if place:
        pytest.importorskip("ray")
    command = [sys.executable, str(SCRIPT), *SMALL, *place, "--out", str(tmp_path)]
    patient = {"RAY_raylet_start_wait_time_s": "150", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, env={**os.environ, **patient}, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert "round 2, " in done.stdout and "against the rule of thumb" in done.stdout
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "wp" in np.load(tmp_path / "weights.npz")


def make_worker(game: str, number: int = 1):  # type: ignore[no-untyped-def]
    """Four games, each some way in; the network wants something, so that it matters what it sees."""
    worker = selfplay.Worker(game, 8, 4, 2, number)
    weights = {name: weight.copy() for name, weight in worker.network.weights.items()}
    for name, weight in weights.items():
        weight += np.random.default_rng(2).normal(0, 0.1 if name != "wv" else 1, weight.shape).astype(np.float32)
    worker.network.take(weights)
    for at, state in enumerate(worker.states):
        for _step in range(7 * at + 5):
            state.apply(state.legal[-1])
    return worker


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_peek(game: str) -> None:
    """Whatever else the hidden cards were, as far as the seat can know: it wishes the same."""
    worker = make_worker(game)
    redealt = [state.determinize(state.top.seat, 5) for state in worker.states]
    wishes = []
    for states in (worker.states, redealt):
        worker.luck = np.random.default_rng(3)
        wishes.append(worker.search(states, 2)[2])
    assert (wishes[0] == wishes[1]).all()


@pytest.mark.parametrize("game", GAMES)
def test_what_it_may_do_is_lawful_in_the_game(game: str) -> None:
    worker = make_worker(game)
    seats, masks, wishes = worker.search(worker.states, 1)
    assert (np.isfinite(wishes) == (masks == 1)).all()
    rows, actions = masks.nonzero()
    named = worker.sight.name_in_game(actions, seats[rows])
    for row, state in enumerate(worker.states):
        assert sorted(action for at, action in zip(rows, named, strict=True) if at == row) == state.legal


@pytest.mark.parametrize("game", GAMES)
def test_it_can_watch_the_rule_of_thumb(game: str) -> None:
    """What it is to imitate is what the rule of thumb chooses, told as if the seat were the first."""
    worker = make_worker(game)
    seats, masks, wishes = worker.ask_thumb(worker.states)
    worker.thumb = make_bot(game, "thumb", worker.number)
    chosen = [ask(worker.thumb, state) for state in worker.states]
    assert worker.sight.name_in_game(wishes.argmax(axis=1), seats) == chosen
    assert (np.isfinite(wishes).sum(axis=1) == 1).all() and (masks[np.isfinite(wishes)] == 1).all()
    assert worker.play(worker.network.weights, True)[0].aims.max(axis=1).min() == 1


@pytest.mark.parametrize("game", ["forfort", "fort"])
def test_both_seats_see_themselves_as_the_first(game: str) -> None:
    """What names a seat is exchanged for the second one, and nothing else."""
    sight = selfplay.Sight(Setting(game, 2))
    state = sight.setting.deal(1)
    for seat in range(2):
        plain = dict(zip(sight.names, sight.setting.observe(state, seat), strict=True))
        seen = dict(zip(sight.names, sight.observe([state], np.array([seat]))[0], strict=True))
        assert (seen["me.seat-0"], seen["me.seat-1"]) == (1, 0)
        for name, number in seen.items():
            if name.startswith("seat-"):
                assert number == plain[name.replace("seat-0", f"seat-{seat}", 1)] or name.startswith("seat-1")
            if name.startswith("my."):
                assert number == plain[name]
    lookout = "lookout:0:1" if game == "fort" else "wall-at:0-nw"
    other = "lookout:1:1" if game == "fort" else "wall-at:1-nw"
    assert sight.actions[sight.deeds[sight.actions.index(lookout)]] == other


def test_gradients_are_those_of_the_loss() -> None:
    """A small step along any weight changes the loss by what the gradient says."""
    worker = make_worker("forfort")
    network = worker.network
    part = worker.play(network.weights, False)[0]
    network.take({name: weight.astype(np.float64) for name, weight in network.weights.items()})
    found = network.trace_back(*selfplay.slopes(network, part))
    assert found.keys() == network.weights.keys()
    for name, weight in network.weights.items():
        at = np.unravel_index(np.abs(found[name]).argmax(), weight.shape)
        was, losses = weight[at], []
        for nudge in (1e-5, -1e-5):
            weight[at] = was + nudge
            network.take(network.weights)
            losses.append(loss_of(network, part))
        weight[at] = was
        assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(found[name][at], rel=2e-2, abs=1e-6), name


def loss_of(network, part) -> float:  # type: ignore[no-untyped-def]
    """Half the squared error of the values, and half the cross entropy of the policy."""
    thoughts = [network.think(seen.astype(np.float64)) for seen in part.seen]
    second = np.where((part.seats == 0)[:, None], thoughts[0].second, thoughts[1].second)
    logits = np.where(part.masks == 1, second @ network.policy.T + network.weights["bp"], -np.inf)
    logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    cross = -(part.aims * np.where(part.masks == 1, logs, 0)).sum(axis=1).mean()
    errors = [(thought.values - returns) ** 2 for thought, returns in zip(thoughts, part.returns, strict=True)]
    return float(np.mean(errors) / 2 + cross / 2)


def test_looking_back_tells_each_position_what_came_of_it() -> None:
    """One game: two positions, then seat 1 wins; a new game begins, of which only a value is foreseen."""
    values = np.array([[[0.5], [-0.5]], [[0.25], [-0.25]], [[0.0], [0.0]]], np.float32)
    over = np.array([[False], [True], [False]])
    paid = np.array([[[0], [0]], [[-1], [1]], [[0], [0]]], np.float32)
    found = selfplay.look_back(values, over, paid, np.array([[0.5], [-0.5]], np.float32))
    trace = selfplay.TRACE
    assert found[:, 0, 0] == pytest.approx([(1 - trace) * 0.25 - trace, -1, 0.5])
    assert (found[:, 1] == -found[:, 0]).all()


def test_what_was_experienced_is_learned() -> None:
    worker = make_worker("forfort", 2)  # of the first one's values one is so sure, and so wrong, that it hardly moves
    network, luck = worker.network, np.random.default_rng(1)
    part = worker.play(network.weights, False)[0]
    before, adam = loss_of(network, part), selfplay.Adam(network.weights)
    for _time in range(60):
        selfplay.learn(network, adam, part, luck, 3e-3)
    entropy = -(part.aims * np.log(part.aims, where=part.aims > 0, out=np.zeros_like(part.aims))).sum(axis=1).mean()
    assert loss_of(network, part) - entropy / 2 < 0.3 * (before - entropy / 2)


def test_the_same_number_plays_the_same() -> None:
    rounds = []
    for _time in range(2):
        worker = make_worker("forfort", number=7)
        rounds.append(worker.play(worker.network.weights, False)[0])
    assert all((one == other).all() for one, other in zip(*rounds, strict=True))
