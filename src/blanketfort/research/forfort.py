"""What a seat of forfort sees, in numbers."""

from __future__ import annotations

from typing import Any

from blanketfort.games.forfort.armies import Aim
from blanketfort.games.forfort.choices import PLACES
from blanketfort.games.forfort.faces import CAMP, KIND, KINDS, NAMES, SYMBOLS, SYMBOLS_ON
from blanketfort.games.forfort.fort import DIRECTIONS, SPACES, SPACES_IN
from blanketfort.games.forfort.game import Forfort
from blanketfort.games.forfort.state import NOBODY, NOWHERE, ForfortState
from blanketfort.research.encoding import Block, Count, Hot, Numbers, number, question, seats_of

QUESTIONS = [
    f"forfort.{kind}"
    for kind in (
        *("first-camp", "drawbridge", "advance", "direction", "play", "place", "camp", "combine"),
        *("mason", "ram", "trebuchet", "tower", "garrison"),
    )
]
"""The questions of the game; their order is part of the environment's version."""
FEATURES = [*KINDS, *SYMBOLS, "camp"]
"""A card in a fort: its shape needs no number, because only one shape fits a space."""
COPIES = 22
FAR = 9999


def blocks(_game: Forfort, players: int) -> list[Block[Any]]:
    """All blocks of an observation of forfort."""
    found: list[Block[Any]] = [*question(players, QUESTIONS), *table(players)]
    for seat in range(players):
        found += fort(seat)
        for space in range(8):
            found += space_blocks(seat, space, players)
    return [*found, Count("my.hand", NAMES, "your hand", lambda s, me: s.hands[me], COPIES)]


def table(players: int) -> list[Block[ForfortState]]:
    """What is going on."""
    return [
        Hot("aiming", PLACES[: players * 8], "the army whose direction is asked for", aiming),
        Count("laid", NAMES, "the cards laid open", lambda s, _me: s.laid, COPIES),
        Numbers(
            "table",
            ["turns", "ending", "extra"],
            "turns begun; whether a dungeon has run out; whether an extra turn comes",
            lambda s, _me: (s.turns, int(s.ending), int(s.extra)),
            FAR,
        ),
    ]


def aiming(state: ForfortState, _me: int) -> int:
    """The place of the army whose direction is asked for."""
    return state.top.place if isinstance(state.top, Aim) else NOWHERE


def fort(seat: int) -> list[Block[ForfortState]]:
    """What everybody sees of a player beside the spaces of the fort."""
    name = f"seat-{seat}"
    facts = ["dungeon", "hand", "camps", "armies", "defeated"]
    return [
        Numbers(name, facts, "how many cards and armies where", lambda s, _me: figures(s, seat), FAR),
        Count(f"{name}.arrows", SPACES, "where the dungeon's arrows point", lambda s, _me: SPACES_IN[s.arrows(seat)]),
        Hot(f"{name}.token", SPACES, "where the drawbridge token lies", lambda s, _me: s.bridges[seat]),
        Count(f"{name}.discard", NAMES, "the discard pile", lambda s, _me: s.discards[seat], COPIES),
    ]


def figures(state: ForfortState, seat: int) -> tuple[int, ...]:
    """How many cards and armies a player has where."""
    cards = (len(state.dungeons[seat]), len(state.hands[seat]))
    return (*cards, state.camps[seat], state.reserves[seat], state.defeated[seat])


def space_blocks(seat: int, space: int, players: int) -> list[Block[ForfortState]]:
    """One space: the visible card, the one below it, how many there are, and the army."""
    place = seat * 8 + space
    name = PLACES[place]
    return [
        Count(f"{name}.card", FEATURES, "the visible card", lambda s, _me: features(s.stacks[place][-1:])),
        Count(f"{name}.below", FEATURES, "the card below it", lambda s, _me: features(s.stacks[place][-2:-1])),
        number(f"{name}.height", "how many cards lie there", lambda s, _me: len(s.stacks[place]), FAR),
        Hot(f"{name}.army", seats_of(players), "whose army is there", lambda s, _me: owner(s.armies[place])),
        Hot(f"{name}.marches", DIRECTIONS, "where it marches", lambda s, _me: direction(s.armies[place])),
    ]


def features(cards: tuple[int, ...]) -> list[int]:
    """What a card shows, for at most one card."""
    found = []
    for card in cards:
        if card == CAMP:
            found.append(len(FEATURES) - 1)
        else:
            found += [KIND[card], *(len(KINDS) + symbol for symbol in SYMBOLS_ON[card])]
    return found


def owner(army: int) -> int:
    """Whose army it is; nobody's where there is none."""
    return NOBODY if army == NOBODY else army // 4


def direction(army: int) -> int:
    """Where an army marches."""
    return NOWHERE if army == NOBODY else army % 4
