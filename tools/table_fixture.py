"""Play a random game and write what the browser would be told, for those who draw its table.

`python tools/table_fixture.py fort web/fixtures/fort.json --players 3 --seed 7`, then `npm run dev` and /dev/fort.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import blanketfort as bf
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game
from blanketfort.engine.state import State
from blanketfort.server.catalogue import list_cards
from blanketfort.server.wire import encode

NAMES = ["Ann", "Bob", "Cleo", "Dina"]


def write_state(played: Game, state: State, version: int) -> dict[str, Any]:
    """What the seat that is asked sees."""
    decision = state.decision
    seat = decision.seat if decision is not None else 0
    view = state.view(seat)
    question = None
    if decision is not None:
        question = {
            "seat": seat,
            "kind": decision.kind,
            "ask": played.say_decision(decision.kind, view),
            "options": [{"key": each.key, "say": played.say_option(each.key, view)} for each in decision.options],
        }
    return {
        "type": "state",
        "version": version,
        "seat": seat,
        "view": view,
        "question": question,
        "steps": [],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--options", type=json.loads, default={})
    asked = parser.parse_args()
    played = game(asked.game)
    state = bf.game(asked.game).new(
        players=asked.players or max(played.players), seed=asked.seed, options=asked.options
    )
    chance = random.Random(asked.seed)
    states = [write_state(played, state, 0)]
    while (decision := state.decision) is not None:
        state.apply(chance.choice(decision.options).id)
        states.append(write_state(played, state, len(states)))
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    asked.file.write_bytes(encode({"names": NAMES, "cards": list_cards(played), "states": states}))


if __name__ == "__main__":
    main()
