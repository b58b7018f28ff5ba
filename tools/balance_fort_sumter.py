"""Measure the balance of Fort Sumter's deck, as `blanketfort simulate fort-sumter --report cards` does, for the docs.

    PYTHONPATH=src python tools/balance_fort_sumter.py --games 4000 --seed 100000 --jobs 2 --write docs

`--write` puts the figures between the marks of docs/fort-sumter-balance.md and draws docs/fort-sumter-balance.svg anew.
`--bot search:400 --kept FILE` lets such players play, and only counts how often each side wins: games are kept in the
file as they are played, so that a run can be stopped and continued; the table shows all players that are kept there.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from marks import put, share, table

from blanketfort.arena.factors import report_cards
from blanketfort.arena.simulation import Plan, play_game, simulate
from blanketfort.arena.statistics import summarize
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import DIMENSIONS, UNIONIST
from blanketfort.locale import Words
from blanketfort.terminal.report import plot_report

Rows = list[dict[str, Any]]


def measure(games: int, seed: int, jobs: int) -> tuple[dict[str, Any], Rows]:
    """The figures of that many games between equal players, and a row for each card."""
    plan = Plan("fort-sumter", 2, games, seed, ("thumb",), watches_cards=True)
    results = list(simulate(plan, jobs))
    return summarize(plan, results, seconds=1.0), report_cards(GAME, results)


def explained(rows: Rows) -> float:
    """How much of what cards are worth to their holders their value and an Armaments bar explain, from 0 to 1."""
    bars = [DIMENSIONS[GAME.deck.bars[GAME.deck.card_number(row["card"])]] == "armaments" for row in rows]
    known = np.array([[1, row["value"], bar] for row, bar in zip(rows, bars, strict=True)], float)
    worth = np.array([row["shift"] for row in rows])
    left = worth - known @ np.linalg.lstsq(known, worth, rcond=None)[0]
    return 1 - float(left @ left) / float(((worth - worth.mean()) ** 2).sum())


def bounds(found: dict[str, Any], rows: Rows) -> str:
    """What was asked of the deck, and what it reached, as a Markdown table."""
    games = found["games"]
    unionist, secessionist = (wins / games for wins in found["wins_by_seat"])
    winning, margins = found["winning_scores"], found["margins"]
    shares = sorted(rows, key=lambda row: row["chosen"] / row["lawful"])
    shifts = sorted(rows, key=lambda row: row["shift"])
    ends = ", ".join(f"{end} in {count / games:.1%}" for end, count in found["ends"].items())
    lines = [
        ["games", "2,000", f"{games:,}"],
        ["each side wins", "48-52 %", f"Unionist {unionist:.1%}, Secessionist {secessionist:.1%}"],
        ["winner's points, median", "5-8", f"{winning['median']:g} (mean {winning['mean']:.2f})"],
        ["margin, median", "1-2", f"{margins['median']:g} (mean {margins['mean']:.2f})"],
        ["every event is chosen when legal", "sometimes", f"least: {_share(shares[0])}; most: {_share(shares[-1])}"],
        ["no card moves its holder's chances", "by more than 6 points", f"{_shift(shifts[0])} to {_shift(shifts[-1])}"],
        ["value and Armaments bar explain of that", "less than in the first edition", f"{explained(rows):.0%}"],
        ["the Final Crisis came", "", ends],
    ]
    return table(["bound", "asked", "reached"], lines)


def cards(rows: Rows) -> str:
    """The row of each card, as a Markdown table."""
    head = ["card", "side", "value", "event chosen when legal", "holder's chances", "error"]
    lines = []
    for row in rows:
        chances = [f"{row['shift']:+.1f}", f"±{row['error']:.1f}"]
        share = f"{row['chosen'] / row['lawful']:.0%} of {row['lawful']}"
        lines.append([row["card"], row["side"], str(row["value"]), share, *chances])
    return table(head, lines)


Kept = dict[str, dict[str, int]]
"""Who won, by players and seed."""


def sides(kept: Path, bot: str, games: int, seed: int) -> str:
    """How often the Unionist wins between two such players, and others that are kept, with the 95 % range."""
    won: Kept = json.loads(kept.read_text()) if kept.exists() else {}
    plan = Plan("fort-sumter", 2, games, seed, (bot,))
    for sitting in map(plan.sitting, range(games)):
        if str(sitting.seed) not in won.setdefault(bot, {}):
            won[bot][str(sitting.seed)] = play_game(sitting).winners[0]
            kept.write_text(json.dumps(won))
    rows = []
    for name, winners in won.items():
        found, low, high = share(sum(winner == UNIONIST for winner in winners.values()), len(winners))
        rows.append([f"`{name}`", f"{len(winners):,}", f"{found:.1%}", f"{low:.1%} to {high:.1%}"])
    return table(["players", "games", "Unionist won", "95 %"], rows)


def _share(row: dict[str, Any]) -> str:
    return f"{row['card']}, {row['chosen'] / row['lawful']:.0%}"


def _shift(row: dict[str, Any]) -> str:
    return f"{row['card']} {row['shift']:+.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the directory of docs to write into")
    parser.add_argument("--bot", help="let such players play, and only count how often each side wins")
    parser.add_argument("--kept", type=Path, help="the file that these games are kept in")
    asked = parser.parse_args()
    if asked.bot and not asked.kept:
        parser.error("--bot needs --kept")
    if asked.bot:
        made = sides(asked.kept, asked.bot, asked.games, asked.seed)
        print(made, end="")
        if asked.write:
            put(asked.write / "fort-sumter-balance.md", "strong", made)
        return
    found, rows = measure(asked.games, asked.seed, asked.jobs)
    print(bounds(found, rows), cards(rows), sep="\n", end="")
    if asked.write:
        page = asked.write / "fort-sumter-balance.md"
        put(page, "bounds", bounds(found, rows))
        put(page, "cards", cards(rows))
        (asked.write / "fort-sumter-balance.svg").write_text(
            plot_report(GAME.title, {"cards": rows}, Words("en")), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
