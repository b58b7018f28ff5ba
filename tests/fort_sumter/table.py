"""A table to try rules on: positions in a few lines, and questions about what lies there."""

from blanketfort.engine.event import Event
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import SPACES, ZONES
from blanketfort.games.fort_sumter.rules.state import FortSumterState

U, S = 0, 1
Options = dict[str, bool | str]


def at(text: str = "", **options: bool | str) -> FortSumterState:
    """The study that a few lines of text describe; an option's name is written with underscores."""
    chosen = ", ".join(f"{name.replace('_', '-')} = {_word(value)}" for name, value in options.items())
    state = GAME.from_text(f'game = "fort-sumter"\nstudy = true\noptions = {{{chosen}}}\n{text}')
    assert isinstance(state, FortSumterState)
    return state


def new(seed: int = 1, options: Options | None = None, sink: list[Event] | None = None) -> FortSumterState:
    """A new game at its first decision."""
    state = GAME.new(seed=seed, options=options, sink=sink)
    assert isinstance(state, FortSumterState)
    return state


def _word(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def do(state: FortSumterState, *keys: str) -> FortSumterState:
    """Play these options, one after the other."""
    for key in keys:
        state.play(key)
    return state


def keys(state: FortSumterState) -> list[str]:
    """What may be chosen now."""
    return [option.key for option in state.decision.options] if state.decision else []


def asked(state: FortSumterState) -> tuple[int, str]:
    """Who is asked, and what."""
    assert state.decision is not None
    return state.decision.seat, state.decision.kind.partition(".")[2]


def tokens(state: FortSumterState, side: int) -> dict[str, int]:
    """Where a side has tokens, and how many."""
    return {name: state.count(side, space) for space, name in enumerate(SPACES) if state.count(side, space)}


def box(state: FortSumterState, side: int, zone: str) -> int:
    """How many bonus tokens are in a box."""
    return state.boxes[side * len(ZONES) + ZONES.index(zone)]


def hand(state: FortSumterState, side: int) -> list[str]:
    """The names of a side's cards in hand."""
    return [state.deck.cards[card] for card in state.hands[side]]


def play_out(state: FortSumterState, until: str = "") -> FortSumterState:
    """Take the first option each time, up to a kind of decision or the end."""
    while state.decision is not None and state.decision.kind != f"fort-sumter.{until}":
        state.apply(state.legal[0])
    return state
