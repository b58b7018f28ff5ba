"""Find the weights of traits that foretell best what positions come to. Used by `learn.py`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

ROUNDS = 12
BATCH = 512
RATE = 0.008
DECAY = 1e-3

Array = Any


class Fit(Protocol):
    """Weights that are being learned."""

    weights: Array
    aside: Array
    """Which samples are not learned from, but show how well the others have taught."""

    def slope(self, chosen: Array) -> tuple[float, Array]:
        """What foretelling these samples costs, in nats each, and how that changes with the weights."""


def learn(fit: Fit, say: Callable[[str], None]) -> float:
    """Gradient descent by Adam; the best weights on what is kept aside, and what they cost there."""
    rng = np.random.default_rng(2)
    first, second = np.zeros_like(fit.weights), np.zeros_like(fit.weights)
    samples = np.flatnonzero(~fit.aside)
    step, best, kept = 0, loss(fit), fit.weights
    say(f"what is known already costs {best:.4f} nats aside")
    for number in range(ROUNDS):
        rate = RATE * (1 - number / ROUNDS)
        order = rng.permutation(samples)
        for chosen in np.array_split(order, 1 + len(order) // BATCH):
            step += 1
            slope = fit.slope(chosen)[1]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            moved = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            fit.weights = (1 - DECAY) * fit.weights - rate * moved
        now = loss(fit)
        say(f"round {number + 1} over {len(samples)}: {now:.4f}")
        if now < best:
            best, kept = now, fit.weights
    fit.weights = kept
    return best


def loss(fit: Fit) -> float:
    """What foretelling the samples kept aside costs, in nats each."""
    aside = np.flatnonzero(fit.aside)
    parts = np.array_split(aside, 1 + len(aside) // 4096)
    return sum(fit.slope(part)[0] * len(part) for part in parts) / max(1, len(aside))


class Value:
    """What positions are worth: a sum over the traits of each seat, which have a weight in every phase."""

    def __init__(self, files: list[dict[str, Array]], known: list[list[float]]) -> None:
        self.aside = np.concatenate([np.full(len(f["values"]), f["aside"]) for f in files])
        self.traits = np.concatenate([file["traits"] for file in files])
        self.players = np.concatenate([file["players"] for file in files])
        self.partners = np.concatenate([file["partners"] for file in files])
        self.values = np.concatenate([file["values"] for file in files])
        self.values /= self.values.sum(1, keepdims=True)
        seats = int(self.players.max())
        self.traits, self.partners = self.traits[:, :seats], self.partners[:, :seats]
        self.values = self.values[:, :seats]
        self.size, _seats, traits = self.traits.shape
        self.phases = len(known)
        sample = self.traits[:20000, :2].astype(np.float32).reshape(-1, traits)
        self.scale = np.maximum(sample.std(0), 0.05)
        self.known = self.add_up(np.array(known, np.float32))
        self.weights = np.zeros((self.phases, traits), np.float32)

    def recall(self, text: str) -> None:
        """Begin with what the last one has learned, from other games."""
        self.weights = np.array(json.loads(text)["weights"], np.float32) * self.scale

    def add_up(self, known: Array) -> Array:
        """What each seat is worth by the weights that are known, by phase and trait."""
        count = known.shape[1]
        parts = []
        for traits in np.array_split(self.traits, 1 + self.size // 4096):
            told = traits.astype(np.float32)
            shares = told[:, 0, -self.phases :]
            parts.append(np.einsum("pst,pt->ps", told[:, :, :count], shares @ known))
        return np.concatenate(parts)

    def slope(self, chosen: Array) -> tuple[float, Array]:
        seats = np.arange(self.values.shape[1])
        there = seats < self.players[chosen][:, None]
        same = (np.eye(len(seats)) + (self.partners[chosen][:, :, None] == seats)).astype(np.float32)
        shares = self.traits[chosen, 0, -self.phases :].astype(np.float32)
        traits = self.traits[chosen].astype(np.float32) / self.scale
        alone = np.einsum("pst,pt->ps", traits, shares @ self.weights) + self.known[chosen]
        chances = soften(np.where(there, np.einsum("pst,pt->ps", same, alone), -1e9))
        wanted = self.values[chosen]
        cost = -float((wanted * np.log(chances + 1e-9)).sum()) / len(chosen)
        error = np.einsum("pst,ps->pt", same, (chances - wanted) * there) / len(chosen)
        return cost, shares.T @ np.einsum("ps,pst->pt", error, traits)

    def found(self) -> Array:
        """The weights, for traits as they are told."""
        return self.weights / self.scale


class Belief:
    """What others hold: what tells a position as it was from one whose hidden cards were dealt anew.

    By how much likelier a trait makes the one than the other, deals can be weighed.
    """

    def __init__(self, files: list[dict[str, Array]]) -> None:
        held = np.concatenate([file["held"] for file in files]).astype(np.float32)
        self.aside = np.concatenate([np.full(len(f["held"]), f["aside"]) for f in files])
        self.differences = held[:, 0] - held[:, 1]
        self.scale = np.maximum(self.differences.std(0), 0.05)
        self.weights = np.zeros(held.shape[2], np.float32)

    def slope(self, chosen: Array) -> tuple[float, Array]:
        """Of the two, which one is real? Guessing costs 0.693 nats."""
        differences = self.differences[chosen] / self.scale
        leads = differences @ self.weights
        return float(np.log1p(np.exp(-leads)).mean()), -(differences / (1 + np.exp(leads))[:, None]).mean(0)

    def found(self) -> Array:
        return self.weights / self.scale


def soften(worths: Array) -> Array:
    powers = np.exp(worths - worths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def write(found: dict[str, Array], names: list[str], recipe: dict[str, object]) -> str:
    """All that was learned as text, with how it came about and the digest of its weights."""
    weights = {name: shorten(weight) for name, weight in found.items()}
    digest = hashlib.sha256(json.dumps(weights).encode()).hexdigest()
    return json.dumps({"recipe": recipe, "digest": digest, "traits": names, **weights}) + "\n"


def shorten(weight: Array) -> Any:
    """Numbers of four digits."""
    if weight.ndim == 2:
        return [shorten(row) for row in weight]
    return [float(f"{number:.4g}") for number in weight]
