"""A forfort player by rules of thumb: build where a wall is missing, stop a rival about to finish, use what is free.

Every option gets a worth in walls, roughly: a new wall of one's own is worth 1, what the leader loses nearly as much.
"""

from typing import Any

from blanketfort.engine.chance import stream_of
from blanketfort.engine.decision import Decision
from blanketfort.engine.game import Game
from blanketfort.games.forfort.rules.spaces import DIRECTIONS, ONWARD, SPACES

Fort = dict[str, Any]
View = dict[str, Any]

WIN = 100.0
EXTRA_TURN = 0.8
TWO_SYMBOLS = {"mason": 0.9, "ram": 0.9, "trebuchet": 0.9, "tower": 0.3, "garrison": 0.8}
"""What the combined effect of a pair adds to the wall that makes it."""


class RuleOfThumb:
    """Takes the option of highest worth; the seed breaks ties."""

    def __init__(self, seed: int, game: Game | None = None) -> None:
        self.stream = stream_of(seed, "rule of thumb")

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0].id
        table = Table(view)
        worths = [(table.worth(option.key), self.stream.below(1000), option.id) for option in decision.options]
        return max(worths)[2]


class Table:
    """What one seat sees, and what it thinks of its options."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.forts: list[Fort] = view["forts"]
        self.seat: int = view["seat"]
        self.me = self.forts[self.seat]
        self.rivals = [int(other) for other in self.me["lines"]]

    def worth(self, key: str) -> float:
        """The worth of an option, by its verb."""
        verb, _, word = key.partition(":")
        if verb in ("build", "trigger", "camp", "discard"):
            return self.worth_of_play(verb, word)
        if verb in ("wall-at", "camp-at", "ram-at", "trebuchet-at", "army-at", "defeat-at"):
            return self.worth_at(verb, int(word[0]), word[2:])
        if verb == "fetch":
            return self.worth_of_wall(word, freely=True) if word != "camp" else 0.3
        if verb == "tower-at":
            return self.danger(int(word))
        if verb == "march":
            seat, space = int(self.view["aiming"][0]), self.view["aiming"][2:]
            return self.worth_of_march(self.forts[seat], space, DIRECTIONS.index(word))
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

    def is_site(self, space: str, freely: bool) -> bool:
        there = self.me["spaces"][space]
        if there["army"]:
            return False
        return freely or space in self.me["arrows"] or (there["card"] or {}).get("card") == "camp"

    def worth_of_site(self, card: str, space: str) -> float:
        """A wall where none was, its pairs, and what the card itself can do."""
        new = not is_wall(self.me, space)
        if new and count_walls(self.me) == 7:
            return WIN
        worth = 1.0 if new else 0.1
        worth += sum(TWO_SYMBOLS[symbol] for symbol in self.pairs(card, space))
        if "drawbridge" in card and self.me["token"] is None:
            worth += EXTRA_TURN
        if self.me["token"] == space:
            worth += EXTRA_TURN / 2
        if "protected" in card:
            worth += 0.2
        # A camp is a site that keeps: leave it for later if the arrows name another space.
        return worth - (0.1 if space not in self.me["arrows"] else 0.0)

    def pairs(self, card: str, space: str) -> list[str]:
        """The symbols that the card would share with its neighbours."""
        at = SPACES.index(space)
        beside = [self.me["spaces"][SPACES[(at + step) % 8]]["card"] or {} for step in (1, 7)]
        return [symbol for wall in beside for symbol in wall.get("symbols", []) if symbol in symbols_of(card)]

    def worth_of_camp(self) -> float:
        """Camps are for when arrows point the wrong way; at the end they are points."""
        return 0.45 if not self.view["ending"] else 0.3

    def worth_of_effect(self, symbol: str) -> float:
        """The worth of a symbol on its best target."""
        if symbol == "mason":
            walls = [card for card in set(self.me["discard"]) if card != "camp"]
            return max([self.worth_of_wall(card, freely=False) for card in walls], default=0.2) - 0.05
        if symbol == "tower":
            return 0.15
        targets = [(seat, space) for seat in self.rivals for space in SPACES]
        if symbol == "garrison":
            empty = [(seat, space) for seat, space in targets if is_empty(self.forts[seat], space)]
            placed = max([self.worth_of_army(self.forts[seat], space) for seat, space in empty], default=0.0)
            return max(placed if self.me["armies"] else 0.0, self.worth_of_defence())
        lines = ("front",) if symbol == "ram" else ("second", "third")
        reached = [(seat, space) for seat, space in targets if self.is_in_line(seat, space, lines)]
        return max([self.worth_of_strike(self.forts[seat], space) for seat, space in reached], default=0.0)

    def is_in_line(self, seat: int, space: str, lines: tuple[str, ...]) -> bool:
        """Whether an unprotected card of these lines, as this seat sees them, is there."""
        fort = self.forts[seat]
        card = fort["spaces"][space]["card"]
        seen = fort["lines"][str(self.seat)]
        return bool(card) and not card.get("protected") and any(space in seen[line] for line in lines)

    # Choosing where.

    def worth_at(self, verb: str, seat: int, space: str) -> float:
        fort = self.forts[seat]
        if verb == "wall-at":
            return self.worth_of_site(self.view["laid"][-1]["card"], space)
        if verb == "camp-at":
            return self.worth_of_camp_at(fort, space)
        if verb == "army-at":
            return self.worth_of_army(fort, space)
        if verb == "defeat-at":
            return self.worth_of_invader(fort, space)
        return self.worth_of_strike(fort, space)

    def worth_of_camp_at(self, fort: Fort, space: str) -> float:
        """A space that the arrows do not name, of the shape in hand; the fort that is closer to its end comes first."""
        held = sum(fits(card["card"], space) for card in self.me["hand"])
        worth = 0.2 * held - (0.3 if space in fort["arrows"] else 0.0)
        return worth + (count_walls(fort) - count_walls(self.me)) * 0.25

    def danger(self, seat: int) -> float:
        """How much it matters that this rival loses a wall: more the closer to a complete fort."""
        walls = count_walls(self.forts[seat])
        return [0.5, 0.5, 0.55, 0.6, 0.65, 0.75, 0.95, 1.6, 1.6][walls]

    def worth_of_strike(self, fort: Fort, space: str) -> float:
        """What the rival loses: a wall, a camp, and the cards below do not count."""
        card = fort["spaces"][space]["card"]
        if not card:
            return 0.5 if fort["spaces"][space]["army"] else 0.0
        if card["card"] == "camp":
            return 0.35
        return self.danger(fort["seat"]) + (0.1 if fort["token"] != space and card["drawbridge"] else 0.0)

    def worth_of_army(self, fort: Fort, space: str) -> float:
        """An army blocks its space and scores a point; it may also march."""
        block = 0.15 + (0.9 if count_walls(fort) == 7 else 0.0)
        return block + max([self.worth_of_march(fort, space, way) for way in range(4)])

    def worth_of_march(self, fort: Fort, space: str, direction: int) -> float:
        """The walls on the way, the later ones counting less; a protected wall ends it badly."""
        worth, at, weight = 0.0, ONWARD[SPACES.index(space) * 4 + direction], 0.6
        while at >= 0:
            there = fort["spaces"][SPACES[at]]
            card = there["card"] or {}
            if card.get("protected") or there["army"]:
                return worth - 0.2
            worth += weight * (self.worth_of_strike(fort, SPACES[at]) if card else 0.15)
            at, weight = ONWARD[at * 4 + direction], weight * 0.6
        return worth

    def worth_of_invader(self, fort: Fort, space: str) -> float:
        """How much an army in this fort hurts: what it would march over, and the space that it blocks."""
        army = fort["spaces"][space]["army"]
        blocked = 0.2 + (0.5 if count_walls(fort) >= 6 else 0.0)
        return blocked + self.worth_of_march(fort, space, DIRECTIONS.index(army["direction"]))

    def worth_of_defence(self) -> float:
        """The worth of defeating the worst invader of one's own fort or the teammate's."""
        ours = [fort for fort in self.forts if fort["seat"] not in self.rivals]
        invaded = [(fort, space) for fort in ours for space in SPACES if fort["spaces"][space]["army"]]
        return max([self.worth_of_invader(fort, space) for fort, space in invaded], default=0.0)


def fits(card: str, space: str) -> bool:
    """Whether a wall's shape allows this space: corners have two letters."""
    return card.startswith("angled") == (len(space) == 2)


def symbols_of(card: str) -> list[str]:
    """The symbols in a wall's name."""
    return card.rpartition("-")[2].split("+")


def is_wall(fort: Fort, space: str) -> bool:
    """Whether the visible card there is a wall."""
    card = fort["spaces"][space]["card"]
    return bool(card) and card["card"] != "camp"


def is_empty(fort: Fort, space: str) -> bool:
    """Whether there is neither card nor army."""
    return not fort["spaces"][space]["card"] and not fort["spaces"][space]["army"]


def count_walls(fort: Fort) -> int:
    """How many visible cards of a fort are walls."""
    return sum(is_wall(fort, space) for space in SPACES)
