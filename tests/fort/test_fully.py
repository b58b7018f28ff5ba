"""Over whole games, a witness who hears only the events finds that every card played had an action used fully."""

from __future__ import annotations

import pytest

import blanketfort as bf
from blanketfort.engine.event import Event
from blanketfort.games.fort.rules.state import FortState
from tests.clauses import clause
from tests.fort.witness import Witness

NAMES = ["pizza", "toys", "pack pizza", "pack toys", "level", "score", "lookout"]


def busy_game(players: int, seed: int) -> tuple[FortState, Witness]:
    """A random game in which cards are played and added rather than not."""
    state = bf.game("fort").new(players=players, seed=seed)
    assert isinstance(state, FortState)
    events: list[Event] = []
    state.sink = events
    witness = Witness(players)
    number = seed
    while not state.over:
        number = (number * 1103515245 + 12345) % 2**31
        decision = state.decision
        assert decision is not None
        options = [o.id for o in decision.options if o.key not in ("skip", "finish", "enough")]
        legal = options if options and number % 7 > 0 else [o.id for o in decision.options]
        state.apply(legal[(number >> 8) % len(legal)])
        for event in events:
            witness.hear(event)
        events.clear()
        check_boards(state, witness)
    return state, witness


def check_boards(state: FortState, witness: Witness) -> None:
    """The events told all that happened on the boards."""
    for board, heard in zip(state.boards, witness.boards, strict=True):
        real = [
            board.pizza,
            board.toys,
            board.pack_pizza,
            board.pack_toys,
            board.level,
            board.score,
            len(board.lookout),
        ]
        assert real == [heard[name] for name in NAMES]


@pytest.mark.parametrize("players", [2, 3, 4])
@clause(
    "fort.follow.in-full",
    "fort.play.one-fully",
    "fort.play.serve-a-purpose",
    "fort.ruling.no-dead-end",
    "fort.ruling.added-must-be-used",
)
def test_each_play_uses_an_action_fully_and_each_added_card_serves_a_purpose(players: int) -> None:
    plays = 0
    follows: list[tuple[str, bool]] = []
    partial = 0
    for seed in range(12):
        _state, witness = busy_game(players, seed)
        for card, fullness in witness.plays:
            assert any(fullness), f"{card} was played and no action of it used fully (seed {seed})"
            assert len(fullness) <= 2
            partial += fullness.count(False)
        plays += len(witness.plays)
        follows += witness.follows
    assert all(in_full for _card, in_full in follows) and len(follows) > 100
    assert plays > 200 and partial > 10, "enough was played for this to mean something"
