"""A forfort player by rules of thumb: build where a wall is missing, stop a rival about to finish, use what is free.

Every option gets a worth in walls, roughly: a new wall of one's own is worth 1, what the leader loses nearly as much.
"""

from typing import cast

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision
from blanketfort.engine.game import Game
from blanketfort.engine.view import View
from blanketfort.games.forfort.rules.spaces import ONWARD, Direction, SpaceName
from blanketfort.games.forfort.view import DIRECTIONS, SPACES, Board, ForfortView

WIN = 100.0
EXTRA_TURN = 0.8
TWO_SYMBOLS = {"mason": 0.9, "ram": 0.9, "trebuchet": 0.9, "tower": 0.3, "garrison": 0.8}
"""What the combined effect of a pair adds to the wall that makes it."""


class RuleOfThumb:
    """Takes the option of highest worth; the seed breaks ties."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        self.stream = stream_of(seed, "rule of thumb")

    def choose(self, view: View, decision: Decision) -> int:
        assert isinstance(view, ForfortView)
        if len(decision.options) == 1:
            return decision.options[0].id
        table = Table(view)
        worths = [(table.worth(option.key), self.stream.below(1000), option.id) for option in decision.options]
        return max(worths)[2]


class Table:
    """What one seat sees, and what it thinks of its options."""

    def __init__(self, view: ForfortView) -> None:
        assert view.seat is not None, "a spectator has nothing to choose"
        self.view = view
        self.boards = view.boards
        self.seat = view.seat
        self.me = self.boards[self.seat]
        self.rivals = [other for other, lines in enumerate(self.me.lines) if lines is not None]

    def worth(self, key: str) -> float:
        """The worth of an option, by its verb."""
        verb, _, word = key.partition(":")
        if verb in ("build", "trigger", "camp", "discard"):
            return self.worth_of_play(verb, word)
        if verb in ("wall-at", "camp-at", "ram-at", "trebuchet-at", "army-at", "defeat-at"):
            return self.worth_at(verb, *place(word))
        if verb == "fetch":
            return self.worth_of_wall(word, freely=True) if word != "camp" else 0.3
        if verb == "tower-at":
            return self.danger(self.boards[int(word)])
        if verb == "march":
            seat, space = place(self.view.aiming or "")
            return self.worth_of_march(self.boards[seat], space, DIRECTIONS.index(cast(Direction, word)))
        return {"reveal": 0.8, "combine": TWO_SYMBOLS.get(word, 0.0), "drawbridge-at": 1.0}.get(verb, 0.0)

    # Playing a card of the hand.

    def worth_of_play(self, verb: str, word: str) -> float:
        if verb == "build":
            return self.worth_of_wall(word, freely=False)
        card, _, symbol = word.partition("/")
        return {"trigger": self.worth_of_effect(symbol), "camp": self.worth_of_camp()}.get(verb, 0.0) - self.keep(card)

    def keep(self, card: str) -> float:
        """What a card is worth in the hand: more if the fort lacks its shape, or if it is a special wall."""
        lacking = [space for space in SPACES if fits(card, space) and not is_wall(self.me, space)]
        return 0.05 * len(lacking) + (0.1 if "protected" in card or "drawbridge" in card else 0.0)

    def worth_of_wall(self, card: str, freely: bool) -> float:
        """The worth of a wall on the best space that it may go on."""
        sites = [space for space in SPACES if fits(card, space) and self.is_site(space, freely)]
        return max([self.worth_of_site(card, space) for space in sites], default=-1.0)

    def is_site(self, space: SpaceName, freely: bool) -> bool:
        there = self.me.spaces[space]
        if there.army is not None:
            return False
        return freely or space in self.me.arrows or (there.card is not None and there.card.name == "camp")

    def worth_of_site(self, card: str, space: SpaceName) -> float:
        """A wall where none was, its pairs, and what the card itself can do."""
        new = not is_wall(self.me, space)
        if new and count_walls(self.me) == 7:
            return WIN
        worth = 1.0 if new else 0.1
        worth += sum(TWO_SYMBOLS[symbol] for symbol in self.pairs(card, space))
        if "drawbridge" in card and self.me.token is None:
            worth += EXTRA_TURN
        if self.me.token == space:
            worth += EXTRA_TURN / 2
        if "protected" in card:
            worth += 0.2
        # A camp is a site that keeps: leave it for later if the arrows name another space.
        return worth - (0.1 if space not in self.me.arrows else 0.0)

    def pairs(self, card: str, space: SpaceName) -> list[str]:
        """The symbols that the card would share with its neighbours."""
        at = SPACES.index(space)
        beside = [self.me.spaces[SPACES[(at + step) % 8]].card for step in (1, 7)]
        shared = [symbol for wall in beside if wall is not None for symbol in wall.symbols]
        return [symbol for symbol in shared if symbol in symbols_of(card)]

    def worth_of_camp(self) -> float:
        """Camps are for when arrows point the wrong way; at the end they are points."""
        return 0.45 if not self.view.ending else 0.3

    def worth_of_effect(self, symbol: str) -> float:
        """The worth of a symbol on its best target."""
        if symbol == "mason":
            walls = [card for card in set(self.me.discard) if card != "camp"]
            return max([self.worth_of_wall(card, freely=False) for card in walls], default=0.2) - 0.05
        if symbol == "tower":
            return 0.15
        targets = [(seat, space) for seat in self.rivals for space in SPACES]
        if symbol == "garrison":
            empty = [(seat, space) for seat, space in targets if is_empty(self.boards[seat], space)]
            placed = max([self.worth_of_army(self.boards[seat], space) for seat, space in empty], default=0.0)
            return max(placed if self.me.armies else 0.0, self.worth_of_defence())
        reached = [(seat, space) for seat, space in targets if self.is_reached(seat, space, symbol)]
        return max([self.worth_of_strike(self.boards[seat], space) for seat, space in reached], default=0.0)

    def is_reached(self, seat: int, space: SpaceName, symbol: str) -> bool:
        """Whether an unprotected card is there that a ram or a trebuchet of this seat reaches."""
        fort = self.boards[seat]
        card, lines = fort.spaces[space].card, fort.lines[self.seat]
        if card is None or lines is None or card.kind == "protected":
            return False
        return (space in lines.front) == (symbol == "ram")

    # Choosing where.

    def worth_at(self, verb: str, seat: int, space: SpaceName) -> float:
        fort = self.boards[seat]
        if verb == "wall-at":
            return self.worth_of_site(self.view.laid[-1].name, space)
        if verb == "camp-at":
            return self.worth_of_camp_at(fort, space)
        if verb == "army-at":
            return self.worth_of_army(fort, space)
        if verb == "defeat-at":
            return self.worth_of_invader(fort, space)
        return self.worth_of_strike(fort, space)

    def worth_of_camp_at(self, fort: Board, space: SpaceName) -> float:
        """A space that the arrows do not name, of the shape in hand; the fort that is closer to its end comes first."""
        held = sum(fits(card.name, space) for card in self.me.hand or [])
        worth = 0.2 * held - (0.3 if space in fort.arrows else 0.0)
        return worth + (count_walls(fort) - count_walls(self.me)) * 0.25

    def danger(self, fort: Board) -> float:
        """How much it matters that this rival loses a wall: more the closer to a complete fort."""
        walls = count_walls(fort)
        return [0.5, 0.5, 0.55, 0.6, 0.65, 0.75, 0.95, 1.6, 1.6][walls]

    def worth_of_strike(self, fort: Board, space: SpaceName) -> float:
        """What the rival loses: a wall, a camp, and the cards below do not count."""
        card = fort.spaces[space].card
        if card is None:
            return 0.5 if fort.spaces[space].army is not None else 0.0
        if card.name == "camp":
            return 0.35
        return self.danger(fort) + (0.1 if fort.token != space and card.kind == "drawbridge" else 0.0)

    def worth_of_army(self, fort: Board, space: SpaceName) -> float:
        """An army blocks its space and scores a point; it may also march."""
        block = 0.15 + (0.9 if count_walls(fort) == 7 else 0.0)
        return block + max([self.worth_of_march(fort, space, way) for way in range(4)])

    def worth_of_march(self, fort: Board, space: SpaceName, direction: int) -> float:
        """The walls on the way, the later ones counting less; a protected wall ends it badly."""
        worth, at, weight = 0.0, ONWARD[SPACES.index(space) * 4 + direction], 0.6
        while at >= 0:
            there = fort.spaces[SPACES[at]]
            card = there.card
            if (card is not None and card.kind == "protected") or there.army is not None:
                return worth - 0.2
            worth += weight * (self.worth_of_strike(fort, SPACES[at]) if card is not None else 0.15)
            at, weight = ONWARD[at * 4 + direction], weight * 0.6
        return worth

    def worth_of_invader(self, fort: Board, space: SpaceName) -> float:
        """How much an army in this fort hurts: what it would march over, and the space that it blocks."""
        army = fort.spaces[space].army
        assert army is not None, "only armies are defeated"
        blocked = 0.2 + (0.5 if count_walls(fort) >= 6 else 0.0)
        return blocked + self.worth_of_march(fort, space, DIRECTIONS.index(army.direction))

    def worth_of_defence(self) -> float:
        """The worth of defeating the worst invader of one's own fort or the teammate's."""
        ours = [fort for seat, fort in enumerate(self.boards) if seat not in self.rivals]
        invaded = [(fort, space) for fort in ours for space in SPACES if fort.spaces[space].army is not None]
        return max([self.worth_of_invader(fort, space) for fort, space in invaded], default=0.0)


def place(word: str) -> tuple[int, SpaceName]:
    """The seat and the space of a place such as `1-nw`."""
    return int(word[0]), cast(SpaceName, word[2:])


def fits(card: str, space: SpaceName) -> bool:
    """Whether a wall's shape allows this space: corners have two letters."""
    return card.startswith("angled") == (len(space) == 2)


def symbols_of(card: str) -> list[str]:
    """The symbols in a wall's name."""
    return card.rpartition("-")[2].split("+")


def is_wall(fort: Board, space: SpaceName) -> bool:
    """Whether the visible card there is a wall."""
    card = fort.spaces[space].card
    return card is not None and card.name != "camp"


def is_empty(fort: Board, space: SpaceName) -> bool:
    """Whether there is neither card nor army."""
    there = fort.spaces[space]
    return there.card is None and there.army is None


def count_walls(fort: Board) -> int:
    """How many visible cards of a fort are walls."""
    return sum(is_wall(fort, space) for space in SPACES)
