"""Every kind of room, from its lines."""

from __future__ import annotations

from blanketfort.table.lesson_room import LessonRoom
from blanketfort.table.lines import Head, Line
from blanketfort.table.room import Room


def read_room(id: str, rows: list[tuple[float, Line]]) -> Room:
    """A table from all of its lines."""
    (at, head), *others = rows
    assert isinstance(head, Head)
    room = LessonRoom(id, at, head) if head.tutorial else Room(id, at, head)
    for at, line in others:
        room.apply(at, line)
    return room
