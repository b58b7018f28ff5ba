"""What holds for a whole game: the deck, who sits where, and which readings of the rulebook were chosen."""

from typing import Final

from mypy_extensions import i64

from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.setup import Setup
from blanketfort.games.forfort.rules.deck import Deck
from blanketfort.games.forfort.rules.spaces import front_line, second_line, side_of, third_line

HEAD_START: Final[dict[int, list[int]]] = {3: [1, 1, 0], 4: [2, 1, 1, 0]}
"""By the number of players: the points of each in turn order from the first player."""


class Rules:
    """Never changed once made, and shared by all copies of a state."""

    def __init__(self, setup: Setup, deck: Deck) -> None:
        options = setup.options
        self.deck = deck
        self.players = setup.players
        self.teams = options["teams"] is True
        self.advance_one = options["advance"] == "one"
        self.inward_forbidden = options["inward"] == "forbidden"
        self.covered_survive = options["covered"] == "survive"
        self.strike_armies = options["strike-armies"] is True
        self.meeting_defeats = options["meeting"] == "defeat"
        self.mason_camps = options["mason-camps"] is True
        self.mason_pairs = options["mason-pairs"] is True
        self.shared_hands = self.teams and options["team-hands"] == "shared"
        self.first_is_drawn = options["first-player"] == "drawn"
        is_fair = setup.players == 2 or self.teams
        self.end = "rulebook" if is_fair else str(options["end"])
        """How many turns follow when a dungeon has run out; for two and for teams the rulebook's end is fair."""
        self.head_start = HEAD_START[setup.players] if self.end == "head-start" else [0] * setup.players
        seats = range(setup.players)
        self.partners = [(seat + 2) % 4 if self.teams else NOBODY for seat in seats]
        self.opponents = [[other for other in seats if self.is_opponent(seat, other)] for seat in seats]
        self.own_forts = [self.forts_of(seat) for seat in seats]
        self.ram_reach = [[self.reach(seat, other, False) for other in seats] for seat in seats]
        self.trebuchet_reach = [[self.reach(seat, other, True) for other in seats] for seat in seats]

    def is_opponent(self, seat: i64, other: i64) -> bool:
        """Whether the other is neither oneself nor one's teammate."""
        return other != seat and other != self.partners[seat]

    def can_see(self, seat: i64, owner: i64) -> bool:
        """Whether this seat may look at the owner's hand: forfort.ruling.team-hands."""
        return seat == owner or (self.shared_hands and seat == self.partners[owner])

    def forts_of(self, seat: i64) -> list[int]:
        """One's own fort and the teammate's, in the order of seats."""
        return [other for other in range(self.players) if not self.is_opponent(seat, other)]

    def side(self, owner: i64, other: i64) -> i64:
        """On which side of the owner's fort the other sits."""
        return side_of(self.players, self.teams, owner, other)

    def reach(self, attacker: i64, owner: i64, far: bool) -> i64:
        """The spaces of an opponent's fort that a ram can hit (the front line), or a trebuchet (the other two)."""
        side = self.side(owner, attacker)
        line = second_line(side) + third_line(side) if far else front_line(side)
        return sum([1 << space for space in line])
