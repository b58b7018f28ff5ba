"""The laws of the engine, over every game, option set and seat count on the shelf."""

from itertools import product

import pytest

from blanketfort.engine.errors import BadSetup
from blanketfort.engine.laws import check_decision, check_record, walk
from blanketfort.engine.shelf import game
from tests.shelf import playable

Case = tuple[str, int, dict[str, bool | str]]


def cases() -> list[Case]:
    """Every seat count with the defaults and with each single option changed."""
    found: list[Case] = []
    for each in playable():
        changes: list[dict[str, bool | str]] = [{}]
        for spec in each.options.values():
            changes += [{spec.name: value} for value in spec.values if value != spec.default]
        for players, change in product(each.players, changes):
            try:
                each.make_setup(players, 0, change)
            except BadSetup:
                continue
            found.append((each.name, players, change))
    return found + [("fort", players, options) for players in game("fort").players for options in TOGETHER]


TOGETHER: list[dict[str, bool | str]] = [
    {"dogs": True, "cats": True},
    {"dogs": True, "cats": True, "setup": "advanced", "lookouts": "open"},
]
"""Options of Fort that meet each other."""


def name_of(case: Case) -> str:
    return "-".join([case[0], f"{case[1]}p", *(f"{k}={v}" for k, v in case[2].items())])


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_laws_hold_at_every_decision(case: Case) -> None:
    name, players, options = case
    played = game(name)
    for number, state in enumerate(walk(played, players, options, seed=len(name) + players)):
        if number % 7 == 0 or state.over:
            check_decision(played, state)
    check_record(state)


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    name, players, options = case
    *_, last = walk(game(name), players, options, seed=11)
    again = [state.to_text() for state in walk(game(name), players, options, seed=11)]
    assert again[-1] == last.to_text()


@pytest.mark.parametrize("case", cases(), ids=name_of)
def test_games_end(case: Case) -> None:
    name, players, options = case
    for seed in range(10):
        *_, last = walk(game(name), players, options, seed)
        assert last.over and last.winners and len(last.scores()) == players
