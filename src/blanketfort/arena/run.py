"""A tournament under way: what was played before is not played again, and what is clear may stop."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from blanketfort.arena.duels import scores_by_deal
from blanketfort.arena.pools import Pool, play_all
from blanketfort.arena.rating import is_clear
from blanketfort.arena.tournament import Fixture, Played, Tournament

ROUND = 10
"""How many deals a table plays between two looks at whether it is clear."""


class Run:
    """Plays a tournament. Its results are the same however many workers play it, and however often it was killed."""

    def __init__(self, tournament: Tournament, played: dict[Fixture, Played], stops_when_clear: bool) -> None:
        self.tournament = tournament
        self.played = dict(played)
        self.stops_when_clear = stops_when_clear
        self.counted: list[Fixture] = []
        """The games that count, in their order: also those that were there before, none that is too much."""

    @property
    def games(self) -> int:
        """How many games there are at most."""
        tournament = self.tournament
        return sum(len(list(tournament.fixtures(table))) for table in tournament.tables)

    @property
    def results(self) -> list[Played]:
        """What came of the games that count."""
        return [self.played[fixture] for fixture in self.counted]

    def play(self, pool: Pool | None) -> Iterator[Played]:
        """Play what is not played yet; each game as it is ready, those that were there before first."""
        open_tables = self.tournament.tables
        first = 0
        while open_tables:
            after = first + ROUND if self.stops_when_clear else None
            fixtures = [f for table in open_tables for f in self.tournament.fixtures(table, first, after)]
            self.counted += fixtures
            yield from (self.played[fixture] for fixture in fixtures if fixture in self.played)
            missing = [fixture for fixture in fixtures if fixture not in self.played]
            for played in play_all(self.tournament.play, missing, pool):
                self.played[played.fixture] = played
                yield played
            if after is None:
                return
            first = after
            open_tables = [table for table in open_tables if first < self.tournament.deals(table)]
            open_tables = [table for table in open_tables if not self.is_clear(table)]

    def is_clear(self, table: tuple[str, ...]) -> bool:
        """Whether it is clear of any two players of a table who is stronger."""
        here = [played for played in self.results if played.fixture.table == table]
        scores = scores_by_deal(self.tournament.sides, here)
        pairs = combinations(dict.fromkeys(table), 2)
        return all(is_clear(scores.get(pair, [])) for pair in pairs)
