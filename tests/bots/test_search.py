"""The search: it never peeks, it is the same every time, it stops when told, and it finds what is there to find."""

from __future__ import annotations

import threading
import time

import pytest

from blanketfort import game as find_game
from blanketfort.arena.simulation import Plan, simulate
from blanketfort.bots import ask, bots_of, make_bot, make_level
from blanketfort.bots.careless import Careless
from blanketfort.bots.levels import brain_of, level_of, levels_of
from blanketfort.bots.own import hire
from blanketfort.bots.search import Possible
from blanketfort.bots.thinker import Budget, Thinker, make_thinker, read_budget
from blanketfort.engine.chance import stream_of
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.state import State

GAMES = [("fort", 2, {}), ("fort", 3, {}), ("fort-sumter", 2, {}), ("forfort", 2, {}), ("forfort", 4, {"teams": True})]
tables = pytest.mark.parametrize(("name", "players", "options"), GAMES)


def walk_to(name: str, players: int, options: dict[str, bool | str], decisions: int) -> State:
    """A position this many random decisions into a game, or one where there is a choice soon after."""
    state = find_game(name).new(players=players, seed=3, options=options)
    stream = stream_of(name, "search test")
    while decisions > 0 or len(state.legal) < 2:
        state.apply(state.legal[stream.below(len(state.legal))])
        decisions -= 1
    return state


def thinker(name: str, iterations: int, seed: int = 1) -> Thinker:
    return make_thinker(find_game(name), seed, Budget(iterations=iterations))


@tables
def test_the_choice_does_not_depend_on_hidden_cards(name: str, players: int, options: dict[str, bool | str]) -> None:
    """Whatever the others really hold, the same view makes the search think the same, visit by visit."""
    for decisions in (0, 12, 30):
        state = walk_to(name, players, options, decisions)
        seat = state.top.seat
        advice = thinker(name, 25).advise(Possible(state, seat))
        for seed in (8, 9):
            other = state.determinize(seat, seed)
            assert thinker(name, 25).advise(Possible(other, seat)) == advice


ANIMALS: dict[str, bool | str] = {"setup": "advanced", "dogs": True, "cats": True}
MOMENTS: list[tuple[str, int, dict[str, bool | str], str]] = [
    ("fort", 3, ANIMALS, "fort.draft"),  # a draft
    ("fort", 4, ANIMALS, "fort.follow"),
    ("fort", 2, ANIMALS, "fort.add"),  # in mid-effect
    ("fort", 3, ANIMALS, "fort.add-to-dog"),
    ("fort", 3, ANIMALS, "fort.trash"),
    ("fort", 2, {}, "fort.choose-rule"),
    ("fort-sumter", 2, {}, "fort-sumter.keep"),  # both choose at once
    ("fort-sumter", 2, {}, "fort-sumter.set-down"),
    ("fort-sumter", 2, {}, "fort-sumter.line-up"),
    ("forfort", 3, {}, "forfort.first-camp"),  # the set-up
    ("forfort", 4, {"teams": True}, "forfort.place"),
    ("forfort", 4, {"teams": True}, "forfort.garrison"),
]


def walk_to_kind(name: str, players: int, options: dict[str, bool | str], kind: str) -> State:
    """A position of a random game in which such a decision is asked, with more than one option."""
    stream = stream_of(kind, "search test")
    for seed in range(100):
        state = find_game(name).new(players=players, seed=seed, options=options)
        while not state.over:
            if state.top.kind() == kind and len(state.legal) > 1:
                return state
            state.apply(state.legal[stream.below(len(state.legal))])
    raise AssertionError(f"no game comes to {kind}")


@pytest.mark.parametrize(("name", "players", "options", "kind"), MOMENTS)
def test_it_peeks_at_no_moment(name: str, players: int, options: dict[str, bool | str], kind: str) -> None:
    """In set-up, draft, simultaneous choices and mid-effect, with teams, dogs and cats: only the view counts."""
    state = walk_to_kind(name, players, options, kind)
    seat = state.top.seat
    for player in (thinker(name, 12), make_bot(name, "master:12", 1)):
        assert isinstance(player, Thinker)
        advice = player.advise(Possible(state, seat))
        assert sorted(found.option for found in advice) == state.legal
        for seed in (8, 9):
            assert player.advise(Possible(state.determinize(seat, seed), seat)) == advice


