"""What a seat of forfort sees, in numbers."""

from __future__ import annotations

from typing import Final

from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.state import State
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.choices import PLACES
from blanketfort.games.forfort.rules.faces import CAMP, KIND, KINDS, NAMES, SYMBOLS, SYMBOLS_ON
from blanketfort.games.forfort.rules.spaces import DIRECTIONS, SPACES
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.research.hot.encoder import MOST, Encoder, Question, Research, Sheet, seat_names

QUESTIONS: Final = [
    f"forfort.{kind}"
    for kind in (
        *("first-camp", "drawbridge", "advance", "direction", "play", "place", "camp", "combine"),
        *("mason", "ram", "trebuchet", "tower", "garrison"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
COPIES: Final = 22
COUNTS: Final = [str(count) for count in range(5)]
FEATURES: Final = [*KINDS, *SYMBOLS, "camp"]
"""A card in a fort: its shape needs no number, because only one shape fits a space."""
FEATURES_OF: Final[list[list[int]]] = [
    [len(FEATURES) - 1] if card == CAMP else [KIND[card], *[len(KINDS) + symbol for symbol in SYMBOLS_ON[card]]]
    for card in range(len(NAMES))
]


class ForfortEncoder(Encoder):
    """An observation of forfort."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.question = Question(self, QUESTIONS)
        self.middle = Middle(self)
        self.forts = [Fort(self, seat) for seat in range(players)]
        self.hand = self.add("my.hand", NAMES, "your hand", COPIES)

    def write(self, state: State, me: int, sheet: Sheet) -> None:
        assert isinstance(state, ForfortState)
        self.question.write(state, me, sheet)
        self.middle.write(state, sheet)
        for fort in self.forts:
            fort.write(state, sheet)
        sheet.count(self.hand, state.hands[me])


class Middle:
    """What is going on."""

    def __init__(self, encoder: Encoder) -> None:
        places = PLACES[: encoder.players * 8]
        self.aiming = encoder.add("aiming", places, "the army whose direction is asked for")
        self.laid = encoder.add("laid", NAMES, "the cards laid open", COPIES)
        self.turns = encoder.add_number("turns", "turns begun")
        self.first = encoder.add_seats("first", "who has the first player token")
        self.ending = encoder.add_number("ending", "whether a dungeon has run out", 1)
        self.left = encoder.add("left", COUNTS[: encoder.players + 1], "how many turns follow, once that is known")
        self.extra = encoder.add_number("extra", "whether the turn is an extra one", 1)

    def write(self, state: ForfortState, sheet: Sheet) -> None:
        step = state.top
        if isinstance(step, Aim):
            sheet.mark(self.aiming, step.place)
        sheet.tally(self.laid, state.laid)
        sheet.put(self.turns, state.turns)
        sheet.mark(self.first, state.first)
        sheet.put(self.ending, int(state.ending))
        sheet.mark(self.left, state.left)
        sheet.put(self.extra, int(state.extra))


class Fort:
    """What everybody sees of a player."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        name = f"seat-{seat}"
        self.seat = seat
        facts = ["dungeon", "hand", "camps", "armies", "defeated"]
        self.figures = encoder.add(name, facts, "how many cards and armies where", MOST)
        self.arrows = encoder.add(f"{name}.arrows", SPACES, "where the dungeon's arrows point")
        self.token = encoder.add(f"{name}.token", SPACES, "where the drawbridge token lies")
        self.discard = encoder.add(f"{name}.discard", NAMES, "the discard pile", COPIES)
        self.spaces = [Space(encoder, seat * 8 + space) for space in range(8)]

    def write(self, state: ForfortState, sheet: Sheet) -> None:
        seat, at = self.seat, self.figures
        sheet.put(at, len(state.dungeons[seat]))
        sheet.put(at + 1, len(state.hands[seat]))
        sheet.put(at + 2, state.camps[seat])
        sheet.put(at + 3, state.reserves[seat])
        sheet.put(at + 4, state.defeated[seat])
        sheet.mark_bits(self.arrows, state.arrows(seat))
        sheet.mark(self.token, state.bridges[seat])
        sheet.count(self.discard, state.discards[seat])
        for space in self.spaces:
            space.write(state, sheet)


class Space:
    """One space: the visible card, the one below it, how many there are, and the army."""

    def __init__(self, encoder: Encoder, place: int) -> None:
        self.place = place
        name = PLACES[place]
        self.card = encoder.add(f"{name}.card", FEATURES, "the visible card")
        self.below = encoder.add(f"{name}.below", FEATURES, "the card below it")
        self.height = encoder.add_number(f"{name}.height", "how many cards lie there")
        self.army = encoder.add(f"{name}.army", seat_names(encoder.players), "whose army is there")
        self.marches = encoder.add(f"{name}.marches", DIRECTIONS, "where it marches")

    def write(self, state: ForfortState, sheet: Sheet) -> None:
        stack = state.stacks[self.place]
        height = len(stack)
        if height > 0:
            sheet.count(self.card, FEATURES_OF[stack[height - 1]])
            sheet.put(self.height, height)
        if height > 1:
            sheet.count(self.below, FEATURES_OF[stack[height - 2]])
        army = state.armies[self.place]
        if army != NOBODY:
            sheet.mark(self.army, army // 4)
            sheet.mark(self.marches, army % 4)


def make_encoder(_game: Game, players: int) -> Encoder:
    """The observation of forfort with this number of players."""
    return ForfortEncoder(players)


RESEARCH = Research(make_encoder, version=2, variants={"teams": (4, {"teams": True})})
