"""What a position of forfort is judged by: walls, where they may be built next, armies, cards, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blanketfort.bots.learned import LearnedJudge, Moment, Tally
from blanketfort.engine.game import Game
from blanketfort.engine.nothing import NOBODY, NOWHERE
from blanketfort.engine.state import State
from blanketfort.games.forfort.bot import judge as by_hand
from blanketfort.games.forfort.rules.construct import wall_sites
from blanketfort.games.forfort.rules.faces import CAMP, FITS, HAS_DRAWBRIDGE, IS_PROTECTED, SHAPE, SYMBOLS, SYMBOLS_ON
from blanketfort.games.forfort.rules.spaces import ALL, SPACES
from blanketfort.games.forfort.rules.state import ForfortState

PHASES: Final = ["early", "late", "ending"]
"""With full dungeons, when one is nearly empty, and once one is."""
FULL: Final = 19
"""How many cards a dungeon has when the first turn begins."""
LAST: Final = 2

MEASURES: Final = [
    "points",
    "points ahead at the end",
    "walls",
    "camps",
    "camps left",
    "armies in reserve",
    "armies abroad",
    "invaders",
    "dungeon",
    "cards in hand",
    "angled in hand",
    "straight in hand",
    "angled discarded",
    "straight discarded",
    "drawbridges in hand",
    "protected in hand",
    "sites for a card in hand",
    "turns left",
]
POINTS: Final[i64] = 0
AHEAD_AT_END: Final[i64] = 1
WALLS: Final[i64] = 2
CAMPS: Final[i64] = 3
CAMPS_LEFT: Final[i64] = 4
RESERVE: Final[i64] = 5
ABROAD: Final[i64] = 6
INVADERS: Final[i64] = 7
DUNGEON: Final[i64] = 8
IN_HAND: Final[i64] = 9
SHAPE_IN_HAND: Final[i64] = 10
SHAPE_DISCARDED: Final[i64] = 12
BRIDGES_IN_HAND: Final[i64] = 14
PROTECTED_IN_HAND: Final[i64] = 15
SITES: Final[i64] = 16
TURNS_LEFT: Final[i64] = 17

MARKS: Final = [
    "to move",
    "extra turn",
    "drawbridge down",
    "can finish",
    "three players",
    "four players",
    "in a team",
    *[f"{walls} walls" for walls in range(9)],
    *[f"{symbol} in hand" for symbol in SYMBOLS],
    *[f"{symbol} laid open" for symbol in SYMBOLS],
    *[f"wall {space}" for space in SPACES],
    *[f"protected wall {space}" for space in SPACES],
    *[f"drawbridge {space}" for space in SPACES],
    *[f"camp {space}" for space in SPACES],
    *[f"second wall {space}" for space in SPACES],
    *[f"invader {space}" for space in SPACES],
    *[f"missing {space}, arrow there" for space in SPACES],
    *[f"missing {space}, card for it in hand" for space in SPACES],
    *[f"{symbol} {space}" for space in SPACES for symbol in SYMBOLS],
]
TO_MOVE: Final[i64] = 18
EXTRA: Final[i64] = 19
BRIDGE_DOWN: Final[i64] = 20
CAN_FINISH: Final[i64] = 21
THREE: Final[i64] = 22
FOUR: Final[i64] = 23
IN_TEAM: Final[i64] = 24
NUMBER: Final[i64] = 25
SYMBOL_IN_HAND: Final[i64] = 34
SYMBOL_LAID: Final[i64] = 39
WALL: Final[i64] = 44
PROTECTED: Final[i64] = 52
BRIDGE: Final[i64] = 60
CAMP_AT: Final[i64] = 68
SECOND: Final[i64] = 76
INVADER: Final[i64] = 84
ARROW: Final[i64] = 92
BUILDABLE: Final[i64] = 100
SYMBOL: Final[i64] = 108


class ForfortTraits(LearnedJudge):
    """Tells the traits of a position: what they are worth is the hand-made judge's word, until more is learned."""

    def __init__(self) -> None:
        super().__init__(PHASES, MEASURES, MARKS)
        self.weights = [list_weights(phase == LAST) for phase in range(len(PHASES))]

    def turn(self, state: State) -> int:
        assert isinstance(state, ForfortState)
        return state.turns

    def partner(self, state: State, seat: int) -> int:
        assert isinstance(state, ForfortState)
        return state.rules.partners[seat]

    def moment(self, state: State) -> Moment:
        assert isinstance(state, ForfortState)
        if state.ending:
            return Moment(LAST, LAST, 0.0)
        fewest: i64 = FULL
        for dungeon in state.dungeons:
            fewest = min(fewest, len(dungeon))
        return Moment(0, 1, 1.0 - fewest / FULL)

    def tell(self, state: State, seat: int, tally: Tally) -> None:
        assert isinstance(state, ForfortState)
        tell_table(state, seat, tally)
        tell_hand(state, seat, tally)
        walls = tell_fort(state, seat, tally)
        tell_sites(state, seat, walls, tally)
        tell_points(state, seat, tally)