@tables
def test_no_level_peeks(name: str, players: int, options: dict[str, bool | str]) -> None:
    """The same view, with all that it hides dealt anew, gets the same answer from every level; budgets are cut here."""
    game = find_game(name)
    for decisions in (5, 18, 33):
        state = walk_to(name, players, options, decisions)
        for title in levels_of(game):
            level = level_of(game, title, players)
            level = level._replace(iterations=min(level.iterations, 16))
            choice = ask(make_level(game, level, 7), state)
            for seed in (8, 9):
                assert ask(make_level(game, level, 7), state.determinize(state.top.seat, seed)) == choice


@tables
def test_what_is_possible_has_no_way_back(name: str, players: int, options: dict[str, bool | str]) -> None:
    """From two tables that the seat cannot tell apart, `Possible` keeps the very same thing."""
    state = walk_to(name, players, options, 10)
    seat = state.top.seat
    other = state.determinize(seat, 4)
    kept, alike = Possible(state, seat), Possible(other, seat)
    assert kept.deal(7).to_text() == alike.deal(7).to_text()
    assert kept.view() == alike.view() == state.view(seat)
    assert kept.legal() == alike.legal() == state.legal
    assert kept.deal(7).history == [] and kept.deal(7).luck.root != state.luck.root


@tables
def test_the_same_seed_and_iterations_give_the_same(name: str, players: int, options: dict[str, bool | str]) -> None:
    possible = Possible(state := walk_to(name, players, options, 20), state.top.seat)
    first = thinker(name, 30)
    assert first.advise(possible) == first.advise(possible) == thinker(name, 30).advise(possible)


