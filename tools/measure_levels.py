"""Measure how far apart the levels are: `python tools/measure_levels.py KEPT --games 400`.

Lets each level meet the next one at every kind of table, and for two `expert` and `master` the rules of thumb, by the
arena with mirrored deals; writes the table of docs/levels.md. With more than two at the table half of the seats are of
either level (a team each where there are teams), and a quarter of the games is played. Every game is kept in the folder
KEPT: stopped and started again, it continues where it was, and more games can be asked for later; `--games 0` only
writes the table. `--only fort` measures one kind of table, `--pair hard expert` one pair.
"""

from __future__ import annotations

import argparse
import math
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from blanketfort.arena.results import ResultFile
from blanketfort.arena.standing import sum_up
from blanketfort.arena.tournament import Tournament
from blanketfort.bots.levels import level_of
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names

PAGE = Path(__file__).parent.parent / "docs/levels.md"
MASTERS = [("expert", "master")]
NEIGHBOURS = [("easy", "medium"), ("medium", "hard"), ("hard", "expert"), *MASTERS]
BEGIN, END = "<!-- ratings -->", "<!-- end of ratings -->"


class Table(NamedTuple):
    """Where levels meet."""

    game: str
    seats: int = 2
    options: tuple[tuple[str, bool], ...] = ()
    pairs: list[tuple[str, str]] = NEIGHBOURS
    fewer: int = 4
    """Of how many games that are asked for one is played."""


DISTANT = [("thumb", "expert"), ("random", "expert"), ("thumb", "master")]
TABLES = {
    **{game: Table(game, pairs=[*NEIGHBOURS, *DISTANT], fewer=1) for game in game_names()},
    "fort with cats and dogs": Table("fort", 2, (("cats", True), ("dogs", True)), MASTERS),
    **{f"{game} for {seats}": Table(game, seats) for game in ("fort", "forfort") for seats in (3, 4)},
    "forfort in teams": Table("forfort", 4, (("teams", True),)),
}


class Pair(NamedTuple):
    """Two levels at a table."""

    name: str
    """That of the table."""
    weaker: str
    stronger: str

    def path(self, kept: Path) -> Path:
        """Where their games are kept."""
        return kept / f"{self.name.replace(' ', '-')}-{self.weaker}-{self.stronger}.jsonl"

    def players(self) -> list[str]:
        """As the arena is told of them: without limits in seconds, which a busy machine would reach."""
        game = find_game(TABLES[self.name].game)
        patient = {"expert": f"search:{level_of(game, 'expert', 2).iterations}"}
        patient["master"] = f"master:{level_of(game, 'master', 2).iterations}"
        return [patient.get(level, level) for level in (self.weaker, self.stronger)]

    def meet(self, games: int, kept: Path) -> None:
        """Play what is missing of their games."""
        table, out = TABLES[self.name], self.path(kept)
        command = [sys.executable, "-m", "blanketfort", "arena", table.game, "--players", str(table.seats)]
        command += [f"--option={name}={value}" for name, value in table.options]
        command += [f"--player={player}" for player in self.players()]
        command += ["--games", str(math.ceil(games / table.fewer)), "--out", str(out)]
        command += ["--resume"] if out.exists() else []
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)

    def row(self, kept: Path) -> str:
        """What their games have shown so far; nothing where there are none."""
        table = TABLES[self.name]
        if not self.path(kept).exists():
            return ""
        met = Tournament(table.game, table.seats, tuple(self.players()), 1, 1, options=dict(table.options))
        file = ResultFile(self.path(kept), met, resume=True)
        file.close()
        if not file.played:
            return ""
        pair = sum_up(met, list(file.played.values()))["pairs"][0]
        score, low, high = pair["score"], pair["low"], pair["high"]
        if pair["player"] == self.players()[0]:
            score, low, high = 1 - score, 1 - high, 1 - low
        spread = f"{elo(max(0.01, low))} to {elo(min(0.99, high))}"
        apart = elo(min(0.99, max(0.01, score)))
        return f"{self.head()} {pair['games']} | {score:.1%} | {low:.1%} to {high:.1%} | {apart} ({spread}) |"

    def head(self) -> str:
        """How its row begins."""
        return f"| {self.name} | {self.weaker} | {self.stronger} |"


def elo(score: float) -> str:
    """A share of won games as a difference in ratings."""
    return "more than 800" if score >= 0.99 else f"{400 * math.log10(score / (1 - score)):+.0f}"


def write_table(kept: Path) -> None:
    """Put the table into its page; what was measured elsewhere stays."""
    text = PAGE.read_text()
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    old = text[len(before) : -len(after)].splitlines()
    rows = []
    for name, table in TABLES.items():
        for pair in (Pair(name, *levels) for levels in table.pairs):
            there = next((row for row in old if row.startswith(pair.head())), f"{pair.head()} 0 | not measured | | |")
            rows.append(pair.row(kept) or there)
    head = "| table | weaker | stronger | games | stronger won | 95 % | rating apart |\n|---|---|---|---|---|---|---|"
    PAGE.write_text("\n".join([before, head, *rows, after]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("kept", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=list(TABLES))
    parser.add_argument("--pair", nargs=2, metavar=("WEAKER", "STRONGER"))
    asked = parser.parse_args()
    asked.kept.mkdir(parents=True, exist_ok=True)
    pairs = [Pair(name, *levels) for name, table in TABLES.items() for levels in table.pairs]
    pairs = [pair for pair in pairs if asked.only in (None, pair.name)]
    pairs = [pair for pair in pairs if asked.pair in (None, [pair.weaker, pair.stronger])]
    if not pairs:
        parser.error(f"the table of {asked.only} has no such pair as {asked.pair}")
    for pair in pairs:
        if asked.games > 0:
            pair.meet(asked.games, asked.kept)
        write_table(asked.kept)


if __name__ == "__main__":
    main()
