"""A table in a file that grows by a line with every choice: what a save holds, and how it is read back.

After its heading come the lines that any table is stored as (`lines.py`): how it was opened, then each choice and each
one taken back. The seed makes every chance outcome again, so none is written. It is secret like a state.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from blanketfort.engine import record
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.game import Game
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import game as find_game
from blanketfort.table.lines import Choose, Head, Place, Undo, read_line, write_line
from blanketfort.table.room import make_setup
from blanketfort.table.table import Table
from blanketfort.table.turn import PERSON

HEADING, FIRST_HEADING = "blanketfort save 2", "blanketfort save 1"


def write_head(table: Table) -> str:
    """The lines that a journal begins with."""
    head = make_head(Record.of(table.state), table.setup.seed, table.setup.salt, table.sitting)
    return f"{HEADING}\n{write_line(head)}\n"


def make_head(start: Record, seed: int | str | None, salt: str, sitting: list[str]) -> Head:
    """How a table was opened, from the record of its first moment."""
    return Head(
        game=start.game,
        options=start.options,
        seed="" if seed is None else str(seed),
        salt=salt,
        places=[Place("person") if player == PERSON else Place("bot", bot=player) for player in sitting],
        host="",
        position=start.position,
        rules=start.rules,
        deck=start.deck,
        commitment=start.commitment,
    )


def whole_lines(text: str) -> str:
    """The text without a last line that was cut off while it was written."""
    return text[: text.rfind("\n") + 1]


def read_journal(text: str, open_game: Callable[[str], Game] = find_game) -> Table:
    """The table where a journal's last whole line left it; BadText says which line is wrong.

    `open_game` finds the game by its name, with the house deck that it was played with.
    """
    rows = whole_lines(text).split("\n")[:-1]
    if not rows or rows[0] not in (HEADING, FIRST_HEADING):
        raise BadText(f"line 1: a saved game begins with {HEADING!r}, not {rows[0] if rows else 'nothing'!r}")
    head, first = _read_head(rows) if rows[0] == HEADING else _read_first_head(rows)
    table = _open_table(head, open_game)
    for number, row in enumerate(rows[first:], start=first + 1):
        try:
            table.apply(_read_move(row, table))
        except BlanketfortError as error:
            raise BadText(f"line {number}: {error}") from None
    return table


def _read_head(rows: list[str]) -> tuple[Head, int]:
    """How the table was opened, and where its choices begin."""
    if len(rows) < 2:
        raise BadText("it breaks off before the game begins")
    try:
        head = read_line(rows[1])
    except msgspec.DecodeError as error:
        raise BadText(f"line 2: {error}") from None
    if not isinstance(head, Head):
        raise BadText("line 2: it does not say how the table was opened")
    return head, 2


def _open_table(head: Head, open_game: Callable[[str], Game]) -> Table:
    start = Record(head.game, head.rules, len(head.places), head.options, head.commitment, head.deck, head.position, [])
    game = start.find_game(open_game(head.game))
    setup = make_setup(game, head)
    if head.commitment != setup.commitment:
        raise BadText("its seed is not the one that the game was dealt with")
    return Table(game, setup, [place.bot or PERSON for place in head.places])


def _read_move(row: str, table: Table) -> Choose | Undo:
    try:
        move = read_line(row) if row.startswith("{") else _read_first_move(row, table)
    except msgspec.DecodeError:
        move = None
    if isinstance(move, Choose | Undo):
        return move
    raise BadText(f"cannot read {row!r}")


# The first format: it began like a record, with a line for each seat, and its choices named no seat.


def _read_first_head(rows: list[str]) -> tuple[Head, int]:
    if "begin" not in rows:
        raise BadText("it breaks off before the game begins")
    end = rows.index("begin")
    sitting = [row.removeprefix("seat ") for row in rows[:end] if row.startswith("seat ")]
    start = Record.from_text("\n".join([record.HEADING, *(row for row in rows[1:end] if not row.startswith("seat "))]))
    if len(sitting) != start.players:
        raise BadText(f"it names {len(sitting)} players for {start.players} seats")
    return make_head(start, start.seed, start.salt, sitting), end + 1


def _read_first_move(row: str, table: Table) -> Choose | Undo | None:
    word, _, key = row.partition(" ")
    if word == "choose" and table.decision is not None:
        return Choose(table.decision.seat, key)
    return Undo(table.standing[-1].seat) if row == "undo" and table.standing else None
