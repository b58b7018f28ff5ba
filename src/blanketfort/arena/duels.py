"""Who won against whom: games of any number of players as comparisons of two."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean

from blanketfort.arena.tournament import Played

Duel = tuple[str, str, float]
"""Two players by name, and what the first one got: 1 for winning, 0 for losing, a half if both won."""
Deal = tuple[tuple[str, ...], int]
"""A table and one of its deals."""


def duels(sides: list[list[int]], played: Played) -> list[Duel]:
    """The winners of a game compared with all others, who are not placed: the rulebooks know no second place.

    Two sides that one player had are not compared. A game that somebody forfeits tells only that he is behind.
    """
    won = [seats[0] in played.result.winners for seats in sides]
    forfeit = played.result.forfeit
    seating = played.fixture.seating
    return [
        (seating[one], seating[other], 0.5 + 0.5 * (won[one] - won[other]))
        for one, other in combinations(range(len(sides)), 2)
        if seating[one] != seating[other]
        and (won[one] or won[other])
        and (forfeit is None or forfeit.seat in sides[one] or forfeit.seat in sides[other])
    ]


def by_deal(games: Iterable[Played]) -> dict[Deal, list[Played]]:
    """The games that were played with the same cards by the same players."""
    deals: dict[Deal, list[Played]] = defaultdict(list)
    for played in games:
        deals[played.fixture.table, played.fixture.deal].append(played)
    return deals


def scores_by_deal(sides: list[list[int]], games: Sequence[Played]) -> dict[tuple[str, str], list[float]]:
    """For any two players who met, either way round: what the first one got on average, deal by deal."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for together in by_deal(games).values():
        scores: dict[tuple[str, str], list[float]] = defaultdict(list)
        for one, other, score in (duel for played in together for duel in duels(sides, played)):
            scores[one, other].append(score)
            scores[other, one].append(1 - score)
        for pair, several in scores.items():
            found[pair].append(fmean(several))
    return found
