"""A table in text that grows by a line with every choice: what a save file holds, and how it is read back.

It begins like a record, then says seed, salt and who sits where; after that comes one line for each `choose KEY` and
`undo`. The seed makes every chance outcome again, so none is written. It is secret like a state.
"""

from __future__ import annotations

from collections.abc import Callable

from blanketfort.engine import record
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import game as find_game
from blanketfort.table.table import Table

HEADING = "blanketfort save 1"


def write_head(table: Table) -> str:
    """The lines that a journal begins with."""
    start = Record.of(table.state)
    start.lines = []
    start.seed, start.salt = table.setup.seed, table.setup.salt
    rows = [HEADING, *start.to_text().splitlines()[1:]]
    rows += [f"seat {player}" for player in table.sitting]
    return "\n".join([*rows, "begin", ""])


def whole_lines(text: str) -> str:
    """The text without a last line that was cut off while it was written."""
    return text[: text.rfind("\n") + 1]


def read_journal(text: str, open_game: Callable[[str], Game] = find_game) -> Table:
    """The table where a journal's last whole line left it; BadText says which line is wrong.

    `open_game` finds the game by its name, with the house deck that it was played with.
    """
    rows = whole_lines(text).splitlines()
    if not rows or rows[0] != HEADING:
        raise BadText(f"line 1: a saved game begins with {HEADING!r}, not {rows[0] if rows else 'nothing'!r}")
    if "begin" not in rows:
        raise BadText("it breaks off before the game begins")
    body = rows.index("begin") + 1
    table = _read_head(rows[1 : body - 1], open_game)
    for number, row in enumerate(rows[body:], start=body + 1):
        try:
            _read_line(table, row)
        except BlanketfortError as error:
            raise BadText(f"line {number}: {error}") from None
    return table


def _read_head(rows: list[str], open_game: Callable[[str], Game]) -> Table:
    sitting = [row.removeprefix("seat ") for row in rows if row.startswith("seat ")]
    start = Record.from_text("\n".join([record.HEADING, *(row for row in rows if not row.startswith("seat "))]))
    game = start.find_game(open_game(start.game))
    setup = game.make_setup(start.players, "" if start.seed is None else start.seed, start.options, start.salt)
    setup.position = start.position
    if start.commitment != setup.commitment:
        raise BadText("its seed is not the one that the game was dealt with")
    if len(sitting) != setup.players:
        raise BadText(f"it names {len(sitting)} players for {setup.players} seats")
    return Table(game, setup, sitting)


def _read_line(table: Table, row: str) -> None:
    word, _, key = row.partition(" ")
    if word == "choose" and table.decision is not None:
        table.choose(table.decision.seat, key)
    elif row == "undo" and table.standing:
        table.undo(table.standing[-1].seat)
    else:
        raise BadText(f"cannot read {row!r}")
