"""Measure how far apart the levels are: `python tools/measure_levels.py KEPT --games 400`.

Lets each level meet the next one, and `expert` the rules of thumb and chance, in every game for two players, by the
arena with mirrored deals; writes the table of docs/levels.md. Every game is kept in the folder KEPT: whoever stops it
and starts it again goes on where it was, and more games can be asked for later; `--games 0` only writes the table.
`--only fort` measures one game, `--pair hard expert` one pair.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

from blanketfort.bots.levels import LEVELS

PAGE = Path(__file__).parent.parent / "docs/levels.md"
PAIRS = [("easy", "medium"), ("medium", "hard"), ("hard", "expert"), ("thumb", "expert"), ("random", "expert")]
BEGIN, END = "<!-- ratings -->", "<!-- end of ratings -->"


def player_of(game: str, level: str) -> str:
    """A level as the arena is told of it: the expert without its limit in seconds, which a busy machine would reach."""
    return f"search:{LEVELS[game][level].iterations}" if level == "expert" else level


def meet(game: str, weaker: str, stronger: str, games: int, kept: Path) -> None:
    """Play what is missing of one pair's games."""
    players = [player_of(game, weaker), player_of(game, stronger)]
    out = kept / f"{game}-{weaker}-{stronger}.jsonl"
    command = [sys.executable, "-m", "blanketfort", "arena", game, "--games", str(games), "--out", str(out), "--json"]
    command += [f"--player={player}" for player in players]
    command += ["--resume"] if out.exists() else []
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    out.with_suffix(".json").write_text(done.stdout)


def elo(score: float) -> str:
    """A share of won games as a difference in ratings."""
    return "more than 800" if score >= 0.99 else f"{400 * math.log10(score / (1 - score)):+.0f}"


def row(game: str, weaker: str, stronger: str, kept: Path) -> str:
    """What one pair's games have shown."""
    path = kept / f"{game}-{weaker}-{stronger}.json"
    if not path.exists():
        return f"| {game} | {weaker} | {stronger} | 0 | not measured | | |"
    found: dict[str, Any] = json.loads(path.read_text())
    pair = found["pairs"][0]
    names = [player_of(game, weaker), player_of(game, stronger)]
    score, low, high = pair["score"], pair["low"], pair["high"]
    if pair["player"] == names[0]:
        score, low, high = 1 - score, 1 - high, 1 - low
    spread = f"{elo(max(0.01, low))} to {elo(min(0.99, high))}"
    shares = f"{score:.1%} | {low:.1%} to {high:.1%}"
    apart = elo(min(0.99, max(0.01, score)))
    return f"| {game} | {weaker} | {stronger} | {pair['games']} | {shares} | {apart} ({spread}) |"


def write_table(kept: Path) -> None:
    """Put the table into its page."""
    head = "| game | weaker | stronger | games | stronger won | 95 % | rating apart |\n|---|---|---|---|---|---|---|"
    rows = [row(game, weaker, stronger, kept) for game in LEVELS for weaker, stronger in PAIRS]
    text = PAGE.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    PAGE.write_text("\n".join([before, head, *rows, after]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kept", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=list(LEVELS))
    parser.add_argument("--pair", nargs=2, metavar=("WEAKER", "STRONGER"))
    asked = parser.parse_args()
    asked.kept.mkdir(parents=True, exist_ok=True)
    for game in [asked.only] if asked.only else LEVELS:
        for weaker, stronger in [asked.pair] if asked.pair else PAIRS:
            if asked.games > 0:
                meet(game, weaker, stronger, asked.games, asked.kept)
            write_table(asked.kept)
    write_table(asked.kept)


if __name__ == "__main__":
    main()
