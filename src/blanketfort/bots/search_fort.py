"""What a position of Fort is worth: points made, points to come from levels, resources and cards."""

from __future__ import annotations

from typing import Final

from blanketfort.bots.fort_values import WEIGHTS, Values
from blanketfort.bots.search import Judge, share_chances
from blanketfort.engine.game import Game
from blanketfort.engine.state import State
from blanketfort.games.fort.box import NONE, SCULPTURE_POINTS, TOP_LEVEL, TRACK_END, Box
from blanketfort.games.fort.game import Fort
from blanketfort.games.fort.scoring import score_rule
from blanketfort.games.fort.state import Board, FortState

SHARPNESS: Final = 0.16
LAST_ROUND: Final = 0.5
"""How much a point of lead tells, at first and in the last round."""
PACKED: Final = 0.5
TUCKED: Final = 1.0
RULE: Final = 0.6
"""What a point of a made-up rule is worth before the end."""
CARDS: Final = 0.35
"""What a card that is better than none adds to the deck."""
ADVANCE_CARD: Final = 4.0
"""What the only card that advances the Fort is worth."""


class FortJudge(Judge):
    """Adds up points, and what the rules of thumb say that everything else will bring."""

    def __init__(self, box: Box) -> None:
        values = Values(WEIGHTS, box)
        self.stock: list[list[list[float]]] = values.stock
        self.cards: list[float] = [CARDS * (worth - WEIGHTS["thin"]) for worth in values.base]
        self.levels: list[float] = [0.0]
        """What it is worth to stand at a level."""
        for level in range(1, TOP_LEVEL + 1):
            self.levels.append(self.levels[-1] + WEIGHTS[f"level {level}"])
        self.box = box

    def turn(self, state: State) -> int:
        assert isinstance(state, FortState)
        return sum([board.turns for board in state.boards])

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, FortState)
        nearness = 1.0 if state.trigger != 0 else nearness_of_end(state)
        worths = [self.worth(state, seat, nearness) for seat in range(state.players)]
        return share_chances(worths, SHARPNESS + nearness * (LAST_ROUND - SHARPNESS))

    def worth(self, state: FortState, seat: int, nearness: float) -> float:
        """Points, and what is to come: the nearer the end, the less of that."""
        board = state.boards[seat]
        level = self.box.levels[board.level].points
        rule = score_rule(state, seat, board.rule)
        points = board.score + level + rule + (SCULPTURE_POINTS if board.has_sculpture else 0)
        if nearness == 1.0:
            return points
        hopes = self.levels[board.level] - level + (RULE - 1.0) * rule + self.worth_of_cards(state, seat, board)
        hopes += self.stock[board.level][board.pizza + board.pack_pizza][board.toys + board.pack_toys]
        hopes += PACKED * (board.pack_pizza + board.pack_toys) + TUCKED * len(board.lookout)
        return points + (1.0 - nearness) * hopes

    def worth_of_cards(self, state: FortState, seat: int, board: Board) -> float:
        """What can be drawn again: the deck as it will be, with a card to advance by."""
        cards = board.deck + board.discard + board.hand + board.yard
        if seat == state.leader:
            cards += state.added
            if state.played != NONE and not state.trashes_played:
                cards.append(state.played)
        worth, advances = 0.0, 0
        for kind in cards:
            worth += self.cards[kind]
            advances += self.box.advances[kind]
        return worth + (ADVANCE_CARD if advances > 0 else 0.0)


def nearness_of_end(state: FortState) -> float:
    """From 0 at the beginning to nearly 1 when the next step of somebody triggers the end."""
    nearest = 0.0
    for board in state.boards:
        nearest = max(nearest, board.score / TRACK_END, board.level / TOP_LEVEL)
    return nearest * nearest


def make_judge(game: Game) -> Judge:
    """The judge of Fort with the cards of this game."""
    assert isinstance(game, Fort)
    return FortJudge(game.box)
