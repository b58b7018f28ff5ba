"""What a tournament showed, as plain data: ratings, pairs, seats, lengths and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from statistics import fmean
from typing import Any

from blanketfort.arena.duels import by_deal, duels, scores_by_deal
from blanketfort.arena.rating import SURE, Ratings, estimate, is_clear, rate
from blanketfort.arena.results import head_of
from blanketfort.arena.simulation import Result
from blanketfort.arena.statistics import count_ends, count_forfeits, numbers_of, spreads
from blanketfort.arena.tournament import Played, Tournament

Row = dict[str, Any]

FEW = 4
"""Fewer lengths than this are no histogram."""


def sum_up(tournament: Tournament, games: Sequence[Played]) -> Row:
    """All that a report tells."""
    results = [played.result for played in games if played.result.forfeit is None]
    players = rank(tournament, games)
    return {
        **{name: value for name, value in head_of(tournament).items() if name != "format"},
        "games": len(games),
        "deals": len(by_deal(games)),
        "players": players,
        "pairs": compare(tournament, games, [row["player"] for row in players]),
        "sides": weigh_sides(tournament, games),
        "forfeits": count_forfeits([played.result for played in games]),
        "ends": count_ends([played.result for played in games]),
        **spreads(results),
        "lengths": count_lengths(results),
    }


def rank(tournament: Tournament, games: Sequence[Played]) -> list[Row]:
    """The players, the strongest first, with ratings whose errors come from the differences between deals."""
    names = list(dict.fromkeys(name for table in tournament.tables for name in table))
    number = {name: at for at, name in enumerate(names)}
    deals = [
        [
            (number[one], number[other], score)
            for played in together
            for one, other, score in duels(tournament.sides, played)
        ]
        for together in by_deal(games).values()
    ]
    ratings = rate(len(names), deals)
    order = sorted(range(len(names)), key=lambda at: -ratings.values[at])
    rows = [rate_row(names[at], ratings, at, tournament, games) for at in order]
    for row, (at, below) in zip(rows, pairwise(order), strict=False):
        error = SURE * ratings.error_between(at, below)
        row["lead"] = {"elo": round(ratings.values[at] - ratings.values[below], 1), "error": round(error, 1)}
    return rows


def rate_row(name: str, ratings: Ratings, at: int, tournament: Tournament, games: Sequence[Played]) -> Row:
    """One player: rating with its bounds, games, what was won of them, and points on average."""
    own = [played for played in games if name in played.fixture.seating]
    wins = [share_of_wins(tournament.sides, played, name) for played in own]
    points = [
        played.result.totals[seat] for played in own for seat, bot in enumerate(played.result.bots) if bot == name
    ]
    elo, error = ratings.values[at], SURE * ratings.error(at)
    return {
        "player": name,
        "elo": round(elo, 1),
        "low": round(elo - error, 1),
        "high": round(elo + error, 1),
        "lead": None,
        "games": len(own),
        "wins": round(sum(wins), 2),
        "points": round(fmean(points), 2) if points else None,
    }


def share_of_wins(sides: list[list[int]], played: Played, name: str) -> float:
    """A player's part of the victory: whole, shared or none."""
    own = [side for side, sitting in enumerate(played.fixture.seating) if sitting == name]
    return sum(share_of_side(sides, played, side) for side in own)


def compare(tournament: Tournament, games: Sequence[Played], names: list[str]) -> list[Row]:
    """Every two players who met, the stronger first: what the first one got, with 95 % bounds, and if that is clear."""
    scores = scores_by_deal(tournament.sides, games)
    meetings = Counter(
        frozenset((one, other))
        for played in games
        for one, other in combinations(dict.fromkeys(played.fixture.seating), 2)
    )
    rows = []
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            if (one, other) in scores:
                found = scores[one, other]
                score = estimate(found)
                rows.append(
                    {
                        "player": one,
                        "rival": other,
                        "games": meetings[frozenset((one, other))],
                        "deals": len(found),
                        "score": round(score.mean, 4),
                        "low": round(score.low, 4),
                        "high": round(score.high, 4),
                        "clear": is_clear(found),
                    }
                )
    return rows


def weigh_sides(tournament: Tournament, games: Sequence[Played]) -> list[Row]:
    """What each side of the table wins, by the deals that nobody forfeited a game of.

    There every player has every side, so that none is favoured by this.
    """
    deals = [deal for deal in by_deal(games).values() if all(played.result.forfeit is None for played in deal)]
    rows: list[Row] = []
    for side, seats in enumerate(tournament.sides if deals else []):
        shares = [fmean(share_of_side(tournament.sides, played, side) for played in together) for together in deals]
        share = estimate(shares)
        rows.append(
            {
                "seats": seats,
                "share": round(share.mean, 4),
                "low": round(share.low, 4),
                "high": round(share.high, 4),
                "even": round(1 / len(tournament.sides), 4),
            }
        )
    return rows


def share_of_side(sides: list[list[int]], played: Played, side: int) -> float:
    """A side's part of the victory."""
    winners = played.result.winners
    return (sides[side][0] in winners) / sum(seats[0] in winners for seats in sides)


def count_lengths(results: Sequence[Result]) -> Row:
    """How many games were how long, in turns; in decisions, where the rules fix the number of turns."""
    turns = Counter(numbers_of(results, "turns"))
    unit, lengths = ("turns", turns) if len(turns) >= FEW else ("decisions", Counter(r.decisions for r in results))
    return {"unit": unit, "games": {str(length): games for length, games in sorted(lengths.items())}}
