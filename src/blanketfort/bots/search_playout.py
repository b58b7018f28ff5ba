"""What any game's positions are worth: how a random game from there ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.chance import stream_of
from blanketfort.engine.state import State

if TYPE_CHECKING:
    from blanketfort.engine.game import Game

LONGEST_PLAYOUT: Final = 400
"""How many decisions a random game goes on; then the points so far tell who is ahead."""
SHARPNESS: Final = 4.0
"""What being ahead by all points there are is worth."""


class PlayoutJudge(Judge):
    """Knows nothing but the rules: for games that bring no judge of their own."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.turns = 0  # a leaf is judged where it is: the random game is what is played on

    def chances(self, state: State) -> list[float]:
        """Each seat's reward in one random game; the same position under the same luck has the same one."""
        end = state.clone()
        stream = stream_of(state.luck.root.hex(), "play-out")
        for _decision in range(LONGEST_PLAYOUT):
            if end.over:
                return self.rewards(end)
            legal = end.legal
            end.apply(legal[stream.below(len(legal))])
        totals = [float(score["total"]) for score in end.scores()]
        most = max([1.0, *[abs(total) for total in totals]])
        return share_chances([total / most for total in totals], SHARPNESS)

    def turn(self, state: State) -> int:
        return 0
