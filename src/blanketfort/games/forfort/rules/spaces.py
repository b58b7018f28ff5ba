"""The fort: eight spaces around the dungeon, its lines as each opponent sees them, and the ways across it.

Spaces are numbered clockwise from the north-west, north being away from the fort's owner:

    0 1 2        nw n  ne
    7 D 3   or   w  D  e
    6 5 4        sw s  se

So corners are even, sides are odd, neighbours differ by one and a quarter turn adds two.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

SpaceName = Literal["nw", "n", "ne", "e", "se", "s", "sw", "w"]
Direction = Literal["north", "east", "south", "west"]
SPACES: Final[list[str]] = list(get_args(SpaceName))
DIRECTIONS: Final[list[str]] = list(get_args(Direction))

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

CORNERS: Final = 0b01010101
SIDES: Final = 0b10101010
ALL: Final = 0b11111111
"""Sets of spaces are masks: bit `1 << space`."""

SPACES_IN: Final[list[list[int]]] = [[space for space in range(8) if mask >> space & 1] for mask in range(256)]
"""The spaces of each mask."""

OUTSIDE: Final = -1
DUNGEON: Final = -2

_ROW: Final = [0, 0, 0, 1, 2, 2, 2, 1]
_COLUMN: Final = [0, 1, 2, 2, 2, 1, 0, 0]
_DOWN: Final = [-1, 0, 1, 0]
_RIGHT: Final = [0, 1, 0, -1]


def _onward(space: i64, direction: i64) -> i64:
    row, column = _ROW[space] + _DOWN[direction], _COLUMN[space] + _RIGHT[direction]
    for other in range(8):
        if _ROW[other] == row and _COLUMN[other] == column:
            return other
    return DUNGEON if row == 1 and column == 1 else OUTSIDE


ONWARD: Final[list[int]] = [_onward(space, direction) for space in range(8) for direction in range(4)]
"""By `space * 4 + direction`: the next space in a straight line, or OUTSIDE, or DUNGEON."""


def front_line(side: i64) -> list[int]:
    """The three spaces on the side where an opponent sits: forfort.setup.lines."""
    return [(2 * side + step) % 8 for step in range(3)]


def second_line(side: i64) -> list[int]:
    """The two spaces left and right of the dungeon, as that opponent sees it: forfort.trebuchet.lines."""
    return [(2 * side + 3) % 8, (2 * side + 7) % 8]


def third_line(side: i64) -> list[int]:
    """The three spaces farthest from that opponent: forfort.trebuchet.lines."""
    return front_line((side + 2) % 4)


def side_of(players: i64, teams: bool, owner: i64, other: i64) -> i64:
    """On which side of the owner's fort the other player sits: forfort.ruling.lines."""
    ahead = (other - owner) % players
    if players == 2:
        return NORTH
    if players == 3:
        return NORTH if ahead == 1 else EAST
    if not teams:
        return [SOUTH, WEST, NORTH, EAST][ahead]
    if owner % 2 == 0:
        return NORTH if ahead == 1 else EAST
    return NORTH if ahead == 3 else WEST
