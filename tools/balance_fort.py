"""How do games of Fort end, with our numbers and with others? Many games, counted, as a table.

    PYTHONPATH=src python tools/balance_fort.py kept.json --bot hard --players 3 --games 300 --write docs

Games are kept in a file as they are played, so that a run can be stopped and continued. `--numbers` names other numbers
that were tried: level costs, copies of kids. `--write` puts the table of all that is kept between the marks of
docs/fort-numbers.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean

from marks import put, share, table

from blanketfort.bots import ask, make_bot
from blanketfort.engine.game import Game
from blanketfort.games.fort import GAME
from blanketfort.games.fort.rules.state import FortState

ENDS = ("level-5", "25-points", "empty-park")
TWENTIETH = 20
LEAST = 10
"""A case of which fewer games are kept is not shown."""

Row = tuple[str, int, int, int]
"""What came of a game: its end, the turns of each player, the winner's points, and what was left of the Park deck."""


def copies(**kids: int) -> str:
    """A house deck with other copies of kids."""
    return "".join(f'[[kid]]\nid = "{kid.replace("_", "-")}"\ncopies = {count}\n' for kid, count in kids.items())


def costs(*levels: tuple[int, int, int]) -> str:
    """A house deck with other costs: toys, pizza and either, of each level."""
    rows = enumerate(levels, start=1)
    return "".join(f"[[level]]\nlevel = {n}\ntoys = {t}\npizza = {p}\neither = {e}\n" for n, (t, p, e) in rows)


DEARER = costs((1, 1, 0), (1, 1, 1), (2, 2, 1), (3, 3, 1), (3, 3, 3))
DEAREST = costs((1, 1, 0), (1, 1, 2), (2, 2, 2), (3, 3, 2), (4, 4, 2))
FEWER_POINTS = copies(
    bug=1, scout=2, doodles=1, tink=2, the_ant=1, dash=1, munch=1, spike=2, skids=2, thunder=2
)  # fmt: skip
"""Still ten of each suit: of the kids that are there twice, none but Prince scores."""
NUMBERS = {
    "ours": "",
    "2 3 5 7 9": DEARER,
    "fewer scorers": FEWER_POINTS,
    "2 4 6 8 10": DEAREST,
}


def play(game: Game, bot: str, players: int, seed: int) -> Row:
    """One game, and what came of it."""
    state = game.new(players, seed)
    assert isinstance(state, FortState)
    state.keeps_history = False
    bots = [make_bot(game, bot, seed * players + seat, players) for seat in range(players)]
    while not state.over:
        state.apply(ask(bots[state.top.seat], state))
    found = game.summarize(state)
    best = max(points["total"] for points in state.scores())
    return str(found["end"]), int(str(found["turns"])), best, len(state.park_deck)


def measure(kept: Path, name: str, bot: str, players: int, games: int) -> dict[str, list[Row]]:
    """Play what is missing; all that is kept, by players, who they are, and the numbers."""
    rows: dict[str, list[Row]] = json.loads(kept.read_text()) if kept.exists() else {}
    game = GAME.with_deck(NUMBERS[name]) if NUMBERS[name] else GAME
    found = rows.setdefault(f"{players} `{bot}`|{name}", [])
    for seed in range(len(found), games):
        found.append(play(game, bot, players, seed))
        kept.write_text(json.dumps(rows))
    return rows


def show(who: str, rows: list[Row]) -> list[str]:
    """The line of one case: each end with its 95 % range; of turns and points the mean, and nine games of ten."""
    ends = [share(sum(row[0] == end for row in rows), len(rows)) for end in ENDS]
    shares = [f"{found:.0%} ({low:.0%} to {high:.0%})" for found, low, high in ends]
    left = [row[3] for row in rows]
    spread = [_spread([row[1] for row in rows]), _spread([row[2] for row in rows])]
    return [*who.split("|"), str(len(rows)), *shares, *spread, f"{fmean(left):.1f}, fewest {min(left)}"]


def _spread(found: list[int]) -> str:
    ordered, cut = sorted(found), len(found) // TWENTIETH
    return f"{fmean(found):.1f} ({ordered[cut]} to {ordered[-1 - cut]})"


HEAD = ["players", "numbers", "games", "Level 5", "25 points", "empty Park", "turns each", "winner's points", "left"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", type=Path, help="the file that games are kept in")
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--numbers", choices=NUMBERS, default="ours")
    parser.add_argument("--write", type=Path, help="the directory of docs to write into")
    asked = parser.parse_args()
    kept = measure(asked.kept, asked.numbers, asked.bot, asked.players, asked.games)
    made = table(HEAD, [show(who, rows) for who, rows in kept.items() if len(rows) >= LEAST])
    print(made, end="")
    if asked.write:
        put(asked.write / "fort-numbers.md", "ends", made)


if __name__ == "__main__":
    main()
