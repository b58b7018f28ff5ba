"""What a game is won with, as tables in the terminal and as a picture."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Column, Table

from blanketfort.arena.charts import TO, draw_groups
from blanketfort.engine.phrase import Phrase
from blanketfort.locale import Words

Row = dict[str, Any]


def trait_tables(traits: dict[str, list[Row]], words: Words) -> list[Table]:
    """A table for each kind of trait: who has it, what they win, and by how much that is more than usual."""
    return [_table(name, rows, words) for name, rows in traits.items() if rows]


def _table(name: str, rows: list[Row], words: Words) -> Table:
    heads = [words(Phrase(f"traits-{head}")) for head in ("seats", "wins", "range", "shift")]
    numbers = [Column(head, justify="right") for head in heads]
    table = Table(words(Phrase(f"traits-by-{name}")), *numbers, box=SIMPLE_HEAD, padding=(0, 1))
    for row in rows:
        shift = "" if row["shift"] is None else f"{row['shift']:+.1f} ± {row['error']:.1f}"
        bounds = f"{row['low']:.0%} {TO} {row['high']:.0%}"
        table.add_row(row["trait"], str(row["held"]), f"{row['share']:.1%}", bounds, shift)
    return table


def plot_traits(title: str, traits: dict[str, list[Row]], players: int, words: Words) -> str:
    """All of them as a picture in SVG."""
    groups = [(words(Phrase(f"traits-by-{name}")), rows) for name, rows in traits.items() if rows]
    return draw_groups(groups, 1 / players, words(Phrase("traits-plot", game=title)))
