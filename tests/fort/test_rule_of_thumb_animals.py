"""Fort's dogs and cats by rules of thumb: used lawfully, by the view alone, and better than not at all."""

from __future__ import annotations

import pytest

from blanketfort.about import is_compiled
from blanketfort.games.fort import GAME
from blanketfort.games.fort.bot.cats import Cats
from blanketfort.games.fort.bot.dogs import Dogs
from blanketfort.games.fort.bot.table import Table
from blanketfort.games.fort.bot.thumb import RuleOfThumb
from blanketfort.games.fort.bot.values import IMPOSSIBLE, WEIGHTS
from blanketfort.games.fort.rules.state import FortState
from tests.fort.table import Table as Position
from tests.fort.table import cattery, seat

Options = dict[str, bool | str]
BOTH: Options = {"dogs": True, "cats": True}
INDIFFERENT = {**WEIGHTS, "dog": 0.0, "cat": 0.0}


class NoDogs(Dogs):
    def playing(self, table: Table, dog: int) -> float:
        return IMPOSSIBLE


class NoCats(Cats):
    def using(self, table: Table, cat: int, best: float) -> float:
        return IMPOSSIBLE


class Ignoring(RuleOfThumb):
    """Plays as if there were neither dogs nor cats."""

    def __init__(self) -> None:
        super().__init__(0, GAME, INDIFFERENT)
        self.cats = NoCats(self.values)
        self.dogs = NoDogs(self.values, self.cats, self.friends, self.stock)


def play(players: list[RuleOfThumb], seed: int, options: Options) -> FortState:
    state = GAME.new(len(players), seed, options)
    while (decision := state.decision) is not None:
        state.play(players[decision.seat].choose(state.view(decision.seat), decision))
    assert isinstance(state, FortState)
    return state


@pytest.mark.skipif(is_compiled(), reason="a compiled player cannot be made to ignore anything")
@pytest.mark.parametrize(
    ("options", "share"),
    [({"dogs": True}, 0.6), ({"cats": True}, 0.53), (BOTH, 0.6)],  # two cats alone weigh less than a doghouse
    ids=["dogs", "cats", "both"],
)
def test_it_beats_one_that_ignores_dogs_and_cats(options: Options, share: float) -> None:
    games = 80
    wins = 0.0
    players = [RuleOfThumb(0), Ignoring()]
    for number in range(games):
        mine = number % 2
        winners = play(players if mine == 0 else players[::-1], number // 2, options).winners
        wins += (mine in winners) / len(winners)
    assert wins >= share * games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_knows_only_what_its_seat_may_know(players: int) -> None:
    state, thumb = GAME.new(players, 3, {**BOTH, "setup": "advanced"}), RuleOfThumb(0)
    number = 0
    while (decision := state.decision) is not None:
        choice = thumb.choose(state.view(decision.seat), decision)
        if number % 5 == 0:
            dealt = state.determinize(decision.seat, number)
            assert dealt.decision is not None
            assert thumb.choose(dealt.view(decision.seat), dealt.decision) == choice
        state.play(choice)
        number += 1


def test_every_decision_about_animals_is_weighed() -> None:
    """What is not weighed is one of few that leave no doubt."""
    asked: set[str] = set()
    thumb = RuleOfThumb(0)
    for seed in range(30):
        state = GAME.new(2 + seed % 3, seed, BOTH)
        while (decision := state.decision) is not None:
            asked.add(decision.kind)
            state.play(thumb.choose(state.view(decision.seat), decision))
    assert asked - thumb.weighings.keys() <= {"fort.relieve", "fort.end-turn"}
    assert {"fort.add-to-dog", "fort.gain", "fort.mimic"} <= asked


# Cats.


def chosen(at: Position) -> str:
    """What the player by rules of thumb would choose now."""
    decision = at.state.decision
    assert decision is not None
    option = RuleOfThumb(0).choose(at.state.view(decision.seat), decision)
    return next(each.key for each in decision.options if each.id == option)


def test_it_leaves_cards_in_the_yard_for_a_cat() -> None:
    position = seat(hand="bug, the-moles, chef, bitsy") + seat()
    assert chosen(cattery({"cilantro": -1}, position).play("play:bug")) == "add:the-moles"
    assert chosen(cattery({"sprightly": 1, "bandit": 0}, position).play("play:bug")) == "enough"


def test_it_recruits_what_lures_a_cat() -> None:
    position = 'park = "rocket-bros, the-moles, noodle-twins"\n' + seat(hand="puddin", deck="doc, tiny") + seat()
    assert chosen(cattery({"bandit": -1}, position)) == "park:rocket-bros"
    assert chosen(cattery({"sprightly": -1}, position)) == "park:the-moles"


def test_whoever_has_no_card_left_recruits_one() -> None:
    position = 'park = "rocket-bros, the-moles, noodle-twins"\n' + seat(hand="") + seat()
    assert chosen(cattery({"bandit": -1}, position)).startswith("park:")


def test_it_follows_to_spite_jitters() -> None:
    position = seat(hand="golden-boy, wart", toys=2) + seat(hand="tiny, prince", pizza=1, toys=1)
    assert chosen(cattery({"jitters": 0}, position).play("play:golden-boy")) != "pass"
    assert chosen(cattery({"jitters": 1}, position).play("play:golden-boy")) == "pass"


def test_scratch_does_not_trash_what_it_would_recruit() -> None:
    rival = seat(hand="bitsy", yard="bug, tiny")
    at = cattery({"scratch": 0}, seat(hand="wart, chef", deck="the-moles, scout, worm") + rival)
    assert at.play("cat:scratch").kind == "fort.trash-rival"
    trashed = chosen(at)
    assert chosen(at.play(trashed).until("fort.recruit")) != trashed
    assert trashed == "yard:1:tiny"


def test_it_pays_from_the_pack_that_bandit_would_rob() -> None:
    position = seat(hand="rusty", level=1, pizza=2, toys=2, pack_pizza=1, pack_toys=1) + seat()
    assert chosen(cattery({"bandit": 1}, position).play("play:rusty")).startswith("from:pack")
    assert chosen(cattery({"bandit": 0}, position).play("play:rusty")).startswith("from:stuff")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_position_it_sees_what_a_view_shows(players: int) -> None:
    """A search asks it without a view: its choice must be the same, also with every hidden card dealt anew."""
    state, thumb = GAME.new(players, 5, {**BOTH, "setup": "advanced"}), RuleOfThumb(0)
    while (decision := state.decision) is not None:
        choice = thumb.choose(state.view(decision.seat), decision)
        dealt = state.determinize(decision.seat, 1)
        assert isinstance(dealt, FortState)
        assert thumb.choose_in(dealt) == choice
        state.play(choice)
