"""What each seat may know of forfort: forfort.ruling.open-and-secret."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec import Struct

from blanketfort.engine.nothing import NOBODY, NOTHING, NOWHERE
from blanketfort.engine.view import View, head_of
from blanketfort.games.forfort.rules import faces, spaces
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.choices import PLACES
from blanketfort.games.forfort.rules.faces import CAMP, KIND, NAMES, SHAPE, SYMBOLS_ON, Kind, Shape, SymbolName
from blanketfort.games.forfort.rules.scoring import scores
from blanketfort.games.forfort.rules.spaces import SPACES_IN, Direction, SpaceName, front_line, second_line, third_line
from blanketfort.games.forfort.rules.state import ForfortState
from blanketfort.games.forfort.rules.turn import EndTurn

SPACES = cast(list[SpaceName], spaces.SPACES)
DIRECTIONS = cast(list[Direction], spaces.DIRECTIONS)
SHAPES = cast(list[Shape], faces.SHAPES)
KINDS = cast(list[Kind], faces.KINDS)
SYMBOLS = cast(list[SymbolName], faces.SYMBOLS)


class Card(Struct, frozen=True):
    """A card as it is drawn: a wall, or a camp, which has neither shape nor kind."""

    name: str
    """Such as `angled-mason+ram`, or `camp`."""
    shape: Shape | None
    """Angled walls stand on corners, straight ones on sides."""
    kind: Kind | None
    """What sort of wall it is."""
    symbols: list[SymbolName]
    """The symbols on it."""


class Army(Struct, frozen=True):
    """An army in somebody's fort."""

    owner: int
    """The seat that sent it."""
    direction: Direction
    """Where it marches, seen from the owner of the fort."""


class Space(Struct, frozen=True):
    """One space of a fort."""

    card: Card | None
    """The visible card."""
    covered: list[str]
    """The cards below it, from the bottom up."""
    army: Army | None
    """The army that stands there."""


class Lines(Struct, frozen=True):
    """The lines of a fort as an opponent sees them."""

    side: Direction
    """The side of the fort where that opponent sits."""
    front: list[SpaceName]
    """The spaces of the front line."""
    second: list[SpaceName]
    """The spaces of the second line."""
    third: list[SpaceName]
    """The spaces of the third line."""


class Board(Struct, kw_only=True):
    """One player's fort, dungeon, hand, piles and supply."""

    teammate: int | None
    """The teammate's seat; None in a game without teams."""
    spaces: dict[SpaceName, Space]
    """The spaces around the dungeon; north is away from the owner."""
    lines: list[Lines | None]
    """For each seat the lines as that seat sees them; None for the owner and the owner's teammate."""
    dungeon_deck: int
    """How many cards are in the dungeon."""
    arrows: list[SpaceName]
    """The spaces that the top card of the dungeon points at."""
    hand: list[Card] | None
    """The cards in hand; None to those who may not see them."""
    hand_size: int
    """How many cards are in hand."""
    discard: list[str]
    """The personal discard pile."""
    camps: int
    """Camps in the supply."""
    armies: int
    """Armies in the supply."""
    defeated: int
    """Armies that are out of the game."""
    token: SpaceName | None
    """The space where the drawbridge token lies; None while its owner has it."""
    points: dict[str, int]
    """Points by source, and their `total`, if the game ended now."""


class ForfortView(View, kw_only=True):
    """The table of forfort. All is open but the other players' hands and the cards in the dungeons."""

    teams: bool
    """Whether diagonal partners play together."""
    options: dict[str, bool | str]
    """The options of this game."""
    turns: int
    """How many turns have begun."""
    extra: bool
    """Whether the turn under way is an extra one."""
    first: int
    """Who has the first player token."""
    ending: bool
    """Whether a dungeon has run out of cards."""
    left: int | None
    """How many turns follow this one, once that is known; extra turns come on top."""
    last: int | None
    """After whose turn the game ends, once that is known; `left` tells this turn from one a whole round later."""
    aiming: str | None
    """The place of the army whose direction is asked for, such as `1-nw`."""
    laid: list[Card]
    """The cards laid open while they are placed or their effect goes on, the latest last."""
    boards: list[Board]
    """Each seat's fort and what belongs to it."""

    def space(self, place: str) -> Space:
        """What is to be seen at a place, such as `1-nw`."""
        seat, _, space = place.partition("-")
        return self.boards[int(seat)].spaces[cast(SpaceName, space)]


