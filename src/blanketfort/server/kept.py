"""What is kept of a table beside its lines, for a later version whose rules cannot apply those."""

from __future__ import annotations

import logging
from collections.abc import Collection

import msgspec

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.proof import reveal
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import game as find_game
from blanketfort.server.lengths import is_full
from blanketfort.server.storage import Kept, Note, Row, Unavailable
from blanketfort.table import company
from blanketfort.table.lines import Head, Line, Resume, read_line
from blanketfort.table.room import Room
from blanketfort.table.rooms import read_room
from blanketfort.table.seats import Refusal

log = logging.getLogger("blanketfort.server")

KEPT_EVERY = 32
"""After how many lines it is kept where a game stands; when a server ends, too."""


def is_due(before: Room, after: Room) -> bool:
    """Whether it is time to keep where a game stands: now and then, after the deal, and when it is over."""
    return after.seq % KEPT_EVERY == 0 or after.phase != before.phase


def kept_of(room: Room) -> Kept | None:
    """Where the game stands, and in the end its record; nothing where there is no game."""
    table = room.table
    if table is None:
        return None
    record = reveal(table.state).to_text() if room.phase == "over" else ""
    return Kept(room.seq, table.state.to_text(), record, room.setup.rules)


def note_of(room: Room, known: Collection[str] = ()) -> Note:
    """What a list of tables tells of a room; of these guests it is known that it is theirs."""
    asked = [] if room.turn.seat is None else room.seats[room.turn.seat].holders
    due = None if is_full(room) else 0.0 if room.turn.bot is not None or room.is_shuffling else room.turn.deadline
    guests = tuple(sorted(room.holders.difference(known)))
    told = room.head.game, room.phase, room.names, asked, room.opened_at, room.changed_at
    return Note(*told, guests, due, room.head.occasion, company.results_of(room))


def retrace(id: str, entries: list[tuple[float, Line]], kept: Kept | None) -> Room | None:
    """A room from its lines; None if they cannot be applied by these rules, or lead to another end than was kept."""
    try:
        room = read_room(id, entries)
        return room if kept is None or not kept.record or _ends_as(room, kept.record) else None
    except BlanketfortError:
        log.warning("a game is not lawful by these rules", extra={"table": id})
    except Exception:
        log.exception("a table cannot be read", extra={"table": id})
    return None


def _ends_as(room: Room, record: str) -> bool:
    """Whether the same was played with the same result; options that are younger than the record are not in it."""
    kept = Record.from_text(record)
    found = reveal(room.table.state) if room.table is not None else None
    return found is not None and (found.lines, found.result) == (kept.lines, kept.result)


def read_known(rows: list[Row], *before: Line) -> list[tuple[float, Line]]:
    """The lines of a table, or those that came after its first; one with which a newer version has gone on, in a way
    or by rules that are not known here, has to be served by that."""
    try:
        entries = [(row.at, read_line(row.line)) for row in rows]
    except msgspec.DecodeError:
        raise gone_ahead() from None
    known = [*before, *(line for _at, line in entries)]
    head = known[0]
    assert isinstance(head, Head)
    if max(line.rules for line in known if isinstance(line, Head | Resume)) > find_game(head.game).rules_version:
        raise gone_ahead()
    return entries


def gone_ahead() -> Unavailable:
    return Unavailable("a newer version has gone on with this table")


def not_there() -> Refusal:
    return Refusal("missing", "server-no-table")


def set_aside() -> Refusal:
    return Refusal("cannot", "server-set-aside")


def resume(entries: list[tuple[float, Line]], kept: Kept) -> Line:
    """The line by which a game goes on from where it stood, by the rules of today."""
    head = entries[0][1]
    assert isinstance(head, Head)
    return Resume(kept.position.removeprefix(f"rules = {kept.rules}\n"), find_game(head.game).rules_version)
