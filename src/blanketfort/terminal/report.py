"""The results of a simulation as tables."""

from collections.abc import Collection
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column, Table

from blanketfort.arena.charts import TO, draw_cards, draw_groups
from blanketfort.arena.report_page import end_rows, say_forfeits, spread_rows
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words

Row = dict[str, Any]
MEASURED = ("card", "lawful", "chosen", "held", "shift", "error")
SHOWN = ("event", "of", "shift", "error")


class ReportConsole(Console):
    """A console that prints names as they are, and leaves it to the command what to do when its reader is gone."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def table_of(rows: list[list[str]], left: Collection[int] = (0,)) -> Table:
    """A table, its headings first; numbers stand to the right in their columns, but for those that are named."""
    columns = [Column(head, justify="left" if at in left else "right") for at, head in enumerate(rows[0])]
    table = Table(*columns, box=SIMPLE_HEAD, padding=(0, 1))
    for row in rows[1:]:
        table.add_row(*row)
    return table


def print_report(report: Row, words: Words) -> None:
    """Print what `arena.statistics.summarize` found."""
    console = ReportConsole()
    heading = {name: report[name] for name in ("games", "game", "players", "seed")}
    console.print(words(Phrase("report-heading", **heading | {"seed": str(report["seed"])})))
    console.print(_wins(report, words))
    if report["decisions"]:
        console.print(table_of(spread_rows(report, words)))
    for phrase in say_forfeits(report):
        console.print(words(phrase))
    if report["ends"]:
        console.print(table_of(end_rows(report, words)))
    if "cards" in report:
        console.print(_cards(report, words))
    if "traits" in report:
        for name, rows in report["traits"].items():
            if rows:
                console.print(table_of(_trait_rows(name, rows, words)))
        console.print(words(Phrase("traits-caption")))
    speed = [f"{report[name]:,}" for name in ("decisions_per_second", "decisions_per_second_and_core")]
    console.print(words(Phrase("report-speed", all=speed[0], core=speed[1], seconds=f"{report['seconds']:.1f}")))


def _wins(report: Row, words: Words) -> Table:
    seats = [(words.name(seat), wins) for seat, wins in enumerate(report["wins_by_seat"])]
    bots = [(words(Phrase("report-bot", bot=bot)), wins) for bot, wins in report["wins_by_bot"].items()]
    heads = [words(Phrase(f"report-{name}")) for name in ("wins", "games", "share")]
    return table_of([heads, *([name, f"{wins:g}", f"{wins / report['games']:.1%}"] for name, wins in seats + bots)])


def _cards(report: Row, words: Words) -> Table:
    """Each card's facts, how often its event was chosen when legal, and its holder's chances with their error."""
    rows = report["cards"]
    facts = [name for name in rows[0] if name not in MEASURED]
    heads = [Column(words(Phrase(f"report-{name}")), no_wrap=True) for name in ("card", *facts, *SHOWN)]
    # Narrow enough for 80 columns in either language.
    caption = words(Phrase("report-cards-caption"))
    table = Table(*heads, caption=caption, box=SIMPLE_HEAD, padding=0)
    for row in rows:
        told = [_say_fact(report["game"], name, row[name], words) for name in facts]
        share = f"{row['chosen'] / row['lawful']:.0%}" if row["lawful"] else ""
        shift = ("", "") if row["shift"] is None else (f"{row['shift']:+.1f}", f"±{row['error']:.1f}")
        table.add_row(row["card"], *told, share, str(row["lawful"]), *shift)
    return table


def _trait_rows(name: str, rows: list[Row], words: Words) -> list[list[str]]:
    """Who has each trait of a kind, what they win, and by how much that is more than usual."""
    found = [[words(Phrase(f"traits-{head}")) for head in (f"by-{name}", "seats", "wins", "range", "shift")]]
    for row in rows:
        shift = "" if row["shift"] is None else f"{row['shift']:+.1f} ± {row['error']:.1f}"
        bounds = f"{row['low']:.0%} {TO} {row['high']:.0%}"
        found.append([row["trait"], str(row["held"]), f"{row['share']:.1%}", bounds, shift])
    return found


def plot_report(title: str, report: Row, words: Words) -> str:
    """The report on what a game is won with, as a picture in SVG."""
    if "cards" in report:
        heads = words(Phrase("report-plot-event")), words(Phrase("report-plot-shift"))
        return draw_cards(words(Phrase("report-plot", game=title)), heads, report["cards"])
    groups = [(words(Phrase(f"traits-by-{name}")), rows) for name, rows in report["traits"].items() if rows]
    return draw_groups(groups, 1 / report["players"], words(Phrase("traits-plot", game=title)))


def _say_fact(game: str, name: str, value: object, words: Words) -> str:
    return words(Phrase(f"{game}-{name}-{value}")) if isinstance(value, str) else str(value)
