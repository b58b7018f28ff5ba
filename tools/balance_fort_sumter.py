"""Measure the balance of Fort Sumter's deck, as `blanketfort simulate fort-sumter --report cards` does, for the docs.

    PYTHONPATH=src python tools/balance_fort_sumter.py --games 4000 --seed 100000 --jobs 2 --write docs

`--write` puts the figures between the marks of docs/fort-sumter-balance.md and draws docs/fort-sumter-balance.svg anew.
`--bot expert --games 600` lets other players play, and only counts how often each side wins.
"""

import argparse
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from blanketfort.arena.factors import report_cards
from blanketfort.arena.simulation import Plan, simulate
from blanketfort.arena.statistics import summarize
from blanketfort.games.fort_sumter import GAME
from blanketfort.games.fort_sumter.rules.board import ARMAMENTS
from blanketfort.locale import Words
from blanketfort.terminal.report import plot_cards

BEGIN, END = "<!-- {name} -->\n", "<!-- end of {name} -->"

Rows = list[dict[str, Any]]


def measure(games: int, seed: int, jobs: int) -> tuple[dict[str, Any], Rows]:
    """The figures of that many games between equal players, and a row for each card."""
    plan = Plan("fort-sumter", 2, games, seed, ("thumb",), watches_cards=True)
    results = list(simulate(plan, jobs))
    return summarize(plan, results, seconds=1.0), report_cards(GAME, results)


def explained(rows: Rows) -> float:
    """How much of what cards are worth to their holders their value and an Armaments bar explain, from 0 to 1."""
    bars = [GAME.deck.bars[GAME.deck.card_number(row["card"])] == ARMAMENTS for row in rows]
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
        ["bound", "asked", "reached"],
        ["---"] * 3,
        ["games", "2,000", f"{games:,}"],
        ["each side wins", "48-52 %", f"Unionist {unionist:.1%}, Secessionist {secessionist:.1%}"],
        ["winner's points, median", "5-8", f"{winning['median']:g} (mean {winning['mean']:.2f})"],
        ["margin, median", "1-2", f"{margins['median']:g} (mean {margins['mean']:.2f})"],
        ["every event is chosen when legal", "sometimes", f"least: {_share(shares[0])}; most: {_share(shares[-1])}"],
        ["no card moves its holder's chances", "by more than 6 points", f"{_shift(shifts[0])} to {_shift(shifts[-1])}"],
        ["value and Armaments bar explain of that", "less than in the first edition", f"{explained(rows):.0%}"],
        ["the Final Crisis came", "", ends],
    ]
    return _table(lines)


def cards(rows: Rows) -> str:
    """The row of each card, as a Markdown table."""
    head = ["card", "side", "value", "event chosen when legal", "holder's chances", "error"]
    lines = [head, ["---"] * len(head)]
    for row in rows:
        chances = [f"{row['shift']:+.1f}", f"±{row['error']:.1f}"]
        share = f"{row['chosen'] / row['lawful']:.0%} of {row['lawful']}"
        lines.append([row["card"], row["side"], str(row["value"]), share, *chances])
    return _table(lines)


def sides(bot: str, games: int, seed: int, jobs: int) -> str:
    """How often the Unionist wins between two such players, with the 95 % range."""
    results = list(simulate(Plan("fort-sumter", 2, games, seed, (bot,)), jobs))
    share = sum(result.winners == [0] for result in results) / games
    error = 1.96 * sqrt(share * (1 - share) / games)
    return f"{bot}: the Unionist won {share:.1%} of {games} ({share - error:.1%} to {share + error:.1%})"


def _share(row: dict[str, Any]) -> str:
    return f"{row['card']}, {row['chosen'] / row['lawful']:.0%}"


def _shift(row: dict[str, Any]) -> str:
    return f"{row['card']} {row['shift']:+.1f}"


def _table(lines: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def put(page: Path, name: str, text: str) -> None:
    """Put a text between the marks of that name in a page."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN.format(name=name))
    _, end, after = rest.partition(END.format(name=name))
    page.write_text(f"{before}{begin}{text}{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the directory of docs to write into")
    parser.add_argument("--bot", help="let such players play, and only count how often each side wins")
    asked = parser.parse_args()
    if asked.bot:
        print(sides(asked.bot, asked.games, asked.seed, asked.jobs))
        return
    found, rows = measure(asked.games, asked.seed, asked.jobs)
    print(bounds(found, rows), cards(rows), sep="\n", end="")
    if asked.write:
        page = asked.write / "fort-sumter-balance.md"
        put(page, "bounds", bounds(found, rows))
        put(page, "cards", cards(rows))
        (asked.write / "fort-sumter-balance.svg").write_text(
            plot_cards(GAME.title, rows, Words("en")), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
