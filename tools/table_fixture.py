"""Play a random game and write what the browser would be told, for those who draw its table.

`python tools/table_fixture.py fort web/fixtures/fort.json --players 3 --seed 7`, then `npm run dev` and /dev/fort.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

from msgspec import to_builtins

import blanketfort as bf
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game
from blanketfort.engine.state import State

NAMES = ["Ann", "Bob", "Cleo", "Dina"]


def say(value: Any) -> Any:
    """A phrase, and all phrases in it, as the wire has them."""
    if isinstance(value, Phrase):
        return {"say": value.id, "args": {name: say(each) for name, each in value.args.items()}}
    if isinstance(value, list | tuple):
        return [say(each) for each in value]
    return value


def write_cards(played: Game) -> list[dict[str, Any]]:
    """Everything in the box; its row in the game's data are its facts."""
    data: dict[str, Any] = getattr(played, "data", {})
    rows = {str(row["id"]): row for part in data.values() if isinstance(part, list) for row in part if "id" in row}
    rows |= {f"level-{row['level']}": row for row in data.get("level", [])}
    return [
        {
            "id": card.id,
            "group": say(card.group),
            "name": say(card.name),
            "lines": say(card.lines),
            "sources": card.sources,
            "facts": rows.get(card.id, {}),
        }
        for card in played.list_cards()
    ]


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
            "ask": say(played.say_decision(decision.kind, view)),
            "options": [{"key": each.key, "say": say(played.say_option(each.key, view))} for each in decision.options],
        }
    return {
        "type": "state",
        "version": version,
        "seat": seat,
        "view": to_builtins(view),
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
    asked.file.write_text(json.dumps({"names": NAMES, "cards": write_cards(played), "states": states}))


if __name__ == "__main__":
    main()
