"""Reasons: what a choice brings and costs is what comes of it, and is said in both languages."""

from __future__ import annotations

import pytest

from blanketfort import game
from blanketfort.bots import ask, make_bot
from blanketfort.bots.hints import Adviser
from blanketfort.bots.levels import brain_of
from blanketfort.bots.reasons import VICTORY, Branch, Comparison, Difference, Gauge, Reason, find_reason, say_reason
from blanketfort.bots.search import Possible, Tree
from blanketfort.bots.thinker import Budget
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.locale import LANGUAGES, Words
from tests.bots.test_review import asked_in


def winning(seed: int) -> tuple[State, int] | None:
    """A position of forfort in which an option wins at once and another does not, with that option."""
    state = game("forfort").new(seed=seed)
    thumb = make_bot("forfort", "thumb", 1)
    while not state.over:
        for option in state.legal if len(state.legal) > 1 else []:
            after = state.clone()
            after.apply(option)
            if after.winners == [state.top.seat]:
                return state, option
        state.apply(ask(thumb, state))
    return None


def test_a_win_at_once_is_the_reason_and_the_only_one() -> None:
    found = next(one for one in map(winning, range(20)) if one is not None)
    state, option = found
    other = next(each for each in state.legal if each != option)
    tree = Tree(Possible(state, state.top.seat), brain_of(game("forfort")).make_judge(game("forfort")), 0)
    for _iteration in range(40):
        tree.iterate()
    won, lost = (Branch(each, tree.root.children[each]) for each in (option, other))
    reason = find_reason(tree, brain_of(game("forfort")).gauges, won, lost, "other")
    assert [one.gauge for one in reason.gains] == [VICTORY.name] and reason.gains[0].is_own
    reverse = find_reason(tree, brain_of(game("forfort")).gauges, lost, won, "other")
    assert VICTORY.name not in [one.gauge for one in reverse.gains if one.is_own]


def test_a_wall_that_is_built_is_a_wall_more() -> None:
    """Against a card that is only given away for a camp, by the count after one's own turn."""
    state = game("forfort").new(seed=1)
    brain = brain_of(game("forfort"))
    thumb = make_bot("forfort", "thumb", 1)
    names = [option.key for option in state.option_table()]
    while not ({"build", "camp"} <= {names[each].partition(":")[0] for each in state.legal}):
        state.apply(ask(thumb, state))
    build, camp = (next(each for each in state.legal if names[each].startswith(verb)) for verb in ("build", "camp"))
    tree = Tree(Possible(state, state.top.seat), brain.make_judge(game("forfort")), 0)
    for _iteration in range(60):
        tree.iterate()
    built, camped = (Branch(each, tree.root.children[each]) for each in (build, camp))
    found = find_reason(tree, brain.gauges, built, camped, names[camp])
    assert Difference("walls", True, 0, 0)[:2] in [one[:2] for one in found.gains if one.amount > 0]


@pytest.mark.parametrize(("title", "players"), [("fort", 2), ("fort", 4), ("forfort", 2), ("forfort", 4)])
def test_what_two_choices_bring_is_counted_after_the_same_turns(title: str, players: int) -> None:
    """Whether a choice ends the turn or not, and however many decisions these turns have."""
    judge = brain_of(game(title)).make_judge(game(title))
    turns = Gauge("turns", lambda state, _seat: float(judge.turn(state)), 1.0)
    over = Gauge("over", lambda state, _seat: float(state.over), 1.0)
    state = game(title).new(players=players, seed=3)
    thumb = make_bot(title, "thumb", 1)
    compared = 0
    while compared < 40 and not state.over:
        if len(state.legal) > 1:
            tree = Tree(Possible(state, state.top.seat), judge, 0)
            for _iteration in range(30):
                tree.iterate()
            comparison = Comparison(tree, [turns, over])
            for option, child in tree.root.children.items():
                counted = comparison.count(Branch(option, child), 1, 2 * players)
                if counted[-1] == 0.0:
                    compared += 1
                    assert counted[2] == judge.turn(state) + 2 * players
        state.apply(ask(thumb, state))
    assert compared >= 40


@pytest.mark.parametrize("title", game_names())
def test_a_reason_does_not_depend_on_hidden_cards(title: str) -> None:
    state = asked_in(title, 25)
    wanted = Adviser(game(title), state, Budget(iterations=20)).give_counsel().reason
    assert wanted is not None
    for seed in (1, 2):
        other = state.determinize(state.top.seat, seed)
        assert Adviser(game(title), other, Budget(iterations=20)).give_counsel().reason == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", game_names())
def test_everything_that_is_counted_can_be_said(title: str, language: str) -> None:
    state = asked_in(title, 5)
    words = Words(language, me=state.top.seat, strict=True)
    view = state.view(state.top.seat)
    key = state.option_table()[state.legal[0]].key
    for gauge in (VICTORY, *brain_of(game(title)).gauges):
        for is_own in (True, False):
            for amount in (-1.0, 0.4, 3.0):
                told = [Difference(gauge.name, is_own, amount, 0.1)]
                for gains, costs, is_close in ((told, [], False), (told, told, False), ([], [], True), ([], [], False)):
                    assert words(say_reason(game(title), Reason(key, 3, 2, gains, costs, is_close), view))


def test_a_reason_reads_well() -> None:
    state = asked_in("forfort", 5)
    key = state.option_table()[state.legal[0]].key
    told = [Difference("walls", True, 0.93, 0.1), Difference("walls", False, -1.0, 0.1)]
    reason = Reason(key, 1, 1, told, [Difference("camps", True, -0.52, -0.1)], False)
    said = Words("en", me=0, strict=True)(say_reason(game("forfort"), reason, state.view(0)))
    assert said.startswith("By the next turn it brings on average 0.9 more walls and 1 fewer wall for the other player")
    assert said.endswith("The downside: 0.5 fewer camps.")
