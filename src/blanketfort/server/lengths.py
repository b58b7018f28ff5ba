"""How long a table may become: a game has an end, even one whose players want none."""

from __future__ import annotations

from blanketfort.table import lines
from blanketfort.table.lines import Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal

MOST_LINES = 4_000
"""How many lines a table has at most, but for those that its game needs: many times those of a long game."""
SHUFFLED = lines.Begin | lines.Pledge | lines.Word | lines.Hurry
PLAYED = lines.Choose | lines.End | lines.TimeOut | lines.Awake | lines.Resume
NEEDED = SHUFFLED | PLAYED | lines.Sit | lines.Dismiss | lines.Rematch
"""With twice as many lines even these are refused: a game without end has one."""


def check_length(room: Room, line: Line) -> None:
    """Refuse a line that would make the table too long."""
    most = MOST_LINES // 2 if isinstance(line, lines.Speak) else MOST_LINES  # talk leaves room for play
    if room.seq >= most and (is_full(room) or not is_needed(line)):
        raise Refusal("too-much", "server-table-full")


def is_needed(line: Line) -> bool:
    """Whether a game may need it to go on; so may those who wait for somebody who is away, and that one after it."""
    return isinstance(line, NEEDED) or (isinstance(line, lines.StandIn) and (line.is_away or not line.bot))


def is_full(room: Room) -> bool:
    return room.seq >= 2 * MOST_LINES
