"""The results of a simulation as tables."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table

from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words

SPREAD = ("mean", "min", "q1", "median", "q3", "max")


class ReportConsole(Console):
    """A console that leaves it to the command what to do when its reader is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_report(report: dict[str, Any], words: Words) -> None:
    """Print what `arena.statistics.summarize` found."""
    console = ReportConsole()
    heading = {name: report[name] for name in ("games", "game", "players", "seed")}
    console.print(words(Phrase("report-heading", **heading | {"seed": str(report["seed"])})))
    console.print(_wins(report, words))
    console.print(_spreads(report, words))
    if report["ends"]:
        console.print(_shares(words, "report-ended", report["ends"].items(), report["games"]))
    speed = [f"{report[name]:,}" for name in ("decisions_per_second", "decisions_per_second_and_core")]
    console.print(words(Phrase("report-speed", all=speed[0], core=speed[1], seconds=f"{report['seconds']:.1f}")))


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


def _spreads(report: dict[str, Any], words: Words) -> Table:
    table = Table("", *(words(Phrase(f"report-{column}")) for column in SPREAD))
    for name in ("turns", "decisions", "scores", "winning_scores"):
        if report[name]:
            cells = (f"{report[name][column]:g}" for column in SPREAD)
            table.add_row(words(Phrase(f"report-{name.replace('_', '-')}")), *cells)
    return table
