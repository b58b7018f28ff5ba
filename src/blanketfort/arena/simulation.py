"""Games between computer players, by the thousand, over all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from blanketfort.arena.notes import Notes
from blanketfort.arena.pools import open_cluster, open_pool, play_all
from blanketfort.bots import Player, ask
from blanketfort.bots.own import Forfeit, dismiss, hire
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.proof import reveal
from blanketfort.engine.shelf import house_game
from blanketfort.engine.state import State

Options = dict[str, bool | str]


@dataclass(frozen=True)
class Sitting:
    """One game that is to be played: who sits where, and what is dealt."""

    game: str
    bots: list[str]
    seed: int
    options: Options = field(default_factory=dict)
    deck: str = ""
    """The text of a house deck."""
    records: str = ""
    """The folder that a record of the game is written into."""
    watches_cards: bool = False
    """Whether notes are taken on the cards, for a report on them."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game number `n` has the seed `seed + n`, no matter who plays it or on how many cores."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Options = field(default_factory=dict)
    deck: str = ""
    records: str = ""
    watches_cards: bool = False

    def sitting(self, number: int) -> Sitting:
        """That game: the bots in turn, moved on by one seat each game."""
        bots = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]
        kept = self.options, self.deck, self.records, self.watches_cards
        return Sitting(self.game, bots, self.seed + number, *kept)


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    seed: int
    bots: list[str]
    winners: list[int]
    totals: list[int]
    decisions: int
    seconds: float
    summary: dict[str, object]
    notes: Notes = field(default_factory=Notes)
    forfeit: Forfeited | None = None
    """Who ended the game by forfeiting it: all others have won."""


class Forfeited(NamedTuple):
    """A seat whose player misbehaved, and how."""

    seat: int
    reason: str
    detail: str


def play_game(sitting: Sitting) -> Result:
    """Play one game."""
    begun = time.process_time()
    game = house_game(sitting.game, sitting.deck)
    events: list[Event] = []
    players, seed = len(sitting.bots), sitting.seed
    state = game.new(players, seed, sitting.options, sink=events if sitting.watches_cards else None)
    state.keeps_history = bool(sitting.records)
    bots = [hire(game, name, seed * players + seat, players) for seat, name in enumerate(sitting.bots)]
    notes = Notes()
    decisions, forfeit = play_on(state, bots, partial(notes.note_choice, game) if sitting.watches_cards else None)
    if sitting.watches_cards and state.over:
        notes.traits = game.find_traits(state, events)
    if sitting.records and state.over:
        Path(sitting.records, f"{game.name}-{seed}.txt").write_text(reveal(state).to_text(), encoding="utf-8")
    totals = [score["total"] for score in state.scores()]
    winners = state.winners if forfeit is None else rivals_of(game, state, forfeit.seat)
    summary: dict[str, object] = game.summarize(state) if forfeit is None else {"end": "forfeit"}
    seconds = time.process_time() - begun
    return Result(seed, sitting.bots, winners, totals, decisions, seconds, summary, notes, forfeit)


def rivals_of(game: Game, state: State, seat: int) -> list[int]:
    """All seats that do not win together with this one."""
    return [other for team in game.teams_of(state.setup) if seat not in team for other in team]


Watch = Callable[[State, int], None]
"""Somebody who is shown each choice before it is made."""


def play_on(state: State, bots: list[Player], watch: Watch | None = None) -> tuple[int, Forfeited | None]:
    """Let the bots play to the end and let them go: how many decisions that took, and whether one forfeited."""
    decisions = 0
    try:
        while not state.over:
            chosen = ask(bots[state.top.seat], state)
            if watch is not None:
                watch(state, chosen)
            state.apply(chosen)
            decisions += 1
    except Forfeit as error:
        return decisions, Forfeited(state.top.seat, error.reason, error.detail)
    finally:
        for bot in bots:
            dismiss(bot)
    return decisions, None


def simulate(plan: Plan, jobs: int = 1, cluster: str | None = None) -> Iterator[Result]:
    """Play all games of a plan, here or on a cluster; the results come as they are ready, in any order."""
    with open_pool(jobs) if cluster is None else open_cluster(cluster) as pool:
        yield from play_all(play_game, [plan.sitting(number) for number in range(plan.games)], pool)
