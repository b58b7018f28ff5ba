"""A small network that has learned what positions are worth, from games that the search played with itself.

It sees the traits that a game's `LearnedJudge` tells of each seat. Each of its hidden units adds up what a seat has
and, with weights of their own, what its opponents have on average, and counts for nothing below zero; so it knows what
goes together, as a sum of traits cannot. What a seat is worth is a sum over these units and its traits. The same
weights serve every seat, however many there are. `tools/learn.py` finds them.

Numbers are added in one order everywhere: compiled or not, on a server or in a browser, the results are the same.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from blanketfort.engine.nothing import NOWHERE

UNITS: Final = 16
"""How many hidden units there are: two times eight, see `Eight`."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Eight:
    """Eight numbers. Compiled, an attribute is a bare number, whereas one in a list is an object: ten times slower."""

    def __init__(self) -> None:
        self.a = self.b = self.c = self.d = self.e = self.f = self.g = self.h = 0.0

    def add(self, other: Eight, times: float) -> None:
        """Add so many times the others."""
        self.a += times * other.a
        self.b += times * other.b
        self.c += times * other.c
        self.d += times * other.d
        self.e += times * other.e
        self.f += times * other.f
        self.g += times * other.g
        self.h += times * other.h

    def weigh(self, weights: Eight) -> float:
        """What is above nothing, each with its weight, in one sum."""
        total = weights.a * above(self.a) + weights.b * above(self.b) + weights.c * above(self.c)
        total += weights.d * above(self.d) + weights.e * above(self.e) + weights.f * above(self.f)
        return total + weights.g * above(self.g) + weights.h * above(self.h)


def above(number: float) -> float:
    """A number, or nothing if that is more."""
    return number if number > 0.0 else 0.0


def read_eight(numbers: list[float]) -> Eight:
    """Eight numbers of a list."""
    eight = Eight()
    eight.a, eight.b, eight.c, eight.d, eight.e, eight.f, eight.g, eight.h = numbers
    return eight


@mypyc_attr(acyclic=True, free_list_len=1)
class Sums:
    """What a trait adds to each hidden unit, of the seat that has it and of its opponents; or what all traits add."""

    def __init__(self, own: Eight, own_too: Eight, others: Eight, others_too: Eight) -> None:
        self.own = own
        self.own_too = own_too
        self.others = others
        self.others_too = others_too

    def add(self, other: Sums, times: float) -> None:
        self.own.add(other.own, times)
        self.own_too.add(other.own_too, times)
        self.others.add(other.others, times)
        self.others_too.add(other.others_too, times)


def read_sums(own: list[float], others: list[float]) -> Sums:
    """Sums of two lists of sixteen."""
    return Sums(read_eight(own[:8]), read_eight(own[8:]), read_eight(others[:8]), read_eight(others[8:]))


class Network:
    """The weights."""

    def __init__(self, rows: list[Sums], plain: list[float], biases: list[float], heads: list[float]) -> None:
        self.rows = rows
        """By trait: what it adds to the hidden units."""
        self.plain = plain
        """By trait: what it is worth whatever else is there, more than was known."""
        self.biases = read_sums(biases, [0.0] * UNITS)
        self.heads = read_sums(heads, [0.0] * UNITS)
        """What each hidden unit is worth."""

    def begin(self) -> Sums:
        """Sums to which nothing was added yet."""
        sums = Sums(Eight(), Eight(), Eight(), Eight())
        sums.add(self.biases, 1.0)
        return sums

    def worth(self, own: Sums, opponents: list[Sums]) -> float:
        """What the hidden units of a seat are worth: its own sums, and those that its opponents add."""
        share = 1.0 / len(opponents)
        for other in opponents:
            own.own.add(other.others, share)
            own.own_too.add(other.others_too, share)
        return own.own.weigh(self.heads.own) + own.own_too.weigh(self.heads.own_too)


def read_network(data: dict[str, Any], traits: list[str], share: float) -> Network:
    """A network from its data; a trait that it has not learned of, such as a card of a house deck, is worth nothing.

    Only a share of what it says is counted.
    """
    places = [data["traits"].index(trait) if trait in data["traits"] else NOWHERE for trait in traits]
    nothing = [0.0] * UNITS
    rows = [
        read_sums(nothing, nothing) if place == NOWHERE else read_sums(data["own"][place], data["others"][place])
        for place in places
    ]
    plain = [share * weight for weight in pick(data, "plain", traits)]
    return Network(rows, plain, data["biases"], [share * weight for weight in data["heads"]])


def pick(data: dict[str, Any], name: str, traits: list[str]) -> list[float]:
    """One number for each of these traits, 0 for those that nothing was learned of."""
    known: dict[str, float] = dict(zip(data["traits"], data[name], strict=True))
    return [known.get(trait, 0.0) for trait in traits]
