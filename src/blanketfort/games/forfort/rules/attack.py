"""What attacks do to a space: battering ram, trebuchet and armies destroy cards by the same rule."""

from mypy_extensions import i64

from blanketfort.engine.nothing import NOBODY
from blanketfort.games.forfort.rules.choices import PLACES
from blanketfort.games.forfort.rules.faces import IS_PROTECTED, NAMES
from blanketfort.games.forfort.rules.spaces import SPACES_IN
from blanketfort.games.forfort.rules.state import ARMIES, CARDS, PROTECTED, SETS, ForfortState


def is_protected(state: ForfortState, place: i64) -> bool:
    """Whether the visible card there is a protected wall; covered ones are inactive: forfort.ruling.covered-wall."""
    stack = state.stacks[place]
    return len(stack) > 0 and IS_PROTECTED[stack[-1]]


def breakable(state: ForfortState, seat: i64, rival: i64, through: bool) -> i64:
    """The spaces of a rival's fort where this seat's ram or trebuchet would destroy something, if it reached them."""
    spaces: i64 = state.sets[rival * SETS + CARDS]
    protected: i64 = state.sets[rival * SETS + PROTECTED]
    if not through:
        spaces &= ~protected
    return spaces | hostile(state, seat, rival) if state.rules.strike_armies else spaces


def hostile(state: ForfortState, seat: i64, rival: i64) -> i64:
    """The spaces of a rival's fort where armies of this seat's opponents stand."""
    spaces = 0
    for space in SPACES_IN[state.spaces(rival, ARMIES)]:
        if state.rules.is_opponent(seat, state.armies[rival * 8 + space] // 4):
            spaces |= 1 << space
    return spaces


def strike(state: ForfortState, place: i64, through: bool) -> None:
    """Destroy all that a ram or trebuchet destroys there."""
    if state.armies[place] != NOBODY:
        defeat(state, place)
    else:
        destroy(state, place, through)


def destroy(state: ForfortState, place: i64, through: bool) -> None:
    """All cards of a space go to the discard pile of the player who was attacked: forfort.glossary.destroyed."""
    seat = place // 8
    stack = state.stacks[place]
    kept: tuple[int, ...] = ()
    if state.rules.covered_survive and not through:
        kept = tuple([card for card in stack if IS_PROTECTED[card]])
    for card in stack:
        if card not in kept:
            state.discard(seat, card)
    state.put_stack(place, kept)
    state.retrieve_bridge(place)
    if len(stack) > len(kept) and state.sink is not None:
        gone = [NAMES[card] for card in stack if card not in kept]
        state.tell("forfort.destroyed", seat, {"place": PLACES[place], "cards": gone})


def defeat(state: ForfortState, place: i64) -> None:
    """Turn the army there to its skull side: it is out for the game: forfort.armies.defeated."""
    owner = state.armies[place] // 4
    state.put_army(place, NOBODY)
    state.defeated[owner] += 1
    if state.sink is not None:
        state.tell("forfort.army-defeated", owner, {"place": PLACES[place]})
