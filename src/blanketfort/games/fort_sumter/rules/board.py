"""The board: two sides, twelve spaces in four crisis dimensions, and the crisis tracks with their zones.

A space is an int; the spaces of a dimension lie in a row, its pivotal space first.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

UNIONIST: Final = 0
SECESSIONIST: Final = 1
BOTH: Final = 2
Side = Literal["unionist", "secessionist"]
SIDES: Final[list[str]] = [*get_args(Side), "both"]

Dimension = Literal["secession", "political", "armaments", "public-opinion"]
DIMENSIONS: Final[list[str]] = list(get_args(Dimension))

SpaceName = Literal[
    "border-states",
    "deep-south",
    "texas",
    "washington",
    "montgomery",
    "richmond",
    "federal-arsenal",
    "fort-pickens",
    "fort-sumter",
    "newspapers",
    "abolitionists",
    "fire-eaters",
]
SPACES: Final[list[str]] = list(get_args(SpaceName))
OUR_NAMES: Final = ["richmond", "fire-eaters"]
"""The third Political and the third Public Opinion space exist in print, but no public source names them."""

FORT_SUMTER: Final = 8
SPACE_COUNT: Final = 12
DIMENSION_SIZE: Final = 3
SPACE_LIMIT: Final = 4
ANYWHERE: Final = list(range(SPACE_COUNT))

TOKENS: Final = 25
TRACK_LENGTH: Final = 16

ESCALATION: Final = 0
TENSION: Final = 1
FINAL_CRISIS: Final = 2
ZONES: Final = ["escalation", "tension", "final-crisis"]
ZONE_TOP: Final = [10, 7, 5]
"""The highest-numbered space of each zone: the zone is breached once that space is uncovered."""
BONUS: Final = [2, 3, 4]
"""The bonus tokens that wait in each zone's box."""
LATE_BONUS: Final = 2
"""What the second player to breach his Final Crisis zone receives; the rest stays in the box."""

HAND_SIZE: Final = 4
OBJECTIVES_DEALT: Final = 2
ROUNDS: Final = 3
FINAL_CARDS: Final = 3
POOL_LEAD: Final = 3


def spaces_of(dimension: i64) -> list[int]:
    """The three spaces of a crisis dimension, the pivotal one first."""
    first = dimension * DIMENSION_SIZE
    return [first, first + 1, first + 2]


def pivotal_of(dimension: i64) -> i64:
    """The pivotal space of a crisis dimension."""
    return dimension * DIMENSION_SIZE


def dimension_of(space: i64) -> i64:
    """The crisis dimension that a space belongs to."""
    return space // DIMENSION_SIZE
