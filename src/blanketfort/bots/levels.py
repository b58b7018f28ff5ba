"""How strong `easy`, `medium`, `hard` and `expert` are in each game: the one table that measuring has set.

See docs/levels.md for what was measured. A budget is in iterations, so that a move is the same on every machine that is
fast enough; on a slower one the seconds end it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SECONDS: Final = 1.0
"""However slow the machine is, nobody thinks longer about one decision."""


class Level(NamedTuple):
    """How a level plays: by rules of thumb, overlooking a share of its options, or by search of so many iterations."""

    overlooks: float = 0.0
    iterations: int = 0


LEVELS: Final[dict[str, dict[str, Level]]] = {
    "fort": {
        "easy": Level(overlooks=0.25),
        "medium": Level(),
        "hard": Level(iterations=24),
        "expert": Level(iterations=400),
    },
    "fort-sumter": {
        "easy": Level(overlooks=0.55),
        "medium": Level(overlooks=0.2),
        "hard": Level(iterations=28),
        "expert": Level(iterations=400),
    },
    "forfort": {
        "easy": Level(overlooks=0.45),
        "medium": Level(),
        "hard": Level(iterations=32),
        "expert": Level(iterations=1000),
    },
}
"""With two players."""

CROWDED: Final[dict[tuple[str, int], dict[str, Level]]] = {
    ("forfort", 3): {
        "easy": Level(overlooks=0.92),
        "medium": Level(overlooks=0.66),
        "hard": Level(overlooks=0.1),
    },
    ("forfort", 4): {
        "easy": Level(overlooks=0.95),
        "medium": Level(overlooks=0.7),
        "hard": Level(),
    },
}
"""Where so many are at the table: those levels that need something else to be as far apart."""


def level_of(game: str, name: str, players: int) -> Level:
    """What a level is at a table of so many; whoever is no level plays by rules of thumb."""
    usual = LEVELS[game].get(name, Level())
    return CROWDED.get((game, players), {}).get(name, usual)
