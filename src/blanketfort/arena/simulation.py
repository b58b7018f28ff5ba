"""Games between computer players, by the thousand, over all cores."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path

from blanketfort.arena.cards import CardNotes
from blanketfort.bots import Player, ask, make_bot
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.game import game as find_game
from blanketfort.engine.proof import reveal
from blanketfort.engine.state import State

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 100


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game number `n` has the seed `seed + n`, whoever plays it and on however many cores."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, bool | str] = field(default_factory=dict)
    deck: str = ""
    """The text of a house deck."""
    records: str = ""
    """The folder that a record of every game is written into."""
    watches_cards: bool = False
    """Whether notes are taken on the cards, for a report on them."""

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in that game: the bots in turn, moved on by one seat each game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    number: int
    bots: list[str]
    winners: list[int]
    totals: list[int]
    decisions: int
    seconds: float
    summary: dict[str, object]
    cards: CardNotes = field(default_factory=CardNotes)


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of a plan."""
    begun = time.process_time()
    seed = plan.seed + number
    game = open_game(plan.game, plan.deck)
    events: list[Event] = []
    state = game.new(plan.players, seed, plan.options, sink=events if plan.watches_cards else None)
    state.keeps_history = bool(plan.records)
    names = plan.bots_of(number)
    bots = [make_bot(game, name, seed * plan.players + seat) for seat, name in enumerate(names)]
    notes = CardNotes()
    decisions = play_out(state, bots, partial(notes.note_choice, game) if plan.watches_cards else None)
    notes.read(game, events)
    if plan.records:
        Path(plan.records, f"{plan.game}-{seed}.txt").write_text(reveal(state).to_text(), encoding="utf-8")
    totals = [score["total"] for score in state.scores()]
    seconds = time.process_time() - begun
    return Result(number, names, state.winners, totals, decisions, seconds, game.summarize(state), notes)


@cache
def open_game(name: str, deck: str) -> Game:
    """A game with a house deck, if there is one: it is read once in each process."""
    return find_game(name).with_deck(deck) if deck else find_game(name)


def play_out(state: State, bots: list[Player], watch: Callable[[State, int], None] | None = None) -> int:
    """Let the bots play a game to its end, somebody watching each choice; return how many decisions that took."""
    decisions = 0
    while not state.over:
        chosen = ask(bots[state.top.seat], state)
        if watch is not None:
            watch(state, chosen)
        state.apply(chosen)
        decisions += 1
    return decisions


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """Play all games of a plan; the results come as they are ready, in any order."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(plan.games))
        return
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            for done in as_completed([pool.submit(_play_chunk, plan, chunk) for chunk in chunks]):
                yield from done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> list[Result]:
    return [play_game(plan, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
