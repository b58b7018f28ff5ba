"""How strong players are: Bradley and Terry's model, with errors that take a whole deal as one observation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import NamedTuple

ELO = 400 / math.log(10)
"""Points of Elo for one unit of the model's natural logarithm of odds."""
SURE = 1.959964
"""How many standard errors hold 95 of 100 estimates."""
CLOSE = 1e-9
STEPS = 100
ALPHA = 0.05
LOOKED_AT = 100
"""The number of deals at which looking again and again costs least."""

Comparison = tuple[int, int, float]
"""Two players, and what the first one got: 1 for winning, 0 for losing, a half if both won."""
Matrix = list[list[float]]


class Ratings(NamedTuple):
    """Strengths in points of Elo around a mean of 0, and how they vary together."""

    values: list[float]
    covariance: Matrix

    def error(self, player: int) -> float:
        """The standard error of a player's rating."""
        return math.sqrt(max(0.0, self.covariance[player][player]))

    def error_between(self, one: int, other: int) -> float:
        """The standard error of the difference of two ratings."""
        c = self.covariance
        return math.sqrt(max(0.0, c[one][one] + c[other][other] - 2 * c[one][other]))


def rate(players: int, deals: Sequence[Sequence[Comparison]]) -> Ratings:
    """The ratings that make what happened likeliest.

    Any two who met are given a win each besides, so that who won everything is not infinitely strong, and so that the
    error of that is not nothing. The errors are those of White's sandwich: right also where the games of one deal hang
    together, as mirrored ones do.
    """
    met = sorted({(min(i, j), max(i, j)) for deal in deals for i, j, _score in deal})
    given: list[Sequence[Comparison]] = [[(i, j, score)] for i, j in met for score in (1.0, 0.0)]
    observed = [*deals, *given]
    strengths = [0.0] * players
    for _step in range(STEPS):
        slope = [sum(column) for column in zip(*(_slope(strengths, deal) for deal in observed), strict=True)]
        moves = _times(_inverse(_bend(strengths, observed)), slope)
        largest = max(map(abs, moves), default=0.0)
        brake = min(1.0, 1.0 / largest) if largest else 1.0
        strengths = [strength + brake * move for strength, move in zip(strengths, moves, strict=True)]
        if largest < CLOSE:
            break
    return Ratings([ELO * strength for strength in strengths], _sandwich(strengths, observed))


def _chance(strengths: list[float], one: int, other: int) -> float:
    return 1 / (1 + math.exp(strengths[other] - strengths[one]))


def _slope(strengths: list[float], deal: Sequence[Comparison]) -> list[float]:
    """By how much each player did better in a deal than his strength said."""
    slope = [0.0] * len(strengths)
    for one, other, score in deal:
        surprise = score - _chance(strengths, one, other)
        slope[one] += surprise
        slope[other] -= surprise
    return slope


def _bend(strengths: list[float], deals: Sequence[Sequence[Comparison]]) -> Matrix:
    """The curvature of the likelihood; a little of everything added holds the mean of the strengths at 0."""
    size = len(strengths)
    bend = [[1 / size] * size for _row in range(size)]
    for deal in deals:
        for one, other, _score in deal:
            chance = _chance(strengths, one, other)
            weight = chance * (1 - chance)
            bend[one][one] += weight
            bend[other][other] += weight
            bend[one][other] -= weight
            bend[other][one] -= weight
    return bend


def _sandwich(strengths: list[float], deals: Sequence[Sequence[Comparison]]) -> Matrix:
    """How estimates vary from one set of deals to another, in squared points of Elo."""
    size = len(strengths)
    filling = [[0.0] * size for _row in range(size)]
    for deal in deals:
        slope = _slope(strengths, deal)
        for i in range(size):
            for j in range(size):
                filling[i][j] += slope[i] * slope[j]
    few = len(deals) / max(1, len(deals) - size)  # what few deals do not show of how they differ
    bread = _inverse(_bend(strengths, deals))
    half = [_times(filling, row) for row in bread]
    return [[few * ELO**2 * value for value in _times(bread, row)] for row in half]


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; these matrices are small, symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return max(0.0, self.mean - SURE * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.mean + SURE * self.error)


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of what deals brought, from 0 to 1; one deal more of each extreme keeps its error from vanishing."""
    return Estimate(fmean(scores), math.sqrt(variance([*scores, 0.0, 1.0]) / len(scores)))


def is_clear(scores: Sequence[float]) -> bool:
    """Whether deals have told who is stronger, so surely that one may look after every deal and stop when it is so.

    A confidence sequence by Robbins' mixture holds the true mean at all times at once, in 95 of 100 runs; it is clear
    when a half is outside of it.
    """
    deals = len(scores)
    if deals < 2:
        return False
    bound = -2 * math.log(ALPHA)
    weight = deals * (bound + math.log(bound + 1)) / LOOKED_AT
    reach = math.sqrt(2 * (weight + 1) / (deals * weight) * math.log(math.sqrt(weight + 1) / ALPHA))
    spread = math.sqrt(variance([*scores, 0.0, 1.0]))
    return abs(fmean(scores) - 0.5) > spread * reach
