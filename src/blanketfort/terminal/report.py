"""The results of a simulation as tables."""

from collections.abc import Iterable
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column, Table

from blanketfort.arena.charts import draw_cards
from blanketfort.arena.report_page import say_forfeits, spread_rows
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words
from blanketfort.terminal.trait_tables import plot_traits, trait_tables

MEASURED = ("card", "lawful", "chosen", "held", "shift", "error")
SHOWN = ("event", "of", "shift", "error")


class ReportConsole(Console):
    """A console that prints names as they are, and leaves it to the command what to do when its reader is gone."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_report(report: dict[str, Any], words: Words) -> None:
    """Print what `arena.statistics.summarize` found."""
    console = ReportConsole()
    heading = {name: report[name] for name in ("games", "game", "players", "seed")}
    console.print(words(Phrase("report-heading", **heading | {"seed": str(report["seed"])})))
    console.print(_wins(report, words))
    if report["decisions"]:
        console.print(_spreads(report, words))
    for phrase in say_forfeits(report):
        console.print(words(phrase))
    if report["ends"]:
        console.print(_shares(words, "report-ended", report["ends"].items(), report["games"]))
    if "cards" in report:
        console.print(_cards(report, words))
    for table in trait_tables(report.get("traits", {}), words):
        console.print(table)
    if "traits" in report:
        console.print(words(Phrase("traits-caption")))
    speed = [f"{report[name]:,}" for name in ("decisions_per_second", "decisions_per_second_and_core")]
    console.print(words(Phrase("report-speed", all=speed[0], core=speed[1], seconds=f"{report['seconds']:.1f}")))


def _spreads(report: dict[str, Any], words: Words) -> Table:
    heads, *rows = spread_rows(report, words)
    table = Table(*heads)
    for row in rows:
        table.add_row(*row)
    return table


def _wins(report: dict[str, Any], words: Words) -> Table:
    seats = [(words.name(seat), wins) for seat, wins in enumerate(report["wins_by_seat"])]
    bots = [(words(Phrase("report-bot", bot=bot)), wins) for bot, wins in report["wins_by_bot"].items()]
    return _shares(words, "report-wins", seats + bots, report["games"])


def _shares(words: Words, heading: str, rows: Iterable[tuple[str, float]], games: int) -> Table:
    """How many of the games, and which part of them."""
    table = Table(words(Phrase(heading)), words(Phrase("report-games")), words(Phrase("report-share")))
    for name, count in rows:
        table.add_row(name, f"{count:g}", f"{count / games:.1%}")
    return table


def _cards(report: dict[str, Any], words: Words) -> Table:
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


def plot_report(title: str, report: dict[str, Any], words: Words) -> str:
    """The report on what a game is won with, as a picture in SVG."""
    if "cards" in report:
        return plot_cards(title, report["cards"], words)
    return plot_traits(title, report["traits"], report["players"], words)


def plot_cards(title: str, rows: list[dict[str, Any]], words: Words) -> str:
    """The report on a game's cards as a picture in SVG."""
    heads = words(Phrase("report-plot-event")), words(Phrase("report-plot-shift"))
    return draw_cards(words(Phrase("report-plot", game=title)), heads, rows)


def _say_fact(game: str, name: str, value: object, words: Words) -> str:
    return words(Phrase(f"{game}-{name}-{value}")) if isinstance(value, str) else str(value)
