"""What a player may know, and re-dealing what that player can't: forfort.ruling.open-and-secret.

All is open but the cards in others' hands and the cards of the dungeons, of which only the top one's arrows show.
"""

from blanketfort.engine.chance import Stream
from blanketfort.engine.nothing import NOBODY, NOWHERE
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.choices import PLACES
from blanketfort.games.forfort.rules.faces import (
    CAMP,
    HAS_DRAWBRIDGE,
    IS_PROTECTED,
    NAMES,
    SHAPE,
    SHAPES,
    SYMBOLS,
    SYMBOLS_ON,
)
from blanketfort.games.forfort.rules.scoring import scores
from blanketfort.games.forfort.rules.spaces import DIRECTIONS, SPACES, front_line, second_line, third_line
from blanketfort.games.forfort.rules.state import ForfortState


def view(state: ForfortState, seat: int | None) -> dict[str, object]:
    """All that this seat may know, as plain data."""
    return {
        "game": "forfort",
        "players": state.players,
        "seat": seat,
        "teams": state.rules.teams,
        "options": dict(state.setup.options),
        "active": state.top.seat if not state.over else None,
        "turns": state.turns,
        "aiming": show_aim(state),
        "laid": [show_card(card) for card in state.laid],
        "ending": state.ending,
        "extra": state.extra,
        "over": state.over,
        "winners": state.winners,
        "forts": [show_player(state, owner, seat) for owner in range(state.players)],
        "scores": scores(state),
    }


def show_aim(state: ForfortState) -> str | None:
    """The place of the army whose direction is asked for."""
    step = state.top
    return PLACES[step.place] if isinstance(step, Aim) else None


def show_card(card: int) -> dict[str, object]:
    """A card as it is drawn."""
    if card == CAMP:
        return {"card": "camp"}
    return {
        "card": NAMES[card],
        "shape": SHAPES[SHAPE[card]],
        "symbols": [SYMBOLS[symbol] for symbol in SYMBOLS_ON[card]],
        "protected": IS_PROTECTED[card],
        "drawbridge": HAS_DRAWBRIDGE[card],
    }


def show_player(state: ForfortState, owner: int, seat: int | None) -> dict[str, object]:
    """One player's fort, dungeon, hand, piles and supply."""
    hand = state.hands[owner]
    partner = state.rules.partners[owner]
    bridge = state.bridges[owner]
    return {
        "seat": owner,
        "teammate": None if partner == NOBODY else partner,
        "spaces": {SPACES[space]: show_space(state, owner, space) for space in range(8)},
        "lines": {str(other): show_lines(state, owner, other) for other in state.rules.opponents[owner]},
        "dungeon": len(state.dungeons[owner]),
        "arrows": [SPACES[space] for space in range(8) if state.arrows(owner) >> space & 1],
        "hand": [show_card(card) for card in hand] if owner == seat else None,
        "hand_size": len(hand),
        "discard": [NAMES[card] for card in state.discards[owner]],
        "camps": state.camps[owner],
        "armies": state.reserves[owner],
        "defeated": state.defeated[owner],
        "token": None if bridge == NOWHERE else SPACES[bridge],
    }


def show_space(state: ForfortState, owner: int, space: int) -> dict[str, object]:
    """One space: the visible card, the names of those it covers from the bottom up, and the army on it."""
    stack = state.stacks[owner * 8 + space]
    army = state.armies[owner * 8 + space]
    return {
        "card": show_card(stack[-1]) if len(stack) > 0 else None,
        "covered": [NAMES[card] for card in stack[:-1]],
        "army": None if army == NOBODY else {"owner": army // 4, "direction": DIRECTIONS[army % 4]},
        "token": state.bridges[owner] == space,
    }


def show_lines(state: ForfortState, owner: int, other: int) -> dict[str, object]:
    """The lines of the owner's fort as the other player sees them."""
    side = state.rules.side(owner, other)
    lines = {"front": front_line(side), "second": second_line(side), "third": third_line(side)}
    return {"side": DIRECTIONS[side], **{name: [SPACES[space] for space in line] for name, line in lines.items()}}


def determinize(state: ForfortState, seat: int, seed: int) -> ForfortState:
    """A state that this seat can't tell from the real one: what it can't see is shuffled from sorted pools."""
    copy = state.clone()
    stream = copy.become_possible(seat, seed)
    for owner in range(state.players):
        redeal(copy, owner, owner == seat, stream)
    if not copy.over:
        copy.propose_again()
    return copy


def redeal(state: ForfortState, owner: int, keeps_hand: bool, stream: Stream) -> None:
    """Deal a player's unseen cards again, and turn the hidden backs of the dungeon again."""
    kept = len(state.hands[owner])
    unseen = sorted(state.dungeons[owner] if keeps_hand else state.dungeons[owner] + state.hands[owner])
    stream.shuffle(unseen)
    if not keeps_hand:
        state.hands[owner] = tuple(sorted(unseen[:kept]))
        unseen = unseen[kept:]
    state.dungeons[owner] = tuple(unseen)
    backs = state.rules.deck.backs
    hidden = [backs[stream.below(len(backs))] for _card in unseen[1:]]
    state.backs[owner] = (*hidden, *state.backs[owner][-1:])