def list_weights(is_ending: bool) -> list[float]:
    """What the hand-made judge thinks of each trait."""
    weights = [0.0] * (len(MEASURES) + len(MARKS))
    weights[CAMPS] = by_hand.CAMP_WORTH
    weights[RESERVE] = by_hand.RESERVE
    weights[ABROAD] = by_hand.ARMY
    weights[IN_HAND] = by_hand.CARD
    weights[TO_MOVE] = by_hand.TO_MOVE
    for space in range(8):
        weights[PROTECTED + space] = by_hand.PROTECTED
        weights[BRIDGE + space] = by_hand.DRAWBRIDGE
    for walls in range(9):
        weights[NUMBER + walls] = by_hand.WALLS[walls]
    weights[POINTS] = by_hand.POINTS if is_ending else 0.0
    return [by_hand.SHARPNESS * weight for weight in weights]


def tell_table(state: ForfortState, seat: i64, tally: Tally) -> None:
    """Who moves, who plays with whom, and what is left."""
    if state.top.seat == seat:
        tally.mark(TO_MOVE)
        if state.extra:
            tally.mark(EXTRA)
        for card in state.laid:
            for symbol in SYMBOLS_ON[card]:
                tally.mark(SYMBOL_LAID + symbol)
    if state.rules.teams:
        tally.mark(IN_TEAM)
    elif state.players == 3:
        tally.mark(THREE)
    elif state.players == 4:
        tally.mark(FOUR)
    if state.bridges[seat] != NOWHERE:
        tally.mark(BRIDGE_DOWN)
    if state.left > 0:
        tally.add(TURNS_LEFT, float(state.left))
    tally.add(CAMPS_LEFT, float(state.camps[seat]))
    tally.add(RESERVE, float(state.reserves[seat]))
    tally.add(DUNGEON, float(len(state.dungeons[seat])))


def tell_hand(state: ForfortState, seat: i64, tally: Tally) -> None:
    """Shapes, kinds and symbols in hand, and the shapes that a mason could fetch."""
    for card in state.hands[seat]:
        tally.mark(IN_HAND)
        tally.mark(SHAPE_IN_HAND + SHAPE[card])
        if HAS_DRAWBRIDGE[card]:
            tally.mark(BRIDGES_IN_HAND)
        elif IS_PROTECTED[card]:
            tally.mark(PROTECTED_IN_HAND)
        for symbol in SYMBOLS_ON[card]:
            tally.mark(SYMBOL_IN_HAND + symbol)
    for card in state.discards[seat]:
        if card != CAMP:
            tally.mark(SHAPE_DISCARDED + SHAPE[card])


def tell_fort(state: ForfortState, seat: i64, tally: Tally) -> i64:
    """What stands where; the spaces that have a wall."""
    walls: i64 = 0
    count: i64 = 0
    for space in range(8):
        place = seat * 8 + space
        stack = state.stacks[place]
        height = len(stack)
        if state.armies[place] != NOBODY:
            tally.mark(INVADERS)
            tally.mark(INVADER + space)
        if height == 0:
            continue
        card = stack[height - 1]
        if card == CAMP:
            tally.mark(CAMPS)
            tally.mark(CAMP_AT + space)
            continue
        walls |= 1 << space
        count += 1
        tally.mark(WALL + space)
        if IS_PROTECTED[card]:
            tally.mark(PROTECTED + space)
        elif HAS_DRAWBRIDGE[card]:
            tally.mark(BRIDGE + space)
        if height > 1 and stack[height - 2] != CAMP:
            tally.mark(SECOND + space)
        for symbol in SYMBOLS_ON[card]:
            tally.mark(SYMBOL + space * 5 + symbol)
    tally.add(WALLS, float(count))
    tally.mark(NUMBER + count)
    for marching in state.armies:
        army: i64 = marching
        if army != NOBODY and army // 4 == seat:
            tally.mark(ABROAD)
    return walls


def tell_sites(state: ForfortState, seat: i64, walls: i64, tally: Tally) -> None:
    """Where a missing wall may be built, and with a card in hand."""
    fitting: i64 = 0
    for card in state.hands[seat]:
        fitting |= FITS[card]
    missing: i64 = ALL & ~walls
    arrows = state.arrows(seat) & missing
    ready = wall_sites(state, seat, False) & missing & fitting
    for space in range(8):
        bit: i64 = 1 << space
        if arrows & bit != 0:
            tally.mark(ARROW + space)
        if ready & bit != 0:
            tally.mark(BUILDABLE + space)
            tally.mark(SITES)
    if ready == missing and missing & (missing - 1) == 0:
        tally.mark(CAN_FINISH)


def tell_points(state: ForfortState, seat: i64, tally: Tally) -> None:
    """The points as they are counted when a dungeon has run out, and the lead once one has."""
    points = count_points(state, seat)
    tally.add(POINTS, float(points))
    if state.ending:
        best: i64 = 0
        for other in range(state.players):
            if state.rules.is_opponent(seat, other):
                best = max(best, count_points(state, other))
        tally.add(AHEAD_AT_END, float(points - best))


def count_points(state: ForfortState, seat: i64) -> i64:
    """What `scoring.scores` counts, without naming the sources."""
    points: i64 = state.rules.head_start[(seat - state.first) % state.players]
    if len(state.dungeons[seat]) > 0:
        points += 2
    for place in range(seat * 8, seat * 8 + 8):
        card = state.visible(place)
        if card == CAMP:
            points += 1
        elif card >= 0:
            points += 2
    for marching in state.armies:
        army: i64 = marching
        if army != NOBODY and army // 4 == seat:
            points += 1
    return points


def make_teller(_game: Game) -> ForfortTraits:
    """What tells the traits of positions, whatever the deck."""
    return ForfortTraits()
