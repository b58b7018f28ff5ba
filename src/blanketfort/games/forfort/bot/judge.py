"""What a position of forfort is worth: how near each side is to a complete fort, and what it has to get there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.forfort.rules.faces import CAMP, HAS_DRAWBRIDGE, IS_PROTECTED
from blanketfort.games.forfort.rules.scoring import scores
from blanketfort.games.forfort.rules.spaces import SPACES_IN
from blanketfort.games.forfort.rules.state import CARDS, ForfortState

SHARPNESS: Final = 0.55
WALLS: Final = [0.0, 1.0, 2.0, 3.0, 4.1, 5.3, 6.8, 8.8, 14.0]
"""What a number of walls in a fort is worth."""
CAMP_WORTH: Final = 0.4
PROTECTED: Final = 0.2
ARMY: Final = 0.35
"""What an army in an opponent's fort is worth, besides the space that it blocks."""
RESERVE: Final = 0.05
CARD: Final = 0.1
DRAWBRIDGE: Final = 0.25
TO_MOVE: Final = 0.5
POINTS: Final = 0.6
"""What a point is worth once a dungeon has run out."""


class ForfortJudge(Judge):
    """Counts walls, the later ones more; teammates share their chances."""

    def turn(self, state: State) -> int:
        assert isinstance(state, ForfortState)
        return state.turns

    def partner(self, state: State, seat: int) -> int:
        assert isinstance(state, ForfortState)
        return state.rules.partners[seat]

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, ForfortState)
        worths = [worth_of_fort(state, seat) for seat in range(state.players)]
        if not state.rules.teams:
            return share_chances(worths, SHARPNESS)
        first, second = share_chances([worths[0] + worths[2], worths[1] + worths[3]], SHARPNESS)
        return [first, second, first, second]


def worth_of_fort(state: ForfortState, seat: i64) -> float:
    """One player's walls, camps, armies, hand and turn, in walls."""
    worth = 0.0
    walls: i64 = 0
    for space in SPACES_IN[state.spaces(seat, CARDS)]:
        card = state.visible(seat * 8 + space)
        if card == CAMP:
            worth += CAMP_WORTH
        else:
            walls += 1
            worth += PROTECTED if IS_PROTECTED[card] else DRAWBRIDGE if HAS_DRAWBRIDGE[card] else 0.0
    reserve: i64 = state.reserves[seat]
    for _army in range(state.rules.deck.armies - reserve - state.defeated[seat]):
        worth += ARMY
    worth += WALLS[walls] + RESERVE * float(reserve) + CARD * float(len(state.hands[seat]))
    if state.top.seat == seat:
        worth += TO_MOVE
    if state.ending:
        worth += POINTS * scores(state)[seat]["total"]
    return worth


def make_judge(_game: Game) -> Judge:
    """The judge of forfort, whatever its deck."""
    return ForfortJudge()