@tables
def test_advice_names_every_option_with_visits_and_chances(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    state = walk_to(name, players, options, 20)
    advice = thinker(name, 30).advise(Possible(state, state.top.seat))
    assert sorted(found.option for found in advice) == state.legal
    assert sum(found.visits for found in advice) == 29, "the first iteration judges the position itself"
    assert all(0 <= found.chance <= 1 for found in advice)


@tables
def test_searching_changes_nothing(name: str, players: int, options: dict[str, bool | str]) -> None:
    state = walk_to(name, players, options, 20)
    before = state.to_text()
    assert ask(thinker(name, 10), state) in state.legal
    assert state.to_text() == before


@tables
def test_the_judge_shares_out_the_chances(name: str, players: int, options: dict[str, bool | str]) -> None:
    """One side wins: the chances of all sides sum to one, at every decision and at the end."""
    judge = thinker(name, 1).judge
    state = walk_to(name, players, options, 0)
    stream = stream_of(2, "judge test")
    sides = 2 if options else players
    while not state.over:
        assert sum(judge.values(state)[:sides]) == pytest.approx(1)
        state.apply(state.legal[stream.below(len(state.legal))])
    assert sum(judge.values(state)[:sides]) == pytest.approx(1)
    assert [seat for seat, value in enumerate(judge.values(state)) if value > 0] == state.winners


def test_it_stops_on_request_at_once() -> None:
    state = walk_to("forfort", 2, {}, 10)
    patient = make_thinker(find_game("forfort"), 1, Budget(seconds=60))
    asked: list[float] = []

    def stop() -> None:
        asked.append(time.perf_counter())
        patient.stop()

    timer = threading.Timer(0.1, stop)
    timer.start()
    advice = patient.advise(Possible(state, state.top.seat))
    assert time.perf_counter() - asked[0] < 1, "50 ms where nothing else runs; here others may"
    assert sum(found.visits for found in advice) > 0


def test_a_budget_of_seconds_is_kept() -> None:
    state = walk_to("fort-sumter", 2, {}, 10)
    begun = time.perf_counter()
    make_thinker(find_game("fort-sumter"), 1, Budget(seconds=0.05)).decide(Possible(state, state.top.seat))
    assert time.perf_counter() - begun < 1


def wins_at_once(state: State, option: int) -> bool:
    after = state.clone()
    after.apply(option)
    return after.winners == [state.top.seat]


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_thinking_ends_early_where_the_choice_is_hardly_in_doubt(name: str) -> None:
    """The best option is far ahead then, and is the one that would be chosen in the end; others take all they have."""
    spent = []
    for decisions in (6, 20, 34):
        state = walk_to(name, 2, {}, decisions)
        patient, early = thinker(name, 400), thinker(name, 400)
        early.budget = Budget(400, ends_early=True)
        tree = early.search(Possible(state, state.top.seat))
        spent.append(tree.iterations)
        best, *others = tree.counsel()
        assert tree.iterations == 400 or 4 * (best[1] - max(one[1] for one in others)) > 400 - tree.iterations
        assert best[0] == patient.decide(Possible(state, state.top.seat))
    assert min(spent) < 400 and all(many % 100 == 0 for many in spent)


def test_it_sees_a_win_that_is_there() -> None:
    """Where an option wins at once, that one or another as sure is chosen."""
    thumb = make_bot("forfort", "thumb", 1)
    tried = 0
    for seed in range(4):
        state = find_game("forfort").new(players=2, seed=seed)
        while not state.over:
            wins = {wins_at_once(state, option) for option in state.legal}
            if wins == {True, False}:
                advice = thinker("forfort", 60).advise(Possible(state, state.top.seat))
                assert advice[0].chance > 0.97
                assert all(found.chance > 0.99 for found in advice if wins_at_once(state, found.option))
                tried += 1
            state.apply(ask(thumb, state))
    assert tried >= 2


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_every_game_has_all_levels(name: str) -> None:
    assert {"easy", "medium", "hard", "expert", "master", "search", "thumb", "random"} == set(bots_of(find_game(name)))
    for level in bots_of(find_game(name)):
        make_bot(name, level, 1)


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_the_easy_player_errs_and_never_unlawfully(name: str) -> None:
    easy, thumb = make_bot(name, "easy", 1), make_bot(name, "thumb", 1)
    state = find_game(name).new(players=2, seed=6)
    alike = []
    while not state.over:
        answer = ask(easy, state)
        assert answer in state.legal
        alike.append(answer == ask(thumb, state))
        state.apply(answer)
    assert 0.5 < sum(alike) / len(alike) < 0.95


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_a_level_thinks_in_iterations_and_never_long(name: str) -> None:
    """So that its move is the same on every machine that is fast enough."""
    iterations = []
    for level in ("hard", "expert", "master"):
        player = make_bot(name, level, 1)
        assert isinstance(player, Thinker)
        assert player.budget.seconds is not None and player.budget.seconds <= 1
        iterations.append(player.budget.iterations or 0)
    assert 0 < iterations[0] < iterations[1] < iterations[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_level_may_be_another_where_more_are_at_the_table(players: int) -> None:
    brain = brain_of(find_game("forfort"))
    usual, crowded = brain.levels, brain.crowded.get(players, {})
    for name in usual:
        assert level_of(find_game("forfort"), name, players) == crowded.get(name, usual[name])
    assert ("hard" in crowded) == (players > 2) and usual["hard"] not in crowded.values()
    assert isinstance(hire("forfort", "hard", 1, players), Thinker) == (players == 2)
    easy = hire("forfort", "easy", 1, players)
    assert isinstance(easy, Careless)
    assert easy.overlooks == round(1000 * level_of(find_game("forfort"), "easy", players).overlooks)


@pytest.mark.parametrize("text", ["", "0", "-3", "0s", "fast", "1.5", "s", "1e3"])
def test_a_wrong_budget_is_refused(text: str) -> None:
    with pytest.raises(BlanketfortError, match="a budget is"):
        read_budget(text)


def test_budgets_are_read() -> None:
    assert read_budget("500") == Budget(iterations=500)
    assert read_budget("0.2s") == Budget(seconds=0.2)
    master = make_bot("forfort", "master:0.2s", 1)
    assert isinstance(master, Thinker) and master.budget == Budget(seconds=0.2, ends_early=True)
    assert type(master.judge) is not type(brain_of(find_game("forfort")).make_judge(find_game("forfort")))
    with pytest.raises(BlanketfortError, match="no player 'thumb:3'"):
        make_bot("fort", "thumb:3", 1)


@pytest.mark.parametrize("name", ["fort-sumter", "forfort"])
def test_it_plays_whole_games_in_a_simulation(name: str) -> None:
    """Twice the same games, for its budget is in iterations."""
    plan = Plan(name, 2, 1, 5, ("search:4", "medium"))
    first, again = list(simulate(plan)), list(simulate(plan))
    assert first[0].winners and first[0].totals == again[0].totals and first[0].decisions == again[0].decisions


def test_a_team_wins_whole() -> None:
    forfort = find_game("forfort")
    state = forfort.new(players=4, seed=1, options={"teams": True})
    while not state.over:
        state.apply(state.legal[0])
    judge = brain_of(forfort).make_judge(forfort)
    assert judge.rewards(state) == [float(seat in state.winners) for seat in range(4)] and len(state.winners) == 2
