"""Find the weights of a network (`bots/network.py`) that foretell best what positions come to. Used by `learn.py`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from blanketfort.bots.network import UNITS

ROUNDS = 8
BATCH = 512
RATE = 0.0005
SWIFT = 20.0
"""How many times as fast plain sums are learned as a network is."""
DECAY = 1e-3

Array = Any


class Learned(Protocol):
    """Weights that are being learned."""

    weights: dict[str, Array]

    def slope(self, chosen: Array, is_learning: bool) -> tuple[float, dict[str, Array]]:
        """What foretelling these samples costs, in nats each, and how that changes with the weights."""

    def loss(self) -> float:
        """What foretelling those kept aside costs, in nats each."""


def descend(fit: Learned, samples: Array, say: Callable[[str], None], swift: float = 1.0) -> float:
    """Gradient descent by Adam; the best weights on what is kept aside, and what they cost there."""
    rng = np.random.default_rng(2)
    first = {name: np.zeros_like(weight) for name, weight in fit.weights.items()}
    second = {name: np.zeros_like(weight) for name, weight in fit.weights.items()}
    step, best, kept = 0, fit.loss(), copy(fit.weights)
    for number in range(ROUNDS):
        rate = swift * RATE * (1 - number / ROUNDS)
        order = rng.permutation(samples)
        for chosen in np.array_split(order, 1 + len(order) // BATCH):
            step += 1
            for name, slope in fit.slope(chosen, True)[1].items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                moved = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                fit.weights[name] -= rate * moved + DECAY * fit.weights[name]
        loss = fit.loss()
        say(f"round {number + 1} over {len(samples)}: {loss:.4f}")
        if loss < best:
            best, kept = loss, copy(fit.weights)
    fit.weights = kept
    return best


class Fit:
    """What positions are worth: the weights of the network, and all they learn from."""

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
        sample = self.traits[:20000, :2].astype(np.float32).reshape(-1, traits)
        self.scale = np.maximum(sample.std(0), 0.05)
        self.known = self.add_up(np.array(known, np.float32))
        rng = np.random.default_rng(1)
        near = 1 / np.sqrt(traits / 4)
        self.weights: dict[str, Array] = {
            "own": rng.normal(0, near, (traits, UNITS)).astype(np.float32),
            "others": rng.normal(0, near, (traits, UNITS)).astype(np.float32),
            "plain": np.zeros(traits, np.float32),
            "biases": np.zeros(UNITS, np.float32),
            "heads": rng.normal(0, 0.02, UNITS).astype(np.float32),
        }

    def recall(self, text: str) -> None:
        """Begin with what the last network has learned, from other games."""
        data = json.loads(text)
        learned = {name: np.array(data[name], np.float32) for name in self.weights}
        self.weights = {**learned, "plain": learned["plain"] * self.scale}
        for name in ("own", "others"):
            self.weights[name] = learned[name] * self.scale[:, None]

    def add_up(self, known: Array) -> Array:
        """What each seat is worth by the weights that are known, by phase and trait."""
        count = known.shape[1]
        parts = []
        for traits in np.array_split(self.traits, 1 + self.size // 4096):
            told = traits.astype(np.float32)
            parts.append(np.einsum("pst,psh,ht->ps", told[:, :, :count], told[:, :, count:], known, optimize=True))
        return np.concatenate(parts)

    def sides(self, chosen: Array) -> tuple[Array, Array, Array]:
        """Of some positions: who is there, the share that each opponent has, and who is on one's side."""
        seats = self.values.shape[1]
        there = np.arange(seats)[None] < self.players[chosen][:, None]
        same = np.eye(seats)[None] + (self.partners[chosen][:, :, None] == np.arange(seats)[None, None])
        opposed = there[:, :, None] * there[:, None, :] * (1 - same)
        opposed = opposed / np.maximum(opposed.sum(2, keepdims=True), 1)
        return there, opposed.astype(np.float32), same.astype(np.float32)

    def slope(self, chosen: Array, is_learning: bool) -> tuple[float, dict[str, Array]]:
        """What foretelling these positions costs, in nats each, and how that changes with the weights."""
        w = self.weights
        there, opposed, same = self.sides(chosen)
        traits = self.traits[chosen].astype(np.float32) / self.scale
        total = traits @ w["own"] + opposed @ (traits @ w["others"]) + w["biases"]
        hidden = np.maximum(total, 0)
        worths = np.einsum("pst,pt->ps", same, hidden @ w["heads"] + traits @ w["plain"] + self.known[chosen])
        worths = np.where(there, worths, -1e9)
        chances = soften(worths)
        wanted = self.values[chosen]
        cost = -float((wanted * np.log(chances + 1e-9)).sum()) / len(chosen)
        if not is_learning:
            return cost, {}
        error = np.einsum("pst,ps->pt", same, (chances - wanted) * there) / len(chosen)
        back = error[:, :, None] * w["heads"] * (total > 0)
        flat, back_flat = traits.reshape(-1, traits.shape[2]), back.reshape(-1, back.shape[2])
        others = (opposed.transpose(0, 2, 1) @ back).reshape(-1, back.shape[2])
        return cost, {
            "own": flat.T @ back_flat,
            "others": flat.T @ others,
            "plain": flat.T @ error.reshape(-1),
            "biases": back_flat.sum(0),
            "heads": hidden.reshape(-1, hidden.shape[2]).T @ error.reshape(-1),
        }

    def loss(self) -> float:
        """What foretelling the positions kept aside costs, in nats each."""
        aside = np.flatnonzero(self.aside)
        parts = np.array_split(aside, 1 + len(aside) // 4096)
        return sum(self.slope(part, False)[0] * len(part) for part in parts) / max(1, len(aside))

    def learn(self, say: Callable[[str], None]) -> float:
        """Over all positions again and again, until it helps no more on those kept aside."""
        say(f"what is known already: {self.loss():.4f} nats a position kept aside")
        return descend(self, np.flatnonzero(~self.aside), say)

    def found(self) -> dict[str, Array]:
        """The weights, for traits as they are told."""
        scaled = {**self.weights, "plain": self.weights["plain"] / self.scale}
        for name in ("own", "others"):
            scaled[name] = scaled[name] / self.scale[:, None]
        return scaled


class Glance:
    """Which options are worth a look: what traits are worth at a glance, so that the options most tried stand out.

    The worth of a trait is what it is known to be and what is learned; `sharpness` says how much worth counts.
    """

    def __init__(self, files: list[dict[str, Array]]) -> None:
        told = np.concatenate([file["choices"] for file in files])
        self.aside = np.concatenate([np.full(len(f["shares"]), f["aside"]) for f in files])
        self.shares = np.concatenate([file["shares"] for file in files])
        self.traits, self.known = told[:, :, :-1], told[:, :, -1].astype(np.float32)
        self.scale = np.maximum(self.traits[:20000].astype(np.float32).std((0, 1)), 0.05)
        self.weights = {"glance": np.zeros(self.traits.shape[2], np.float32), "sharpness": np.ones(1, np.float32)}

    def slope(self, chosen: Array, is_learning: bool) -> tuple[float, dict[str, Array]]:
        shares = self.shares[chosen]
        traits = self.traits[chosen].astype(np.float32) / self.scale
        worths = self.known[chosen] + traits @ self.weights["glance"]
        chances = soften(np.where(shares > 0, worths * self.weights["sharpness"], -1e9))
        cost = -float((shares * np.log(chances + 1e-9)).sum()) / len(chosen)
        error = (chances - shares) / len(chosen)
        sharpness = np.array([(error * worths).sum()], np.float32)
        glance = np.einsum("po,pot->t", error, traits) * self.weights["sharpness"] if is_learning else None
        return cost, {"glance": glance, "sharpness": sharpness}

    def loss(self) -> float:
        return self.slope(np.flatnonzero(self.aside), False)[0]

    def agreement(self) -> tuple[float, float]:
        """How often the best option by what was known, and by what is learned, was the one tried most."""
        aside = np.flatnonzero(self.aside)
        more = (self.traits[aside].astype(np.float32) / self.scale) @ self.weights["glance"]
        there, most = self.shares[aside] > 0, self.shares[aside].argmax(1)
        known, learned = (
            (np.where(there, worths, -1e9).argmax(1) == most).mean()
            for worths in (self.known[aside], self.known[aside] + more)
        )
        return float(known), float(learned)

    def found(self) -> dict[str, Array]:
        return {"glance": self.weights["glance"] / self.scale}


class Belief:
    """What others hold: what tells a position as it was from one whose hidden cards were dealt anew.

    By how much likelier a trait makes the one than the other, deals can be weighed.
    """

    def __init__(self, files: list[dict[str, Array]]) -> None:
        held = np.concatenate([file["held"] for file in files]).astype(np.float32)
        self.aside = np.concatenate([np.full(len(f["held"]), f["aside"]) for f in files])
        self.differences = held[:, 0] - held[:, 1]
        self.scale = np.maximum(self.differences.std(0), 0.05)
        self.weights = {"belief": np.zeros(held.shape[2], np.float32)}

    def slope(self, chosen: Array, is_learning: bool) -> tuple[float, dict[str, Array]]:
        """Of the two, which one is real? Guessing costs 0.693 nats."""
        differences = self.differences[chosen] / self.scale
        leads = differences @ self.weights["belief"]
        cost = float(np.log1p(np.exp(-leads)).mean())
        return cost, {"belief": -(differences / (1 + np.exp(leads))[:, None]).mean(0)}

    def loss(self) -> float:
        return self.slope(np.flatnonzero(self.aside), False)[0]

    def found(self) -> dict[str, Array]:
        return {"belief": self.weights["belief"] / self.scale}


def soften(worths: Array) -> Array:
    powers = np.exp(worths - worths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def write(found: dict[str, Array], names: list[str], recipe: dict[str, object]) -> str:
    """All that was learned as text, with how it came about and the digest of its weights."""
    weights = {name: shorten(weight) for name, weight in found.items()}
    digest = hashlib.sha256(json.dumps(weights).encode()).hexdigest()
    return json.dumps({"recipe": recipe, "digest": digest, "traits": names, **weights}) + "\n"


def copy(weights: dict[str, Array]) -> dict[str, Array]:
    return {name: weight.copy() for name, weight in weights.items()}


def shorten(weight: Array) -> Any:
    """Numbers of four digits."""
    if weight.ndim == 2:
        return [shorten(row) for row in weight]
    return [float(f"{number:.4g}") for number in weight]
