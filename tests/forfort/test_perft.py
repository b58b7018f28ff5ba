"""Node counts: how many ways a few decisions can go from one position, with all chance pinned by the text.

A change of any rule that these positions touch changes a count; the other tests then say which rule it was.
"""

import pytest

from blanketfort.games.forfort.rules.state import ForfortState
from tests.forfort.table import Row, seat, table

OPENING = [
    seat(
        hand=["angled-garrison", "angled-mason+ram", "straight-drawbridge-mason+trebuchet"],
        dungeon=["straight-ram+tower n+ne", "angled-garrison s+sw", "angled-garrison e+se"],
        fort=["w: camp"],
    ),
    seat(
        hand=["straight-ram+tower", "straight-protected-garrison"],
        dungeon=["angled-trebuchet+tower e+se", "angled-garrison s+sw", "angled-garrison e+se"],
        fort=["n: camp"],
    ),
]
BATTLE = [
    seat(
        hand=["straight-ram+tower", "angled-trebuchet+tower"],
        dungeon=["straight-ram+tower n+ne", "angled-garrison s+sw"],
        fort=["n: camp, straight-protected-garrison", "nw: angled-garrison", "e: camp", "se: angled-trebuchet+tower"],
        invaders=["s: 1 west"],
        discard=["angled-mason+ram", "camp"],
    ),
    seat(
        hand=["straight-drawbridge-mason+trebuchet", "angled-mason+ram"],
        dungeon=["angled-garrison e+se", "angled-garrison s+sw"],
        fort=["n: straight-drawbridge-mason+trebuchet", "ne: angled-mason+ram", "sw: angled-garrison"],
        invaders=["e: 0 south", "se: 0 north"],
        token="n",
    ),
]


def count(state: ForfortState, depth: int) -> int:
    """The number of different sequences of this many decisions."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for option in state.legal:
        after = state.clone()
        after.apply(option)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("rows", "counts"), [(OPENING, [8, 50, 308, 2002]), (BATTLE, [8, 34, 88, 240])], ids=["opening", "battle"]
)
def test_the_number_of_ways_a_game_can_go(rows: list[Row], counts: list[int]) -> None:
    assert [count(table(*rows), depth) for depth in (1, 2, 3, 4)] == counts
