"""Which cards a game is won with: for each, how often its event is chosen and how far it moves its holder's chances."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.state import State

if TYPE_CHECKING:
    from blanketfort.arena.simulation import Result


@dataclass
class CardNotes:
    """What is kept of one game: who held which cards, and which were played when their event was lawful."""

    held: list[tuple[int, str]] = field(default_factory=list)
    lawful: Counter[str] = field(default_factory=Counter)
    chosen: Counter[str] = field(default_factory=Counter)

    def read(self, game: Game, events: list[Event]) -> None:
        """Read off the log of a game who was dealt what."""
        self.held = sorted({(event.seat, card) for event in events for card in game.find_dealt(event)})

    def note_choice(self, game: Game, state: State, chosen: int) -> None:
        """Note what is about to be chosen, if it plays a card whose event is lawful."""
        keys = {id: state.option_table()[id].key for id in state.legal}
        weighed = game.find_event_choice(list(keys.values()), keys[chosen])
        if weighed is not None:
            card, is_event = weighed
            self.lawful[card] += 1
            self.chosen[card] += is_event


def check_reportable(game: Game) -> None:
    """Refuse a report on the cards of a game that tells nothing about them."""
    if not game.card_facts():
        raise BlanketfortError(f"{game.title} has no report on its cards")


def report_cards(game: Game, results: Sequence[Result]) -> list[dict[str, object]]:
    """A row for each card: its facts, the share of events, and the shift of its holder's chances with its error."""
    shifts = _shifts(results)
    lawful: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for result in results:
        lawful += result.cards.lawful
        chosen += result.cards.chosen
    return [
        {"card": card, **facts, "lawful": lawful[card], "chosen": chosen[card], **_holding(shifts[card])}
        for card, facts in game.card_facts().items()
    ]


def _holding(shifts: list[float]) -> dict[str, object]:
    """How many held a card, and by how many points that shifted their chance to win, with one standard error."""
    if len(shifts) < 2:
        return {"held": len(shifts), "shift": None, "error": None}
    error = stdev(shifts) / len(shifts) ** 0.5
    return {"held": len(shifts), "shift": round(100 * fmean(shifts), 2), "error": round(100 * error, 2)}


def _shifts(results: Sequence[Result]) -> dict[str, list[float]]:
    """For each card and each time it was held: the win, less what such a player usually wins on that seat."""
    usual: dict[tuple[int, str], list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            usual[seat, bot].append(_win(result, seat))
    means = {who: fmean(wins) for who, wins in usual.items()}
    shifts: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, card in result.cards.held:
            shifts[card].append(_win(result, seat) - means[seat, result.bots[seat]])
    return shifts


def _win(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0
