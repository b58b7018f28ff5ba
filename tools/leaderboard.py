"""A page with the standings of arenas, from the games they kept: `python tools/leaderboard.py PAGE kept/*.jsonl`.

Each file is what `blanketfort arena ... --out FILE` wrote. Files of one kind of table (game, seats, options) are one
tournament each, shown one below the other: players who never met have no common rating.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from blanketfort.arena.results import ResultFile
from blanketfort.arena.standing import sum_up
from blanketfort.arena.tournament import Tournament
from blanketfort.engine.shelf import game as find_game

HEAD = """# Leaderboard

*Made by `python tools/leaderboard.py` from files of [the arena](arena.md), each by the command above its table.* A
rating is in points of Elo around a mean of 0, with the range that holds the true value in 95 of 100 tournaments. To see
where your own bot stands, give its file as one more `--player` (with `--out` and `--resume` nothing is played twice).
"""
COLUMNS = "| | player | rating | games | won |\n|---|---|---|---|---|"


def standing_of(path: Path) -> dict[str, Any]:
    """What the games in a file have shown."""
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    players = tuple(dict.fromkeys(name for line in lines for name in line["table"]))
    met = Tournament(head["game"], head["seats"], players, 1, head["seed"], options=head["options"])
    file = ResultFile(path, met, resume=True)
    file.close()
    return sum_up(met, list(file.played.values()))


def show(found: dict[str, Any]) -> str:
    """A standing under the command that plays its games."""
    game = find_game(found["game"])
    usual = game.make_setup(found["seats"], 1, {}).options
    changed = {name: value for name, value in found["options"].items() if value != usual[name]}
    told = "".join(f" with {name}={value}" for name, value in changed.items())
    named = " ".join(f"--player {row['player']}" for row in found["players"])
    options = "".join(f" --option {name}={value}" for name, value in changed.items())
    games = max(pair["games"] for pair in found["pairs"])
    table = f"{game.name} --players {found['seats']} {named}{options}"
    command = f"    blanketfort arena {table} --games {games} --seed {found['seed']}"
    rows = [
        f"| {place} | `{row['player']}` | {row['elo']:+.0f} ({row['low']:+.0f} to {row['high']:+.0f}) | {row['games']} "
        f"| {row['wins'] / row['games']:.1%} |"
        for place, row in enumerate(found["players"], 1)
    ]
    about = f"{found['games']} games of {found['deals']} deals, rules {found['rules']}."
    return "\n".join([f"## {game.title} for {found['seats']}{told}", "", about, "", command, "", COLUMNS, *rows, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("page", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    wanted = parser.parse_args()
    standings = sorted((standing_of(path) for path in wanted.files), key=lambda found: (found["game"], found["seats"]))
    wanted.page.write_text("\n".join([HEAD, *map(show, standings)]), encoding="utf-8")


if __name__ == "__main__":
    main()
