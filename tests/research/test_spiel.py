"""The OpenSpiel games pass OpenSpiel's own check; its search runs on them; nothing that is secret is seen."""

import pickle
from importlib import import_module
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

from blanketfort.research import spiel
from tests.research.settings import Case, each_case

CHANCE = spiel.CHANCE_NODES


def load(case: Case) -> pyspiel.Game:
    name, players, options = case
    params = {"players": players, **{spiel.param_of(option): value for option, value in options.items()}}
    return pyspiel.load_game(f"python_blanketfort_{name.replace('-', '_')}", params)


def deal(game: pyspiel.Game, choices: int = 0) -> pyspiel.State:
    """A dealt state, some lawful choices into the game."""
    state = game.new_initial_state()
    for outcome in range(CHANCE):
        state.apply_action(outcome)
    stream = np.random.default_rng(choices)
    for _choice in range(choices):
        state.apply_action(int(stream.choice(state.legal_actions())))
    return state


@each_case
def test_open_spiel_accepts_it(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@each_case
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(case: Case) -> None:
    state = deal(load(case), choices=25)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, iter([0.25]).__next__)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player() and other.history() == []


def test_a_resampled_state_depends_on_nothing_the_player_may_not_know() -> None:
    state = deal(pyspiel.load_game("python_blanketfort_fort"), choices=40)
    once = state.resample_from_infostate(0, lambda: 0.5)
    again = state.resample_from_infostate(0, lambda: 0.1).resample_from_infostate(0, lambda: 0.5)
    assert str(once) == str(again)
    assert once.information_state_string(1) == again.information_state_string(1)


def test_the_words_with_perfect_recall_tell_the_own_choices_and_not_those_of_others() -> None:
    state = deal(pyspiel.load_game("python_blanketfort_fort_sumter"))
    player, action = state.current_player(), state.legal_actions()[0]
    option = state.action_to_string(player, action)
    state.apply_action(action)
    told = f'{{"kind": "chosen", "seat": {player}, "option": "{option}"}}'
    assert told in state.information_state_string(player)
    assert told not in state.information_state_string(1 - player)
    assert told not in state.observation_string(player)


def test_the_tensor_with_perfect_recall_tells_what_the_player_saw_and_chose() -> None:
    """With a recall as long as the game nothing is forgotten, and nothing that others saw is told."""
    game = pyspiel.load_game("python_blanketfort_forfort(recall=100)")
    state, size = deal(game), game.observation_tensor_size()
    done: list[list[tuple[list[float], int]]] = [[], []]
    for action in deal(game, choices=60).history()[CHANCE:]:
        player = state.current_player()
        done[player].insert(0, (state.observation_tensor(player), action))
        state.apply_action(action)
    for player in range(2):
        told, count = np.array(state.information_state_tensor(player)), len(done[player])
        seen, actions = told[:-100].reshape(101, size), told[-100:]
        assert count > 10 and list(seen[0]) == state.observation_tensor(player)
        assert [(list(row), action - 1) for row, action in zip(seen[1:], actions, strict=True)][:count] == done[player]
        assert not seen[1 + count :].any() and not actions[count:].any()


def test_a_shorter_recall_forgets_the_oldest_choices() -> None:
    game = pyspiel.load_game("python_blanketfort_fort(recall=2)")
    longer = deal(pyspiel.load_game("python_blanketfort_fort"), choices=30).information_state_tensor(0)
    told, size = deal(game, choices=30).information_state_tensor(0), game.observation_tensor_size()
    assert told == longer[: 3 * size] + longer[17 * size :][:2]


def test_a_history_always_gives_the_same_game() -> None:
    game = pyspiel.load_game("python_blanketfort_forfort(players=3)")
    state, again = deal(game, choices=30), game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_state_goes_on_alike_after_cloning_and_pickling() -> None:
    state = deal(pyspiel.load_game("python_blanketfort_fort(players=3,dogs=True)"), choices=20)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    for copy in (state, *copies):
        for _choice in range(10):
            copy.apply_action(copy.legal_actions()[-1])
    assert {str(copy) for copy in copies} == {str(state)}
    assert {copy.information_state_string(1) for copy in copies} == {state.information_state_string(1)}


@pytest.mark.parametrize("name", spiel.NAMES)
def test_open_spiels_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        max_simulations=3,
        random_state=luck,
    )
    state = deal(game, choices=10)
    for _choice in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_open_spiels_learners_learn() -> None:
    """Counterfactual regrets by words, and Q-learning by tensors: a game each, and both have kept something."""
    game = pyspiel.load_game("python_blanketfort_forfort")
    np.random.seed(1)  # OpenSpiel's solver has no other
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert len(solver._infostates) > 10
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    agents = [tabular_qlearner.QLearner(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == 0 and any(agents[0]._q_values)


def test_open_spiels_search_meets_ours_on_both_sides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    monkeypatch.setattr("sys.argv", ["yardstick.py", "forfort", "thumb", "--simulations", "2", "--games", "2"])
    import_module("yardstick").main()
    said = capsys.readouterr().out
    assert said.startswith("thumb won ") and "of 2 games, with " in said
