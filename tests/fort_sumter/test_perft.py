"""How many ways there are to play on, counted with chance pinned: any change of what is legal shows here."""

import pytest

from tests.fort_sumter.table import at, new
from tests.perft import perft

ROUND = """
[unionist]
hand = ["robert-anderson", "fugitive-slave-law"]
map = {washington = 2, texas = 1, fort-sumter = 1}
objective = "washington"
[secessionist]
hand = ["beauregard", "john-floyd"]
map = {border-states = 1, fort-pickens = 1}
objective = "texas"
"""
CRISIS = """
agenda = ["ScoreFinalCrisis 0", "RevealCards 0", "LineUp 1", "LineUp 0"]
round = 3
final-crisis = true
[unionist]
hand = ["robert-anderson", "abraham-lincoln"]
map = {texas = 1, richmond = 1}
pool = 1
[secessionist]
hand = ["beauregard", "jefferson-davis"]
map = {fort-sumter = 2, washington = 1}
"""


@pytest.mark.parametrize(("depth", "nodes"), [(1, 4), (2, 32), (3, 251), (4, 2745)])
def test_the_last_cards_of_a_round(depth: int, nodes: int) -> None:
    assert perft(at(ROUND), depth) == nodes


@pytest.mark.parametrize(("depth", "nodes"), [(1, 2), (2, 4), (3, 12), (4, 31), (5, 94)])
def test_a_final_crisis(depth: int, nodes: int) -> None:
    assert perft(at(CRISIS), depth) == nodes


def test_the_first_decisions_of_a_dealt_game() -> None:
    assert [perft(new(seed=1), depth) for depth in range(1, 5)] == [2, 4, 28, 264]
