"""Judges that have learned: what they know is about what there is."""

from __future__ import annotations

import tomllib
from math import exp
from operator import mul

import pytest

from blanketfort import game as find_game
from blanketfort.bots.learned import LearnedJudge
from blanketfort.bots.levels import brain_of
from blanketfort.engine.chance import stream_of
from blanketfort.games.fort.bot import traits
from blanketfort.games.fort_sumter.bot import judge as sumter
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, SPACES

learners = pytest.mark.parametrize("name", ["fort", "fort-sumter"])


def judge_of(name: str) -> LearnedJudge:
    judge = brain_of(find_game(name)).make_judge(find_game(name))
    assert isinstance(judge, LearnedJudge)
    return judge


@learners
def test_every_weight_is_that_of_a_trait_in_a_phase(name: str) -> None:
    data = tomllib.loads(find_game(name).folder.joinpath("bot", "judge.toml").read_text())
    judge = judge_of(name)
    assert list(data) == judge.phases
    known = {*judge.measures, *judge.marks}
    assert len(known) == len(judge.measures) + len(judge.marks), "every trait has a name of its own"
    for weights in data.values():
        assert weights and set(weights) <= known


@learners
def test_at_every_moment_all_traits_can_be_told(name: str) -> None:
    """As many as have names, and a share of the next phase between nothing and all."""
    judge = judge_of(name)
    stream = stream_of(name, "traits")
    phases = set()
    state = find_game(name).new(players=2, seed=4)
    while not state.over:
        moment = judge.moment(state)
        phases |= {moment.phase, moment.next_phase}
        assert 0 <= moment.progress <= 1
        for seat in range(state.players):
            assert len(judge.describe(state, seat)) == len(judge.measures) + len(judge.marks)
        state.apply(state.legal[stream.below(len(state.legal))])
    assert len(phases) == len(judge.phases), "a game passes through all phases"


@learners
def test_what_is_told_adds_up_to_the_chances(name: str) -> None:
    """The chances are those of the traits, weighed as the moment says: what was learned is what is played by."""
    judge = judge_of(name)
    state = find_game(name).new(players=2, seed=4)
    stream = stream_of(name, "traits")
    while not state.over:
        weights = judge.weigh(judge.moment(state))
        worths = [sum(map(mul, judge.describe(state, seat), weights)) for seat in range(2)]
        assert judge.chances(state)[0] == pytest.approx(1 / (1 + exp(worths[1] - worths[0])))
        state.apply(state.legal[stream.below(len(state.legal))])


def test_traits_of_fort_sumter_stand_where_their_names_do() -> None:
    """Their places are written as numbers, which compiled code takes at once: nothing else ties them to the weights."""
    names = [*sumter.MEASURES, *sumter.MARKS]
    assert names[sumter.POINTS] == "points"
    assert len(sumter.MEASURES) - 1 == sumter.RALLIES
    assert names[sumter.RALLIES] == "rallies"
    for place, name in (
        (sumter.BY_ONE, f"controls {SPACES[0]}"),
        (sumter.BY_TWO, f"leads by two in {SPACES[0]}"),
        (sumter.BY_THREE, f"leads by three in {SPACES[0]}"),
        (sumter.IN_DIMENSION, f"controls {DIMENSIONS[0]}"),
    ):
        assert names[place] == name


def test_traits_of_fort_stand_where_their_names_do() -> None:
    for place, name in (
        (traits.POINTS, "points"),
        (traits.TRACK_SQUARED, "track squared"),
        (traits.MISSING, "missing at 0"),
        (traits.PAYABLE, "payable"),
        (traits.PAYABLE_NOW, "payable with card in hand"),
        (traits.MISSING_FOR_BOTH, "missing for both levels"),
        (traits.TUCKED, "tucked"),
        (traits.SHARE_OF_ADVANCES, "share of advance cards"),
        (traits.STRENGTH, "strength in points"),
        (traits.HAND, "hand in points"),
        (traits.TURN_LEFT, "turn left"),
        (traits.DOGS_IN_DECK, "dogs in deck"),
        (traits.CATS, "cats"),
    ):
        assert traits.MEASURES[place] == name
    assert len(traits.MEASURES) - 1 == traits.CATS
