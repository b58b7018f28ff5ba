"""Many games at once are the same games, seen the same: the batch only saves time."""

import numpy as np
import pytest

from blanketfort.engine.errors import IllegalMove
from blanketfort.research.batch import Batch
from blanketfort.research.encoding import Observation
from blanketfort.research.setting import Setting
from tests.research.settings import Case, each_case

GAMES = 4
MANY = 40


@each_case
def test_a_batch_shows_what_single_games_show(case: Case) -> None:
    setting = Setting(*case)
    batch = Batch(setting, GAMES, seed=3)
    states = [setting.deal(3 + game) for game in range(GAMES)]
    for _step in range(60):
        for game, state in enumerate(states):
            seat = state.top.seat
            assert batch.seats[game] == seat
            assert np.array_equal(batch.observations[game], setting.observe(state, seat))
            assert np.array_equal(batch.masks[game], setting.mask(state, seat))
        actions = batch.choose_randomly()
        batch.step(actions)
        for game, state in enumerate(states):
            state.apply(int(actions[game]))
            assert batch.over[game] == state.over
            if state.over:
                return


def test_a_game_that_ends_pays_and_is_dealt_anew() -> None:
    setting = Setting("forfort", 2)
    batch = Batch(setting, MANY, seed=7)
    while not batch.over.any():
        assert not batch.returns.any()
        batch.step(batch.choose_randomly())
    for number, game in enumerate(np.flatnonzero(batch.over)):
        fresh = setting.deal(7 + MANY + number)
        assert sorted(batch.returns[game]) == [-1, 1]
        assert np.array_equal(batch.observations[game], setting.observe(fresh, fresh.top.seat))


@each_case
def test_nothing_hidden_reaches_the_batch(case: Case) -> None:
    """Each game is dealt again for the seat that looks, and not one number of the batch moves."""
    setting = Setting(*case)
    batch = Batch(setting, GAMES, seed=5)
    for step in range(40):
        if step % 8 == 0:
            seats, states = batch.games.asked(0, GAMES), batch.games.states
            other = [state.determinize(seat, step) for state, seat in zip(states, seats, strict=True)]
            batch.games.states = list(other)
            assert batch.games.observe(0, seats) == batch.observations.tobytes()
            assert batch.games.masks(0, seats) == batch.masks.tobytes()
            batch.games.states = states
        batch.step(batch.choose_randomly())


def test_it_writes_into_the_callers_arrays() -> None:
    setting = Setting("fort-sumter")
    seen: Observation = np.empty((GAMES, setting.encoder.size), np.int8)
    masks = np.empty((GAMES, len(setting.actions)), np.int8)
    batch = Batch(setting, GAMES, observations=seen, masks=masks)
    assert batch.observations is seen and batch.masks is masks
    before = seen.copy()
    batch.step(batch.choose_randomly())
    assert not np.array_equal(before, seen)
    with pytest.raises(ValueError, match="should be int8 of"):
        Batch(setting, GAMES + 1, observations=seen)
    with pytest.raises(ValueError, match="should be C-contiguous"):
        Batch(setting, GAMES, masks=np.empty((2 * GAMES, len(setting.actions)), np.int8)[::2])


def test_an_action_that_is_not_lawful_is_refused() -> None:
    batch = Batch(Setting("fort", 2), GAMES)
    with pytest.raises(IllegalMove, match="game 0: 9999 is not legal"):
        batch.step(np.full(GAMES, 9999))
