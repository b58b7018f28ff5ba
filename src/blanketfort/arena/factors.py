"""What a game is won with: which cards, rules, openings and seats win, and how far each moves the chances."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

from blanketfort.arena.rating import estimate
from blanketfort.arena.simulation import Result
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.game import Game


def check_reportable(game: Game) -> None:
    """Refuse a report on a game that tells nothing about its cards."""
    if not game.trait_names():
        raise BlanketfortError(f"{game.title} has no report on its cards")


def report_on(game: Game, results: Sequence[Result]) -> dict[str, object]:
    """The report of a game: by its cards, where it says facts about them, else by all that told the seats apart."""
    return {"cards": report_cards(game, results)} if game.card_facts() else {"traits": report_traits(game, results)}


def report_cards(game: Game, results: Sequence[Result]) -> list[dict[str, object]]:
    """A row for each card: its facts, the share of events, and the shift of its holder's chances with its error."""
    shifts = _shifts(results, "card")
    lawful: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for result in results:
        lawful += result.notes.lawful
        chosen += result.notes.chosen
    return [
        {"card": card, **facts, "lawful": lawful[card], "chosen": chosen[card], **_holding(shifts[card])}
        for card, facts in game.card_facts().items()
    ]


def report_traits(game: Game, results: Sequence[Result]) -> dict[str, list[dict[str, Any]]]:
    """For each kind of trait a row for each one: its seats, what they won, with 95 % bounds, and the shift."""
    return {name: _trait_rows(results, name) for name in game.trait_names()}


def _trait_rows(results: Sequence[Result], name: str) -> list[dict[str, Any]]:
    wins: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, about, value in result.notes.traits:
            if about == name:
                wins[value].append(_win(result, seat))
    shifts = _shifts(results, name)
    rows: list[dict[str, Any]] = []
    for value, won in sorted(wins.items(), key=lambda item: (-fmean(item[1]), item[0])):
        share = estimate(won)
        bounds = {"share": round(share.mean, 4), "low": round(share.low, 4), "high": round(share.high, 4)}
        rows.append({"trait": value, **bounds, **_holding(shifts[value])})
    return rows


def _holding(shifts: list[float]) -> dict[str, object]:
    """How many held a card, and by how many points that shifted their chance to win, with one standard error."""
    if len(shifts) < 2:
        return {"held": len(shifts), "shift": None, "error": None}
    error = stdev(shifts) / len(shifts) ** 0.5
    return {"held": len(shifts), "shift": round(100 * fmean(shifts), 2), "error": round(100 * error, 2)}


def _shifts(results: Sequence[Result], name: str) -> dict[str, list[float]]:
    """For each trait of a kind and each time it was there: the win, less what that player usually wins there."""
    usual: dict[tuple[int, str], list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            usual[seat, bot].append(_win(result, seat))
    means = {who: fmean(wins) for who, wins in usual.items()}
    shifts: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, _about, value in (trait for trait in result.notes.traits if trait[1] == name):
            shifts[value].append(_win(result, seat) - means[seat, result.bots[seat]])
    return shifts


def _win(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
