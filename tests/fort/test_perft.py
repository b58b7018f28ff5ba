"""How many ways there are to play on, counted with chance pinned: any change of what is legal shows here."""

from __future__ import annotations

import pytest

import blanketfort as bf
from blanketfort.games.fort.rules.state import FortState
from tests.fort.table import seat, table
from tests.perft import perft

POSITION = (
    'park_deck = ["munch", "thunder", "bones", "ghost", "patch"]\n'
    + seat(
        hand="bug, the-moles, penny, rusty, smoke",
        deck="chef, crash, tiny, dash, wart",
        discard="zip",
        lookout="scout",
        pizza=2,
        toys=2,
        pack_pizza=1,
        level=1,
        perk="recycling",
        turns=1,
    )
    + seat(hand="worm, puddin, icky-sticky", yard="lefty", pizza=3, pack_toys=1, level=1, perk="copy-cat", turns=1)
)


@pytest.mark.parametrize(("depth", "nodes"), [(1, 6), (2, 22), (3, 67), (4, 165), (5, 506), (6, 1873), (7, 5575)])
def test_the_middle_of_a_game(depth: int, nodes: int) -> None:
    state = table(POSITION).state
    state.keeps_history = False
    assert perft(state, depth) == nodes


@pytest.mark.parametrize(("players", "nodes"), [(2, [5, 13, 44, 180]), (3, [5, 13, 49, 156]), (4, [4, 10, 36, 93])])
def test_the_first_decisions_of_a_dealt_game(players: int, nodes: list[int]) -> None:
    state = bf.game("fort").new(players=players, seed=1)
    assert isinstance(state, FortState)
    assert [perft(state, depth) for depth in range(1, 5)] == nodes
