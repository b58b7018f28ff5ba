"""The results of a simulation as tables."""

from typing import Any

from rich.console import Console
from rich.table import Table

SPREAD = ("mean", "min", "q1", "median", "q3", "max")


class ReportConsole(Console):
    """A console that leaves it to the command what to do when its reader is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_report(report: dict[str, Any]) -> None:
    """Print what `arena.statistics.summarize` found."""
    console = ReportConsole()
    console.print(f"{report['games']} games of {report['game']}, {report['players']} players, seed {report['seed']}")
    console.print(_wins(report))
    console.print(_spreads(report))
    if report["ends"]:
        console.print(_ends(report))
    per_core = f"{report['decisions_per_second_and_core']:,} a core"
    console.print(f"{report['decisions_per_second']:,} decisions a second ({per_core}) in {report['seconds']:.1f} s")


def _wins(report: dict[str, Any]) -> Table:
    table = Table("wins of", "games", "share")
    rows = [(f"seat {seat}", wins) for seat, wins in enumerate(report["wins_by_seat"])]
    rows += [(f"player {bot}", wins) for bot, wins in report["wins_by_bot"].items()]
    for name, wins in rows:
        table.add_row(name, f"{wins:g}", f"{wins / report['games']:.1%}")
    return table


def _ends(report: dict[str, Any]) -> Table:
    table = Table("ended by", "games", "share")
    for end, count in report["ends"].items():
        table.add_row(end, str(count), f"{count / report['games']:.1%}")
    return table


def _spreads(report: dict[str, Any]) -> Table:
    table = Table("", *SPREAD)
    for name in ("turns", "decisions", "scores", "winning_scores"):
        if report[name]:
            table.add_row(name.replace("_", " "), *(f"{report[name][column]:g}" for column in SPREAD))
    return table
