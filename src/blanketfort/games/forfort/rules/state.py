"""A game of forfort in progress.

Piles are replaced, never changed, so copying a state copies references: hands and discard piles are sorted; a dungeon's
cards and their backs are two tuples of equal length, the top card last.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blanketfort.engine.nothing import NOBODY, NOTHING, NOWHERE
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.games.forfort.rules.choices import PLACES
from blanketfort.games.forfort.rules.faces import CAMP, HAS_DRAWBRIDGE, IS_PROTECTED, NO_CARDS, with_card
from blanketfort.games.forfort.rules.spaces import ALL
from blanketfort.games.forfort.rules.variants import Rules

# Sets of spaces that a fort keeps at hand, by what is to be seen there.
CARDS: Final = 0
CAMPS: Final = 1
PROTECTED: Final = 2
DRAWBRIDGES: Final = 3
ARMIES: Final = 4
SETS: Final = 5

SEEN_IN: Final[list[int]] = [
    1 << CARDS | (card == CAMP) << CAMPS | IS_PROTECTED[card] << PROTECTED | HAS_DRAWBRIDGE[card] << DRAWBRIDGES
    for card in range(CAMP + 1)
] + [0]
"""By visible card: the sets that its space is in, as bits; for NOTHING, the last one, there are none."""


@mypyc_attr(acyclic=True)
class ForfortState(State):
    """All that lies on the table; `place` means a space of somebody's fort, `seat * 8 + space`."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        hands: list[list[int]],
        dungeons: list[tuple[int, ...]],
        backs: list[tuple[int, ...]],
        discards: list[list[int]],
        stacks: list[tuple[int, ...]],
        armies: list[int],
        sets: list[int],
        camps: list[int],
        reserves: list[int],
        defeated: list[int],
        bridges: list[int],
    ) -> None:
        super().__init__(setup)
        self.rules = rules
        self.hands = hands
        self.dungeons = dungeons
        self.backs = backs
        """For each card of a dungeon the spaces its two arrows name, as a mask."""
        self.discards = discards
        self.stacks = stacks
        """By place: the cards there from the bottom up; the last one is visible."""
        self.armies = armies
        """By place: `owner * 4 + direction` of the army there, or NOBODY."""
        self.sets = sets
        """By `seat * SETS + set`: where in the fort that is to be seen, as a mask; follows from stacks and armies."""
        self.camps = camps
        self.reserves = reserves
        self.defeated = defeated
        self.bridges = bridges
        """By seat: the space where the drawbridge token lies, or NOWHERE."""
        self.laid: tuple[int, ...] = ()
        """Cards laid open while they are placed or their effect goes on, the latest last."""
        self.turns: i64 = 0
        """How many turns have begun, extra turns among them."""
        self.extra = False
        """Whether the turn under way is an extra one."""
        self.first: i64 = 0
        """Who has the first player token."""
        self.ending = False
        """Whether a dungeon has run out of cards."""
        self.left: i64 = NOTHING
        """After such a turn: how many turns are still to come, extra turns aside."""
        self.champion: i64 = NOBODY
        """Who has completed a fort."""

    def clone(self) -> "ForfortState":
        copy = ForfortState(
            self.setup,
            self.rules,
            self.hands[:],
            self.dungeons[:],
            self.backs[:],
            self.discards[:],
            self.stacks[:],
            self.armies[:],
            self.sets[:],
            self.camps[:],
            self.reserves[:],
            self.defeated[:],
            self.bridges[:],
        )
        self.copy_core(copy)
        copy.laid = self.laid
        copy.turns = self.turns
        copy.extra = self.extra
        copy.first = self.first
        copy.ending = self.ending
        copy.left = self.left
        copy.champion = self.champion
        return copy

    # What many rules do.

    def visible(self, place: i64) -> i64:
        """The card on top at a place, or NOTHING."""
        stack = self.stacks[place]
        return stack[-1] if len(stack) > 0 else NOTHING

    def spaces(self, seat: i64, set: i64) -> i64:
        """The spaces of a fort where CARDS, visible CAMPS, ... ARMIES are."""
        return self.sets[seat * SETS + set]

    def empty_spaces(self, seat: i64) -> i64:
        """The spaces of a fort that hold neither card nor army."""
        cards: i64 = self.sets[seat * SETS + CARDS]
        armies: i64 = self.sets[seat * SETS + ARMIES]
        return ALL & ~(cards | armies)

    def is_empty(self, place: i64) -> bool:
        """Whether neither card nor army is there."""
        return len(self.stacks[place]) == 0 and self.armies[place] == NOBODY

    def put_stack(self, place: i64, stack: tuple[int, ...]) -> None:
        """From now on these cards are there."""
        before: i64 = SEEN_IN[self.visible(place)]
        self.stacks[place] = stack
        after: i64 = SEEN_IN[self.visible(place)]
        changed = before ^ after
        for set in range(ARMIES):
            if changed >> set & 1 != 0:
                self.toggle(place, set)

    def put_army(self, place: i64, army: i64) -> None:
        """From now on this army is there, or NOBODY."""
        if (self.armies[place] == NOBODY) != (army == NOBODY):
            self.toggle(place, ARMIES)
        self.armies[place] = army

    def toggle(self, place: i64, set: i64) -> None:
        """Put a space into a set where it was not, or take it out where it was."""
        at = place // 8 * SETS + set
        now: i64 = self.sets[at]
        self.sets[at] = now ^ (1 << place % 8)

    def arrows(self, seat: i64) -> i64:
        """The spaces that the top card of this dungeon points at, as a mask; none when it is empty."""
        backs = self.backs[seat]
        return backs[-1] if len(backs) > 0 else 0

    def lay(self, card: i64) -> None:
        """Lay a card open on the table."""
        self.laid = self.laid + (card,)  # noqa: RUF005 -- unpacking goes through a list

    def take_laid(self) -> i64:
        """Take up the card that was laid open last."""
        card = self.laid[-1]
        self.laid = self.laid[:-1]
        return card

    def discard(self, seat: i64, card: i64) -> None:
        """Put a card on this player's personal discard pile: forfort.glossary.discard-pile."""
        self.discards[seat] = with_card(self.discards[seat], card)

    def take_top(self, seat: i64) -> i64:
        """Take the top card of a dungeon; taking the last triggers the game's end: forfort.end.empty-dungeon."""
        card = self.dungeons[seat][-1]
        self.dungeons[seat] = self.dungeons[seat][:-1]
        self.backs[seat] = self.backs[seat][:-1]
        if len(self.dungeons[seat]) == 0:
            self.ending = True
            if self.sink is not None:
                self.tell("forfort.dungeon-emptied", seat, {})
        return card

    def retrieve_bridge(self, place: i64) -> None:
        """The owner takes the drawbridge token back if it lies there: forfort.drawbridge.retrieve."""
        seat = place // 8
        if self.bridges[seat] == place % 8:
            self.bridges[seat] = NOWHERE
            if self.sink is not None:
                self.tell("forfort.bridge-retrieved", seat, {"place": PLACES[place]})


def new_state(setup: Setup, rules: Rules) -> ForfortState:
    """An empty table."""
    seats, deck = setup.players, rules.deck
    piles: list[tuple[int, ...]] = [()] * seats
    return ForfortState(
        setup,
        rules,
        [NO_CARDS] * seats,
        piles[:],
        piles[:],
        [NO_CARDS] * seats,
        piles * 8,
        [NOBODY] * (seats * 8),
        [0] * (seats * SETS),
        [deck.camps] * seats,
        [deck.armies] * seats,
        [0] * seats,
        [NOWHERE] * seats,
    )
