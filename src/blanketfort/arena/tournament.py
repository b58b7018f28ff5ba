"""Who plays whom: round robins and gauntlets, every deal with the players on every side of the table.

A deal is the unit of all that is concluded here: the same cards are played once for each rotation of the players, so
that luck and seats favour nobody. Games of the same deal are not independent of each other, deals are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, count
from typing import NamedTuple

from blanketfort.arena.simulation import Options, Result, Sitting, play_game
from blanketfort.engine.chance import stream_of
from blanketfort.engine.shelf import house_game


class Fixture(NamedTuple):
    """One game of a tournament."""

    table: tuple[str, ...]
    """Those who meet, in the order of their names: the same whatever order they were named in."""
    deal: int
    seating: tuple[str, ...]
    """Who has which side."""


class Played(NamedTuple):
    """A fixture and what came of it."""

    fixture: Fixture
    result: Result


@dataclass(frozen=True)
class Tournament:
    """What is to be played. A side is a seat, or the seats of a team."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    """How many games each two players are at one table, at least."""
    seed: int
    gauntlet: str = ""
    """The only one who meets everybody; nobody, if all do."""
    options: Options = field(default_factory=dict)
    deck: str = ""

    @cached_property
    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        game = house_game(self.game, self.deck)
        return game.teams_of(game.make_setup(self.seats, self.seed, self.options))

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """All who meet: each choice of as many players as there are sides; too few players sit there several times."""
        sides = len(self.sides)
        if self.gauntlet:
            met = [(self.gauntlet, *[rival] * (sides - 1)) for rival in self.players if rival != self.gauntlet]
        else:
            times, left = divmod(sides, len(self.players))
            met = [self.players * times + others for others in combinations(self.players, left)]
        return [tuple(sorted(table)) for table in met]

    @cached_property
    def meetings(self) -> int:
        """At how many tables two players meet."""
        if self.gauntlet:
            return 1
        return sum(set(self.players[:2]) <= set(table) for table in self.tables)

    def seatings(self, table: tuple[str, ...], deal: int) -> list[tuple[str, ...]]:
        """How the players of a table sit at one deal: all rotations, of another order with each deal."""
        order = list(range(len(table)))
        if len(table) > 2:
            stream_of(self.seed + deal, "order of players").shuffle(order)
        ranks = [[table[order[(side + turn) % len(table)]] for side in range(len(table))] for turn in order]
        return sorted({tuple(rank) for rank in ranks})

    def deals(self, table: tuple[str, ...]) -> int:
        """How many deals a table plays."""
        games = 0
        for deal in count():
            if games * self.meetings >= self.games:
                return deal
            games += len(self.seatings(table, deal))
        raise AssertionError("counting never ends")

    def fixtures(self, table: tuple[str, ...], first: int = 0, after: int | None = None) -> Iterator[Fixture]:
        """The games of a table at its deals from the first one on, up to and not including `after`."""
        last = self.deals(table)
        for deal in range(first, last if after is None else min(after, last)):
            yield from (Fixture(table, deal, seating) for seating in self.seatings(table, deal))

    def sitting(self, fixture: Fixture) -> Sitting:
        """A fixture as it is played: the same deal for all who meet."""
        bots = [""] * self.seats
        for side, seats in enumerate(self.sides):
            for seat in seats:
                bots[seat] = fixture.seating[side]
        return Sitting(self.game, bots, self.seed + fixture.deal, self.options, self.deck)

    def play(self, fixture: Fixture) -> Played:
        """Play one game."""
        return Played(fixture, play_game(self.sitting(fixture)))
