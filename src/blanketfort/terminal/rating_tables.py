"""The results of a tournament as tables in the terminal."""

from __future__ import annotations

from typing import Any

from blanketfort.arena.charts import TO
from blanketfort.arena.report_page import end_rows, rating_rows, say_forfeits, spread_rows
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words
from blanketfort.terminal.report import ReportConsole, table_of


def print_standing(found: dict[str, Any], title: str, words: Words) -> None:
    """Print what `arena.standing.sum_up` found."""

    def say(id: str, **args: object) -> str:
        return words(Phrase(f"arena-{id}", **args))

    console = ReportConsole()
    console.print(say("heading", games=found["games"], game=title, deals=found["deals"], seats=found["seats"]))
    console.print(table_of(rating_rows(found["players"], say)))
    console.print(table_of(_pair_rows(found["pairs"], say)))
    for phrase in say_forfeits(found):
        console.print(words(phrase))
    if found["sides"]:
        console.print(table_of(_side_rows(found, words, say)))
    if found["decisions"]:
        console.print(table_of(spread_rows(found, words)))
    if found["ends"]:
        console.print(table_of(end_rows(found, words)))


def name_sides(found: dict[str, Any], words: Words) -> list[str]:
    """What the sides of the table are called: by their seat, or as a team."""
    names = [[words.name(seat) for seat in side["seats"]] for side in found["sides"]]
    return [
        words(Phrase("arena-side-team", first=side[0], second=side[1])) if len(side) == 2 else side[0] for side in names
    ]


def _pair_rows(pairs: list[dict[str, Any]], say: Any) -> list[list[str]]:
    names = ("player", "rival", "score", "range", "games", "clear")
    rows = [[say(f"column-{name}") for name in names]]
    for row in pairs:
        range_of = f"{row['low']:.1%} {TO} {row['high']:.1%}"
        clear = say("clear" if row["clear"] else "unclear")
        rows.append([row["player"], row["rival"], f"{row['score']:.1%}", range_of, str(row["games"]), clear])
    return rows


def _side_rows(found: dict[str, Any], words: Words, say: Any) -> list[list[str]]:
    rows = [[say(f"column-{name}") for name in ("seat", "wins", "range")]]
    for name, side in zip(name_sides(found, words), found["sides"], strict=True):
        rows.append([name, f"{side['share']:.1%}", f"{side['low']:.1%} {TO} {side['high']:.1%}"])
    return rows