def name_spaces(line: list[int]) -> list[SpaceName]:
    """The names of these spaces."""
    return [SPACES[space] for space in line]


FACES = [
    Card(NAMES[card], SHAPES[SHAPE[card]], KINDS[KIND[card]], [SYMBOLS[symbol] for symbol in SYMBOLS_ON[card]])
    for card in range(CAMP)
] + [Card(NAMES[CAMP], None, None, [])]
"""Each card by its number."""
ARMIES = [Army(owner, direction) for owner in range(4) for direction in DIRECTIONS]
"""Each army by its number, `owner * 4 + direction`."""
LINES = [
    Lines(way, name_spaces(front_line(side)), name_spaces(second_line(side)), name_spaces(third_line(side)))
    for side, way in enumerate(DIRECTIONS)
]
"""The lines as they are seen from each side."""


def view(state: ForfortState, seat: int | None) -> ForfortView:
    """All that this seat may know; None is a spectator."""
    asks, points = state.top, scores(state)
    return ForfortView(
        **head_of(state, seat, is_open=True),
        teams=state.rules.teams,
        options=state.setup.options,
        turns=state.turns,
        extra=state.extra,
        first=state.first,
        ending=state.ending,
        left=None if state.left == NOTHING else state.left,
        last=find_last(state),
        aiming=PLACES[asks.place] if isinstance(asks, Aim) else None,
        laid=[FACES[card] for card in state.laid],
        boards=[view_board(state, owner, points[owner], sees(state, seat, owner)) for owner in range(state.players)],
    )


def sees(state: ForfortState, seat: int | None, owner: int) -> bool:
    """Whether this seat may look at the owner's hand; spectators may look at none."""
    return seat is not None and state.rules.can_see(seat, owner)


def find_last(state: ForfortState) -> int | None:
    """The player whose turn is the last, once that is known."""
    turning = [step.seat for step in state.agenda if isinstance(step, EndTurn)]
    return (turning[-1] + state.left) % state.players if turning and state.left != NOTHING else None


def view_board(state: ForfortState, owner: int, points: dict[str, int], sees_hand: bool) -> Board:
    """One player's fort and what belongs to it; the hand only to those who may see it."""
    hand, bridge, places = state.hands[owner], state.bridges[owner], slice(owner * 8, owner * 8 + 8)
    partner = state.rules.partners[owner]
    return Board(
        teammate=None if partner == NOBODY else partner,
        spaces=dict(zip(SPACES, map(view_space, state.stacks[places], state.armies[places]), strict=True)),
        lines=[view_lines(state, owner, other) for other in range(state.players)],
        dungeon_deck=len(state.dungeons[owner]),
        arrows=name_spaces(SPACES_IN[state.arrows(owner)]),
        hand=[FACES[card] for card in hand] if sees_hand else None,
        hand_size=len(hand),
        discard=[NAMES[card] for card in state.discards[owner]],
        camps=state.camps[owner],
        armies=state.reserves[owner],
        defeated=state.defeated[owner],
        token=None if bridge == NOWHERE else SPACES[bridge],
        points=points,
    )


@lru_cache(maxsize=4096)  # of a table little changes from one view to the next
def view_space(stack: tuple[int, ...], army: int) -> Space:
    """What is to be seen where these cards lie and this army stands."""
    card = FACES[stack[-1]] if stack else None
    return Space(card, [NAMES[card] for card in stack[:-1]], None if army == NOBODY else ARMIES[army])


def view_lines(state: ForfortState, owner: int, other: int) -> Lines | None:
    """The lines of the owner's fort as the other seat sees them, if it is an opponent's."""
    return LINES[state.rules.side(owner, other)] if state.rules.is_opponent(owner, other) else None
