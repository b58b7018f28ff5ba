"""Whole games written down: a change of the rules shows as a difference that can be read.

To write them anew after a wanted change: `python -m tests.fort.test_golden`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import blanketfort as bf
from blanketfort.engine.event import Event
from blanketfort.games.fort.rules.state import FortState

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, int, dict[str, bool | str]]] = {
    "two-players": (2, 7, {}),
    "four-players-draft": (4, 3, {"setup": "advanced"}),
}
MODEST = ("skip", "finish", "enough", "pass", "recycle")


def transcript(players: int, seed: int, options: dict[str, bool | str]) -> str:
    """A seeded game: each decision with what was chosen, what then happened, and the points at the end."""
    state = bf.game("fort").new(players=players, seed=seed, options=options)
    assert isinstance(state, FortState)
    events: list[Event] = []
    state.sink = events
    lines = [f"{players} players, seed {seed}, options {json.dumps(options)}"]
    number = seed
    while not state.over:
        decision = state.decision
        assert decision is not None
        number = (number * 1103515245 + 12345) % 2**31
        bold = [option for option in decision.options if option.key not in MODEST]
        offered = bold or list(decision.options)
        chosen = offered[(number >> 8) % len(offered)]
        lines.append(f"{decision.seat} {decision.kind.removeprefix('fort.')}: {chosen.key} of {len(decision.options)}")
        state.apply(chosen.id)
        lines += [describe(event) for event in events]
        events.clear()
    lines += [f"seat {seat}: {json.dumps(points)}" for seat, points in enumerate(state.scores())]
    return "\n".join([*lines, f"winners: {state.winners}", ""])


def describe(event: Event) -> str:
    told = event.open | event.secret
    return f"    {event.seat} {event.kind.removeprefix('fort.')} " + " ".join(
        f"{k}={json.dumps(v)}" for k, v in told.items()
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was(name: str) -> None:
    assert transcript(*GAMES[name]) == (GOLDEN / f"{name}.txt").read_text()


if __name__ == "__main__":
    for name, game in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(*game))
