"""What a position of Fort is worth, learned from many games; leaves are played on by the rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.bots.learned import LearnedJudge, Moment, Tally
from blanketfort.bots.search import NO_OPTION
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.fort.bot.thumb import RuleOfThumb
from blanketfort.games.fort.bot.traits import MEASURES, Traits, nearness_of_end
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.rules.state import FortState

PHASES: Final = ["early", "late", "last"]
"""At the beginning of the game, just before its end is triggered, and in the last round."""
EARLY: Final = 0
LATE: Final = 1
LAST: Final = 2


class FortJudge(LearnedJudge):
    """Judges by cards, levels and resources; asks the rules of thumb what to choose in mid-turn."""

    def __init__(self, game: Fort) -> None:
        self.traits = Traits(game.box)
        self.thumb = RuleOfThumb(0, game)
        super().__init__(PHASES, MEASURES, self.traits.marks)

    def turn(self, state: State) -> int:
        assert isinstance(state, FortState)
        turns: i64 = 0
        for board in state.boards:
            turns += board.turns
        return turns

    def favourite(self, state: State) -> int:
        assert isinstance(state, FortState)
        return NO_OPTION if state.over else self.thumb.choose_in(state)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, FortState)
        return Moment(EARLY, LATE, nearness_of_end(state)) if state.trigger == 0 else Moment(LAST, LAST, 0.0)

    def tell(self, state: State, seat: int, tally: Tally) -> None:
        assert isinstance(state, FortState)
        self.traits.tell(state, seat, tally)


def make_judge(game: Game) -> FortJudge:
    """The judge of Fort with the cards of this game."""
    assert isinstance(game, Fort)
    judge = FortJudge(game)
    judge.remember("blanketfort.games.fort.bot")
    return judge
