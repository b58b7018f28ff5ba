"""Measure how far apart the levels are: `python tools/measure_levels.py KEPT --games 400`.

Lets each level meet the next one at every kind of table, and `expert` for two the rules of thumb and chance, by the
arena with mirrored deals; writes the table of docs/levels.md. With more than two at the table half of the seats are of
either level (a team each where there are teams), and a quarter of the games is played. Every game is kept in the folder
KEPT: whoever stops it and starts it again goes on where it was, and more games can be asked for later; `--games 0` only
writes the table. `--only fort` measures one kind of table, `--pair hard expert` one pair.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from blanketfort.bots.levels import LEVELS

PAGE = Path(__file__).parent.parent / "docs/levels.md"
NEIGHBOURS = [("easy", "medium"), ("medium", "hard"), ("hard", "expert")]
BEGIN, END = "<!-- ratings -->", "<!-- end of ratings -->"


class Table(NamedTuple):
    """Where levels meet."""

    game: str
    arguments: tuple[str, ...] = ()
    """How the arena is told of it."""
    pairs: list[tuple[str, str]] = NEIGHBOURS
    fewer: int = 4
    """Of how many games that are asked for one is played."""


TABLES = {
    **{game: Table(game, (), [*NEIGHBOURS, ("thumb", "expert"), ("random", "expert")], 1) for game in LEVELS},
    **{f"{game} for {seats}": Table(game, ("--players", seats)) for game in ("fort", "forfort") for seats in "34"},
    "forfort in teams": Table("forfort", ("--players", "4", "--option", "teams=true")),
}


def player_of(game: str, level: str) -> str:
    """A level as the arena is told of it: the expert without its limit in seconds, which a busy machine would reach."""
    return f"search:{LEVELS[game][level].iterations}" if level == "expert" else level


def keep_at(kept: Path, name: str, weaker: str, stronger: str) -> Path:
    """Where the games of a pair are kept."""
    return kept / f"{name.replace(' ', '-')}-{weaker}-{stronger}.jsonl"


def meet(name: str, weaker: str, stronger: str, games: int, kept: Path) -> None:
    """Play what is missing of one pair's games."""
    table = TABLES[name]
    out = keep_at(kept, name, weaker, stronger)
    command = [sys.executable, "-m", "blanketfort", "arena", table.game, *table.arguments, "--json"]
    command += ["--games", str(games // table.fewer), "--out", str(out)]
    command += [f"--player={player_of(table.game, level)}" for level in (weaker, stronger)]
    command += ["--resume"] if out.exists() else []
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    out.with_suffix(".json").write_text(done.stdout)


def elo(score: float) -> str:
    """A share of won games as a difference in ratings."""
    return "more than 800" if score >= 0.99 else f"{400 * math.log10(score / (1 - score)):+.0f}"


def row(name: str, weaker: str, stronger: str, kept: Path) -> str:
    """What one pair's games have shown."""
    path = keep_at(kept, name, weaker, stronger).with_suffix(".json")
    if not path.exists():
        return f"| {name} | {weaker} | {stronger} | 0 | not measured | | |"
    found: dict[str, Any] = json.loads(path.read_text())
    pair = found["pairs"][0]
    score, low, high = pair["score"], pair["low"], pair["high"]
    if pair["player"] == player_of(TABLES[name].game, weaker):
        score, low, high = 1 - score, 1 - high, 1 - low
    spread = f"{elo(max(0.01, low))} to {elo(min(0.99, high))}"
    shares = f"{score:.1%} | {low:.1%} to {high:.1%}"
    apart = elo(min(0.99, max(0.01, score)))
    return f"| {name} | {weaker} | {stronger} | {pair['games']} | {shares} | {apart} ({spread}) |"


def write_table(kept: Path) -> None:
    """Put the table into its page."""
    head = "| table | weaker | stronger | games | stronger ahead | 95 % | rating apart |\n|---|---|---|---|---|---|---|"
    rows = [row(name, weaker, stronger, kept) for name, table in TABLES.items() for weaker, stronger in table.pairs]
    text = PAGE.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    PAGE.write_text("\n".join([before, head, *rows, after]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kept", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=list(TABLES))
    parser.add_argument("--pair", nargs=2, metavar=("WEAKER", "STRONGER"))
    asked = parser.parse_args()
    asked.kept.mkdir(parents=True, exist_ok=True)
    for name in [asked.only] if asked.only else TABLES:
        for weaker, stronger in [asked.pair] if asked.pair else TABLES[name].pairs:
            if asked.games > 0:
                meet(name, weaker, stronger, asked.games, asked.kept)
            write_table(asked.kept)
    write_table(asked.kept)


if __name__ == "__main__":
    main()
