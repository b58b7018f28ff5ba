"""A room in which somebody learns: the tutor says what comes next, and the rival plays what the lesson tells.

Nothing is taken back in a lesson, and nobody stands in. After its last step it is a room like any other.
"""

from __future__ import annotations

from copy import copy

from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import game as find_game
from blanketfort.table import lines
from blanketfort.table.lesson import LEARNER, Tutor, load_lesson
from blanketfort.table.lines import Head, Line
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal
from blanketfort.table.table import Move
from blanketfort.table.turn import Turn


class LessonRoom(Room):
    """One learner's table."""

    def __init__(self, id: str, at: float, head: Head) -> None:
        super().__init__(id, at, head)
        self.lesson = self.tutor = Tutor(load_lesson(find_game(head.tutorial), head.rule))

    def clone(self) -> LessonRoom:
        other = super().clone()
        assert isinstance(other, LessonRoom)
        other.lesson = other.tutor = copy(self.lesson)
        return other

    @property
    def is_taught(self) -> bool:
        return self.lesson.step is not None

    def _find_turn(self) -> Turn:
        """The rival plays only what is due, until the lesson is over."""
        turn = super()._find_turn()._replace(due=self.lesson.due)
        return turn._replace(player="") if self.is_taught and turn.due is None and turn.bot is not None else turn

    def choose(self, seat: int, version: int, key: str) -> Line:
        line = super().choose(seat, version, key)
        try:
            self.lesson.check(key)
        except BlanketfortError as error:
            wants = self.lesson.step is not None and self.lesson.step.wants
            raise Refusal("not-allowed", "learn-other" if wants else "learn-read-first", str(error)) from None
        return line

    def undo(self, seat: int, version: int) -> Line:
        self._check_free()
        return super().undo(seat, version)

    def stand_in(self, seat: int, bot: str, is_away: bool = False) -> Line:
        self._check_free()
        return super().stand_in(seat, bot, is_away)

    def leave(self, who: str, seat: int, bot: str) -> Line:
        self._check_free()
        return super().leave(who, seat, bot)

    def read(self, seat: int, step: int) -> Line:
        if seat != LEARNER or step != self.lesson.at or self.lesson.due is not None:
            raise Refusal("stale", "server-stale")
        if self.lesson.step is None or self.lesson.step.wants:
            raise Refusal("cannot", "learn-do-it")
        return lines.Read(seat, step)

    def _check_free(self) -> None:
        if self.is_taught:
            raise Refusal("cannot", "learn-forward")

    def _move(self, line: Move) -> None:
        assert self.table is not None
        told, was_taught = len(self.table.log), self.is_taught
        if isinstance(line, lines.Read):
            self.lesson.note_read(line.step)
        super()._move(line)
        for moment in self.table.log[told:]:
            if moment.key:
                self.lesson.note_choice(moment.seat, moment.key)
        if was_taught:
            self.table.settle(LEARNER)
