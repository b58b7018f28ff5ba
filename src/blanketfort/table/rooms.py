"""Every kind of room, from its lines."""

from __future__ import annotations

from msgspec.structs import replace

from blanketfort.table.lesson_room import LessonRoom
from blanketfort.table.lines import Head, Line, Resume
from blanketfort.table.room import Room


def read_room(id: str, rows: list[tuple[float, Line]], record: str = "") -> Room:
    """A table from all of its lines; where `record` is given, that shows what was played instead of the lines."""
    (at, head), *others = rows
    assert isinstance(head, Head)
    if record:
        head = replace(head, record=record)
    room = LessonRoom(id, at, head) if head.tutorial else Room(id, at, head)
    last = max((number for number, (_at, line) in enumerate(rows) if isinstance(line, Resume)), default=0)
    for number, (at, line) in enumerate(others, start=1):
        room.is_superseded = number < last or bool(record)
        room.apply(at, line)
    return room
