"""What a side of Fort Sumter sees, in numbers."""

from __future__ import annotations

from typing import Final

from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOWHERE
from blanketfort.engine.state import State
from blanketfort.games.fort_sumter.game import FortSumter
from blanketfort.games.fort_sumter.rules import board
from blanketfort.games.fort_sumter.rules.board import TOKENS as ALL_TOKENS
from blanketfort.games.fort_sumter.rules.events import Either, May, Move, Place, Remove, SetDown
from blanketfort.games.fort_sumter.rules.final_crisis import GiveUp, Rally
from blanketfort.games.fort_sumter.rules.scoring import PivotalBonus
from blanketfort.games.fort_sumter.rules.state import POINT_SOURCES, SOURCE_COUNT, FortSumterState
from blanketfort.research.hot.encoder import Encoder, Question, Research, Sheet

KINDS: Final = [
    f"fort-sumter.{kind}"
    for kind in (
        *("keep", "play", "choose", "may", "place", "remove", "move", "set-down", "commissioner", "bonus"),
        *("line-up", "give-up", "give-up-more", "rally"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
BOTH_SIDES: Final = board.SIDES[:2]
MOST_POINTS: Final = 99
ZONE_COUNT: Final = len(board.ZONES)


class FortSumterEncoder(Encoder):
    """An observation of Fort Sumter."""

    def __init__(self, cards: list[str], deeds: list[str]) -> None:
        super().__init__(len(BOTH_SIDES))
        self.question = Question(self, KINDS)
        self.pending = Pending(self, deeds)
        self.middle = Middle(self, cards)
        self.sides = [Side(self, seat) for seat in range(len(BOTH_SIDES))]
        self.own = Own(self, cards)

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        assert isinstance(state, FortSumterState)
        self.question.write(state, me, sheet)
        self.pending.write(state, sheet)
        self.middle.write(state, sheet)
        for side in self.sides:
            side.write(state, sheet)
        self.own.write(state, me, sheet)


class Pending:
    """What is being done, by the side that is asked."""

    def __init__(self, encoder: Encoder, deeds: list[str]) -> None:
        origins = [*[f"{side}:{space}" for side in BOTH_SIDES for space in board.SPACES], "pool"]
        self.deed = encoder.add("deed", deeds, "the event or bonus being carried out")
        self.dimension = encoder.add("dimension", board.DIMENSIONS, "the dimension it is about")
        self.left = encoder.add_number("left", "how many times more")
        self.lifted = encoder.add("lifted", origins, "where the token in hand was lifted")

    def write(self, state: FortSumterState, sheet: Sheet) -> None:
        step = state.top
        if isinstance(step, (Place, Remove, Move)):
            sheet.mark(self.deed, step.deed)
            sheet.put(self.left, step.left)
        elif isinstance(step, (Either, May)):
            sheet.mark(self.deed, step.deed)
        elif isinstance(step, (PivotalBonus, GiveUp, Rally)):
            sheet.mark(self.dimension, step.dimension)
            sheet.put(self.left, step.left)
        elif isinstance(step, SetDown):
            sheet.mark(self.lifted, step.lifted)


class Middle:
    """What lies open on the table."""

    def __init__(self, encoder: Encoder, cards: list[str]) -> None:
        tokens = [f"{side}:{space}" for side in BOTH_SIDES for space in board.SPACES]
        self.round = encoder.add_number("round", "the round", board.ROUNDS)
        self.final_crisis = encoder.add_number("final-crisis", "whether the Final Crisis is on", 1)
        self.first_player = encoder.add("first-player", BOTH_SIDES, "who goes first as points stand")
        self.tokens = encoder.add("tokens", tokens, "tokens in each space", board.SPACE_LIMIT)
        self.commissioner = encoder.add("commissioner", board.SPACES, "where the Peace Commissioner is")
        self.strategy_deck = encoder.add_number("strategy-deck", "cards in the strategy deck", len(cards))
        self.discard = encoder.add("discard", cards, "strategy cards played")
        self.claimable = encoder.add("claimable", cards, "the card whose event may be claimed")
        self.objective_deck = encoder.add_number("objective-deck", "cards in the objective deck", len(board.SPACES))
        self.removed = encoder.add("removed", board.SPACES, "objectives out of the game")

    def write(self, state: FortSumterState, sheet: Sheet) -> None:
        sheet.put(self.round, state.round)
        sheet.put(self.final_crisis, int(state.is_final_crisis))
        sheet.mark(self.first_player, state.first_player())
        sheet.put_all(self.tokens, state.tokens)
        sheet.mark(self.commissioner, state.commissioner)
        sheet.put(self.strategy_deck, len(state.strategy_deck))
        sheet.tally(self.discard, state.discard)
        sheet.mark(self.claimable, state.claimable)
        sheet.put(self.objective_deck, len(state.objective_deck))
        sheet.tally(self.removed, state.removed)


class Side:
    """What everybody sees of a side."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        self.seat = seat
        side = BOTH_SIDES[seat]
        sizes = ["pool", "track", "hand", "aside", "order", "offer", "objective"]
        self.points = encoder.add(
            f"{side}.points", POINT_SOURCES, "victory points by source", MOST_POINTS, -MOST_POINTS
        )
        self.boxes = encoder.add(f"{side}.boxes", board.ZONES, "bonus tokens in the zones' boxes", max(board.BONUS))
        self.figures = encoder.add(side, sizes, "how many tokens and cards", ALL_TOKENS)

    def write(self, state: FortSumterState, sheet: Sheet) -> None:
        seat, at = self.seat, self.figures
        sheet.put_part(self.points, state.points, seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT)
        sheet.put_part(self.boxes, state.boxes, seat * ZONE_COUNT, (seat + 1) * ZONE_COUNT)
        sheet.put(at, state.pool[seat])
        sheet.put(at + 1, state.track[seat])
        sheet.put(at + 2, len(state.hands[seat]))
        sheet.put(at + 3, len(state.asides[seat]))
        sheet.put(at + 4, len(state.orders[seat]))
        sheet.put(at + 5, len(state.offers[seat]))
        sheet.put(at + 6, int(state.kept[seat] != NOWHERE))


class Own:
    """What only the side itself knows."""

    def __init__(self, encoder: Encoder, cards: list[str]) -> None:
        self.hand = encoder.add("my.hand", cards, "your hand")
        self.aside = encoder.add("my.aside", cards, "your cards set aside for the Final Crisis")
        self.order = encoder.add("my.order", cards, "your order for the Final Crisis: 1 is next", len(cards))
        self.offer = encoder.add("my.offer", board.SPACES, "objectives you may keep")
        self.objective = encoder.add("my.objective", board.SPACES, "the objective you kept")
        self.returned = encoder.add("my.returned", board.SPACES, "the objective you gave back this round")

    def write(self, state: FortSumterState, me: int, sheet: Sheet) -> None:
        sheet.tally(self.hand, state.hands[me])
        sheet.tally(self.aside, state.asides[me])
        for turn, card in enumerate(state.orders[me]):
            sheet.put(self.order + card, turn + 1)
        sheet.tally(self.offer, state.offers[me])
        sheet.mark(self.objective, state.kept[me])
        sheet.mark(self.returned, state.returned[me])


def make_encoder(game: Game, _players: int) -> Encoder:
    """The observation of Fort Sumter, with the cards of its deck."""
    assert isinstance(game, FortSumter)
    deeds = [f"{place} {deed.text}" for place, deed in enumerate(game.deck.deeds)]
    return FortSumterEncoder(game.deck.cards, deeds)


RESEARCH = Research(make_encoder, version=2, variants={"event-discard": (2, {"event-discard": True})})
