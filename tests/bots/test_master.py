"""What a master has learned is added to what its judge knows, for any number of seats."""

from __future__ import annotations

import json
from hashlib import sha256
from math import exp
from operator import mul

import pytest

from blanketfort import game as find_game
from blanketfort.bots.learned import LearnedJudge
from blanketfort.bots.levels import brain_of, make_master, read_master
from blanketfort.bots.search import Possible, Tree
from blanketfort.engine.chance import Stream, stream_of
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State

GAMES = [("fort", 2, {}), ("fort", 3, {}), ("fort-sumter", 2, {}), ("forfort", 2, {}), ("forfort", 4, {"teams": True})]
tables = pytest.mark.parametrize(("name", "players", "options"), GAMES)


def teller_of(name: str) -> LearnedJudge:
    make_teller = brain_of(find_game(name)).make_teller
    assert make_teller is not None
    return make_teller(find_game(name))


def draw(stream: Stream, count: int) -> list[float]:
    return [stream.below(2001) / 1000 - 1 for _number in range(count)]


def write_weights(teller: LearnedJudge) -> str:
    """Any weights."""
    stream, names = stream_of(1, "weights test"), teller.names()
    weights = [draw(stream, len(names)) for _phase in teller.phases]
    return json.dumps({"traits": names, "weights": weights, "belief": [0.0] * len(names)})


def walk(name: str, players: int, options: dict[str, bool | str], decisions: int) -> State:
    state = find_game(name).new(players=players, seed=3, options=options)
    stream = stream_of(name, "master test")
    for _decision in range(decisions):
        state.apply(state.legal[stream.below(len(state.legal))])
    return state


@tables
def test_chances_are_what_the_weights_say(name: str, players: int, options: dict[str, bool | str]) -> None:
    judge = teller_of(name)
    judge.recall(write_weights(judge))
    for decisions in (2, 20, 45):
        state = walk(name, players, options, decisions)
        traits = [judge.describe_all(state, seat) for seat in range(players)]
        assert all(len(told) == len(judge.names()) == len(set(judge.names())) for told in traits)
        sides = [{seat, judge.partner(state, seat)} for seat in range(players)]
        weights = judge.weigh(judge.moment(state))
        worths = [sum(map(mul, told, weights)) for told in traits]
        sums = [sum(worths[other] for other in sides[seat] if other >= 0) for seat in range(players)]
        powers = {frozenset(sides[seat]): exp(sums[seat] - max(sums)) for seat in range(players)}
        expected = [powers[frozenset(side)] / sum(powers.values()) for side in sides]
        assert judge.chances(state) == pytest.approx(expected, abs=1e-9)


def test_what_was_learned_is_added_to_what_was_known_by_phase() -> None:
    judge, known = teller_of("forfort"), teller_of("forfort").weights
    text = write_weights(judge)
    judge.recall(text)
    for before, now, learned in zip(known, judge.weights, json.loads(text)["weights"], strict=True):
        assert now == [one + more for one, more in zip(before, learned, strict=False)]


def test_forfort_knows_what_the_hand_made_judge_knows() -> None:
    """Before anything is learned its traits give the very chances of the judge that it corrects."""
    by_hand = brain_of(find_game("forfort")).make_judge(find_game("forfort"))
    tables: list[tuple[int, dict[str, bool | str]]] = [(2, {}), (3, {}), (4, {"teams": True})]
    for players, options in tables:
        for decisions in range(0, 60, 12):
            state = walk("forfort", players, options, decisions)
            assert teller_of("forfort").chances(state) == pytest.approx(by_hand.chances(state))


def test_a_trait_that_nothing_was_learned_of_is_worth_nothing_more() -> None:
    """A house deck may have cards that no master has ever seen; what it knows of all others stays."""
    whole, part = teller_of("forfort"), teller_of("forfort")
    whole.recall(write_weights(whole))
    data = json.loads(write_weights(part))
    for name in ("traits", "belief"):
        data[name] = data[name][1:]
    data["weights"] = [phase[1:] for phase in data["weights"]]
    part.recall(json.dumps(data))
    known = teller_of("forfort").weights[0]
    assert part.weights[0][0] == known[0] != whole.weights[0][0]
    assert part.weights[0][1:] == whole.weights[0][1:]


@pytest.mark.parametrize("liking", [-1.0, 1.0])
def test_deals_that_are_believed_in_are_made_more_often(liking: float) -> None:
    """Who believes that the others hold cards of much value deals them more of it than chance does, and vice versa."""
    state = walk("fort-sumter", 2, {}, 12)
    believing, plain = teller_of("fort-sumter"), teller_of("fort-sumter")
    data = json.loads(write_weights(plain))
    trait = plain.names().index("value in hand")
    data["belief"][trait] = liking
    believing.recall(json.dumps(data))
    believing.candidates = 4
    possible = Possible(state, state.top.seat)
    worth = [
        sum(judge.describe(tree.deal(), 1 - state.top.seat)[trait] for _deal in range(60)) / 60
        for judge in (plain, believing)
        for tree in [Tree(possible, judge, 1)]
    ]
    assert (worth[1] - worth[0]) * liking > 0.5


LEARNED = ["fort-sumter", "forfort"]


def test_the_best_judge_is_the_one_that_has_learned_where_that_wins_games() -> None:
    assert [name for name in game_names() if brain_of(find_game(name)).has_learned] == LEARNED
    for name in game_names():
        judge = make_master(find_game(name))
        assert isinstance(judge, LearnedJudge) and (judge.weights != teller_of(name).weights) == (name in LEARNED)
        assert judge.candidates == brain_of(find_game(name)).candidates


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_master_knows_is_what_its_recipe_has_made(name: str) -> None:
    """The weights are those of the digest, and every one is of a trait that positions of the game are told by."""
    data = json.loads(read_master(find_game(name)))
    weights = {part: data[part] for part in data if part not in ("recipe", "digest", "traits")}
    assert data["digest"] == sha256(json.dumps(weights).encode()).hexdigest()
    assert data["traits"] == teller_of(name).names()
    assert data["recipe"]["game"] == name and data["recipe"]["positions"] > 10_000


def test_a_quick_judge_is_asked_at_a_glance() -> None:
    judge = teller_of("forfort")
    judge.recall(write_weights(judge))
    state = walk("forfort", 2, {}, 20)
    assert judge.glance(state) == judge.chances(state)
    judge.quick = brain_of(find_game("forfort")).make_judge(find_game("forfort"))
    assert judge.glance(state) == judge.quick.chances(state) != judge.chances(state)


def test_forfort_tells_the_points_as_they_are_scored() -> None:
    judge = teller_of("forfort")
    for decisions in range(0, 90, 10):
        state = walk("forfort", 3, {}, decisions)
        for seat in range(3):
            assert judge.describe_all(state, seat)[0] == state.scores()[seat]["total"]
